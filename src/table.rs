//! A match: one table with its state, its scripts' memory and its numbered decisions.

use std::sync::Arc;

use serde_json::Value;

use crate::decide::{Decision, decide};
use crate::error::{HostError, Result};
use crate::game::{Game, Names, Scene};
use crate::runtime::Runtime;
use crate::trace::Detail;
use crate::vm::{Fault, Lent, Limits, Vm};
use crate::wire::{self, Envelope};

/// What a match begins with.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    /// The table as it stands.
    pub snapshot: G::Snapshot,
    /// Seed of every random choice.
    pub seed: u64,
    /// Names that the host adds to the catalogue.
    pub names: Names,
    /// Limits, where they are not the runtime's.
    pub limits: Option<Limits>,
}

impl<G: Game> Opening<G> {
    /// An opening with nothing but the table and a seed.
    pub fn new(snapshot: G::Snapshot, seed: u64) -> Opening<G> {
        Opening { snapshot, seed, names: Names::default(), limits: None }
    }
}

/// One table. It belongs to the thread that opened it.
pub struct Match<G: Lent> {
    runtime: Runtime,
    vm: Vm<G>,
    sent: Arc<G::Snapshot>,
    snapshot: Arc<G::Snapshot>,
    names: Names,
    filled: Vec<String>,
    faults: Vec<Fault>,
    seed: u64,
    decisions: u64,
    detail: Detail,
}

impl<G: Lent> Match<G> {
    pub(crate) fn open(runtime: Runtime, opening: Opening<G>) -> Result<Match<G>> {
        let program = runtime.program::<G>()?;
        let mut names = program.names.clone();
        names.extend(&opening.names);
        let mut snapshot = opening.snapshot.clone();
        let filled = G::admit(&mut snapshot, &names).map_err(|error| error.under("snapshot"))?;
        let limits = opening.limits.unwrap_or_else(|| runtime.limits());
        let vm = Vm::open(program, &limits, &runtime.settings::<G>()?, opening.seed)?;
        let mut opened = Match {
            vm,
            sent: Arc::new(opening.snapshot),
            snapshot: Arc::new(snapshot),
            names,
            filled,
            faults: Vec::new(),
            seed: opening.seed,
            decisions: 0,
            detail: runtime.detail(),
            runtime,
        };
        opened.lend();
        Ok(opened)
    }

    /// The state as it stands, defaults filled in.
    pub fn snapshot(&self) -> &G::Snapshot {
        &self.snapshot
    }

    /// Which defaults were filled in.
    pub fn filled(&self) -> &[String] {
        &self.filled
    }

    /// Faults of scripts outside decisions (while they were told events or lent a state) since
    /// this was last asked.
    pub fn take_faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }

    /// How much of each decision is written down from now on.
    pub fn set_trace(&mut self, detail: Detail) {
        self.detail = detail;
    }

    /// Tells what happened, oldest first. All of it is taken or nothing.
    ///
    /// # Errors
    /// The first event that does not fit, with its JSON path.
    pub fn observe(&mut self, events: &[G::Event]) -> Result<()> {
        let mut sent = None;
        let mut changed = false;
        for (index, event) in events.iter().enumerate() {
            let state = sent.get_or_insert_with(|| (*self.sent).clone());
            changed |= G::observe(state, event).map_err(|error| error.under(&format!("events[{index}]")))?;
        }
        if let (true, Some(state)) = (changed, sent) {
            self.replace(state)?;
        }
        for event in events {
            if let Err(fault) = self.vm.tell(event) {
                self.faults.push(fault);
            }
        }
        Ok(())
    }

    /// Puts another state in place of the last one.
    ///
    /// # Errors
    /// What is inconsistent in it, with its JSON path. The match is then as before.
    pub fn replace(&mut self, snapshot: G::Snapshot) -> Result<()> {
        let mut admitted = snapshot.clone();
        self.filled = G::admit(&mut admitted, &self.names).map_err(|error| error.under("snapshot"))?;
        self.sent = Arc::new(snapshot);
        self.snapshot = Arc::new(admitted);
        self.lend();
        Ok(())
    }

    /// Changes the last state sent by a JSON merge patch.
    ///
    /// # Errors
    /// The patched state is malformed or inconsistent. The match is then as before.
    pub fn patch(&mut self, delta: Value) -> Result<()> {
        let mut state = serde_json::to_value(&*self.sent)
            .map_err(|error| HostError::new("delta", "a state that can be patched", error.to_string()))?;
        wire::merge(&mut state, delta);
        self.replace(wire::read_value(state).map_err(|error| error.under("snapshot"))?)
    }

    /// Answers a question.
    ///
    /// ```
    /// use junshi::{Envelope, Opening, Runtime, sgs::Sgs};
    /// let scene = Envelope::<Sgs>::read(r#"{"snapshot":{"players":[
    ///     {"name":"sgs1","general":"caopi","hp":3}, {"name":"sgs2","general":"sunquan","hp":4}]},
    ///     "ask":{"kind":"askForSkillInvoke","seat":"sgs1","skill_name":"xingshang"}}"#).unwrap();
    /// let mut table = Runtime::builder().build().open(Opening::<Sgs>::new(scene.snapshot, 7)).unwrap();
    /// let decision = table.decide(scene.ask.unwrap()).unwrap();
    /// assert_eq!(serde_json::to_string(decision.answer.answer()).unwrap(), "true");
    /// ```
    ///
    /// # Errors
    /// The question does not make sense in this state. The match is then as before.
    pub fn decide(&mut self, ask: G::Ask) -> Result<Decision<G::Answer>> {
        G::check_ask(&self.snapshot, &ask).map_err(|error| error.under("ask"))?;
        self.decisions += 1;
        let scene = Scene { snapshot: self.snapshot.clone(), ask, number: self.decisions, seed: self.seed };
        Ok(decide(&mut self.vm, &scene, self.detail))
    }

    /// Reads the scripts again from where they came from. What they keep in tables stays.
    ///
    /// # Errors
    /// A mod that cannot be read any more. The match then goes on with the old scripts.
    pub fn reload(&mut self) -> Result<()> {
        let program = self.runtime.recompile::<G>()?;
        self.names.extend(&program.names);
        self.vm.reload(program)?;
        self.lend();
        Ok(())
    }

    /// Puts a whole scene in place of the table, as if the match had been opened on it. What
    /// scripts remember stays.
    pub(crate) fn stage(&mut self, scene: &Envelope<G>) -> Result<()> {
        let mut names = self.runtime.program::<G>()?.names.clone();
        names.extend(&scene.names);
        let before = std::mem::replace(&mut self.names, names);
        if let Err(error) = self.replace(scene.snapshot.clone()) {
            self.names = before;
            return Err(error);
        }
        (self.seed, self.decisions) = (scene.seed, 0);
        self.observe(&scene.events)
    }

    /// Scripts look at the table as this seat, until the next question or state.
    pub(crate) fn look(&mut self, seat: &str) -> std::result::Result<(), Fault> {
        self.vm.look(seat)
    }

    fn lend(&mut self) {
        if let Err(fault) = self.vm.lend(&self.snapshot, &self.names) {
            self.faults.push(fault);
        }
    }

    pub(crate) fn vm(&mut self) -> &mut Vm<G> {
        &mut self.vm
    }
}

/// Opens a match on a whole scene: its table, and the events before it already told.
///
/// # Errors
/// What is wrong with the scene, with its JSON path.
pub fn open_scene<G: Lent>(runtime: &Runtime, scene: &Envelope<G>) -> Result<Match<G>> {
    let mut opened = runtime.open(Opening {
        snapshot: scene.snapshot.clone(),
        seed: scene.seed,
        names: scene.names.clone(),
        limits: scene.limits,
    })?;
    opened.observe(&scene.events)?;
    Ok(opened)
}
