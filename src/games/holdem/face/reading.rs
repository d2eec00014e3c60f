//! What others may hold, in a script's hands: `view:reading(options)` reads the hand so far by habits that the script
//! gives, and says what the own cards are worth against that. Boards are looked at once and kept.

use std::collections::BTreeMap;
use std::rc::Rc;

use mlua::{Lua, LuaSerdeExt, LuaString, Table, UserData, UserDataMethods, Value};
use serde::Deserialize;

use super::super::action::Action;
use super::super::card::Card;
use super::super::class::{COMBOS, Class};
use super::super::pushfold;
use super::super::reading::field::Field;
use super::super::reading::habits::Habits;
use super::super::reading::order::{self, Type};
use super::super::reading::outlook::Outlook;
use super::super::reading::story::{self, Played, Story};
use super::super::reading::texture::Texture;
use super::super::street::Street;
use super::view::View;
use super::function;
use crate::vm::budget;

/// Hands that are ranked for one unit of fuel, when a board is first looked at.
const RANKED: u64 = 4;
/// Fuel for reading one action, and for an equity.
const READ: u64 = 60;
const WEIGHED: u64 = 600;
/// Ways to complete a board, at most, and where nothing is said.
pub(super) const MOST: usize = 200;
pub(super) const USUAL: usize = 36;
/// Boards that are kept.
const KEPT: usize = 16;

/// How a hand is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    habits: Habits,
    samples: Option<usize>,
    /// Whether what was done is not to be read at all.
    #[serde(default)]
    flat: bool,
}

/// Boards that were looked at, by their cards and by how many ways to complete them.
#[derive(Default)]
pub(super) struct Fields(BTreeMap<(usize, Vec<Card>), Rc<Field>>);

impl Fields {
    fn of(&mut self, board: &[Card], samples: usize) -> mlua::Result<Rc<Field>> {
        let key = (samples, board.to_vec());
        if let Some(field) = self.0.get(&key) {
            return Ok(field.clone());
        }
        let ways = if board.len() < 5 { samples as u64 } else { 1 };
        budget::charge(COMBOS as u64 * ways / RANKED)?;
        if self.0.len() >= KEPT {
            self.0.clear();
        }
        let field = Rc::new(Field::new(board, samples));
        self.0.insert(key, field.clone());
        Ok(field)
    }
}

/// What `view:reading(…)` gives.
pub(super) struct Reading {
    pub(super) outlook: Outlook,
    pub(super) class: Class,
    pub(super) still_to_act: usize,
    /// What is to be done, and how often, where it was worked out.
    pub(super) play: Vec<(Action, f32)>,
}

impl View {
    fn reading(&self, wish: &Wish) -> mlua::Result<Reading> {
        let board = &self.snapshot.board;
        let samples = wish.samples.unwrap_or(USUAL).clamp(1, MOST);
        let fields = self.fields(board, samples)?;
        let field = fields.last().cloned().ok_or_else(|| mlua::Error::runtime("there is no street"))?;
        let actions: Vec<Action> = self.standing.acts.iter().map(|act| act.action).collect();
        let start = self.snapshot.begun().map_err(mlua::Error::external)?;
        let read = if wish.flat { &[][..] } else { &actions };
        budget::charge(READ * (1 + read.len() as u64))?;
        let story = Story::read(&Played { start: &start, actions: read, fields: &fields }, |_| &wish.habits);
        let own = (self.standing.me, self.snapshot.hole.0);
        Ok(Reading {
            outlook: Outlook::new(field, &story, own, self.standing.opponents()),
            class: Class::of(self.snapshot.hole.0),
            still_to_act: story::behind(&self.standing.table, self.standing.me),
            play: Vec::new(),
        })
    }

    /// The boards of all streets so far.
    pub(super) fn fields(&self, board: &[Card], samples: usize) -> mlua::Result<Vec<Rc<Field>>> {
        let mut desk = self.desk().borrow_mut();
        let begun = Street::ALL.into_iter().map(Street::cards).filter(|cards| *cards <= board.len());
        begun.map(|cards| desk.fields.of(&board[..cards], samples)).collect()
    }
}

impl UserData for Reading {
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        weighed(methods, "equity", |reading| reading.outlook.equity());
        weighed(methods, "place", |reading| reading.outlook.place());
        weighed(methods, "promise", |reading| reading.outlook.promise());
        methods.add_method("equity_against", |_, reading, share: f32| {
            budget::charge(WEIGHED)?;
            Ok(reading.outlook.equity_against(if share.is_nan() { 1.0 } else { share }))
        });
        methods.add_method("width", |_, reading, seat: usize| {
            budget::charge(READ)?;
            Ok(reading.outlook.width(seat.wrapping_sub(1)))
        });
        methods.add_method("strength", |_, reading, ()| Ok(reading.outlook.strength()));
        methods.add_method("texture", |lua, reading, ()| {
            lua.to_value(&Texture::of(reading.outlook.field().board()))
        });
        methods.add_method("play", |lua, reading, ()| super::balance::play(lua, &reading.play));
        methods.add_method("class_place", |_, reading, ()| Ok(order::places()[reading.class.index()]));
        methods.add_method("kind", |_, reading, ()| Ok(Type::of(reading.class).name()));
        methods.add_method("still_to_act", |_, reading, ()| Ok(reading.still_to_act));
    }
}

fn weighed<M: UserDataMethods<Reading>>(methods: &mut M, name: &str, work: fn(&Reading) -> f32) {
    methods.add_method(name, move |_, reading, ()| {
        budget::charge(WEIGHED)?;
        Ok(work(reading))
    });
}

/// The method of the view.
pub(super) fn add<M: UserDataMethods<View>>(methods: &mut M) {
    methods.add_method("reading", |lua, view, options: Value| {
        let wish: Wish = lua.from_value(options)?;
        view.reading(&wish)
    });
}

/// `holdem.shoves(class, stack)` and `holdem.calls_shove(class, stack)`: how often that is right heads-up with so many
/// big blinds.
pub(super) fn install(lua: &Lua, global: &Table) -> mlua::Result<()> {
    let shoves = |_: &Lua, (name, stack): (LuaString, f64)| Ok(pushfold::shove(class(&name)?, stack));
    global.raw_set("shoves", function(lua, shoves)?)?;
    let calls = |_: &Lua, (name, stack): (LuaString, f64)| Ok(pushfold::call(class(&name)?, stack));
    global.raw_set("calls_shove", function(lua, calls)?)
}

fn class(name: &LuaString) -> mlua::Result<Class> {
    let found = name.to_string_lossy().parse::<Class>();
    found.map_err(|problem| mlua::Error::runtime(problem.to_string()))
}
