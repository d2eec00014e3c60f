//! Seats as hosts number them, from 1; inside they run from 0.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A seat; turns go from 1 to 2 to 3 and to 1 again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A number that is no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}, expected a seat: 1, 2 or 3")]
pub struct NoSeat(u8);

impl Seat {
    /// All seats.
    pub const ALL: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

    /// The seat with that number from 0; numbers above 2 begin anew.
    pub fn at(index: u8) -> Seat {
        Seat(index % 3)
    }

    /// Its number from 0.
    pub fn index(self) -> u8 {
        self.0
    }

    /// Its number from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The seat `turns` turns later.
    pub fn after(self, turns: usize) -> Seat {
        Seat((self.0 + (turns % 3) as u8) % 3)
    }

    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        ["1", "2", "3"][usize::from(self.0 % 3)]
    }
}

impl TryFrom<u8> for Seat {
    type Error = NoSeat;

    fn try_from(number: u8) -> Result<Seat, NoSeat> {
        if (1..=3).contains(&number) { Ok(Seat(number - 1)) } else { Err(NoSeat(number)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 1, "maximum": 3, "description": "A seat; turns go 1, 2, 3, 1 …" })
    }
}
