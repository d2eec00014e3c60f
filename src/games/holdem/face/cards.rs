//! Cards in a script's hands: texts such as `"AhKd"`, and what they make.

use mlua::{IntoLua, Lua, LuaString, Table, Value};

use super::super::card::{Card, parse};
use super::super::category::Category;
use super::super::class::Class;
use super::super::dealt::{Board, Hole};
use super::super::outs;
use super::super::ranking::{self, Ranking, ranked};
use super::function;
use crate::vm::budget;

/// Fuel that looking at a hand costs, and looking for outs.
const LOOK: u64 = 1;
const OUTS: u64 = 40;

fn text(value: &Value, wanted: &str) -> mlua::Result<String> {
    match value {
        Value::String(text) => Ok(text.to_str()?.to_owned()),
        other => Err(mlua::Error::runtime(format!("a {} is no {wanted}", other.type_name()))),
    }
}

/// Two cards as a script writes them.
#[derive(Clone, Copy)]
pub(super) struct InHand(pub(super) Hole);

impl mlua::FromLua for InHand {
    fn from_lua(value: Value, _: &Lua) -> mlua::Result<InHand> {
        let text = text(&value, "two cards such as \"AhKd\"")?;
        text.parse().map(InHand).map_err(|problem| mlua::Error::runtime(format!("`{text}`: {problem}")))
    }
}

/// A board as a script writes it; nil is none.
#[derive(Clone, Copy, Default)]
pub(super) struct OnBoard(pub(super) Board);

impl mlua::FromLua for OnBoard {
    fn from_lua(value: Value, _: &Lua) -> mlua::Result<OnBoard> {
        if value.is_nil() {
            return Ok(OnBoard::default());
        }
        let text = text(&value, "board such as \"8hAc3s\"")?;
        text.parse().map(OnBoard).map_err(|problem| mlua::Error::runtime(format!("`{text}`: {problem}")))
    }
}

/// Any cards, a card as a script gets it.
pub(super) struct Shown(pub(super) Card);

impl IntoLua for Shown {
    fn into_lua(self, lua: &Lua) -> mlua::Result<Value> {
        lua.create_string(self.0.to_string()).map(Value::String)
    }
}

/// Two cards and a board without a card that is there twice.
pub(super) fn apart(hole: InHand, board: OnBoard) -> mlua::Result<([Card; 2], Board)> {
    budget::charge(LOOK)?;
    match hole.0.0.iter().find(|card| board.0.contains(card)) {
        Some(card) => Err(mlua::Error::runtime(format!("{card} is there twice"))),
        None => Ok((hole.0.0, board.0)),
    }
}

/// The functions that know only cards.
pub(super) fn install(lua: &Lua, global: &Table) -> mlua::Result<()> {
    let rank = |_: &Lua, (hole, board): (InHand, OnBoard)| {
        let (hole, board) = apart(hole, board)?;
        Ok(ranking::score(hole, &board).number())
    };
    global.raw_set("rank", function(lua, rank)?)?;
    let category = |_: &Lua, (hole, board): (InHand, OnBoard)| {
        let (hole, board) = apart(hole, board)?;
        Ok(ranking::category(hole, &board).name())
    };
    global.raw_set("category", function(lua, category)?)?;
    let plays = |_: &Lua, (hole, board): (InHand, OnBoard)| {
        let (hole, board) = apart(hole, board)?;
        Ok(ranking::board_plays(hole, &board))
    };
    global.raw_set("board_plays", function(lua, plays)?)?;
    let alone = |_: &Lua, board: OnBoard| Ok(ranked(&*board.0).score().category().name());
    global.raw_set("board_category", function(lua, alone)?)?;
    let five = |_: &Lua, (hole, board): (InHand, OnBoard)| {
        let (hole, board) = apart(hole, board)?;
        Ok(super::super::card::written(&ranking::best_five(hole, &board)))
    };
    global.raw_set("best_five", function(lua, five)?)?;
    global.raw_set("outs", function(lua, find_outs)?)?;
    let class = |_: &Lua, hole: InHand| Ok(Class::of(hole.0.0).to_string());
    global.raw_set("class", function(lua, class)?)?;
    global.raw_set("cards", function(lua, list)?)?;
    let number = |_: &Lua, name: LuaString| {
        let name = name.to_string_lossy();
        let found = name.parse::<Category>().map(|category| category as usize);
        found.map_err(|problem| mlua::Error::runtime(problem.to_string()))
    };
    global.raw_set("category_number", function(lua, number)?)?;
    let categories = lua.create_sequence_from(Category::ALL.map(Category::name))?;
    global.raw_set("CATEGORIES", categories)
}

/// `holdem.outs(hole, board, others)`: the cards that make a better kind of hand, or that turn the hand against
/// others that are known.
fn find_outs(
    lua: &Lua,
    (hole, board, others): (InHand, OnBoard, Option<Vec<InHand>>),
) -> mlua::Result<Table> {
    budget::charge(OUTS)?;
    let (hole, board) = apart(hole, board)?;
    let found = match others {
        None => outs::outs(hole, &board),
        Some(others) => {
            budget::charge(OUTS * others.len() as u64)?;
            let others: Vec<[Card; 2]> = others.into_iter().map(|other| other.0.0).collect();
            outs::outs_against(hole, &others, &board)
        }
    };
    lua.create_sequence_from(found.iter().map(Shown))
}

/// `holdem.cards(text)`: a list of `{ card, rank, suit }`; ranks from 2 to 14.
fn list(lua: &Lua, written: LuaString) -> mlua::Result<Table> {
    let cards = parse(&written.to_string_lossy()).map_err(|problem| mlua::Error::runtime(problem.to_string()))?;
    budget::charge(cards.len() as u64)?;
    let list = lua.create_table_with_capacity(cards.len(), 0)?;
    for (at, card) in (1..).zip(cards) {
        let shown = lua.create_table_with_capacity(0, 3)?;
        shown.raw_set("card", Shown(card))?;
        shown.raw_set("rank", card.rank() + 2)?;
        shown.raw_set("suit", super::super::card::SUITS[usize::from(card.suit())].to_string())?;
        list.raw_set(at, shown)?;
    }
    Ok(list)
}
