//! The shapes of both sides at a cell, looked up at once from the five cells to each side of it.
//!
//! Half a line is ten bits, two for each cell. What lies beyond a cell off the board matters to nobody,
//! so that of 1024 halves only 364 differ and a table for all pairs of them stays small.

use std::sync::LazyLock;

use super::grid::Mark;
use super::rule::{Rule, Side};
use super::shapes::{Lines, REACH};

/// Bits of one half.
pub(super) const HALF: u32 = 2 * REACH as u32;

const HALVES: usize = 1 << HALF;

/// Room for the numbers of halves that differ.
const ROOM: usize = 512;

/// The shapes of both sides for every line.
pub(super) struct Pairs {
    /// Numbers of the halves before and behind a cell.
    before: [u32; HALVES],
    behind: [u16; HALVES],
    /// Shape of Black in the low four bits, of White in the high.
    shapes: Box<[u8; ROOM * ROOM]>,
}

/// The cells of a half from the nearest to the farthest.
type Half = [Mark; REACH];

fn mark(bits: usize) -> Mark {
    match bits & 3 {
        0 => Mark::Empty,
        1 => Mark::Black,
        2 => Mark::White,
        _ => Mark::Off,
    }
}

/// The cells of a half whose nearest cell is in the lowest bits; all are off the board beyond one that
/// is.
fn half(bits: usize) -> Half {
    let mut is_off = false;
    std::array::from_fn(|place| {
        let mark = mark(bits >> (2 * place));
        is_off |= mark == Mark::Off;
        if is_off { Mark::Off } else { mark }
    })
}

/// The same bits with the farthest cell lowest.
fn mirrored(bits: usize) -> usize {
    (0..REACH).map(|place| (bits >> (2 * place) & 3) << (2 * (REACH - 1 - place))).sum()
}

impl Pairs {
    /// The table of a rule; made when it is first needed.
    pub(super) fn of(rule: Rule) -> &'static Pairs {
        static FREESTYLE: LazyLock<Box<Pairs>> = LazyLock::new(|| Pairs::make(Rule::Freestyle));
        static STANDARD: LazyLock<Box<Pairs>> = LazyLock::new(|| Pairs::make(Rule::Standard));
        static RENJU: LazyLock<Box<Pairs>> = LazyLock::new(|| Pairs::make(Rule::Renju));
        static CARO: LazyLock<Box<Pairs>> = LazyLock::new(|| Pairs::make(Rule::Caro));
        match rule {
            Rule::Freestyle => &FREESTYLE,
            Rule::Standard => &STANDARD,
            Rule::Renju => &RENJU,
            Rule::Caro => &CARO,
        }
    }

    /// The shapes at a cell between two halves, as they stand in the word of a line.
    #[inline]
    pub(super) fn shapes(&self, before: u64, behind: u64) -> u8 {
        let mask = HALVES as u64 - 1;
        let at = self.before[(before & mask) as usize] | u32::from(self.behind[(behind & mask) as usize]);
        self.shapes[at as usize & (ROOM * ROOM - 1)]
    }

    fn make(rule: Rule) -> Box<Pairs> {
        let mut known: Vec<Half> = Vec::new();
        let mut pairs = Box::new(Pairs { before: [0; HALVES], behind: [0; HALVES], shapes: Box::new([0; ROOM * ROOM]) });
        for bits in 0..HALVES {
            let cells = half(bits);
            let number = known.iter().position(|other| *other == cells).unwrap_or_else(|| {
                known.push(cells);
                known.len() - 1
            });
            pairs.behind[bits] = number as u16;
            pairs.before[mirrored(bits)] = (number * ROOM) as u32;
        }
        for side in Side::BOTH {
            pairs.fill(rule, side, &known);
        }
        pairs
    }

    fn fill(&mut self, rule: Rule, side: Side, halves: &[Half]) {
        let lines = Lines::for_row(rule.row(side));
        let weights = lines.weights();
        let digit = |mark: Mark| match mark {
            Mark::Empty => 0,
            Mark::Off => lines.off(),
            mark => 1 + u32::from(mark != Mark::from(side)),
        };
        let value = |cells: &Half, weight: &dyn Fn(usize) -> u32| -> u32 {
            cells.iter().enumerate().map(|(place, mark)| digit(*mark) * weight(place)).sum()
        };
        let before: Vec<u32> = halves.iter().map(|half| value(half, &|place| weights[REACH - 1 - place])).collect();
        let behind: Vec<u32> = halves.iter().map(|half| value(half, &|place| weights[REACH + place])).collect();
        for (left, before) in before.iter().enumerate() {
            for (right, behind) in behind.iter().enumerate() {
                self.shapes[left * ROOM + right] |= lines.shape(before + behind) << (4 * side as u8);
            }
        }
    }
}
