//! The same game told to a match of ours: its scripts see every state and event, and answer every
//! question. Nothing of it may fail; what they answer is their own affair.

use std::sync::Arc;
use std::time::Instant;

use junshi::game::Names;
use junshi::sgs::{Ask, Event, Sgs, Snapshot};
use junshi::trace::{Detail, Step};
use junshi::{Limits, Match, Opening, Runtime};
use serde_json::{Map, Value, json};

use super::agreement;
use super::tally::Tally;

/// The state with the roles of the living hidden: among robots the host opens all of them after the
/// first death, but the original's AI took no notice of that.
fn hidden(snapshot: &Snapshot) -> Snapshot {
    let mut state = snapshot.clone();
    for player in state.players.iter_mut().filter(|player| player.role_shown) {
        Arc::make_mut(player).role_shown = false;
    }
    state
}

/// A match that follows a recorded game.
pub struct Played {
    table: Match<Sgs>,
    shown: Arc<Snapshot>,
}

impl Played {
    /// Opens a match on the first state of a game.
    pub fn open(snapshot: &Arc<Snapshot>, names: &Names) -> Played {
        // On a busy machine the clock must not come before the other limits.
        let limits = Limits { ms: 20_000, ..Limits::default() };
        let runtime = agreement::as_the_original(Runtime::builder().limits(limits)).build();
        let mut opening = Opening::<Sgs>::new(hidden(snapshot), 1);
        opening.names = names.clone();
        opening.trace = Some(Detail::Brief);
        Played { table: runtime.open(opening).unwrap(), shown: Arc::clone(snapshot) }
    }

    fn show(&mut self, snapshot: &Arc<Snapshot>) {
        if !Arc::ptr_eq(snapshot, &self.shown) {
            self.table.replace(hidden(snapshot)).unwrap();
            self.shown = Arc::clone(snapshot);
        }
    }

    /// Tells an event, and the state that it stands in.
    pub fn event(&mut self, tally: &mut Tally, place: &str, snapshot: &Arc<Snapshot>, event: Event) {
        self.show(snapshot);
        let start = Instant::now();
        let told = self.table.observe(&[event]);
        tally.agreement.took("event", start.elapsed());
        let faults = self.table.take_faults();
        tally.note("told", told.is_ok() && faults.is_empty(), || format!("{place}: {told:?} {faults:?}"));
    }

    /// Asks a question.
    pub fn question(&mut self, tally: &mut Tally, place: &str, snapshot: &Arc<Snapshot>, asked: &Asked<'_>) {
        self.show(snapshot);
        let kind = asked.ask["kind"].as_str().unwrap();
        if kind == "activate" {
            self.beliefs(tally, asked);
        }
        let start = Instant::now();
        let decided = self.table.decide(asked.question.clone());
        tally.agreement.took(kind, start.elapsed());
        if let Ok(decision) = &decided {
            tally.agreement.answer(place, asked, snapshot, decision);
        }
        let faults = self.table.take_faults();
        let failed = |step: &Step| matches!(step, Step::Fault { .. } | Step::Refused { .. });
        let well = |step: &[Step]| !step.iter().any(failed);
        let fine = decided.as_ref().is_ok_and(|decision| well(&decision.trace.steps));
        tally.note("decided", fine && faults.is_empty(), || {
            let decided = decided.map(|decision| decision.trace.to_string());
            format!("{place}: {decided:?} {faults:?}")
        });
    }

    /// Asks the seat what it believes.
    fn beliefs(&mut self, tally: &mut Tally, asked: &Asked<'_>) {
        let seat = asked.ask["seat"].as_str().unwrap();
        let question = json!({"kind": "askForSkillInvoke", "seat": seat, "skill_name": "tells_beliefs"});
        self.table.set_trace(Detail::Full);
        let told = self.table.decide(serde_json::from_value(question).unwrap()).unwrap();
        self.table.set_trace(Detail::Brief);
        tally.agreement.belief(seat, asked.beliefs, &told);
    }
}

/// A question, as it was recorded and as it is asked.
pub struct Asked<'a> {
    /// As JSON.
    pub ask: &'a Value,
    /// As it is asked.
    pub question: &'a Ask,
    /// What the original answered, where it did.
    pub wanted: Option<&'a Value>,
    /// What the original's AI believed.
    pub beliefs: &'a Map<String, Value>,
}
