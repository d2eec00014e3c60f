//! Drawing hands and boards many times over: a quick generator seeded by the decision's own, a deck shuffled as
//! far as it is drawn, and tables that draw hands by their weights in one step.

use super::card::{Card, Cards};
use super::class::COMBOS;
use crate::kit::rng::Rng;

/// The most hands that are drawn at once.
pub(super) const MOST_HANDS: usize = 9;

/// Where a hand comes from.
pub(super) struct Pool {
    /// The place of the opponent.
    pub(super) seat: usize,
    /// How the hand is drawn.
    pub(super) draw: Draw,
}

pub(super) enum Draw {
    Any,
    These([Card; 2]),
    Weighed(Alias),
}

/// Deals to all opponents; false where two want the same card.
#[inline]
pub(super) fn deal(
    pools: &[Pool],
    hands: &mut [[Card; 2]; MOST_HANDS],
    (deck, dice): (&mut Deck, &mut Dice),
) -> bool {
    for pool in pools {
        let hole = match &pool.draw {
            Draw::Any => [deck.card(dice), deck.card(dice)],
            Draw::These(hole) => *hole,
            Draw::Weighed(alias) => alias.draw(dice),
        };
        if !matches!(pool.draw, Draw::Any) && !deck.take(hole) {
            return false;
        }
        hands[pool.seat] = hole;
    }
    true
}

/// The cards that nobody has seen, shuffled as far as they are drawn.
pub(super) struct Deck {
    /// Sixty-four places, so that a number of six bits is always one of them.
    cards: [Card; 64],
    count: u32,
    drawn: u32,
    taken: Cards,
}

impl Deck {
    pub(super) fn of(unseen: Cards) -> Deck {
        let mut cards = [Card::default(); 64];
        cards.iter_mut().zip(unseen.iter()).for_each(|(place, card)| *place = card);
        Deck { cards, count: unseen.len() as u32, drawn: 0, taken: Cards::NONE }
    }

    /// All cards are back.
    #[inline]
    pub(super) fn begin(&mut self) {
        self.drawn = 0;
        self.taken = Cards::NONE;
    }

    /// Takes certain cards, before any is drawn; false where one is taken.
    #[inline]
    pub(super) fn take(&mut self, hole: [Card; 2]) -> bool {
        let free = !self.taken.has(hole[0]) && !self.taken.has(hole[1]);
        self.taken = self.taken.with(hole[0]).with(hole[1]);
        free
    }

    /// The next card.
    #[inline]
    pub(super) fn card(&mut self, dice: &mut Dice) -> Card {
        loop {
            let at = self.drawn + dice.below(self.count.saturating_sub(self.drawn));
            let card = self.cards[at as usize & 63];
            self.cards.swap(at as usize & 63, self.drawn as usize & 63);
            self.drawn += 1;
            if !self.taken.has(card) || self.drawn >= self.count {
                return card;
            }
        }
    }
}

/// A quick generator for the many draws of one question, seeded by the decision's own (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators", 2014).
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn seeded(rng: &mut Rng) -> Dice {
        Dice(u64::from(rng.below(u32::MAX)) << 32 | u64::from(rng.below(u32::MAX)))
    }

    #[inline]
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    #[inline]
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        (((self.next() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// Draws by weight in one step (Vose, "A linear algorithm for generating random numbers with a given
/// distribution", 1991).
pub(super) struct Alias {
    hands: Vec<([Card; 2], [Card; 2], u32)>,
}

impl Alias {
    /// None where nothing weighs anything.
    pub(super) fn new(hands: &[([Card; 2], f64)]) -> Option<Alias> {
        debug_assert!(hands.len() <= COMBOS);
        let total: f64 = hands.iter().map(|(_, weight)| weight).sum();
        if hands.is_empty() || total <= 0.0 {
            return None;
        }
        let scale = hands.len() as f64 / total;
        let mut shares: Vec<f64> = hands.iter().map(|(_, weight)| weight * scale).collect();
        let mut table: Vec<_> = hands.iter().map(|(hole, _)| (*hole, *hole, u32::MAX)).collect();
        let (mut small, mut large): (Vec<usize>, Vec<usize>) =
            (0..hands.len()).partition(|at| shares[*at] < 1.0);
        while let (Some(less), Some(more)) = (small.pop(), large.last().copied()) {
            table[less] = (hands[less].0, hands[more].0, (shares[less] * f64::from(u32::MAX)) as u32);
            shares[more] -= 1.0 - shares[less];
            if shares[more] < 1.0 {
                large.pop();
                small.push(more);
            }
        }
        Some(Alias { hands: table })
    }

    #[inline]
    pub(super) fn draw(&self, dice: &mut Dice) -> [Card; 2] {
        let (one, other, share) = self.hands[dice.below(self.hands.len() as u32) as usize];
        if (dice.next() as u32) <= share { one } else { other }
    }
}
