//! Hostile scripts as bodies of mods, inside handlers and over a pipe: each ends as it may, and the
//! next decision is right.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use junshi::sgs::{Ask, Sgs};
use junshi::trace::Step;
use junshi::{Decision, Envelope, Kill, Match, Runtime, open_scene, sgs};
use serde::Deserialize;
use serde_json::{Value, json};

#[derive(Deserialize)]
struct Expected {
    may: Vec<String>,
}

/// The scripts by file name, with the outcomes that each may have.
fn scripts() -> Vec<(String, String, Vec<String>)> {
    let expected: BTreeMap<String, Expected> =
        serde_json::from_str(include_str!("hostile/expected.json")).unwrap();
    let read = |name: &String| std::fs::read(format!("tests/hostile/scripts/{name}")).unwrap();
    expected
        .into_iter()
        .map(|(name, one)| (name.clone(), String::from_utf8_lossy(&read(&name)).into_owned(), one.may))
        .collect()
}

fn scene() -> Envelope<Sgs> {
    Envelope::read(include_str!("scenes/sgs/cao-pi-banishes.json")).unwrap()
}

fn ask(reason: &str) -> Ask {
    let question =
        json!({"kind": "askForPlayerChosen", "seat": "sgs6", "reason": reason, "targets": ["sgs1", "sgs2"]});
    serde_json::from_value(question).unwrap()
}

/// A handler that does what the script does; an error that the script has caught is its outcome.
fn handler(key: &str, script: &str) -> String {
    format!(
        "sgs.ai_skill_playerchosen.{key} = function(self, targets)\nlocal function body(...)\n{script}\nend\n\
         local ok, problem = body()\nif not ok and problem ~= nil then error(problem, 0) end\nend\n"
    )
}

fn key(name: &str) -> String {
    format!("evil_{}", name.trim_end_matches(".lua"))
}

/// The outcome of a call: T and M for kills, E for an error, O where nothing happened.
fn outcome(decision: &Decision<sgs::Answer>) -> &'static str {
    match decision.killed.as_ref().map(|killed| killed.by) {
        Some(Kill::Memory) => return "M",
        Some(_) => return "T",
        None => {}
    }
    let fault = decision.trace.steps.iter().any(|step| matches!(step, Step::Fault { .. }));
    if fault { "E" } else { "O" }
}

fn allowed(may: &[String], outcome: &str) -> bool {
    let harmless = outcome == "O" && ["R", "N", "D"].iter().any(|code| may.iter().any(|one| one == code));
    harmless
        || may.iter().any(|code| code == outcome)
        || (outcome == "E" && may.iter().any(|code| code == "R"))
}

fn is_right(table: &mut Match<Sgs>) -> bool {
    let decision = table.decide(scene().ask.unwrap()).unwrap();
    *decision.answer.answer() == sgs::Answer::Name("sgs2".to_owned())
}

#[test]
fn inside_a_handler_each_ends_as_it_may() {
    let mut wrong = Vec::new();
    for (name, script, may) in scripts() {
        // On a busy machine the clock must not come before the other limits.
        let runtime = Runtime::builder()
            .mod_text("evil", &name, &handler(&key(&name), &script))
            .limits("ms=3000".parse().unwrap())
            .build();
        let faults = runtime.load_report::<Sgs>().unwrap().faults;
        let mut table = open_scene(&runtime, &scene()).unwrap();
        let decision = table.decide(ask(&key(&name))).unwrap();
        let outcome = if faults.is_empty() { outcome(&decision) } else { "R" };
        if !(allowed(&may, outcome) || (outcome == "R" && allowed(&may, "E"))) {
            wrong.push(format!("{name}: {outcome}, may be {may:?}; {faults:?}\n{}", decision.trace));
        }
        if !is_right(&mut table) {
            wrong.push(format!("{name}: the next decision is wrong"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn as_the_body_of_a_mod_none_keeps_a_match_from_opening() {
    for (name, script, _) in scripts() {
        let runtime = Runtime::builder()
            .mod_text("evil", &name, &script)
            .mod_text(
                "good",
                "good.lua",
                "sgs.ai_skill_playerchosen.good = function(self, t) return t:last() end",
            )
            .limits("load_ms=200".parse().unwrap())
            .build();
        let mut table = open_scene(&runtime, &scene()).unwrap();
        assert!(is_right(&mut table), "{name}");
        let good = table.decide(ask("good")).unwrap();
        assert_eq!(*good.answer.answer(), sgs::Answer::Name("sgs2".to_owned()), "{name}: {}", good.trace);
    }
}

#[test]
fn over_a_pipe_the_server_outlives_them_all_and_gives_their_memory_back() {
    let folder = tempfile::tempdir().unwrap();
    for (name, script, _) in scripts() {
        std::fs::write(folder.path().join(&name), handler(&key(&name), &script)).unwrap();
    }
    let mut server = Command::new(env!("CARGO_BIN_EXE_junshi"))
        .args(["serve", "--mod", folder.path().to_str().unwrap()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = server.stdin.take().unwrap();
    let mut output = BufReader::new(server.stdout.take().unwrap());
    let mut call = |method: &str, params: Value| -> Value {
        writeln!(input, "{}", json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}))
            .unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    };
    let mut envelope: Value = serde_json::from_str(include_str!("scenes/sgs/cao-pi-banishes.json")).unwrap();
    let right = envelope.as_object_mut().unwrap().remove("ask").unwrap();
    let number = call("open", envelope)["result"]["match"].clone();
    let decide = |ask: Value| json!({"match": number, "ask": ask});
    assert_eq!(call("decide", decide(right.clone()))["result"]["answer"], "sgs2");
    let before = resident(server.id());
    for (name, ..) in scripts() {
        let evil = json!({"kind": "askForPlayerChosen", "seat": "sgs6", "reason": key(&name), "targets": ["sgs1", "sgs2"]});
        let answer = call("decide", decide(evil))["result"]["answer"].clone();
        assert!(answer == "sgs1" || answer == "sgs2", "{name}: {answer}");
        assert_eq!(call("decide", decide(right.clone()))["result"]["answer"], "sgs2", "after {name}");
    }
    let after = resident(server.id());
    call("shutdown", json!({}));
    server.wait().unwrap();
    if let (Some(before), Some(after)) = (before, after) {
        assert!(after <= before * 11 / 10 + 8 * 1024, "{before} KiB before, {after} KiB after");
    }
}

/// Resident memory of a process in KiB, where the system tells it.
fn resident(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn the_heap_is_as_small_as_before() {
    let text: String =
        scripts().iter().map(|(name, script, _)| handler(&key(name), script)).collect::<Vec<_>>().join("");
    let split: Vec<(String, String)> =
        scripts().iter().map(|(name, script, _)| (name.clone(), handler(&key(name), script))).collect();
    assert!(!text.is_empty());
    let mut builder = Runtime::builder();
    for (name, text) in &split {
        builder = builder.mod_text(&key(name), name, text);
    }
    let runtime = builder.build();
    let fresh = open_scene(&runtime, &scene()).unwrap().script_memory();
    let mut table = open_scene(&runtime, &scene()).unwrap();
    for (name, _) in &split {
        table.decide(ask(&key(name))).unwrap();
    }
    assert!(is_right(&mut table));
    let after = table.script_memory();
    assert!(after <= fresh + fresh / 10, "{fresh} bytes fresh, {after} after");
}

/// Every kill falls within 50 ms of the deadline (99.9 % of 10,000 under `JUNSHI_FULL=1`; all of 100
/// with five times the slack otherwise).
#[test]
fn kills_fall_near_the_deadline() {
    let full = std::env::var_os("JUNSHI_FULL").is_some();
    let calls: u32 = if full { 10_000 } else { 100 };
    let loops = "local loops = {\n\
        function() while true do end end,\n\
        function() while true do pcall(function() while true do end end) end end,\n\
        function() local s = string.rep('a', 30000); s:find(string.rep('.-', 40) .. 'b') end,\n\
        function() while true do coroutine.wrap(function() while true do end end)() end end,\n\
        function() local t = setmetatable({}, { __index = function(t, k) return t[k + 1] end }); while true do pcall(function() return t[1] end) end end,\n}\n\
        for i = 1, 10000 do sgs.ai_skill_playerchosen['evil_' .. i] = loops[i % #loops + 1] end";
    let limits = "ms=20,fuel=1000000000000".parse().unwrap();
    let runtime = Runtime::builder().mod_text("evil", "evil.lua", loops).limits(limits).build();
    let mut table = open_scene(&runtime, &scene()).unwrap();
    let mut round = |from: u32| {
        let mut times: Vec<Duration> = (from..from + calls)
            .map(|call| {
                let start = Instant::now();
                let decision = table.decide(ask(&format!("evil_{}", call + 1))).unwrap();
                assert!(decision.killed.is_some(), "call {call} was not stopped");
                start.elapsed()
            })
            .collect();
        times.sort_unstable();
        let rare = times[times.len() * 999 / 1000];
        eprintln!(
            "median {:?}, p99.9 {rare:?}, longest {:?}",
            times[times.len() / 2],
            times[times.len() - 1]
        );
        rare
    };
    // A busy machine may hold up the whole process: the best of three short rounds counts.
    let slack = if full { 1 } else { 5 };
    let limit = Duration::from_millis(20 + 50 * slack);
    let rounds = if full { 1 } else { 3 };
    assert!((0..rounds).any(|at| round(at * calls) <= limit), "no round kept within {limit:?}");
}

/// Further rows of attacks: what the handler does, and how it may end. T, M: stopped; E: an error that
/// is told; O: nothing came of it; the answer is legal in every case.
const ROWS: &[(&str, &str, &str)] = &[
    (
        "an error object whose text loops",
        "error(setmetatable({}, { __tostring = function() while true do end end }))",
        "ET",
    ),
    ("a yield out of a handler", "coroutine.yield(1)", "E"),
    (
        "a loop in a metamethod",
        "local t = setmetatable({}, { __index = function() while true do end end }) return t.x",
        "T",
    ),
    (
        "two evaluations that call each other",
        "local f, g function f() return g() + 1 end function g() return f() + 1 end return f()",
        "ET",
    ),
    ("recursion without end", "local function f() return 1 + f() end return f()", "ETM"),
    ("tail recursion without end", "local function f() return f() end return f()", "TE"),
    ("doubling a text", "local s = 'x' while true do s = s .. s end", "MTE"),
    ("millions of texts", "local t = {} for i = 1, 1e9 do t[i] = 'x' .. i end", "MT"),
    ("an error of 32 MB", "error(string.rep('x', 32 * 1024 * 1024))", "EM"),
    ("star upon star", "return (string.rep('a', 40)):find(string.rep('a*', 30) .. 'b')", "TEO"),
    ("a quadratic search", "return (string.rep('a', 400000)):find('.-b')", "TEO"),
    ("32768 optional items", "return ('x'):find(string.rep('a?', 32768))", "ETO"),
    ("a width of 99999", "return string.format('%99999d', 1)", "E"),
    (
        "a format that loops",
        "return string.format('%s', setmetatable({}, { __tostring = function() while true do end end }))",
        "T",
    ),
    (
        "a comparator that lies",
        "local t = {} for i = 1, 1000 do t[i] = i end table.sort(t, function() return true end)",
        "EO",
    ),
    (
        "a comparator that empties the table",
        "local t = {} for i = 1, 1000 do t[i] = i end table.sort(t, function(a, b) t[1] = nil return a < b end)",
        "EO",
    ),
    (
        "a text of a million parts",
        "local t = {} for i = 1, 1e6 do t[i] = 'abc' end return table.concat(t, string.rep('x', 1000))",
        "MTE",
    ),
    ("a forged name of a file", "local f = load('error(1)', '=junshi/sgs/init.lua') f()", "E"),
    (
        "what is not there",
        "assert(io == nil and package == nil and newproxy == nil and getfenv == nil and loadfile == nil)",
        "O",
    ),
    (
        "a walk to what is not there",
        "for _, l in pairs(_G) do if type(l) == 'table' then assert(rawget(l, 'execute') == nil and rawget(l, 'popen') == nil) end end",
        "O",
    ),
    (
        "a stop of the collector",
        "collectgarbage('stop') collectgarbage('setpause', 1) for i = 1, 100 do collectgarbage() end",
        "O",
    ),
    ("a million hooks", "for i = 1, 1e6 do sgs.ai_skill_invoke['x' .. i] = true end", "OTM"),
    ("printing without end", "while true do print(string.rep('x', 100)) end", "T"),
    ("terminal codes", "print('\\27[2J\\7') error('\\27[31mred')", "E"),
    ("a file outside", "require('../../../etc/passwd')", "E"),
    ("an absolute file", "dofile('/etc/passwd')", "E"),
    ("a card in place of a player", "return sgs.Sanguosha:getCard(1)", "O"),
    ("not a number", "return 0 / 0", "O"),
    ("a table that holds itself", "local t = {} t.t = t return t", "O"),
    ("a text of a megabyte", "return string.rep('x', 1e6)", "O"),
    ("a bool in place of a player", "return true", "O"),
    ("a host object of no table", "return self.player:getRoom():getPlayers():at(99):getHp()", "E"),
    ("writing on what is lent", "self.player.hp = 99", "E"),
    ("writing on a library", "string.format = nil", "E"),
    ("writing a raw field into a library", "rawset(math, 'floor', nil)", "E"),
    ("another metatable for texts", "getmetatable('').__index = nil", "E"),
];

#[test]
fn further_attacks_end_as_they_may_and_change_no_other_mod() {
    let good = "sgs.ai_skill_playerchosen.good = function(self, t) \
        assert(('x'):rep(2) == 'xx' and math.floor(1.5) == 1 and string.format('%d', 3) == '3') return t:last() end";
    let mut wrong = Vec::new();
    for (what, script, may) in ROWS {
        let text = format!("sgs.ai_skill_playerchosen.evil = function(self, targets)\n{script}\nend\n");
        let runtime =
            Runtime::builder().mod_text("evil", "evil.lua", &text).mod_text("good", "good.lua", good).build();
        let mut table = open_scene(&runtime, &scene()).unwrap();
        let decision = table.decide(ask("evil")).unwrap();
        let ended = outcome(&decision);
        if !may.contains(ended) {
            wrong.push(format!("{what}: {ended}, may be {may}\n{}", decision.trace));
        }
        let told: String = decision.trace.steps.iter().map(fault_text).collect();
        if told.len() > 10_000
            || told.contains('\u{1b}')
            || told.contains("0x")
            || told.contains("sgs/init.lua")
        {
            wrong.push(format!("{what}: the trace holds too much: {}", &told[..told.len().min(300)]));
        }
        let next = table.decide(ask("good")).unwrap();
        if *next.answer.answer() != sgs::Answer::Name("sgs2".to_owned()) || !is_right(&mut table) {
            wrong.push(format!("{what}: another mod has been changed\n{}", next.trace));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn fault_text(step: &Step) -> String {
    match step {
        Step::Fault { text, file, .. } => format!("{file} {text}"),
        _ => String::new(),
    }
}

#[test]
fn what_scripts_draw_and_list_is_the_same_in_every_run() {
    let script = "local out = {} for k in pairs({ a = 1, b = 2, c = 3, d = 4 }) do out[#out + 1] = k end\n\
        trace.note(table.concat(out) .. math.random() .. math.random(100) .. os.time() .. os.clock() .. tostring({}) .. tostring(print))";
    let run = || {
        let runtime = Runtime::builder()
            .mod_text("m", "m.lua", &format!("sgs.ai_skill_playerchosen.evil = function()\n{script}\nend"))
            .trace(junshi::Detail::Full)
            .build();
        let mut table = open_scene(&runtime, &scene()).unwrap();
        table.decide(ask("evil")).unwrap().trace.to_string()
    };
    assert_eq!(run(), run());
}
