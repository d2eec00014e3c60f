//! What a script can reach, and that the library speaks Lua 5.1 and 5.2.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;

use mlua::{Lua, Table, Value};

use super::natives::{new_call, set_print, set_rng};
use super::sandbox::{Doors, extend, game_env, mod_env, new_lua};
use crate::kit::rng::Rng;

fn doors() -> Doors {
    let fetch = |_: &Lua, name: String| Err(mlua::Error::runtime(format!("no file {name}")));
    Doors { require: Box::new(fetch), dofile: Box::new(fetch) }
}

fn open() -> (Lua, Table, Table) {
    let lua = new_lua(64 << 20).unwrap();
    let game = game_env(&lua).unwrap();
    let env = mod_env(&lua, &game, doors()).unwrap();
    (lua, game, env)
}

fn run(lua: &Lua, env: &Table, code: &str) -> mlua::Result<Value> {
    lua.load(code).set_name("@m/file.lua").set_environment(env.clone()).eval()
}

#[track_caller]
fn holds(code: &str) {
    let (lua, _, env) = open();
    match run(&lua, &env, code) {
        Ok(Value::Boolean(true)) => {}
        other => panic!("{code}\ngave {other:?}"),
    }
}

#[track_caller]
fn fails(code: &str, message: &str) {
    let (lua, _, env) = open();
    let error = run(&lua, &env, code).unwrap_err().to_string();
    assert!(error.contains(message), "{code}\nfailed with {error}");
}

/// Names reachable from a table through its entries, its metatable and what that reads through to.
fn walk(path: &str, table: &Table, seen: &mut HashSet<usize>, found: &mut BTreeSet<String>) {
    if !seen.insert(table.to_pointer() as usize) {
        return;
    }
    let mut inner = Vec::new();
    table
        .for_each(|key: Value, value: Value| {
            let key = key.to_string()?;
            let path = if path.is_empty() { key } else { format!("{path}.{key}") };
            found.insert(format!("{path} {}", value.type_name()));
            inner.extend(value.as_table().map(|table| (path, table.clone())));
            Ok(())
        })
        .unwrap();
    for (path, table) in inner {
        walk(&path, &table, seen, found);
    }
    if let Some(meta) = table.metatable() {
        match meta.raw_get("__index").unwrap() {
            Value::Table(behind) => walk(path, &behind, seen, found),
            Value::Nil => {}
            other => drop(found.insert(format!("{path}<index> {}", other.type_name()))),
        }
        let protected = meta.raw_get::<Value>("__metatable").unwrap() == Value::Boolean(false);
        found.insert(format!("{path}<metatable> {}", if protected { "hidden" } else { "open" }));
    }
}

#[test]
fn reachable_globals_are_the_golden_list() {
    let (lua, _, env) = open();
    let (mut seen, mut found) = (HashSet::new(), BTreeSet::new());
    walk("", &env, &mut seen, &mut found);
    let strings = lua.type_metatable::<mlua::LuaString>().unwrap();
    assert!(seen.contains(&(strings.raw_get::<Table>("__index").unwrap().to_pointer() as usize)));
    for (name, has) in [
        ("number", lua.type_metatable::<mlua::Number>().is_some()),
        ("boolean", lua.type_metatable::<bool>().is_some()),
        ("function", lua.type_metatable::<mlua::Function>().is_some()),
        ("thread", lua.type_metatable::<mlua::Thread>().is_some()),
    ] {
        assert!(!has, "{name} has a metatable");
    }
    let list: String = found.iter().map(|line| format!("{line}\n")).collect();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/hostile/globals.txt");
    if std::env::var_os("JUNSHI_UPDATE").is_some() {
        std::fs::write(path, &list).unwrap();
    }
    assert_eq!(list, std::fs::read_to_string(path).unwrap(), "JUNSHI_UPDATE=1 accepts the new list");
}

#[test]
fn libraries_and_string_methods_are_frozen() {
    for library in ["string", "table", "math", "os", "debug", "coroutine", "utf8", "bit32"] {
        fails(&format!("{library}.x = 1"), "readonly");
        fails(&format!("rawset({library}, 'x', 1)"), "readonly");
        fails(&format!("setmetatable({library}, {{}})"), "readonly");
    }
    fails("getmetatable('').__index = nil", "index boolean");
    fails("setmetatable(_G, {})", "protected metatable");
    holds("return getmetatable('') == false and getmetatable(_G) == false");
}

#[test]
fn what_reaches_outside_is_absent() {
    for name in ["io", "package", "newproxy", "getfenv", "setfenv", "gcinfo", "buffer", "vector", "loadfile"]
    {
        holds(&format!("return {name} == nil"));
    }
    holds("return os.execute == nil and os.getenv == nil and os.exit == nil and os.remove == nil");
    holds("return debug.getinfo == nil and debug.info == nil and string.dump == nil");
    holds("return type(debug.traceback('x')) == 'string'");
}

#[test]
fn globals_of_a_mod_stay_in_it_and_read_through_to_the_game() {
    let (lua, game, first) = open();
    let second = mod_env(&lua, &game, doors()).unwrap();
    run(&lua, &game, "sgs = { turn = 1 } function free() return sgs.turn end return 1").unwrap();
    run(
        &lua,
        &first,
        "mine = 1 pairs = nil sgs.turn = 2 local g = _G for k in next, g do g[k] = nil end return 1",
    )
    .unwrap();
    let told = "return mine == nil and _G.pairs ~= nil and free() == 2 and sgs.turn == 2 and load ~= nil";
    assert_eq!(run(&lua, &second, told).unwrap(), Value::Boolean(true));
    let left = "return _G == nil and load == nil and require == nil and type(pairs) == 'function'";
    assert_eq!(run(&lua, &first, left).unwrap(), Value::Boolean(true));
    assert_eq!(game.raw_get::<Value>("mine").unwrap(), Value::Nil);
}

#[test]
fn a_library_can_be_extended_for_all_by_the_host() {
    let (lua, _, env) = open();
    let contains = lua.load("return function(t, x) return t[1] == x end").eval::<mlua::Function>().unwrap();
    extend(&lua, "table", "contains", contains).unwrap();
    let value = run(&lua, &env, "return table.contains({ 3 }, 3) and not pcall(rawset, table, 'x', 1)");
    assert_eq!(value.unwrap(), Value::Boolean(true));
}

#[test]
fn no_text_shows_an_address() {
    holds("return tostring({}) == 'table' and tostring(print) == 'function'");
    holds("return tostring(coroutine.create(print)) == 'thread'");
    holds("return string.format('%s %*', {}, print) == 'table function'");
    holds("return tostring(nil) == 'nil' and tostring(1.5) == '1.5' and tostring(true) == 'true'");
    holds("return tostring(setmetatable({}, { __tostring = function() return 'me' end })) == 'me'");
}

#[test]
fn format_takes_any_value_for_text() {
    holds("return ('%s|%5s|%d|%%|%s'):format(nil, true, 3, {}) == 'nil| true|3|%|table'");
    holds("return ('%-6s|%5.2f|%*'):format(true, 1, false) == 'true  | 1.00|false'");
    fails("return ('%99999d'):format(1)", "width");
    fails("\nreturn ('%d'):format({})", "number expected");
    fails("return ('%s %s'):format(nil)", "missing argument #3");
}

#[test]
fn what_older_scripts_expect_is_there() {
    holds("return unpack({ 1, 2 }, 2) == 2 and table.unpack({ 5 }) == 5 and table.pack(1, nil).n == 2");
    holds("return table.getn({ 1, 2 }) == 2 and table.maxn({ [9] = 1 }) == 9");
    holds("local n = 0 table.foreachi({ 1, 2 }, function(i, v) n = n + i * v end) return n == 5");
    holds("return table.foreach({ a = 7 }, function(k, v) if k == 'a' then return v end end) == 7");
    holds("for w in string.gfind('ab cd', '%a+') do return w == 'ab' end");
    holds("return math.mod(7, 4) == 3 and math.pow(2, 10) == 1024 and math.log10(100) == 2");
    holds("return math.ldexp(1, 3) == 8 and bit32.band(6, 3) == 2 and rawlen({ 1 }) == 1");
    holds("return ('ab'):rep(3, ',') == 'ab,ab,ab' and ('x'):rep(0) == '' and ('x'):rep(-1, 's') == ''");
    holds("return select('#', 1, nil) == 2 and arg == nil");
    fails("return ('x'):rep(1e10)", "m/file.lua:1: resulting string too large");
    fails("return ('x'):rep('1e10')", "resulting string too large");
    fails("return ('x'):rep(2^40, ',')", "resulting string too large");
}

#[test]
fn time_stands_still() {
    holds("return os.time() == 1704067200 and os.clock() == 0 and os.date('%Y-%m-%d') == '2024-01-01'");
    holds("return os.date('*t').hour == 0 and os.date('!%H') == '00' and os.date():find('2024') ~= nil");
    holds("return os.time({ year = 2024, month = 1, day = 2, hour = 0 }) - os.time() == 86400");
    holds("return collectgarbage('count') == 0 and collectgarbage() == 0 and collectgarbage('step') == 0");
}

#[test]
fn random_numbers_come_from_the_decision() {
    let (lua, _, env) = open();
    let draw = |seed| {
        set_rng(&lua, Rng::for_decision(seed, 1, "a"));
        let code = "math.randomseed(os.time()) return math.random(1000) .. ' ' .. math.random(5, 7) .. ' ' .. math.random()";
        run(&lua, &env, code).unwrap().to_string().unwrap()
    };
    assert_eq!(draw(1), draw(1));
    assert_ne!(draw(1), draw(2));
    let mut rng = Rng::for_decision(1, 1, "a");
    assert_eq!(draw(1).split(' ').next(), Some(rng.between(1, 1000).to_string().as_str()));
    fails("\nmath.random(0)", "m/file.lua:2: bad argument #1 to 'random' (interval is empty)");
    fails("math.random(5, 3)", "#2 to 'random' (interval is empty)");
    fails("math.random({})", "number expected");
    holds("local x = math.random(-math.huge, math.huge) return x >= -2 ^ 53 and x <= 2 ^ 53");
    holds(
        "for i = 1, 100 do local x = math.random(3.7) if x < 1 or x > 3 or x % 1 ~= 0 then return x end end return true",
    );
}

#[test]
fn load_takes_text_only_and_names_its_caller() {
    holds("return load('return 1 + 1')() == 2 and loadstring('return 3')() == 3");
    holds("local f, e = load('return ((') return f == nil and type(e) == 'string'");
    holds("local f, e = loadstring('x x') return f == nil and e:find('%[load m/file.lua:1%]') ~= nil");
    holds("local f, e = load('\\27Lua') return f == nil and e:find('binary') ~= nil");
    holds("local f, e = load('return 1', 'x', 'b') return f == nil and e:find('mode') ~= nil");
    holds("local f, e = load(('-'):rep(300000)) return f == nil and e == 'chunk too large'");
    holds("local n = 0 return load(function() n = n + 1 return ({ 'return ', '4' })[n] end)() == 4");
    holds("load('shared = 5')() return shared == 5 and _G.shared == 5");
    holds("local e = {} load('x = 1', 'n', 't', e)() return e.x == 1 and x == nil");
    holds(
        "local ok, e = pcall(load('error(\"no\")', '@other/mod.lua')) return e == '[load m/file.lua:1]:1: no'",
    );
    fails("load('\\n\\nlocal x = nil + 1')()", "[load m/file.lua:1]:3: attempt to perform arithmetic");
}

#[test]
fn printing_is_bounded() {
    let (lua, _, env) = open();
    let lines = Rc::new(RefCell::new(Vec::new()));
    let sink = Rc::clone(&lines);
    set_print(&lua, Rc::new(move |line| sink.borrow_mut().push(line.to_owned())));
    run(&lua, &env, "print('a', nil, {}, 1) print('\\27[2J') for i = 1, 1000 do print(i) end").unwrap();
    assert_eq!(lines.borrow()[0], "a\tnil\ttable\t1");
    assert_eq!(lines.borrow()[1], "\\u{1b}[2J");
    assert_eq!(lines.borrow().len(), 101);
    new_call(&lua);
    run(&lua, &env, "print(('x'):rep(1e6))").unwrap();
    assert!(lines.borrow()[101].len() < 2100);
}

#[test]
fn errors_name_the_line_of_the_script() {
    fails("\n\nlocal x = nil .. 'a'", "m/file.lua:3: attempt to concatenate nil");
    fails("\nerror('mine')", "m/file.lua:2: mine");
    holds("return select(2, pcall(error, 'x', 0)) == 'x'");
    holds(
        "local ok, e = xpcall(function() error('a', 0) end, function(e) return e .. 'b' end) return e == 'ab'",
    );
    holds("return select('#', pcall(function() return 1, nil, nil end)) == 4");
    holds("local co = coroutine.wrap(function(a) local b = coroutine.yield(a + 1) return pcall(coroutine.yield, b) end)
           return co(1) == 2 and co(5) == 5 and select('#', co(7, 8)) == 3");
}

#[test]
fn a_mod_may_give_any_global_another_meaning() {
    holds(
        "local was = pairs function pairs(t) return was({ 5 }) end for _, v in pairs({}) do return v == 5 end",
    );
    holds(
        "local t = table table = { insert = function() return 'mine' end } return table.insert() == 'mine'",
    );
    holds("tostring = function() return 'x' end return tostring(1) == 'x' and ('%s'):format(1) == '1'");
}
