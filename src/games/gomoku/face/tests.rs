//! What scripts get: the methods of the board, and the weights that our own files set.

#![allow(clippy::unwrap_used)]

use mlua::LuaSerdeExt;

use super::super::engine::{Limits, Tuning};
use super::*;
use crate::vm::budget::{self, Allowance};

fn board(lua: &Lua) -> AnyUserData {
    let board = Board {
        position: RefCell::new(Snapshot::default().position()),
        reading: FiveCompletion::NoThree,
        to_move: super::super::Side::Black,
        global: lua.create_table().unwrap(),
        engine: Rc::default(),
        is_new: Cell::new(true),
    };
    lua.create_userdata(board).unwrap()
}

#[test]
fn every_method_that_is_described_is_there() {
    let lua = Lua::new();
    lua.globals().set("board", board(&lua)).unwrap();
    let (class, methods) = interface().0.remove(0);
    assert_eq!(class, "Board");
    assert!(methods.len() >= 18, "{methods:?}");
    for method in methods {
        let kind: String = lua.load(format!("return type(board.{method})")).eval().unwrap();
        assert_eq!(kind, "function", "{method}");
    }
}

#[test]
fn a_search_takes_no_more_than_is_left_and_pays_for_it() {
    let lua = Lua::new();
    lua.globals().set("board", board(&lua)).unwrap();
    let stones = || -> u64 { lua.load("return board:think{ depth = 60 }.nodes").eval().unwrap() };
    lua.load("for at, p in ipairs{ 'H8', 'I9', 'I7', 'G9', 'J6' } do board:place(1 + (at + 1) % 2, p) end")
        .exec()
        .unwrap();
    budget::arm(Allowance::exactly(40_000)).unwrap();
    let (first, second) = (stones(), stones());
    let left = budget::left().fuel;
    assert_eq!(budget::disarm().kill, None);
    assert!((1_000..=1_950).contains(&first), "{first} stones for 40,000 units of fuel");
    assert!(second < first, "{second} stones after {first}");
    assert!(left <= 40_000 - 20 * (first + second));
}

/// Our own file of weights or levels, run by itself.
fn loaded(file: &str, name: &str) -> (Lua, Value) {
    let lua = Lua::new();
    lua.load("gomoku = { tuning = {}, levels = {} }").exec().unwrap();
    lua.load(file).exec().unwrap();
    let value = lua.load(format!("return gomoku.{name}")).eval().unwrap();
    (lua, value)
}

#[test]
fn the_weights_of_scripts_are_those_that_the_engine_was_tuned_to() {
    let (lua, value) = loaded(include_str!("../../../../lua/gomoku/tuning.lua"), "tuning");
    let read: Tuning = lua.from_value(value).unwrap();
    assert_eq!(read, Tuning::default(), "lua/gomoku/tuning.lua and the defaults in engine/ differ");
}

#[test]
fn the_levels_of_scripts_are_those_of_the_engine() {
    let (lua, value) = loaded(include_str!("../../../../lua/gomoku/levels.lua"), "levels");
    let read: Vec<Limits> = lua.from_value(value).unwrap();
    assert_eq!(read, Tuning::default().levels, "lua/gomoku/levels.lua and the defaults in engine/ differ");
}
