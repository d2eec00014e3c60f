//! One game from the deal to the end: scripts on all seats, or a person on one of them.
//!
//! The course of the game goes to one stream, what only a person needs (the board, the question, why an
//! answer was refused) to another.

mod person;
mod words;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::arena::{Answered, Player, Scripted, Slips, broken_contract};
use crate::error::{Error, HostError, Result};
use crate::game::{Legal, settle};
use crate::referee::{Course, Outcome, Question, Referee, Setup};
use crate::runtime::Runtime;
use crate::trace::plain;
use crate::vm::Lent;
use person::Said;

pub use words::Lang;

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
    /// In which language people are spoken to.
    pub lang: Lang,
    /// Whether the JSON tells the events as well.
    pub events: bool,
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

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it came out; none where the person has left.
    pub outcome: Option<Outcome>,
    /// The game as it is written down, in games that are ([`Referee::record`]).
    pub record: Option<Value>,
}

impl Play {
    /// Plays.
    ///
    /// # Errors
    /// What the game does not know of the set-up, a seat that is not there, or a mod that cannot be read.
    pub fn run<G: Referee + Lent>(&self, runtime: &Runtime, streams: &mut Streams<'_>) -> Result<Played> {
        let mut game = Game::<G>::begin(self, runtime)?;
        game.tell_story(streams)?;
        while let Some(question) = game.course.question() {
            let (said, source) = match self.human.as_ref() == Some(&question.seat) {
                true => (game.ask_person(runtime, &question, streams)?, "human"),
                false => {
                    let answered = game.answered(&question)?;
                    (Said::Answer(answered.answer), answered.source.name())
                }
            };
            match said {
                Said::Answer(answer) => {
                    if self.json || !game.has_story() {
                        self.tell(&question, answer.answer(), source, streams)?;
                    }
                    game.take(&question, answer)?;
                    game.tell_story(streams)?;
                }
                Said::Undo => match game.take_back(runtime)? {
                    Some(number) => self.tell_taken_back(number, streams)?,
                    None => write(streams.person, self.lang.nothing_to_take_back())?,
                },
                Said::Leave => break,
            }
        }
        let outcome = game.course.outcome();
        self.tell_outcome(&game.course, outcome.as_ref(), streams)?;
        if game.has_story() && !self.json {
            write(streams.course, &self.lang.summary(&game.sums))?;
        }
        Ok(Played { outcome, record: G::record(game.course.table(), 1) })
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
            false => {
                let seat = self.lang.of_game::<G>(seat);
                format!("{number}. {seat}: {} ({source})", plain(&on_wire(answer)))
            }
        };
        write(streams.course, &line)
    }

    /// Tells that the game goes on from an earlier question.
    fn tell_taken_back(&self, number: u64, streams: &mut Streams<'_>) -> Result<()> {
        let line = match self.json {
            true => json!({ "taken_back_to": number }).to_string(),
            false => self.lang.taken_back(number),
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
        let tongue = self.lang.tongue();
        let view = match course.whole() {
            Some(whole) => G::draw_in(&whole, tongue),
            None => seats.first().and_then(|seat| G::draw_in(&G::snapshot_for(course.table(), seat), tongue)),
        };
        if let Some(view) = view {
            write(streams.course, &view)?;
        }
        write(streams.course, &self.lang.ended::<G>(outcome))?;
        let mut points = outcome.iter().flat_map(|outcome| &outcome.points);
        points.try_for_each(|(seat, points)| {
            write(streams.course, &format!("{}: {points}", self.lang.of_game::<G>(seat)))
        })
    }
}

/// A game under way, with all that was answered in it.
struct Game<'a, G: Referee + Lent> {
    play: &'a Play,
    course: Course<G>,
    scripts: Scripted<G>,
    /// Who has answered what, oldest first.
    given: Vec<(String, G::Answer)>,
    /// How much of what has happened was told.
    told: usize,
    sums: Sums,
    /// Scripts that advise the person.
    adviser: Option<Scripted<G>>,
}

/// What the scripts have cost in a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sums {
    /// Decisions that they have made.
    pub(super) decisions: u64,
    /// The time that all of these took together.
    pub(super) took: Duration,
    /// What went wrong.
    pub(super) slips: Slips,
}

impl<'a, G: Referee + Lent> Game<'a, G> {
    fn begin(play: &'a Play, runtime: &Runtime) -> Result<Game<'a, G>> {
        let course = Course::<G>::deal(&play.setup)?;
        let seats = G::seats(course.table());
        if let Some(seat) = play.human.as_ref().filter(|seat| !seats.contains(seat)) {
            let known = format!("one of {}", seats.join(", "));
            return Err(HostError::new("--human", known, format!("`{seat}`")).into());
        }
        let scripts = scripts(play, runtime, seats);
        Ok(Game { play, course, scripts, given: Vec::new(), told: 0, sums: Sums::default(), adviser: None })
    }

    /// Whether the game is told as a story.
    fn has_story(&self) -> bool {
        G::story(self.course.table(), self.course.happened(), self.play.lang.tongue()).is_some()
    }

    /// Tells what has happened since it was last told.
    fn tell_story(&mut self, streams: &mut Streams<'_>) -> Result<()> {
        let from = std::mem::replace(&mut self.told, self.course.happened());
        if self.play.json {
            let seats: Vec<String> = G::seats(self.course.table());
            let news = self.course.news(from, &seats);
            let events = news.iter().filter(|_| self.play.events);
            return events
                .map(|event| json!({ "event": event }))
                .try_for_each(|line| write(streams.course, &line.to_string()));
        }
        let lines = G::story(self.course.table(), from, self.play.lang.tongue());
        lines.into_iter().flatten().try_for_each(|line| write(streams.course, &line))
    }

    /// Asks the person. Whoever wants advice gets it from scripts that see no more than he does, and that
    /// are told of the game once they are asked.
    fn ask_person(
        &mut self,
        runtime: &Runtime,
        question: &Question<G>,
        streams: &mut Streams<'_>,
    ) -> Result<Said<G::Answer>> {
        let (course, adviser) = (&self.course, &mut self.adviser);
        let mut advice = || {
            let seat = || vec![question.seat.clone()];
            let scripts = adviser.get_or_insert_with(|| Scripted::new(runtime.clone(), seat()));
            Ok(scripts.answer(course, question)?.answer.into_answer())
        };
        person::ask(self.play.lang, course, question, streams, &mut advice)
    }

    fn answered(&mut self, question: &Question<G>) -> Result<Answered<G::Answer>> {
        let start = Instant::now();
        let answered = self.scripts.answer(&self.course, question)?;
        self.sums.decisions += 1;
        self.sums.took += start.elapsed();
        self.sums.slips += answered.slips;
        Ok(answered)
    }

    fn take(&mut self, question: &Question<G>, answer: Legal<G::Answer>) -> Result<()> {
        self.given.push((question.seat.clone(), answer.answer().clone()));
        self.course.apply(answer).map_err(|refusal| broken_contract::<G>(&refusal))
    }

    /// Goes back to the last question that the person has answered and gives its number: the same deal
    /// is played up to there again. The scripts begin anew with what they have seen by then.
    fn take_back(&mut self, runtime: &Runtime) -> Result<Option<u64>> {
        let is_persons = |(seat, _): &(String, G::Answer)| self.play.human.as_ref() == Some(seat);
        let Some(last) = self.given.iter().rposition(is_persons) else { return Ok(None) };
        let mut again = Game::<G>::begin(self.play, runtime)?;
        for (_, answer) in self.given.drain(..).take(last) {
            let Some(question) = again.course.question() else { break };
            let scene = again.course.scene(&question)?;
            let legal = settle(&scene, answer).map_err(|refused| broken_contract::<G>(&refused.refusal))?;
            again.take(&question, legal)?;
        }
        *self = again;
        Ok(Some(self.course.answered() + 1))
    }
}

/// The scripts of all seats but the person's.
fn scripts<G: Referee + Lent>(play: &Play, runtime: &Runtime, seats: Vec<String>) -> Scripted<G> {
    let others = seats.into_iter().filter(|seat| play.human.as_ref() != Some(seat)).collect();
    Scripted::new(runtime.clone(), others).recorded_in(play.journal.clone())
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
