//! What whole hands cost when scripts play all six seats, through the door that a host uses: a state is sent, a
//! question is asked, the answer is played.
//!
//! Run with `cargo bench --bench holdem_lua`. The goals, 4,000 hands a second, and of the default player's answers 99 in
//! 100 within 3 ms, are held before anything is timed; `JUNSHI_BENCH=report` only prints.

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

fn setup(seed: u64, players: usize) -> Setup {
    Setup { players: Some(players), ..Setup::new(seed) }
}

/// A table for scripts that play so.
fn open(profile: &str, players: usize) -> Match<Holdem> {
    let builder = Runtime::builder().trace(Detail::Off).mod_text("quick", "quick.lua", QUICK);
    let builder = builder.set("profile", profile).set("advice", false);
    let hand = <Holdem as Referee>::deal(&setup(0, players)).unwrap();
    let snapshot: Snapshot = Holdem::snapshot_for(&hand, "1");
    builder.build().open(Opening::new(snapshot, 1)).unwrap()
}

/// Plays a hand to its end; tells how long every answer took.
fn watch(table: &mut Match<Holdem>, setup: &Setup, mut took: impl FnMut(Duration)) {
    let mut hand = <Holdem as Referee>::deal(setup).unwrap();
    while let Some((seat, ask)) = Holdem::pending(&hand) {
        table.replace(Holdem::snapshot_for(&hand, &seat)).unwrap();
        let start = Instant::now();
        let decision = table.decide(ask).unwrap();
        took(start.elapsed());
        assert_eq!(decision.source, Source::Default);
        Holdem::apply(&mut hand, decision.answer).unwrap();
    }
    assert!(Holdem::outcome(&hand).is_some());
}

/// Plays a hand of six to its end; gives the number of questions.
fn play(table: &mut Match<Holdem>, seed: u64) -> u32 {
    let mut asked = 0;
    watch(table, &setup(seed, 6), |_| asked += 1);
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
        let mut table = open(name, 6);
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

/// How long the default player thinks, at its best level.
fn thinking(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a hand of the default player");
    for players in [2, 6] {
        let (mut table, mut times) = (open("fair", players), Vec::new());
        (0..HANDS).for_each(|seed| watch(&mut table, &setup(seed, players), |took| times.push(took)));
        times.sort();
        let [median, late] = [times.len() / 2, times.len() * 99 / 100].map(|at| times[at]);
        let name = format!("{players} seats");
        println!("fair, {name}: median {median:?}, 99 in 100 within {late:?}, of {} answers", times.len());
        recorded::hold(&name, late, Duration::from_millis(3));
        assert!(table.take_faults().is_empty());
        let mut seed = 0;
        group.bench_function(name, |bench| {
            bench.iter(|| {
                seed = (seed + 1) % HANDS;
                watch(&mut table, &setup(seed, players), |_| ());
            });
        });
    }
    group.finish();
}

criterion_group!(benches, hands, thinking);
criterion_main!(benches);
