//! What `junshi eval gomoku …` computes: a JSON value in, one out.

mod analyse;
mod forbidden;
mod scan;
mod solve;
#[cfg(test)]
mod tests;

use serde_json::Value;

use super::position::Position;
use super::reading::drawn;
use super::renju::FiveCompletion;
use super::rule::{Rule, Side};
use crate::error::HostError;
use crate::game::{Primitive, Settings};

/// The primitives by name.
pub(super) const PRIMITIVES: &[(&str, Primitive)] = &[
    ("forbidden", forbidden::forbidden),
    ("scan", scan::scan),
    ("solve", solve::solve),
    ("analyse", analyse::analyse),
];

/// Bytes of an engine's tables.
const MEMORY: usize = 64 << 20;

/// Whether a five that is completed with a straight four leaves a three, as the setting says.
fn reading(settings: &Settings) -> FiveCompletion {
    if settings.is("five_completion", "three") { FiveCompletion::Three } else { FiveCompletion::NoThree }
}

/// The rule that an input names, in any case, else the one of the setting.
fn rule(given: Option<&str>, settings: &Settings) -> Result<Rule, HostError> {
    let usual = settings.get("rule").and_then(Value::as_str);
    let name = given.or(usual).unwrap_or_default();
    let wrong = || HostError::new("rule", "freestyle, standard, renju or caro", format!("`{name}`"));
    Rule::named(name).ok_or_else(wrong)
}

/// The side of that name, in any case.
fn side(name: &str) -> Result<Side, HostError> {
    Side::named(name).ok_or_else(|| HostError::new("side", "black or white", format!("`{name}`")))
}

/// The position of a drawn board.
fn position(rule: Rule, board: &str) -> Result<Position, HostError> {
    drawn(rule, board).map_err(|problem| {
        let expected = "225 characters `X`, `O` and `.`, row 15 first, or a square of 5 to 22 rows";
        HostError::new("board", expected, problem.to_string())
    })
}

/// A position in which nobody has won yet and a point is left.
fn open_position(rule: Rule, board: &str) -> Result<Position, HostError> {
    let position = position(rule, board)?;
    let winner = position.moves().iter().find_map(|(cell, _)| position.winner_at(*cell));
    let over = winner.map(|side| format!("{} has won", side.name()));
    match over.or_else(|| position.is_full().then(|| "no empty point".to_owned())) {
        Some(over) => Err(HostError::new("board", "a game that goes on", over)),
        None => Ok(position),
    }
}
