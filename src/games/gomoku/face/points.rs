//! Points as scripts name them: `"H8"`, or column and row from 0, as the seed counts.

use mlua::{Lua, Table, Value};

use super::super::point::{LARGEST, Point};
use super::super::rule::Side;
use super::function;

/// `gomoku.point(x, y)` gives the name of a point, `gomoku.xy(name)` column and row, `gomoku.other(side)`
/// the opponent.
pub(super) fn install(lua: &Lua, global: &Table) -> mlua::Result<()> {
    let name = |_: &Lua, (x, y): (Value, Value)| Ok(point(&x, &y)?.to_string());
    global.raw_set("point", function(lua, name)?)?;
    let xy = |_: &Lua, name: Value| point(&name, &Value::Nil).map(|point| (point.x, point.y));
    global.raw_set("xy", function(lua, xy)?)?;
    let other = |_: &Lua, name: Value| Ok(side(&name)?.other().name());
    global.raw_set("other", function(lua, other)?)
}

/// The point of two arguments: a name and nothing, or column and row.
pub(super) fn point(first: &Value, second: &Value) -> mlua::Result<Point> {
    if let Value::String(name) = first {
        return name.to_string_lossy().parse().map_err(mlua::Error::external);
    }
    match (place(first), place(second)) {
        (Some(x), Some(y)) => Ok(Point::at(x, y)),
        _ => Err(mlua::Error::runtime("a point is a name such as \"H8\", or column and row from 0")),
    }
}

/// A column or a row; Lua's whole numbers come in either form.
fn place(value: &Value) -> Option<u8> {
    let number = match value {
        Value::Integer(number) => u8::try_from(*number).ok(),
        Value::Number(number) if number.fract() == 0.0 => {
            Some(*number as u8).filter(|_| (0.0..256.0).contains(number))
        }
        _ => None,
    };
    number.filter(|number| usize::from(*number) < LARGEST)
}

/// A side by its name, or by 1 for Black and 2 for White.
pub(super) fn side(value: &Value) -> mlua::Result<Side> {
    let named = match value {
        Value::String(name) => Side::named(&name.to_string_lossy()),
        other => match place(other) {
            Some(1) => Some(Side::Black),
            Some(2) => Some(Side::White),
            _ => None,
        },
    };
    named.ok_or_else(|| mlua::Error::runtime("a side is \"black\" or \"white\""))
}
