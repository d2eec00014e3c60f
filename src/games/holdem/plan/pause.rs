//! How long a person might have thought: within a range by what is done, longer the harder the choice, and
//! never a time that was seen of late.

use serde::Deserialize;

use super::tables::Range;
use crate::kit::rng::Rng;

/// Ranges of pauses in milliseconds, and how they are filled.
#[derive(Clone, Debug, Deserialize)]
pub struct Pace {
    /// For giving up.
    pub fold: Range,
    /// For a call or a check.
    pub call: Range,
    /// For a bet, a raise or going all-in.
    pub raise: Range,
    /// A gap between equity and pot odds of this size or more is easy.
    pub easy: f64,
    /// Which part of a range is left to chance, 0 to 1.
    pub chance: f64,
    /// How many of the last pauses are not repeated.
    pub remembered: usize,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Giving up.
    Fold,
    /// A check.
    Check,
    /// A call.
    Call,
    /// A bet or raise.
    Raise,
    /// The whole stack.
    AllIn,
}

impl Pace {
    fn range(&self, deed: Deed) -> Range {
        match deed {
            Deed::Fold => self.fold,
            Deed::Check | Deed::Call => self.call,
            Deed::Raise | Deed::AllIn => self.raise,
        }
    }

    /// A pause in milliseconds. `gap` is how far equity and pot odds are apart, 0 to 1; `recent` are pauses
    /// that are not repeated as long as the range has others.
    pub fn draw(&self, deed: Deed, gap: f64, recent: &[u32], rng: &mut Rng) -> u32 {
        let range = self.range(deed);
        let easy = if self.easy > 0.0 { (gap.abs() / self.easy).min(1.0) } else { 1.0 };
        let hard = 1.0 - if easy.is_nan() { 1.0 } else { easy };
        let chance = self.chance.clamp(0.0, 1.0);
        let at = range.at(hard * (1.0 - chance) + rng.unit() * chance);
        let (low, high) = (range.low().ceil() as u32, range.high().floor() as u32);
        fresh(at.round() as u32, low, high.max(low), recent)
    }
}

/// The nearest time from this one on, around the range, that is not among the recent ones.
fn fresh(at: u32, low: u32, high: u32, recent: &[u32]) -> u32 {
    let span = high - low + 1;
    let at = at.clamp(low, high);
    let times = (0..span).map(|step| low + (at - low + step) % span);
    times.into_iter().find(|time| !recent.contains(time)).unwrap_or(at)
}
