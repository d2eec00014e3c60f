//! A board in a script's hands: a copy of the position, on which it may play and take back.

use std::cell::RefCell;

use mlua::{Lua, Table, UserData, UserDataMethods, Value};

use super::super::classes::Class;
use super::super::grid::cell;
use super::super::point::Point;
use super::super::position::Position;
use super::super::renju::{self, FiveCompletion, foul_by};
use super::super::resort;
use super::super::rule::Side;
use super::super::shapes::Shape;
use super::{points, tables, thinking};

/// What `board` is.
pub(super) struct Board {
    pub(super) position: RefCell<Position>,
    pub(super) reading: FiveCompletion,
    pub(super) to_move: Side,
    /// The game's global table, with its tuning and levels.
    pub(super) global: Table,
    pub(super) engine: thinking::Shared,
}

impl Board {
    fn point(&self, first: &Value, second: &Value) -> mlua::Result<Point> {
        let point = points::point(first, second)?;
        match self.position.borrow().holds(point) {
            true => Ok(point),
            false => Err(mlua::Error::runtime(format!("{point} is outside the board"))),
        }
    }

    fn empty(&self, first: &Value, second: &Value) -> mlua::Result<Point> {
        let point = self.point(first, second)?;
        match self.position.borrow().is_empty(cell(point)) {
            true => Ok(point),
            false => Err(mlua::Error::runtime(format!("{point} is not empty"))),
        }
    }

    fn is_empty(&self, point: Point) -> bool {
        self.position.borrow().is_empty(cell(point))
    }

    /// What forbids a point to a side, if anything does.
    fn foul(&self, side: Side, point: Point) -> Option<&'static str> {
        let mut position = self.position.borrow_mut();
        let may_be = position.rule().forbids(side) && position.is_empty(cell(point));
        let is_hot = may_be && position.class(side, cell(point)) == Class::Foul;
        if is_hot { foul_by(&mut position, cell(point), self.reading).map(renju::Foul::name) } else { None }
    }

    /// `33`, `43`, `44`, `five`, or nothing.
    fn compound(&self, side: Side, point: Point) -> Option<&'static str> {
        let position = self.position.borrow();
        let shapes: Vec<Shape> = (0..4).map(|line| position.shape(side, cell(point), line)).collect();
        let fours: usize = shapes.iter().map(|shape| shape.fours()).sum();
        let threes = shapes.iter().filter(|shape| shape.is_three()).count();
        match (fours, threes) {
            _ if !position.is_empty(cell(point)) => None,
            _ if shapes.contains(&Shape::Five) => Some("five"),
            (2.., _) => Some("44"),
            (1, 1..) => Some("43"),
            (_, 2..) => Some("33"),
            _ => None,
        }
    }
}

type Arguments = (Value, Value);

impl UserData for Board {
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        looking(methods);
        judging(methods);
        playing(methods);
        methods.add_method("think", |lua, board, options: Option<Table>| thinking::think(lua, board, options));
        methods.add_method("solve", |lua, board, options: Option<Table>| thinking::solve(lua, board, options));
    }
}

fn looking<M: UserDataMethods<Board>>(methods: &mut M) {
    methods.add_method("size", |_, board, ()| Ok(board.position.borrow().size()));
    methods.add_method("rule", |_, board, ()| Ok(board.position.borrow().rule().name()));
    methods.add_method("count", |_, board, ()| Ok(board.position.borrow().moves().len()));
    methods.add_method("at", |_, board, (first, second): Arguments| {
        let point = board.point(&first, &second)?;
        let sides = Side::BOTH.into_iter();
        let found = sides.into_iter().find(|side| tables::mark(&board.position.borrow(), *side, point) == 1);
        Ok(found.map(Side::name))
    });
    methods.add_method("is_empty", |_, board, (first, second): Arguments| {
        Ok(board.is_empty(board.point(&first, &second)?))
    });
    methods.add_method("last", |_, board, ()| {
        let position = board.position.borrow();
        let last = position.moves().last().map(|(cell, _)| super::super::grid::point(*cell).to_string());
        Ok(last)
    });
    methods.add_method("winner", |_, board, ()| {
        let position = board.position.borrow();
        let winner = position.moves().iter().find_map(|(cell, _)| position.winner_at(*cell));
        Ok(winner.map(Side::name))
    });
    methods.add_method("is_full", |_, board, ()| Ok(board.position.borrow().is_full()));
}

fn judging<M: UserDataMethods<Board>>(methods: &mut M) {
    methods.add_method("scan", scan);
    methods.add_method("code", |_, board, (side, x, y, line): (Value, Value, Value, usize)| {
        let (side, point) = (points::side(&side)?, board.point(&x, &y)?);
        match line {
            0..=3 => Ok(tables::code_at(&board.position.borrow(), side, point, line)),
            _ => Err(mlua::Error::runtime("a line is 0 horizontal, 1 vertical, 2 left or 3 right diagonal")),
        }
    });
    methods.add_method("compound", |_, board, (side, x, y): (Value, Value, Value)| {
        Ok(board.compound(points::side(&side)?, board.point(&x, &y)?))
    });
    methods.add_method("forbidden", |_, board, (first, second): Arguments| {
        Ok(board.foul(Side::Black, board.point(&first, &second)?))
    });
    methods.add_method("explain", |lua, board, (first, second): Arguments| {
        let point = board.empty(&first, &second)?;
        let verdict = renju::explain(&mut board.position.borrow_mut(), cell(point), board.reading);
        mlua::LuaSerdeExt::to_value(lua, &verdict)
    });
    methods.add_method("moves", |lua, board, side: Value| {
        let glances = resort::glances(&mut board.position.borrow_mut(), points::side(&side)?);
        mlua::LuaSerdeExt::to_value(lua, &glances)
    });
    methods.add_method("best", |_, board, side: Value| {
        let glances = resort::glances(&mut board.position.borrow_mut(), points::side(&side)?);
        Ok(glances.into_iter().next().map(|glance| glance.point))
    });
}

/// `board:scan(side, Table?, Computer?, Player?)`: the seed's tables as the side sees the position, new
/// ones or those given filled anew.
fn scan(lua: &Lua, board: &Board, given: (Value, Option<Table>, Option<Table>, Option<Table>)) -> mlua::Result<(Table, Table, Table)> {
    let (side, table, own, other) = given;
    let side = points::side(&side)?;
    let new = |given: Option<Table>| given.map_or_else(|| lua.create_table(), Ok);
    let filled = [new(table)?, new(own)?, new(other)?];
    tables::fill(lua, &board.position.borrow(), side, &filled)?;
    let [table, own, other] = filled;
    Ok((table, own, other))
}

fn playing<M: UserDataMethods<Board>>(methods: &mut M) {
    methods.add_method("place", |_, board, (side, x, y): (Value, Value, Value)| {
        let (side, point) = (points::side(&side)?, board.empty(&x, &y)?);
        board.position.borrow_mut().place(cell(point), side);
        Ok(())
    });
    methods.add_method("undo", |_, board, ()| {
        let back = board.position.borrow_mut().take_back();
        Ok(back.map(|(cell, _)| super::super::grid::point(cell).to_string()))
    });
}
