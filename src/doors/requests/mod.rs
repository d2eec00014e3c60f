//! What a host may ask, JSON in and JSON out: the one set of functions behind every door.
//!
//! A door reads its own framing (a line, a pointer and a length, a Python object), calls these, and
//! writes what they give. Paths in failures begin at the parameters.

#[cfg(feature = "python")]
mod contest;
mod failure;
mod settings;
mod tables;

use std::path::PathBuf;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::games::{self, Visit};
use crate::runtime::Runtime;
use crate::trace::Detail;
use crate::{journal, wire};
#[cfg(feature = "python")]
use tables::Turns;
use tables::{Answers, Loads, Opens, Restores};

#[cfg(feature = "python")]
pub(super) use contest::contest;
pub(super) use failure::{Failure, Kind};
pub(super) use settings::runtime;
pub(super) use tables::{Open, Opened, Rereads};

/// A request may be this long in bytes.
pub(super) const LONGEST: usize = 16 << 20;

/// What comes of a request.
pub(super) type Answer = Result<Value, Failure>;

/// What `open` takes besides the envelope.
#[derive(Deserialize)]
struct OpenParams {
    game: String,
    #[serde(default)]
    journal: Option<String>,
    #[serde(default)]
    trace: Option<Detail>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RestoreParams {
    #[serde(default)]
    journal: Option<String>,
    #[serde(default)]
    path: Option<PathBuf>,
    #[serde(default)]
    force: bool,
}

/// The fields of a whole scene with its question that are not the envelope's.
#[derive(Deserialize)]
struct SceneParams {
    game: String,
    #[serde(default)]
    ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    game: String,
}

/// Opens a match: an envelope without a question, beside it `journal` (a path, or `"memory"`) and
/// `trace`.
pub(super) fn open(runtime: &Runtime, params: &str) -> Opened {
    let OpenParams { game, journal, trace } = read(params)?;
    let envelope = without(params, &["journal", "trace"])?;
    with_game(&game, Opens { runtime, envelope: &envelope, journal, trace })?
}

/// Opens a match from its journal: `journal` is its text, or `path` its file; `force` takes other mods
/// than those that were in force.
pub(super) fn restore(runtime: &Runtime, params: &str) -> Opened {
    let RestoreParams { path, journal, force } = read(params)?;
    let reader = match (&path, &journal) {
        (Some(path), _) => journal::Reader::file(path)?,
        (None, Some(text)) => journal::Reader::text(text.clone()),
        (None, None) => return Err(Failure::input(".", "`journal` or `path`", "neither")),
    };
    let game = reader.game()?;
    with_game(&game, Restores { runtime, journal, path, force })?
}

/// Answers the question of a whole scene, beside it `ms`, the time it may take.
pub(super) fn decide(runtime: &Runtime, params: &str) -> Answer {
    let SceneParams { game, ms } = read(params)?;
    let envelope = without(params, &["ms"])?;
    with_game(&game, Answers { runtime, envelope: &envelope, ms })?
}

/// Loads the scripts of a `game` and tells what came of it.
pub(super) fn load(runtime: &Runtime, params: &str) -> Answer {
    let Which { game } = read(params)?;
    with_game(&game, Loads(runtime))?
}

/// Tells the numbers of a `game` that an optimiser may turn, with what they are now.
#[cfg(feature = "python")]
pub(super) fn tunables(runtime: &Runtime, params: &str) -> Answer {
    let Which { game } = read(params)?;
    with_game(&game, Turns(runtime))?
}

fn with_game<V: Visit>(game: &str, visit: V) -> Result<V::Out, Failure> {
    let none = || Failure::input("game", format!("one of {}", games::NAMES.join(", ")), &format!("`{game}`"));
    games::visit(game, visit).ok_or_else(none)
}

/// Reads parameters.
pub(super) fn read<T: DeserializeOwned>(params: &str) -> Result<T, Failure> {
    Ok(wire::read(params)?)
}

/// The parameters without fields that belong to the request and not to the envelope.
pub(super) fn without(params: &str, fields: &[&str]) -> Result<String, Failure> {
    if !fields.iter().any(|field| params.contains(field)) {
        return Ok(params.to_owned());
    }
    let mut value: Value = read(params)?;
    let Some(object) = value.as_object_mut() else {
        return Err(Failure::input(".", "an object", "something else"));
    };
    let found = fields.iter().filter(|field| object.remove(**field).is_some()).count();
    Ok(if found == 0 { params.to_owned() } else { value.to_string() })
}
