//! Primitives on good input and bad; the rows that others have published.

use serde_json::{Value, json};

use super::*;
use crate::game::Game;
use crate::games::doudizhu::Doudizhu;

fn asked(primitive: &str, input: &Value) -> Result<Value, HostError> {
    let found = PRIMITIVES.iter().find(|(name, _)| *name == primitive).unwrap();
    (found.1)(input, &Settings::new(Doudizhu::schema(), &[]).unwrap())
}

fn refused(primitive: &str, input: &Value, path: &str, expected: &str) {
    let error = asked(primitive, input).unwrap_err();
    assert_eq!(error.path, path, "{primitive} {input}: {error}");
    assert!(error.to_string().contains(expected), "{primitive} {input}: {error}");
}

#[test]
fn bad_input_is_refused_with_its_place() {
    refused("group", &json!({"cards": "33333"}), "cards", "at most 4");
    refused("group", &json!({"cards": "34X"}), "cards", "`X` at place 3");
    refused("group", &json!({"cards": "BB"}), "cards", "at most 1");
    refused("group", &json!({"cards": ""}), "cards", "1 to 20 cards");
    refused("group", &json!({"cards": 7}), "cards", "integer");
    refused("group", &json!({"card": "3"}), "card", "cards");
    refused("group", &json!({"cards": "3", "rules": "whist"}), "rules", "one of seed");
    refused("split", &json!({"hand": "333444555666777888999"}), "hand", "0 to 20 cards");
    refused("split", &json!({"hand": "3", "mode": "best"}), "mode", "robot");
    refused("value", &json!({}), ".", "hand");
    refused("min-plays", &json!({"hand": "333344445555666677778888"}), "hand", "0 to 23 cards");
    refused("moves", &json!({"hand": "345", "last": "34"}), "last", "a play under these rules");
    refused("moves", &json!({"hand": "345", "last": ""}), "last", "a play");
    refused("solve", &json!({"mover": "", "opponent": "3"}), "mover", "1 to 20 cards");
    refused("solve", &json!({"mover": "333", "opponent": "33"}), "opponent", "one deck");
    refused("solve", &json!({"mover": "A", "opponent": "3", "last": "23456"}), "last", "a play");
    refused(
        "solve",
        &json!({"mover": "3456789TJQ", "opponent": "3456789TJQ", "nodes": 2}),
        "mover",
        "2 positions",
    );
}

#[test]
fn groups_are_named_and_valued() {
    let rows = [
        ("KJQJQKJQK", "trio_chain", 5, "K"),
        ("AAAKKKQQQ", "trio_chain", 6, "A"),
        ("2222BR", "four_solo", 6, "2"),
        ("3333", "bomb", 7, "3"),
        ("2222", "bomb", 19, "2"),
        ("RB", "rocket", 20, "R"),
        ("TJQKA", "solo_chain", 5, "A"),
        ("334455", "pair_chain", -4, "5"),
        ("3", "solo", -7, "3"),
        ("R", "solo", 7, "R"),
        ("4333", "trio_solo", -7, "3"),
        ("33322", "trio_pair", -7, "3"),
        ("3334447B", "airplane_solo", 1, "4"),
        ("3334447788", "airplane_pair", 1, "4"),
        ("33445555", "four_pair", 1, "5"),
    ];
    for (cards, form, value, max) in rows {
        let wanted = json!({"type": form, "value": value, "count": cards.len(), "max": max});
        assert_eq!(asked("group", &json!({"cards": cards})).unwrap(), wanted, "{cards}");
    }
    let none = json!({"type": null, "value": null, "count": 5, "max": null});
    assert_eq!(asked("group", &json!({"cards": "A2345"})).unwrap(), none);
}

#[test]
fn presets_answer_where_programs_differ() {
    let form = |cards: &str, rules: &str| {
        asked("group", &json!({"cards": cards, "rules": rules, "id": 1})).unwrap()["type"].clone()
    };
    assert_eq!(
        (form("666777BR", "rlcard"), form("666777BR", "douzero")),
        (Value::Null, json!("airplane_solo"))
    );
    assert_eq!((form("4444BR", "rlcard"), form("4444BR", "douzero")), (Value::Null, json!("four_solo")));
    for rules in ["seed", "rlcard", "douzero", "openspiel", "pagat"] {
        for cards in ["33334444", "3334445556667777", "QQKKAA22", "99923", "AAA222", "TJQKA2"] {
            assert_eq!(form(cards, rules), Value::Null, "{cards} under {rules}");
        }
        assert_eq!(form("3456789TJQKA", rules), json!("solo_chain"), "{rules}");
        assert_eq!(form("444555666777", rules), json!("trio_chain"), "{rules}");
    }
    assert_eq!(form("444455", "openspiel"), Value::Null);
    let with_spring = json!({"cards": "4444BR", "rules": {"preset": "rlcard", "joker_pair_kickers": true}});
    assert_eq!(asked("group", &with_spring).unwrap()["type"], "four_solo");
}

#[test]
fn the_worked_hands_of_the_series() {
    let rows = [
        ("77889TJJQQKKAA22B", 14, 7, 1),
        ("33445566899TTKKA2", 6, 7, 0),
        ("3344556678TJJQQA2", 4, 8, 0),
        ("7778899TJJQQKKAA22BR", 26, 6, 3),
        ("34567", -2, 1, 0),
        ("BR", 20, 1, 3),
        ("2222", 19, 1, 2),
        ("3", -7, 1, 0),
        ("JJJQQQKKK", 5, 1, 0),
        ("333345", -4, 3, 0),
    ];
    for (hand, value, rounds, bid) in rows {
        let found = asked("value", &json!({"hand": hand, "mode": "recursive"})).unwrap();
        let told = [&found["value"], &found["rounds"], &found["bid"]];
        assert_eq!(told, [&json!(value), &json!(rounds), &json!(bid)], "{hand}");
    }
    let split = asked("split", &json!({"hand": "77889TJJQQKKAA22B", "mode": "recursive"})).unwrap();
    let mut groups: Vec<&str> =
        split["groups"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
    groups.sort_unstable();
    assert_eq!(groups, ["22", "7", "789TJ", "8", "B", "J", "QQKKAA"]);
}

#[test]
fn the_best_split_beats_the_series_where_that_fails() {
    let rows = [
        ("345677789TJJKKA22", -30, -85),
        ("34567778899TTJQKA2BR", -7, -61),
        ("4566678", -19, -42),
        ("7778899TJJQQKKAA22BR", -15, -16),
    ];
    for (hand, best, greedy) in rows {
        let score =
            |mode: &str| asked("value", &json!({"hand": hand, "mode": mode})).unwrap()["score"].clone();
        assert_eq!((score("exact"), score("recursive")), (json!(best), json!(greedy)), "{hand}");
    }
    let found = asked("split", &json!({"hand": "8766654"})).unwrap();
    assert_eq!(found, json!({"groups": ["45678", "66"], "value": -5, "rounds": 2}), "exact unless told");
}

#[test]
fn the_fewest_plays_of_published_hands() {
    let rows = [
        ("2AKQJT99877766543", 5),
        ("22AAKQJ9987776654", 9),
        ("345677789TJJKKA22", 6),
        ("4566678", 2),
        ("JJJQQQKKK", 1),
        ("789TJ5AA", 3),
        ("Q425T3QBAT6QJ5Q27", 6),
        ("", 0),
    ];
    for (hand, plays) in rows {
        assert_eq!(asked("min-plays", &json!({"hand": hand})).unwrap(), json!({"plays": plays}), "{hand}");
    }
    assert_eq!(asked("min-plays", &json!({"hand": "3334447J"})).unwrap()["plays"], 2);
    assert_eq!(asked("min-plays", &json!({"hand": "3334447J", "wings": true})).unwrap()["plays"], 1);
}

#[test]
fn moves_are_listed_with_the_pass_where_there_is_one() {
    let moves = |input: Value| {
        let found = asked("moves", &input).unwrap();
        let mut moves: Vec<String> =
            found["moves"].as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect();
        moves.sort();
        moves
    };
    assert_eq!(moves(json!({"hand": "6554"})), ["4", "5", "55", "6"]);
    assert_eq!(moves(json!({"hand": "6554", "last": "4"})), ["5", "6", "pass"]);
    assert_eq!(moves(json!({"hand": "BR4444", "last": "3333"})), ["4444", "BR", "pass"]);
    assert_eq!(moves(json!({"hand": "BR4444", "last": "RB"})), ["pass"], "nothing beats a rocket");
    assert_eq!(moves(json!({"hand": "3", "last": "5"})), ["pass"], "a lower card does not");
    assert_eq!(moves(json!({"hand": "4444", "last": null})), ["4", "44", "444", "4444"]);
}

#[test]
fn the_published_puzzles_are_solved() {
    let rows = [
        ("AAKTT3", "AKQJJTT", Value::Null, true, vec!["K"]),
        ("AA9", "2QQTT7755", json!("3"), true, vec!["pass"]),
        ("2QQTT77553", "A9", Value::Null, true, vec!["2", "3", "55", "77", "Q", "QQ", "T", "TT"]),
        ("BRQQKK22", "888822TT", Value::Null, false, vec![]),
    ];
    for (mover, opponent, last, win, wanted) in rows {
        let found = asked("solve", &json!({"mover": mover, "opponent": opponent, "last": last})).unwrap();
        let mut moves: Vec<&str> =
            found["moves"].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
        moves.sort_unstable();
        assert_eq!((&found["win"], moves), (&json!(win), wanted), "{mover} against {opponent}");
    }
}

#[test]
fn scripts_values_lie_under_the_input() {
    let values = json!({"round": 9, "forms": {"solo": {"add": 5, "divide": 1}}});
    let found = asked("value", &json!({"hand": "3", "values": values})).unwrap();
    assert_eq!((&found["value"], &found["score"]), (&json!(8), &json!(-1)));
    assert_eq!(asked("group", &json!({"cards": "3", "values": values})).unwrap()["value"], 8);
    assert_eq!(asked("group", &json!({"cards": "3", "values": []})).unwrap()["value"], -7);
    refused("split", &json!({"hand": "3", "values": {"round": "much"}}), "values.round", "i32");
    refused("split", &json!({"hand": "3", "values": {"round": 5000}}), "values", "up to 1000");
    refused(
        "split",
        &json!({"hand": "3", "values": {"forms": {"duo": {"add": 1, "divide": 1}}}}),
        "values.forms.?",
        "solo",
    );
    assert_eq!((data("split"), data("solve")), (&["values"][..], &[][..]));
}
