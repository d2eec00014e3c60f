//! A whole foreign AI, written for the original game, plays over recorded games: it is told their
//! events and asked their questions, and its answers are held against the recorded ones.
//!
//! `JUNSHI_QSGS_DIR` names its `lua/ai` folder or one above it; several below it are run one by one.
//! Without it the test says that it was skipped. `JUNSHI_FULL=1` plays all games to their end.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
#[path = "../original_games/questions.rs"]
mod questions;
#[allow(dead_code)]
#[path = "../original_games/state.rs"]
mod state;

mod small;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use junshi::sgs::{Ask, Event, Sgs};
use junshi::trace::Step;
use junshi::{Decision, Limits, Match, Opening, Runtime, Scene, Source, settle};
use serde::Serialize;
use serde_json::{Map, Value, json};
use state::State;

/// Share of the questions that a foreign AI has to answer itself, legally.
const FLOOR: f64 = 0.97;
/// Share of the recorded answers that the AI which was recorded has to give again.
const SAME: f64 = 0.98;
/// The AI that was recorded: the version that its scripts tell.
const RECORDED: &str = "QSanguosha AI 20141006 (V1.32 Alpha)";
/// Questions that are asked, over all games, where not all are wanted.
const ASKED: usize = 500;

/// What one AI has shown.
#[derive(Default, Serialize)]
struct Shown {
    folder: String,
    files: usize,
    failed: Vec<String>,
    games: usize,
    events: usize,
    asked: usize,
    answered: usize,
    refused: BTreeMap<String, usize>,
    errors: BTreeMap<String, usize>,
    kills: usize,
    missing: BTreeMap<String, u64>,
    /// Milliseconds that opening a match takes once everything is compiled, the least of some.
    open_ms: f64,
    /// Random numbers that the original drew and this one did not.
    undrawn: usize,
    kinds: BTreeMap<String, Kind>,
}

/// How often the AI was asked one kind of question and answered it itself; of how many recorded answers
/// neither failed nor hung on chance outside the scripts, and how many of those were given again.
#[derive(Default, Serialize)]
struct Kind {
    asked: usize,
    answered: usize,
    compared: usize,
    same: usize,
}

/// A recorded game while it is played.
struct Play<'a> {
    shown: &'a mut Shown,
    runtime: &'a Runtime,
    state: State,
    table: Option<Match<Sgs>>,
    asked: Option<Value>,
    /// An event that waits for the random numbers which it has led to.
    event: Option<Value>,
    differences: bool,
}

fn is_full() -> bool {
    std::env::var_os("JUNSHI_FULL").is_some()
}

fn games() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/truth/sgs/games");
    let more = std::env::var_os("JUNSHI_ORIGINAL_GAMES").map(PathBuf::from);
    let mut found = BTreeMap::new();
    for folder in [own].into_iter().chain(more) {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().ends_with(".jsonl.gz") {
                found.insert(path.file_name().unwrap().to_owned(), path);
            }
        }
    }
    found.into_values().collect()
}

/// Folders at or below this one that hold an AI.
fn brains(folder: &Path, found: &mut Vec<PathBuf>) {
    if folder.join("smart-ai.lua").is_file() {
        return found.push(folder.to_owned());
    }
    let mut below: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    below.sort();
    below.iter().filter(|path| path.is_dir() && !path.is_symlink()).for_each(|path| brains(path, found));
}

impl Play<'_> {
    fn line(&mut self, line: Value) {
        // what an event has led to is known after it
        if line["t"] == "fe" {
            let event = self.event.take().expect("an event ends after it began");
            self.update(&event);
            self.deal(&line);
            self.event(&event);
        }
        let memory = line["aist"].as_object().cloned().unwrap_or_default();
        self.state.remember(&memory);
        match line["t"].as_str().unwrap() {
            "ev" => self.event = Some(line),
            "req" => {
                self.update(&line);
                self.asked = Some(line);
            }
            "ans" => self.answer(&line),
            _ => {}
        }
    }

    fn update(&mut self, line: &Value) {
        let mut changes = line["st"].as_object().cloned().unwrap_or_else(Map::new);
        changes.remove("dist");
        if self.state.update(changes) || self.table.is_none() {
            let snapshot = self.state.snapshot.clone();
            match &mut self.table {
                Some(table) => table.replace(snapshot).unwrap(),
                None => {
                    let opening = Opening { names: self.state.names.clone(), ..Opening::new(snapshot, 1) };
                    self.table = Some(self.runtime.open(opening).unwrap());
                }
            }
        }
        self.faults();
    }

    /// Deals the random numbers that the original drew.
    fn deal(&mut self, line: &Value) {
        let drawn = line["rnd"].as_array().into_iter().flatten().filter_map(Value::as_f64);
        let table = self.table.as_mut().expect("the table is open");
        self.shown.undrawn += table.deal_draws(drawn.collect());
    }

    fn event(&mut self, line: &Value) {
        let event = json!({"event": line["ev"], "player": line["p"], "data": line["data"]});
        let Ok(event) = junshi::wire::read_value::<Event>(event) else { return };
        self.shown.events += 1;
        self.table.as_mut().unwrap().observe(&[event]).unwrap();
        self.faults();
    }

    /// Asks what was asked; the answer's line is needed for whether nobody may be chosen.
    fn answer(&mut self, answer: &Value) {
        let line = self.asked.take().expect("an answer follows its question");
        let (kind, seat) = (line["kind"].as_str().unwrap(), line["ai"].as_str().unwrap());
        let args = line["args"].as_array().cloned().unwrap_or_default();
        let given = (answer["err"] != true).then_some(&answer["ans"]);
        let players = &self.state.snapshot.players;
        let exchanging = players
            .iter()
            .any(|player| player.name == seat && player.flags.contains("Global_AIDiscardExchanging"));
        let ask = questions::ask(kind, seat, &args, exchanging, given);
        let kind = ask["kind"].as_str().unwrap().to_owned();
        let table = self.table.as_mut().unwrap();
        let question: Ask = junshi::wire::read_ask::<Sgs>(&ask.to_string()).unwrap();
        let scene = Scene::<Sgs>::new(table.snapshot().clone(), question.clone(), 1);
        self.deal(answer);
        let table = self.table.as_mut().unwrap();
        let Ok(decision) = table.decide(question) else { return };
        let scene = Scene { names: self.state.names.clone().into(), ..scene };
        let again = settle(&scene, decision.answer.answer().clone());
        assert!(again.is_ok(), "an illegal answer: {decision:?}");
        let counts = self.shown.kinds.entry(kind.clone()).or_default();
        self.shown.asked += 1;
        counts.asked += 1;
        if decision.source == Source::Handler {
            self.shown.answered += 1;
            counts.answered += 1;
        }
        if let Some(given) = given.filter(|_| answer["crng"].is_null()) {
            let ours = proposed(&decision);
            // a number is no card to the host, which then chooses itself
            let no_card = given.is_number() && matches!(kind.as_str(), "askForPindian" | "askForCardShow");
            let given = if no_card { &Value::Null } else { given };
            let theirs = plain(&questions::answer(line["kind"].as_str().unwrap(), &args, given));
            counts.compared += 1;
            counts.same += usize::from(theirs == ours);
            if theirs != ours && self.differences {
                println!("{} {kind} {ours} instead of {theirs}: {ask}\n{}", line["i"], decision.trace);
            }
        }
        self.tell(&kind, &decision);
        self.faults();
    }

    fn tell(&mut self, kind: &str, decision: &Decision<junshi::sgs::Answer>) {
        for step in &decision.trace.steps {
            match step {
                Step::Fault { text, .. } => *self.shown.errors.entry(text.clone()).or_default() += 1,
                Step::Refused { reason, .. } => {
                    *self.shown.refused.entry(format!("{kind}: {reason}")).or_default() += 1;
                }
                _ => {}
            }
        }
        self.shown.kills += usize::from(decision.killed.is_some());
    }

    fn faults(&mut self) {
        for fault in self.table.as_mut().unwrap().take_faults() {
            self.shown.kills += usize::from(fault.killed);
            *self.shown.errors.entry(fault.one_line()).or_default() += 1;
        }
    }
}

/// What the AI itself said, refused or not; null where it said nothing.
fn proposed(decision: &Decision<junshi::sgs::Answer>) -> Value {
    let refused = decision.trace.steps.iter().find_map(|step| match step {
        Step::Refused { proposal, .. } => Some(proposal.clone()),
        _ => None,
    });
    let said = decision.source == Source::Handler;
    let answer = said.then(|| serde_json::to_value(decision.answer.answer()).unwrap());
    plain(&refused.or(answer).unwrap_or_default())
}

/// An answer without the suits and numbers of skill cards, which the original writes always and
/// its scripts do not.
fn plain(answer: &Value) -> Value {
    let Some(text) = answer.as_str().filter(|text| text.starts_with('@')) else { return answer.clone() };
    match (text.split_once('['), text.split_once(']')) {
        (Some((class, _)), Some((_, rest))) => json!(format!("{class}{rest}")),
        _ => answer.clone(),
    }
}

/// Plays a game until so many questions were asked.
fn play(path: &Path, runtime: &Runtime, shown: &mut Shown, questions: usize) {
    shown.games += 1;
    let stop_after = shown.asked.saturating_add(questions);
    let (mut mode, mut play) = (String::new(), None);
    for line in BufReader::new(MultiGzDecoder::new(File::open(path).unwrap())).lines() {
        let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
        match (line["t"].as_str().unwrap(), &mut play) {
            ("begin", _) => mode = line["mode"].as_str().unwrap().to_owned(),
            ("static", None) => {
                let state = State::new(&mode, &line["d"]["cards"]);
                let differences = std::env::var_os("JUNSHI_SHOW").is_some();
                play = Some(Play {
                    shown: &mut *shown,
                    runtime,
                    state,
                    table: None,
                    asked: None,
                    event: None,
                    differences,
                });
            }
            (_, Some(play)) => play.line(line),
            _ => {}
        }
        if play.as_ref().is_some_and(|play| play.shown.asked >= stop_after) {
            break;
        }
    }
    let table = play.and_then(|play| play.table);
    for (name, count) in table.iter().flat_map(Match::missed_names) {
        if is_the_hosts(&name) {
            *shown.missing.entry(name).or_default() += count;
        }
    }
}

/// Whether a name that was looked for would be the host's: its functions and constants of `sgs` begin
/// with a capital letter, what scripts keep there does not.
fn is_the_hosts(name: &str) -> bool {
    name.strip_prefix("sgs.").is_none_or(|name| name.starts_with(char::is_uppercase))
}

/// How long opening a match takes, the least of some times.
fn opening(runtime: &Runtime) -> f64 {
    let snapshot = json!({"players": [{"name": "sgs1", "general": "caocao", "hp": 4},
        {"name": "sgs2", "general": "simayi", "hp": 3}]});
    let times = (0..6).map(|_| {
        let opening = Opening::<Sgs>::new(junshi::wire::read_value(snapshot.clone()).unwrap(), 1);
        let begin = std::time::Instant::now();
        runtime.open(opening).unwrap();
        begin.elapsed().as_secs_f64() * 1000.0
    });
    times.fold(f64::INFINITY, f64::min)
}

fn show(folder: &Path) -> Shown {
    // only fuel counts, so that a busy machine changes nothing
    let limits = Limits { ms: 600_000, load_ms: 60_000, ..Limits::default() };
    let builder = Runtime::builder().brain(folder).limits(limits).set("all_seeing", true);
    let runtime = builder.build();
    let report = runtime.load_report::<Sgs>().unwrap();
    report.faults.iter().for_each(|fault| println!("{}", fault.one_line()));
    let mut shown = Shown {
        folder: folder.display().to_string(),
        files: report.files.iter().filter(|file| file.module == "brain").count(),
        failed: report.faults.iter().map(|fault| fault.one_line()).collect(),
        ..Shown::default()
    };
    shown.open_ms = opening(&runtime);
    let games = games();
    let each = if is_full() { usize::MAX } else { ASKED.div_ceil(games.len()) };
    games.iter().for_each(|game| play(game, &runtime, &mut shown, each));
    shown
}

fn is_the_recorded(brain: &Path) -> bool {
    let entry = std::fs::read(brain.join("smart-ai.lua")).unwrap();
    String::from_utf8_lossy(&entry).contains(RECORDED)
}

/// Whole copies of that AI have this many files; others were cut down or built out.
fn brain_files(brain: &Path) -> usize {
    std::fs::read_dir(brain).unwrap().count()
}

#[test]
fn a_foreign_ai_plays_recorded_games() {
    let Some(folder) = std::env::var_os("JUNSHI_QSGS_DIR").filter(|folder| !folder.is_empty()) else {
        eprintln!("skipped: JUNSHI_QSGS_DIR names no foreign AI");
        return;
    };
    let mut found = Vec::new();
    brains(Path::new(&folder), &mut found);
    assert!(!found.is_empty(), "no smart-ai.lua in or below {folder:?}");
    for brain in found {
        let shown = show(&brain);
        println!("{}", serde_json::to_string(&shown).unwrap());
        let share = shown.answered as f64 / shown.asked.max(1) as f64;
        assert!(share >= FLOOR, "{brain:?} has answered {share:.3} of the questions itself");
        let (compared, same) =
            shown.kinds.values().fold((0, 0), |(all, same), kind| (all + kind.compared, same + kind.same));
        let share = same as f64 / compared.max(1) as f64;
        println!("{same} of {compared} answers are the recorded ones: {share:.4}");
        if is_the_recorded(&brain) && (26..=30).contains(&brain_files(&brain)) {
            assert!(share >= SAME, "{brain:?} has given {share:.4} of the recorded answers");
        }
    }
}
