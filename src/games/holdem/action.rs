//! What a player does, in the letters of the ACPC: `f` folds, `c` checks or calls, `r600` bets or raises so that
//! the player's chips of the whole hand, antes apart, come to 600.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::rules::Chips;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Action {
    /// Gives up the hand.
    Fold,
    /// Checks, or calls as far as the stack goes.
    Call,
    /// Bets or raises: the chips of the whole hand, antes apart, that the player then has put in.
    RaiseTo(Chips),
}

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is neither f, c nor r with a number of chips such as r600")]
pub struct NoAction(pub String);

impl fmt::Display for Action {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Fold => out.write_str("f"),
            Action::Call => out.write_str("c"),
            Action::RaiseTo(chips) => write!(out, "r{chips}"),
        }
    }
}

impl FromStr for Action {
    type Err = NoAction;

    fn from_str(text: &str) -> Result<Action, NoAction> {
        let wrong = || NoAction(text.chars().take(32).collect());
        match text.as_bytes() {
            b"f" => Ok(Action::Fold),
            b"c" => Ok(Action::Call),
            [b'r', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                text[1..].parse().map(Action::RaiseTo).map_err(|_| wrong())
            }
            _ => Err(wrong()),
        }
    }
}

impl TryFrom<String> for Action {
    type Error = NoAction;

    fn try_from(text: String) -> Result<Action, NoAction> {
        text.parse()
    }
}

impl From<Action> for String {
    fn from(action: Action) -> String {
        action.to_string()
    }
}

impl JsonSchema for Action {
    fn schema_name() -> Cow<'static, str> {
        "Action".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^(f|c|r[0-9]+)$",
            "description": "f folds, c checks or calls, r600 raises to 600 chips of the whole hand, antes apart"
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_back() {
        for action in [Action::Fold, Action::Call, Action::RaiseTo(600)] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        for text in ["", "r", "r-5", "r5.5", "x", "f ", "r99999999999999999999", "call", "r+5"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
