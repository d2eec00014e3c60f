//! One game from the deal to the end: scripts on all seats, or a person on one of them.
//!
//! The course of the game goes to one stream, what only a person needs (the board, the question, why an
//! answer was refused) to another.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::arena::{Player, Scripted, broken_contract};
use crate::error::{Error, HostError, Result};
use crate::game::{Legal, settle};
use crate::referee::{Course, Outcome, Question, Referee, Setup};
use crate::runtime::Runtime;
use crate::trace::plain;
use crate::vm::Lent;
use crate::wire;

/// How a game is played.
#[derive(Clone, Debug, Default)]
pub struct Play {
    /// How it is set up.
    pub setup: Setup,
    /// The seat of a person.
    pub human: Option<String>,
    /// Whether the course is told as JSON, one object a line.
    pub json: bool,
    /// Where the match of the scripts writes its journal.
    pub journal: Option<PathBuf>,
}

/// Where a person types, and what is written where.
pub struct Streams<'a> {
    /// Answers of a person, one a line.
    pub input: &'a mut dyn BufRead,
    /// The course of the game.
    pub course: &'a mut dyn Write,
    /// What is said to a person.
    pub person: &'a mut dyn Write,
}

impl Play {
    /// Plays. The outcome is none where the person has left.
    ///
    /// # Errors
    /// What the game does not know of the set-up, a seat that is not there, or a mod that cannot be read.
    pub fn run<G: Referee + Lent>(
        &self,
        runtime: &Runtime,
        streams: &mut Streams<'_>,
    ) -> Result<Option<Outcome>> {
        let mut course = Course::<G>::deal(&self.setup)?;
        let seats = G::seats(course.table());
        let mut people = Vec::new();
        if let Some(seat) = &self.human {
            if !seats.contains(seat) {
                return Err(HostError::new(
                    "--human",
                    format!("one of {}", seats.join(", ")),
                    format!("`{seat}`"),
                )
                .into());
            }
            people.push(seat.clone());
        }
        let others = seats.into_iter().filter(|seat| !people.contains(seat)).collect();
        let mut scripts = Scripted::<G>::new(runtime.clone(), others).recorded_in(self.journal.clone());
        while let Some(question) = course.question() {
            let (answer, source) = if people.contains(&question.seat) {
                match ask_person(&course, &question, streams)? {
                    Some(answer) => (answer, "human"),
                    None => break,
                }
            } else {
                let answered = scripts.answer(&course, &question)?;
                (answered.answer, answered.source.name())
            };
            self.tell(&question, answer.answer(), source, streams)?;
            course.apply(answer).map_err(|refusal| broken_contract::<G>(&refusal))?;
        }
        let outcome = course.outcome();
        self.tell_outcome(&course, outcome.as_ref(), streams)?;
        Ok(outcome)
    }

    /// Tells what was answered.
    fn tell<G: Referee>(
        &self,
        question: &Question<G>,
        answer: &G::Answer,
        source: &str,
        streams: &mut Streams<'_>,
    ) -> Result<()> {
        let (number, seat) = (question.number, &question.seat);
        let line = match self.json {
            true => json!({
                "decision": number, "seat": seat, "ask": question.ask, "answer": answer, "source": source,
            })
            .to_string(),
            false => format!("{number}. {seat}: {} ({source})", plain(&on_wire(answer))),
        };
        write(streams.course, &line)
    }

    /// Tells how it ended. Then everybody may see what the first seat sees.
    fn tell_outcome<G: Referee>(
        &self,
        course: &Course<G>,
        outcome: Option<&Outcome>,
        streams: &mut Streams<'_>,
    ) -> Result<()> {
        if self.json {
            return write(streams.course, &json!({ "outcome": outcome }).to_string());
        }
        let seats = G::seats(course.table());
        let view = seats.first().and_then(|seat| G::draw(&G::snapshot_for(course.table(), seat)));
        if let Some(view) = view {
            write(streams.course, &view)?;
        }
        let told = match outcome {
            None => "the game was left".to_owned(),
            Some(outcome) if outcome.winners.is_empty() => format!("a draw: {}", outcome.reason),
            Some(outcome) => format!("won by {}: {}", outcome.winners.join(", "), outcome.reason),
        };
        write(streams.course, &told)?;
        let mut points = outcome.iter().flat_map(|outcome| &outcome.points);
        points.try_for_each(|(seat, points)| write(streams.course, &format!("{seat}: {points}")))
    }
}

/// Asks a person until an answer is legal; none where the person leaves.
fn ask_person<G: Referee>(
    course: &Course<G>,
    question: &Question<G>,
    streams: &mut Streams<'_>,
) -> Result<Option<Legal<G::Answer>>> {
    let scene = course.scene(question)?;
    if let Some(view) = G::draw(&scene.snapshot) {
        write(streams.person, &view)?;
    }
    let asked =
        format!("{}. {} is asked {} (or quit)", question.number, question.seat, on_wire(&question.ask));
    write(streams.person, &asked)?;
    loop {
        let mut line = String::new();
        let read = streams.input.read_line(&mut line).map_err(|source| failed("standard input", source))?;
        let text = line.trim();
        if read == 0 || text == "quit" {
            return Ok(None);
        }
        if text.is_empty() {
            continue;
        }
        let refused = match read_answer::<G>(text) {
            Ok(answer) => match settle(&scene, answer) {
                Ok(legal) => return Ok(Some(legal)),
                Err(refused) => refused.refusal.to_string(),
            },
            Err(error) => error.to_string(),
        };
        write(streams.person, &format!("not possible: {refused}"))?;
    }
}

/// Reads an answer as a person types it: as on the wire, or a text without its quotes.
fn read_answer<G: Referee>(text: &str) -> std::result::Result<G::Answer, HostError> {
    let as_text = || wire::read_value::<G::Answer>(Value::from(text));
    wire::read::<G::Answer>(text).or_else(|error| match text.starts_with(['{', '[', '"']) {
        true => Err(error),
        false => as_text(),
    })
}

fn on_wire(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

fn write(stream: &mut dyn Write, line: &str) -> Result<()> {
    writeln!(stream, "{line}").and_then(|()| stream.flush()).map_err(|source| failed("output", source))
}

fn failed(what: &str, source: std::io::Error) -> Error {
    Error::Io { path: what.into(), source }
}
