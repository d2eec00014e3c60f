//! Cards in a script's hands: texts such as `"KKK3"`, and the arithmetic that rules of play need.
//!
//! Ranks are numbers from 3 to 17: 11 to 14 the jack to the ace, 15 the 2, 16 and 17 the jokers.

use mlua::{IntoLua, Lua, LuaString, Table, Value};

use super::super::cards::{Cards, LETTERS, RANKS, letter};
use super::function;

/// The number of the lowest rank.
pub(super) const LOWEST: u8 = 3;

/// Cards as a script writes them: a text in any order, or a group.
#[derive(Clone, Copy)]
pub(super) struct Written(pub(super) Cards);

impl mlua::FromLua for Written {
    fn from_lua(value: Value, _: &Lua) -> mlua::Result<Written> {
        let text = match &value {
            Value::String(text) => text.clone(),
            Value::Table(group) => {
                group.raw_get::<LuaString>("cards").map_err(|_| no_cards("a table without `cards`"))?
            }
            other => return Err(no_cards(&format!("a {}", other.type_name()))),
        };
        let text = text.to_str().map_err(|_| no_cards("a text that is not UTF-8"))?;
        text.parse().map(Written).map_err(|problem| mlua::Error::runtime(format!("`{}`: {problem}", &*text)))
    }
}

fn no_cards(found: &str) -> mlua::Error {
    mlua::Error::runtime(format!("{found} is no cards such as \"KKK3\""))
}

impl IntoLua for Written {
    fn into_lua(self, lua: &Lua) -> mlua::Result<Value> {
        let mut text = [0; 54];
        let mut length = 0;
        for (rank, place) in self.0.each_card().zip(&mut text) {
            *place = LETTERS.get(usize::from(rank)).copied().unwrap_or_default();
            length += 1;
        }
        lua.create_string(&text[..length]).map(Value::String)
    }
}

/// A rank as a script numbers it.
#[derive(Clone, Copy)]
pub(super) struct Rank(pub(super) u8);

impl mlua::FromLua for Rank {
    fn from_lua(value: Value, lua: &Lua) -> mlua::Result<Rank> {
        let number = lua.coerce_integer(value)?.unwrap_or_default();
        let rank = u8::try_from(number)
            .ok()
            .and_then(|number| number.checked_sub(LOWEST))
            .filter(|rank| *rank < RANKS);
        rank.map(Rank)
            .ok_or_else(|| mlua::Error::runtime(format!("{number} is no rank; they run from 3 to 17")))
    }
}

impl IntoLua for Rank {
    fn into_lua(self, _: &Lua) -> mlua::Result<Value> {
        Ok(Value::Number(f64::from(self.0 + LOWEST)))
    }
}

/// The functions that know only cards.
pub(super) fn install(lua: &Lua, global: &Table) -> mlua::Result<()> {
    global.raw_set("LETTERS", lua.create_string(LETTERS)?)?;
    global.raw_set("DECK", Written(Cards::DECK))?;
    global.raw_set("cards", function(lua, from_counts)?)?;
    global.raw_set("add", function(lua, add)?)?;
    let sub = |_: &Lua, (hand, part): (Written, Written)| Ok(hand.0.checked_minus(part.0).map(Written));
    global.raw_set("sub", function(lua, sub)?)?;
    let has = |_: &Lua, (hand, part): (Written, Written)| Ok(hand.0.contains(part.0));
    global.raw_set("has", function(lua, has)?)?;
    let count = |_: &Lua, (hand, rank): (Written, Rank)| Ok(hand.0.count(rank.0));
    global.raw_set("count", function(lua, count)?)?;
    global.raw_set("run", function(lua, run)?)?;
    let same = |_: &Lua, (rank, count): (Rank, u8)| {
        within(rank.0, count).map(|()| Written(Cards::of(rank.0, count)))
    };
    global.raw_set("same", function(lua, same)?)?;
    global.raw_set("rank", function(lua, rank)?)?;
    let name = |_: &Lua, rank: Rank| Ok(letter(rank.0).to_string());
    global.raw_set("letter", function(lua, name)?)?;
    let lowest = |_: &Lua, hand: Written| Ok(hand.0.lowest().map(Rank));
    global.raw_set("lowest", function(lua, lowest)?)?;
    let highest = |_: &Lua, hand: Written| Ok(hand.0.highest().map(Rank));
    global.raw_set("highest", function(lua, highest)?)?;
    global.raw_set("ranks", function(lua, ranks)?)
}

/// `doudizhu.cards(counts)`: the cards that are so many of each rank.
fn from_counts(_: &Lua, counts: Table) -> mlua::Result<Written> {
    let mut numbers = [0; RANKS as usize];
    for (rank, number) in (LOWEST..).zip(&mut numbers) {
        *number = counts.raw_get::<Option<u32>>(rank)?.unwrap_or_default();
    }
    Cards::from_counts(&numbers).map(Written).map_err(mlua::Error::external)
}

fn add(_: &Lua, (one, other): (Written, Written)) -> mlua::Result<Written> {
    let sum = one.0.checked_plus(other.0).map(Written);
    sum.ok_or_else(|| mlua::Error::runtime(format!("`{}` and `{}` are more than one deck", one.0, other.0)))
}

/// `doudizhu.run(from, length, copies)`: so many copies of so many neighbouring ranks.
fn run(_: &Lua, (from, length, copies): (Rank, u8, u8)) -> mlua::Result<Written> {
    let end = from.0.checked_add(length).filter(|end| *end <= RANKS);
    let end = end.ok_or_else(|| mlua::Error::runtime(format!("a run of {length} ranks is too long")))?;
    (from.0..end).try_for_each(|rank| within(rank, copies))?;
    Ok(Written(Cards::run(from.0, length, copies)))
}

/// Whether the deck has so many cards of a rank.
fn within(rank: u8, count: u8) -> mlua::Result<()> {
    match count <= Cards::DECK.count(rank) {
        true => Ok(()),
        false => Err(mlua::Error::runtime(format!("the deck has no {count} cards of rank {}", letter(rank)))),
    }
}

fn rank(_: &Lua, name: LuaString) -> mlua::Result<Rank> {
    let found = match &*name.as_bytes() {
        [byte] => LETTERS.iter().position(|known| known == byte),
        _ => None,
    };
    let wrong = || mlua::Error::runtime(format!("`{}` is no letter of a rank", name.to_string_lossy()));
    found.map(|rank| Rank(rank as u8)).ok_or_else(wrong)
}

/// `doudizhu.ranks(cards, least, most)`: the ranks with at least and at most so many cards, low to high.
fn ranks(lua: &Lua, (hand, least, most): (Written, Option<u8>, Option<u8>)) -> mlua::Result<Table> {
    let (least, most) = (least.unwrap_or(1), most.unwrap_or(4));
    let fits = |rank: &u8| (least..=most).contains(&hand.0.count(*rank));
    lua.create_sequence_from((0..RANKS).filter(fits).map(Rank))
}
