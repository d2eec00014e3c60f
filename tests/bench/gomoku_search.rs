//! What forced wins and looking ahead cost: the solvers on positions of known truth, the stones that the
//! search places in a second, and the seed's player five steps ahead.
//!
//! Run with `cargo bench --bench gomoku_search`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::games::gomoku::engine::{Engine, Kind, Limits, SolveLimits, Solved, Tuning, Watch};
use junshi::games::gomoku::grid::cell;
use junshi::games::gomoku::reading::{drawn, points};
use junshi::games::gomoku::{Ask, Gomoku, Position, Rule, Side, Snapshot};
use junshi::{Opening, Runtime, Source};
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

fn solve(engine: &mut Engine, truth: &Truth, position: &Position) -> Solved {
    engine.clear();
    engine.solve(position, truth.side(), truth.kind, &SolveLimits::default(), Watch::none())
}

fn forced(criterion: &mut Criterion) {
    let mut engine = engine();
    let truths = truths();
    let mut group = criterion.benchmark_group("gomoku/forced win");
    for truth in &truths {
        let position = truth.position();
        let solved = solve(&mut engine, truth, &position);
        assert!(solved.line.is_some(), "{} is not won", truth.id);
        assert!(solved.attacker_moves <= truth.min_attacker_moves.unwrap_or(usize::MAX), "{}", truth.id);
        let rounds = if truth.goal().is_some_and(|goal| goal <= Duration::from_millis(50)) { 21 } else { 1 };
        let times = (0..rounds).map(|_| {
            engine.clear();
            let begun = Instant::now();
            let limits = SolveLimits::default();
            black_box(engine.solve(&position, truth.side(), truth.kind, &limits, Watch::none()));
            begun.elapsed()
        });
        let least = times.min().unwrap();
        match truth.goal() {
            Some(goal) => recorded::hold(&truth.id, least, goal),
            None => println!("{}: {least:?}, {} stones", truth.id, solved.nodes),
        }
        if rounds > 1 {
            let name = truth.id.as_str();
            group.bench_function(name, |bench| bench.iter(|| solve(&mut engine, truth, &position)));
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

/// The seed's player at its best: five steps ahead, where there is much to look at.
fn five_steps(criterion: &mut Criterion) {
    let runtime = Runtime::builder().limits(recorded::ample()).profile("seed").build();
    let mut longest = Duration::ZERO;
    for moves in QUIET {
        let snapshot = Snapshot { moves: points(moves).unwrap(), ..Snapshot::default() };
        let seat = snapshot.to_move();
        let mut table = runtime.open::<Gomoku>(Opening::new(snapshot, 7)).unwrap();
        let mut decide = || {
            let decision = table.decide(Ask::Move { seat }).unwrap();
            assert_ne!(decision.source, Source::LastResort, "{}", decision.trace);
        };
        longest = longest.max(recorded::median(5, 1, &mut decide));
        if moves == QUIET[2] {
            criterion.bench_function("gomoku/the seed five steps ahead", |bench| bench.iter(&mut decide));
        }
    }
    recorded::hold("the seed five steps ahead, at most", longest, Duration::from_millis(200));
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = forced, looking_ahead, five_steps
}
criterion_main!(benches);
