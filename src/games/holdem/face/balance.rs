//! Balanced play in a script's hands: `view:balance(options)` reads the hand so far as the numbers of the script solve
//! it, and says what is to be done with the own cards, and how often.

use mlua::{Lua, LuaSerdeExt, Table, UserDataMethods, Value};
use serde::Deserialize;

use super::super::action::Action;
use super::super::balance::Numbers;
use super::super::balance::course::Course;
use super::super::class::Class;
use super::super::plan::clickable::Grid;
use super::super::reading::outlook::Outlook;
use super::super::reading::story;
use super::reading::{MOST, Reading, USUAL};
use super::view::View;
use crate::vm::budget;

/// Fuel for a round of learning: about what it takes.
const ROUND: u64 = 500;

/// What a hand is solved with.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    numbers: Numbers,
    grid: Option<Grid>,
    samples: Option<usize>,
}

impl View {
    fn balance(&self, wish: &Wish) -> mlua::Result<Option<Reading>> {
        let (hole, me, standing) = (self.snapshot.hole.0, self.standing.me, &self.standing);
        if standing.table.dealt().count_ones() != 2 || standing.options().is_none() {
            return Ok(None);
        }
        budget::charge(u64::from(wish.numbers.rounds) * ROUND)?;
        let fields = self.fields(&self.snapshot.board, wish.samples.unwrap_or(USUAL).clamp(1, MOST))?;
        let actions: Vec<Action> = standing.acts.iter().map(|act| act.action).collect();
        let start = self.snapshot.begun().map_err(mlua::Error::external)?;
        let grid = wish.grid.as_ref().map(|grid| (grid, self.snapshot.max_carry().max(0) as u64));
        let course = Course { start: &start, actions: &actions, fields: &fields, me, grid };
        let found = self.desk().borrow_mut().book.policy(&course, &wish.numbers);
        let (Some((policy, ranges)), Some(field)) = (found, fields.last().cloned()) else { return Ok(None) };
        Ok(Some(Reading {
            outlook: Outlook::between(field, ranges, (me, hole), standing.opponents()),
            class: Class::of(hole),
            still_to_act: story::behind(&standing.table, me),
            play: policy.actions().zip(policy.chances(hole)).collect(),
        }))
    }
}

/// What is to be done, in a script's words; nil where that was not worked out.
pub(super) fn play(lua: &Lua, play: &[(Action, f32)]) -> mlua::Result<Option<Table>> {
    if play.is_empty() {
        return Ok(None);
    }
    let rows = play.iter().map(|(action, chance)| {
        let row = lua.create_table_with_capacity(0, 3)?;
        let (name, to) = match action {
            Action::Fold => ("fold", None),
            Action::Call => ("call", None),
            Action::RaiseTo(to) => ("raise", Some(*to)),
        };
        row.raw_set("name", name)?;
        row.raw_set("to", to)?;
        row.raw_set("chance", *chance)?;
        Ok(row)
    });
    lua.create_sequence_from(rows.collect::<mlua::Result<Vec<Table>>>()?).map(Some)
}

/// The method of the view.
pub(super) fn add<M: UserDataMethods<View>>(methods: &mut M) {
    methods.add_method("balance", |lua, view, options: Value| {
        let wish: Wish = lua.from_value(options)?;
        view.balance(&wish)
    });
}
