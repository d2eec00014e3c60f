//! Forced wins with known truth: found, short enough, fast enough, and right against every defence.

#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};

use super::super::grid::{Cell, cell};
use super::super::point::Point;
use super::super::position::Position;
use super::super::reading::drawn;
use super::super::renju;
use super::super::rule::{Rule, Side};
use super::field::Field;
use super::{Engine, Kind, SolveLimits, Solved, Tuning, Watch};

const TRUTH: &str = include_str!("../../../../tests/truth/gomoku/forced-wins.jsonl");

#[derive(serde::Deserialize)]
struct Truth {
    id: String,
    board: String,
    side: String,
    rule: String,
    kind: String,
    min_attacker_moves: Option<usize>,
}

fn truths(kind: &str) -> Vec<(Truth, Position, Side)> {
    let all = TRUTH.lines().map(|line| serde_json::from_str::<Truth>(line).unwrap());
    let of_kind = all.filter(|truth| truth.kind == kind);
    of_kind
        .map(|truth| {
            let position = drawn(Rule::named(&truth.rule).unwrap(), &truth.board).unwrap();
            let side = Side::named(&truth.side).unwrap();
            (truth, position, side)
        })
        .collect()
}

fn engine() -> Engine {
    Engine::new(Tuning::default(), 64 << 20)
}

fn solve(position: &Position, side: Side, kind: Kind) -> (Solved, Duration) {
    let mut engine = engine();
    let begun = Instant::now();
    let solved = engine.solve(position, side, kind, &SolveLimits::default(), Watch::none());
    (solved, begun.elapsed())
}

fn is_legal(position: &mut Position, side: Side, cell: Cell) -> bool {
    position.is_empty(cell) && !(position.rule().forbids(side) && renju::foul(position, cell).is_some())
}

/// Plays out a win by fours: each move of the attacker leaves the defender one answer or none.
fn assert_only_fours(id: &str, position: &Position, side: Side, line: &[Point]) {
    let mut field = Field::new(position);
    for (turn, point) in line.iter().enumerate() {
        let mover = if turn % 2 == 0 { side } else { side.other() };
        let at = cell(*point);
        assert!(is_legal(&mut field.position, mover, at), "{id}: {point} of {mover:?}");
        if mover == side {
            let threatened = field.fives(side.other()) > 0;
            field.place(at, mover);
            assert!(!threatened || field.fives(side.other()) == 0, "{id}: {point} leaves a five");
            assert!(field.fives(side) > 0, "{id}: {point} is no four");
        } else {
            assert_eq!(field.fives(side), 1, "{id}: {point} was not the only answer");
            field.place(at, mover);
            assert_eq!(field.fives(side), 0, "{id}: {point} stops no five");
        }
    }
    assert!(cannot_be_stopped(&mut field, side), "{id}");
}

/// Whether every answer to the attacker's last move leaves him a five, and the defender has none.
fn cannot_be_stopped(field: &mut Field, side: Side) -> bool {
    let other = side.other();
    let answers: Vec<Cell> = field.position.cells_where(|_, _| true).collect();
    field.fives(other) == 0
        && answers.into_iter().all(|answer| {
            if !is_legal(&mut field.position, other, answer) {
                return true;
            }
            field.place(answer, other);
            let wins = field.fives(side) > 0;
            field.take_back();
            wins
        })
}

#[test]
fn wins_by_fours_are_found_short_and_hold() {
    let _ = solve(&Position::new(Rule::Renju, 15, 15), Side::Black, Kind::Vcf);
    for (truth, position, side) in truths("vcf") {
        let (solved, time) = solve(&position, side, Kind::Vcf);
        println!("{} {} of {:?}, {time:?}, {} stones", truth.id, solved.attacker_moves, truth.min_attacker_moves, solved.nodes);
        let line = solved.line.unwrap();
        assert!(solved.attacker_moves <= truth.min_attacker_moves.unwrap_or(usize::MAX), "{}", truth.id);
        assert_only_fours(&truth.id, &position, side, &line);
    }
}

#[test]
fn wins_that_lack_a_stone_are_none() {
    for (id, missing) in [("M-trap_vcf-1", &["E13"][..]), ("M-basic_vcf-2", &["J11", "J10"])] {
        let (_, mut position, side) = truths("vcf").into_iter().find(|(truth, ..)| truth.id == id).unwrap();
        missing.iter().for_each(|point| position.remove(cell(point.parse().unwrap())));
        let (solved, _) = solve(&position, side, Kind::Vcf);
        assert!(solved.line.is_none() && solved.exhausted, "{id}: {solved:?}");
    }
}

/// Whether a side that is to move wins by threats, as a fresh search sees it.
fn wins(position: &Position, side: Side, moves: usize) -> bool {
    let limits = SolveLimits { moves: moves as u16 + 2, nodes: 3_000_000, shortest: false, ..SolveLimits::default() };
    engine().solve(position, side, Kind::Vct, &limits, Watch::none()).line.is_some()
}

/// Plays out a win by threats: after each move of the attacker but the last, every answer on the board
/// that leaves no five at once loses too.
fn assert_every_defence_loses(id: &str, position: &Position, side: Side, line: &[Point]) {
    let mut position = position.clone();
    let attacker_moves = line.len().div_ceil(2);
    for (turn, point) in line.iter().enumerate() {
        let mover = if turn % 2 == 0 { side } else { side.other() };
        assert!(is_legal(&mut position, mover, cell(*point)), "{id}: {point}");
        position.place(cell(*point), mover);
        let left = attacker_moves - turn / 2 - 1;
        if mover == side && left > 0 {
            let answers: Vec<Cell> = position.cells_where(|_, _| true).collect();
            for answer in answers {
                if !is_legal(&mut position, side.other(), answer) {
                    continue;
                }
                position.place(answer, side.other());
                assert!(position.winner_at(answer).is_none(), "{id}: {point} allows a five");
                assert!(wins(&position, side, left), "{id}: {point} is answered by {:?}", position.stones().last());
                position.take_back();
            }
        }
    }
    assert!(cannot_be_stopped(&mut Field::new(&position), side), "{id}");
}

#[test]
fn wins_by_threats_are_found_short_and_hold() {
    let is_whole = std::env::var_os("JUNSHI_FULL").is_some();
    for (truth, position, side) in truths("vct") {
        if truth.id.starts_with("Q-bench") || truth.id.contains("fukumi") && !is_whole {
            continue;
        }
        let (solved, time) = solve(&position, side, Kind::Vct);
        println!("{} {} of {:?}, {time:?}, {} stones", truth.id, solved.attacker_moves, truth.min_attacker_moves, solved.nodes);
        let line = solved.line.unwrap();
        assert!(solved.attacker_moves <= truth.min_attacker_moves.unwrap_or(usize::MAX), "{}", truth.id);
        if is_whole || truth.id == "Q-test_vct_forbidden_breaker" {
            assert_every_defence_loses(&truth.id, &position, side, &line);
        }
    }
}

/// Says how long every forced win takes: `cargo test --release speeds_of_forced_wins -- --ignored --nocapture`.
#[test]
#[ignore = "measures"]
fn speeds_of_forced_wins() {
    let _ = solve(&Position::new(Rule::Renju, 15, 15), Side::Black, Kind::Vcf);
    for kind in [Kind::Vcf, Kind::Vct] {
        for (truth, position, side) in truths(if kind == Kind::Vcf { "vcf" } else { "vct" }) {
            let (solved, time) = solve(&position, side, kind);
            println!("{} {} of {:?}, {time:?}, {} stones", truth.id, solved.attacker_moves, truth.min_attacker_moves, solved.nodes);
        }
    }
}
