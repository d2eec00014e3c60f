//! One game from the deal to the end, with a person at the table or without.

use std::io::BufReader;

use junshi::Runtime;
use junshi::doors::play::{Lang, Play, Streams};
use junshi::referee::{Outcome, Setup};
use serde_json::{Value, json};

use super::Folder;
use super::tic_tac_toe::{AI, TicTacToe};

struct Played {
    outcome: Option<Outcome>,
    course: String,
    person: String,
}

fn play(play: &Play, typed: &str) -> Result<Played, junshi::Error> {
    let runtime = Runtime::builder().mod_text("mine", "ai.lua", AI).build();
    let (mut course, mut person) = (Vec::new(), Vec::new());
    let mut input = BufReader::new(typed.as_bytes());
    let mut streams = Streams { input: &mut input, course: &mut course, person: &mut person };
    let outcome = play.run::<TicTacToe>(&runtime, &mut streams)?.outcome;
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ok(Played { outcome, course: text(course), person: text(person) })
}

fn with_a_person(seat: &str) -> Play {
    Play { setup: Setup::new(7), human: Some(seat.to_owned()), ..Play::default() }
}

#[test]
fn scripts_play_a_whole_game_and_the_end_is_told() {
    let played = play(&Play { setup: Setup::new(7), ..Play::default() }, "").unwrap();
    let first = played.course.lines().next().unwrap();
    assert_eq!(first, "1. X: 5 (default)");
    assert!(
        played.course.ends_with("9. X: 8 (default)\nOOX\nXXO\nOXX\na draw: the board is full\n"),
        "{}",
        played.course
    );
    assert_eq!(played.person, "");
}

#[test]
fn every_decision_and_the_outcome_are_objects_on_lines() {
    let played = play(&Play { json: true, ..with_a_person("O") }, "1\n2\n3\n").unwrap();
    let lines: Vec<Value> = played.course.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let first = json!({"decision": 1, "seat": "X", "ask": {"kind": "place", "seat": "X"}, "answer": 5,
        "source": "default"});
    assert_eq!(lines[0], first);
    assert_eq!((&lines[1]["answer"], &lines[1]["source"]), (&json!(1), &json!("human")));
    let outcome = lines.last().unwrap();
    assert_eq!(outcome["outcome"]["reason"], played.outcome.unwrap().reason);
    let numbers: Vec<u64> =
        lines[..lines.len() - 1].iter().map(|line| line["decision"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
}

#[test]
fn a_person_sees_the_board_and_is_told_why_an_answer_is_not_possible() {
    let played = play(&with_a_person("O"), "5\nfive\n\n12\n1\nquit\n").unwrap();
    assert!(played.person.starts_with("...\n.X.\n...\n2. O is asked"), "{}", played.person);
    for told in [
        "not possible: cell 5 is taken by X",
        "not understood: `five`; an answer is the number of a cell, from 1",
        "not possible: there is no cell 12",
    ] {
        assert!(played.person.contains(told), "{told}: {}", played.person);
    }
    assert!(played.course.contains("2. O: 1 (human)"), "{}", played.course);
}

#[test]
fn quit_and_the_end_of_input_leave_the_game() {
    for typed in ["quit\n", "", "99\n"] {
        let played = play(&with_a_person("X"), typed).unwrap();
        assert_eq!((played.outcome, played.course.as_str()), (None, "...\n...\n...\nthe game was left\n"));
        let as_json = play(&Play { json: true, ..with_a_person("X") }, typed).unwrap();
        assert_eq!(as_json.course, "{\"outcome\":null}\n");
    }
}

#[test]
fn a_person_may_take_an_answer_back_and_ask_for_help() {
    let played = play(&with_a_person("O"), "undo\nhelp\n1\nundo\n3\nundo\n1\nquit\n").unwrap();
    for told in ["you have not answered yet", "an answer is the number of a cell, from 1", "quit leaves"] {
        assert!(played.person.contains(told), "{told}: {}", played.person);
    }
    let lines: Vec<&str> = played.course.lines().collect();
    let again = ["taken back to 2", "2. O: 3 (human)"];
    assert!(lines.windows(2).any(|pair| pair == again), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| **line == "2. O: 1 (human)").count(), 2, "{lines:?}");
    assert_eq!(
        lines.iter().filter(|line| line.starts_with("1. X: 5")).count(),
        1,
        "X's first is not asked again"
    );
    let json = play(&Play { json: true, ..with_a_person("O") }, "1\nundo\nquit\n").unwrap();
    assert!(json.course.contains("{\"taken_back_to\":2}\n"), "{}", json.course);
}

#[test]
fn people_are_spoken_to_in_chinese() {
    let chinese = Play { lang: Lang::Zh, ..with_a_person("O") };
    let played = play(&chinese, "5\nfive\n帮助\n悔棋\n1\n悔棋\n退出\n").unwrap();
    for told in ["2. 轮到O", "不行：cell 5", "看不懂“five”", "请输入the number", "无棋可悔"]
    {
        assert!(played.person.contains(told), "{told}: {}", played.person);
    }
    assert!(
        played.course.contains("退回第2步") && played.course.ends_with("对局已退出\n"),
        "{}",
        played.course
    );
    assert!("fr".parse::<Lang>().is_err());
}

#[test]
fn a_seat_that_is_not_there_is_told() {
    let error = play(&with_a_person("Z"), "").err().unwrap().to_string();
    assert_eq!(error, "at --human: expected one of X, O, found `Z`");
}

#[test]
fn the_journal_of_a_game_with_a_person_replays() {
    let folder = Folder::with(&[]);
    let path = folder.path("game.journal");
    let journal = Some(path.clone().into());
    play(&Play { journal, ..with_a_person("O") }, "1\n2\n3\n4\n6\n7\n8\n9\n").unwrap();
    let runtime = Runtime::builder().mod_text("mine", "ai.lua", AI).build();
    let mut reader = junshi::journal::Reader::file(&path).unwrap();
    let replay = junshi::replay::Replay::default();
    let restored = replay.run::<TicTacToe>(&runtime, &mut reader).unwrap();
    assert!(restored.decisions >= 3);
    assert_eq!(restored.table.decisions() % 2, 1, "X answers the odd questions");
}

#[test]
fn the_journal_of_a_game_with_moves_taken_back_holds_what_was_played_in_the_end() {
    let folder = Folder::with(&[]);
    let path = folder.path("game.journal");
    let journal = Some(path.clone().into());
    let typed = "1\nundo\n1\n2\nundo\n2\n3\n4\n6\n7\n8\n9\n";
    play(&Play { journal, ..with_a_person("O") }, typed).unwrap();
    let runtime = Runtime::builder().mod_text("mine", "ai.lua", AI).build();
    let mut reader = junshi::journal::Reader::file(&path).unwrap();
    let restored = junshi::replay::Replay::default().run::<TicTacToe>(&runtime, &mut reader).unwrap();
    assert!(restored.decisions >= 1);
}
