//! The JSON Schemas of what a host sends, made from the types and kept beside the data.
//!
//! `JUNSHI_UPDATE=1 cargo test --test json_schema` writes them anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use junshi::games::{doudizhu, holdem};
use junshi::sgs::{Ask, Event, Snapshot};
use schemars::{JsonSchema, schema_for};
use serde_json::{Value, json};

fn project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[track_caller]
fn assert_in_step<T: JsonSchema>(file: &str) {
    let path = project(file);
    let made = serde_json::to_string_pretty(&schema_for!(T)).unwrap() + "\n";
    if std::env::var_os("JUNSHI_UPDATE").is_some() {
        fs::write(&path, &made).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        kept == made,
        "{file} is out of step with the types: run with JUNSHI_UPDATE=1 and look at the change"
    );
}

#[test]
fn the_schemas_are_in_step_with_the_types() {
    assert_in_step::<Snapshot>("data/sgs/snapshot.schema.json");
    assert_in_step::<Ask>("data/sgs/ask.schema.json");
    assert_in_step::<Event>("data/sgs/event.schema.json");
    assert_in_step::<doudizhu::Snapshot>("data/doudizhu/snapshot.schema.json");
    assert_in_step::<doudizhu::Ask>("data/doudizhu/ask.schema.json");
    assert_in_step::<doudizhu::Event>("data/doudizhu/event.schema.json");
    assert_in_step::<holdem::Snapshot>("data/holdem/snapshot.schema.json");
    assert_in_step::<holdem::Ask>("data/holdem/ask.schema.json");
    assert_in_step::<holdem::Event>("data/holdem/event.schema.json");
}

fn validator<T: JsonSchema>() -> jsonschema::Validator {
    jsonschema::validator_for(schema_for!(T).as_value()).unwrap()
}

fn scenes(game: &str) -> Vec<(PathBuf, Value)> {
    let folder = project("tests/scenes").join(game);
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
    files
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            (path, serde_json::from_str(&text).unwrap())
        })
        .collect()
}

#[test]
fn our_scenes_are_valid() {
    assert_valid("sgs", &[validator::<Snapshot>(), validator::<Ask>(), validator::<Event>()]);
    let doudizhu =
        [validator::<doudizhu::Snapshot>(), validator::<doudizhu::Ask>(), validator::<doudizhu::Event>()];
    assert_valid("doudizhu", &doudizhu);
    let holdem = [validator::<holdem::Snapshot>(), validator::<holdem::Ask>(), validator::<holdem::Event>()];
    assert_valid("holdem", &holdem);
}

fn assert_valid(game: &str, [snapshot, ask, event]: &[jsonschema::Validator; 3]) {
    assert!(!scenes(game).is_empty());
    for (path, scene) in scenes(game) {
        let check = |validator: &jsonschema::Validator, value: &Value| {
            if let Err(error) = validator.validate(value) {
                panic!("{}: {}: {error}", path.display(), error.instance_path());
            }
        };
        check(snapshot, &scene["snapshot"]);
        if !scene["ask"].is_null() {
            check(ask, &scene["ask"]);
        }
        scene["events"].as_array().into_iter().flatten().for_each(|value| check(event, value));
    }
}

#[test]
fn what_the_program_refuses_by_shape_the_schema_refuses() {
    let (snapshot, ask, event) = (validator::<Snapshot>(), validator::<Ask>(), validator::<Event>());
    let player = |field: &str, value: Value| {
        let mut player = json!({"name": "sgs1", "general": "caopi", "hp": 3});
        player[field] = value;
        json!({"players": [player]})
    };
    assert!(snapshot.is_valid(&player("hp", json!(2))));
    for (field, value) in [
        ("hp", json!("three")),
        ("mp", json!(3)),
        ("role", json!("king")),
        ("hand", json!({"seen": []})),
        ("seat", json!(-1)),
    ] {
        let wrong = player(field, value);
        assert!(!snapshot.is_valid(&wrong), "{wrong}");
        assert!(serde_json::from_value::<Snapshot>(wrong.clone()).is_err(), "{wrong}");
    }
    for wrong in [
        json!({"kind": "askForPlayerChosen", "seat": "sgs1", "reason": "fangzhu"}),
        json!({"kind": "askForNothing", "seat": "sgs1"}),
        json!({"seat": "sgs1", "skill_name": "jianxiong"}),
    ] {
        assert!(!ask.is_valid(&wrong), "{wrong}");
        assert!(serde_json::from_value::<Ask>(wrong).is_err());
    }
    assert!(!event.is_valid(&json!({"event": "Damaged", "who": "sgs1"})));
}

#[test]
fn a_view_of_dou_dizhu_has_no_place_for_hidden_hands() {
    let snapshot = validator::<doudizhu::Snapshot>();
    let view = json!({"seat": 2, "hand": "34455667788TTJQKA", "landlord": 1, "history": ["3", "pass"]});
    assert!(snapshot.is_valid(&view));
    for (field, value) in [
        ("hands", json!({"1": "22"})),
        ("hand", json!("34X")),
        ("seat", json!(4)),
        ("rules", json!("whist")),
        ("history", json!(["3", "passed"])),
    ] {
        let mut wrong = view.clone();
        wrong[field] = value;
        assert!(!snapshot.is_valid(&wrong), "{wrong}");
        assert!(serde_json::from_value::<doudizhu::Snapshot>(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn a_view_of_holdem_has_no_place_for_hidden_cards() {
    let snapshot = validator::<holdem::Snapshot>();
    let view = json!({"seat": 2, "button": 1, "hole": "AhKd", "seats": [{"stack": 100}, {"stack": 100}]});
    assert!(snapshot.is_valid(&view));
    for (field, value) in [
        ("hole", json!("AhK")),
        ("board", json!("1c")),
        ("deck", json!("2c3c")),
        ("seats", json!([{"stack": 100, "hole": "2c2d"}])),
        ("room", json!({"level": "expert"})),
        ("history", json!(["c"])),
    ] {
        let mut wrong = view.clone();
        wrong[field] = value;
        assert!(!snapshot.is_valid(&wrong), "{wrong}");
        assert!(serde_json::from_value::<holdem::Snapshot>(wrong.clone()).is_err(), "{wrong}");
    }
}
