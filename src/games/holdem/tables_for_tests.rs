//! What tests of the plan share: the tables as our scripts fill them, and a test of frequencies.

use std::sync::OnceLock;

use serde_json::Value;

use super::Holdem;
use super::plan::pause::Pace;
use super::plan::{Grid, Tables};
use super::planning;
use crate::Runtime;

/// The registries of our own scripts.
fn registries() -> &'static [Value; 2] {
    static READ: OnceLock<[Value; 2]> = OnceLock::new();
    READ.get_or_init(|| {
        let data = Runtime::builder().build().data::<Holdem>(&["planned", "human"]);
        data.unwrap().try_into().unwrap()
    })
}

/// The tables of the planned player.
pub(super) fn planned() -> Value {
    registries()[0].clone()
}

/// The tables of what people do.
pub(super) fn human() -> Value {
    registries()[1].clone()
}

pub(super) fn tables() -> Tables {
    planning::tables(&planned()).unwrap()
}

pub(super) fn grid() -> Grid {
    planning::of_people(&human(), "grid").unwrap()
}

pub(super) fn pace() -> Pace {
    planning::of_people(&human(), "pace").unwrap()
}

/// How often something is drawn: a million times under `JUNSHI_FULL=1`.
pub(super) fn draws() -> u64 {
    if std::env::var_os("JUNSHI_FULL").is_some() { 1_000_000 } else { 20_000 }
}

/// The values that chi-square exceeds in one case of a thousand, from one degree of freedom on.
const CRITICAL: [f64; 10] = [10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59];

/// Fails where counts are not what weights would give, or something without weight has come.
#[track_caller]
pub(super) fn by_chi_square(what: &str, seen: &[u64], weights: &[f64]) {
    let (all, sum) = (seen.iter().sum::<u64>() as f64, weights.iter().sum::<f64>());
    let pairs = || seen.iter().zip(weights);
    assert!(pairs().all(|(count, weight)| *weight > 0.0 || *count == 0), "{what}: {seen:?}");
    let possible: Vec<_> = pairs().filter(|(_, weight)| **weight > 0.0).collect();
    let Some(freedom) = possible.len().checked_sub(2) else { return };
    let apart = |(count, weight): &(&u64, &f64)| {
        let expected = all * **weight / sum;
        (**count as f64 - expected).powi(2) / expected
    };
    let chi_square: f64 = possible.iter().map(apart).sum();
    assert!(chi_square < CRITICAL[freedom], "{what}: chi-square {chi_square:.2}, {seen:?}");
}
