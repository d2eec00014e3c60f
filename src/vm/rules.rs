//! A VM in which the rules of a game run: the sandbox without a face and without registries.
//!
//! The game's rules are the files of `lua/GAME/rules`; a mod brings more in its folder `rules`. They
//! see the whole state, and no brain ever runs among them. What they may spend is limited like
//! everything that scripts do: a mod's rules are as foreign as its AI.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use mlua::chunk::ChunkMode;
use mlua::{Lua, Table};

use super::budget::{self, Allowance};
use super::embedded;
use super::fault::{Fault, ScriptFile, Sources};
use super::misses::Misses;
use super::{engine, extend_libraries, heap, natives, sandbox};
use crate::error::{Error, Result};
use crate::kit::rng::Rng;

/// What the rules may spend between two questions, in milliseconds of a slow machine; far more than any
/// rule needs.
const MOST_MS: u64 = 5_000;

/// Memory of one game's rules, in bytes.
const MOST_BYTES: usize = 64 << 20;

/// The global that is true once the game's own rules are loaded: what comes then is of mods.
const OF_MODS: &str = "rules_of_mods";

/// A script of rules, compiled.
struct Compiled {
    file: Arc<ScriptFile>,
    code: Vec<u8>,
}

/// The rules of one game under way.
pub(crate) struct RuleVm {
    lua: Lua,
    base: Table,
    sources: Sources,
}

/// Which scripts make the rules.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RuleFiles<'a> {
    /// A folder laid over our own Lua files.
    pub(crate) overlay: Option<&'a Path>,
    /// Folders of mods, whose `rules` are added.
    pub(crate) mods: &'a [PathBuf],
}

impl RuleVm {
    /// A VM with all rules loaded. `install` puts what the host offers into the environment.
    ///
    /// # Errors
    /// A script that cannot be read or fails while it is loaded.
    pub(crate) fn open(
        game: &str,
        files: RuleFiles<'_>,
        seed: u64,
        install: impl FnOnce(&Lua, &Table) -> mlua::Result<()>,
    ) -> Result<RuleVm> {
        let lua = sandbox::new_lua(MOST_BYTES).map_err(engine)?;
        natives::set_rng(&lua, Rng::for_match(seed));
        if let Some(text) = embedded::text(&format!("{game}/libs.lua")) {
            extend_libraries(&lua, &text).map_err(engine)?;
        }
        let base = sandbox::game_env(&lua).map_err(engine)?;
        install(&lua, &base).map_err(engine)?;
        let mut vm = RuleVm { lua, base, sources: Sources::default() };
        vm.load_own(game, files.overlay)?;
        vm.base.raw_set(OF_MODS, true).map_err(engine)?;
        vm.load_mods(files.mods)?;
        Ok(vm)
    }

    fn load_own(&mut self, game: &str, overlay: Option<&Path>) -> Result<()> {
        static OWN: OnceLock<(String, Vec<Compiled>)> = OnceLock::new();
        let fresh;
        let units = match overlay {
            Some(_) => {
                fresh = compile_all(own_files(game, overlay)?)?;
                &fresh
            }
            None => {
                if OWN.get().is_none() {
                    let compiled = compile_all(own_files(game, None)?)?;
                    let _ = OWN.set((game.to_owned(), compiled));
                }
                match OWN.get() {
                    Some((known, units)) if known == game => units,
                    _ => {
                        fresh = compile_all(own_files(game, None)?)?;
                        &fresh
                    }
                }
            }
        };
        units.iter().try_for_each(|unit| self.load(unit, &self.base.clone()))
    }

    /// Loads the rules of mods, each into an environment of its own.
    fn load_mods(&mut self, mods: &[PathBuf]) -> Result<()> {
        for folder in mods {
            let rules = folder.join("rules");
            if !rules.is_dir() {
                continue;
            }
            let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let none = || -> sandbox::Fetch {
                Box::new(|_, name| Err(mlua::Error::runtime(format!("rules cannot load `{name}`"))))
            };
            let doors = sandbox::Doors { require: none(), dofile: none() };
            let environment = sandbox::mod_env(&self.lua, &self.base, doors).map_err(engine)?;
            for file in super::mods::lua_files(&rules)? {
                let text = super::source::mend(&file.bytes)
                    .map_err(|error| Error::Mod { module: name.clone(), problem: error.to_string() })?;
                let file = ScriptFile {
                    module: name.clone(),
                    path: format!("rules/{}", file.path),
                    text: text.text,
                };
                self.load(&compile(file)?, &environment)?;
            }
        }
        Ok(())
    }

    fn load(&mut self, unit: &Compiled, environment: &Table) -> Result<()> {
        self.sources.add(unit.file.clone());
        let loaded = self.run(|lua| {
            lua.load(unit.code.as_slice())
                .set_name(format!("={}", unit.file.chunk()))
                .set_mode(ChunkMode::Binary)
                .set_environment(environment.clone())
                .call::<()>(())
        });
        loaded.map_err(|fault| failed(&unit.file.module, &fault))
    }

    /// The environment of the game's own rules.
    pub(crate) fn base(&self) -> &Table {
        &self.base
    }

    /// Lets rules run, within their limits.
    ///
    /// # Errors
    /// The error that a script has raised, or the limit that it has reached.
    pub(crate) fn run<T>(&self, act: impl FnOnce(&Lua) -> mlua::Result<T>) -> std::result::Result<T, Fault> {
        natives::new_call(&self.lua);
        let allowance = Allowance { fuel: MOST_MS.saturating_mul(budget::FUEL_PER_MS), ms: u64::MAX };
        budget::arm(allowance).map_err(|busy| Fault::bare(busy.to_string()))?;
        let done = act(&self.lua);
        if let Err(error) = &done {
            budget::blame(error);
        }
        let kill = budget::disarm().kill;
        if kill.is_some() {
            let _ = sandbox::settle(&self.lua);
            heap::give_back();
        }
        match done {
            Ok(value) if kill.is_none() => Ok(value),
            Ok(_) => Err(Fault::bare("").killed_by(kill)),
            Err(error) => {
                let fault = self.sources.fault(&error, &Misses::default(), Vec::new);
                Err(fault.killed_by(kill))
            }
        }
    }
}

fn failed(module: &str, fault: &Fault) -> Error {
    Error::Mod { module: module.to_owned(), problem: fault.to_string() }
}

fn compile(file: ScriptFile) -> Result<Compiled> {
    static GLOBALS: OnceLock<mlua::chunk::Compiler> = OnceLock::new();
    let compiler = GLOBALS.get_or_init(|| sandbox::compiler(&super::program::mutable_globals("sgs")));
    let compiled = compiler.compile(&file.text);
    let problem = |error: mlua::Error| failed(&file.module, &Fault::bare(format!("{}: {error}", file.path)));
    let code = compiled.map_err(problem)?;
    Ok(Compiled { file: Arc::new(file), code })
}

fn compile_all(files: Vec<(String, String)>) -> Result<Vec<Compiled>> {
    let own = |(path, text)| ScriptFile { module: embedded::OWN.to_owned(), path, text };
    files.into_iter().map(own).map(compile).collect()
}

/// Our own rules in the order of loading: `init.lua`, the files beside it, then its folders.
fn own_files(game: &str, overlay: Option<&Path>) -> Result<Vec<(String, String)>> {
    let folder = format!("{game}/rules/");
    let mut files = embedded::files_in(&folder, overlay)?;
    let rank = |path: &str| match path.strip_prefix(&folder).unwrap_or(path) {
        "init.lua" => 0,
        inner if !inner.contains('/') => 1,
        inner if inner.starts_with("cards/") => 2,
        _ => 3,
    };
    files.sort_by(|(one, _), (other, _)| (rank(one), one).cmp(&(rank(other), other)));
    Ok(files)
}
