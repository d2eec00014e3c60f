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

/// A handler that does what the script does.
fn handler(key: &str, script: &str) -> String {
    format!(
        "sgs.ai_skill_playerchosen.{key} = function(self, targets)\nlocal function body(...)\n{script}\nend\nbody()\nend\n"
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
        let runtime = Runtime::builder().mod_text("evil", &name, &handler(&key(&name), &script)).build();
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
    let mut times: Vec<Duration> = (0..calls)
        .map(|call| {
            let start = Instant::now();
            let decision = table.decide(ask(&format!("evil_{}", call + 1))).unwrap();
            assert!(decision.killed.is_some(), "call {call} was not stopped");
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    let (place, slack) = if full { (times.len() * 999 / 1000, 1) } else { (times.len() - 1, 5) };
    eprintln!(
        "median {:?}, p99.9 {:?}, longest {:?}",
        times[times.len() / 2],
        times[times.len() * 999 / 1000],
        times[times.len() - 1]
    );
    assert!(times[place] <= Duration::from_millis(20 + 50 * slack), "{:?}", times[place]);
}
