//! The plan as functions of JSON: what `junshi eval holdem map|plan|clickable` runs and scripts call.

pub mod clickable;
pub mod imagine;
pub mod map;
pub mod plan;
pub mod react;
mod room;
#[cfg(test)]
mod tests;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::card::{self, Card};
use super::plan::Tables;
use crate::error::HostError;
use crate::wire;

/// The registries of tables that a primitive takes under their names.
pub fn data(primitive: &str) -> &'static [&'static str] {
    match primitive {
        "map" | "plan" => &["planned"],
        "clickable" => &["human"],
        _ => &[],
    }
}

/// Tables of scripts that only scripts read.
const OF_SCRIPTS: &[&str] = &["rooms"];

/// The tables of the plan, as scripts have filled them.
pub fn tables(planned: &Value) -> Result<Tables, HostError> {
    let mut planned = planned.clone();
    if let Some(fields) = planned.as_object_mut() {
        fields.retain(|name, _| !OF_SCRIPTS.contains(&name.as_str()));
    }
    Tables::read(&planned).map_err(|error| error.under("planned"))
}

/// One of the tables of what people do.
pub fn of_people<T: DeserializeOwned>(human: &Value, name: &str) -> Result<T, HostError> {
    let table = human.get(name).cloned().unwrap_or_default();
    wire::read_value(table).map_err(|error| error.under(&format!("human.{name}")))
}

fn cards(
    path: &str,
    text: &str,
    fits: fn(usize) -> bool,
    wanted: &'static str,
) -> Result<Vec<Card>, HostError> {
    card::read(text, fits, wanted).map_err(|error| HostError::new(path, wanted, error.to_string()))
}

/// Two hole cards.
fn hole(text: &str) -> Result<[Card; 2], HostError> {
    let wanted = "two different cards such as AhKd";
    let found = cards("hole", text, |count| count == 2, wanted)?;
    found.try_into().map_err(|_| HostError::new("hole", wanted, text))
}

/// A board of 0, 3, 4 or 5 cards, none of which is in the hole.
fn board(text: &str, hole: &[Card]) -> Result<Vec<Card>, HostError> {
    let found = cards("board", text, |count| matches!(count, 0 | 3 | 4 | 5), "0, 3, 4 or 5 different cards")?;
    match found.iter().find(|card| hole.contains(card)) {
        Some(twice) => Err(HostError::new("board", "cards that are not in the hole", twice.to_string())),
        None => Ok(found),
    }
}
