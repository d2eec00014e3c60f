//! The answers among which a person may choose by number: the legal ones that can be listed, in words.

use super::story::Words;
use crate::game::{Game, Scene};
use crate::games::sgs::card_string::{CardText, UseText};
use crate::games::sgs::snapshot::{CardId, Snapshot};
use crate::games::sgs::{Answer, Ask, Sgs, catalogue, options};
use crate::referee::Tongue;

/// Legal answers with their words, those that decline last; what the last resort says where none can be listed.
/// Uses of several cards or with several targets are typed.
pub(super) fn choices(scene: &Scene<Sgs>, tongue: Tongue) -> Vec<(String, Answer)> {
    let Ok(catalogue) = catalogue::of(&scene.names) else { return Vec::new() };
    let speaker = Speaker { words: Words { catalogue, tongue }, state: &scene.snapshot, ask: &scene.ask };
    let mut answers = options::options(scene);
    if answers.is_empty() {
        answers.push(Sgs::last_resort(scene));
    }
    answers.into_iter().map(|answer| (speaker.answer(&answer), answer)).collect()
}

struct Speaker<'a> {
    words: Words,
    state: &'a Snapshot,
    ask: &'a Ask,
}

impl Speaker<'_> {
    fn answer(&self, answer: &Answer) -> String {
        let words = &self.words;
        match (answer, self.ask) {
            (Answer::Nothing, Ask::Activate(_)) => words.say("结束出牌阶段", "end the play phase"),
            (Answer::Nothing, _) => words.say("不", "no / nothing"),
            (Answer::Yes(yes), Ask::SkillInvoke(ask)) => {
                let skill = words.name(&ask.skill_name);
                match yes {
                    true => words.say(&format!("发动【{skill}】"), &format!("use {skill}")),
                    false => words.say("不发动", "do not"),
                }
            }
            (Answer::Id(-1), Ask::Ag(_)) => words.say("不", "no / nothing"),
            (Answer::Id(-1), _) => words.say("一张手牌", "a hand card"),
            (Answer::Id(id), _) => words.printed(*id, self.state),
            (Answer::Ids(ids), _) => self.cards(ids),
            (Answer::Name(name), ask) => self.named(name, ask),
            (other, _) => other.shown(),
        }
    }

    fn named(&self, name: &str, ask: &Ask) -> String {
        let words = &self.words;
        match ask {
            Ask::Choice(_) => words.choice(name),
            Ask::PlayerChosen(_) => words.player(self.state, name),
            Ask::Kingdom(_) | Ask::Suit(_) => words.choice(name),
            Ask::General(_) => words.general(name),
            _ => self.used(name),
        }
    }

    fn cards(&self, ids: &[CardId]) -> String {
        match ids.is_empty() {
            true => self.words.say("不", "none"),
            false => self.words.cards(ids, self.state),
        }
    }

    /// `♠7 Slash → sgs2`
    fn used(&self, text: &str) -> String {
        let Ok(used) = UseText::parse(text) else { return text.to_owned() };
        let card = self.card(&used.card);
        let on: Vec<String> = used.targets().iter().map(|name| self.words.player(self.state, name)).collect();
        if on.is_empty() { card } else { format!("{card} → {}", on.join(" → ")) }
    }

    fn card(&self, card: &CardText) -> String {
        let words = &self.words;
        let of = |cards: &[CardId]| if cards.is_empty() { String::new() } else { words.cards(cards, self.state) };
        match card {
            CardText::Real(id) => words.printed(*id, self.state),
            CardText::Virtual { name, skill, subcards, .. } => {
                let (name, skill, of) = (words.name(name), words.name(skill), of(subcards));
                words.say(&format!("{of}当【{name}】（{skill}）"), &format!("{of} as {name} ({skill})"))
            }
            CardText::Skill { class, subcards, user, .. } => self.skill_card(class, &of(subcards), user.as_deref()),
            CardText::Lua { name, subcards, .. } => format!("{} {}", words.name(name), of(subcards)).trim().to_owned(),
            CardText::Bundle(subcards) => of(subcards),
        }
    }

    /// A skill with what it costs and, where a card is claimed to be another, that one.
    fn skill_card(&self, class: &str, of: &str, said: Option<&str>) -> String {
        let words = &self.words;
        let data = words.catalogue.class(class).map(|class| words.catalogue.class_data(class));
        let skill = data.and_then(|data| data.usage.as_ref()?.skill.clone().or_else(|| Some(data.object.clone())));
        let skill = words.name(skill.as_deref().unwrap_or(class));
        let shown = words.say(&format!("【{skill}】{of}"), format!("{skill} {of}").trim());
        match said {
            None | Some("") => shown,
            Some(word) => {
                let word = words.choice(word);
                words.say(&format!("{shown}，声明为【{word}】"), &format!("{shown}, said to be {word}"))
            }
        }
    }
}
