//! Hands of hold'em that PokerKit has played come to the same legal actions, pots and stacks here, and hands that we
//! have written down come to the same stacks there.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::io::Write;
use std::process::{Command, Stdio};

use junshi::games::holdem::record::{NOTATIONS, Record};
use serde::Deserialize;
use serde_json::Value;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/peers/holdem/pokerkit/hands.py");

/// A decision in PokerKit: who acts (from 0), what a call takes, what can be raised to on the street, the pot.
type Step = (usize, i64, Option<(i64, i64)>, i64);

/// A hand that PokerKit has played.
#[derive(Deserialize)]
struct Hand {
    phh: String,
    steps: Vec<Step>,
    stacks: Vec<i64>,
}

/// What the script prints; none, said aloud, where Python lacks the package.
fn pokerkit(arguments: &[&str], input: &str) -> Option<String> {
    let python = std::env::var("JUNSHI_PYTHON").unwrap_or("python3".to_owned());
    let has = Command::new(&python).args(["-c", "import pokerkit"]).output();
    if !has.is_ok_and(|output| output.status.success()) {
        assert!(
            std::env::var_os("JUNSHI_REQUIRE_PEERS").is_none(),
            "the Python package pokerkit is needed here"
        );
        eprintln!("SKIPPED: the Python package pokerkit is not on this machine");
        return None;
    }
    let script = Command::new(&python)
        .arg(SCRIPT)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let mut script = script.unwrap();
    script.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = script.wait_with_output().unwrap();
    assert!(output.status.success());
    Some(String::from_utf8(output.stdout).unwrap())
}

fn read(phh: &str) -> Record {
    let notation = NOTATIONS.iter().find(|known| known.name == "phh").unwrap();
    let hand = (notation.read)(phh).remove(0).unwrap_or_else(|error| panic!("{error}\n{phh}"));
    serde_json::from_value(hand).unwrap()
}

/// The decisions of a hand as our rules see them.
fn steps(record: &Record) -> Vec<Step> {
    let (mut table, acts) = (record.table().unwrap(), record.replay().unwrap().acts);
    let step = |act: &junshi::games::holdem::history::Act| {
        let (seat, options) = (table.turn_of().unwrap(), table.options().unwrap());
        let before = table.spent()[seat] - table.bets()[seat];
        let raise = options.raise.map(|(least, most)| (least - before, most - before));
        let step = (seat, options.call, raise, table.pot());
        table.act(act.action).unwrap();
        step
    };
    acts.iter().map(step).collect()
}

/// Compares hands; gives how many decisions there were.
fn agree(printed: &str) -> (usize, usize) {
    let (mut hands, mut decisions) = (0, 0);
    for line in printed.lines() {
        let theirs: Hand = serde_json::from_str(line).unwrap();
        let record = read(&theirs.phh);
        assert_eq!(steps(&record), theirs.steps, "{}", theirs.phh);
        let ours = record.replay().unwrap().finishing_stacks;
        assert_eq!(ours.as_ref(), Some(&theirs.stacks), "{}", theirs.phh);
        hands += 1;
        decisions += theirs.steps.len();
    }
    (hands, decisions)
}

#[test]
fn random_hands_are_those_of_pokerkit() {
    let count = if std::env::var_os("JUNSHI_FULL").is_some() { "20000" } else { "200" };
    let Some(printed) = pokerkit(&["random", count, "7"], "") else { return };
    let (hands, decisions) = agree(&printed);
    println!("{hands} hands, {decisions} decisions");
    assert!(hands.to_string() == count && decisions > 4 * hands);
}

#[test]
fn hands_of_the_world_series_of_poker_are_replayed() {
    let Some(printed) = pokerkit(&["wsop"], "") else { return };
    let (hands, decisions) = agree(&printed);
    println!("{hands} hands, {decisions} decisions");
    assert!(hands >= 11 && decisions >= 100, "{hands} {decisions}");
}

#[test]
fn hands_that_were_written_down_here_are_replayed_by_pokerkit() {
    let Some(printed) = pokerkit(&["random", "60", "8"], "") else { return };
    let hands: Vec<Hand> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let values: Vec<Value> =
        hands.iter().map(|hand| serde_json::to_value(read(&hand.phh)).unwrap()).collect();
    let notation = NOTATIONS.iter().find(|known| known.name == "phhs").unwrap();
    let written = (notation.write)(&values).unwrap();
    let replayed = pokerkit(&["replay"], &written).unwrap();
    let stacks: Vec<Vec<i64>> = replayed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(stacks, hands.into_iter().map(|hand| hand.stacks).collect::<Vec<_>>());
}
