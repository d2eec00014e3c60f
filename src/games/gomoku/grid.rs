//! The board as the engine keeps it: one row of cells with a margin off the board around it, so that
//! walking a line needs no bounds.

use super::point::{LARGEST, Point};
use super::rule::Side;

/// Cells from one row to the next.
pub const STRIDE: usize = 32;

/// Cells off the board at each side.
pub const MARGIN: usize = 5;

/// All cells, those off the board included.
pub const CELLS: usize = STRIDE * STRIDE;

/// Steps along a line: horizontal, vertical, left diagonal, right diagonal, as the seed numbers them.
pub const STEPS: [usize; 4] = [1, STRIDE, STRIDE - 1, STRIDE + 1];

/// A cell by its place in the row of all.
pub type Cell = u16;

/// No cell.
pub const NOWHERE: Cell = 0;

const _: () = assert!(LARGEST + 2 * MARGIN <= STRIDE);

/// What lies on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Mark {
    /// Nothing.
    Empty,
    /// A stone of Black.
    Black,
    /// A stone of White.
    White,
    /// A stone of neither side, or no board.
    Off,
}

impl From<Side> for Mark {
    fn from(side: Side) -> Mark {
        match side {
            Side::Black => Mark::Black,
            Side::White => Mark::White,
        }
    }
}

/// The cell of a point.
pub fn cell(point: Point) -> Cell {
    ((usize::from(point.y) + MARGIN) * STRIDE + usize::from(point.x) + MARGIN) as Cell
}

/// The point of a cell that lies on the board.
pub fn point(cell: Cell) -> Point {
    let at = usize::from(cell);
    Point::at((at % STRIDE - MARGIN) as u8, (at / STRIDE - MARGIN) as u8)
}

/// The cell `distance` steps from another along a line, by the number of its direction; outside the
/// margin it is [`NOWHERE`].
#[inline]
pub fn along(from: Cell, direction: usize, distance: i32) -> Cell {
    let at = i32::from(from) + STEPS[direction] as i32 * distance;
    if (0..CELLS as i32).contains(&at) { at as Cell } else { NOWHERE }
}
