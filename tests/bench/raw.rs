//! Methods that read Luau's stack by hand, to measure what that would gain; the engine has none.
//!
//! A method may have a *quick* form that reads its arguments where they lie and answers with a plain
//! value, or declines; then the ordinary function is called with the same arguments, which also
//! words all errors. What makes it sound:
//! * [`enter`] is called by Luau only, as the body of a closure that [`install`] made, so its two
//!   upvalues are what `install` put there; a third one, a userdata, owns the quick form and lives
//!   as long as the closure;
//! * a [`Call`] lives no longer than the call of the quick form, reads arguments only by functions
//!   of Luau's API that neither raise nor allocate, and a text is borrowed from the argument that
//!   stays on the stack meanwhile;
//! * a panic of a quick form is caught and counts as declining; nothing with a destructor is alive
//!   when a value is pushed or the ordinary function is called, both of which may raise an error
//!   (a C++ exception unwinding through a `C-unwind` frame).
//!
//! A quick form gets no `Lua`: it must not touch the VM by way of `mlua`, which does not know that
//! it has been entered.

use std::ffi::{c_int, c_void};
use std::marker::PhantomData;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::{ptr, slice, str};

use mlua::{Function, LightUserData, Lua, ffi};

/// The arguments of a call, read where they lie.
pub(crate) struct Call<'stack> {
    state: *mut ffi::lua_State,
    stack: PhantomData<&'stack ()>,
}

/// What a quick form answers.
#[derive(Clone, Copy)]
pub(crate) enum Reply {
    Nil,
    Truth(bool),
    Number(f64),
    Light(LightUserData),
    Text(Short),
}

/// A text of a few bytes, held without the heap.
#[derive(Clone, Copy)]
pub(crate) struct Short {
    bytes: [u8; Short::LONGEST],
    length: u8,
}

/// Answers from the arguments, or declines.
pub(crate) type Quick = Box<dyn Fn(&Call<'_>) -> Option<Reply>>;

impl Short {
    const LONGEST: usize = 39;

    /// The text, unless it is too long.
    pub(crate) fn of(text: &str) -> Option<Short> {
        let mut bytes = [0; Short::LONGEST];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Short { bytes, length: text.len() as u8 })
    }

    /// The bytes of the text.
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.bytes[..usize::from(self.length)]
    }
}

impl Call<'_> {
    /// The light userdata at a place (from 1).
    pub(crate) fn light(&self, at: c_int) -> Option<LightUserData> {
        // SAFETY: `state` is the running state; any index may be asked for.
        let data = unsafe { ffi::lua_tolightuserdata(self.state, at) };
        (!data.is_null()).then_some(LightUserData(data))
    }

    /// The text at a place; none for a number, which is no text yet, and for what is not UTF-8.
    pub(crate) fn text(&self, at: c_int) -> Option<&str> {
        // SAFETY: of a string `lua_tolstring` gives the inner bytes, without converting anything.
        // They stay while the argument is on the stack, which `self` outlives nowhere.
        unsafe {
            if ffi::lua_type(self.state, at) != ffi::LUA_TSTRING {
                return None;
            }
            let mut length = 0;
            let bytes = ffi::lua_tolstring(self.state, at, &mut length);
            str::from_utf8(slice::from_raw_parts(bytes.cast(), length)).ok()
        }
    }

    /// The number at a place; none for anything that is no number.
    pub(crate) fn number(&self, at: c_int) -> Option<f64> {
        // SAFETY: as in `light`; a number is read without converting anything.
        unsafe {
            let is_number = ffi::lua_type(self.state, at) == ffi::LUA_TNUMBER;
            is_number.then(|| ffi::lua_tonumberx(self.state, at, ptr::null_mut()))
        }
    }

    /// The boolean at a place; none for anything else.
    pub(crate) fn truth(&self, at: c_int) -> Option<bool> {
        // SAFETY: as in `light`.
        unsafe {
            let is_boolean = ffi::lua_type(self.state, at) == ffi::LUA_TBOOLEAN;
            is_boolean.then(|| ffi::lua_toboolean(self.state, at) != 0)
        }
    }

    /// Whether there is nothing or nil at a place.
    pub(crate) fn is_nil(&self, at: c_int) -> bool {
        // SAFETY: as in `light`.
        unsafe { matches!(ffi::lua_type(self.state, at), ffi::LUA_TNIL | ffi::LUA_TNONE) }
    }
}

/// A function that tries `quick` and calls `ordinary` where it declines.
pub(crate) fn install(lua: &Lua, quick: Quick, ordinary: &Function) -> mlua::Result<Function> {
    let quick: Box<Quick> = Box::new(quick);
    let address: *const Quick = &*quick;
    let owner = lua.create_any_userdata(quick)?;
    let address = LightUserData(address as *mut c_void);
    // SAFETY: `exec_raw` puts the three arguments on the stack of a live state and takes what is
    // there at the end; `lua_pushcclosurek` takes them as upvalues. The box behind `address` does
    // not move when the box itself is moved into `owner`, which the closure keeps alive.
    unsafe {
        lua.exec_raw((address, ordinary, owner), |state| {
            ffi::lua_pushcclosurek(state, enter, ptr::null(), 3, None);
        })
    }
}

/// The body of all quick functions.
unsafe extern "C-unwind" fn enter(state: *mut ffi::lua_State) -> c_int {
    // SAFETY: the first upvalue is the address of a quick form that the third one keeps alive.
    let quick = unsafe { &*ffi::lua_tolightuserdata(state, ffi::lua_upvalueindex(1)).cast::<Quick>() };
    let call = Call { state, stack: PhantomData };
    let reply = catch_unwind(AssertUnwindSafe(|| quick(&call))).unwrap_or(None);
    // SAFETY: a C function begins with room for `LUA_MINSTACK` values beyond its arguments.
    unsafe {
        match reply {
            Some(reply) => push(state, reply),
            None => call_ordinary(state),
        }
    }
}

unsafe fn push(state: *mut ffi::lua_State, reply: Reply) -> c_int {
    // SAFETY: one slot is free; the bytes of a text are copied by Luau.
    unsafe {
        match reply {
            Reply::Nil => ffi::lua_pushnil(state),
            Reply::Truth(truth) => ffi::lua_pushboolean(state, c_int::from(truth)),
            Reply::Number(number) => ffi::lua_pushnumber(state, number),
            Reply::Light(data) => ffi::lua_pushlightuserdata(state, data.0),
            Reply::Text(text) => {
                ffi::lua_pushlstring_(state, text.bytes.as_ptr().cast(), usize::from(text.length));
            }
        }
    }
    1
}

#[cold]
unsafe fn call_ordinary(state: *mut ffi::lua_State) -> c_int {
    // SAFETY: one slot is free; the function and all arguments are below the top when it is called.
    unsafe {
        let arguments = ffi::lua_gettop(state);
        ffi::lua_pushvalue(state, ffi::lua_upvalueindex(2));
        ffi::lua_insert(state, 1);
        ffi::lua_call(state, arguments, ffi::LUA_MULTRET);
        ffi::lua_gettop(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doubler(lua: &Lua) -> Function {
        let ordinary = lua.create_function(|_, text: String| Ok(format!("slow {text}"))).unwrap();
        let quick = |call: &Call<'_>| match call.number(1) {
            Some(13.0) => panic!("no luck"),
            Some(number) => Some(Reply::Number(number * 2.0)),
            None => call.text(1).filter(|text| *text == "x").and_then(Short::of).map(Reply::Text),
        };
        install(lua, Box::new(quick), &ordinary).unwrap()
    }

    #[test]
    fn what_a_quick_form_declines_goes_the_ordinary_way() {
        let lua = Lua::new();
        lua.globals().set("f", doubler(&lua)).unwrap();
        let run = |code: &str| lua.load(code).eval::<mlua::Value>().map(|value| value.to_string().unwrap());
        assert_eq!(run("return f(4)").unwrap(), "8");
        assert_eq!(run("return f('x')").unwrap(), "x");
        assert_eq!(run("return f('y')").unwrap(), "slow y");
        assert_eq!(run("return coroutine.wrap(f)('y')").unwrap(), "slow y");
        assert!(run("return f()").unwrap_err().to_string().contains("bad argument"));
        assert_eq!(run("return select('#', pcall(f, {}))").unwrap(), "2");
    }

    #[test]
    fn a_panic_counts_as_declining() {
        let lua = Lua::new();
        assert_eq!(doubler(&lua).call::<String>(13).unwrap(), "slow 13");
    }

    #[test]
    fn a_quick_form_lives_as_long_as_its_function() {
        let lua = Lua::new();
        let function = doubler(&lua);
        lua.gc_collect().unwrap();
        assert_eq!(function.call::<f64>(21).unwrap(), 42.0);
        let alive = std::rc::Rc::new(());
        let held = alive.clone();
        let quick = move |_: &Call<'_>| {
            let _ = &held;
            Some(Reply::Nil)
        };
        drop(install(&lua, Box::new(quick), &function).unwrap());
        lua.gc_collect().unwrap();
        lua.gc_collect().unwrap();
        assert_eq!(std::rc::Rc::strong_count(&alive), 1);
    }

    #[test]
    fn long_texts_are_left_to_the_ordinary_way() {
        assert!(Short::of(&"x".repeat(39)).is_some() && Short::of(&"x".repeat(40)).is_none());
        assert!(Short::of("").is_some());
    }
}
