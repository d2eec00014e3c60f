//! A hand as one seat sees it: its own cards, the board, the chips at the beginning and what was done since.
//! There is no place in it for cards that were not shown.

use std::sync::{Arc, OnceLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::category::Category;
use super::dealt::{Board, Hole};
use super::rules::{Chips, Rules};
use super::standing::Standing;

/// One seat's view of a hand. Seats are numbered from 1 in the order of play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// Blinds, antes, and the rules that differ from house to house.
    #[serde(default)]
    pub rules: Rules,
    /// All seats of the table, empty ones too.
    pub seats: Vec<Place>,
    /// The seat with the button.
    pub button: u8,
    /// The seat whose view this is.
    pub seat: u8,
    /// The two cards that it holds.
    pub hole: Hole,
    /// The board, as far as it lies there.
    #[serde(default)]
    pub board: Board,
    /// All that was done, in letters of the ACPC: `f`, `c`, `r` with the chips of the whole hand, antes apart, and
    /// `/` between streets, such as `r20fc/cr60`. Antes and blinds are not in it.
    #[serde(default)]
    pub history: String,
    /// Blinds and straddles by seat, where they are others than the rules say (a dead button).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blinds: Vec<Chips>,
    /// Antes by seat, where they are others than the rules say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub antes: Vec<Chips>,
    /// The room that the table stands in.
    #[serde(default)]
    pub room: Room,
    /// Whether nobody at the table may know more than his own cards; true by default.
    #[serde(default = "yes")]
    pub fair: bool,
    /// How the hand shall end for this seat, where the host decides that; only at tables that are not fair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub destiny: Option<Destiny>,
    /// The number of the hand at this table, from 1; 0 where that is not known.
    #[serde(default)]
    pub hand: u64,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
    /// Where the hand stands, once that was worked out.
    #[serde(skip)]
    pub(super) worked_out: WorkedOut,
}

fn yes() -> bool {
    true
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Its chips before antes and blinds; a seat without any is not dealt in.
    pub stack: Chips,
    /// Whether the seat sits this hand out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
    /// Its cards, where it has shown them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<Hole>,
    /// What its player is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// The room of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Room {
    /// For whom it is.
    pub level: Level,
    /// The most chips that a player may bring to it; 0 where a hundred big blinds shall count.
    pub max_carry: Chips,
}

impl Default for Room {
    fn default() -> Room {
        Room { level: Level::Beginner, max_carry: 0 }
    }
}

/// For whom a room is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Beginners.
    #[default]
    Beginner,
    /// Players who know the game.
    Intermediate,
    /// Good players.
    Advanced,
    /// Whoever was asked in.
    Private,
}

impl Level {
    /// Its name on the wire and in scripts.
    pub const fn name(self) -> &'static str {
        ["beginner", "intermediate", "advanced", "private"][self as usize]
    }
}

/// How a hand shall end for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Destiny {
    /// Whether it wins.
    pub outcome: End,
    /// What it then holds, with the whole board.
    pub category: Category,
    /// The whole board, where it is known.
    #[serde(default)]
    pub board: Board,
    /// Who has decided it.
    #[serde(default)]
    pub director: Director,
}

/// How a hand ends for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// It has the best hand alone.
    Win,
    /// Another has a better one.
    Lose,
    /// It has the best hand with others.
    Tie,
}

impl End {
    /// Its name on the wire and in scripts.
    pub const fn name(self) -> &'static str {
        ["win", "lose", "tie"][self as usize]
    }
}

/// Who decides how a hand ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Director {
    /// The host.
    #[default]
    Host,
    /// A draw by the weights of the players.
    Weighted,
    /// The cards as they happen to lie.
    Peek,
}

impl Director {
    /// Its name on the wire and in scripts.
    pub const fn name(self) -> &'static str {
        ["host", "weighted", "peek"][self as usize]
    }
}

impl Snapshot {
    /// The most chips that a player may bring to the room: what it says, or a hundred big blinds.
    pub fn max_carry(&self) -> Chips {
        if self.room.max_carry > 0 { self.room.max_carry } else { 100 * self.rules.big_blind }
    }
}

/// Where a snapshot stands; kept because every decision asks for it several times. A copy begins without it.
#[derive(Debug, Default)]
pub(super) struct WorkedOut(OnceLock<(Box<Snapshot>, Arc<Standing>)>);

impl Clone for WorkedOut {
    fn clone(&self) -> WorkedOut {
        WorkedOut::default()
    }
}

impl PartialEq for WorkedOut {
    fn eq(&self, _: &WorkedOut) -> bool {
        true
    }
}

impl Snapshot {
    /// What was worked out before, if nothing has changed since.
    pub(super) fn kept(&self) -> Option<Arc<Standing>> {
        let (of, standing) = self.worked_out.0.get()?;
        (**of == *self).then(|| standing.clone())
    }

    /// Keeps what was worked out.
    pub(super) fn keep(&self, standing: Standing) -> Arc<Standing> {
        let standing = Arc::new(standing);
        let _ = self.worked_out.0.set((Box::new(self.clone()), standing.clone()));
        standing
    }
}
