//! What a seat can work out: which cards are unseen, how many each hidden hand has, which it must have.
//!
//! Made from a [`View`] alone. The history is replayed here, so a view that contradicts itself is an
//! error that names the field and not a wrong answer.

use super::bidding::{Auction, BidError, auction};
use super::cards::Cards;
use super::moves::Move;
use super::round::Round;
use super::table::{View, as_play};

/// Why a view cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// A bid that was not open.
    #[error("bids: {0}")]
    Bid(#[from] BidError),
    /// Another seat is to bid, or none.
    #[error("bids: it is not this seat's turn to bid")]
    NotBidding,
    /// There is play but no landlord.
    #[error("landlord: none, but there is play")]
    NoLandlord,
    /// The hand has not as many cards as were dealt less those played.
    #[error("hand: {found} cards, but {wanted} are left after what was played")]
    HandSize {
        /// How many there are.
        found: u32,
        /// How many there must be.
        wanted: u32,
    },
    /// A turn of play out of order, or one that is not legal.
    #[error("history[{at}]: {problem}")]
    History {
        /// Its place, from 0.
        at: usize,
        /// What is wrong.
        problem: &'static str,
    },
    /// More cards of a rank than the deck has.
    #[error("{field}: more cards of a rank than the deck has")]
    TooMany {
        /// The field that adds the card too many.
        field: &'static str,
    },
    /// The bottom cards are not three, or not among the landlord's.
    #[error("bottom: three cards that the landlord holds or has played are needed")]
    Bottom,
}

/// One turn of play as everybody saw it.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    /// The state before the turn; the hands are the cards that each seat still played from here on.
    pub before: Round,
    /// What was played; `None` is the pass.
    pub play: Option<Move>,
}

/// What a seat knows of a round.
#[derive(Clone, Debug)]
pub struct Known {
    /// The seat that knows it.
    pub seat: u8,
    /// The state now; the hands of the others are empty.
    pub now: Round,
    /// How many cards each seat holds.
    pub counts: [u32; 3],
    /// All cards that are neither in the own hand nor played.
    pub unseen: Cards,
    /// Cards of the bottom that the landlord must still hold, where he is hidden.
    pub fixed: Cards,
    /// All turns so far.
    pub turns: Vec<Seen>,
    /// All bids so far.
    pub bids: Vec<SeenBid>,
    /// The cards the landlord took; none where they were not shown.
    pub bottom: Cards,
}

/// One bid as everybody heard it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenBid {
    /// Who bid.
    pub seat: u8,
    /// The least bid that was open.
    pub least: u8,
    /// The most that could be bid.
    pub most: u8,
    /// What was bid; 0 is the pass.
    pub bid: u8,
}

impl Known {
    /// What follows from a view.
    ///
    /// # Errors
    /// When the view contradicts itself or the rules.
    pub fn of(view: &View) -> Result<Known, ViewError> {
        let landlord = landlord_of(view)?;
        let (now, turns, played) = replay(view, landlord)?;
        let counts = counts(view, landlord, &played)?;
        let (unseen, fixed) = unseen(view, landlord, &played, &counts)?;
        let mut now = now;
        now.hands = [Cards::NONE; 3];
        now.hands[usize::from(view.seat)] = view.hand;
        let bids = seen_bids(view)?;
        Ok(Known { seat: view.seat, now, counts, unseen, fixed, turns, bids, bottom: view.bottom })
    }

    /// The seats whose cards are hidden, in the order of play.
    pub fn hidden(&self) -> [u8; 2] {
        [(self.seat + 1) % 3, (self.seat + 2) % 3]
    }

    /// The round with all hands filled in.
    pub fn with_hands(&self, hands: [Cards; 3]) -> Round {
        Round { hands, ..self.now }
    }
}

/// The bids with the seats that made them.
///
/// # Errors
/// When one of them was not open.
pub fn seen_bids(view: &View) -> Result<Vec<SeenBid>, ViewError> {
    let one = |(at, bid): (usize, &u8)| match auction(view.rules.bidding, view.first, &view.bids[..at])? {
        Auction::Open { seat, least, most } => Ok(SeenBid { seat, least, most, bid: *bid }),
        _ => Err(ViewError::Bid(BidError::AfterTheEnd { number: at + 1 })),
    };
    view.bids.iter().enumerate().map(one).collect()
}

fn landlord_of(view: &View) -> Result<u8, ViewError> {
    let by_bids = auction(view.rules.bidding, view.first, &view.bids);
    match (view.landlord, by_bids) {
        (Some(landlord), _) if view.bids.is_empty() => Ok(landlord % 3),
        (_, Err(error)) => Err(error.into()),
        (stated, Ok(Auction::Closed { landlord, .. })) if stated.is_none_or(|stated| stated == landlord) => {
            Ok(landlord)
        }
        _ => Err(ViewError::NoLandlord),
    }
}

/// Plays the history through; gives the state now, the turns and what each seat has played.
fn replay(view: &View, landlord: u8) -> Result<(Round, Vec<Seen>, [Cards; 3]), ViewError> {
    // Each seat seems to hold the deck, so that nobody goes out while the history is replayed.
    let mut round = Round::new([Cards::DECK; 3], landlord);
    let (mut turns, mut played) = (Vec::with_capacity(view.history.len()), [Cards::NONE; 3]);
    let mut over = false;
    for (at, step) in view.history.iter().enumerate() {
        let wrong = |problem| ViewError::History { at, problem };
        if over {
            return Err(wrong("a seat has played all its cards before"));
        }
        if step.seat != round.turn {
            return Err(wrong("another seat is to move"));
        }
        let play = match step.cards.is_empty() {
            true if round.last.is_none() => return Err(wrong("who leads cannot pass")),
            true => None,
            false => Some(as_play(step.cards, round.to_beat(), &view.rules).ok_or(wrong("no legal play"))?),
        };
        turns.push(Seen { before: round, play });
        let own = &mut played[usize::from(step.seat)];
        *own = own.checked_plus(step.cards).ok_or(wrong("more cards of a rank than the deck has"))?;
        over = own.len() >= dealt(step.seat, landlord);
        round.hands = [Cards::DECK; 3];
        round.apply(play);
    }
    let mut later = [Cards::NONE; 3];
    for (turn, step) in turns.iter_mut().zip(&view.history).rev() {
        let own = usize::from(step.seat);
        later[own] = later[own].plus(step.cards);
        turn.before.hands = later;
    }
    Ok((round, turns, played))
}

/// How many cards a seat has at the start of play.
fn dealt(seat: u8, landlord: u8) -> u32 {
    if seat == landlord { 20 } else { 17 }
}

fn counts(view: &View, landlord: u8, played: &[Cards; 3]) -> Result<[u32; 3], ViewError> {
    let mut counts = [0; 3];
    for seat in 0..3u8 {
        let own = usize::from(seat);
        let at = view.history.len().saturating_sub(1);
        let too_many = ViewError::History { at, problem: "a seat has played more cards than it was dealt" };
        counts[own] = dealt(seat, landlord).checked_sub(played[own].len()).ok_or(too_many)?;
    }
    let (found, wanted) = (view.hand.len(), counts[usize::from(view.seat)]);
    if found == wanted { Ok(counts) } else { Err(ViewError::HandSize { found, wanted }) }
}

fn unseen(
    view: &View,
    landlord: u8,
    played: &[Cards; 3],
    counts: &[u32; 3],
) -> Result<(Cards, Cards), ViewError> {
    let all_played = played.iter().try_fold(Cards::NONE, |sum, cards| sum.checked_plus(*cards));
    let all_played = all_played.ok_or(ViewError::TooMany { field: "history" })?;
    let seen = all_played.checked_plus(view.hand).ok_or(ViewError::TooMany { field: "hand" })?;
    let unseen = Cards::DECK.minus(seen);
    let theirs = played[usize::from(landlord)];
    let left = |rank| Cards::of(rank, view.bottom.count(rank).saturating_sub(theirs.count(rank)));
    let fixed = (0..15).map(left).fold(Cards::NONE, Cards::plus);
    let mine = view.seat == landlord;
    let held = if mine { view.hand.contains(fixed) } else { unseen.contains(fixed) };
    let fits = fixed.len() <= counts[usize::from(landlord)];
    if !matches!(view.bottom.len(), 0 | 3) || !held || !fits {
        return Err(ViewError::Bottom);
    }
    Ok((unseen, if mine { Cards::NONE } else { fixed }))
}

#[cfg(test)]
mod tests {
    use super::super::rules::DOUZERO;
    use super::super::table::Step;
    use super::*;

    fn view(hand: &str, seat: u8, history: &[(u8, &str)]) -> View {
        let step = |(seat, cards): &(u8, &str)| Step { seat: *seat, cards: cards.parse().unwrap() };
        View {
            rules: DOUZERO,
            seat,
            first: 0,
            bids: vec![],
            landlord: Some(0),
            stake: 1,
            bottom: "3KR".parse().unwrap(),
            hand: hand.parse().unwrap(),
            history: history.iter().map(step).collect(),
        }
    }

    #[test]
    fn unseen_cards_and_those_the_landlord_must_hold() {
        let known = Known::of(&view("34455667788TTJQKA", 1, &[(0, "3")])).unwrap();
        assert_eq!(known.counts, [19, 17, 17]);
        assert_eq!(known.fixed.to_string(), "KR");
        assert_eq!(known.unseen.len(), 36);
        assert_eq!(known.now.turn, 1);
        assert_eq!(known.turns[0].before.hands[0].to_string(), "3");
    }

    #[test]
    fn contradictions_are_named() {
        let error = |view: View| Known::of(&view).unwrap_err();
        let hand = "34455667788TTJQKA";
        assert_eq!(error(view("345", 1, &[(0, "3")])), ViewError::HandSize { found: 3, wanted: 17 });
        assert!(matches!(error(view(hand, 1, &[(1, "3")])), ViewError::History { at: 0, .. }));
        assert!(matches!(error(view(hand, 1, &[(0, "")])), ViewError::History { at: 0, .. }));
        assert!(matches!(error(view(hand, 2, &[(0, "5"), (1, "3")])), ViewError::History { at: 1, .. }));
        assert!(matches!(
            error(view("3344455667788TTJQ", 1, &[(0, "333")])),
            ViewError::TooMany { field: "hand" }
        ));
        assert!(matches!(error(view("34455667788TTJQKR", 1, &[(0, "3")])), ViewError::Bottom));
    }
}
