//! `QVariant`: what events and requests carry, and its conversions.
//!
//! Struct data becomes a table with QSanguosha's field names; the same variant always gives the
//! same table, so that what one reader writes the next one sees.

use std::rc::Rc;

use mlua::{IntoLua, Lua, Table, Value};
use serde_json::Value as Json;

use super::kinds::{self, CARD, DATA, Data, PLAYER, Player};
use super::state::State;
use crate::vm::handle::{Classes, Handle, Of};

/// Values behind the variants of the running decision or event.
#[derive(Default)]
pub(super) struct Stored {
    values: Vec<Variant>,
    generation: u16,
}

#[derive(Clone)]
struct Variant {
    /// QSanguosha's type name: `DamageStruct` …, `ServerPlayer`, `Card`, or empty for plain values.
    kind: String,
    value: Value,
}

impl Stored {
    /// Forgets the variants of the last decision; handles to them become stale.
    pub(super) fn clear(&mut self) {
        self.values.clear();
        self.generation = self.generation.wrapping_add(1);
    }

    fn add(&mut self, variant: Variant) -> Data {
        self.values.push(variant);
        let index = self.values.len() as u32 - 1;
        Of(Handle { kind: DATA, generation: self.generation, index })
    }

    fn get(&mut self, data: Data) -> mlua::Result<&mut Variant> {
        let Handle { generation, index, .. } = data.0;
        let fresh = generation == self.generation;
        self.values
            .get_mut(index as usize)
            .filter(|_| fresh)
            .ok_or_else(|| mlua::Error::runtime("stale handle: this data belongs to an earlier request"))
    }
}

/// A variant of a JSON value in the recorded format.
pub(super) fn variant(lua: &Lua, state: &State, json: &Json) -> mlua::Result<Value> {
    let kind = kind_of(json);
    let value = value(lua, state, json)?;
    state.stored.borrow_mut().add(Variant { kind, value }).into_lua(lua)
}

fn kind_of(json: &Json) -> String {
    let field = |name: &str| json.get(name);
    match json {
        Json::Object(_) if field("$player").is_some_and(Json::is_string) => "ServerPlayer".to_owned(),
        Json::Object(_) if field("$card").is_some() => "Card".to_owned(),
        Json::Object(_) => {
            let kind = field("$").and_then(Json::as_str).unwrap_or_default();
            kind.trim_start_matches("const ").trim_end_matches('*').to_owned()
        }
        _ => String::new(),
    }
}

/// A Lua value of a JSON value in the recorded format.
pub(super) fn value(lua: &Lua, state: &State, json: &Json) -> mlua::Result<Value> {
    match json {
        Json::Null => Ok(Value::Nil),
        Json::Bool(flag) => Ok(Value::Boolean(*flag)),
        Json::Number(number) => Ok(Value::Number(number.as_f64().unwrap_or(0.0))),
        Json::String(text) => text.as_str().into_lua(lua),
        Json::Array(items) => {
            let items: Vec<Value> = items.iter().map(|item| value(lua, state, item)).collect::<Result<_, _>>()?;
            state.list(lua, items)?.into_lua(lua)
        }
        Json::Object(fields) => object(lua, state, fields),
    }
}

fn object(lua: &Lua, state: &State, fields: &serde_json::Map<String, Json>) -> mlua::Result<Value> {
    match (fields.get("$player"), fields.get("$card"), fields.get("$"), fields.get("v")) {
        (Some(player), ..) => players(lua, state, player),
        (_, Some(Json::Object(card)), ..) => card_object(lua, card),
        (.., Some(Json::String(kind)), Some(Json::Array(texts))) if kind == "QStringList" => {
            let texts: Vec<&str> = texts.iter().filter_map(Json::as_str).collect();
            texts.into_lua(lua)
        }
        (.., Some(_), Some(inner @ Json::Object(_))) => value(lua, state, inner),
        _ if fields.contains_key("class") && fields.contains_key("id") => card_object(lua, fields),
        _ => structure(lua, state, fields),
    }
}

fn card_object(lua: &Lua, fields: &serde_json::Map<String, Json>) -> mlua::Result<Value> {
    let id = fields.get("id").and_then(Json::as_i64).unwrap_or(-1);
    kinds::card(i32::try_from(id).unwrap_or(-1)).into_lua(lua)
}

/// A player by his name, or a list of players by theirs.
fn players(lua: &Lua, state: &State, names: &Json) -> mlua::Result<Value> {
    let player = |name: &str| state.board().index(name).map(Player::nth);
    match names {
        Json::String(name) => player(name).into_lua(lua),
        Json::Array(names) => {
            let players: Vec<Player> = names.iter().filter_map(Json::as_str).filter_map(player).collect();
            state.list(lua, players)?.into_lua(lua)
        }
        other => value(lua, state, other),
    }
}

/// A struct: recorded field names, and beside them those of QSanguosha's interface.
fn structure(lua: &Lua, state: &State, fields: &serde_json::Map<String, Json>) -> mlua::Result<Value> {
    let table = lua.create_table()?;
    for (name, field) in fields {
        let converted = match name.as_str() {
            "from" | "to" | "who" => players(lua, state, field)?,
            "nature" => Value::Number(nature(field)),
            _ => value(lua, state, field)?,
        };
        if let Some((_, alias)) = ALIASES.iter().find(|(recorded, _)| recorded == name) {
            table.raw_set(*alias, converted.clone())?;
        }
        table.raw_set(name.as_str(), converted)?;
    }
    Ok(Value::Table(table))
}

/// Recorded names of fields that scripts know under another name.
const ALIASES: [(&str, &str); 8] = [
    ("ids", "card_ids"),
    ("add_history", "m_addHistory"),
    ("is_use", "m_isUse"),
    ("skill", "m_skillName"),
    ("player", "m_playerId"),
    ("target", "m_targetId"),
    ("card", "m_card"),
    ("reason", "m_reason"),
];

fn nature(field: &Json) -> f64 {
    match field {
        Json::String(name) => ["normal", "fire", "thunder"].iter().position(|n| n == name).unwrap_or(0) as f64,
        other => other.as_f64().unwrap_or(0.0),
    }
}

/// Struct types that a variant converts to, by method.
const STRUCTS: [(&str, &str); 13] = [
    ("toDamage", "DamageStruct"),
    ("toCardUse", "CardUseStruct"),
    ("toJudge", "JudgeStruct"),
    ("toMoveOneTime", "CardsMoveOneTimeStruct"),
    ("toSlashEffect", "SlashEffectStruct"),
    ("toDying", "DyingStruct"),
    ("toDeath", "DeathStruct"),
    ("toCardEffect", "CardEffectStruct"),
    ("toRecover", "RecoverStruct"),
    ("toPindian", "PindianStruct"),
    ("toCardResponse", "CardResponseStruct"),
    ("toPhaseChange", "PhaseChangeStruct"),
    ("toJinkEffect", "JinkEffectStruct"),
];

/// Adds the class `QVariant`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(DATA, "QVariant");
    for (method, kind) in STRUCTS {
        let state = state.clone();
        classes.method(DATA, method, move |lua, data: Data| unwrapped(lua, &state, data, kind))?;
    }
    let own = state.clone();
    classes.method(DATA, "toPlayer", move |_, data: Data| {
        let value = own.stored.borrow_mut().get(data)?.value.clone();
        Ok(Handle::of(&value).filter(|handle| handle.kind == PLAYER).map(Of::<PLAYER>))
    })?;
    let own = state.clone();
    classes.method(DATA, "toCard", move |_, data: Data| {
        let value = own.stored.borrow_mut().get(data)?.value.clone();
        Ok(Handle::of(&value).filter(|handle| handle.kind == CARD).map(Of::<CARD>))
    })?;
    let own = state.clone();
    classes.method(DATA, "toString", move |lua, data: Data| {
        let value = own.stored.borrow_mut().get(data)?.value.clone();
        let text = matches!(value, Value::String(_) | Value::Number(_) | Value::Integer(_));
        if text { lua.coerce_string(value) } else { lua.create_string("").map(Some) }
    })?;
    install_plain(classes, state)
}

fn install_plain(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(DATA, "toInt", move |lua, data: Data| {
        let value = own.stored.borrow_mut().get(data)?.value.clone();
        Ok(lua.coerce_number(value)?.map_or(0, |number| number as i64))
    })?;
    let own = state.clone();
    classes.method(DATA, "toBool", move |_, data: Data| {
        let value = own.stored.borrow_mut().get(data)?.value.clone();
        Ok(!matches!(value, Value::Nil | Value::Boolean(false)))
    })?;
    for method in ["toStringList", "toIntList", "toList"] {
        let own = state.clone();
        classes.method(DATA, method, move |lua, data: Data| {
            match own.stored.borrow_mut().get(data)?.value.clone() {
                Value::Table(table) => Ok(table),
                _ => lua.create_table(),
            }
        })?;
    }
    let own = state.clone();
    classes.method(DATA, "setValue", move |_, (data, value): (Data, Value)| {
        let mut stored = own.stored.borrow_mut();
        let variant = stored.get(data)?;
        *variant = Variant { kind: String::new(), value };
        Ok(())
    })?;
    Ok(())
}

/// The struct in a variant; an empty one where it holds something else, as scripts expect.
fn unwrapped(lua: &Lua, state: &State, data: Data, kind: &str) -> mlua::Result<Table> {
    let variant = state.stored.borrow_mut().get(data)?.clone();
    match variant.value {
        Value::Table(table) if variant.kind == kind || variant.kind.is_empty() => Ok(table),
        _ => empty(lua, state, kind),
    }
}

fn empty(lua: &Lua, state: &State, kind: &str) -> mlua::Result<Table> {
    let table = lua.create_table()?;
    if kind == "CardUseStruct" {
        table.raw_set("to", state.list(lua, std::iter::empty::<Value>())?)?;
    }
    Ok(table)
}

/// `sgs.QVariant(value)`.
pub(super) fn constructor(lua: &Lua, state: &Rc<State>) -> mlua::Result<mlua::Function> {
    let state = state.clone();
    lua.create_function(move |_, value: Value| {
        Ok(state.stored.borrow_mut().add(Variant { kind: String::new(), value }))
    })
}

/// What `getTag` gives: what scripts have written, else what the host says, as a variant.
pub(super) fn tag(lua: &Lua, state: &State, written: Option<Value>, host: Option<Json>) -> mlua::Result<Value> {
    match (written, host) {
        (Some(value), _) => state.stored.borrow_mut().add(Variant { kind: String::new(), value }).into_lua(lua),
        (None, Some(host)) => variant(lua, state, &host),
        (None, None) => variant(lua, state, &Json::Null),
    }
}

/// What a script wants to keep beyond the decision: the value inside a variant.
pub(super) fn kept(state: &State, value: Value) -> mlua::Result<Value> {
    match Handle::of(&value) {
        Some(handle) if handle.kind == DATA => Ok(state.stored.borrow_mut().get(Of(handle))?.value.clone()),
        _ => Ok(value),
    }
}
