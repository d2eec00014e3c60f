//! Objects lent to scripts as handles: a kind and an index, with methods in Rust.
//!
//! A handle is a Luau light userdata, so it costs nothing to make, compares with `==` by what it
//! names, is a stable table key, answers `type(x) == "userdata"`, and cannot be forged. Which
//! object it names is looked up in the state of the match at each call, so that a script can
//! never hold on to an old state.

use std::ffi::c_void;
use std::fmt;
use std::rc::Rc;

use mlua::{FromLua, Function, IntoLua, LightUserData, Lua, LuaString, MultiValue, Table, Value};

use super::misses::Misses;
use super::quick::{Answer, Arguments};
use super::raw::{self, Call, Reply};

const _: () = assert!(usize::BITS == 64, "a handle needs 64 bits");

/// The name of one lent object.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Handle {
    /// Class of the object, from 1.
    pub(crate) kind: u8,
    /// Counts re-uses of the index, for objects that live for one decision.
    pub(crate) generation: u16,
    /// Which one.
    pub(crate) index: u32,
}

impl Handle {
    /// A handle of an object that lives as long as the match.
    pub(crate) fn lasting(kind: u8, index: u32) -> Handle {
        Handle { kind, generation: 0, index }
    }

    pub(super) fn pack(self) -> LightUserData {
        let bits = u64::from(self.kind) << 48 | u64::from(self.generation) << 32 | u64::from(self.index);
        LightUserData(bits as usize as *mut c_void)
    }

    /// Reads a handle back; none for the null pointer and what is not ours.
    pub(crate) fn unpack(data: LightUserData) -> Option<Handle> {
        let bits = data.0 as usize as u64;
        let kind = (bits >> 48) as u8;
        (kind != 0).then_some(Handle { kind, generation: (bits >> 32) as u16, index: bits as u32 })
    }

    /// The handle in a Lua value, if it is one.
    pub(crate) fn of(value: &Value) -> Option<Handle> {
        match value {
            Value::LightUserData(data) => Handle::unpack(*data),
            _ => None,
        }
    }
}

impl IntoLua for Handle {
    fn into_lua(self, _: &Lua) -> mlua::Result<Value> {
        Ok(Value::LightUserData(self.pack()))
    }
}

impl FromLua for Handle {
    fn from_lua(value: Value, _: &Lua) -> mlua::Result<Handle> {
        Handle::of(&value).ok_or_else(|| wrong("an object", &value))
    }
}

/// A handle of the class `KIND`: what a method's first argument must be.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Of<const KIND: u8>(pub(crate) Handle);

impl<const KIND: u8> Of<KIND> {
    /// Which one.
    pub(crate) fn index(self) -> usize {
        self.0.index as usize
    }

    /// The object number `index` that lives as long as the match.
    pub(crate) fn nth(index: usize) -> Of<KIND> {
        Of(Handle::lasting(KIND, index as u32))
    }
}

impl<const KIND: u8> FromLua for Of<KIND> {
    fn from_lua(value: Value, lua: &Lua) -> mlua::Result<Of<KIND>> {
        match Handle::of(&value) {
            Some(handle) if handle.kind == KIND => Ok(Of(handle)),
            _ => Err(wrong(&class_name(lua, KIND), &value)),
        }
    }
}

impl<const KIND: u8> IntoLua for Of<KIND> {
    fn into_lua(self, lua: &Lua) -> mlua::Result<Value> {
        self.0.into_lua(lua)
    }
}

fn wrong(expected: &str, value: &Value) -> mlua::Error {
    mlua::Error::runtime(format!("expected {expected}, got {}", value.type_name()))
}

/// Class names by kind, kept beside the VM for messages.
struct ClassNames(Vec<(u8, &'static str)>);

fn class_name(lua: &Lua, kind: u8) -> String {
    let names = lua.app_data_ref::<ClassNames>();
    let name = names.as_ref().and_then(|names| names.0.iter().find(|(k, _)| *k == kind));
    name.map_or_else(|| "another object".to_owned(), |(_, name)| format!("a {name}"))
}

/// The classes and the names of their methods, kept beside the VM for those who ask.
#[derive(Clone)]
pub(crate) struct Interface(pub(crate) Vec<(&'static str, Vec<&'static str>)>);

/// Collects the methods of all classes of a game and gives them to the VM.
pub(crate) struct Classes<'lua> {
    lua: &'lua Lua,
    names: Vec<(u8, &'static str)>,
    methods: Vec<Method>,
}

struct Method {
    kind: u8,
    name: &'static str,
    function: Function,
    quick: Option<raw::Quick>,
}

impl<'lua> Classes<'lua> {
    /// No classes yet.
    pub(crate) fn new(lua: &'lua Lua) -> Classes<'lua> {
        Classes { lua, names: Vec::new(), methods: Vec::new() }
    }

    /// Names a class.
    pub(crate) fn class(&mut self, kind: u8, name: &'static str) -> &mut Self {
        self.names.push((kind, name));
        self
    }

    /// Adds a method. `function` takes the object (`Of<KIND>`) as its first argument.
    pub(crate) fn method<A, R, F>(
        &mut self,
        kind: u8,
        name: &'static str,
        function: F,
    ) -> mlua::Result<&mut Self>
    where
        A: mlua::FromLuaMulti,
        R: mlua::IntoLuaMulti,
        F: Fn(&Lua, A) -> mlua::Result<R> + 'static,
    {
        let function = self.lua.create_function(function)?;
        self.methods.push(Method { kind, name, function, quick: None });
        Ok(self)
    }

    /// Adds a method that scripts call all the time. It gets no `Lua` and must not touch the VM;
    /// what it fails at is asked again, so it must not change anything either.
    pub(crate) fn quick<A, R, F>(
        &mut self,
        kind: u8,
        name: &'static str,
        function: F,
    ) -> mlua::Result<&mut Self>
    where
        A: Arguments,
        R: Answer,
        F: Fn(A) -> mlua::Result<R> + 'static,
    {
        let function = Rc::new(function);
        let own = function.clone();
        let ordinary = self.lua.create_function(move |_, arguments: A| own(arguments))?;
        let quick = move |call: &Call<'_>| function(A::read(call)?).ok()?.reply();
        self.methods.push(Method { kind, name, function: ordinary, quick: Some(Box::new(quick)) });
        Ok(self)
    }

    /// [`Classes::quick`] of a method whose argument is a name.
    pub(crate) fn quick_named<const KIND: u8, R, F>(
        &mut self,
        name: &'static str,
        function: F,
    ) -> mlua::Result<&mut Self>
    where
        R: Answer,
        F: Fn(Of<KIND>, &str) -> mlua::Result<R> + 'static,
    {
        let function = Rc::new(function);
        let own = function.clone();
        let ordinary = self
            .lua
            .create_function(move |_, (object, text): (Of<KIND>, LuaString)| own(object, &text.to_str()?))?;
        let quick = move |call: &Call<'_>| {
            let (object,) = <(Of<KIND>,)>::read(call)?;
            function(object, call.text(2)?).ok()?.reply()
        };
        self.methods.push(Method { kind: KIND, name, function: ordinary, quick: Some(Box::new(quick)) });
        Ok(self)
    }

    /// Makes the methods callable on handles. `describe` gives the text of `tostring`.
    pub(crate) fn install(
        mut self,
        misses: Misses,
        describe: impl Fn(Handle) -> String + 'static,
    ) -> mlua::Result<()> {
        let index = self.lua.create_table()?;
        let mut names: Vec<&'static str> = self.methods.iter().map(|method| method.name).collect();
        names.sort_unstable();
        names.dedup();
        for name in &names {
            let dispatcher = self.dispatcher(name)?;
            index.raw_set(*name, self.with_quick_forms(name, dispatcher)?)?;
        }
        index.set_metatable(Some(misses.watch(self.lua, "object", names)?))?;
        index.set_readonly(true);
        let metatable = self.lua.create_table()?;
        metatable.raw_set("__index", index)?;
        metatable.raw_set("__metatable", false)?;
        metatable.raw_set(
            "__tostring",
            self.lua.create_function(move |_, handle: Handle| Ok(describe(handle)))?,
        )?;
        metatable.set_readonly(true);
        self.lua.set_type_metatable::<LightUserData>(Some(metatable));
        self.lua.set_app_data(self.interface());
        self.lua.set_app_data(ClassNames(self.names));
        Ok(())
    }

    fn interface(&self) -> Interface {
        let class = |(kind, name): &(u8, &'static str)| {
            let own = self.methods.iter().filter(|method| method.kind == *kind);
            let mut methods: Vec<&'static str> = own.map(|method| method.name).collect();
            methods.sort_unstable();
            methods.dedup();
            (*name, methods)
        };
        Interface(self.names.iter().map(class).collect())
    }

    /// The dispatcher, behind the quick forms of that name where there are any.
    fn with_quick_forms(&mut self, name: &str, dispatcher: Function) -> mlua::Result<Function> {
        let named = self.methods.iter_mut().filter(|method| method.name == name);
        let mut forms: Vec<(u8, raw::Quick)> =
            named.filter_map(|method| Some((method.kind, method.quick.take()?))).collect();
        match forms.len() {
            0 => Ok(dispatcher),
            1 => raw::install(self.lua, forms.remove(0).1, &dispatcher),
            _ => {
                let quick = move |call: &Call<'_>| -> Option<Reply> {
                    let kind = call.light(1).and_then(Handle::unpack)?.kind;
                    forms.iter().find(|(own, _)| *own == kind)?.1(call)
                };
                raw::install(self.lua, Box::new(quick), &dispatcher)
            }
        }
    }

    /// The one function of that name, or one that looks at the class of its first argument.
    fn dispatcher(&self, name: &str) -> mlua::Result<Function> {
        let mut found: Vec<(u8, Function)> = self
            .methods
            .iter()
            .filter(|method| method.name == name)
            .map(|method| (method.kind, method.function.clone()))
            .collect();
        if found.len() == 1 {
            return Ok(found.remove(0).1);
        }
        let name = name.to_owned();
        self.lua.create_function(move |lua, args: MultiValue| {
            let handle = args.front().and_then(Handle::of);
            let own = handle.and_then(|handle| found.iter().find(|(kind, _)| *kind == handle.kind));
            match (own, handle) {
                (Some((_, function)), _) => function.call::<MultiValue>(args),
                (None, Some(handle)) => Err(mlua::Error::runtime(format!(
                    "{} has no method {name}",
                    class_name(lua, handle.kind)
                ))),
                (None, None) => Err(mlua::Error::runtime(format!("{name} must be called with ':'"))),
            }
        })
    }
}

/// A function of its own with a quick form, which declines by giving none.
pub(crate) fn quick_function<A: Arguments, R: Answer>(
    lua: &Lua,
    quick: impl Fn(A) -> Option<R> + 'static,
    ordinary: &Function,
) -> mlua::Result<Function> {
    raw::install(lua, Box::new(move |call: &Call<'_>| quick(A::read(call)?)?.reply()), ordinary)
}

impl fmt::Debug for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "handle {}:{}", self.kind, self.index)
    }
}

/// A fixed table that scripts can read and not change.
pub(crate) fn frozen(table: Table) -> Table {
    table.set_readonly(true);
    table
}
