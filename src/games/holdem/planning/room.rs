//! The room in which is played: how much a seat may carry, and its blinds.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::HostError;
use crate::wire;

/// For whom a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Beginners.
    Beginner,
    /// Those who have played a while.
    Intermediate,
    /// Good players.
    Advanced,
    /// Whoever is let in.
    Private,
}

/// A room.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// The most that a seat may bring.
    #[serde(alias = "max_carry")]
    pub carry: u64,
    /// The big blind; a hundredth of the carry where it is left out.
    #[serde(default, alias = "big_blind")]
    pub blind: Option<u64>,
    /// For whom it is.
    #[serde(default)]
    pub level: Option<Level>,
}

/// Larger amounts are not exact.
const MOST: u64 = 1 << 53;

impl Room {
    /// A room, or its maximum carry alone.
    pub fn read(data: &Value) -> Result<Room, HostError> {
        let room = match data {
            Value::Number(_) => {
                wire::read_value(data.clone()).map(|carry| Room { carry, blind: None, level: None })
            }
            _ => wire::read_value(data.clone()),
        };
        let room = room.map_err(|error| error.under("room"))?;
        let wrong = |field: &str, found: u64| {
            Err(HostError::new(format!("room.{field}"), format!("chips from 1 to {MOST}"), found.to_string()))
        };
        match (room.carry, room.blind) {
            (carry, _) if carry == 0 || carry > MOST => wrong("carry", carry),
            (_, Some(blind)) if blind == 0 || blind > MOST => wrong("blind", blind),
            _ => Ok(room),
        }
    }

    /// The big blind.
    pub fn blind(&self) -> u64 {
        self.blind.unwrap_or(self.carry / 100).max(1)
    }
}

/// An amount of chips.
pub fn chips(path: &str, amount: u64) -> Result<u64, HostError> {
    match (1..=MOST).contains(&amount) {
        true => Ok(amount),
        false => Err(HostError::new(path, format!("chips from 1 to {MOST}"), amount.to_string())),
    }
}
