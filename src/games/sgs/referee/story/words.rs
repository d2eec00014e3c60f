//! The words of the story, in Chinese and English.

use std::sync::Arc;

use super::other_words;
use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::event::CardData;
use crate::games::sgs::snapshot::{CardId, Phase, Role, Snapshot, Suit};
use crate::referee::Tongue;

/// Names as people say them.
pub(in crate::games::sgs::referee) struct Words {
    pub(in crate::games::sgs::referee) catalogue: Arc<Catalogue>,
    pub(in crate::games::sgs::referee) tongue: Tongue,
}

/// `archery_attack`, `ArcheryAttack` → `Archery Attack`; other words as they are.
fn spaced(word: &str) -> String {
    let mut spaced = String::new();
    for letter in word.chars() {
        if letter == '_' {
            spaced.push(' ');
        } else if letter.is_uppercase() && spaced.ends_with(char::is_lowercase) {
            spaced.push(' ');
            spaced.push(letter);
        } else if spaced.is_empty() || spaced.ends_with(' ') {
            spaced.extend(letter.to_uppercase());
        } else {
            spaced.push(letter);
        }
    }
    spaced
}

/// Words of choices that are no names, in Chinese and English.
const CHOICES: &[(&str, &str, &str)] = &[
    ("accept", "接受", "to accept"),
    ("basic", "基本牌", "basic cards"),
    ("black", "黑色", "black"),
    ("cancel", "取消", "nothing"),
    ("club", "梅花", "club"),
    ("d1tx", "摸一张弃多张", "to draw 1 and discard the more"),
    ("dhorse", "+1马", "the defensive horse"),
    ("diamond", "方块", "diamond"),
    ("discard", "弃牌", "to discard"),
    ("down", "失去体力", "to lose health"),
    ("draw", "摸牌", "to draw"),
    ("dxt1", "摸多张弃一张", "to draw the more and discard 1"),
    ("equip", "装备牌", "equipment"),
    ("heart", "红桃", "heart"),
    ("hp", "体力", "health"),
    ("losehp", "失去体力", "to lose health"),
    ("maxhp", "体力上限", "the maximum of health"),
    ("noquestion", "不质疑", "to believe it"),
    ("normal_slash", "普通杀", "a plain Slash"),
    ("obtainPindianCards", "获得拼点牌", "to take the cards"),
    ("ohorse", "-1马", "the offensive horse"),
    ("put", "置于牌堆顶", "the top of the pile"),
    ("qun", "群", "Qun"),
    ("question", "质疑", "to doubt it"),
    ("recover", "回复体力", "to recover"),
    ("red", "红色", "red"),
    ("reject", "拒绝", "to refuse"),
    ("shu", "蜀", "Shu"),
    ("spade", "黑桃", "spade"),
    ("throw", "弃置", "to discard"),
    ("trick", "锦囊牌", "tricks"),
    ("up", "回复体力", "to recover"),
    ("wei", "魏", "Wei"),
    ("wu", "吴", "Wu"),
];

impl Words {
    /// One of two wordings.
    pub(in crate::games::sgs::referee) fn say(&self, zh: &str, en: &str) -> String {
        if self.is_chinese() { zh.to_owned() } else { en.to_owned() }
    }

    fn is_chinese(&self) -> bool {
        self.tongue == Tongue::Chinese
    }

    /// A skill, card or general.
    pub(in crate::games::sgs::referee) fn name(&self, word: &str) -> String {
        let word = word.trim_start_matches('_'); // a skill that only names a card begins so
        let shown = self.is_chinese().then(|| self.catalogue.display_name(word)).flatten();
        let shown = shown.or_else(|| other_words::said(word, self.is_chinese()).map(str::to_owned));
        shown.unwrap_or_else(|| if self.is_chinese() { word.to_owned() } else { spaced(word) })
    }

    /// One of the words among which a skill lets choose.
    pub(in crate::games::sgs::referee) fn choice(&self, word: &str) -> String {
        let known = CHOICES.iter().find(|(name, _, _)| *name == word);
        known.map_or_else(|| self.name(word), |(_, zh, en)| self.say(zh, en))
    }

    /// A player, by general and seat.
    pub(in crate::games::sgs::referee) fn player(&self, state: &Snapshot, name: &str) -> String {
        let seated = state.players.iter().find(|seated| seated.name == name);
        match seated {
            Some(seated) if !name.is_empty() => {
                let second = seated.general2.as_ref().map(|second| format!("&{}", self.name(second)));
                format!("{}{}[{name}]", self.name(&seated.general), second.unwrap_or_default())
            }
            _ => name.to_owned(),
        }
    }

    /// A general with kingdom, health and skills.
    pub(in crate::games::sgs::referee) fn general(&self, name: &str) -> String {
        let Some(general) = self.catalogue.general(name) else { return self.name(name) };
        let skills: Vec<String> = general.skills.iter().map(|skill| self.name(skill)).collect();
        let kingdom = general.kingdom.as_deref().map(|kingdom| self.choice(kingdom)).unwrap_or_default();
        let health = general.max_hp.map_or_else(|| "?".to_owned(), |health| health.to_string());
        let (who, skills) = (self.name(name), skills.join(&self.say("、", ", ")));
        self.say(&format!("{who}（{kingdom}，体力{health}：{skills}）"), &format!("{who} ({kingdom}, health {health}: {skills})"))
    }

    /// `3/4`
    pub(in crate::games::sgs::referee) fn health(&self, state: &Snapshot, name: &str) -> String {
        let seated = state.players.iter().find(|seated| seated.name == name);
        seated.map(|seated| format!("{}/{}", seated.hp, seated.max_hp)).unwrap_or_default()
    }

    pub(super) fn turn(&self, number: u32, state: &Snapshot, name: &str) -> String {
        let seated = state.players.iter().find(|seated| seated.name == name);
        let hand = seated.map_or(0, |seated| seated.hand.count());
        let role = seated.filter(|seated| seated.role_shown).and_then(|seated| seated.role);
        let role = role.map(|role| format!(" {}", self.role(role))).unwrap_or_default();
        let (who, health) = (self.player(state, name), self.health(state, name));
        self.say(
            &format!("\n第{number}回合 {who}{role} 体力{health} 手牌{hand}"),
            &format!("\nTurn {number}: {who}{role}, health {health}, {}", self.count(hand)),
        )
    }

    /// `2 cards`
    pub(in crate::games::sgs::referee) fn count(&self, count: usize) -> String {
        match (self.tongue, count) {
            (Tongue::Chinese, _) => format!("{count}张牌"),
            (_, 1) => "1 card".to_owned(),
            _ => format!("{count} cards"),
        }
    }

    /// Suit and number: `♠7`.
    pub(in crate::games::sgs::referee) fn face(&self, card: &CardData) -> String {
        format!("{}{}", pip(card.suit), point(card.number))
    }

    /// A card with its suit and number, and the skill that made it.
    pub(super) fn card(&self, card: &CardData, state: &Snapshot) -> String {
        let _ = state;
        let skill_card = card.class.ends_with("Card");
        let name = match (&card.skill, skill_card) {
            (Some(skill), true) => self.name(skill),
            _ => self.name(&card.class),
        };
        let by = card.skill.as_ref().filter(|_| !skill_card && card.id < 0).map(|skill| self.name(skill));
        match (self.is_chinese(), skill_card, by) {
            (true, true, _) => format!("【{name}】"),
            (true, false, None) => format!("【{name}】{}", self.face(card)),
            (true, false, Some(by)) => format!("【{name}】（{by}）"),
            (false, true, _) => name,
            (false, false, None) => format!("{name} {}", self.face(card)),
            (false, false, Some(by)) => format!("{name} (by {by})"),
        }
    }

    /// Cards by id; those that are not seen are counted.
    pub(in crate::games::sgs::referee) fn cards(&self, ids: &[CardId], state: &Snapshot) -> String {
        if ids.iter().any(|id| *id < 0) {
            return self.count(ids.len());
        }
        let named: Vec<String> = ids.iter().map(|id| self.printed(*id, state)).collect();
        named.join(if self.is_chinese() { "、" } else { ", " })
    }

    /// A real card, as it is or as it is printed.
    pub(in crate::games::sgs::referee) fn printed(&self, id: CardId, state: &Snapshot) -> String {
        if let Some(card) = state.cards.get(&id) {
            return format!("{}{}{}", pip(card.suit), point(i32::from(card.number)), self.name(&card.class));
        }
        let Some(printed) = self.catalogue.printed(id) else { return id.to_string() };
        let class = &self.catalogue.class_data(printed.face.class).name;
        format!("{}{}{}", pip(printed.face.suit), point(i32::from(printed.face.number)), self.name(class))
    }

    pub(in crate::games::sgs::referee) fn role(&self, role: Role) -> &'static str {
        match (self.tongue, role) {
            (Tongue::Chinese, Role::Lord) => "主公",
            (Tongue::Chinese, Role::Loyalist) => "忠臣",
            (Tongue::Chinese, Role::Rebel) => "反贼",
            (Tongue::Chinese, Role::Renegade) => "内奸",
            (_, role) => role.name(),
        }
    }

    pub(super) fn phase(&self, phase: Phase) -> &'static str {
        match (self.tongue, phase) {
            (Tongue::Chinese, Phase::Judge) => "判定",
            (Tongue::Chinese, Phase::Draw) => "摸牌",
            (Tongue::Chinese, Phase::Play) => "出牌",
            (Tongue::Chinese, Phase::Discard) => "弃牌",
            (Tongue::Chinese, Phase::Finish) => "结束",
            (Tongue::Chinese, _) => "准备",
            (_, Phase::Judge) => "judgement",
            (_, Phase::Draw) => "draw",
            (_, Phase::Play) => "play",
            (_, Phase::Discard) => "discard",
            (_, Phase::Finish) => "finish",
            _ => "start",
        }
    }
}

fn pip(suit: Suit) -> &'static str {
    match suit {
        Suit::Spade => "♠",
        Suit::Club => "♣",
        Suit::Heart => "♥",
        Suit::Diamond => "♦",
        _ => "",
    }
}

fn point(number: i32) -> String {
    match number {
        0 => String::new(),
        1 => "A".to_owned(),
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        other => other.to_string(),
    }
}
