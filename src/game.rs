//! What a game owes the house.
//!
//! A game is its typed state, questions, events and answers, one [`Schema`] that names every
//! registry a script may fill, a legality check, and a last resort that needs no script. Nothing
//! here knows Lua or any particular game.

mod schema;

use std::any::Any;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::HostError;
use crate::kit::rng::Rng;
use crate::trace::Step;
pub use schema::{AskKind, Key, Registry, Schema, Setting, Settings, Shape, Tunable};

/// A game that the runtime can decide for.
///
/// Implement it (and [`crate::Lent`]) outside the crate for a game of your own; the snapshot is
/// then lent to scripts as read-only tables.
pub trait Game: Sized + 'static {
    /// Name of the game on the command line, on the wire and as the scripts' global table.
    const ID: &'static str;
    /// What the host knows of the table.
    type Snapshot: Serialize + DeserializeOwned + Clone + Send + Sync;
    /// A question, an enum tagged by `kind`.
    type Ask: Serialize + DeserializeOwned + Clone + Send + Sync;
    /// What a host reports between questions.
    type Event: Serialize + DeserializeOwned + Clone + Send;
    /// An answer.
    type Answer: Serialize + DeserializeOwned + Clone + Send;

    /// Checks a snapshot as a whole and fills documented defaults; gives a line for each that was
    /// filled.
    ///
    /// # Errors
    /// What is inconsistent, with its JSON path. The snapshot is then thrown away.
    fn admit(snapshot: &mut Self::Snapshot, names: &Names) -> Result<Vec<String>, HostError> {
        let _ = (snapshot, names);
        Ok(Vec::new())
    }

    /// Applies an event to the snapshot, wholly or not at all; tells whether it changed anything.
    ///
    /// # Errors
    /// What does not fit, with its JSON path inside the event.
    fn observe(snapshot: &mut Self::Snapshot, event: &Self::Event) -> Result<bool, HostError> {
        let _ = (snapshot, event);
        Ok(false)
    }

    /// The last state sent, changed by a JSON merge patch and checked, for a game that can do this
    /// without going through JSON. The outcome has to be the same as through JSON, which is the way
    /// of a game that gives none here.
    ///
    /// # Errors
    /// What is malformed or inconsistent in the changed state, with its JSON path from `snapshot` on.
    fn patch(
        now: &Standing<Self>,
        delta: &Value,
        names: &Names,
    ) -> Result<Option<Standing<Self>>, HostError> {
        let _ = (now, delta, names);
        Ok(None)
    }

    /// The events that matter most to the scripts, the most important first. A host is told which of
    /// them it never sends.
    fn vital_events() -> &'static [Vital] {
        &[]
    }

    /// The name of an event, as in [`Game::vital_events`].
    fn event_name(event: &Self::Event) -> &str {
        let _ = event;
        ""
    }

    /// Whether so much has happened between two states that every event that matters should have been
    /// heard of.
    fn has_lived(first: &Self::Snapshot, now: &Self::Snapshot) -> bool {
        let _ = (first, now);
        false
    }

    /// Primitives that `junshi eval` runs, by name.
    fn primitives() -> &'static [(&'static str, Primitive)] {
        &[]
    }

    /// The ways in which games are written down, that of `junshi convert` where none is asked for first.
    fn notations() -> &'static [Notation] {
        &[]
    }

    /// Registries of numbers and tables whose contents a primitive takes as fields of its input, where
    /// that has none of the name: weights that scripts may change.
    fn primitive_data(primitive: &str) -> &'static [&'static str] {
        let _ = primitive;
        &[]
    }

    /// The setting that says which way of playing primitives go by, where the game has one.
    fn mode_setting() -> Option<&'static str> {
        None
    }

    /// The registries, questions, names and settings of the game: the only place that lists them.
    fn schema() -> &'static Schema;

    /// Which registry entry is responsible for a question.
    fn route(ask: &Self::Ask) -> Route;

    /// What is wrong with a question that could not be read, with its path inside the question;
    /// serde alone cannot tell it for an enum that is tagged by a field.
    fn misread(ask: &Value) -> Option<HostError> {
        let _ = ask;
        None
    }

    /// Whether a question makes sense on this snapshot (its seat exists and lives, its options
    /// are there).
    ///
    /// # Errors
    /// What does not, with its JSON path inside the ask.
    fn check_ask(snapshot: &Self::Snapshot, names: &Names, ask: &Self::Ask) -> Result<(), HostError> {
        let _ = (snapshot, names, ask);
        Ok(())
    }

    /// Whether an answer is legal.
    ///
    /// # Errors
    /// The rule that it breaks.
    fn check(scene: &Scene<Self>, answer: &Self::Answer) -> Result<(), Refusal>;

    /// An answer that is always legal, seldom clever, and needs no script.
    fn last_resort(scene: &Scene<Self>) -> Self::Answer;

    /// What the last resort weighs, for the trace.
    fn weighed(scene: &Scene<Self>) -> Vec<Step> {
        let _ = scene;
        Vec::new()
    }

    /// Answers that may be chosen among, for the trace of a decision in which no script has named what
    /// it considered; none where the game does not list them.
    fn options(scene: &Scene<Self>) -> Option<Vec<Self::Answer>> {
        let _ = scene;
        None
    }

    /// The options ranked, with scores, for hosts that show or use more than the answer. It is part
    /// of no journal and changes no answer.
    fn advice(scene: &Scene<Self>) -> Option<Value> {
        let _ = scene;
        None
    }

    /// Words of the game in Chinese, for a person who plays: a seat, what an answer looks like, why
    /// one was refused, why a game ended. What has none is told as it is.
    fn in_chinese(words: &str) -> Option<String> {
        let _ = words;
        None
    }

    /// Files of ratings that a user may supply in place of the game's own, by name.
    fn rating_files() -> &'static [&'static str] {
        &[]
    }

    /// Reads the text of one of them, as names that are added to the catalogue.
    ///
    /// # Errors
    /// The first line that is wrong: its path is `FILE:LINE`.
    fn read_ratings(file: &str, text: &str) -> Result<Names, HostError> {
        let _ = text;
        Err(HostError::new(file, format!("a file of ratings that {} knows", Self::ID), "another file"))
    }
}

/// A state as the host has sent it, and as it stands once it is checked and defaults are filled in.
#[derive(Debug)]
pub struct Standing<G: Game> {
    /// As sent.
    pub sent: Arc<G::Snapshot>,
    /// With defaults filled in.
    pub admitted: Arc<G::Snapshot>,
}

impl<G: Game> Clone for Standing<G> {
    fn clone(&self) -> Standing<G> {
        Standing { sent: self.sent.clone(), admitted: self.admitted.clone() }
    }
}

impl<G: Game> Standing<G> {
    /// Checks a state and fills defaults.
    ///
    /// # Errors
    /// What is inconsistent, with its JSON path from `snapshot` on.
    pub fn admit(sent: G::Snapshot, names: &Names) -> Result<Standing<G>, HostError> {
        let mut admitted = sent.clone();
        G::admit(&mut admitted, names).map_err(|error| error.under("snapshot"))?;
        Ok(Standing { sent: Arc::new(sent), admitted: Arc::new(admitted) })
    }
}

/// An event that matters.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Vital {
    /// Its name.
    pub event: &'static str,
    /// What scripts learn from it.
    pub improves: &'static str,
}

/// A function of JSON: what `junshi eval` runs over its input.
pub type Primitive = fn(&Value, &Settings) -> Result<Value, HostError>;

/// A way in which games are written down.
#[derive(Clone, Copy, Debug)]
pub struct Notation {
    /// Its name.
    pub name: &'static str,
    /// How names of files in it end, without the point.
    pub endings: &'static [&'static str],
    /// What it is, in a few words.
    pub doc: &'static str,
    /// Reads games, each as JSON that every notation of the game writes, or what is wrong with it.
    pub read: fn(&str) -> Vec<Result<Value, HostError>>,
    /// Writes games.
    pub write: fn(&[Value]) -> Result<String, HostError>,
}

/// Scripts that join a game's own rules.
#[derive(Clone, Debug, Default)]
pub struct RuleScripts {
    /// Mods: folders whose `rules` are read.
    pub mods: Vec<PathBuf>,
    /// A folder that is laid over our own Lua files.
    pub own_files: Option<PathBuf>,
    /// Names that the mods bring.
    pub names: Names,
}

/// A question in its situation: what one decision is about.
#[derive(Clone, Debug)]
pub struct Scene<G: Game> {
    /// The table.
    pub snapshot: Arc<G::Snapshot>,
    /// The question.
    pub ask: G::Ask,
    /// Decision number in the match, from 1.
    pub number: u64,
    /// Seed of the match.
    pub seed: u64,
    /// Names that mods and the host add to the game's own.
    pub names: Arc<Names>,
    /// Settings of the match.
    pub settings: Arc<Settings>,
}

impl<G: Game> Scene<G> {
    /// A scene outside a match, as decision 1, with the game's default settings.
    pub fn new(snapshot: G::Snapshot, ask: G::Ask, seed: u64) -> Scene<G> {
        let settings = Settings::new(G::schema(), &[]).unwrap_or_default();
        Scene {
            snapshot: Arc::new(snapshot),
            ask,
            number: 1,
            seed,
            names: Arc::default(),
            settings: Arc::new(settings),
        }
    }

    /// The seat that is asked.
    pub fn seat(&self) -> String {
        G::route(&self.ask).seat
    }

    /// The generator of the last resort: always the same for this decision, and apart from the
    /// one that scripts draw from.
    pub fn rng(&self) -> Rng {
        Rng::for_decision(!self.seed, self.number, &self.seat())
    }
}

/// Where a question goes: `registry[key]`, asked of `seat`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// Kind of the question, as on the wire.
    pub kind: &'static str,
    /// Name of the registry.
    pub registry: &'static str,
    /// Key in it.
    pub key: String,
    /// Seat that is asked.
    pub seat: String,
}

/// The rule that a proposed answer breaks.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub String);

impl Refusal {
    /// A refusal with its reason.
    pub fn new(reason: impl Into<String>) -> Refusal {
        Refusal(reason.into())
    }
}

/// An answer that has passed [`settle`]; there is no other way to make one.
#[derive(Clone, Debug, PartialEq)]
pub struct Legal<A> {
    answer: A,
    scene: u64,
}

impl<A> Legal<A> {
    /// The answer.
    pub fn answer(&self) -> &A {
        &self.answer
    }

    /// The answer, taken out.
    pub fn into_answer(self) -> A {
        self.answer
    }

    /// The number of the scene that it answers.
    pub fn scene(&self) -> u64 {
        self.scene
    }

    /// The game's last resort, which answers even if the game breaks its promise that this is
    /// always legal (a test of every game holds it to that).
    pub(crate) fn last_resort<G: Game<Answer = A>>(scene: &Scene<G>) -> Legal<A> {
        let answer = G::last_resort(scene);
        debug_assert!(G::check(scene, &answer).is_ok(), "the last resort of {} is not legal", G::ID);
        Legal { answer, scene: scene.number }
    }
}

/// An answer that was refused, handed back with the reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused<A> {
    /// What was proposed.
    pub answer: A,
    /// Why it is not allowed.
    pub refusal: Refusal,
}

/// Makes a proposal legal or hands it back. Answers of people, bots and journals pass through here
/// as well.
///
/// # Errors
/// The proposal and the rule that it breaks.
pub fn settle<G: Game>(scene: &Scene<G>, answer: G::Answer) -> Result<Legal<G::Answer>, Refused<G::Answer>> {
    match G::check(scene, &answer) {
        Ok(()) => Ok(Legal { answer, scene: scene.number }),
        Err(refusal) => Err(Refused { answer, refusal }),
    }
}

/// Names that mods and the host add to a game's catalogue: kind → name → details.
#[derive(Clone, Debug, Default, Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Names {
    /// Kind (`general`, `skill`, `card`, `ratings` in sgs) → name → details, or null where there are none.
    pub kinds: BTreeMap<String, BTreeMap<String, Value>>,
    #[serde(skip)]
    derived: OnceLock<Arc<dyn Any + Send + Sync>>,
}

impl Names {
    /// Adds a name.
    pub fn add(&mut self, kind: &str, name: &str, details: Value) {
        self.derived = OnceLock::new();
        self.kinds.entry(kind.to_owned()).or_default().insert(name.to_owned(), details);
    }

    /// Adds all names of another list.
    pub fn extend(&mut self, other: &Names) {
        for (kind, names) in &other.kinds {
            for (name, details) in names {
                self.add(kind, name, details.clone());
            }
        }
    }

    /// Something that a game makes of the names, made once. `build` always has to be the same for
    /// a game.
    pub fn derive<T: Any + Send + Sync>(&self, build: impl Fn(&Names) -> T) -> Arc<T> {
        let made = self.derived.get_or_init(|| Arc::new(build(self)));
        made.clone().downcast::<T>().unwrap_or_else(|_| Arc::new(build(self)))
    }

    /// The names of a kind.
    pub fn of(&self, kind: &str) -> impl Iterator<Item = (&str, &Value)> {
        self.kinds.get(kind).into_iter().flatten().map(|(name, details)| (name.as_str(), details))
    }
}
