//! How often hands win, in a script's hands. Deals that are drawn cost fuel as a script's own steps do, and
//! no more of them are drawn than there is fuel for.

use std::collections::BTreeMap;
use std::rc::Rc;

use mlua::{Lua, Table, Value};

use super::super::card::{Card, Cards};
use super::super::dealt::{Board, Hole};
use super::super::equity::{COUNTABLE, Equity, Opponent, Spot};
use super::super::range::Range;
use super::cards::{InHand, OnBoard, apart};
use super::{Desk, Shared};
use crate::kit::rng::Rng;
use crate::vm::{budget, draw_below};

/// Hands that are compared for one unit of fuel.
const COMPARED: u64 = 2;
/// Fuel that a range costs before anything is drawn from it.
const RANGE: u64 = 100;
/// Deals that are drawn where nothing else is said, and at most.
const USUAL: u32 = 1000;
const MOST: u32 = 1_000_000;
/// Ranges that are kept.
const KEPT: usize = 256;

/// Ranges that scripts have written, by their text.
#[derive(Default)]
pub(super) struct Ranges(BTreeMap<String, Rc<Range>>);

impl Ranges {
    /// The range of a text.
    pub(super) fn read(&mut self, text: &str) -> mlua::Result<Rc<Range>> {
        if let Some(range) = self.0.get(text) {
            return Ok(range.clone());
        }
        budget::charge(RANGE)?;
        let range = text.parse::<Range>().map_err(|problem| mlua::Error::runtime(problem.to_string()))?;
        if self.0.len() >= KEPT {
            self.0.clear();
        }
        let range = Rc::new(range);
        self.0.insert(text.to_owned(), range.clone());
        Ok(range)
    }
}

/// What an opponent may hold, as a script says it.
pub(super) enum Held {
    /// Any two cards.
    Random,
    /// These.
    Hand([Card; 2]),
    /// By weights.
    Range(Rc<Range>),
}

impl Held {
    fn as_opponent(&self) -> Opponent<'_> {
        match self {
            Held::Random => Opponent::Random,
            Held::Hand(hole) => Opponent::Hand(*hole),
            Held::Range(range) => Opponent::Range(range),
        }
    }
}

/// Opponents as a script says them: a number of any hands, a text, or a list of texts, each two cards or a range.
pub(super) fn opponents(desk: &mut Desk, said: &Value) -> mlua::Result<Vec<Held>> {
    let one = |desk: &mut Desk, said: &Value| match said {
        Value::String(text) => {
            let text = text.to_string_lossy();
            match (text.as_str(), text.parse::<Hole>()) {
                ("random" | "any", _) => Ok(Held::Random),
                (_, Ok(hole)) => Ok(Held::Hand(hole.0)),
                _ => desk.ranges.read(&text).map(Held::Range),
            }
        }
        other => Err(mlua::Error::runtime(format!("a {} is neither a hand nor a range", other.type_name()))),
    };
    match said {
        Value::Nil => Ok(vec![Held::Random]),
        Value::Integer(_) | Value::Number(_) => {
            let count = match said {
                Value::Integer(count) => *count as f64,
                Value::Number(count) => *count,
                _ => f64::NAN,
            };
            let fits = (0.0..=9.0).contains(&count) && count.fract() == 0.0;
            let wrong = || mlua::Error::runtime(format!("{count} opponents; there may be 0 to 9"));
            fits.then(|| (0..count as usize).map(|_| Held::Random).collect()).ok_or_else(wrong)
        }
        Value::Table(list) if list.raw_len() <= 9 => {
            list.sequence_values::<Value>().map(|said| one(desk, &said?)).collect()
        }
        Value::Table(_) => Err(mlua::Error::runtime("there may be nine opponents")),
        other => one(desk, other).map(|held| vec![held]),
    }
}

/// A generator of its own for a primitive, seeded by the decision's.
pub(super) fn fork(lua: &Lua) -> Rng {
    let seed = u64::from(draw_below(lua, u32::MAX)) << 32 | u64::from(draw_below(lua, u32::MAX));
    Rng::for_match(seed)
}

/// How a hand fares, within the fuel that is left; it is paid for.
pub(super) fn fares(
    lua: &Lua,
    (hole, board): ([Card; 2], &Board),
    held: &[Held],
    samples: Option<u32>,
) -> mlua::Result<Equity> {
    let mut seen: Cards = hole.iter().chain(board.iter()).copied().collect();
    for card in held.iter().flat_map(|held| if let Held::Hand(hole) = held { &hole[..] } else { &[] }) {
        if seen.has(*card) {
            return Err(mlua::Error::runtime(format!("{card} is there twice")));
        }
        seen = seen.with(*card);
    }
    let others: Vec<Opponent<'_>> = held.iter().map(Held::as_opponent).collect();
    let ranges = held.iter().filter(|held| matches!(held, Held::Range(_))).count() as u64;
    budget::charge(ranges * RANGE)?;
    let spot = Spot { hole, board, opponents: &others };
    let each = others.len() as u64 + 1;
    let afford = budget::left().fuel.saturating_mul(COMPARED) / 20 * 19;
    if let Some(counted) = spot.counted(COUNTABLE.min(afford)) {
        budget::charge(counted.samples / COMPARED)?;
        return Ok(counted);
    }
    let samples = u64::from(samples.unwrap_or(USUAL).clamp(1, MOST)).min((afford / each).max(1));
    let sampled = spot.sampled(samples as u32, &mut fork(lua));
    budget::charge(samples * each / COMPARED)?;
    Ok(sampled)
}

/// An equity as a script gets it.
pub(super) fn shown(lua: &Lua, equity: Equity) -> mlua::Result<Table> {
    let table = lua.create_table_with_capacity(0, 5)?;
    table.raw_set("win", equity.win)?;
    table.raw_set("tie", equity.tie)?;
    table.raw_set("equity", equity.equity)?;
    table.raw_set("samples", equity.samples)?;
    table.raw_set("exact", equity.is_exact)?;
    Ok(table)
}

/// `holdem.equity(hole, board, opponents, samples)`.
pub(super) fn install(lua: &Lua, global: &Table, desk: &Shared) -> mlua::Result<()> {
    let shared = desk.clone();
    let equity = lua.create_function(
        move |lua, (hole, board, others, samples): (InHand, OnBoard, Value, Option<u32>)| {
            let (hole, board) = apart(hole, board)?;
            let held = opponents(&mut shared.borrow_mut(), &others)?;
            shown(lua, fares(lua, (hole, &board), &held, samples)?)
        },
    )?;
    global.raw_set("equity", equity)?;
    let shared = desk.clone();
    let share = lua.create_function(move |_, (hole, range): (InHand, mlua::LuaString)| {
        budget::charge(1)?;
        let range = shared.borrow_mut().ranges.read(&range.to_string_lossy())?;
        Ok(range.weight(hole.0.0))
    })?;
    global.raw_set("in_range", share)
}
