//! The planned player through the program itself: decided with a pause, played with a director, step by step.

use serde_json::{Value, json};

use super::{Folder, junshi, project_file};

const PLANNED: &str = "tests/scenes/holdem/planned/a-straight-that-is-to-win-raises-as-planned.json";

/// The scene with other fields, in a file.
fn changed(fields: &Value) -> Folder {
    let mut scene: Value = serde_json::from_str(&project_file(PLANNED)).unwrap();
    for (name, value) in fields.as_object().unwrap() {
        scene["snapshot"][name] = value.clone();
    }
    Folder::with(&[("scene.json", scene.to_string().as_bytes())])
}

#[test]
fn a_planned_hand_is_decided_after_a_pause_that_a_person_might_make() {
    let args = ["decide", "holdem", PLANNED, "--profile", "planned", "--json", "--trace", "full"];
    let decided = junshi(&args, b"").json();
    assert_eq!(decided["source"], "default", "{decided}");
    assert!((2000..=4000).contains(&decided["delay_ms"].as_u64().unwrap()), "a raise: {decided}");
    assert!(decided["trace"].to_string().contains("target 3800"), "{decided}");
}

#[test]
fn a_room_that_is_not_for_it_is_left_to_another() {
    let place = changed(&json!({"room": {"level": "private", "max_carry": 1000}}));
    let path = place.path("scene.json");
    let run = |more: &[&str]| {
        let args = ["decide", "holdem", path.as_str(), "--profile", "planned", "--set", "instead=calling"];
        junshi(&[&args[..], more].concat(), b"")
    };
    run(&[]).says(&["does not sit in private rooms; calling plays"]);
    run(&["--set", "anywhere=true"]).says(&["target 3800"]);
}

#[test]
fn a_fair_table_wants_no_destiny_and_no_director() {
    let place = changed(&json!({"fair": true}));
    let refused = junshi(&["decide", "holdem", &place.path("scene.json"), "--profile", "planned"], b"");
    assert_eq!(refused.code, 2, "{}", refused.all());
    refused.says(&["at snapshot.destiny"]);
    let fair = "tests/scenes/holdem/aces-raise-on-the-button.json";
    let args = [
        "decide",
        "holdem",
        fair,
        "--profile",
        "planned",
        "--set",
        "director=weighted",
        "--set",
        "instead=calling",
    ];
    junshi(&args, b"").says(&["the table is fair", "calling plays"]);
    junshi(&["decide", "holdem", fair, "--profile", "planned"], b"").says(&["outcome (sampled)"]);
}

#[test]
fn hands_with_a_director_are_played_out() {
    for mode in ["weighted", "weighted:1:0:0:0+50bb", "peek+intermediate"] {
        let args = [
            "play",
            "holdem",
            "--players",
            "4",
            "--mode",
            mode,
            "--profile",
            "planned",
            "--seed",
            "2",
            "--json",
        ];
        let ran = junshi(&args, b"");
        assert_eq!(ran.code, 0, "{mode}: {}", ran.all());
        let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (last, asked) = lines.split_last().unwrap();
        assert!(asked.iter().all(|line| line["source"] == "default"), "{mode}: {}", ran.out);
        let points = last["outcome"]["points"].as_object().unwrap();
        assert!(points.values().map(|won| won.as_f64().unwrap()).sum::<f64>().abs() < 1e-9);
    }
    let refused = junshi(&["play", "holdem", "--mode", "weighted:0:0"], b"");
    assert_eq!(refused.code, 2);
    refused.says(&["at mode", "a weight above 0"]);
}

#[test]
fn steps_of_a_plan_are_computed_line_by_line() {
    let eval =
        |primitive: &str, input: &Value| junshi(&["eval", "holdem", primitive], input.to_string().as_bytes());
    let example = json!({
        "id": 7, "outcome": "win", "category": "straight", "stack": 3800, "room": {"carry": 1000, "blind": 10},
        "made": "flop", "multiple": 4.75, "counts": [1, 2, 0, 2], "share": 0.5,
        "weights": [[19], [18, 10], [], [17, 9]],
    });
    let found = eval("plan", &example).json();
    assert_eq!((&found["id"], &found["target"]), (&json!(7), &json!(3800)));
    assert_eq!(found["amounts"], json!([[802.22], [1221.43, 678.57], [], [717.78, 380.0]]));
    let refused = eval("plan", &json!({"outcome": "win", "category": "straight", "stack": -1, "room": 1000}));
    assert_eq!((refused.code, &refused.json()["error"]["path"]), (2, &json!("stack")));
    let found = eval("map", &json!({"hole": "9h9s", "board": "KcKdKh2c7d"})).json();
    assert_eq!((&found["category"], &found["row"]), (&json!("pair"), &json!(5)));
    let found = eval("clickable", &json!({"amount": 5985, "room": 10000})).json();
    assert_eq!((&found["amount"], &found["clickable"]), (&json!(6000), &json!(false)));
}

#[test]
fn a_mod_changes_the_tables_of_primitives_and_player() {
    let script: &[u8] = b"holdem.planned.targets.win.straight = { 1, 1 }\nholdem.human.grid.digits = 1\n";
    let place = Folder::with(&[("low.lua", script)]);
    let path = place.path("low.lua");
    let input = br#"{"outcome": "win", "category": "straight", "stack": 3800, "room": 1000}"#;
    assert_eq!(junshi(&["eval", "holdem", "plan", "--mod", &path], input).json()["target"], 1000);
    let args = ["decide", "holdem", PLANNED, "--profile", "planned", "--mod", &path];
    junshi(&args, b"").says(&["target 1000"]);
    let input = br#"{"amount": 5400, "room": 10000}"#;
    assert_eq!(junshi(&["eval", "holdem", "clickable", "--mod", &path], input).json()["amount"], 5000);
}
