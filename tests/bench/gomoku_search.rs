//! What forced wins and looking ahead cost: the solvers on positions of known truth, the stones that the
//! search places in a second, and the seed's player five steps ahead.
//!
//! Run with `cargo bench --bench gomoku_search`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::games::gomoku::engine::{Engine, Kind, Limits, SolveLimits, Tuning, Watch};
use junshi::games::gomoku::grid::cell;
use junshi::games::gomoku::reading::{drawn, points};
use junshi::games::gomoku::{Ask, Gomoku, Position, Rule, Side, Snapshot};
use junshi::{Match, Opening, Runtime, Source};
use serde::Deserialize;

const TRUTH: &str = include_str!("../truth/gomoku/forced-wins.jsonl");

#[derive(Deserialize)]
struct Truth {
    id: String,
    board: String,
    side: String,
    rule: String,
    kind: Kind,
    min_attacker_moves: Option<usize>,
}

impl Truth {
    fn position(&self) -> Position {
        drawn(Rule::named(&self.rule).unwrap(), &self.board).unwrap()
    }

    fn side(&self) -> Side {
        Side::named(&self.side).unwrap()
    }

    /// The time in which it is to be solved; none where it is only told.
    fn goal(&self) -> Option<Duration> {
        let id = self.id.as_str();
        let ms = match id {
            "Q-test_vcf_long" => 50,
            "M-deep_vcf-1" => 300,
            _ if id.contains("fukumi") => 3_000,
            _ if id.starts_with("Q-test_vct") => 1_000,
            _ if ["M-basic", "M-trap", "Q-test_vcf_"].iter().any(|head| id.starts_with(head)) => 1,
            _ => return None,
        };
        Some(Duration::from_millis(ms))
    }
}

fn truths() -> Vec<Truth> {
    TRUTH.lines().filter(|line| !line.is_empty()).map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn engine() -> Engine {
    Engine::new(Tuning::default(), 64 << 20)
}

fn forced(criterion: &mut Criterion) {
    let mut engine = engine();
    let truths = truths();
    let mut group = criterion.benchmark_group("gomoku/forced win");
    for truth in &truths {
        let position = truth.position();
        let mut timed = || {
            engine.clear();
            let (begun, limits) = (Instant::now(), SolveLimits::default());
            let solved = engine.solve(&position, truth.side(), truth.kind, &limits, Watch::none());
            (begun.elapsed(), solved)
        };
        let (first, solved) = timed();
        if solved.line.is_none() && truth.goal().is_none() {
            println!("{}: not won in {first:?} with {} stones", truth.id, solved.nodes);
            continue;
        }
        assert!(solved.line.is_some(), "{} is not won", truth.id);
        assert!(solved.attacker_moves <= truth.min_attacker_moves.unwrap_or(usize::MAX), "{}", truth.id);
        // what the machine does beside it is left out of short ones
        let rounds = if truth.goal().is_some_and(|goal| goal <= Duration::from_millis(50)) { 21 } else { 1 };
        let least = (1..rounds).map(|_| timed().0).fold(first, Duration::min);
        match truth.goal() {
            Some(goal) => recorded::hold(&truth.id, least, goal),
            None => println!("{}: {least:?}, {} stones", truth.id, solved.nodes),
        }
        if rounds > 1 {
            let name = truth.id.as_str();
            group.bench_function(name, |bench| bench.iter(|| black_box(timed())));
        }
    }
    group.finish();
}

/// A position after moves.
fn after(rule: Rule, moves: &str) -> (Position, Side) {
    let mut position = Position::new(rule, 15, 15);
    let mut side = Side::Black;
    for point in points(moves).unwrap() {
        position.place(cell(point), side);
        side = side.other();
    }
    (position, side)
}

/// Quiet positions: the beginning, and two games some moves later.
const QUIET: [&str; 3] = ["h8i9", "h8i9g7i7g9f6i10h10", "h8h9j9i9i8g10f11j8j7k6"];

/// Stones placed in each search.
const NODES: u64 = 1_000_000;

fn looking_ahead(criterion: &mut Criterion) {
    for rule in [Rule::Freestyle, Rule::Renju] {
        let (mut stones, mut spent) = (0, Duration::ZERO);
        for moves in QUIET {
            let (position, side) = after(rule, moves);
            let mut engine = engine();
            let limits = Limits { nodes: NODES, ..Limits::default() };
            let begun = Instant::now();
            let thought = engine.think(&position, side, &limits, Watch::none());
            spent += begun.elapsed();
            stones += thought.nodes;
            assert!(thought.best.is_some() && thought.depth > 3, "{thought:?}");
        }
        let rate = stones as f64 / spent.as_secs_f64();
        println!("{}: {:.2} million stones a second", rule.name(), rate / 1e6);
        let each = Duration::from_secs_f64(1.0 / rate);
        recorded::hold(&format!("a stone of the search, {}", rule.name()), each, Duration::from_nanos(1_250));
    }
    let (position, side) = after(Rule::Freestyle, QUIET[0]);
    let limits = Limits { nodes: 20_000, ..Limits::default() };
    let mut engine = engine();
    criterion.bench_function("gomoku/search of 20,000 stones", |bench| {
        bench.iter(|| {
            engine.clear();
            engine.think(&position, side, &limits, Watch::none())
        })
    });
}

/// Quiet positions, and the boards of forced wins, which are full of threats.
fn snapshots() -> Vec<Snapshot> {
    let quiet = QUIET.iter().map(|moves| Snapshot { moves: points(moves).unwrap(), ..Snapshot::default() });
    let sharp = truths().into_iter().map(|truth| {
        let position = truth.position();
        let of = |side| position.stones().filter(|(_, own)| *own == side).map(|(point, _)| point).collect();
        let (black, white) = (of(Side::Black), of(Side::White));
        Snapshot { rule: position.rule(), black, white, side: Some(truth.side()), ..Snapshot::default() }
    });
    quiet.chain(sharp).collect()
}

/// The seed's player at its best: five steps ahead.
fn five_steps(criterion: &mut Criterion) {
    let runtime = Runtime::builder().limits(recorded::ample()).profile("seed").build();
    let (mut longest, mut slowest) = (Duration::ZERO, None);
    for snapshot in snapshots() {
        let seat = snapshot.to_move();
        let mut table = runtime.open::<Gomoku>(Opening::new(snapshot, 7)).unwrap();
        let took = recorded::median(5, 1, || decide(&mut table, seat));
        if took > longest {
            (longest, slowest) = (took, Some((table, seat)));
        }
    }
    recorded::hold("the seed five steps ahead, at most", longest, Duration::from_millis(200));
    let (mut table, seat) = slowest.unwrap();
    criterion
        .bench_function("gomoku/the seed five steps ahead", |bench| bench.iter(|| decide(&mut table, seat)));
}

fn decide(table: &mut Match<Gomoku>, seat: Side) {
    let decision = table.decide(Ask::Move { seat }).unwrap();
    assert_ne!(decision.source, Source::LastResort, "{}", decision.trace);
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = forced, looking_ahead, five_steps
}
criterion_main!(benches);
