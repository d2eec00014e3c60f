//! Whether anybody needs an event: what lets most of them pass without entering Lua.
//!
//! A `filterEvent` says what it needs in `sgs.event_needs[filterEvent]`, by event: true for all, or
//! the name of a test from [`passes`]. One that says nothing, as that of a foreign AI, is told
//! everything. Callbacks in `sgs.ai_event_callback` are told their events whoever filters.
//! All of it is read each time, since scripts may change it at any time.

use mlua::{Table, Value};

use super::super::event::{Data, Event};

/// Whether the brain of the player who writes down what all share, or a callback, needs the event.
pub(super) fn is_needed(global: &Table, recorder: &str, event: &Event) -> mlua::Result<bool> {
    Ok(a_callback_waits(global, event)? || filter_needs(global, recorder, event)?)
}

fn a_callback_waits(global: &Table, event: &Event) -> mlua::Result<bool> {
    let Value::Table(callbacks) = global.raw_get("ai_event_callback")? else { return Ok(true) };
    match callbacks.raw_get(event.number())? {
        Value::Nil => Ok(callbacks.metatable().is_some()),
        Value::Table(waiting) => Ok(!waiting.is_empty()),
        _ => Ok(true),
    }
}

fn filter_needs(global: &Table, recorder: &str, event: &Event) -> mlua::Result<bool> {
    let Value::Table(brains) = global.raw_get("brains")? else { return Ok(true) };
    let Value::Table(brain) = brains.raw_get(recorder)? else { return Ok(true) };
    let filter: Value = brain.get("filterEvent")?;
    let Value::Table(needs) = global.raw_get("event_needs")? else { return Ok(true) };
    let Value::Table(needs) = needs.raw_get(filter)? else { return Ok(true) };
    Ok(match needs.raw_get(event.number())? {
        Value::Nil | Value::Boolean(false) => false,
        Value::String(test) => passes(&test.to_string_lossy(), event),
        _ => true,
    })
}

/// Tests of an event's data. One that is not known lets everything pass.
fn passes(test: &str, event: &Event) -> bool {
    match (test, &event.data) {
        ("into_hand", Data::Move(cards)) => cards.to.is_some() && cards.to_place == HAND,
        ("into_hand", _) => false,
        _ => true,
    }
}

/// `sgs.Player_PlaceHand`.
const HAND: u8 = 0;
