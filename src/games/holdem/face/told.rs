//! What scripts rank for hosts that show more than the answer.

use mlua::{Lua, Table, Value};
use serde_json::json;

use super::Shared;

/// Options that are kept for one decision.
const MOST: usize = 64;

/// `holdem.advise(action, score, why)`.
pub(super) fn install(lua: &Lua, global: &Table, desk: &Shared) -> mlua::Result<()> {
    let desk = desk.clone();
    let advise = lua.create_function(
        move |_, (action, score, why): (Value, Option<f64>, Option<String>)| {
            let action = match &action {
                Value::String(text) => text.to_string_lossy(),
                other => other.type_name().to_owned(),
            };
            let mut desk = desk.borrow_mut();
            if desk.advice.len() < MOST {
                let why = why.map(|why| crate::vm::cut(&why));
                desk.advice.push(json!({ "action": crate::vm::cut(&action), "score": score, "why": why }));
            }
            Ok(())
        },
    )?;
    global.raw_set("advise", advise)
}
