//! How long a search may go on, and what it is told to look for.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What ends a search for a move. The default is no limit at all but the deepest depth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Moves looked ahead at most.
    pub depth: u32,
    /// Stones placed at most.
    pub nodes: u64,
    /// Milliseconds after which the search is left at once.
    pub milliseconds: u64,
    /// Hundredths of that time after which no deeper search is begun.
    pub share: u32,
    /// How many of the best moves are wanted with exact scores; the search is slower for each.
    pub candidates: usize,
    /// Stones that each search for a win by fours may place at the root; 0 switches it off.
    pub fours: u64,
    /// Stones that a search for a win by threats may place at the root; 0 switches it off.
    pub threats: u64,
    /// Hundredths of a point that a move's score is shifted by chance, up and down.
    pub noise: u32,
    /// Where chance starts.
    pub seed: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            depth: 60,
            nodes: u64::MAX,
            milliseconds: u64::MAX,
            share: 60,
            candidates: 1,
            fours: 50_000,
            threats: 20_000,
            noise: 0,
            seed: 0,
        }
    }
}

/// What a solver looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A win by nothing but fours.
    Vcf,
    /// A win by threats of any kind.
    Vct,
}

/// What ends a search for a forced win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct SolveLimits {
    /// Stones placed at most.
    pub nodes: u64,
    /// Milliseconds at most.
    pub milliseconds: u64,
    /// Moves of the attacker at most, counted to the position where five can no longer be stopped.
    pub moves: u16,
    /// What counts as a threat in a win by threats: 1 fours and threes; 2 also moves that threaten a
    /// win by fours; 3 also moves that threaten a win by fours and threes.
    pub level: u8,
    /// Whether a win by fours is made as short as the limits allow.
    pub shortest: bool,
}

impl Default for SolveLimits {
    fn default() -> SolveLimits {
        SolveLimits { nodes: 20_000_000, milliseconds: u64::MAX, moves: 120, level: 3, shortest: true }
    }
}

/// What a search asks from time to time: whether it was told to stop, and how long it has been at work.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Set by another thread to end the search.
    pub stop: &'a AtomicBool,
    /// The time since the search was asked for.
    pub elapsed: &'a (dyn Fn() -> Duration + Sync),
}

impl Watch<'static> {
    /// Never stops and never reads a clock: for searches with other limits, which are then the same
    /// every time.
    pub fn none() -> Watch<'static> {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Watch { stop: &NEVER, elapsed: &|| Duration::ZERO }
    }
}

impl Watch<'_> {
    /// Whether a search that may last so many milliseconds has to end now.
    pub(super) fn is_over(&self, milliseconds: u64) -> bool {
        self.stop.load(Ordering::Relaxed)
            || milliseconds != u64::MAX && (self.elapsed)() >= Duration::from_millis(milliseconds)
    }
}
