//! How much a decision may spend, and the kill that nothing in a script can catch.
//!
//! Luau calls an *interrupt* at safe points: each call, return and loop back-edge, and each step of
//! its pattern matcher. The one installed here counts fuel. When the fuel or the time is used up
//! it raises an error, and goes on raising one at every further safe point until the host
//! disarms the meter, so `pcall`, error handlers and coroutines cannot swallow a kill.
//!
//! Fuel is exact: the same script with the same input and random numbers spends the same amount
//! on every machine. Time is a second net; a kill by time is recorded with the fuel at which it
//! fell, and [`Allowance::exactly`] makes it fall there again.
//!
//! This is the only file of the house, next to the C door, that holds `unsafe` code. An interrupt
//! closure of `mlua` costs 46–107 % of a decision, this raw function a few per cent. What makes it
//! sound:
//! * the interrupt is set through `Lua::exec_raw`, on a state that is alive and not in use;
//! * it is called by Luau only, on the thread that runs the VM, inside a protected call, where
//!   raising an error (a C++ exception unwinding through a `C-unwind` frame) is allowed;
//! * it touches nothing but `Cell`s of its own thread and holds no value with a destructor while
//!   it raises;
//! * collector steps (`gc >= 0`), at which raising is forbidden, are ignored.

use std::cell::{Cell, RefCell};
use std::ffi::{CStr, c_int};
use std::mem::MaybeUninit;

use mlua::{Lua, ffi};
use serde::{Deserialize, Serialize};

use super::clock;

/// Safe points that an ordinary script full of calls and loops passes in a millisecond, as a round
/// number: 16,000 were measured for the decision in `tests/bench/guard.rs`, more where loops do
/// little. A millisecond's worth of fuel is a convention, the same on every machine.
pub(crate) const FUEL_PER_MS: u64 = 20_000;

/// What one decision, or the loading of one mod, may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allowance {
    /// Safe points; the one after the last of them kills.
    pub(crate) fuel: u64,
    /// Milliseconds of wall clock; `u64::MAX` for no limit.
    pub(crate) ms: u64,
}

impl Allowance {
    /// The same, in no more than so many milliseconds.
    pub(crate) fn within(self, ms: Option<u64>) -> Allowance {
        Allowance { ms: ms.map_or(self.ms, |ms| ms.min(self.ms)), ..self }
    }

    /// Exactly so much fuel and any time: replays a kill that fell after `fuel` safe points.
    pub(crate) fn exactly(fuel: u64) -> Allowance {
        Allowance { fuel, ms: u64::MAX }
    }
}

/// Why no more Lua runs for this decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kill {
    /// The fuel is used up.
    Fuel,
    /// The memory cap of the VM was reached.
    Memory,
    /// The time is used up.
    #[serde(rename = "time")]
    Clock,
}

impl Kill {
    fn message(self) -> &'static CStr {
        match self {
            Kill::Fuel => c"killed: out of fuel (too many steps)",
            Kill::Memory => c"killed: out of memory",
            Kill::Clock => c"killed: out of time",
        }
    }

    /// The kill, told to people.
    pub(crate) fn describe(self) -> String {
        self.message().to_string_lossy().into_owned()
    }

    /// The kill as an error for a primitive written in Rust.
    pub(crate) fn to_error(self) -> mlua::Error {
        mlua::Error::runtime(self.message().to_string_lossy())
    }
}

/// What was spent between `arm` and `disarm`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spent {
    /// Safe points passed.
    pub(crate) fuel: u64,
    /// The kill, if there was one.
    pub(crate) kill: Option<Kill>,
    /// `file:line` where the kill fell, when a script was running.
    pub(crate) place: Option<String>,
}

/// A decision is armed on this thread already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a decision is already being made on this thread")]
pub(crate) struct Busy;

/// The meter of a thread. It is shared by all VMs of the thread, of which one decides at a time.
struct Meter {
    armed: Cell<bool>,
    granted: Cell<u64>,
    /// Zero once killed, so that the test at each safe point is short.
    left: Cell<u64>,
    left_at_kill: Cell<u64>,
    deadline: Cell<u64>,
    kill: Cell<Option<Kill>>,
}

/// What a meter shows.
#[derive(Clone, Copy)]
struct Reading {
    armed: bool,
    granted: u64,
    left: u64,
    left_at_kill: u64,
    deadline: u64,
    kill: Option<Kill>,
}

thread_local! {
    static METER: Meter = const {
        Meter {
            armed: Cell::new(false),
            granted: Cell::new(u64::MAX),
            left: Cell::new(u64::MAX),
            left_at_kill: Cell::new(0),
            deadline: Cell::new(u64::MAX),
            kill: Cell::new(None),
        }
    };
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

impl Meter {
    fn set(&self, armed: bool, fuel: u64, deadline: u64) {
        self.armed.set(armed);
        self.granted.set(fuel);
        self.left.set(fuel);
        self.deadline.set(deadline);
        self.kill.set(None);
    }

    /// Takes `n` from the fuel; false when killed now or before.
    #[inline(always)]
    fn take(&self, n: u64) -> bool {
        let left = self.left.get();
        if left < n || clock::now() >= self.deadline.get() {
            return self.refuse(n);
        }
        self.left.set(left - n);
        true
    }

    #[cold]
    fn refuse(&self, n: u64) -> bool {
        let left = self.left.get();
        if !self.armed.get() {
            self.left.set(u64::MAX);
        } else if clock::now() >= self.deadline.get() {
            self.end(Kill::Clock, left);
        } else {
            self.end(Kill::Fuel, left.saturating_sub(n));
        }
        !self.armed.get()
    }

    /// Gives what the meter shows and leaves it unarmed.
    fn lay_down(&self) -> Reading {
        let reading = Reading {
            armed: self.armed.get(),
            granted: self.granted.get(),
            left: self.left.get(),
            left_at_kill: self.left_at_kill.get(),
            deadline: self.deadline.get(),
            kill: self.kill.get(),
        };
        self.set(false, u64::MAX, u64::MAX);
        reading
    }

    fn take_up(&self, reading: Reading) {
        self.set(reading.armed, reading.granted, reading.deadline);
        self.left.set(reading.left);
        self.left_at_kill.set(reading.left_at_kill);
        self.kill.set(reading.kill);
    }

    /// The first kill counts, later ones change nothing.
    fn end(&self, kill: Kill, left: u64) {
        if self.armed.get() && self.kill.get().is_none() {
            self.kill.set(Some(kill));
            self.left_at_kill.set(left);
            self.left.set(0);
        }
    }
}

/// Puts the counter into a VM. It counts for whatever is armed on the thread that runs the VM.
pub(crate) fn install(lua: &Lua) -> mlua::Result<()> {
    if !clock::start() {
        return Err(mlua::Error::runtime("cannot start the clock thread"));
    }
    // SAFETY: `exec_raw` hands out the live main state; `lua_callbacks` points into its global
    // part, which lives as long as the VM, and no Lua code runs while it is written.
    unsafe { lua.exec_raw::<()>((), |state| (*ffi::lua_callbacks(state)).interrupt = Some(safe_point)) }
}

/// Starts counting on this thread.
pub(crate) fn arm(allowance: Allowance) -> Result<(), Busy> {
    METER.with(|meter| {
        if meter.armed.get() {
            return Err(Busy);
        }
        meter.set(true, allowance.fuel, clock::deadline(allowance.ms));
        Ok(())
    })
}

/// Ends counting and tells what was spent; scripts may run freely afterwards.
pub(crate) fn disarm() -> Spent {
    METER.with(|meter| {
        let kill = meter.kill.get();
        let left = if kill.is_some() { meter.left_at_kill.get() } else { meter.left.get() };
        let fuel = if meter.armed.get() { meter.granted.get() - left } else { 0 };
        meter.set(false, u64::MAX, u64::MAX);
        Spent { fuel, kill, place: PLACE.take() }
    })
}

/// Charges work done in Rust, in safe points' worth. An error when that was the last of the fuel.
pub(crate) fn charge(n: u64) -> mlua::Result<()> {
    METER.with(|meter| match meter.take(n) {
        true if meter.kill.get().is_none() => Ok(()),
        _ => Err(meter.kill.get().unwrap_or(Kill::Fuel).to_error()),
    })
}

/// What the armed decision may still spend, for work in Rust that can be done in more or fewer steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Left {
    /// Safe points; without a decision as many as there can be.
    pub(crate) fuel: u64,
    /// Milliseconds of wall clock; none for no limit.
    pub(crate) ms: Option<u64>,
}

/// What is left of the fuel and the time.
pub(crate) fn left() -> Left {
    METER.with(|meter| Left { fuel: meter.left.get(), ms: clock::until(meter.deadline.get()) })
}

/// Does something for which the armed decision does not pay, such as a decision that a spec asks
/// for: it runs with a meter of its own, and the outer one goes on as it stood. Only the clock of
/// the outer one goes on meanwhile.
pub(crate) fn aside<R>(act: impl FnOnce() -> R) -> R {
    let _kept = Kept { reading: METER.with(Meter::lay_down), place: PLACE.take() };
    act()
}

/// The outer meter, put back when what was done aside ends, however it ends.
struct Kept {
    reading: Reading,
    place: Option<String>,
}

impl Drop for Kept {
    fn drop(&mut self) {
        METER.with(|meter| meter.take_up(self.reading));
        PLACE.set(self.place.take());
    }
}

/// The kill of the armed decision, if it fell.
pub(crate) fn killed() -> Option<Kill> {
    METER.with(|meter| meter.kill.get())
}

/// Kills the armed decision; without one nothing happens.
pub(crate) fn kill(kill: Kill) {
    METER.with(|meter| meter.end(kill, meter.left.get()));
}

/// Kills the armed decision when `error` says that the memory cap was reached.
pub(crate) fn blame(error: &mlua::Error) {
    let mut cause = Some(error);
    while let Some(error) = cause {
        cause = match error {
            mlua::Error::MemoryError(_) => return kill(Kill::Memory),
            mlua::Error::CallbackError { cause, .. } => Some(cause),
            mlua::Error::WithContext { cause, .. } => Some(cause),
            _ => None,
        };
    }
}

/// Luau's interrupt.
unsafe extern "C-unwind" fn safe_point(state: *mut ffi::lua_State, gc: c_int) {
    if gc < 0 && METER.with(|meter| !meter.take(1)) {
        // SAFETY: called by Luau outside of the collector, so errors may be raised.
        unsafe { raise(state) }
    }
}

/// Raises the kill as a Lua error that begins with the place, as any other would.
#[cold]
unsafe fn raise(state: *mut ffi::lua_State) -> ! {
    let message = killed().unwrap_or(Kill::Fuel).message().as_ptr();
    // SAFETY: three slots are reserved before anything is pushed (an interrupt starts with a full
    // frame). `note_place` returns before raising, so no destructor is pending here.
    unsafe {
        ffi::lua_rawcheckstack(state, 3);
        let level = note_place(state);
        ffi::luaL_where(state, level);
        ffi::lua_pushstring(state, message);
        ffi::lua_concat(state, 2);
        ffi::lua_error(state)
    }
}

/// Remembers where the first kill fell. Gives the level of the innermost function that has lines:
/// library functions and the prelude, which is compiled without, are passed over.
unsafe fn note_place(state: *mut ffi::lua_State) -> c_int {
    for level in 0..8 {
        let mut at = MaybeUninit::<ffi::lua_Debug>::zeroed();
        // SAFETY: all-zero is a valid `lua_Debug` (integers and raw pointers); `short_src` points
        // to a C string inside it once `lua_getinfo` has succeeded.
        unsafe {
            let found = ffi::lua_getinfo(state, level, c"sl".as_ptr(), at.as_mut_ptr()) != 0;
            let at = at.assume_init_ref();
            if found && at.currentline > 0 && !at.short_src.is_null() {
                remember(CStr::from_ptr(at.short_src), at.currentline);
                return level;
            }
        }
    }
    1
}

fn remember(file: &CStr, line: c_int) {
    PLACE.with_borrow_mut(|place| {
        place.get_or_insert_with(|| format!("{}:{line}", file.to_string_lossy()));
    });
}

#[cfg(test)]
mod tests {
    use mlua::ErrorContext;

    use super::*;

    fn vm() -> Lua {
        let lua = Lua::new();
        install(&lua).unwrap();
        lua
    }

    fn run(lua: &Lua, allowance: Allowance, code: &str) -> (mlua::Result<mlua::Value>, Spent) {
        arm(allowance).unwrap();
        let result = lua.load(code).set_name("@m/file.lua").eval();
        (result, disarm())
    }

    #[test]
    fn the_same_script_spends_the_same_fuel_in_every_run() {
        let code = "local n = 0 for i = 1, 500 do n = n + #string.format('%d', i):gsub('1', 'x') end
                    local t = {} for w in ('a b c d'):gmatch('%a') do t[#t + 1] = w end
                    table.sort(t, function(a, b) return a > b end)
                    return pcall(error, 'x')";
        let spent: Vec<u64> =
            (0..4).map(|_| run(&vm(), Allowance { fuel: 1 << 40, ms: 9000 }, code).1.fuel).collect();
        assert!(spent[0] > 1000);
        assert_eq!(spent, vec![spent[0]; 4]);
    }

    #[test]
    fn the_fuel_is_exact_and_a_kill_replays_at_the_same_count() {
        let code = "local n = 0 while n < 1000 do n = n + 1 end return n";
        let (value, spent) = run(&vm(), Allowance::exactly(1 << 40), code);
        assert_eq!(value.unwrap().as_integer(), Some(1000));
        let (value, again) = run(&vm(), Allowance::exactly(spent.fuel), code);
        assert_eq!((value.unwrap().as_integer(), again.kill), (Some(1000), None));
        let (value, short) = run(&vm(), Allowance::exactly(spent.fuel - 1), code);
        assert!(value.unwrap_err().to_string().contains("m/file.lua:1: killed: out of fuel"));
        assert_eq!((short.fuel, short.kill), (spent.fuel - 1, Some(Kill::Fuel)));
        assert_eq!(short.place.as_deref(), Some("m/file.lua:1"));
    }

    #[test]
    fn time_kills_what_fuel_would_let_run() {
        let (value, spent) = run(&vm(), Allowance { fuel: u64::MAX, ms: 30 }, "\nwhile true do end");
        assert!(value.unwrap_err().to_string().contains("file.lua:2: killed: out of time"));
        assert_eq!(spent.kill, Some(Kill::Clock));
        let (_, again) = run(&vm(), Allowance::exactly(spent.fuel), "\nwhile true do end");
        assert_eq!((again.fuel, again.place.as_deref()), (spent.fuel, Some("m/file.lua:2")));
    }

    #[test]
    fn a_kill_cannot_be_caught_and_ends_with_the_decision() {
        let lua = vm();
        let (value, spent) = run(
            &lua,
            Allowance::exactly(10_000),
            "pcall(function() while true do end end) caught = true return 'mine'",
        );
        assert!(value.is_err());
        assert_eq!(spent.kill, Some(Kill::Fuel));
        assert!(lua.globals().get::<mlua::Value>("caught").unwrap().is_nil() || spent.kill.is_some());
        let (value, spent) = run(&lua, Allowance::exactly(10_000), "return 1 + 1");
        assert_eq!((value.unwrap().as_integer(), spent.kill), (Some(2), None));
    }

    #[test]
    fn primitives_charge_the_same_meter() {
        assert!(charge(u64::MAX).is_ok(), "nothing is armed");
        arm(Allowance::exactly(100)).unwrap();
        assert_eq!(arm(Allowance::exactly(1)), Err(Busy));
        assert!(charge(60).is_ok());
        assert!(charge(41).is_err());
        assert!(charge(0).is_err(), "a kill sticks");
        assert_eq!(disarm(), Spent { fuel: 100, kill: Some(Kill::Fuel), place: None });
        assert_eq!(disarm().fuel, 0);
    }

    #[test]
    fn what_is_left_can_be_asked() {
        assert_eq!(left(), Left { fuel: u64::MAX, ms: None });
        arm(Allowance { fuel: 100, ms: 50_000 }).unwrap();
        charge(30).unwrap();
        assert_eq!(left().fuel, 70);
        assert!((40_000..=50_010).contains(&left().ms.unwrap()));
        assert!(charge(71).is_err());
        assert_eq!(left().fuel, 0, "a kill leaves nothing");
        disarm();
    }

    #[test]
    fn what_is_done_aside_has_an_allowance_of_its_own() {
        arm(Allowance::exactly(100)).unwrap();
        charge(30).unwrap();
        let inner = aside(|| {
            assert_eq!(disarm().fuel, 0, "nothing is armed in there");
            arm(Allowance::exactly(10)).unwrap();
            assert!(charge(11).is_err());
            disarm()
        });
        assert_eq!(inner.kill, Some(Kill::Fuel));
        assert_eq!(killed(), None, "the outer one lives");
        assert!(charge(70).is_ok());
        assert!(charge(1).is_err());
        aside(|| assert_eq!(killed(), None));
        assert_eq!(disarm(), Spent { fuel: 100, kill: Some(Kill::Fuel), place: None });
    }

    #[test]
    fn the_outer_meter_comes_back_after_a_panic() {
        arm(Allowance::exactly(100)).unwrap();
        let ended = std::panic::catch_unwind(|| aside(|| panic!("inside")));
        assert!(ended.is_err());
        charge(40).unwrap();
        assert_eq!(disarm().fuel, 40);
    }

    #[test]
    fn the_first_kill_counts() {
        kill(Kill::Memory);
        assert_eq!(killed(), None);
        arm(Allowance::exactly(100)).unwrap();
        charge(5).unwrap();
        blame(&mlua::Error::MemoryError("x".into()).context("while deciding"));
        kill(Kill::Clock);
        assert_eq!(killed(), Some(Kill::Memory));
        assert_eq!(disarm(), Spent { fuel: 5, kill: Some(Kill::Memory), place: None });
    }
}
