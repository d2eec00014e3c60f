//! Who answers for some seats of a table: scripts in a match of their own, or the last resort alone.
//!
//! Each side of a table has a match of its own. It is told what its seats have seen since they were
//! last asked, and asked only for them, so that two brains never meet.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;

use super::bot::Bot;
use super::spec::{Kind, Spec};
use crate::error::{Error, Result};
use crate::game::{Legal, Names, Refusal, Scene};
use crate::journal::Sink;
use crate::referee::{Course, Question, Referee};
use crate::runtime::Runtime;
use crate::table::{Change, Match, Opening};
use crate::trace::{Source, Step};
use crate::vm::budget::FUEL_PER_MS;
use crate::vm::{Lent, Limits};

/// What went wrong on the way to answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Slips {
    /// Errors of scripts, scripts that were stopped, and bots that failed to answer.
    pub faults: u64,
    /// Answers that were not legal.
    pub refused: u64,
    /// Answers that the last resort had to give.
    pub last_resort: u64,
}

impl std::ops::AddAssign for Slips {
    fn add_assign(&mut self, other: Slips) {
        self.faults += other.faults;
        self.refused += other.refused;
        self.last_resort += other.last_resort;
    }
}

/// An answer, and what went wrong before it.
pub(crate) struct Answered<A> {
    /// The answer.
    pub(crate) answer: Legal<A>,
    /// Which rung gave it; a bot is a handler.
    pub(crate) source: Source,
    /// What went wrong.
    pub(crate) slips: Slips,
    /// What it cost.
    pub(crate) cost: Cost,
}

/// What an answer cost.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cost {
    /// What the scripts spent; the same in every run.
    pub(crate) fuel: u64,
    /// How long they took.
    pub(crate) time: Duration,
}

/// Somebody at a table.
pub(crate) trait Player<G: Referee> {
    /// Answers the question that the table waits for.
    fn answer(&mut self, course: &Course<G>, question: &Question<G>) -> Result<Answered<G::Answer>>;
}

/// How long a bot may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Milliseconds for its first answer in a game, in which it also starts.
    pub first_ms: u64,
    /// Milliseconds for every other answer.
    pub ms: u64,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { first_ms: 15_000, ms: 5_000 }
    }
}

/// The setting by which a game is told whether to rank alternatives.
const ADVICE: &str = "advice";

/// Somebody who may sit down at many tables, in any thread.
#[derive(Clone)]
pub(crate) enum Entrant {
    /// The last resort in Rust.
    LastResort,
    /// Scripts.
    Scripts(Runtime),
    /// A program on a pipe.
    Bot {
        /// It and its arguments.
        command: Vec<String>,
        /// How long it may take.
        patience: Patience,
        /// The time per answer that it is told of.
        ms: Option<u64>,
    },
}

/// What holds for both sides.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Terms {
    /// Limits of scripts.
    pub(crate) limits: Limits,
    /// Time per answer in milliseconds.
    pub(crate) time: Option<u64>,
    /// How long bots may take, where no time is given.
    pub(crate) patience: Patience,
}

impl Entrant {
    /// Makes ready who is written down.
    ///
    /// # Errors
    /// Mods that cannot be read, settings that the game does not have, a program that is not there.
    pub(crate) fn of<G: Referee + Lent>(spec: &Spec, terms: &Terms) -> Result<Entrant> {
        match &spec.kind {
            Kind::LastResort => Ok(Entrant::LastResort),
            Kind::Command(command) => {
                super::pipe::try_to_start(command)?;
                let (command, ms) = (command.clone(), terms.time);
                Ok(Entrant::Bot { command, patience: terms.patience_of_bots(), ms })
            }
            Kind::Scripts(scripts) => {
                let mut builder = scripts.builder().limits(terms.limits_of_scripts());
                // nobody reads the alternatives of an arena's decisions
                if G::schema().settings.iter().any(|setting| setting.name == ADVICE) {
                    builder = builder.set(ADVICE, false);
                }
                if let (Some(setting), Some(ms)) = (G::time_setting(), terms.time) {
                    builder = builder.set(setting, ms);
                }
                let runtime = builder.build();
                runtime.load_report::<G>()?;
                Ok(Entrant::Scripts(runtime))
            }
        }
    }

    /// Names that its scripts bring.
    pub(crate) fn names<G: Referee + Lent>(&self) -> Result<Names> {
        match self {
            Entrant::Scripts(runtime) => runtime.names::<G>(),
            _ => Ok(Names::default()),
        }
    }

    /// Sits down at a table, for these seats. Scripts write a journal where one is wanted.
    pub(crate) fn sit<G: Referee + Lent>(
        &self,
        seats: Vec<String>,
        journal: Option<PathBuf>,
    ) -> Box<dyn Player<G>> {
        match self {
            Entrant::LastResort => Box::new(LastResort),
            Entrant::Scripts(runtime) => Box::new(Scripted::new(runtime.clone(), seats).recorded_in(journal)),
            Entrant::Bot { command, patience, ms } => Box::new(Bot::new(command, *patience, *ms, seats)),
        }
    }
}

impl Terms {
    /// A search that takes the whole time per answer must not run into the clock of the scripts, nor
    /// out of their fuel.
    fn limits_of_scripts(&self) -> Limits {
        let least = self.time.map_or(0, |ms| ms.saturating_mul(2));
        let fuel = least.saturating_mul(FUEL_PER_MS);
        Limits { ms: self.limits.ms.max(least), fuel: self.limits.fuel.max(fuel), ..self.limits }
    }

    /// A bot that keeps to the time per answer still has to be woken and heard.
    fn patience_of_bots(&self) -> Patience {
        const WAY: u64 = 500;
        let ms = self.time.map_or(self.patience.ms, |ms| ms.saturating_add(WAY));
        Patience { first_ms: self.patience.first_ms.max(ms), ms }
    }
}

/// The last resort answers everything.
pub(crate) struct LastResort;

impl<G: Referee + Lent> Player<G> for LastResort {
    fn answer(&mut self, course: &Course<G>, question: &Question<G>) -> Result<Answered<G::Answer>> {
        Ok(last_resort(&course.scene(question)?, Slips::default()))
    }
}

/// The last resort answers, after these slips.
pub(super) fn last_resort<G: Referee>(scene: &Scene<G>, mut slips: Slips) -> Answered<G::Answer> {
    slips.last_resort += 1;
    Answered { answer: Legal::last_resort(scene), source: Source::LastResort, slips, cost: Cost::default() }
}

/// Scripts, with a match of their own that is opened at the first question.
pub(crate) struct Scripted<G: Lent> {
    runtime: Runtime,
    seats: Vec<String>,
    heard: usize,
    table: Option<Match<G>>,
    journal: Option<PathBuf>,
}

impl<G: Referee + Lent> Scripted<G> {
    /// Scripts for these seats.
    pub(crate) fn new(runtime: Runtime, seats: Vec<String>) -> Scripted<G> {
        Scripted { runtime, seats, heard: 0, table: None, journal: None }
    }

    /// The same with a journal of all that the match is told and answers.
    pub(crate) fn recorded_in(self, journal: Option<PathBuf>) -> Scripted<G> {
        Scripted { journal, ..self }
    }

    /// The match, told how the table stands and what has happened.
    fn table(&mut self, course: &Course<G>, question: &Question<G>) -> Result<&mut Match<G>> {
        let from = std::mem::replace(&mut self.heard, course.happened());
        match course.whole() {
            Some(whole) => self.follow(course, from, whole),
            None => self.catch_up(course, from, course.snapshot(question)),
        }
    }

    /// Tells all that has happened, then how the table stands.
    fn catch_up(&mut self, course: &Course<G>, from: usize, snapshot: G::Snapshot) -> Result<&mut Match<G>> {
        let events = course.news(from, &self.seats);
        match self.table.take() {
            Some(mut table) => {
                table.update(Change::State(snapshot), &events)?;
                Ok(self.table.insert(table))
            }
            None => {
                let mut table = self.open(Opening::new(snapshot, course.seed()))?;
                if !events.is_empty() {
                    table.observe(&events)?;
                }
                Ok(self.table.insert(table))
            }
        }
    }

    /// Tells each thing that has happened in the state that it happened in.
    fn follow(&mut self, course: &Course<G>, from: usize, whole: Arc<G::Snapshot>) -> Result<&mut Match<G>> {
        let news = course.news_with_states(from, &self.seats);
        let mut table = match self.table.take() {
            Some(table) => table,
            None => {
                let first = news.first().map_or(&whole, |(state, _)| state);
                self.open(Opening { refereed: true, ..Opening::new((**first).clone(), course.seed()) })?
            }
        };
        for (state, event) in &news {
            table.live_through(state, event)?;
        }
        table.stand_at(&whole)?;
        Ok(self.table.insert(table))
    }

    fn open(&self, opening: Opening<G>) -> Result<Match<G>> {
        match &self.journal {
            Some(path) => self.runtime.open_recorded(opening, Sink::file(path)?),
            None => self.runtime.open(opening),
        }
    }
}

impl<G: Referee + Lent> Player<G> for Scripted<G> {
    fn answer(&mut self, course: &Course<G>, question: &Question<G>) -> Result<Answered<G::Answer>> {
        let table = self.table(course, question)?;
        table.number_next(question.number);
        let began = Instant::now();
        let decision = table.decide(question.ask.clone())?;
        let cost = Cost { fuel: decision.fuel, time: began.elapsed() };
        let count =
            |is: fn(&Step) -> bool| decision.trace.steps.iter().filter(|step| is(step)).count() as u64;
        let slips = Slips {
            faults: count(|step| matches!(step, Step::Fault { .. })) + table.take_faults().len() as u64,
            refused: count(|step| matches!(step, Step::Refused { .. })),
            last_resort: u64::from(decision.source == Source::LastResort),
        };
        Ok(Answered { answer: decision.answer, source: decision.source, slips, cost })
    }
}

/// The referee has refused what was settled: the game breaks its own contract.
pub(crate) fn broken_contract<G: Referee>(refusal: &Refusal) -> Error {
    Error::Engine(format!("the referee of {} refuses a legal answer: {refusal}", G::ID))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_grow_with_the_time_for_an_answer_and_never_shrink() {
        let limits = |time| Terms { time, ..Terms::default() }.limits_of_scripts();
        let usual = Limits::default();
        assert_eq!((limits(None), limits(Some(1))), (usual, usual));
        let long = limits(Some(3000));
        assert_eq!((long.ms, long.fuel), (6000, 6000 * FUEL_PER_MS));
        assert_eq!(limits(Some(u64::MAX)).fuel, u64::MAX);
    }
}
