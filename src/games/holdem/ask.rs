//! Questions, answers and events of the game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::action::Action;
use super::dealt::{Board, Hole};
use super::history;
use super::snapshot::Snapshot;
use super::standing::Phase;
use crate::error::HostError;
use crate::kit::near;

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// What to do.
    Act {
        /// Who is asked, from 1.
        seat: u8,
    },
}

/// The kind of question.
pub(super) const KIND: &str = "act";

/// An answer: `f`, `c`, or `r` with the chips of the whole hand that are raised to.
pub type Answer = Action;

/// What a host reports between questions; it changes the state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Whoever was to act has acted.
    Acted {
        /// What was done.
        action: Action,
    },
    /// The board lies as it does now.
    Board {
        /// All of its cards.
        cards: Board,
    },
    /// A seat has shown its cards.
    Shown {
        /// Which, from 1.
        seat: u8,
        /// Its cards.
        cards: Hole,
    },
}

impl Event {
    /// Its name on the wire.
    pub fn name(&self) -> &'static str {
        match self {
            Event::Acted { .. } => "acted",
            Event::Board { .. } => "board",
            Event::Shown { .. } => "shown",
        }
    }

    /// Changes the state, wholly or not at all.
    ///
    /// # Errors
    /// What does not fit, with its path inside the event.
    pub fn apply(&self, snapshot: &mut Snapshot) -> Result<(), HostError> {
        let standing = snapshot.standing()?;
        let mut after = snapshot.clone();
        match self {
            Event::Acted { action } => {
                if !matches!(standing.phase, Phase::Act { .. }) {
                    return Err(HostError::new("event", standing.phase.expects(), self.name()));
                }
                history::write(&mut after.history, standing.table.street(), *action);
            }
            Event::Board { cards } => {
                if !cards.starts_with(&snapshot.board) {
                    let expected = format!("a board that begins with {}", snapshot.board);
                    return Err(HostError::new("cards", expected, cards.to_string()));
                }
                after.board = *cards;
            }
            Event::Shown { seat, cards } => {
                let place = usize::from(*seat).checked_sub(1).and_then(|at| after.seats.get_mut(at));
                let count = snapshot.seats.len();
                let wrong = || HostError::new("seat", format!("a seat from 1 to {count}"), seat.to_string());
                place.ok_or_else(wrong)?.shown = Some(*cards);
            }
        }
        after.standing().map_err(|error| HostError::new(self.field(), error.expected, error.found))?;
        *snapshot = after;
        Ok(())
    }

    fn field(&self) -> &'static str {
        match self {
            Event::Acted { .. } => "action",
            Event::Board { .. } | Event::Shown { .. } => "cards",
        }
    }
}

/// What is wrong with a question that could not be read.
pub(super) fn misread(ask: &Value) -> Option<HostError> {
    let expected = "`act`";
    let Some(kind) = ask.get("kind").and_then(Value::as_str) else {
        let found = ask.get("kind").map_or("nothing".to_owned(), Value::to_string);
        return Some(HostError::new("kind", expected, found));
    };
    if kind != KIND {
        let near = near::nearest(kind, [KIND]).map(|near| format!("; did you mean `{near}`?"));
        return Some(HostError::new("kind", expected, format!("`{kind}`{}", near.unwrap_or_default())));
    }
    let seat = ask.get("seat");
    match seat.and_then(Value::as_u64) {
        Some(1..=10) => None,
        _ => {
            let found = seat.map_or("nothing".to_owned(), Value::to_string);
            Some(HostError::new("seat", "a seat from 1 to 10", found))
        }
    }
}
