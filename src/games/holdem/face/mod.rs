//! What scripts see of the game: handlers are called with a view of one seat and the settings; everything else is
//! a function of cards, written as texts such as `"AhKd"`.

mod asked;
mod balance;
mod cards;
mod chances;
mod planning;
mod reading;
mod seats;
#[cfg(test)]
mod tests;
mod told;
mod view;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use mlua::{AnyUserData, Function, Lua, LuaSerdeExt, MultiValue, Table, Value};

use super::ask::{Answer, Event};
use super::snapshot::Snapshot;
use super::Holdem;
use crate::game::{Names, Scene};
use crate::trace::Source;
use crate::vm::handle::Interface;
use crate::vm::{Face, Heard, Workshop};
use chances::Ranges;
use view::View;

/// Methods of the view, with their parameters and results.
pub(super) const INTERFACE: &str = include_str!("../../../../data/holdem/interface.json");

/// What objects scripts get, and the names of their methods.
fn interface() -> Interface {
    Interface::described(INTERFACE, &["View", "Reading"])
}

/// What the face keeps from one decision to the next.
#[derive(Default)]
struct Desk {
    /// Ranges that scripts have written, read once.
    ranges: Ranges,
    /// Boards that were looked at.
    fields: reading::Fields,
    /// Streets that were solved.
    book: super::balance::course::Book,
    /// Options that were ranked in the decision under way.
    advice: Vec<serde_json::Value>,
    /// Seed of the match.
    seed: u64,
}

/// The desk, as functions of scripts share it.
type Shared = Rc<RefCell<Desk>>;

/// The face of one match.
#[derive(Default)]
pub(super) struct HoldemFace {
    inside: Option<Inside>,
    snapshot: Arc<Snapshot>,
}

struct Inside {
    lua: Lua,
    settings: Table,
    desk: Shared,
    pauses: planning::Shared,
    wants_advice: bool,
}

impl HoldemFace {
    fn inside(&self) -> mlua::Result<&Inside> {
        self.inside.as_ref().ok_or_else(|| mlua::Error::runtime("the face is not installed"))
    }

    /// The view of the present state.
    fn view(&self) -> mlua::Result<AnyUserData> {
        let inside = self.inside()?;
        let standing = self.snapshot.standing().map_err(mlua::Error::external)?;
        inside.desk.borrow_mut().advice.clear();
        inside.lua.create_userdata(View::new(self.snapshot.clone(), standing, inside.desk.clone()))
    }
}

impl Face<Holdem> for HoldemFace {
    fn install(&mut self, workshop: &Workshop<'_>) -> mlua::Result<()> {
        let (lua, global) = (workshop.lua, workshop.global);
        let settings = lua.create_table()?;
        for (name, value) in workshop.settings.iter() {
            settings.raw_set(name, lua.to_value(value)?)?;
        }
        global.raw_set("settings", &settings)?;
        let desk: Shared = Rc::default();
        cards::install(lua, global)?;
        chances::install(lua, global, &desk)?;
        reading::install(lua, global)?;
        told::install(lua, global, &desk)?;
        let pauses = planning::Shared::default();
        planning::install(lua, global, &pauses)?;
        lua.set_app_data(interface());
        let wants_advice = workshop.settings.on("advice");
        self.inside = Some(Inside { lua: lua.clone(), settings, desk, pauses, wants_advice });
        Ok(())
    }

    fn lend(&mut self, snapshot: &Arc<Snapshot>, _: &Names) -> mlua::Result<()> {
        self.snapshot = snapshot.clone();
        Ok(())
    }

    fn wants(&mut self, _: &Event) -> bool {
        false
    }

    fn tell(&mut self, _: &Event) -> mlua::Result<()> {
        Ok(())
    }

    fn arguments(&mut self, scene: &Scene<Holdem>, _: Source) -> mlua::Result<MultiValue> {
        self.inside()?.desk.borrow_mut().seed = scene.seed;
        let view = Value::UserData(self.view()?);
        Ok([view, Value::Table(self.inside()?.settings.clone())].into_iter().collect())
    }

    fn introduce(&mut self, _: &str) -> mlua::Result<Vec<(String, Value)>> {
        Ok(vec![("view".to_owned(), Value::UserData(self.view()?))])
    }

    fn accept(&mut self, _: &Scene<Holdem>, said: MultiValue) -> Heard<Answer> {
        let mut said = said.into_iter();
        asked::heard(said.next().unwrap_or(Value::Nil), said.next())
    }

    fn pause(&mut self) -> Option<u32> {
        self.inside.as_ref()?.pauses.borrow_mut().take()
    }

    fn advice(&mut self) -> Option<serde_json::Value> {
        let inside = self.inside.as_ref()?;
        let options = std::mem::take(&mut inside.desk.borrow_mut().advice);
        (inside.wants_advice && !options.is_empty()).then(|| serde_json::json!({ "options": options }))
    }
}

/// A function of scripts that has no state.
fn function<A, R>(lua: &Lua, work: fn(&Lua, A) -> mlua::Result<R>) -> mlua::Result<Function>
where
    A: mlua::FromLuaMulti + 'static,
    R: mlua::IntoLuaMulti + 'static,
{
    lua.create_function(work)
}
