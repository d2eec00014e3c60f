//! What whole hands cost when scripts play all six seats, through the door that a host uses: a state is sent, a
//! question is asked, the answer is played.
//!
//! Run with `cargo bench --bench holdem_lua`. The goal, 4,000 hands a second, is held before anything is timed;
//! `JUNSHI_BENCH=report` only prints.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::games::holdem::{Holdem, Snapshot};
use junshi::referee::Setup;
use junshi::{Detail, Match, Opening, Referee, Runtime, Source};

/// Hands that are played in turn.
const HANDS: u64 = 1000;

/// A mod that goes by its two cards and the price alone.
const QUICK: &str = "
holdem.ai_profile.quick = {
    act = function(view)
        if view:to_call() == 0 then return view:call() end
        if view:category() ~= 'high_card' and view:raises() < 2 then return view:raise_pot(0.7) end
        if view:pot_odds() < 0.3 then return view:call() end
        return view:fold()
    end,
}
";

fn setup(seed: u64) -> Setup {
    Setup { players: Some(6), ..Setup::new(seed) }
}

/// A table for scripts that play so.
fn open(profile: &str) -> Match<Holdem> {
    let builder = Runtime::builder().trace(Detail::Off).mod_text("quick", "quick.lua", QUICK);
    let builder = builder.set("profile", profile).set("advice", false);
    let hand = <Holdem as Referee>::deal(&setup(0)).unwrap();
    let snapshot: Snapshot = Holdem::snapshot_for(&hand, "1");
    builder.build().open(Opening::new(snapshot, 1)).unwrap()
}

/// Plays a hand to its end; gives the number of questions.
fn play(table: &mut Match<Holdem>, seed: u64) -> u32 {
    let mut hand = <Holdem as Referee>::deal(&setup(seed)).unwrap();
    let mut asked = 0;
    while let Some((seat, ask)) = Holdem::pending(&hand) {
        table.replace(Holdem::snapshot_for(&hand, &seat)).unwrap();
        let decision = table.decide(ask).unwrap();
        assert_eq!(decision.source, Source::Default);
        Holdem::apply(&mut hand, decision.answer).unwrap();
        asked += 1;
    }
    assert!(Holdem::outcome(&hand).is_some());
    asked
}

/// The mean time of a hand over all of them.
fn mean(table: &mut Match<Holdem>, name: &str) -> Duration {
    (0..HANDS / 10).for_each(|seed| {
        play(table, seed);
    });
    let start = Instant::now();
    let asked: u32 = (0..HANDS).map(|seed| play(table, seed)).sum();
    let took = start.elapsed();
    println!(
        "{name}: {:.0} hands a second, {:?} a question, {:.1} questions a hand",
        HANDS as f64 / took.as_secs_f64(),
        took / asked,
        f64::from(asked) / HANDS as f64
    );
    took / HANDS as u32
}

fn hands(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a hand of six by scripts");
    for name in ["quick", "calling"] {
        let mut table = open(name);
        recorded::hold(name, mean(&mut table, name), Duration::from_micros(250));
        assert!(table.take_faults().is_empty());
        let mut seed = 0;
        group.bench_function(name, |bench| {
            bench.iter(|| {
                seed = (seed + 1) % HANDS;
                play(&mut table, seed)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, hands);
criterion_main!(benches);
