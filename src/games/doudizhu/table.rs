//! One deal from the bidding to the points, every step checked.
//!
//! A table knows everything: it is what a referee keeps. What one seat may see of it is a [`View`], made
//! here from public facts and that seat's own cards; hidden hands have no place in it.

use serde::{Deserialize, Serialize};

use super::bidding::{Auction, BidError, auction};
use super::cards::Cards;
use super::kinds::{Kind, readings};
use super::moves::Move;
use super::round::Round;
use super::rules::Rules;

/// Why a deal or a step of it is refused. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// A bid that is not open.
    #[error("bids: {0}")]
    Bid(#[from] BidError),
    /// Hands and bottom are not one deck of 17, 17, 17 and 3 cards.
    #[error("hands: 17, 17 and 17 cards and 3 of the bottom must make one deck")]
    NotADeck,
    /// A play where a bid is due, or a bid where a play is due.
    #[error("history[{at}]: the bidding has not ended, or the deal is over")]
    NotPlaying {
        /// The place of the play, from 0.
        at: usize,
    },
    /// A pass by the seat that leads.
    #[error("history[{at}]: who leads cannot pass")]
    PassOnTheLead {
        /// The place of the play, from 0.
        at: usize,
    },
    /// Cards that the seat does not hold.
    #[error("history[{at}]: {cards} is not held by seat {seat}")]
    NotHeld {
        /// The place of the play, from 0.
        at: usize,
        /// The seat.
        seat: u8,
        /// The cards.
        cards: Cards,
    },
    /// Cards that are no play, or none that beats the last one.
    #[error("history[{at}]: {cards} is no play that is legal here")]
    NoPlay {
        /// The place of the play, from 0.
        at: usize,
        /// The cards.
        cards: Cards,
    },
}

/// One deal as the referee knows it.
#[derive(Clone, Debug)]
pub struct Table {
    rules: Rules,
    first: u8,
    dealt: [Cards; 3],
    bottom: Cards,
    bids: Vec<u8>,
    stake: i32,
    round: Option<Round>,
    history: Vec<Step>,
}

/// One turn of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The seat, 0 to 2.
    pub seat: u8,
    /// The cards; none is the pass.
    pub cards: Cards,
}

impl Table {
    /// A deal in which seat `first` bids first.
    ///
    /// # Errors
    /// When the cards are not one deck.
    pub fn new(rules: Rules, dealt: [Cards; 3], bottom: Cards, first: u8) -> Result<Table, TableError> {
        let whole = dealt.iter().try_fold(bottom, |sum, hand| sum.checked_plus(*hand));
        if whole != Some(Cards::DECK) || dealt.iter().any(|hand| hand.len() != 17) {
            return Err(TableError::NotADeck);
        }
        let round = None;
        let mut table = Table {
            rules,
            first: first % 3,
            dealt,
            bottom,
            bids: Vec::new(),
            stake: 1,
            round,
            history: Vec::new(),
        };
        table.begin_if_closed()?;
        Ok(table)
    }

    fn begin_if_closed(&mut self) -> Result<(), TableError> {
        if let Auction::Closed { landlord, stake } = self.auction()? {
            let mut hands = self.dealt;
            let own = &mut hands[usize::from(landlord)];
            *own = own.plus(self.bottom);
            self.stake = stake;
            self.round = Some(Round::new(hands, landlord));
        }
        Ok(())
    }

    /// Where the bidding stands.
    ///
    /// # Errors
    /// Never for a table made by its own methods.
    pub fn auction(&self) -> Result<Auction, TableError> {
        Ok(auction(self.rules.bidding, self.first, &self.bids)?)
    }

    /// Bids for the seat whose turn it is: 0 passes.
    ///
    /// # Errors
    /// When the bid is not open.
    pub fn bid(&mut self, bid: u8) -> Result<(), TableError> {
        let bids: Vec<u8> = self.bids.iter().copied().chain([bid]).collect();
        auction(self.rules.bidding, self.first, &bids)?;
        self.bids = bids;
        self.begin_if_closed()
    }

    /// Plays for the seat whose turn it is; no cards is the pass.
    ///
    /// # Errors
    /// When the seat may not play these cards now.
    pub fn play(&mut self, cards: Cards) -> Result<(), TableError> {
        let at = self.history.len();
        let round = self.round.as_mut().filter(|round| round.winner().is_none());
        let round = round.ok_or(TableError::NotPlaying { at })?;
        let play = legal(round, cards, &self.rules, at)?;
        self.history.push(Step { seat: round.turn, cards });
        round.apply(play);
        Ok(())
    }

    /// The state of play, once there is a landlord.
    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// The points of each seat; `None` before the end. A deal in which all passed is worth nothing.
    pub fn points(&self) -> Option<[i32; 3]> {
        match &self.round {
            Some(round) => round.winner().map(|_| round.points(self.stake, &self.rules)),
            None => matches!(self.auction(), Ok(Auction::Void)).then_some([0; 3]),
        }
    }

    /// What a seat may see.
    pub fn view(&self, seat: u8) -> View {
        let own = usize::from(seat % 3);
        let started = self.round.as_ref();
        View {
            rules: self.rules,
            seat: seat % 3,
            first: self.first,
            bids: self.bids.clone(),
            landlord: started.map(|round| round.landlord),
            stake: self.stake,
            bottom: started.map_or(Cards::NONE, |_| self.bottom),
            hand: started.map_or(self.dealt[own], |round| round.hands[own]),
            history: self.history.clone(),
        }
    }
}

/// The play that `cards` are for the seat to move, `None` for the pass.
fn legal(round: &Round, cards: Cards, rules: &Rules, at: usize) -> Result<Option<Move>, TableError> {
    if cards.is_empty() {
        return if round.last.is_none() { Err(TableError::PassOnTheLead { at }) } else { Ok(None) };
    }
    if !round.hand().contains(cards) {
        return Err(TableError::NotHeld { at, seat: round.turn, cards });
    }
    let play = as_play(cards, round.to_beat(), rules);
    play.map(Some).ok_or(TableError::NoPlay { at, cards })
}

/// What `cards` are when played on `last`: where several readings count, the first that beats it.
pub fn as_play(cards: Cards, last: Option<Kind>, rules: &Rules) -> Option<Move> {
    let (mut found, mut first) = (None, true);
    readings(cards, rules, |kind| {
        let counts = rules.every_reading || first;
        first = false;
        if counts && found.is_none() && last.is_none_or(|last| kind.beats(last)) {
            found = Some(Move { kind, cards });
        }
    });
    found
}

/// What one seat knows: its own cards and everything that happened on the table.
#[derive(Clone, Debug)]
pub struct View {
    /// The rules of the table.
    pub rules: Rules,
    /// The seat that looks, 0 to 2.
    pub seat: u8,
    /// The seat that bid first.
    pub first: u8,
    /// All bids so far.
    pub bids: Vec<u8>,
    /// The landlord, once known.
    pub landlord: Option<u8>,
    /// What a share is worth before anything doubles.
    pub stake: i32,
    /// The three open cards the landlord took; none before there is one or where they are not shown.
    pub bottom: Cards,
    /// The cards this seat holds now.
    pub hand: Cards,
    /// All turns of play so far.
    pub history: Vec<Step>,
}

#[cfg(test)]
mod tests {
    use super::super::dice::Dice;
    use super::super::rules::{DOUZERO, SEED};
    use super::super::testing::{Dealer, how_many};
    use super::*;

    fn table(dealer: &mut Dealer, rules: Rules) -> Table {
        let [landlord, second, third] = dealer.deal();
        let bottom = dealer.part(landlord, 3);
        Table::new(rules, [landlord.minus(bottom), second, third], bottom, 0).unwrap()
    }

    #[test]
    fn random_deals_end_and_their_points_add_up_to_nothing() {
        let mut dealer = Dealer::new(12);
        let mut out = Vec::new();
        for _ in 0..how_many(20_000, 200) {
            let mut table = table(&mut dealer, DOUZERO);
            while table.points().is_none() {
                let round = *table.round().unwrap();
                round.moves(&DOUZERO, &mut out);
                let pass = u32::from(round.last.is_some());
                let at = dealer.below(out.len() as u32 + pass) as usize;
                table.play(out.get(at).map_or(Cards::NONE, |play| play.cards)).unwrap();
            }
            assert_eq!(table.points().unwrap().iter().sum::<i32>(), 0);
        }
    }

    #[test]
    fn what_is_not_legal_changes_nothing() {
        let mut table = table(&mut Dealer::new(13), SEED);
        assert_eq!(table.play("3".parse().unwrap()), Err(TableError::NotPlaying { at: 0 }));
        table.bid(3).unwrap();
        assert!(matches!(table.bid(3), Err(TableError::Bid(_))));
        let hand = table.view(0).hand;
        assert_eq!(hand.len(), 20);
        assert_eq!(table.play(Cards::NONE), Err(TableError::PassOnTheLead { at: 0 }));
        let missing = table.view(1).hand;
        assert!(matches!(table.play(missing), Err(TableError::NotHeld { .. })));
        assert!(matches!(table.play(hand), Err(TableError::NoPlay { .. })));
        assert_eq!((table.view(0).hand, table.view(2).history.len()), (hand, 0));
    }

    #[test]
    fn three_cards_are_no_answer_to_a_higher_one() {
        let five = as_play("5".parse().unwrap(), None, &SEED).unwrap();
        assert_eq!(as_play("3".parse().unwrap(), Some(five.kind), &SEED), None);
    }
}
