//! Questions, answers and events of the game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::cards::Cards;
use super::play::Play;
use super::seat::Seat;
use super::snapshot::Snapshot;
use super::standing::Phase;
use crate::error::HostError;
use crate::kit::near;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// What to bid: 0 passes.
    Bid {
        /// Who is asked.
        seat: Seat,
    },
    /// Whether to double.
    Double {
        /// Who is asked.
        seat: Seat,
    },
    /// What to play.
    Play {
        /// Who is asked.
        seat: Seat,
    },
}

/// The kinds of question.
pub(super) const KINDS: [&str; 3] = ["bid", "double", "play"];

impl Ask {
    /// Who is asked.
    pub fn seat(self) -> Seat {
        match self {
            Ask::Bid { seat } | Ask::Double { seat } | Ask::Play { seat } => seat,
        }
    }

    /// Its kind on the wire.
    pub fn kind(self) -> &'static str {
        match self {
            Ask::Bid { .. } => KINDS[0],
            Ask::Double { .. } => KINDS[1],
            Ask::Play { .. } => KINDS[2],
        }
    }
}

/// An answer: a number for a bid, true or false for doubling, cards or `"pass"` for a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// A bid; 0 passes.
    Bid(u8),
    /// Whether to double.
    Double(bool),
    /// Cards, or a pass.
    Play(Play),
}

impl fmt::Display for Answer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Bid(bid) => bid.fmt(out),
            Answer::Double(double) => double.fmt(out),
            Answer::Play(play) => play.fmt(out),
        }
    }
}

/// What a host reports between questions; it changes the state. Who did it is known from the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Whoever was to bid has bid.
    Bid {
        /// The bid; 0 passes.
        bid: u8,
    },
    /// The bottom cards were shown; the landlord has taken them.
    Bottom {
        /// The three cards.
        cards: Cards,
    },
    /// Whoever was to say so doubles, or does not.
    Doubled {
        /// Whether.
        double: bool,
    },
    /// Whoever was to play has played, or passed.
    Played {
        /// The cards, or `"pass"`.
        cards: Play,
    },
}

impl Event {
    /// Its name on the wire.
    pub fn name(&self) -> &'static str {
        match self {
            Event::Bid { .. } => "bid",
            Event::Bottom { .. } => "bottom",
            Event::Doubled { .. } => "doubled",
            Event::Played { .. } => "played",
        }
    }

    /// Changes the state, wholly or not at all.
    ///
    /// # Errors
    /// What does not fit, with its path inside the event.
    pub fn apply(&self, snapshot: &mut Snapshot) -> Result<(), HostError> {
        let standing = snapshot.standing()?;
        let mut after = snapshot.clone();
        match (self, standing.phase) {
            (Event::Bid { bid }, Phase::Bid { .. }) => after.bids.push(*bid),
            (Event::Doubled { double }, Phase::Double { .. }) => after.doubles.push(*double),
            (Event::Bottom { cards }, Phase::Bottom | Phase::Double { .. } | Phase::Play { .. }) => {
                show_bottom(&mut after, standing.phase, *cards)?;
            }
            (Event::Played { cards }, Phase::Play { seat }) => put_down(&mut after, seat, *cards)?,
            (_, phase) => return Err(HostError::new("event", phase.expects(), self.name())),
        }
        after.standing().map_err(|error| HostError::new(self.field(), error.expected, error.found))?;
        *snapshot = after;
        Ok(())
    }

    fn field(&self) -> &'static str {
        match self {
            Event::Bid { .. } => "bid",
            Event::Doubled { .. } => "double",
            Event::Bottom { .. } | Event::Played { .. } => "cards",
        }
    }
}

fn show_bottom(after: &mut Snapshot, phase: Phase, cards: Cards) -> Result<(), HostError> {
    if !after.bottom.is_empty() {
        return Err(HostError::new("event", "the bottom cards once", "bottom"));
    }
    let is_mine = phase == Phase::Bottom;
    if is_mine {
        let taken = after.hand.checked_plus(cards);
        after.hand = taken
            .ok_or_else(|| HostError::new("cards", "cards that are not in the hand", cards.to_string()))?;
    }
    after.bottom = cards;
    Ok(())
}

fn put_down(after: &mut Snapshot, seat: Seat, play: Play) -> Result<(), HostError> {
    if seat == after.seat {
        let rest = after.hand.checked_minus(play.cards());
        after.hand = rest.ok_or_else(|| HostError::new("cards", "cards of the hand", play.to_string()))?;
    }
    after.history.push(play);
    Ok(())
}

/// What is wrong with a question that could not be read.
pub(super) fn misread(ask: &Value) -> Option<HostError> {
    let expected = "`bid`, `double` or `play`";
    let Some(kind) = ask.get("kind").and_then(Value::as_str) else {
        let found = ask.get("kind").map_or("nothing".to_owned(), Value::to_string);
        return Some(HostError::new("kind", expected, found));
    };
    if !KINDS.contains(&kind) {
        let near = near::nearest(kind, KINDS).map(|near| format!("; did you mean `{near}`?"));
        return Some(HostError::new("kind", expected, format!("`{kind}`{}", near.unwrap_or_default())));
    }
    let seat = ask.get("seat");
    match seat.and_then(Value::as_u64) {
        Some(1..=3) => None,
        _ => Some(HostError::new("seat", "1, 2 or 3", seat.map_or("nothing".to_owned(), Value::to_string))),
    }
}
