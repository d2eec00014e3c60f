//! Lua specs: finds `*_spec.lua` files and runs each of their tests in a match of its own.
//!
//! Results are data ([`Outcome`]), so that any format can be made of them. A test that hangs is
//! stopped and reported, and the next one runs.

mod find;
pub mod formats;
mod run;
mod scenes;

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;

use crate::error::Result;
use crate::games::{self, Visit};
use crate::runtime::Runtime;
use crate::vm::{Fault, Lent};

pub use find::find;

/// How a test ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Everything held.
    Passed,
    /// An assertion did not hold, or a limit was reached.
    Failed,
    /// Left for later.
    Pending,
    /// Something went wrong that no assertion asked about.
    Error,
}

/// One test, or one file that could not be loaded.
#[derive(Clone, Debug, Serialize)]
pub struct Outcome {
    /// The spec file, as it was found.
    pub file: String,
    /// Names of the blocks around the test and its own, joined by blanks.
    pub name: String,
    /// How it ended.
    pub verdict: Verdict,
    /// Why, where it did not pass.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub message: String,
    /// The line that failed, otherwise the line of the test; 0 where unknown.
    pub line: u32,
    /// How long it took. Never compare it.
    #[serde(skip)]
    pub took: Duration,
}

impl Outcome {
    /// Whether it should fail a run.
    pub fn is_bad(&self) -> bool {
        matches!(self.verdict, Verdict::Failed | Verdict::Error)
    }

    /// `file:line`, as far as known.
    pub fn place(&self) -> String {
        match self.line {
            0 => self.file.clone(),
            line => format!("{}:{line}", self.file),
        }
    }
}

/// What is run, and how.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Only tests whose full name contains this.
    pub filter: Option<String>,
    /// Seed of every match, where a scene has none of its own.
    pub seed: u64,
}

/// Runs spec files. A runtime with full traces gives decisions whole traces.
///
/// # Errors
/// A file or mod that cannot be read, or our own scripts do not work.
pub fn run(runtime: &Runtime, files: &[PathBuf], plan: &Plan) -> Result<Vec<Outcome>> {
    let mut outcomes = Vec::new();
    let mut loaded: Vec<String> = Vec::new();
    for file in files {
        let text =
            std::fs::read(file).map_err(|source| crate::error::Error::Io { path: file.clone(), source })?;
        let game = game_of(file, &String::from_utf8_lossy(&text));
        if !loaded.contains(&game) {
            outcomes.extend(games::visit(&game, Loading(runtime)).transpose()?.unwrap_or_default());
            loaded.push(game.clone());
        }
        let running = Running { runtime, file, text: &text, plan };
        match games::visit(&game, running) {
            Some(found) => outcomes.extend(found?),
            None => outcomes.push(Outcome {
                file: shown(file),
                name: "(game)".to_owned(),
                verdict: Verdict::Error,
                message: format!("there is no game `{game}`, only {}", games::NAMES.join(", ")),
                line: 1,
                took: Duration::ZERO,
            }),
        }
    }
    Ok(outcomes)
}

/// What does not load of our own scripts and the mods: an error each.
struct Loading<'a>(&'a Runtime);

impl Visit for Loading<'_> {
    type Out = Result<Vec<Outcome>>;

    fn visit<G: Lent>(self) -> Self::Out {
        let report = self.0.load_report::<G>()?;
        let outcome = |fault: Fault| Outcome {
            file: format!("{}/{}", fault.module, fault.file),
            name: "(loading)".to_owned(),
            verdict: Verdict::Error,
            message: Fault { file: String::new(), ..fault.clone() }.one_line(),
            line: fault.line,
            took: Duration::ZERO,
        };
        Ok(report.faults.into_iter().map(outcome).collect())
    }
}

struct Running<'a> {
    runtime: &'a Runtime,
    file: &'a Path,
    text: &'a [u8],
    plan: &'a Plan,
}

impl Visit for Running<'_> {
    type Out = Result<Vec<Outcome>>;

    fn visit<G: Lent>(self) -> Self::Out {
        run::file::<G>(self.runtime, self.file, self.text, self.plan)
    }
}

/// The game of a spec file: `-- game: NAME` among its first lines, else the folder below `specs`,
/// else Sanguosha, which is the first of the roster.
fn game_of(file: &Path, text: &str) -> String {
    let head = text.lines().take(10).find_map(|line| line.trim().strip_prefix("-- game:"));
    if let Some(name) = head {
        return name.trim().to_owned();
    }
    let parts: Vec<String> =
        file.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
    let below = parts.windows(2).rev().find(|pair| pair[0] == "specs").map(|pair| pair[1].as_str());
    let named = below.filter(|name| games::NAMES.contains(name));
    named.or(games::NAMES.first().copied()).unwrap_or_default().to_owned()
}

/// A file's name in results: short enough for the script engine to keep whole.
fn shown(file: &Path) -> String {
    const LONGEST: usize = 200;
    let path = file.to_string_lossy().replace('\\', "/");
    let path = path.trim_start_matches("./");
    match path.char_indices().rev().nth(LONGEST) {
        Some((start, _)) => format!("…{}", &path[start..]),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_is_named_in_the_file_or_by_its_folder() {
        let game = |file: &str, text: &str| game_of(Path::new(file), text);
        assert_eq!(game("a/x_spec.lua", "-- specs of mine\n-- game: holdem\n"), "holdem");
        assert_eq!(game("tests/specs/sgs/x_spec.lua", ""), "sgs");
        assert_eq!(game("tests/specs/must_fail/x_spec.lua", ""), games::NAMES[0]);
    }

    #[test]
    fn long_paths_are_shown_by_their_end() {
        let long = format!("{}/x_spec.lua", "a".repeat(400));
        assert!(shown(Path::new(&long)).ends_with("/x_spec.lua") && shown(Path::new(&long)).len() < 220);
        assert_eq!(shown(Path::new("./a_spec.lua")), "a_spec.lua");
    }
}
