//! Which moves are tried, and in what order: threats first, then what earlier searches liked.

use serde::{Deserialize, Serialize};

use super::super::classes::{COMBINATIONS, Class, shapes};
use super::super::grid::{CELLS, Cell, NOWHERE};
use super::super::position::Shapes;
use super::super::rule::Side;
use super::super::shapes::Shape;
use super::field::Field;

/// What a move is worth before it is searched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Ordering {
    /// For the class it makes, weakest first.
    pub own: [i32; Class::COUNT],
    /// For the class it denies the opponent.
    pub other: [i32; Class::COUNT],
    /// For each shape on a line, weakest first.
    pub shapes: [i32; Shape::COUNT],
    /// For each live two or better on a line but the first.
    pub joined: i32,
    /// Hundredths of that for the shapes it makes and denies.
    pub worth: [i32; 2],
    /// For a move that refuted a sister of the position.
    pub killer: i32,
    /// For a move that refuted the opponent's last move elsewhere.
    pub reply: i32,
}

impl Default for Ordering {
    fn default() -> Ordering {
        Ordering {
            own: [0, 2, 6, 14, 34, 20, 44, 60, 90, 160, 40, 80, 300, 600, 1000, -500],
            other: [0, 1, 4, 10, 24, 12, 30, 36, 56, 100, 26, 60, 200, 400, 900, 0],
            shapes: [0, 0, 1, 3, 4, 10, 14, 28, 32, 40, 44, 60, 70],
            joined: 6,
            worth: [100, 80],
            killer: 60,
            reply: 40,
        }
    }
}

/// A move with what it is thought to be worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub(super) cell: Cell,
    pub(super) score: i32,
}

/// Moves that refuted others before.
pub(super) struct History {
    killers: Vec<[Cell; 2]>,
    replies: Box<[[Cell; CELLS]; 2]>,
    merits: Box<[[i16; CELLS]; 2]>,
}

/// Moves from the root that killers are kept for.
const PLIES: usize = 256;

/// No merit is greater.
const HIGHEST_MERIT: i32 = 8_000;

impl History {
    pub(super) fn new() -> History {
        let replies = Box::new([[NOWHERE; CELLS]; 2]);
        History { killers: vec![[NOWHERE; 2]; PLIES], replies, merits: Box::new([[0; CELLS]; 2]) }
    }

    /// Forgets the half of it, as a new search begins.
    pub(super) fn fade(&mut self) {
        self.killers.fill([NOWHERE; 2]);
        self.merits.iter_mut().flatten().for_each(|merit| *merit /= 2);
    }

    pub(super) fn merit(&self, side: Side, cell: Cell) -> i32 {
        i32::from(self.merits[side as usize][usize::from(cell)])
    }

    /// Notes that a move refuted the position, and that others tried before it did not.
    #[allow(clippy::too_many_arguments, reason = "called at every node of a search")]
    pub(super) fn praise(&mut self, side: Side, (cell, last): (Cell, Cell), ply: usize, depth: i32, vain: &[Choice]) {
        if let Some(killers) = self.killers.get_mut(ply).filter(|killers| killers[0] != cell) {
            *killers = [cell, killers[0]];
        }
        self.replies[side as usize][usize::from(last)] = cell;
        let bonus = (depth * depth * 4).min(400);
        self.credit(side, cell, bonus);
        for choice in vain {
            self.credit(side, choice.cell, -bonus);
        }
    }

    fn credit(&mut self, side: Side, cell: Cell, bonus: i32) {
        let merit = &mut self.merits[side as usize][usize::from(cell)];
        let old = i32::from(*merit);
        *merit = (old + bonus - old * bonus.abs() / HIGHEST_MERIT) as i16;
    }

    fn bonus(&self, order: &Ordering, side: Side, (cell, last): (Cell, Cell), ply: usize) -> i32 {
        let is_killer = self.killers.get(ply).is_some_and(|killers| killers.contains(&cell));
        let is_reply = self.replies[side as usize][usize::from(last)] == cell;
        self.merit(side, cell) / 100 + i32::from(is_killer) * order.killer + i32::from(is_reply) * order.reply
    }
}

/// The score of the move that a table remembers.
const REMEMBERED: i32 = 1_000_000;

/// An order, with what four shapes are worth in a table.
pub(super) struct Order {
    given: Ordering,
    worths: Box<[i32; COMBINATIONS]>,
}

impl Order {
    pub(super) fn new(given: &Ordering) -> Order {
        let mut worths = Box::new([0; COMBINATIONS]);
        for (number, worth) in worths.iter_mut().enumerate() {
            let shapes = shapes(number as Shapes);
            let single: i32 = shapes.iter().map(|shape| given.shapes[*shape as usize]).sum();
            let strong = shapes.iter().filter(|shape| **shape >= Shape::LiveTwo).count() as i32;
            *worth = single + given.joined * (strong - 1).max(0);
        }
        Order { given: given.clone(), worths }
    }

    /// What a move is worth by its shapes alone.
    fn worth(&self, field: &Field, side: Side, cell: Cell) -> i32 {
        let (position, other) = (&field.position, side.other());
        let (made, denied) = (position.class(side, cell) as usize, position.class(other, cell) as usize);
        let shapes = |side: Side| self.worths[usize::from(position.shapes(side, cell))];
        let worth = self.given.worth[0] * shapes(side) + self.given.worth[1] * shapes(other);
        self.given.own[made] + self.given.other[denied] + worth / 100
    }

    /// Puts moves with their scores at the end of a list.
    #[allow(clippy::too_many_arguments, reason = "called at every node of a search")]
    pub(super) fn weigh(
        &self,
        field: &Field,
        history: &History,
        (side, ply, remembered): (Side, usize, Cell),
        cells: impl Iterator<Item = Cell>,
        list: &mut Vec<Choice>,
    ) {
        let last = field.last();
        for cell in cells {
            let score = match cell == remembered {
                true => REMEMBERED,
                false => self.worth(field, side, cell) + history.bonus(&self.given, side, (cell, last), ply),
            };
            list.push(Choice { cell, score });
        }
    }
}

/// Brings the best of the rest of a list to its front.
#[inline]
pub(super) fn bring_best(list: &mut [Choice], from: usize) -> Choice {
    let mut best = from;
    for at in from + 1..list.len() {
        if list[at].score > list[best].score {
            best = at;
        }
    }
    list.swap(from, best);
    list[from]
}
