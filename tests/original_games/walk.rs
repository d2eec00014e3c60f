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
use super::played::{Asked, Played};
use super::state::State;
use super::tally::{Exception, NO_ANSWER, Tally};
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
    follow: bool,
    played: Option<Played>,
    asked: Option<Line>,
    exceptions: &'a [Exception],
    tally: Tally,
}

/// Reads a game; a match of ours follows it where `follow` is set.
pub fn walk(path: &Path, exceptions: &[Exception], follow: bool) -> Tally {
    let name = path.file_name().unwrap().to_string_lossy().replace(".jsonl.gz", "");
    let mut walk = Walk {
        name,
        state: None,
        admitted: None,
        follow,
        played: None,
        asked: None,
        exceptions,
        tally: Tally::default(),
    };
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
        let snapshot = &self.state.as_ref().unwrap().snapshot;
        let fits =
            junshi::wire::read_value::<Event>(event).and_then(|event| event.check(snapshot).map(|()| event));
        self.tally.events.note(fits.is_ok());
        let place = format!("{} ev {}", self.name, line.i);
        match fits {
            Ok(event) => self.play(|played, tally, snapshot| played.event(tally, &place, snapshot, event)),
            Err(error) => self.tally.differ("events", format!("{place}: {error}")),
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
        let place = format!("{} req {}", self.name, line.i);
        let accepted = self.accept(&ask);
        let counts = self.tally.kinds.entry(kind).or_default();
        counts.asked += 1;
        let question = match accepted {
            Ok(question) => question,
            Err(error) => return self.tally.differ("accepted", format!("{place}: {error}: {ask}")),
        };
        counts.accepted += 1;
        let scene = Scene::<Sgs> {
            snapshot: Arc::clone(self.admitted.as_ref().unwrap()),
            ask: question.clone(),
            number: 1,
            seed: 1,
            names: Arc::new(self.state.as_ref().unwrap().names.clone()),
            settings: Arc::default(),
        };
        let wanted_by = wanted.clone();
        let settled = wanted.as_ref().map(|wanted| settled(&scene, wanted));
        let refusal = match settled {
            Some(Ok(())) => None,
            Some(Err(refusal)) => Some(refusal),
            None => Some(NO_ANSWER.to_owned()),
        };
        match refusal {
            None => counts.legal += 1,
            Some(refusal) if self.exceptions.iter().any(|exception| exception.covers(&ask, &refusal)) => {
                counts.listed += 1;
            }
            Some(refusal) => {
                let wanted = wanted.unwrap_or_default();
                self.tally.differ("legal", format!("{place}: {refusal}: {ask} {wanted}"));
            }
        }
        let beliefs = self.state.as_ref().unwrap().beliefs.clone();
        let wanted = wanted_by.as_ref();
        self.play(|played, tally, snapshot| {
            let asked = Asked { ask: &ask, question: &question, wanted, beliefs: &beliefs };
            played.question(tally, &place, snapshot, &asked);
        });
    }

    fn accept(&self, ask: &Value) -> Result<Ask, String> {
        let snapshot = self.admitted.as_ref().ok_or("the state was not admitted")?;
        let read = junshi::wire::read_ask::<Sgs>(&ask.to_string());
        let checked = read.and_then(|question| {
            Sgs::check_ask(snapshot, &junshi::game::Names::default(), &question).map(|()| question)
        });
        checked.map_err(|error| error.to_string())
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

    /// Lets our own match go on, where the state was admitted.
    fn play(&mut self, act: impl FnOnce(&mut Played, &mut Tally, &Arc<Snapshot>)) {
        if !self.follow {
            return;
        }
        let (Some(snapshot), Some(state)) = (&self.admitted, &self.state) else { return };
        let played = self.played.get_or_insert_with(|| Played::open(snapshot, &state.names));
        act(played, &mut self.tally, snapshot);
    }

    fn has_flag(&self, player: &str, flag: &str) -> bool {
        let players = &self.state.as_ref().unwrap().snapshot.players;
        players.iter().any(|seated| seated.name == player && seated.flags.contains(flag))
    }
}

/// Whether an answer is legal, or why not.
fn settled(scene: &Scene<Sgs>, wanted: &Value) -> Result<(), String> {
    let answer = junshi::wire::read_value(wanted.clone()).map_err(|error| error.to_string())?;
    settle(scene, answer).map(|_| ()).map_err(|refused| refused.refusal.to_string())
}
