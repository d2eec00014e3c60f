//! Asking a person: the board and the question are shown, and a line is read until it is an answer, or
//! one of the words `help`, `undo` and `quit`.

use serde_json::Value;

use super::words::Lang;
use super::{Streams, failed, on_wire, write};
use crate::error::{HostError, Result};
use crate::game::{Game, Legal, Refusal, Scene, settle};
use crate::referee::{Course, Question, Referee};
use crate::trace::plain;
use crate::wire;

/// What a person wants.
pub(super) enum Said<A> {
    /// This.
    Answer(Legal<A>),
    /// The last answer of theirs taken back.
    Undo,
    /// To go.
    Leave,
}

/// Tells what the scripts would answer, as a person would type it.
pub(super) type Advice<'a, A> = &'a mut dyn FnMut() -> Result<A>;

/// Asks until an answer is legal. The end of the input is a wish to go.
pub(super) fn ask<G: Referee>(
    lang: Lang,
    course: &Course<G>,
    question: &Question<G>,
    streams: &mut Streams<'_>,
    advice: Advice<'_, G::Answer>,
) -> Result<Said<G::Answer>> {
    let scene = course.scene(question)?;
    if let Some(view) = G::draw_in(&scene.snapshot, lang.tongue()) {
        write(streams.person, &view)?;
    }
    let (number, seat) = (question.number, lang.of_game::<G>(&question.seat));
    let wanted = G::asked(&scene, lang.tongue()).unwrap_or_else(|| wanted::<G>(lang, question));
    write(streams.person, &lang.asked(number, &seat, &wanted))?;
    let choices = G::choices(&scene, lang.tongue());
    for (place, (words, _)) in choices.iter().enumerate() {
        write(streams.person, &format!("  {}. {words}", place + 1))?;
    }
    loop {
        let mut line = Vec::new();
        let read = streams.input.read_until(b'\n', &mut line);
        let read = read.map_err(|source| failed("standard input", source))?;
        let line = String::from_utf8_lossy(&line);
        let text = line.trim();
        match text.to_lowercase().as_str() {
            _ if read == 0 => return Ok(Said::Leave),
            "" => continue,
            "quit" | "exit" | "退出" => return Ok(Said::Leave),
            "undo" | "悔棋" => return Ok(Said::Undo),
            "help" | "?" | "帮助" => {
                write(streams.person, &lang.help(&answers::<G>(lang, question)))?;
                continue;
            }
            "advice" | "hint" | "建议" => {
                write(streams.person, &lang.advised(&advised(&choices, &advice()?)))?;
                continue;
            }
            _ => {}
        }
        if let Some((_, answer)) = chosen(&choices, text) {
            match settle(&scene, answer.clone()) {
                Ok(legal) => return Ok(Said::Answer(legal)),
                Err(refused) => write(streams.person, &lang.refused(&refused.refusal.0))?,
            }
            continue;
        }
        let refused = match legal_reading(&scene, text) {
            Ok(legal) => return Ok(Said::Answer(legal)),
            Err(Wrong::Refused(refusal)) => lang.refused(&lang.of_game::<G>(&refusal.0)),
            Err(Wrong::Unread(error)) if is_json(text) => lang.refused(&error.to_string()),
            Err(Wrong::Unread(_)) => lang.not_understood(text, &answers::<G>(lang, question)),
        };
        write(streams.person, &refused)?;
    }
}

/// The choice of that number, from 1.
fn chosen<'a, A>(choices: &'a [(String, A)], text: &str) -> Option<&'a (String, A)> {
    choices.get(text.parse::<usize>().ok()?.checked_sub(1)?)
}

/// An answer in words: its number among the choices, or as it is typed.
fn advised<A: serde::Serialize>(choices: &[(String, A)], answer: &A) -> String {
    let wired = on_wire(answer);
    match choices.iter().position(|(_, choice)| on_wire(choice) == wired) {
        Some(place) => format!("{}. {}", place + 1, choices[place].0),
        None => plain(&wired),
    }
}

/// What an answer looks like.
fn answers<G: Game>(lang: Lang, question: &Question<G>) -> String {
    let kind = G::schema().ask(G::route(&question.ask).kind);
    lang.of_game::<G>(kind.map_or("JSON", |kind| kind.answer))
}

/// What is asked: how it is answered, and all that the question itself says beside its kind and seat.
fn wanted<G: Game>(lang: Lang, question: &Question<G>) -> String {
    let mut ask = on_wire(&question.ask);
    if let Some(fields) = ask.as_object_mut() {
        fields.retain(|name, _| name != "kind" && name != "seat");
    }
    let answers = answers::<G>(lang, question);
    match ask.as_object().is_none_or(|fields| fields.is_empty()) {
        true => answers,
        false => format!("{} {ask}: {answers}", G::route(&question.ask).kind),
    }
}

/// Why a line is no answer.
enum Wrong {
    /// It cannot be read.
    Unread(HostError),
    /// It is not legal.
    Refused(Refusal),
}

fn is_json(text: &str) -> bool {
    text.starts_with(['{', '[', '"'])
}

/// The first legal reading of what a person types: as on the wire, or as a text without its quotes. `9` may
/// be a number or a card.
fn legal_reading<G: Referee>(scene: &Scene<G>, text: &str) -> std::result::Result<Legal<G::Answer>, Wrong> {
    let judge = |read: std::result::Result<G::Answer, HostError>| {
        settle(scene, read.map_err(Wrong::Unread)?).map_err(|refused| Wrong::Refused(refused.refusal))
    };
    let first = judge(wire::read::<G::Answer>(text));
    if first.is_ok() || is_json(text) {
        return first;
    }
    match (judge(wire::read_value::<G::Answer>(Value::from(text))), first) {
        (Err(Wrong::Unread(_)), Err(refused @ Wrong::Refused(_))) => Err(refused),
        (second, _) => second,
    }
}
