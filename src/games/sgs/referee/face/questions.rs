//! Questions that the rules yield, and answers that are given back to them.

use mlua::{IntoLua, Lua, LuaSerdeExt, Table, Value};
use serde_json::json;

use super::values::{self, Classes};
use crate::games::sgs::{Answer, Ask};
use crate::wire;

/// Who is asked what. The fields of the table are those of the question on the wire; `data` is a value
/// of the rules.
pub(super) fn asked(lua: &Lua, question: &Table, classes: &Classes) -> mlua::Result<(String, Ask)> {
    let data: Value = question.raw_get("data")?;
    question.raw_set("data", Value::Nil)?;
    let mut wired: serde_json::Value = lua.from_value(Value::Table(question.clone()))?;
    if !data.is_nil() {
        let told = values::data(&data, classes)?;
        wired["data"] = serde_json::to_value(told).map_err(mlua::Error::external)?;
    }
    for list in ["card_ids", "cards", "targets", "players"] {
        // an empty table may be either
        if wired.get(list).is_some_and(|value| value.as_object().is_some_and(serde_json::Map::is_empty)) {
            wired[list] = json!([]);
        }
    }
    let seat = wired["seat"].as_str().unwrap_or_default().to_owned();
    let ask: Ask = wire::read_value(wired).map_err(|error| mlua::Error::runtime(format!("a question {error}")))?;
    Ok((seat, ask))
}

/// An answer as the rules take it: nil, a boolean, a number, text, a list of numbers, `{player, card}`
/// or `{up, bottom}`.
pub(super) fn into_lua(lua: &Lua, answer: Option<Answer>) -> mlua::Result<Value> {
    match answer {
        None | Some(Answer::Nothing) => Ok(Value::Nil),
        Some(Answer::Yes(yes)) => Ok(Value::Boolean(yes)),
        Some(Answer::Id(id)) => id.into_lua(lua),
        Some(Answer::Name(name)) => name.into_lua(lua),
        Some(Answer::Ids(ids)) => ids.into_lua(lua),
        Some(Answer::Gift(gift)) => {
            let table = lua.create_table()?;
            table.raw_set("player", gift.player)?;
            table.raw_set("card", gift.card)?;
            Ok(Value::Table(table))
        }
        Some(Answer::Sorted(sorted)) => {
            let table = lua.create_table()?;
            table.raw_set("up", sorted.up)?;
            table.raw_set("bottom", sorted.bottom)?;
            Ok(Value::Table(table))
        }
    }
}
