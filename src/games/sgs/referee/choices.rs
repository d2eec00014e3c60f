//! The answers among which a person may choose by number: what is legal with the seat's own cards.

use super::story::Words;
use crate::game::{Game, Scene, settle};
use crate::games::sgs::snapshot::{CardId, Player, Snapshot};
use crate::games::sgs::{Answer, Ask, Sgs, catalogue};
use crate::referee::Tongue;

/// Legal answers with their words, those that decline last. Uses with several targets, and cards that
/// skills make, are typed.
pub(super) fn choices(scene: &Scene<Sgs>, tongue: Tongue) -> Vec<(String, Answer)> {
    let Ok(catalogue) = catalogue::of(&scene.names) else { return Vec::new() };
    let words = Words { catalogue, tongue };
    let seat = scene.seat();
    let Some(me) = scene.snapshot.players.iter().find(|player| player.name == seat) else { return Vec::new() };
    let maker = Maker { words, state: &scene.snapshot, me };
    let is_legal = |answer: &Answer| settle(scene, answer.clone()).is_ok();
    let mut ideas = maker.ideas(&scene.ask);
    ideas.push((maker.words.say("不", "no / nothing"), Answer::Nothing));
    ideas.retain(|(_, answer)| is_legal(answer));
    if ideas.is_empty() {
        let resort = Sgs::last_resort(scene);
        ideas.push((resort.shown(), resort));
    }
    ideas
}

struct Maker<'a> {
    words: Words,
    state: &'a Snapshot,
    me: &'a Player,
}

impl Maker<'_> {
    fn ideas(&self, ask: &Ask) -> Vec<(String, Answer)> {
        match ask {
            Ask::Activate(_) | Ask::UseCard(_) => self.uses(),
            Ask::Card(_) | Ask::Nullification(_) | Ask::SinglePeach(_) | Ask::CardShow(_) | Ask::Pindian(_) => {
                self.own().map(|id| (self.card(id), Answer::Name(id.to_string()))).collect()
            }
            Ask::SkillInvoke(ask) => {
                let skill = self.words.name(&ask.skill_name);
                let yes = self.words.say(&format!("发动【{skill}】"), &format!("use {skill}"));
                let no = self.words.say("不发动", "do not");
                vec![(yes, Answer::Yes(true)), (no, Answer::Yes(false))]
            }
            Ask::Choice(ask) => {
                ask.choices.split('+').map(|choice| (self.words.choice(choice), Answer::Name(choice.to_owned()))).collect()
            }
            Ask::PlayerChosen(ask) => self.players(&ask.targets),
            Ask::Ag(ask) => ask.card_ids.iter().map(|id| (self.card(*id), Answer::Id(*id))).collect(),
            Ask::CardChosen(ask) => self.cards_of(&ask.who),
            Ask::Discard(ask) if ask.discard_num == 1 => self.single(),
            Ask::Exchange(ask) if ask.discard_num == 1 => self.single(),
            Ask::Suit(_) => ["spade", "heart", "club", "diamond"].map(|suit| (suit.to_owned(), Answer::Name(suit.to_owned()))).into(),
            Ask::Kingdom(ask) => ask.kingdoms.iter().map(|name| (name.clone(), Answer::Name(name.clone()))).collect(),
            Ask::General(ask) => {
                ask.generals.iter().map(|name| (self.words.name(name), Answer::Name(name.clone()))).collect()
            }
            _ => Vec::new(),
        }
    }

    fn own(&self) -> impl Iterator<Item = CardId> + '_ {
        self.me.hand.known.iter().chain(&self.me.equips).copied()
    }

    fn card(&self, id: CardId) -> String {
        self.words.printed(id, self.state)
    }

    fn single(&self) -> Vec<(String, Answer)> {
        self.own().map(|id| (self.card(id), Answer::Ids(vec![id]))).collect()
    }

    /// Each card alone, and on each living player.
    fn uses(&self) -> Vec<(String, Answer)> {
        let mut uses = Vec::new();
        for id in self.own() {
            uses.push((self.card(id), Answer::Name(id.to_string())));
            for player in self.state.players.iter().filter(|player| player.alive) {
                let on = self.words.player(self.state, &player.name);
                uses.push((format!("{} → {on}", self.card(id)), Answer::Name(format!("{id}->{}", player.name))));
            }
        }
        uses
    }

    fn players(&self, names: &[String]) -> Vec<(String, Answer)> {
        names.iter().map(|name| (self.words.player(self.state, name), Answer::Name(name.clone()))).collect()
    }

    /// The cards of a player that are seen, and one of the others by chance.
    fn cards_of(&self, name: &str) -> Vec<(String, Answer)> {
        let Some(player) = self.state.players.iter().find(|player| player.name == name) else { return Vec::new() };
        let seen = player.hand.known.iter().chain(&player.equips).chain(&player.judging);
        let mut cards: Vec<(String, Answer)> = seen.map(|id| (self.card(*id), Answer::Id(*id))).collect();
        cards.push((self.words.say("一张手牌", "a hand card"), Answer::Id(-1)));
        cards
    }
}
