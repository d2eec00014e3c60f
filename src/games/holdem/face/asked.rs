//! Reads what a handler says to a question.

use mlua::Value;

use super::Answer;
use crate::vm::Heard;

/// The answer in what a handler returned.
pub(super) fn heard(said: Value) -> Heard<Answer> {
    match said {
        Value::Nil => Heard::Passed("it returned nil".to_owned()),
        Value::String(text) => match text.to_string_lossy().parse::<Answer>() {
            Ok(action) => Heard::Proposal(action),
            Err(problem) => Heard::WrongShape(problem.to_string()),
        },
        other => Heard::WrongShape(format!("a {} is no action such as \"c\" or \"r600\"", other.type_name())),
    }
}
