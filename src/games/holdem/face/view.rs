//! The view of one seat in a script's hands: its cards, the board, what may be done and what that costs.

use std::sync::Arc;

use mlua::{FromLua, IntoLuaMulti, Lua, Table, UserData, UserDataMethods, Value};

use super::super::action::Action;
use super::super::class::Class;
use super::super::ranking::{self, Ranking, ranked};
use super::super::resort::price;
use super::super::rules::Chips;
use super::super::snapshot::Snapshot;
use super::super::standing::Standing;
use super::super::table::Options;
use super::chances::{Held, fares, opponents, shown};
use super::{Shared, seats};
use crate::kit::rng::Rng;
use crate::vm::budget;

/// What `view` is.
pub(super) struct View {
    pub(super) snapshot: Arc<Snapshot>,
    pub(super) standing: Arc<Standing>,
    desk: Shared,
}

/// Chips as a script writes them, rounded to whole ones.
pub(super) struct Amount(pub(super) Chips);

impl FromLua for Amount {
    fn from_lua(value: Value, _: &Lua) -> mlua::Result<Amount> {
        let number = match value {
            Value::Integer(number) => number as f64,
            Value::Number(number) => number,
            _ => f64::NAN,
        };
        match number.abs() <= 1e15 {
            true => Ok(Amount(libm::round(number) as Chips)),
            false => Err(mlua::Error::runtime("a number of chips is wanted")),
        }
    }
}

impl View {
    /// The view of a snapshot that stands so.
    pub(super) fn new(snapshot: Arc<Snapshot>, standing: Arc<Standing>, desk: Shared) -> View {
        View { snapshot, standing, desk }
    }

    pub(super) fn desk(&self) -> &Shared {
        &self.desk
    }

    pub(super) fn options(&self) -> Option<Options> {
        self.standing.options()
    }

    fn raise(&self) -> Option<(Chips, Chips)> {
        self.options().and_then(|options| options.raise)
    }

    fn call(&self) -> Chips {
        self.options().map_or(0, |options| options.call)
    }

    /// The chips put in on earlier streets.
    pub(super) fn before(&self) -> Chips {
        let (table, me) = (&self.standing.table, self.standing.me);
        table.spent()[me] - table.bets()[me]
    }

    /// A raise to so many chips of the whole hand, within what is allowed; a call where there may be none.
    fn raise_to(&self, chips: Chips) -> String {
        let raised = self.raise().map(|(least, most)| Action::RaiseTo(chips.clamp(least, most)));
        raised.unwrap_or(Action::Call).to_string()
    }

    /// A raise by a part of the pot, as it is after the call.
    fn raise_pot(&self, part: f64) -> String {
        let (table, call) = (&self.standing.table, self.call());
        let more = libm::round(part.clamp(0.0, 1e6) * (table.pot() + call) as f64) as Chips;
        self.raise_to(self.before() + table.level() + more)
    }

    fn all_in(&self) -> String {
        self.raise_to(Chips::MAX)
    }

    fn fold(&self) -> String {
        if self.call() == 0 { Action::Call } else { Action::Fold }.to_string()
    }

    /// A number that is always the same for this seat and text in a match, from 0 to 2³² − 2.
    fn seed(&self, text: &str) -> u32 {
        let key = format!("{} {text}", self.snapshot.seat);
        Rng::for_decision(!self.desk.borrow().seed, 0, &key).below(u32::MAX)
    }

    /// The opponents still in, as those of an equity.
    fn anybody(&self) -> Vec<Held> {
        self.standing.opponents().map(|_| Held::Random).collect()
    }
}

impl UserData for View {
    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        own(methods);
        chips(methods);
        choices(methods);
        table(methods);
        seats::add(methods);
        super::reading::add(methods);
        super::balance::add(methods);
    }
}

/// A method without arguments.
fn plain<M, R>(methods: &mut M, name: &str, work: fn(&View) -> R)
where
    M: UserDataMethods<View>,
    R: IntoLuaMulti + 'static,
{
    methods.add_method(name, move |_, view, ()| Ok(work(view)));
}

fn own<M: UserDataMethods<View>>(methods: &mut M) {
    plain(methods, "seat", |view| view.snapshot.seat);
    plain(methods, "hole", |view| view.snapshot.hole.to_string());
    plain(methods, "board", |view| view.snapshot.board.to_string());
    plain(methods, "street", |view| view.standing.table.street().name());
    plain(methods, "class", |view| Class::of(view.snapshot.hole.0).to_string());
    plain(methods, "category", |view| {
        ranking::category(view.snapshot.hole.0, &view.snapshot.board).name()
    });
    plain(methods, "board_category", |view| ranked(&*view.snapshot.board).score().category().name());
    plain(methods, "board_plays", |view| ranking::board_plays(view.snapshot.hole.0, &view.snapshot.board));
    methods.add_method("equity", |lua, view, (others, samples): (Value, Option<u32>)| {
        let held = match &others {
            Value::Nil => view.anybody(),
            others => opponents(&mut view.desk.borrow_mut(), others)?,
        };
        let spot = (view.snapshot.hole.0, &view.snapshot.board);
        shown(lua, fares(lua, spot, &held, samples)?)
    });
}

fn chips<M: UserDataMethods<View>>(methods: &mut M) {
    plain(methods, "pot", |view| view.standing.table.pot());
    plain(methods, "to_call", View::call);
    plain(methods, "pot_odds", |view| price(view.call(), view.standing.table.pot()));
    plain(methods, "level", |view| view.standing.table.level());
    plain(methods, "before", View::before);
    plain(methods, "can_raise", |view| view.raise().is_some());
    plain(methods, "min_raise", |view| view.raise().map(|(least, _)| least));
    plain(methods, "max_raise", |view| view.raise().map(|(_, most)| most));
    plain(methods, "big_blind", |view| view.snapshot.rules.big_blind);
    plain(methods, "small_blind", |view| view.snapshot.rules.small_blind);
    plain(methods, "ante", |view| view.snapshot.rules.ante);
}

fn choices<M: UserDataMethods<View>>(methods: &mut M) {
    plain(methods, "fold", View::fold);
    plain(methods, "call", |_| Action::Call.to_string());
    plain(methods, "all_in", View::all_in);
    methods.add_method("raise_to", |_, view, chips: Amount| Ok(view.raise_to(chips.0)));
    methods.add_method("bet_to", |_, view, chips: Amount| {
        Ok(view.raise_to(view.before().saturating_add(chips.0)))
    });
    methods.add_method("raise_pot", |_, view, part: f64| Ok(view.raise_pot(part)));
}

fn table<M: UserDataMethods<View>>(methods: &mut M) {
    plain(methods, "is_fair", |view| view.snapshot.fair);
    plain(methods, "hand_number", |view| view.snapshot.hand);
    plain(methods, "max_carry", |view| view.snapshot.max_carry());
    plain(methods, "room", |view| view.snapshot.room.level.name());
    methods.add_method("destiny", |lua, view, ()| {
        view.snapshot.destiny.as_ref().map(|destiny| destined(lua, destiny)).transpose()
    });
    methods.add_method("history", |lua, view, ()| {
        budget::charge(view.standing.acts.len() as u64)?;
        let acts = view.standing.acts.iter().map(|act| seats::acted(lua, act));
        lua.create_sequence_from(acts.collect::<mlua::Result<Vec<Table>>>()?)
    });
    plain(methods, "letters", |view| view.snapshot.history.clone());
    methods.add_method("seed", |_, view, text: String| Ok(view.seed(&text)));
}

fn destined(lua: &Lua, destiny: &super::super::snapshot::Destiny) -> mlua::Result<Table> {
    let table = lua.create_table_with_capacity(0, 4)?;
    table.raw_set("outcome", destiny.outcome.name())?;
    table.raw_set("category", destiny.category.name())?;
    table.raw_set("director", destiny.director.name())?;
    if !destiny.board.is_empty() {
        table.raw_set("board", destiny.board.to_string())?;
    }
    Ok(table)
}
