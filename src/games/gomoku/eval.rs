//! What `junshi eval gomoku …` computes: a JSON value in, one out.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::grid::cell;
use super::point::Point;
use super::reading::drawn;
use super::renju::{FiveCompletion, explain, foul_by};
use super::rule::Rule;
use crate::error::HostError;
use crate::game::{Primitive, Settings};
use crate::wire;

/// The primitives by name.
pub(super) const PRIMITIVES: &[(&str, Primitive)] = &[("forbidden", forbidden)];

/// A board and which points are asked about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forbidden {
    #[serde(default, rename = "id")]
    _id: Value,
    board: String,
    #[serde(default)]
    explain: Option<Point>,
}

fn reading(settings: &Settings) -> FiveCompletion {
    if settings.is("five_completion", "three") { FiveCompletion::Three } else { FiveCompletion::NoThree }
}

/// `{id?, board, explain?}` → `{id?, forbidden: {point: kind}}`, and why for one point.
fn forbidden(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Forbidden = wire::read_value(input.clone())?;
    let mut position = drawn(Rule::Renju, &input.board)
        .map_err(|problem| HostError::new("board", "225 characters `X`, `O` and `.`, row 15 first", problem.to_string()))?;
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
