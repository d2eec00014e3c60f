//! The journal of a match: everything it was told and answered, one JSON object a line.
//!
//! The first line says how the match began (seed, mods with hashes, settings, the table); each
//! further line is one [`Entry`]. A line is written at once and whole, so that a process may be
//! killed at any moment: what follows the last whole line is ignored when the journal is read.
//! Nothing in it depends on time, so that a replay writes the same bytes.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::{Error, HostError, Result};
use crate::game::{Game, Names, Settings};
use crate::trace::{Detail, Source};
use crate::vm::{Killed, Limits, Script};
use crate::wire;

/// Version of the format.
pub const VERSION: u32 = 1;

/// How a match began.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "G::Snapshot: Serialize + DeserializeOwned")]
pub struct Header<G: Game> {
    /// Version of the format.
    pub journal: u32,
    /// Name of the game.
    pub game: String,
    /// Seed of the match.
    pub seed: u64,
    /// Number of the first decision.
    pub first: u64,
    /// How much of each decision was written down; scripts may notice it.
    pub trace: Detail,
    /// Limits of the match.
    pub limits: Limits,
    /// Settings of the profile.
    pub settings: Settings,
    /// Names that the host has added.
    pub names: Names,
    /// The mods and the hashes of their files; ours come first.
    pub scripts: Vec<Script>,
    /// Whether a referee has played, and events that no script hears of are left out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub refereed: bool,
    /// The table.
    pub snapshot: G::Snapshot,
}

/// What happened in a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(
    tag = "entry",
    rename_all = "snake_case",
    deny_unknown_fields,
    bound = "G::Snapshot: Serialize + DeserializeOwned, G::Ask: Serialize + DeserializeOwned,
             G::Event: Serialize + DeserializeOwned, G::Answer: Serialize + DeserializeOwned"
)]
pub enum Entry<G: Game> {
    /// A whole state.
    State {
        /// The table, as sent.
        snapshot: G::Snapshot,
        /// Whether the scripts were stopped while they were lent it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        killed: Option<Killed>,
    },
    /// A change of the last state.
    Delta {
        /// A JSON merge patch.
        delta: Value,
        /// Whether the scripts were stopped while they were lent the new state.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        killed: Option<Killed>,
    },
    /// Events.
    Events {
        /// What happened, oldest first.
        events: Vec<G::Event>,
        /// Which of them (from 0) the scripts were stopped at.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        killed: Vec<(usize, Killed)>,
    },
    /// A question and its outcome.
    Decision {
        /// Number of the decision.
        number: u64,
        /// The question.
        ask: G::Ask,
        /// The answer.
        answer: G::Answer,
        /// Which rung gave it.
        source: Source,
        /// Fuel that was spent.
        fuel: u64,
        /// Whether a script was stopped.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        killed: Option<Killed>,
    },
    /// The scripts were read again.
    Reload {
        /// The mods and the hashes of their files.
        scripts: Vec<Script>,
    },
    /// The script engine was made anew after the last entry.
    Rebuild {
        /// What scripts remember since.
        memory: Memory,
    },
}

/// What scripts remember after the engine was made anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Memory {
    /// Everything but the entry that broke it.
    Replayed,
    /// Nothing.
    Empty,
}

/// Where a journal is written.
pub struct Sink {
    out: Box<dyn Write + Send>,
    path: Option<PathBuf>,
}

impl Sink {
    /// A new file; what was in it is gone.
    ///
    /// # Errors
    /// The file cannot be made.
    pub fn file(path: impl AsRef<Path>) -> Result<Sink> {
        let path = path.as_ref();
        let file = File::create(path).map_err(|source| Error::Io { path: path.to_owned(), source })?;
        Ok(Sink { out: Box::new(file), path: Some(path.to_owned()) })
    }

    /// Any writer. The journal cannot be read back from it while the match runs.
    pub fn writer(out: impl Write + Send + 'static) -> Sink {
        Sink { out: Box::new(out), path: None }
    }

    /// A journal held in memory.
    pub fn memory() -> (Sink, Held) {
        let held = Held::default();
        (Sink::writer(held.clone()), held)
    }

    /// The end of a file that was read up to `length`; what follows is cut off.
    pub(crate) fn append(path: &Path, length: u64) -> Result<Sink> {
        let fail = |source| Error::Io { path: path.to_owned(), source };
        let file = OpenOptions::new().append(true).open(path).map_err(fail)?;
        file.set_len(length).map_err(fail)?;
        Ok(Sink { out: Box::new(file), path: Some(path.to_owned()) })
    }

    /// The file that is written, if it is one.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Writes one line.
    pub(crate) fn line(&mut self, value: &impl Serialize) -> std::io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.out.write_all(&line)?;
        self.out.flush()
    }
}

/// The text of a journal held in memory.
#[derive(Clone, Debug, Default)]
pub struct Held(Arc<Mutex<Vec<u8>>>);

impl Held {
    /// What was written so far.
    pub fn text(&self) -> String {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

impl Write for Held {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Reads a journal line by line.
pub struct Reader {
    lines: Box<dyn BufRead>,
    line: usize,
    /// Bytes of whole lines read so far.
    length: u64,
}

impl Reader {
    /// Reads a file.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub fn file(path: impl AsRef<Path>) -> Result<Reader> {
        let path = path.as_ref();
        let file = File::open(path).map_err(|source| Error::Io { path: path.to_owned(), source })?;
        Ok(Reader { lines: Box::new(BufReader::new(file)), line: 0, length: 0 })
    }

    /// Reads a text.
    pub fn text(text: String) -> Reader {
        Reader { lines: Box::new(std::io::Cursor::new(text.into_bytes())), line: 0, length: 0 }
    }

    /// How many bytes the whole lines take that were read so far.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The name of the game, from the first line; the reader then has to be made anew.
    ///
    /// # Errors
    /// There is no first line, or it is none of a journal.
    pub fn game(mut self) -> Result<String> {
        let line = self.next_line()?.ok_or_else(|| bad(1, "the first line of a journal", "nothing"))?;
        Ok(wire::game_of(&line).map_err(|error| error.under("line 1"))?)
    }

    /// The first line.
    ///
    /// # Errors
    /// It is none of a journal of this game and version.
    pub fn header<G: Game>(&mut self) -> Result<Header<G>> {
        let header: Header<G> =
            self.value()?.ok_or_else(|| bad(1, "the first line of a journal", "nothing"))?;
        if header.journal != VERSION {
            return Err(bad(1, &format!("journal version {VERSION}"), &header.journal.to_string()));
        }
        if header.game != G::ID {
            return Err(bad(1, &format!("a journal of {}", G::ID), &header.game));
        }
        Ok(header)
    }

    /// The next entry; none at the end, or where the last line is torn.
    ///
    /// # Errors
    /// A line that is not the last one cannot be read.
    pub fn entry<G: Game>(&mut self) -> Result<Option<Entry<G>>> {
        self.value()
    }

    fn value<T: DeserializeOwned>(&mut self) -> Result<Option<T>> {
        let Some(line) = self.next_line()? else { return Ok(None) };
        let value = wire::read(&line).map_err(|error| error.under(&format!("line {}", self.line)))?;
        Ok(Some(value))
    }

    /// The next line that ends in a line break.
    fn next_line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let fail = |source| Error::Io { path: PathBuf::from("journal"), source };
        self.lines.read_until(b'\n', &mut bytes).map_err(fail)?;
        if bytes.pop() != Some(b'\n') {
            return Ok(None);
        }
        self.line += 1;
        self.length += bytes.len() as u64 + 1;
        String::from_utf8(bytes).map(Some).map_err(|_| bad(self.line, "UTF-8", "other bytes"))
    }
}

fn bad(line: usize, expected: &str, found: &str) -> Error {
    HostError::new(format!("line {line}"), expected, found).into()
}
