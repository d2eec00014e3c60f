//! Open matches of any game, behind one small interface of JSON.

use std::path::PathBuf;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::rpc::{Failure, PARAMS};
use crate::decide::Decision;
use crate::error::Error;
use crate::games::Visit;
use crate::journal::{Held, Reader, Sink};
use crate::replay::{Replay, resume};
use crate::runtime::Runtime;
use crate::table::{Change, Match, Opening};
use crate::trace::Detail;
use crate::vm::{Fault, Lent};
use crate::wire::{self, Envelope};

/// An open match of some game.
pub(super) trait Open {
    /// Takes a new state or a change of the last one, then tells events; all of it or nothing.
    fn observe(&mut self, told: Told) -> Result<Value, Failure>;
    /// Answers a question.
    fn decide(&mut self, ask: &RawValue, ms: Option<u64>) -> Result<Value, Failure>;
    /// Takes up the scripts that the runtime has now.
    fn take_up(&mut self) -> Result<(), Failure>;
    /// Reads the scripts again.
    fn reload(&mut self) -> Result<Value, Failure>;
    /// The journal so far, or where it is.
    fn save(&self) -> Result<Value, Failure>;
}

/// Parameters of `observe` without the match.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told {
    #[serde(default)]
    pub(super) events: Option<Box<RawValue>>,
    #[serde(default)]
    pub(super) snapshot: Option<Box<RawValue>>,
    #[serde(default)]
    pub(super) delta: Option<Value>,
}

struct Table<G: Lent> {
    table: Match<G>,
    held: Option<Held>,
}

impl<G: Lent> Table<G> {
    fn read<T: serde::de::DeserializeOwned>(text: &RawValue, path: &str) -> Result<T, Failure> {
        wire::read(text.get()).map_err(|error| error.under(path).into())
    }
}

impl<G: Lent> Open for Table<G> {
    fn observe(&mut self, told: Told) -> Result<Value, Failure> {
        if told.snapshot.is_some() && told.delta.is_some() {
            return Err(Failure::new(PARAMS, "at params: expected `snapshot` or `delta`, found both"));
        }
        let events: Option<Vec<G::Event>> =
            told.events.map(|text| Self::read(&text, "params.events")).transpose()?;
        let snapshot: Option<G::Snapshot> =
            told.snapshot.map(|text| Self::read(&text, "params.snapshot")).transpose()?;
        let events = events.unwrap_or_default();
        let change = snapshot.map(Change::State).or(told.delta.map(Change::Delta));
        let done = match change {
            Some(change) => self.table.update(change, &events),
            None if events.is_empty() => Ok(()),
            None => self.table.observe(&events),
        };
        done.map_err(in_params)?;
        Ok(json!({"faults": faults(self.table.take_faults())}))
    }

    fn decide(&mut self, ask: &RawValue, ms: Option<u64>) -> Result<Value, Failure> {
        let ask = wire::read_ask::<G>(ask.get()).map_err(|error| error.under("params.ask"))?;
        let decision = self.table.decide_within(ask, ms)?;
        Ok(told(&decision, self.table.take_faults()))
    }

    fn reload(&mut self) -> Result<Value, Failure> {
        let kept = self.table.reload()?;
        let reloaded = kept.is_empty();
        let all = kept.into_iter().chain(self.table.take_faults()).collect();
        Ok(json!({"reloaded": reloaded, "faults": faults(all)}))
    }

    fn take_up(&mut self) -> Result<(), Failure> {
        Ok(self.table.take_up()?)
    }

    fn save(&self) -> Result<Value, Failure> {
        match (&self.held, self.table.journal_path()) {
            (Some(held), _) => Ok(json!({"journal": held.text()})),
            (None, Some(path)) => Ok(json!({"path": path})),
            (None, None) => Err(Failure::new(
                PARAMS,
                "this match has no journal: open it with `journal`: \"memory\" or a path",
            )),
        }
    }
}

/// The error with its place in the parameters, where it is about events: those of states are told from
/// `snapshot` on.
fn in_params(error: Error) -> Error {
    match error {
        Error::Host(error) if error.path.starts_with("events") => Error::Host(error.under("params")),
        other => other,
    }
}

fn faults(faults: Vec<Fault>) -> Value {
    faults.iter().map(Fault::one_line).collect::<Vec<_>>().into()
}

/// A decision as it stands on the wire.
fn told<A: serde::Serialize>(decision: &Decision<A>, outside: Vec<Fault>) -> Value {
    let mut line = json!({
        "answer": decision.answer.answer(),
        "source": decision.source,
        "delay_ms": decision.delay_ms,
        "decision": decision.number,
    });
    if decision.trace.detail() != Detail::Off {
        line["trace"] = serde_json::to_value(&decision.trace).unwrap_or_default();
    }
    if let Some(advice) = &decision.advice {
        line["advice"] = advice.clone();
    }
    if !outside.is_empty() {
        line["faults"] = faults(outside);
    }
    line
}

/// Reads the scripts of a game again after a file was saved; tells on standard error what came of
/// it. The old scripts stay in force where the new ones have faults.
pub(super) struct Rereads<'a>(pub(super) &'a Runtime);

impl Visit for Rereads<'_> {
    type Out = ();

    fn visit<G: Lent>(self) {
        if !self.0.is_loaded::<G>() {
            return;
        }
        match self.0.reload::<G>() {
            Ok(faults) if faults.is_empty() => tracing::info!("the scripts of {} were read again", G::ID),
            Ok(faults) => faults.iter().for_each(|fault| eprintln!("{fault}\nthe old scripts stay in force")),
            Err(error) => eprintln!("{error}\nthe old scripts stay in force"),
        }
    }
}

/// Opens a match on an envelope without a question.
pub(super) struct Opens<'a> {
    pub(super) runtime: &'a Runtime,
    pub(super) envelope: &'a str,
    pub(super) journal: Option<String>,
    pub(super) trace: Option<Detail>,
}

/// What opening gives: the match, and what is said of it.
pub(super) type Opened = Result<(Box<dyn Open>, Value), Failure>;

impl Visit for Opens<'_> {
    type Out = Opened;

    fn visit<G: Lent>(self) -> Opened {
        let scene = Envelope::<G>::read(self.envelope).map_err(|error| error.under("params"))?;
        let opening = Opening { trace: self.trace, ..Opening::of(&scene) };
        let (table, held) = match self.journal.as_deref() {
            None => (self.runtime.open(opening)?, None),
            Some("memory") => {
                let (sink, held) = Sink::memory();
                (self.runtime.open_recorded(opening, sink)?, Some(held))
            }
            Some(path) => (self.runtime.open_recorded(opening, Sink::file(path)?)?, None),
        };
        let mut opened = Table { table, held };
        opened.table.observe(&scene.events)?;
        let said = json!({
            "defaults": opened.table.filled(),
            "faults": faults(opened.table.take_faults()),
        });
        Ok((Box::new(opened), said))
    }
}

/// Answers the question of a whole envelope.
pub(super) struct Answers<'a> {
    pub(super) runtime: &'a Runtime,
    pub(super) envelope: &'a str,
    pub(super) ms: Option<u64>,
}

impl Visit for Answers<'_> {
    type Out = Result<Value, Failure>;

    fn visit<G: Lent>(self) -> Self::Out {
        let scene = Envelope::<G>::read(self.envelope).map_err(|error| error.under("params"))?;
        let ask = scene
            .ask
            .clone()
            .ok_or_else(|| Failure::new(PARAMS, "at params.ask: expected a question, found none"))?;
        let mut table = crate::table::open_scene(self.runtime, &scene)?;
        let decision = table.decide_within(ask, self.ms)?;
        Ok(told(&decision, table.take_faults()))
    }
}

/// Restores a match from its journal.
pub(super) struct Restores<'a> {
    pub(super) runtime: &'a Runtime,
    pub(super) journal: Option<String>,
    pub(super) path: Option<PathBuf>,
    pub(super) force: bool,
}

impl Visit for Restores<'_> {
    type Out = Opened;

    fn visit<G: Lent>(self) -> Opened {
        let (table, held) = match (self.path, self.journal) {
            (Some(path), _) => (resume::<G>(self.runtime, &path, self.force)?, None),
            (None, Some(text)) => {
                let (sink, held) = Sink::memory();
                let replay = Replay { force: self.force, record: Some(sink), ..Replay::default() };
                (replay.run::<G>(self.runtime, &mut Reader::text(text))?.table, Some(held))
            }
            (None, None) => {
                return Err(Failure::new(PARAMS, "at params: expected `journal` or `path`, found neither"));
            }
        };
        let said = json!({"decisions": table.decisions()});
        Ok((Box::new(Table { table, held }), said))
    }
}
