//! What a hand is worth for one seat: against everybody's range, against the hands that would go on, and where it
//! stands among the hands that the seat itself could have.

use std::rc::Rc;

use super::super::card::{Card, Cards};
use super::super::class::{COMBOS, combo_index};
use super::field::{Field, Weights};
use super::story::{Story, without};

/// The outlook of one seat.
pub struct Outlook {
    field: Rc<Field>,
    hole: [Card; 2],
    own: Box<Weights>,
    /// The others by seat.
    others: Vec<(usize, Box<Weights>)>,
}

impl Outlook {
    /// The outlook of a seat with two cards against the seats that are still in.
    pub fn new(
        field: Rc<Field>,
        story: &Story,
        (seat, hole): (usize, [Card; 2]),
        others: impl Iterator<Item = usize>,
    ) -> Outlook {
        let known = Cards::from_iter(hole);
        let range = |other: usize| story.ranges.get(other).map(|range| (other, without(range, known)));
        let own = story.ranges.get(seat).cloned().unwrap_or_else(|| Box::new([1.0; COMBOS]));
        Outlook { field, hole, own, others: others.filter_map(range).collect() }
    }

    /// The outlook of a seat where the ranges of all seats that were dealt in are known, in the order of the seats.
    pub fn between(
        field: Rc<Field>,
        ranges: [Box<Weights>; 2],
        (seat, hole): (usize, [Card; 2]),
        mut others: impl Iterator<Item = usize>,
    ) -> Outlook {
        let other = others.next().unwrap_or(seat);
        let [first, second] = ranges;
        let (own, theirs) = if seat < other { (first, second) } else { (second, first) };
        Outlook { field, hole, own, others: vec![(other, without(&theirs, Cards::from_iter(hole)))] }
    }

    /// The board with the ways to complete it.
    pub fn field(&self) -> &Field {
        &self.field
    }

    /// How many others are in.
    pub fn others(&self) -> usize {
        self.others.len()
    }

    /// What the hand wins of the pot against all ranges, taken as if they met it one by one.
    pub fn equity(&self) -> f32 {
        self.others.iter().map(|(_, range)| self.field.equity(self.hole, range)).product()
    }

    /// The same where each of the others goes on with the best `share` of its range alone.
    pub fn equity_against(&self, share: f32) -> f32 {
        self.others.iter().map(|(_, range)| self.field.equity(self.hole, &self.best(range, share))).product()
    }

    /// The best share of a range, by how hands fare against any two cards.
    fn best(&self, range: &Weights, share: f32) -> Box<Weights> {
        let mut left = range.iter().sum::<f32>() * share.clamp(0.01, 1.0);
        let mut best = Box::new([0.0; COMBOS]);
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
        let Some((_, range)) = self.others.first() else { return 1.0 };
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

    /// How wide the range of another seat is, as a share of the hands that it could have; 1 for a seat that is not in.
    pub fn width(&self, seat: usize) -> f32 {
        let range = self.others.iter().find(|(other, _)| *other == seat);
        let left = 50 - self.field.board().len();
        range.map_or(1.0, |(_, range)| range.iter().sum::<f32>() * 2.0 / (left * (left - 1)) as f32)
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
