//! What a view says of the seats: who is in, with how many chips, where, and what they have done.

use mlua::{Lua, Table, UserDataMethods, Value};

use super::super::history::Act;
use super::super::position::{behind, position};
use super::super::rules::{Chips, MOST_SEATS, Seats, around};
use super::super::street::Street;
use super::view::View;

impl View {
    /// A seat as a script numbers it, from 1; the own one where it names none.
    fn place(&self, said: &Value) -> mlua::Result<usize> {
        let number = match said {
            Value::Nil => return Ok(self.standing.me),
            Value::Integer(number) => *number as f64,
            Value::Number(number) => *number,
            _ => f64::NAN,
        };
        let count = self.snapshot.seats.len();
        let fits = number.fract() == 0.0 && (1.0..=count as f64).contains(&number);
        fits.then(|| number as usize - 1)
            .ok_or_else(|| mlua::Error::runtime(format!("seats are numbered from 1 to {count}")))
    }

    /// The most that a seat can still play for with the own one: the smaller stack of both, bets of this street
    /// counted in.
    fn effective(&self, seat: usize) -> Chips {
        let whole = |seat: usize| self.standing.table.stacks()[seat] + self.standing.table.bets()[seat];
        whole(seat).min(whole(self.standing.me))
    }

    fn acts_on(&self, street: Option<Street>) -> impl Iterator<Item = &Act> {
        self.standing.acts.iter().filter(move |act| street.is_none_or(|street| street == act.street))
    }
}

/// What was done, for a script: `{ seat, street, action, adds, bet, owed, pot, all_in }`.
pub(super) fn acted(lua: &Lua, act: &Act) -> mlua::Result<Table> {
    let table = lua.create_table_with_capacity(0, 8)?;
    table.raw_set("seat", act.seat + 1)?;
    table.raw_set("street", act.street.name())?;
    table.raw_set("action", act.name())?;
    table.raw_set("adds", act.adds)?;
    table.raw_set("bet", act.bet)?;
    table.raw_set("owed", act.owed)?;
    table.raw_set("pot", act.pot)?;
    table.raw_set("all_in", act.is_all_in)?;
    Ok(table)
}

fn numbers(seats: Seats, from: usize) -> Vec<usize> {
    around(seats, from).map(|seat| seat + 1).collect()
}

/// A method of a seat, the own one where none is named.
fn of_seat<M, R>(methods: &mut M, name: &str, work: fn(&View, usize) -> R)
where
    M: UserDataMethods<View>,
    R: mlua::IntoLuaMulti + 'static,
{
    methods.add_method(name, move |_, view, seat: Value| Ok(work(view, view.place(&seat)?)));
}

/// A street as a script names it; the present one where it names none.
fn street(view: &View, name: Option<String>) -> mlua::Result<Street> {
    let Some(name) = name else { return Ok(view.standing.table.street()) };
    let found = Street::ALL.into_iter().find(|street| street.name() == name);
    found.ok_or_else(|| mlua::Error::runtime(format!("`{name}` is no street")))
}

pub(super) fn add<M: UserDataMethods<View>>(methods: &mut M) {
    chips(methods);
    places(methods);
    methods.add_method("raises", |_, view, name: Option<String>| {
        let street = street(view, name)?;
        Ok(view.acts_on(Some(street)).filter(|act| is_raise(act)).count())
    });
    methods.add_method("raises_of", |_, view, (seat, name): (Value, Option<String>)| {
        let (seat, street) = (view.place(&seat)?, street(view, name)?);
        Ok(view.acts_on(Some(street)).filter(|act| act.seat == seat && is_raise(act)).count())
    });
    methods.add_method("last_raiser", |_, view, name: Option<String>| {
        let street = name.map(|name| street(view, Some(name))).transpose()?;
        let last = view.acts_on(street).filter(|act| is_raise(act)).last();
        Ok(last.map(|act| act.seat + 1))
    });
}

fn is_raise(act: &Act) -> bool {
    matches!(act.action, super::super::action::Action::RaiseTo(_))
}

fn chips<M: UserDataMethods<View>>(methods: &mut M) {
    of_seat(methods, "stack", |view, seat| view.standing.table.stacks()[seat]);
    of_seat(methods, "bet", |view, seat| view.standing.table.bets()[seat]);
    of_seat(methods, "spent", |view, seat| view.standing.table.spent()[seat]);
    of_seat(methods, "start_stack", |view, seat| view.snapshot.seats[seat].stack);
    of_seat(methods, "effective_stack", View::effective);
    methods.add_method("stacks", |lua, view, ()| {
        lua.create_sequence_from(view.standing.table.stacks().iter().copied())
    });
}

fn places<M: UserDataMethods<View>>(methods: &mut M) {
    of_seat(methods, "position", |view, seat| position(&view.standing.table, seat));
    of_seat(methods, "behind", |view, seat| behind(&view.standing.table, seat));
    of_seat(methods, "is_in", |view, seat| view.standing.table.live() >> seat & 1 == 1);
    of_seat(methods, "is_all_in", |view, seat| {
        view.standing.table.live() >> seat & 1 == 1 && view.standing.table.stacks()[seat] == 0
    });
    of_seat(methods, "shown", |view, seat| view.snapshot.seats[seat].shown.map(|hole| hole.to_string()));
    of_seat(methods, "name", |view, seat| view.snapshot.seats[seat].name.clone());
    methods.add_method("button", |_, view, ()| Ok(view.snapshot.button));
    methods.add_method("players", |_, view, ()| Ok(view.standing.table.live().count_ones()));
    methods.add_method("dealt", |_, view, ()| Ok(view.standing.table.dealt().count_ones()));
    methods.add_method("opponents", |_, view, ()| {
        let others = view.standing.table.live() & !(1 << view.standing.me);
        Ok(numbers(others, view.standing.me % MOST_SEATS))
    });
}
