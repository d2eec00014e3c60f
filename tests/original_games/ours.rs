//! What of ours is held against the host's word, in one place.

use junshi::sgs::board::{Board, PlayerIndex};
use junshi::sgs::distance;
use junshi::sgs::snapshot::CardId;

pub fn distance(board: &Board, from: PlayerIndex, to: PlayerIndex) -> i32 {
    distance::distance(board, from, to, 0)
}

pub fn in_range(board: &Board, from: PlayerIndex, to: PlayerIndex) -> bool {
    distance::in_attack_range(board, from, to, 0)
}

pub fn attack_range(board: &Board, player: PlayerIndex) -> i32 {
    distance::attack_range(board, player, true)
}

/// None until there is a rule.
pub fn max_cards(_: &Board, _: PlayerIndex) -> Option<i32> {
    None
}

/// None until there is a rule.
pub fn is_available(_: &Board, _: PlayerIndex, _: CardId) -> Option<bool> {
    None
}

/// None until there is a rule.
pub fn is_limited(_: &Board, _: PlayerIndex, _: CardId) -> Option<bool> {
    None
}

/// None until there is a rule.
pub fn first_targets(_: &Board, _: PlayerIndex, _: CardId) -> Option<Vec<PlayerIndex>> {
    None
}

/// The card string read and written again; none until there is a reader.
pub fn card_text(_: &str) -> Option<Result<String, String>> {
    None
}

/// The pattern read and written again; none until there is a reader.
pub fn pattern(_: &str) -> Option<Result<String, String>> {
    None
}
