//! The rules that games are played by: who wins with what row, and what Black may not play.

use serde::{Deserialize, Serialize};

/// A rule of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// Five or more in a row win.
    #[default]
    Freestyle,
    /// Exactly five in a row win.
    Standard,
    /// Black wins with exactly five and must not make two threes, two fours or six; White wins with
    /// five or more.
    Renju,
    /// Five in a row win unless an opposing stone stands at both ends; six or more win always.
    Caro,
}

/// A colour; Black begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Black, who moves first.
    Black,
    /// White.
    White,
}

impl Side {
    /// Both sides, Black first.
    pub const BOTH: [Side; 2] = [Side::Black, Side::White];

    /// The opponent.
    pub fn other(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }

    /// `black` or `white`.
    pub fn name(self) -> &'static str {
        match self {
            Side::Black => "black",
            Side::White => "white",
        }
    }

    /// The side of that name, in any case.
    pub fn named(name: &str) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.name().eq_ignore_ascii_case(name))
    }
}

impl Rule {
    /// All rules.
    pub const ALL: [Rule; 4] = [Rule::Freestyle, Rule::Standard, Rule::Renju, Rule::Caro];

    /// Its name on the wire.
    pub fn name(self) -> &'static str {
        match self {
            Rule::Freestyle => "freestyle",
            Rule::Standard => "standard",
            Rule::Renju => "renju",
            Rule::Caro => "caro",
        }
    }

    /// The rule of that name, in any case.
    pub fn named(name: &str) -> Option<Rule> {
        Rule::ALL.into_iter().find(|rule| rule.name().eq_ignore_ascii_case(name))
    }

    /// What row wins for a side.
    pub fn row(self, side: Side) -> Row {
        match (self, side) {
            (Rule::Freestyle, _) | (Rule::Renju, Side::White) => Row::FiveOrMore,
            (Rule::Standard, _) | (Rule::Renju, Side::Black) => Row::ExactlyFive,
            (Rule::Caro, _) => Row::Unblocked,
        }
    }

    /// Whether there are points that a side may not play.
    pub fn forbids(self, side: Side) -> bool {
        self == Rule::Renju && side == Side::Black
    }
}

/// A row that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// Five or more.
    FiveOrMore,
    /// Five, not six.
    ExactlyFive,
    /// Six or more, or five of which one end at least is no opposing stone.
    Unblocked,
}

impl Row {
    /// Whether a row of `length` stones wins; `blocked`: opposing stones stand at both its ends.
    pub fn wins(self, length: usize, blocked: bool) -> bool {
        match self {
            Row::FiveOrMore => length >= 5,
            Row::ExactlyFive => length == 5,
            Row::Unblocked => length > 5 || length == 5 && !blocked,
        }
    }
}
