//! Hands that were written down, played again.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::record::{NOTATIONS, Record, told};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(default, rename = "id")]
    _id: Value,
    /// A hand as JSON.
    #[serde(default)]
    hand: Option<Record>,
    /// The text of a file with hands in the format PHH.
    #[serde(default)]
    phh: Option<String>,
    /// Lines of the ACPC.
    #[serde(default)]
    acpc: Option<String>,
}

/// `{id?, hand}`, `{id?, phh}` or `{id?, acpc}` → `{id?, hands}`: each hand with `outcome`, how it came out and what
/// was done in it.
pub(super) fn replay(input: &Value, _: &Settings) -> Result<Value, HostError> {
    let question: Question = wire::read_value(input.clone())?;
    let hands = match (question.hand, question.phh, question.acpc) {
        (Some(hand), None, None) => vec![told(&hand, true).map_err(|error| error.under("hand"))?],
        (None, Some(text), None) => read("phh", &text)?,
        (None, None, Some(text)) => read("acpc", &text)?,
        _ => return Err(HostError::new(".", "one of `hand`, `phh` and `acpc`", "none or several of them")),
    };
    Ok(json!({ "hands": hands }))
}

fn read(notation: &str, text: &str) -> Result<Vec<Value>, HostError> {
    let known = NOTATIONS.iter().find(|known| known.name == notation);
    let known = known.ok_or_else(|| HostError::new(notation, "a notation", "another"))?;
    let hand = |hand: Result<Value, HostError>| told(&wire::read_value(hand?)?, true);
    (known.read)(text).into_iter().map(hand).map(|hand| hand.map_err(|error| error.under(notation))).collect()
}
