//! Who wins, with all cards open.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::category::Category;
use super::super::dealt::{Board, Hole};
use super::super::ranking::{best_five, board_plays, category, winners};
use super::super::card::written;
use super::{cards, check_distinct};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Open {
    #[serde(default, rename = "id")]
    _id: Value,
    board: Board,
    hands: Vec<Hole>,
}

/// `{id?, board, hands}` → `{id?, winners, categories, hands, board_plays}`: the places of the best hands from 1,
/// what kind each hand is and the five cards of it, and whose best five are those of the board.
pub(super) fn showdown(input: &Value, _: &Settings) -> Result<Value, HostError> {
    let input: Open = wire::read_value(input.clone())?;
    if input.board.len() != 5 {
        return Err(HostError::new("board", "five cards", format!("{} of them", input.board.len())));
    }
    if !(1..=23).contains(&input.hands.len()) {
        return Err(HostError::new("hands", "1 to 23 hands", format!("{} of them", input.hands.len())));
    }
    check_distinct(&input.board, &input.hands)?;
    let (hands, board) = (cards(&input.hands), &*input.board);
    let best: Vec<usize> = winners(&hands, board).into_iter().map(|at| at + 1).collect();
    let kinds: Vec<Category> = hands.iter().map(|hand| category(*hand, board)).collect();
    let fives: Vec<String> = hands.iter().map(|hand| written(&best_five(*hand, board))).collect();
    let plays: Vec<usize> = (1..=hands.len()).filter(|at| board_plays(hands[at - 1], board)).collect();
    Ok(json!({ "winners": best, "categories": kinds, "hands": fives, "board_plays": plays }))
}
