//! Objects lent to scripts as handles: a kind and an index, with methods in Rust.
//!
//! A handle is a Luau light userdata, so it costs nothing to make, compares with `==` by what it
//! names, is a stable table key, answers `type(x) == "userdata"`, and cannot be forged. Which
//! object it names is looked up in the state of the match at each call, so that a script can
//! never hold on to an old state.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::fmt;
use std::rc::Rc;

use mlua::{
    FromLua, Function, IntoLua, LightUserData, Lua, LuaString, MetaMethod, MultiValue, Table, UserData,
    UserDataMethods, Value,
};
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use super::misses::Misses;

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

    fn pack(self) -> LightUserData {
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
            Value::UserData(kept) => kept.borrow::<Kept>().ok().map(|kept| kept.handle),
            _ => None,
        }
    }
}

/// Indices of objects that no script holds any more.
pub(crate) type Freed = Cell<Vec<u32>>;

/// A handle of an object that lives only as long as scripts hold it: a full userdata, whose end is
/// noted in a list. To scripts it is an object like any other.
pub(crate) struct Kept {
    handle: Handle,
    freed: Rc<Freed>,
}

impl Kept {
    /// A Lua value that keeps the object alive.
    pub(crate) fn create(lua: &Lua, handle: Handle, freed: &Rc<Freed>) -> mlua::Result<Value> {
        lua.create_userdata(Kept { handle, freed: freed.clone() }).map(Value::UserData)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let mut freed = self.freed.take();
        freed.push(self.handle.index);
        self.freed.set(freed);
    }
}

impl UserData for Kept {
    fn add_methods<M: UserDataMethods<Kept>>(methods: &mut M) {
        methods.add_meta_method(MetaMethod::Index, |lua, _, name: Value| {
            let table = lua.app_data_ref::<Methods>().map(|methods| methods.0.clone());
            table.map_or(Ok(Value::Nil), |table| table.get::<Value>(name))
        });
        methods.add_meta_method(MetaMethod::ToString, |lua, kept, ()| {
            let text = lua.app_data_ref::<Methods>().map(|methods| methods.1.clone());
            text.map_or(Ok(Value::Nil), |text| text.call::<Value>(kept.handle))
        });
    }
}

/// The methods of all objects and what `tostring` calls, for [`Kept`].
struct Methods(Table, Function);

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
            Some(other) => Err(mlua::Error::runtime(format!(
                "expected {}, got {}",
                class_name(lua, KIND),
                class_name(lua, other.kind)
            ))),
            None => Err(wrong(&class_name(lua, KIND), &value)),
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

impl Interface {
    /// Reads the methods of some classes from the description of a game's interface; none where it does not say.
    pub(crate) fn described(json: &'static str, classes: &[&'static str]) -> Interface {
        let all = serde_json::from_str::<BTreeMap<&str, &RawValue>>(json).unwrap_or_default();
        let methods = |class: &&'static str| {
            let described = serde_json::from_str::<BTreeMap<&str, IgnoredAny>>(all.get(class)?.get()).ok()?;
            Some((*class, described.into_keys().collect()))
        };
        Interface(classes.iter().filter_map(methods).collect())
    }
}

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
    form: Form,
}

/// A method without arguments.
type Getter = Rc<dyn Fn(&Lua, Handle) -> mlua::Result<Value>>;

/// A method with a text as its argument.
type Named = Rc<dyn Fn(&Lua, Handle, &str) -> mlua::Result<Value>>;

/// What a method of that name takes, so that classes which share a name can share a function.
#[derive(Clone)]
enum Form {
    /// Nothing but its object.
    Getter(Getter),
    /// Its object and a name.
    Named(Named),
    /// Anything.
    Any,
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
        self.methods.push(Method { kind, name, function, form: Form::Any });
        Ok(self)
    }

    /// Adds a method that takes nothing but its object.
    pub(crate) fn getter<const KIND: u8, R, F>(
        &mut self,
        name: &'static str,
        function: F,
    ) -> mlua::Result<&mut Self>
    where
        R: IntoLua,
        F: Fn(Of<KIND>) -> mlua::Result<R> + 'static,
    {
        let own = Rc::new(function);
        let shared = own.clone();
        let form = Form::Getter(Rc::new(move |lua, object| shared(Of(object))?.into_lua(lua)));
        let function = self.lua.create_function(move |_, object: Of<KIND>| own(object))?;
        self.methods.push(Method { kind: KIND, name, function, form });
        Ok(self)
    }

    /// Adds a method that takes its object and a name.
    pub(crate) fn named<const KIND: u8, R, F>(
        &mut self,
        name: &'static str,
        function: F,
    ) -> mlua::Result<&mut Self>
    where
        R: IntoLua,
        F: Fn(Of<KIND>, &str) -> mlua::Result<R> + 'static,
    {
        let own = Rc::new(function);
        let shared = own.clone();
        let form = Form::Named(Rc::new(move |lua, object, text| shared(Of(object), text)?.into_lua(lua)));
        let function = self
            .lua
            .create_function(move |_, (object, text): (Of<KIND>, LuaString)| own(object, &text.to_str()?))?;
        self.methods.push(Method { kind: KIND, name, function, form });
        Ok(self)
    }

    /// Makes the methods callable on handles. `describe` gives the text of `tostring`.
    pub(crate) fn install(
        self,
        misses: Misses,
        describe: impl Fn(Handle) -> String + 'static,
    ) -> mlua::Result<()> {
        let index = self.lua.create_table()?;
        let mut names: Vec<&'static str> = self.methods.iter().map(|method| method.name).collect();
        names.sort_unstable();
        names.dedup();
        for name in &names {
            index.raw_set(*name, self.dispatcher(name)?)?;
        }
        index.set_metatable(Some(misses.watch(self.lua, "object", names)?))?;
        index.set_readonly(true);
        let metatable = self.lua.create_table()?;
        metatable.raw_set("__index", index.clone())?;
        metatable.raw_set("__metatable", false)?;
        let text = self.lua.create_function(move |_, handle: Handle| Ok(describe(handle)))?;
        metatable.raw_set("__tostring", text.clone())?;
        metatable.set_readonly(true);
        self.lua.set_type_metatable::<LightUserData>(Some(metatable));
        self.lua.set_app_data(Methods(index, text));
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

    /// The one function of that name, or one that looks at the class of its first argument.
    fn dispatcher(&self, name: &'static str) -> mlua::Result<Function> {
        let found: Vec<&Method> = self.methods.iter().filter(|method| method.name == name).collect();
        if let [method] = found[..] {
            return Ok(method.function.clone());
        }
        let getters = found.iter().map(|method| match &method.form {
            Form::Getter(form) => Some((method.kind, form.clone())),
            _ => None,
        });
        if let Some(getters) = getters.collect::<Option<Vec<_>>>() {
            return self.lua.create_function(move |lua, object: Value| {
                let (handle, form) = of_class(lua, name, &object, &getters)?;
                form(lua, handle)
            });
        }
        let named = found.iter().map(|method| match &method.form {
            Form::Named(form) => Some((method.kind, form.clone())),
            _ => None,
        });
        if let Some(named) = named.collect::<Option<Vec<_>>>() {
            return self.lua.create_function(move |lua, (object, text): (Value, LuaString)| {
                let (handle, form) = of_class(lua, name, &object, &named)?;
                form(lua, handle, &text.to_str()?)
            });
        }
        let any: Vec<_> = found.iter().map(|method| (method.kind, method.function.clone())).collect();
        self.lua.create_function(move |lua, args: MultiValue| {
            let object = args.front().unwrap_or(&Value::Nil);
            let (_, function) = of_class(lua, name, object, &any)?;
            function.call::<MultiValue>(args)
        })
    }
}

/// The handle, and what its class has under that name.
fn of_class<'f, F>(
    lua: &Lua,
    name: &str,
    object: &Value,
    forms: &'f [(u8, F)],
) -> mlua::Result<(Handle, &'f F)> {
    let Some(handle) = Handle::of(object) else {
        return Err(mlua::Error::runtime(format!("{name} must be called with ':'")));
    };
    let own = forms.iter().find(|(kind, _)| *kind == handle.kind);
    own.map(|(_, form)| (handle, form))
        .ok_or_else(|| mlua::Error::runtime(format!("{} has no method {name}", class_name(lua, handle.kind))))
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
