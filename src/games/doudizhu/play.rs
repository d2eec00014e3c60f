//! What a seat does in its turn, as hosts write it: cards such as `"KKK3"`, or `"pass"`.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::cards::{Cards, CardsError};

/// The word of a pass.
pub const PASS: &str = "pass";

/// Cards that are played, or a pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Play(Cards);

/// A text that is neither cards nor a pass.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPlay {
    /// No cards at all.
    #[error("no cards, expected cards or `pass`")]
    Empty,
    /// No cards of one deck.
    #[error(transparent)]
    Cards(#[from] CardsError),
}

impl Play {
    /// A pass.
    pub const PASS: Play = Play(Cards::NONE);

    /// Cards, or a pass where there are none.
    pub fn of(cards: Cards) -> Play {
        Play(cards)
    }

    /// The cards; none for a pass.
    pub fn cards(self) -> Cards {
        self.0
    }

    /// Whether it is a pass.
    pub fn is_pass(self) -> bool {
        self.0.is_empty()
    }
}

impl FromStr for Play {
    type Err = NoPlay;

    fn from_str(text: &str) -> Result<Play, NoPlay> {
        match text {
            PASS => Ok(Play::PASS),
            "" => Err(NoPlay::Empty),
            cards => Ok(Play(cards.parse()?)),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() { out.write_str(PASS) } else { self.0.fmt(out) }
    }
}

impl Serialize for Play {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Play {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Play, D::Error> {
        <Cow<'de, str>>::deserialize(input)?.parse().map_err(D::Error::custom)
    }
}

impl JsonSchema for Play {
    fn schema_name() -> Cow<'static, str> {
        "Play".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^(pass|[3-9TJQKA2BR]+)$",
            "description": "Cards that are played, in any order, or `pass`.",
        })
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^[3-9TJQKA2BR]*$",
            "description": "Cards in any order: `T` is the ten, `B` the black joker, `R` the red one.",
        })
    }
}
