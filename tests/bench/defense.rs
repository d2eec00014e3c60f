//! `sgs.getDefense` against an equal one in plain Lua, for a table of eight.
//!
//! Both are compared on 10,000 random tables first. Run with `cargo bench --bench defense`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod random_tables;
mod recorded;

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::Match;
use junshi::sgs::Sgs;
use serde_json::json;

fn time(table: &mut Match<Sgs>, what: &str, rounds: u64) -> Duration {
    let ask = recorded::invoke(what, json!(rounds));
    let start = Instant::now();
    recorded::yes(table, &ask);
    start.elapsed()
}

/// Nanoseconds of one call: the median over many rounds of all eight players, each too short to be
/// interrupted often.
fn each(table: &mut Match<Sgs>, what: &str, rounds: u64) -> f64 {
    let mut times: Vec<Duration> = (0..301).map(|_| time(table, what, rounds)).collect();
    times.sort_unstable();
    times[150].as_secs_f64() * 1e9 / (8 * rounds) as f64
}

fn defense(criterion: &mut Criterion) {
    random_tables::compare(recorded::builder(), 10_000);
    let mut table =
        recorded::open(recorded::builder().mod_text("twin", "twin.lua", &random_tables::twin_mod()));
    recorded::yes(&mut table, &recorded::invoke("twin_agrees", json!(null)));
    let empty = each(&mut table, "loop_timed", 500);
    let ours = each(&mut table, "ours_timed", 500) - empty;
    let twin = each(&mut table, "twin_timed", 3) - each(&mut table, "loop_timed", 3);
    println!("getDefense: {ours:.0} ns, its twin {twin:.0} ns: {:.1} times", twin / ours);
    let report_only = std::env::var("JUNSHI_BENCH").is_ok_and(|how| how == "report");
    assert!(report_only || twin / ours >= 20.0, "less than 20 times");
    let mut group = criterion.benchmark_group("defense of eight players");
    group.sample_size(30);
    for what in ["ours_timed", "twin_timed"] {
        group.bench_function(what, |bench| bench.iter_custom(|rounds| time(&mut table, what, rounds)));
    }
    group.finish();
}

criterion_group!(benches, defense);
criterion_main!(benches);
