//! What whole deals cost when scripts play all three seats, through the door that a host uses: a state is
//! sent, a question is asked, the answer is played.
//!
//! Run with `cargo bench --bench doudizhu_lua`. The goal, a thousand deals a second, is held before anything is
//! timed; `JUNSHI_BENCH=report` only prints.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::games::doudizhu::{Doudizhu, Snapshot};
use junshi::referee::Setup;
use junshi::{Detail, Match, Opening, Referee, Runtime, Source};

/// Deals that are played in turn.
const DEALS: u64 = 200;

/// A mod that plays without any thought, so that what is timed is the way to it and back.
const FIRST_MOVE: &str = "
doudizhu.ai_profile.first = {
    lead = function(view) return doudizhu.letter(doudizhu.lowest(view:hand())) end,
    follow = function() return 'pass' end,
}
";

fn setup(seed: u64) -> Setup {
    Setup { mode: Some("douzero".to_owned()), ..Setup::new(seed) }
}

/// A table for scripts with these settings.
fn open(profile: &str, split: &str) -> Match<Doudizhu> {
    let builder = Runtime::builder().trace(Detail::Off).mod_text("first", "first.lua", FIRST_MOVE);
    let builder = builder.set("profile", profile).set("split", split).set("advice", false);
    let deal = <Doudizhu as Referee>::deal(&setup(0)).unwrap();
    let snapshot: Snapshot = Doudizhu::snapshot_for(&deal, "1");
    builder.build().open(Opening::new(snapshot, 1)).unwrap()
}

/// Plays a deal to its end; gives the number of questions.
fn play(table: &mut Match<Doudizhu>, seed: u64) -> u32 {
    let mut deal = <Doudizhu as Referee>::deal(&setup(seed)).unwrap();
    let mut asked = 0;
    while let Some((seat, ask)) = Doudizhu::pending(&deal) {
        table.replace(Doudizhu::snapshot_for(&deal, &seat)).unwrap();
        let decision = table.decide(ask).unwrap();
        assert_eq!(decision.source, Source::Default);
        Doudizhu::apply(&mut deal, decision.answer).unwrap();
        asked += 1;
    }
    assert!(Doudizhu::outcome(&deal).is_some());
    asked
}

/// The mean time of a deal over all of them.
fn mean(table: &mut Match<Doudizhu>, name: &str) -> Duration {
    (0..DEALS / 10).for_each(|seed| {
        play(table, seed);
    });
    let start = Instant::now();
    let asked: u32 = (0..DEALS).map(|seed| play(table, seed)).sum();
    let took = start.elapsed();
    println!(
        "{name}: {:.0} deals a second, {:?} a question",
        DEALS as f64 / took.as_secs_f64(),
        took / asked
    );
    took / DEALS as u32
}

fn deals(criterion: &mut Criterion) {
    let players = [
        ("no thought", open("first", "recursive")),
        ("robot", open("robot", "recursive")),
        ("value", open("value", "recursive")),
        ("value, exact", open("value", "exact")),
    ];
    let mut group = criterion.benchmark_group("a deal of Dou Dizhu by scripts");
    for (name, mut table) in players {
        recorded::hold(name, mean(&mut table, name), Duration::from_millis(1));
        assert!(table.take_faults().is_empty());
        let mut seed = 0;
        group.bench_function(name, |bench| {
            bench.iter(|| {
                seed = (seed + 1) % DEALS;
                play(&mut table, seed)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, deals);
criterion_main!(benches);
