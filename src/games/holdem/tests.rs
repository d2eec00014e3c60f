//! The contract: states that hosts send, questions, answers, events.

use serde_json::{Value, json};

use super::*;
use crate::game::settle;
use crate::wire;
use crate::Envelope;

fn state() -> Value {
    json!({
        "rules": {"small_blind": 5, "big_blind": 10},
        "seats": [{"stack": 1000}, {"stack": 1000}, {"stack": 60}],
        "button": 3, "seat": 3, "hole": "AhKd", "history": ""
    })
}

fn read(state: Value, seat: u8) -> Result<Scene<Holdem>, HostError> {
    let envelope = json!({"snapshot": state, "ask": {"kind": "act", "seat": seat}});
    let envelope = Envelope::<Holdem>::read_value(envelope)?;
    let mut snapshot = envelope.snapshot;
    Holdem::admit(&mut snapshot, &Names::default()).map_err(|error| error.under("snapshot"))?;
    let ask = envelope.ask.unwrap();
    Holdem::check_ask(&snapshot, &Names::default(), &ask).map_err(|error| error.under("ask"))?;
    Ok(Scene::new(snapshot, ask, 1))
}

fn changed(path: &str, value: Value) -> Value {
    let mut state = state();
    wire::merge(&mut state, json!({ path: value }));
    state
}

#[test]
fn states_that_cannot_be_name_their_field() {
    let seats = |stacks: &[i64]| json!(stacks.iter().map(|stack| json!({"stack": stack})).collect::<Vec<_>>());
    for (field, value, path) in [
        ("hole", json!("AhAh"), "snapshot.hole"),
        ("hole", json!("AhXd"), "snapshot.hole"),
        ("board", json!("AhKc2c"), "snapshot.board"),
        ("board", json!("QhKc2c"), "snapshot.board"),
        ("seats", seats(&[1000, -5, 60]), "snapshot.seats[1].stack"),
        ("seats", seats(&[1000]), "snapshot.seats"),
        ("seats", seats(&[0, 0, 60]), "snapshot.seats"),
        ("seats", seats(&[1000, 1000, 0]), "snapshot.seat"),
        ("button", json!(4), "snapshot.button"),
        ("seat", json!(0), "snapshot.seat"),
        ("rules", json!({"small_blind": -5}), "snapshot.rules.small_blind"),
        ("rules", json!({"big_blind": 0}), "snapshot.rules.big_blind"),
        ("history", json!("r15"), "snapshot.history"),
        ("history", json!("x"), "snapshot.history"),
        ("blinds", json!([5, 10]), "snapshot.blinds"),
        ("antes", json!([1, 1, -1]), "snapshot.antes[2]"),
        ("destiny", json!({"outcome": "win", "category": "pair"}), "snapshot.destiny"),
        ("zzz", json!(1), "zzz"),
    ] {
        let error = read(changed(field, value.clone()), 3).err().unwrap_or_else(|| panic!("{field} {value}"));
        assert!(error.path.contains(path), "{field} {value}: {error}");
    }
    assert!(read(state(), 3).is_ok());
}

#[test]
fn only_whose_turn_it_is_may_be_asked() {
    assert_eq!(read(state(), 1).err().unwrap().path, "ask.seat");
    let error = read(changed("history", json!("c")), 1).err().unwrap();
    assert!(error.path == "ask.seat" && error.to_string().contains("seat 3, whose view"), "{error}");
    let error = read(changed("history", json!("ccc")), 3).err().unwrap();
    assert!(error.path == "ask.kind" && error.to_string().contains("board of the flop"), "{error}");
    let error = read(changed("history", json!("fr40f")), 3).err().unwrap();
    assert!(error.to_string().contains("betting is over"), "{error}");
}

#[test]
fn answers_are_held_to_the_rules() {
    let scene = read(state(), 3).unwrap();
    for (answer, refused) in [
        ("f", ""),
        ("c", ""),
        ("r20", ""),
        ("r60", ""),
        ("r19", "19 is not from 20 to 60"),
        ("r61", "61 is not from 20 to 60"),
    ] {
        let settled = settle(&scene, answer.parse().unwrap());
        assert_eq!(settled.err().map(|refused| refused.refusal.0).unwrap_or_default(), refused, "{answer}");
    }
    let mut big = changed("history", json!("cc"));
    big["seat"] = json!(2);
    let big_blind = read(big, 2).unwrap();
    let refused = settle(&big_blind, Action::Fold).unwrap_err();
    assert_eq!(refused.refusal.0, "nobody folds where a check is free");
}

#[test]
fn events_change_the_state_or_leave_it() {
    let mut snapshot: Snapshot = wire::read_value(state()).unwrap();
    let mut tell = |event: Value| {
        let event: Event = wire::read_value(event).unwrap();
        let before = snapshot.clone();
        let told = Holdem::observe(&mut snapshot, &event).map_err(|error| error.path);
        assert_eq!(told.is_err(), snapshot == before);
        told.map(|_| snapshot.history.clone())
    };
    assert_eq!(tell(json!({"event": "acted", "action": "c"})).unwrap(), "c");
    assert_eq!(tell(json!({"event": "acted", "action": "r15"})).unwrap_err(), "action");
    assert_eq!(tell(json!({"event": "board", "cards": "2c3c4c"})).unwrap_err(), "cards");
    tell(json!({"event": "acted", "action": "c"})).unwrap();
    tell(json!({"event": "acted", "action": "c"})).unwrap();
    assert_eq!(tell(json!({"event": "acted", "action": "c"})).unwrap_err(), "event");
    assert_eq!(tell(json!({"event": "board", "cards": "Ah3c4c"})).unwrap_err(), "cards");
    tell(json!({"event": "board", "cards": "2c3c4c"})).unwrap();
    assert_eq!(tell(json!({"event": "acted", "action": "r20"})).unwrap(), "ccc/r20");
    assert_eq!(tell(json!({"event": "board", "cards": "2c4c3c5c"})).unwrap_err(), "cards");
    tell(json!({"event": "shown", "seat": 1, "cards": "QhQd"})).unwrap();
    assert_eq!(tell(json!({"event": "shown", "seat": 2, "cards": "QhJd"})).unwrap_err(), "cards");
    assert_eq!(tell(json!({"event": "shown", "seat": 4, "cards": "7h7d"})).unwrap_err(), "seat");
}

#[test]
fn questions_that_are_none_are_told_with_their_path() {
    for (ask, path) in [
        (json!({"kind": "fold", "seat": 1}), "kind"),
        (json!({"seat": 1}), "kind"),
        (json!({"kind": "act", "seat": "one"}), "seat"),
        (json!({"kind": "act"}), "seat"),
    ] {
        assert_eq!(Holdem::misread(&ask).unwrap().path, path, "{ask}");
    }
    assert_eq!(Holdem::misread(&json!({"kind": "act", "seat": 1})), None);
}

#[test]
fn an_arranged_end_is_told_only_at_tables_that_are_not_fair() {
    let mut state = state();
    state["fair"] = json!(false);
    state["destiny"] = json!({"outcome": "win", "category": "straight", "board": "QhJc2cTs3d", "director": "peek"});
    assert!(read(state.clone(), 3).is_ok());
    state["destiny"]["board"] = json!("AhJc2cTs3d");
    assert_eq!(read(state, 3).err().unwrap().path, "snapshot.destiny.board");
}

#[test]
fn the_last_resort_follows_the_odds() {
    let answer = |hole: &str, history: &str| {
        let mut state = changed("hole", json!(hole));
        state["history"] = json!(history);
        state["seat"] = json!(1);
        Holdem::last_resort(&read(state, 1).unwrap())
    };
    assert_eq!(answer("AhAd", "r60"), Action::Call);
    assert_eq!(answer("7h2d", "r60"), Action::Fold);
}
