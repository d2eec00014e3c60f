//! Groups in a script's hands, and the primitives that find, weigh and split them.

use mlua::{Lua, Table, Value};

use super::super::cards::Cards;
use super::super::kinds::{Form, Kind, detect};
use super::super::min_plays;
use super::super::moves::Move;
use super::super::respond::respond;
use super::super::solve::generate;
use super::super::split::Split;
use super::super::table::as_play;
use super::cards::Written;
use super::minds::{Minds, Mode, Shared};
use crate::vm::budget;

/// Fuel that the primitives cost: about what they take of the time.
const LOOK: u64 = 2;
const MOVES: u64 = 20;
const SPLIT: u64 = 150;

/// A group as a script gets it.
pub(super) fn group(minds: &mut Minds, play: Move) -> mlua::Result<Table> {
    let value = minds.values()?.of(play.kind);
    minds.parts().group(play, Some(value))
}

/// A list of groups.
pub(super) fn groups(lua: &Lua, minds: &mut Minds, plays: &[Move]) -> mlua::Result<Table> {
    budget::charge(MOVES + plays.len() as u64)?;
    let list = lua.create_table_with_capacity(plays.len(), 0)?;
    for (at, play) in (1..).zip(plays) {
        list.raw_set(at, group(minds, *play)?)?;
    }
    Ok(list)
}

/// Adds a function of the minds to the game's table.
pub(super) fn add<A, R>(
    lua: &Lua,
    (global, name): (&Table, &str),
    minds: &Shared,
    work: fn(&Lua, &mut Minds, A) -> mlua::Result<R>,
) -> mlua::Result<()>
where
    A: mlua::FromLuaMulti + 'static,
    R: mlua::IntoLuaMulti + 'static,
{
    let minds = minds.clone();
    let function =
        lua.create_function(move |lua, arguments: A| work(lua, &mut minds.borrow_mut(), arguments))?;
    global.raw_set(name, function)
}

/// The primitives.
pub(super) fn install(lua: &Lua, global: &Table, minds: &Shared) -> mlua::Result<()> {
    add(lua, (global, "counts"), minds, |_, minds, hand: Written| minds.parts().counts(hand.0))?;
    add(lua, (global, "group"), minds, |_, minds, (cards, last): (Written, Option<Written>)| {
        budget::charge(LOOK)?;
        let last = to_beat(minds, last)?;
        as_play(cards.0, last, minds.rules()).map(|play| group(minds, play)).transpose()
    })?;
    add(lua, (global, "beats"), minds, |_, minds, (cards, last): (Written, Written)| {
        budget::charge(LOOK)?;
        let last = to_beat(minds, Some(last))?;
        Ok(as_play(cards.0, last, minds.rules()).is_some())
    })?;
    add(lua, (global, "moves"), minds, |lua, minds, (hand, last): (Written, Option<Written>)| {
        let plays = plays(held(hand)?, to_beat(minds, last)?, minds);
        groups(lua, minds, &plays)
    })?;
    add(lua, (global, "groups"), minds, of_type)?;
    add(lua, (global, "value"), minds, |_, minds, cards: Written| {
        budget::charge(LOOK)?;
        let kind = detect(cards.0, minds.rules());
        kind.map(|kind| minds.values().map(|values| values.of(kind))).transpose()
    })?;
    splits(lua, global, minds)
}

fn splits(lua: &Lua, global: &Table, minds: &Shared) -> mlua::Result<()> {
    add(lua, (global, "split"), minds, |lua, minds, (hand, mode): (Written, Option<String>)| {
        budget::charge(SPLIT)?;
        let split = minds.split(held(hand)?, Mode::named(mode.as_deref())?)?;
        split_table(lua, minds, &split)
    })?;
    add(lua, (global, "worth"), minds, worth)?;
    add(lua, (global, "best"), minds, |_, minds, hand: Written| {
        budget::charge(SPLIT)?;
        Ok(minds.exact()?.best(held(hand)?))
    })?;
    add(lua, (global, "min_plays"), minds, |_, minds, (hand, wings): (Written, Option<bool>)| {
        budget::charge(SPLIT)?;
        match wings {
            Some(true) => Ok(min_plays::min_plays_with_wings(minds.counting(), held(hand)?)),
            _ => Ok(min_plays::min_plays(held(hand)?)),
        }
    })?;
    add(lua, (global, "series_lead"), minds, |_, minds, hand: Written| {
        budget::charge(SPLIT)?;
        let lead = minds.recursive()?.lead(held(hand)?);
        lead.map(|play| group(minds, play)).transpose()
    })?;
    add(lua, (global, "series_follow"), minds, |_, minds, (hand, last): (Written, Written)| {
        budget::charge(SPLIT)?;
        let Some(last) = to_beat(minds, Some(last))? else { return Ok(None) };
        let play = respond(minds.recursive()?, held(hand)?, last);
        play.map(|play| group(minds, play)).transpose()
    })
}

/// The kind of what is to be beaten.
pub(super) fn to_beat(minds: &Minds, last: Option<Written>) -> mlua::Result<Option<Kind>> {
    let Some(Written(cards)) = last else { return Ok(None) };
    match detect(cards, minds.rules()) {
        Some(kind) => Ok(Some(kind)),
        None => Err(mlua::Error::runtime(format!("`{cards}` is no play that could be beaten"))),
    }
}

/// A hand that is small enough to be worked out; the largest anybody asks about has 23 cards.
pub(super) fn held(hand: Written) -> mlua::Result<Cards> {
    const MOST: u32 = 23;
    match hand.0.len() {
        ..=MOST => Ok(hand.0),
        many => Err(mlua::Error::runtime(format!("{many} cards are no hand; it has at most {MOST}"))),
    }
}

fn plays(hand: Cards, last: Option<Kind>, minds: &Minds) -> Vec<Move> {
    let mut plays = Vec::new();
    generate(hand, last, minds.rules(), &mut plays);
    plays
}

/// `doudizhu.groups(hand, type, length)`: the groups of one type, the lowest first.
fn of_type(
    lua: &Lua,
    minds: &mut Minds,
    (hand, name, length): (Written, String, Option<u8>),
) -> mlua::Result<Table> {
    let form = Form::ALL.into_iter().find(|form| form.name() == name);
    let form = form.ok_or_else(|| mlua::Error::runtime(format!("`{name}` is no type of a group")))?;
    let mut found = plays(held(hand)?, None, minds);
    found.retain(|play| play.kind.form == form && length.is_none_or(|length| play.kind.length == length));
    found.sort_by_key(|play| (play.kind.length, play.kind.top));
    groups(lua, minds, &found)
}

/// `doudizhu.worth(hand, mode)`: value, rounds and score, without the groups.
fn worth(
    _: &Lua,
    minds: &mut Minds,
    (hand, mode): (Written, Option<String>),
) -> mlua::Result<(i32, u32, i32)> {
    budget::charge(SPLIT)?;
    let (value, rounds) = match Mode::named(mode.as_deref())? {
        Mode::Recursive => {
            let worth = minds.recursive()?.worth(held(hand)?);
            (i32::from(worth.value), worth.rounds as u32)
        }
        mode => {
            let split = minds.split(held(hand)?, mode)?;
            (split.value, split.rounds())
        }
    };
    let score = value - minds.values()?.round * rounds as i32;
    Ok((value, rounds, score))
}

fn split_table(lua: &Lua, minds: &mut Minds, split: &Split) -> mlua::Result<Table> {
    let table = lua.create_table_with_capacity(0, 4)?;
    table.raw_set("groups", groups(lua, minds, &split.groups)?)?;
    table.raw_set("value", split.value)?;
    table.raw_set("rounds", split.rounds())?;
    table.raw_set("score", split.value - minds.values()?.round * split.rounds() as i32)?;
    Ok(table)
}

/// The value of a Lua option as JSON, for advice.
pub(super) fn as_json(value: &Value) -> serde_json::Value {
    match value {
        Value::Integer(number) => (*number).into(),
        Value::Number(number) if number.fract() == 0.0 && number.abs() < 1e15 => (*number as i64).into(),
        Value::Number(number) => (*number).into(),
        Value::Boolean(flag) => (*flag).into(),
        Value::String(text) => crate::vm::cut(&text.to_string_lossy()).into(),
        Value::Table(group) => group.raw_get::<String>("cards").map_or(serde_json::Value::Null, Into::into),
        _ => serde_json::Value::Null,
    }
}
