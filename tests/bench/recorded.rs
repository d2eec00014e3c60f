//! What the benches share: a recorded table of eight, and matches opened on it.

#![allow(dead_code)]

use std::time::{Duration, Instant};

use junshi::sgs::{Answer, Ask, Sgs, Snapshot};
use junshi::trace::Detail;
use junshi::{Builder, Limits, Match, Opening, Runtime};
use serde_json::json;

/// A state of a recorded game of eight, the whole truth: hands, equipment, marks, both piles.
pub const STATE: &str = include_str!("eight-players.json");

/// The seat that is asked: the current player.
pub const SEAT: &str = "sgs6";

pub fn snapshot() -> Snapshot {
    junshi::wire::read(STATE).unwrap()
}

/// Limits that no bench reaches.
pub fn ample() -> Limits {
    Limits { ms: 600_000, mib: 256, fuel: u64::MAX / 2, load_ms: 60_000 }
}

pub fn builder() -> Builder {
    Runtime::builder().trace(Detail::Off).limits(ample())
}

pub fn open(builder: Builder) -> Match<Sgs> {
    let runtime = builder.build();
    let report = runtime.load_report::<Sgs>().unwrap();
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    let mut table = runtime.open(Opening::new(snapshot(), 7)).unwrap();
    let faults = table.take_faults();
    assert!(faults.is_empty(), "{faults:?}");
    table
}

pub fn invoke(skill: &str, data: serde_json::Value) -> Ask {
    serde_json::from_value(
        json!({"kind": "askForSkillInvoke", "seat": SEAT, "skill_name": skill, "data": data}),
    )
    .unwrap()
}

pub fn choose(reason: &str) -> Ask {
    let targets = ["sgs3", "sgs8", "sgs4", "sgs7", "sgs5", "sgs2", "sgs1"];
    let ask = json!({"kind": "askForPlayerChosen", "seat": SEAT, "reason": reason, "targets": targets,
        "optional": true});
    serde_json::from_value(ask).unwrap()
}

/// Asks, and insists on the answer yes from the handler.
pub fn yes(table: &mut Match<Sgs>, ask: &Ask) {
    let decision = table.decide(ask.clone()).unwrap();
    assert_eq!(decision.answer.answer(), &Answer::Yes(true), "{}", decision.trace);
    assert_eq!(decision.source, junshi::Source::Handler);
}

/// The median of many short timings of `act`, each of `runs` in a row, for one run.
pub fn median(rounds: usize, runs: u32, mut act: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..rounds)
        .map(|_| {
            let start = Instant::now();
            (0..runs).for_each(|_| act());
            start.elapsed() / runs
        })
        .collect();
    times.sort_unstable();
    times[rounds / 2]
}

/// Prints a figure beside its goal, and fails where it is missed.
///
/// `JUNSHI_BENCH=report` only prints, for machines that are busy with other work.
pub fn hold(what: &str, figure: Duration, goal: Duration) {
    println!("{what}: {figure:?}, goal {goal:?}");
    let report_only = std::env::var("JUNSHI_BENCH").is_ok_and(|how| how == "report");
    assert!(report_only || figure <= goal, "{what} takes {figure:?}, the goal is {goal:?}");
}
