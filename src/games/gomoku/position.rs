//! A position with the shape that a stone of either side would make on each line of each point, kept
//! up to date with every stone that is placed or taken back.

use super::classes::{Class, Classes};
use super::grid::{CELLS, Cell, MARGIN, Mark, STEPS, cell, point};
use super::point::{LARGEST, Point, SMALLEST};
use super::rule::{Rule, Side};
use super::shapes::{Lines, REACH, Shape};

/// Shapes of one side at one point: four bits for each of the four directions.
pub type Shapes = u16;

/// A position.
#[derive(Clone)]
pub struct Position {
    rule: Rule,
    width: u8,
    height: u8,
    marks: Box<[Mark; CELLS]>,
    /// For both sides the number of the line through each cell, by direction.
    lines: [Box<[[u32; 4]; CELLS]>; 2],
    shapes: [Box<[Shapes; CELLS]>; 2],
    classes: [Box<[Class; CELLS]>; 2],
    /// How many empty points of each class there are.
    counts: [[u16; Class::COUNT]; 2],
    /// Sums of the worth of all shapes at empty points.
    worth: [i32; 2],
    moves: Vec<(Cell, Side)>,
    tables: [Table; 2],
}

/// What a side's lines are looked up in.
#[derive(Clone, Copy)]
struct Table {
    lines: &'static Lines,
    classes: &'static Classes,
    /// What a stone of this side, of the other side, and a cell off the board add to a line, by place.
    weights: [[u32; 2 * REACH]; 3],
}

impl Table {
    fn of(rule: Rule, side: Side) -> Table {
        let lines = Lines::for_row(rule.row(side));
        let weights = lines.weights();
        let times = |digit: u32| weights.map(|weight| weight * digit);
        let classes = Classes::of(rule.forbids(side));
        Table { lines, classes, weights: [times(1), times(2), times(lines.off())] }
    }
}

/// The number of a side: 0 Black, 1 White.
#[inline]
pub fn number(side: Side) -> usize {
    side as usize
}

fn zeroed<T: Copy, const N: usize>(value: T) -> Box<[T; N]> {
    Box::new([value; N])
}

impl Position {
    /// An empty board of that width and height, which are within [`SMALLEST`] and [`LARGEST`]; others
    /// become the nearest that are.
    pub fn new(rule: Rule, width: usize, height: usize) -> Position {
        let within = |size: usize| size.clamp(SMALLEST, LARGEST) as u8;
        let tables = Side::BOTH.map(|side| Table::of(rule, side));
        let mut position = Position {
            rule,
            width: within(width),
            height: within(height),
            marks: zeroed(Mark::Off),
            lines: [zeroed([0; 4]), zeroed([0; 4])],
            shapes: [zeroed(0), zeroed(0)],
            classes: [zeroed(Class::None), zeroed(Class::None)],
            counts: [[0; Class::COUNT]; 2],
            worth: [0; 2],
            moves: Vec::with_capacity(LARGEST * LARGEST),
            tables,
        };
        for point in position.points() {
            position.marks[usize::from(cell(point))] = Mark::Empty;
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
        Shape::of((self.shapes[number(side)][usize::from(cell)] >> (4 * direction) & 15) as u8)
    }

    /// The shapes on all four lines.
    #[inline]
    pub fn shapes(&self, side: Side, cell: Cell) -> Shapes {
        self.shapes[number(side)][usize::from(cell)]
    }

    /// What the four shapes of a cell amount to. Of an empty cell only.
    #[inline]
    pub fn class(&self, side: Side, cell: Cell) -> Class {
        self.classes[number(side)][usize::from(cell)]
    }

    /// How many empty points are of a class.
    #[inline]
    pub fn count(&self, side: Side, class: Class) -> u16 {
        self.counts[number(side)][class as usize]
    }

    /// What the shapes of a side at all empty points are worth together.
    #[inline]
    pub fn worth(&self, side: Side) -> i32 {
        self.worth[number(side)]
    }

    /// Empty cells for which a side's class satisfies a test, row by row.
    pub fn cells_where(&self, test: impl Fn(Class, Class) -> bool) -> impl Iterator<Item = Cell> {
        let rows = usize::from(self.height);
        let columns = usize::from(self.width);
        (0..rows).flat_map(move |y| {
            let start = (y + MARGIN) * super::grid::STRIDE + MARGIN;
            start..start + columns
        })
        .filter(move |at| self.marks[*at] == Mark::Empty && test(self.classes[0][*at], self.classes[1][*at]))
        .map(|at| at as Cell)
    }

    /// Places a stone on an empty cell.
    #[inline]
    pub fn place(&mut self, cell: Cell, side: Side) {
        self.count_out(usize::from(cell));
        self.moves.push((cell, side));
        self.marks[usize::from(cell)] = Mark::from(side);
        self.update(usize::from(cell), number(side), u32::wrapping_add);
    }

    /// Takes the last stone back; nothing where there is none.
    #[inline]
    pub fn take_back(&mut self) -> Option<(Cell, Side)> {
        let (cell, side) = self.moves.pop()?;
        self.marks[usize::from(cell)] = Mark::Empty;
        self.update(usize::from(cell), number(side), u32::wrapping_sub);
        self.count_in(usize::from(cell));
        Some((cell, side))
    }

    /// Sets a stone that belongs to neither side, or a cell that nobody may use.
    pub fn block(&mut self, cell: Cell) {
        self.marks[usize::from(cell)] = Mark::Off;
        self.rescan();
    }

    /// Takes away the stone of a cell, wherever it stands in the order.
    pub fn remove(&mut self, cell: Cell) {
        self.moves.retain(|(placed, _)| *placed != cell);
        self.marks[usize::from(cell)] = Mark::Empty;
        self.rescan();
    }

    fn count_out(&mut self, at: usize) {
        for side in 0..2 {
            self.counts[side][self.classes[side][at] as usize] -= 1;
            self.worth[side] -= i32::from(self.tables[side].classes.worth(self.shapes[side][at]));
        }
    }

    fn count_in(&mut self, at: usize) {
        for side in 0..2 {
            self.counts[side][self.classes[side][at] as usize] += 1;
            self.worth[side] += i32::from(self.tables[side].classes.worth(self.shapes[side][at]));
        }
    }

    /// Tells the lines through a cell that its mark has changed.
    #[inline]
    fn update(&mut self, at: usize, placed: usize, change: fn(u32, u32) -> u32) {
        for (direction, step) in STEPS.into_iter().enumerate() {
            for distance in 1..=REACH {
                // seen from the neighbour before it, the stone lies ahead; from the one behind, behind
                self.touch(at - step * distance, direction, REACH + distance - 1, placed, change);
                self.touch(at + step * distance, direction, REACH - distance, placed, change);
            }
        }
    }

    #[inline]
    fn touch(&mut self, at: usize, direction: usize, place: usize, placed: usize, change: fn(u32, u32) -> u32) {
        let mark = self.marks[at];
        if mark == Mark::Off {
            return;
        }
        for side in 0..2 {
            let table = &self.tables[side];
            let line = &mut self.lines[side][at][direction];
            *line = change(*line, table.weights[usize::from(side != placed)][place]);
            let shape = Shapes::from(table.lines.shape(*line));
            let old = self.shapes[side][at];
            let shift = 4 * direction;
            let new = old & !(15 << shift) | shape << shift;
            if new == old {
                continue;
            }
            self.shapes[side][at] = new;
            let class = table.classes.class(new);
            if mark == Mark::Empty {
                self.worth[side] += i32::from(table.classes.worth(new)) - i32::from(table.classes.worth(old));
                self.counts[side][self.classes[side][at] as usize] -= 1;
                self.counts[side][class as usize] += 1;
            }
            self.classes[side][at] = class;
        }
    }

    /// The number of the line through a cell, read off the board.
    fn line(&self, side: usize, at: usize, direction: usize) -> u32 {
        let step = STEPS[direction] as isize;
        let distances = (1..=REACH as isize).rev().map(|step| -step).chain(1..=REACH as isize);
        let weights = &self.tables[side].weights;
        let digits = distances.enumerate().map(|(place, distance)| {
            let mark = self.marks[(at as isize + step * distance) as usize];
            match mark {
                Mark::Empty => 0,
                Mark::Black => weights[side][place],
                Mark::White => weights[1 - side][place],
                Mark::Off => weights[2][place],
            }
        });
        digits.sum()
    }

    /// Works everything out anew from the marks.
    pub fn rescan(&mut self) {
        self.counts = [[0; Class::COUNT]; 2];
        self.worth = [0; 2];
        for point in self.points() {
            let at = usize::from(cell(point));
            for side in 0..2 {
                let mut shapes = 0;
                for direction in 0..4 {
                    let line = self.line(side, at, direction);
                    self.lines[side][at][direction] = line;
                    shapes |= Shapes::from(self.tables[side].lines.shape(line)) << (4 * direction);
                }
                self.shapes[side][at] = shapes;
                self.classes[side][at] = self.tables[side].classes.class(shapes);
            }
            if self.marks[at] == Mark::Empty {
                self.count_in(at);
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn state(position: &Position) -> (Vec<Shapes>, Vec<Class>, [[u16; Class::COUNT]; 2], [i32; 2]) {
        let cells: Vec<Cell> = position.points().map(cell).collect();
        let shapes = cells.iter().flat_map(|at| Side::BOTH.map(|side| position.shapes(side, *at))).collect();
        let classes = cells.iter().flat_map(|at| Side::BOTH.map(|side| position.class(side, *at))).collect();
        (shapes, classes, position.counts, position.worth)
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
                let back = empty.len() < 100 || next(&mut seed) % 3 == 0;
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
