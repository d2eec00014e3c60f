//! Questions about a player by the names that scripts use.

use super::board::{Board, PlayerIndex};
use super::card::{Face, Slot};
use super::catalogue::SkillId;
use super::catalogue::named::skill;
use super::played::Played;
use super::rules::{Bearer, Expr, Matter};
use super::snapshot::Phase;
use super::{known, skill_words};

impl Board {
    /// QSanguosha's `hasSkill`.
    pub fn has_skill_named(&self, player: PlayerIndex, name: &str) -> bool {
        self.catalogue().skill(name).is_some_and(|skill| self.has_skill(player, skill))
    }

    /// QSanguosha's `hasSkills`: alternatives parted by `|` or `/`, each of skills joined by `+`.
    pub fn has_skills(&self, player: PlayerIndex, expression: &str) -> bool {
        let words = skill_words::read(expression);
        let has_all = |all: &str| all.split('+').all(|name| self.has_skill_named(player, name));
        self.seated(player).skills.meets(&words.single) || words.others.iter().any(|all| has_all(all))
    }

    /// The visible skills of a player in the order of the host, each once; with those that
    /// equipment attaches where `with_equips`.
    pub fn visible_skills(&self, player: PlayerIndex, with_equips: bool) -> Vec<SkillId> {
        let said = self.player(player);
        let named = said.skills.iter().flatten().chain(&said.acquired);
        let named = named.filter_map(|name| self.catalogue().skill(name));
        let worn = self.seated(player).equips.iter().flatten().filter_map(|face| self.attached(*face));
        let mut skills = Vec::with_capacity(8);
        for skill in named.chain(worn) {
            let of_equip = || self.catalogue().skill_data(skill).is_some_and(|data| data.equip);
            if !skills.contains(&skill) && (with_equips || !of_equip()) {
                skills.push(skill);
            }
        }
        skills
    }

    fn attached(&self, face: Face) -> Option<SkillId> {
        self.class(face.class).view_as.as_deref().and_then(|name| self.catalogue().skill(name))
    }

    /// Whether the equipment of a slot has that object or class name.
    pub fn wears_named(&self, player: PlayerIndex, slot: Slot, name: &str) -> bool {
        self.equip(player, slot).is_some_and(|face| self.is_named(face, name))
    }

    /// Whether a card is of a class or object name.
    pub fn is_named(&self, face: Face, name: &str) -> bool {
        let class = self.class(face.class);
        class.name == name || class.object == name
    }

    /// QSanguosha's `hasArmorEffect`: armour of that name that is not nullified, or bazhen's eight
    /// diagram.
    pub fn has_armor_effect(&self, player: PlayerIndex, name: &str) -> bool {
        if matches!(name, "eight_diagram" | "EightDiagram") {
            return known::has_eight_diagram(self, player);
        }
        known::wears_armor(self, player) && self.wears_named(player, Slot::Armor, name)
    }

    /// The hand limit: the host's word, else the highest that a skill fixes, else health; and what
    /// skills add.
    pub fn hand_limit(&self, player: PlayerIndex) -> i32 {
        if let Some(told) = self.player(player).max_cards {
            return told;
        }
        let rules = || self.catalogue().book().hand_limit.iter().filter(|rule| rule.is_of(self, player));
        let matter = Matter::of(self, player);
        let count = |amount: &Expr| matter.count(amount);
        let fixed = rules().filter_map(|rule| rule.rule.fixed.as_ref()).map(count).max();
        let usual = fixed.filter(|fixed| *fixed >= 0).unwrap_or_else(|| self.seated(player).hp.max(0));
        let extra = rules().filter_map(|rule| rule.rule.extra.as_ref()).map(count);
        extra.fold(usual, i32::saturating_add).max(0)
    }

    /// QSanguosha's `hasLordSkill`: the host's word; else the lord's own, one that was acquired, or
    /// through weidi the living lord's.
    pub fn has_lord_skill(&self, player: PlayerIndex, name: &str) -> bool {
        self.catalogue().skill(name).is_some_and(|skill| self.lord_skill(player, skill))
    }

    /// [`Board::has_lord_skill`] by number.
    pub fn lord_skill(&self, player: PlayerIndex, lord_skill: SkillId) -> bool {
        let has = self.has_skill(player, lord_skill);
        let may = has || self.has_skill(player, skill::WEIDI) || self.player(player).lord_skills.is_some();
        may && self.lord_skill_of(player, lord_skill, has)
    }

    fn lord_skill_of(&self, player: PlayerIndex, lord_skill: SkillId, has: bool) -> bool {
        let Some(data) = self.catalogue().skill_data(lord_skill) else { return false };
        let said = self.player(player);
        if let Some(told) = &said.lord_skills {
            return told.contains(&data.name);
        }
        if has && (self.seated(player).lord || said.acquired.contains(&data.name)) {
            return true;
        }
        let lord = self.lord().filter(|lord| *lord != player && self.seated(*lord).alive);
        data.lord && self.has_skill(player, skill::WEIDI) && lord.is_some_and(|lord| self.has_skill(lord, lord_skill))
    }

    /// Whether a player has what brings a rule.
    pub fn bears(&self, player: PlayerIndex, bearer: Bearer) -> bool {
        match bearer {
            Bearer::Skill(skill) => self.has_skill(player, skill),
            Bearer::LordSkill(skill) => self.lord_skill(player, skill),
            Bearer::Equip(slot, class) => {
                self.seated(player).works(slot).is_some_and(|face| face.class == class)
            }
        }
    }

    /// The phase of a player's turn.
    pub fn phase(&self, player: PlayerIndex) -> Phase {
        self.player(player).phase.unwrap_or(Phase::NotActive)
    }

    /// QSanguosha's `usedTimes`.
    pub fn used(&self, player: PlayerIndex, key: &str) -> i32 {
        let history = &self.player(player).history;
        if history.is_empty() { 0 } else { history.get(key).copied().unwrap_or(0) }
    }

    /// A property's text, empty where there is none.
    pub fn prop(&self, player: PlayerIndex, name: &str) -> &str {
        self.player(player).props.get(name).and_then(|value| value.as_str()).unwrap_or_default()
    }

    /// How many other living players are of a kingdom.
    pub fn others_of(&self, player: PlayerIndex, kingdom: &str) -> i32 {
        let others = self.living().iter().filter(|other| **other != player);
        others.filter(|other| self.player(**other).kingdom.as_deref() == Some(kingdom)).count() as i32
    }

    /// QSanguosha's `isLastHandCard`: whether using the card empties the hand.
    pub fn is_last_hand(&self, player: PlayerIndex, card: &Played) -> bool {
        let spent = self.known_hand(player).iter().filter(|face| card.cards().contains(&face.id)).count();
        spent > 0 && spent == self.player(player).hand.count()
    }

    /// The object name of a card: what the host says, what is printed, or that of its class.
    pub fn object_name(&self, face: Face) -> &str {
        let said = self.snapshot().cards.get(&face.id).and_then(|card| card.name.as_deref());
        let printed = || match face.changed {
            true => None,
            false => self.catalogue().printed(face.id).map(|printed| printed.name.as_str()),
        };
        said.or_else(printed).unwrap_or_else(|| self.class(face.class).object.as_str())
    }
}
