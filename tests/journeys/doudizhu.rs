//! Dou Dizhu through the program itself: a position decided, deals played out, players compared, primitives.

use serde_json::{Value, json};

use super::{Folder, junshi};

const LEAD: &str = "tests/scenes/doudizhu/the-landlord-keeps-his-rocket-together.json";

#[test]
fn a_position_is_decided_with_its_alternatives() {
    let decided = junshi(&["decide", "doudizhu", LEAD, "--json"], b"").json();
    assert_eq!(decided["source"], "default", "{decided}");
    let answer = decided["answer"].as_str().unwrap();
    assert!(!matches!(answer, "B" | "R"), "{answer}");
    let options = decided["advice"]["options"].as_array().unwrap();
    assert_eq!(options[0]["play"], answer);
    assert!(options.len() >= 3, "{decided}");
    for option in options {
        let chance = option["wins"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&chance) && option["points"].is_f64(), "{option}");
        assert!(option["why"].as_str().unwrap().contains("imagined deals"), "{option}");
    }
    assert!(decided.to_string().find("hands").is_none());
}

#[test]
fn every_profile_decides_and_tells_alternatives() {
    for profile in ["robot", "value", "value-exact", "rlcard-rule", "random"] {
        let decided = junshi(&["decide", "doudizhu", LEAD, "--json", "--profile", profile], b"").json();
        assert_eq!(decided["source"], "default", "{profile}: {decided}");
        assert!(decided["advice"].is_object(), "{profile}: {decided}");
    }
}

#[test]
fn hidden_hands_cannot_be_told() {
    let mut scene: Value = serde_json::from_str(&super::project_file(LEAD)).unwrap();
    scene["snapshot"]["hands"] = json!({"2": "3456789TJQKA2"});
    let place = Folder::with(&[("scene.json", scene.to_string().as_bytes())]);
    let refused = junshi(&["decide", "doudizhu", &place.path("scene.json")], b"");
    assert_eq!(refused.code, 2, "{}", refused.all());
    refused.says(&["at snapshot.hands"]);
}

#[test]
fn what_contradicts_itself_is_refused_with_its_field() {
    for (field, value, says) in [
        ("hand", json!("33333456678899TJQKA2"), "at snapshot.hand"),
        ("hand", json!("345"), "at snapshot.hand"),
        ("hand", json!("34456678899TJQKA2BRX"), "at snapshot.hand"),
        ("history", json!(["3", "34"]), "at snapshot.history[1]"),
        ("history", json!(["345"]), "at snapshot.history[0]"),
        ("bottom", json!("33"), "at snapshot.bottom"),
        ("rules", json!("whist"), "at snapshot.rules"),
    ] {
        let mut scene: Value = serde_json::from_str(&super::project_file(LEAD)).unwrap();
        scene["snapshot"][field] = value;
        let place = Folder::with(&[("scene.json", scene.to_string().as_bytes())]);
        let refused = junshi(&["decide", "doudizhu", &place.path("scene.json")], b"");
        assert_eq!(refused.code, 2, "{}", refused.all());
        refused.says(&[says]);
    }
}

#[test]
fn deals_are_played_out_in_every_mode() {
    for mode in ["seed", "seed+call_rob+doubling", "douzero", "rlcard", "openspiel", "pagat+no_spring"] {
        let args = ["play", "doudizhu", "--mode", mode, "--seed", "5", "--json", "--profile", "value"];
        let ran = junshi(&args, b"");
        assert_eq!(ran.code, 0, "{mode}: {}", ran.all());
        let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let outcome = &lines.last().unwrap()["outcome"];
        let points = outcome["points"].as_object().unwrap();
        assert_eq!(points.values().map(|won| won.as_f64().unwrap()).sum::<f64>(), 0.0, "{mode}: {outcome}");
        assert!(lines[..lines.len() - 1].iter().all(|line| line["source"] == "default"), "{mode}");
    }
    let refused = junshi(&["play", "doudizhu", "--mode", "whist"], b"");
    assert_eq!(refused.code, 2);
    refused.says(&["seed", "call_rob"]);
}

#[test]
fn a_person_plays_and_is_told_what_is_wrong() {
    let args = ["play", "doudizhu", "--mode", "douzero", "--seed", "5", "--human", "1", "--profile", "value"];
    let ran = junshi(&args, b"pass\n333333\n3R4\nhelp\nquit\n");
    ran.says(&["hand ", "not possible: ", "`333333`", "quit leaves the game"]);
    assert_eq!(ran.code, 0, "{}", ran.all());
}

#[test]
fn a_person_plays_single_cards_and_pairs_that_look_like_numbers() {
    let args = ["play", "doudizhu", "--mode", "douzero", "--seed", "5", "--human", "1", "--json"];
    let all: String = (3..10).map(|rank| format!("{rank}\n")).collect();
    let ran = junshi(&args, format!("{all}quit\n").as_bytes());
    let first: Value = serde_json::from_str(ran.out.lines().next().unwrap()).unwrap();
    assert_eq!(first["source"], "human", "{}", ran.all());
    let card = first["answer"].as_str().unwrap_or_else(|| panic!("{first}"));
    assert!(card.len() == 1 && "3456789".contains(card), "{first}");
}

#[test]
fn players_are_compared_with_both_ways_of_every_deck() {
    let args = |jobs: &'static str| {
        [
            "arena", "doudizhu", "--a", "value", "--b", "random", "--games", "40", "--seed", "3", "--mode",
            "douzero", "--json", "--jobs", jobs,
        ]
    };
    let ran = junshi(&args("1"), b"");
    assert_eq!(ran.code, 0, "{}", ran.all());
    let report = ran.json();
    assert_eq!((&report["games"], &report["faults"], &report["refused"]), (&json!(40), &json!(0), &json!(0)));
    assert_eq!(report["last_resort"], 0, "{report}");
    let figure =
        |value: &Value, name: &str| value[name].as_f64().unwrap_or_else(|| panic!("{name}: {value}"));
    assert!(figure(&report, "wp") > 0.8 && figure(&report, "adp") > 1.0, "{report}");
    assert!(figure(&report, "wp_se") > 0.0 && figure(&report, "adp_se") > 0.0);
    for role in ["landlord", "peasant"] {
        let of_a = &report["by_role"][role]["a"];
        assert!(figure(of_a, "wp") > 0.7 && figure(of_a, "adp").is_finite(), "{role}: {report}");
    }
    assert_eq!(junshi(&args("3"), b"").out, ran.out, "whatever the number of threads");
}

#[test]
fn with_bidding_every_seat_is_played_alone_by_either_side() {
    let args =
        ["arena", "doudizhu", "--a", "value", "--b", "rlcard-rule", "--games", "1", "--seed", "3", "--json"];
    let report = junshi(&args, b"").json();
    assert_eq!((&report["games"], &report["rounds"]), (&json!(6), &json!(1)), "{report}");
}

#[test]
fn primitives_answer_line_by_line_with_ids() {
    let eval = |primitive: &str, input: &str| {
        let ran = junshi(&["eval", "doudizhu", primitive], input.as_bytes());
        ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect::<Vec<Value>>()
    };
    let groups = eval("group", r#"{"id": 1, "cards": "KKK3"} {"id": "b", "cards": "33333"}"#);
    assert_eq!(groups[0], json!({"id": 1, "type": "trio_solo", "value": 3, "count": 4, "max": "K"}));
    assert_eq!((&groups[1]["id"], &groups[1]["error"]["path"]), (&json!("b"), &json!("cards")));
    assert_eq!(eval("min-plays", r#"{"hand": "4566678"}"#)[0], json!({"plays": 2}));
    assert_eq!(eval("split", r#"{"hand": "4566678"}"#)[0]["value"], -5);
    assert_eq!(eval("value", r#"{"hand": "4566678", "mode": "recursive"}"#)[0]["score"], -42);
    assert_eq!(eval("moves", r#"{"hand": "3", "last": "5"}"#)[0]["moves"], json!(["pass"]));
    let solved = eval("solve", r#"{"mover": "AAKTT3", "opponent": "AKQJJTT", "last": null}"#);
    assert_eq!(solved[0], json!({"win": true, "moves": ["K"]}));
}

#[test]
fn a_mod_changes_what_plays_are_worth() {
    let place = Folder::with(&[(
        "m.lua",
        b"doudizhu.values.round = 9\ndoudizhu.values.forms.solo = { add = 5, divide = 1 }\n",
    )]);
    let args = ["eval", "doudizhu", "value", "--mod", &place.path("m.lua")];
    let found = junshi(&args, br#"{"hand": "3"}"#).json();
    assert_eq!((&found["value"], &found["score"]), (&json!(8), &json!(-1)), "{found}");
}
