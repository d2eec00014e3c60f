//! The 169 classes of starting hands and the 1326 pairs of cards behind them.

use std::fmt;
use std::str::FromStr;

use super::card::{Card, RANKS, rank_of};

/// How many classes there are.
pub const CLASSES: usize = 169;
/// How many pairs of cards there are.
pub const COMBOS: usize = 1326;

/// A class of starting hands such as `AKs`, by its place in the usual square: pairs on the diagonal from aces
/// down, suited hands above it, others below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Class(u8);

impl Class {
    /// The class of two ranks in either order; equal ones are a pair.
    pub fn new(one: u8, other: u8, is_suited: bool) -> Class {
        let (high, low) = (12 - one.max(other).min(12), 12 - one.min(other).min(12));
        if is_suited { Class(13 * high + low) } else { Class(13 * low + high) }
    }

    /// The class of two cards.
    pub fn of(hole: [Card; 2]) -> Class {
        Class::new(hole[0].rank(), hole[1].rank(), hole[0].suit() == hole[1].suit())
    }

    /// The class of that number, row by row; those from 169 on begin anew.
    pub const fn at(index: usize) -> Class {
        Class((index % CLASSES) as u8)
    }

    /// Its number, row by row from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All classes, row by row.
    pub fn all() -> impl Iterator<Item = Class> {
        (0..CLASSES).map(Class::at)
    }

    /// The higher rank.
    pub fn high(self) -> u8 {
        12 - (self.0 / 13).min(self.0 % 13)
    }

    /// The lower rank.
    pub fn low(self) -> u8 {
        12 - (self.0 / 13).max(self.0 % 13)
    }

    /// Whether both cards are of a suit.
    pub fn is_suited(self) -> bool {
        self.0 / 13 < self.0 % 13
    }

    /// Whether both cards are of a rank.
    pub fn is_pair(self) -> bool {
        self.0 / 13 == self.0 % 13
    }

    /// How many pairs of cards it has: 6, 4 or 12.
    pub fn size(self) -> usize {
        match (self.is_pair(), self.is_suited()) {
            (true, _) => 6,
            (_, true) => 4,
            _ => 12,
        }
    }

    /// Its pairs of cards.
    pub fn combos(self) -> impl Iterator<Item = [Card; 2]> {
        let suits = (0..16u8).map(|both| (both / 4, both % 4));
        suits
            .filter(move |(one, other)| self.holds(*one, *other))
            .map(move |(one, other)| [Card::new(self.high(), one), Card::new(self.low(), other)])
    }

    fn holds(self, one: u8, other: u8) -> bool {
        match (self.is_pair(), self.is_suited()) {
            (true, _) => one > other,
            (_, true) => one == other,
            _ => one != other,
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [high, low] = [self.high(), self.low()].map(|rank| RANKS[usize::from(rank)]);
        let ending = match (self.is_pair(), self.is_suited()) {
            (true, _) => "",
            (_, true) => "s",
            _ => "o",
        };
        write!(out, "{high}{low}{ending}")
    }
}

/// A text that names no class.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no class of starting hands such as AKs, AKo or 77")]
pub struct NoClass(pub String);

impl FromStr for Class {
    type Err = NoClass;

    fn from_str(text: &str) -> Result<Class, NoClass> {
        let letters: Vec<char> = text.chars().collect();
        let found = match letters[..] {
            [high, low] if high == low => rank_of(high).map(|rank| Class::new(rank, rank, false)),
            [high, low, ending @ ('s' | 'o')] if high != low => {
                rank_of(high).zip(rank_of(low)).map(|(high, low)| Class::new(high, low, ending == 's'))
            }
            _ => None,
        };
        found.ok_or_else(|| NoClass(text.to_owned()))
    }
}

/// The number of a pair of different cards in either order, from 0 to 1325.
pub const fn combo_index(hole: [Card; 2]) -> usize {
    let (one, other) = (hole[0].index(), hole[1].index());
    if one > other { one * (one - 1) / 2 + other } else { other * (other.saturating_sub(1)) / 2 + one }
}

/// All pairs of cards, by their number: the lower card first.
pub fn combos() -> impl Iterator<Item = [Card; 2]> {
    (1..52u8).flat_map(|high| (0..high).map(move |low| [Card::at(low), Card::at(high)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classes_share_out_all_pairs_of_cards() {
        let mut seen = [0; COMBOS];
        for class in Class::all() {
            assert_eq!(class.to_string().parse(), Ok(class));
            assert_eq!(class.combos().count(), class.size(), "{class}");
            for hole in class.combos() {
                assert_eq!(Class::of(hole), class);
                assert_eq!(Class::of([hole[1], hole[0]]), class);
                seen[combo_index(hole)] += 1;
            }
        }
        assert!(seen.iter().all(|times| *times == 1));
        assert!(combos().enumerate().all(|(at, hole)| combo_index(hole) == at));
    }

    #[test]
    fn classes_are_named_as_players_do() {
        assert_eq!(Class::at(0).to_string(), "AA");
        assert_eq!(Class::at(1).to_string(), "AKs");
        assert_eq!(Class::at(13).to_string(), "AKo");
        assert_eq!("KAs".parse::<Class>().unwrap().to_string(), "AKs");
        for text in ["AAs", "AK", "A1s", "", "AKx"] {
            assert!(text.parse::<Class>().is_err(), "{text}");
        }
    }
}
