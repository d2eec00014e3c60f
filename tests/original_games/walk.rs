//! One recorded game read from start to end, everything in it held against ours.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::sync::Arc;

use flate2::read::MultiGzDecoder;
use junshi::sgs::board::Board;
use junshi::sgs::{Ask, Event, Sgs, Snapshot, catalogue};
use junshi::{Game, Scene, settle};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::compare::{self, Beside};
use super::state::State;
use super::tally::{Exception, Tally};
use super::{questions, words};

/// A line of a recording.
#[derive(Deserialize)]
pub struct Line {
    t: String,
    #[serde(default)]
    pub i: u64,
    #[serde(default)]
    mode: String,
    #[serde(default)]
    d: Value,
    #[serde(default)]
    ev: String,
    #[serde(default)]
    p: Value,
    #[serde(default)]
    data: Value,
    #[serde(default)]
    ai: String,
    #[serde(default)]
    kind: String,
    #[serde(default)]
    args: Vec<Value>,
    #[serde(default)]
    ans: Value,
    #[serde(default)]
    err: bool,
    #[serde(default)]
    aist: Map<String, Value>,
    #[serde(default)]
    st: Map<String, Value>,
    #[serde(default)]
    legal: Value,
}

/// A game while it is read.
struct Walk<'a> {
    name: String,
    state: Option<State>,
    admitted: Option<Arc<Snapshot>>,
    asked: Option<Line>,
    exceptions: &'a [Exception],
    tally: Tally,
}

/// Reads a game.
pub fn walk(path: &Path, exceptions: &[Exception]) -> Tally {
    let name = path.file_name().unwrap().to_string_lossy().replace(".jsonl.gz", "");
    let mut walk =
        Walk { name, state: None, admitted: None, asked: None, exceptions, tally: Tally::default() };
    let mut mode = String::new();
    for line in BufReader::new(MultiGzDecoder::new(File::open(path).unwrap())).lines() {
        let line: Line = serde_json::from_str(&line.unwrap()).unwrap();
        match line.t.as_str() {
            "begin" => mode = line.mode,
            "static" => {
                compare::printed(&mut walk.tally, &line.d);
                walk.state = Some(State::new(&mode, &line.d["cards"]));
            }
            "ev" => walk.event(line),
            "req" => walk.request(line),
            "ans" => walk.answer(line),
            "fe" => walk.state.as_mut().unwrap().remember(&line.aist),
            _ => {}
        }
    }
    walk.tally
}

impl Walk<'_> {
    fn event(&mut self, mut line: Line) {
        self.update(&mut line);
        words::collect(&line.data, &mut self.tally);
        if line.data.is_object() {
            self.beside(&line, |beside, _| beside.told(&line.data));
        }
        let event = json!({"event": line.ev, "player": line.p, "data": line.data});
        let fits = junshi::wire::read_value::<Event>(event)
            .and_then(|event| event.check(&self.state.as_ref().unwrap().snapshot));
        self.tally.events.note(fits.is_ok());
        if let Err(error) = fits {
            self.tally.differ("events", format!("{} ev {}: {error}", self.name, line.i));
        }
    }

    fn request(&mut self, mut line: Line) {
        self.update(&mut line);
        words::collect(&json!(line.args), &mut self.tally);
        words::asked(&line.kind, &line.args, &mut self.tally);
        if !line.legal.is_null() {
            self.beside(&line, |beside, _| beside.legal(&line.ai, &line.legal));
        }
        self.asked = Some(line);
    }

    fn answer(&mut self, answer: Line) {
        self.state.as_mut().unwrap().remember(&answer.aist);
        let line =
            self.asked.take().filter(|line| line.i == answer.i).expect("an answer follows its question");
        words::collect(&answer.ans, &mut self.tally);
        words::answered(&line.kind, &answer.ans, &mut self.tally);
        let given = (!answer.err).then_some(&answer.ans);
        let exchanging = self.has_flag(&line.ai, "Global_AIDiscardExchanging");
        let ask = questions::ask(&line.kind, &line.ai, &line.args, exchanging, given);
        let wanted = given.map(|given| questions::answer(&line.kind, &line.args, given));
        let kind = ask["kind"].as_str().unwrap().to_owned();
        let settled = self.settle(&ask, wanted.as_ref());
        let place = format!("{} req {}", self.name, line.i);
        let counts = self.tally.kinds.entry(kind).or_default();
        counts.asked += 1;
        let refusal = match settled {
            Settled::NotAccepted(error) => {
                return self.tally.differ("accepted", format!("{place}: {error}: {ask}"));
            }
            Settled::Legal => {
                counts.accepted += 1;
                counts.legal += 1;
                return;
            }
            Settled::Unanswered => None,
            Settled::Refused(refusal) => Some(refusal),
        };
        counts.accepted += 1;
        if self.exceptions.iter().any(|exception| exception.covers(&ask, refusal.as_deref())) {
            counts.listed += 1;
        } else {
            let refusal = refusal.unwrap_or_else(|| "no answer".to_owned());
            let wanted = wanted.unwrap_or_default();
            self.tally.differ("legal", format!("{place}: {refusal}: {ask} {wanted}"));
        }
    }

    fn settle(&self, ask: &Value, wanted: Option<&Value>) -> Settled {
        let Some(snapshot) = &self.admitted else {
            return Settled::NotAccepted("the state was not admitted".to_owned());
        };
        let read = junshi::wire::read_ask::<Sgs>(&ask.to_string());
        let question: Ask = match read.and_then(|read| Sgs::check_ask(snapshot, &read).map(|()| read)) {
            Ok(question) => question,
            Err(error) => return Settled::NotAccepted(error.to_string()),
        };
        let Some(wanted) = wanted else { return Settled::Unanswered };
        let scene = Scene::<Sgs> { snapshot: Arc::clone(snapshot), ask: question, number: 1, seed: 1, names: Arc::default() };
        match junshi::wire::read_value(wanted.clone()) {
            Ok(answer) => match settle(&scene, answer) {
                Ok(_) => Settled::Legal,
                Err(refused) => Settled::Refused(refused.refusal.to_string()),
            },
            Err(error) => Settled::Refused(error.to_string()),
        }
    }

    /// Takes over the state of a line, and holds what the host says of it against ours.
    fn update(&mut self, line: &mut Line) {
        let state = self.state.as_mut().unwrap();
        state.remember(&line.aist);
        let mut changes = std::mem::take(&mut line.st);
        let distances = changes.remove("dist");
        words::of_state(&changes, &mut self.tally);
        if state.update(changes) || self.admitted.is_none() {
            let mut snapshot = state.snapshot.clone();
            self.admitted = match Sgs::admit(&mut snapshot, &state.names) {
                Ok(_) => Some(Arc::new(snapshot)),
                Err(error) => {
                    self.tally.differ("states", format!("{} {} {}: {error}", self.name, line.t, line.i));
                    None
                }
            };
            self.beside(line, |beside, state| beside.numbers(state));
        }
        self.tally.states.note(self.admitted.is_some());
        if let Some(distances) = distances {
            self.beside(line, |beside, _| beside.distances(&distances));
        }
    }

    /// Compares at a line, where its state was admitted.
    fn beside(&mut self, line: &Line, compare: impl FnOnce(&mut Beside, &State)) {
        let (Some(snapshot), Some(state)) = (&self.admitted, &self.state) else { return };
        let catalogue = catalogue::of(&state.names).unwrap();
        let board = Board::new(Arc::clone(snapshot), catalogue, None);
        let place = format!("{} {} {}", self.name, line.t, line.i);
        compare(&mut Beside { tally: &mut self.tally, place, board: &board }, state);
    }

    fn has_flag(&self, player: &str, flag: &str) -> bool {
        let players = &self.state.as_ref().unwrap().snapshot.players;
        players.iter().any(|seated| seated.name == player && seated.flags.contains(flag))
    }
}

/// What became of a question and the original's answer.
enum Settled {
    NotAccepted(String),
    Unanswered,
    Legal,
    Refused(String),
}
