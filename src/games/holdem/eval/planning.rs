//! `map`, `plan` and `clickable`: the planned player's arithmetic. What an input leaves open is taken from the
//! settings of the planned player.

use serde_json::Value;

use super::super::planning;
use crate::error::HostError;
use crate::game::Settings;

/// What a hand counts as, since the board alone shows part of it.
pub(super) fn map(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    planning::map::map(&over(input, &[("strict", "strict_map")], settings))
}

/// The plan of a hand.
pub(super) fn plan(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let open = [("strict_map", "strict_map"), ("spread", "spread"), ("anywhere", "anywhere")];
    planning::plan::plan(&over(input, &open, settings))
}

/// What a person would have bet.
pub(super) fn clickable(input: &Value, _: &Settings) -> Result<Value, HostError> {
    planning::clickable::clickable(input)
}

/// The input with settings under it, by field and setting.
fn over(input: &Value, open: &[(&str, &str)], settings: &Settings) -> Value {
    let mut input = input.clone();
    if let Some(fields) = input.as_object_mut() {
        for (field, setting) in open {
            if let Some(value) = settings.get(setting) {
                fields.entry(*field).or_insert_with(|| value.clone());
            }
        }
    }
    input
}
