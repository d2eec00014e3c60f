//! The four rounds of betting.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A round of betting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Street {
    /// With two cards in hand.
    #[default]
    Preflop,
    /// With three cards on the board.
    Flop,
    /// With four.
    Turn,
    /// With five.
    River,
}

impl Street {
    /// All of them in their order.
    pub const ALL: [Street; 4] = [Street::Preflop, Street::Flop, Street::Turn, Street::River];

    /// How many cards lie on the board.
    pub const fn cards(self) -> usize {
        [0, 3, 4, 5][self as usize]
    }

    /// The one after it.
    pub const fn next(self) -> Option<Street> {
        match self {
            Street::Preflop => Some(Street::Flop),
            Street::Flop => Some(Street::Turn),
            Street::Turn => Some(Street::River),
            Street::River => None,
        }
    }

    /// The street on which so many cards lie on the board.
    pub fn with(cards: usize) -> Option<Street> {
        Street::ALL.into_iter().find(|street| street.cards() == cards)
    }

    /// Its name on the wire and in scripts.
    pub const fn name(self) -> &'static str {
        ["preflop", "flop", "turn", "river"][self as usize]
    }
}

impl fmt::Display for Street {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}
