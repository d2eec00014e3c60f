//! Sanguosha's Lua face: QSanguosha's own interface over the board.
//!
//! One class a file. Players, cards and the room are handles; methods look things up in the
//! [`state`] that belongs to the match.

mod answers;
mod brain;
mod card;
mod card_rules;
mod constants;
mod data;
mod engine;
mod forks;
mod free;
mod generals;
mod kinds;
mod made;
mod needs;
mod overlay;
mod player;
mod player_rules;
mod primitives;
mod questions;
mod room;
mod state;
mod structs;
mod texts;

use std::rc::Rc;
use std::sync::Arc;

use mlua::{Function, Lua, MultiValue, Table, Value};

use super::answer::Answer;
use super::catalogue::{Catalogue, of as catalogue_of};
use super::event::Event;
use super::snapshot::Snapshot;
use super::Sgs;
use crate::game::{Names, Scene};
use crate::trace::Source;
use crate::vm::handle::{Classes, Handle};
use crate::vm::heap::at_ease;
use crate::vm::{Consult, Face, Heard, WireNames, Workshop};
use answers::Said;
use kinds::{CARD, PLAYER, Player, ROOM, Room};
use needs::{Asked, Words};
use state::{Next, State, Tables};

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
    /// The `use` that `activate` is filling.
    use_of_card: Option<Table>,
    /// The foreign AI that plays, if one does.
    foreign: Option<brain::Foreign>,
}

struct Inside {
    lua: Lua,
    base: Table,
    state: Rc<State>,
    words: Words,
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
        let all_seeing = self.inside()?.state.settings.on("all_seeing");
        let seat = seat.filter(|_| !all_seeing);
        let is_same = self.shown.as_ref().is_some_and(|shown| Arc::ptr_eq(shown, &self.snapshot));
        if is_same && self.viewer.as_deref() == seat {
            return Ok(());
        }
        let catalogue = match &self.catalogue {
            Some(catalogue) => catalogue.clone(),
            None => Catalogue::built_in().map_err(mlua::Error::external)?,
        };
        let viewer = seat.map(str::to_owned);
        self.inside()?.state.show(Next { snapshot: self.snapshot.clone(), catalogue, viewer });
        self.shown = Some(self.snapshot.clone());
        self.viewer = seat.map(str::to_owned);
        Ok(())
    }

    /// Whose brain writes down what all share: the first player's. Scripts that are told events see
    /// the table from his seat, never the whole truth.
    fn recorder(&self) -> Option<String> {
        self.snapshot.players.first().map(|player| player.name.clone())
    }

    /// Whether scripts remember every player.
    fn has_met_all(&self, global: &Table) -> mlua::Result<bool> {
        let Value::Table(gauges) = global.raw_get("role_evaluation")? else { return Ok(false) };
        for player in &self.snapshot.players {
            if !gauges.raw_get::<Value>(player.name.as_str())?.is_table() {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Lets scripts begin to remember players whom they have not met.
    fn meet(&mut self) -> mlua::Result<()> {
        let inside = self.inside()?;
        if at_ease(&inside.lua, || self.has_met_all(&inside.state.global))? {
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
        let structs = structs::Structs::create(lua, workshop.misses)?;
        let settings = workshop.settings.clone();
        let memo = lua.create_table()?;
        global.raw_set("memo", memo.clone())?;
        let tables = Tables { memo, global: global.clone(), lists };
        let state = Rc::new(State::new(tables, structs, settings, catalogue.clone()));
        state.plays_foreign.set(workshop.foreign.is_some());
        texts::install(lua);
        install_classes(workshop, &state)?;
        constants::install(global)?;
        categories(global, &catalogue)?;
        weapon_ranges(lua, global, &catalogue)?;
        global.raw_set("QVariant", data::constructor(lua, &state)?)?;
        structs::install(lua, global, &state)?;
        free::install(lua, global, &state, workshop.foreign)?;
        primitives::install(lua, global, workshop.base, &state)?;
        workshop.base.raw_set("global_room", Room::nth(0))?;
        self.inside = Some(Inside { lua: lua.clone(), base: workshop.base.clone(), state, words: Words::new(lua)? });
        Ok(())
    }

    fn loaded(&mut self, foreign: Option<&Table>) -> mlua::Result<()> {
        self.foreign = foreign.map(brain::Foreign::of).transpose()?;
        Ok(())
    }

    fn lend(&mut self, snapshot: &Arc<Snapshot>, names: &Names) -> mlua::Result<()> {
        self.snapshot = snapshot.clone();
        self.catalogue = Some(catalogue_of(names).map_err(mlua::Error::external)?);
        self.judged.clear();
        self.inside()?.state.decides(false);
        self.look_as(self.recorder().as_deref())?;
        if self.foreign.is_some() {
            self.seat_foreign()?;
        }
        if self.turn != Some(snapshot.turn) {
            let inside = self.inside()?;
            let turn = inside.global::<Option<u32>>("turncount")?.unwrap_or(0).max(snapshot.turn);
            inside.state.global.raw_set("turncount", turn)?;
            self.turn = Some(snapshot.turn);
        }
        match self.foreign {
            Some(_) => Ok(()),
            None => self.meet(),
        }
    }

    fn wants(&mut self, event: &Event) -> bool {
        if self.foreign.is_some() {
            return event.player.is_some();
        }
        match (self.inside(), &self.catalogue, self.snapshot.players.first()) {
            (Ok(inside), Some(catalogue), Some(recorder)) => {
                let asked = Asked { global: &inside.state.global, words: &inside.words, catalogue };
                needs::is_needed(&asked, &recorder.name, event).unwrap_or(true)
            }
            _ => true,
        }
    }

    fn tell(&mut self, event: &Event) -> mlua::Result<()> {
        self.judged.clear();
        if self.foreign.is_some() {
            return self.tell_foreign(event);
        }
        let Some(recorder) = self.recorder() else { return Ok(()) };
        self.look_as(Some(&recorder))?;
        let inside = self.inside()?;
        inside.state.ask(None);
        inside.state.decides(false);
        inside.state.forget_memory();
        let place = |name: &str| self.snapshot.players.iter().position(|player| player.name == name);
        let recorder = place(&recorder).map(Player::nth);
        let about = event.player.as_deref().and_then(place).map(Player::nth);
        let seen = inside.state.told(&event.data);
        let data = data::told(&inside.lua, &inside.state, &seen)?;
        let Some(recorder) = recorder else { return Ok(()) };
        let brain = inside.brain(recorder)?;
        let filter: Function = brain.get("filterEvent")?;
        filter.call((brain.clone(), event.number(), about, data))
    }

    fn consult(&mut self, scene: &Scene<Sgs>) -> mlua::Result<Option<Consult>> {
        self.inside()?.state.ask(Some(&scene.ask));
        self.consult_foreign(scene)
    }

    fn look(&mut self, seat: &str) -> mlua::Result<()> {
        self.look_as(Some(seat))
    }

    fn arguments(&mut self, scene: &Scene<Sgs>, rung: Source) -> mlua::Result<MultiValue> {
        let seat = <Sgs as crate::game::Game>::route(&scene.ask).seat;
        self.look_as(Some(&seat))?;
        let inside = self.inside()?;
        inside.state.ask(Some(&scene.ask));
        inside.state.forget_memory();
        let at = inside.state.board().index(&seat).ok_or_else(|| mlua::Error::runtime("nobody is asked"))?;
        let brain = inside.brain(Player::nth(at))?;
        inside.state.decides(true);
        generals::look_up(&inside.state, scene);
        self.judge(&seat, &brain)?;
        let call = self.inside()?.call(&scene.ask, rung, &brain)?;
        self.use_of_card = call.use_of_card;
        Ok(call.arguments)
    }

    fn introduce(&mut self, seat: &str) -> mlua::Result<Vec<(String, Value)>> {
        self.look_as(Some(seat))?;
        let inside = self.inside()?;
        let (lua, state) = (inside.lua.clone(), inside.state.clone());
        let at = state.board().index(seat).ok_or_else(|| mlua::Error::runtime("nobody sits there"))?;
        let mut names = Vec::new();
        if self.foreign.is_none() {
            let brain = inside.brain(Player::nth(at))?;
            self.judge(seat, &brain)?;
            names.push(("self".to_owned(), Value::Table(brain)));
        }
        for index in 0..state.board().len() {
            let name = state.board().player(index).name.clone();
            names.push((name, mlua::IntoLua::into_lua(Player::nth(index), &lua)?));
        }
        Ok(names)
    }

    fn words(&self) -> Vec<String> {
        let Some(inside) = &self.inside else { return Vec::new() };
        let methods = match &self.foreign {
            Some(foreign) => foreign.methods(),
            None => inside.base.raw_get::<Table>("SmartAI").and_then(|class| class.raw_get("__instanceDict")),
        };
        let lists: mlua::Result<Table> = inside.global("QList");
        let tables = [Ok(inside.state.global.clone()), methods, lists];
        let mut words: Vec<String> = tables.into_iter().flatten().flat_map(|table| functions_in(&table)).collect();
        words.extend(data::methods().chain(structs::METHODS).map(str::to_owned));
        words
    }

    fn accept(&mut self, scene: &Scene<Sgs>, said: MultiValue) -> Heard<Answer> {
        self.inside.iter().for_each(|inside| inside.state.decides(false));
        let mut said = said.into_iter();
        let mut next = || said.next().unwrap_or(Value::Nil);
        let (first, second) = (next(), next());
        let said = Said { first, second, use_of_card: self.use_of_card.take() };
        match &self.inside {
            Some(inside) if self.foreign.is_some() => inside.state.foreign_answer(&scene.ask, &said),
            Some(inside) => inside.state.answer(&scene.ask, &said),
            None => Heard::WrongShape("the face is not installed".to_owned()),
        }
    }
}

fn install_classes(workshop: &Workshop<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let mut classes = Classes::new(workshop.lua);
    player::install(&mut classes, state)?;
    card::install(&mut classes, state)?;
    room::install(&mut classes, state)?;
    engine::install(&mut classes, state)?;
    forks::install(&mut classes, state)?;
    let own = state.clone();
    let name = move |handle: Handle| match handle.kind {
        PLAYER => own.board().snapshot().players.get(handle.index as usize).map(|player| player.name.clone()),
        CARD => Some(own.played(crate::vm::handle::Of(handle)).text(&own.board())),
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

/// `sgs.weapon_range`: range by class.
fn weapon_ranges(lua: &Lua, global: &Table, catalogue: &Catalogue) -> mlua::Result<()> {
    let ranges = lua.create_table()?;
    for class in catalogue.classes() {
        class.range.map_or(Ok(()), |range| ranges.raw_set(class.name.as_str(), range))?;
    }
    global.raw_set("weapon_range", ranges)
}

/// Names of the functions in a table.
fn functions_in(table: &Table) -> Vec<String> {
    let pairs = table.pairs::<String, Value>();
    let functions = pairs.flatten().filter(|(_, value)| value.is_function());
    functions.map(|(name, _)| name).collect()
}
