//! `clickable`: whether a person could have bet an amount, and what he would have bet instead.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::plan::Grid;
use super::of_people;
use super::room::{Room, chips};
use crate::error::HostError;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    amount: u64,
    #[serde(alias = "carry")]
    room: Value,
    #[serde(default)]
    human: Value,
}

/// Rounds an amount as a person would.
///
/// # Errors
/// What is missing or wrong, with its path.
pub fn clickable(input: &Value) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let grid: Grid = of_people(&input.human, "grid")?;
    let amount = chips("amount", input.amount)?;
    let carry = Room::read(&input.room)?.carry;
    Ok(json!({
        "amount": grid.nearest(amount, carry),
        "clickable": grid.has(amount, carry),
        "below": grid.down(amount, carry),
        "above": grid.up(amount, carry),
        "step": grid.step(amount, carry),
    }))
}
