//! What a whole small decision costs, its state already read and the trace off.
//!
//! Run with `cargo bench --bench decision`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::sgs::{Answer, Ask, Sgs, Snapshot};
use junshi::{Envelope, Match, Source, open_scene};
use serde_json::Value;

const HANDLERS: &str = "
sgs.ai_skill_invoke.always = true
sgs.ai_skill_invoke.simple = function(self, data)
    return true
end
sgs.ai_skill_playerchosen.simple = function(self, targets)
    return targets:first()
end
";

fn choose(table: &mut Match<Sgs>, ask: &Ask) {
    let decision = table.decide(ask.clone()).unwrap();
    assert_eq!(decision.answer.answer(), &Answer::Name("sgs3".to_owned()));
}

fn small(criterion: &mut Criterion) {
    let mut table = recorded::open(recorded::builder().mod_text("small", "small.lua", HANDLERS));
    let constant = recorded::invoke("always", Value::Null);
    let simple = recorded::invoke("simple", Value::Null);
    let chosen = recorded::choose("simple");
    let goal = Duration::from_micros(10);
    recorded::yes(&mut table, &constant);
    let mut figure = |what: &str, act: &mut dyn FnMut(&mut Match<Sgs>)| {
        recorded::hold(what, recorded::median(301, 20, || act(&mut table)), goal);
    };
    figure("skill invoke, a constant", &mut |table| recorded::yes(table, &constant));
    figure("skill invoke, a function", &mut |table| recorded::yes(table, &simple));
    figure("player chosen, a function", &mut |table| choose(table, &chosen));
    let mut group = criterion.benchmark_group("decision");
    group.bench_function("skill invoke, a constant", |bench| {
        bench.iter(|| recorded::yes(&mut table, &constant))
    });
    group.bench_function("skill invoke, a function", |bench| {
        bench.iter(|| recorded::yes(&mut table, &simple))
    });
    group.bench_function("player chosen, a function", |bench| bench.iter(|| choose(&mut table, &chosen)));
    group.finish();
}

/// The state before and after a loss of health, in turns.
fn changed(criterion: &mut Criterion) {
    let mut table = recorded::open(recorded::builder().mod_text("small", "small.lua", HANDLERS));
    let before: Snapshot = recorded::snapshot();
    let mut after = before.clone();
    std::sync::Arc::make_mut(&mut after.players[2]).hp -= 1;
    let ask = recorded::invoke("simple", Value::Null);
    let mut turn = 0usize;
    criterion.bench_function("decision/after a change of state: replace, judge everybody, decide", |bench| {
        bench.iter(|| {
            turn += 1;
            table.replace([&before, &after][turn % 2].clone()).unwrap();
            recorded::yes(&mut table, &ask);
        });
    });
    assert!(table.take_faults().is_empty());
}

fn fangzhu(criterion: &mut Criterion) {
    let text = include_str!("../scenes/sgs/cao-pi-banishes.json");
    let scene = Envelope::<Sgs>::read(text).unwrap();
    let runtime = recorded::builder().build();
    let mut table = open_scene(&runtime, &scene).unwrap();
    let ask = scene.ask.clone().unwrap();
    let first = table.decide(ask.clone()).unwrap();
    assert_eq!(first.source, Source::Handler);
    let answer = first.answer.answer().clone();
    criterion.bench_function("decision/fangzhu, same state", |bench| {
        bench.iter(|| assert_eq!(table.decide(ask.clone()).unwrap().answer.answer(), &answer));
    });
    criterion.bench_function("decision/fangzhu, after a change of state", |bench| {
        bench.iter(|| {
            table.replace(scene.snapshot.clone()).unwrap();
            assert_eq!(table.decide(ask.clone()).unwrap().answer.answer(), &answer);
        });
    });
}

criterion_group!(benches, small, changed, fangzhu);
criterion_main!(benches);
