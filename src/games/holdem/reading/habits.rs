//! How likely a player of certain habits does something with a hand, by the hand's place in what the player may hold:
//! 0 for the worst, 1 for the best. Bets are for value from the top, bluffs from the bottom in proportion; calls are
//! in between, some strong hands lie in wait. Every habit is a number that scripts give.

use serde::Deserialize;

/// What somebody did, in terms of the pot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    /// Checked.
    Check,
    /// Called, where the call was this share of the pot before the bet.
    Call {
        /// The call in pots before the bet.
        price: f32,
    },
    /// Bet or raised.
    Raise {
        /// The call that was open, in pots before the bet; 0 for a bet.
        price: f32,
        /// How far beyond that, in pots after the call.
        size: f32,
    },
}

/// Where somebody did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occasion {
    /// 0 before the flop to 3 on the river.
    pub street: usize,
    /// Bets and raises of this street before it, blinds apart.
    pub raises: usize,
    /// Seats still to act after this one when nobody has raised before the flop.
    pub behind: usize,
}

/// Habits, as shares of the hands that are still possible.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habits {
    /// First raises before the flop, by seats still to act, from one.
    pub open: Vec<f32>,
    /// Hands with which the blind is only completed or called, below those that raise.
    pub limp: f32,
    /// Bets for value by street, before anybody bets.
    pub bet: [f32; 4],
    /// Raises for value by street, by raises before it from one; the last holds for more.
    pub raise: [[f32; 3]; 4],
    /// Bluffs in a bet by street, as a part of what a bet of that size can bear.
    pub bluff: [f32; 4],
    /// Hands that go on against a bet by street, as a part of what a bet of that size asks for.
    pub defend: [f32; 4],
    /// How often a hand that is good enough to raise waits.
    pub trap: f32,
    /// How blurred the edges are, as a share of hands.
    pub blur: f32,
    /// How likely the unlikeliest is.
    pub least: f32,
}

impl Habits {
    /// How likely this is with a hand at a place from 0 to 1.
    pub fn likelihood(&self, deed: Deed, when: Occasion, place: f32) -> f32 {
        let likely = match deed {
            Deed::Check => 1.0 - self.raises(when, (0.0, 0.66), place),
            Deed::Raise { price, size } => self.raises(when, (price, size), place),
            Deed::Call { price } => {
                let raises = self.raises(when, (price, 0.8), place);
                above(place, 1.0 - self.goes_on(when, price), self.blur) * (1.0 - raises)
            }
        };
        likely.clamp(self.least, 1.0)
    }

    /// The share of hands that go on against a bet of so many pots.
    pub fn goes_on(&self, when: Occasion, price: f32) -> f32 {
        let street = when.street.min(3);
        if street == 0 && when.raises == 0 {
            return (self.opens(when) + self.limp).min(1.0);
        }
        (self.defend[street] / (1.0 + price.max(0.0))).min(0.97)
    }

    /// The share of hands that raises for value.
    fn value(&self, when: Occasion, size: f32) -> f32 {
        let street = when.street.min(3);
        let share = match (street, when.raises) {
            (0, 0) => return self.opens(when),
            (_, 0) => self.bet[street],
            (_, raises) => self.raise[street][raises.min(3) - 1],
        };
        share * 1.6 / (0.6 + size.clamp(0.2, 3.0) * 1.5)
    }

    fn opens(&self, when: Occasion) -> f32 {
        let at = when.behind.clamp(1, self.open.len().max(1)) - 1;
        self.open.get(at).copied().unwrap_or(0.3)
    }

    fn raises(&self, when: Occasion, (price, size): (f32, f32), place: f32) -> f32 {
        let value = self.value(when, size).clamp(0.0, 1.0);
        let goes_on = if price > 0.0 { self.goes_on(when, price) } else { 1.0 };
        let bluffs = self.bluff[when.street.min(3)] * value * size / (1.0 + size);
        let strong = above(place, 1.0 - value, self.blur) * (1.0 - self.trap);
        // Bluffs are hands that would hardly win otherwise: the lower half of those that could go on, and a bit below.
        let (low, high) = (1.0 - goes_on * 1.1, 1.0 - goes_on * 0.45);
        let zone = above(place, low, self.blur) * (1.0 - above(place, high, self.blur));
        (strong + zone * (bluffs / (high - low).max(0.05)).min(1.0)).min(1.0)
    }
}

/// How surely a place is above an edge.
fn above(place: f32, edge: f32, blur: f32) -> f32 {
    ((place - edge) / blur.max(0.01) + 0.5).clamp(0.0, 1.0)
}

#[cfg(test)]
pub(super) fn usual() -> Habits {
    Habits {
        open: vec![0.8, 0.45, 0.45, 0.28, 0.22, 0.18, 0.15],
        limp: 0.15,
        bet: [0.3, 0.35, 0.35, 0.35],
        raise: [[0.1, 0.3, 0.4], [0.12, 0.2, 0.4], [0.12, 0.2, 0.4], [0.1, 0.2, 0.4]],
        bluff: [0.5, 1.0, 0.8, 0.7],
        defend: [0.9, 1.05, 1.0, 0.95],
        trap: 0.2,
        blur: 0.15,
        least: 0.02,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOP: Occasion = Occasion { street: 1, raises: 0, behind: 1 };

    #[test]
    fn bets_come_from_the_top_and_the_bottom_and_checks_from_between() {
        let habits = usual();
        let bet = |place| habits.likelihood(Deed::Raise { price: 0.0, size: 0.66 }, FLOP, place);
        let check = |place| habits.likelihood(Deed::Check, FLOP, place);
        assert!(bet(0.95) > 0.7 && bet(0.3) > bet(0.6), "{} {} {}", bet(0.95), bet(0.6), bet(0.3));
        assert!(check(0.6) > check(0.95) && check(0.6) > check(0.3));
    }

    #[test]
    fn larger_bets_are_called_by_fewer_hands() {
        let habits = usual();
        let facing = Occasion { raises: 1, ..FLOP };
        let share = |price| {
            (0..100).map(|at| habits.likelihood(Deed::Call { price }, facing, at as f32 / 100.0)).sum::<f32>()
                / 100.0
        };
        assert!(share(0.3) > share(1.0) && share(1.0) > share(3.0));
        assert!(habits.likelihood(Deed::Call { price: 1.0 }, facing, 0.05) <= habits.least);
    }

    #[test]
    fn later_seats_open_more_hands() {
        let habits = usual();
        let open = |behind| {
            let when = Occasion { street: 0, raises: 0, behind };
            (0..100)
                .map(|at| habits.likelihood(Deed::Raise { price: 1.0, size: 1.0 }, when, at as f32 / 100.0))
                .sum::<f32>()
        };
        assert!(open(1) > open(3) && open(3) > open(6) && (open(9) - open(7)).abs() < 1e-3);
    }
}
