//! Imagined deals: hidden hands that agree with what a seat knows, likelier ones more often.
//!
//! How likely a deal is follows from what the hidden players did: each is imagined to play in one of a few
//! styles, and a deal explains a turn well when that style, holding those cards, would have done the same.
//! Deals are drawn by a random walk that swaps a few cards at a time (Metropolis), so that it stays where
//! deals explain the play; the styles are walked along with the cards.

use super::cards::Cards;
use super::dice::Dice;
use super::knowledge::{Known, Seen};
use super::moves::{Move, follows};
use super::rules::Bidding;
use super::styles::{Style, Styles};

/// An imagined deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deal {
    /// All three hands as they may be now.
    pub hands: [Cards; 3],
    /// How each seat plays; that of the own seat says nothing.
    pub styles: [Style; 3],
}

/// How often a style is met, and how its players keep to it: how likely they are to do just what it
/// would do, to play other cards of the same kind, and to do something else.
struct Habit {
    met: f64,
    same: f64,
    kind: f64,
    other: f64,
}

const HABITS: [Habit; 3] = [
    Habit { met: 0.3, same: 0.65, kind: 0.25, other: 0.1 },
    Habit { met: 0.5, same: 0.92, kind: 0.05, other: 0.03 },
    Habit { met: 0.2, same: 0.92, kind: 0.05, other: 0.03 },
];

/// How often a partner is met with each style: whoever asks for advice mostly plays with his like.
const PARTNERS: [f64; 3] = [0.9, 0.05, 0.05];

/// How likely a bid is for each point it is away from the expected one.
const BID_OFF: f64 = 0.5;

/// Steps before the first deal.
const FIRST_STEPS: u32 = 20;

/// Walks through the deals of one position.
pub struct Worlds<'a> {
    known: &'a Known,
    /// The unseen cards that may be anywhere, those of the next seat first.
    pile: Vec<u8>,
    /// How many of them the next seat holds.
    split: usize,
    deal: Deal,
    /// How well the deal explains what each seat did.
    fits: [f64; 3],
    steps: u32,
    moves: Vec<Move>,
    /// The turns of each hidden seat, those that most often speak against a deal first.
    order: [Vec<usize>; 3],
}

impl<'a> Worlds<'a> {
    /// Deals for a position, so many steps of the walk between two of them (0 draws evenly).
    pub fn new(known: &'a Known, steps: u32, styles: &mut Styles, dice: &mut dyn Dice) -> Worlds<'a> {
        let mut pile: Vec<u8> = known.unseen.minus(known.fixed).each_card().collect();
        let next = known.hidden()[0];
        let fixed = if next == known.now.landlord { known.fixed.len() } else { 0 };
        let split = ((known.counts[usize::from(next)] - fixed) as usize).min(pile.len());
        shuffle(&mut pile, split, dice);
        let deal = Deal {
            hands: [Cards::NONE; 3],
            styles: [0, 1, 2].map(|seat| {
                if known.now.partners(seat, known.seat) { Style::Careful } else { Style::Greedy }
            }),
        };
        let mut worlds = Worlds {
            known,
            pile,
            split,
            deal,
            fits: [1.0; 3],
            steps,
            moves: Vec::new(),
            order: [0, 1, 2].map(|seat| turns_of(known, seat)),
        };
        worlds.deal.hands = worlds.hands();
        if worlds.walks() {
            worlds.fits = worlds.fit(worlds.deal, styles, 0.0).unwrap_or([1.0; 3]);
            worlds.walk(FIRST_STEPS, styles, dice);
        }
        worlds
    }

    fn walks(&self) -> bool {
        self.steps > 0
            && (self.known.turns.len() > 1 || !self.known.bids.is_empty())
            && self.split > 0
            && self.split < self.pile.len()
    }

    /// One imagined deal.
    pub fn draw(&mut self, styles: &mut Styles, dice: &mut dyn Dice) -> Deal {
        if self.walks() {
            self.walk(self.steps, styles, dice);
        } else {
            shuffle(&mut self.pile, self.split, dice);
            self.deal.hands = self.hands();
        }
        self.deal
    }

    /// The hands when the pile is cut where the next seat's cards end.
    fn hands(&self) -> [Cards; 3] {
        let [next, third] = self.known.hidden();
        let free =
            self.pile.iter().take(self.split).fold(Cards::NONE, |sum, rank| sum.plus(Cards::of(*rank, 1)));
        let first = if next == self.known.now.landlord { free.plus(self.known.fixed) } else { free };
        let mut hands = self.known.now.hands;
        hands[usize::from(next)] = first;
        hands[usize::from(third)] = self.known.unseen.minus(first);
        hands
    }

    /// Deals with their weights times how well they explain the play, the weightiest first; the weights
    /// add up to 1.
    pub fn weigh(&mut self, deals: &[([Cards; 3], f64)], styles: &mut Styles) -> Vec<(Deal, f64)> {
        let own = self.deal.styles;
        let mut weighed: Vec<(Deal, f64)> = deals
            .iter()
            .map(|(hands, ways)| {
                let deal = Deal { hands: *hands, styles: own };
                let fits = self.fit(deal, styles, 0.0).unwrap_or([0.0; 3]);
                (deal, ways * fits.iter().product::<f64>())
            })
            .collect();
        let total: f64 = weighed.iter().map(|(_, weight)| weight).sum();
        weighed.iter_mut().for_each(|(_, weight)| *weight /= total.max(f64::MIN_POSITIVE));
        weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        weighed
    }

    fn walk(&mut self, steps: u32, styles: &mut Styles, dice: &mut dyn Dice) {
        for step in 0..steps {
            if step % 4 == 3 {
                self.change_style(self.known.hidden()[dice.below(2) as usize], styles, dice);
            }
            self.swap_cards(styles, dice);
        }
    }

    /// Swaps one to three cards of the hidden hands, if that explains the play well enough.
    fn swap_cards(&mut self, styles: &mut Styles, dice: &mut dyn Dice) {
        let many = (1 + dice.below(3) as usize).min(self.split).min(self.pile.len() - self.split);
        let mut swaps = [(0, 0); 3];
        for swap in swaps.iter_mut().take(many) {
            let mine = dice.below(self.split as u32) as usize;
            let theirs = self.split + dice.below((self.pile.len() - self.split) as u32) as usize;
            *swap = (mine, theirs);
            self.pile.swap(mine, theirs);
        }
        let deal = Deal { hands: self.hands(), ..self.deal };
        if deal.hands == self.deal.hands {
            return;
        }
        let least = chance(dice) * self.fits.iter().product::<f64>();
        match self.fit(deal, styles, least) {
            Some(fits) => (self.deal, self.fits) = (deal, fits),
            None => swaps.iter().take(many).rev().for_each(|(mine, theirs)| self.pile.swap(*mine, *theirs)),
        }
    }

    fn change_style(&mut self, seat: u8, styles: &mut Styles, dice: &mut dyn Dice) {
        let at = usize::from(seat);
        let style = Style::ALL[(self.deal.styles[at] as u32 + 1 + dice.below(2)) as usize % 3];
        let mut deal = self.deal;
        deal.styles[at] = style;
        let least = chance(dice) * self.fits[at];
        if let Some(fit) = self.fit_of(&deal, seat, styles, least) {
            (self.deal, self.fits[at]) = (deal, fit);
        }
    }

    /// How well a deal explains what each seat did; `None` when the product is below `least`.
    fn fit(&mut self, deal: Deal, styles: &mut Styles, least: f64) -> Option<[f64; 3]> {
        let mut fits = [1.0; 3];
        let [next, third] = self.known.hidden();
        let own = usize::from(self.known.seat);
        let first = self.fit_of(&deal, next, styles, least)?;
        let bids = self.fit_of_bids(&deal, styles);
        let second = self.fit_of(&deal, third, styles, least / first / bids)?;
        fits[usize::from(next)] = first;
        fits[usize::from(third)] = second;
        fits[own] = bids;
        Some(fits)
    }

    /// How well a deal explains what the hidden seats bid.
    fn fit_of_bids(&self, deal: &Deal, styles: &mut Styles) -> f64 {
        let played = self.known.turns.first().map_or([Cards::NONE; 3], |turn| turn.before.hands);
        let mut fit = 1.0;
        let mut called = false;
        for seen in self.known.bids.iter().filter(|seen| seen.most > 0) {
            let at = usize::from(seen.seat);
            let robs = called && styles.rules().bidding == Bidding::CallRob;
            called |= seen.bid > 0;
            let held = deal.hands[at].plus(played[at]);
            let dealt = if seen.seat == self.known.now.landlord {
                held.checked_minus(self.known.bottom)
            } else {
                Some(held)
            };
            let dealt = dealt.filter(|dealt| dealt.len() == 17 && seen.seat != self.known.seat);
            let expected = dealt.map_or(seen.bid, |dealt| styles.bid(dealt, (seen.least, seen.most), robs));
            fit = (0..expected.abs_diff(seen.bid)).fold(fit, |fit, _| fit * BID_OFF);
        }
        fit
    }

    /// How well a deal explains what one seat did.
    fn fit_of(&mut self, deal: &Deal, seat: u8, styles: &mut Styles, least: f64) -> Option<f64> {
        let style = deal.styles[usize::from(seat)];
        let habit = &HABITS[style as usize];
        let known = self.known;
        let mut fit = if known.now.partners(seat, known.seat) { PARTNERS[style as usize] } else { habit.met };
        for place in 0..self.order[usize::from(seat)].len() {
            let turn = &known.turns[self.order[usize::from(seat)][place]];
            fit *= self.agreement(turn, deal, (style, habit), styles);
            if fit < least {
                self.order[usize::from(seat)].swap(place, place.saturating_sub(1));
                return None;
            }
        }
        Some(fit)
    }

    fn agreement(
        &mut self,
        turn: &Seen,
        deal: &Deal,
        (style, habit): (Style, &Habit),
        styles: &mut Styles,
    ) -> f64 {
        let mut before = turn.before;
        for (hand, now) in before.hands.iter_mut().zip(deal.hands) {
            *hand = hand.plus(now);
        }
        if let (None, Some(last)) = (turn.play, before.last) {
            follows(before.hand(), last.kind, styles.rules(), &mut self.moves);
            if self.moves.is_empty() {
                return 1.0;
            }
        }
        match (styles.choose(style, &before), turn.play) {
            (expected, seen) if expected == seen => habit.same,
            (Some(expected), Some(seen)) if expected.kind.form == seen.kind.form => habit.kind,
            _ => habit.other,
        }
    }
}

/// Every way to hand out the unseen cards with the number of ways it stands for; `None` when there are
/// more than `most`.
pub fn all_deals(known: &Known, most: usize) -> Option<Vec<([Cards; 3], f64)>> {
    let free = known.unseen.minus(known.fixed);
    let [next, third] = known.hidden();
    let own = if next == known.now.landlord { known.fixed } else { Cards::NONE };
    let need = known.counts[usize::from(next)] - own.len();
    let mut parts = vec![(Cards::NONE, 1.0)];
    for rank in free.ranks() {
        let held = free.count(rank);
        let later = free.only(free.ranks().above(rank)).len();
        let longer = |(part, ways): &(Cards, f64)| {
            let (part, ways) = (*part, *ways);
            (0..=held).map(move |count| (part.plus(Cards::of(rank, count)), ways * choices(held, count)))
        };
        parts = parts.iter().flat_map(longer).collect();
        parts.retain(|(part, _)| part.len() <= need && part.len() + later >= need);
        if parts.len() > most {
            return None;
        }
    }
    let deal = |(part, ways): (Cards, f64)| {
        let mut hands = known.now.hands;
        hands[usize::from(next)] = part.plus(own);
        hands[usize::from(third)] = known.unseen.minus(part.plus(own));
        (hands, ways)
    };
    Some(parts.into_iter().map(deal).collect())
}

/// In how many ways `count` of `held` equal cards can be chosen.
fn choices(held: u8, count: u8) -> f64 {
    (0..count).fold(1.0, |ways, taken| ways * f64::from(held - taken) / f64::from(taken + 1))
}

/// The turns of a seat, the latest first.
fn turns_of(known: &Known, seat: u8) -> Vec<usize> {
    (0..known.turns.len()).rev().filter(|at| known.turns[*at].before.turn == seat).collect()
}

/// Brings random cards of the pile to its first `many` places.
fn shuffle(pile: &mut [u8], many: usize, dice: &mut dyn Dice) {
    for at in 0..many {
        let other = at + dice.below((pile.len() - at) as u32) as usize;
        pile.swap(at, other);
    }
}

/// A number from 0 to below 1.
fn chance(dice: &mut dyn Dice) -> f64 {
    f64::from(dice.below(1 << 30)) / f64::from(1 << 30)
}

#[cfg(test)]
mod tests {
    use super::super::recursive::Recursive;
    use super::super::rules::{DOUZERO, SEED};
    use super::super::table::{Step, View};
    use super::super::testing::Dealer;
    use super::super::value::Values;
    use super::*;

    /// A peasant who has seen all but a few cards.
    fn known(hand: &str, bottom: &str, history: &[&str]) -> Known {
        let step = |(at, text): (usize, &&str)| Step { seat: at as u8 % 3, cards: text.parse().unwrap() };
        let view = View {
            rules: DOUZERO,
            seat: history.len() as u8 % 3,
            first: 0,
            bids: vec![],
            landlord: Some(0),
            stake: 1,
            bottom: bottom.parse().unwrap(),
            hand: hand.parse().unwrap(),
            history: history.iter().enumerate().map(step).collect(),
        };
        Known::of(&view).unwrap()
    }

    #[test]
    fn all_deals_are_every_way_to_hand_out_the_unseen_cards() {
        assert!(all_deals(&known("33445566778899TTJ", "", &["3456789TJQ"]), 1000).is_none());
        let long = ["3456789TJQKA", "", "", "334455", "667788", "99TTJJ", ""];
        assert!(all_deals(&known("3KKQQAA222A", "", &long), 10).is_none());
        let known = known("3KKQQAA222A", "", &long);
        let deals = all_deals(&known, 100_000).unwrap();
        let ways: f64 = deals.iter().map(|(_, ways)| ways).sum();
        let of = |many: u32, taken: u32| {
            (0..taken).fold(1.0, |all, at| all * f64::from(many - at) / f64::from(at + 1))
        };
        assert!((ways - of(known.unseen.len(), known.counts[2])).abs() < 0.5);
        for (hands, _) in &deals {
            assert_eq!(hands[0].plus(hands[2]), known.unseen);
            assert_eq!(hands.map(|hand| hand.len()), known.counts);
        }
    }

    #[test]
    fn drawn_deals_keep_to_what_is_known() {
        let long = ["3456789TJQKA", "", "", "334455", "667788", "99TTJJ", ""];
        let known = known("3KKQQAA222A", "5KR", &long);
        let (mut dealer, mut styles) = (Dealer::new(22), Styles::new(Values::seed(), DOUZERO));
        let mut worlds = Worlds::new(&known, 4, &mut styles, &mut dealer);
        for _ in 0..200 {
            let deal = worlds.draw(&mut styles, &mut dealer);
            assert_eq!(deal.hands.map(|hand| hand.len()), known.counts);
            assert_eq!(deal.hands[0].plus(deal.hands[2]), known.unseen);
            assert!(deal.hands[0].contains(known.fixed));
        }
    }

    #[test]
    fn who_let_low_cards_pass_is_given_few_loose_ones() {
        let known = known("45566778899TTJJQQ", "", &["3", "", "", "4"]);
        let (mut dealer, mut styles) = (Dealer::new(23), Styles::new(Values::seed(), DOUZERO));
        let mut loose = |steps: u32| -> u32 {
            let mut worlds = Worlds::new(&known, steps, &mut styles, &mut dealer);
            (0..400).map(|_| worlds.draw(&mut styles, &mut dealer).hands[2].exactly(1).len()).sum()
        };
        let (walked, even) = (loose(6), loose(0));
        assert!(walked < even, "{walked} {even}");
    }

    #[test]
    fn who_bid_high_is_given_better_hands_than_who_passed() {
        let view = |bids: &[u8]| View {
            rules: SEED,
            seat: 0,
            first: 0,
            bids: bids.to_vec(),
            landlord: Some(2),
            stake: 3,
            bottom: "567".parse().unwrap(),
            hand: "33445566778899TTJ".parse().unwrap(),
            history: vec![Step { seat: 2, cards: "3".parse().unwrap() }],
        };
        let good = |bids: &[u8]| {
            let known = Known::of(&view(bids)).unwrap();
            let (mut dealer, mut styles) = (Dealer::new(24), Styles::new(Values::seed(), SEED));
            let mut worlds = Worlds::new(&known, 6, &mut styles, &mut dealer);
            let mut worth = || Values::seed().bid(worth_of(worlds.draw(&mut styles, &mut dealer).hands[1]));
            (0..400).filter(|_| worth() >= 2).count()
        };
        let (raised, passed) = (good(&[0, 2, 3]), good(&[0, 0, 3]));
        assert!(raised > 2 * passed, "{raised} {passed}");
    }

    fn worth_of(hand: Cards) -> i32 {
        i32::from(Recursive::new(Values::seed()).worth(hand).value)
    }
}
