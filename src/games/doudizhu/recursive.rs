//! The total value F of a hand as the seed series defines it: lead, and value what remains the same way.
//!
//! Source: sm9sun, "斗地主AI算法", chapters 5 to 14. F and the choice of a lead are defined by each other:
//! F leads until the hand is empty, and a lead is chosen by the F of what remains. Its weakness is kept:
//! a group that carries something goes before everything else. Candidates are tried in the order of the
//! series and a later one that is as good replaces an earlier one.

use super::cards::{BLACK_JOKER, Cards, RED_JOKER, Ranks};
use super::kinds::{Form, Kind, detect};
use super::memo::Memo;
use super::moves::Move;
use super::rules::SEED;
use super::split::{Split, Splitter};
use super::value::{ValueTable, Values};

/// What F gives: the values of the plays in points, and how many plays there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// The sum of the values of the plays, in points.
    pub value: i16,
    /// How many plays, each of which needs a turn of control.
    pub rounds: i16,
}

/// F with its memory.
#[derive(Clone, Debug)]
pub struct Recursive {
    table: ValueTable,
    bids: [i32; 3],
    memo: Memo<Worth>,
    /// Best splits, beyond which no F can go: candidates that cannot win are not worked out.
    limit: Splitter,
}

impl Recursive {
    /// F under a value table.
    pub fn new(values: &Values) -> Recursive {
        Recursive {
            table: values.table(),
            bids: values.bids,
            memo: Memo::new(15),
            limit: Splitter::new(values.table()),
        }
    }

    /// F of a hand.
    pub fn worth(&mut self, hand: Cards) -> Worth {
        if hand.is_empty() {
            return Worth::default();
        }
        if let Some(known) = self.memo.get(hand) {
            return known;
        }
        let worth = self.lead(hand).map_or(Worth::default(), |lead| self.worth_after(hand, lead));
        self.memo.put(hand, worth);
        worth
    }

    fn worth_after(&mut self, hand: Cards, lead: Move) -> Worth {
        let rest = self.worth(hand.minus(lead.cards));
        Worth { value: rest.value + self.table.value(lead.kind), rounds: rest.rounds + 1 }
    }

    /// Value less the turns needed: the number by which hands are compared.
    pub fn score(&self, worth: Worth) -> i16 {
        worth.value - self.table.round * worth.rounds
    }

    /// The bid for a hand of 17 cards, 0 to 3.
    pub fn bid(&mut self, hand: Cards) -> u8 {
        let value = i32::from(self.worth(hand).value);
        self.bids.iter().filter(|least| value >= **least).count() as u8
    }

    /// The plays by which F empties a hand, in the order in which they are led.
    pub fn split(&mut self, hand: Cards) -> Split {
        let mut split = Split::default();
        let mut rest = hand;
        while let Some(lead) = self.lead(rest) {
            rest = rest.minus(lead.cards);
            split.value += i32::from(self.table.value(lead.kind));
            split.groups.push(lead);
        }
        split
    }

    /// What to lead from a hand; `None` when it is empty.
    pub fn lead(&mut self, hand: Cards) -> Option<Move> {
        if let Some(kind) = whole(hand) {
            return Some(Move { kind, cards: hand });
        }
        if self.rocket_then_all(hand) {
            return Some(Move { kind: Kind::ROCKET, cards: Cards::ROCKET });
        }
        self.carrying(hand).or_else(|| self.of_the_lowest(hand)).or_else(|| last_reserves(hand))
    }

    /// Whether the rocket and then one play empty the hand.
    pub fn rocket_then_all(&mut self, hand: Cards) -> bool {
        hand.has_rocket() && self.worth(hand.minus(Cards::ROCKET)).rounds == 1
    }

    /// The best play that carries something; trios are not taken from fours, chains may be.
    fn carrying(&mut self, hand: Cards) -> Option<Move> {
        let mut best = Candidates::new(hand);
        for top in hand.exactly(3) {
            let (trio, others) = (Cards::of(top, 3), Ranks::one(top));
            for rank in hand.ranks().without(others) {
                let cards = trio.plus(Cards::of(rank, 1));
                best.try_lead(self, Kind::single(Form::TrioSolo, top), cards);
            }
            for rank in hand.pairs().without(others) {
                let cards = trio.plus(Cards::of(rank, 2));
                best.try_lead(self, Kind::single(Form::TrioPair, top), cards);
            }
            self.airplanes_from(hand, top, &mut best);
        }
        best.found
    }

    fn airplanes_from(&mut self, hand: Cards, start: u8, best: &mut Candidates) {
        let trios = hand.trios().and(Ranks::CHAIN);
        for length in 2..=4 {
            if !trios.runs(length).has(start) {
                return;
            }
            let main = Cards::run(start, length, 3);
            let others = hand.without(Ranks(main.0 / 3));
            let solo = Kind::chain(Form::AirplaneSolo, start, length);
            each_choice(others.ranks(), length, 1, main, &mut |cards| best.try_lead(self, solo, cards));
            if length < 4 {
                let pair = Kind::chain(Form::AirplanePair, start, length);
                each_choice(others.pairs(), length, 2, main, &mut |cards| best.try_lead(self, pair, cards));
            }
        }
    }

    /// The best play without wings that begins with the lowest rank that is no bomb, jokers apart.
    fn of_the_lowest(&mut self, hand: Cards) -> Option<Move> {
        let low = hand.ranks().without(hand.fours()).without(Ranks::JOKERS).next()?;
        let mut best = Candidates::new(hand);
        for (count, form) in (1..=hand.count(low)).zip([Form::Solo, Form::Pair, Form::Trio]) {
            best.try_lead(self, Kind::single(form, low), Cards::of(low, count));
        }
        let chains = [
            (hand.ranks(), Form::SoloChain, 1, 5),
            (hand.pairs(), Form::PairChain, 2, 3),
            (hand.trios(), Form::TrioChain, 3, 2),
        ];
        for (ranks, form, count, shortest) in chains {
            let ranks = ranks.and(Ranks::CHAIN);
            let mut length = shortest;
            while ranks.runs(length).has(low) {
                best.try_lead(self, Kind::chain(form, low, length), Cards::run(low, length, count));
                length += 1;
            }
        }
        best.found
    }
}

/// The kind of a whole hand that is one play; four cards with two are not used as one.
pub fn whole(hand: Cards) -> Option<Kind> {
    detect(hand, &SEED).filter(|kind| !matches!(kind.form, Form::FourSolo | Form::FourPair))
}

/// What is led when only bombs and jokers are left.
fn last_reserves(hand: Cards) -> Option<Move> {
    let jokers = hand.ranks().and(Ranks::JOKERS);
    if jokers.len() == 1 {
        let joker = if jokers.has(RED_JOKER) { RED_JOKER } else { BLACK_JOKER };
        return Some(Move { kind: Kind::single(Form::Solo, joker), cards: Cards::of(joker, 1) });
    }
    let bomb = hand.fours().next()?;
    Some(Move { kind: Kind::single(Form::Bomb, bomb), cards: Cards::of(bomb, 4) })
}

/// Every choice of so many different ranks in rising order, each `size` times, added to `base`.
pub fn each_choice(mut ranks: Ranks, many: u8, size: u8, base: Cards, found: &mut dyn FnMut(Cards)) {
    if many == 0 {
        return found(base);
    }
    while let Some(rank) = ranks.next() {
        each_choice(ranks, many - 1, size, base.plus(Cards::of(rank, size)), found);
    }
}

/// The best play so far by the F of what it leaves.
pub struct Candidates {
    hand: Cards,
    /// The play, if one was good enough.
    pub found: Option<Move>,
    /// The F it leaves, or that which it had to reach.
    pub left: Worth,
    least: i16,
}

impl Candidates {
    fn new(hand: Cards) -> Candidates {
        Candidates { hand, found: None, left: Worth::default(), least: i16::MIN }
    }

    /// Candidates that must leave at least as much as `left`, whose score is `least`.
    pub fn at_least(hand: Cards, left: Worth, least: i16) -> Candidates {
        Candidates { hand, found: None, left, least }
    }

    /// Takes a play that leaves as much as the best so far.
    pub fn try_lead(&mut self, f: &mut Recursive, kind: Kind, cards: Cards) {
        let rest = self.hand.minus(cards);
        let known = f.memo.get(rest);
        if known.is_none() && f.limit.best(rest) < i32::from(self.least) {
            return;
        }
        let left = known.unwrap_or_else(|| f.worth(rest));
        let score = f.score(left);
        if score >= self.least {
            self.keep(Move { kind, cards }, left, score);
        }
    }

    /// Takes a play whatever it leaves.
    pub fn keep(&mut self, play: Move, left: Worth, score: i16) {
        (self.found, self.left, self.least) = (Some(play), left, score);
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{Dealer, how_many};
    use super::*;

    fn worth(text: &str) -> (i16, i16) {
        let worth = Recursive::new(Values::seed()).worth(text.parse().unwrap());
        (worth.value, worth.rounds)
    }

    #[test]
    fn the_worked_hands_of_the_series() {
        let rows = [
            ("77889TJJQQKKAA22B", (14, 7), 1),
            ("33445566899TTKKA2", (6, 7), 0),
            ("3344556678TJJQQA2", (4, 8), 0),
        ];
        for (text, wanted, bid) in rows {
            assert_eq!(worth(text), wanted, "{text}");
            assert_eq!(Recursive::new(Values::seed()).bid(text.parse().unwrap()), bid, "{text}");
        }
        assert_eq!(worth("7778899TJJQQKKAA22BR"), (26, 6));
    }

    #[test]
    fn small_hands_with_known_values() {
        let rows = [
            ("34567", (-2, 1)),
            ("BR", (20, 1)),
            ("2222", (19, 1)),
            ("3", (-7, 1)),
            ("JJJQQQKKK", (5, 1)),
            ("333345", (-4, 3)),
            ("", (0, 0)),
        ];
        for (text, wanted) in rows {
            assert_eq!(worth(text), wanted, "{text}");
        }
    }

    #[test]
    fn greedy_scores_fall_short_where_the_series_is_known_to_fail() {
        for (text, wanted) in [("345677789TJJKKA22", -85), ("34567778899TTJQKA2BR", -61), ("4566678", -42)] {
            let (value, rounds) = worth(text);
            assert_eq!(value - 7 * rounds, wanted, "{text}");
        }
    }

    #[test]
    fn the_split_is_the_hand_and_its_worth() {
        let mut dealer = Dealer::new(6);
        let mut f = Recursive::new(Values::seed());
        for _ in 0..how_many(10_000, 200) {
            let hand = dealer.hand(20);
            let (split, worth) = (f.split(hand), f.worth(hand));
            assert_eq!((split.value, split.rounds()), (i32::from(worth.value), worth.rounds as u32));
            let all = split.groups.iter().fold(Cards::NONE, |sum, group| sum.plus(group.cards));
            assert_eq!(all, hand);
        }
    }

    #[test]
    fn the_bomb_is_led_last_and_the_rocket_before_the_last_play() {
        let lead = |text: &str| {
            let play = Recursive::new(Values::seed()).lead(text.parse().unwrap());
            play.map(|play| play.cards.to_string())
        };
        assert_eq!(lead("333345").as_deref(), Some("4"));
        assert_eq!(lead("34567BR").as_deref(), Some("BR"));
        assert_eq!(lead("3579BR").as_deref(), Some("3"));
        assert_eq!(lead("3333B").as_deref(), Some("B"));
        assert_eq!(lead(""), None);
    }
}
