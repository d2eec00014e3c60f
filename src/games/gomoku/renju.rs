//! Points that Black may not play in Renju, by the text of the RIF: two threes, two fours, six in a
//! row; a five comes before all of them.
//!
//! A three counts only if it can become a straight four by a stone that is itself not forbidden, which
//! is asked anew on the board with the stone placed, as deep as need be: every level adds a stone, so
//! it ends.

use serde::Serialize;

use super::grid::{Cell, NOWHERE, along, point};
use super::position::Position;
use super::rule::Side;
use super::shapes::{REACH, Shape};

/// Why a point is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Foul {
    /// Two or more fours.
    #[serde(rename = "44")]
    TwoFours,
    /// Two or more threes.
    #[serde(rename = "33")]
    TwoThrees,
    /// Six or more in a row.
    #[serde(rename = "OL")]
    Overline,
}

impl Foul {
    /// `33`, `44` or `OL`.
    pub fn name(self) -> &'static str {
        match self {
            Foul::TwoFours => "44",
            Foul::TwoThrees => "33",
            Foul::Overline => "OL",
        }
    }
}

/// How the one disputed point is read: whether a stone that completes a straight four and at the same
/// time a five elsewhere makes a three of what stood before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FiveCompletion {
    /// It does not: the text of the RIF.
    #[default]
    NoThree,
    /// It does.
    Three,
}

/// Whether Black may not play an empty cell, and why: fours before threes before six.
pub fn foul(position: &mut Position, cell: Cell) -> Option<Foul> {
    foul_by(position, cell, FiveCompletion::NoThree)
}

/// The same under one of the two readings.
pub fn foul_by(position: &mut Position, cell: Cell, reading: FiveCompletion) -> Option<Foul> {
    let shapes = lines(position, cell);
    let has = |wanted: Shape| shapes.contains(&wanted);
    if has(Shape::Five) {
        return None;
    }
    if shapes.iter().map(|shape| shape.fours()).sum::<usize>() > 1 {
        return Some(Foul::TwoFours);
    }
    let threes = shapes.iter().filter(|shape| shape.is_three()).count();
    if threes > 1 && has_two_threes(position, cell, &shapes, reading) {
        return Some(Foul::TwoThrees);
    }
    has(Shape::Overline).then_some(Foul::Overline)
}

fn lines(position: &Position, cell: Cell) -> [Shape; 4] {
    std::array::from_fn(|direction| position.shape(Side::Black, cell, direction))
}

fn has_two_threes(position: &mut Position, cell: Cell, shapes: &[Shape; 4], reading: FiveCompletion) -> bool {
    position.place(cell, Side::Black);
    let mut found = 0;
    let mut left = shapes.iter().filter(|shape| shape.is_three()).count();
    for (direction, _) in shapes.iter().enumerate().filter(|(_, shape)| shape.is_three()) {
        left -= 1;
        found += usize::from(completion(position, cell, direction, reading).is_some());
        if found > 1 || found + left < 2 {
            break;
        }
    }
    position.take_back();
    found > 1
}

/// The cells that make a straight four of a placed stone's line, with what forbids them.
fn candidates(position: &Position, cell: Cell, direction: usize) -> impl Iterator<Item = Cell> {
    let near = REACH as i32 - 1;
    (-near..=near).filter_map(move |distance| {
        let at = along(cell, direction, distance);
        let makes_four = at != NOWHERE
            && position.is_empty(at)
            && position.shape(Side::Black, at, direction) == Shape::StraightFour
            && are_joined(position, cell, direction, distance);
        makes_four.then_some(at)
    })
}

/// Whether all cells between a stone and another cell are black.
fn are_joined(position: &Position, cell: Cell, direction: usize, distance: i32) -> bool {
    let step = distance.signum();
    (1..distance.abs()).all(|far| position.mark(along(cell, direction, step * far)) == Side::Black.into())
}

/// What keeps a cell from completing a straight four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hindrance {
    Foul(Foul),
    Five,
}

fn hindrance(position: &mut Position, at: Cell, reading: FiveCompletion) -> Option<Hindrance> {
    match lines(position, at).contains(&Shape::Five) {
        true if reading == FiveCompletion::NoThree => Some(Hindrance::Five),
        true => None,
        false => foul_by(position, at, reading).map(Hindrance::Foul),
    }
}

/// A cell that makes a straight four of the three of a placed stone, and may be played.
fn completion(position: &mut Position, cell: Cell, direction: usize, reading: FiveCompletion) -> Option<Cell> {
    let all: Vec<Cell> = candidates(position, cell, direction).collect();
    all.into_iter().find(|at| hindrance(position, *at, reading).is_none())
}

/// The names of the directions, as the seed numbers them.
pub const DIRECTIONS: [&str; 4] = ["horizontal", "vertical", "left diagonal", "right diagonal"];

/// A verdict with its reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// The point, such as `H8`.
    pub point: String,
    /// Why it is forbidden; nothing where it may be played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub foul: Option<Foul>,
    /// Whether the stone makes five, which comes before every foul.
    pub five: bool,
    /// What the stone makes on each line where it makes something that counts.
    pub lines: Vec<Line>,
}

/// One line of a verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// `horizontal`, `vertical`, `left diagonal` or `right diagonal`.
    pub direction: &'static str,
    /// `five`, `four`, `two fours`, `three`, `no three` or `overline`.
    pub makes: &'static str,
    /// For a three: the stones that would make a straight four of it, with why each may or may not be
    /// played, as far as they had to be looked at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub completions: Vec<Verdict>,
}

/// Why a point is or is not forbidden, down to the last stone of the recursion.
pub fn explain(position: &mut Position, cell: Cell, reading: FiveCompletion) -> Verdict {
    let shapes = lines(position, cell);
    let five = shapes.contains(&Shape::Five);
    let fours: usize = shapes.iter().map(|shape| shape.fours()).sum();
    let needs_threes = !five && fours < 2 && shapes.iter().filter(|shape| shape.is_three()).count() > 1;
    position.place(cell, Side::Black);
    let told: Vec<Line> = (0..4)
        .filter_map(|direction| line(position, cell, (direction, shapes[direction]), needs_threes, reading))
        .collect();
    position.take_back();
    let threes = told.iter().filter(|line| line.makes == "three").count();
    let foul = match () {
        () if five => None,
        () if fours > 1 => Some(Foul::TwoFours),
        () if needs_threes && threes > 1 => Some(Foul::TwoThrees),
        () => shapes.contains(&Shape::Overline).then_some(Foul::Overline),
    };
    Verdict { point: point(cell).to_string(), foul, five, lines: told }
}

fn line(
    position: &mut Position,
    cell: Cell,
    (direction, shape): (usize, Shape),
    looks_deeper: bool,
    reading: FiveCompletion,
) -> Option<Line> {
    let mut completions = Vec::new();
    let makes = match shape {
        Shape::Five => "five",
        Shape::Overline => "overline",
        Shape::DoubleFour => "two fours",
        Shape::RushFour | Shape::StraightFour => "four",
        shape if shape.is_three() && looks_deeper => {
            let all: Vec<Cell> = candidates(position, cell, direction).collect();
            let mut holds = false;
            for at in all {
                completions.push(explain(position, at, reading));
                holds = hindrance(position, at, reading).is_none();
                if holds {
                    break;
                }
            }
            if holds { "three" } else { "no three" }
        }
        shape if shape.is_three() => "three",
        _ => return None,
    };
    Some(Line { direction: DIRECTIONS[direction], makes, completions })
}

#[cfg(test)]
#[path = "renju_tests.rs"]
mod tests;
