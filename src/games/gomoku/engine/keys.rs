//! The numbers that name a position in tables: one for each stone on each cell.

use super::super::grid::{CELLS, Cell};
use super::super::rule::Side;

/// The name of an empty board with that side to move; stones are mixed in.
const TO_MOVE: [u64; 2] = [0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344];

static STONES: [[u64; CELLS]; 2] = stones();

const fn mixed(seed: u64) -> u64 {
    let mut bits = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ bits >> 31
}

const fn stones() -> [[u64; CELLS]; 2] {
    let mut keys = [[0; CELLS]; 2];
    let mut at = 0;
    while at < CELLS {
        keys[0][at] = mixed(2 * at as u64 + 1);
        keys[1][at] = mixed(2 * at as u64 + 2);
        at += 1;
    }
    keys
}

/// What a stone adds to the name of a position.
#[inline]
pub(super) fn stone(cell: Cell, side: Side) -> u64 {
    STONES[side as usize][usize::from(cell)]
}

/// What the side to move adds.
#[inline]
pub(super) fn to_move(side: Side) -> u64 {
    TO_MOVE[side as usize]
}
