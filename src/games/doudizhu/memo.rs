//! A fixed amount of memory for what has been worked out about hands.
//!
//! Every hand has one slot and a newcomer takes it over, so the memory never grows and what is found
//! never depends on what was asked before: an entry is either right or absent.

use super::cards::Cards;

/// Results by hand.
#[derive(Clone, Debug)]
pub struct Memo<T> {
    slots: Vec<(Cards, T)>,
    shift: u32,
}

impl<T: Copy + Default> Memo<T> {
    /// A memo of 2^`bits` slots.
    pub fn new(bits: u32) -> Memo<T> {
        Memo { slots: vec![(Cards::NONE, T::default()); 1 << bits], shift: 64 - bits }
    }

    fn place(&self, hand: Cards) -> usize {
        let mixed = (hand.0 ^ hand.0 >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> self.shift) as usize
    }

    /// What is known of `hand`, which must have cards.
    pub fn get(&self, hand: Cards) -> Option<T> {
        self.slots.get(self.place(hand)).filter(|slot| slot.0 == hand).map(|slot| slot.1)
    }

    /// Remembers something about `hand`.
    pub fn put(&mut self, hand: Cards, result: T) {
        let place = self.place(hand);
        if let Some(slot) = self.slots.get_mut(place) {
            *slot = (hand, result);
        }
    }
}
