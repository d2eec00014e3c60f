//! Points by name: a letter for the column from the left, a number for the row from below; `H8` is
//! the centre of a board of 15.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest board.
pub const LARGEST: usize = 22;

/// The smallest board.
pub const SMALLEST: usize = 5;

/// A point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point {
    /// Column, 0 at the left.
    pub x: u8,
    /// Row, 0 at the bottom.
    pub y: u8,
}

impl Point {
    /// A point by column and row.
    pub const fn at(x: u8, y: u8) -> Point {
        Point { x, y }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.x), self.y + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no point of any board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no point such as H8")]
pub struct NoPoint(pub String);

impl FromStr for Point {
    type Err = NoPoint;

    /// Reads `H8` or `h8`.
    fn from_str(text: &str) -> Result<Point, NoPoint> {
        let wrong = || NoPoint(text.chars().take(20).collect());
        let mut chars = text.chars();
        let column = chars.next().map(|letter| letter.to_ascii_uppercase()).ok_or_else(wrong)?;
        let digits = chars.as_str();
        let has_digits = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
        let row: usize = digits.parse().ok().filter(|_| has_digits).ok_or_else(wrong)?;
        let last = char::from(b'A' + (LARGEST - 1) as u8);
        match ('A'..=last).contains(&column) && (1..=LARGEST).contains(&row) {
            true => Ok(Point::at(column as u8 - b'A', (row - 1) as u8)),
            false => Err(wrong()),
        }
    }
}

impl Serialize for Point {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Point, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Point {
    fn schema_name() -> Cow<'static, str> {
        "Point".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "description": "A point such as H8.", "pattern": "^[A-Va-v]([1-9]|1[0-9]|2[0-2])$"})
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn names_are_read_and_written() {
        for name in ["A1", "H8", "O15", "V22"] {
            assert_eq!(name.parse::<Point>().unwrap().to_string(), name);
        }
        assert_eq!("h8".parse::<Point>().unwrap(), Point::at(7, 7));
        for wrong in ["", "8", "H", "H0", "H23", "W1", "H8x", "H+8", "ä1", "H99999999999999999999"] {
            assert!(wrong.parse::<Point>().is_err(), "{wrong}");
        }
    }
}
