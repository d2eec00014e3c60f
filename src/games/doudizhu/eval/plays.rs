//! What cards are as one play, and what may be played.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::cards::{Cards, letter};
use super::super::kinds::detect;
use super::super::play::Play;
use super::super::ruleset::RuleSet;
use super::super::solve::all_moves;
use super::{MOST, check_size, rules, to_beat, values};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    #[serde(default, rename = "id")]
    _id: Value,
    cards: Cards,
    #[serde(default)]
    rules: Option<RuleSet>,
    #[serde(default)]
    values: Value,
}

/// `{id?, cards, rules?, values?}` → `{id?, type, value, count, max}`: the type of the cards as one play, null for
/// none, what it is worth, how many cards there are, and the highest card of its main part.
pub(super) fn group(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Group = wire::read_value(input.clone())?;
    check_size("cards", input.cards, 1, MOST)?;
    let kind = detect(input.cards, &rules(input.rules, settings)?);
    let values = values(&input.values)?;
    Ok(json!({
        "type": kind.map(|kind| kind.form.name()),
        "value": kind.map(|kind| values.of(kind)),
        "count": input.cards.len(),
        "max": kind.map(|kind| letter(kind.top).to_string()),
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moves {
    #[serde(default, rename = "id")]
    _id: Value,
    hand: Cards,
    #[serde(default)]
    last: Option<Cards>,
    #[serde(default)]
    rules: Option<RuleSet>,
}

/// `{id?, hand, last?, rules?}` → `{id?, moves}`: all leads, or all plays that beat `last` and the pass.
pub(super) fn moves(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Moves = wire::read_value(input.clone())?;
    check_size("hand", input.hand, 0, MOST)?;
    let rules = rules(input.rules, settings)?;
    let last = to_beat(input.last, &rules)?;
    let mut moves: Vec<Cards> = all_moves(input.hand, last, &rules)
        .into_iter()
        .map(|play| play.map_or(Cards::NONE, |play| play.cards))
        .collect();
    let mut seen = std::collections::HashSet::new();
    moves.retain(|cards| seen.insert(*cards));
    Ok(json!({ "moves": moves.into_iter().map(Play::of).collect::<Vec<_>>() }))
}
