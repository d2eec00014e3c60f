//! How hands are split, what they are worth, and in how few plays they are emptied.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::cards::Cards;
use super::super::min_plays as fewest;
use super::super::recursive::Recursive;
use super::super::robot;
use super::super::ruleset::RuleSet;
use super::super::split::{Split, Splitter};
use super::super::value::Values;
use super::{MOST, check_size, values};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

/// Which way a hand is split.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Mode {
    Robot,
    Recursive,
    #[default]
    Exact,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hand {
    #[serde(default, rename = "id")]
    _id: Value,
    hand: Cards,
    #[serde(default)]
    mode: Mode,
    /// All ways of splitting know the same groups, so the rules of the table change nothing.
    #[serde(default, rename = "rules")]
    _rules: Option<RuleSet>,
    #[serde(default)]
    values: Value,
}

impl Hand {
    fn split(&self, values: &Values) -> Split {
        match self.mode {
            Mode::Robot => robot::split(self.hand, &values.table()),
            Mode::Recursive => Recursive::new(values).split(self.hand),
            Mode::Exact => Splitter::new(values.table()).split(self.hand),
        }
    }
}

fn read(input: &Value) -> Result<Hand, HostError> {
    let hand: Hand = wire::read_value(input.clone())?;
    check_size("hand", hand.hand, 0, MOST)?;
    Ok(hand)
}

/// `{id?, hand, mode?, rules?, values?}` → `{id?, groups, value, rounds}`: the hand split as the mode says (`robot`,
/// `recursive`, `exact`), the sum of the values of its groups, and how many there are.
pub(super) fn split(input: &Value, _: &Settings) -> Result<Value, HostError> {
    let hand = read(input)?;
    let split = hand.split(&values(&hand.values)?);
    Ok(shown(&split))
}

fn shown(split: &Split) -> Value {
    let groups: Vec<Cards> = split.groups.iter().map(|group| group.cards).collect();
    json!({ "groups": groups, "value": split.value, "rounds": split.rounds() })
}

/// As `split`, with the score (value less a turn for each group) and the bid that the value makes.
pub(super) fn value(input: &Value, _: &Settings) -> Result<Value, HostError> {
    let hand = read(input)?;
    let values = values(&hand.values)?;
    let split = hand.split(&values);
    let mut found = shown(&split);
    found["score"] = json!(split.value - values.round * split.rounds() as i32);
    found["bid"] = json!(values.bid(split.value));
    Ok(found)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whole {
    #[serde(default, rename = "id")]
    _id: Value,
    hand: Cards,
    #[serde(default)]
    wings: bool,
    /// The rules of the problem are its own.
    #[serde(default, rename = "rules")]
    _rules: Option<RuleSet>,
}

/// Cards of the largest hand of the problem.
const MOST_AT_ONCE: u32 = 23;

/// `{id?, hand, wings?, rules?}` → `{id?, plays}`: the fewest plays that empty the hand; with `wings`, chains of
/// trios may carry cards, which the problem of NOIP 2015 does not know.
pub(super) fn min_plays(input: &Value, _: &Settings) -> Result<Value, HostError> {
    let input: Whole = wire::read_value(input.clone())?;
    check_size("hand", input.hand, 0, MOST_AT_ONCE)?;
    let plays = match input.wings {
        true => fewest::min_plays_with_wings(&mut fewest::counting_splitter(), input.hand),
        false => fewest::min_plays(input.hand),
    };
    Ok(json!({ "plays": plays }))
}
