//! What filter skills turn a player's cards into.

use super::board::{Board, PlayerIndex};
use super::card::Face;
use super::catalogue::SkillId;
use super::played::Played;

/// The face that a card has with a player: that of the first filter skill that fits, and of the
/// next on what it became, until none fits. A card that a skill has changed already stays.
pub fn filtered(board: &Board, player: PlayerIndex, face: Face) -> Face {
    filtered_by(board, player, face).0
}

/// [`filtered`], and the last skill that has changed the card.
pub fn filtered_by(board: &Board, player: PlayerIndex, face: Face) -> (Face, Option<SkillId>) {
    let (mut face, mut by) = (face, None);
    for rule in &board.catalogue().book().filters {
        let fits = || rule.rule.cards.matches(board, None, &Played::Real(face));
        if rule.is_of(board, player) && fits() {
            let class = rule.rule.makes.as_deref().and_then(|name| board.catalogue().class_by_object(name));
            face.class = class.unwrap_or(face.class);
            face.suit = rule.rule.suit.unwrap_or(face.suit);
            by = rule.skill();
        }
    }
    (face, by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sgs::scene_for_tests::board;
    use crate::games::sgs::snapshot::Suit;
    use serde_json::json;

    #[test]
    fn hearts_become_slashes_and_spades_hearts() {
        let board = board(json!({"players": [
            {"name": "sgs1", "general": "shenguanyu", "hp": 5},
            {"name": "sgs2", "general": "xiaoqiao", "hp": 3},
            {"name": "sgs3", "general": "caopi", "hp": 3, "skills": ["wushen", "hongyan"]}]}));
        let seen = |player, id| {
            let face = filtered(&board, player, board.face(id));
            (face.is_slash(), face.suit)
        };
        assert_eq!(seen(0, 45), (true, Suit::Heart), "a Peach");
        assert_eq!(seen(0, 103), (false, Suit::Spade));
        assert_eq!(seen(1, 103), (false, Suit::Heart), "Lightning");
        assert_eq!(seen(2, 103), (true, Suit::Heart), "one after the other");
    }
}
