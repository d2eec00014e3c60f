//! What the words of specs are made of: `place()`, the line that is running, and
//! `host(word, argument)`, a question to the match.

use mlua::serde::{de, ser};
use mlua::{Lua, LuaSerdeExt, Table, Value};
use serde_json::Value as Json;

use super::super::budget;
use super::Host;

/// `place` and `host`, which the words are made of.
pub(super) fn table(lua: &Lua, chunk: &str, host: Host) -> mlua::Result<Table> {
    let native = lua.create_table()?;
    let file = chunk.to_owned();
    native.raw_set("place", lua.create_function(move |lua, ()| Ok(place(lua, &file)))?)?;
    let ask = lua.create_function(move |lua, (word, argument): (String, Value)| {
        let options = de::Options::new().deny_recursive_tables(true);
        let answer = lua
            .from_value_with::<Json>(argument, options)
            .map_err(|error| format!("this cannot be told as JSON: {error}"))
            .and_then(|argument| budget::aside(|| host(&word, argument)));
        let options = ser::Options::new()
            .serialize_none_to_null(false)
            .serialize_unit_to_null(false)
            .set_array_metatable(false);
        match answer {
            Ok(value) => lua.pack_multi(lua.to_value_with(&value, options)?),
            Err(problem) => lua.pack_multi((Value::Nil, problem)),
        }
    })?;
    native.raw_set("host", ask)?;
    Ok(native)
}

/// The line of the spec file that is running, 0 where none is.
fn place(lua: &Lua, chunk: &str) -> usize {
    const DEEPEST: usize = 200;
    for level in 0..DEEPEST {
        let line = lua.inspect_stack(level, |frame| {
            let ours = frame.source().source.is_some_and(|name| name.trim_start_matches('=') == chunk);
            ours.then(|| frame.current_line()).flatten()
        });
        match line {
            Some(Some(line)) => return line,
            Some(None) => {}
            None => break,
        }
    }
    0
}
