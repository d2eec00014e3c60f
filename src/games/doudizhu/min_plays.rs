//! The fewest plays that empty a hand when nobody answers (NOIP 2015, problem 斗地主).
//!
//! Only chains depend on which ranks a hand has. So chains are chosen by depth-first search, and what is
//! left is looked up by how many ranks have one, two, three and four cards. That problem knows no wings;
//! with wings the fewest plays are the best split when every play costs one point.

use std::sync::LazyLock;

use super::cards::{Cards, Ranks};
use super::split::Splitter;
use super::value::ValueTable;

/// The fewest plays for `hand`, chains of trios without wings, four cards carrying two singles or two
/// pairs of any ranks, both jokers one play.
pub fn min_plays(hand: Cards) -> u32 {
    let mut search = Search { best: closed(hand), rest: &CLOSED };
    search.chains(hand, 0, (0, 0));
    search.best
}

/// The fewest plays when chains of trios may carry wings of different ranks, by a splitter made with
/// [`counting_splitter`].
pub fn min_plays_with_wings(splitter: &mut Splitter, hand: Cards) -> u32 {
    splitter.best(hand).unsigned_abs()
}

/// A splitter for [`min_plays_with_wings`].
pub fn counting_splitter() -> Splitter {
    Splitter::new(ValueTable::counting()).with_fours()
}

/// Chains in the order in which they are tried: cards a rank and shortest length.
const CHAINS: [(u8, u8); 3] = [(3, 2), (2, 3), (1, 5)];

struct Search<'a> {
    best: u32,
    rest: &'a Closed,
}

impl Search<'_> {
    /// Takes chains out of `hand` after `plays` others; `from` is the last one's place in the order, so
    /// that no two orders of the same chains are tried.
    fn chains(&mut self, hand: Cards, plays: u32, from: (usize, u8)) {
        for (number, (count, shortest)) in CHAINS.into_iter().enumerate().skip(from.0) {
            let ranks = ranks_with(hand, count);
            let mut starts = ranks.runs(shortest);
            if number == from.0 {
                starts = Ranks(starts.0 & !0 << (4 * from.1));
            }
            for start in starts {
                let mut length = shortest;
                while ranks.has(start + length - 1) {
                    let rest = hand.minus(Cards::run(start, length, count));
                    self.take(rest, plays + 1, (number, start));
                    length += 1;
                }
            }
        }
    }

    fn take(&mut self, rest: Cards, plays: u32, from: (usize, u8)) {
        self.best = self.best.min(plays + self.rest.of(rest));
        // One more chain and something after it cannot be fewer, unless the chain is all.
        if plays + 1 < self.best {
            self.chains(rest, plays, from);
        }
    }
}

fn ranks_with(hand: Cards, count: u8) -> Ranks {
    let ranks = match count {
        1 => hand.ranks(),
        2 => hand.pairs(),
        _ => hand.trios(),
    };
    ranks.and(Ranks::CHAIN)
}

fn closed(hand: Cards) -> u32 {
    CLOSED.of(hand)
}

/// The most ranks counted with one, two, three and four cards.
const MOST: [usize; 4] = [24, 12, 8, 6];
const WIDTH: [usize; 4] = [1, 25, 25 * 13, 25 * 13 * 9];

/// Fewest plays without chains, by the number of ranks with one, two, three and four cards.
struct Closed(Vec<u8>);

static CLOSED: LazyLock<Closed> = LazyLock::new(Closed::build);

impl Closed {
    /// The fewest plays for `hand` without chains.
    fn of(&self, hand: Cards) -> u32 {
        let counts = [1, 2, 3, 4].map(|count| hand.exactly(count).len() as usize);
        let whole = self.at(counts);
        if !hand.has_rocket() {
            return u32::from(whole);
        }
        u32::from(whole.min(1 + self.at([counts[0] - 2, counts[1], counts[2], counts[3]])))
    }

    fn at(&self, counts: [usize; 4]) -> u8 {
        self.0.get(place(counts)).copied().unwrap_or(u8::MAX)
    }

    /// Fills the table from few cards to many; splitting a rank keeps the cards but leads to a state with
    /// fewer ranks of many cards, which is filled before.
    fn build() -> Closed {
        let mut table = Closed(vec![u8::MAX; 25 * 13 * 9 * 7]);
        for cards in 0..=MOST[0] {
            for fours in 0..=cards / 4 {
                for trios in 0..=(cards - 4 * fours) / 3 {
                    for pairs in 0..=(cards - 4 * fours - 3 * trios) / 2 {
                        let solos = cards - 4 * fours - 3 * trios - 2 * pairs;
                        let counts = [solos, pairs, trios, fours];
                        table.0[place(counts)] = table.fewest(counts);
                    }
                }
            }
        }
        table
    }

    fn fewest(&self, counts: [usize; 4]) -> u8 {
        let played = PLAYS.iter().filter_map(|change| moved(counts, *change));
        let split = SPLITS.iter().filter_map(|change| moved(counts, *change));
        let fewest =
            played.map(|rest| self.at(rest).saturating_add(1)).chain(split.map(|rest| self.at(rest))).min();
        if counts == [0; 4] { 0 } else { fewest.unwrap_or(u8::MAX) }
    }
}

/// What plays take away: ranks with one, two, three, four cards.
const PLAYS: [[i8; 4]; 9] = [
    [-1, 0, 0, 0],
    [0, -1, 0, 0],
    [0, 0, -1, 0],
    [0, 0, 0, -1],
    [-1, 0, -1, 0],
    [0, -1, -1, 0],
    [-2, 0, 0, -1],
    [0, -1, 0, -1],
    [0, -2, 0, -1],
];

/// What a rank can be split into.
const SPLITS: [[i8; 4]; 4] = [[2, -1, 0, 0], [1, 1, -1, 0], [1, 0, 1, -1], [0, 2, 0, -1]];

fn moved(counts: [usize; 4], change: [i8; 4]) -> Option<[usize; 4]> {
    let mut result = counts;
    for (count, change) in result.iter_mut().zip(change) {
        *count = count.checked_add_signed(isize::from(change))?;
    }
    Some(result)
}

fn place(counts: [usize; 4]) -> usize {
    counts.iter().zip(WIDTH).map(|(count, width)| count * width).sum()
}

#[cfg(test)]
mod tests {
    use super::super::dice::Dice;
    use super::super::rules::{Rules, SEED};
    use super::super::testing::{Dealer, how_many};
    use super::super::{kinds::Form, moves::leads};
    use super::*;

    fn plays(text: &str) -> u32 {
        min_plays(text.parse().unwrap())
    }

    #[test]
    fn the_samples_of_the_contest_and_known_hands() {
        let rows = [
            ("789TJ5AA", 3),
            ("Q425T3QBAT6QJ5Q27", 6),
            ("2AKQJT99877766543", 5),
            ("22AAKQJ9987776654", 9),
            ("345677789TJJKKA22", 6),
            ("4566678", 2),
            ("JJJQQQKKK", 1),
            ("", 0),
            ("BR", 1),
        ];
        for (text, wanted) in rows {
            assert_eq!(plays(text), wanted, "{text}");
        }
    }

    /// Fewest plays by trying every play that holds the lowest rank.
    fn brute(hand: Cards, rules: &Rules, wings: bool) -> u32 {
        let Some(lowest) = hand.lowest() else { return 0 };
        let mut out = Vec::new();
        leads(hand, rules, &mut out);
        out.retain(|one| one.cards.count(lowest) > 0);
        out.retain(|one| wings || !matches!(one.kind.form, Form::AirplaneSolo | Form::AirplanePair));
        out.iter().map(|one| 1 + brute(hand.minus(one.cards), rules, wings)).min().unwrap_or(99)
    }

    #[test]
    fn brute_force_finds_no_fewer() {
        let mut dealer = Dealer::new(3);
        let mut splitter = counting_splitter();
        for _ in 0..how_many(10_000, 150) {
            let (ranks, size) = (4 + dealer.below(5), 5 + dealer.below(6));
            let hand = dealer.hand_of_ranks(ranks, size);
            // Two fours may be one play in the contest: the table lets a four be two pairs.
            if hand.fours().len() < 2 {
                assert_eq!(min_plays(hand), brute(hand, &SEED, false), "{hand}");
            }
            assert_eq!(
                min_plays_with_wings(&mut splitter, hand),
                brute(hand, &SEED, true),
                "{hand} with wings"
            );
        }
    }

    #[test]
    fn wings_save_plays() {
        let mut splitter = counting_splitter();
        let hand = "33344479".parse().unwrap();
        assert_eq!((min_plays(hand), min_plays_with_wings(&mut splitter, hand)), (2, 1));
    }
}
