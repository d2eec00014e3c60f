//! What reading a state costs: JSON text to typed snapshot, admission, the board of a seat.
//!
//! Run with `cargo bench --bench read`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use junshi::Game;
use junshi::game::Names;
use junshi::sgs::{Board, Catalogue, Sgs, Snapshot};
use recorded::STATE;

fn parse() -> Snapshot {
    junshi::wire::read(STATE).unwrap()
}

fn admitted() -> Snapshot {
    let mut snapshot = parse();
    Sgs::admit(&mut snapshot, &Names::default()).unwrap();
    snapshot
}

fn check() {
    let snapshot = admitted();
    assert_eq!(snapshot.players.len(), 8);
    assert_eq!(snapshot.players.iter().map(|player| player.hand.count()).sum::<usize>(), 11);
    assert!(snapshot.players.iter().all(|player| player.skills.is_some() && !player.marks.is_empty()));
    assert!(snapshot.draw.count() + snapshot.discard.len() > 130);
}

fn read(criterion: &mut Criterion) {
    check();
    println!("state of {} bytes", STATE.len());
    let whole = recorded::median(301, 20, || drop(black_box(admitted())));
    recorded::hold("text to admitted snapshot", whole, Duration::from_micros(80));
    let names = Names::default();
    let mut group = criterion.benchmark_group("read");
    group.bench_function("text to admitted snapshot", |bench| bench.iter(|| black_box(admitted())));
    group.bench_function("parse", |bench| bench.iter(|| black_box(parse())));
    group.bench_function("admit", |bench| {
        bench.iter_batched_ref(
            parse,
            |snapshot| Sgs::admit(snapshot, &names).unwrap(),
            BatchSize::SmallInput,
        );
    });
    let snapshot = Arc::new(admitted());
    let catalogue = Catalogue::built_in().unwrap();
    group.bench_function("board of a seat", |bench| {
        bench.iter(|| black_box(Board::new(snapshot.clone(), catalogue.clone(), Some(recorded::SEAT))));
    });
    group.finish();
}

criterion_group!(benches, read);
criterion_main!(benches);
