//! Sets of cards: four bits for each of the fifteen ranks, packed in one number.
//!
//! Suits never matter in Dou Dizhu, so a hand is how many cards it has of each rank. Ranks are numbered
//! from 0 (the 3) to 14 (the red joker); strings run low to high in the letters `3456789TJQKA2BR`.

use std::fmt;
use std::str::FromStr;

pub use super::ranks::{ACE, BLACK_JOKER, LETTERS, RANKS, RED_JOKER, Ranks, TWO, letter};

/// One card of every rank.
const ONES: u64 = 0x0111_1111_1111_1111;
/// The spare bit of every rank; counts never reach it.
const SPARE: u64 = 0x0888_8888_8888_8888;

/// A set of cards: how many of each rank, at most four and at most one of each joker.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cards(pub u64);

/// Why a text or a list of counts is no set of cards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardsError {
    /// A letter that names no rank.
    #[error("`{letter}` at place {place}, expected letters of 3456789TJQKA2BR")]
    UnknownLetter {
        /// The letter.
        letter: char,
        /// Its place in the text, from 1.
        place: usize,
    },
    /// More cards of a rank than the deck has.
    #[error("{count} cards of rank {letter}, expected at most {limit}")]
    TooMany {
        /// The rank's letter.
        letter: char,
        /// How many there are.
        count: u32,
        /// How many the deck has.
        limit: u32,
    },
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// All 54 cards.
    pub const DECK: Cards = Cards(0x0114_4444_4444_4444);
    /// Both jokers.
    pub const ROCKET: Cards = Cards(Ranks::JOKERS.0);

    /// `count` cards of each of `length` consecutive ranks from `start` up.
    pub fn run(start: u8, length: u8, count: u8) -> Cards {
        let ranks = ONES & ((1 << (4 * length)) - 1);
        Cards((ranks << (4 * start)) * u64::from(count))
    }

    /// `count` cards of one rank.
    pub fn of(rank: u8, count: u8) -> Cards {
        Cards(u64::from(count) << (4 * rank))
    }

    /// `count` cards of every rank of a set.
    pub fn each(ranks: Ranks, count: u8) -> Cards {
        Cards(ranks.0 * u64::from(count))
    }

    /// How many cards of `rank` there are.
    pub fn count(self, rank: u8) -> u8 {
        (self.0 >> (4 * rank) & 15) as u8
    }

    /// How many cards there are in all.
    pub fn len(self) -> u32 {
        const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let pairs = (self.0 & EVEN) + (self.0 >> 4 & EVEN);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// Whether there are no cards.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks with at least one card.
    pub fn ranks(self) -> Ranks {
        Ranks((self.0 | self.0 >> 1 | self.0 >> 2) & ONES)
    }

    /// The ranks with at least two cards.
    pub fn pairs(self) -> Ranks {
        Ranks((self.0 >> 1 | self.0 >> 2) & ONES)
    }

    /// The ranks with at least three cards.
    pub fn trios(self) -> Ranks {
        Ranks((self.0 & self.0 >> 1 | self.0 >> 2) & ONES)
    }

    /// The ranks with four cards.
    pub fn fours(self) -> Ranks {
        Ranks(self.0 >> 2 & ONES)
    }

    /// The ranks with exactly `count` cards.
    pub fn exactly(self, count: u8) -> Ranks {
        match count {
            1 => self.ranks().without(self.pairs()),
            2 => self.pairs().without(self.trios()),
            3 => self.trios().without(self.fours()),
            _ => self.fours(),
        }
    }

    /// Whether both jokers are here.
    pub fn has_rocket(self) -> bool {
        self.0 & Ranks::JOKERS.0 == Ranks::JOKERS.0
    }

    /// Whether all cards of `other` are here.
    pub fn contains(self, other: Cards) -> bool {
        ((self.0 | SPARE) - other.0) & SPARE == SPARE
    }

    /// These cards without `other`, which must be among them.
    pub fn minus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_sub(other.0))
    }

    /// These cards and `other`; the sum must be part of one deck.
    pub fn plus(self, other: Cards) -> Cards {
        Cards(self.0.wrapping_add(other.0))
    }

    /// These cards without `other`, or `None` when one of them is missing.
    pub fn checked_minus(self, other: Cards) -> Option<Cards> {
        self.contains(other).then(|| self.minus(other))
    }

    /// These cards and `other`, or `None` when that is more than one deck.
    pub fn checked_plus(self, other: Cards) -> Option<Cards> {
        Cards::DECK.minus(self).contains(other).then(|| self.plus(other))
    }

    /// The lowest rank, if there are cards.
    pub fn lowest(self) -> Option<u8> {
        self.ranks().next()
    }

    /// The highest rank, if there are cards.
    pub fn highest(self) -> Option<u8> {
        (self.0 != 0).then(|| ((63 - self.0.leading_zeros()) / 4) as u8)
    }

    /// The cards of the ranks in a set.
    pub fn only(self, ranks: Ranks) -> Cards {
        Cards(self.0 & (ranks.0 * 15))
    }

    /// The cards of the ranks outside a set.
    pub fn without(self, ranks: Ranks) -> Cards {
        Cards(self.0 & !(ranks.0 * 15))
    }

    /// The cards one by one as ranks, low to high.
    pub fn each_card(self) -> impl Iterator<Item = u8> {
        self.ranks().flat_map(move |rank| (0..self.count(rank)).map(move |_| rank))
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.each_card().try_for_each(|rank| write!(out, "{}", letter(rank)))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Cards({self})")
    }
}

impl FromStr for Cards {
    type Err = CardsError;

    /// Reads cards in any order.
    fn from_str(text: &str) -> Result<Cards, CardsError> {
        let mut counts = [0u32; RANKS as usize];
        for (at, letter) in text.chars().enumerate() {
            let rank = LETTERS.iter().position(|known| char::from(*known) == letter);
            let rank = rank.ok_or(CardsError::UnknownLetter { letter, place: at + 1 })?;
            counts[rank] += 1;
        }
        Cards::from_counts(&counts)
    }
}

impl Cards {
    /// The set with so many cards of each rank.
    ///
    /// # Errors
    /// When the deck has fewer.
    pub fn from_counts(counts: &[u32; RANKS as usize]) -> Result<Cards, CardsError> {
        let mut cards = Cards::NONE;
        for (rank, count) in (0..RANKS).zip(counts) {
            let limit = u32::from(Cards::DECK.count(rank));
            if *count > limit {
                return Err(CardsError::TooMany { letter: letter(rank), count: *count, limit });
            }
            cards = cards.plus(Cards::of(rank, *count as u8));
        }
        Ok(cards)
    }
}

impl serde::Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(input: D) -> Result<Cards, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(input)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_letters_never_matters() {
        let cards: Cards = "RB2A33T".parse().unwrap();
        assert_eq!(cards.to_string(), "33TA2BR");
        assert_eq!(cards.len(), 7);
        assert!(cards.has_rocket());
    }

    #[test]
    fn a_fifth_card_a_second_joker_and_a_strange_letter_are_named() {
        let five = "33333".parse::<Cards>();
        assert_eq!(five, Err(CardsError::TooMany { letter: '3', count: 5, limit: 4 }));
        let jokers = "BB".parse::<Cards>();
        assert_eq!(jokers, Err(CardsError::TooMany { letter: 'B', count: 2, limit: 1 }));
        let strange = "34X".parse::<Cards>();
        assert_eq!(strange, Err(CardsError::UnknownLetter { letter: 'X', place: 3 }));
    }

    #[test]
    fn counts_are_seen_rank_by_rank() {
        let cards: Cards = "3445556666".parse().unwrap();
        for (rank, count) in (0..4).zip(1..=4) {
            assert_eq!(cards.count(rank), count);
            assert!(cards.exactly(count).has(rank));
            assert_eq!(cards.exactly(count).len(), 1);
        }
        assert_eq!((cards.ranks().len(), cards.pairs().len(), cards.trios().len()), (4, 3, 2));
    }

    #[test]
    fn cards_are_added_and_taken_away_only_when_they_exist() {
        let hand: Cards = "3345".parse().unwrap();
        let pair: Cards = "33".parse().unwrap();
        assert_eq!(hand.checked_minus(pair), "45".parse().ok());
        assert_eq!(pair.checked_minus(hand), None);
        assert_eq!(hand.checked_plus("333".parse().unwrap()), None);
        assert_eq!(Cards::DECK.len(), 54);
    }

    #[test]
    fn runs_begin_where_enough_ranks_follow() {
        let cards: Cards = "3456789A".parse().unwrap();
        assert_eq!(cards.ranks().runs(5).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(Cards::run(2, 3, 2).to_string(), "556677");
    }
}
