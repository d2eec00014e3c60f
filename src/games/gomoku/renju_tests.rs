//! The verdicts against sources outside, and against the definition read off the board.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;
use std::io::Read;

use serde_json::Value;

use super::super::grid::cell;
use super::super::point::Point;
use super::super::reading::drawn;
use super::super::rule::Rule;
use super::*;

fn truth(name: &str) -> String {
    let root = option_env!("JUNSHI_TRUTH").map_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/tests/truth/gomoku").to_owned(), str::to_owned);
    let bytes = std::fs::read(format!("{root}/{name}")).unwrap();
    if !name.ends_with(".gz") {
        return String::from_utf8(bytes).unwrap();
    }
    let mut text = String::new();
    flate2::read::GzDecoder::new(bytes.as_slice()).read_to_string(&mut text).unwrap();
    text
}

fn rows(name: &str) -> Vec<Value> {
    truth(name).lines().filter(|line| !line.trim().is_empty()).map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// All forbidden points of a board, by name.
fn fouls(position: &mut Position) -> BTreeMap<String, &'static str> {
    let points: Vec<Point> = position.points().collect();
    let empty = points.into_iter().filter(|point| position.is_empty(cell(*point))).collect::<Vec<_>>();
    empty.into_iter().filter_map(|point| Some((point.to_string(), foul(position, cell(point))?.name()))).collect()
}

#[test]
fn verdicts_of_other_sources_hold() {
    let (mut verdicts, mut wrong) = (0, Vec::new());
    for row in rows("forbidden.jsonl") {
        let mut position = drawn(Rule::Renju, row["board"].as_str().unwrap()).unwrap();
        for (point, told) in row["forbidden"].as_object().unwrap() {
            let ours = foul(&mut position, cell(point.parse().unwrap()));
            let agrees = match told {
                Value::Bool(forbidden) => *forbidden == ours.is_some(),
                Value::String(kind) => ours.is_some_and(|foul| foul.name() == kind),
                other => panic!("{other}"),
            };
            verdicts += 1;
            if !agrees {
                wrong.push(format!("{} {point}: {told}, ours {ours:?}", row["id"]));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {verdicts}: {}", wrong.len(), wrong.join("\n"));
    assert_eq!(verdicts, 4209);
}

#[test]
fn forbidden_points_of_random_boards_are_those_of_the_list() {
    let rows = rows("forbidden-random.jsonl.gz");
    assert_eq!(rows.len(), 5000);
    let step = if std::env::var_os("JUNSHI_FULL").is_some() { 1 } else { 5 };
    for row in rows.iter().step_by(step) {
        let mut position = drawn(Rule::Renju, row["board"].as_str().unwrap()).unwrap();
        let told = row["forbidden"].as_array().unwrap().iter().map(|text| text.as_str().unwrap().split_once(':').unwrap());
        let told: BTreeMap<String, &str> = told.map(|(point, kind)| (point.to_owned(), kind)).collect();
        assert_eq!(fouls(&mut position), told, "{}", row["id"]);
    }
}

/// The definition, read off a plain board without any table.
mod definition {
    /// `b`: 0 empty, 1 black, 2 white, 3 off the board; 27 × 27 with a margin of 6.
    pub struct Plain(pub Vec<u8>);

    const WIDE: i32 = 27;
    const STEPS: [i32; 4] = [1, WIDE, WIDE - 1, WIDE + 1];

    pub fn at(x: i32, y: i32) -> i32 {
        (y + 6) * WIDE + x + 6
    }

    impl Plain {
        fn get(&self, at: i32) -> u8 {
            self.0[at as usize]
        }

        /// First and last cell of the black row through a black cell.
        fn row(&self, at: i32, step: i32) -> (i32, i32) {
            let (mut first, mut last) = (at, at);
            while self.get(first - step) == 1 {
                first -= step;
            }
            while self.get(last + step) == 1 {
                last += step;
            }
            (first, last)
        }

        fn length(&self, at: i32, step: i32) -> i32 {
            let (first, last) = self.row(at, step);
            (last - first) / step + 1
        }

        fn with<R>(&mut self, at: i32, work: impl FnOnce(&mut Plain) -> R) -> R {
            self.0[at as usize] = 1;
            let result = work(self);
            self.0[at as usize] = 0;
            result
        }

        /// Points that complete an exact five through a black cell.
        fn completions(&mut self, at: i32, step: i32) -> Vec<i32> {
            let near = (-4..=4).map(|far| at + far * step).filter(|q| self.get(*q) == 0).collect::<Vec<_>>();
            near.into_iter()
                .filter(|q| {
                    self.with(*q, |plain| {
                        let (first, last) = plain.row(at, step);
                        plain.length(at, step) == 5 && (*q - first) * step.signum() >= 0 && (last - *q) * step.signum() >= 0
                    })
                })
                .collect()
        }

        /// Distinct sets of four stones through a black cell that one more completes.
        fn fours(&mut self, at: i32, step: i32) -> usize {
            let mut sets: Vec<Vec<i32>> = Vec::new();
            for q in self.completions(at, step) {
                let set = self.with(q, |plain| {
                    let (first, _) = plain.row(at, step);
                    (0..5).map(|k| first + k * step).filter(|c| *c != q).collect::<Vec<_>>()
                });
                if !sets.contains(&set) {
                    sets.push(set);
                }
            }
            sets.len()
        }

        fn is_straight_four(&mut self, at: i32, step: i32) -> bool {
            let (first, last) = self.row(at, step);
            let both = self.completions(at, step);
            (last - first) / step == 3 && both.contains(&(first - step)) && both.contains(&(last + step))
        }

        fn is_three(&mut self, at: i32, step: i32) -> bool {
            let near = (-4..=4).map(|far| at + far * step).filter(|q| self.get(*q) == 0).collect::<Vec<_>>();
            near.into_iter().any(|q| {
                let makes = self.with(q, |plain| {
                    let (first, last) = plain.row(q, step);
                    let holds = (at - first) * step.signum() >= 0 && (last - at) * step.signum() >= 0;
                    holds && plain.is_straight_four(q, step) && STEPS.iter().all(|other| plain.length(q, *other) != 5)
                });
                makes && self.foul(q).is_none()
            })
        }

        pub fn foul(&mut self, p: i32) -> Option<&'static str> {
            self.with(p, |plain| {
                if STEPS.iter().any(|step| plain.length(p, *step) == 5) {
                    return None;
                }
                if STEPS.iter().map(|step| plain.fours(p, *step)).sum::<usize>() > 1 {
                    return Some("44");
                }
                if STEPS.iter().filter(|step| plain.is_three(p, **step)).count() > 1 {
                    return Some("33");
                }
                STEPS.iter().any(|step| plain.length(p, *step) > 5).then_some("OL")
            })
        }
    }
}

/// Dense boards around the middle, where fouls are many.
fn random_board(seed: &mut u64) -> (Position, definition::Plain) {
    let mut next = |below: u64| {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) % below
    };
    let mut position = Position::new(Rule::Renju, 15, 15);
    let mut plain = definition::Plain(vec![3; 27 * 27]);
    let (low, size, black) = (next(5), 6 + next(5), 2 + next(3));
    for y in 0..15_i32 {
        for x in 0..15_i32 {
            plain.0[definition::at(x, y) as usize] = 0;
        }
    }
    for _ in 0..size * size / 2 {
        let (x, y) = ((low + next(size)).min(14), (low + next(size)).min(14));
        let at = cell(Point::at(x as u8, y as u8));
        let side = if next(5) < black { Side::Black } else { Side::White };
        let would_win = position.is_empty(at) && (0..4).any(|line| position.shape(side, at, line) == Shape::Five);
        if position.is_empty(at) && !would_win {
            position.place(at, side);
            plain.0[definition::at(x as i32, y as i32) as usize] = if side == Side::Black { 1 } else { 2 };
        }
    }
    (position, plain)
}

#[test]
fn verdicts_are_those_of_the_definition() {
    let boards = if std::env::var_os("JUNSHI_FULL").is_some() { 50_000 } else { 400 };
    let (mut seed, mut found) = (11, BTreeMap::new());
    for number in 0..boards {
        let (mut position, mut plain) = random_board(&mut seed);
        let empty: Vec<Point> = position.points().filter(|point| position.is_empty(cell(*point))).collect();
        for point in empty {
            let told = plain.foul(definition::at(i32::from(point.x), i32::from(point.y)));
            let ours = foul(&mut position, cell(point)).map(Foul::name);
            assert_eq!(ours, told, "board {number}, {point}");
            let explained = explain(&mut position, cell(point), FiveCompletion::NoThree);
            assert_eq!(explained.foul.map(Foul::name), told, "board {number}, {point}, explained");
            if let Some(kind) = told {
                *found.entry(kind).or_insert(0) += 1;
            }
        }
    }
    assert!(["33", "44", "OL"].iter().all(|kind| found.get(kind).is_some_and(|count| *count > 20)), "{found:?}");
}

fn board(black: &str, white: &str) -> Position {
    let mut position = Position::new(Rule::Renju, 15, 15);
    for (names, side) in [(black, Side::Black), (white, Side::White)] {
        for name in names.split_whitespace() {
            position.place(cell(name.parse().unwrap()), side);
        }
    }
    position
}

#[test]
fn a_completion_that_makes_five_elsewhere_is_read_either_way() {
    let at = |name: &str| cell(name.parse().unwrap());
    let mut first = board("G4 G5 G6 G7 F8 I8 H9 H10", "G3");
    assert_eq!(foul(&mut first, at("H8")), None);
    assert!(foul(&mut first, at("H7")).is_some());
    assert!(foul_by(&mut first, at("H8"), FiveCompletion::Three).is_some());
    let mut second = board("G4 G5 G6 G7 F8 I8 H6 H7", "G3");
    assert_eq!(foul(&mut second, at("H8")), None);
    assert!(foul(&mut second, at("I7")).is_some());
}

#[test]
fn a_verdict_says_why() {
    let mut position = board("G8 I8 H7 H9", "");
    let verdict = explain(&mut position, cell("H8".parse().unwrap()), FiveCompletion::NoThree);
    assert_eq!(verdict.foul, Some(Foul::TwoThrees));
    let lines: Vec<_> = verdict.lines.iter().map(|line| (line.direction, line.makes)).collect();
    assert_eq!(lines, [("horizontal", "three"), ("vertical", "three")]);
    assert_eq!(verdict.lines[0].completions.last().map(|last| last.foul), Some(None), "{verdict:?}");
}
