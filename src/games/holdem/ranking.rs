//! How good five to seven cards are. The tables are those of crate `pokers`; everything else speaks to the
//! trait [`Ranking`], so that they may be exchanged.

use super::card::{Card, Cards};
use super::category::Category;

/// How good a hand is: higher is better, equal is a tie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(u16);

impl Score {
    /// The lowest: that of nobody.
    pub const NONE: Score = Score(0);

    /// The kind of hand.
    pub fn category(self) -> Category {
        match self.0 >> 12 {
            9 if self == royal() => Category::RoyalFlush,
            kind => Category::ALL[usize::from(kind.clamp(1, 9)) - 1],
        }
    }

    /// The score of that number.
    #[cfg(test)]
    pub(super) const fn of(number: u16) -> Score {
        Score(number)
    }

    /// A number that grows with the hand; it means nothing but the order.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// The score of the best hand there is.
fn royal() -> Score {
    (8..13).fold(Ranked::empty(), |hand, rank| hand.with(Card::new(rank, 0))).score()
}

/// Cards added one by one, up to seven, and how good the best five of them are.
pub trait Ranking: Copy {
    /// No cards.
    fn empty() -> Self;

    /// With one more card, which must not be there yet.
    fn with(self, card: Card) -> Self;

    /// How good the best five are; with fewer than five, what they make alone.
    fn score(self) -> Score;
}

/// The ranking that is used.
#[derive(Clone, Copy, Debug)]
pub struct Ranked(pokers::Hand);

impl Ranking for Ranked {
    #[inline(always)]
    fn empty() -> Ranked {
        Ranked(pokers::Hand::default())
    }

    #[inline(always)]
    fn with(self, card: Card) -> Ranked {
        Ranked(self.0 + pokers::CARDS[card.index()])
    }

    #[inline(always)]
    fn score(self) -> Score {
        Score(self.0.evaluate())
    }
}

/// The ranking of these cards, which have to be different and seven at the most.
pub fn ranked<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Ranked {
    cards.into_iter().fold(Ranked::empty(), |hand, card| hand.with(*card))
}

/// How good two cards and a board are together.
pub fn score(hole: [Card; 2], board: &[Card]) -> Score {
    ranked(board.iter().chain(&hole)).score()
}

/// What two cards and a board make: the pair in hand before there is a board.
pub fn category(hole: [Card; 2], board: &[Card]) -> Category {
    score(hole, board).category()
}

/// Whether the five cards of the board are the best hand by themselves.
pub fn board_plays(hole: [Card; 2], board: &[Card]) -> bool {
    board.len() == 5 && ranked(board).score() == score(hole, board)
}

/// The five cards that make the hand, the highest first; all of them where there are fewer.
pub fn best_five(hole: [Card; 2], board: &[Card]) -> Vec<Card> {
    let all: Vec<Card> = Cards::from_iter(board.iter().copied().chain(hole)).iter().collect();
    let whole = ranked(&all).score();
    let subset = |mask: &u32| -> Vec<Card> {
        let chosen = all.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
        chosen.map(|(_, card)| *card).rev().collect()
    };
    let fives = (0..1u32 << all.len()).rev().filter(|mask| mask.count_ones() as usize == all.len().min(5));
    fives.map(|mask| subset(&mask)).find(|five| ranked(five).score() == whole).unwrap_or(all)
}

/// The seats, by their place in the list, that hold the best hand of all on this board.
pub fn winners(hands: &[[Card; 2]], board: &[Card]) -> Vec<usize> {
    let scores: Vec<Score> = hands.iter().map(|hand| score(*hand, board)).collect();
    let best = scores.iter().max().copied().unwrap_or_default();
    scores.iter().enumerate().filter(|(_, score)| **score == best).map(|(at, _)| at).collect()
}

#[cfg(test)]
mod tests {
    use super::super::card::{parse, written};
    use super::*;

    fn pair(text: &str) -> [Card; 2] {
        parse(text).unwrap().try_into().unwrap()
    }

    #[test]
    fn every_kind_of_hand_is_seen() {
        for (hole, board, kind) in [
            ("Ah2c", "", Category::HighCard),
            ("AhAc", "", Category::Pair),
            ("AhKc", "Kd7s2c", Category::Pair),
            ("AhKc", "Kd7s2cAs", Category::TwoPair),
            ("AhAc", "Ad7s2c", Category::Trips),
            ("Ah5c", "2d3s4c", Category::Straight),
            ("AhTh", "2h3h9h", Category::Flush),
            ("AhAc", "AdKsKc", Category::FullHouse),
            ("AhAc", "AdAsKc", Category::Quads),
            ("Ah5h", "2h3h4h", Category::StraightFlush),
            ("9h8h", "QhJhThKs2c", Category::StraightFlush),
            ("AhKh", "QhJhTh9h8h", Category::RoyalFlush),
        ] {
            assert_eq!(category(pair(hole), &parse(board).unwrap()), kind, "{hole} {board}");
        }
    }

    #[test]
    fn the_board_plays_where_no_card_of_the_hand_helps() {
        let board = parse("4c5d6h7s8d").unwrap();
        assert!(board_plays(pair("AcKd"), &board));
        assert!(!board_plays(pair("9cKd"), &board));
        assert!(!board_plays(pair("AcKd"), &board[..4]));
    }

    #[test]
    fn the_best_five_are_those_that_count() {
        let five = |hole, board| written(&best_five(pair(hole), &parse(board).unwrap()));
        assert_eq!(five("Ah5c", "2d3s4cKhKd"), "Ah5c4c3s2d");
        assert_eq!(five("7h7d", "5s6sTd6hAs"), "As7h7d6s6h");
        assert_eq!(five("AhAc", ""), "AhAc");
    }
}
