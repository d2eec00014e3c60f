//! A question in words, for a person who plays a seat.

use super::story::Words;
use crate::game::Scene;
use crate::games::sgs::ask::{CardAsked, Discard, UseCard};
use crate::games::sgs::card_string::CardText;
use crate::games::sgs::snapshot::{CardId, Method, Snapshot};
use crate::games::sgs::{Ask, Sgs, catalogue, options};
use crate::referee::Tongue;

/// What the seat is asked, a line.
pub(super) fn asked(scene: &Scene<Sgs>, tongue: Tongue) -> Option<String> {
    let catalogue = catalogue::of(&scene.names).ok()?;
    let speaker = Speaker { words: Words { catalogue, tongue }, state: &scene.snapshot };
    let (question, typed) = (speaker.of(&scene.ask), speaker.typed(scene));
    Some(question + &typed)
}

struct Speaker<'a> {
    words: Words,
    state: &'a Snapshot,
}

impl Speaker<'_> {
    fn of(&self, ask: &Ask) -> String {
        let (words, say) = (&self.words, |zh: String, en: String| self.words.say(&zh, &en));
        match ask {
            Ask::Activate(_) => words.say("请出牌，或结束出牌阶段", "play a card, or end the phase"),
            Ask::UseCard(ask) => self.use_card(ask),
            Ask::Card(ask) => self.card(ask),
            Ask::SkillInvoke(ask) => {
                let skill = words.name(&ask.skill_name);
                say(format!("是否发动【{skill}】"), format!("use {skill}?"))
            }
            Ask::Choice(ask) => {
                let skill = words.name(&ask.skill_name);
                say(format!("为【{skill}】选择"), format!("choose for {skill}"))
            }
            Ask::Discard(ask) => self.discard(ask),
            Ask::Exchange(ask) => {
                let (count, reason) = (self.count(ask.min_num, ask.discard_num), words.name(&ask.reason));
                say(format!("为【{reason}】放下{count}"), format!("put down {count} for {reason}"))
            }
            Ask::Nullification(ask) => {
                let (trick, to) = (self.trick(&ask.trick), self.player(&ask.to));
                match ask.positive {
                    true => say(format!("对{to}的【{trick}】将生效，是否使用【无懈可击】"), format!("{trick} is about to work on {to}: nullify it?")),
                    false => say(format!("对{to}的【{trick}】已被抵消，是否再用【无懈可击】让它生效"), format!("{trick} on {to} was nullified: nullify that?")),
                }
            }
            Ask::CardChosen(ask) => {
                let (who, reason) = (self.player(&ask.who), words.name(&ask.reason));
                say(format!("为【{reason}】选择{who}的一张牌"), format!("choose a card of {who} for {reason}"))
            }
            Ask::Ag(ask) => say(format!("选择一张牌（{}）", words.name(&ask.reason)), format!("take a card ({})", words.name(&ask.reason))),
            Ask::CardShow(ask) => {
                let to = self.player(&ask.requestor);
                say(format!("向{to}展示一张手牌"), format!("show a hand card to {to}"))
            }
            Ask::Pindian(ask) => {
                let (with, reason) = (self.player(&ask.requestor), words.name(&ask.reason));
                say(format!("拼点（{reason}，{with}发起），请出一张手牌"), format!("a contest for {reason}, begun by {with}: put down a hand card"))
            }
            Ask::PlayerChosen(ask) => {
                let reason = words.name(&ask.reason);
                say(format!("为【{reason}】选择一名角色"), format!("choose a player for {reason}"))
            }
            Ask::SinglePeach(ask) => {
                let dying = self.player(&ask.dying);
                say(format!("{dying}濒死，是否相救"), format!("{dying} is dying: save?"))
            }
            Ask::Suit(_) => words.say("选择一种花色", "name a suit"),
            Ask::Yiji(ask) => {
                let (cards, reason) = (self.cards(&ask.cards), words.name(&ask.reason));
                say(format!("为【{reason}】分给一张牌：{cards}"), format!("give away one of {cards} for {reason}"))
            }
            Ask::Guanxing(ask) => {
                let cards = self.cards(&ask.cards);
                say(format!("将这些牌放回牌堆顶或牌堆底：{cards}"), format!("put back on the pile or under it: {cards}"))
            }
            Ask::Kingdom(_) => words.say("选择一个势力", "choose a kingdom"),
            Ask::General(_) => words.say("选择一名武将", "choose a general"),
        }
    }

    /// How answers are typed that no list holds: several cards, and in the play phase what skills do with them.
    fn typed(&self, scene: &Scene<Sgs>) -> String {
        let words = &self.words;
        match &scene.ask {
            Ask::Discard(ask) if ask.discard_num > 1 => words.say("，如 [12,33]", ", such as [12,33]"),
            Ask::Exchange(ask) if ask.discard_num > 1 => words.say("，如 [12,33]", ", such as [12,33]"),
            Ask::Activate(_) => {
                let skills = options::skill_classes(scene);
                match skills.is_empty() {
                    true => String::new(),
                    false => words.say(&format!("；技能可输入 {}", skills.join("、")), &format!("; skills are typed as {}", skills.join(", "))),
                }
            }
            _ => String::new(),
        }
    }

    fn player(&self, name: &str) -> String {
        self.words.player(self.state, name)
    }

    fn trick(&self, text: &str) -> String {
        match CardText::parse(text) {
            Ok(CardText::Real(id)) => self.words.printed(id, self.state),
            Ok(CardText::Virtual { name, .. }) => self.words.name(&name),
            _ => text.to_owned(),
        }
    }

    /// Cards with the numbers by which they are named.
    fn cards(&self, ids: &[CardId]) -> String {
        let named: Vec<String> = ids.iter().map(|id| format!("{}#{id}", self.words.printed(*id, self.state))).collect();
        named.join(" ")
    }

    fn count(&self, least: u32, most: u32) -> String {
        match least == most {
            true => self.words.count(most as usize),
            false => self.words.say(&format!("{least}到{most}张牌"), &format!("{least} to {most} cards")),
        }
    }

    fn discard(&self, ask: &Discard) -> String {
        let (words, count) = (&self.words, self.count(ask.min_num, ask.discard_num));
        let kind = if ask.optional { words.say("可以弃置", "you may discard") } else { words.say("请弃置", "discard") };
        match ask.reason.as_str() {
            "gamerule" => words.say(&format!("手牌超过上限，请弃置{count}"), &format!("you hold too many cards: discard {count}")),
            reason => {
                let reason = words.name(reason);
                words.say(&format!("{kind}{count}（{reason}）"), &format!("{kind} {count} ({reason})"))
            }
        }
    }

    /// What a prompt tells: what it is about, and the players that it names.
    fn prompt(&self, prompt: &str) -> String {
        let mut fields = prompt.split(':');
        let word = fields.next().unwrap_or_default().trim_start_matches('@');
        let about = word.split('-').next().filter(|about| !about.is_empty());
        let players = fields.filter(|field| self.state.players.iter().any(|player| player.name == *field));
        let named: Vec<String> = about.map(|about| self.words.name(about)).into_iter().chain(players.map(|name| self.player(name))).collect();
        match named.is_empty() {
            true => String::new(),
            false => self.words.say(&format!("（{}）", named.join("，")), &format!(" ({})", named.join(", "))),
        }
    }

    /// The cards of a pattern; as it is written where it has no words.
    fn pattern(&self, pattern: &str) -> String {
        let words = &self.words;
        let plain = pattern.trim_end_matches('!');
        match plain {
            "." | ".|.|.|hand" => return words.say("一张手牌", "a hand card"),
            ".." => return words.say("一张牌", "a card"),
            "peach+analeptic" => return words.say("【桃】或【酒】", "Peach or Analeptic"),
            ".Basic" | "BasicCard" => return words.say("一张基本牌", "a basic card"),
            ".Equip" | "EquipCard" => return words.say("一张装备牌", "a piece of equipment"),
            _ => {}
        }
        if let Some(suit) = plain.strip_prefix(".|").or_else(|| plain.strip_prefix("..|")).filter(|rest| !rest.contains('|')) {
            let suit = words.choice(suit);
            return words.say(&format!("一张{suit}牌"), &format!("a {suit} card"));
        }
        let hand = [(".S", "spade"), (".H", "heart"), (".C", "club"), (".D", "diamond"), (".black", "black"), (".red", "red")];
        if let Some((_, suit)) = hand.iter().find(|(name, _)| *name == plain) {
            let suit = words.choice(suit);
            return words.say(&format!("一张{suit}手牌"), &format!("a {suit} hand card"));
        }
        let is_word = plain.chars().all(|letter| letter.is_ascii_alphabetic() || letter == '_');
        if is_word { words.say(&format!("【{}】", words.name(plain)), &words.name(plain)) } else { plain.to_owned() }
    }

    fn use_card(&self, ask: &UseCard) -> String {
        let (words, about) = (&self.words, self.prompt(&ask.prompt));
        match ask.pattern.strip_prefix('@') {
            Some(skill) => {
                let skill = skill.trim_start_matches('@').trim_end_matches('!').trim_end_matches(|letter: char| letter.is_ascii_digit());
                let skill = words.name(skill);
                words.say(&format!("是否发动【{skill}】"), &format!("use {skill}?"))
            }
            None => {
                let card = self.pattern(&ask.pattern);
                words.say(&format!("是否使用{card}{about}"), &format!("use {card}?{about}"))
            }
        }
    }

    fn card(&self, ask: &CardAsked) -> String {
        let (words, about) = (&self.words, self.prompt(&ask.prompt));
        let card = match ask.pattern.strip_prefix('@') {
            Some(skill) => words.name(skill.trim_start_matches('@').trim_end_matches('!')),
            None => self.pattern(&ask.pattern),
        };
        let verb = match ask.method {
            Method::Use => words.say("使用", "use"),
            Method::Discard => words.say("弃置", "discard"),
            _ => words.say("打出", "play"),
        };
        words.say(&format!("是否{verb}{card}{about}"), &format!("{verb} {card}?{about}"))
    }
}
