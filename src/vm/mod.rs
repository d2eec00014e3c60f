//! Everything Lua that knows no game: one VM for each match.
//!
//! A [`Vm`] holds the Luau state, the game's face, its registries and the environments of the
//! mods. `decide` asks it rung by rung; whatever a script does comes back as something heard or
//! as a fault.

mod budget;
mod clock;
mod embedded;
mod face;
mod fault;
pub(crate) mod handle;
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
mod program;
pub(crate) mod quick;
mod raw;
mod registry;
mod report;
pub(crate) mod sandbox;
#[cfg(test)]
mod sandbox_tests;
mod source;
pub(crate) mod spec;
mod tools;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use mlua::chunk::ChunkMode;
use mlua::{Function, Lua, MultiValue, Table, Value};

use crate::error::Error;
use crate::game::{Game, Names, Route, Scene, Settings};
use crate::kit::rng::Rng;
use crate::trace::{Detail, Source, Step, Trace};

pub use budget::Kill;
pub use face::{Lending, Lent};
pub use fault::Fault;
pub use limits::Limits;
pub use plan::{Killed, Script};
pub use report::{FileReport, LoadReport, NewName, Override, Slip};

pub(crate) use budget::FUEL_PER_MS;
pub(crate) use embedded::own_files;
pub(crate) use face::{Face, Heard, Workshop};
pub(crate) use misses::Misses;
pub(crate) use mods::Mod;
pub(crate) use order::order;
pub(crate) use plan::Plan;
pub(crate) use program::Program;
pub(crate) use tools::{WireNames, cut};

use budget::{Allowance, Spent};
use program::Unit;
use registry::{Registries, line_of};

/// The script engine of one match.
pub(crate) struct Vm<G: Game> {
    lua: Lua,
    face: Box<dyn Face<G>>,
    registries: Registries,
    program: Arc<Program>,
    environments: Rc<RefCell<Vec<Table>>>,
    modules: Rc<RefCell<HashMap<String, Value>>>,
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

/// A handler that was stopped this often is not called again in the match.
const KILLS_ALLOWED: u32 = 3;

/// Name and version of the script engine.
///
/// # Errors
/// The engine does not start.
pub(crate) fn engine_version() -> crate::error::Result<String> {
    let lua = sandbox::new_lua(8 << 20).map_err(engine)?;
    let version: String = lua.globals().get("_VERSION").map_err(engine)?;
    Ok(version)
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
        vm.load_all()?;
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
            environments: Rc::default(),
            modules: Rc::default(),
            face: G::lending().0,
            limits: *limits,
            kills: HashMap::new(),
            plan: Plan::Live,
            hurry: None,
            killed: None,
            running: String::new(),
            lua,
            registries,
            program,
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
        let base = sandbox::game_env(&self.lua)?;
        base.raw_set(G::schema().global, self.registries.global().clone())?;
        tools::install(&self.lua, &base, &self.trace)?;
        self.face.install(&Workshop {
            lua: &self.lua,
            global: self.registries.global(),
            base: &base,
            misses: &self.misses,
            trace: &self.trace,
            settings,
        })?;
        self.environments.borrow_mut().push(base);
        self.add_environments()
    }

    /// Makes an environment for each mod that has none yet.
    fn add_environments(&self) -> mlua::Result<()> {
        let base = self.environments.borrow()[0].clone();
        let ready = self.environments.borrow().len();
        for group in ready..self.program.groups.len() {
            let doors =
                sandbox::Doors { require: self.fetcher(group, false), dofile: self.fetcher(group, true) };
            let environment = sandbox::mod_env(&self.lua, &base, doors)?;
            self.environments.borrow_mut().push(environment);
        }
        Ok(())
    }

    /// What `require` and `dofile` do in a mod: run one of its own files; `require` only once.
    fn fetcher(&self, group: usize, again: bool) -> sandbox::Fetch {
        let (program, modules) = (self.program.clone(), self.modules.clone());
        let environments = self.environments.clone();
        Box::new(move |lua, name| {
            let unit = program
                .units
                .iter()
                .find(|unit| unit.group == group && names_file(&name, &unit.file.path))
                .ok_or_else(|| mlua::Error::runtime(format!("there is no file `{name}` in this mod")))?;
            let chunk = unit.file.chunk();
            let done = modules.borrow().get(&chunk).cloned();
            if let (false, Some(value)) = (again, done) {
                return Ok(value);
            }
            modules.borrow_mut().insert(chunk.clone(), Value::Boolean(true));
            let environment = environments.borrow()[group].clone();
            let value: Value = chunk_of(lua, unit, &environment)?.call(())?;
            let value = if value.is_nil() { Value::Boolean(true) } else { value };
            modules.borrow_mut().insert(chunk, value.clone());
            Ok(value)
        })
    }

    fn load_all(&mut self) -> crate::error::Result<()> {
        for unit in self.program.clone().units.iter().filter(|unit| unit.auto) {
            if let Err(fault) = self.run(unit) {
                return Err(Error::Engine(format!(
                    "a file that had loaded before fails: {}",
                    fault.one_line()
                )));
            }
        }
        self.face.loaded().map_err(engine)
    }

    /// Loads the scripts of another program into this VM. What scripts keep in their tables stays.
    pub(crate) fn reload(&mut self, program: Arc<Program>) -> crate::error::Result<()> {
        self.registries.clear(&self.lua).map_err(engine)?;
        self.modules.borrow_mut().clear();
        self.kills.clear();
        self.program = program;
        self.environments.borrow_mut().truncate(1);
        self.add_environments().map_err(engine)?;
        self.load_all()
    }

    /// Runs the body of one file under the loading limits.
    pub(crate) fn run(&mut self, unit: &Unit) -> Result<(), Fault> {
        if self.modules.borrow().contains_key(&unit.file.chunk()) {
            return Ok(());
        }
        self.misses.clear();
        self.modules.borrow_mut().insert(unit.file.chunk(), Value::Boolean(true));
        let fuel = self.limits.load_ms.saturating_mul(budget::FUEL_PER_MS);
        let environment = self.environments.borrow()[unit.group].clone();
        let ran = self.armed(Allowance { fuel, ms: self.limits.load_ms }, |vm| {
            chunk_of(&vm.lua, unit, &environment)?.call::<()>(())
        });
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

    /// Begins a decision: its budget, its generator, its trace.
    pub(crate) fn begin(&self, scene: &Scene<G>, seat: &str, detail: Detail) {
        *self.trace.borrow_mut() = Trace::new(detail);
        self.misses.clear();
        natives::set_rng(&self.lua, Rng::for_decision(scene.seed, scene.number, seat));
        natives::new_call(&self.lua);
        if budget::arm(self.plan.allowance(&self.limits).within(self.hurry)).is_err() {
            tracing::error!("a decision was begun while another one was being made on this thread");
        }
    }

    /// Ends a decision and hands out its trace and the fuel it took.
    pub(crate) fn end(&mut self) -> (Trace, u64) {
        let spent = budget::disarm();
        let handler = std::mem::take(&mut self.running);
        self.after(&spent, handler);
        self.tidy();
        self.plan = Plan::Live;
        (self.trace.take(), spent.fuel)
    }

    /// Writes down a kill and frees what it left behind.
    fn after(&mut self, spent: &Spent, handler: String) -> Option<Kill> {
        let kill = spent.kill.map(|kill| self.plan.told(kill));
        if let Some(by) = kill {
            let _ = sandbox::settle(&self.lua);
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

    /// Adds a step to the trace of the running decision.
    pub(crate) fn note(&self, step: impl FnOnce() -> Step) {
        if self.trace.borrow().detail() != Detail::Off {
            self.trace.borrow_mut().add(step());
        }
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

    /// Tells an event.
    pub(crate) fn tell(&mut self, event: &G::Event) -> Result<(), Fault> {
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
        self.plan = Plan::Live;
        self.tidy();
        done
    }

    /// Asks one rung of the ladder.
    pub(crate) fn hear(
        &mut self,
        rung: Source,
        route: &Route,
        scene: &Scene<G>,
    ) -> Result<Heard<G::Answer>, Fault> {
        let schema = G::schema();
        let (registry, key) = match rung {
            Source::Default => (schema.defaults, route.kind),
            _ => (route.registry, route.key.as_str()),
        };
        let entry = self.registries.entry(registry, key).map_err(|error| self.fault(&error))?;
        if entry.is_nil() {
            return Ok(Heard::Passed(format!("there is no {}.{registry}.{key}", schema.global)));
        }
        let name = format!("{}.{registry}.{key}", schema.global);
        if self.kills.get(&name).is_some_and(|kills| *kills >= KILLS_ALLOWED) {
            return Ok(Heard::Passed(format!(
                "{name} was stopped {KILLS_ALLOWED} times and is switched off"
            )));
        }
        let said = match entry {
            Value::Function(function) => {
                self.note(|| tried(rung, &name, &function, &self.program));
                self.face.arguments(scene).and_then(|args| function.call::<MultiValue>(args))
            }
            constant => Ok(MultiValue::from_iter([constant])),
        };
        if let Err(error) = &said {
            budget::blame(error);
        }
        match (said, budget::killed().map(|kill| self.plan.told(kill))) {
            (Ok(said), None) => Ok(self.face.accept(scene, said)),
            (Ok(_), Some(kill)) => Err(self.stopped(name, Fault::bare("").killed_by(Some(kill)))),
            (Err(error), kill) => {
                let fault = self.fault(&error).killed_by(kill);
                Err(if kill.is_some() { self.stopped(name, fault) } else { fault })
            }
        }
    }

    fn stopped(&mut self, name: String, fault: Fault) -> Fault {
        self.count_kill(&name);
        self.running = name;
        fault
    }

    fn fault(&self, error: &mlua::Error) -> Fault {
        self.program.sources.fault(error, &self.misses)
    }

    /// Whether the running decision was stopped, so that no more Lua may run for it.
    pub(crate) fn is_stopped(&self) -> bool {
        budget::killed().is_some()
    }

    /// Bytes of the heap after a collection.
    pub(crate) fn memory(&self) -> usize {
        let _ = self.lua.gc_collect();
        self.lua.used_memory()
    }

    /// The Luau state, for the spec runner and `repl`.
    pub(crate) fn lua(&self) -> &Lua {
        &self.lua
    }

    /// The environment of the game's own files, which all mods read.
    pub(crate) fn base(&self) -> Table {
        self.environments.borrow()[0].clone()
    }
}

fn chunk_of(lua: &Lua, unit: &Unit, environment: &Table) -> mlua::Result<Function> {
    lua.load(unit.code.as_slice())
        .set_name(format!("={}", unit.file.chunk()))
        .set_mode(ChunkMode::Binary)
        .set_environment(environment.clone())
        .into_function()
}

/// Whether `require`'s argument means this file: `a.b`, `a/b`, `a/b.lua`, `lua/ai/b.lua`.
fn names_file(name: &str, path: &str) -> bool {
    let stem = path.trim_end_matches(".lua");
    let asked = name.trim_start_matches("./").trim_end_matches(".lua");
    let dotted = asked.replace('.', "/");
    [asked, dotted.as_str()].iter().any(|asked| {
        *asked == stem
            || (stem.ends_with("/init") && *asked == stem.trim_end_matches("/init"))
            || asked.strip_prefix("lua/ai/").is_some_and(|rest| rest == stem)
    })
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

fn tried(rung: Source, name: &str, function: &Function, program: &Program) -> Step {
    let chunk = function.info().source.unwrap_or_default();
    let file = program.sources.file(chunk.trim_start_matches(['=', '@']));
    Step::Tried {
        source: rung,
        handler: name.to_owned(),
        module: file.map(|file| file.module.clone()).unwrap_or_default(),
        file: file.map(|file| file.path.clone()).unwrap_or_default(),
        line: line_of(function).unwrap_or(0),
    }
}
