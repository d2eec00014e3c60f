//! A deal as it might be, for a player who only knows its own cards: for scripts.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::card::written;
use super::super::director;
use super::{board, hole};
use crate::error::HostError;
use crate::kit::rng::Rng;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    hole: String,
    #[serde(default)]
    board: String,
    others: usize,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    key: String,
}

/// An `outcome` and the whole `board`; the same seed and key always imagine the same.
///
/// # Errors
/// What is missing or wrong, with its path.
pub fn imagine(input: &Value) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    if !(1..=22).contains(&input.others) {
        return Err(HostError::new("others", "1 to 22 other players", input.others.to_string()));
    }
    let hole = hole(&input.hole)?;
    let board = board(&input.board, &hole)?;
    let rng = &mut Rng::for_decision(input.seed, 1 << 32, &input.key);
    let found = director::imagine(hole, &board, input.others, rng);
    Ok(json!({ "outcome": found.outcome, "board": written(&found.board) }))
}
