//! The tables that scripts fill, made from a game's [`Schema`], and what was put into them.

use std::cell::Cell;
use std::rc::Rc;

use mlua::{Function, Lua, LuaSerdeExt, Table, Value};

use super::misses::Misses;
use crate::game::{Key, Registry, Schema, Shape};
use crate::kit::near::nearest;

/// The registries of one VM.
pub(crate) struct Registries {
    schema: &'static Schema,
    global: Table,
    /// Whether scripts that are loaded may bring registries of their own.
    is_open: Rc<Cell<bool>>,
}

impl Registries {
    /// Makes the game's global table with an empty table for each registry. Reads of unknown
    /// names in it give nil and are remembered.
    pub(crate) fn create(lua: &Lua, schema: &'static Schema, misses: &Misses) -> mlua::Result<Registries> {
        let global = lua.create_table()?;
        for registry in schema.registries {
            global.raw_set(registry.name, lua.create_table()?)?;
        }
        let known: Vec<&'static str> = schema.registries.iter().map(|registry| registry.name).collect();
        let is_open = Rc::new(Cell::new(false));
        let (opens, names) = (is_open.clone(), known.clone());
        let metatable =
            misses.watch_or(lua, schema.global, known, move |lua, global, name| match (global, name) {
                (Value::Table(global), Value::String(text)) if opens.get() => {
                    open_registry(lua, global, &text.to_string_lossy(), &names)
                }
                _ => Ok(None),
            })?;
        global.set_metatable(Some(metatable))?;
        Ok(Registries { schema, global, is_open })
    }

    /// Whether a file that is loaded may fill registries that this game does not have. Forks have others;
    /// nothing reads them here, but the file's further entries count.
    pub(crate) fn open(&self, is_open: bool) {
        self.is_open.set(is_open);
    }

    /// The game's global table.
    pub(crate) fn global(&self) -> &Table {
        &self.global
    }

    /// The entry `registry[key]`, nil where there is none.
    ///
    /// # Errors
    /// A script has put something else in the registry's place.
    pub(crate) fn entry(&self, registry: &str, key: &str) -> mlua::Result<Value> {
        match self.global.raw_get(registry)? {
            Value::Table(table) => table.raw_get(key),
            other => Err(mlua::Error::runtime(format!(
                "{}.{registry} is no table any more but a {}",
                self.schema.global,
                other.type_name()
            ))),
        }
    }

    /// Everything in a registry as data; null where a script has put something else in its place.
    ///
    /// # Errors
    /// Something in it is no data.
    pub(crate) fn data(&self, lua: &Lua, registry: &str) -> mlua::Result<serde_json::Value> {
        match self.global.raw_get(registry)? {
            table @ Value::Table(_) => lua.from_value(table),
            _ => Ok(serde_json::Value::Null),
        }
    }

    /// The number at a path such as `tuning.weights.own[5]`; none where there is something else.
    pub(crate) fn number(&self, path: &str) -> Option<f64> {
        let mut steps = path.split(['.', '[']).map(|step| step.trim_end_matches(']'));
        let start = Value::Table(self.global.clone());
        let end = steps.try_fold(start, |value, step| {
            let table = value.as_table()?;
            match step.parse::<i64>() {
                Ok(place) => table.raw_get(place).ok(),
                Err(_) => table.raw_get(step).ok(),
            }
        });
        match end? {
            Value::Integer(number) => Some(number as f64),
            Value::Number(number) => Some(number),
            _ => None,
        }
    }

    /// Empties all registries, before scripts are loaded anew.
    pub(crate) fn clear(&self, lua: &Lua) -> mlua::Result<()> {
        self.schema.registries.iter().try_for_each(|registry| match self.global.raw_get(registry.name)? {
            Value::Table(table) => table.clear(),
            _ => self.global.raw_set(registry.name, lua.create_table()?),
        })
    }

    /// Begins to watch what the registries hold; what is in them now counts as new.
    pub(crate) fn watch(&self, lua: &Lua) -> mlua::Result<Watch> {
        let differ = lua.load(DIFFER).set_name("=kit").eval()?;
        let seen = self.schema.registries.iter().map(|_| lua.create_table()).collect::<mlua::Result<_>>()?;
        Ok(Watch { differ, seen })
    }

    /// What has been added or replaced since the last call, by registry and key.
    pub(crate) fn changes(&self, watch: &Watch) -> mlua::Result<Vec<Change>> {
        let mut changes = Vec::new();
        for (registry, seen) in self.schema.registries.iter().zip(&watch.seen) {
            let Value::Table(table) = self.global.raw_get(registry.name)? else { continue };
            let (keys, values, before): (Vec<Value>, Table, Vec<bool>) = watch.differ.call((table, seen))?;
            for ((key, replaced), place) in keys.iter().zip(before).zip(1..) {
                let (key, value) = (key_text(key), values.raw_get(place)?);
                changes.push(Change { registry: registry.name, key, value, replaced });
            }
        }
        changes.sort_by(|a, b| (a.registry, &a.key).cmp(&(b.registry, &b.key)));
        Ok(changes)
    }

    /// Unknown fields of the global table that look like registries (`ai_…` and tables).
    pub(crate) fn strangers(&self) -> mlua::Result<Vec<String>> {
        let mut names = Vec::new();
        for pair in self.global.pairs::<Value, Value>() {
            let (key, value) = pair?;
            let name = key_text(&key);
            let looks_so = name.starts_with("ai_") && matches!(value, Value::Table(_));
            if looks_so && self.schema.registry(&name).is_none() {
                names.push(name);
            }
        }
        names.sort();
        Ok(names)
    }
}

/// Makes a registry that another version of the game has, unless the name is a slip for one of ours.
fn open_registry(
    lua: &Lua,
    global: &Table,
    name: &str,
    known: &[&'static str],
) -> mlua::Result<Option<Value>> {
    let is_ours = known.contains(&name) || nearest(name, known.iter().copied()).is_some();
    if !name.starts_with("ai_") || is_ours {
        return Ok(None);
    }
    let registry = lua.create_table()?;
    global.raw_set(name, &registry)?;
    Ok(Some(Value::Table(registry)))
}

fn key_text(key: &Value) -> String {
    match key {
        Value::String(text) => text.to_string_lossy(),
        Value::Integer(number) => number.to_string(),
        Value::Number(number) => number.to_string(),
        other => other.type_name().to_owned(),
    }
}

/// What the registries held when they were last looked at. It is compared inside the VM, since it
/// is done after each file of an AI of hundreds of files and thousands of entries.
pub(crate) struct Watch {
    differ: Function,
    seen: Vec<Table>,
}

/// The new entries of a table as lists: keys, values, whether something was there before. What is
/// seen is brought up to date.
const DIFFER: &str = "
local next, rawequal, rawget, rawset = next, rawequal, rawget, rawset
return function(now, seen)
	local keys, values, before = {}, {}, {}
	for key, value in next, now do
		local old = rawget(seen, key)
		if not rawequal(old, value) then
			local at = #keys + 1
			keys[at], values[at], before[at] = key, value, old ~= nil
			rawset(seen, key, value)
		end
	end
	for key in next, seen do
		if rawget(now, key) == nil then rawset(seen, key, nil) end
	end
	return keys, values, before
end";

/// An entry that a file has added or replaced.
pub(crate) struct Change {
    /// Name of the registry.
    pub(crate) registry: &'static str,
    /// Key in it.
    pub(crate) key: String,
    /// What is there now.
    pub(crate) value: Value,
    /// Whether something else was there before.
    pub(crate) replaced: bool,
}

impl Change {
    /// Line where the entry's function begins, if it is one.
    pub(crate) fn line(&self) -> Option<u32> {
        match &self.value {
            Value::Function(function) => line_of(function),
            _ => None,
        }
    }
}

/// Line where a function begins.
pub(crate) fn line_of(function: &Function) -> Option<u32> {
    function.info().line_defined.and_then(|line| u32::try_from(line).ok())
}

/// What is wrong with an entry's type, if anything.
pub(crate) fn wrong_shape(schema: &Schema, change: &Change) -> Option<String> {
    let registry = schema.registry(change.registry)?;
    let shape = shape_of(&change.value);
    if shape.is_some_and(|shape| registry.values.contains(&shape)) {
        return None;
    }
    let allowed: Vec<&str> = registry.values.iter().map(|shape| shape.lua_name()).collect();
    Some(format!(
        "{}.{}.{} is a {}, but must be a {}{}",
        schema.global,
        change.registry,
        change.key,
        shape.map_or_else(|| change.value.type_name(), Shape::lua_name),
        allowed.join(" or "),
        if registry.signature.is_empty() { String::new() } else { format!(": {}", registry.signature) },
    ))
}

fn shape_of(value: &Value) -> Option<Shape> {
    match value {
        Value::Function(_) => Some(Shape::Function),
        Value::Integer(_) | Value::Number(_) => Some(Shape::Number),
        Value::Boolean(_) => Some(Shape::Boolean),
        Value::String(_) => Some(Shape::Text),
        Value::Table(_) => Some(Shape::Table),
        _ => None,
    }
}

/// How a key stands to the names that are known.
pub(crate) enum Standing {
    /// It is a known name, or the registry takes any key.
    Known,
    /// It is a new name, of this kind.
    New(&'static str),
    /// It is a new name that looks like a slip for a known one.
    Slip(String),
}

/// Whether a key is one of these names, as scripts write it.
pub(crate) fn is_known(names: &[String], key: &str) -> bool {
    let bare = key.trim_start_matches(['#', '@']);
    names.iter().any(|name| key == name || bare == name)
}

/// Compares a key with the names of the registry's kind.
pub(crate) fn standing(registry: &Registry, key: &str, known: &dyn Fn(&str) -> Rc<[String]>) -> Standing {
    let kind = match registry.key {
        Key::Name(kind) => kind,
        Key::Ask | Key::Event | Key::List | Key::Text => return Standing::Known,
    };
    let names = known(kind);
    if is_known(&names, key) {
        return Standing::Known;
    }
    match nearest(key, names.iter().map(String::as_str)) {
        Some(near) => Standing::Slip(near),
        None => Standing::New(kind),
    }
}
