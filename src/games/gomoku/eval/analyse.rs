//! What the strong player makes of a position: its candidates with scores and reasons, and the line of
//! play that it expects.
//!
//! The weights and levels are those of the scripts. The best candidates are searched as deep as the
//! limits allow; so that each gets a score, the others are looked at a little.

use std::time::Instant;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::super::engine::{Candidate, Engine, Limits, Thought, Tuning, WIN, Watch};
use super::super::grid::cell;
use super::super::position::Position;
use super::super::rule::Side;
use super::super::words::words;
use super::{MEMORY, open_position, rule, side};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

/// Stones that are placed where no limit is given: about half a second.
const NODES: u64 = 400_000;

/// How many candidates are searched deep where no number is given.
const DEEP: usize = 10;

/// How far the others are looked at, within what is allowed.
fn shallow(limits: &Limits) -> Limits {
    Limits { depth: limits.depth.min(2), fours: 0, candidates: usize::MAX, ..limits.clone() }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    board: String,
    #[serde(default)]
    side: Option<String>,
    #[serde(default)]
    rule: Option<String>,
    #[serde(default)]
    level: Option<usize>,
    #[serde(default)]
    nodes: Option<u64>,
    #[serde(default)]
    depth: Option<u32>,
    #[serde(default)]
    candidates: Option<usize>,
    #[serde(default)]
    tuning: Value,
    #[serde(default)]
    levels: Value,
}

impl Input {
    /// The weights of the scripts or of the input.
    fn tuning(&self) -> Result<Tuning, HostError> {
        let tuning: Tuning = table("tuning", &self.tuning)?;
        Ok(Tuning { levels: table("levels", &self.levels)?, ..tuning })
    }

    fn limits(&self, tuning: &Tuning) -> Result<Limits, HostError> {
        let usual = Limits { nodes: NODES, ..Limits::default() };
        let of_level = |level: usize| {
            let limits = level.checked_sub(1).and_then(|at| tuning.levels.get(at)).cloned();
            let wrong = || HostError::new("level", format!("1 to {}", tuning.levels.len()), level.to_string());
            limits.map(|limits| Limits { noise: 0, ..limits }).ok_or_else(wrong)
        };
        let limits = self.level.map_or(Ok(usual), of_level)?;
        Ok(Limits {
            nodes: self.nodes.unwrap_or(limits.nodes),
            depth: self.depth.unwrap_or(limits.depth),
            candidates: self.candidates.unwrap_or(DEEP),
            ..limits
        })
    }
}

/// What scripts have put into a table; an empty one of theirs is a list.
fn table<T: DeserializeOwned + Default>(name: &str, data: &Value) -> Result<T, HostError> {
    match data {
        Value::Null => Ok(T::default()),
        Value::Array(list) if list.is_empty() => Ok(T::default()),
        data => wire::read_value(data.clone()).map_err(|error| error.under(name)),
    }
}

/// Whoever is to move by the number of stones.
fn to_move(position: &Position) -> Side {
    let stones = |side| position.moves().iter().filter(|(_, of)| *of == side).count();
    if stones(Side::Black) > stones(Side::White) { Side::White } else { Side::Black }
}

fn shown(position: &Position, side: Side, candidate: &Candidate, depth: u32) -> Value {
    let at = cell(candidate.point);
    json!({
        "point": candidate.point,
        // one that was not reached has none
        "score": (candidate.score > -WIN).then_some(candidate.score),
        "depth": depth,
        "pattern": words(position.class(side, at)),
        "hinders": words(position.class(side.other(), at)),
        "reason": candidate.reason,
        "line": candidate.line,
    })
}

/// The candidates of a search, then those that only a shallower one has looked at.
fn all(position: &Position, side: Side, thought: &Thought, shallow: &Thought) -> Vec<Value> {
    let is_deep = |candidate: &&Candidate| thought.candidates.iter().any(|deep| deep.point == candidate.point);
    let deep = thought.candidates.iter().map(|candidate| (candidate, thought.depth));
    let others = shallow.candidates.iter().filter(|candidate| !is_deep(candidate));
    deep.chain(others.map(|candidate| (candidate, shallow.depth)))
        .map(|(candidate, depth)| shown(position, side, candidate, depth))
        .collect()
}

/// `{id?, board, side?, rule?, level?, nodes?, depth?, candidates?}` → `{id?, side, best, score, depth, nodes,
/// line, candidates, ms}`: scores in hundredths, a win near 30,000. As many `candidates` as wanted are
/// searched to the full depth, all others follow.
pub(super) fn analyse(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let position = open_position(rule(input.rule.as_deref(), settings)?, &input.board)?;
    let side = input.side.as_deref().map_or_else(|| Ok(to_move(&position)), side)?;
    let tuning = input.tuning()?;
    let limits = input.limits(&tuning)?;
    let mut engine = Engine::new(tuning, MEMORY);
    let begin = Instant::now();
    let thought = engine.think(&position, side, &limits, Watch::none());
    let shallow = engine.think(&position, side, &shallow(&limits), Watch::none());
    Ok(json!({
        "side": side.name(),
        "best": thought.best,
        "score": thought.score,
        "depth": thought.depth,
        "nodes": thought.nodes,
        "line": thought.line,
        "candidates": all(&position, side, &thought, &shallow),
        "ms": (begin.elapsed().as_secs_f64() * 1e6).round() / 1e3,
    }))
}
