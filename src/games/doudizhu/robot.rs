//! How the rule robot splits a hand: rocket, bombs, trios, chains of trios, solo chains, pair chains,
//! pairs, solos, in this order.
//!
//! A solo chain is looked for outside the trios first; then a trio is dissolved into one card of a chain
//! and a pair where that makes a new chain, or joins a chain with cards beyond the trio.

use super::cards::{ACE, Cards, Ranks};
use super::kinds::{Form, Kind};
use super::moves::Move;
use super::split::Split;
use super::value::ValueTable;

/// The robot's split of a hand, with the values of a table.
pub fn split(hand: Cards, values: &ValueTable) -> Split {
    let mut sorting = Sorting { rest: hand, groups: Vec::new(), trios: Ranks::default(), chains: Vec::new() };
    sorting.bombs();
    sorting.trios();
    sorting.solo_chains();
    sorting.pair_chains();
    sorting.singles();
    let value = sorting.groups.iter().map(|group| i32::from(values.value(group.kind))).sum();
    Split { groups: sorting.groups, value }
}

/// A hand that is being sorted.
struct Sorting {
    /// Cards in no group yet.
    rest: Cards,
    groups: Vec<Move>,
    /// Trios in no chain.
    trios: Ranks,
    /// Solo chains.
    chains: Vec<Chain>,
}

/// Ranks that follow each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Chain {
    start: u8,
    length: u8,
}

impl Chain {
    fn end(self) -> u8 {
        self.start + self.length
    }
}

impl Sorting {
    fn take(&mut self, kind: Kind, cards: Cards) {
        self.rest = self.rest.minus(cards);
        self.groups.push(Move { kind, cards });
    }

    fn bombs(&mut self) {
        if self.rest.has_rocket() {
            self.take(Kind::ROCKET, Cards::ROCKET);
        }
        for top in self.rest.fours() {
            self.take(Kind::single(Form::Bomb, top), Cards::of(top, 4));
        }
    }

    /// Trios, the longest chains of them first; those that stand alone are set aside.
    fn trios(&mut self) {
        let trios = self.rest.trios();
        self.rest = self.rest.without(trios);
        let mut alone = trios;
        for chain in runs(trios.and(Ranks::CHAIN), 2) {
            let cards = Cards::run(chain.start, chain.length, 3);
            self.groups.push(Move { kind: Kind::chain(Form::TrioChain, chain.start, chain.length), cards });
            alone = alone.without(cards.ranks());
        }
        self.trios = alone;
    }

    fn solo_chains(&mut self) {
        while let Some(start) = self.rest.ranks().and(Ranks::CHAIN).runs(5).next() {
            self.add_chain(Chain { start, length: 5 });
        }
        self.extend();
        self.join();
        for trio in self.trios.and(Ranks::CHAIN) {
            self.chain_through(trio);
        }
        self.extend();
        self.join();
        for trio in self.trios.and(Ranks::CHAIN) {
            self.chain_beyond(trio);
        }
    }

    fn add_chain(&mut self, chain: Chain) {
        self.rest = self.rest.minus(Cards::run(chain.start, chain.length, 1));
        self.chains.push(chain);
    }

    /// Puts single cards to the ends of chains as long as one fits.
    fn extend(&mut self) {
        for at in 0..self.chains.len() {
            while self.chains[at].end() <= ACE && self.rest.count(self.chains[at].end()) > 0 {
                self.rest = self.rest.minus(Cards::of(self.chains[at].end(), 1));
                self.chains[at].length += 1;
            }
            while self.chains[at].start > 0 && self.rest.count(self.chains[at].start - 1) > 0 {
                self.chains[at].start -= 1;
                self.chains[at].length += 1;
                self.rest = self.rest.minus(Cards::of(self.chains[at].start, 1));
            }
        }
    }

    /// Joins chains that follow each other.
    fn join(&mut self) {
        self.chains.sort_unstable();
        let mut at = 0;
        while at < self.chains.len() {
            let end = self.chains[at].end();
            match self.chains.iter().position(|chain| chain.start == end) {
                Some(next) => {
                    let joined = self.chains.remove(next);
                    let at_now = if next < at { at - 1 } else { at };
                    self.chains[at_now].length += joined.length;
                    at = at_now;
                }
                None => at += 1,
            }
        }
    }

    /// Dissolves a trio with which loose cards make a chain.
    fn chain_through(&mut self, trio: u8) {
        let loose = Ranks(self.rest.ranks().0 | Ranks::one(trio).0).and(Ranks::CHAIN);
        let run = runs(loose, 5).find(|run| (run.start..run.end()).contains(&trio));
        if let Some(run) = run {
            self.dissolve(trio);
            self.add_chain(run);
        }
    }

    /// Dissolves a trio that lies between a chain and loose cards.
    fn chain_beyond(&mut self, trio: u8) {
        let up = |chain: &Chain| chain.end() == trio && trio < ACE;
        let down = |chain: &Chain| chain.start == trio + 1 && trio > 0;
        let has = |rank: u8| self.rest.count(rank) > 0;
        let fits =
            |chain: &Chain| (up(chain) && has(trio + 1)) || (down(chain) && has(trio.saturating_sub(1)));
        if self.chains.iter().any(fits) {
            self.dissolve(trio);
            self.extend();
            self.join();
        }
    }

    fn dissolve(&mut self, trio: u8) {
        self.trios = self.trios.without(Ranks::one(trio));
        self.rest = self.rest.plus(Cards::of(trio, 3));
    }

    /// Two equal solo chains are one pair chain; then pairs that follow each other.
    fn pair_chains(&mut self) {
        self.chains.sort_unstable();
        while let Some(chain) = self.chains.pop() {
            let cards = Cards::run(chain.start, chain.length, 1);
            if self.chains.last() == Some(&chain) {
                self.chains.pop();
                let kind = Kind::chain(Form::PairChain, chain.start, chain.length);
                self.groups.push(Move { kind, cards: cards.plus(cards) });
            } else {
                let kind = Kind::chain(Form::SoloChain, chain.start, chain.length);
                self.groups.push(Move { kind, cards });
            }
        }
        for chain in runs(self.rest.pairs().and(Ranks::CHAIN), 3) {
            let kind = Kind::chain(Form::PairChain, chain.start, chain.length);
            self.take(kind, Cards::run(chain.start, chain.length, 2));
        }
    }

    fn singles(&mut self) {
        let forms = [Form::Solo, Form::Pair, Form::Trio];
        for top in self.trios {
            self.groups.push(Move { kind: Kind::single(Form::Trio, top), cards: Cards::of(top, 3) });
        }
        for count in (1..=3).rev() {
            for top in self.rest.exactly(count) {
                self.take(Kind::single(forms[usize::from(count - 1)], top), Cards::of(top, count));
            }
        }
    }
}

/// The longest runs of at least `shortest` ranks, low to high.
fn runs(ranks: Ranks, shortest: u8) -> impl Iterator<Item = Chain> {
    let starts = ranks.filter(move |rank| *rank == 0 || !ranks.has(rank - 1));
    let run = move |start: u8| Chain {
        start,
        length: (start..15).take_while(|rank| ranks.has(*rank)).count() as u8,
    };
    starts.map(run).filter(move |run| run.length >= shortest)
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Dealer, how_many};
    use super::super::value::Values;
    use super::*;

    fn groups(hand: &str) -> Vec<String> {
        let split = split(hand.parse().unwrap(), &Values::seed().table());
        let mut groups: Vec<String> = split.groups.iter().map(|group| group.cards.to_string()).collect();
        groups.sort();
        groups
    }

    #[test]
    fn the_examples_of_the_text() {
        assert_eq!(groups("2AKQJT99877766543"), ["2", "34567", "6789TJQKA", "7", "9"]);
        assert_eq!(groups("4566678"), ["45678", "66"]);
        assert_eq!(groups("45678999TJ"), ["456789TJ", "99"]);
        let counted = groups("22AAKQJ9987776654");
        assert_eq!(counted, ["22", "456789", "6", "77", "9", "AA", "J", "K", "Q"]);
    }

    #[test]
    fn chains_are_taken_low_first_and_then_prolonged() {
        assert_eq!(groups("34566789TJQKA27"), ["2", "34567", "6789TJQKA"]);
        assert_eq!(groups("3344556677"), ["3344556677"]);
        assert_eq!(groups("333444555BR2222"), ["2222", "333444555", "BR"]);
        assert_eq!(groups("AAA222"), ["222", "AAA"]);
    }

    #[test]
    fn the_groups_are_the_hand() {
        let mut dealer = Dealer::new(21);
        let table = Values::seed().table();
        for _ in 0..how_many(20_000, 500) {
            let hand = dealer.hand(20);
            let split = split(hand, &table);
            let all = split.groups.iter().try_fold(Cards::NONE, |sum, group| sum.checked_plus(group.cards));
            assert_eq!(all, Some(hand));
            for group in &split.groups {
                assert_eq!(
                    super::super::kinds::detect(group.cards, &super::super::rules::SEED),
                    Some(group.kind)
                );
            }
        }
    }
}
