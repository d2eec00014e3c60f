//! Gomoku at the command line: a person at the board, and the primitives.

use serde_json::{Value, json};

use super::{Folder, Ran, junshi};

const QUICK: [&str; 4] = ["--set", "nodes=300", "--limit", "ms=60000"];

fn played(typed: &str, more: &[&str]) -> Ran {
    let args = [&["play", "gomoku", "--human", "black"][..], &QUICK, more].concat();
    junshi(&args, typed.as_bytes())
}

#[test]
fn a_person_plays_errs_takes_back_and_resigns() {
    let ran = played("help\nfoo\nh8\nH8\nZ9\nundo\nI9\nresign\n", &[]);
    assert_eq!(ran.code, 0, "{}", ran.all());
    ran.says(&[
        "1. black is asked: a point such as \"H8\", or \"resign\" (help, advice, undo, quit)",
        "undo takes your last answer back",
        "not understood: `foo`",
        "not possible: H8 is not empty",
        "not understood: `Z9`",
        "1. black: H8 (human)\n2. white: ",
        "taken back to 1\n1. black: I9 (human)\n2. white: ",
        "3. black: resign (human)\n15 .",
        "won by white: resigned\n",
    ]);
    assert!(ran.err.contains(" 8 . . . . . . . X") && ran.err.contains("A B C D E F G H"), "{}", ran.err);
    let chinese = played("H8\nH8\n悔棋\n认输\nresign\n", &["--lang", "zh"]);
    chinese.says(&["轮到黑方", "H8 已有棋子", "退回第1步", "看不懂“认输”", "白方胜：认输"]);
}

#[test]
fn whoever_plays_a_forbidden_point_loses() {
    // the brain is kept far away, so that two threes of Black can meet
    let far = Folder::with(&[(
        "far.lua",
        b"local at = 0\ngomoku.ai_move.white = function() at += 1 return ({ 'A1', 'C2', 'E1', 'G2' })[at] end",
    )]);
    let path = far.path("far.lua");
    let typed = "G8\nI8\nH7\nH9\nH8\n";
    let ran = played(typed, &["--mode", "renju", "--mod", &path]);
    assert!(ran.out.ends_with("won by white: 33\n"), "{}", ran.all());
    let free = played(typed, &["--mod", &path]);
    assert!(free.out.ends_with("the game was left\n"), "{}", free.all());
    let lines = played(typed, &["--mode", "renju", "--mod", &path, "--json"]);
    let last: Value = serde_json::from_str(lines.out.lines().last().unwrap()).unwrap();
    assert_eq!(last, json!({"outcome": {"winners": ["white"], "reason": "33"}}));
}

#[test]
fn wrong_wishes_are_told() {
    for (args, told) in [
        (&["play", "gomoku", "--human", "red"][..], "expected one of black, white, found `red`"),
        (&["play", "gomoku", "--mode", "go"], "at mode: expected freestyle"),
        (&["play", "gomoku", "--mode", "renju30"], "at mode: expected freestyle"),
        (&["play", "gomoku", "--players", "3"], "at players: expected 2"),
        (&["play", "gomoku", "--lang", "fr"], "expected zh or en"),
        (&["play", "gomoku", "--set", "level=12"], "at settings.level"),
        (
            &["arena", "gomoku", "--a", "nobody", "--b", "seed"],
            "at profile: expected one of default, seed, strong",
        ),
        (&["arena", "gomoku", "--a", "seed", "--b", "seed", "--games", "0"], "--games"),
        (&["arena", "gomoku", "--a", "seed", "--b", "seed", "--a-roles", "lord"], "no roles in this game"),
        (&["eval", "gomoku", "win"], "one of forbidden, scan, solve, analyse"),
        (&["eval", "gomoku", "scan", "--mode", "chess"], "at settings.rule"),
        (&["eval", "sgs", "situation", "--mode", "x"], "at --mode: expected no mode"),
    ] {
        let ran = junshi(args, b"");
        assert_eq!(ran.code, 2, "{args:?}: {}", ran.all());
        assert!(ran.err.contains(told), "{args:?}: {}", ran.err);
    }
}

/// What a primitive gives for each line.
fn evaluated(primitive: &str, lines: &[Value], more: &[&str]) -> (i32, Vec<Value>) {
    let input: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let ran = junshi(&[&["eval", "gomoku", primitive][..], more].concat(), input.as_bytes());
    (ran.code, ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// A board of 15 with these points.
fn board(black: &str, white: &str) -> String {
    let mut marks = vec![b'.'; 225];
    for (points, mark) in [(black, b'X'), (white, b'O')] {
        for name in points.split_whitespace() {
            let (x, y) = (usize::from(name.as_bytes()[0] - b'A'), name[1..].parse::<usize>().unwrap());
            marks[(15 - y) * 15 + x] = mark;
        }
    }
    String::from_utf8(marks).unwrap()
}

#[test]
fn primitives_echo_ids_and_go_on_after_a_mistake() {
    let threes = board("G8 I8 H7 H9", "");
    let lines =
        [json!({"id": 7, "board": threes}), json!({"id": "bad", "board": "..."}), json!({"board": threes})];
    let (code, answers) = evaluated("forbidden", &lines, &[]);
    assert_eq!((code, answers.len()), (2, 3));
    assert_eq!(answers[0], json!({"id": 7, "forbidden": {"H8": "33"}}));
    assert_eq!((&answers[1]["id"], &answers[1]["error"]["path"]), (&json!("bad"), &json!("board")));
    assert_eq!(answers[2], json!({"forbidden": {"H8": "33"}}));
    let cross = board("F8 G8 H8 I9 I10 I7", "E8 A1 A3");
    let (code, answers) =
        evaluated("solve", &[json!({"id": [1], "board": cross, "side": "Black", "kind": "vcf"})], &[]);
    assert_eq!((code, &answers[0]["id"], &answers[0]["win"]), (0, &json!([1]), &json!(true)));
    assert_eq!((&answers[0]["line"], &answers[0]["attacker_moves"]), (&json!(["I8"]), &json!(1)));
    assert!(answers[0]["ms"].is_f64());
}

#[test]
fn the_mode_is_the_rule_where_the_input_names_none() {
    let code = |rule: Option<&str>, more: &[&str]| {
        let mut line = json!({"board": board("E8 F8 G8 I8 J8", "")});
        if let Some(rule) = rule {
            line["rule"] = json!(rule);
        }
        evaluated("scan", &[line], more).1[0]["black"]["H8"][0].clone()
    };
    assert_eq!((code(None, &[]), code(None, &["--mode", "standard"])), (json!(30), json!(0)));
    assert_eq!(code(Some("Freestyle"), &["--mode", "standard"]), json!(30), "the input goes first");
}

#[test]
fn an_analysis_goes_by_the_weights_of_the_scripts() {
    let position = [json!({"id": 1, "board": board("H8 I9 G6", "H9 I8"), "nodes": 1500})];
    let score = |more: &[&str]| evaluated("analyse", &position, more).1[0]["score"].clone();
    let heavy = Folder::with(&[("m.lua", b"gomoku.tuning.weights.tempo = 500\n")]);
    assert!(score(&[]).is_i64());
    assert_ne!(score(&[]), score(&["--mod", &heavy.path("m.lua")]));
    let broken = Folder::with(&[("m.lua", b"gomoku.tuning.weights.tempo = 'heavy'\n")]);
    let (code, answers) = evaluated("analyse", &position, &["--mod", &broken.path("m.lua")]);
    assert_eq!((code, &answers[0]["error"]["path"]), (2, &json!("tuning.weights.tempo")));
}

#[test]
fn an_arena_of_gomoku_is_balanced_and_tells_its_journals() {
    let written = Folder::with(&[]);
    let path = written.path("g.journal");
    let args = [
        "arena",
        "gomoku",
        "--a",
        "strong:level=1,nodes=60",
        "--b",
        "trust",
        "--games",
        "3",
        "--journal",
        &path,
        "--json",
    ];
    let report = junshi(&args, b"").json();
    assert_eq!((&report["games"], &report["rounds"], &report["decided"]), (&json!(4), &json!(2), &json!(4)));
    assert_eq!((&report["faults"], &report["refused"]), (&json!(0), &json!(0)), "{report}");
    for number in 1..=4 {
        let replayed = junshi(&["replay", &written.path(&format!("g-{number}-a.journal"))], b"");
        assert_eq!(replayed.code, 0, "{}", replayed.all());
        replayed.says(&[", 0 different"]);
    }
}
