//! The state of a game as a host tells it: the board's size, the rule, and the stones.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::grid::{cell, point};
use super::point::{LARGEST, Point, SMALLEST};
use super::position::Position;
use super::rule::{Rule, Side};
use crate::error::HostError;

/// The usual board.
const USUAL: u8 = 15;

/// What becomes of Black's forbidden points where the rule knows some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fouls {
    /// A forbidden point is no legal answer while there is another.
    #[default]
    Refused,
    /// Black may play it, and loses.
    Lose,
}

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Snapshot {
    /// Columns, and rows where `height` is left out: 5 to 22.
    #[schemars(range(min = 5, max = 22))]
    pub size: u8,
    /// Rows, where they are not as many as the columns.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u8>,
    /// The rule.
    pub rule: Rule,
    /// The moves in their order; Black begins.
    pub moves: Vec<Point>,
    /// Stones of Black that stood before the first move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub black: Vec<Point>,
    /// Stones of White that stood before the first move.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub white: Vec<Point>,
    /// Points that nobody may play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub blocked: Vec<Point>,
    /// Who moves next. By default whoever is to move by the number of stones; where `side` is given,
    /// the moves are told back from it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What becomes of Black's forbidden points.
    pub fouls: Fouls,
    /// Whatever the host likes; never read.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Default for Snapshot {
    fn default() -> Snapshot {
        Snapshot {
            size: USUAL,
            height: None,
            rule: Rule::default(),
            moves: Vec::new(),
            black: Vec::new(),
            white: Vec::new(),
            blocked: Vec::new(),
            side: None,
            fouls: Fouls::default(),
            ext: Value::Null,
        }
    }
}

impl Snapshot {
    /// Columns and rows.
    pub fn dimensions(&self) -> (u8, u8) {
        (self.size, self.height.unwrap_or(self.size))
    }

    /// Whose turn it is.
    pub fn to_move(&self) -> Side {
        self.side.unwrap_or_else(|| {
            let ahead = self.black.len() as i64 - self.white.len() as i64 + (self.moves.len() % 2) as i64;
            if ahead > 0 { Side::White } else { Side::Black }
        })
    }

    /// Who made each move: sides alternate, and the one that is to move did not make the last.
    fn mover(&self, number: usize) -> Side {
        let back = self.moves.len() - number;
        if back.is_multiple_of(2) { self.to_move() } else { self.to_move().other() }
    }

    /// The position with all shapes.
    pub fn position(&self) -> Position {
        let (width, height) = self.dimensions();
        let mut position = Position::new(self.rule, width.into(), height.into());
        for (points, side) in [(&self.black, Side::Black), (&self.white, Side::White)] {
            points.iter().for_each(|point| position.place(cell(*point), side));
        }
        self.blocked.iter().for_each(|point| position.block(cell(*point)));
        for (number, point) in self.moves.iter().enumerate() {
            position.place(cell(*point), self.mover(number));
        }
        position
    }

    /// Checks sizes and points.
    ///
    /// # Errors
    /// What is outside, or taken twice, with its path.
    pub fn check(&self) -> Result<(), HostError> {
        let (width, height) = self.dimensions();
        for (name, size) in [("size", width), ("height", height)] {
            if !(SMALLEST..=LARGEST).contains(&usize::from(size)) {
                return Err(HostError::new(name, format!("{SMALLEST} to {LARGEST}"), size.to_string()));
            }
        }
        let lists = [("black", &self.black), ("white", &self.white), ("blocked", &self.blocked), ("moves", &self.moves)];
        let mut taken: Vec<(Point, String)> = Vec::new();
        for (name, points) in lists {
            for (at, point) in points.iter().enumerate() {
                let path = format!("{name}[{at}]");
                if point.x >= width || point.y >= height {
                    let expected = format!("a point of a board of {width} × {height}");
                    return Err(HostError::new(path, expected, point.to_string()));
                }
                if let Some((_, before)) = taken.iter().find(|(other, _)| other == point) {
                    return Err(HostError::new(path, "an empty point", format!("{point}, which is {before}")));
                }
                taken.push((*point, path));
            }
        }
        Ok(())
    }

    /// How the game has ended, if it has.
    pub fn ended(&self) -> Option<Ending> {
        let mut position = self.position();
        let won = position.moves().iter().find_map(|(cell, _)| position.winner_at(*cell).map(|side| (side, *cell)));
        if let Some((side, at)) = won {
            return Some(Ending::Won { side, at: point(at) });
        }
        if let Some(ending) = self.fouled(&mut position) {
            return Some(ending);
        }
        position.is_full().then_some(Ending::Full)
    }

    /// Whether the last move was a foul of Black.
    fn fouled(&self, position: &mut Position) -> Option<Ending> {
        if !self.rule.forbids(Side::Black) || self.moves.is_empty() {
            return None;
        }
        let (last, side) = position.take_back()?;
        let foul = if side == Side::Black { super::renju::foul(position, last) } else { None };
        position.place(last, side);
        foul.map(|foul| Ending::Fouled { at: point(last), foul: foul.name() })
    }
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A row that wins.
    Won {
        /// Whose.
        side: Side,
        /// A stone of it.
        at: Point,
    },
    /// Black has played a forbidden point.
    Fouled {
        /// The point.
        at: Point,
        /// `33`, `44` or `OL`.
        foul: &'static str,
    },
    /// No point is left.
    Full,
}

impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ending::Won { side, at } => write!(f, "{} has won through {at}", side.name()),
            Ending::Fouled { at, foul } => write!(f, "black has played {at}, which is forbidden ({foul})"),
            Ending::Full => f.write_str("the board is full"),
        }
    }
}
