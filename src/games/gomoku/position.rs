//! A position with the shape that a stone of either side would make on each line of each point, kept
//! up to date with every stone that is placed or taken back.

use super::classes::{Class, Classes};
use super::grid::{CELLS, Cell, MARGIN, Mark, STEPS, STRIDE, cell, point};
use super::pairs::Pairs;
use super::point::{LARGEST, Point, SMALLEST};
use super::rows::{Rows, halves};
use super::rule::{Rule, Side};
use super::shapes::{REACH, Shape};

/// Shapes of one side at one point: four bits for each of the four directions.
pub type Shapes = u16;

/// Shapes of both sides at one point: a byte for each direction, Black's in its low half.
type Both = u32;

/// A position.
#[derive(Clone)]
pub struct Position {
    rule: Rule,
    width: u8,
    height: u8,
    marks: Box<[Mark; CELLS]>,
    rows: Box<Rows>,
    shapes: Box<[Both; CELLS]>,
    classes: Box<[[Class; 2]; CELLS]>,
    /// Empty points where a stone of the side makes a four or more, a bit each, row by row.
    sharp: Box<[[u32; STRIDE]; 2]>,
    sums: Sums,
    moves: Vec<(Cell, Side)>,
    /// What stones have changed, the last at the end.
    changes: Vec<Change>,
    /// For as many of the last moves as are known: how it was before.
    past: Vec<(Sums, usize)>,
    pairs: &'static Pairs,
    tables: [&'static Classes; 2],
}

/// What is counted over all empty points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sums {
    /// How many empty points of each class there are.
    counts: [[u16; Class::COUNT]; 2],
}

/// A point as it was before a stone.
#[derive(Clone, Copy)]
struct Change {
    shapes: Both,
    at: Cell,
    classes: [Class; 2],
    /// Shapes and classes as they became.
    after: (Both, [Class; 2]),
    fate: Fate,
}

/// What a stone has done to a point.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It lies on it.
    Taken,
    /// The point is empty, and its shapes are others.
    Changed,
    /// Another stone lay there.
    OfNoMatter,
}

/// The shapes and classes of an empty point for both sides.
pub(super) type Look = ([Shapes; 2], [Class; 2]);

/// What became of an empty point.
#[derive(Clone, Copy)]
pub(super) struct Turned {
    /// As it was.
    pub(super) before: Look,
    /// As it is, if it is still empty.
    pub(super) after: Option<Look>,
}

/// The number of a side: 0 Black, 1 White.
#[inline]
pub fn number(side: Side) -> usize {
    side as usize
}

fn zeroed<T: Copy, const N: usize>(value: T) -> Box<[T; N]> {
    Box::new([value; N])
}

/// The shapes of one side of those of both.
#[inline]
fn of_side(both: Both, side: usize) -> Shapes {
    let bytes = both >> (4 * side) & 0x0F0F_0F0F;
    let pairs = (bytes | bytes >> 4) & 0x00FF_00FF;
    (pairs | pairs >> 8) as Shapes
}

impl Position {
    /// An empty board of that width and height, which are within [`SMALLEST`] and [`LARGEST`]; others
    /// become the nearest that are.
    pub fn new(rule: Rule, width: usize, height: usize) -> Position {
        let within = |size: usize| size.clamp(SMALLEST, LARGEST) as u8;
        let mut position = Position {
            rule,
            width: within(width),
            height: within(height),
            marks: zeroed(Mark::Off),
            rows: Rows::off(),
            shapes: zeroed(0),
            classes: zeroed([Class::None; 2]),
            sharp: zeroed([0; STRIDE]),
            sums: Sums::default(),
            moves: Vec::with_capacity(LARGEST * LARGEST),
            changes: Vec::new(),
            past: Vec::new(),
            pairs: Pairs::of(rule),
            tables: Side::BOTH.map(|side| Classes::of(rule.forbids(side))),
        };
        for point in position.points() {
            position.mark_as(usize::from(cell(point)), Mark::Empty);
        }
        position.rescan();
        position
    }

    /// The rule.
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// Columns and rows.
    pub fn size(&self) -> (u8, u8) {
        (self.width, self.height)
    }

    /// All points, row by row from below.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let (width, height) = (self.width, self.height);
        (0..height).flat_map(move |y| (0..width).map(move |x| Point::at(x, y)))
    }

    /// Whether a point is on the board.
    pub fn holds(&self, point: Point) -> bool {
        point.x < self.width && point.y < self.height
    }

    /// What lies on a cell.
    #[inline]
    pub fn mark(&self, cell: Cell) -> Mark {
        self.marks[usize::from(cell)]
    }

    /// Whether a cell is on the board and empty.
    #[inline]
    pub fn is_empty(&self, cell: Cell) -> bool {
        self.mark(cell) == Mark::Empty
    }

    /// The stones in the order in which they were placed.
    pub fn moves(&self) -> &[(Cell, Side)] {
        &self.moves
    }

    /// The shape that a stone of a side would make, or makes, on one line of a cell.
    #[inline]
    pub fn shape(&self, side: Side, cell: Cell, direction: usize) -> Shape {
        Shape::of((self.shapes[usize::from(cell)] >> (8 * direction + 4 * number(side)) & 15) as u8)
    }

    /// The shapes on all four lines.
    #[inline]
    pub fn shapes(&self, side: Side, cell: Cell) -> Shapes {
        of_side(self.shapes[usize::from(cell)], number(side))
    }

    /// What the four shapes of a cell amount to. Of an empty cell only.
    #[inline]
    pub fn class(&self, side: Side, cell: Cell) -> Class {
        self.classes[usize::from(cell)][number(side)]
    }

    /// How many empty points are of a class.
    #[inline]
    pub fn count(&self, side: Side, class: Class) -> u16 {
        self.sums.counts[number(side)][class as usize]
    }

    /// How many empty points of every class there are.
    #[inline]
    pub fn counts(&self, side: Side) -> &[u16; Class::COUNT] {
        &self.sums.counts[number(side)]
    }

    /// Empty cells for which the classes of Black and White satisfy a test, row by row.
    #[inline]
    pub fn cells_where(&self, test: impl Fn(Class, Class) -> bool) -> impl Iterator<Item = Cell> {
        let (rows, columns) = (usize::from(self.height), usize::from(self.width));
        let starts = (0..rows).map(|y| (y + MARGIN) * STRIDE + MARGIN);
        starts.flat_map(move |start| start..start + columns).filter_map(move |at| {
            let [black, white] = self.classes[at];
            (self.marks[at] == Mark::Empty && test(black, white)).then_some(at as Cell)
        })
    }

    /// Empty cells where a stone of a side makes a four or more, or, for a side with forbidden points,
    /// may be forbidden; row by row.
    #[inline]
    pub fn sharp_cells(&self, side: Side) -> impl Iterator<Item = Cell> {
        let rows = &self.sharp[number(side)][MARGIN..MARGIN + usize::from(self.height)];
        rows.iter().enumerate().flat_map(|(y, row)| Bits(*row).map(move |x| ((y + MARGIN) * STRIDE) as Cell + x as Cell))
    }

    /// Places a stone on an empty cell.
    #[inline]
    pub fn place(&mut self, cell: Cell, side: Side) {
        self.past.push((self.sums, self.changes.len()));
        self.moves.push((cell, side));
        let at = usize::from(cell);
        let (shapes, classes) = (self.shapes[at], self.classes[at]);
        self.changes.push(Change { shapes, at: cell, classes, after: (shapes, classes), fate: Fate::Taken });
        self.count_out(at);
        self.mark_as(at, Mark::from(side));
        for (direction, step) in STEPS.into_iter().enumerate() {
            let (word, place) = self.rows.word(at, direction);
            self.spread(at, direction, word, place, step.wrapping_neg());
            self.spread(at, direction, word, place, step);
        }
    }

    /// Tells the cells on one side of a stone of it, up to where stones of both colours lie between or
    /// the board ends: beyond, it matters to nobody.
    #[allow(clippy::too_many_arguments, reason = "called for every line of every stone")]
    #[inline(always)]
    fn spread(&mut self, at: usize, direction: usize, word: u64, place: u32, step: usize) {
        let forward = step <= STRIDE + 1;
        let mut between = 0;
        for distance in 1..=REACH {
            let at = at.wrapping_add(step.wrapping_mul(distance));
            let mark = self.marks[at];
            if mark == Mark::Off {
                return;
            }
            let place = if forward { place + distance as u32 } else { place - distance as u32 };
            self.touch(at, direction, halves(word, place));
            between |= mark as u8;
            if between == Mark::Black as u8 | Mark::White as u8 {
                return;
            }
        }
    }

    /// Takes the last stone back; nothing where there is none.
    #[inline]
    pub fn take_back(&mut self) -> Option<(Cell, Side)> {
        let (cell, side) = self.moves.pop()?;
        let at = usize::from(cell);
        self.mark_as(at, Mark::Empty);
        let Some((sums, start)) = self.past.pop() else {
            self.rescan();
            return Some((cell, side));
        };
        while self.changes.len() > start {
            let Some(change) = self.changes.pop() else { break };
            let at = usize::from(change.at);
            self.shapes[at] = change.shapes;
            self.classes[at] = change.classes;
            if self.marks[at] == Mark::Empty {
                self.sharpen(at, change.classes);
            }
        }
        self.sums = sums;
        self.sharpen(at, self.classes[at]);
        Some((cell, side))
    }

    /// How many changes of shapes the stones have made that can still be taken back.
    #[inline]
    pub(super) fn changed(&self) -> usize {
        self.changes.len()
    }

    /// The changes of empty points after the first so many.
    #[inline]
    pub(super) fn changes_since(&self, start: usize) -> impl Iterator<Item = Turned> {
        let look = |both: Both, classes: [Class; 2]| ([of_side(both, 0), of_side(both, 1)], classes);
        let changes = self.changes.get(start..).unwrap_or_default().iter();
        changes.filter(|change| change.fate != Fate::OfNoMatter).map(move |change| {
            let after = (change.fate == Fate::Changed).then(|| look(change.after.0, change.after.1));
            Turned { before: look(change.shapes, change.classes), after }
        })
    }

    /// Sets a stone that belongs to neither side, or a cell that nobody may use.
    pub fn block(&mut self, cell: Cell) {
        self.mark_as(usize::from(cell), Mark::Off);
        self.rescan();
    }

    /// Takes away the stone of a cell, wherever it stands in the order.
    pub fn remove(&mut self, cell: Cell) {
        self.moves.retain(|(placed, _)| *placed != cell);
        self.mark_as(usize::from(cell), Mark::Empty);
        self.rescan();
    }

    #[inline]
    fn mark_as(&mut self, at: usize, mark: Mark) {
        self.rows.change(at, self.marks[at], mark);
        self.marks[at] = mark;
    }

    fn count_out(&mut self, at: usize) {
        for side in 0..2 {
            self.sums.counts[side][self.classes[at][side] as usize] -= 1;
        }
        self.sharpen(at, [Class::None; 2]);
    }

    fn count_in(&mut self, at: usize) {
        for side in 0..2 {
            self.sums.counts[side][self.classes[at][side] as usize] += 1;
        }
        self.sharpen(at, self.classes[at]);
    }

    /// Notes whether the classes of an empty cell are four or more.
    #[inline]
    fn sharpen(&mut self, at: usize, classes: [Class; 2]) {
        let (row, bit) = (at / STRIDE, 1 << (at % STRIDE));
        for (sharp, class) in self.sharp.iter_mut().zip(classes) {
            let row = &mut sharp[row];
            *row = if class >= Class::Four { *row | bit } else { *row & !bit };
        }
    }

    /// Works out the shapes of one line of a cell after a stone was placed nearby.
    #[inline(always)]
    fn touch(&mut self, at: usize, direction: usize, (before, behind): (u64, u64)) {
        let shift = 8 * direction;
        let old = self.shapes[at];
        let new = old & !(0xFF << shift) | Both::from(self.pairs.shapes(before, behind)) << shift;
        if new != old {
            self.reshape(at, new);
        }
    }

    #[inline(never)]
    fn reshape(&mut self, at: usize, new: Both) {
        let (old, classes) = (self.shapes[at], self.classes[at]);
        let is_empty = self.marks[at] == Mark::Empty;
        let fate = if is_empty { Fate::Changed } else { Fate::OfNoMatter };
        self.shapes[at] = new;
        let mut changed = classes;
        for side in 0..2 {
            let (was, is) = (of_side(old, side), of_side(new, side));
            if was == is {
                continue;
            }
            let class = self.tables[side].class(is);
            changed[side] = class;
            if is_empty {
                self.sums.counts[side][classes[side] as usize] -= 1;
                self.sums.counts[side][class as usize] += 1;
            }
        }
        self.changes.push(Change { shapes: old, at: at as Cell, classes, after: (new, changed), fate });
        if changed != classes {
            self.classes[at] = changed;
            if is_empty {
                self.sharpen(at, changed);
            }
        }
    }

    /// Works everything out anew from the marks.
    pub fn rescan(&mut self) {
        self.sums = Sums::default();
        self.changes.clear();
        self.past.clear();
        for point in self.points() {
            let at = usize::from(cell(point));
            self.shapes[at] = (0..4).map(|direction| self.seen(at, direction)).sum();
            self.classes[at] = [0, 1].map(|side| self.tables[side].class(of_side(self.shapes[at], side)));
            self.sharpen(at, [Class::None; 2]);
            if self.marks[at] == Mark::Empty {
                self.count_in(at);
            }
        }
    }

    /// The shapes of one line of a cell, in their place.
    fn seen(&self, at: usize, direction: usize) -> Both {
        let (word, place) = self.rows.word(at, direction);
        let (before, behind) = halves(word, place);
        Both::from(self.pairs.shapes(before, behind)) << (8 * direction)
    }

    /// The side whose row through the stone of a cell wins, if it does.
    pub fn winner_at(&self, cell: Cell) -> Option<Side> {
        let side = match self.mark(cell) {
            Mark::Black => Side::Black,
            Mark::White => Side::White,
            _ => return None,
        };
        (0..4).any(|direction| self.shape(side, cell, direction) == Shape::Five).then_some(side)
    }

    /// Whether no point is empty.
    pub fn is_full(&self) -> bool {
        self.points().all(|point| !self.is_empty(cell(point)))
    }

    /// The stones as points.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Side)> + '_ {
        self.moves.iter().map(|(cell, side)| (point(*cell), *side))
    }
}

/// The places of the bits that are set.
pub(super) struct Bits(pub(super) u32);

impl Iterator for Bits {
    type Item = u32;

    #[inline]
    fn next(&mut self) -> Option<u32> {
        let place = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        (place < u32::BITS).then_some(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(position: &Position) -> (Vec<Shapes>, Vec<Class>, Sums, [Vec<Cell>; 2]) {
        let cells: Vec<Cell> = position.points().map(cell).collect();
        let shapes = cells.iter().flat_map(|at| Side::BOTH.map(|side| position.shapes(side, *at))).collect();
        let classes = cells.iter().flat_map(|at| Side::BOTH.map(|side| position.class(side, *at))).collect();
        (shapes, classes, position.sums, Side::BOTH.map(|side| position.sharp_cells(side).collect()))
    }

    /// A plain generator; the games need no better one.
    fn next(seed: &mut u64) -> usize {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) as usize
    }

    #[test]
    fn shapes_kept_are_shapes_worked_out_anew() {
        let steps = if std::env::var_os("JUNSHI_FULL").is_some() { 1_000_000 } else { 20_000 };
        for rule in Rule::ALL {
            let (mut position, mut seed) = (Position::new(rule, 15, 15), 7);
            for step in 0..steps / 4 {
                let empty: Vec<Cell> = position.points().map(cell).filter(|at| position.is_empty(*at)).collect();
                let back = empty.len() < 100 || next(&mut seed).is_multiple_of(3);
                if back && position.take_back().is_some() {
                    continue;
                }
                let at = empty[next(&mut seed) % empty.len()];
                position.place(at, Side::BOTH[next(&mut seed) % 2]);
                if step % 50 == 0 {
                    let kept = state(&position);
                    let mut anew = position.clone();
                    anew.rescan();
                    assert!(kept == state(&anew), "{rule:?} after {step} steps");
                }
            }
        }
    }

    #[test]
    fn five_wins_by_the_rule() {
        let row = |rule, length: u8, side| {
            let mut position = Position::new(rule, 15, 15);
            (0..length).for_each(|x| position.place(cell(Point::at(x + 3, 7)), side));
            position.winner_at(cell(Point::at(3, 7)))
        };
        for side in Side::BOTH {
            assert_eq!(row(Rule::Freestyle, 6, side), Some(side));
            assert_eq!(row(Rule::Standard, 6, side), None);
            assert_eq!(row(Rule::Standard, 5, side), Some(side));
            assert_eq!(row(Rule::Caro, 6, side), Some(side));
            assert_eq!(row(Rule::Freestyle, 4, side), None);
        }
        assert_eq!(row(Rule::Renju, 6, Side::Black), None);
        assert_eq!(row(Rule::Renju, 6, Side::White), Some(Side::White));
    }
}
