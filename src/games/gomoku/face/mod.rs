//! What scripts see of the game: handlers are called with a board of their own, which they may play on,
//! and the side to move.

mod board;
mod points;
mod tables;
#[cfg(test)]
mod tests;
mod thinking;

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use mlua::{AnyUserData, Function, Lua, MultiValue, Table, Value};

use super::ask::{Answer, Ask, Resign};
use super::renju::FiveCompletion;
use super::snapshot::Snapshot;
use super::{Event, Gomoku};
use crate::game::{Names, Scene, Settings};
use crate::trace::Source;
use crate::vm::handle::Interface;
use crate::vm::{Face, Heard, Workshop};
use board::Board;

/// Methods of the board, with their parameters and results.
pub(super) const INTERFACE: &str = include_str!("../../../../data/gomoku/interface.json");

/// What objects scripts get, and the names of their methods.
fn interface() -> Interface {
    Interface::described(INTERFACE, &["Board"])
}

/// The face of one match.
#[derive(Default)]
pub(super) struct GomokuFace {
    inside: Option<Inside>,
    snapshot: Arc<Snapshot>,
}

struct Inside {
    lua: Lua,
    global: Table,
    settings: Settings,
    engine: thinking::Shared,
}

impl GomokuFace {
    fn inside(&self) -> mlua::Result<&Inside> {
        self.inside.as_ref().ok_or_else(|| mlua::Error::runtime("the face is not installed"))
    }

    fn reading(&self) -> FiveCompletion {
        let settings = self.inside.as_ref().map(|inside| &inside.settings);
        match settings.is_some_and(|settings| settings.is("five_completion", "three")) {
            true => FiveCompletion::Three,
            false => FiveCompletion::NoThree,
        }
    }

    /// A board of the present position, on which a script may play.
    fn board(&self) -> mlua::Result<AnyUserData> {
        let inside = self.inside()?;
        let board = Board {
            position: RefCell::new(self.snapshot.position()),
            reading: self.reading(),
            to_move: self.snapshot.to_move(),
            global: inside.global.clone(),
            engine: inside.engine.clone(),
            is_new: Cell::new(true),
        };
        inside.lua.create_userdata(board)
    }
}

impl Face<Gomoku> for GomokuFace {
    fn install(&mut self, workshop: &Workshop<'_>) -> mlua::Result<()> {
        let settings = workshop.lua.create_table()?;
        for (name, value) in workshop.settings.iter() {
            let value = match value {
                serde_json::Value::Bool(on) => Value::Boolean(*on),
                serde_json::Value::Number(number) => Value::Number(number.as_f64().unwrap_or(0.0)),
                other => Value::String(workshop.lua.create_string(other.as_str().unwrap_or_default())?),
            };
            settings.raw_set(name, value)?;
        }
        workshop.global.raw_set("settings", settings)?;
        points::install(workshop.lua, workshop.global)?;
        tables::install(workshop.lua, workshop.global)?;
        workshop.lua.set_app_data(interface());
        self.inside = Some(Inside {
            lua: workshop.lua.clone(),
            global: workshop.global.clone(),
            settings: workshop.settings.clone(),
            engine: Rc::default(),
        });
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

    fn arguments(&mut self, scene: &Scene<Gomoku>, _: Source) -> mlua::Result<MultiValue> {
        let Ask::Move { seat } = scene.ask;
        let side = self.inside()?.lua.create_string(seat.name())?;
        Ok([Value::UserData(self.board()?), Value::String(side)].into_iter().collect())
    }

    fn introduce(&mut self, _: &str) -> mlua::Result<Vec<(String, Value)>> {
        Ok(vec![("board".to_owned(), Value::UserData(self.board()?))])
    }

    fn accept(&mut self, _: &Scene<Gomoku>, said: MultiValue) -> Heard<Answer> {
        let value = said.into_iter().next().unwrap_or(Value::Nil);
        match &value {
            Value::Nil => Heard::Passed("it returned nil".to_owned()),
            Value::String(text) => {
                let text = text.to_string_lossy();
                match text.parse() {
                    Ok(point) => Heard::Proposal(Answer::Place(point)),
                    Err(_) if text == "resign" => Heard::Proposal(Answer::Resign(Resign::Resign)),
                    Err(problem) => Heard::WrongShape(problem.to_string()),
                }
            }
            other => Heard::WrongShape(format!("a {} is no point such as \"H8\"", other.type_name())),
        }
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
