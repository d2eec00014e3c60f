//! A runtime as a host without Rust describes it.

use std::path::PathBuf;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::{Failure, read};
use crate::runtime::Runtime;
use crate::trace::Detail;
use crate::vm::Limits;

/// What a runtime is made of; everything may be left out.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Description {
    /// Mods, later ones over earlier ones.
    mods: Vec<Given>,
    /// A whole foreign AI.
    brain: Option<PathBuf>,
    /// A folder of ratings.
    ratings: Option<PathBuf>,
    /// A folder laid out like the project's `lua`, over the files in the library.
    own_files: Option<PathBuf>,
    /// Name of a profile.
    profile: Option<String>,
    /// Settings over the profile's.
    settings: Map<String, Value>,
    /// Limits of every match.
    limits: Option<Limits>,
    /// How much of each decision is written down.
    trace: Option<Detail>,
}

/// A mod: its path, or its text.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a path, or an object with `id`, `file` and `text`")]
enum Given {
    Path(PathBuf),
    Text { id: String, file: String, text: String },
}

/// The runtime that a description asks for; the empty text asks for nothing.
pub(in crate::doors) fn runtime(description: &str) -> Result<Runtime, Failure> {
    let told: Description = match description.trim() {
        "" => Description::default(),
        text => read(text)?,
    };
    let mut builder = Runtime::builder().limits(told.limits.unwrap_or_default());
    for given in told.mods {
        builder = match given {
            Given::Path(path) => builder.mod_path(path),
            Given::Text { id, file, text } => builder.mod_text(&id, &file, &text),
        };
    }
    builder = told.brain.iter().fold(builder, |builder, folder| builder.brain(folder));
    builder = told.ratings.iter().fold(builder, |builder, folder| builder.ratings(folder));
    builder = told.own_files.iter().fold(builder, |builder, folder| builder.own_files(folder));
    builder = told.profile.iter().fold(builder, |builder, name| builder.profile(name));
    builder = told.trace.into_iter().fold(builder, |builder, detail| builder.trace(detail));
    builder = told.settings.into_iter().fold(builder, |builder, (name, value)| builder.set(&name, value));
    Ok(builder.build())
}
