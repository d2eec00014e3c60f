//! Remembers which unknown names a script has read, so that the error that follows can suggest
//! the right one.
//!
//! Reading an unknown name gives nil, as scripts that probe for a method expect. Only when an
//! error comes of it is the last miss looked at.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use mlua::{Lua, Table, Value};

use crate::kit::near::nearest;

/// The unknown names read since [`Misses::clear`], newest last.
#[derive(Clone, Default)]
pub(crate) struct Misses(Rc<RefCell<Vec<Miss>>>, Rc<RefCell<Counts>>);

/// How often each unknown name was looked for, `place.name`.
type Counts = BTreeMap<String, u64>;

/// One unknown name.
#[derive(Clone)]
pub(crate) struct Miss {
    /// Where it was looked for: `object`, `sgs` …
    pub(crate) place: &'static str,
    /// The name.
    pub(crate) name: String,
    known: Rc<[&'static str]>,
}

impl Miss {
    /// The nearest known name, if any is near.
    pub(crate) fn near(&self) -> Option<String> {
        nearest(&self.name, self.known.iter().copied())
    }
}

const KEPT: usize = 8;
/// More different names are not counted.
const COUNTED: usize = 1000;

impl Misses {
    /// Forgets all.
    pub(crate) fn clear(&self) {
        self.0.borrow_mut().clear();
    }

    /// A metatable that notes every read of an unknown text key and gives nil.
    pub(crate) fn watch(
        &self,
        lua: &Lua,
        place: &'static str,
        known: Vec<&'static str>,
    ) -> mlua::Result<Table> {
        self.watch_or(lua, place, known, |_, _, _| Ok(None))
    }

    /// A metatable as [`Misses::watch`] makes it, except that `instead` may give something for a key,
    /// which then is no miss.
    pub(crate) fn watch_or(
        &self,
        lua: &Lua,
        place: &'static str,
        known: Vec<&'static str>,
        instead: impl Fn(&Lua, &Value, &Value) -> mlua::Result<Option<Value>> + 'static,
    ) -> mlua::Result<Table> {
        let misses = self.clone();
        let known: Rc<[&'static str]> = known.into();
        let metatable = lua.create_table()?;
        let note = lua.create_function(move |lua, (holder, key): (Value, Value)| {
            if let Some(value) = instead(lua, &holder, &key)? {
                return Ok(value);
            }
            if let Value::String(name) = &key
                && !known.iter().any(|known| name.as_bytes() == known.as_bytes())
            {
                misses.note(place, &name.to_string_lossy(), &known);
            }
            Ok(Value::Nil)
        })?;
        metatable.raw_set("__index", note)?;
        metatable.raw_set("__metatable", false)?;
        Ok(metatable)
    }

    /// The unknown names, and how often each was looked for.
    pub(crate) fn counted(&self) -> Vec<(String, u64)> {
        self.1.borrow().iter().map(|(name, count)| (name.clone(), *count)).collect()
    }

    fn count(&self, name: String) {
        let mut counts = self.1.borrow_mut();
        let full = counts.len() >= COUNTED;
        match counts.get_mut(&name) {
            Some(count) => *count += 1,
            None if full => {}
            None => drop(counts.insert(name, 1)),
        }
    }

    fn note(&self, place: &'static str, name: &str, known: &Rc<[&'static str]>) {
        self.count(format!("{place}.{name}"));
        let mut list = self.0.borrow_mut();
        if list.len() == KEPT {
            list.remove(0);
        }
        list.push(Miss { place, name: name.to_owned(), known: known.clone() });
    }

    /// The newest miss whose name stands in `message`, or the newest at all where the message
    /// speaks of nil.
    pub(crate) fn behind(&self, message: &str) -> Option<Miss> {
        let list = self.0.borrow();
        let named = list.iter().rev().find(|miss| message.contains(miss.name.as_str()));
        let any = || message.contains("nil").then(|| list.last()).flatten();
        named.or_else(any).cloned()
    }
}
