//! The last resort: legal, seldom clever, in no need of scripts. It checks where that is free, and calls where
//! the hand wins often enough against any cards for what the call costs.

use super::equity::{Equity, Opponent, Spot};
use super::snapshot::Snapshot;
use super::standing::Standing;
use super::action::Action;
use crate::kit::rng::Rng;

/// Deals that are drawn to see how often the hand wins.
const SAMPLES: u32 = 400;

/// What the last resort weighs.
#[derive(Clone, Copy, Debug)]
pub struct Weighed {
    /// How the hand fares against any cards of those still in.
    pub equity: Equity,
    /// The part of the pot that a call has to win to be worth it.
    pub price: f64,
}

/// How the hand fares and what a call costs.
pub fn weighed(snapshot: &Snapshot, standing: &Standing, rng: &mut Rng) -> Weighed {
    let opponents: Vec<Opponent<'_>> = standing.opponents().map(|_| Opponent::Random).collect();
    let spot = Spot { hole: snapshot.hole.0, board: &snapshot.board, opponents: &opponents };
    let call = standing.options().map_or(0, |options| options.call);
    Weighed { equity: spot.sampled(SAMPLES, rng), price: price(call, standing.table.pot()) }
}

/// The part of the pot that a call of so many chips has to win on average to cost nothing.
pub fn price(call: i64, pot: i64) -> f64 {
    if call <= 0 { 0.0 } else { call as f64 / (pot + call) as f64 }
}

/// What the last resort does.
pub fn action(snapshot: &Snapshot, standing: &Standing, rng: &mut Rng) -> Action {
    if standing.options().is_none_or(|options| options.call == 0) {
        return Action::Call;
    }
    let weighed = weighed(snapshot, standing, rng);
    if weighed.equity.equity >= weighed.price { Action::Call } else { Action::Fold }
}
