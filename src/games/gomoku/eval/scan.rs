//! The codes of all empty points: what a stone of either side makes on each of the four lines.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::codes::code_at;
use super::super::grid::cell;
use super::super::position::Position;
use super::super::rule::Side;
use super::{position, rule};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    board: String,
    #[serde(default)]
    rule: Option<String>,
}

/// By point the codes on the horizontal, the vertical, the left and the right diagonal.
fn codes(position: &Position, side: Side) -> BTreeMap<String, [i32; 4]> {
    let empty = position.points().filter(|point| position.is_empty(cell(*point)));
    let codes = |point| std::array::from_fn(|line| code_at(position, side, point, line));
    empty.map(|point| (point.to_string(), codes(point))).collect()
}

/// `{id?, board, rule?}` → `{id?, black: {point: [code, code, code, code]}, white: {…}}`.
pub(super) fn scan(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let position = position(rule(input.rule.as_deref(), settings)?, &input.board)?;
    Ok(json!({ "black": codes(&position, Side::Black), "white": codes(&position, Side::White) }))
}
