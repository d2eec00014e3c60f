//! A whole hand as it was written down, and how it is played again: the same bets, the same pots, the same chips.
//!
//! Hands come from files (`phh`, `acpc`), from JSON, or from a table of our own; all of them are a [`Record`].

mod acpc;
mod amount;
mod deeds;
mod held;
mod notations;
mod phh;
mod phh_written;
mod replay;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::dealt::Board;
use super::rules::{Chips, OddChips, Reopen};

pub use held::Held;
pub use notations::NOTATIONS;
pub(super) use notations::told;
pub use replay::Replayed;

/// A hand that was played. Seats are in the order of play; all lists by seat have as many entries as there are seats.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The number or name of the hand; null where it has none.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub hand: Value,
    /// Who played.
    pub seats: Vec<Seat>,
    /// The seat with the button, from 1.
    pub button: u8,
    /// Blinds and straddles by seat. One below 0 was posted out of turn: a bet as the others, but not one after
    /// which the play begins.
    pub blinds: Vec<Chips>,
    /// Antes by seat; none where nobody pays any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub antes: Vec<Chips>,
    /// Whether antes make up a pot to which everybody has a claim as far as he has paid his; otherwise they belong to
    /// the main pot, whoever paid them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub antes_by_share: bool,
    /// The least bet.
    pub min_bet: Chips,
    /// Who may raise after a short all-in.
    #[serde(default)]
    pub reopen: Reopen,
    /// Who gets chips that cannot be shared.
    #[serde(default = "by_pot")]
    pub odd_chips: OddChips,
    /// How many places behind the point files give these amounts with: with 2, 4750 chips are written `47.50`.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub decimals: u8,
    /// What was done, in letters of the ACPC as in a snapshot: `r20fc/cr60`.
    #[serde(default)]
    pub history: String,
    /// The board.
    #[serde(default)]
    pub board: Board,
    /// How it came out by whoever wrote it down.
    #[serde(default, skip_serializing_if = "Told::is_empty")]
    pub told: Told,
    /// What else the file says of it, by the names of the format `phh`.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub fields: Map<String, Value>,
}

fn by_pot() -> OddChips {
    OddChips::ByPot
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Who sat at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The chips before antes and blinds; none where they are not known, and then there are always enough.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Chips>,
    /// What the player is called.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// The number of the chair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chair: Option<i64>,
    /// The cards, as far as they are known at the end.
    #[serde(default)]
    pub hole: Held,
    /// Whether they were shown, at a showdown or without one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
    /// Whether they were thrown away at the showdown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mucked: bool,
}

/// How a hand came out by whoever wrote it down, in chips by seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The chips behind at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finishing_stacks: Option<Vec<Chips>>,
    /// What was won of the pots, the rake taken off, a bet that nobody called not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winnings: Option<Vec<Chips>>,
}

impl Told {
    fn is_empty(&self) -> bool {
        *self == Told::default()
    }
}
