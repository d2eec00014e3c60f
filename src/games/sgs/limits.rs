//! Cards that a player may not use, play or discard: QSanguosha's card limitation.

use super::board::{Board, PlayerIndex};
use super::card::Type;
use super::pattern_cache;
use super::played::Played;
use super::snapshot::Method;

/// QSanguosha's `isCardLimited(card, method, isHandcard)`: whether the host limits the player so.
/// `is_hand` takes the card for a hand card wherever it lies. Of a skill card those cards count
/// that it is made of.
///
/// ```
/// # use std::sync::Arc;
/// # use junshi::sgs::{Board, Catalogue, Snapshot, admit, limits::is_limited, played::Played};
/// # use junshi::sgs::snapshot::Method;
/// let mut snapshot: Snapshot = serde_json::from_str(
///     r#"{"players":[{"name":"sgs1","general":"caopi","hp":3,"hand":{"known":[45]},
///         "card_limitation":{"use":["Peach$1"]}},{"name":"sgs2","general":"sunquan","hp":4}]}"#).unwrap();
/// admit::admit(&mut snapshot, &Default::default()).unwrap();
/// let board = Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), None);
/// let peach = Played::Real(board.face(45));
/// assert!(is_limited(&board, 0, &peach, Method::Use, false));
/// assert!(!is_limited(&board, 0, &peach, Method::Discard, false));
/// ```
pub fn is_limited(board: &Board, player: PlayerIndex, card: &Played, method: Method, is_hand: bool) -> bool {
    let limits = &board.player(player).card_limitation;
    if method == Method::None || limits.is_empty() {
        return false;
    }
    let Some(patterns) = limits.get(&method) else { return false };
    let one = |card: &Played| {
        let mut patterns = patterns.iter().filter_map(|text| pattern_cache::read(text));
        patterns.any(|pattern| pattern.matches_in(board, player, card, is_hand))
    };
    match card {
        Played::Made(made) if card.kind(board) == Type::Skill => {
            made.subcards.iter().any(|id| one(&Played::Real(board.face(*id))))
        }
        _ => one(card),
    }
}

/// QSanguosha's `isJilei`: whether the player may not discard the card.
pub fn is_jilei(board: &Board, player: PlayerIndex, card: &Played) -> bool {
    is_limited(board, player, card, Method::Discard, false)
}

/// QSanguosha's `isLocked`: whether the player may not use the card.
pub fn is_locked(board: &Board, player: PlayerIndex, card: &Played) -> bool {
    is_limited(board, player, card, Method::Use, false)
}

/// What a card is handled as when it is used: a skill card's cards are discarded unless they stay
/// where they are.
pub fn handling(board: &Board, card: &Played) -> Method {
    let class = card.class_data(board);
    if class.kind != Type::Skill {
        return Method::Use;
    }
    match super::view_as::usage(board, card).is_some_and(|usage| usage.keeps) {
        true => Method::None,
        false => Method::Discard,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sgs::scene_for_tests::board;
    use serde_json::json;

    #[test]
    fn patterns_forbid_by_method_and_place() {
        let board = board(json!({"players": [
            {"name": "sgs1", "general": "zhenji", "hp": 3, "hand": {"known": [0, 30]}, "equips": [60],
             "card_limitation": {"use": ["Slash$1", ".|.|.|hand"], "discard": ["EquipCard"]}},
            {"name": "sgs2", "general": "sunquan", "hp": 4}]}));
        let card = |text: &str| Played::read(&board, text).unwrap();
        assert!(is_locked(&board, 0, &card("0")) && is_locked(&board, 0, &card("30")));
        assert!(!is_locked(&board, 0, &card("60")) && is_jilei(&board, 0, &card("60")));
        assert!(is_limited(&board, 0, &card("60"), Method::Use, true), "taken for a hand card");
        assert!(!is_locked(&board, 1, &card("0")));
        assert!(is_limited(&board, 0, &card("@ZhihengCard=60"), Method::Discard, false));
        assert!(!is_limited(&board, 0, &card("@ZhihengCard=30"), Method::Discard, false));
        assert!(is_locked(&board, 0, &card("slash:spear[to_be_decided:-]=.")));
        assert_eq!(handling(&board, &card("@RendeCard=30")), Method::None);
        assert_eq!(handling(&board, &card("@ZhihengCard=30")), Method::Discard);
    }
}
