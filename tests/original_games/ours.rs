//! What of ours is held against the host's word, in one place.

use junshi::sgs::board::{Board, PlayerIndex};
use junshi::sgs::card_string::UseText;
use junshi::sgs::pattern::Pattern;
use junshi::sgs::played::Played;
use junshi::sgs::snapshot::{CardId, Method};
use junshi::sgs::{distance, limits, targets, usable};

pub fn distance(board: &Board, from: PlayerIndex, to: PlayerIndex) -> i32 {
    distance::distance(board, from, to, 0)
}

pub fn in_range(board: &Board, from: PlayerIndex, to: PlayerIndex) -> bool {
    distance::in_attack_range(board, from, to, 0)
}

pub fn attack_range(board: &Board, player: PlayerIndex) -> i32 {
    distance::attack_range(board, player, true)
}

pub fn max_cards(board: &Board, player: PlayerIndex) -> i32 {
    board.hand_limit(player)
}

pub fn is_available(board: &Board, player: PlayerIndex, id: CardId) -> bool {
    usable::is_available(board, player, &real(board, id))
}

pub fn is_limited(board: &Board, player: PlayerIndex, id: CardId) -> bool {
    limits::is_limited(board, player, &real(board, id), Method::Use, true)
}

pub fn first_targets(board: &Board, player: PlayerIndex, id: CardId) -> Vec<PlayerIndex> {
    targets::first_targets(board, player, &real(board, id))
}

fn real(board: &Board, id: CardId) -> Played {
    Played::Real(board.face(id))
}

/// A card string or use string, read and written again.
pub fn card_text(text: &str) -> Result<String, String> {
    UseText::parse(text).map(|read| read.to_string()).map_err(|error| error.to_string())
}

/// A pattern, read and written again; its meaning, spelt out, has to be a pattern of the same meaning.
pub fn pattern(text: &str) -> Result<String, String> {
    let read = |text: &str| Pattern::parse(text).map_err(|error| error.to_string());
    let pattern = read(text)?;
    let meaning = pattern.expression();
    match read(&meaning)?.expression() {
        again if again == meaning => Ok(pattern.to_string()),
        again => Err(format!("{meaning} became {again}")),
    }
}
