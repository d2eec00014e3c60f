//! `map`: what a hand counts as, since the board alone shows part of it.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::category::Category;
use super::super::director::shown;
use super::super::plan::mapping::{self, Shown};
use super::{board, hole, tables};
use crate::error::HostError;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    #[serde(default)]
    hole: Option<String>,
    #[serde(default)]
    category: Option<Category>,
    board: String,
    #[serde(default)]
    strict: bool,
    #[serde(default)]
    planned: Value,
}

impl Input {
    /// What is held and what the board shows.
    fn shown(&self) -> Result<Shown, HostError> {
        let Some(text) = &self.hole else { return self.named() };
        let hole = hole(text)?;
        let found = shown(hole, &board(&self.board, &hole)?);
        agrees(self.category, found.held)?;
        Ok(found)
    }

    /// Both by name; the board may be cards.
    fn named(&self) -> Result<Shown, HostError> {
        let missing = || HostError::new(".", "hole cards, or a category", "neither");
        let held = self.category.ok_or_else(missing)?;
        let alone = on_board(&self.board)?;
        Ok(Shown { held, board: alone, plays_board: held == alone })
    }
}

/// What a board shows that is given by name or as cards.
pub(super) fn on_board(text: &str) -> Result<Category, HostError> {
    match text.parse() {
        Ok(category) => Ok(category),
        Err(_) => Ok(super::super::director::on_board(&board(text, &[])?)),
    }
}

/// A category that is given beside cards has to be theirs.
pub(super) fn agrees(said: Option<Category>, held: Category) -> Result<(), HostError> {
    match said {
        Some(said) if said != held => {
            Err(HostError::new("category", format!("{held}, which the cards make"), said.name()))
        }
        _ => Ok(()),
    }
}

/// Maps a hand.
///
/// # Errors
/// What is missing or wrong, with its path.
pub fn map(input: &Value) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    let tables = tables(&input.planned)?;
    let shown = input.shown()?;
    let row = mapping::row(&tables.mapping, shown, input.strict);
    let mapped = row.map_or(shown.held, |at| tables.mapping[at].to);
    let mut found = json!({ "category": mapped, "held": shown.held, "board": shown.board });
    if let Some(at) = row {
        found["row"] = json!(at + 1);
        found["note"] = json!(tables.mapping[at].note);
    }
    Ok(found)
}
