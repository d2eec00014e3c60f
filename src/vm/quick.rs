//! What the quick forms of methods take and answer: arguments read from Luau's stack without
//! owning them, answers pushed without the heap.
//!
//! Reading declines wherever the ordinary conversion would do more than look.

use mlua::{FromLuaMulti, IntoLua, IntoLuaMulti, Lua, Value};

use super::handle::{Handle, Of};
use super::raw::{Call, Reply, Short};

/// One argument.
pub(crate) trait Argument: mlua::FromLua {
    /// Reads the argument at a place, from 1.
    fn read(call: &Call<'_>, at: i32) -> Option<Self>;
}

/// The arguments of a method, the object first.
pub(crate) trait Arguments: FromLuaMulti {
    /// Reads them.
    fn read(call: &Call<'_>) -> Option<Self>;
}

/// What a method answers.
pub(crate) trait Answer: IntoLuaMulti {
    /// The answer for Luau's stack.
    fn reply(self) -> Option<Reply>;
}

impl<const KIND: u8> Argument for Of<KIND> {
    fn read(call: &Call<'_>, at: i32) -> Option<Of<KIND>> {
        let handle = call.light(at).and_then(Handle::unpack)?;
        (handle.kind == KIND).then_some(Of(handle))
    }
}

impl Argument for i32 {
    fn read(call: &Call<'_>, at: i32) -> Option<i32> {
        let number = call.number(at)?;
        (f64::from(number as i32) == number).then_some(number as i32)
    }
}

impl Argument for usize {
    fn read(call: &Call<'_>, at: i32) -> Option<usize> {
        usize::try_from(i32::read(call, at)?).ok()
    }
}

impl Argument for bool {
    fn read(call: &Call<'_>, at: i32) -> Option<bool> {
        call.truth(at)
    }
}

impl<T: Argument> Argument for Option<T> {
    fn read(call: &Call<'_>, at: i32) -> Option<Option<T>> {
        if call.is_nil(at) { Some(None) } else { T::read(call, at).map(Some) }
    }
}

impl<A: Argument> Arguments for (A,) {
    fn read(call: &Call<'_>) -> Option<(A,)> {
        Some((A::read(call, 1)?,))
    }
}

impl<A: Argument, B: Argument> Arguments for (A, B) {
    fn read(call: &Call<'_>) -> Option<(A, B)> {
        Some((A::read(call, 1)?, B::read(call, 2)?))
    }
}

impl<A: Argument, B: Argument, C: Argument> Arguments for (A, B, C) {
    fn read(call: &Call<'_>) -> Option<(A, B, C)> {
        Some((A::read(call, 1)?, B::read(call, 2)?, C::read(call, 3)?))
    }
}

/// A text that an object gives out: short ones travel without the heap.
pub(crate) enum Text {
    Short(Short),
    Long(String),
}

impl Text {
    /// A copy of the text.
    pub(crate) fn of(text: &str) -> Text {
        Short::of(text).map_or_else(|| Text::Long(text.to_owned()), Text::Short)
    }
}

impl IntoLua for Text {
    fn into_lua(self, lua: &Lua) -> mlua::Result<Value> {
        match self {
            Text::Short(text) => lua.create_string(text.as_bytes()).map(Value::String),
            Text::Long(text) => text.into_lua(lua),
        }
    }
}

impl Answer for Text {
    fn reply(self) -> Option<Reply> {
        match self {
            Text::Short(text) => Some(Reply::Text(text)),
            Text::Long(_) => None,
        }
    }
}

impl Answer for bool {
    fn reply(self) -> Option<Reply> {
        Some(Reply::Truth(self))
    }
}

impl Answer for f64 {
    fn reply(self) -> Option<Reply> {
        Some(Reply::Number(self))
    }
}

impl Answer for i32 {
    fn reply(self) -> Option<Reply> {
        Some(Reply::Number(f64::from(self)))
    }
}

impl Answer for u8 {
    fn reply(self) -> Option<Reply> {
        Some(Reply::Number(f64::from(self)))
    }
}

impl Answer for usize {
    fn reply(self) -> Option<Reply> {
        Some(Reply::Number(self as f64))
    }
}

impl Answer for &'static str {
    fn reply(self) -> Option<Reply> {
        Short::of(self).map(Reply::Text)
    }
}

impl<const KIND: u8> Answer for Of<KIND> {
    fn reply(self) -> Option<Reply> {
        Some(Reply::Light(self.0.pack()))
    }
}

impl<T: Answer + IntoLua> Answer for Option<T> {
    fn reply(self) -> Option<Reply> {
        self.map_or(Some(Reply::Nil), T::reply)
    }
}
