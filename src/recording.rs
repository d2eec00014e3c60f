//! What a match writes into its journal, and how it goes on after its scripts were broken.

use std::sync::Arc;

use crate::decide::Decision;
use crate::error::{Error, Result};
use crate::game::{Scene, settle};
use crate::journal::{Entry, Header, Memory, Reader, Sink, VERSION};
use crate::replay::Replay;
use crate::runtime::Runtime;
use crate::table::{Match, Opening};
use crate::trace::{Source, Trace};
use crate::vm::{Fault, Kill, Killed, Lent, Plan, Program, Vm};

const FROM_THE_JOURNAL: &str = "the script engine was made anew from the journal: it had run out of memory";
const FROM_NOTHING: &str = "the script engine was made anew and remembers nothing: it had run out of memory";

impl<G: Lent> Match<G> {
    /// Opens a match with a journal.
    pub(crate) fn recorded(runtime: Runtime, opening: Opening<G>, sink: Sink) -> Result<Match<G>> {
        let mut opened = Match::open(runtime, opening)?;
        opened.begin_journal(sink)?;
        Ok(opened)
    }

    /// Writes how the match began. Call it before anything has happened.
    pub(crate) fn begin_journal(&mut self, mut sink: Sink) -> Result<()> {
        let header = self.header()?;
        let path = sink.path().map(std::path::Path::to_owned).unwrap_or_default();
        sink.line(&header).map_err(|source| Error::Io { path, source })?;
        self.journal = Some(sink);
        Ok(())
    }

    fn header(&self) -> Result<Header<G>> {
        Ok(Header {
            journal: VERSION,
            game: G::ID.to_owned(),
            seed: self.opening.seed,
            first: self.opening.first,
            trace: self.detail(),
            limits: self.limits,
            settings: (*self.settings).clone(),
            names: self.opening.names.clone(),
            scripts: self.runtime.scripts::<G>()?,
            refereed: self.opening.refereed,
            snapshot: self.opening.snapshot.clone(),
        })
    }

    /// Goes on writing to a journal that already holds what has happened.
    pub(crate) fn record_on(&mut self, sink: Sink) {
        self.journal = Some(sink);
    }

    /// Writes an entry. A journal that cannot be written is given up, and the match goes on.
    pub(crate) fn write(&mut self, entry: impl FnOnce() -> Entry<G>) {
        let Some(sink) = &mut self.journal else { return };
        if let Err(error) = sink.line(&entry()) {
            self.journal = None;
            self.add_fault(Fault::bare(format!("the journal ends here, it cannot be written: {error}")));
        }
    }

    pub(crate) fn write_decision(&mut self, ask: G::Ask, decision: &Decision<G::Answer>) {
        self.write(|| Entry::Decision {
            number: decision.number,
            ask,
            answer: decision.answer.answer().clone(),
            source: decision.source,
            fuel: decision.fuel,
            killed: decision.killed.clone(),
        });
    }

    /// Makes a recorded decision again. One that broke the memory is not run but taken as it was.
    pub(crate) fn decide_again(
        &mut self,
        ask: G::Ask,
        recorded: Recorded<G::Answer>,
    ) -> Result<Decision<G::Answer>> {
        match recorded.killed {
            Some(killed) if killed.by == Kill::Memory => {
                let scene = self.scene(ask)?;
                self.vm.count_kill(&killed.handler);
                let decision = taken(&scene, recorded.answer, recorded.source, killed)?;
                self.write_decision(scene.ask, &decision);
                Ok(decision)
            }
            killed => self.decide_as(Plan::Replay(killed), ask),
        }
    }

    /// Makes a decision of which no more is known than whether a script was stopped in it.
    pub(crate) fn decide_again_as_recorded(
        &mut self,
        ask: G::Ask,
        killed: Option<Killed>,
    ) -> Result<Decision<G::Answer>> {
        let plan = match killed {
            Some(killed) if killed.by == Kill::Memory => Plan::Live,
            killed => Plan::Replay(killed),
        };
        self.decide_as(plan, ask)
    }

    /// After a kill for memory, what scripts were doing cannot be repeated: the engine is made anew,
    /// from the journal where it can be read.
    pub(crate) fn recover(&mut self, killed: Option<Killed>) -> Result<()> {
        if killed.is_none_or(|killed| killed.by != Kill::Memory) || self.is_replayed {
            return Ok(());
        }
        let memory = match self.live_again() {
            Some(vm) => {
                self.take_place(vm);
                Memory::Replayed
            }
            None => {
                self.start_empty()?;
                Memory::Empty
            }
        };
        self.write(|| Entry::Rebuild { memory });
        Ok(())
    }

    /// The engine of a match that has lived through this one's journal.
    fn live_again(&self) -> Option<Vm<G>> {
        let path = self.journal.as_ref()?.path()?;
        let mut reader = Reader::file(path).ok()?;
        let replay = Replay { force: true, ..Replay::default() };
        let restored = replay.run::<G>(&self.runtime, &mut reader).ok()?;
        Some(restored.table.into_vm())
    }

    fn into_vm(self) -> Vm<G> {
        self.vm
    }

    fn take_place(&mut self, vm: Vm<G>) {
        self.remarks.push(FROM_THE_JOURNAL.to_owned());
        self.vm = vm;
    }

    fn start_empty(&mut self) -> Result<()> {
        let program = self.runtime.program::<G>()?;
        let kills = self.vm.take_kills();
        self.vm = Vm::open(program, &self.limits, &self.settings, self.opening.seed)?;
        self.vm.set_kills(kills);
        self.lend(Plan::Live);
        self.remarks.push(FROM_NOTHING.to_owned());
        Ok(())
    }

    /// Does what a rebuild did when it was recorded.
    pub(crate) fn rebuild_as(&mut self, memory: Memory) -> Result<()> {
        match memory {
            Memory::Replayed => {
                self.remarks.push(FROM_THE_JOURNAL.to_owned());
            }
            Memory::Empty => self.start_empty()?,
        }
        self.write(|| Entry::Rebuild { memory });
        Ok(())
    }

    /// Reads the scripts again from where they came from. What they keep in tables stays. Where
    /// they have new faults, the match goes on with the old scripts and the faults are given back.
    ///
    /// # Errors
    /// A mod that cannot be read any more. The match then goes on with the old scripts.
    pub fn reload(&mut self) -> Result<Vec<Fault>> {
        let faults = self.runtime.reload::<G>()?;
        if faults.is_empty() {
            self.take_up()?;
        }
        Ok(faults)
    }

    /// Runs the present scripts again, as a recorded reload did.
    pub(crate) fn load_again(&mut self) -> Result<()> {
        let program = self.runtime.program::<G>()?;
        self.load(program)
    }

    /// Takes up the scripts that the runtime has now, where they are not those of this match.
    ///
    /// # Errors
    /// The script engine has failed.
    pub fn take_up(&mut self) -> Result<()> {
        let program = self.runtime.program::<G>()?;
        if self.vm.runs(&program) {
            return Ok(());
        }
        self.load(program)
    }

    fn load(&mut self, program: Arc<Program>) -> Result<()> {
        self.add_names(&program.names);
        let scripts = program.scripts.clone();
        self.vm.reload(program)?;
        self.lend(Plan::Live);
        self.write(|| Entry::Reload { scripts });
        Ok(())
    }
}

/// What was recorded of a decision.
pub(crate) struct Recorded<A> {
    pub(crate) answer: A,
    pub(crate) source: Source,
    pub(crate) killed: Option<Killed>,
}

/// A recorded decision as it was, without asking anybody.
fn taken<G: Lent>(
    scene: &Scene<G>,
    answer: G::Answer,
    source: Source,
    killed: Killed,
) -> Result<Decision<G::Answer>> {
    let answer = settle(scene, answer)
        .map_err(|refused| Error::Engine(format!("a recorded answer is not legal: {}", refused.refusal)))?;
    let fuel = killed.fuel;
    Ok(Decision {
        number: scene.number,
        answer,
        source,
        delay_ms: crate::decide::delay(scene),
        trace: Trace::default(),
        fuel,
        killed: Some(killed),
        advice: G::advice(scene),
    })
}
