//! How hard a player is to kill: QSanguosha's `sgs.getDefense`.
//!
//! Rules of single skills are one `match` over the player's own skills, so that a player costs no
//! more than the skills it has.

use super::board::{Board, PlayerIndex, Seated};
use super::card::Slot;
use super::catalogue::named::{class, skill};
use super::catalogue::{SkillId, SkillSet};
use super::health::{best_hp, is_good_hp};
use super::known::{has_eight_diagram, wears_armor};
use super::memory::Memory;

/// QSanguosha's `sgs.getDefense(player)`.
pub fn defense(board: &Board, memory: &Memory, player: PlayerIndex) -> f64 {
    let seated = board.seated(player);
    let base = f64::from(2 * seated.hp + seated.hand);
    let Some(current) = board.current() else { return base };
    let rules = Rules { board, memory, player, seated };
    let mut sum = base + rules.equipment() + rules.state() + rules.seat(current);
    for skill in seated.skills.iter() {
        sum += rules.skill(skill);
    }
    sum += rules.masochism();
    sum + 0.25 * f64::from(seated.visible_skills)
}

struct Rules<'a> {
    board: &'a Board,
    memory: &'a Memory,
    player: PlayerIndex,
    seated: &'a Seated,
}

impl Rules<'_> {
    fn has(&self, skill: SkillId) -> bool {
        self.seated.skills.contains(skill)
    }

    fn lost(&self) -> f64 {
        f64::from((self.seated.max_hp - self.seated.hp.max(0)).max(0))
    }

    fn equipment(&self) -> f64 {
        let mut sum = 0.0;
        if wears_armor(self.board, self.player) {
            sum += 2.0;
        }
        if self.seated.equips[Slot::DefensiveHorse as usize].is_some() {
            sum += 1.0;
        }
        if self.seated.equips[Slot::Treasure as usize].is_some() {
            sum += self.board.pile(self.player, "wooden_ox") as f64;
        }
        if has_eight_diagram(self.board, self.player) {
            const ONE: SkillSet =
                SkillSet::new().with(skill::TIANDU).with(skill::GUSHOU).with(skill::NOSZHENLIE);
            const TWO: SkillSet =
                SkillSet::new().with(skill::NOSLEIJI).with(skill::LEIJI).with(skill::HONGYAN);
            sum += f64::from(self.seated.skills.shared(&ONE) + 2 * self.seated.skills.shared(&TWO));
        }
        sum
    }

    /// Health, role, marks, chains and delayed tricks.
    fn state(&self) -> f64 {
        let (board, player, seated) = (self.board, self.player, self.seated);
        let mut sum = 0.0;
        if seated.hp > best_hp(board, player) {
            sum += 0.8;
        }
        if seated.hp <= 2 {
            sum -= 0.4;
        }
        if seated.lord {
            sum -= if seated.hp < 3 { 1.1 } else { 0.4 };
        }
        let marks = &board.player(player).marks;
        if !marks.is_empty() {
            sum += f64::from(u8::from(board.mark(player, "@tied") > 0));
            sum -= if board.mark(player, "@skill_invalidity") > 0 { 5.0 } else { 0.0 };
        }
        if !board.player(player).faceup {
            sum -= 1.0;
        }
        if !board.judging(player).is_empty() && !board.has_trick(player, class::YANXIAO) {
            sum -= 0.5 * f64::from(u8::from(board.has_trick(player, class::INDULGENCE)));
            sum -= 0.5 * f64::from(u8::from(board.has_trick(player, class::SUPPLY_SHORTAGE)));
        }
        sum
    }

    /// Whoever acts sooner is better off.
    fn seat(&self, current: PlayerIndex) -> f64 {
        let alive = self.board.living().len() as i32;
        if alive == 0 {
            return 0.0;
        }
        let behind = (self.seated.seat - self.board.seated(current).seat).rem_euclid(alive);
        f64::from(alive - behind) / 4.0
    }

    fn masochism(&self) -> f64 {
        let set = self.board.catalogue().masochism();
        let count = self.seated.skills.shared(set);
        if count == 0 || !is_good_hp(self.board, self.memory, self.player) {
            return 0.0;
        }
        f64::from(count)
    }

    fn skill(&self, skill: SkillId) -> f64 {
        let (hp, hand) = (self.seated.hp, f64::from(self.seated.hand));
        match skill {
            skill::JIEMING | skill::YIJI => 3.0,
            skill::GUIXIN => self.board.living().len() as f64 - 1.0,
            skill::YUCE | skill::CHENGXIANG => 2.0,
            skill::SHICHOU => self.hated(),
            skill::NOSRENDE | skill::RENDE => when(hp > 2 && self.seated.hand > 1, 1.0),
            skill::KUANGGU => when(hp > 1, 0.5),
            skill::KOFKUANGGU => when(hp > 1, 1.0),
            skill::ZAIQI => when(hp > 1, 0.5 * self.lost()),
            skill::TIANMING => 0.5,
            skill::NOSMIJI => 0.5 * self.lost() + when(self.lost() > 0.0, 1.5),
            skill::KEJI => 0.25 * hand,
            skill::AOCAI => when(!self.board.is_active(self.player), 0.5),
            skill::WANRONG => when(!self.has_manjuan_effect(), 0.5),
            skill::TIANXIANG => 0.5 * hand,
            skill::BENGHUAI => when(self.seated.max_hp <= 5, -1.0),
            skill::QIANHUAN => 2.0 + self.board.pile(self.player, "sorcery") as f64,
            skill::JIJIU
            | skill::QINGNANG
            | skill::XILIANG
            | skill::SHOUYE
            | skill::YISHE
            | skill::YONGSI => 2.0,
            skill::DIMENG | skill::GUZHENG => 2.5,
            skill::QIAOBIAN => 2.4,
            skill::JIEYIN => 2.3,
            // The seed gives 2.2 for either lijian; the original's code has 2.1 for the newer one.
            skill::NOSLIJIAN | skill::LIJIAN => 2.2,
            skill::GUHUO => self.fooled(),
            skill::HUASHEN => when(self.has(skill::XINSHENG), if self.is_human() { 4.0 } else { 2.0 }),
            skill::PAIYI => 1.5,
            _ => 0.0,
        }
    }

    /// Health of the player that a shichou lord has sworn against.
    fn hated(&self) -> f64 {
        if !self.seated.lord || self.board.mark(self.player, "xhate") != 1 {
            return 0.0;
        }
        let name = &self.board.player(self.player).name;
        let mark = format!("hate_{name}");
        let mut others = self.board.living().iter();
        others
            .find(|other| self.board.mark(**other, &mark) > 0)
            .map_or(0.0, |other| f64::from(self.board.seated(*other).hp))
    }

    /// Others whom guhuo has cost their doubts.
    fn fooled(&self) -> f64 {
        let others = self.board.living().iter().filter(|other| **other != self.player);
        others.filter(|other| self.board.has_skill(**other, skill::CHANYUAN)).count() as f64
    }

    fn has_manjuan_effect(&self) -> bool {
        self.has(skill::MANJUAN) && !self.board.is_active(self.player)
    }

    fn is_human(&self) -> bool {
        self.board.player(self.player).state == "online"
    }
}

fn when(condition: bool, value: f64) -> f64 {
    if condition { value } else { 0.0 }
}
