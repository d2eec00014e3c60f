//! What our own AI takes for the questions and events of recorded games: every play phase, every
//! response, every event, each in the state it was recorded in.
//!
//! Games are followed several times, and the least time that each question or event took counts: a
//! machine that does other work beside is no part of the figure. Answers must be the same each time;
//! `JUNSHI_ANSWERS` names a file for them, so that two builds can be compared. Run with
//! `cargo bench --bench activate`.

#![allow(missing_docs, dead_code, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../original_games/questions.rs"]
mod questions;
mod recorded;
#[path = "../original_games/state.rs"]
mod state;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use flate2::read::MultiGzDecoder;
use junshi::sgs::{Ask, Event, Sgs, Snapshot};
use junshi::{Builder, Match, Opening};
use serde_json::{Value, json};

const GAMES: [&str; 2] = ["game-02", "game-06"];
const ROUNDS: usize = 5;
/// Kinds that stop to think about more than a card: not held to the goal of a response.
const LONG: [&str; 3] = ["askForAG", "askForUseCard", "askForYiji"];

/// What a match is led through.
enum Step {
    Told(Event),
    Asked(Ask),
}

/// A recorded game: steps, each with the state before it where that has changed.
struct Game {
    names: junshi::game::Names,
    steps: Vec<(Option<Snapshot>, Step)>,
}

/// Roles of the living are hidden: among robots the host opens them after the first death.
fn hidden(snapshot: &Snapshot) -> Snapshot {
    let mut state = snapshot.clone();
    for player in state.players.iter_mut().filter(|player| player.role_shown) {
        std::sync::Arc::make_mut(player).role_shown = false;
    }
    state
}

fn read(name: &str) -> Game {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/truth/sgs/games");
    let file = File::open(folder.join(format!("{name}.jsonl.gz"))).unwrap();
    let (mut state, mut mode, mut changed) = (None::<state::State>, String::new(), false);
    let (mut steps, mut last) = (Vec::new(), Value::Null);
    for line in BufReader::new(MultiGzDecoder::new(file)).lines() {
        let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
        if line["t"] == "begin" {
            mode = line["mode"].as_str().unwrap().to_owned();
        } else if line["t"] == "static" {
            state = Some(state::State::new(&mode, &line["d"]["cards"]));
        }
        let Some(state) = state.as_mut() else { continue };
        line["aist"].as_object().into_iter().for_each(|beliefs| state.remember(beliefs));
        let changes = line["st"].as_object().cloned().unwrap_or_default();
        if matches!(line["t"].as_str(), Some("ev" | "req")) {
            changed |= state.update(changes);
        }
        let step = match line["t"].as_str() {
            Some("ev") => told(&line),
            Some("ans") => asked(&last, &line, state),
            _ => None,
        };
        if let Some(step) = step {
            steps.push((std::mem::take(&mut changed).then(|| hidden(&state.snapshot)), step));
        }
        last = line;
    }
    Game { names: state.unwrap().names, steps }
}

fn told(line: &Value) -> Option<Step> {
    let event = json!({"event": line["ev"], "player": line["p"], "data": line["data"]});
    Some(Step::Told(junshi::wire::read_value(event).unwrap()))
}

fn asked(question: &Value, answer: &Value, state: &state::State) -> Option<Step> {
    let (kind, seat) = (question["kind"].as_str()?, question["ai"].as_str()?);
    let flags = |name: &str| {
        let player = state.snapshot.players.iter().find(|player| player.name == seat);
        player.is_some_and(|player| player.flags.contains(name))
    };
    let args = question["args"].as_array().cloned().unwrap_or_default();
    let exchanging = flags("Global_AIDiscardExchanging");
    let ask = questions::ask(kind, seat, &args, exchanging, Some(&answer["ans"]));
    Some(Step::Asked(junshi::wire::read_ask::<Sgs>(&ask.to_string()).unwrap()))
}

/// A step that was taken: its class, how long it took, and what came of it.
type Taken = (String, Duration, String);

fn follow(game: &Game, builder: Builder) -> Vec<Taken> {
    let mut opening = Opening::<Sgs>::new(game.steps[0].0.clone().unwrap(), 1);
    opening.names = game.names.clone();
    let mut table = builder.build().open(opening).unwrap();
    let taken = game.steps.iter().map(|(state, step)| {
        state.iter().for_each(|state| table.replace(state.clone()).unwrap());
        take(&mut table, step)
    });
    let taken = taken.collect();
    let faults = table.take_faults();
    assert!(faults.is_empty(), "{faults:?}");
    taken
}

fn take(table: &mut Match<Sgs>, step: &Step) -> Taken {
    let start = Instant::now();
    match step {
        Step::Told(event) => {
            table.observe(std::slice::from_ref(event)).unwrap();
            ("event".to_owned(), start.elapsed(), String::new())
        }
        Step::Asked(ask) => {
            let decision = table.decide(ask.clone()).unwrap();
            let time = start.elapsed();
            assert_ne!(decision.source, junshi::Source::LastResort, "{}", decision.trace);
            let kind = serde_json::to_value(ask).unwrap()["kind"].as_str().unwrap().to_owned();
            let answer = serde_json::to_string(decision.answer.answer()).unwrap();
            (kind, time, answer)
        }
    }
}

/// The least time of each step, by class.
fn measure(setting: &str, act: impl Fn(Builder) -> Builder) -> BTreeMap<String, Vec<Duration>> {
    let mut times: BTreeMap<String, Vec<Duration>> = BTreeMap::new();
    for name in GAMES {
        let game = read(name);
        let mut taken = follow(&game, act(recorded::builder()));
        for _ in 1..ROUNDS {
            for (least, (_, time, answer)) in taken.iter_mut().zip(follow(&game, act(recorded::builder()))) {
                assert_eq!(least.2, answer, "another answer to the same question");
                least.1 = least.1.min(time);
            }
        }
        write_answers(&format!("{setting} {name}"), &taken);
        taken.into_iter().for_each(|(class, time, _)| times.entry(class).or_default().push(time));
    }
    times.values_mut().for_each(|times| times.sort_unstable());
    times
}

fn write_answers(place: &str, taken: &[Taken]) {
    let Some(path) = std::env::var_os("JUNSHI_ANSWERS") else { return };
    let mut file = File::options().create(true).append(true).open(path).unwrap();
    for (number, (kind, _, answer)) in taken.iter().enumerate().filter(|(_, taken)| !taken.2.is_empty()) {
        writeln!(file, "{place} {number} {kind} {answer}").unwrap();
    }
}

fn mean(times: &[Duration]) -> Duration {
    times.iter().sum::<Duration>() / times.len() as u32
}

fn p99(times: &[Duration]) -> Duration {
    times[(times.len() - 1) * 99 / 100]
}

fn own_files(builder: Builder) -> Builder {
    match std::env::var_os("JUNSHI_OWN_FILES") {
        Some(folder) => builder.own_files(folder),
        None => builder,
    }
}

/// Settings under which ours is compared with the original.
fn as_the_original(builder: Builder) -> Builder {
    let later = ["pick", "equip_priority", "slash_bonus", "duel_priority", "roles", "situation"];
    later.into_iter().fold(builder.set("all_seeing", true), |builder, name| builder.set(name, "later"))
}

/// What is set before a measurement.
type Settings = fn(Builder) -> Builder;

fn main() {
    let all: [(&str, Settings); 2] =
        [("as it comes", own_files), ("as the original", |builder| as_the_original(own_files(builder)))];
    let mut held = Vec::new();
    for (setting, settings) in all {
        let times = measure(setting, settings);
        for (kind, times) in &times {
            println!(
                "{setting}: {kind}: {} times, mean {:?}, p99 {:?}",
                times.len(),
                mean(times),
                p99(times)
            );
        }
        let responses: Vec<Duration> = times
            .iter()
            .filter(|(kind, _)| {
                !LONG.contains(&kind.as_str()) && !matches!(kind.as_str(), "event" | "activate")
            })
            .flat_map(|(_, times)| times.iter().copied())
            .collect();
        held.push((format!("{setting}: activate, mean"), mean(&times["activate"]), 700));
        held.push((format!("{setting}: activate, p99"), p99(&times["activate"]), 5000));
        held.push((format!("{setting}: a response, mean"), mean(&responses), 200));
        held.push((format!("{setting}: an event, mean"), mean(&times["event"]), 20));
    }
    for (what, figure, goal) in held {
        recorded::hold(&what, figure, Duration::from_micros(goal));
    }
}
