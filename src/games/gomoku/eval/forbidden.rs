//! Black's forbidden points in renju, and why.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::grid::cell;
use super::super::point::Point;
use super::super::renju::{explain, foul_by};
use super::super::rule::Rule;
use super::{position, reading};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

/// A board and which point is to be explained.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    #[serde(default, rename = "id")]
    _id: Value,
    board: String,
    #[serde(default)]
    explain: Option<Point>,
}

/// `{id?, board, explain?}` → `{id?, forbidden: {point: kind}}`, and why for one point.
pub(super) fn forbidden(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let mut position = position(Rule::Renju, &input.board)?;
    let reading = reading(settings);
    let empty: Vec<Point> = position.points().filter(|point| position.is_empty(cell(*point))).collect();
    let mut found = BTreeMap::new();
    for point in &empty {
        if let Some(foul) = foul_by(&mut position, cell(*point), reading) {
            found.insert(point.to_string(), foul.name());
        }
    }
    let mut output = json!({ "forbidden": found });
    if let Some(point) = input.explain {
        if !empty.contains(&point) {
            return Err(HostError::new("explain", "an empty point of the board", point.to_string()));
        }
        output["explained"] = json!(explain(&mut position, cell(point), reading));
    }
    Ok(output)
}
