//! Where a deal stands by a snapshot: what is due, and what follows from what everybody has seen. A
//! snapshot that contradicts itself or the rules is an error that names the field.

use std::sync::Arc;

use super::bidding::{Auction, BidError, auction};
use super::knowledge::{Known, ViewError};
use super::seat::Seat;
use super::snapshot::Snapshot;
use super::table::View;
use crate::error::HostError;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A bid.
    Bid {
        /// Whose.
        seat: Seat,
        /// The lowest that is more than a pass.
        least: u8,
        /// The highest.
        most: u8,
    },
    /// Nothing: all have passed.
    Void,
    /// The landlord has yet to be shown his bottom cards.
    Bottom,
    /// Whether somebody doubles.
    Double {
        /// Who.
        seat: Seat,
    },
    /// A play.
    Play {
        /// Whose.
        seat: Seat,
    },
    /// Nothing: somebody has gone out.
    Over {
        /// Who.
        winner: Seat,
    },
}

impl Phase {
    /// What is due, in words.
    pub fn expects(self) -> String {
        match self {
            Phase::Bid { seat, .. } => format!("a bid of seat {seat}"),
            Phase::Void => "nothing: all have passed".to_owned(),
            Phase::Bottom => "the bottom cards that the landlord takes".to_owned(),
            Phase::Double { seat } => format!("whether seat {seat} doubles"),
            Phase::Play { seat } => format!("a play of seat {seat}"),
            Phase::Over { winner } => format!("nothing: seat {winner} has gone out"),
        }
    }
}

/// Where a deal stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// What is due.
    pub phase: Phase,
    /// What a share is worth before anything doubles.
    pub stake: i32,
    /// What the seat knows of the play, once the landlord has his cards.
    pub known: Option<Known>,
    /// The snapshot for the engine.
    pub view: View,
    /// Who has doubled, in turn from the landlord on.
    pub doubles: Vec<bool>,
}

impl Snapshot {
    /// Where the deal stands.
    ///
    /// # Errors
    /// The field that contradicts the rules or the others.
    pub fn standing(&self) -> Result<Arc<Standing>, HostError> {
        match self.kept() {
            Some(kept) => Ok(kept),
            None => self.worked_out().map(|standing| self.keep(standing)),
        }
    }

    fn worked_out(&self) -> Result<Standing, HostError> {
        let auction = auction(self.rules.0.bidding, self.first.index(), &self.bids).map_err(bid_error)?;
        let (landlord, stake) = match (self.landlord, auction) {
            (Some(landlord), _) if self.bids.is_empty() => (landlord, self.stake.map_or(1, i32::from)),
            (None, Auction::Open { seat, least, most }) => {
                return self.without_landlord(Phase::Bid { seat: Seat::at(seat), least, most });
            }
            (None, Auction::Void) => return self.without_landlord(Phase::Void),
            (stated, Auction::Closed { landlord, stake }) => {
                let landlord = Seat::at(landlord);
                if let Some(stated) = stated.filter(|stated| *stated != landlord) {
                    let expected = format!("seat {landlord}, whom the bids make landlord");
                    return Err(HostError::new("landlord", expected, stated.to_string()));
                }
                (landlord, self.stake.map_or(stake, i32::from))
            }
            (Some(stated), _) => {
                return Err(HostError::new("landlord", "none, by the bids so far", stated.to_string()));
            }
        };
        self.with_landlord(landlord, stake)
    }

    fn without_landlord(&self, phase: Phase) -> Result<Standing, HostError> {
        let wrong =
            |field: &str, found: String| Err(HostError::new(field, "none before there is a landlord", found));
        if let Some(play) = self.history.first() {
            return wrong("history[0]", play.to_string());
        }
        if !self.bottom.is_empty() {
            return wrong("bottom", self.bottom.to_string());
        }
        if let Some(double) = self.doubles.first() {
            return wrong("doubles[0]", double.to_string());
        }
        self.check_size(17)?;
        Ok(Standing { phase, stake: 1, known: None, view: self.view(None, 1), doubles: Vec::new() })
    }

    fn check_size(&self, wanted: u32) -> Result<(), HostError> {
        let found = self.hand.len();
        if found == wanted { Ok(()) } else { Err(hand_size(found, wanted)) }
    }

    fn with_landlord(&self, landlord: Seat, stake: i32) -> Result<Standing, HostError> {
        self.check_doubles()?;
        let view = self.view(Some(landlord), stake);
        let waits = self.seat == landlord && self.history.is_empty() && self.bottom.is_empty();
        if waits && self.hand.len() == 17 {
            return Ok(Standing {
                phase: Phase::Bottom,
                stake,
                known: None,
                view,
                doubles: self.doubles.clone(),
            });
        }
        let known = Known::of(&view).map_err(|error| self.told(error))?;
        let out = Seat::ALL.into_iter().find(|seat| known.counts[usize::from(seat.index())] == 0);
        let is_doubling = self.rules.0.doubling && self.history.is_empty() && self.doubles.len() < 3;
        let phase = match out {
            Some(winner) => Phase::Over { winner },
            None if is_doubling => Phase::Double { seat: landlord.after(self.doubles.len()) },
            None => Phase::Play { seat: Seat::at(known.now.turn) },
        };
        Ok(Standing { phase, stake, known: Some(known), view, doubles: self.doubles.clone() })
    }

    fn check_doubles(&self) -> Result<(), HostError> {
        let count = self.doubles.len();
        let most = if self.rules.0.doubling { 3 } else { 0 };
        let is_short = !self.history.is_empty() && !matches!(count, 0 | 3);
        if count > most || is_short {
            let expected = if most == 0 { "none under these rules" } else { "one for each seat" };
            return Err(HostError::new("doubles", expected, format!("{count} of them")));
        }
        Ok(())
    }

    fn told(&self, error: ViewError) -> HostError {
        match error {
            ViewError::Bid(error) => bid_error(error),
            ViewError::NotBidding => HostError::new("bids", "bids after which this seat is to bid", "others"),
            ViewError::NoLandlord => HostError::new("landlord", "a landlord, as there is play", "none"),
            ViewError::HandSize { found, wanted } => hand_size(found, wanted),
            ViewError::History { at, problem } => {
                let found = self.history.get(at).map_or("nothing".to_owned(), ToString::to_string);
                HostError::new(
                    format!("history[{at}]"),
                    "a turn that the rules allow",
                    format!("{found}: {problem}"),
                )
            }
            ViewError::TooMany { field } => HostError::new(
                field,
                "cards of one deck together with what else is seen",
                "more cards of a rank than the deck has",
            ),
            ViewError::Bottom => {
                let expected = "three cards that the landlord holds or has played";
                HostError::new("bottom", expected, format!("`{}`", self.bottom))
            }
        }
    }

    /// Fills in what follows from the rest; gives a line for each.
    ///
    /// # Errors
    /// As [`Snapshot::standing`].
    pub fn settle(&mut self) -> Result<Vec<String>, HostError> {
        let standing = self.standing()?;
        let landlord = standing.view.landlord.map(Seat::at);
        let mut filled = Vec::new();
        if let Some(seat) = landlord.filter(|_| self.landlord.is_none()) {
            self.landlord = Some(seat);
            filled.push(format!("landlord: seat {seat}"));
        }
        if landlord.is_some() && self.stake.is_none() {
            self.stake = u16::try_from(standing.stake).ok();
            filled.push(format!("stake: {}", standing.stake));
        }
        Ok(filled)
    }
}

fn hand_size(found: u32, wanted: u32) -> HostError {
    HostError::new(
        "hand",
        format!("{wanted} cards, as are left after what was played"),
        format!("{found} cards"),
    )
}

fn bid_error(error: BidError) -> HostError {
    match error {
        BidError::OutOfRange { number, bid, least, most } => HostError::new(
            format!("bids[{}]", number - 1),
            format!("0, or {least} to {most}"),
            bid.to_string(),
        ),
        BidError::AfterTheEnd { number } => {
            HostError::new(format!("bids[{}]", number - 1), "no bid: the bidding has ended", "a bid")
        }
    }
}
