//! What one more stone makes of a line: a table for every line of five cells to each side.
//!
//! A line is a number with a digit for each of its ten cells: 0 empty, 1 own, 2 opposing, and 3 (or 2
//! where that makes no difference) off the board. The entry says what a stone in the middle makes.

use std::sync::LazyLock;

use super::rule::Row;

/// Cells to each side of the middle that matter: four for a five, one more for what ends it.
pub const REACH: usize = 5;

/// Cells of a line without its middle.
const CELLS: usize = 2 * REACH;

/// What a stone makes on one line, seen from the point where it is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Shape {
    /// Nothing that can become five.
    #[default]
    None,
    /// Six or more where only five win.
    Overline,
    /// A stone that can become a sleeping two.
    DeadOne,
    /// A stone that can become a live two.
    LiveOne,
    /// A two that can become a sleeping three.
    SleepingTwo,
    /// A two that can become a live three.
    LiveTwo,
    /// A three that can become a four but no straight four.
    SleepingThree,
    /// A three with a gap that can become a straight four.
    SplitThree,
    /// A three in a row that can become a straight four.
    LiveThree,
    /// A four with one completing point.
    RushFour,
    /// Two fours on one line.
    DoubleFour,
    /// A four in a row with two completing points.
    StraightFour,
    /// A row that wins.
    Five,
}

impl Shape {
    /// How many there are.
    pub const COUNT: usize = 13;

    /// By its number.
    pub fn of(number: u8) -> Shape {
        const ALL: [Shape; 13] = [
            Shape::None,
            Shape::Overline,
            Shape::DeadOne,
            Shape::LiveOne,
            Shape::SleepingTwo,
            Shape::LiveTwo,
            Shape::SleepingThree,
            Shape::SplitThree,
            Shape::LiveThree,
            Shape::RushFour,
            Shape::DoubleFour,
            Shape::StraightFour,
            Shape::Five,
        ];
        ALL.get(usize::from(number)).copied().unwrap_or_default()
    }

    /// Whether the next stone can make a straight four of it.
    pub fn is_three(self) -> bool {
        matches!(self, Shape::LiveThree | Shape::SplitThree)
    }

    /// How many fours it is.
    pub fn fours(self) -> usize {
        match self {
            Shape::RushFour | Shape::StraightFour => 1,
            Shape::DoubleFour => 2,
            _ => 0,
        }
    }
}

/// The shapes of all lines for one kind of winning row.
pub struct Lines {
    /// Digits that a cell may have.
    base: u32,
    shapes: Vec<u8>,
}

const EMPTY: u32 = 0;
const OWN: u32 = 1;
const OPPOSING: u32 = 2;
const OFF: u32 = 3;
const UNKNOWN: u8 = u8::MAX;

impl Lines {
    fn of(row: Row) -> Lines {
        let base = if row == Row::Unblocked { 4 } else { 3 };
        let count = (base as usize).pow(CELLS as u32);
        let mut maker = Maker { row, base, shapes: vec![UNKNOWN; count] };
        for line in 0..count {
            maker.shape(line as u32);
        }
        Lines { base, shapes: maker.shapes }
    }

    /// The table for a kind of row; made when it is first needed.
    pub fn for_row(row: Row) -> &'static Lines {
        static FIVE_OR_MORE: LazyLock<Lines> = LazyLock::new(|| Lines::of(Row::FiveOrMore));
        static EXACTLY_FIVE: LazyLock<Lines> = LazyLock::new(|| Lines::of(Row::ExactlyFive));
        static UNBLOCKED: LazyLock<Lines> = LazyLock::new(|| Lines::of(Row::Unblocked));
        match row {
            Row::FiveOrMore => &FIVE_OR_MORE,
            Row::ExactlyFive => &EXACTLY_FIVE,
            Row::Unblocked => &UNBLOCKED,
        }
    }

    /// What a digit is worth in each of the ten places of a line, from −5 to 5 without the middle.
    pub fn weights(&self) -> [u32; CELLS] {
        std::array::from_fn(|place| self.base.pow(place as u32))
    }

    /// The digit of a cell off the board.
    pub fn off(&self) -> u32 {
        if self.base == 4 { OFF } else { OPPOSING }
    }

    /// The number of the shape of a line.
    #[inline]
    pub fn shape(&self, line: u32) -> u8 {
        self.shapes.get(line as usize).copied().unwrap_or(0)
    }
}

struct Maker {
    row: Row,
    base: u32,
    shapes: Vec<u8>,
}

/// The eleven cells of a line with the stone in the middle.
type Cells = [u32; CELLS + 1];

impl Maker {
    fn cells(&self, line: u32) -> Cells {
        let mut cells = [OWN; CELLS + 1];
        let mut rest = line;
        for place in 0..CELLS {
            cells[if place < REACH { place } else { place + 1 }] = rest % self.base;
            rest /= self.base;
        }
        cells
    }

    /// First and last cell of the row through the middle.
    fn row_of(cells: &Cells) -> (usize, usize) {
        let left = (0..REACH).rev().take_while(|at| cells[*at] == OWN).count();
        let right = (REACH + 1..=CELLS).take_while(|at| cells[*at] == OWN).count();
        (REACH - left, REACH + right)
    }

    fn wins(&self, cells: &Cells) -> bool {
        let (first, last) = Maker::row_of(cells);
        let is_blocked = |at: Option<usize>| at.and_then(|at| cells.get(at)).is_some_and(|cell| *cell == OPPOSING);
        let blocked = is_blocked(first.checked_sub(1)) && is_blocked(Some(last + 1));
        self.row.wins(last - first + 1, blocked)
    }

    fn shape(&mut self, line: u32) -> Shape {
        let known = self.shapes[line as usize];
        if known != UNKNOWN {
            return Shape::of(known);
        }
        let shape = self.work_out(line);
        self.shapes[line as usize] = shape as u8;
        shape
    }

    fn work_out(&mut self, line: u32) -> Shape {
        let cells = self.cells(line);
        if self.wins(&cells) {
            return Shape::Five;
        }
        let (first, last) = Maker::row_of(&cells);
        if last - first + 1 > 5 {
            return Shape::Overline;
        }
        let next: Vec<Shape> = self.continued(line, &cells).into_iter().map(|line| self.shape(line)).collect();
        let count = |wanted: fn(Shape) -> bool| next.iter().filter(|shape| wanted(**shape)).count();
        match count(|shape| shape == Shape::Five) {
            0 => {}
            1 => return Shape::RushFour,
            _ if last - first == 3 => return Shape::StraightFour,
            _ => return Shape::DoubleFour,
        }
        self.weaker(last - first == 2, count)
    }

    /// Below four: what the best next stone makes of it.
    fn weaker(&self, in_a_row: bool, count: impl Fn(fn(Shape) -> bool) -> usize) -> Shape {
        let any = |wanted: fn(Shape) -> bool| count(wanted) > 0;
        if any(|shape| shape == Shape::StraightFour) {
            return if in_a_row { Shape::LiveThree } else { Shape::SplitThree };
        }
        if any(|shape| matches!(shape, Shape::RushFour | Shape::DoubleFour)) {
            return Shape::SleepingThree;
        }
        if any(Shape::is_three) {
            return Shape::LiveTwo;
        }
        if any(|shape| shape == Shape::SleepingThree) {
            return Shape::SleepingTwo;
        }
        if any(|shape| shape == Shape::LiveTwo) {
            return Shape::LiveOne;
        }
        if any(|shape| shape == Shape::SleepingTwo) { Shape::DeadOne } else { Shape::None }
    }

    /// The lines with one stone more, near enough to be of use.
    fn continued(&self, line: u32, cells: &Cells) -> Vec<u32> {
        let empty = (0..CELLS).filter(|place| {
            let at = if *place < REACH { *place } else { place + 1 };
            at > 0 && at < CELLS && cells[at] == EMPTY
        });
        empty.map(|place| line + OWN * self.base.pow(place as u32)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shape of a line drawn with `X` own, `O` opposing, `.` empty, `#` off, and `*` the new stone.
    fn shape(row: Row, drawn: &str) -> Shape {
        let lines = Lines::for_row(row);
        let middle = drawn.find('*').unwrap_or(0);
        let digit = |at: isize| match usize::try_from(at).ok().and_then(|at| drawn.as_bytes().get(at)) {
            Some(b'.') => EMPTY,
            Some(b'X') => OWN,
            Some(b'O') => OPPOSING,
            Some(b'#') => lines.off(),
            _ => EMPTY,
        };
        let places = (1..=REACH as isize).rev().map(|step| -step).chain(1..=REACH as isize);
        let digits = places.map(|step| digit(middle as isize + step));
        let line = digits.zip(lines.weights()).map(|(digit, weight)| digit * weight).sum();
        Shape::of(lines.shape(line))
    }

    #[test]
    fn shapes_are_what_players_call_them() {
        let free = |drawn| shape(Row::FiveOrMore, drawn);
        assert_eq!(free("OXXX*X"), Shape::Five);
        assert_eq!(free(".XXX*."), Shape::StraightFour);
        assert_eq!(free("OXXX*."), Shape::RushFour);
        assert_eq!(free("OXX.*X."), Shape::RushFour);
        assert_eq!(free("..XX*.."), Shape::LiveThree);
        assert_eq!(free(".X.X*."), Shape::SplitThree);
        assert_eq!(free("OXX*.."), Shape::SleepingThree);
        assert_eq!(free("OXX*O"), Shape::None);
        assert_eq!(free("...X*..."), Shape::LiveTwo);
        assert_eq!(free("OX*..."), Shape::SleepingTwo);
        assert_eq!(free("X.XX*.X"), Shape::DoubleFour);
    }

    #[test]
    fn six_is_no_five_where_only_five_win() {
        let exact = |drawn| shape(Row::ExactlyFive, drawn);
        assert_eq!(exact("XXX*XX"), Shape::Overline);
        assert_eq!(shape(Row::FiveOrMore, "XXX*XX"), Shape::Five);
        assert_eq!(exact("X.XXX*."), Shape::RushFour, "one end would make six");
        assert_eq!(exact("X.XXX*.X"), Shape::None, "both ends would");
        assert_eq!(exact("X..XX*..X"), Shape::SleepingThree, "no straight four: it would touch a fifth stone");
    }

    #[test]
    fn a_five_between_two_stones_is_none_in_caro() {
        let caro = |drawn| shape(Row::Unblocked, drawn);
        assert_eq!(caro("OXXX*XO"), Shape::None);
        assert_eq!(caro("#XXX*XO"), Shape::Five, "the edge blocks nobody");
        assert_eq!(caro("OXXX*XXO"), Shape::Five, "six win always");
        assert_eq!(caro("OXXX*X."), Shape::Five);
        assert_eq!(caro("OXXX*.O"), Shape::None, "it would be blocked at both ends");
    }
}
