//! The primitives as hosts and scripts call them.

use serde_json::{Value, json};

use super::super::tables_for_tests as testing;
use super::{clickable, map, plan, react};
use crate::error::HostError;
use crate::kit::rng::Rng;

fn with(mut input: Value, name: &str, tables: Value) -> Value {
    input.as_object_mut().unwrap().insert(name.to_owned(), tables);
    input
}

fn planned(input: Value) -> Result<Value, HostError> {
    plan::plan(&with(input, "planned", testing::planned()))
}

fn mapped(input: Value) -> Result<Value, HostError> {
    map::map(&with(input, "planned", testing::planned()))
}

fn clicked(input: Value) -> Result<Value, HostError> {
    clickable::clickable(&with(input, "human", testing::human()))
}

/// The example as it stands in the source: a straight that wins, made on the flop.
#[test]
fn the_example_of_the_source_comes_out_as_written() {
    let found = planned(json!({
        "outcome": "win", "category": "straight", "stack": 3800, "room": {"carry": 1000, "blind": 10},
        "made": "flop", "multiple": 4.75, "counts": [1, 2, 0, 2], "share": 0.5,
        "weights": [[19], [18, 10], [], [17, 9]],
    }))
    .unwrap();
    assert_eq!(found["target"], json!(3800));
    assert_eq!(found["counts"], json!([1, 2, 0, 2]));
    assert_eq!(found["amounts"], json!([[802.22], [1221.43, 678.57], [], [717.78, 380.0]]));
    assert_eq!(found["shares"][1], json!(0.5));
    assert_eq!((&found["made"], &found["folds"]), (&json!("flop"), &json!(false)));
}

#[test]
fn outcome_category_stack_and_room_are_enough() {
    for room in [
        json!(1000),
        json!({"carry": 1000}),
        json!({"max_carry": 1000, "big_blind": 10, "level": "beginner"}),
    ] {
        let input = json!({"outcome": "lose", "category": "flush", "stack": 5000, "room": room});
        let found = planned(input.clone()).unwrap();
        assert_eq!(found, planned(input).unwrap(), "the same seed, the same plan");
        assert_eq!(found["target"], json!(5000));
        let made = ["preflop", "flop", "turn", "river"]
            .iter()
            .position(|name| found["made"] == json!(name))
            .unwrap();
        assert!(found["counts"][made].as_u64().unwrap() > 0, "{found}");
        let sum: f64 = found["shares"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 1e-5, "{found}");
    }
    let seeds: std::collections::BTreeSet<String> = (1..9)
        .map(|seed| {
            planned(
                json!({"outcome": "lose", "category": "flush", "stack": 5000, "room": 1000, "seed": seed}),
            )
        })
        .map(|found| found.unwrap()["amounts"].to_string())
        .collect();
    assert!(seeds.len() > 5, "other seeds, other plans");
}

#[test]
fn cards_tell_the_streets_by_themselves() {
    let found = planned(json!({
        "outcome": "win", "stack": 800, "room": 1000, "hole": "9h9s", "board": "KcKdKh2c7d",
    }))
    .unwrap();
    assert_eq!((&found["from"], &found["category"]), (&json!("full_house"), &json!("pair")));
    assert_eq!(found["held"], json!(["pair", "pair", "pair", "pair"]));
    assert_eq!(found["made"], json!("preflop"));
    let flush = planned(json!({
        "outcome": "win", "stack": 800, "room": 1000, "hole": "AhKh", "board": "2h7h9c", "category": "flush",
    }))
    .unwrap();
    assert_eq!(flush["held"][0], json!("high_card"));
    assert!(flush["made"] == json!("turn") || flush["made"] == json!("river"), "{flush}");
}

#[test]
fn a_planned_player_does_not_sit_in_advanced_rooms() {
    let with_rooms = |level: &str, anywhere: bool| {
        let mut tables = testing::planned();
        tables["rooms"] =
            json!({"beginner": true, "intermediate": true, "advanced": false, "private": false});
        let room = json!({"carry": 1000, "level": level});
        let input =
            json!({"outcome": "win", "category": "pair", "stack": 9, "room": room, "anywhere": anywhere});
        plan::plan(&with(input, "planned", tables))
    };
    for (level, sits) in [("beginner", true), ("intermediate", true), ("advanced", false), ("private", false)]
    {
        assert_eq!(with_rooms(level, false).is_ok(), sits, "{level}");
        assert!(with_rooms(level, true).is_ok(), "the host insists");
    }
    let refused = with_rooms("private", false).unwrap_err();
    assert_eq!((refused.path.as_str(), refused.found.as_str()), ("room.level", "private"));
}

#[test]
fn hands_are_mapped_by_cards_or_by_name() {
    let found = mapped(json!({"hole": "9h9s", "board": "Kc Kd Kh 2c 7d"})).unwrap();
    assert_eq!(
        (&found["held"], &found["board"], &found["category"]),
        (&json!("full_house"), &json!("trips"), &json!("pair"))
    );
    assert_eq!(found["row"], json!(5));
    assert_eq!(mapped(json!({"category": "full_house", "board": "trips"})).unwrap()["category"], "pair");
    assert_eq!(mapped(json!({"category": "full_house", "board": "KcKdKh2c7d"})).unwrap()["category"], "pair");
    let own = mapped(json!({"hole": "AhKh", "board": "2h7h9h"})).unwrap();
    assert_eq!((&own["category"], own.get("row")), (&json!("flush"), None));
    let better = json!({"hole": "AhKd", "board": "2h7h9hThJh"});
    assert_eq!(mapped(better.clone()).unwrap()["category"], "high_card");
    assert_eq!(mapped(with(better, "strict", json!(true))).unwrap()["category"], "flush");
}

#[test]
fn amounts_are_rounded_as_a_person_would() {
    assert_eq!(clicked(json!({"amount": 89, "room": 1000})).unwrap()["amount"], 90);
    let odd = clicked(json!({"amount": 5985, "carry": 10000})).unwrap();
    assert_eq!(
        (&odd["amount"], &odd["clickable"], &odd["below"]),
        (&json!(6000), &json!(false), &json!(5900))
    );
    let fine = clicked(json!({"amount": 5200, "room": {"carry": 1_000_000}})).unwrap();
    assert_eq!((&fine["amount"], &fine["clickable"]), (&json!(5200), &json!(true)));
}

#[test]
fn a_plan_that_was_told_can_be_asked_what_to_do() {
    let plan = planned(json!({
        "outcome": "lose", "category": "pair", "stack": 3800, "room": 1000, "target": 300, "made": "flop", "folds": false,
    }))
    .unwrap();
    let mut plan = plan;
    for told in ["from", "shares"] {
        plan.as_object_mut().unwrap().remove(told);
    }
    let turn = |spent: u64| json!({"street": 3, "spent": spent, "put": 0, "bet": 1, "all_in": 3000});
    let asked = |spent| {
        let input = json!({"plan": plan, "turn": turn(spent), "carry": 1000, "blind": 10, "planned": testing::planned()});
        react::react(&with(input, "human", testing::human()), &mut Rng::for_match(1)).unwrap()
    };
    assert_eq!((&asked(599)["act"], &asked(600)["act"]), (&json!("call"), &json!("fold")));
    assert_eq!(asked(600)["why"], json!("spent"));
    assert!((10..=50).contains(&asked(1)["floor"].as_u64().unwrap()));
}

#[test]
fn bad_input_is_refused_with_its_place() {
    let good = json!({"outcome": "win", "category": "straight", "stack": 3800, "room": {"carry": 1000}});
    let refused = |path: &str, field: &str, value: Value| {
        let error = planned(with(good.clone(), field, value)).unwrap_err();
        assert_eq!(error.path, path, "{error}");
    };
    refused("outcome", "outcome", json!("draw"));
    refused("category", "category", json!("set"));
    refused("stack", "stack", json!(0));
    refused("stack", "stack", json!(-5));
    refused("room", "room", json!("big"));
    refused("room.carry", "room", json!({"carry": 0}));
    refused("room.blind", "room", json!({"carry": 100, "blind": 0}));
    refused("room.level", "room", json!({"carry": 100, "level": "vip"}));
    refused("made", "made", json!("showdown"));
    refused("share", "share", json!(1.5));
    refused("counts", "counts", json!([0, 5, 0, 0]));
    refused("weights", "weights", json!([[1], [], [], []]));
    refused("hole", "hole", json!("AhAh"));
    refused("hole", "hole", json!("Ah"));
    refused("board", "board", json!("AhKd"));
    refused("held", "held", json!(["pair", "pair", "pair", "pair", "pair"]));
    refused("stak", "stak", json!(1));
    let missing = planned(json!({"outcome": "win", "stack": 3800, "room": 1000})).unwrap_err();
    assert_eq!(missing.path, "category");
    let twice =
        planned(with(with(good.clone(), "hole", json!("AhKh")), "board", json!("AhKdQd"))).unwrap_err();
    assert_eq!((twice.path.as_str(), twice.found.as_str()), ("board", "Ah"));
    let lie = planned(with(with(good, "hole", json!("AhKh")), "board", json!("2c3c4d8d9d"))).unwrap_err();
    assert_eq!((lie.path.as_str(), lie.found.as_str()), ("category", "straight"));
    assert_eq!(mapped(json!({"board": "KcKdKh2c7d"})).unwrap_err().path, ".");
    assert_eq!(clicked(json!({"amount": 0, "room": 1000})).unwrap_err().path, "amount");
    assert!(clicked(json!({"amount": 5})).unwrap_err().to_string().contains("room"));
}
