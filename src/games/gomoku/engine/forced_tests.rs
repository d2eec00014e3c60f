//! Forced wins with known truth.
#![allow(clippy::unwrap_used)]

use super::super::grid::{Cell, cell, point};
use super::super::point::Point;
use super::super::position::Position;
use super::super::rule::{Rule, Side};
use super::field::Field;
use super::vcf::{FourSearch, Fours};

const TRUTH: &str = include_str!("../../../../tests/truth/gomoku/forced-wins.jsonl");

#[derive(serde::Deserialize)]
struct Truth {
    id: String,
    board: String,
    side: String,
    kind: String,
    min_attacker_moves: Option<usize>,
}

fn truths() -> Vec<Truth> {
    TRUTH.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn position(board: &str) -> Position {
    let mut position = Position::new(Rule::Renju, 15, 15);
    for (place, mark) in board.bytes().enumerate() {
        let at = cell(Point::at((place % 15) as u8, 14 - (place / 15) as u8));
        match mark {
            b'X' => position.place(at, Side::Black),
            b'O' => position.place(at, Side::White),
            _ => {}
        }
    }
    position
}

fn text(line: &[Cell]) -> String {
    line.iter().map(|cell| point(*cell).to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn fours() {
    for truth in truths().into_iter().filter(|truth| truth.kind == "vcf") {
        let side = Side::named(&truth.side).unwrap();
        let mut field = Field::new(&position(&truth.board));
        let mut search = FourSearch::new(1 << 16);
        let start = std::time::Instant::now();
        let result = search.search(&mut field, side, super::vcf::UNLIMITED, 10_000_000);
        let first = start.elapsed();
        let n = search.nodes();
        let len = search.line().len() / 2 + 1;
        let mut search = FourSearch::new(1 << 16);
        let start = std::time::Instant::now();
        search.shortest(&mut field, side, super::vcf::UNLIMITED, 1_000_000);
        println!("{} {:?} {} {:?} {}us nodes {} -> short {} {}us nodes {} {}", truth.id, result, len, truth.min_attacker_moves, first.as_micros(), n,
            search.line().len()/2+1, start.elapsed().as_micros(), search.nodes(), text(&search.line()[..search.line().len().min(30)]));
    }
}

#[test]
fn threats() {
    let level = std::env::var("LEVEL").ok().and_then(|level| level.parse().ok()).unwrap_or(3);
    let only = std::env::var("ONLY").unwrap_or_default();
    for truth in truths().into_iter().filter(|truth| truth.kind == "vct" && truth.id.contains(&only)) {
        let side = Side::named(&truth.side).unwrap();
        let position = position(&truth.board);
        let mut engine = super::Engine::new(Default::default(), 64 << 20);
        let start = std::time::Instant::now();
        let limits = super::SolveLimits { level, nodes: 20_000_000, milliseconds: 20_000, ..Default::default() };
        let begun = std::time::Instant::now();
        let elapsed = move || begun.elapsed();
        let watch = super::Watch { elapsed: &elapsed, ..super::Watch::none() };
        let solved = engine.solve(&position, side, super::Kind::Vct, &limits, watch);
        println!("{} {} of {:?} {}us nodes {} {:?} exhausted {}", truth.id, solved.attacker_moves, truth.min_attacker_moves, start.elapsed().as_micros(), solved.nodes, solved.line, solved.exhausted);
    }
}
