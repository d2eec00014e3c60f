//! Questions about a player by the names that scripts use.

use super::board::{Board, PlayerIndex};
use super::card::{Face, Slot};
use super::catalogue::SkillId;
use super::known;

impl Board {
    /// QSanguosha's `hasSkill`.
    pub fn has_skill_named(&self, player: PlayerIndex, name: &str) -> bool {
        self.catalogue().skill(name).is_some_and(|skill| self.has_skill(player, skill))
    }

    /// QSanguosha's `hasSkills`: alternatives parted by `|` or `/`, each of skills joined by `+`.
    pub fn has_skills(&self, player: PlayerIndex, expression: &str) -> bool {
        expression
            .split(['|', '/'])
            .any(|all| !all.is_empty() && all.split('+').all(|name| self.has_skill_named(player, name)))
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

    fn is_named(&self, face: Face, name: &str) -> bool {
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

    /// The hand limit: the host's word, else health.
    pub fn hand_limit(&self, player: PlayerIndex) -> i32 {
        self.player(player).max_cards.unwrap_or_else(|| self.seated(player).hp.max(0))
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
