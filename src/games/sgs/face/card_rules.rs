//! `Card`: when it may be used, and on whom.

use std::rc::Rc;

use mlua::{FromLua, Lua, Table};

use super::super::board::PlayerIndex;
use super::super::catalogue::named::class;
use super::super::{prohibit, targets, usable};
use super::kinds::{CARD, Card, Player};
use super::state::State;
use crate::vm::handle::Classes;

/// Adds the rules to the class `Card`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(CARD, "isAvailable", move |_, (card, player): (Card, Player)| {
        Ok(usable::is_available(&own.board(), own.at(player)?, &own.played(card)))
    })?;
    let own = state.clone();
    classes.getter("targetFixed", move |card: Card| {
        Ok(targets::target_fixed(&own.board(), &own.played(card)))
    })?;
    let own = state.clone();
    classes.getter("canRecast", move |card: Card| Ok(own.class_of(card) == class::IRON_CHAIN))?;
    let own = state.clone();
    classes.method(
        CARD,
        "targetFilter",
        move |lua, (card, chosen, to, me): (Card, Table, Player, Player)| {
            let (chosen, to, me) = (players(lua, &own, &chosen)?, own.at(to)?, own.at(me)?);
            Ok(targets::target_filter(&own.board(), &chosen, to, me, &own.played(card)))
        },
    )?;
    let own = state.clone();
    classes.method(CARD, "targetsFeasible", move |lua, (card, chosen, me): (Card, Table, Player)| {
        let (chosen, me) = (players(lua, &own, &chosen)?, own.at(me)?);
        Ok(targets::targets_feasible(&own.board(), &chosen, me, &own.played(card)))
    })?;
    let own = state.clone();
    classes.method(CARD, "isProhibited", move |_, (card, from, to): (Card, Option<Player>, Player)| {
        let from = from.map(|from| own.at(from)).transpose()?;
        Ok(prohibit::is_prohibited(&own.board(), from, own.at(to)?, &own.played(card)))
    })?;
    Ok(())
}

/// The players of a list.
pub(super) fn players(lua: &Lua, state: &State, list: &Table) -> mlua::Result<Vec<PlayerIndex>> {
    let of = |value: mlua::Result<mlua::Value>| state.at(Player::from_lua(value?, lua)?);
    list.sequence_values::<mlua::Value>().map(of).collect()
}
