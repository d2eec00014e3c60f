//! How much is put in: a multiple of the room's maximum carry, and no more than there is.

use super::super::category::Category;
use super::tables::{Play, Range, Targets};
pub use super::super::snapshot::End as Outcome;
use crate::kit::rng::Rng;

/// From which multiples a target is drawn.
pub fn multiples(targets: &Targets, outcome: Outcome, category: Category) -> Range {
    match outcome {
        Outcome::Win => targets.win[category],
        Outcome::Lose => targets.lose[category],
        Outcome::Tie => targets.tie,
    }
}

/// min(stack, multiple × carry), in chips.
pub fn target(stack: u64, multiple: f64, carry: u64) -> u64 {
    stack.min((multiple * carry as f64).round() as u64)
}

/// Whether a hand of this category may be given up at once: the low ones, unless the stack at the start of
/// the hand is a few big blinds only.
pub fn may_give_up(play: &Play, category: Category, stack: u64, blind: u64) -> bool {
    category <= play.up_to && stack as f64 > play.always_blinds * blind as f64
}

/// Draws whether such a hand is given up.
pub fn gives_up(play: &Play, rng: &mut Rng) -> bool {
    rng.unit() < play.fold
}
