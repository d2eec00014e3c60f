//! `QVariant`: what events and requests carry, and its conversions.
//!
//! Struct data becomes a table with QSanguosha's field names; the same variant always gives the
//! same table, so that what one reader writes the next one sees.

use std::cell::{Ref, RefCell};
use std::rc::Rc;

use mlua::{IntoLua, Lua, MetaMethod, Table, UserData, UserDataMethods, Value};
use serde_json::Value as Json;

use super::super::event::Data;
use super::kinds::{self, CARD, PLAYER, Player};
use super::state::State;
use crate::vm::handle::Handle;

/// A `QVariant`. A userdata of its own, because scripts keep it, and tell it from a number or a
/// table by `type(data) == "userdata"`.
pub(super) struct Variant {
    state: Rc<State>,
    held: RefCell<Held>,
}

struct Held {
    /// QSanguosha's type name: `DamageStruct` …, `ServerPlayer`, `Card`, or empty for plain values.
    kind: String,
    value: Value,
    /// What an event carries, until somebody looks at it.
    told: Option<Data>,
}

/// A variant of what an event carries; it becomes Lua when somebody looks at it.
pub(super) fn told(lua: &Lua, state: &Rc<State>, data: &Data) -> mlua::Result<Value> {
    let told = Some(data.clone()).filter(|data| *data != Data::Null);
    let held = RefCell::new(Held { kind: String::new(), value: Value::Nil, told });
    lua.create_userdata(Variant { state: state.clone(), held }).map(Value::UserData)
}

/// A variant of a JSON value in the recorded format.
pub(super) fn variant(lua: &Lua, state: &Rc<State>, json: &Json) -> mlua::Result<Value> {
    holding(lua, state, kind_of(json), value(lua, state, json)?)
}

fn holding(lua: &Lua, state: &Rc<State>, kind: String, value: Value) -> mlua::Result<Value> {
    let held = RefCell::new(Held { kind, value, told: None });
    lua.create_userdata(Variant { state: state.clone(), held }).map(Value::UserData)
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
        (_, Some(Json::Object(card)), ..) => card_object(lua, state, card),
        (.., Some(Json::String(kind)), Some(Json::Array(texts))) if kind == "QStringList" => {
            let texts: Vec<&str> = texts.iter().filter_map(Json::as_str).collect();
            texts.into_lua(lua)
        }
        (.., Some(Json::String(kind)), Some(player)) if kind.starts_with("ServerPlayer") => {
            players(lua, state, player)
        }
        (.., Some(Json::String(kind)), Some(Json::Object(inner))) => {
            match kind.trim_start_matches("const ").trim_end_matches('*') {
                "Card" => card_object(lua, state, inner),
                kind => structure(lua, state, kind, inner),
            }
        }
        (.., Some(_), Some(inner)) => value(lua, state, inner),
        _ if fields.contains_key("class") && fields.contains_key("id") => card_object(lua, state, fields),
        _ => structure(lua, state, "", fields),
    }
}

/// A card by its number, or what its card string makes of others.
fn card_object(lua: &Lua, state: &State, fields: &serde_json::Map<String, Json>) -> mlua::Result<Value> {
    let id = fields.get("id").and_then(Json::as_i64).unwrap_or(-1);
    let text = fields.get("str").and_then(Json::as_str).filter(|_| id < 0);
    if let Some(Ok(made)) = text.map(|text| state.parse(lua, text)).transpose()? {
        return Ok(made);
    }
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
fn structure(
    lua: &Lua,
    state: &State,
    kind: &str,
    fields: &serde_json::Map<String, Json>,
) -> mlua::Result<Value> {
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
    if let Some(metatable) = state.structs.of(kind) {
        table.set_metatable(Some(metatable))?;
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
const STRUCTS: [(&str, &str); 17] = [
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
    // as older versions call them
    ("toDamageStar", "DamageStruct"),
    ("toPindianStar", "PindianStruct"),
    ("toResponsed", "CardResponseStruct"),
    ("toCardMove", "CardsMoveOneTimeStruct"),
];

/// Conversions that are none to a struct.
const PLAIN: [&str; 9] =
    ["toPlayer", "toCard", "toString", "toInt", "toBool", "toStringList", "toIntList", "toList", "setValue"];

/// All methods of a variant.
pub(super) fn methods() -> impl Iterator<Item = &'static str> {
    STRUCTS.into_iter().map(|(method, _)| method).chain(PLAIN)
}

impl Variant {
    /// What it holds, as Lua.
    fn held(&self, lua: &Lua) -> mlua::Result<Ref<'_, Held>> {
        let told = self.held.borrow_mut().told.take();
        if let Some(told) = told {
            let json = serde_json::to_value(&told).map_err(mlua::Error::external)?;
            let (kind, value) = (kind_of(&json), value(lua, &self.state, &json)?);
            *self.held.borrow_mut() = Held { kind, value, told: None };
        }
        Ok(self.held.borrow())
    }

    fn value(&self, lua: &Lua) -> mlua::Result<Value> {
        Ok(self.held(lua)?.value.clone())
    }

    fn object(&self, lua: &Lua, kind: u8) -> mlua::Result<Option<Handle>> {
        Ok(Handle::of(&self.value(lua)?).filter(|handle| handle.kind == kind))
    }

    /// The struct inside; an empty one where there is something else, as scripts expect.
    fn unwrapped(&self, lua: &Lua, kind: &str) -> mlua::Result<Table> {
        let held = self.held(lua)?;
        match &held.value {
            Value::Table(table) if held.kind == kind || held.kind.is_empty() => Ok(table.clone()),
            _ => super::structs::empty(lua, &self.state, kind),
        }
    }
}

impl UserData for Variant {
    fn add_methods<M: UserDataMethods<Variant>>(methods: &mut M) {
        for (method, kind) in STRUCTS {
            methods.add_method(method, move |lua, data, ()| data.unwrapped(lua, kind));
        }
        methods.add_method("toPlayer", |lua, data, ()| data.object(lua, PLAYER));
        methods.add_method("toCard", |lua, data, ()| data.object(lua, CARD));
        methods.add_method("toString", |lua, data, ()| match data.value(lua)? {
            text @ (Value::String(_) | Value::Number(_) | Value::Integer(_)) => lua.coerce_string(text),
            _ => lua.create_string("").map(Some),
        });
        methods.add_method("toInt", |lua, data, ()| {
            Ok(lua.coerce_number(data.value(lua)?)?.map_or(0.0, f64::trunc))
        });
        methods.add_method("toBool", |lua, data, ()| {
            Ok(!matches!(data.value(lua)?, Value::Nil | Value::Boolean(false)))
        });
        for method in ["toStringList", "toIntList", "toList"] {
            methods.add_method(method, |lua, data, ()| match data.value(lua)? {
                Value::Table(table) => Ok(table),
                _ => lua.create_table(),
            });
        }
        methods.add_method("setValue", |_, data, value: Value| {
            *data.held.borrow_mut() = Held { kind: String::new(), value, told: None };
            Ok(())
        });
        methods.add_meta_method(MetaMethod::ToString, |_, _, ()| Ok("QVariant"));
    }
}

/// `sgs.QVariant(value)`.
pub(super) fn constructor(lua: &Lua, state: &Rc<State>) -> mlua::Result<mlua::Function> {
    let state = state.clone();
    lua.create_function(move |lua, value: Value| holding(lua, &state, String::new(), value))
}

/// What `getTag` gives: what scripts have written, else what the host says, as a variant.
pub(super) fn tag(
    lua: &Lua,
    state: &Rc<State>,
    written: Option<Value>,
    host: Option<Json>,
) -> mlua::Result<Value> {
    match (written, host) {
        (Some(data @ Value::UserData(_)), _) => Ok(data),
        (Some(value), _) => holding(lua, state, String::new(), value),
        (None, Some(host)) => variant(lua, state, &host),
        (None, None) => variant(lua, state, &Json::Null),
    }
}
