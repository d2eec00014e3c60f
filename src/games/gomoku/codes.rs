//! The numbers of shapes: the more important, the larger. Two of them are the seed's own.

use std::sync::LazyLock;

use serde::Deserialize;

use super::grid::cell;
use super::point::Point;
use super::position::Position;
use super::rule::Side;
use super::shapes::Shape;

/// The numbers of shapes, and of a forbidden point.
#[derive(Deserialize)]
struct Codes {
    codes: std::collections::BTreeMap<String, i32>,
}

/// Names of the shapes in the data file, in the order of [`Shape`].
const NAMES: [&str; 13] = [
    "none",
    "overline",
    "dead_one",
    "live_one",
    "sleeping_two",
    "live_two",
    "sleeping_three",
    "split_three",
    "open_three",
    "rush_four",
    "double_four",
    "straight_four",
    "five",
];

static CODES: LazyLock<[i32; 14]> = LazyLock::new(|| {
    let text = include_str!("../../../data/gomoku/codes.json");
    let read: Codes =
        serde_json::from_str(text).unwrap_or(Codes { codes: std::collections::BTreeMap::new() });
    let code = |name: &str| read.codes.get(name).copied().unwrap_or_default();
    std::array::from_fn(|at| code(NAMES.get(at).copied().unwrap_or("forbidden")))
});

/// The code of a shape.
pub fn code(shape: Shape) -> i32 {
    CODES[shape as usize]
}

/// All of them by name, a `forbidden` point's last.
pub fn named() -> impl Iterator<Item = (&'static str, i32)> {
    NAMES.into_iter().chain(["forbidden"]).zip(*CODES)
}

/// The code of one line of a point for a side; an occupied point has none.
pub fn code_at(position: &Position, side: Side, point: Point, direction: usize) -> i32 {
    match position.is_empty(cell(point)) {
        true => code(position.shape(side, cell(point), direction)),
        false => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_grow_with_what_is_made_and_keep_the_two_that_are_given() {
        assert_eq!(code(Shape::RushFour), 20);
        assert_eq!(code(Shape::LiveThree), 15);
        assert_eq!(CODES[NAMES.len()], -1, "a forbidden point");
        let order = [
            Shape::None,
            Shape::LiveOne,
            Shape::SleepingTwo,
            Shape::LiveTwo,
            Shape::SleepingThree,
            Shape::LiveThree,
            Shape::SplitThree,
            Shape::RushFour,
            Shape::StraightFour,
            Shape::Five,
        ];
        assert!(order.windows(2).all(|pair| code(pair[0]) < code(pair[1])));
    }
}
