//! How objects could be lent to scripts, and what a call costs each way: the measurement behind
//! the choice of light handles.
//!
//! Six ways to answer `player:getHp()`, under the armed guard. The engine lends light handles with
//! functions of mlua: reading Luau's stack by hand (`raw.rs` here) gains some nanoseconds more, too
//! few to be worth a second file of unsafe code. Run with `cargo bench --bench
//! lending`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, dead_code)]

#[allow(unused_imports)]
#[path = "../../src/vm/budget.rs"]
mod budget;
#[allow(unused_imports)]
#[path = "../../src/vm/clock.rs"]
mod clock;
mod raw;

use std::cell::RefCell;
use std::ffi::c_void;
use std::rc::Rc;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use mlua::chunk::Compiler;
use mlua::{Function, LightUserData, Lua, Table, UserData, UserDataFields, UserDataMethods, Value};

/// Health by player: what all ways read in the end.
type State = Rc<RefCell<Vec<i32>>>;

struct Player(State, usize);

impl UserData for Player {
    fn add_fields<F: UserDataFields<Self>>(fields: &mut F) {
        fields.add_field_method_get("hp", |_, player| Ok(player.0.borrow()[player.1]));
    }

    fn add_methods<M: UserDataMethods<Self>>(methods: &mut M) {
        methods.add_method("getHp", |_, player, ()| Ok(player.0.borrow()[player.1]));
    }
}

fn vm() -> (Lua, State) {
    let lua = Lua::new();
    lua.set_compiler(Compiler::new().set_optimization_level(2));
    budget::install(&lua).unwrap();
    (lua, Rc::new(RefCell::new(vec![1, 2, 3, 4])))
}

/// The loop: `body` sets `x` from the object `p`.
fn looped(lua: &Lua, body: &str) -> Function {
    let code = format!("return function(p, n) local x for _ = 1, n do {body} end return x end");
    lua.load(code).eval().unwrap()
}

/// Index 3 of the state, with methods on all light userdata.
fn handle(lua: &Lua, get_hp: Function) -> Value {
    let methods = lua.create_table().unwrap();
    methods.raw_set("getHp", get_hp).unwrap();
    let metatable = lua.create_table().unwrap();
    metatable.raw_set("__index", methods).unwrap();
    lua.set_type_metatable::<LightUserData>(Some(metatable));
    Value::LightUserData(LightUserData(4 as *mut c_void))
}

fn ordinary_of_handle(lua: &Lua, state: &State) -> Function {
    let state = state.clone();
    let get_hp = move |_: &Lua, player: LightUserData| Ok(state.borrow()[player.0 as usize - 1]);
    lua.create_function(get_hp).unwrap()
}

fn light_through_mlua(lua: &Lua, state: &State) -> (Value, Function) {
    (handle(lua, ordinary_of_handle(lua, state)), looped(lua, "x = p:getHp()"))
}

fn light_with_short_cut(lua: &Lua, state: &State) -> (Value, Function) {
    let own = state.clone();
    let quick = move |call: &raw::Call<'_>| {
        let player = call.light(1)?.0 as usize;
        own.borrow().get(player - 1).map(|hp| raw::Reply::Number(f64::from(*hp)))
    };
    let get_hp = raw::install(lua, Box::new(quick), &ordinary_of_handle(lua, state)).unwrap();
    (handle(lua, get_hp), looped(lua, "x = p:getHp()"))
}

fn userdata_method(lua: &Lua, state: &State) -> (Value, Function) {
    let player = lua.create_userdata(Player(state.clone(), 3)).unwrap();
    (Value::UserData(player), looped(lua, "x = p:getHp()"))
}

fn userdata_field(lua: &Lua, state: &State) -> (Value, Function) {
    let player = lua.create_userdata(Player(state.clone(), 3)).unwrap();
    (Value::UserData(player), looped(lua, "x = p.hp"))
}

fn table_through_mlua(lua: &Lua, state: &State) -> (Value, Function) {
    let own = state.clone();
    let get_hp =
        lua.create_function(move |_, player: Table| Ok(own.borrow()[player.raw_get::<usize>(1)?])).unwrap();
    let methods = lua.create_table().unwrap();
    methods.raw_set("getHp", get_hp).unwrap();
    let metatable = lua.create_table().unwrap();
    metatable.raw_set("__index", methods).unwrap();
    let player = lua.create_sequence_from([3]).unwrap();
    player.set_metatable(Some(metatable)).unwrap();
    (Value::Table(player), looped(lua, "x = p:getHp()"))
}

/// The state copied into tables beforehand, which every change of state would have to redo.
fn table_of_copies(lua: &Lua, _: &State) -> (Value, Function) {
    let code = "local P = {} P.__index = P function P:getHp() return self.hp end
        return setmetatable({ hp = 4 }, P)";
    (lua.load(code).eval().unwrap(), looped(lua, "x = p:getHp()"))
}

type Way = fn(&Lua, &State) -> (Value, Function);

const WAYS: [(&str, Way); 6] = [
    ("light handle, quick form", light_with_short_cut),
    ("light handle, mlua function", light_through_mlua),
    ("userdata, mlua method", userdata_method),
    ("userdata, mlua field", userdata_field),
    ("table, mlua function and raw_get", table_through_mlua),
    ("table of copies, Lua function", table_of_copies),
];

fn time(function: &Function, object: &Value, rounds: u64) -> Duration {
    budget::arm(budget::Allowance { fuel: u64::MAX / 2, ms: 600_000 }).unwrap();
    let start = Instant::now();
    let hp: f64 = function.call((object.clone(), rounds)).unwrap();
    let spent = start.elapsed();
    budget::disarm();
    assert_eq!(hp, 4.0);
    spent
}

fn nanoseconds(function: &Function, object: &Value) -> f64 {
    let mut times: Vec<Duration> = (0..61).map(|_| time(function, object, 5_000)).collect();
    times.sort_unstable();
    times[30].as_secs_f64() * 1e9 / 5_000.0
}

fn lending(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lending, each with its loop");
    group.sample_size(30).measurement_time(Duration::from_millis(1500));
    for (name, way) in WAYS {
        let (lua, state) = vm();
        let empty = nanoseconds(&looped(&lua, "x = 4"), &Value::Nil);
        let (object, function) = way(&lua, &state);
        println!("{name}: {:.0} ns without the loop", nanoseconds(&function, &object) - empty);
        group.bench_function(name, |bench| {
            bench.iter_custom(|rounds| time(&function, &object, rounds.max(1)))
        });
    }
    group.finish();
}

criterion_group!(benches, lending);
criterion_main!(benches);
