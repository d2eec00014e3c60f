//! Ranks and sets of them.
//!
//! Ranks are numbered from 0 (the 3) to 14 (the red joker); a set has one bit of four for each.

/// The letters of the ranks, low to high: `B` is the black (small) joker, `R` the red one.
pub const LETTERS: &[u8; 15] = b"3456789TJQKA2BR";

/// How many ranks there are.
pub const RANKS: u8 = 15;
/// The rank of the ace, the highest that may stand in a chain.
pub const ACE: u8 = 11;
/// The rank of the 2.
pub const TWO: u8 = 12;
/// The rank of the black joker.
pub const BLACK_JOKER: u8 = 13;
/// The rank of the red joker.
pub const RED_JOKER: u8 = 14;

/// A set of ranks: bit 4·rank is set for each rank that belongs to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ranks(pub u64);

impl Ranks {
    /// The ranks that may stand in chains: 3 to ace.
    pub const CHAIN: Ranks = Ranks(0x0000_1111_1111_1111);
    /// Both jokers.
    pub const JOKERS: Ranks = Ranks(0x0110_0000_0000_0000);

    /// The set of one rank.
    pub fn one(rank: u8) -> Ranks {
        Ranks(1 << (4 * rank))
    }

    /// Whether `rank` belongs to it.
    pub fn has(self, rank: u8) -> bool {
        self.0 >> (4 * rank) & 1 == 1
    }

    /// How many ranks belong to it.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no rank belongs to it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ranks of both sets.
    pub fn and(self, other: Ranks) -> Ranks {
        Ranks(self.0 & other.0)
    }

    /// The ranks of this set that are not in `other`.
    pub fn without(self, other: Ranks) -> Ranks {
        Ranks(self.0 & !other.0)
    }

    /// The ranks above `rank`.
    pub fn above(self, rank: u8) -> Ranks {
        Ranks(self.0 & (!0 << (4 * rank) << 4))
    }

    /// The ranks at which `length` consecutive ranks of the set begin.
    pub fn runs(self, length: u8) -> Ranks {
        (1..length).fold(self, |starts, step| Ranks(starts.0 & self.0 >> (4 * step)))
    }
}

impl Iterator for Ranks {
    type Item = u8;

    /// Takes the lowest rank out.
    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let rank = (self.0.trailing_zeros() / 4) as u8;
        self.0 &= self.0 - 1;
        Some(rank)
    }
}

/// The letter of a rank.
pub fn letter(rank: u8) -> char {
    LETTERS.get(usize::from(rank)).map_or('?', |byte| char::from(*byte))
}
