//! Cards as hosts write them: two in hand (`AhKd`) and the board in the order in which it was dealt (`8h Ac 3s`).

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::card::{Card, CardError, read};

/// Two cards in hand, different ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hole(pub [Card; 2]);

impl Default for Hole {
    /// The two lowest cards.
    fn default() -> Hole {
        Hole([Card::at(0), Card::at(1)])
    }
}

impl fmt::Display for Hole {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.0[0], self.0[1])
    }
}

impl FromStr for Hole {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Hole, CardError> {
        let cards = read(text, |count| count == 2, "two")?;
        cards.try_into().map(Hole).map_err(|_| CardError::Unknown(text.to_owned()))
    }
}

/// The board: no, three, four or five cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Board {
    cards: [Card; 5],
    count: u8,
}

impl Board {
    /// The board of these cards; those beyond the fifth are left out.
    pub fn of(cards: &[Card]) -> Board {
        let mut board = Board::default();
        board.cards.iter_mut().zip(cards).for_each(|(place, card)| *place = *card);
        board.count = cards.len().min(5) as u8;
        board
    }
}

impl Deref for Board {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }
}

impl fmt::Display for Board {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| card.fmt(out))
    }
}

impl FromStr for Board {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Board, CardError> {
        read(text, |count| matches!(count, 0 | 3..=5), "none, three, four or five").map(|cards| Board::of(&cards))
    }
}

macro_rules! as_text {
    ($($type:ident, $pattern:literal, $doc:literal;)*) => {$(
        impl TryFrom<String> for $type {
            type Error = CardError;

            fn try_from(text: String) -> Result<$type, CardError> {
                text.parse()
            }
        }

        impl From<$type> for String {
            fn from(cards: $type) -> String {
                cards.to_string()
            }
        }

        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "string", "pattern": $pattern, "description": $doc })
            }
        }
    )*};
}

as_text! {
    Hole, "^([\\s,]*([2-9TtJjQqKkAa]|10)[CcDdHhSs]){2}[\\s,]*$", "two different cards such as AhKd";
    Board, "^([\\s,]*([2-9TtJjQqKkAa]|10)[CcDdHhSs]){0,5}[\\s,]*$", "the board as it was dealt, such as 8h Ac 3s";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_and_boards_are_read_in_their_order() {
        assert_eq!("2c Ah".parse::<Hole>().unwrap().to_string(), "2cAh");
        assert_eq!("8h Ac 3s".parse::<Board>().unwrap().to_string(), "8hAc3s");
        assert!("".parse::<Board>().unwrap().is_empty());
        for text in ["AhAh", "Ah", "AhKd2c", "AhXx"] {
            assert!(text.parse::<Hole>().is_err(), "{text}");
        }
        for text in ["Ah", "AhKd", "AhKd2c3c4c5c", "AhKdAh"] {
            assert!(text.parse::<Board>().is_err(), "{text}");
        }
    }
}
