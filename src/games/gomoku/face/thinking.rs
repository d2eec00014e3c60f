//! `board:think` and `board:solve`: the search and the solvers of forced wins in a script's hands.
//!
//! A stone that a search places costs fuel as a script's own steps do, so a search never takes more
//! than the decision has left. With the same fuel it gives the same answer everywhere; the clock of
//! the decision ends it only where the machine is too slow for its fuel.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use mlua::{Lua, LuaSerdeExt, Table, Value};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::super::engine::{Candidate, Engine, Kind, Limits, SolveLimits, Thought, Tuning, Watch};
use super::super::grid::cell;
use super::super::position::Position;
use super::super::rule::Side;
use super::super::words::words;
use super::board::Board;
use crate::vm::{budget, draw_below};

/// What thinking keeps from one decision to the next.
pub(super) type Shared = Rc<RefCell<Option<Kept>>>;

/// An engine, and how large its tables are.
pub(super) struct Kept {
    engine: Engine,
    memory: usize,
}

/// Fuel that a stone costs: about what it takes of the time.
const FUEL: u64 = 20;

/// Bytes of an engine's tables that a search for so many stones fills.
fn memory(nodes: u64) -> usize {
    const A_STONE: u64 = 64;
    (nodes.clamp(1 << 12, 1 << 20).next_power_of_two() * A_STONE) as usize
}

/// No shift by chance is larger: a forced win stays one.
const MOST_NOISE: u32 = 10_000;

/// What `board:think` takes. What is left out is taken from the level, where one is named.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    side: Option<Side>,
    nodes: Option<u64>,
    depth: Option<u32>,
    ms: Option<u64>,
    fours: Option<u64>,
    threats: Option<u64>,
    noise: Option<u32>,
    candidates: Option<usize>,
}

/// What `board:solve` takes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Problem {
    side: Option<Side>,
    kind: Option<Kind>,
    nodes: Option<u64>,
    moves: Option<u16>,
    threats: Option<u8>,
    shortest: Option<bool>,
}

/// A move as a script sees it.
#[derive(Serialize)]
struct Seen {
    point: String,
    score: i32,
    makes: &'static str,
    hinders: &'static str,
    why: String,
    line: Vec<String>,
}

/// What thinking gives to a script.
#[derive(Serialize)]
struct Found {
    best: Option<String>,
    score: i32,
    depth: u32,
    nodes: u64,
    line: Vec<String>,
    candidates: Vec<Seen>,
}

/// What solving gives to a script.
#[derive(Serialize)]
struct Solution {
    win: bool,
    line: Vec<String>,
    attacker_moves: usize,
    nodes: u64,
    exhausted: bool,
}

fn names<T: ToString>(points: &[T]) -> Vec<String> {
    points.iter().map(T::to_string).collect()
}

/// What a search may spend: stones, and milliseconds for a machine that is too slow for them.
struct Purse {
    nodes: u64,
    ms: u64,
    since: Instant,
}

impl Purse {
    /// All but a twentieth of the fuel and three tenths of the time, so that the script can go on.
    fn open() -> Purse {
        let left = budget::left();
        let fuel = left.fuel - left.fuel / 20;
        Purse {
            nodes: fuel / FUEL,
            ms: left.ms.map_or(u64::MAX, |ms| ms - ms * 3 / 10),
            since: Instant::now(),
        }
    }

    /// Runs a search that can tell the time since the purse was opened.
    fn timed<R>(&self, search: impl FnOnce(Watch<'_>) -> R) -> R {
        let never = AtomicBool::new(false);
        search(Watch { stop: &never, elapsed: &|| self.since.elapsed() })
    }
}

/// Reads a table of options; nothing is an empty one.
fn read<T: DeserializeOwned>(lua: &Lua, table: Option<Table>, what: &str) -> mlua::Result<T> {
    let table = table.map_or_else(|| lua.create_table(), Ok)?;
    lua.from_value(Value::Table(table)).map_err(|error| mlua::Error::runtime(format!("{what}: {error}")))
}

impl Board {
    /// Works with the engine of the match, with these weights and tables for so many stones. A board begins
    /// with empty tables, so that what was thought about before changes nothing.
    fn with_engine<R>(
        &self,
        tuning: Tuning,
        nodes: u64,
        work: impl FnOnce(&mut Engine, &Position) -> R,
    ) -> R {
        let mut kept = self.engine.borrow_mut();
        let (is_new, memory) = (self.is_new.replace(false), memory(nodes));
        let fits = |kept: &Kept| {
            *kept.engine.tuning() == tuning && (kept.memory == memory || !is_new && kept.memory > memory)
        };
        let kept = match kept.take().filter(fits) {
            Some(mut old) => {
                if is_new {
                    old.engine.clear();
                }
                kept.insert(old)
            }
            None => kept.insert(Kept { engine: Engine::new(tuning, memory), memory }),
        };
        work(&mut kept.engine, &self.position.borrow())
    }

    /// The weights a script gives, else those of `gomoku.tuning`.
    fn tuning(&self, lua: &Lua, given: Option<Table>) -> mlua::Result<Tuning> {
        let table =
            given.map_or_else(|| self.global.get::<Option<Table>>("tuning"), |table| Ok(Some(table)))?;
        read(lua, table, "tuning")
    }

    fn seen(&self, side: Side, candidate: Candidate) -> Seen {
        let (position, at) = (self.position.borrow(), cell(candidate.point));
        Seen {
            point: candidate.point.to_string(),
            score: candidate.score,
            makes: words(position.class(side, at)),
            hinders: words(position.class(side.other(), at)),
            why: candidate.reason,
            line: names(&candidate.line),
        }
    }
}

/// The options of a table laid over those of the level that it names; `tuning` apart.
fn laid_over_level(lua: &Lua, board: &Board, options: Option<Table>) -> mlua::Result<(Table, Option<Table>)> {
    let all = lua.create_table()?;
    let given = options.map_or_else(|| lua.create_table(), Ok)?;
    if let Some(level) = given.get::<Option<usize>>("level")? {
        let levels: Table = board.global.get("levels")?;
        let level: Table =
            levels.get(level).map_err(|_| mlua::Error::runtime(format!("there is no level {level}")))?;
        copy(&level, &all)?;
    }
    copy(&given, &all)?;
    let tuning = all.get("tuning")?;
    all.set("tuning", Value::Nil)?;
    all.set("level", Value::Nil)?;
    Ok((all, tuning))
}

fn copy(from: &Table, to: &Table) -> mlua::Result<()> {
    from.pairs::<Value, Value>().try_for_each(|pair| pair.and_then(|(key, value)| to.raw_set(key, value)))
}

impl Wish {
    /// The limits of the search that is wished for, within what may be spent. Chance comes from the
    /// generator of the match.
    fn limits(&self, lua: &Lua, purse: &Purse) -> Limits {
        let usual = Limits::default();
        let noise = self.noise.unwrap_or(0).min(MOST_NOISE);
        Limits {
            depth: self.depth.unwrap_or(usual.depth),
            nodes: self.nodes.unwrap_or(u64::MAX).min(purse.nodes),
            milliseconds: self.ms.unwrap_or(u64::MAX).min(purse.ms),
            // only a time that was asked for may keep a deeper search from being begun
            share: if self.ms.is_some() { usual.share } else { 100 },
            candidates: self.candidates.unwrap_or(usual.candidates),
            fours: self.fours.unwrap_or(usual.fours).min(purse.nodes / 4),
            threats: self.threats.unwrap_or(usual.threats),
            noise,
            seed: if noise > 0 { u64::from(draw_below(lua, u32::MAX)) } else { 0 },
        }
    }
}

/// `board:think{ side, level, nodes, depth, ms, fours, threats, noise, candidates, tuning }`: the best move found.
pub(super) fn think(lua: &Lua, board: &Board, options: Option<Table>) -> mlua::Result<Value> {
    let (options, tuning) = laid_over_level(lua, board, options)?;
    let wish: Wish = read(lua, Some(options), "board:think")?;
    let side = wish.side.unwrap_or(board.to_move);
    let purse = Purse::open();
    let limits = wish.limits(lua, &purse);
    let tuning = board.tuning(lua, tuning)?;
    let thought = board.with_engine(tuning, limits.nodes, |engine, position| {
        purse.timed(|watch| engine.think(position, side, &limits, watch))
    });
    budget::charge(thought.nodes.saturating_mul(FUEL))?;
    let Thought { best, score, depth, nodes, line, candidates } = thought;
    let candidates = candidates.into_iter().map(|candidate| board.seen(side, candidate)).collect();
    let best = best.map(|best| best.to_string());
    lua.to_value(&Found { best, score, depth, nodes, line: names(&line), candidates })
}

/// `board:solve{ side, kind, nodes, moves, threats, shortest }`: a forced win, if there is one.
pub(super) fn solve(lua: &Lua, board: &Board, options: Option<Table>) -> mlua::Result<Value> {
    let problem: Problem = read(lua, options, "board:solve")?;
    let (usual, purse) = (SolveLimits::default(), Purse::open());
    let limits = SolveLimits {
        nodes: problem.nodes.unwrap_or(usual.nodes).min(purse.nodes),
        milliseconds: purse.ms,
        moves: problem.moves.unwrap_or(usual.moves),
        level: problem.threats.unwrap_or(usual.level),
        shortest: problem.shortest.unwrap_or(usual.shortest),
    };
    let (side, kind) = (problem.side.unwrap_or(board.to_move), problem.kind.unwrap_or(Kind::Vcf));
    let tuning = board.tuning(lua, None)?;
    let solved = board.with_engine(tuning, limits.nodes, |engine, position| {
        purse.timed(|watch| engine.solve(position, side, kind, &limits, watch))
    });
    budget::charge(solved.nodes.saturating_mul(FUEL))?;
    lua.to_value(&Solution {
        win: solved.line.is_some(),
        line: names(&solved.line.unwrap_or_default()),
        attacker_moves: solved.attacker_moves,
        nodes: solved.nodes,
        exhausted: solved.exhausted,
    })
}
