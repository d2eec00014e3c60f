//! How often a hand wins: by counting all that may come where that is little, else by sampling on the
//! project's seeded generator, so that the same seed gives the same figure everywhere.

use super::card::{Card, Cards};
use super::drawing::{Alias, Deck, Dice, Draw, MOST_HANDS, Pool, deal};
use super::range::Range;
use super::ranking::{Ranking, Score, score};
use crate::kit::rng::Rng;

/// Hands that are compared at most before sampling takes the place of counting.
pub const COUNTABLE: u64 = 60_000;

/// What an opponent may hold.
#[derive(Clone, Copy, Debug)]
pub enum Opponent<'a> {
    /// Any two cards.
    Random,
    /// Hands by their weights.
    Range(&'a Range),
    /// These two cards.
    Hand([Card; 2]),
}

/// How a hand fares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Equity {
    /// The share of cases in which it wins alone.
    pub win: f64,
    /// The share in which it is among those that tie for the best.
    pub tie: f64,
    /// What it gets of the pot on average: wins, and of ties its part.
    pub equity: f64,
    /// How many cases were looked at.
    pub samples: u64,
    /// Whether that was all of them.
    pub is_exact: bool,
}

/// What is asked: two cards on a board (0, 3, 4 or 5 cards) against others.
#[derive(Clone, Copy, Debug)]
pub struct Spot<'a> {
    /// The hand.
    pub hole: [Card; 2],
    /// The board so far.
    pub board: &'a [Card],
    /// Who else is in, nine at the most; further ones are not looked at.
    pub opponents: &'a [Opponent<'a>],
}

/// Wins and ties, weighed.
#[derive(Default)]
struct Sum {
    win: f64,
    tie: f64,
    parts: f64,
    weight: f64,
    cases: u64,
}

impl Sum {
    fn add(&mut self, own: Score, best: Score, (ties, weight): (u32, f64)) {
        self.weight += weight;
        self.cases += 1;
        if own > best {
            self.win += weight;
        } else if own == best {
            self.tie += weight;
            self.parts += weight / f64::from(ties + 1);
        }
    }

    fn equity(&self, is_exact: bool) -> Equity {
        if self.weight <= 0.0 {
            return Equity::default();
        }
        let share = |part: f64| part / self.weight;
        Equity {
            win: share(self.win),
            tie: share(self.tie),
            equity: share(self.win + self.parts),
            samples: self.cases,
            is_exact,
        }
    }
}

impl Spot<'_> {
    fn seen(&self) -> Cards {
        self.hole.iter().chain(self.board).copied().collect()
    }

    /// How the hand fares: counted where that takes no more than [`COUNTABLE`] comparisons, else from so many
    /// samples. All zeros where the opponents cannot hold what they should.
    pub fn equity(&self, samples: u32, rng: &mut Rng) -> Equity {
        self.counted(COUNTABLE).unwrap_or_else(|| self.sampled(samples, rng))
    }

    /// How the hand fares against one opponent, over all that may come; none where that would be more than `most`
    /// comparisons, or against more than one.
    pub fn counted(&self, most: u64) -> Option<Equity> {
        let [opponent] = self.opponents else { return None };
        let missing = 5usize.checked_sub(self.board.len())?;
        let (hands, rest) = match opponent {
            Opponent::Hand(_) => (1, 48 - self.board.len() as u64),
            _ => (990, 50 - self.board.len() as u64),
        };
        let boards = (0..missing as u64).fold(1, |boards, at| boards * (rest - at) / (at + 1));
        if boards * hands > most {
            return None;
        }
        let hands = self.hands_of(opponent);
        let mut sum = Sum::default();
        let blocked =
            if let Opponent::Hand(hand) = opponent { hand.iter().copied().collect() } else { Cards::NONE };
        let left: Vec<Card> = Cards::DECK.minus(self.seen()).minus(blocked).iter().collect();
        each_board(&left, (self.board.to_vec(), missing), &mut |board| self.compare(board, &hands, &mut sum));
        Some(sum.equity(true))
    }

    fn hands_of(&self, opponent: &Opponent<'_>) -> Vec<([Card; 2], f64)> {
        let seen = self.seen();
        let all: Vec<([Card; 2], f64)> = match opponent {
            Opponent::Hand(hand) => vec![(*hand, 1.0)],
            Opponent::Range(range) => range.hands().map(|(hole, weight)| (hole, f64::from(weight))).collect(),
            Opponent::Random => super::class::combos().map(|hole| (hole, 1.0)).collect(),
        };
        all.into_iter().filter(|(hole, _)| !hole.iter().any(|card| seen.has(*card))).collect()
    }

    fn compare(&self, board: &[Card], hands: &[([Card; 2], f64)], sum: &mut Sum) {
        let base = super::ranking::ranked(board);
        let own = base.with(self.hole[0]).with(self.hole[1]).score();
        let on_board: Cards = board.iter().copied().collect();
        for (hole, weight) in hands {
            if on_board.has(hole[0]) || on_board.has(hole[1]) {
                continue;
            }
            sum.add(own, base.with(hole[0]).with(hole[1]).score(), (1, *weight));
        }
    }

    /// How the hand fares in so many deals that are drawn.
    pub fn sampled(&self, samples: u32, rng: &mut Rng) -> Equity {
        let opponents = &self.opponents[..self.opponents.len().min(MOST_HANDS)];
        let mut dice = Dice::seeded(rng);
        let Some(pools) = self.pools(opponents) else { return Equity::default() };
        let mut sum = Sum::default();
        let base = super::ranking::ranked(self.board);
        let missing = 5usize.saturating_sub(self.board.len());
        let mut deck = Deck::of(Cards::DECK.minus(self.seen()));
        let mut hands = [[Card::default(); 2]; MOST_HANDS];
        // Hands that are in each other's way are drawn anew, all together: the deals are then as likely as they are.
        let mut tries = u64::from(samples) * 50;
        while sum.cases < u64::from(samples) && tries > 0 {
            tries -= 1;
            deck.begin();
            if !deal(&pools, &mut hands, (&mut deck, &mut dice)) {
                continue;
            }
            let board = (0..missing).fold(base, |board, _| board.with(deck.card(&mut dice)));
            let own = board.with(self.hole[0]).with(self.hole[1]).score();
            let (mut best, mut ties) = (Score::NONE, 0);
            for hole in &hands[..opponents.len()] {
                let other = board.with(hole[0]).with(hole[1]).score();
                ties = if other > best { 1 } else { ties + u32::from(other == best) };
                best = best.max(other);
            }
            sum.add(own, best, (ties, 1.0));
        }
        sum.equity(false)
    }

    /// What each opponent's hand is drawn from; none where one has nothing to hold.
    fn pools<'a>(&self, opponents: &'a [Opponent<'a>]) -> Option<Vec<Pool>> {
        let mut pools = Vec::with_capacity(opponents.len());
        for (at, opponent) in opponents.iter().enumerate() {
            pools.push(match opponent {
                Opponent::Random => Pool { seat: at, draw: Draw::Any },
                Opponent::Hand(hole) => Pool { seat: at, draw: Draw::These(*hole) },
                Opponent::Range(_) => {
                    let hands = self.hands_of(opponent);
                    Pool { seat: at, draw: Draw::Weighed(Alias::new(&hands)?) }
                }
            });
        }
        // Any two cards are drawn last, from what is left: nothing of theirs can be in the way.
        pools.sort_by_key(|pool| matches!(pool.draw, Draw::Any));
        Some(pools)
    }
}

/// How the hands fare against each other, all of them known: counted where few cards are to come, else sampled.
pub fn showdown(hands: &[[Card; 2]], board: &[Card], (samples, rng): (u32, &mut Rng)) -> Vec<Equity> {
    let seen: Cards = hands.iter().flatten().chain(board).copied().collect();
    let left: Vec<Card> = Cards::DECK.minus(seen).iter().collect();
    let missing = 5usize.saturating_sub(board.len());
    let mut sums: Vec<Sum> = hands.iter().map(|_| Sum::default()).collect();
    let mut settle = |board: &[Card]| {
        let scores: Vec<Score> = hands.iter().map(|hole| score(*hole, board)).collect();
        for (at, sum) in sums.iter_mut().enumerate() {
            let others = scores.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, score)| *score);
            let best = others.clone().max().unwrap_or_default();
            sum.add(scores[at], best, (others.filter(|score| *score == best).count() as u32, 1.0));
        }
    };
    let is_exact = missing <= 3;
    if is_exact {
        each_board(&left, (board.to_vec(), missing), &mut settle);
    } else {
        let mut dice = Dice::seeded(rng);
        let mut deck = Deck::of(Cards::DECK.minus(seen));
        for _ in 0..samples {
            deck.begin();
            let mut whole = board.to_vec();
            (0..missing).for_each(|_| whole.push(deck.card(&mut dice)));
            settle(&whole);
        }
    }
    sums.iter().map(|sum| sum.equity(is_exact)).collect()
}

/// Every way to fill up a board from these cards.
fn each_board(left: &[Card], (board, missing): (Vec<Card>, usize), work: &mut impl FnMut(&[Card])) {
    if missing == 0 {
        return work(&board);
    }
    for (at, card) in left.iter().enumerate() {
        let mut longer = board.clone();
        longer.push(*card);
        each_board(&left[at + 1..], (longer, missing - 1), work);
    }
}

#[cfg(test)]
mod tests {
    use super::super::card::parse;
    use super::*;

    fn pair(text: &str) -> [Card; 2] {
        parse(text).unwrap().try_into().unwrap()
    }

    fn against<'a>(hole: &str, board: &'a [Card], opponents: &'a [Opponent<'a>]) -> Spot<'a> {
        Spot { hole: pair(hole), board, opponents }
    }

    #[test]
    fn aces_against_kings_win_four_times_in_five() {
        let kings: Range = "KK".parse().unwrap();
        let opponents = [Opponent::Range(&kings)];
        let spot = against("AhAd", &[], &opponents);
        let sampled = spot.sampled(40_000, &mut Rng::for_match(1));
        assert!((sampled.equity - 0.8195).abs() < 0.01, "{sampled:?}");
        assert_eq!(sampled, spot.sampled(40_000, &mut Rng::for_match(1)), "the same seed, the same figure");
        assert_ne!(sampled, spot.sampled(40_000, &mut Rng::for_match(2)));
    }

    #[test]
    fn the_whole_count_of_aces_against_kings_is_the_known_one() {
        let opponents = [Opponent::Hand(pair("KhKs"))];
        let counted = against("AhAs", &[], &opponents).counted(2_000_000).unwrap();
        assert_eq!(counted.samples, 1_712_304, "48 over 5");
        assert!((counted.equity - 0.826_37).abs() < 0.000_1, "both kings are drawing thin: {counted:?}");
    }

    #[test]
    fn sampling_comes_close_to_counting() {
        let board = parse("Kd7s2c").unwrap();
        let range: Range = "22+, AT+, KT+, 76s:0.5".parse().unwrap();
        for opponent in [Opponent::Random, Opponent::Range(&range), Opponent::Hand(pair("AcKc"))] {
            let opponents = [opponent];
            let spot = against("AhKh", &board, &opponents);
            let counted = spot.counted(u64::MAX).unwrap();
            let sampled = spot.sampled(40_000, &mut Rng::for_match(3));
            assert!((counted.equity - sampled.equity).abs() < 0.01, "{counted:?} {sampled:?}");
            assert!(counted.is_exact && !sampled.is_exact);
        }
    }

    #[test]
    fn many_opponents_leave_a_smaller_part() {
        let opponents = [Opponent::Random; 5];
        let sampled = against("AhAd", &[], &opponents).equity(20_000, &mut Rng::for_match(1));
        assert!((sampled.equity - 0.492).abs() < 0.012, "aces against five: {sampled:?}");
        let nobody = against("AhAd", &[], &[]).sampled(10, &mut Rng::for_match(1));
        assert_eq!(nobody.win, 1.0);
    }

    #[test]
    fn what_nobody_can_hold_gives_nothing() {
        let aces: Range = "AhAd".parse().unwrap();
        let opponents = [Opponent::Range(&aces)];
        assert_eq!(against("AhKd", &[], &opponents).sampled(10, &mut Rng::for_match(1)), Equity::default());
    }

    #[test]
    fn known_hands_share_the_whole_pot() {
        let hands = ["AhAd", "KhKd", "7c6c"].map(pair);
        for board in ["", "8c9c2h", "8c9c2hKs", "8c9c2hKsTc"] {
            let board = parse(board).unwrap();
            let shares = showdown(&hands, &board, (5_000, &mut Rng::for_match(1)));
            assert!((shares.iter().map(|share| share.equity).sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }
}
