//! Tables that the face makes by a Lua function of its own: one call each, where setting field by field would
//! guard every field against want of memory by itself.

use mlua::{Function, Lua, LuaString, Table, Value};

use super::super::cards::{Cards, RANKS};
use super::super::kinds::Form;
use super::super::moves::Move;
use super::cards::{Rank, Written};

const PARTS: &str = include_str!("parts.lua");

/// The makers of one VM.
pub(super) struct Parts {
    group: Function,
    counts: Function,
    is_changed: Function,
    forms: Vec<LuaString>,
    names: Table,
}

impl Parts {
    /// Loads them.
    pub(super) fn new(lua: &Lua) -> mlua::Result<Parts> {
        let parts: Table = lua.load(PARTS).set_name("=doudizhu").eval()?;
        let forms = Form::ALL.iter().map(|form| lua.create_string(form.name())).collect::<mlua::Result<_>>()?;
        Ok(Parts {
            group: parts.raw_get("group")?,
            counts: parts.raw_get("counts")?,
            is_changed: parts.raw_get("is_changed")?,
            names: lua.create_sequence_from(&forms)?,
            forms,
        })
    }

    /// `{ cards, type, rank, length, value }`.
    pub(super) fn group(&self, play: Move, value: Option<i32>) -> mlua::Result<Table> {
        let form = self.forms.get(play.kind.form as usize);
        self.group.call((Written(play.cards), form, Rank(play.kind.top), play.kind.length, value))
    }

    /// How many cards of each rank a hand has, by the rank's number.
    pub(super) fn counts(&self, hand: Cards) -> mlua::Result<Table> {
        let counts: mlua::Variadic<u8> = (0..RANKS).map(|rank| hand.count(rank)).collect();
        self.counts.call(counts)
    }

    /// Whether `doudizhu.values` differs from what it was at the last call.
    pub(super) fn is_changed(&self, values: Value) -> mlua::Result<bool> {
        self.is_changed.call((values, &self.names))
    }
}
