//! Sanguosha's Lua face: QSanguosha's own interface over the board.
//!
//! One class a file. Players, cards and the room are handles; methods look things up in the
//! [`state`] that belongs to the match.

mod card;
mod constants;
mod data;
mod kinds;
mod needs;
mod overlay;
mod player;
mod primitives;
mod room;
mod state;

use std::rc::Rc;
use std::sync::Arc;

use mlua::{Function, Lua, MultiValue, Table, Value};

use super::answer::Answer;
use super::ask::Ask;
use super::catalogue::{Catalogue, of as catalogue_of};
use super::event::Event;
use super::snapshot::Snapshot;
use super::Sgs;
use crate::game::{Names, Scene};
use crate::vm::handle::{Classes, Handle};
use crate::vm::{Face, Heard, WireNames, Workshop};
use kinds::{CARD, PLAYER, Player, ROOM, Room};
use state::{Next, State};

/// The face of one match.
#[derive(Default)]
pub(super) struct SgsFace {
    inside: Option<Inside>,
    snapshot: Arc<Snapshot>,
    catalogue: Option<Arc<Catalogue>>,
    /// The state that is shown to scripts, and to whom.
    shown: Option<Arc<Snapshot>>,
    viewer: Option<String>,
    /// Seats whose brains have judged the present state.
    judged: Vec<String>,
    /// The turn that scripts were told last.
    turn: Option<u32>,
}

struct Inside {
    lua: Lua,
    base: Table,
    state: Rc<State>,
}

impl Inside {
    fn global<T: mlua::FromLua>(&self, name: &str) -> mlua::Result<T> {
        self.state.global.raw_get(name)
    }

    /// The brain of a player.
    fn brain(&self, player: Player) -> mlua::Result<Table> {
        self.global::<Function>("brainOf")?.call(player)
    }
}

impl SgsFace {
    fn inside(&self) -> mlua::Result<&Inside> {
        self.inside.as_ref().ok_or_else(|| mlua::Error::runtime("the face is not installed"))
    }

    /// Shows the table to another viewer, if it is not there yet.
    fn look_as(&mut self, seat: Option<&str>) -> mlua::Result<()> {
        let is_same = self.shown.as_ref().is_some_and(|shown| Arc::ptr_eq(shown, &self.snapshot));
        if is_same && self.viewer.as_deref() == seat {
            return Ok(());
        }
        let catalogue = match &self.catalogue {
            Some(catalogue) => catalogue.clone(),
            None => Catalogue::built_in().map_err(mlua::Error::external)?,
        };
        let state = &self.inside()?.state;
        let viewer = seat.filter(|_| !state.settings.on("all_seeing")).map(str::to_owned);
        state.show(Next { snapshot: self.snapshot.clone(), catalogue, viewer });
        self.shown = Some(self.snapshot.clone());
        self.viewer = seat.map(str::to_owned);
        Ok(())
    }

    /// Whose brain writes down what all share: the first player's. Scripts that are told events see
    /// the table from his seat, never the whole truth.
    fn recorder(&self) -> Option<String> {
        self.snapshot.players.first().map(|player| player.name.clone())
    }

    /// Lets scripts begin to remember players whom they have not met.
    fn meet(&mut self) -> mlua::Result<()> {
        let inside = self.inside()?;
        let gauges: Value = inside.state.global.raw_get("role_evaluation")?;
        let is_met = |name: &str| match &gauges {
            Value::Table(gauges) => Ok(gauges.raw_get::<Value>(name)?.is_table()),
            _ => mlua::Result::Ok(false),
        };
        let mut strangers = false;
        for player in &self.snapshot.players {
            strangers |= !is_met(&player.name)?;
        }
        if !strangers {
            return Ok(());
        }
        let meet: Function = self.inside()?.global("meet")?;
        (0..self.snapshot.players.len()).try_for_each(|index| meet.call(Player::nth(index)))
    }

    /// Lets the asked seat's brain judge everybody, once for each state.
    fn judge(&mut self, seat: &str, brain: &Table) -> mlua::Result<()> {
        if self.judged.iter().any(|judged| judged == seat) {
            return Ok(());
        }
        self.judged.push(seat.to_owned());
        match brain.get::<Value>("updatePlayers")? {
            Value::Function(update) => update.call((brain.clone(), true, true)),
            _ => Ok(()),
        }
    }
}

impl Face<Sgs> for SgsFace {
    fn install(&mut self, workshop: &Workshop<'_>) -> mlua::Result<()> {
        let (lua, global) = (workshop.lua, workshop.global);
        let lists = lua.create_table()?;
        let methods = lua.create_table()?;
        lists.raw_set("__index", methods.clone())?;
        lists.raw_set("__metatable", "QList")?;
        global.raw_set("QList", methods)?;
        global.raw_set("QListMeta", lists.clone())?;
        let catalogue = Catalogue::built_in().map_err(mlua::Error::external)?;
        let state = Rc::new(State::new(global.clone(), lists, workshop.settings.clone(), catalogue.clone()));
        install_classes(workshop, &state)?;
        constants::install(global)?;
        categories(global, &catalogue)?;
        global.raw_set("QVariant", data::constructor(lua, &state)?)?;
        primitives::install(lua, global, workshop.base, &state)?;
        workshop.base.raw_set("global_room", Room::nth(0))?;
        self.inside = Some(Inside { lua: lua.clone(), base: workshop.base.clone(), state });
        Ok(())
    }

    fn lend(&mut self, snapshot: &Arc<Snapshot>, names: &Names) -> mlua::Result<()> {
        self.snapshot = snapshot.clone();
        self.catalogue = Some(catalogue_of(names).map_err(mlua::Error::external)?);
        self.judged.clear();
        self.look_as(self.recorder().as_deref())?;
        if self.turn != Some(snapshot.turn) {
            let inside = self.inside()?;
            let turn = inside.global::<Option<u32>>("turncount")?.unwrap_or(0).max(snapshot.turn);
            inside.state.global.raw_set("turncount", turn)?;
            self.turn = Some(snapshot.turn);
        }
        self.meet()
    }

    fn wants(&mut self, event: &Event) -> bool {
        match (self.inside(), self.snapshot.players.first()) {
            (Ok(inside), Some(recorder)) => {
                needs::is_needed(&inside.state.global, &recorder.name, event).unwrap_or(true)
            }
            _ => true,
        }
    }

    fn tell(&mut self, event: &Event) -> mlua::Result<()> {
        self.judged.clear();
        let Some(recorder) = self.recorder() else { return Ok(()) };
        self.look_as(Some(&recorder))?;
        let inside = self.inside()?;
        inside.state.forget_memory();
        let recorder = inside.state.board().index(&recorder).map(Player::nth);
        let about = event.player.as_deref().and_then(|name| inside.state.board().index(name)).map(Player::nth);
        let data = serde_json::to_value(&event.data).map_err(mlua::Error::external)?;
        let data = data::variant(&inside.lua, &inside.state, &data)?;
        let Some(recorder) = recorder else { return Ok(()) };
        let brain = inside.brain(recorder)?;
        let filter: Function = brain.get("filterEvent")?;
        filter.call((brain.clone(), event.number(), about, data))
    }

    fn look(&mut self, seat: &str) -> mlua::Result<()> {
        self.look_as(Some(seat))
    }

    fn arguments(&mut self, scene: &Scene<Sgs>) -> mlua::Result<MultiValue> {
        let seat = <Sgs as crate::game::Game>::route(&scene.ask).seat;
        self.look_as(Some(&seat))?;
        let inside = self.inside()?;
        inside.state.forget_memory();
        let at = inside.state.board().index(&seat).ok_or_else(|| mlua::Error::runtime("nobody is asked"))?;
        let brain = inside.brain(Player::nth(at))?;
        self.judge(&seat, &brain)?;
        let inside = self.inside()?;
        let mut arguments = question(inside, &scene.ask)?;
        arguments.push_front(Value::Table(brain));
        Ok(arguments)
    }

    fn introduce(&mut self, seat: &str) -> mlua::Result<Vec<(String, Value)>> {
        self.look_as(Some(seat))?;
        let inside = self.inside()?;
        let (lua, state) = (inside.lua.clone(), inside.state.clone());
        let at = state.board().index(seat).ok_or_else(|| mlua::Error::runtime("nobody sits there"))?;
        let brain = inside.brain(Player::nth(at))?;
        self.judge(seat, &brain)?;
        let mut names = vec![("self".to_owned(), Value::Table(brain))];
        for index in 0..state.board().len() {
            let name = state.board().player(index).name.clone();
            names.push((name, mlua::IntoLua::into_lua(Player::nth(index), &lua)?));
        }
        Ok(names)
    }

    fn words(&self) -> Vec<String> {
        let Some(inside) = &self.inside else { return Vec::new() };
        let methods = inside.base.raw_get::<Table>("SmartAI").and_then(|class| class.raw_get("__instanceDict"));
        let lists: mlua::Result<Table> = inside.global("QList");
        let tables = [Ok(inside.state.global.clone()), methods, lists];
        tables.into_iter().flatten().flat_map(|table| functions_in(&table)).collect()
    }

    fn accept(&mut self, scene: &Scene<Sgs>, said: MultiValue) -> Heard<Answer> {
        let first = said.into_iter().next().unwrap_or(Value::Nil);
        match &scene.ask {
            Ask::SkillInvoke(_) => {
                Heard::Proposal(Answer::Yes(!matches!(first, Value::Nil | Value::Boolean(false))))
            }
            Ask::PlayerChosen(ask) => match (self.player_name(&first), &first) {
                (Some(name), _) => Heard::Proposal(Answer::Name(name)),
                (None, Value::Nil) if ask.optional => Heard::Proposal(Answer::Nothing),
                (None, Value::Nil) => Heard::Passed("it returned nil, and one has to be chosen".to_owned()),
                (None, other) => Heard::WrongShape(format!("a {} is no player", other.type_name())),
            },
        }
    }
}

impl SgsFace {
    fn player_name(&self, value: &Value) -> Option<String> {
        let handle = Handle::of(value).filter(|handle| handle.kind == PLAYER)?;
        self.snapshot.players.get(handle.index as usize).map(|player| player.name.clone())
    }
}

/// The arguments of a handler after `self`, in QSanguosha's order.
fn question(inside: &Inside, ask: &Ask) -> mlua::Result<MultiValue> {
    let (lua, state) = (&inside.lua, &inside.state);
    match ask {
        Ask::PlayerChosen(ask) => {
            let board = state.board();
            let targets: Vec<Player> =
                ask.targets.iter().filter_map(|name| board.index(name)).map(Player::nth).collect();
            lua.pack_multi((state.list(lua, targets)?, ask.reason.as_str()))
        }
        // A handler reads only the data; the default needs to know which skill it is about.
        Ask::SkillInvoke(ask) => {
            lua.pack_multi((data::variant(lua, state, &ask.data)?, ask.skill_name.as_str()))
        }
    }
}

fn install_classes(workshop: &Workshop<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let mut classes = Classes::new(workshop.lua);
    player::install(&mut classes, state)?;
    card::install(&mut classes, state)?;
    room::install(&mut classes, state)?;
    let own = state.clone();
    let name = move |handle: Handle| match handle.kind {
        PLAYER => own.board().snapshot().players.get(handle.index as usize).map(|player| player.name.clone()),
        CARD => Some(own.face(crate::vm::handle::Of(handle)).id.to_string()),
        _ => None,
    };
    let wire = name.clone();
    workshop.lua.set_app_data(WireNames(Box::new(move |handle| wire(handle).map(serde_json::Value::from))));
    classes.install(workshop.misses.clone(), move |handle| match (handle.kind, name(handle)) {
        (_, Some(name)) => name,
        (ROOM, None) => "room".to_owned(),
        _ => "object".to_owned(),
    })
}

/// `sgs.priority_skill` and the other lists of skills by effect, as texts `a|b|c`.
fn categories(global: &Table, catalogue: &Catalogue) -> mlua::Result<()> {
    catalogue
        .categories()
        .into_iter()
        .try_for_each(|(name, skills)| global.raw_set(name, skills.join("|")))
}

/// Names of the functions in a table.
fn functions_in(table: &Table) -> Vec<String> {
    let pairs = table.pairs::<String, Value>();
    let functions = pairs.flatten().filter(|(_, value)| value.is_function());
    functions.map(|(name, _)| name).collect()
}
