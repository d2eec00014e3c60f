//! The cells of every line of the board as one word, two bits for each cell, so that what surrounds a
//! cell is a matter of shifting.

use super::grid::{CELLS, Mark, STRIDE};
use super::pairs::HALF;

/// Lines of one direction at most.
const LINES: usize = 2 * STRIDE;

/// The words of all lines, by direction. Cells off the board are 3.
#[derive(Clone)]
pub(super) struct Rows {
    words: [[u64; LINES]; 4],
}

const _: () = assert!(CELLS == STRIDE * STRIDE && STRIDE == 32);

/// The line of a direction through a cell.
#[inline]
fn line(at: usize, direction: usize) -> usize {
    let (x, y) = (at % STRIDE, at / STRIDE);
    match direction {
        0 => y,
        1 => x,
        2 => x + y,
        _ => x + STRIDE - y,
    }
}

/// The place of a cell on its line; it grows along the steps of the direction.
#[inline]
fn place(at: usize, direction: usize) -> u32 {
    (if direction == 0 { at % STRIDE } else { at / STRIDE }) as u32
}

impl Rows {
    /// No board at all.
    pub(super) fn off() -> Box<Rows> {
        Box::new(Rows { words: [[u64::MAX; LINES]; 4] })
    }

    /// Changes a cell from one mark to another.
    #[inline]
    pub(super) fn change(&mut self, at: usize, from: Mark, to: Mark) {
        let bits = (from as u64) ^ (to as u64);
        for direction in 0..4 {
            self.words[direction][line(at, direction)] ^= bits << (2 * place(at, direction));
        }
    }

    /// The word of the line through a cell and the place of the cell on it.
    #[inline]
    pub(super) fn word(&self, at: usize, direction: usize) -> (u64, u32) {
        (self.words[direction][line(at, direction)], place(at, direction))
    }
}

/// The halves before and behind a place of a word; their lowest ten bits count.
#[inline]
pub(super) fn halves(word: u64, place: u32) -> (u64, u64) {
    (word >> (2 * place - HALF), word >> (2 * place + 2))
}
