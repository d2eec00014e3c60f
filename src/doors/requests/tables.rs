//! Open matches of any game, behind one small interface of JSON.

use std::path::PathBuf;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use super::{Answer, Failure, read};
use crate::decide::Decision;
use crate::games::Visit;
use crate::journal::{Held, Reader, Sink};
use crate::replay::{Replay, resume};
use crate::runtime::Runtime;
use crate::table::{Change, Match, Opening};
use crate::trace::Detail;
use crate::vm::{Fault, Lent};
use crate::wire::{self, Envelope};

/// An open match of some game.
pub(in crate::doors) trait Open {
    /// Takes a new state or a change of the last one, then tells events; all of it or nothing.
    fn observe(&mut self, params: &str) -> Answer;
    /// Answers a question.
    fn decide(&mut self, params: &str) -> Answer;
    /// Takes up the scripts that the runtime has now.
    fn take_up(&mut self) -> Result<(), Failure>;
    /// Reads the scripts again.
    fn reload(&mut self) -> Answer;
    /// The journal so far, or where it is.
    fn save(&self) -> Answer;
}

/// Parameters of `observe`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    /// Which match: read by the door.
    #[serde(default, rename = "match")]
    _table: Option<u64>,
    #[serde(default)]
    events: Option<Box<RawValue>>,
    #[serde(default)]
    snapshot: Option<Box<RawValue>>,
    #[serde(default)]
    delta: Option<Value>,
}

/// Parameters of `decide` in an open match.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    /// Which match: read by the door.
    #[serde(default, rename = "match")]
    _table: Option<u64>,
    ask: Box<RawValue>,
    #[serde(default)]
    ms: Option<u64>,
}

struct Table<G: Lent> {
    table: Match<G>,
    held: Option<Held>,
}

fn part<T: serde::de::DeserializeOwned>(text: &RawValue, path: &str) -> Result<T, Failure> {
    read(text.get()).map_err(|failure| failure.under(path))
}

impl<G: Lent> Open for Table<G> {
    fn observe(&mut self, params: &str) -> Answer {
        let told: Told = read(params)?;
        if told.snapshot.is_some() && told.delta.is_some() {
            return Err(Failure::input(".", "`snapshot` or `delta`", "both"));
        }
        let events: Option<Vec<G::Event>> = told.events.map(|text| part(&text, "events")).transpose()?;
        let snapshot: Option<G::Snapshot> = told.snapshot.map(|text| part(&text, "snapshot")).transpose()?;
        let events = events.unwrap_or_default();
        let change = snapshot.map(Change::State).or(told.delta.map(Change::Delta));
        match change {
            Some(change) => self.table.update(change, &events)?,
            None if events.is_empty() => (),
            None => self.table.observe(&events)?,
        }
        Ok(json!({"faults": faults(self.table.take_faults())}))
    }

    fn decide(&mut self, params: &str) -> Answer {
        let Asked { ask, ms, .. } = read(params)?;
        let ask = wire::read_ask::<G>(ask.get()).map_err(|error| error.under("ask"))?;
        let decision = self.table.decide_within(ask, ms)?;
        Ok(told(&decision, self.table.take_faults()))
    }

    fn reload(&mut self) -> Answer {
        let kept = self.table.reload()?;
        let reloaded = kept.is_empty();
        let all = kept.into_iter().chain(self.table.take_faults()).collect();
        Ok(json!({"reloaded": reloaded, "faults": faults(all)}))
    }

    fn take_up(&mut self) -> Result<(), Failure> {
        Ok(self.table.take_up()?)
    }

    fn save(&self) -> Answer {
        match (&self.held, self.table.journal_path()) {
            (Some(held), _) => Ok(json!({"journal": held.text()})),
            (None, Some(path)) => Ok(json!({"path": path})),
            (None, None) => Err(Failure::input(
                ".",
                "a match with a journal, opened with `journal`: \"memory\" or a path",
                "one without",
            )),
        }
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
pub(in crate::doors) struct Rereads<'a>(pub(in crate::doors) &'a Runtime);

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
pub(in crate::doors) struct Opens<'a> {
    pub(in crate::doors) runtime: &'a Runtime,
    pub(in crate::doors) envelope: &'a str,
    pub(in crate::doors) journal: Option<String>,
    pub(in crate::doors) trace: Option<Detail>,
}

/// What opening gives: the match, and what is said of it.
pub(in crate::doors) type Opened = Result<(Box<dyn Open>, Value), Failure>;

impl Visit for Opens<'_> {
    type Out = Opened;

    fn visit<G: Lent>(self) -> Opened {
        let scene = Envelope::<G>::read(self.envelope)?;
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
pub(in crate::doors) struct Answers<'a> {
    pub(in crate::doors) runtime: &'a Runtime,
    pub(in crate::doors) envelope: &'a str,
    pub(in crate::doors) ms: Option<u64>,
}

impl Visit for Answers<'_> {
    type Out = Answer;

    fn visit<G: Lent>(self) -> Self::Out {
        let scene = Envelope::<G>::read(self.envelope)?;
        let ask = scene.ask.clone().ok_or_else(|| Failure::input("ask", "a question", "none"))?;
        let mut table = crate::table::open_scene(self.runtime, &scene)?;
        let decision = table.decide_within(ask, self.ms)?;
        Ok(told(&decision, table.take_faults()))
    }
}

/// Restores a match from its journal.
pub(in crate::doors) struct Restores<'a> {
    pub(in crate::doors) runtime: &'a Runtime,
    pub(in crate::doors) journal: Option<String>,
    pub(in crate::doors) path: Option<PathBuf>,
    pub(in crate::doors) force: bool,
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
                return Err(Failure::input(".", "`journal` or `path`", "neither"));
            }
        };
        let said = json!({"decisions": table.decisions()});
        Ok((Box::new(Table { table, held }), said))
    }
}

/// Loads the scripts of a game.
pub(in crate::doors) struct Loads<'a>(pub(in crate::doors) &'a Runtime);

impl Visit for Loads<'_> {
    type Out = Answer;

    fn visit<G: Lent>(self) -> Answer {
        let report = self.0.load_report::<G>()?;
        Ok(json!({"files": report.files.len(), "faults": report.faults}))
    }
}

/// Tells what an optimiser may turn in the scripts of a game.
#[cfg(feature = "python")]
pub(in crate::doors) struct Turns<'a>(pub(in crate::doors) &'a Runtime);

#[cfg(feature = "python")]
impl Visit for Turns<'_> {
    type Out = Answer;

    fn visit<G: Lent>(self) -> Answer {
        let number = |value: f64| if value.fract() == 0.0 { json!(value as i64) } else { json!(value) };
        let told = |(tunable, value): (&crate::game::Tunable, Option<f64>)| {
            let path = format!("{}.{}", G::schema().global, tunable.path);
            let [low, high, step] = [tunable.range.0, tunable.range.1, tunable.step].map(number);
            let value = value.map(number);
            json!({"path": path, "value": value, "low": low, "high": high, "step": step, "doc": tunable.doc})
        };
        Ok(self.0.tunables::<G>()?.into_iter().map(told).collect())
    }
}
