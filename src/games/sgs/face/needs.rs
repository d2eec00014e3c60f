//! Whether anybody needs an event: what lets most of them pass without entering Lua.
//!
//! A `filterEvent` says what it needs in `sgs.event_needs[filterEvent]`, by event: true for all, or
//! the name of a test from [`passes`]. One that says nothing, as that of a foreign AI, is told
//! everything. Callbacks in `sgs.ai_event_callback` are told their events whoever filters.
//! All of it is read each time, since scripts may change it at any time.

use mlua::{Lua, LuaString, Table, Value};

use super::super::catalogue::Catalogue;
use super::super::event::{Data, Event};

/// The names by which it is asked for every event.
pub(super) struct Words {
    callbacks: LuaString,
    brains: LuaString,
    filter: LuaString,
    needs: LuaString,
}

impl Words {
    /// The names as strings of a VM.
    pub(super) fn new(lua: &Lua) -> mlua::Result<Words> {
        Ok(Words {
            callbacks: lua.create_string("ai_event_callback")?,
            brains: lua.create_string("brains")?,
            filter: lua.create_string("filterEvent")?,
            needs: lua.create_string("event_needs")?,
        })
    }
}

/// The game's table of scripts, and what is asked of it.
pub(super) struct Asked<'a> {
    /// `sgs`.
    pub(super) global: &'a Table,
    /// Names in it.
    pub(super) words: &'a Words,
    /// What cards are.
    pub(super) catalogue: &'a Catalogue,
}

/// Whether the brain of the player who writes down what all share, or a callback, needs the event.
pub(super) fn is_needed(asked: &Asked<'_>, recorder: &str, event: &Event) -> mlua::Result<bool> {
    Ok(a_callback_waits(asked, event)? || filter_needs(asked, recorder, event)?)
}

fn a_callback_waits(asked: &Asked<'_>, event: &Event) -> mlua::Result<bool> {
    let Value::Table(callbacks) = asked.global.raw_get(&asked.words.callbacks)? else { return Ok(true) };
    match callbacks.raw_get(event.number())? {
        Value::Nil => Ok(callbacks.metatable().is_some()),
        Value::Table(waiting) => Ok(!waiting.is_empty()),
        _ => Ok(true),
    }
}

fn filter_needs(asked: &Asked<'_>, recorder: &str, event: &Event) -> mlua::Result<bool> {
    let Asked { global, words, catalogue } = asked;
    let Value::Table(brains) = global.raw_get(&words.brains)? else { return Ok(true) };
    let Value::Table(brain) = brains.raw_get(recorder)? else { return Ok(true) };
    let filter: Value = brain.get(&words.filter)?;
    let Value::Table(needs) = global.raw_get(&words.needs)? else { return Ok(true) };
    let Value::Table(needs) = needs.raw_get(filter)? else { return Ok(true) };
    Ok(match needs.raw_get(event.number())? {
        Value::Nil | Value::Boolean(false) => false,
        Value::String(test) => passes(&test.to_string_lossy(), global, catalogue, event),
        _ => true,
    })
}

/// Tests of an event's data. One that is not known lets everything pass.
fn passes(test: &str, global: &Table, catalogue: &Catalogue, event: &Event) -> bool {
    let about = event.player.as_deref();
    match (test, &event.data) {
        ("into_hand", Data::Move(cards)) => cards.to.is_some() && cards.to_place == HAND,
        ("into_hand", _) => false,
        ("telling_move", Data::Move(cards)) => match cards.to.as_deref().filter(|_| cards.to_place == HAND) {
            Some(owner) => lacks_anything(global, owner).unwrap_or(true),
            None => {
                let of_owner = cards.from.is_some() && (about.is_none() || about == cards.from.as_deref());
                of_owner && cards.reason.reason == RULE_DISCARD
            }
        },
        ("telling_use", Data::CardUse(used)) => {
            let Some(card) = &used.card else { return false };
            let on_all = || {
                let class = catalogue.class(&card.class);
                class.is_none_or(|class| catalogue.class_data(class).is_kind_of("AOE"))
            };
            about.is_none() || about == used.from.as_deref() || on_all()
        }
        _ => true,
    }
}

/// Whether scripts have noted of a player that he lacks an answer.
fn lacks_anything(global: &Table, player: &str) -> mlua::Result<bool> {
    let lacks: Table = global.raw_get("card_lack")?;
    let lacks: Table = lacks.raw_get(player)?;
    for class in ["Slash", "Jink", "Peach"] {
        if lacks.raw_get::<f64>(class)? != 0.0 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// `sgs.Player_PlaceHand`.
const HAND: u8 = 0;
/// `sgs.CardMoveReason_S_REASON_RULEDISCARD`.
const RULE_DISCARD: i32 = 0x13;
