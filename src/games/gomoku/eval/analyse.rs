//! What the strong player makes of a position: its candidates with scores and reasons, and the line of
//! play that it expects.

use std::time::Instant;

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::engine::{Candidate, Engine, Limits, Tuning, Watch};
use super::super::grid::cell;
use super::super::position::Position;
use super::super::resort::words;
use super::super::rule::Side;
use super::{MEMORY, open_position, rule, side};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

/// Stones that are placed where no limit is given: about half a second.
const NODES: u64 = 400_000;

/// How many candidates are shown where no number is given.
const SHOWN: usize = 10;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    #[serde(default, rename = "id")]
    _id: Value,
    board: String,
    #[serde(default)]
    side: Option<String>,
    #[serde(default)]
    rule: Option<String>,
    #[serde(default)]
    nodes: Option<u64>,
    #[serde(default)]
    depth: Option<u32>,
    #[serde(default)]
    candidates: Option<usize>,
}

/// Whoever is to move by the number of stones.
fn to_move(position: &Position) -> Side {
    let stones = |side| position.moves().iter().filter(|(_, of)| *of == side).count();
    if stones(Side::Black) > stones(Side::White) { Side::White } else { Side::Black }
}

fn shown(position: &Position, side: Side, candidate: &Candidate) -> Value {
    let at = cell(candidate.point);
    json!({
        "point": candidate.point,
        "score": candidate.score,
        "pattern": words(position.class(side, at)),
        "hinders": words(position.class(side.other(), at)),
        "reason": candidate.reason,
        "line": candidate.line,
    })
}

/// `{id?, board, side?, rule?, nodes?, depth?, candidates?}` → `{id?, side, best, score, depth, nodes, line,
/// candidates, ms}`: scores in hundredths, a win near 30,000.
pub(super) fn analyse(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let position = open_position(rule(input.rule.as_deref(), settings)?, &input.board)?;
    let side = input.side.as_deref().map_or_else(|| Ok(to_move(&position)), side)?;
    let usual = Limits::default();
    let limits = Limits {
        nodes: input.nodes.unwrap_or(NODES),
        depth: input.depth.unwrap_or(usual.depth),
        candidates: input.candidates.unwrap_or(SHOWN),
        ..usual
    };
    let mut engine = Engine::new(Tuning::default(), MEMORY);
    let begin = Instant::now();
    let thought = engine.think(&position, side, &limits, Watch::none());
    let candidates: Vec<Value> =
        thought.candidates.iter().map(|candidate| shown(&position, side, candidate)).collect();
    Ok(json!({
        "side": side.name(),
        "best": thought.best,
        "score": thought.score,
        "depth": thought.depth,
        "nodes": thought.nodes,
        "line": thought.line,
        "candidates": candidates,
        "ms": (begin.elapsed().as_secs_f64() * 1e6).round() / 1e3,
    }))
}
