//! Restoring a match from its journal, by living through it again.
//!
//! Events, states and questions are given to fresh scripts in the recorded order. A script that
//! was stopped is stopped at the same count; where that cannot be exact (memory), it is left out,
//! as it was when the match recovered from it.

use std::path::Path;

use serde::Serialize;
use serde_json::Value;

use crate::decide::Decision;
use crate::error::{Error, Result};
use crate::journal::{Entry, Header, Reader, Sink};
use crate::recording::Recorded;
use crate::runtime::Runtime;
use crate::table::{Match, Opening};
use crate::vm::{Killed, Lent, Plan, Script};

/// How a journal is to be restored.
#[derive(Default)]
pub struct Replay {
    /// Go on although the scripts are not those of the journal, or an answer differs.
    pub force: bool,
    /// Stop before this decision.
    pub until: Option<u64>,
    /// Write a journal of the replay.
    pub record: Option<Sink>,
}

/// A restored match, and how it came out.
pub struct Restored<G: Lent> {
    /// The match as it stands after the last entry.
    pub table: Match<G>,
    /// How many decisions were made again.
    pub decisions: u64,
    /// The numbers of the first and the last of them. Where only one side of a game is written down,
    /// those of the other side are missing in between.
    pub numbers: Option<(u64, u64)>,
    /// Decisions that came out otherwise (only with `force`).
    pub differences: Vec<Difference>,
    /// In which way the scripts are not those of the journal (only with `force`).
    pub other_scripts: Vec<String>,
    /// The question before which the replay was stopped.
    pub pending: Option<G::Ask>,
    /// Its recorded answer.
    pub recorded: Option<G::Answer>,
    /// The kill that was recorded of it.
    pub killed: Option<Killed>,
    /// All events that were told.
    pub events: Vec<G::Event>,
}

/// A decision that came out otherwise than recorded.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// Number of the decision.
    pub number: u64,
    /// The recorded answer.
    pub recorded: Value,
    /// The answer now.
    pub now: Value,
}

impl Replay {
    /// Restores a match.
    ///
    /// # Errors
    /// The journal cannot be read; without `force` also other scripts, or an answer that differs.
    pub fn run<G: Lent>(self, runtime: &Runtime, reader: &mut Reader) -> Result<Restored<G>> {
        let header = reader.header::<G>()?;
        let other_scripts = differing(&header.scripts, &runtime.scripts::<G>()?);
        if !other_scripts.is_empty() && !self.force {
            return Err(refused(&other_scripts));
        }
        let mut restored = Restored {
            table: begin(runtime, header, self.record)?,
            decisions: 0,
            numbers: None,
            differences: Vec::new(),
            other_scripts,
            pending: None,
            recorded: None,
            killed: None,
            events: Vec::new(),
        };
        while let Some(entry) = reader.entry::<G>()? {
            if let Entry::Decision { number, ask, answer, killed, .. } = &entry
                && self.until == Some(*number)
            {
                restored.table.number_next(*number);
                restored.killed = killed.clone();
                restored.pending = Some(ask.clone());
                restored.recorded = Some(answer.clone());
                break;
            }
            restored.take(entry, self.force)?;
        }
        restored.table.is_replayed = false;
        Ok(restored)
    }
}

/// Restores a match from a file and goes on writing to it.
///
/// # Errors
/// As [`Replay::run`]; or the file cannot be written.
pub fn resume<G: Lent>(runtime: &Runtime, path: &Path, force: bool) -> Result<Match<G>> {
    let mut reader = Reader::file(path)?;
    let restored = Replay { force, ..Replay::default() }.run::<G>(runtime, &mut reader)?;
    let mut table = restored.table;
    table.record_on(Sink::append(path, reader.length())?);
    Ok(table)
}

fn begin<G: Lent>(runtime: &Runtime, header: Header<G>, record: Option<Sink>) -> Result<Match<G>> {
    let opening = Opening {
        snapshot: header.snapshot,
        seed: header.seed,
        names: header.names,
        limits: Some(header.limits),
        settings: Some(header.settings),
        first: header.first,
        trace: Some(header.trace),
        refereed: header.refereed,
    };
    let mut table = runtime.open(opening)?;
    table.is_replayed = true;
    if let Some(sink) = record {
        table.begin_journal(sink)?;
    }
    Ok(table)
}

fn differing(recorded: &[Script], present: &[Script]) -> Vec<String> {
    let mut lines = Vec::new();
    for script in recorded {
        match present.iter().find(|other| other.module == script.module) {
            None => lines.push(format!("mod {} is not loaded", script.module)),
            Some(other) if other.hash != script.hash => {
                lines.push(format!("mod {} has changed", script.module))
            }
            Some(_) => {}
        }
    }
    let is_new = |script: &&Script| !recorded.iter().any(|other| other.module == script.module);
    lines.extend(present.iter().filter(is_new).map(|script| format!("mod {} was not there", script.module)));
    lines
}

fn refused(lines: &[String]) -> Error {
    Error::Mod {
        module: "journal".to_owned(),
        problem: format!("{} (replay with --force to try it all the same)", lines.join("; ")),
    }
}

impl<G: Lent> Restored<G> {
    fn take(&mut self, entry: Entry<G>, force: bool) -> Result<()> {
        match entry {
            Entry::State { snapshot, killed } => self.table.replace_as(Plan::Replay(killed), snapshot),
            Entry::Delta { delta, killed } => self.table.patch_as(Plan::Replay(killed), delta),
            Entry::Events { events, killed } => {
                let plan = |at: usize| {
                    Plan::Replay(killed.iter().find(|(index, _)| *index == at).map(|(_, kill)| kill.clone()))
                };
                self.table.observe_as(plan, &events)?;
                self.events.extend(events);
                Ok(())
            }
            Entry::Decision { number, ask, answer, source, killed, .. } => {
                self.decisions += 1;
                self.numbers = Some((self.numbers.map_or(number, |(first, _)| first), number));
                self.table.number_next(number);
                let recorded = Recorded { answer: answer.clone(), source, killed };
                let decision = self.table.decide_again(ask, recorded)?;
                self.compare(&answer, &decision, force)
            }
            Entry::Reload { .. } => self.table.load_again(),
            Entry::Rebuild { memory } => self.table.rebuild_as(memory),
        }
    }

    fn compare(&mut self, recorded: &G::Answer, decision: &Decision<G::Answer>, force: bool) -> Result<()> {
        let recorded = serde_json::to_value(recorded).unwrap_or_default();
        let now = serde_json::to_value(decision.answer.answer()).unwrap_or_default();
        if recorded == now {
            return Ok(());
        }
        let difference = Difference { number: decision.number, recorded, now };
        if !force {
            return Err(Error::Mod {
                module: "journal".to_owned(),
                problem: format!(
                    "decision {} was {} and is now {} (replay with --force to go on)",
                    difference.number, difference.recorded, difference.now
                ),
            });
        }
        self.differences.push(difference);
        Ok(())
    }
}

/// What a journal is about, for those that have only its path.
///
/// # Errors
/// The file cannot be read or is no journal.
pub fn game_of(path: &Path) -> Result<String> {
    Reader::file(path)?.game()
}
