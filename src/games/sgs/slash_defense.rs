//! How well a player stands a Slash: QSanguosha's `sgs.getDefenseSlash`, by which its scripts sort
//! targets ("defense", "defenseSlash", ties of "hp" and "handcard").

use super::board::{Board, PlayerIndex, Seated};
use super::card::Slot;
use super::catalogue::named::{class, skill};
use super::catalogue::{SkillId, SkillSet};
use super::distance::attack_range;
use super::health::{best_hp, is_good_hp, is_good_target};
use super::known::{Wanted, expected_count, has_eight_diagram, ignores_armor, known_count, known_to};
use super::memory::Memory;
use super::snapshot::{Gender, Phase};

/// QSanguosha's `sgs.getDefenseSlash(player, attacker)`.
///
/// Left out, as a board cannot tell it: niaoxiang's siege, and card limitations.
pub fn slash_defense(board: &Board, memory: &Memory, player: PlayerIndex, attacker: PlayerIndex) -> f64 {
    let slash = Slash {
        board,
        memory,
        player,
        attacker,
        seated: board.seated(player),
        eight_diagram: has_eight_diagram(board, player) && !ignores_armor(board, attacker),
        known_jinks: known_count(board, player, attacker, Wanted::Jink),
        lords_helpers: lords_helpers(board, memory, player, attacker),
    };
    let mut sum = slash.dodging();
    sum = slash.undodgeable(sum);
    sum += (0.45 * f64::from(slash.seated.hp)).min(10.0);
    sum + slash.revenge() + slash.toughness() + slash.nakedness() + slash.state() + slash.bait()
}

/// What wei players on the lord's side would give a hujia lord.
fn lords_helpers(board: &Board, memory: &Memory, player: PlayerIndex, attacker: PlayerIndex) -> f64 {
    if !board.seated(player).lord || !board.has_skill(player, skill::HUJIA) {
        return 0.0;
    }
    let side = memory.role(board, player);
    let wei = |other: PlayerIndex| board.player(other).kingdom.as_deref() == Some("wei");
    let helpers = board.living().iter().copied();
    let helpers =
        helpers.filter(|other| *other != player && wei(*other) && memory.role(board, *other) == side);
    helpers
        .map(|other| {
            expected_count(board, other, attacker, Wanted::Jink) + when(has_eight_diagram(board, other), 0.8)
        })
        .sum()
}

struct Slash<'a> {
    board: &'a Board,
    memory: &'a Memory,
    player: PlayerIndex,
    attacker: PlayerIndex,
    seated: &'a Seated,
    eight_diagram: bool,
    known_jinks: u32,
    lords_helpers: f64,
}

impl Slash<'_> {
    fn has(&self, skill: SkillId) -> bool {
        self.seated.skills.contains(skill)
    }

    fn attacker_has(&self, skill: SkillId) -> bool {
        self.board.has_skill(self.attacker, skill)
    }

    /// Jinks and what stands in for them.
    fn dodging(&self) -> f64 {
        let (board, player) = (self.board, self.player);
        let lacks = self.memory.lacks(player).jink == 1 && self.known_jinks == 0;
        let jinks = if lacks { 0.0 } else { expected_count(board, player, self.attacker, Wanted::Jink) };
        let mut sum = jinks + 1.2 * f64::from(self.known_jinks);
        if self.eight_diagram {
            sum += 1.3 + self.eight_diagram_skills();
        }
        let looker = board.current().unwrap_or(self.attacker);
        if expected_count(board, player, looker, Wanted::Jink) >= 1.0 {
            sum += when(self.has(skill::MINGZHE), 0.2) + when(self.has(skill::GUSHOU), 0.2);
            sum += when(self.has(skill::TUNTIAN) && self.has(skill::ZAOXIAN), 1.5);
        }
        sum += when(self.has(skill::AOCAI) && !board.is_active(player), 0.5);
        let wanrong = self.has(skill::WANRONG) && (board.is_active(player) || !self.has(skill::MANJUAN));
        sum + when(wanrong, 0.5)
            + self.lords_helpers
            + when(board.mark(player, "@tied") > 0 && !self.attacker_has(skill::JUEQING), 1.0)
    }

    fn eight_diagram_skills(&self) -> f64 {
        const FOUR: SkillSet = SkillSet::new().with(skill::GUSHOU).with(skill::LEIJI).with(skill::NOSLEIJI);
        const TWO: SkillSet = SkillSet::new().with(skill::NOSZHENLIE).with(skill::HONGYAN);
        let skills = &self.seated.skills;
        when(self.has(skill::TIANDU), 0.6)
            + 0.4 * f64::from(skills.shared(&FOUR))
            + 0.2 * f64::from(skills.shared(&TWO))
    }

    /// Cases in which no Jink will help.
    fn undodgeable(&self, dodging: f64) -> f64 {
        let (board, player) = (self.board, self.player);
        let marked = if board.has_flag(player, "QianxiTarget") { self.qianxi() } else { Some(0.0) };
        let dahe = board.has_flag(player, "dahe")
            && self.known_jinks == 0
            && self.lords_helpers == 0.0
            && known_to(board, player, self.attacker).count() as i32 == self.seated.hand;
        match marked {
            Some(change) if !(self.struck_by_bow() || self.needs_two() || dahe) => dodging + change,
            _ => 0.0,
        }
    }

    /// What qianxi's colour leaves of the Jinks: a change, or nothing at all.
    fn qianxi(&self) -> Option<f64> {
        let red = self.board.mark(self.player, "@qianxi_red") > 0;
        let black = self.board.mark(self.player, "@qianxi_black") > 0;
        let wounded = self.seated.hp < self.seated.max_hp;
        if red {
            let other_way = self.has(skill::QINGGUO) || (self.has(skill::LONGHUN) && wounded);
            return other_way.then_some(-1.0);
        }
        Some(when(black && self.has(skill::QINGGUO), -1.0))
    }

    /// liegong and kofliegong, while the attacker may still slash in its play phase.
    fn struck_by_bow(&self) -> bool {
        let board = self.board;
        let full = self.seated.hand >= board.seated(self.attacker).hp;
        let liegong = self.attacker_has(skill::LIEGONG)
            && (full || self.seated.hand <= attack_range(board, self.attacker, true));
        let bow = liegong || (self.attacker_has(skill::KOFLIEGONG) && full);
        bow && self.attacker_can_slash()
    }

    fn attacker_can_slash(&self) -> bool {
        let player = self.board.player(self.attacker);
        let used = ["Slash", "FireSlash", "ThunderSlash"]
            .iter()
            .filter_map(|class| player.history.get(*class))
            .sum::<i32>();
        let endless = self.board.wears(self.attacker, Slot::Weapon, class::CROSSBOW)
            || self.attacker_has(skill::PAOXIAO);
        player.phase == Some(Phase::Play) && (used == 0 || endless)
    }

    fn needs_two(&self) -> bool {
        let two = self.attacker_has(skill::WUSHUANG) || self.is_roulin_pair();
        two && self.known_jinks < 2
            && self.lords_helpers < 2.0
            && expected_count(self.board, self.player, self.attacker, Wanted::Jink) < 1.5
    }

    fn is_roulin_pair(&self) -> bool {
        let female = |player: PlayerIndex| self.board.player(player).gender == Some(Gender::Female);
        (self.attacker_has(skill::ROULIN) && female(self.player))
            || (self.has(skill::ROULIN) && female(self.attacker))
    }

    /// What it gains from being hurt.
    fn revenge(&self) -> f64 {
        if self.attacker_has(skill::JUEQING) {
            return 0.0;
        }
        const FOUR: SkillSet = SkillSet::new().with(skill::JIEMING).with(skill::YIJI).with(skill::GUIXIN);
        let skills = &self.seated.skills;
        let gains = skills.shared(self.board.catalogue().masochism());
        let gains = if gains > 0 && is_good_hp(self.board, self.memory, self.player) { gains } else { 0 };
        f64::from(gains + 4 * skills.shared(&FOUR)) + when(self.has(skill::YUCE), 2.0)
    }

    fn toughness(&self) -> f64 {
        let (board, player, hp) = (self.board, self.player, self.seated.hp);
        let mut sum = when(!is_good_target(board, self.memory, player, &[], Some(self.attacker)), 10.0);
        sum += when((self.has(skill::RENDE) || self.has(skill::NOSRENDE)) && hp > 2, 1.0);
        sum += when(self.has(skill::KUANGGU) && hp > 1, 0.2) + when(self.has(skill::ZAIQI) && hp > 1, 0.35);
        sum += when(self.has(skill::TIANMING), 0.1);
        sum += when(hp > best_hp(board, player), 0.8) - when(hp <= 2, 0.4);
        let alive = board.living().len() as i32;
        let behind = (self.seated.seat - board.seated(self.attacker).seat).rem_euclid(alive.max(1));
        sum -= when(alive > 3 && behind >= alive - 2 && self.seated.hand <= 2 && hp <= 2, 0.4);
        sum + when(self.has(skill::TIANXIANG), 0.5 * f64::from(self.seated.hand))
    }

    /// An empty hand, and armour that burns.
    fn nakedness(&self) -> f64 {
        let (board, hp) = (self.board, self.seated.hp);
        let armor = self.seated.equips[Slot::Armor as usize].map(|face| face.class);
        let mut sum = 0.0;
        if self.seated.hand == 0 && self.lords_helpers == 0.0 && !self.has(skill::KONGCHENG) {
            sum -= if hp <= 1 { 2.5 } else { when(hp == 2, 1.5) };
            sum -= when(!self.eight_diagram, 2.0);
            let lion = armor == Some(class::SILVER_LION) && !ignores_armor(board, self.attacker);
            sum -= when(board.wears(self.attacker, Slot::Weapon, class::GUDING_BLADE) && !lion, 2.0);
        }
        sum - when(armor == Some(class::VINE) && self.attacker_has_fire(), 0.6)
    }

    fn attacker_has_fire(&self) -> bool {
        let fan = self.board.wears(self.attacker, Slot::Weapon, class::FAN);
        self.board
            .known_hand(self.attacker)
            .iter()
            .any(|face| face.class == class::FIRE_SLASH || (fan && face.class == class::SLASH))
    }

    fn state(&self) -> f64 {
        let (board, player) = (self.board, self.player);
        let mut sum = 0.0;
        if self.seated.lord {
            sum -= if self.seated.hp < 3 { 1.1 } else { 0.4 };
        }
        sum -= when(!board.player(player).faceup, 0.35);
        if !board.judging(player).is_empty() && !board.has_trick(player, class::YANXIAO) {
            sum -= when(board.has_trick(player, class::INDULGENCE), 0.15);
            sum -= when(board.has_trick(player, class::SUPPLY_SHORTAGE), 0.15);
        }
        sum - when(self.is_roulin_pair(), 2.4)
    }

    /// Skills for which one is hunted, unless the eight diagram stands in the way.
    fn bait(&self) -> f64 {
        if self.eight_diagram {
            return 0.0;
        }
        let unarmed = self.known_jinks == 0;
        let price = |skill| match skill {
            skill::JIJIU => 3.0,
            skill::DIMENG => 2.5,
            skill::GUZHENG => when(unarmed, 2.5),
            skill::QIAOBIAN => 2.4,
            skill::JIEYIN => 2.3,
            skill::LIJIAN | skill::NOSLIJIAN => 2.2,
            skill::NOSMIJI => when(self.seated.hp < self.seated.max_hp, 1.5),
            skill::XILIANG => when(unarmed, 2.0),
            skill::SHOUYE => 2.0,
            _ => 0.0,
        };
        -self.seated.skills.iter().map(price).sum::<f64>()
    }
}

fn when(condition: bool, value: f64) -> f64 {
    if condition { value } else { 0.0 }
}
