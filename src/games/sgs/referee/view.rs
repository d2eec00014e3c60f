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
