//! What matching a card against a compiled pattern costs.
//!
//! Run with `cargo bench --bench patterns`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::Game;
use junshi::game::Names;
use junshi::sgs::pattern::Pattern;
use junshi::sgs::played::Played;
use junshi::sgs::{Board, Catalogue, Sgs};

/// Patterns of recorded requests, and how many of the deck's cards match them.
const PATTERNS: [(&str, usize); 7] = [
    ("jink", 24),
    ("slash", 44),
    (".|black", 80),
    (".|spade|2~9", 25),
    ("BasicCard+^Slash,EquipCard", 69),
    ("TrickCard+^Nullification,EquipCard|.|.|hand", 0),
    ("..", 163),
];

fn board() -> Board {
    let mut snapshot = recorded::snapshot();
    Sgs::admit(&mut snapshot, &Names::default()).unwrap();
    Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), Some(recorded::SEAT))
}

fn patterns(criterion: &mut Criterion) {
    let board = board();
    let me = board.index(recorded::SEAT);
    let deck: Vec<Played> =
        (0..163).map(|id| Played::Real(board.catalogue().printed(id).unwrap().face)).collect();
    let count = |pattern: &Pattern| deck.iter().filter(|card| pattern.matches(&board, me, card)).count();
    let mut group = criterion.benchmark_group("patterns");
    for (text, matching) in PATTERNS {
        let pattern = Pattern::parse(text).unwrap();
        assert_eq!(count(&pattern), matching, "{text}");
        let whole = recorded::median(301, 10, || {
            black_box(count(black_box(&pattern)));
        });
        recorded::hold(&format!("{text} on one card"), whole / 163, Duration::from_nanos(200));
        group.bench_function(format!("{text} on 163 cards"), |bench| {
            bench.iter(|| black_box(count(black_box(&pattern))))
        });
    }
    group.finish();
}

criterion_group!(benches, patterns);
criterion_main!(benches);
