//! What the tests of this folder share: dealing from fixed seeds, and how much to try.

use super::cards::Cards;
use super::dice::Dice;

/// A small generator for tests (SplitMix64): the same hands in every run.
pub struct Dealer(u64);

impl Dealer {
    pub fn new(seed: u64) -> Dealer {
        Dealer(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678)
    }

    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// `size` cards of a whole deck.
    pub fn hand(&mut self, size: u32) -> Cards {
        self.part(Cards::DECK, size)
    }

    /// `size` random cards of `from`.
    pub fn part(&mut self, from: Cards, size: u32) -> Cards {
        let mut pile: Vec<u8> = from.each_card().collect();
        let mut hand = Cards::NONE;
        for _ in 0..size.min(pile.len() as u32) {
            let at = self.below(pile.len() as u32) as usize;
            hand = hand.plus(Cards::of(pile.swap_remove(at), 1));
        }
        hand
    }

    /// `size` cards of `count` neighbouring ranks and the jokers.
    pub fn hand_of_ranks(&mut self, count: u32, size: u32) -> Cards {
        let start = self.below(14 - count) as u8;
        self.part(Cards::run(start, count as u8, 4).plus(Cards::ROCKET), size)
    }

    /// A whole deal: the landlord's twenty cards, then seventeen for each peasant.
    pub fn deal(&mut self) -> [Cards; 3] {
        let first = self.hand(20);
        let second = self.part(Cards::DECK.minus(first), 17);
        [first, second, Cards::DECK.minus(first).minus(second)]
    }
}

impl Dice for Dealer {
    fn below(&mut self, bound: u32) -> u32 {
        (((self.word() >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// The large count under `JUNSHI_FULL=1`, the small one otherwise.
pub fn how_many(full: u32, small: u32) -> u32 {
    if std::env::var_os("JUNSHI_FULL").is_some_and(|value| value == "1") { full } else { small }
}
