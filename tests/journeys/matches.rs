//! Games of Gomoku through the program itself: `arena` and `play`, with scripts, bots and a person.

use serde_json::Value;

use super::{Folder, Ran, junshi};

/// A player that is quick even where nothing is optimised.
const QUICK: &str = r#"default:profile="seed",level=1"#;

fn arena(a: &str, b: &str, more: &[&str]) -> Ran {
    let args = ["arena", "gomoku", "--a", a, "--b", b, "--games", "3", "--seed", "5"];
    let ran = junshi(&[&args[..], more].concat(), b"");
    assert_eq!(ran.code, 0, "{}", ran.all());
    ran
}

#[test]
fn the_arena_prints_one_object_that_does_not_depend_on_threads() {
    let alone = arena(QUICK, "trust", &["--json", "--jobs", "1"]);
    assert_eq!(alone.out.lines().count(), 1);
    assert_eq!(alone.err, "", "no bar where nobody looks");
    let report = alone.json();
    assert_eq!((report["game"].as_str(), report["games"].as_u64()), (Some("gomoku"), Some(4)));
    assert_eq!((report["a"]["name"].as_str(), report["b"]["name"].as_str()), (Some(QUICK), Some("trust")));
    assert_eq!(report["faults"], 0, "{report}");
    assert_eq!(arena(QUICK, "trust", &["--json", "--jobs", "4"]).out, alone.out);
    assert!(report.get("sprt").is_none());
}

#[test]
fn the_arena_prints_a_table_or_comma_separated_values_for_people() {
    let table = arena("trust", "last_resort", &["--mode", "renju"]);
    table.says(&["gomoku: 4 games in 2 rounds", "win rate", "last_resort", "A: 0 faults, 0 refused"]);
    let csv = arena("trust", "trust", &["--csv"]).out;
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    let place = |name: &str| rows[0].iter().position(|column| *column == name).unwrap();
    assert_eq!((rows.len(), rows[1][place("win_rate")], rows[2][place("player")]), (3, "0.500000", "trust"));
}

#[test]
fn the_program_itself_is_a_bot_that_plays_as_its_scripts_do() {
    let program = env!("CARGO_BIN_EXE_junshi");
    let bot = format!("cmd:\"'{program}' serve --set profile=seed --set level=1\"");
    let (served, own) = (arena(&bot, "trust", &["--json"]).json(), arena(QUICK, "trust", &["--json"]).json());
    for field in ["wins", "draws", "losses"] {
        assert_eq!(served["a"][field], own["a"][field], "{field}: {served} {own}");
    }
    assert_eq!(
        (&served["faults"], &served["refused"], &served["reasons"]),
        (&0.into(), &0.into(), &own["reasons"])
    );
}

#[test]
fn a_mod_plays_a_side_and_its_illegal_moves_are_counted() {
    let folder = Folder::with(&[("same.lua", b"gomoku.ai_default.move = function() return 'H8' end")]);
    let report = arena(&format!("default+{}", folder.path("same.lua")), "trust", &["--json"]).json();
    let refused = report["a"]["refused"].as_u64().unwrap();
    assert!(refused > 0 && report["a"]["last_resort"] == refused, "{report}");
    assert_eq!(report["b"]["refused"], 0);
}

#[test]
fn what_the_game_does_not_know_is_told() {
    let told = |more: &[&str]| {
        let ran = junshi(&[&["arena", "gomoku", "--a", "trust", "--b", "trust"], more].concat(), b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{more:?}");
        ran.err
    };
    assert!(told(&["--mode", "chess"]).contains("at mode"));
    assert!(told(&["--players", "3"]).contains("at players: expected 2"));
    assert!(told(&["--a-roles", "lord"]).contains("at --a-roles: expected no roles in this game"));
    assert!(told(&["--json", "--csv"]).contains("cannot be used with"));
}

fn lines(out: &str) -> Vec<Value> {
    out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn play_tells_every_move_and_then_the_outcome() {
    let args = ["play", "gomoku", "--seed", "5", "--json", "--set", "profile=seed", "--set", "level=1"];
    let ran = junshi(&args, b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines = lines(&ran.out);
    let (outcome, moves) = lines.split_last().unwrap();
    for (at, line) in moves.iter().enumerate() {
        assert_eq!(
            (line["decision"].as_u64(), line["ask"]["kind"].as_str()),
            (Some(at as u64 + 1), Some("move"))
        );
        assert_eq!(line["seat"], if at % 2 == 0 { "black" } else { "white" });
    }
    assert!(outcome["outcome"]["reason"].is_string(), "{outcome}");
    assert_eq!(junshi(&args, b"").out, ran.out, "the same seed gives the same game");
}

#[test]
fn a_person_plays_a_seat_over_standard_input() {
    let args = ["play", "gomoku", "--human", "black", "--set", "profile=seed", "--set", "level=1", "--json"];
    let ran = junshi(&args, b"H8\nH8\nZ99\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines = lines(&ran.out);
    assert_eq!((&lines[0]["answer"], &lines[0]["source"]), (&"H8".into(), &"human".into()));
    assert_eq!((lines.len(), &lines[2]), (3, &serde_json::json!({"outcome": null})));
    assert!(ran.err.contains("not possible: H8 is not empty"), "{}", ran.err);
    assert!(ran.err.contains("not understood: `Z99`"), "{}", ran.err);
    assert!(ran.err.contains("3. black is asked"), "{}", ran.err);
    assert_eq!(junshi(&["play", "gomoku", "--human", "north"], b"").code, 2);
}
