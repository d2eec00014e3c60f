//! What one seat may see of the whole truth.

use std::sync::Arc;

use crate::games::sgs::snapshot::{CardId, Pile, Player, Sight, Snapshot};

/// The state as a seat may see it: other hands, roles that are not shown, the draw pile and closed piles
/// are hidden. `is_closed` tells of which private piles only the owner sees the cards.
pub(super) fn seen_by(whole: &Snapshot, seat: &str, is_closed: impl Fn(&str) -> bool) -> Snapshot {
    let mut seen = Snapshot { sight: Sight::Seat, ..whole.clone() };
    seen.draw = Pile { known: Vec::new(), hidden: whole.draw.count() as u32 };
    for player in &mut seen.players {
        if player.name != seat {
            let player = Arc::make_mut(player);
            hide(whole, seat, player, &is_closed);
        }
    }
    seen
}

fn hide(whole: &Snapshot, seat: &str, player: &mut Player, is_closed: impl Fn(&str) -> bool) {
    let shown = format!("visible_{seat}_{}", player.name);
    let is_seen = |id: &CardId| {
        whole.cards.get(id).is_some_and(|card| card.flags.contains("visible") || card.flags.contains(&shown))
    };
    hide_unseen(&mut player.hand, is_seen);
    for (_, pile) in player.piles.iter_mut().filter(|(name, _)| is_closed(name)) {
        hide_unseen(pile, |_| false);
    }
    if !player.role_shown {
        player.role = None;
    }
}

fn hide_unseen(pile: &mut Pile, is_seen: impl Fn(&CardId) -> bool) {
    let before = pile.known.len();
    pile.known.retain(is_seen);
    pile.hidden += (before - pile.known.len()) as u32;
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn cards_in_closed_piles_are_seen_by_their_owner_alone() {
        let whole: Snapshot = serde_json::from_value(json!({"players": [
            {"name": "sgs1", "general": "guojia", "hp": 3, "piles": {"yiji": {"known": [3, 4]}, "field": {"known": [5]}}},
            {"name": "sgs2", "general": "liubei", "hp": 4}]}))
        .unwrap();
        let piles = |seat| seen_by(&whole, seat, |pile| pile == "yiji").players[0].piles.clone();
        assert_eq!(piles("sgs1")["yiji"], Pile { known: vec![3, 4], hidden: 0 });
        assert_eq!(piles("sgs2")["yiji"], Pile { known: Vec::new(), hidden: 2 });
        assert_eq!(piles("sgs2")["field"], Pile { known: vec![5], hidden: 0 });
    }
}
