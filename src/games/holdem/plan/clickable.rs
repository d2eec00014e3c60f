//! Amounts that a person could have put in with the buttons and the slider of a table: few digits, in whole
//! chips of the room.

use serde::Deserialize;

/// Which amounts a room offers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grid {
    /// How many digits of an amount may differ from 0.
    pub digits: u32,
    /// The smallest chip by the room's maximum carry, rooms in ascending order.
    pub chips: Vec<Chip>,
}

/// The smallest chip of rooms from a maximum carry on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    /// The maximum carry from which on it is used.
    pub carry: u64,
    /// The chip.
    pub chip: u64,
}

impl Grid {
    /// The smallest chip of a room.
    pub fn chip(&self, carry: u64) -> u64 {
        let fitting = self.chips.iter().rev().find(|row| row.carry <= carry);
        fitting.map_or(1, |row| row.chip.max(1))
    }

    /// From one amount to the next, around this one.
    pub fn step(&self, amount: u64, carry: u64) -> u64 {
        let beyond = amount.max(1).ilog10().saturating_sub(self.digits.max(1) - 1);
        let chip = self.chip(carry);
        10u64.saturating_pow(beyond).div_ceil(chip).saturating_mul(chip)
    }

    /// The nearest amount on the grid, the higher of two; never less than a chip.
    pub fn nearest(&self, amount: u64, carry: u64) -> u64 {
        let step = self.step(amount, carry);
        (amount.saturating_add(step / 2) / step).saturating_mul(step).max(self.chip(carry))
    }

    /// The lowest amount on the grid from this one on.
    pub fn up(&self, amount: u64, carry: u64) -> u64 {
        let step = self.step(amount, carry);
        amount.div_ceil(step).saturating_mul(step).max(self.chip(carry))
    }

    /// The highest amount on the grid up to this one; 0 where there is none.
    pub fn down(&self, amount: u64, carry: u64) -> u64 {
        let step = self.step(amount, carry);
        amount / step * step
    }

    /// Whether an amount is on the grid.
    pub fn has(&self, amount: u64, carry: u64) -> bool {
        amount > 0 && amount.is_multiple_of(self.step(amount, carry))
    }
}
