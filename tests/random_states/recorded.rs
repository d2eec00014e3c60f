//! Recorded games, as far as a seat's sight is tested on their states.

#[path = "../original_games/questions.rs"]
#[allow(dead_code)]
mod questions;
#[path = "../original_games/state.rs"]
#[allow(dead_code)]
mod state;

use std::collections::VecDeque;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use flate2::read::MultiGzDecoder;
use junshi::kit::rng::Rng;
use junshi::sgs::{Event, Sgs, Snapshot};
use junshi::{Match, Opening, Runtime};
use serde_json::{Value, json};

use super::count;
use super::our_ai::builder;
use super::sight::{dealt_anew, shown, told_anew};
use state::State;

/// So many events before a question are told.
const EVENTS: usize = 40;

/// A game that is read up to a question.
#[derive(Default)]
struct Reader {
    mode: String,
    state: Option<State>,
    events: VecDeque<Event>,
    asked: Option<Value>,
    questions: u32,
    compared: u32,
    failures: Vec<String>,
}

impl Reader {
    /// Takes a line; one question in so many is compared.
    fn line(&mut self, runtime: &Runtime, line: &mut Value, every: u32) {
        if let (Some(state), Value::Object(mut changes)) = (&mut self.state, line["st"].take()) {
            changes.remove("dist");
            state.update(changes);
        }
        match line["t"].as_str().unwrap() {
            "begin" => self.mode = line["mode"].as_str().unwrap().to_owned(),
            "static" => self.state = Some(State::new(&self.mode, &line["d"]["cards"])),
            "ev" => {
                let event = json!({"event": line["ev"], "player": line["p"], "data": line["data"]});
                self.events.push_back(serde_json::from_value(event).unwrap());
                self.events.drain(..self.events.len().saturating_sub(EVENTS));
            }
            "req" => self.asked = Some(line.take()),
            "ans" => {
                self.questions += 1;
                if let Some(asked) = self.asked.take().filter(|_| self.questions.is_multiple_of(every)) {
                    let args = asked["args"].as_array().cloned().unwrap_or_default();
                    let (kind, seat) = (asked["kind"].as_str().unwrap(), asked["ai"].as_str().unwrap());
                    self.compare(
                        runtime,
                        &questions::ask(kind, seat, &args, false, Some(&line["ans"])),
                        seat,
                    );
                }
            }
            _ => {}
        }
    }

    fn compare(&mut self, runtime: &Runtime, question: &Value, seat: &str) {
        let Some(state) = &self.state else { return };
        let mut table = state.snapshot.clone();
        for player in &mut table.players {
            std::sync::Arc::make_mut(player).role_shown = false;
        }
        let mut rng = Rng::for_match(u64::from(self.questions));
        let (other, anew) = dealt_anew(&table, seat, &mut rng);
        let events: Vec<Event> = self.events.iter().cloned().collect();
        let tables = [(&table, events.clone()), (&other, told_anew(&events, seat, &anew))];
        let [one, two] = tables.map(|(table, events)| {
            let mut opening = Opening::<Sgs>::new(Snapshot::clone(table), 1);
            opening.names = state.names.clone();
            let mut opened: Match<Sgs> = runtime.open(opening).unwrap();
            opened.observe(&events).unwrap();
            shown(&mut opened, table, question)
        });
        self.compared += u32::from(one.is_some());
        if one != two {
            self.failures.push(format!("question {}: {question}\n{one:?}\nbut\n{two:?}", self.questions));
        }
    }
}

#[test]
fn what_a_seat_may_not_see_changes_nothing_in_recorded_games() {
    let runtime = builder().trace(junshi::Detail::Full).build();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/truth/sgs/games");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(".jsonl.gz"));
    paths.sort_by_key(|path| path.metadata().unwrap().len());
    paths.truncate(count(100, 1) as usize);
    for path in paths {
        let mut reader = Reader::default();
        for line in BufReader::new(MultiGzDecoder::new(File::open(&path).unwrap())).lines() {
            reader.line(&runtime, &mut serde_json::from_str(&line.unwrap()).unwrap(), count(1, 8));
        }
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        println!(
            "{}",
            json!({"sight": name, "questions": reader.questions, "compared": reader.compared,
            "differ": reader.failures.len()})
        );
        let shown = reader.failures.iter().take(3).cloned().collect::<Vec<_>>().join("\n");
        assert!(reader.failures.is_empty(), "{name}: {} differ, such as\n{shown}", reader.failures.len());
        assert!(reader.compared >= 20, "{name}");
    }
}
