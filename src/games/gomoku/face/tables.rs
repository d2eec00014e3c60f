//! The seed's three tables: `Table[x][y]`, `Computer[x][y][n]` and `Player[x][y][n]`, all counted from 0.

use std::sync::LazyLock;

use mlua::{Lua, Table};
use serde::Deserialize;

use super::super::grid::{Mark, cell};
use super::super::point::Point;
use super::super::position::Position;
use super::super::rule::Side;
use super::super::shapes::Shape;

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
    let text = include_str!("../../../../data/gomoku/codes.json");
    let read: Codes = serde_json::from_str(text).unwrap_or(Codes { codes: std::collections::BTreeMap::new() });
    let code = |name: &str| read.codes.get(name).copied().unwrap_or_default();
    std::array::from_fn(|at| code(NAMES.get(at).copied().unwrap_or("forbidden")))
});

/// The code of a shape.
pub(super) fn code(shape: Shape) -> i32 {
    CODES[shape as usize]
}

/// The code of a forbidden point.
pub(super) fn forbidden() -> i32 {
    CODES[NAMES.len()]
}

/// The code of one line of a point for a side; an occupied point has none.
pub(super) fn code_at(position: &Position, side: Side, point: Point, direction: usize) -> i32 {
    match position.is_empty(cell(point)) {
        true => code(position.shape(side, cell(point), direction)),
        false => 0,
    }
}

/// What lies on a point, as the side sees it: 0 empty, 1 own, 2 the opponent's, 3 no point.
pub(super) fn mark(position: &Position, side: Side, point: Point) -> u8 {
    match position.mark(cell(point)) {
        Mark::Empty => 0,
        Mark::Off => 3,
        mark if mark == Mark::from(side) => 1,
        _ => 2,
    }
}

/// Fills the three tables as the side sees the position; makes what is missing in them.
pub(super) fn fill(lua: &Lua, position: &Position, side: Side, tables: &[Table; 3]) -> mlua::Result<()> {
    let [board, own, other] = tables;
    for point in position.points() {
        row(lua, board, point.x)?.raw_set(point.y, mark(position, side, point))?;
        for (table, side) in [(own, side), (other, side.other())] {
            let column = row(lua, table, point.x)?;
            let lines = row(lua, &column, point.y)?;
            for direction in 0..4 {
                lines.raw_set(direction, code_at(position, side, point, direction))?;
            }
        }
    }
    Ok(())
}

fn row(lua: &Lua, table: &Table, at: u8) -> mlua::Result<Table> {
    if let Some(row) = table.raw_get(at)? {
        return Ok(row);
    }
    let row = lua.create_table()?;
    table.raw_set(at, &row)?;
    Ok(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_grow_with_what_is_made_and_keep_the_two_that_are_given() {
        assert_eq!(code(Shape::RushFour), 20);
        assert_eq!(code(Shape::LiveThree), 15);
        assert_eq!(forbidden(), -1);
        let order = [Shape::None, Shape::LiveOne, Shape::SleepingTwo, Shape::LiveTwo, Shape::SleepingThree,
            Shape::LiveThree, Shape::SplitThree, Shape::RushFour, Shape::StraightFour, Shape::Five];
        assert!(order.windows(2).all(|pair| code(pair[0]) < code(pair[1])));
    }
}
