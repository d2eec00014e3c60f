//! Questions, answers and events of the game.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::point::Point;
use super::rule::Side;
use super::snapshot::Snapshot;
use crate::error::HostError;
use crate::kit::near;

/// A question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Where to place a stone.
    Move {
        /// Who is asked.
        seat: Side,
    },
}

/// An answer: a point such as `"H8"`, or `"resign"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// A stone on a point.
    Place(Point),
    /// The game is given up.
    Resign(Resign),
}

/// `"resign"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Resign {
    /// The word.
    Resign,
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Place(point) => write!(f, "{point}"),
            Answer::Resign(_) => f.write_str("resign"),
        }
    }
}

/// What a host reports between questions; it changes the state.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Whoever was to move has placed a stone.
    Played {
        /// Where.
        point: Point,
    },
    /// The last stone was taken back.
    TakenBack {},
}

impl Event {
    /// Its name on the wire.
    pub fn name(&self) -> &'static str {
        match self {
            Event::Played { .. } => "played",
            Event::TakenBack {} => "taken_back",
        }
    }

    /// Changes the state.
    ///
    /// # Errors
    /// A point that is outside or taken, a game that is over, or nothing to take back.
    pub fn apply(&self, snapshot: &mut Snapshot) -> Result<(), HostError> {
        match self {
            Event::Played { point } => {
                if let Some(ending) = snapshot.ended() {
                    return Err(HostError::new("point", "a game that goes on", ending.to_string()));
                }
                let mut after = snapshot.clone();
                after.moves.push(*point);
                after.side = Some(snapshot.to_move().other());
                let within = |error: HostError| HostError::new("point", error.expected, error.found);
                after.check().map_err(within)?;
                *snapshot = after;
            }
            Event::TakenBack {} => {
                let side = snapshot.to_move().other();
                if snapshot.moves.pop().is_none() {
                    return Err(HostError::new("", "a move that can be taken back", "no move"));
                }
                snapshot.side = Some(side);
            }
        }
        Ok(())
    }
}

/// What is wrong with a question that could not be read.
pub(super) fn misread(ask: &Value) -> Option<HostError> {
    let kind = ask.get("kind").and_then(Value::as_str);
    let Some(kind) = kind else {
        return Some(HostError::new("kind", "`move`", ask.get("kind").map_or("nothing".to_owned(), Value::to_string)));
    };
    if kind != "move" {
        let near = near::nearest(kind, ["move"]).map(|near| format!("; did you mean `{near}`?"));
        return Some(HostError::new("kind", "`move`", format!("`{kind}`{}", near.unwrap_or_default())));
    }
    let seat = ask.get("seat");
    let is_side = |text: &str| text == "black" || text == "white";
    match seat.and_then(Value::as_str) {
        Some(text) if is_side(text) => None,
        _ => Some(HostError::new("seat", "`black` or `white`", seat.map_or("nothing".to_owned(), Value::to_string))),
    }
}
