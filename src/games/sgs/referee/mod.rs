//! The rules at work: a whole game of Sanguosha, from the deal to the winners.
//!
//! The rules themselves are Lua (`lua/sgs/rules`), one coroutine a game, which stops where a player is
//! asked. Here stand the set-up, what seats may see, and what comes of the game; [`face`] hosts the
//! coroutine and reads what it says.

mod asked;
mod choices;
mod choosing;
mod drawn;
mod face;
mod gauntlet;
mod holdings;
pub(super) mod rehearsal;
mod setup;
mod story;
mod view;

use std::collections::BTreeMap;
use std::sync::Arc;

use super::event::Data;
use super::{Answer, Ask, Event, Sgs, Snapshot};
use crate::error::HostError;
use crate::game::{Legal, Names, Refusal, Scene};
use crate::referee::{Concern, Contest, Figure, Happening, Holding, Outcome, Referee, Seating, Setup, Tongue};
use face::Stage;
use setup::Deal;

/// A game under way.
pub struct Table {
    stage: Stage,
    deal: Deal,
    asked: Option<(String, Ask)>,
    outcome: Option<Outcome>,
    answered: u64,
}

/// Whether a turn begins.
fn is_turn(happening: &Happening<Event>) -> bool {
    let event = happening.told_to(&[]);
    event.is_some_and(|event| matches!(&event.data, Data::PhaseChange(change) if change.from == 7 && change.to == 0))
}

/// More questions than any game has; one that has more is drawn.
const MOST_QUESTIONS: u64 = 20_000;

impl Referee for Sgs {
    type Table = Table;

    const HAS_PACKAGES: bool = true;

    const HOLDINGS: &'static [&'static str] = holdings::KINDS;

    /// `mode` is `08p`, `06pd` …, with further words behind it: `+caopi` for a general that plays,
    /// `+pairs` for two generals each, `+dealt` where nobody chooses his general, `+bare` without skills.
    fn deal(setup: &Setup) -> Result<Table, HostError> {
        let (stage, deal) = setup::deal(setup)?;
        let mut table = Table { stage, deal, asked: None, outcome: None, answered: 0 };
        table.go_on(None);
        Ok(table)
    }

    fn seats(table: &Table) -> Vec<String> {
        table.deal.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    fn pending(table: &Table) -> Option<(String, Ask)> {
        table.asked.clone()
    }

    fn snapshot_for(table: &Table, seat: &str) -> Snapshot {
        view::seen_by(&table.stage.state(), seat, |pile| table.stage.is_closed(pile))
    }

    fn apply(table: &mut Table, answer: Legal<Answer>) -> Result<(), Refusal> {
        table.answered += 1;
        table.go_on(Some(answer.into_answer()));
        Ok(())
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        table.outcome.clone()
    }

    fn happened(table: &Table) -> &[Happening<Event>] {
        table.stage.happened()
    }

    fn state_when(table: &Table, place: usize) -> Option<Arc<Snapshot>> {
        table.stage.state_when(place)
    }

    fn whole(table: &Table) -> Option<Arc<Snapshot>> {
        Some(table.stage.state())
    }

    fn roles(table: &Table) -> BTreeMap<String, String> {
        table.deal.seats.iter().map(|seat| (seat.name.clone(), seat.role.name().to_owned())).collect()
    }

    fn holdings(table: &Table) -> Vec<Holding> {
        holdings::holdings(table)
    }

    fn concern(table: &Table, ask: &Ask, answer: &Answer) -> Option<Concern> {
        holdings::concern(table, ask, answer)
    }

    fn camps(table: &Table) -> BTreeMap<String, String> {
        holdings::camps(table)
    }

    /// One side plays the rebels (in 1v1 and 3v3 the renegade's side), the other all who are not, and the
    /// mirror of that.
    fn seatings(table: &Table) -> Vec<Seating> {
        let roles = Self::roles(table);
        let foes: &[&str] = match table.deal.mode.as_str() {
            setup::ONE_ON_ONE | setup::THREE_ON_THREE => &["renegade", "rebel"],
            _ => &["rebel"],
        };
        let rebels = |seat: &str| roles.get(seat).is_some_and(|role| foes.contains(&role.as_str()));
        let first = Seating::giving_a(&Self::seats(table), rebels);
        let mirror = first.mirror();
        vec![first, mirror]
    }

    fn gauntlet() -> &'static [Contest] {
        gauntlet::GAUNTLET
    }

    fn figures() -> &'static [Figure] {
        const FIGURES: &[Figure] = &[Figure::wins("share")];
        FIGURES
    }

    fn draw(snapshot: &Snapshot) -> Option<String> {
        drawn::drawn(snapshot, Tongue::English)
    }

    fn draw_in(snapshot: &Snapshot, tongue: Tongue) -> Option<String> {
        drawn::drawn(snapshot, tongue)
    }

    fn choices(scene: &Scene<Sgs>, tongue: Tongue) -> Vec<(String, Answer)> {
        choices::choices(scene, tongue)
    }

    fn asked(scene: &Scene<Sgs>, tongue: Tongue) -> Option<String> {
        asked::asked(scene, tongue)
    }

    fn story(table: &Table, from: usize, tongue: Tongue) -> Option<Vec<String>> {
        Some(table.story(from, tongue))
    }

    fn names(setup: &Setup) -> Names {
        setup.rules.names.clone()
    }
}

impl Table {
    /// What spectators are told of all that has happened since then, a line for each thing.
    fn story(&self, from: usize, tongue: Tongue) -> Vec<String> {
        let happened = self.stage.happened();
        let turns = |until: usize| happened[..until].iter().filter(|happening| is_turn(happening)).count();
        let before = from.checked_sub(1).and_then(|place| self.stage.state_when(place));
        let begun = turns(from.min(happened.len())) as u32;
        let mut teller = story::Teller::new(self.stage.catalogue(), tongue, begun, before.as_deref());
        let told = happened.iter().enumerate().skip(from);
        let lines = told.filter_map(|(place, happening)| {
            let (event, state) = (happening.told_to(&[])?, self.stage.state_when(place)?);
            Some(teller.lines(&event, &state))
        });
        lines.flatten().collect()
    }

    /// Lets the rules run to the next question, or to the end.
    fn go_on(&mut self, answer: Option<Answer>) {
        self.asked = None;
        if self.answered > MOST_QUESTIONS {
            self.outcome = Some(Outcome::drawn("endless"));
            return;
        }
        match self.stage.go_on(answer) {
            Ok(face::Stop::Asked(seat, ask)) => self.asked = Some((seat, ask)),
            Ok(face::Stop::Over(winner, reason)) => self.outcome = Some(self.deal.outcome(&winner, &reason)),
            Err(fault) => self.outcome = Some(Outcome::drawn(&format!("fault of the rules: {fault}"))),
        }
    }
}
