//! How often hands win.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::dealt::{Board, Hole};
use super::super::equity::{COUNTABLE, Equity, Opponent, Spot, showdown};
use super::super::range::Range;
use super::{cards, check_distinct};
use crate::error::HostError;
use crate::game::Settings;
use crate::kit::rng::Rng;
use crate::wire;

/// Deals that are drawn where nothing else is said.
const USUAL: u32 = 10_000;
/// Comparisons after which counting gives way to drawing, where counting is asked for.
const MOST_COUNTED: u64 = 4_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    #[serde(default, rename = "id")]
    _id: Value,
    /// Hands against each other; or `hand` against `against`.
    #[serde(default)]
    hands: Vec<Hole>,
    #[serde(default)]
    hand: Option<Hole>,
    /// Hands, ranges or `random`.
    #[serde(default)]
    against: Vec<String>,
    #[serde(default)]
    board: Board,
    #[serde(default)]
    samples: Option<u32>,
    #[serde(default)]
    seed: u64,
    /// Whether all cases shall be counted where that is bearable.
    #[serde(default)]
    exact: bool,
}

/// `{id?, hands, board?, samples?, seed?}` → `{id?, equity, win, tie, samples, exact}` as lists; or
/// `{id?, hand, against, board?, samples?, seed?, exact?}` → the same as numbers, where `against` is a list of
/// hands, ranges and `random`.
pub(super) fn equity(input: &Value, _: &Settings) -> Result<Value, HostError> {
    let question: Question = wire::read_value(input.clone())?;
    let samples = question.samples.unwrap_or(USUAL);
    if !(1..=10_000_000).contains(&samples) {
        return Err(HostError::new("samples", "1 to 10000000", samples.to_string()));
    }
    match question.hand {
        Some(hand) if question.hands.is_empty() => one(&question, hand, samples),
        Some(_) => Err(HostError::new("hands", "none beside `hand`", "some")),
        None => each(&question, samples),
    }
}

/// Hands that are all known.
fn each(question: &Question, samples: u32) -> Result<Value, HostError> {
    if !(2..=10).contains(&question.hands.len()) {
        let found = format!("{} of them", question.hands.len());
        return Err(HostError::new("hands", "2 to 10 hands, or a `hand` with `against`", found));
    }
    if !question.against.is_empty() {
        return Err(HostError::new("against", "none without `hand`", "some"));
    }
    check_distinct(&question.board, &question.hands)?;
    let mut rng = Rng::for_match(question.seed);
    let found = showdown(&cards(&question.hands), &question.board, (samples, &mut rng));
    let all = |part: fn(&Equity) -> f64| found.iter().map(part).collect::<Vec<f64>>();
    let first = found.first().copied().unwrap_or_default();
    Ok(json!({
        "equity": all(|equity| equity.equity), "win": all(|equity| equity.win), "tie": all(|equity| equity.tie),
        "samples": first.samples, "exact": first.is_exact,
    }))
}

/// What is against the hand.
enum Against {
    Random,
    Hand(Hole),
    Range(Box<Range>),
}

/// A hand against ranges.
fn one(question: &Question, hand: Hole, samples: u32) -> Result<Value, HostError> {
    let count = question.against.len();
    if !(1..=9).contains(&count) {
        return Err(HostError::new("against", "1 to 9 hands, ranges or `random`", format!("{count} of them")));
    }
    let mut known = vec![hand];
    let mut against = Vec::with_capacity(count);
    for (at, text) in question.against.iter().enumerate() {
        let wrong = |problem: String| HostError::new(format!("against[{at}]"), "a hand, a range or `random`", problem);
        against.push(match (text.as_str(), text.parse::<Hole>()) {
            ("random", _) => Against::Random,
            (_, Ok(hole)) => {
                known.push(hole);
                Against::Hand(hole)
            }
            _ => Against::Range(Box::new(text.parse().map_err(|problem| wrong(format!("{problem}")))?)),
        });
    }
    check_distinct(&question.board, &known)?;
    let opponents: Vec<Opponent<'_>> = against
        .iter()
        .map(|against| match against {
            Against::Random => Opponent::Random,
            Against::Hand(hole) => Opponent::Hand(hole.0),
            Against::Range(range) => Opponent::Range(range),
        })
        .collect();
    let spot = Spot { hole: hand.0, board: &question.board, opponents: &opponents };
    let counted = spot.counted(if question.exact { MOST_COUNTED } else { COUNTABLE });
    let equity = counted.unwrap_or_else(|| spot.sampled(samples, &mut Rng::for_match(question.seed)));
    if equity.samples == 0 {
        return Err(HostError::new("against", "hands that can be held beside the cards seen", "none"));
    }
    Ok(json!({
        "equity": equity.equity, "win": equity.win, "tie": equity.tie,
        "samples": equity.samples, "exact": equity.is_exact,
    }))
}
