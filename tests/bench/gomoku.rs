//! What shapes and forbidden points cost: reading a whole board, a stone placed and taken back, and one
//! verdict. The crate `figrid-board` does the like of it in the same run, on the same stones.
//!
//! Run with `cargo bench --bench gomoku`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use figrid_board::pattern_table::{lookup_mapped_id, pack_window, read_window};
use figrid_board::renju::Foul;
use figrid_board::{Board, Stone, to_idx};
use junshi::games::gomoku::grid::{Cell, cell, point};
use junshi::games::gomoku::reading::drawn;
use junshi::games::gomoku::renju::foul;
use junshi::games::gomoku::{Point, Position, Rule, Side};
use junshi::kit::rng::Rng;
use serde_json::Value;

const TRUTH: &str = include_str!("../truth/gomoku/forbidden.jsonl");

/// How often a short thing is done between two looks at the clock.
const RUNS: u32 = 16;

fn nanos(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e9
}

/// The place of a point on a board of theirs.
fn theirs(point: Point) -> usize {
    to_idx(point.y.into(), point.x.into())
}

/// A game in its middle, with the same stones on both boards, which random moves lead on and back.
struct Walk {
    ours: Position,
    theirs: Board,
    rng: Rng,
}

impl Walk {
    fn begin() -> Walk {
        let mut walk = Walk {
            ours: Position::new(Rule::Freestyle, 15, 15),
            theirs: Board::new(),
            rng: Rng::for_decision(1, 1, "bench"),
        };
        (0..40).for_each(|_| walk.place());
        walk
    }

    /// A random empty cell not far from the middle.
    fn cell(&mut self) -> Cell {
        loop {
            let mut along = || (2 + self.rng.below(6) + self.rng.below(6)) as u8;
            let at = cell(Point::at(along(), along()));
            if self.ours.is_empty(at) {
                return at;
            }
        }
    }

    fn side(&self) -> Side {
        Side::BOTH[self.ours.moves().len() % 2]
    }

    fn place(&mut self) {
        let (at, side) = (self.cell(), self.side());
        self.ours.place(at, side);
        self.theirs.make_move(theirs(point(at)));
    }

    /// A few moves back and as many others.
    fn step(&mut self) {
        for _ in 0..3 {
            self.ours.take_back();
            self.theirs.undo_move();
        }
        (0..3).for_each(|_| self.place());
    }
}

/// The patterns of both colours at every point and in every direction, as the other crate reads them.
fn classified_by_them(board: &Board) -> u64 {
    const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let mut sum = 0;
    for row in 0..15 {
        for column in 0..15 {
            for (down, right) in STEPS {
                let window = read_window(&board.black, &board.white, row, column, down, right);
                sum += u64::from(lookup_mapped_id(pack_window(&window)));
            }
        }
    }
    sum
}

fn classification(criterion: &mut Criterion) {
    let mut walk = Walk::begin();
    let kept = walk.ours.clone();
    walk.ours.rescan();
    for at in kept.points().map(cell) {
        Side::BOTH.iter().for_each(|side| assert_eq!(walk.ours.shapes(*side, at), kept.shapes(*side, at)));
    }
    let figure = recorded::median(501, 4, || black_box(&mut walk.ours).rescan());
    let other = recorded::median(101, 4, || {
        black_box(classified_by_them(black_box(&walk.theirs)));
    });
    println!("a board of 15 read by figrid-board: {other:?}");
    recorded::hold("a board of 15 read anew", figure, Duration::from_micros(8));
    let mut group = criterion.benchmark_group("gomoku/whole board");
    group.bench_function("ours", |bench| bench.iter(|| black_box(&mut walk.ours).rescan()));
    group.bench_function("figrid-board", |bench| bench.iter(|| classified_by_them(black_box(&walk.theirs))));
    group.finish();
}

fn pair(walk: &mut Position, at: Cell, side: Side) {
    walk.place(at, side);
    walk.take_back();
}

/// The mean over many positions of placing a stone and taking it back, for both crates.
fn pairs(positions: usize) -> [Duration; 2] {
    let (mut walk, mut spent) = (Walk::begin(), [Duration::ZERO; 2]);
    for _ in 0..positions {
        walk.step();
        let (cells, side): ([Cell; 8], Side) = (std::array::from_fn(|_| walk.cell()), walk.side());
        let begun = Instant::now();
        cells.iter().for_each(|at| pair(black_box(&mut walk.ours), *at, side));
        spent[0] += begun.elapsed();
        let begun = Instant::now();
        for at in cells {
            walk.theirs.make_move(theirs(point(at)));
            black_box(&mut walk.theirs).undo_move();
        }
        spent[1] += begun.elapsed();
    }
    let mut anew = walk.ours.clone();
    anew.rescan();
    assert!(
        Side::BOTH.iter().all(|side| anew.counts(*side) == walk.ours.counts(*side)),
        "kept as worked out"
    );
    spent.map(|spent| spent / (8 * positions) as u32)
}

fn stones(criterion: &mut Criterion) {
    let [ours, other] = pairs(10_000);
    println!("a stone placed and taken back by figrid-board: {other:?}");
    recorded::hold("a stone placed and taken back", ours, Duration::from_nanos(600));
    let mut walk = Walk::begin();
    let (at, side) = (walk.cell(), walk.side());
    let place = theirs(point(at));
    let mut group = criterion.benchmark_group("gomoku/stone placed and taken back");
    group.bench_function("ours", |bench| bench.iter(|| pair(black_box(&mut walk.ours), at, side)));
    group.bench_function("figrid-board", |bench| {
        bench.iter(|| {
            walk.theirs.make_move(place);
            black_box(&mut walk.theirs).undo_move();
        })
    });
    group.finish();
}

/// The boards with known verdicts, as both crates keep them.
fn boards() -> Vec<(Position, Board)> {
    let read = |line: &str| {
        let row: Value = serde_json::from_str(line).unwrap();
        let ours = drawn(Rule::Renju, row["board"].as_str().unwrap()).unwrap();
        let mut board = Board::new();
        for (point, side) in ours.stones() {
            board.side_to_move = if side == Side::Black { Stone::Black } else { Stone::White };
            board.make_move(theirs(point));
        }
        (ours, board)
    };
    TRUTH.lines().filter(|line| !line.is_empty()).map(read).collect()
}

fn empty(position: &Position) -> Vec<Cell> {
    position.points().map(cell).filter(|at| position.is_empty(*at)).collect()
}

/// The least of a few means: what the machine does beside it is left out.
fn least(mut act: impl FnMut()) -> f64 {
    let mut once = || {
        let begun = Instant::now();
        (0..RUNS).for_each(|_| act());
        nanos(begun.elapsed()) / f64::from(RUNS)
    };
    (0..3).map(|_| once()).fold(f64::INFINITY, f64::min)
}

fn named(foul: Foul) -> Option<&'static str> {
    match foul {
        Foul::DoubleFour => Some("44"),
        Foul::DoubleThree => Some("33"),
        Foul::Overline => Some("OL"),
        Foul::None | Foul::Five => None,
    }
}

fn told(what: &str, mut times: Vec<f64>) -> [Duration; 2] {
    times.sort_unstable_by(f64::total_cmp);
    let [median, worst] = [times[times.len() / 2], times[times.len() - 1]];
    println!("{what}: {} queries, median {median:.0} ns, worst {worst:.0} ns", times.len());
    [median, worst].map(|nanos| Duration::from_nanos(nanos as u64))
}

fn fouls(criterion: &mut Criterion) {
    let mut boards = boards();
    assert_eq!(boards.len(), 47);
    let (mut ours, mut others, mut found) = (Vec::new(), Vec::new(), 0);
    for (position, board) in &mut boards {
        for at in empty(position) {
            let place = theirs(point(at));
            let verdict = foul(position, at).map(|foul| foul.name());
            let other = figrid_board::renju::foul(&board.black, &board.white, place);
            assert_eq!(verdict, named(other), "{}", point(at));
            found += usize::from(verdict.is_some());
            ours.push(least(|| {
                black_box(foul(black_box(position), at));
            }));
            others.push(least(|| {
                black_box(figrid_board::renju::foul(&board.black, &board.white, black_box(place)));
            }));
        }
    }
    assert_eq!(found, 66, "forbidden points");
    told("forbidden point by figrid-board", others);
    let [median, worst] = told("forbidden point", ours);
    recorded::hold("forbidden point, median", median, Duration::from_nanos(150));
    recorded::hold("forbidden point, worst", worst, Duration::from_micros(30));
    let (position, board) = &mut boards[20];
    let cells = empty(position);
    let mut group = criterion.benchmark_group("gomoku/all forbidden points of a board");
    group.bench_function("ours", |bench| {
        bench.iter(|| cells.iter().filter(|at| foul(black_box(position), **at).is_some()).count())
    });
    group.bench_function("figrid-board", |bench| {
        let is_foul =
            |at: &&Cell| figrid_board::renju::is_forbidden(&board.black, &board.white, theirs(point(**at)));
        bench.iter(|| cells.iter().filter(is_foul).count())
    });
    group.finish();
}

criterion_group!(benches, classification, stones, fouls);
criterion_main!(benches);
