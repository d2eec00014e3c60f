//! The best way to split a hand into plays: the true maximum of value less a turn for each play.
//!
//! Some play must hold the lowest card. So the best split is the best play that holds it, plus the best
//! split of what remains; the few hundred remainders of a hand are remembered.

use super::cards::{BLACK_JOKER, Cards, Ranks};
use super::kinds::{Form, Kind};
use super::memo::Points;
use super::moves::Move;
use super::value::ValueTable;

/// A hand split into plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Split {
    /// The plays, the one that holds the lowest card first.
    pub groups: Vec<Move>,
    /// The sum of their values in points.
    pub value: i32,
}

impl Split {
    /// How many turns of control the plays need.
    pub fn rounds(&self) -> u32 {
        self.groups.len() as u32
    }
}

/// How many splits are remembered: 2^this.
const BITS: u32 = 16;

/// Finds best splits under one value table; keeps what it has worked out.
#[derive(Clone, Debug)]
pub struct Splitter {
    table: ValueTable,
    fours: bool,
    memo: Points,
}

impl Splitter {
    /// A splitter whose groups are all kinds but four cards with two, the wings of an airplane of
    /// different ranks.
    pub fn new(table: ValueTable) -> Splitter {
        Splitter { table, fours: false, memo: Points::new(BITS) }
    }

    /// The same with four cards carrying two among the groups.
    pub fn with_fours(self) -> Splitter {
        Splitter { fours: true, memo: Points::new(BITS), ..self }
    }

    /// The greatest sum of value − turn over all splits of `hand`, in points.
    pub fn best(&mut self, hand: Cards) -> i32 {
        i32::from(self.score(hand))
    }

    /// A split that reaches [`Splitter::best`]; of several the first in the order of kinds.
    pub fn split(&mut self, hand: Cards) -> Split {
        let mut split = Split::default();
        let mut rest = hand;
        while let Some(group) = self.best_group(rest) {
            rest = rest.minus(group.cards);
            split.value += i32::from(self.table.value(group.kind));
            split.groups.push(group);
        }
        split
    }

    fn score(&mut self, hand: Cards) -> i16 {
        if hand.is_empty() {
            return 0;
        }
        if let Some(known) = self.memo.get(hand) {
            return known;
        }
        let mut best = i16::MIN;
        groups_with_lowest(hand, self.fours, &mut |kind, cards| {
            best = best.max(self.table.score(kind) + self.score(hand.minus(cards)));
        });
        self.memo.put(hand, best);
        best
    }

    fn best_group(&mut self, hand: Cards) -> Option<Move> {
        let best = self.score(hand);
        let mut found = None;
        groups_with_lowest(hand, self.fours, &mut |kind, cards| {
            if found.is_none() && best == self.table.score(kind) + self.score(hand.minus(cards)) {
                found = Some(Move { kind, cards });
            }
        });
        found
    }
}

/// Every play of `hand` that holds its lowest rank.
fn groups_with_lowest(hand: Cards, fours: bool, found: &mut impl FnMut(Kind, Cards)) {
    let Some(low) = hand.lowest() else { return };
    let count = hand.count(low);
    main_part(hand, low, count, found);
    carried(hand, low, count, found);
    if fours {
        four_with_two(hand, low, found);
    }
    if Ranks::CHAIN.has(low) {
        chains(hand, low, found);
        airplanes(hand, low, found);
    }
    if low == BLACK_JOKER && hand.has_rocket() {
        found(Kind::ROCKET, Cards::ROCKET);
    }
}

/// Plays of the lowest rank alone, and its trio with what it carries.
fn main_part(hand: Cards, low: u8, count: u8, found: &mut impl FnMut(Kind, Cards)) {
    for (cards, form) in (1..=count).zip([Form::Solo, Form::Pair, Form::Trio, Form::Bomb]) {
        found(Kind::single(form, low), Cards::of(low, cards));
    }
    if count >= 3 {
        let (trio, own) = (Cards::of(low, 3), Ranks::one(low));
        for rank in hand.ranks().without(own) {
            found(Kind::single(Form::TrioSolo, low), trio.plus(Cards::of(rank, 1)));
        }
        for rank in hand.pairs().without(own) {
            found(Kind::single(Form::TrioPair, low), trio.plus(Cards::of(rank, 2)));
        }
    }
}

/// Higher trios that carry the lowest rank.
fn carried(hand: Cards, low: u8, count: u8, found: &mut impl FnMut(Kind, Cards)) {
    for top in hand.trios().above(low) {
        found(Kind::single(Form::TrioSolo, top), Cards::of(top, 3).plus(Cards::of(low, 1)));
        if count >= 2 {
            found(Kind::single(Form::TrioPair, top), Cards::of(top, 3).plus(Cards::of(low, 2)));
        }
    }
}

fn chains(hand: Cards, low: u8, found: &mut impl FnMut(Kind, Cards)) {
    let kinds = [
        (hand.ranks(), Form::SoloChain, 1, 5),
        (hand.pairs(), Form::PairChain, 2, 3),
        (hand.trios(), Form::TrioChain, 3, 2),
    ];
    for (ranks, form, count, shortest) in kinds {
        for length in shortest..=run_from(ranks, low) {
            found(Kind::chain(form, low, length), Cards::run(low, length, count));
        }
    }
}

/// How many ranks of the set follow each other from `start` up, twos and jokers not counted.
fn run_from(ranks: Ranks, start: u8) -> u8 {
    let missing = !ranks.and(Ranks::CHAIN).0 & 0x1111_1111_1111_1111;
    ((missing >> (4 * start)).trailing_zeros() / 4) as u8
}

/// Chains of trios with wings that hold the lowest rank among the trios or among the wings.
fn airplanes(hand: Cards, low: u8, found: &mut impl FnMut(Kind, Cards)) {
    let trios = hand.trios().and(Ranks::CHAIN);
    for start in trios.runs(2) {
        for length in 2..=run_from(trios, start) {
            let main = Cards::run(start, length, 3);
            let rest = hand.without(Ranks(main.0 / 3));
            let must = (start != low).then_some(low);
            let solo = Kind::chain(Form::AirplaneSolo, start, length);
            wings(rest.ranks(), must, (length, 1), &mut |carried| found(solo, main.plus(carried)));
            let pair = Kind::chain(Form::AirplanePair, start, length);
            wings(rest.pairs(), must, (length, 2), &mut |carried| found(pair, main.plus(carried)));
        }
    }
}

fn four_with_two(hand: Cards, low: u8, found: &mut impl FnMut(Kind, Cards)) {
    for top in hand.fours() {
        let main = Cards::of(top, 4);
        let rest = hand.without(Ranks::one(top));
        let must = (top != low).then_some(low);
        let (solo, pair) = (Kind::single(Form::FourSolo, top), Kind::single(Form::FourPair, top));
        wings(rest.ranks(), must, (2, 1), &mut |carried| found(solo, main.plus(carried)));
        wings(rest.pairs(), must, (2, 2), &mut |carried| found(pair, main.plus(carried)));
        let equal = rest.pairs().filter(|rank| must.is_none_or(|must| must == *rank));
        equal.for_each(|rank| found(solo, main.plus(Cards::of(rank, 2))));
    }
}

/// Every choice of so many different ranks, `must` among them, each `size` times.
fn wings(ranks: Ranks, must: Option<u8>, (many, size): (u8, u8), found: &mut dyn FnMut(Cards)) {
    match must {
        None => choose(ranks, many, size, Cards::NONE, found),
        Some(rank) if ranks.has(rank) => {
            choose(ranks.without(Ranks::one(rank)), many - 1, size, Cards::of(rank, size), found);
        }
        Some(_) => {}
    }
}

fn choose(mut ranks: Ranks, many: u8, size: u8, chosen: Cards, found: &mut dyn FnMut(Cards)) {
    if many == 0 {
        return found(chosen);
    }
    while let Some(rank) = ranks.next() {
        choose(ranks, many - 1, size, chosen.plus(Cards::of(rank, size)), found);
    }
}

#[cfg(test)]
mod tests {
    use super::super::dice::Dice;
    use super::super::moves::leads;
    use super::super::rules::SEED;
    use super::super::testing::{Dealer, how_many};
    use super::super::value::Values;
    use super::*;

    fn splitter() -> Splitter {
        Splitter::new(Values::seed().table())
    }

    /// The best score by trying every play that holds the lowest card, nothing remembered.
    fn brute(hand: Cards, fours: bool) -> i32 {
        let Some(lowest) = hand.lowest() else { return 0 };
        let mut out = Vec::new();
        leads(hand, &SEED, &mut out);
        out.retain(|one| one.cards.count(lowest) > 0);
        out.retain(|one| fours || !matches!(one.kind.form, Form::FourSolo | Form::FourPair));
        let score = |one: &Move| Values::seed().of(one.kind) - 7 + brute(hand.minus(one.cards), fours);
        out.iter().map(score).max().unwrap_or(0)
    }

    #[test]
    fn the_best_split_is_that_of_brute_force() {
        let mut dealer = Dealer::new(4);
        let (mut plain, mut with_fours) = (splitter(), splitter().with_fours());
        for number in 0..how_many(10_000, 300) {
            let size = 1 + dealer.below(if number % 4 == 0 { 12 } else { 10 });
            let ranks = 4 + dealer.below(9);
            let hand = if number % 2 == 0 { dealer.hand(size) } else { dealer.hand_of_ranks(ranks, size) };
            assert_eq!(plain.best(hand), brute(hand, false), "{hand}");
            assert_eq!(with_fours.best(hand), brute(hand, true), "{hand} with fours");
        }
    }

    #[test]
    fn the_plays_of_a_split_are_the_hand_and_their_values_its_score() {
        let mut dealer = Dealer::new(5);
        let mut splitter = splitter();
        for _ in 0..how_many(10_000, 300) {
            let hand = dealer.hand(20);
            let split = splitter.split(hand);
            let all = split.groups.iter().fold(Cards::NONE, |sum, group| sum.plus(group.cards));
            assert_eq!(all, hand);
            assert_eq!(split.value - 7 * split.rounds() as i32, splitter.best(hand));
        }
    }

    #[test]
    fn hands_on_which_greedy_splitting_fails() {
        let rows = [
            ("345677789TJJKKA22", -30),
            ("34567778899TTJQKA2BR", -7),
            ("4566678", -19),
            ("7778899TJJQQKKAA22BR", -15),
        ];
        let mut splitter = splitter();
        for (text, wanted) in rows {
            assert_eq!(splitter.best(text.parse().unwrap()), wanted, "{text}");
        }
    }
}
