//! A journal replays to the same bytes, whatever happened in the match, and survives a process
//! that is killed at any moment.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use junshi::journal::{Held, Reader, Sink};
use junshi::replay::{Replay, resume};
use junshi::sgs::{Ask, Sgs};
use junshi::{Builder, Envelope, Limits, Match, Opening, Runtime, Source};
use serde_json::{Value, json};

fn scene() -> Envelope<Sgs> {
    Envelope::read(include_str!("scenes/sgs/cao-pi-banishes.json")).unwrap()
}

/// Handlers that do everything that is hard to repeat.
const MOD: &str = r#"
local calls = 0
sgs.ai_skill_playerchosen.dice = function(self, targets)
    calls = calls + 1
    return targets:at(math.random(0, targets:length() - 1))
end
sgs.ai_skill_playerchosen.loop = function()
    while true do calls = calls + 1 end
end
sgs.ai_skill_playerchosen.hoard = function()
    local all = {}
    while true do all[#all + 1] = string.rep("x", 100000) .. #all end
end
sgs.ai_skill_playerchosen.count = function(self, targets)
    return targets:at(calls % targets:length())
end
"#;

fn runtime() -> Runtime {
    builder().build()
}

fn builder() -> Builder {
    // On a busy machine the clock must not come before the other limits.
    let limits = Limits { ms: 20_000, ..Limits::default() };
    Runtime::builder().mod_text("odd", "odd-ai.lua", MOD).limits(limits)
}

fn ask(reason: &str) -> Ask {
    let question = json!({"kind": "askForPlayerChosen", "seat": "sgs6", "reason": reason,
        "targets": ["sgs1", "sgs2", "sgs3", "sgs4", "sgs5"]});
    serde_json::from_value(question).unwrap()
}

/// A match that goes through all that a journal can hold.
fn live(table: &mut Match<Sgs>, reasons: &[&str]) {
    table.observe(&scene().events).unwrap();
    for (round, reason) in reasons.iter().enumerate() {
        table.decide(ask(reason)).unwrap();
        table.decide(scene().ask.unwrap()).unwrap();
        match round % 2 {
            0 => table.patch(json!({"turn": round, "discard": [round]})).unwrap(),
            _ => table.replace(scene().snapshot).unwrap(),
        }
    }
}

fn record(runtime: &Runtime, reasons: &[&str]) -> String {
    let (sink, held) = Sink::memory();
    let mut table = runtime.open_recorded(Opening::of(&scene()), sink).unwrap();
    live(&mut table, reasons);
    held.text()
}

fn replayed(runtime: &Runtime, journal: &str) -> String {
    let (sink, held): (Sink, Held) = Sink::memory();
    let replay = Replay { record: Some(sink), ..Replay::default() };
    let restored = replay.run::<Sgs>(runtime, &mut Reader::text(journal.to_owned())).unwrap();
    assert!(restored.differences.is_empty());
    held.text()
}

fn kills(journal: &str) -> Vec<String> {
    let entries = journal.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    entries.filter_map(|entry| Some(entry["killed"]["by"].as_str()?.to_owned())).collect()
}

#[test]
fn a_replay_writes_the_same_bytes() {
    let journal = record(&runtime(), &["dice", "count", "dice", "nobody", "dice", "count"]);
    assert_eq!(replayed(&runtime(), &journal), journal);
    assert_eq!(record(&runtime(), &["dice", "count", "dice", "nobody", "dice", "count"]), journal);
}

#[test]
fn threads_make_no_difference() {
    let journal = record(&runtime(), &["dice", "loop", "count", "dice"]);
    let shared = runtime();
    let threads: Vec<_> = (0..4)
        .map(|_| {
            let (shared, journal) = (shared.clone(), journal.clone());
            std::thread::spawn(move || replayed(&shared, &journal) == journal)
        })
        .collect();
    assert!(threads.into_iter().all(|thread| thread.join().unwrap()));
}

#[test]
fn a_script_out_of_fuel_is_stopped_at_the_same_count() {
    let journal = record(&runtime(), &["loop", "count", "loop", "count"]);
    assert_eq!(kills(&journal), ["fuel", "fuel"]);
    assert_eq!(replayed(&runtime(), &journal), journal);
}

#[test]
fn a_script_out_of_time_is_stopped_at_the_recorded_count() {
    let limits = Limits { ms: 30, fuel: u64::MAX / 2, ..Limits::default() };
    let hurried = builder().limits(limits).build();
    let journal = record(&hurried, &["loop", "count", "loop", "count"]);
    assert_eq!(kills(&journal), ["time", "time"]);
    assert_eq!(replayed(&hurried, &journal), journal);
}

#[test]
fn a_script_out_of_memory_leaves_an_engine_made_anew() {
    let journal = record(&runtime(), &["dice", "hoard", "count", "dice"]);
    assert_eq!(kills(&journal), ["memory"]);
    assert!(
        journal.contains(r#"{"entry":"rebuild","memory":"empty"}"#),
        "a journal in memory cannot be read back"
    );
    assert_eq!(replayed(&runtime(), &journal), journal);
}

#[test]
fn a_journal_on_disk_brings_back_the_memory_of_a_broken_engine() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let mut table = runtime().open_recorded(Opening::of(&scene()), Sink::file(&path).unwrap()).unwrap();
    live(&mut table, &["dice", "dice", "hoard"]);
    let counted = table.decide(ask("count")).unwrap();
    assert_eq!(
        counted.answer.answer(),
        &junshi::sgs::Answer::Name("sgs3".to_owned()),
        "two calls are remembered"
    );
    let journal = std::fs::read_to_string(&path).unwrap();
    assert!(journal.contains(r#"{"entry":"rebuild","memory":"replayed"}"#));
    assert_eq!(replayed(&runtime(), &journal), journal);
}

#[test]
fn a_journal_torn_anywhere_is_restored_up_to_its_last_whole_line() {
    let journal = record(&runtime(), &["dice", "count"]);
    let header = journal.find('\n').unwrap() + 1;
    let step = if std::env::var_os("JUNSHI_FULL").is_some() { 1 } else { 97 };
    for end in (header..=journal.len()).step_by(step).chain([journal.len()]) {
        let whole = &journal[..journal[..end].rfind('\n').unwrap() + 1];
        assert_eq!(replayed(&runtime(), &journal[..end]), whole, "torn at byte {end}");
    }
    let torn = Replay::default().run::<Sgs>(&runtime(), &mut Reader::text(journal[..header - 2].to_owned()));
    assert!(torn.is_err(), "without its first line a journal is none");
}

#[test]
fn a_line_that_cannot_be_read_is_told_with_its_number() {
    let journal = record(&runtime(), &["dice"]).replacen(r#""entry":"events""#, r#""entry":"evnets""#, 1);
    let error = Replay::default().run::<Sgs>(&runtime(), &mut Reader::text(journal)).err().unwrap();
    assert!(error.to_string().contains("line 2") && error.to_string().contains("evnets"), "{error}");
}

#[test]
fn other_scripts_are_refused_or_tried_aloud() {
    let journal = record(&runtime(), &["dice", "count"]);
    let other = Runtime::builder().mod_text("odd", "odd-ai.lua", &MOD.replace("#all", "1")).build();
    let error = Replay::default().run::<Sgs>(&other, &mut Reader::text(journal.clone())).err().unwrap();
    assert!(
        error.to_string().contains("mod odd has changed") && error.to_string().contains("--force"),
        "{error}"
    );
    let replay = Replay { force: true, ..Replay::default() };
    let forced = replay.run::<Sgs>(&other, &mut Reader::text(journal.clone())).unwrap();
    assert_eq!(forced.other_scripts, ["mod odd has changed"]);
    let none = Runtime::builder().build();
    let replay = Replay { force: true, ..Replay::default() };
    let forced = replay.run::<Sgs>(&none, &mut Reader::text(journal)).unwrap();
    assert_eq!(forced.other_scripts, ["mod odd is not loaded"]);
    assert_eq!(forced.decisions, 4);
}

#[test]
fn a_resumed_match_goes_on_as_if_nothing_had_happened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let mut first = runtime().open_recorded(Opening::of(&scene()), Sink::file(&path).unwrap()).unwrap();
    live(&mut first, &["dice", "count", "dice"]);
    let mut torn = std::fs::OpenOptions::new().append(true).open(&path).unwrap();
    torn.write_all(br#"{"entry":"decision","num"#).unwrap();
    let copy = folder.path().join("copy.jsonl");
    std::fs::copy(&path, &copy).unwrap();
    let mut second = resume::<Sgs>(&runtime(), &copy, false).unwrap();
    for reason in ["dice", "count", "nobody", "dice"] {
        let (one, two) = (first.decide(ask(reason)).unwrap(), second.decide(ask(reason)).unwrap());
        assert_eq!((one.answer, one.number, one.fuel), (two.answer, two.number, two.fuel));
    }
    let journal = std::fs::read_to_string(&copy).unwrap();
    assert_eq!(replayed(&runtime(), &journal), journal, "the torn line is gone, new ones follow");
}

#[test]
fn a_journal_that_cannot_be_written_is_given_up_and_the_match_goes_on() {
    struct Full(usize);
    impl Write for Full {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0 += 1;
            if self.0 > 2 { Err(std::io::Error::other("no space left")) } else { Ok(bytes.len()) }
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let mut table = runtime().open_recorded(Opening::of(&scene()), Sink::writer(Full(0))).unwrap();
    for _ in 0..3 {
        assert_eq!(table.decide(scene().ask.unwrap()).unwrap().source, Source::Handler);
    }
    let faults = table.take_faults();
    assert!(faults.len() == 1 && faults[0].text.contains("no space left"), "{faults:?}");
}

#[test]
fn a_server_killed_at_any_moment_leaves_a_journal_that_restores() {
    let folder = tempfile::tempdir().unwrap();
    let rounds = if std::env::var_os("JUNSHI_FULL").is_some() { 50 } else { 4 };
    for round in 0..rounds {
        let path = folder.path().join(format!("{round}.jsonl"));
        let mut server = Command::new(env!("CARGO_BIN_EXE_junshi"))
            .arg("serve")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = server.stdin.take().unwrap();
        let mut output = BufReader::new(server.stdout.take().unwrap());
        let mut envelope = serde_json::to_value(scene()).unwrap();
        envelope.as_object_mut().unwrap().remove("ask");
        envelope["journal"] = json!(path);
        envelope["game"] = json!("sgs");
        let mut line = String::new();
        writeln!(input, "{}", json!({"jsonrpc": "2.0", "id": 1, "method": "open", "params": envelope}))
            .unwrap();
        output.read_line(&mut line).unwrap();
        assert!(line.contains("\"match\":1"), "{line}");
        let decide = json!({"jsonrpc": "2.0", "id": 2, "method": "decide",
            "params": {"match": 1, "ask": scene().ask}});
        for _ in 0..5 + round * 7 {
            writeln!(input, "{decide}").unwrap();
        }
        let mut answers = 0;
        while answers < 3 + round {
            line.clear();
            output.read_line(&mut line).unwrap();
            assert!(line.contains("\"answer\":\"sgs2\""), "{line}");
            answers += 1;
        }
        server.kill().unwrap();
        server.wait().unwrap();
        let restored = resume::<Sgs>(&Runtime::builder().build(), &path, false).unwrap();
        assert!(restored.decisions() >= answers as u64, "an answer was given that the journal lacks");
    }
}

/// Memory stays flat however long a match lasts (a million decisions under `JUNSHI_FULL=1`).
#[test]
fn a_long_match_with_a_journal_takes_no_more_memory() {
    let full = std::env::var_os("JUNSHI_FULL").is_some();
    let decisions: u32 = if full { 1_000_000 } else { 20_000 };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.jsonl");
    let mut table = runtime().open_recorded(Opening::of(&scene()), Sink::file(&path).unwrap()).unwrap();
    let question = ask("dice");
    let mut run = |count: u32| {
        for _ in 0..count {
            table.decide(question.clone()).unwrap();
        }
        (resident(), table.script_memory())
    };
    let (early, heap_early) = run(decisions / 10);
    let (late, heap_late) = run(decisions - decisions / 10);
    eprintln!(
        "{decisions} decisions: {early:?} → {late:?} KiB resident, heap {heap_early} → {heap_late} bytes"
    );
    assert!(heap_late <= heap_early + heap_early / 10, "the heap has grown");
    if let (Some(early), Some(late)) = (early, late) {
        assert!(late <= early + early / 10 + 4096, "{early} KiB early, {late} KiB late");
    }
}

/// Resident memory of this process in KiB, where the system tells it.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
