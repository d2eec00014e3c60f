//! Faces that filter skills give: where a host lists none for a card that such a skill turns into
//! another, what it becomes is filled in.

use std::sync::Arc;

use crate::games::sgs::board::Board;
use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::filter::filtered_by;
use crate::games::sgs::snapshot::{Card, CardId, Player, Snapshot};

/// Lists the cards in hand and equipment that filter skills change; gives how many.
pub(in crate::games::sgs) fn fill(snapshot: &mut Snapshot, catalogue: &Arc<Catalogue>) -> usize {
    if !snapshot.players.iter().any(|player| has_filter(player, catalogue)) {
        return 0;
    }
    let board = Board::new(Arc::new(snapshot.clone()), Arc::clone(catalogue), None);
    let mut changed: Vec<(CardId, Card)> = Vec::new();
    for index in board.living() {
        let said = board.player(*index);
        let hand = said.hand.known.iter().map(|id| (*id, true));
        let equips = said.equips.iter().map(|id| (*id, false));
        for (id, in_hand) in hand.chain(equips).filter(|(id, _)| !snapshot.cards.contains_key(id)) {
            let printed = board.face(id);
            let (face, skill) = filtered_by(&board, *index, printed);
            // A piece of equipment that is worn stays what it is, whatever its suit becomes.
            let stays = face == printed || (!in_hand && face.class != printed.class);
            if let Some(skill) = skill.filter(|_| !stays) {
                let class = board.class(face.class).name.clone();
                let skill = catalogue.skill_data(skill).map(|data| data.name.clone());
                let (suit, number) = (face.suit, face.number);
                changed.push((id, Card { class, name: None, suit, number, skill, flags: Default::default() }));
            }
        }
    }
    let count = changed.len();
    if count > 0 {
        Arc::make_mut(&mut snapshot.cards).extend(changed);
    }
    count
}

fn has_filter(player: &Player, catalogue: &Catalogue) -> bool {
    let named = player.skills.iter().flatten().chain(&player.acquired);
    let filters = &catalogue.book().filters;
    let mut skills = named.filter_map(|name| catalogue.skill(name));
    player.alive && skills.any(|skill| filters.iter().any(|filter| filter.skill() == Some(skill)))
}
