//! What a hand is worth for one seat: against everybody's range, against the hands that would go on, and where it
//! stands among the hands that the seat itself could have.

use super::super::card::{Card, Cards};
use super::super::class::combo_index;
use super::field::{Field, Weights};
use super::story::{Story, without};

/// The outlook of one seat.
pub struct Outlook<'a> {
    field: &'a Field,
    hole: [Card; 2],
    own: Box<Weights>,
    others: Vec<Box<Weights>>,
}

impl<'a> Outlook<'a> {
    /// The outlook of a seat with two cards against the seats that are still in.
    pub fn new(
        field: &'a Field,
        story: &Story,
        (seat, hole): (usize, [Card; 2]),
        live: &[usize],
    ) -> Outlook<'a> {
        let known = Cards::from_iter(hole);
        let others = live.iter().filter(|other| **other != seat);
        Outlook {
            field,
            hole,
            own: story.ranges.get(seat).cloned().unwrap_or_else(|| Box::new([1.0; _])),
            others: others
                .filter_map(|other| story.ranges.get(*other))
                .map(|range| without(range, known))
                .collect(),
        }
    }

    /// How many others are in.
    pub fn others(&self) -> usize {
        self.others.len()
    }

    /// What the hand wins of the pot against all ranges, taken as if they met it one by one.
    pub fn equity(&self) -> f32 {
        self.others.iter().map(|range| self.field.equity(self.hole, range)).product()
    }

    /// The same where each of the others goes on with the best `share` of its range alone.
    pub fn equity_against(&self, share: f32) -> f32 {
        self.others.iter().map(|range| self.field.equity(self.hole, &self.best(range, share))).product()
    }

    /// The best share of a range, by how hands fare against any two cards.
    fn best(&self, range: &Weights, share: f32) -> Box<Weights> {
        let mut left = range.iter().sum::<f32>() * share.clamp(0.01, 1.0);
        let mut best = Box::new([0.0; _]);
        for hand in self.field.order().iter().rev() {
            let at = usize::from(*hand);
            best[at] = range[at].min(left);
            left -= best[at];
            if left <= 0.0 {
                break;
            }
        }
        best
    }

    /// The share of the seat's own range that fares worse against the others.
    pub fn place(&self) -> f32 {
        let Some(range) = self.others.first() else { return 1.0 };
        let equities = self.field.equities(range);
        let mine = equities[combo_index(self.hole)];
        let (mut below, mut all) = (0.0, 0.0);
        for (weight, equity) in self.own.iter().zip(equities.iter()) {
            all += weight;
            below += if *equity < mine { *weight } else { 0.0 };
            below += if *equity == mine { 0.5 * weight } else { 0.0 };
        }
        if all > 0.0 { below / all } else { 0.5 }
    }

    /// How wide the range of another seat is, as a share of all hands.
    pub fn width(&self, other: usize) -> f32 {
        self.others.get(other).map_or(1.0, |range| range.iter().sum::<f32>() / 1225.0)
    }

    /// How good the hand is against any two cards, 0 to 1.
    pub fn strength(&self) -> f32 {
        self.field.strength(self.hole)
    }

    /// How often the hand will be among the best fifth of all when the board is complete.
    pub fn promise(&self) -> f32 {
        self.field.often_among(self.hole, 0.2)
    }
}
