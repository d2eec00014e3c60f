//! Lua specs: finds `*_spec.lua` files and runs each of their tests in a match of its own.
//!
//! Results are data ([`Outcome`]), so that any format can be made of them. A test that hangs is
//! stopped and reported, and the next one runs.

mod find;
pub mod formats;
mod recorded;
mod run;
mod scenes;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

use serde::Serialize;

use crate::error::Result;
use crate::games::{self, Visit};
use crate::runtime::Runtime;
use crate::trace::{Step, Trace};
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
    /// The answer was another one and was written down as the expected one.
    Updated,
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
    /// Folders in which modules are looked for that specs require.
    pub paths: Vec<PathBuf>,
    /// Write other answers of recorded scenes down as the expected ones.
    pub update: bool,
    /// Leave a file at its first test that does not pass.
    pub until_bad: bool,
    /// Which handlers were asked.
    pub coverage: Coverage,
}

/// The handlers that were asked while specs ran, by name.
#[derive(Clone, Debug, Default)]
pub struct Coverage(Rc<RefCell<BTreeSet<String>>>);

impl Coverage {
    /// Notes the handlers of a decision.
    fn note(&self, trace: &Trace) {
        let tried = trace.steps.iter().filter_map(|step| match step {
            Step::Tried { handler, .. } => Some(handler.clone()),
            _ => None,
        });
        self.0.borrow_mut().extend(tried);
    }

    /// The handlers that were asked, and all there are.
    ///
    /// # Errors
    /// The scripts cannot be loaded.
    pub fn of(&self, runtime: &Runtime, game: &str) -> Result<Covered> {
        let all = games::visit(game, Hooks(runtime)).transpose()?.unwrap_or_default();
        let asked = self.0.borrow();
        let (asked, missed) = all.into_iter().partition(|hook| asked.contains(hook));
        Ok(Covered { asked, missed })
    }
}

/// Handlers, parted by whether a spec has asked them.
#[derive(Clone, Debug, Serialize)]
pub struct Covered {
    /// Those that were asked.
    pub asked: Vec<String>,
    /// Those that were not.
    pub missed: Vec<String>,
}

struct Hooks<'a>(&'a Runtime);

impl Visit for Hooks<'_> {
    type Out = Result<Vec<String>>;

    fn visit<G: Lent>(self) -> Self::Out {
        self.0.hooks::<G>()
    }
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
        if file.extension().is_some_and(|end| end == "json") {
            let recorded = Recorded { runtime, file, text: &text, plan };
            let outcome = games::visit(&game, recorded).transpose()?.flatten();
            outcomes.extend(outcome);
            continue;
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

struct Recorded<'a> {
    runtime: &'a Runtime,
    file: &'a Path,
    text: &'a [u8],
    plan: &'a Plan,
}

impl Visit for Recorded<'_> {
    type Out = Result<Option<Outcome>>;

    fn visit<G: Lent>(self) -> Self::Out {
        let text = String::from_utf8_lossy(self.text);
        recorded::scene::<G>(self.runtime, self.file, &text, self.plan.update, &self.plan.coverage)
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
    let below = parts
        .windows(2)
        .rev()
        .find(|pair| pair[0] == "specs" || pair[0] == "scenes")
        .map(|pair| pair[1].as_str());
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
