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

/// Points by hand, eight bytes each: what names the hand within its slot, then the points.
///
/// The mixing of a hand can be undone, so its place and the rest of the mixed number name it exactly.
#[derive(Clone, Debug)]
pub struct Points {
    slots: Vec<u64>,
    bits: u32,
}

/// A hand has this many bits.
const HAND_BITS: u32 = 60;

impl Points {
    /// A memo of 2^`bits` slots, at least 2^12.
    pub fn new(bits: u32) -> Points {
        let bits = bits.max(12);
        Points { slots: vec![0; 1 << bits], bits }
    }

    /// The slot of a hand and what names the hand there.
    fn place(&self, hand: Cards) -> (usize, u64) {
        let mixed = (hand.0 ^ hand.0 >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15) & ((1 << HAND_BITS) - 1);
        let rest = HAND_BITS - self.bits;
        ((mixed >> rest) as usize, mixed & ((1 << rest) - 1))
    }

    /// What is known of `hand`, which must have cards.
    pub fn get(&self, hand: Cards) -> Option<i16> {
        let (place, name) = self.place(hand);
        let slot = self.slots.get(place).copied().filter(|slot| slot >> 16 == name && slot & 0xffff != 0)?;
        Some((slot as u16 ^ 0x8000) as i16)
    }

    /// Remembers the points of `hand`, which are more than the least number.
    pub fn put(&mut self, hand: Cards, points: i16) {
        let (place, name) = self.place(hand);
        if let Some(slot) = self.slots.get_mut(place) {
            *slot = name << 16 | u64::from(points as u16 ^ 0x8000);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::dice::Dice;
    use super::super::testing::Dealer;
    use super::*;

    #[test]
    fn what_is_remembered_is_right_or_absent() {
        let mut dealer = Dealer::new(21);
        let mut points = Points::new(12);
        let known = |hand: Cards| (hand.0 % 977) as i16 - 488;
        let mut found = 0;
        for _ in 0..50_000 {
            let size = 1 + dealer.below(4);
            let hand = dealer.hand(size);
            if let Some(remembered) = points.get(hand) {
                assert_eq!(remembered, known(hand), "{hand}");
                found += 1;
            }
            points.put(hand, known(hand));
        }
        assert!(found > 5000, "{found}");
    }
}
