//! What every script may call, whatever the game: notes for the trace and weighted choice.

use std::cell::RefCell;
use std::rc::Rc;

use mlua::{Lua, Table, Value};

use super::handle::{Handle, frozen};
use super::natives;
use crate::kit::weighted;
use crate::trace::{Detail, Step, Trace};

/// Tells what a handle is called on the wire.
pub(crate) struct WireNames(pub(crate) Box<dyn Fn(Handle) -> Option<serde_json::Value>>);

/// Puts `trace` and `weighted` into the game's environment.
pub(crate) fn install(lua: &Lua, base: &Table, trace: &Rc<RefCell<Trace>>) -> mlua::Result<()> {
    base.raw_set("trace", frozen(trace_table(lua, trace)?))?;
    let tools = lua.create_table()?;
    tools.raw_set("pick", lua.create_function(pick)?)?;
    base.raw_set("weighted", frozen(tools))
}

/// `trace.consider(option, score, why)`, `trace.reject(option, why)`, `trace.note(text)`,
/// `trace.wanted()`.
fn trace_table(lua: &Lua, trace: &Rc<RefCell<Trace>>) -> mlua::Result<Table> {
    let table = lua.create_table()?;
    let sink = trace.clone();
    table.raw_set(
        "consider",
        lua.create_function(
            move |lua, (option, score, why): (Value, Option<f64>, Option<mlua::LuaString>)| {
                if sink.borrow().detail() == Detail::Full {
                    let why = why.map(|why| cut(&why.to_string_lossy())).unwrap_or_default();
                    let score = score.filter(|score| score.is_finite()).map(rounded);
                    sink.borrow_mut().add(Step::Considered { option: wire(lua, &option), score, why });
                }
                Ok(())
            },
        )?,
    )?;
    let sink = trace.clone();
    table.raw_set(
        "reject",
        lua.create_function(move |lua, (option, why): (Value, mlua::LuaString)| {
            if sink.borrow().detail() == Detail::Full {
                let why = cut(&why.to_string_lossy());
                sink.borrow_mut().add(Step::Considered { option: wire(lua, &option), score: None, why });
            }
            Ok(())
        })?,
    )?;
    let sink = trace.clone();
    table.raw_set(
        "note",
        lua.create_function(move |_, text: mlua::LuaString| {
            if sink.borrow().detail() == Detail::Full {
                sink.borrow_mut().add(Step::Noted { text: cut(&text.to_string_lossy()) });
            }
            Ok(())
        })?,
    )?;
    let sink = trace.clone();
    table.raw_set("wanted", lua.create_function(move |_, ()| Ok(sink.borrow().detail() == Detail::Full))?)?;
    Ok(table)
}

/// Without the last digits, which only say how floating point rounds.
fn rounded(score: f64) -> f64 {
    (score * 1e9).round() / 1e9
}

const LONGEST_NOTE: usize = 500;

/// A script's text, cut to a bearable length and without control characters.
pub(crate) fn cut(text: &str) -> String {
    let mut kept: String =
        text.chars().take(LONGEST_NOTE).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(LONGEST_NOTE).is_some() {
        kept.push('…');
    }
    kept
}

/// A Lua value as it would stand in JSON: objects by their name, tables by no more than that.
pub(crate) fn wire(lua: &Lua, value: &Value) -> serde_json::Value {
    match value {
        Value::Nil => serde_json::Value::Null,
        Value::Boolean(flag) => (*flag).into(),
        Value::Integer(number) => (*number).into(),
        Value::Number(number) if *number == number.trunc() && number.abs() < 1e15 => (*number as i64).into(),
        Value::Number(number) => (*number).into(),
        Value::String(text) => cut(&text.to_string_lossy()).into(),
        other => {
            let names = lua.app_data_ref::<WireNames>();
            let name = names.as_ref().zip(Handle::of(other)).and_then(|(names, handle)| (names.0)(handle));
            name.unwrap_or_else(|| other.type_name().into())
        }
    }
}

/// `weighted.pick{ name = weight, … }` or `weighted.pick({a, b}, {1, 2})`: one drawn by weight, nil
/// when no weight is above 0. Keys of a map are drawn in the order of their names.
fn pick(lua: &Lua, (first, second): (Table, Option<Table>)) -> mlua::Result<Value> {
    let (options, weights) = match second {
        Some(weights) => {
            let options: Vec<Value> = first.sequence_values().collect::<mlua::Result<_>>()?;
            let weights: Vec<f64> = weights.sequence_values().collect::<mlua::Result<_>>()?;
            if options.len() != weights.len() {
                return Err(mlua::Error::runtime("weighted.pick: as many weights as options are needed"));
            }
            (options, weights)
        }
        None => by_name(first)?,
    };
    let drawn = natives::with_rng(lua, |rng| weighted::pick(rng, &weights)).flatten();
    Ok(drawn.and_then(|index| options.get(index).cloned()).unwrap_or(Value::Nil))
}

fn by_name(table: Table) -> mlua::Result<(Vec<Value>, Vec<f64>)> {
    let mut pairs: Vec<(Value, f64)> = table.pairs::<Value, f64>().collect::<mlua::Result<_>>()?;
    pairs.sort_by_key(|(key, _)| match key {
        Value::String(text) => (1, 0, text.to_string_lossy()),
        Value::Integer(number) => (0, *number, String::new()),
        Value::Number(number) => (0, *number as i64, String::new()),
        other => (2, 0, other.type_name().to_owned()),
    });
    Ok(pairs.into_iter().unzip())
}
