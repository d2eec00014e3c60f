//! The board as the protocol knows it: own stones and the opponent's, without colours.

use super::commands::Owner;
use crate::games::gomoku::grid::cell;
use crate::games::gomoku::point::{LARGEST, SMALLEST};
use crate::games::gomoku::resort;
use crate::games::gomoku::{Point, Position, Rule, Side};

/// Stones in the order in which they were placed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    width: usize,
    height: usize,
    stones: Vec<(Point, Owner)>,
    /// Points that the brain is told not to play.
    blocked: Vec<Point>,
}

impl Board {
    /// An empty board; none for sizes that boards do not have.
    pub(super) fn new(width: usize, height: usize) -> Option<Board> {
        let fits = |size: usize| (SMALLEST..=LARGEST).contains(&size);
        (fits(width) && fits(height)).then(|| Board {
            width,
            height,
            stones: Vec::new(),
            blocked: Vec::new(),
        })
    }

    pub(super) fn clear(&mut self) {
        self.stones.clear();
        self.blocked.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    /// Columns and rows.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    fn holds(&self, point: Point) -> bool {
        usize::from(point.x) < self.width && usize::from(point.y) < self.height
    }

    /// Places a stone.
    ///
    /// # Errors
    /// The point is outside or taken.
    pub(super) fn place(&mut self, point: Point, owner: Owner) -> Result<(), String> {
        if !self.holds(point) {
            return Err(format!("{},{} is outside the board", point.x, point.y));
        }
        if self.stones.iter().any(|(taken, _)| *taken == point) {
            return Err(format!("{},{} is taken", point.x, point.y));
        }
        self.stones.push((point, owner));
        Ok(())
    }

    /// Takes a stone away, whosever it is.
    ///
    /// # Errors
    /// There is none.
    pub(super) fn take_back(&mut self, point: Point) -> Result<(), String> {
        let at = self.stones.iter().rposition(|(taken, _)| *taken == point);
        let at = at.ok_or_else(|| format!("there is no stone on {},{}", point.x, point.y))?;
        self.stones.remove(at);
        Ok(())
    }

    /// Sets all stones anew, or none where one of them is wrong.
    ///
    /// # Errors
    /// A point that is outside or given twice.
    pub(super) fn set(&mut self, stones: &[(Point, Owner)]) -> Result<(), String> {
        let before = std::mem::take(&mut self.stones);
        let placed = stones.iter().try_for_each(|(point, owner)| self.place(*point, *owner));
        if placed.is_err() {
            self.stones = before;
        }
        placed
    }

    /// Tells the brain not to play points, or that it may again.
    ///
    /// # Errors
    /// A point that is outside; then nothing has changed.
    pub(super) fn block(&mut self, points: &[Point], undo: bool) -> Result<(), String> {
        if let Some(outside) = points.iter().find(|point| !self.holds(**point)) {
            return Err(format!("{},{} is outside the board", outside.x, outside.y));
        }
        self.blocked.retain(|point| !points.contains(point));
        if !undo {
            self.blocked.extend_from_slice(points);
        }
        Ok(())
    }

    pub(super) fn unblock_all(&mut self) {
        self.blocked.clear();
    }

    pub(super) fn blocked(&self) -> &[Point] {
        &self.blocked
    }

    /// The brain takes the other colour.
    pub(super) fn swap(&mut self) {
        for (_, owner) in &mut self.stones {
            *owner = match owner {
                Owner::Own => Owner::Other,
                Owner::Other => Owner::Own,
                Owner::Dead => Owner::Dead,
            };
        }
    }

    /// The last stone, if it is the brain's own.
    pub(super) fn last_own(&self) -> Option<Point> {
        self.stones.last().filter(|(_, owner)| *owner == Owner::Own).map(|(point, _)| *point)
    }

    /// The brain's colour: Black has as many stones as White, or one more. The brain is taken to move
    /// next unless it has more stones.
    pub(super) fn own_side(&self) -> Side {
        let count = |owner: Owner| self.stones.iter().filter(|(_, whose)| *whose == owner).count();
        if count(Owner::Other) > count(Owner::Own) { Side::White } else { Side::Black }
    }

    /// The position by colours.
    pub(super) fn position(&self, rule: Rule) -> Position {
        let mut position = Position::new(rule, self.width, self.height);
        let own = self.own_side();
        for (point, owner) in &self.stones {
            match owner {
                Owner::Own => position.place(cell(*point), own),
                Owner::Other => position.place(cell(*point), own.other()),
                Owner::Dead => position.block(cell(*point)),
            }
        }
        position
    }

    /// Black's forbidden points, row by row.
    pub(super) fn forbidden(&self, rule: Rule) -> Vec<Point> {
        let mut position = self.position(rule);
        let points: Vec<Point> = position.points().collect();
        let is_forbidden = |point: &Point| {
            let here = cell(*point);
            position.is_empty(here) && resort::is_forbidden(&mut position, Side::Black, here)
        };
        points.into_iter().filter(is_forbidden).collect()
    }
}

/// The moves of a position from the most urgent on, at a glance, without the blocked ones while there
/// are others.
pub(super) fn glances(position: &mut Position, side: Side, blocked: &[Point]) -> Vec<Point> {
    let glances = resort::glances(position, side);
    let points = glances.iter().filter_map(|glance| glance.point.parse().ok());
    let (closed, open): (Vec<Point>, Vec<Point>) = points.partition(|point| blocked.contains(point));
    if open.is_empty() { closed } else { open }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn board(stones: &[(u8, u8, Owner)]) -> Board {
        let mut board = Board::new(15, 15).unwrap();
        stones.iter().for_each(|(x, y, owner)| board.place(Point::at(*x, *y), *owner).unwrap());
        board
    }

    #[test]
    fn the_colour_follows_from_the_stones() {
        use Owner::{Dead, Other, Own};
        assert_eq!(board(&[]).own_side(), Side::Black);
        assert_eq!(board(&[(7, 7, Other)]).own_side(), Side::White);
        assert_eq!(board(&[(7, 7, Own), (8, 8, Other)]).own_side(), Side::Black);
        assert_eq!(board(&[(1, 1, Dead), (7, 7, Other), (8, 8, Own), (9, 9, Other)]).own_side(), Side::White);
    }

    #[test]
    fn boards_are_set_as_a_whole_or_not_at_all() {
        let mut board = board(&[(7, 7, Owner::Other)]);
        let before = board.clone();
        let twice = [(Point::at(1, 1), Owner::Own), (Point::at(1, 1), Owner::Other)];
        assert!(board.set(&twice).is_err());
        assert!(board.set(&[(Point::at(15, 0), Owner::Own)]).is_err());
        assert!(board.block(&[Point::at(3, 3), Point::at(20, 3)], false).is_err());
        assert_eq!(board, before);
        assert!(Board::new(4, 4).is_none() && Board::new(23, 15).is_none() && Board::new(5, 22).is_some());
    }

    #[test]
    fn dead_stones_are_nobodys() {
        let mut board = board(&[(7, 7, Owner::Dead), (7, 8, Owner::Other)]);
        let position = board.position(Rule::Freestyle);
        assert!(!position.is_empty(cell(Point::at(7, 7))));
        assert_eq!(position.moves().len(), 1);
        board.take_back(Point::at(7, 7)).unwrap();
        assert!(board.take_back(Point::at(7, 7)).is_err());
    }

    #[test]
    fn blocked_points_are_left_out_while_there_are_others() {
        let mut position = Position::new(Rule::Freestyle, 15, 15);
        let centre = Point::at(7, 7);
        assert_eq!(glances(&mut position, Side::Black, &[]).first(), Some(&centre));
        assert!(!glances(&mut position, Side::Black, &[centre]).contains(&centre));
        let all: Vec<Point> = position.points().collect();
        assert_eq!(glances(&mut position, Side::Black, &all).first(), Some(&centre));
    }
}
