//! Imagined deals: hidden hands that agree with what a seat knows, likelier ones more often.
//!
//! How likely a deal is follows from what the hidden players did: of a few deals drawn evenly one is
//! taken in proportion to how often the quick player, holding those cards, would have done the same.

use super::cards::Cards;
use super::dice::Dice;
use super::knowledge::Known;
use super::moves::Move;
use super::quick::Quick;

/// How much of a deal's likelihood is left after a turn the quick player would not have taken.
const SURPRISE: f64 = 0.45;
/// The same where it would have played cards of the same kind but others.
const OTHER_CARDS: f64 = 0.75;

/// Draws deals for one position.
pub struct Worlds<'a> {
    known: &'a Known,
    /// The unseen cards that may be anywhere, one by one.
    pile: Vec<u8>,
    tries: u32,
}

impl<'a> Worlds<'a> {
    /// Deals for a position, each the best-fitting of `tries` (1 draws evenly).
    pub fn new(known: &'a Known, tries: u32) -> Worlds<'a> {
        let pile = known.unseen.minus(known.fixed).each_card().collect();
        Worlds { known, pile, tries: tries.max(1) }
    }

    /// One imagined deal: all three hands as they may be now.
    pub fn draw(&mut self, quick: &mut Quick, dice: &mut dyn Dice) -> [Cards; 3] {
        let mut chosen = self.even(dice);
        if self.tries == 1 || self.known.turns.is_empty() {
            return chosen;
        }
        let mut total = self.likelihood(chosen, quick);
        for _ in 1..self.tries {
            let other = self.even(dice);
            let likelihood = self.likelihood(other, quick);
            total += likelihood;
            // Keeps each deal with its share of the sum so far.
            if f64::from(dice.below(1 << 30)) < likelihood / total * f64::from(1 << 30) {
                chosen = other;
            }
        }
        chosen
    }

    /// A deal in which every way to hand out the unseen cards is equally likely.
    fn even(&mut self, dice: &mut dyn Dice) -> [Cards; 3] {
        let [next, third] = self.known.hidden();
        let fixed = |seat: u8| if seat == self.known.now.landlord { self.known.fixed } else { Cards::NONE };
        let mut hands = self.known.now.hands;
        let mut first = fixed(next);
        let need = (self.known.counts[usize::from(next)] - first.len()) as usize;
        for at in 0..need.min(self.pile.len()) {
            let other = at + dice.below((self.pile.len() - at) as u32) as usize;
            self.pile.swap(at, other);
            first = first.plus(Cards::of(self.pile[at], 1));
        }
        hands[usize::from(next)] = first;
        hands[usize::from(third)] = self.known.unseen.minus(first);
        hands
    }

    /// How well a deal explains what the hidden seats have done, relative to other deals.
    fn likelihood(&self, hands: [Cards; 3], quick: &mut Quick) -> f64 {
        let hidden = self.known.turns.iter().filter(|turn| turn.before.turn != self.known.seat);
        hidden.fold(1.0, |likelihood, turn| {
            let mut before = turn.before;
            for (hand, now) in before.hands.iter_mut().zip(hands) {
                *hand = hand.plus(now);
            }
            likelihood * agreement(quick.choose(&before), turn.play)
        })
    }
}

fn agreement(expected: Option<Move>, seen: Option<Move>) -> f64 {
    match (expected, seen) {
        (expected, seen) if expected == seen => 1.0,
        (Some(expected), Some(seen)) if expected.kind.form == seen.kind.form => OTHER_CARDS,
        _ => SURPRISE,
    }
}
