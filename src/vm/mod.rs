//! Everything Lua that knows no game: one VM for each match.
//!
//! A [`Vm`] holds the Luau state, the game's face, its registries and the environments of the
//! mods. `decide` asks it rung by rung; whatever a script does comes back as something heard or
//! as a fault.

mod asking;
mod brain;
pub(crate) mod budget;
mod calls;
mod clock;
mod embedded;
mod evaluating;
mod face;
mod fault;
pub(crate) mod handle;
pub(crate) mod heap;
#[cfg(test)]
mod hostile_tests;
mod lexer;
mod limits;
mod manifest;
mod misses;
mod mods;
mod natives;
mod order;
mod plan;
mod profile;
mod program;
mod raised;
mod registry;
mod report;
pub(crate) mod rules;
pub(crate) mod sandbox;
#[cfg(test)]
mod sandbox_tests;
mod shelf;
mod source;
pub(crate) mod spec;
mod tools;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use mlua::{Function, Lua, Table};

use crate::error::Error;
use crate::game::{Game, Names, Settings};
use crate::kit::rng::Rng;
use crate::trace::Trace;

pub use budget::Kill;
pub use calls::StrangeCall;
pub use face::{Lending, Lent};
pub use fault::Fault;
pub use limits::Limits;
pub use manifest::Manifest;
pub use plan::{Killed, Script};
pub use report::{FileReport, LoadReport, NewName, Override, Slip};

pub(crate) use brain::Foreign;
pub(crate) use budget::FUEL_PER_MS;
pub(crate) use embedded::{OwnFiles, own_files};
pub(crate) use evaluating::Desk;
pub(crate) use face::{Consult, Face, Heard, Workshop};
pub(crate) use misses::Misses;
pub(crate) use mods::Mod;
pub(crate) use order::order;
pub(crate) use plan::Plan;
pub(crate) use profile::profile;
pub(crate) use program::{Parts, Program};
pub(crate) use rules::{RuleFiles, RuleVm};
pub(crate) use source::text;
pub(crate) use tools::{WireNames, cut};

use budget::{Allowance, Spent};
use program::Unit;
use registry::Registries;
use shelf::Shelf;

/// The script engine of one match.
pub(crate) struct Vm<G: Game> {
    lua: Lua,
    face: Box<dyn Face<G>>,
    registries: Registries,
    shelf: Rc<Shelf>,
    /// Faults that have not ended anything.
    asides: Vec<Fault>,
    trace: Rc<RefCell<Trace>>,
    misses: Misses,
    limits: Limits,
    kills: HashMap<String, u32>,
    plan: Plan,
    hurry: Option<u64>,
    killed: Option<Killed>,
    /// The handler that was stopped in the running decision.
    running: String,
}

/// Name and version of the script engine.
///
/// # Errors
/// The engine does not start.
pub(crate) fn engine_version() -> crate::error::Result<String> {
    let lua = sandbox::new_lua(8 << 20).map_err(engine)?;
    let name: String = lua.globals().get("_VERSION").map_err(engine)?;
    Ok(format!("{name} (luau0-src {}, mlua {})", locked("luau0-src"), locked("mlua")))
}

/// The version of a package that this crate was built with.
fn locked(package: &str) -> &'static str {
    let name = format!("name = \"{package}\"\n");
    let after = include_str!("../../Cargo.lock").split(name.as_str()).nth(1);
    after.and_then(|rest| rest.split('"').nth(1)).unwrap_or("of unknown version")
}

/// A number below `bound`, from the generator that scripts draw from.
pub(crate) fn draw_below(lua: &Lua, bound: u32) -> u32 {
    natives::with_rng(lua, |rng| rng.below(bound)).unwrap_or(0)
}

/// The engine itself has failed.
pub(crate) fn engine(error: mlua::Error) -> Error {
    Error::Engine(error.to_string())
}

impl<G: Lent> Vm<G> {
    /// A VM with all scripts of the program loaded.
    pub(crate) fn open(
        program: Arc<Program>,
        limits: &Limits,
        settings: &Settings,
        seed: u64,
    ) -> crate::error::Result<Vm<G>> {
        let mut vm = Vm::empty(program, limits, settings)?;
        natives::set_rng(&vm.lua, Rng::for_match(seed));
        vm.load_all().map_err(engine)?;
        Ok(vm)
    }

    /// A VM with the face installed and no script loaded.
    pub(crate) fn empty(
        program: Arc<Program>,
        limits: &Limits,
        settings: &Settings,
    ) -> crate::error::Result<Vm<G>> {
        let lua = sandbox::new_lua(limits.bytes()).map_err(engine)?;
        let misses = Misses::default();
        let trace = Rc::new(RefCell::new(Trace::default()));
        let registries = Registries::create(&lua, G::schema(), &misses).map_err(engine)?;
        let mut vm = Vm {
            shelf: Rc::new(Shelf::new(sandbox::game_env(&lua).map_err(engine)?, program)),
            asides: Vec::new(),
            face: G::lending().0,
            limits: *limits,
            kills: HashMap::new(),
            plan: Plan::Live,
            hurry: None,
            killed: None,
            running: String::new(),
            lua,
            registries,
            trace,
            misses,
        };
        vm.install(settings).map_err(engine)?;
        Ok(vm)
    }

    fn install(&mut self, settings: &Settings) -> mlua::Result<()> {
        if let Some(text) = embedded::text(&format!("{}/libs.lua", G::ID)) {
            extend_libraries(&self.lua, &text)?;
        }
        let base = self.shelf.base();
        base.raw_set(G::schema().global, self.registries.global().clone())?;
        tools::install(&self.lua, &base, &self.trace)?;
        let program = self.shelf.program();
        if program.foreign.is_some() {
            natives::keep_caught(&self.lua);
        }
        self.face.install(&Workshop {
            foreign: program.foreign.as_ref(),
            lua: &self.lua,
            global: self.registries.global(),
            base: &base,
            misses: &self.misses,
            settings,
        })?;
        Shelf::add_environments(&self.shelf, &self.lua)
    }

    /// Loads all files. One that fails is left out and reported, though it stood the proof: a script
    /// may draw lots while it is loaded.
    fn load_all(&mut self) -> mlua::Result<()> {
        let program = self.shelf.program();
        for unit in program.units.iter().filter(|unit| unit.auto) {
            if let Err(fault) = self.run(unit) {
                self.asides.push(fault);
            }
        }
        self.asides.retain(|fault| !program.report.faults.contains(fault));
        self.face.loaded(self.shelf.foreign().as_ref())
    }

    /// Faults that have not ended anything, since this was last asked: files that were left out
    /// when this VM loaded them, and errors that a foreign AI has caught itself.
    pub(crate) fn take_asides(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.asides)
    }

    /// The errors that scripts have caught themselves, where that is kept.
    fn caught(&self) -> Vec<Fault> {
        let texts = natives::take_caught(&self.lua);
        texts.into_iter().map(|text| self.fault(&mlua::Error::RuntimeError(text))).collect()
    }

    /// Whether a file was run.
    pub(crate) fn has_run(&self, unit: &Unit) -> bool {
        self.shelf.is_run(unit)
    }

    /// Unknown names that scripts have looked for in what is lent to them, and how often.
    pub(crate) fn missed(&self) -> Vec<(String, u64)> {
        self.misses.counted()
    }

    /// The next random numbers that scripts draw; how many of those dealt before were not drawn.
    pub(crate) fn deal(&self, numbers: Vec<f64>) -> usize {
        natives::deal(&self.lua, numbers)
    }

    /// Whether this VM has loaded that very program.
    pub(crate) fn runs(&self, program: &Arc<Program>) -> bool {
        Arc::ptr_eq(&self.shelf.program(), program)
    }

    /// Loads the scripts of another program into this VM. What scripts keep in tables and in their
    /// mods' globals stays.
    pub(crate) fn reload(&mut self, program: Arc<Program>) -> crate::error::Result<()> {
        self.registries.clear(&self.lua).map_err(engine)?;
        self.kills.clear();
        self.shelf.replace(&self.lua, program).map_err(engine)?;
        self.load_all().map_err(engine)
    }

    /// Runs the body of one file under the loading limits, if it was not run yet.
    pub(crate) fn run(&mut self, unit: &Unit) -> Result<(), Fault> {
        if self.shelf.is_run(unit) {
            return Ok(());
        }
        self.misses.clear();
        let fuel = self.limits.load_ms.saturating_mul(budget::FUEL_PER_MS);
        let shelf = self.shelf.clone();
        self.registries.open(unit.group > 0 && self.shelf.program().foreign.is_none());
        let ran = self
            .armed(Allowance { fuel, ms: self.limits.load_ms }, |vm| shelf.run(&vm.lua, unit).map(|_| ()));
        self.registries.open(false);
        let left_out: Vec<Fault> = self.shelf.take_failed(|error| self.fault(error));
        self.asides.extend(left_out);
        ran.map_err(|mut fault| {
            if fault.file.is_empty() {
                fault.module = unit.file.module.clone();
                fault.file = unit.file.path.clone();
            }
            fault
        })
    }

    /// Does something under limits of its own.
    fn armed(
        &mut self,
        allowance: Allowance,
        act: impl FnOnce(&mut Self) -> mlua::Result<()>,
    ) -> Result<(), Fault> {
        natives::new_call(&self.lua);
        budget::arm(allowance).map_err(|busy| Fault::bare(busy.to_string()))?;
        let done = act(self);
        if let Err(error) = &done {
            budget::blame(error);
        }
        let spent = budget::disarm();
        let kill = self.after(&spent, String::new());
        match (done, kill) {
            (Ok(()), None) => Ok(()),
            (Err(error), kill) => Err(self.fault(&error).killed_by(kill)),
            (Ok(()), kill) => Err(Fault::bare("").killed_by(kill)),
        }
    }

    /// Writes down a kill and frees what it left behind.
    fn after(&mut self, spent: &Spent, handler: String) -> Option<Kill> {
        let kill = spent.kill.map(|kill| self.plan.told(kill));
        if let Some(by) = kill {
            let _ = sandbox::settle(&self.lua);
            heap::give_back();
            self.killed = Some(Killed { by, fuel: spent.fuel, handler });
        }
        kill
    }

    /// The wall clock of the next decision, where it is shorter than the limit.
    pub(crate) fn hurry(&mut self, ms: Option<u64>) {
        self.hurry = ms;
    }

    /// How the next call into scripts is limited.
    pub(crate) fn plan(&mut self, plan: Plan) {
        self.plan = plan;
    }

    /// The kill that has happened since this was last asked.
    pub(crate) fn take_killed(&mut self) -> Option<Killed> {
        self.killed.take()
    }

    /// The options that scripts have ranked in the decision that ends.
    pub(crate) fn advice(&mut self) -> Option<serde_json::Value> {
        self.face.advice()
    }

    /// The pause that scripts have asked for in the decision that ends.
    pub(crate) fn pause(&mut self) -> Option<u32> {
        self.face.pause()
    }

    /// Counts a kill of a handler that is not run again in a replay.
    pub(crate) fn count_kill(&mut self, handler: &str) {
        *self.kills.entry(handler.to_owned()).or_default() += 1;
    }

    /// The kills so far, by handler, taken out to be given to the VM that takes this one's place.
    pub(crate) fn take_kills(&mut self) -> HashMap<String, u32> {
        std::mem::take(&mut self.kills)
    }

    /// Takes over the kills of another VM.
    pub(crate) fn set_kills(&mut self, kills: HashMap<String, u32>) {
        self.kills = kills;
    }

    /// After a decision that has filled much of the memory, what is garbage goes at once.
    fn tidy(&self) {
        if self.lua.used_memory() > self.limits.bytes() / 2 {
            let _ = self.lua.gc_collect();
        }
    }

    /// Lends a new state.
    pub(crate) fn lend(&mut self, snapshot: &Arc<G::Snapshot>, names: &Names) -> Result<(), Fault> {
        self.guarded(|vm| vm.face.lend(snapshot, names))
    }

    /// Whether any script hears of such an event.
    pub(crate) fn wants(&mut self, event: &G::Event) -> bool {
        self.face.wants(event)
    }

    /// Tells an event.
    pub(crate) fn tell(&mut self, event: &G::Event) -> Result<(), Fault> {
        if !self.face.wants(event) {
            self.plan = Plan::Live;
            return Ok(());
        }
        self.guarded(|vm| vm.face.tell(event))
    }

    /// Scripts look at the state as this seat.
    pub(crate) fn look(&mut self, seat: &str) -> Result<(), Fault> {
        self.guarded(|vm| vm.face.look(seat))
    }

    /// Does something outside a decision under the limits of one.
    fn guarded(&mut self, act: impl FnOnce(&mut Self) -> mlua::Result<()>) -> Result<(), Fault> {
        self.misses.clear();
        let allowance = self.plan.allowance(&self.limits);
        let done = self.armed(allowance, act);
        let caught = self.caught();
        self.asides.extend(caught);
        self.plan = Plan::Live;
        self.tidy();
        done
    }

    /// Bytes of the heap after a collection.
    pub(crate) fn memory(&self) -> usize {
        let _ = self.lua.gc_collect();
        self.lua.used_memory()
    }

    /// Everything in a registry as data.
    pub(crate) fn data(&self, registry: &str) -> mlua::Result<serde_json::Value> {
        self.registries.data(&self.lua, registry)
    }

    /// The functions that answer questions, as a modder would write them.
    pub(crate) fn hooks(&self) -> mlua::Result<Vec<String>> {
        let schema = G::schema();
        let mut registries: Vec<&str> = schema.asks.iter().map(|ask| ask.registry).collect();
        registries.push(schema.defaults);
        registries.sort_unstable();
        registries.dedup();
        let mut hooks = Vec::new();
        for registry in registries {
            let table: Table = self.registries.global().raw_get(registry)?;
            for pair in table.pairs::<String, mlua::Value>() {
                let (key, value) = pair?;
                if value.is_function() {
                    hooks.push(format!("{}.{registry}.{key}", schema.global));
                }
            }
        }
        hooks.sort();
        Ok(hooks)
    }

    /// The classes of objects and the names of their methods.
    pub(crate) fn interface(&self) -> Vec<(&'static str, Vec<&'static str>)> {
        self.lua.app_data_ref::<handle::Interface>().map(|found| found.0.clone()).unwrap_or_default()
    }

    /// Methods that files call and nobody has, our own files left out.
    pub(crate) fn strange_calls(&self) -> Vec<StrangeCall> {
        let mut known = self.face.words();
        known.extend(self.interface().into_iter().flat_map(|(_, methods)| methods).map(str::to_owned));
        let program = self.shelf.program();
        calls::strange(program.units.iter().filter(|unit| unit.group > 0).map(Arc::as_ref), &known)
    }

    /// The Luau state, for the spec runner and `repl`.
    pub(crate) fn lua(&self) -> &Lua {
        &self.lua
    }

    /// The environment that mods read: the game's, or the foreign AI's over it.
    pub(crate) fn base(&self) -> Table {
        self.shelf.foreign().unwrap_or_else(|| self.shelf.base())
    }
}

/// Adds what a game's `libs.lua` returns to the libraries: library → name → function.
fn extend_libraries(lua: &Lua, text: &str) -> mlua::Result<()> {
    let additions: Table = lua.load(text).set_name("=junshi/libs.lua").eval()?;
    for library in additions.pairs::<String, Table>() {
        let (library, functions) = library?;
        for function in functions.pairs::<String, Function>() {
            let (name, function) = function?;
            sandbox::extend(lua, &library, &name, function)?;
        }
    }
    Ok(())
}
