//! Black's forbidden points in renju, and why.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};

use super::super::grid::cell;
use super::super::point::Point;
use super::super::renju::{explain, foul_by};
use super::super::rule::{Rule, Side};
use super::{position, reading, rule};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

/// A board and which point is to be explained.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    board: String,
    #[serde(default)]
    rule: Option<String>,
    #[serde(default)]
    explain: Option<Point>,
    /// What lists of such boards say of the answer; not read.
    #[serde(default, rename = "forbidden")]
    _known: IgnoredAny,
}

/// `{id?, board, rule?, explain?}` → `{id?, forbidden: {point: kind}}`, and why for one point. The rule is
/// renju where none is named; others forbid nothing.
pub(super) fn forbidden(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let rule = input.rule.as_deref().map_or(Ok(Rule::Renju), |name| rule(Some(name), settings))?;
    let mut position = position(rule, &input.board)?;
    let reading = reading(settings);
    let empty: Vec<Point> = position.points().filter(|point| position.is_empty(cell(*point))).collect();
    let mut found = BTreeMap::new();
    for point in empty.iter().filter(|_| rule.forbids(Side::Black)) {
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
