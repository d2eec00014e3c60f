//! Forced wins: by fours alone, or by threats of any kind.

use std::time::Instant;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use super::super::engine::{Engine, Kind, SolveLimits, Tuning, Watch};
use super::{MEMORY, open_position, rule, side};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    board: String,
    side: String,
    #[serde(default)]
    rule: Option<String>,
    #[serde(default = "any")]
    kind: Kind,
    #[serde(default)]
    nodes: Option<u64>,
    #[serde(default)]
    moves: Option<u16>,
    #[serde(default)]
    threats: Option<u8>,
    /// What lists of such positions say of the answer; not read.
    #[serde(default, rename = "min_attacker_moves")]
    _fewest: IgnoredAny,
    #[serde(default, rename = "one_solution")]
    _solution: IgnoredAny,
}

impl Input {
    fn limits(&self) -> SolveLimits {
        let usual = SolveLimits::default();
        SolveLimits {
            nodes: self.nodes.unwrap_or(usual.nodes),
            moves: self.moves.unwrap_or(usual.moves),
            level: self.threats.unwrap_or(usual.level),
            ..usual
        }
    }
}

fn any() -> Kind {
    Kind::Vct
}

/// `{id?, board, side, rule?, kind?, nodes?, moves?, threats?}` → `{id?, win, line, attacker_moves, exhausted,
/// nodes, ms}`: the moves of both sides up to the one after which five cannot be stopped. `exhausted` says
/// that everything was tried.
pub(super) fn solve(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let position = open_position(rule(input.rule.as_deref(), settings)?, &input.board)?;
    let side = side(&input.side)?;
    let mut engine = Engine::new(Tuning::default(), MEMORY);
    let begin = Instant::now();
    let solved = engine.solve(&position, side, input.kind, &input.limits(), Watch::none());
    let ms = begin.elapsed().as_secs_f64() * 1e3;
    Ok(json!({
        "win": solved.line.is_some(),
        "attacker_moves": solved.line.as_ref().map(|_| solved.attacker_moves),
        "line": solved.line.unwrap_or_default(),
        "exhausted": solved.exhausted,
        "nodes": solved.nodes,
        "ms": (ms * 1e3).round() / 1e3,
    }))
}
