//! The legal moves of Dou Dizhu are those of RLCard and OpenSpiel, position by position.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::process::Command;

use junshi::games::doudizhu::Cards;
use junshi::games::doudizhu::kinds::{Form, Kind, readings};
use junshi::games::doudizhu::moves::{Move, follows, leads};
use junshi::games::doudizhu::rules::Rules;

const POSITIONS: &str = "10000";
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/peers/doudizhu/positions.py");

/// Changes our moves of a hand on a play into those of an engine whose faults are known.
type Faults = fn(Cards, &str, &mut Vec<Move>);

/// Positions of an engine, one a line; none, said aloud, where Python lacks it.
fn positions(peer: &str, package: &str) -> Option<String> {
    let python = std::env::var("JUNSHI_PYTHON").unwrap_or("python3".to_owned());
    let has = Command::new(&python).args(["-c", &format!("import {package}")]).output();
    if !has.is_ok_and(|output| output.status.success()) {
        assert!(
            std::env::var_os("JUNSHI_REQUIRE_PEERS").is_none(),
            "the Python package {peer} is needed here"
        );
        eprintln!("SKIPPED: the Python package {peer} is not on this machine");
        return None;
    }
    let output = Command::new(&python).args([SCRIPT, peer, POSITIONS, "7"]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap())
}

fn cards(text: &str) -> Cards {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Our moves on a play, sorted, the pass apart; every reading of the play is a list.
fn ours(hand: Cards, last: &str, rules: &Rules, faults: Faults) -> Vec<Vec<String>> {
    let mut kinds: Vec<Option<Kind>> = Vec::new();
    match last {
        "-" => kinds.push(None),
        last => readings(cards(last), rules, |kind| kinds.push(Some(kind))),
    }
    if !rules.every_reading {
        kinds.truncate(1);
    }
    let mut out: Vec<Move> = Vec::new();
    let mut list = |kind: Option<Kind>| {
        match kind {
            None => leads(hand, rules, &mut out),
            Some(kind) => follows(hand, kind, rules, &mut out),
        }
        faults(hand, last, &mut out);
        let mut names: Vec<String> = out.iter().map(|play| play.cards.to_string()).collect();
        names.sort();
        names
    };
    kinds.into_iter().map(&mut list).collect()
}

/// What OpenSpiel 2.0.2 is known to do otherwise: on the lead it leaves out chains without wings that begin
/// with a rank of which four are held, and it lets any bomb be played on the rocket.
fn open_spiel_faults(hand: Cards, last: &str, plays: &mut Vec<Move>) {
    let chain = |play: &Move| matches!(play.kind.form, Form::SoloChain | Form::PairChain | Form::TrioChain);
    if last == "-" {
        plays.retain(|play| !(chain(play) && hand.count(play.kind.start()) == 4));
    }
    if cards(last.trim_matches('-')) == Cards::ROCKET {
        let bomb = |rank| Move { kind: Kind::single(Form::Bomb, rank), cards: Cards::of(rank, 4) };
        plays.extend(hand.fours().map(bomb));
    }
}

fn agree(peer: &str, package: &str, preset: &str, faults: Faults) {
    let Some(positions) = positions(peer, package) else { return };
    let rules = Rules::preset(preset).unwrap();
    let (mut followed, mut moves) = (0, 0);
    for line in positions.lines() {
        let mut words = line.split(' ');
        let (hand, last) = (cards(words.next().unwrap()), words.next().unwrap());
        let (passes, plays): (Vec<&str>, Vec<&str>) = words.partition(|word| *word == "pass");
        assert_eq!(passes.len(), usize::from(last != "-"), "{line}");
        let mut theirs: Vec<String> = plays.iter().map(|play| cards(play).to_string()).collect();
        theirs.sort();
        let ours = ours(hand, last, &rules, faults);
        assert!(ours.contains(&theirs), "{peer}, {hand} on {last}: {theirs:?}, ours are {ours:?}");
        followed += u32::from(last != "-");
        moves += theirs.len();
    }
    println!("{peer}: {followed} of {POSITIONS} positions were follows; {moves} moves");
    assert!(followed > 1000 && moves > 10_000, "{followed} {moves}");
}

#[test]
fn legal_moves_are_those_of_rlcard() {
    agree("rlcard", "rlcard.games.doudizhu", "rlcard", |_, _, _| {});
}

#[test]
fn legal_moves_are_those_of_open_spiel() {
    agree("open_spiel", "pyspiel", "openspiel", open_spiel_faults);
}
