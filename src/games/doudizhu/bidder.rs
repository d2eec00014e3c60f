//! Bidding, robbing and doubling by simulation.
//!
//! Hidden hands and the bottom are dealt at random, deals that fit the bids so far more often. The rest of
//! the auction is bid by the thresholds of the value series and the cards are played out by the careful
//! player; each bid that is open is tried in the same deals and the one with the most points is made.

use super::bidding::{Auction, auction};
use super::cards::Cards;
use super::dice::Dice;
use super::knowledge::{Known, SeenBid, ViewError, seen_bids};
use super::race::{Found, Outcome, Race};
use super::round::Round;
use super::rules::{Bidding, Rules};
use super::search::{Budget, Purse};
use super::styles::{Style, Styles};
use super::table::View;
use super::value::Values;
use super::worlds::Worlds;

/// One bid with what was found about it, the points in stakes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RankedBid {
    /// The bid; 0 is the pass.
    pub bid: u8,
    /// What was found.
    pub found: Found,
}

/// Bids and doubles by playing deals out.
pub struct Bidder {
    rules: Rules,
    styles: Styles,
}

/// How many deals are thrown away at most because they do not fit the bids.
const RETRIES: u32 = 6;
/// How often a deal is kept for each point by which a bid is not the expected one, in a hundred.
const KEPT: u32 = 45;

impl Bidder {
    /// A bidder under the rules of a table.
    pub fn new(values: &Values, rules: Rules) -> Bidder {
        Bidder { rules, styles: Styles::new(values, rules) }
    }

    /// All bids that are open to the seat of a view, the best first.
    ///
    /// # Errors
    /// When the view contradicts itself or another seat is to bid.
    pub fn bid(
        &mut self,
        view: &View,
        budget: Budget,
        dice: &mut dyn Dice,
    ) -> Result<Vec<RankedBid>, ViewError> {
        let seen = seen_bids(view)?;
        let (least, most) = match auction(view.rules.bidding, view.first, &view.bids)? {
            Auction::Open { seat, least, most } if seat == view.seat => (least, most),
            _ => return Err(ViewError::NotBidding),
        };
        if view.hand.len() != 17 {
            return Err(ViewError::HandSize { found: view.hand.len(), wanted: 17 });
        }
        let bids: Vec<u8> = std::iter::once(0).chain(least..=most).collect();
        let mut purse = Purse { budget, spent: 0 };
        let mut race = Race::new(bids.len());
        while race.open.len() > 1 && purse.is_open() {
            let deal = self.deal(view, &seen, dice);
            // What each landlord would get for a stake of one, worked out when it is first asked for.
            let mut known: [Option<i32>; 3] = [None; 3];
            for at in race.open.clone() {
                let points = f64::from(self.after(view, &deal, bids[at], (&mut known, &mut purse)));
                race.add(at, 1.0, points, Outcome { won: points > 0.0, points });
            }
            race.drop_laggards();
        }
        let ranked = |(at, found): (usize, Found)| RankedBid { bid: bids[at], found };
        Ok(race.ranking(false).into_iter().map(ranked).collect())
    }

    /// What the deal is likely to bring the seat of a view before the first play, in shares of the stake:
    /// whoever expects to gain doubles.
    ///
    /// # Errors
    /// When the view contradicts itself.
    pub fn outlook(&mut self, view: &View, budget: Budget, dice: &mut dyn Dice) -> Result<Found, ViewError> {
        let known = Known::of(view)?;
        let mut purse = Purse { budget, spent: 0 };
        let mut race = Race::new(1);
        let mut worlds = Worlds::new(&known, 4, &mut self.styles, dice);
        while purse.spent == 0 || purse.is_open() {
            let deal = worlds.draw(&mut self.styles, dice);
            let mut round = known.with_hands(deal.hands);
            self.play_out(&mut round);
            purse.spent += 1;
            let points = f64::from(round.points(1, &self.rules)[usize::from(view.seat)]);
            race.add(0, 1.0, points, Outcome { won: points > 0.0, points });
        }
        Ok(race.ranking(false).first().map_or(Found::default(), |(_, found)| *found))
    }

    /// Three hands of 17; what is left of the deck is the bottom.
    fn deal(&mut self, view: &View, seen: &[SeenBid], dice: &mut dyn Dice) -> [Cards; 3] {
        let mut hands = even(view, dice);
        for _ in 0..RETRIES {
            let off = self.surprise(view, seen, &hands);
            if (0..off).all(|_| dice.below(100) < KEPT) {
                break;
            }
            hands = even(view, dice);
        }
        hands
    }

    /// By how many points the bids of the others are not the expected ones.
    fn surprise(&mut self, view: &View, seen: &[SeenBid], hands: &[Cards; 3]) -> u32 {
        let (mut off, mut called) = (0, false);
        for one in seen {
            let expected = self.model(one.seat, hands, (one.least, one.most), called);
            if one.seat != view.seat {
                off += u32::from(expected.abs_diff(one.bid));
            }
            called |= one.bid > 0;
        }
        off
    }

    fn model(&mut self, seat: u8, hands: &[Cards; 3], open: (u8, u8), called: bool) -> u8 {
        let robs = called && self.rules.bidding == Bidding::CallRob;
        self.styles.bid(hands[usize::from(seat)], open, robs)
    }

    /// The points of the view's seat when it makes a bid and the auction and the play go on.
    fn after(
        &mut self,
        view: &View,
        hands: &[Cards; 3],
        bid: u8,
        (known, purse): (&mut [Option<i32>; 3], &mut Purse),
    ) -> i32 {
        let mut bids: Vec<u8> = view.bids.iter().copied().chain([bid]).collect();
        loop {
            match auction(view.rules.bidding, view.first, &bids) {
                Ok(Auction::Open { seat, least, most }) => {
                    let called = bids.iter().any(|bid| *bid > 0);
                    let next = self.model(seat, hands, (least, most), called);
                    bids.push(next);
                }
                Ok(Auction::Closed { landlord, stake }) => {
                    let gain = *known[usize::from(landlord)].get_or_insert_with(|| {
                        purse.spent += 1;
                        self.gain(hands, landlord)
                    });
                    return stake * if landlord == view.seat { 2 * gain } else { -gain };
                }
                _ => return 0,
            }
        }
    }

    /// What the landlord wins for each share when the cards are played out.
    fn gain(&mut self, hands: &[Cards; 3], landlord: u8) -> i32 {
        let bottom = hands.iter().fold(Cards::DECK, |left, hand| left.minus(*hand));
        let mut hands = *hands;
        let own = &mut hands[usize::from(landlord)];
        *own = own.plus(bottom);
        let mut round = Round::new(hands, landlord);
        self.play_out(&mut round);
        round.points(1, &self.rules)[usize::from(landlord)] / 2
    }

    fn play_out(&mut self, round: &mut Round) {
        while round.winner().is_none() {
            let play = self.styles.choose(Style::Careful, round);
            round.apply(play);
        }
    }
}

/// Hands of 17 for the others from the cards that the view's seat does not hold.
fn even(view: &View, dice: &mut dyn Dice) -> [Cards; 3] {
    let mut pile: Vec<u8> = Cards::DECK.minus(view.hand).each_card().collect();
    let mut hands = [view.hand; 3];
    for seat in (0..3).filter(|seat| *seat != usize::from(view.seat)) {
        hands[seat] = Cards::NONE;
        for _ in 0..17 {
            let at = dice.below(pile.len() as u32) as usize;
            hands[seat] = hands[seat].plus(Cards::of(pile.swap_remove(at), 1));
        }
    }
    hands
}

#[cfg(test)]
mod tests {
    use super::super::rules::SEED;
    use super::super::testing::Dealer;
    use super::*;

    fn view(hand: &str, rules: Rules, bids: &[u8]) -> View {
        View {
            rules,
            seat: bids.len() as u8 % 3,
            first: 0,
            bids: bids.to_vec(),
            landlord: None,
            stake: 1,
            bottom: Cards::NONE,
            hand: hand.parse().unwrap(),
            history: vec![],
        }
    }

    fn bid(hand: &str, rules: Rules, bids: &[u8]) -> u8 {
        let budget = Budget { playouts: 600, more: &mut || true };
        let mut bidder = Bidder::new(Values::seed(), rules);
        bidder.bid(&view(hand, rules, bids), budget, &mut Dealer::new(31)).unwrap()[0].bid
    }

    #[test]
    fn a_strong_hand_bids_all_and_a_weak_one_passes() {
        assert_eq!(bid("3344567TAAA2222BR", SEED, &[]), 3);
        assert_eq!(bid("3344567TAAA2222BR", SEED, &[0, 2]), 3);
        assert_eq!(bid("3345678899TJJQ446", SEED, &[]), 0);
        assert_eq!(bid("335566889TJJQQ446", SEED, &[1, 2]), 0);
    }

    #[test]
    fn calling_and_robbing_follow_the_hand() {
        let rules = Rules { bidding: Bidding::CallRob, ..SEED };
        assert_eq!(bid("3344567TAAA2222BR", rules, &[1]), 1);
        assert_eq!(bid("335566889TJJQQ446", rules, &[1]), 0);
    }

    #[test]
    fn who_is_not_to_bid_is_told_so() {
        let mut bidder = Bidder::new(Values::seed(), SEED);
        let budget = Budget { playouts: 10, more: &mut || true };
        let ended = View { seat: 2, ..view("3344567TAAA2222BR", SEED, &[3]) };
        assert_eq!(bidder.bid(&ended, budget, &mut Dealer::new(1)), Err(ViewError::NotBidding));
    }

    #[test]
    fn the_better_hand_has_the_better_outlook() {
        let mut bidder = Bidder::new(Values::seed(), SEED);
        let mut outlook = |hand: &str| {
            let view = View { landlord: Some(0), bottom: "345".parse().unwrap(), ..view(hand, SEED, &[3]) };
            let budget = Budget { playouts: 200, more: &mut || true };
            bidder.outlook(&View { seat: 0, ..view }, budget, &mut Dealer::new(2)).unwrap().points
        };
        assert!(outlook("3345678TJQKAA2222BRA") > 1.0);
        assert!(outlook("33445668899TJJQQKK57") < 0.0);
    }
}
