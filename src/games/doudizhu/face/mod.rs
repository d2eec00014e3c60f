//! What scripts see of the game: handlers are called with a view of one seat and the settings; everything
//! else is a function of cards, written as texts such as `"KKK3"`.

mod asked;
mod cards;
mod groups;
mod minds;
mod parts;
#[cfg(test)]
mod tests;
mod thinking;
mod told;
mod values;
mod view;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use mlua::{AnyUserData, Function, Lua, LuaSerdeExt, MultiValue, Table, Value};

use super::ask::{Answer, Ask};
use super::snapshot::Snapshot;
use super::{Doudizhu, Event};
use crate::game::{Names, Scene};
use crate::trace::Source;
use crate::vm::handle::Interface;
use crate::vm::{Face, Heard, Workshop};
use minds::{Minds, Shared};
use parts::Parts;
use view::View;

/// Methods of the view, with their parameters and results.
pub(super) const INTERFACE: &str = include_str!("../../../../data/doudizhu/interface.json");

/// What objects scripts get, and the names of their methods.
fn interface() -> Interface {
    Interface::described(INTERFACE, &["View"])
}

/// The face of one match.
#[derive(Default)]
pub(super) struct DoudizhuFace {
    inside: Option<Inside>,
    snapshot: Arc<Snapshot>,
}

struct Inside {
    lua: Lua,
    settings: Table,
    minds: Shared,
    wants_advice: bool,
}

impl DoudizhuFace {
    fn inside(&self) -> mlua::Result<&Inside> {
        self.inside.as_ref().ok_or_else(|| mlua::Error::runtime("the face is not installed"))
    }

    /// The view of the present state.
    fn view(&self) -> mlua::Result<AnyUserData> {
        let inside = self.inside()?;
        let standing = self.snapshot.standing().map_err(mlua::Error::external)?;
        inside.minds.borrow_mut().begin(standing.view.rules);
        let view = View::new(self.snapshot.clone(), standing, inside.minds.clone());
        inside.lua.create_userdata(view)
    }
}

impl Face<Doudizhu> for DoudizhuFace {
    fn install(&mut self, workshop: &Workshop<'_>) -> mlua::Result<()> {
        let (lua, global) = (workshop.lua, workshop.global);
        let settings = lua.create_table()?;
        for (name, value) in workshop.settings.iter() {
            settings.raw_set(name, lua.to_value(value)?)?;
        }
        global.raw_set("settings", &settings)?;
        let minds: Shared = Rc::new(RefCell::new(Minds::new(global.clone(), Parts::new(lua)?)));
        cards::install(lua, global)?;
        groups::install(lua, global, &minds)?;
        thinking::install(lua, global, &minds)?;
        lua.set_app_data(interface());
        let wants_advice = workshop.settings.get("advice") == Some(&serde_json::Value::Bool(true));
        self.inside = Some(Inside { lua: lua.clone(), settings, minds, wants_advice });
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

    fn arguments(&mut self, _: &Scene<Doudizhu>, _: Source) -> mlua::Result<MultiValue> {
        let view = Value::UserData(self.view()?);
        Ok([view, Value::Table(self.inside()?.settings.clone())].into_iter().collect())
    }

    fn introduce(&mut self, _: &str) -> mlua::Result<Vec<(String, Value)>> {
        Ok(vec![("view".to_owned(), Value::UserData(self.view()?))])
    }

    fn accept(&mut self, scene: &Scene<Doudizhu>, said: MultiValue) -> Heard<Answer> {
        asked::heard(scene.ask, said.into_iter().next().unwrap_or(Value::Nil))
    }

    fn advice(&mut self) -> Option<serde_json::Value> {
        let inside = self.inside.as_ref()?;
        let advice = inside.minds.borrow_mut().take_advice();
        advice.filter(|_| inside.wants_advice)
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
