//! `sgs.generalByRatings()`: the general that the tables of ratings choose, for the brain that is asked for one.

use std::rc::Rc;

use mlua::{Lua, Table};

use super::super::Sgs;
use super::super::ask::Ask;
use super::super::select::Chosen;
use super::state::State;
use crate::game::Scene;

/// Chooses by the ratings where a general is asked for, before a brain is.
pub(super) fn look_up(state: &State, scene: &Scene<Sgs>) {
    *state.general.borrow_mut() = match &scene.ask {
        Ask::General(ask) => {
            ask.chosen(scene, &mut scene.rng()).map(|chosen| (chosen, ask.is_by_role(&scene.snapshot)))
        }
        _ => None,
    };
}

/// Gives the name, the candidates as `{ general, score, why }` from the best on, remarks, and whether the choice is by
/// role: a first general of the identity game. Nothing where no general is asked for.
pub(super) fn install(lua: &Lua, global: &Table, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    let function = lua.create_function(move |lua, ()| match &*own.general.borrow() {
        Some((chosen, by_role)) => {
            Ok((Some(chosen.general.clone()), Some(rows(lua, chosen)?), Some(chosen.notes.clone()), *by_role))
        }
        None => Ok((None, None, None, false)),
    })?;
    global.raw_set("generalByRatings", function)
}

fn rows(lua: &Lua, chosen: &Chosen) -> mlua::Result<Vec<Table>> {
    let row = |scored: &super::super::select::Scored| {
        let row = lua.create_table()?;
        row.raw_set("general", scored.general.as_str())?;
        row.raw_set("score", scored.score)?;
        row.raw_set("why", scored.why.as_str())?;
        Ok(row)
    };
    chosen.ranked.iter().map(row).collect()
}
