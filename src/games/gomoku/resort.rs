//! The last resort: a legal move that is never quite foolish, without any script. It also says how all
//! moves compare at a glance.

use serde::Serialize;

use super::classes::Class;
use super::grid::{Cell, cell, point};
use super::position::Position;
use super::renju::foul;
use super::rule::Side;
use super::words::words;

/// A move as it looks at a glance.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Glance {
    /// The point.
    pub point: String,
    /// The higher, the more urgent.
    pub score: i32,
    /// What the stone makes.
    pub makes: &'static str,
    /// What it keeps the opponent from making.
    pub hinders: &'static str,
}

/// What making and hindering each class is worth.
fn urgency(own: Class, other: Class) -> i32 {
    let worth = |class: Class, five: i32, four: i32| match class {
        Class::Five => five,
        Class::TwoFours => four,
        Class::Foul => 0,
        other => 10 * (other as i32),
    };
    worth(own, 10_000, 2_000) + worth(other, 5_000, 1_000)
}

/// All empty points by urgency, the most urgent first; equal ones by their nearness to the middle, then
/// row by row. Forbidden points stand last.
pub fn glances(position: &mut Position, side: Side) -> Vec<Glance> {
    let (width, height) = position.size();
    let middle = (i32::from(width - 1), i32::from(height - 1));
    let points: Vec<_> = position.points().filter(|point| position.is_empty(cell(*point))).collect();
    let mut rows: Vec<(bool, i32, i32, Cell)> = Vec::with_capacity(points.len());
    for at in points {
        let here = cell(at);
        let forbidden = is_forbidden(position, side, here);
        let far = (2 * i32::from(at.x) - middle.0).abs().max((2 * i32::from(at.y) - middle.1).abs());
        let score = urgency(position.class(side, here), position.class(side.other(), here));
        rows.push((forbidden, -score, far, here));
    }
    rows.sort_unstable();
    rows.into_iter()
        .map(|(forbidden, score, _, at)| Glance {
            point: point(at).to_string(),
            score: if forbidden { i32::MIN } else { -score },
            makes: words(position.class(side, at)),
            hinders: words(position.class(side.other(), at)),
        })
        .collect()
}

/// Whether a side may not play an empty cell.
pub fn is_forbidden(position: &mut Position, side: Side, cell: Cell) -> bool {
    position.rule().forbids(side)
        && position.class(side, cell) == Class::Foul
        && foul(position, cell).is_some()
}
