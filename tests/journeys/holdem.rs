//! Hold'em through the program itself: a hand decided, hands played out, players compared, primitives.

use serde_json::{Value, json};

use super::{Folder, junshi};

const BUTTON: &str = "tests/scenes/holdem/aces-raise-on-the-button.json";

#[test]
fn a_hand_is_decided() {
    for profile in ["pot-odds", "honest", "calling", "folding", "random"] {
        let decided = junshi(&["decide", "holdem", BUTTON, "--json", "--profile", profile], b"").json();
        assert_eq!(decided["source"], "default", "{profile}: {decided}");
        let answer = decided["answer"].as_str().unwrap();
        assert!(answer == "f" || answer == "c" || answer.starts_with('r'), "{profile}: {decided}");
    }
}

#[test]
fn what_contradicts_itself_is_refused_with_its_field() {
    for (field, value, says) in [
        ("hole", json!("AhAh"), "at snapshot.hole"),
        ("hole", json!("AhZz"), "at snapshot.hole"),
        ("board", json!("Ah2c3c"), "at snapshot.board"),
        ("seats", json!([{"stack": 1000}]), "at snapshot.seats"),
        ("seats", json!([{"stack": -1}, {"stack": 1000}]), "at snapshot.seats[0].stack"),
        ("history", json!("r15"), "at snapshot.history"),
        ("seat", json!(2), "at ask.seat"),
        ("cards", json!("2c2d"), "at snapshot.cards"),
    ] {
        let mut scene: Value = serde_json::from_str(&super::project_file(BUTTON)).unwrap();
        scene["snapshot"][field] = value;
        let place = Folder::with(&[("scene.json", scene.to_string().as_bytes())]);
        let refused = junshi(&["decide", "holdem", &place.path("scene.json")], b"");
        assert_eq!(refused.code, 2, "{}", refused.all());
        refused.says(&[says]);
    }
}

#[test]
fn hands_are_played_out_by_two_to_ten() {
    for (players, mode) in [("2", "100bb"), ("6", "20bb+ante"), ("10", "acpc+straddle+big_blind_ante")] {
        let args = [
            "play",
            "holdem",
            "--players",
            players,
            "--mode",
            mode,
            "--seed",
            "5",
            "--json",
            "--limit",
            "ms=20000",
        ];
        let ran = junshi(&args, b"");
        assert_eq!(ran.code, 0, "{players}: {}", ran.all());
        let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let points = lines.last().unwrap()["outcome"]["points"].as_object().unwrap().clone();
        assert_eq!(points.len().to_string(), players);
        let sum: f64 = points.values().map(|won| won.as_f64().unwrap()).sum();
        assert!(sum.abs() < 1e-9, "{players}: {points:?}");
        assert!(lines[..lines.len() - 1].iter().all(|line| line["source"] == "default"), "{players}");
    }
    let refused = junshi(&["play", "holdem", "--mode", "whist"], b"");
    assert_eq!(refused.code, 2);
    refused.says(&["straddle", "200bb"]);
    assert_eq!(junshi(&["play", "holdem", "--players", "11"], b"").code, 2);
}

#[test]
fn a_person_plays_and_is_told_what_is_wrong() {
    let args = ["play", "holdem", "--seed", "5", "--human", "1", "--profile", "calling"];
    let ran = junshi(&args, b"r1\nall\nhelp\nc\nquit\n");
    ran.says(&["hand  ", "pot 15", "not possible: ", "not understood: `all`", "quit leaves the game"]);
    assert_eq!(ran.code, 0, "{}", ran.all());
    let args = ["play", "holdem", "--seed", "5", "--human", "1", "--profile", "calling", "--lang", "zh"];
    junshi(&args, b"r1\nquit\n").says(&["一号座", "之间"]);
}

#[test]
fn players_are_compared_with_both_sides_of_every_deal() {
    let args = |jobs: &'static str| {
        [
            "arena", "holdem", "--a", "pot-odds", "--b", "calling", "--games", "400", "--seed", "3",
            "--json", "--jobs", jobs,
        ]
    };
    let ran = junshi(&args("1"), b"");
    assert_eq!(ran.code, 0, "{}", ran.all());
    let report = ran.json();
    assert_eq!(
        (&report["games"], &report["faults"], &report["refused"]),
        (&json!(400), &json!(0), &json!(0))
    );
    assert_eq!(report["last_resort"], 0, "{report}");
    assert!(report["bb100"].as_f64().unwrap() > 50.0, "{report}");
    assert!(report["bb100_se"].as_f64().unwrap() > 0.0, "{report}");
    assert_eq!(junshi(&args("3"), b"").out, ran.out, "whatever the number of threads");
}

#[test]
fn a_player_against_itself_wins_nothing() {
    let args =
        ["arena", "holdem", "--a", "calling", "--b", "calling", "--games", "40", "--seed", "3", "--json"];
    assert_eq!(junshi(&args, b"").json()["bb100"], 0.0);
}

#[test]
fn primitives_answer_line_by_line_with_ids() {
    let eval = |primitive: &str, input: &str| {
        let ran = junshi(&["eval", "holdem", primitive], input.as_bytes());
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>()
    };
    let input =
        r#"{"id": 1, "board": "8h Ac 3s 4c 5s", "hands": ["Kd3h", "2c2s"]} {"board": "8h", "hands": []}"#;
    let found = eval("showdown", input);
    assert_eq!((&found[0]["id"], &found[0]["winners"]), (&json!(1), &json!([2])));
    assert_eq!(found[0]["categories"], json!(["pair", "straight"]));
    assert_eq!(found[1]["error"]["path"], "board");
    let found = eval("equity", r#"{"hand": "AhAd", "against": ["KhKs"], "board": "2c7d9h"}"#);
    assert_eq!(found[0]["exact"], true);
    assert!(found[0]["equity"].as_f64().unwrap() > 0.9);
}
