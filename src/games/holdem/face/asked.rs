//! Reads what a handler says to a question.

use mlua::Value;

use super::Answer;
use crate::vm::Heard;

/// The answer in what a handler returned; a text beside nil says why there is none.
pub(super) fn heard(said: Value, why: Option<Value>) -> Heard<Answer> {
    match said {
        Value::Nil => Heard::Passed(match why {
            Some(Value::String(why)) => crate::vm::cut(&why.to_string_lossy()),
            _ => "it returned nil".to_owned(),
        }),
        Value::String(text) => match text.to_string_lossy().parse::<Answer>() {
            Ok(action) => Heard::Proposal(action),
            Err(problem) => Heard::WrongShape(problem.to_string()),
        },
        other => Heard::WrongShape(format!("a {} is no action such as \"c\" or \"r600\"", other.type_name())),
    }
}
