//! The files of a VM: from which program they come, in which environments they run, and which have
//! been run.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use mlua::chunk::ChunkMode;
use mlua::{Function, Lua, Table, Value};

use super::brain::BRAIN;
use super::budget;
use super::program::{Program, Unit};
use super::sandbox::{self, Doors, Fetch};

const FOREIGN: &str = include_str!("../../lua/kit/foreign.lua");

/// The shelf of one VM.
pub(super) struct Shelf {
    program: RefCell<Arc<Program>>,
    base: Table,
    /// The environment of each mod, by its id.
    environments: RefCell<HashMap<String, Table>>,
    /// What each file that was run has returned, by its chunk name.
    modules: RefCell<HashMap<String, Value>>,
    /// Why files of a foreign AI were left out that it loads itself.
    failed: RefCell<Vec<mlua::Error>>,
}

impl Shelf {
    /// A shelf of files that have not been run.
    pub(super) fn new(base: Table, program: Arc<Program>) -> Shelf {
        Shelf {
            program: RefCell::new(program),
            base,
            environments: RefCell::default(),
            modules: RefCell::default(),
            failed: RefCell::default(),
        }
    }

    /// The present program.
    pub(super) fn program(&self) -> Arc<Program> {
        self.program.borrow().clone()
    }

    /// The environment of the foreign AI, if one plays.
    pub(super) fn foreign(&self) -> Option<Table> {
        self.environments.borrow().get(BRAIN).cloned().filter(|_| self.program().foreign.is_some())
    }

    /// Why files were left out since this was last asked.
    pub(super) fn take_failed<T>(&self, tell: impl Fn(&mlua::Error) -> T) -> Vec<T> {
        let failed = std::mem::take(&mut *self.failed.borrow_mut());
        failed.iter().map(tell).collect()
    }

    /// The environment of the game's own files, which all mods read.
    pub(super) fn base(&self) -> Table {
        self.base.clone()
    }

    /// Puts another program in place; its files have not been run. Mods that stay keep their
    /// globals.
    pub(super) fn replace(self: &Rc<Shelf>, lua: &Lua, program: Arc<Program>) -> mlua::Result<()> {
        *self.program.borrow_mut() = program;
        self.modules.borrow_mut().clear();
        Shelf::add_environments(self, lua)
    }

    /// Makes an environment for each mod that has none yet.
    pub(super) fn add_environments(self: &Rc<Shelf>, lua: &Lua) -> mlua::Result<()> {
        let program = self.program();
        let foreign = program.foreign.as_ref().and(program.groups.get(1));
        for module in program.groups.iter().skip(1) {
            if self.environments.borrow().contains_key(module) {
                continue;
            }
            let is_foreign = foreign == Some(module);
            let dofile = self.fetcher(module, true);
            let dofile = if is_foreign { self.forgiving(dofile) } else { dofile };
            let doors = Doors { require: self.fetcher(module, false), dofile };
            let below = self.foreign().unwrap_or_else(|| self.base());
            let environment = sandbox::mod_env(lua, &below, doors)?;
            if is_foreign {
                equip(lua, &environment)?;
            }
            self.environments.borrow_mut().insert(module.clone(), environment);
        }
        Ok(())
    }

    /// What `require` and `dofile` do in a mod: run one of its own files; `require` only once.
    fn fetcher(self: &Rc<Shelf>, module: &str, again: bool) -> Fetch {
        let (shelf, module) = (Rc::downgrade(self), module.to_owned());
        Box::new(move |lua, name| {
            let gone = || mlua::Error::runtime("the match is over");
            let shelf = shelf.upgrade().ok_or_else(gone)?;
            if let Some((_, global)) = PROVIDED.iter().find(|(module, _)| module.eq_ignore_ascii_case(&name))
            {
                return shelf.base.raw_get(*global);
            }
            let program = shelf.program();
            let unit = program
                .units
                .iter()
                .find(|unit| unit.file.module == module && names_file(&name, &unit.file.path))
                .ok_or_else(|| mlua::Error::runtime(format!("there is no file `{name}` in this mod")))?;
            let done = shelf.modules.borrow().get(&unit.file.chunk()).cloned();
            match done {
                Some(value) if !again => Ok(value),
                _ => shelf.run(lua, unit),
            }
        })
    }

    /// A file that fails is left out, and the AI that loads it goes on.
    fn forgiving(self: &Rc<Shelf>, load: Fetch) -> Fetch {
        let shelf = Rc::downgrade(self);
        Box::new(move |lua, name| match (load(lua, name.clone()), shelf.upgrade()) {
            (Err(error), Some(shelf)) if budget::killed().is_none() => {
                if !shelf.is_broken(&name) {
                    shelf.failed.borrow_mut().push(error);
                }
                Ok(Value::Nil)
            }
            (loaded, _) => loaded,
        })
    }

    /// Whether it is known that the foreign AI's file of that name cannot be loaded.
    fn is_broken(&self, name: &str) -> bool {
        let program = self.program();
        let mut faults = program.report.faults.iter().filter(|fault| fault.module == BRAIN);
        faults.any(|fault| names_file(name, &fault.file))
    }

    /// Whether a file was run.
    pub(super) fn is_run(&self, unit: &Unit) -> bool {
        self.modules.borrow().contains_key(&unit.file.chunk())
    }

    /// Runs a file and gives what it returned, `true` for nothing.
    pub(super) fn run(&self, lua: &Lua, unit: &Unit) -> mlua::Result<Value> {
        let chunk = unit.file.chunk();
        self.modules.borrow_mut().insert(chunk.clone(), Value::Boolean(true));
        let own = self.environments.borrow().get(&unit.file.module).cloned();
        let environment = own.unwrap_or_else(|| self.base.clone());
        let value: Value = function_of(lua, unit, environment)?.call(())?;
        let value = if value.is_nil() { Value::Boolean(true) } else { value };
        self.modules.borrow_mut().insert(chunk, value.clone());
        Ok(value)
    }
}

fn function_of(lua: &Lua, unit: &Unit, environment: Table) -> mlua::Result<Function> {
    lua.load(unit.code.as_slice())
        .set_name(format!("={}", unit.file.chunk()))
        .set_mode(ChunkMode::Binary)
        .set_environment(environment)
        .into_function()
}

/// Libraries that `require` gives though no mod brings them, and the global that holds each.
const PROVIDED: [(&str, &str); 1] = [("middleclass", "middleclass")];

/// Gives a foreign AI the libraries that it expects where they differ from ours.
fn equip(lua: &Lua, environment: &Table) -> mlua::Result<()> {
    let warn = lua.create_function(|_, text: mlua::LuaString| {
        tracing::warn!(target: "brain", "{}", super::cut(&text.to_string_lossy()));
        Ok(())
    })?;
    let equip: Function = lua.load(FOREIGN).set_name("=junshi/kit/foreign.lua").eval()?;
    equip.call::<()>((environment, warn))?;
    for library in ["table", "io"] {
        environment.raw_get::<Table>(library)?.set_readonly(true);
    }
    Ok(())
}

/// Whether `require`'s argument means this file: `a.b`, `a/b`, `a/b.lua`, `lua/ai/b.lua`; in any
/// case, as the file systems take it on which most of these scripts were written.
fn names_file(name: &str, path: &str) -> bool {
    let (name, path) = (name.to_ascii_lowercase(), path.to_ascii_lowercase());
    let stem = path.trim_end_matches(".lua");
    let asked = name.trim_start_matches("./").trim_end_matches(".lua");
    let dotted = asked.replace('.', "/");
    [asked, dotted.as_str()].iter().any(|asked| {
        *asked == stem
            || (stem.ends_with("/init") && *asked == stem.trim_end_matches("/init"))
            || asked.strip_prefix("lua/ai/").is_some_and(|rest| rest == stem)
    })
}
