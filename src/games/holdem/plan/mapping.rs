//! Special hands: what the board alone shows is worth little to who holds no better, so such hands are
//! counted as a lower category from then on.

use serde::{Deserialize, Serialize};

use super::super::category::Category;

/// One special case. The first row that fits is taken.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The category of hole cards and board together.
    #[serde(rename = "final")]
    pub held: Category,
    /// What the board shows without the hole cards.
    pub board: Category,
    /// What the hand counts as.
    pub to: Category,
    /// For people.
    #[serde(default)]
    pub note: String,
}

/// A hand and the board under it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The category of hole cards and board together.
    pub held: Category,
    /// The category of the board alone; a high card before the flop.
    pub board: Category,
    /// Whether the board is the whole hand, so that everybody holds at least as much.
    pub plays_board: bool,
}

impl Shown {
    /// A hand that owes nothing to the board.
    pub fn own(held: Category) -> Shown {
        Shown { held, board: Category::HighCard, plays_board: false }
    }
}

/// The row that a hand falls under; none where it is what it is.
///
/// With `strict`, five cards on the board count only where they are the whole hand: a better flush than
/// that of the board stays a flush.
pub fn row(rows: &[Row], shown: Shown, strict: bool) -> Option<usize> {
    let fits = |row: &Row| row.held == shown.held && row.board == shown.board;
    let is_whole = |row: &Row| row.held == row.board && takes_five(row.held);
    rows.iter().position(|row| fits(row) && (!strict || shown.plays_board || !is_whole(row)))
}

/// What a hand counts as.
pub fn map(rows: &[Row], shown: Shown, strict: bool) -> Category {
    row(rows, shown, strict).map_or(shown.held, |at| rows[at].to)
}

/// Whether all five cards are needed to make it.
fn takes_five(category: Category) -> bool {
    category >= Category::Straight && category != Category::Quads
}
