//! Specs in the VM of a match: their words, their collection, and one test at a time.
//!
//! A spec file is a script like any other: it runs in an environment of its own over the game's
//! files and all mods, in the sandbox and under limits. Its words (`describe`, `assert`, `scene`,
//! `decide` …) are Lua files that no match loads; what they need of the match they ask of the
//! [`Host`], a word and JSON at a time.

mod library;
mod native;
mod script;

use std::rc::Rc;
use std::sync::Arc;

use mlua::chunk::ChunkMode;
use mlua::{Function, Lua, Table, Value};
use serde_json::Value as Json;

use super::budget::{self, Allowance, Spent};
use super::face::Lent;
use super::misses::Misses;
use super::program::Program;
use super::{Vm, natives, sandbox};
use crate::error::{Error, Result};

use library::Library;
pub(crate) use script::Script;

/// Answers what the words of a spec ask of the match: the word, its argument, and the answer or
/// what is wrong with the argument.
pub(crate) type Host = Rc<dyn Fn(&str, Json) -> std::result::Result<Json, String>>;

/// How a test, or the loading of a file, ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Passed,
    Failed,
    Pending,
    Error,
}

/// An ending that is told.
#[derive(Clone, Debug)]
pub(crate) struct Ending {
    pub(crate) verdict: Verdict,
    pub(crate) message: String,
    /// Line of the spec file, 0 where unknown.
    pub(crate) line: u32,
}

/// A test that a file has announced.
#[derive(Clone, Debug)]
pub(crate) struct Planned {
    pub(crate) name: String,
    pub(crate) line: u32,
}

/// A spec file at work in the VM of one match.
pub(crate) struct Stand {
    lua: Lua,
    kit: Table,
    environment: Table,
    chunk: String,
    program: Arc<Program>,
    misses: Misses,
    allowance: Allowance,
}

impl Ending {
    pub(crate) fn passed(line: u32) -> Ending {
        Ending { verdict: Verdict::Passed, message: String::new(), line }
    }

    pub(crate) fn error(message: impl Into<String>, line: u32) -> Ending {
        Ending { verdict: Verdict::Error, message: message.into(), line }
    }
}

/// How many times as long as its fuel should take a test may take: fuel ends it the same on every
/// machine, and the clock is for what passes no safe point.
const PATIENCE: u64 = 4;

impl Stand {
    /// Puts the words into the VM.
    ///
    /// # Errors
    /// Our own files do not load.
    pub(crate) fn new<G: Lent>(vm: &Vm<G>, script: &Script, host: Host) -> Result<Stand> {
        Stand::set_up(vm, script, host).map_err(|error| Error::Engine(error.to_string()))
    }

    fn set_up<G: Lent>(vm: &Vm<G>, script: &Script, host: Host) -> mlua::Result<Stand> {
        let (lua, base) = (vm.lua().clone(), vm.base());
        let library = Rc::new(Library::new(script.paths.clone()));
        let door = || -> sandbox::Fetch {
            let library = library.clone();
            Box::new(move |lua, name| library.fetch(lua, &name))
        };
        let doors = sandbox::Doors { require: door(), dofile: door() };
        let environment = sandbox::mod_env(&lua, &base, doors)?;
        library.run_in(environment.clone());
        let kit = lua.create_table()?;
        let words = lua.create_table()?;
        kit.raw_set("words", &words)?;
        kit.raw_set("environment", &environment)?;
        kit.raw_set("fetch", environment.raw_get::<Value>("require")?)?;
        let native = native::table(&lua, &script.chunk, host)?;
        for (path, code) in &script.words {
            chunk(&lua, &format!("junshi/{path}"), code, &base)?.call::<()>((&kit, &native))?;
        }
        words.for_each(|name: String, word: Value| environment.raw_set(name, word))?;
        natives::set_print(&lua, Rc::new(|line| eprintln!("{line}")));
        let fuel = vm.limits.load_ms.saturating_mul(budget::FUEL_PER_MS);
        Ok(Stand {
            allowance: Allowance { fuel, ms: vm.limits.load_ms.saturating_mul(PATIENCE) },
            chunk: script.chunk.clone(),
            program: vm.shelf.program(),
            misses: vm.misses.clone(),
            lua,
            kit,
            environment,
        })
    }

    /// Runs the body of the file: which tests there are.
    pub(crate) fn collect(&self, script: &Script) -> std::result::Result<Vec<Planned>, Ending> {
        let found =
            self.guarded("load", || chunk(&self.lua, &script.chunk, &script.code, &self.environment))?;
        let planned = found.map(|items| {
            let rows = items.sequence_values::<Table>();
            rows.map(|row| row.and_then(|row| Ok(Planned { name: row.get("name")?, line: row.get("line")? })))
                .collect::<mlua::Result<Vec<Planned>>>()
        });
        planned.transpose().map(Option::unwrap_or_default).map_err(|error| self.told(&error))
    }

    /// Runs one of the tests that [`collect`](Stand::collect) has found.
    pub(crate) fn run(&self, index: usize) -> Ending {
        match self.guarded("run", || Ok(index + 1)) {
            Ok(_) => Ending::passed(0),
            Err(ending) => ending,
        }
    }

    /// Calls a function of the kit under the limits of a test. It gives true and a result, or
    /// false and a table that tells the ending.
    fn guarded<A: mlua::IntoLua>(
        &self,
        function: &str,
        argument: impl FnOnce() -> mlua::Result<A>,
    ) -> std::result::Result<Option<Table>, Ending> {
        natives::new_call(&self.lua);
        self.misses.clear();
        if let Err(busy) = budget::arm(self.allowance) {
            return Err(Ending::error(busy.to_string(), 0));
        }
        let said = self.call(function, argument);
        if let Err(error) = &said {
            budget::blame(error);
        }
        let spent = budget::disarm();
        if spent.kill.is_some() {
            let _ = sandbox::settle(&self.lua);
            return Err(self.killed(&spent));
        }
        match said {
            Ok((true, result)) => Ok(result),
            Ok((false, told)) => Err(told.map_or_else(|| Ending::error("", 0), |told| self.ending(&told))),
            Err(error) => Err(self.told(&error)),
        }
    }

    fn call<A: mlua::IntoLua>(
        &self,
        function: &str,
        argument: impl FnOnce() -> mlua::Result<A>,
    ) -> mlua::Result<(bool, Option<Table>)> {
        self.kit.get::<Function>(function)?.call(argument()?)
    }

    /// A test that a limit has stopped.
    fn killed(&self, spent: &Spent) -> Ending {
        let why = spent.kill.map(budget::Kill::describe).unwrap_or_default();
        let place = spent.place.as_deref().unwrap_or_default();
        match place.strip_prefix(&format!("{}:", self.chunk)).and_then(|line| line.parse().ok()) {
            Some(line) => Ending { verdict: Verdict::Failed, message: why, line },
            None if place.is_empty() => Ending { verdict: Verdict::Failed, message: why, line: 0 },
            None => Ending { verdict: Verdict::Failed, message: format!("{why} at {place}"), line: 0 },
        }
    }

    /// What the kit tells: `verdict`, `line`, and `message` or the `problem` that was raised.
    fn ending(&self, told: &Table) -> Ending {
        let verdict = match told.get::<String>("verdict").unwrap_or_default().as_str() {
            "pending" => Verdict::Pending,
            "failed" => Verdict::Failed,
            _ => Verdict::Error,
        };
        let line = told.get("line").unwrap_or(0);
        match told.get::<Option<String>>("message") {
            Ok(Some(message)) => Ending { verdict, message, line },
            _ => {
                let problem = told.get("problem").unwrap_or(Value::Nil);
                let ending = self.told(&raised(problem));
                Ending { verdict, line: if line == 0 { ending.line } else { line }, ..ending }
            }
        }
    }

    /// An error of the engine, told with our own place taken off its message.
    fn told(&self, error: &mlua::Error) -> Ending {
        let mut fault = self.program.sources.fault(error, &self.misses, Vec::new);
        let mut line = 0;
        if let Some(rest) = fault.text.strip_prefix(&self.chunk) {
            let (found, text) = located(rest);
            (line, fault.text) = (found, text);
        }
        Ending::error(fault.one_line(), line)
    }
}

fn chunk(lua: &Lua, name: &str, code: &[u8], environment: &Table) -> mlua::Result<Function> {
    lua.load(code)
        .set_name(format!("={name}"))
        .set_mode(ChunkMode::Binary)
        .set_environment(environment.clone())
        .into_function()
}

/// What a script has raised, as an error.
fn raised(problem: Value) -> mlua::Error {
    match problem {
        Value::Error(error) => *error,
        Value::String(text) => mlua::Error::runtime(text.to_string_lossy()),
        other => mlua::Error::runtime(format!("a {} was raised as an error", other.type_name())),
    }
}

/// Line and text of a message `:line: text`, 0 where it names none.
fn located(message: &str) -> (u32, String) {
    match message.trim_start_matches(':').split_once(':').map(|(line, text)| (line.trim().parse(), text)) {
        Some((Ok(line), text)) => (line, text.trim().to_owned()),
        _ => (0, message.to_owned()),
    }
}
