//! The stage on which the Lua rules run: a VM of their own, one coroutine for the game, and what the
//! rules tell on the way.
//!
//! The rules call `sgs.host.tell` for every event and yield a table for every question. The state is
//! read from their tables when an event or a question needs it, and only where they say that it has
//! changed.

mod questions;
mod reading;
mod values;

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use mlua::serde::ser::Options as SerializeOptions;
use mlua::thread::ThreadStatus;
use mlua::{Function, IntoLuaMulti, Lua, LuaSerdeExt, MultiValue, Table, Thread, Value};

use super::setup::{Deal, Seat};
use crate::error::HostError;
use crate::games::sgs::catalogue::{Catalogue, General};
use crate::games::sgs::event::{EventName, seen_by_all};
use crate::games::sgs::snapshot::Gender;
use crate::games::sgs::{Answer, Ask, Event, Sgs, Snapshot};
use crate::game::Game;
use crate::referee::{Happening, Setup};
use crate::vm::heap::at_ease;
use crate::vm::{Fault, RuleFiles, RuleVm};
use reading::Reader;
use values::Classes;

/// Where the rules have stopped.
pub(super) enum Stop {
    /// A player is asked.
    Asked(String, Ask),
    /// The game is over: who has won, and why.
    Over(String, String),
}

/// The rules of one game at work.
pub(super) struct Stage {
    vm: RuleVm,
    catalogue: Arc<Catalogue>,
    thread: RefCell<Option<Thread>>,
    told: Rc<RefCell<Told>>,
    /// What has happened up to the last stop.
    happened: Vec<Happening<Event>>,
    states: Vec<Arc<Snapshot>>,
}

/// What the rules tell while they run.
#[derive(Default)]
struct Told {
    reader: Option<Reader>,
    state: Arc<Snapshot>,
    events: Vec<Happening<Event>>,
    states: Vec<Arc<Snapshot>>,
}

impl Stage {
    /// Loads the rules.
    ///
    /// # Errors
    /// Scripts of rules that cannot be loaded.
    pub(super) fn open(setup: &Setup, catalogue: Arc<Catalogue>) -> Result<Stage, HostError> {
        let files = RuleFiles { overlay: setup.rules.own_files.as_deref(), mods: &setup.rules.mods };
        let told = Rc::new(RefCell::new(Told::default()));
        let sink = told.clone();
        let vm = RuleVm::open(Sgs::ID, files, setup.seed, |lua, base| install(lua, base, sink))
            .map_err(|error| HostError::new("rules", "rules that load", error.to_string()))?;
        Ok(Stage {
            vm,
            catalogue,
            told,
            thread: RefCell::new(None),
            happened: Vec::new(),
            states: Vec::new(),
        })
    }

    fn sgs(&self) -> mlua::Result<Table> {
        self.vm.base().raw_get("sgs")
    }

    /// The skills of a general that no rule knows.
    pub(super) fn missing(&self, general: &General) -> Vec<String> {
        let skills: Option<Table> = self.sgs().and_then(|sgs| sgs.raw_get("skills")).ok();
        let is_known = |name: &str| skills.as_ref().is_some_and(|skills| skills.contains_key(name).unwrap_or(false));
        general.skills.iter().filter(|skill| !is_known(skill)).cloned().collect()
    }

    /// Whether all skills of a general have rules.
    pub(super) fn knows(&self, general: &General) -> bool {
        self.missing(general).is_empty()
    }

    /// Seats the players and lays out the deck. The game begins with the first [`Stage::go_on`].
    ///
    /// # Errors
    /// A fault of the rules.
    pub(super) fn set_up(&self, deal: &Deal) -> Result<(), Fault> {
        self.vm.run(|lua| {
            let setup = self.set_up_table(lua, deal)?;
            self.present(lua, &deal.mode, ("prepare", "play"), setup)
        })
    }

    /// Puts a table that was set up by hand on the stage.
    ///
    /// # Errors
    /// A fault of the rules, or of the set-up.
    pub(super) fn set_up_rehearsal(&self, setup: &serde_json::Value) -> Result<(), Fault> {
        self.vm.run(|lua| {
            let options = SerializeOptions::new().serialize_none_to_null(false).serialize_unit_to_null(false);
            let table = lua.to_value_with(setup, options)?;
            let Value::Table(table) = table else { return Err(mlua::Error::runtime("a set-up is a table")) };
            table.raw_set("cards", self.cards(lua)?)?;
            table.raw_set("generals", self.generals(lua)?)?;
            let seats: Table = table.raw_get("seats")?;
            let mode = table.raw_get::<Option<String>>("mode")?.unwrap_or_else(|| format!("{:02}p", seats.raw_len()));
            table.raw_set("mode", mode.as_str())?;
            table.raw_set("deck", self.whole_deck(setup))?;
            self.present(lua, &mode, ("prepare_rehearsal", "rehearse"), table)
        })
    }

    /// The named cards on top, below them all that nobody has.
    fn whole_deck(&self, setup: &serde_json::Value) -> Vec<i32> {
        let mut named = Vec::new();
        ids_in(setup, &mut named);
        let top = setup["deck"].as_array().into_iter().flatten().filter_map(serde_json::Value::as_i64);
        let mut deck: Vec<i32> = top.map(|id| id as i32).collect();
        deck.extend(self.catalogue.deck().iter().map(|card| card.face.id).filter(|id| *id < 160 && !named.contains(id)));
        deck
    }

    /// Prepares the room by one function of the rules; the coroutine will run another.
    fn present(&self, lua: &Lua, mode: &str, (prepare, play): (&str, &str), setup: Table) -> mlua::Result<()> {
        let sgs = self.sgs()?;
        let room: Table = sgs.get::<Function>(prepare)?.call(setup)?;
        let classes = Classes { player: sgs.raw_get("Player")?, card: sgs.raw_get("Card")? };
        let reader = Reader::new(room, classes, self.catalogue.clone(), mode)?;
        let mut told = self.told.borrow_mut();
        told.state = reader.whole()?;
        told.reader = Some(reader);
        *self.thread.borrow_mut() = Some(lua.create_thread(sgs.get::<Function>(play)?)?);
        Ok(())
    }

    fn set_up_table(&self, lua: &Lua, deal: &Deal) -> mlua::Result<Table> {
        let setup = lua.create_table()?;
        setup.raw_set("mode", deal.mode.as_str())?;
        setup.raw_set("bare", deal.bare)?;
        setup.raw_set("deck", deal.deck.as_slice())?;
        setup.raw_set("cards", self.cards(lua)?)?;
        let seats = lua.create_table()?;
        for seat in &deal.seats {
            seats.raw_push(self.seat(lua, seat)?)?;
        }
        setup.raw_set("seats", seats)?;
        setup.raw_set("generals", self.generals(lua)?)?;
        Ok(setup)
    }

    fn seat(&self, lua: &Lua, seat: &Seat) -> mlua::Result<Table> {
        let table = lua.create_table()?;
        table.raw_set("name", seat.name.as_str())?;
        table.raw_set("role", seat.role.name())?;
        table.raw_set("general", seat.general.as_str())?;
        table.raw_set("general2", seat.second.as_deref())?;
        table.raw_set("reserve", seat.reserve.as_slice())?;
        table.raw_set("offered", seat.offered.as_slice())?;
        table.raw_set("offered_second", seat.offered_second.as_slice())?;
        Ok(table)
    }

    fn cards(&self, lua: &Lua) -> mlua::Result<Table> {
        let cards = lua.create_table()?;
        for printed in self.catalogue.deck() {
            let card = lua.create_table()?;
            card.raw_set("id", printed.face.id)?;
            card.raw_set("class", self.catalogue.class_data(printed.face.class).name.as_str())?;
            card.raw_set("name", printed.name.as_str())?;
            card.raw_set("suit", values::suit_number(printed.face.suit))?;
            card.raw_set("number", printed.face.number)?;
            cards.raw_push(card)?;
        }
        Ok(cards)
    }

    fn generals(&self, lua: &Lua) -> mlua::Result<Table> {
        let generals = lua.create_table()?;
        for general in self.catalogue.generals() {
            generals.raw_set(general.name.as_str(), general_table(lua, general)?)?;
        }
        Ok(generals)
    }

    /// Lets the rules run to the next question, or to the end.
    ///
    /// # Errors
    /// A fault of the rules: the game cannot go on.
    pub(super) fn go_on(&mut self, answer: Option<Answer>) -> Result<Stop, Fault> {
        let thread = self.thread.borrow().clone().ok_or_else(|| Fault::bare("the game is over"))?;
        let stopped = self.vm.run(|lua| {
            let said = questions::into_lua(lua, answer)?;
            let said: MultiValue = thread.resume(said.into_lua_multi(lua)?)?;
            at_ease(lua, || self.told.borrow_mut().look())?;
            let mut said = said.into_iter();
            match (said.next(), thread.status()) {
                (Some(Value::Table(question)), ThreadStatus::Resumable) => {
                    let told = self.told.borrow();
                    let reader = told.reader.as_ref().ok_or_else(|| mlua::Error::runtime("nobody plays"))?;
                    let (seat, ask) = at_ease(lua, || questions::asked(lua, &question, reader.classes()))?;
                    Ok(Stop::Asked(seat, ask))
                }
                (winner, ThreadStatus::Finished) => {
                    Ok(Stop::Over(word(winner).unwrap_or_else(|| ".".to_owned()), word(said.next()).unwrap_or_default()))
                }
                _ => Err(mlua::Error::runtime("rules may only yield questions")),
            }
        });
        let mut told = self.told.borrow_mut();
        self.happened.append(&mut told.events);
        self.states.append(&mut told.states);
        stopped
    }

    /// What is known of generals, skills and cards.
    pub(super) fn catalogue(&self) -> Arc<Catalogue> {
        self.catalogue.clone()
    }

    /// The whole truth now.
    pub(super) fn state(&self) -> Arc<Snapshot> {
        self.told.borrow().state.clone()
    }

    /// Whether only its owner sees what lies in a private pile of that name.
    pub(super) fn is_closed(&self, pile: &str) -> bool {
        self.told.borrow().reader.as_ref().is_some_and(|reader| reader.is_closed(pile))
    }

    /// All that has happened.
    pub(super) fn happened(&self) -> &[Happening<Event>] {
        &self.happened
    }

    /// The state in which a thing was told.
    pub(super) fn state_when(&self, place: usize) -> Option<Arc<Snapshot>> {
        self.states.get(place).cloned()
    }
}

impl Told {
    /// Reads what has changed.
    fn look(&mut self) -> mlua::Result<()> {
        if let Some(reader) = &mut self.reader
            && let Some(state) = reader.changed()?
        {
            self.state = state;
        }
        Ok(())
    }

    fn tell(&mut self, number: usize, player: String, value: &Value) -> mlua::Result<()> {
        self.look()?;
        let Some(reader) = &self.reader else { return Ok(()) };
        let data = values::data(value, reader.classes())?;
        let seen = seen_by_all(&data, &self.state, |pile| reader.is_closed(pile)).into_owned();
        let event = EventName::nth(number).ok_or_else(|| mlua::Error::runtime(format!("{number} is no event")))?;
        let event = Event { event, player: Some(player), data: seen, ext: serde_json::Value::Null };
        self.events.push(Happening::open(event));
        self.states.push(self.state.clone());
        Ok(())
    }
}

/// What rules find of the host: `sgs.host.tell(event, player, value)`.
fn install(lua: &Lua, base: &Table, told: Rc<RefCell<Told>>) -> mlua::Result<()> {
    let (sgs, host) = (lua.create_table()?, lua.create_table()?);
    let tell = lua.create_function(move |lua, (number, player, value): (usize, String, Value)| {
        at_ease(lua, || told.borrow_mut().tell(number, player, &value))
    })?;
    host.raw_set("tell", tell)?;
    sgs.raw_set("host", host)?;
    base.raw_set("sgs", sgs)
}

/// Ids of cards that players have or that lie somewhere.
fn ids_in(setup: &serde_json::Value, named: &mut Vec<i32>) {
    let mut add = |list: &serde_json::Value| {
        named.extend(list.as_array().into_iter().flatten().filter_map(serde_json::Value::as_i64).map(|id| id as i32));
    };
    add(&setup["deck"]);
    add(&setup["discard"]);
    for seat in setup["seats"].as_array().into_iter().flatten() {
        ["hand", "equips", "judging"].iter().for_each(|area| add(&seat[*area]));
        seat["piles"].as_object().into_iter().flatten().for_each(|(_, pile)| add(pile));
    }
}

fn general_table(lua: &Lua, general: &General) -> mlua::Result<Table> {
    let table = lua.create_table()?;
    table.raw_set("name", general.name.as_str())?;
    table.raw_set("kingdom", general.kingdom.clone().unwrap_or_default())?;
    table.raw_set("max_hp", general.max_hp.unwrap_or(4))?;
    table.raw_set("gender", values::gender_number(general.gender.unwrap_or(Gender::Sexless)))?;
    table.raw_set("lord", general.lord)?;
    table.raw_set("hidden", general.hidden)?;
    table.raw_set("skills", general.skills.clone())?;
    Ok(table)
}

fn word(value: Option<Value>) -> Option<String> {
    value.as_ref().and_then(Value::as_string).map(|text| text.to_string_lossy())
}
