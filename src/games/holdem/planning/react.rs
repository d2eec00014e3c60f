//! What a plan says to a question: for scripts.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::plan::reaction::{self, Cap, Manner, Turn};
use super::super::plan::{Grid, Plan, floor};
use super::{of_people, tables};
use crate::error::HostError;
use crate::kit::rng::Rng;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    plan: Plan,
    turn: Turn,
    carry: u64,
    blind: u64,
    #[serde(default)]
    cap: Cap,
    #[serde(default)]
    floor: Option<u64>,
    #[serde(default)]
    planned: Value,
    #[serde(default)]
    human: Value,
}

/// What to do: `act`, `to`, `why`, `raise`, `planned`, and the `floor` as it was drawn.
///
/// # Errors
/// What is missing or wrong, with its path.
pub fn react(input: &Value, rng: &mut Rng) -> Result<Value, HostError> {
    let data: Input = wire::read_value(input.clone())?;
    let tables = tables(&data.planned)?;
    let grid: Grid = of_people(&data.human, "grid")?;
    let street = data.turn.street;
    let wrong = || HostError::new("turn.street", "0 to 3", street.to_string());
    let held = data.plan.held.get(street).copied().ok_or_else(wrong)?;
    let floor = data.floor.unwrap_or_else(|| floor::draw(held, data.blind, &tables, rng));
    let manner = Manner { limits: &tables.limits, cap: data.cap, grid: &grid, carry: data.carry, floor };
    let mut found = json!(reaction::react(&data.plan, &data.turn, &manner));
    found["floor"] = json!(floor);
    Ok(found)
}
