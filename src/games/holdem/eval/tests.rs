//! Primitives: recorded showdowns, equities that are known, and bad input.

use serde_json::{Value, json};

use super::super::Holdem;
use super::*;
use crate::game::{Game, Settings};

fn run(primitive: &str, input: &Value) -> Result<Value, HostError> {
    let settings = Settings::new(Holdem::schema(), &[]).unwrap();
    let found = PRIMITIVES.iter().find(|(name, _)| *name == primitive).unwrap();
    found.1(input, &settings)
}

#[test]
fn every_recorded_showdown_is_won_by_the_right_hands() {
    let cases = include_str!("../../../../tests/truth/holdem/showdown.jsonl");
    for line in cases.lines().filter(|line| !line.is_empty()) {
        let case: Value = serde_json::from_str(line).unwrap();
        let found = run("showdown", &json!({ "board": case["board"], "hands": case["hands"] })).unwrap();
        assert_eq!(found["winners"], case["winners"], "{line}");
    }
}

#[test]
fn equities_are_those_that_are_known() {
    let found = run("equity", &json!({"hand": "AhAs", "against": ["KhKs"], "exact": true})).unwrap();
    assert!((found["equity"].as_f64().unwrap() - 0.826_37).abs() < 1e-4, "{found}");
    assert_eq!(found["exact"], true);
    let found = run("equity", &json!({"hands": ["AhAs", "KhKs", "7c6c"], "board": "8c9c2h"})).unwrap();
    let sum: f64 = found["equity"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{found}");
    let question = json!({"hand": "AhKd", "against": ["22+", "random"], "samples": 2000, "seed": 3});
    assert_eq!(run("equity", &question).unwrap(), run("equity", &question).unwrap());
}

#[test]
fn bad_input_is_told_with_its_field() {
    for (primitive, input, path) in [
        ("showdown", json!({"board": "8hAc3s4c5s", "hands": ["KdKd"]}), "hands[0]"),
        ("showdown", json!({"board": "8hAc3s4c5s", "hands": ["Kd8h"]}), "hands[0]"),
        ("showdown", json!({"board": "8hAc3s4c5s", "hands": ["KdXx"]}), "hands[0]"),
        ("showdown", json!({"board": "8hAc3s4c", "hands": ["KdKh"]}), "board"),
        ("showdown", json!({"board": "8hAc3s4c8h", "hands": ["KdKh"]}), "board"),
        ("showdown", json!({"board": "8hAc3s4c5s", "hands": []}), "hands"),
        ("equity", json!({"hands": ["AhAs"]}), "hands"),
        ("equity", json!({"hands": ["AhAs", "AhKs"]}), "hands[1]"),
        ("equity", json!({"hand": "AhAs", "against": ["nonsense"]}), "against[0]"),
        ("equity", json!({"hand": "AhAs", "against": []}), "against"),
        ("equity", json!({"hand": "AhAs", "against": ["AhKs:1"]}), "against"),
        ("equity", json!({"hand": "AhAs", "against": ["KK"], "samples": 0}), "samples"),
        ("equity", json!({"hand": "AhAs", "against": ["KK"], "zzz": 0}), "zzz"),
    ] {
        let error = run(primitive, &input).unwrap_err();
        assert!(error.path.contains(path), "{input}: {error}");
    }
}
