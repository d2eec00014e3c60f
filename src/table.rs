//! A match: one table with its state, its scripts' memory and its numbered decisions.

use std::cell::OnceCell;
use std::sync::Arc;

use serde_json::Value;

use crate::decide::{Decision, decide};
use crate::error::{Error, HostError};
use crate::game::{Game, Names, Scene, Settings, Standing};
use crate::journal::{Entry, Sink};
use crate::runtime::Runtime;
use crate::trace::Detail;
use crate::vm::{Desk, Fault, Killed, Lent, Limits, Plan, Vm};
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
    /// Settings, where they are not the runtime's.
    pub settings: Option<Settings>,
    /// Number of the first decision.
    pub first: u64,
    /// How much of each decision is written down, where it is not as the runtime says.
    pub trace: Option<Detail>,
    /// Whether a referee plays, that knows of every event: those that no script hears of are passed over.
    pub refereed: bool,
}

impl<G: Game> Opening<G> {
    /// An opening with nothing but the table and a seed.
    pub fn new(snapshot: G::Snapshot, seed: u64) -> Opening<G> {
        Opening {
            snapshot,
            seed,
            names: Names::default(),
            limits: None,
            settings: None,
            first: 1,
            trace: None,
            refereed: false,
        }
    }

    /// The opening of a scene: its table before the events and the question.
    pub fn of(scene: &Envelope<G>) -> Opening<G> {
        Opening {
            names: scene.names.clone(),
            limits: scene.limits,
            first: scene.decision,
            ..Opening::new(scene.snapshot.clone(), scene.seed)
        }
    }
}

/// What a host says of the state, before it tells events.
#[derive(Clone, Debug)]
pub enum Change<G: Game> {
    /// Another state in place of the last one.
    State(G::Snapshot),
    /// A JSON merge patch on the last state sent.
    Delta(Value),
}

/// One table. It belongs to the thread that opened it.
pub struct Match<G: Lent> {
    pub(crate) runtime: Runtime,
    pub(crate) vm: Vm<G>,
    pub(crate) opening: Opening<G>,
    pub(crate) limits: Limits,
    pub(crate) settings: Arc<Settings>,
    pub(crate) journal: Option<Sink>,
    /// Whether recorded entries are being lived through again.
    pub(crate) is_replayed: bool,
    pub(crate) decisions: u64,
    pub(crate) snapshot: Arc<G::Snapshot>,
    sent: Arc<G::Snapshot>,
    names: Arc<Names>,
    /// Which defaults were filled in, once somebody has asked.
    filled: OnceCell<Vec<String>>,
    /// Which of the events that matter were told, as bits.
    heard: u64,
    /// The state since which events are told.
    since: Arc<G::Snapshot>,
    faults: Vec<Fault>,
    detail: Detail,
    /// Said at the head of the next decision's trace.
    pub(crate) remarks: Vec<String>,
}

impl<G: Lent> Match<G> {
    pub(crate) fn open(runtime: Runtime, opening: Opening<G>) -> Result<Match<G>, Error> {
        let program = runtime.program::<G>()?;
        let mut names = program.names.clone();
        names.extend(&opening.names);
        let Standing { sent, admitted } = Standing::<G>::admit(opening.snapshot.clone(), &names)?;
        let limits = opening.limits.unwrap_or_else(|| runtime.limits());
        let settings = match &opening.settings {
            Some(settings) => settings.clone(),
            None => runtime.settings::<G>()?,
        };
        let mut opened = Match {
            vm: Vm::open(program, &limits, &settings, opening.seed)?,
            since: sent.clone(),
            sent,
            snapshot: admitted,
            decisions: opening.first.saturating_sub(1),
            detail: opening.trace.unwrap_or_else(|| runtime.detail()),
            faults: Vec::new(),
            remarks: Vec::new(),
            journal: None,
            is_replayed: false,
            limits,
            settings: Arc::new(settings),
            names: Arc::new(names),
            filled: OnceCell::new(),
            heard: 0,
            opening,
            runtime,
        };
        opened.add_asides();
        opened.lend(Plan::Live);
        Ok(opened)
    }

    /// The state as it stands, defaults filled in.
    pub fn snapshot(&self) -> &G::Snapshot {
        &self.snapshot
    }

    /// Which defaults were filled in.
    pub fn filled(&self) -> &[String] {
        self.filled.get_or_init(|| G::admit(&mut (*self.sent).clone(), &self.names).unwrap_or_default())
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The next decision gets this number, where a host numbers its questions and asks others in
    /// between.
    pub fn number_next(&mut self, number: u64) {
        self.decisions = number.saturating_sub(1);
    }

    /// Faults of scripts outside decisions (while they were told events or lent a state), and of
    /// the journal, since this was last asked.
    pub fn take_faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }

    pub(crate) fn add_fault(&mut self, fault: Fault) {
        /// More than this nobody has asked for.
        const MOST: usize = 1000;
        if self.faults.len() < MOST {
            self.faults.push(fault);
        }
    }

    /// Writes down the faults that have not ended anything.
    fn add_asides(&mut self) {
        for fault in self.vm.take_asides() {
            self.add_fault(fault);
        }
    }

    /// Unknown names that the scripts have looked for in what is lent to them, and how often:
    /// `object.getFoo`, `sgs.Foo`, `DamageStruct.foo`.
    pub fn missed_names(&self) -> Vec<(String, u64)> {
        self.vm.missed()
    }

    /// How much of each decision is written down.
    pub fn detail(&self) -> Detail {
        self.detail
    }

    /// How much of each decision is written down from now on.
    pub fn set_trace(&mut self, detail: Detail) {
        self.detail = detail;
    }

    /// Tells what happened, oldest first. All of it is taken or nothing.
    ///
    /// # Errors
    /// The first event that does not fit, with its JSON path.
    pub fn observe(&mut self, events: &[G::Event]) -> Result<(), Error> {
        self.observe_as(|_| Plan::Live, events)
    }

    /// The state after the events; none where they do not change it.
    fn after(&self, state: &G::Snapshot, events: &[G::Event]) -> Result<Option<G::Snapshot>, HostError> {
        let mut state = state.clone();
        let mut changed = false;
        for (index, event) in events.iter().enumerate() {
            changed |=
                G::observe(&mut state, event).map_err(|error| error.under(&format!("events[{index}]")))?;
        }
        Ok(changed.then_some(state))
    }

    pub(crate) fn observe_as(
        &mut self,
        plan: impl Fn(usize) -> Plan,
        events: &[G::Event],
    ) -> Result<(), Error> {
        if let Some(state) = self.after(&self.sent, events)? {
            let standing = Standing::admit(state, &self.names)?;
            self.put(Plan::Live, standing);
        }
        let mut killed = Vec::new();
        for (index, event) in events.iter().enumerate() {
            self.hear(event);
            self.vm.plan(plan(index));
            if let Err(fault) = self.vm.tell(event) {
                self.add_fault(fault);
            }
            self.add_asides();
            killed.extend(self.vm.take_killed().map(|kill| (index, kill)));
        }
        let last = killed.last().map(|(_, kill)| kill.clone());
        self.write(|| Entry::Events { events: events.to_vec(), killed });
        self.recover(last)
    }

    /// Puts another state in place of the last one.
    ///
    /// # Errors
    /// What is inconsistent in it, with its JSON path. The match is then as before.
    pub fn replace(&mut self, snapshot: G::Snapshot) -> Result<(), Error> {
        self.replace_as(Plan::Live, snapshot)
    }

    pub(crate) fn replace_as(&mut self, plan: Plan, snapshot: G::Snapshot) -> Result<(), Error> {
        self.change(plan, Change::State(snapshot))
    }

    /// Changes the last state sent by a JSON merge patch.
    ///
    /// # Errors
    /// The patched state is malformed or inconsistent. The match is then as before.
    pub fn patch(&mut self, delta: Value) -> Result<(), Error> {
        self.patch_as(Plan::Live, delta)
    }

    pub(crate) fn patch_as(&mut self, plan: Plan, delta: Value) -> Result<(), Error> {
        self.change(plan, Change::Delta(delta))
    }

    /// Takes a new state, or a change of the last one, and what led to it: all of it or nothing.
    ///
    /// # Errors
    /// What does not fit, with its JSON path. The match is then as before.
    pub fn update(&mut self, change: Change<G>, events: &[G::Event]) -> Result<(), Error> {
        let next = self.next(&change)?;
        self.after(&next.sent, events)?;
        self.take(Plan::Live, change, next)?;
        if events.is_empty() { Ok(()) } else { self.observe(events) }
    }

    fn change(&mut self, plan: Plan, change: Change<G>) -> Result<(), Error> {
        let next = self.next(&change)?;
        self.take(plan, change, next)
    }

    /// What the state would be after a change.
    fn next(&self, change: &Change<G>) -> Result<Standing<G>, HostError> {
        let delta = match change {
            Change::State(snapshot) => return Standing::admit(snapshot.clone(), &self.names),
            Change::Delta(delta) => delta,
        };
        let now = Standing { sent: self.sent.clone(), admitted: self.snapshot.clone() };
        match G::patch(&now, delta, &self.names)? {
            Some(next) => Ok(next),
            None => wire::patch(&now, delta.clone(), &self.names),
        }
    }

    fn take(&mut self, plan: Plan, change: Change<G>, next: Standing<G>) -> Result<(), Error> {
        let killed = self.put(plan, next);
        let kill = killed.clone();
        self.write(|| match change {
            Change::State(snapshot) => Entry::State { snapshot, killed },
            Change::Delta(delta) => Entry::Delta { delta, killed },
        });
        self.recover(kill)
    }

    fn put(&mut self, plan: Plan, next: Standing<G>) -> Option<Killed> {
        self.filled = OnceCell::new();
        (self.sent, self.snapshot) = (next.sent, next.admitted);
        self.lend(plan)
    }

    /// Remembers that an event that matters was told.
    fn hear(&mut self, event: &G::Event) {
        let name = G::event_name(event);
        let place = G::vital_events().iter().position(|vital| vital.event == name);
        self.heard |= place.map_or(0, |place| 1 << place.min(63));
    }

    /// Which events that matter were never told: said where none was, and of the others once the match
    /// has lived long enough to have seen them all.
    fn never_heard(&self) -> Option<String> {
        if self.opening.refereed {
            return None;
        }
        let vital = G::vital_events();
        let missed = vital.iter().enumerate().filter(|(at, _)| self.heard & (1 << at) == 0);
        let missed: Vec<&str> = missed.map(|(_, vital)| vital.event).collect();
        let is_told = self.heard != 0 && !G::has_lived(&self.since, &self.snapshot);
        (!missed.is_empty() && !is_told)
            .then(|| format!("never told of these events, which matter most: {}", missed.join(", ")))
    }

    /// Tells an event together with the state in which it happened: one that a referee has made, so that
    /// nothing in it is filled in or checked. Events that no script hears of are passed over, and so are
    /// states in which none is told.
    ///
    /// # Errors
    /// The event does not fit the state, or the scripts could not be restored after they were stopped.
    pub fn live_through(&mut self, state: &Arc<G::Snapshot>, event: &G::Event) -> Result<(), Error> {
        self.hear(event);
        if !self.vm.wants(event) {
            return Ok(());
        }
        self.stand_at(state)?;
        self.observe(std::slice::from_ref(event))
    }

    /// Puts a referee's state in place of the last one, where it is another.
    ///
    /// # Errors
    /// The scripts could not be restored after they were stopped.
    pub fn stand_at(&mut self, state: &Arc<G::Snapshot>) -> Result<(), Error> {
        if Arc::ptr_eq(state, &self.snapshot) {
            return Ok(());
        }
        let before = self.sent.clone();
        let killed = self.put(Plan::Live, Standing { sent: state.clone(), admitted: state.clone() });
        let kill = killed.clone();
        self.write(|| Entry::Delta { delta: wire::difference(&*before, &**state), killed });
        self.recover(kill)
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
    pub fn decide(&mut self, ask: G::Ask) -> Result<Decision<G::Answer>, Error> {
        self.decide_as(Plan::Live, ask)
    }

    /// The next random numbers that scripts draw, in place of the generator's: what another host has
    /// drawn when it played the game that is being played again. Not written to the journal. Those that
    /// were dealt before and not drawn are dropped; how many is returned.
    #[doc(hidden)]
    pub fn deal_draws(&mut self, draws: Vec<f64>) -> usize {
        self.vm.deal(draws)
    }

    /// Bytes of memory that the scripts of this match hold, after a collection.
    pub fn script_memory(&self) -> usize {
        self.vm.memory()
    }

    /// Answers a question in no more than `ms` milliseconds, where that is less than the limit.
    ///
    /// # Errors
    /// As [`Match::decide`].
    pub fn decide_within(&mut self, ask: G::Ask, ms: Option<u64>) -> Result<Decision<G::Answer>, Error> {
        self.vm.hurry(ms);
        let decision = self.decide_as(Plan::Live, ask);
        self.vm.hurry(None);
        decision
    }

    pub(crate) fn decide_as(&mut self, plan: Plan, ask: G::Ask) -> Result<Decision<G::Answer>, Error> {
        let scene = self.scene(ask)?;
        self.vm.plan(plan);
        let mut remarks = std::mem::take(&mut self.remarks);
        if self.detail != Detail::Off {
            remarks.extend(self.never_heard());
        }
        let decision = decide(&mut self.vm, &scene, self.detail, &remarks);
        self.write_decision(scene.ask, &decision);
        self.recover(decision.killed.clone())?;
        Ok(decision)
    }

    /// The next numbered scene, if the question makes sense.
    pub(crate) fn scene(&mut self, ask: G::Ask) -> Result<Scene<G>, Error> {
        G::check_ask(&self.snapshot, &self.names, &ask).map_err(|error| error.under("ask"))?;
        self.decisions += 1;
        let (number, seed) = (self.decisions, self.opening.seed);
        let (names, settings) = (self.names.clone(), self.settings.clone());
        Ok(Scene { snapshot: self.snapshot.clone(), ask, number, seed, names, settings })
    }

    /// Puts a whole scene in place of the table, as if the match had been opened on it. What
    /// scripts remember stays.
    pub(crate) fn stage(&mut self, scene: &Envelope<G>) -> Result<(), Error> {
        let mut names = self.runtime.program::<G>()?.names.clone();
        names.extend(&scene.names);
        let before = std::mem::replace(&mut self.names, Arc::new(names));
        if let Err(error) = self.replace(scene.snapshot.clone()) {
            self.names = before;
            return Err(error);
        }
        (self.opening.seed, self.decisions) = (scene.seed, scene.decision.saturating_sub(1));
        self.since = self.sent.clone();
        self.observe(&scene.events)
    }

    /// A place to evaluate lines of Lua, looking at the table as this seat.
    pub(crate) fn desk(&mut self, seat: &str) -> Result<Desk, Fault> {
        self.vm.desk(seat)
    }

    /// Scripts look at the table as this seat, until the next question or state.
    pub(crate) fn look(&mut self, seat: &str) -> Result<(), Fault> {
        self.vm.look(seat)
    }

    pub(crate) fn lend(&mut self, plan: Plan) -> Option<Killed> {
        self.vm.plan(plan);
        if let Err(fault) = self.vm.lend(&self.snapshot, &self.names) {
            self.add_fault(fault);
        }
        self.add_asides();
        self.vm.take_killed()
    }

    /// The state as it was sent, without what defaults filled in.
    pub fn sent(&self) -> &G::Snapshot {
        &self.sent
    }

    /// The seed of the match.
    pub fn seed(&self) -> u64 {
        self.opening.seed
    }

    /// The file into which the journal is written.
    pub fn journal_path(&self) -> Option<&std::path::Path> {
        self.journal.as_ref().and_then(Sink::path)
    }

    /// Takes over the names of newly loaded scripts.
    pub(crate) fn add_names(&mut self, names: &Names) {
        Arc::make_mut(&mut self.names).extend(names);
    }
}

/// Opens a match on a whole scene: its table, and the events before it already told.
///
/// # Errors
/// What is wrong with the scene, with its JSON path.
pub fn open_scene<G: Lent>(runtime: &Runtime, scene: &Envelope<G>) -> Result<Match<G>, Error> {
    let mut opened = runtime.open(Opening::of(scene))?;
    opened.observe(&scene.events)?;
    Ok(opened)
}
