//! Free functions of `sgs` that the host provides: parsing cards, configuration, availability.

use std::rc::Rc;

use mlua::{Lua, LuaString, Table, Value};

use super::super::played::Played;
use super::super::usable;
use super::kinds::{self, Card, Player};
use super::state::State;
use crate::vm::Foreign;

/// Puts the functions into `sgs`.
pub(super) fn install(
    lua: &Lua,
    global: &Table,
    state: &Rc<State>,
    foreign: Option<&Foreign>,
) -> mlua::Result<()> {
    let own = state.clone();
    let parse = lua.create_function(move |lua, what: Value| card_parse(lua, &own, &what))?;
    global.raw_set("Card_Parse", parse)?;
    type Available = fn(&super::super::Board, usize, Option<&Played>) -> bool;
    let both: [(&str, Available); 2] = [
        ("Slash_IsAvailable", usable::slash_is_available),
        ("Analeptic_IsAvailable", usable::analeptic_is_available),
    ];
    for (name, available) in both {
        let own = state.clone();
        let function = lua.create_function(move |_, (player, card): (Player, Option<Card>)| {
            let (board, at) = (own.board(), own.at(player)?);
            Ok(available(&board, at, card.map(|card| own.played(card)).as_ref()))
        })?;
        global.raw_set(name, function)?;
    }
    let settings = lua.create_table()?;
    for (name, value) in state.settings.iter() {
        match value {
            serde_json::Value::Bool(flag) => settings.raw_set(name, *flag)?,
            other => settings.raw_set(name, other.as_str())?,
        }
    }
    settings.set_readonly(true);
    global.raw_set("settings", settings)?;
    let own = state.clone();
    let config = lua.create_function(move |lua, (key, default): (LuaString, Value)| {
        config(lua, &own, &key.to_str()?, default)
    })?;
    global.raw_set("GetConfig", config)?;
    global.raw_set("GetProperty", lua.create_function(|_, _: mlua::MultiValue| Ok(Value::Nil))?)?;
    for name in ["SetConfig", "AddTranslationEntry", "LoadTranslationTable", "Print", "Alert"] {
        global.raw_set(name, lua.create_function(|_, _: mlua::MultiValue| Ok(()))?)?;
    }
    let listed = foreign.cloned().unwrap_or_default();
    let names = lua.create_function(move |lua, folder: LuaString| match folder.to_string_lossy() {
        asked if asked.trim_end_matches('/') == listed.folder => lua.create_sequence_from(listed.files.clone()),
        _ => lua.create_table(),
    })?;
    global.raw_set("GetFileNames", names)
}

/// `sgs.Card_Parse(text or id)`: a card, or nil where there is none.
fn card_parse(lua: &Lua, state: &State, what: &Value) -> mlua::Result<Value> {
    let text = match what {
        Value::String(text) => text.to_string_lossy(),
        Value::Integer(id) => id.to_string(),
        Value::Number(id) => (*id as i64).to_string(),
        _ => return Ok(Value::Nil),
    };
    if text == "-1" {
        return mlua::IntoLua::into_lua(kinds::card(-1), lua);
    }
    match state.parse(lua, &text)? {
        Ok(card) => Ok(card),
        Err(error) => {
            tracing::debug!(target: "sgs", "Card_Parse: {error}");
            Ok(Value::Nil)
        }
    }
}

/// The host's settings as scripts ask for them; others have the value that they say.
fn config(lua: &Lua, state: &State, key: &str, default: Value) -> mlua::Result<Value> {
    match key {
        "GameMode" => mlua::IntoLua::into_lua(state.board().snapshot().mode.as_str(), lua),
        "OriginAIDelay" | "AIDelay" => Ok(Value::Integer(0)),
        "EnableHegemony" => Ok(Value::Boolean(state.board().snapshot().mode.contains("hegemony"))),
        _ => Ok(default),
    }
}
