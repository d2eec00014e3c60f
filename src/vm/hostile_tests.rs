//! Scripts that attack the runtime. Each must end within its budget, in one of the ways that
//! `tests/hostile/expected.json` allows, and the next call of the same VM must work.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use mlua::{Lua, MultiValue, Table, Value};

use super::budget::{self, Allowance, FUEL_PER_MS, Kill, Spent};
use super::sandbox::{Doors, game_env, mod_env, new_lua, settle};

const DEADLINE_MS: u64 = 200;
const DEFAULT: Allowance = Allowance { fuel: 100 * FUEL_PER_MS, ms: DEADLINE_MS };

struct Match {
    lua: Lua,
    game: Table,
}

struct Ended {
    result: mlua::Result<MultiValue>,
    spent: Spent,
    took: Duration,
}

fn doors() -> Doors {
    let fetch = |_: &Lua, name: String| Err(mlua::Error::runtime(format!("no file {name}")));
    Doors { require: Box::new(fetch), dofile: Box::new(fetch) }
}

impl Match {
    fn open() -> Match {
        let lua = new_lua(64 << 20).unwrap();
        let game = game_env(&lua).unwrap();
        Match { lua, game }
    }

    fn env(&self) -> Table {
        mod_env(&self.lua, &self.game, doors()).unwrap()
    }

    fn run(&self, env: &Table, code: &str) -> Ended {
        budget::arm(DEFAULT).unwrap();
        let start = Instant::now();
        let chunk = self.lua.load(code).set_name("@bad/mod.lua").set_environment(env.clone());
        let result = chunk.call::<MultiValue>(());
        if let Err(error) = &result {
            budget::blame(error);
        }
        let spent = budget::disarm();
        Ended { result, spent, took: start.elapsed() }
    }

    /// Another mod still finds everything as it should be.
    #[track_caller]
    fn is_well(&self, after: &str) {
        settle(&self.lua).unwrap();
        let used = self.lua.used_memory();
        assert!(used < 4 << 20, "{after}: {used} bytes are still in use");
        let check = "local t = {} for i = 1, 100 do table.insert(t, ('%d'):format(i)) end
            assert(table.concat(t, ','):sub(1, 7) == '1,2,3,4' and #('x'):rep(5):upper() == 5)
            assert(pairs and pcall(error, 'x') == false and math.floor(1.5) == 1 and string.format('%s', 1) == '1')
            assert(getmetatable('') == false and math.random(4, 6) >= 4)
            local co = coroutine.wrap(function() coroutine.yield(1) end)
            assert(co() == 1)
            for i = 1, 1000 do t[i] = i end
            return 'well'";
        let ended = self.run(&self.env(), check);
        let value = ended.result.unwrap_or_else(|error| panic!("{after}: {error}"));
        assert_eq!(value.front().and_then(Value::as_string).unwrap().to_str().unwrap(), "well");
        assert_eq!(ended.spent.kill, None, "{after}");
    }
}

/// The outcomes that an end counts as, in the letters of `tests/hostile/README.md`.
fn outcomes(ended: &Ended) -> String {
    match (&ended.spent.kill, &ended.result) {
        (Some(Kill::Memory), _) => "M".to_owned(),
        (Some(_), _) => "T".to_owned(),
        (None, Err(error)) if is_refusal(&error.to_string()) => "RE".to_owned(),
        (None, Err(_)) => "E".to_owned(),
        (None, Ok(values)) => match (values.front(), values.get(1)) {
            (None | Some(Value::Nil), Some(Value::String(_))) => "RE".to_owned(),
            (None | Some(Value::Nil), None) => "R".to_owned(),
            (Some(Value::Boolean(false)), Some(_)) => "OE".to_owned(),
            _ => "OND".to_owned(),
        },
    }
}

fn is_refusal(error: &str) -> bool {
    ["readonly", "protected", "attempt to index", "attempt to call"].iter().any(|word| error.contains(word))
}

#[track_caller]
fn in_time(name: &str, ended: &Ended) {
    let most = Duration::from_millis((DEADLINE_MS + 50) * slack());
    assert!(ended.took <= most, "{name} took {:?}", ended.took);
}

fn slack() -> u64 {
    if std::env::var_os("JUNSHI_FULL").is_some() { 1 } else { 5 }
}

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "hostile"].iter().collect()
}

#[derive(serde::Deserialize)]
struct Expected {
    may: Vec<String>,
}

#[test]
fn every_hostile_script_ends_as_it_may() {
    let expected = std::fs::read_to_string(folder().join("expected.json")).unwrap();
    let expected: BTreeMap<String, Expected> = serde_json::from_str(&expected).unwrap();
    assert!(expected.len() >= 40);
    let table = Match::open();
    let mut wrong = Vec::new();
    for (name, expected) in expected {
        let code = std::fs::read_to_string(folder().join("scripts").join(&name)).unwrap();
        let ended = table.run(&table.env(), &code);
        let got = outcomes(&ended);
        println!("{name}: {got} {:?} {:?} {:?}", ended.took, ended.spent, ended.result);
        in_time(&name, &ended);
        if !expected.may.iter().any(|may| got.contains(may.as_str())) {
            wrong
                .push(format!("{name}: {got}, may {:?}: {:?} {:?}", expected.may, ended.result, ended.spent));
        }
        table.is_well(&name);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_decision_ends_the_same_way_in_two_machines() {
    for name in ["51_tostring_addr.lua", "52_pairs_order.lua", "53_random_default.lua"] {
        let code = std::fs::read_to_string(folder().join("scripts").join(name)).unwrap();
        let run = || {
            let table = Match::open();
            let ended = table.run(&table.env(), &code);
            (format!("{:?}", ended.result.unwrap()), ended.spent)
        };
        assert_eq!(run(), run(), "{name}");
    }
}

/// Kills that must fall, whatever the script does to escape them.
const KILLED: &[(&str, &str)] = &[
    ("a plain loop", "while true do end"),
    ("a loop to infinity", "for i = 1, math.huge do end"),
    ("a caught loop", "while true do pcall(function() while true do end end) end"),
    ("a loop caught once", "pcall(function() while true do end end) return 'mine'"),
    ("a looping handler", "xpcall(error, function() while true do end end) return 'mine'"),
    ("handlers in handlers", "local function h() xpcall(error, h) h() end xpcall(error, h)"),
    ("a coroutine", "coroutine.wrap(function() while true do end end)()"),
    (
        "coroutines that catch",
        "while true do local co = coroutine.create(function() pcall(function() while true do end end)
         while true do coroutine.yield(pcall(error)) end end) for i = 1, 1e9 do coroutine.resume(co) end end",
    ),
    (
        "an endless yield",
        "local co = coroutine.wrap(function() while true do coroutine.yield() end end) while true do co() end",
    ),
    ("__index", "return setmetatable({}, { __index = function() while true do end end }).x"),
    (
        "__eq",
        "local m = { __eq = function() while true do end end } return setmetatable({}, m) == setmetatable({}, m)",
    ),
    ("__concat", "return 'a' .. setmetatable({}, { __concat = function() while true do end end })"),
    (
        "__tostring",
        "return ('%s'):format(setmetatable({}, { __tostring = function() while true do end end }))",
    ),
    ("__call as an iterator", "for _ in setmetatable({}, { __call = function() return 1 end }) do end"),
    ("__iter", "for _ in setmetatable({}, { __iter = function() while true do end end }) do end"),
    ("a comparator", "table.sort({ 3, 2, 1 }, function() while true do end end)"),
    ("lazy repeats", "return ('a'):rep(30):find(('.-'):rep(20) .. 'b')"),
    ("star chains", "return ('a'):rep(40):find(('a*'):rep(30) .. 'b')"),
    ("a quadratic search", "return ('a'):rep(400000):find('.-b')"),
    ("gsub on much", "return #('a'):rep(3e7):gsub('a', 'b')"),
    ("gmatch on much", "for _ in ('a'):rep(2e7):gmatch('a') do end"),
    ("gsub's callback", "return ('a'):gsub('a', function() while true do end end)"),
    ("a huge set in a pattern", "local set = '[' .. ('b'):rep(1e6) .. 'a]*' return ('a'):rep(1e6):find(set)"),
    ("balance", "while true do (('('):rep(1e6)):find('%b()') end"),
    ("a huge plain needle", "local s = ('a'):rep(8e6) return s:find(('a'):rep(4e6) .. 'b', 1, true)"),
    ("a huge needle without signs", "local s = ('a'):rep(8e6) return s:find(('a'):rep(4e6) .. 'b')"),
    (
        "a sort of long strings",
        "local t = {} for i = 1, 3000 do t[i] = ('a'):rep(1e4) .. i end while true do table.sort(t) end",
    ),
    ("a sort of many", "local t = table.create(3e6, 1) table.sort(t)"),
    (
        "a native comparator",
        "local t = {} for i = 1, 2e5 do t[i] = i end while true do table.sort(t, rawequal) end",
    ),
    ("a move over a huge range", "table.move({}, 1, 2^31 - 2, 2, {})"),
    ("a move over more", "table.move({}, 1, 1e15, 2, {})"),
    ("a concat of many", "local t = table.create(3e6, 1) while true do table.concat(t) end"),
    ("foreach with a native", "local t = table.create(3e6, 1) while true do table.foreach(t, type) end"),
    ("upper on much", "local s = ('x'):rep(2^24) while true do s:upper() end"),
    ("utf8.len on much", "local s = ('x'):rep(2^24) while true do utf8.len(s) end"),
    ("format on much", "local s = ('x'):rep(2^22) while true do ('%q'):format(s) end"),
    ("big sources", "local s = ('x = 1 '):rep(40000) while true do load(s) end"),
    ("many sources", "while true do load('return 1') end"),
    ("load in itself", "s = 'return load(s)()' load(s)()"),
    ("an endless reader", "load(function() while true do end end)"),
    ("a reader caught", "pcall(load, function() while true do end end) return 1"),
    ("printing for ever", "while true do print('x') end"),
    ("random numbers for ever", "while true do math.random(6) end"),
    ("memory in tables", "local t = {} while true do t[#t + 1] = {} end"),
    ("memory in one string", "local s = 'x' while true do s = s .. s end"),
    (
        "memory, caught",
        "pcall(function() local t = {} while true do t[#t + 1] = ('x'):rep(1e5) .. #t end end) return 'mine'",
    ),
    ("memory, caught in a loop", "while true do pcall(string.rep, 'x', 1e9) end"),
    (
        "memory in a handler",
        "xpcall(function() return ('x'):rep(1e9) end, function(e) return e end) return 'mine'",
    ),
    (
        "memory in a coroutine",
        "local co = coroutine.create(function() local s = 'x' while true do s = s .. s end end)
         coroutine.resume(co) return 'mine'",
    ),
    (
        "memory in a primitive",
        "pcall(function() return table.concat(table.create(3e6, ('x'):rep(100))) end) return 'mine'",
    ),
    (
        "recursion with more and more arguments",
        "local function f(...) return 1 + f(1, ...) end pcall(f) return 'mine'",
    ),
    ("many coroutines", "local t = {} while true do t[#t + 1] = coroutine.create(print) end"),
    ("many strings", "local t = {} for i = 1, 1e9 do t['k' .. i] = i end"),
];

#[test]
fn no_script_escapes_a_kill() {
    let table = Match::open();
    for (name, code) in KILLED {
        let ended = table.run(&table.env(), code);
        println!("{name}: {:?} {:?} {:?}", ended.took, ended.spent, ended.result);
        assert!(ended.spent.kill.is_some(), "{name} was not killed: {:?}", ended.result);
        in_time(name, &ended);
        table.is_well(name);
    }
}

/// Ordinary errors: the script may catch them and go on.
const FAILING: &[(&str, &str)] = &[
    ("recursion", "local function f() return 1 + f() end f()"),
    ("mutual recursion", "local g local function f() return 1 + g() end function g() return 1 + f() end f()"),
    (
        "tostring in itself",
        "local m = {} m.__tostring = function(x) return tostring(x) end tostring(setmetatable({}, m))",
    ),
    ("gsub in itself", "local function f() return ('a'):gsub('a', f) end f()"),
    ("sort in itself", "local function f() table.sort({ 2, 1 }, f) end f()"),
    ("pcall in itself", "local function f() return assert(pcall(f)) end f()"),
    ("coroutines in coroutines", "local function f() return coroutine.wrap(f)() end f()"),
    (
        "a chain of __index",
        "local t = {} for i = 1, 2000 do t = setmetatable({}, { __index = t }) end return t.x",
    ),
    ("a loop of __index", "local t = {} setmetatable(t, { __index = t }) return t.x"),
    ("unpacking millions", "return unpack({}, 1, 1e7)"),
    ("bytes of millions", "return ('x'):rep(5e6):byte(1, -1)"),
    ("a pattern too complex", "return ('a'):rep(400):find(('a?'):rep(400) .. '$')"),
    (
        "an invalid order",
        "local t = {} for i = 1, 2e5 do t[i] = i end table.sort(t, function() return true end)",
    ),
    ("a large error", "error(('x'):rep(1e7))"),
    ("an error that is no string", "error({ 1, 2 })"),
    ("nothing as an error", "error(nil)"),
    ("deep nesting", "assert(load(('('):rep(1e5) .. '1' .. (')'):rep(1e5)))"),
    ("deep tables", "assert(load('return ' .. ('{'):rep(1e5) .. ('}'):rep(1e5)))"),
    (
        "many locals",
        "local t = {} for i = 1, 300 do t[i] = 'local x' .. i .. ' = f()' end assert(load(table.concat(t, ' ')))",
    ),
];

#[test]
fn ordinary_failures_stay_errors_and_can_be_caught() {
    let table = Match::open();
    for (name, code) in FAILING {
        let ended = table.run(&table.env(), code);
        println!("{name}: {:?} {:?}", ended.took, ended.spent);
        assert!(ended.result.is_err(), "{name}: {:?}", ended.result);
        assert_eq!(ended.spent.kill, None, "{name}: {:?}", ended.result);
        in_time(name, &ended);
        let caught = table.run(&table.env(), &format!("return pcall(function() {code} end)"));
        assert_eq!(caught.result.unwrap().front(), Some(&Value::Boolean(false)), "{name}");
        table.is_well(name);
    }
}

#[test]
fn a_kill_names_the_line_of_the_mod() {
    let table = Match::open();
    let ended = table.run(&table.env(), "\n\nlocal s = ('a'):rep(400000)\nreturn s:find('.-b')");
    assert_eq!(ended.spent.place.as_deref(), Some("bad/mod.lua:4"));
    let ended = table.run(&table.env(), "\n\nwhile true do pcall(error) end");
    assert_eq!(ended.spent.place.as_deref(), Some("bad/mod.lua:3"));
}

#[test]
fn a_vm_that_was_killed_closes_at_once() {
    let table = Match::open();
    table.run(
        &table.env(),
        "keep = {} local t = keep while true do t[#t + 1] = setmetatable({}, { __gc = print }) end",
    );
    let start = Instant::now();
    drop(table);
    assert!(start.elapsed() < Duration::from_millis(100 * slack()));
}
