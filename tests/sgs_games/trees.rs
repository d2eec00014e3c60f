//! One grammar (`events.grammar`) for the events of the recorded games and of ours.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use flate2::read::MultiGzDecoder;
use junshi::kit::rng::Rng;
use junshi::referee::Course;
use junshi::sgs::Sgs;
use serde_json::Value;

use super::grammar::{Acts, Grammar, parse};
use super::{full, setup, wild};

/// What is told to each player in turn counts once.
const BROADCAST: [&str; 2] = ["BeforeCardsMove", "CardsMoveOneTime"];

fn grammar() -> Grammar {
    Grammar::read(include_str!("events.grammar"))
}

/// An event as the grammar names it.
fn add(told: &mut Vec<String>, event: &str, data: &Value) {
    if BROADCAST.contains(&event) && told.last().is_some_and(|last| last == event) {
        return;
    }
    told.push(match event {
        "EventPhaseChanging" => format!("{event}:{}", data["v"]["to"]),
        _ => event.to_owned(),
    });
}

/// Leaves out the turn in which the game ends, whose events are told while it is broken off.
fn without_end(mut told: Vec<String>) -> Vec<String> {
    if let Some(over) = told.iter().rposition(|event| event == "GameOverJudge")
        && told[over..].iter().all(|event| event != "Death")
    {
        told.truncate(over);
    }
    let last = told.iter().rposition(|event| event == "TurnStart").map_or(0, |last| last + 1);
    told.truncate(last);
    told
}

fn recordings() -> Vec<PathBuf> {
    let folder = std::fs::read_dir("tests/truth/sgs/games").unwrap();
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "gz"));
    paths.sort();
    paths
}

fn recorded(path: &PathBuf) -> Vec<String> {
    let mut told = Vec::new();
    for line in BufReader::new(MultiGzDecoder::new(File::open(path).unwrap())).lines() {
        let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
        match line["t"].as_str().unwrap_or_default() {
            "ev" => add(&mut told, line["ev"].as_str().unwrap(), &line["data"]),
            "req" => add(&mut told, "ask", &Value::Null),
            "end" => break,
            _ => {}
        }
    }
    without_end(told)
}

/// A game of players who try anything.
fn played(mode: &str, seed: u64) -> Vec<String> {
    let mut course = Course::<Sgs>::deal(&setup(mode, seed)).unwrap();
    let (mut rng, mut heard, mut told) = (Rng::for_match(seed), 0, Vec::new());
    loop {
        for event in course.news(heard, &[]) {
            add(&mut told, event.event.as_str(), &serde_json::to_value(&event.data).unwrap());
        }
        heard = course.happened();
        let Some(question) = course.question() else { return without_end(told) };
        add(&mut told, "ask", &Value::Null);
        let scene = course.scene(&question).unwrap();
        course.apply(wild(&scene, &mut rng)).unwrap();
    }
}

fn fits(name: &str, told: &[String], acts: Acts) {
    assert!(told.len() > 20, "{name}: {} events", told.len());
    if let Err(at) = parse(&grammar(), "@game", told, acts) {
        let around = &told[at.saturating_sub(20)..(at + 10).min(told.len())];
        panic!("{name}: event {at} of {}, {}, does not fit: {around:?}", told.len(), told[at]);
    }
}

/// Long games nest deeply.
fn with_room(act: impl FnOnce() + Send + 'static) {
    std::thread::Builder::new().stack_size(256 << 20).spawn(act).unwrap().join().unwrap();
}

#[test]
fn one_grammar_holds_for_the_recorded_games_and_for_ours() {
    with_room(|| {
        let recordings = recordings();
        assert!(!recordings.is_empty());
        for path in recordings {
            fits(&path.display().to_string(), &recorded(&path), Acts::OfSkills);
        }
        for seed in 0..if full() { 100 } else { 4 } {
            for mode in ["08p", "05p"] {
                fits(&format!("{mode} {seed}"), &played(mode, seed), Acts::OfSkills);
            }
        }
    });
}

#[test]
fn without_skills_only_the_rules_and_equipment_act() {
    with_room(|| {
        for seed in 0..if full() { 100 } else { 4 } {
            fits(&format!("bare {seed}"), &played("08p+bare", seed), Acts::OfRules);
        }
        let is_skilled = |path| parse(&grammar(), "@game", &recorded(path), Acts::OfRules).is_err();
        assert!(recordings().iter().any(is_skilled), "skills have acted in some");
    });
}

#[test]
fn a_game_from_which_an_event_is_missing_does_not_fit() {
    with_room(|| {
        let (grammar, mut whole) = (grammar(), recorded(&recordings()[0]));
        whole.truncate(2_000);
        let whole = without_end(whole);
        fits("the beginning", &whole, Acts::OfSkills);
        let mut missed = 0;
        for event in [
            "PreCardUsed",
            "CardUsed",
            "CardFinished",
            "TargetSpecifying",
            "TargetSpecified",
            "CardEffect",
            "CardEffected",
            "PostCardEffected",
            "Predamage",
            "DamageDone",
            "DamageComplete",
            "StartJudge",
            "FinishJudge",
            "EnterDying",
            "QuitDying",
            "EventPhaseStart",
            "EventPhaseEnd",
        ] {
            let Some(at) = whole.iter().position(|told| told == event) else { continue };
            missed += 1;
            let mut told = whole.clone();
            told.remove(at);
            assert!(
                parse(&grammar, "@game", &told, Acts::OfSkills).is_err(),
                "{event} at {at} is not missed"
            );
        }
        assert!(missed > 8, "{missed} kinds of events were taken out");
    });
}
