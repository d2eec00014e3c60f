//! A VM as scripts find it: an allow-list of globals over frozen libraries, one environment for the
//! game's own files and one for each mod.
//!
//! ```text
//! libraries (frozen) ◀─copied─ game environment ◀─read through─ environment of a mod
//! ```
//!
//! A mod's bare globals stay in its environment; what it does not define itself it reads from the
//! game's. `load`, `loadstring`, `require` and `dofile` exist only in the environments of mods,
//! so a mod that deletes its own cannot reach those of another environment.
//!
//! Luau resolves imports (`table.insert`) when a chunk is loaded, against the libraries, and uses
//! them only in environments marked safe. The game's is, a mod's is not: a mod may give
//! any global another meaning at any time.

use std::sync::OnceLock;

use mlua::chunk::{ChunkMode, Compiler};
use mlua::{Function, IntoLua, Lua, LuaOptions, LuaString, StdLib, Table, Value};

use super::{budget, natives};

const PRELUDE: &str = include_str!("../../lua/kit/prelude.lua");
/// The key in the registry under which the prelude's result is kept.
const BIND_LOAD: &str = "junshi.bind_load";

/// What `require` or `dofile` of a mod does with a name.
pub(crate) type Fetch = Box<dyn Fn(&Lua, String) -> mlua::Result<Value>>;

/// The ways a mod reaches its other files.
pub(crate) struct Doors {
    pub(crate) require: Fetch,
    pub(crate) dofile: Fetch,
}

/// A fresh VM: memory limited, libraries cut down and frozen, the fuel counter installed.
pub(crate) fn new_lua(memory_limit: usize) -> mlua::Result<Lua> {
    let lua = Lua::new_with(libraries(), LuaOptions::new())?;
    lua.set_memory_limit(memory_limit)?;
    lua.set_compiler(compiler(&[]));
    let prelude = lua.load(compiled_prelude()?).set_name("=kit").set_mode(ChunkMode::Binary);
    let bind: Function = prelude.call(natives::table(&lua)?)?;
    lua.set_named_registry_value(BIND_LOAD, bind)?;
    freeze(&lua)?;
    budget::install(&lua)?;
    Ok(lua)
}

/// Compiled once in a process, without line numbers.
fn compiled_prelude() -> mlua::Result<&'static [u8]> {
    static BYTECODE: OnceLock<Vec<u8>> = OnceLock::new();
    if let Some(bytecode) = BYTECODE.get() {
        return Ok(bytecode);
    }
    let bytecode = compiler(&[]).set_debug_level(0).compile(PRELUDE)?;
    Ok(BYTECODE.get_or_init(|| bytecode))
}

fn libraries() -> StdLib {
    StdLib::COROUTINE
        | StdLib::TABLE
        | StdLib::OS
        | StdLib::STRING
        | StdLib::UTF8
        | StdLib::BIT
        | StdLib::MATH
        | StdLib::DEBUG
}

/// The compiler for all chunks. `mutable_globals` are not imported, only looked up.
///
/// Three built-ins are called as ordinary functions: their fast path gives way to the function
/// when the collector is due, so the fuel spent would depend on the history of the VM.
pub(crate) fn compiler(mutable_globals: &[String]) -> Compiler {
    Compiler::new()
        .set_optimization_level(2)
        .set_debug_level(1)
        .set_disabled_builtins(["tostring", "string.char", "string.sub"])
        .set_mutable_globals(mutable_globals.iter().cloned())
}

fn freeze(lua: &Lua) -> mlua::Result<()> {
    let globals = lua.globals();
    for entry in globals.pairs::<Value, Value>() {
        if let (_, Value::Table(library)) = entry? {
            library.set_readonly(true);
        }
    }
    if let Some(strings) = lua.type_metatable::<LuaString>() {
        strings.raw_set("__metatable", false)?;
        strings.set_readonly(true);
    }
    globals.set_readonly(true);
    globals.set_safeenv(true);
    Ok(())
}

/// Adds a function to a frozen library, for all scripts of the VM (`table.contains` and the like).
/// Do it before any script is loaded.
pub(crate) fn extend(lua: &Lua, library: &str, name: &str, value: impl IntoLua) -> mlua::Result<()> {
    let table: Table = lua.globals().raw_get(library)?;
    table.set_readonly(false);
    let result = table.raw_set(name, value);
    table.set_readonly(true);
    result
}

/// The global table of the game's own files. What is put here, every mod can read.
pub(crate) fn game_env(lua: &Lua) -> mlua::Result<Table> {
    let env = lua.create_table()?;
    for entry in lua.globals().pairs::<Value, Value>() {
        let (name, value) = entry?;
        env.raw_set(name, value)?;
    }
    env.set_safeenv(true);
    Ok(env)
}

/// The global table of a mod's files: its own names, and `base` behind them.
pub(crate) fn mod_env(lua: &Lua, base: &Table, doors: Doors) -> mlua::Result<Table> {
    let env = lua.create_table()?;
    env.raw_set("_G", &env)?;
    lua.named_registry_value::<Function>(BIND_LOAD)?.call::<()>(&env)?;
    env.raw_set("require", lua.create_function(move |lua, name| (doors.require)(lua, name))?)?;
    env.raw_set("dofile", lua.create_function(move |lua, name| (doors.dofile)(lua, name))?)?;
    let meta = lua.create_table()?;
    meta.raw_set("__index", base)?;
    meta.raw_set("__metatable", false)?;
    meta.set_readonly(true);
    env.set_metatable(Some(meta))?;
    Ok(env)
}

/// Frees what a killed or failed call left behind. A deep recursion leaves a large stack, of which
/// each collection gives back half.
pub(crate) fn settle(lua: &Lua) -> mlua::Result<()> {
    let mut before = usize::MAX;
    for _ in 0..16 {
        lua.gc_collect()?;
        let used = lua.used_memory();
        if used >= before {
            break;
        }
        before = used;
    }
    Ok(())
}
