//! What a host pays for telling: a delta of one event, and an event that no script needs.
//!
//! The deltas are sixty in a row of a recorded game of eight, a card move or a change of health each,
//! on the state before them (`deltas.json` on `eight-players.json`). The goals are 5 µs each, for all
//! eight AIs together. Run with `cargo bench --bench events`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::sgs::{Event, Sgs};
use junshi::{Match, wire};
use serde_json::{Value, json};

const DELTAS: &str = include_str!("deltas.json");

/// Recorded events of which no handler of ours needs any: a card that goes from a hand to the table,
/// from there to the discard pile, a phase that begins, health that falls.
fn unneeded() -> Vec<Event> {
    let moved = |from: &str, place: u8, to: u8| {
        json!({"event": "CardsMoveOneTime", "player": "sgs3", "data": {"$": "CardsMoveOneTimeStruct", "v": {
            "from": from, "from_pile_names": [""], "from_places": [place], "ids": [13],
            "is_last_handcard": false, "open": [true], "to": null, "to_pile_name": "", "to_place": to,
            "reason": {"event": "", "player": from, "reason": 1, "skill": "", "target": "sgs6"}}}})
    };
    let damage = json!({"event": "HpChanged", "player": "sgs6", "data": {"$": "DamageStruct", "v": {
        "from": "sgs4", "to": "sgs6", "damage": 1, "nature": "normal"}}});
    let events = [
        moved("sgs4", 0, 7),
        moved("sgs4", 7, 5),
        json!({"event": "EventPhaseStart", "player": "sgs6"}),
        damage,
    ];
    events.into_iter().map(|event| serde_json::from_value(event).unwrap()).collect()
}

/// The state after all deltas, as a host that never sends deltas would send it.
fn sent_whole(deltas: &[Value]) -> Value {
    let mut state: Value = serde_json::from_str(recorded::STATE).unwrap();
    for delta in deltas {
        let mut delta = delta.clone();
        if let Some(Value::Object(changes)) =
            delta.as_object_mut().and_then(|fields| fields.remove("players"))
        {
            for player in state["players"].as_array_mut().unwrap() {
                let change = changes.get(player["name"].as_str().unwrap());
                wire::merge(player, change.cloned().unwrap_or(json!({})));
            }
        }
        wire::merge(&mut state, delta);
    }
    state
}

fn assert_same(table: &Match<Sgs>, deltas: &[Value]) {
    let whole: junshi::sgs::Snapshot = serde_json::from_value(sent_whole(deltas)).unwrap();
    assert!(*table.sent() == whole, "the deltas do not add up");
    let mut fresh = recorded::open(recorded::builder());
    fresh.replace(whole).unwrap();
    assert!(table.snapshot() == fresh.snapshot(), "defaults are filled in otherwise");
}

/// The median over the deltas of the median time that each takes.
fn per_delta(table: &mut Match<Sgs>, deltas: &[Value]) -> Duration {
    const ROUNDS: usize = 201;
    let mut times: Vec<Vec<Duration>> = vec![Vec::new(); deltas.len()];
    for _ in 0..ROUNDS {
        table.replace(recorded::snapshot()).unwrap();
        for (delta, times) in deltas.iter().zip(&mut times) {
            let delta = delta.clone();
            let start = Instant::now();
            table.patch(delta).unwrap();
            times.push(start.elapsed());
        }
    }
    assert_same(table, deltas);
    let middle = |mut times: Vec<Duration>| {
        times.sort_unstable();
        times[times.len() / 2]
    };
    let each: Vec<Duration> = times.into_iter().map(middle).collect();
    println!("deltas of {} take at most {:?}", each.len(), each.iter().max().unwrap());
    middle(each)
}

fn events(criterion: &mut Criterion) {
    const GOAL: Duration = Duration::from_micros(5);
    let deltas: Vec<Value> = serde_json::from_str(DELTAS).unwrap();
    let mut table = recorded::open(recorded::builder());
    recorded::hold("a delta of one event", per_delta(&mut table, &deltas), GOAL);

    table.replace(recorded::snapshot()).unwrap();
    let choice = json!({"event": "ChoiceMade", "player": "sgs3", "data": "skillInvoke:leiji:yes"});
    table.observe(&[serde_json::from_value(choice).unwrap()]).unwrap();
    for event in unneeded() {
        let told = [event];
        let time = recorded::median(201, 50, || table.observe(&told).unwrap());
        recorded::hold(&format!("{}, which nobody needs", told[0].event), time, GOAL);
    }
    assert!(table.take_faults().is_empty());
    criterion.bench_function("events: an unneeded card move", |bench| {
        let told = [unneeded().remove(0)];
        bench.iter(|| table.observe(&told).unwrap());
    });
}

criterion_group!(benches, events);
criterion_main!(benches);
