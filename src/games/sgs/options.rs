//! The legal answers to a question among which one may choose, where they can be listed.

use super::snapshot::{CardId, Player, Snapshot};
use super::{Answer, Ask, Sgs};
use crate::game::{Scene, settle};

/// Legal answers of the simplest kinds: single cards of the seat, players, choices, yes and no, and
/// declining. Uses name the card without targets.
pub(super) fn options(scene: &Scene<Sgs>) -> Vec<Answer> {
    let seat = scene.seat();
    let me = player(&scene.snapshot, &seat);
    let mut options = me.map(|me| ideas(&scene.ask, &scene.snapshot, me)).unwrap_or_default();
    options.push(Answer::Nothing);
    options.retain(|answer| settle(scene, answer.clone()).is_ok());
    options
}

fn player<'a>(state: &'a Snapshot, name: &str) -> Option<&'a Player> {
    state.players.iter().find(|player| player.name == name).map(|player| &**player)
}

fn names<'a>(names: impl IntoIterator<Item = &'a String>) -> Vec<Answer> {
    names.into_iter().map(|name| Answer::Name(name.clone())).collect()
}

fn ideas(ask: &Ask, state: &Snapshot, me: &Player) -> Vec<Answer> {
    match ask {
        Ask::Card(_) | Ask::Nullification(_) | Ask::SinglePeach(_) | Ask::CardShow(_) | Ask::Pindian(_) => {
            own(me).map(|id| Answer::Name(id.to_string())).collect()
        }
        Ask::Activate(_) | Ask::UseCard(_) => own(me).map(|id| Answer::Name(id.to_string())).collect(),
        Ask::SkillInvoke(_) => vec![Answer::Yes(true), Answer::Yes(false)],
        Ask::Choice(ask) => ask.choices.split('+').map(|choice| Answer::Name(choice.to_owned())).collect(),
        Ask::PlayerChosen(ask) => names(&ask.targets),
        Ask::Kingdom(ask) => names(&ask.kingdoms),
        Ask::General(ask) => names(&ask.generals),
        Ask::Ag(ask) => ask.card_ids.iter().map(|id| Answer::Id(*id)).collect(),
        Ask::CardChosen(ask) => player(state, &ask.who).map(on_the_table).unwrap_or_default(),
        Ask::Discard(_) | Ask::Exchange(_) => own(me).map(|id| Answer::Ids(vec![id])).collect(),
        Ask::Suit(_) => super::ask::SUITS.iter().map(|suit| Answer::Name((*suit).to_owned())).collect(),
        _ => Vec::new(),
    }
}

fn own(me: &Player) -> impl Iterator<Item = CardId> + '_ {
    me.hand.known.iter().chain(&me.equips).copied()
}

/// The cards that lie before a player, and one of his hand by chance: which ones he holds is nobody's business
/// here, since the whole truth may lie beneath.
fn on_the_table(player: &Player) -> Vec<Answer> {
    player.equips.iter().chain(&player.judging).copied().chain([-1]).map(Answer::Id).collect()
}
