//! The seed's three tables: `Table[x][y]`, `Computer[x][y][n]` and `Player[x][y][n]`, all counted from 0.

use mlua::{Lua, Table};

use super::super::codes::{code_at, named};
use super::super::grid::{Mark, cell};
use super::super::point::Point;
use super::super::position::Position;
use super::super::rule::Side;

/// `gomoku.codes`: the numbers by the names of the shapes, and of a `forbidden` point.
pub(super) fn install(lua: &Lua, global: &Table) -> mlua::Result<()> {
    let codes = lua.create_table()?;
    for (name, code) in named() {
        codes.raw_set(name, code)?;
    }
    codes.set_readonly(true);
    global.raw_set("codes", codes)
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
