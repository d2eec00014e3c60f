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
    let number = |value: &Value| {
        let number = value.as_number().filter(|number| number.fract() == 0.0);
        number.filter(|number| (0.0..LARGEST as f64).contains(number)).map(|number| number as u8)
    };
    match (number(first), number(second)) {
        (Some(x), Some(y)) => Ok(Point::at(x, y)),
        _ => Err(mlua::Error::runtime("a point is a name such as \"H8\", or column and row from 0")),
    }
}

/// A side by its name, or by 1 for Black and 2 for White.
pub(super) fn side(value: &Value) -> mlua::Result<Side> {
    let named = match value {
        Value::String(name) => Side::named(&name.to_string_lossy()),
        other => match other.as_number() {
            Some(1.0) => Some(Side::Black),
            Some(2.0) => Some(Side::White),
            _ => None,
        },
    };
    named.ok_or_else(|| mlua::Error::runtime("a side is \"black\" or \"white\""))
}
