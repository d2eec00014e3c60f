//! Snapshots, answers and events.

#![allow(clippy::unwrap_used)]

use serde_json::{Value, json};

use super::*;
use crate::game::Scene;

fn snapshot(value: Value) -> Result<Snapshot, HostError> {
    let mut read: Snapshot = crate::wire::read_value(value)?;
    Gomoku::admit(&mut read, &Names::default()).map(|_| read)
}

fn refused(value: Value, path: &str) {
    let error = snapshot(value.clone()).unwrap_err();
    assert!(error.path.contains(path), "{value}: {error}");
}

#[test]
fn what_is_no_board_is_refused_with_its_place() {
    refused(json!({"size": 4}), "size");
    refused(json!({"size": 15, "height": 23}), "height");
    refused(json!({"moves": ["H8", "P8"]}), "moves[1]");
    refused(json!({"moves": ["H8", "H9", "H8"]}), "moves[2]");
    refused(json!({"moves": ["H8"], "white": ["H8"]}), "moves[0]");
    refused(json!({"moves": ["Z9"]}), "moves[0]");
    refused(json!({"rule": "chess"}), "rule");
    refused(json!({"stones": []}), "stones");
}

#[test]
fn sides_alternate_and_follow_from_what_stands_there() {
    assert_eq!(snapshot(json!({"moves": ["H8", "H9"]})).unwrap().side, Some(Side::Black));
    assert_eq!(snapshot(json!({"moves": ["H8"]})).unwrap().side, Some(Side::White));
    assert_eq!(snapshot(json!({"black": ["H8", "A1"], "white": ["H9"]})).unwrap().side, Some(Side::White));
    let told = snapshot(json!({"moves": ["H8"], "side": "black"})).unwrap();
    let stones: Vec<_> = told.position().stones().map(|(_, side)| side).collect();
    assert_eq!(stones, [Side::White], "whoever is to move did not make the last move");
}

fn scene(value: Value) -> Scene<Gomoku> {
    let snapshot = snapshot(value).unwrap();
    let seat = snapshot.to_move();
    Scene::new(snapshot, Ask::Move { seat }, 1)
}

fn may_play(scene: &Scene<Gomoku>, point: &str) -> Result<(), String> {
    Gomoku::check(scene, &Answer::Place(point.parse().unwrap())).map_err(|refusal| refusal.0)
}

#[test]
fn a_forbidden_point_is_refused_while_there_is_another() {
    let stones = json!({"rule": "renju", "black": ["G8", "I8", "H7", "H9"], "white": ["A1", "A2", "A3", "A4"]});
    let mut table = scene(stones.clone());
    assert_eq!(may_play(&table, "H8"), Err("H8 is forbidden (33)".to_owned()));
    assert_eq!(may_play(&table, "H10"), Ok(()));
    assert_eq!(may_play(&table, "G8"), Err("G8 is not empty".to_owned()));
    assert_eq!(may_play(&table, "P1"), Err("P1 is outside the board".to_owned()));
    let mut snapshot = (*table.snapshot).clone();
    snapshot.fouls = Fouls::Lose;
    table.snapshot = std::sync::Arc::new(snapshot);
    assert_eq!(may_play(&table, "H8"), Ok(()), "where it loses, it may be played");
    for rule in ["freestyle", "standard", "caro"] {
        let mut free = stones.clone();
        free["rule"] = json!(rule);
        assert_eq!(may_play(&scene(free), "H8"), Ok(()), "{rule}");
    }
}

#[test]
fn moves_are_told_and_taken_back() {
    let mut table = snapshot(json!({"rule": "renju"})).unwrap();
    let tell = |table: &mut Snapshot, event: Value| Event::apply(&serde_json::from_value(event).unwrap(), table);
    tell(&mut table, json!({"event": "played", "point": "h8"})).unwrap();
    assert_eq!(table.side, Some(Side::White));
    let before = table.clone();
    assert!(tell(&mut table, json!({"event": "played", "point": "H8"})).is_err());
    assert_eq!(table, before, "nothing is half done");
    tell(&mut table, json!({"event": "taken_back"})).unwrap();
    assert_eq!((table.moves.len(), table.side), (0, Some(Side::Black)));
    assert!(tell(&mut table, json!({"event": "taken_back"})).is_err());
}

#[test]
fn a_game_that_is_over_asks_nothing() {
    let row = |count: usize| (0..count).map(|x| format!("{}8", char::from(b'C' + x as u8))).collect::<Vec<_>>();
    let ask = |value: Value| {
        let snapshot = snapshot(value).unwrap();
        let seat = snapshot.to_move();
        Gomoku::check_ask(&snapshot, &Names::default(), &Ask::Move { seat }).map_err(|error| error.found)
    };
    assert_eq!(ask(json!({"black": row(5), "white": ["A1", "A2", "A3", "A4"]})), Err("black has won through C8".to_owned()));
    assert_eq!(ask(json!({"black": row(6), "white": ["A1", "A2", "A3", "A4", "C1"], "rule": "standard"})), Ok(()));
    let fouled = json!({"rule": "renju", "black": ["G8", "I8", "H7", "H9"], "white": ["A1", "A2", "A3", "A4"], "moves": ["H8"]});
    assert_eq!(ask(fouled), Err("black has played H8, which is forbidden (33)".to_owned()));
}

#[test]
fn the_last_resort_wins_and_blocks() {
    let answer = |value: Value| Gomoku::last_resort(&scene(value)).to_string();
    let four = ["D8", "E8", "F8", "G8"];
    assert_eq!(answer(json!({"black": four, "white": ["C8", "A1", "A2", "A3"], "side": "white"})), "H8", "blocks");
    assert_eq!(answer(json!({"black": four, "white": ["C8", "A1", "A2", "A3"], "side": "black"})), "H8", "wins");
    assert_eq!(answer(json!({})), "H8", "the middle");
}
