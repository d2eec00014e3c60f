//! Reads what a handler says to a question.

use mlua::Value;

use super::super::play::Play;
use super::{Answer, Ask};
use crate::vm::Heard;

/// The answer in what a handler returned.
pub(super) fn heard(ask: Ask, said: Value) -> Heard<Answer> {
    match (ask, &said) {
        (_, Value::Nil) => Heard::Passed("it returned nil".to_owned()),
        (Ask::Bid { .. }, Value::Integer(_) | Value::Number(_)) => bid(&said),
        (Ask::Double { .. }, Value::Boolean(double)) => Heard::Proposal(Answer::Double(*double)),
        (Ask::Play { .. }, Value::String(text)) => play(&text.to_string_lossy()),
        (Ask::Play { .. }, Value::Table(group)) => match group.raw_get::<mlua::LuaString>("cards") {
            Ok(text) => play(&text.to_string_lossy()),
            Err(_) => Heard::WrongShape("a table without `cards` is no group".to_owned()),
        },
        (ask, other) => {
            let wanted = match ask {
                Ask::Bid { .. } => "bid",
                Ask::Double { .. } => "true or false",
                Ask::Play { .. } => "play such as \"KKK3\" or \"pass\"",
            };
            Heard::WrongShape(format!("a {} is no {wanted}", other.type_name()))
        }
    }
}

fn bid(said: &Value) -> Heard<Answer> {
    let number = match said {
        Value::Integer(number) => *number as f64,
        Value::Number(number) => *number,
        _ => f64::NAN,
    };
    match number {
        0.0..=9.0 if number.fract() == 0.0 => Heard::Proposal(Answer::Bid(number as u8)),
        _ => Heard::WrongShape(format!("{number} is no bid")),
    }
}

fn play(text: &str) -> Heard<Answer> {
    match text.parse::<Play>() {
        Ok(play) => Heard::Proposal(Answer::Play(play)),
        Err(problem) => Heard::WrongShape(problem.to_string()),
    }
}
