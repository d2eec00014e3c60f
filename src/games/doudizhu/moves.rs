//! What may be played: all leads from a hand, and all plays that beat the last one.
//!
//! Moves are written into a list the caller keeps, so that generating allocates nothing. Every reading of
//! a set of cards is generated once; the pass is the caller's, because only it knows who led.

use super::cards::{BLACK_JOKER, Cards, RED_JOKER, Ranks};
use super::kinds::{Form, Kind, detect, prolongs};
use super::rules::{EqualWings, Rules};

/// One play: the cards and what they are played as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// What it is played as.
    pub kind: Kind,
    /// The cards, what is carried included.
    pub cards: Cards,
}

/// All plays with which a hand may lead. `out` is emptied first.
pub fn leads(hand: Cards, rules: &Rules, out: &mut Vec<Move>) {
    out.clear();
    let mut list = List { hand, rules, out };
    list.single_ranks();
    list.carrying_trios(hand.trios());
    list.all_chains();
    list.fours(hand.fours(), true, true);
    list.bombs(hand.fours());
}

/// All plays of a hand that beat `last`, the pass not among them. `out` is emptied first.
pub fn follows(hand: Cards, last: Kind, rules: &Rules, out: &mut Vec<Move>) {
    out.clear();
    let mut list = List { hand, rules, out };
    match last.form {
        Form::Rocket => return,
        Form::Bomb => return list.bombs(hand.fours().above(last.top)),
        _ => list.same_form(last),
    }
    list.bombs(hand.fours());
}

struct List<'a> {
    hand: Cards,
    rules: &'a Rules,
    out: &'a mut Vec<Move>,
}

impl List<'_> {
    fn push(&mut self, kind: Kind, cards: Cards) {
        self.out.push(Move { kind, cards });
    }

    /// Plays of the kind of `last` that are higher.
    fn same_form(&mut self, last: Kind) {
        let (form, top) = (last.form, last.top);
        match form {
            Form::Solo => self.equal_cards(self.hand.ranks().above(top), Form::Solo, 1),
            Form::Pair => self.equal_cards(self.hand.pairs().above(top), Form::Pair, 2),
            Form::Trio => self.equal_cards(self.hand.trios().above(top), Form::Trio, 3),
            Form::TrioSolo => self.trios_with_solos(self.hand.trios().above(top)),
            Form::TrioPair => self.trios_with_pairs(self.hand.trios().above(top)),
            Form::SoloChain => self.chains_above(last, self.hand.ranks(), 1),
            Form::PairChain => self.chains_above(last, self.hand.pairs(), 2),
            Form::TrioChain => self.chains_above(last, self.hand.trios(), 3),
            Form::AirplaneSolo | Form::AirplanePair => self.airplanes_above(last),
            Form::FourSolo => self.fours(self.hand.fours().above(top), true, false),
            Form::FourPair => self.fours(self.hand.fours().above(top), false, true),
            Form::Bomb | Form::Rocket => {}
        }
    }

    fn equal_cards(&mut self, ranks: Ranks, form: Form, count: u8) {
        for rank in ranks {
            self.push(Kind::single(form, rank), Cards::of(rank, count));
        }
    }

    fn single_ranks(&mut self) {
        self.equal_cards(self.hand.ranks(), Form::Solo, 1);
        self.equal_cards(self.hand.pairs(), Form::Pair, 2);
        if self.rules.bare_trio {
            self.equal_cards(self.hand.trios(), Form::Trio, 3);
        }
    }

    fn bombs(&mut self, fours: Ranks) {
        self.equal_cards(fours, Form::Bomb, 4);
        if self.hand.has_rocket() {
            self.push(Kind::ROCKET, Cards::ROCKET);
        }
    }

    fn carrying_trios(&mut self, trios: Ranks) {
        if self.rules.trio_with_solo {
            self.trios_with_solos(trios);
        }
        if self.rules.trio_with_pair {
            self.trios_with_pairs(trios);
        }
    }

    fn trios_with_solos(&mut self, trios: Ranks) {
        for top in trios {
            for solo in self.hand.ranks().without(Ranks::one(top)) {
                self.push(Kind::single(Form::TrioSolo, top), Cards::of(top, 3).plus(Cards::of(solo, 1)));
            }
        }
    }

    fn trios_with_pairs(&mut self, trios: Ranks) {
        for top in trios {
            for pair in self.hand.pairs().without(Ranks::one(top)) {
                self.push(Kind::single(Form::TrioPair, top), Cards::of(top, 3).plus(Cards::of(pair, 2)));
            }
        }
    }

    /// Chains of all lengths, with and without wings.
    fn all_chains(&mut self) {
        self.chains(Form::SoloChain, self.hand.ranks(), 1, 5);
        self.chains(Form::PairChain, self.hand.pairs(), 2, 3);
        let trios = self.hand.trios();
        if trios.and(Ranks::CHAIN).runs(2).is_empty() {
            return;
        }
        if self.rules.bare_trio_chain {
            self.chains(Form::TrioChain, trios, 3, 2);
        }
        self.airplanes();
    }

    fn chains(&mut self, form: Form, ranks: Ranks, count: u8, shortest: u8) {
        let ranks = ranks.and(Ranks::CHAIN);
        for start in ranks.runs(shortest) {
            let mut length = shortest;
            loop {
                self.push(Kind::chain(form, start, length), Cards::run(start, length, count));
                if !ranks.has(start + length) {
                    break;
                }
                length += 1;
            }
        }
    }

    fn chains_above(&mut self, last: Kind, ranks: Ranks, count: u8) {
        for start in ranks.and(Ranks::CHAIN).runs(last.length).above(last.start()) {
            self.push(Kind::chain(last.form, start, last.length), Cards::run(start, last.length, count));
        }
    }

    fn airplanes(&mut self) {
        let trios = self.hand.trios().and(Ranks::CHAIN);
        for start in trios.runs(2) {
            let mut length = 2;
            while trios.has(start + length - 1) {
                self.wings(Kind::chain(Form::AirplaneSolo, start, length));
                self.wings(Kind::chain(Form::AirplanePair, start, length));
                length += 1;
            }
        }
    }

    fn airplanes_above(&mut self, last: Kind) {
        let trios = self.hand.trios().and(Ranks::CHAIN);
        for start in trios.runs(last.length).above(last.start()) {
            self.wings(Kind::chain(last.form, start, last.length));
        }
    }

    /// One chain of trios with everything it may carry.
    fn wings(&mut self, kind: Kind) {
        let main = Cards::run(kind.start(), kind.length, 3);
        let rest = self.hand.without(Ranks(main.0 / 3));
        if kind.form == Form::AirplanePair {
            return self.pick_pairs(kind, rest.pairs(), kind.length, main);
        }
        let limits = Limits::of_wings(rest, kind, self.rules);
        self.pick_solos(kind, &limits, limits.ranks, (kind.length, main));
    }

    fn fours(&mut self, tops: Ranks, solos: bool, pairs: bool) {
        if !self.rules.four_with_two {
            return;
        }
        for top in tops {
            let (main, rest) = (Cards::of(top, 4), self.hand.without(Ranks::one(top)));
            if solos {
                let limits = Limits::of_four(rest, self.rules);
                self.pick_solos(Kind::single(Form::FourSolo, top), &limits, limits.ranks, (2, main));
            }
            if pairs {
                self.pick_pairs(Kind::single(Form::FourPair, top), rest.pairs(), 2, main);
            }
        }
    }

    /// Adds `left` single cards to `cards` in every way, the ranks rising within each.
    fn pick_solos(&mut self, kind: Kind, limits: &Limits, mut ranks: Ranks, (left, cards): (u8, Cards)) {
        while let Some(rank) = ranks.next() {
            if rank == RED_JOKER && !limits.both_jokers && cards.count(BLACK_JOKER) == 1 {
                return;
            }
            for count in 1..=limits.most(rank).min(left) {
                let cards = cards.plus(Cards::of(rank, count));
                if count == left {
                    self.push_solos(kind, cards);
                } else {
                    self.pick_solos(kind, limits, ranks, (left - count, cards));
                }
            }
        }
    }

    /// Keeps an airplane unless the table reads its cards as something else.
    fn push_solos(&mut self, kind: Kind, cards: Cards) {
        let doubtful = self.rules.equal_wings == EqualWings::Trios && !self.rules.every_reading;
        if !doubtful || detect(cards, self.rules) == Some(kind) {
            self.push(kind, cards);
        }
    }

    fn pick_pairs(&mut self, kind: Kind, mut ranks: Ranks, left: u8, cards: Cards) {
        while let Some(rank) = ranks.next() {
            let cards = cards.plus(Cards::of(rank, 2));
            if left == 1 {
                self.push(kind, cards);
            } else {
                self.pick_pairs(kind, ranks, left - 1, cards);
            }
        }
    }
}

/// What may be carried as single cards.
struct Limits {
    ranks: Ranks,
    /// The ranks that may be carried twice, and three times.
    twice: Ranks,
    thrice: Ranks,
    both_jokers: bool,
}

impl Limits {
    fn of_wings(rest: Cards, kind: Kind, rules: &Rules) -> Limits {
        let apart = || rest.trios().without(beside(kind));
        let thrice = match rules.equal_wings {
            EqualWings::Trios => rest.trios(),
            EqualWings::TriosApart => apart(),
            EqualWings::TrioBesideThree if kind.length == 3 => apart(),
            _ => Ranks::default(),
        };
        let twice = if rules.equal_wings == EqualWings::Distinct { Ranks::default() } else { rest.pairs() };
        Limits { ranks: rest.ranks(), twice, thrice, both_jokers: rules.joker_pair_kickers }
    }

    fn of_four(rest: Cards, rules: &Rules) -> Limits {
        let twice = if rules.four_with_equal_solos { rest.pairs() } else { Ranks::default() };
        Limits { ranks: rest.ranks(), twice, thrice: Ranks::default(), both_jokers: rules.joker_pair_kickers }
    }

    /// How many cards of `rank` may be carried.
    fn most(&self, rank: u8) -> u8 {
        1 + u8::from(self.twice.has(rank)) + u8::from(self.thrice.has(rank))
    }
}

/// The ranks that would prolong a chain.
fn beside(kind: Kind) -> Ranks {
    let ends = [kind.start().wrapping_sub(1), kind.top + 1];
    let near = ends.into_iter().filter(|rank| *rank < 12 && prolongs(*rank, kind.start(), kind.length));
    Ranks(near.fold(0, |set, rank| set | Ranks::one(rank).0))
}

#[cfg(test)]
#[path = "moves_tests.rs"]
mod tests;
