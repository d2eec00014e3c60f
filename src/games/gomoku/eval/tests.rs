//! Primitives on good input and bad.

#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};

use super::*;
use crate::game::Game;
use crate::games::gomoku::Gomoku;

fn settings(given: &[(&str, &str)]) -> Settings {
    let given: Vec<(String, Value)> =
        given.iter().map(|(name, value)| ((*name).to_owned(), json!(value))).collect();
    Settings::new(Gomoku::schema(), &given).unwrap()
}

/// A board of 15 with these points.
fn board(black: &str, white: &str) -> String {
    let mut marks = vec!['.'; 225];
    for (points, mark) in [(black, 'X'), (white, 'O')] {
        for name in points.split_whitespace() {
            let point: crate::games::gomoku::Point = name.parse().unwrap();
            marks[(14 - usize::from(point.y)) * 15 + usize::from(point.x)] = mark;
        }
    }
    marks.into_iter().collect()
}

fn asked(primitive: &str, input: &Value) -> Result<Value, HostError> {
    let found = PRIMITIVES.iter().find(|(name, _)| *name == primitive).unwrap();
    (found.1)(input, &settings(&[]))
}

fn refused(primitive: &str, input: &Value, path: &str, expected: &str) {
    let error = asked(primitive, input).unwrap_err();
    assert_eq!(error.path, path, "{primitive} {input}: {error}");
    assert!(error.expected.contains(expected), "{primitive} {input}: {error}");
}

#[test]
fn bad_input_is_refused_with_its_place() {
    let empty = ".".repeat(225);
    for primitive in ["forbidden", "scan", "solve", "analyse"] {
        refused(primitive, &json!({"board": empty, "bord": 1}), "bord", "board");
    }
    refused("forbidden", &json!({"board": "..."}), "board", "225 characters");
    refused("scan", &json!({"board": "?".repeat(225)}), "board", "225 characters");
    refused("scan", &json!({"board": empty, "rule": "chess"}), "rule", "freestyle");
    refused("solve", &json!({"board": empty, "side": "red"}), "side", "black or white");
    refused("solve", &json!({"board": empty}), ".", "side");
    refused("solve", &json!({"board": empty, "side": "black", "kind": "vcx"}), "kind", "vcf");
    refused("solve", &json!({"board": empty, "side": "black", "rule": 4}), "rule", "string");
    refused("solve", &json!({"board": empty, "side": "black", "nodes": -1}), "nodes", "");
    refused("analyse", &json!({"board": empty, "side": "red"}), "side", "black or white");
    let won = board("C8 D8 E8 F8 G8", "A1 A3 A5 A7");
    refused("solve", &json!({"board": won, "side": "white"}), "board", "a game that goes on");
    refused("analyse", &json!({"board": "X".repeat(25)}), "board", "a game that goes on");
}

#[test]
fn forbidden_points_are_told_with_their_kind() {
    let found = asked("forbidden", &json!({"board": board("G8 I8 H7 H9", ""), "explain": "H8"})).unwrap();
    assert_eq!(found["forbidden"], json!({"H8": "33"}));
    assert!(found["explained"].is_object(), "{found}");
    refused("forbidden", &json!({"board": board("G8", ""), "explain": "G8"}), "explain", "an empty point");
}

#[test]
fn all_points_are_scanned_for_both_sides() {
    let found = asked("scan", &json!({"board": board("F8 G8", "H8")})).unwrap();
    assert_eq!(found["black"]["E8"], json!([10, 2, 2, 2]), "a sleeping three");
    assert_eq!(found["white"]["I8"], json!([4, 2, 2, 2]), "a sleeping two");
    assert_eq!(found["black"].as_object().unwrap().len(), 222);
    assert!(found["black"].get("G8").is_none(), "no empty point");
}

#[test]
fn a_win_by_fours_is_found_and_its_absence_is_proved() {
    let fours = board("F8 G8 H8", "E8 A1 A3");
    for (side, rule) in [("Black", "freestyle"), ("BLACK", "RENJU"), ("black", "standard")] {
        let found =
            asked("solve", &json!({"board": fours, "side": side, "rule": rule, "kind": "vcf"})).unwrap();
        assert_eq!((&found["win"], &found["exhausted"]), (&json!(false), &json!(true)), "{found}");
    }
    let cross = board("F8 G8 H8 I9 I10 I7", "E8 A1 A3 A5 A7 C1");
    let found = asked("solve", &json!({"board": cross, "side": "black", "kind": "vcf"})).unwrap();
    assert_eq!(
        (&found["win"], &found["line"], &found["attacker_moves"]),
        (&json!(true), &json!(["I8"]), &json!(1))
    );
    assert!(found["ms"].is_f64());
    let none = asked("solve", &json!({"board": ".".repeat(225), "side": "white", "kind": "vcf"})).unwrap();
    assert_eq!(
        (&none["win"], &none["line"], &none["attacker_moves"]),
        (&json!(false), &json!([]), &Value::Null)
    );
}

#[test]
fn the_rule_comes_from_the_input_or_the_setting() {
    let cross =
        json!({"board": board("F8 G8 H8 I9 I10 I7", "E8 A1 A3 A5 A7 C1"), "side": "black", "kind": "vcf"});
    let by = |rule: &str| solve::solve(&cross, &settings(&[("rule", rule)])).unwrap()["line"].clone();
    assert_eq!(by("freestyle"), json!(["I8"]));
    assert_ne!(by("renju"), json!(["I8"]), "two fours are forbidden");
}

#[test]
fn an_analysis_has_candidates_with_reasons_and_a_line() {
    let input = json!({"board": board("F8 G8 H8", "E8 H9"), "nodes": 3000, "candidates": 3});
    let found = asked("analyse", &input).unwrap();
    assert_eq!(found["side"], "white");
    let candidates = found["candidates"].as_array().unwrap();
    assert!(candidates.len() > 10, "every candidate is told");
    let deep = candidates.iter().filter(|candidate| candidate["depth"] == found["depth"]).count();
    assert!((1..=3).contains(&deep), "{found}");
    assert_eq!(candidates[0]["point"], found["best"]);
    for (at, candidate) in candidates.iter().enumerate() {
        assert!(candidate["score"].is_i64() || at >= deep, "{candidate}");
        assert!(!candidate["reason"].as_str().unwrap().is_empty(), "{candidate}");
        assert_eq!(candidate["line"][0], candidate["point"]);
        assert!(candidate["pattern"].is_string());
    }
    assert_eq!(found["line"], candidates[0]["line"]);
}

#[test]
fn an_analysis_goes_by_the_weights_and_levels_it_is_given() {
    let position = board("H8 I9 G6", "H9 I8");
    let with = |more: Value| {
        let mut input = json!({"board": position, "nodes": 2000});
        input.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        asked("analyse", &input)
    };
    let plain = with(json!({})).unwrap();
    let tempo = with(json!({"tuning": {"weights": {"tempo": 500}}})).unwrap();
    assert_ne!(plain["score"], tempo["score"], "other weights, other scores");
    let shallow = with(json!({"levels": [{"depth": 1, "noise": 50}], "level": 1})).unwrap();
    assert_eq!(shallow["depth"], 1);
    let none = with(json!({"levels": [{"depth": 1}], "level": 2})).unwrap_err();
    assert_eq!((none.path.as_str(), none.expected.as_str()), ("level", "1 to 1"));
    let heavy = with(json!({"tuning": {"weights": {"tempo": "heavy"}}})).unwrap_err();
    assert_eq!(heavy.path, "tuning.weights.tempo");
}

#[test]
fn lists_of_known_positions_can_be_fed_as_they_are() {
    let known = json!({"board": board("G8 I8 H7 H9", ""), "rule": "Renju", "forbidden": ["H8:33"]});
    assert_eq!(asked("forbidden", &known).unwrap()["forbidden"], json!({"H8": "33"}));
    let free = json!({"board": board("G8 I8 H7 H9", ""), "rule": "freestyle"});
    assert_eq!(asked("forbidden", &free).unwrap()["forbidden"], json!({}));
    let win = json!({"board": board("F8 G8 H8 I9 I10 I7", "E8 A1 A3"), "side": "BLACK", "kind": "vcf",
        "min_attacker_moves": 1, "one_solution": "I8"});
    assert_eq!(asked("solve", &win).unwrap()["win"], json!(true));
}
