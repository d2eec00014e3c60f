//! Names as Lua strings: made once, since making one under a memory limit costs more than a look-up.

use std::cell::RefCell;
use std::collections::HashMap;

use mlua::{IntoLua, Lua, LuaString, Value};

/// More different names than this begin a new list.
const MOST: usize = 2048;

/// The names that scripts have been told, kept beside the VM.
#[derive(Default)]
struct Told(RefCell<HashMap<Box<str>, LuaString>>);

/// A name that is told again and again.
pub(super) struct Text<T>(pub(super) T);

/// Names are kept from now on.
pub(super) fn install(lua: &Lua) {
    lua.set_app_data(Told::default());
}

impl<T: AsRef<str>> IntoLua for Text<T> {
    fn into_lua(self, lua: &Lua) -> mlua::Result<Value> {
        let text = self.0.as_ref();
        let Some(told) = lua.app_data_ref::<Told>() else { return text.into_lua(lua) };
        if let Some(known) = told.0.borrow().get(text) {
            return Ok(Value::String(known.clone()));
        }
        let made = lua.create_string(text)?;
        let mut all = told.0.borrow_mut();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(text.into(), made.clone());
        Ok(Value::String(made))
    }
}
