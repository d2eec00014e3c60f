//! What `junshi eval doudizhu …` computes: a JSON value in, one out. Cards are texts in any order; those
//! given back run from low to high.

mod hands;
mod plays;
mod solving;
#[cfg(test)]
mod tests;

use serde_json::Value;

use super::cards::Cards;
use super::kinds::{Kind, detect};
use super::rules::Rules;
use super::ruleset::RuleSet;
use super::value::{Changes, Values};
use crate::error::HostError;
use crate::game::{Primitive, Settings};

/// The primitives by name.
pub(super) const PRIMITIVES: &[(&str, Primitive)] = &[
    ("group", plays::group),
    ("split", hands::split),
    ("value", hands::value),
    ("min-plays", hands::min_plays),
    ("moves", plays::moves),
    ("solve", solving::solve),
];

/// The most cards that a seat ever holds.
const MOST: u32 = 20;

/// The rules that an input names, else those of the setting.
fn rules(given: Option<RuleSet>, settings: &Settings) -> Result<Rules, HostError> {
    match given {
        Some(rules) => Ok(rules.0),
        None => Ok(RuleSet::named(settings.get("rules").and_then(Value::as_str).unwrap_or("seed"))?.0),
    }
}

/// The registry whose contents lie under the input of what weighs plays.
pub(super) fn data(primitive: &str) -> &'static [&'static str] {
    if matches!(primitive, "group" | "split" | "value") { &["values"] } else { &[] }
}

/// The values of the series with those that the input or the scripts put in their place; a list is none.
fn values(given: &Value) -> Result<Values, HostError> {
    if !given.is_object() {
        return Ok(Values::seed().clone());
    }
    let changes: Changes = crate::wire::read_value(given.clone()).map_err(|error| error.under("values"))?;
    let most = super::value::MOST;
    let wrong = || HostError::new("values", format!("numbers up to {most}"), "larger ones");
    Values::seed().changed(&changes).ok_or_else(wrong)
}

/// Refuses more cards than can be held, and none where some are needed.
fn check_size(field: &str, cards: Cards, least: u32, most: u32) -> Result<(), HostError> {
    let found = cards.len();
    match (least..=most).contains(&found) {
        true => Ok(()),
        false => Err(HostError::new(field, format!("{least} to {most} cards"), format!("{found} cards"))),
    }
}

/// The kind of the play that is to be beaten.
fn to_beat(last: Option<Cards>, rules: &Rules) -> Result<Option<Kind>, HostError> {
    let Some(cards) = last else { return Ok(None) };
    let wrong = || HostError::new("last", "a play under these rules, or null", format!("`{cards}`"));
    detect(cards, rules).map(Some).ok_or_else(wrong)
}
