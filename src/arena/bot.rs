//! A bot in any language: for each question it reads one line, a JSON-RPC request `decide` with the
//! whole scene, and writes one line, the answer.
//!
//! ```text
//! > {"jsonrpc":"2.0","id":1,"method":"decide","params":{"game":"…","seed":7,"snapshot":{…},"ask":{…},…}}
//! < {"jsonrpc":"2.0","id":1,"result":{"answer":"H8"}}
//! ```
//!
//! Every answer is settled like a script's. A crash, silence past the deadline and garbage are
//! faults: the last resort answers, and a bot that is gone or late is started anew for the next
//! question. After three such failures in one game it is asked no more in that game.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::pipe::Pipe;
use super::player::{Answered, Cost, Patience, Player, Slips, last_resort};
use crate::error::Result;
use crate::game::settle;
use crate::referee::{Course, Question, Referee};
use crate::trace::Source;
use crate::vm::Lent;
use crate::wire::{self, Envelope};

/// How often in a game a bot may end or stay silent before it is given up.
const MOST_FAILURES: u32 = 3;

/// A bot at one table.
pub(super) struct Bot {
    command: Vec<String>,
    patience: Patience,
    ms: Option<u64>,
    seats: Vec<String>,
    heard: usize,
    pipe: Option<Pipe>,
    failures: u32,
}

/// What came of a question.
enum Said {
    /// The answer as it stands on the wire.
    Answer(Value),
    /// A line that is no answer.
    Garbage(String),
    /// Nothing more will come: the program ended or was too slow.
    Nothing(String),
}

impl Bot {
    /// A bot for these seats; it is started at its first question.
    pub(super) fn new(command: &[String], patience: Patience, ms: Option<u64>, seats: Vec<String>) -> Bot {
        Bot { command: command.to_vec(), patience, ms, seats, heard: 0, pipe: None, failures: 0 }
    }

    /// Asks, and waits for the answer to this very question.
    fn ask(&mut self, number: u64, request: String) -> Said {
        let (ms, pipe) = match self.pipe.take() {
            Some(pipe) => (self.patience.ms, pipe),
            None => match Pipe::start(&self.command) {
                Ok(pipe) => (self.patience.first_ms, pipe),
                Err(error) => return Said::Nothing(error.to_string()),
            },
        };
        let until = Instant::now() + Duration::from_millis(ms);
        pipe.forget();
        pipe.say(request);
        let said = loop {
            match pipe.hear(until).map(|line| read(&line, number)) {
                Ok(Some(said)) => break said,
                Ok(None) => {}
                Err(silence) => break Said::Nothing(format!("{silence:?}")),
            }
        };
        if !matches!(said, Said::Nothing(_)) {
            self.pipe = Some(pipe);
        }
        said
    }

    /// The request for a question.
    fn request<G: Referee>(&mut self, course: &Course<G>, question: &Question<G>) -> String {
        let scene = Envelope::<G> {
            game: G::ID.to_owned(),
            v: wire::VERSION,
            seed: course.seed(),
            events: course.news(self.heard, &self.seats),
            snapshot: course.snapshot(question),
            ask: Some(question.ask.clone()),
            names: Default::default(),
            decision: question.number,
            limits: None,
            ext: Value::Null,
        };
        self.heard = course.happened();
        let mut params = serde_json::to_value(&scene).unwrap_or_default();
        if let Some(ms) = self.ms {
            params["ms"] = ms.into();
        }
        json!({"jsonrpc": "2.0", "id": question.number, "method": "decide", "params": params}).to_string()
    }
}

/// Reads a line of a bot; none where it is about an earlier question.
fn read(line: &str, number: u64) -> Option<Said> {
    let Ok(mut value) = serde_json::from_str::<Value>(line) else {
        return Some(Said::Garbage(format!("no JSON: {line}")));
    };
    let id = value.get("id").and_then(Value::as_u64);
    if id.is_some_and(|id| id < number) {
        return None;
    }
    Some(match value.get_mut("result").and_then(|result| result.get_mut("answer")) {
        Some(answer) if id == Some(number) => Said::Answer(answer.take()),
        _ => Said::Garbage(format!("no answer to request {number}: {line}")),
    })
}

impl<G: Referee + Lent> Player<G> for Bot {
    fn answer(&mut self, course: &Course<G>, question: &Question<G>) -> Result<Answered<G::Answer>> {
        let scene = course.scene(question)?;
        let mut slips = Slips::default();
        if self.failures >= MOST_FAILURES {
            return Ok(last_resort(&scene, slips));
        }
        let request = self.request(course, question);
        let fault = match self.ask(question.number, request) {
            Said::Answer(answer) => match wire::read_value::<G::Answer>(answer) {
                Ok(answer) => match settle(&scene, answer) {
                    Ok(answer) => {
                        return Ok(Answered {
                            answer,
                            source: Source::Handler,
                            slips,
                            cost: Cost::default(),
                        });
                    }
                    Err(refused) => {
                        slips.refused += 1;
                        format!("refused: {}", refused.refusal)
                    }
                },
                Err(error) => {
                    slips.faults += 1;
                    format!("an answer of the wrong shape: {error}")
                }
            },
            Said::Garbage(what) => {
                slips.faults += 1;
                what
            }
            Said::Nothing(why) => {
                self.failures += 1;
                slips.faults += 1;
                why
            }
        };
        tracing::info!("{}: question {}: {fault}", self.command.join(" "), question.number);
        Ok(last_resort(&scene, slips))
    }
}
