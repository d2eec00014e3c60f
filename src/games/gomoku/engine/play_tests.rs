//! Positions in which players have gone wrong, and what the engine owes everywhere.

#![allow(clippy::unwrap_used)]

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::super::grid::cell;
use super::super::point::Point;
use super::super::position::Position;
use super::super::renju;
use super::super::rule::{Rule, Side};
use super::{Engine, Limits, Thought, Tuning, WIN, Watch};

/// The position after moves written one after the other, and who is to move.
fn after(rule: Rule, moves: &str) -> (Position, Side) {
    let mut position = Position::new(rule, 15, 15);
    let mut side = Side::Black;
    let mut rest = moves;
    while !rest.is_empty() {
        let end = rest[1..].find(|letter: char| letter.is_ascii_alphabetic()).map_or(rest.len(), |at| at + 1);
        position.place(cell(rest[..end].parse().unwrap()), side);
        side = side.other();
        rest = &rest[end..];
    }
    (position, side)
}

fn think_about(position: &Position, side: Side, limits: &Limits) -> Thought {
    Engine::new(Tuning::default(), 16 << 20).think(position, side, limits, Watch::none())
}

fn best(rule: Rule, moves: &str) -> String {
    let (position, side) = after(rule, moves);
    think_about(&position, side, &Limits { nodes: 100_000, ..Limits::default() }).best.unwrap().to_string()
}

#[test]
fn a_four_is_blocked_even_when_all_is_lost() {
    let moves = "h8h7i7g9h6g5g7i6g8f8f6e5f5j10i10i11k9h10j12l10";
    assert_eq!(best(Rule::Freestyle, moves), "E7");
    for rule in Rule::ALL {
        let answer = best(rule, "h8h9i8i9j8j9k8k9");
        assert!(["G8", "L8"].contains(&answer.as_str()), "{rule:?} {answer}: black completes his own four");
    }
}

#[test]
fn five_is_blocked_and_six_is_not_feared_where_six_is_nothing() {
    let answer = best(Rule::Standard, "h8h9i8h10g8h11j13h12g12h14i15");
    assert!(["F8", "J8"].contains(&answer.as_str()), "{answer}");
}

#[test]
fn a_double_three_is_left_alone_in_renju() {
    let answer = best(Rule::Renju, "h8h9i7i9h10i6i11i12");
    assert_ne!(answer, "G9");
}

#[test]
fn a_forced_point_that_is_forbidden_is_not_played() {
    let (mut position, side) = after(Rule::Renju, "h8g6f6g5f7g4h7g3g2a1");
    let begun = Instant::now();
    let answer = think_about(&position, side, &Limits::default()).best.unwrap();
    assert!(begun.elapsed() < Duration::from_secs(2));
    assert!(renju::foul(&mut position, cell(answer)).is_none(), "{answer}");
}

#[test]
fn a_claimed_win_is_analysed() {
    let (position, side) = after(Rule::Standard, "h13h11j13i13i12j11i10i11g11k11l11j12l10h10g9j10");
    let limits = Limits { nodes: 300_000, candidates: 3, ..Limits::default() };
    let thought = think_about(&position, side, &limits);
    assert_eq!(thought.candidates.len(), 3);
    assert!(thought.candidates.windows(2).all(|pair| pair[0].score >= pair[1].score));
    assert!(thought.candidates.iter().all(|candidate| candidate.line[0] == candidate.point && !candidate.reason.is_empty()));
}

#[test]
fn an_open_three_is_answered() {
    let (mut position, _) = after(Rule::Freestyle, "h8a1i8a15j8");
    let answer = think_about(&position, Side::White, &Limits { nodes: 20_000, ..Limits::default() });
    let stops = ["F8", "G8", "K8", "L8"];
    assert!(stops.contains(&answer.best.unwrap().to_string().as_str()), "{answer:?}");
    position.place(cell("G8".parse().unwrap()), Side::White);
}

#[test]
fn the_first_stone_is_in_the_centre_and_the_second_near_it() {
    for size in [5, 6, 15, 20, 22] {
        let position = Position::new(Rule::Freestyle, size, size);
        let first = think_about(&position, Side::Black, &Limits { nodes: 5_000, ..Limits::default() }).best.unwrap();
        let middle = |at: u8| (2 * i32::from(at) + 1 - size as i32).abs() <= 1;
        assert!(middle(first.x) && middle(first.y), "{size}: {first}");
    }
    let second = best(Rule::Freestyle, "h8").parse::<Point>().unwrap();
    assert!(second.x.abs_diff(7) <= 2 && second.y.abs_diff(7) <= 2, "{second}");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let (position, side) = after(Rule::Renju, "h8i9h9h10i10g8j9");
    let limits = Limits { nodes: 30_000, ..Limits::default() };
    assert_eq!(think_about(&position, side, &limits), think_about(&position, side, &limits));
    let noisy = Limits { noise: 100, seed: 4, ..limits };
    assert_eq!(think_about(&position, side, &noisy), think_about(&position, side, &noisy));
}

#[test]
fn a_search_that_is_told_to_stop_stops_with_a_move() {
    let (position, side) = after(Rule::Freestyle, "h8i9h9h10i10g8j9");
    let mut engine = Engine::new(Tuning::default(), 16 << 20);
    let stop = AtomicBool::new(true);
    let watch = Watch { stop: &stop, ..Watch::none() };
    assert!(engine.think(&position, side, &Limits::default(), watch).best.is_some());
    let begun = Instant::now();
    let elapsed = move || begun.elapsed();
    let watch = Watch { elapsed: &elapsed, ..Watch::none() };
    let limits = Limits { milliseconds: 100, ..Limits::default() };
    assert!(engine.think(&position, side, &limits, watch).depth > 0);
    assert!(begun.elapsed() < Duration::from_millis(400));
}

/// Games of an engine against itself on all kinds of boards: no move is ever illegal, and each game ends.
#[test]
fn games_on_all_boards_are_legal_to_the_end() {
    for (rule, width, height) in
        [(Rule::Renju, 15, 15), (Rule::Standard, 5, 22), (Rule::Caro, 9, 7), (Rule::Freestyle, 5, 5), (Rule::Freestyle, 22, 20)]
    {
        let mut position = Position::new(rule, width, height);
        position.block(cell(Point::at(2, 2)));
        let mut engine = Engine::new(Tuning::default(), 4 << 20);
        let mut side = Side::Black;
        loop {
            let thought = engine.think(&position, side, &Limits { nodes: 300, ..Limits::default() }, Watch::none());
            let Some(point) = thought.best else { break };
            let at = cell(point);
            assert!(position.holds(point) && position.is_empty(at), "{rule:?} {point}");
            let is_foul = rule.forbids(side) && renju::foul(&mut position, at).is_some();
            let legal_left = position.cells_where(|_, _| true).any(|cell| !rule.forbids(side) || renju::foul(&mut position.clone(), cell).is_none());
            assert!(!is_foul || !legal_left, "{rule:?} {point} is forbidden");
            position.place(at, side);
            if position.winner_at(at).is_some() {
                break;
            }
            side = side.other();
        }
    }
}

#[test]
fn the_last_empty_point_is_played_and_a_full_board_has_no_move() {
    let mut position = Position::new(Rule::Standard, 6, 6);
    let colour = |point: Point| if (point.x / 2 + point.y).is_multiple_of(2) { Side::Black } else { Side::White };
    let points: Vec<Point> = position.points().collect();
    for point in &points[1..] {
        position.place(cell(*point), colour(*point));
    }
    let last = think_about(&position, Side::White, &Limits::default());
    assert_eq!((last.best, last.candidates.len()), (Some(points[0]), 1));
    position.place(cell(points[0]), Side::White);
    assert_eq!(think_about(&position, Side::Black, &Limits::default()).best, None);
}

#[test]
fn a_win_by_fours_is_seen_at_once() {
    let (position, side) = after(Rule::Freestyle, "h8a1i8a3j8a5g9a7g10a9");
    let thought = think_about(&position, side, &Limits { nodes: 10_000, ..Limits::default() });
    assert!(thought.score > WIN - 100, "{thought:?}");
}

#[test]
fn every_level_plays() {
    let (position, side) = after(Rule::Renju, "h8i9h9h10i10g8j9");
    let tuning = Tuning::default();
    for level in 1..=7 {
        let mut engine = Engine::new(tuning.clone(), 4 << 20);
        assert!(engine.think(&position, side, &tuning.level(level), Watch::none()).best.is_some());
    }
    assert_eq!((tuning.level(0), tuning.level(99)), (tuning.level(1), tuning.level(9)));
}

#[test]
fn rules_are_valued_by_weights_of_their_own() {
    let mut heavy = Tuning::default();
    heavy.standard.tempo += 500;
    let differs = |rule: Rule| {
        let (position, side) = after(rule, "h8i9g6h9");
        let limits = Limits { depth: 1, nodes: 2_000, ..Limits::default() };
        let usual = think_about(&position, side, &limits).score;
        usual != Engine::new(heavy.clone(), 1 << 20).think(&position, side, &limits, Watch::none()).score
    };
    assert_eq!(Rule::ALL.map(differs), [false, true, false, false]);
}
