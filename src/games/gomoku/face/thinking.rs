//! `board:think` and `board:solve`: the search and the solvers of forced wins in a script's hands.

use std::cell::RefCell;
use std::rc::Rc;

use mlua::{Lua, Table, Value};

use super::board::Board;

/// What thinking keeps from one decision to the next.
pub(super) type Shared = Rc<RefCell<()>>;

pub(super) fn think(_: &Lua, _: &Board, _: Option<Table>) -> mlua::Result<Value> {
    Ok(Value::Nil)
}

pub(super) fn solve(_: &Lua, _: &Board, _: Option<Table>) -> mlua::Result<Value> {
    Ok(Value::Nil)
}
