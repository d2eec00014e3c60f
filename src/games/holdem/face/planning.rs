//! The plan in a script's hands: the functions of `junshi eval`, those that only scripts call, and the pause
//! before an answer. All take their tables from `holdem.planned` and `holdem.human` as they are at the moment.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use mlua::serde::de::Options;
use mlua::{Lua, LuaSerdeExt, Table, Value};
use serde_json::{Value as Json, json};

use super::super::category::Category;
use super::super::plan::pause::{Deed, Pace};
use super::super::planning::{self, clickable, imagine, map, plan, react};
use super::super::street::Street;
use super::chances::fork;
use crate::error::HostError;
use crate::vm::budget;

/// Fuel that a function of the plan costs.
const FUEL: u64 = 400;

/// Pauses that were asked for.
#[derive(Default)]
pub(super) struct Pauses {
    /// That of the decision under way.
    now: Option<u32>,
    /// The latest ones of the match.
    recent: VecDeque<u32>,
}

impl Pauses {
    /// Takes the pause of the decision that ends.
    pub(super) fn take(&mut self) -> Option<u32> {
        self.now.take()
    }

    fn ask_for(&mut self, ms: u32, remembered: usize) {
        self.now = Some(ms);
        self.recent.push_back(ms);
        while self.recent.len() > remembered {
            self.recent.pop_front();
        }
    }
}

/// The pauses of one match.
pub(super) type Shared = Rc<RefCell<Pauses>>;

type Work = fn(&Json) -> Result<Json, HostError>;

/// Puts the functions into the game's global table.
pub(super) fn install(lua: &Lua, global: &Table, pauses: &Shared) -> mlua::Result<()> {
    let primitives: [(&'static str, Work); 3] = [("map", map::map), ("plan", plan::plan), ("imagine", imagine::imagine)];
    for (name, work) in primitives {
        let tables = global.clone();
        let call = move |lua: &Lua, input: Table| {
            let input = with_tables(lua, &tables, as_json(lua, Value::Table(input))?, planning::data(name))?;
            answered(lua, work(&input))
        };
        global.raw_set(name, lua.create_function(call)?)?;
    }
    let tables = global.clone();
    let click = move |lua: &Lua, (amount, room): (u64, Value)| {
        let input = json!({ "amount": amount, "room": as_json(lua, room)? });
        let input = with_tables(lua, &tables, input, planning::data("clickable"))?;
        let found = clickable::clickable(&input).map_err(mlua::Error::external)?;
        Ok((found["amount"].as_u64(), found["clickable"].as_bool()))
    };
    global.raw_set("clickable", lua.create_function(click)?)?;
    let tables = global.clone();
    let react = move |lua: &Lua, (plan, turn, options): (Value, Value, Option<Table>)| {
        let options = options.map_or_else(|| lua.create_table(), Ok)?;
        let mut input = as_json(lua, Value::Table(options))?;
        input["plan"] = as_json(lua, plan)?;
        input["turn"] = as_json(lua, turn)?;
        let input = with_tables(lua, &tables, input, &["planned", "human"])?;
        answered(lua, react::react(&input, &mut fork(lua)))
    };
    global.raw_set("react", lua.create_function(react)?)?;
    install_pause(lua, global, pauses)?;
    install_names(lua, global)
}

/// `holdem.pause(deed, gap)`: how long to seem to think, in milliseconds.
fn install_pause(lua: &Lua, global: &Table, pauses: &Shared) -> mlua::Result<()> {
    let (tables, pauses) = (global.clone(), pauses.clone());
    let pause = move |lua: &Lua, (deed, gap): (Value, Option<f64>)| {
        let deed: Deed = lua.from_value(deed)?;
        let human: Json = as_json(lua, tables.raw_get("human")?)?;
        let pace: Pace = planning::of_people(&human, "pace").map_err(mlua::Error::external)?;
        let mut pauses = pauses.borrow_mut();
        let recent = pauses.recent.make_contiguous();
        let ms = pace.draw(deed, gap.unwrap_or(0.0), recent, &mut fork(lua));
        pauses.ask_for(ms, pace.remembered);
        budget::charge(FUEL)?;
        Ok(ms)
    };
    global.raw_set("pause", lua.create_function(pause)?)
}

/// The names of streets, and `holdem.category_name(category, language)`.
fn install_names(lua: &Lua, global: &Table) -> mlua::Result<()> {
    global.raw_set("STREETS", lua.create_sequence_from(Street::ALL.map(Street::name))?)?;
    let name = |_: &Lua, (category, language): (String, Option<String>)| {
        let category: Category = category.parse().map_err(mlua::Error::external)?;
        Ok(match language.as_deref() {
            Some("zh") => category.in_chinese().to_owned(),
            _ => category.name().replace('_', " "),
        })
    };
    global.raw_set("category_name", lua.create_function(name)?)
}

/// A value of a script as data; an empty table is a list.
fn as_json(lua: &Lua, value: Value) -> mlua::Result<Json> {
    lua.from_value_with(value, Options::new().encode_empty_tables_as_array(true))
}

/// Lays the tables of scripts under an input that has none of their names.
fn with_tables(lua: &Lua, global: &Table, mut input: Json, names: &[&str]) -> mlua::Result<Json> {
    if let Some(fields) = input.as_object_mut() {
        for name in names {
            if !fields.contains_key(*name) {
                fields.insert((*name).to_owned(), as_json(lua, global.raw_get(*name)?)?);
            }
        }
    }
    Ok(input)
}

fn answered(lua: &Lua, found: Result<Json, HostError>) -> mlua::Result<Value> {
    budget::charge(FUEL)?;
    lua.to_value(&found.map_err(mlua::Error::external)?)
}
