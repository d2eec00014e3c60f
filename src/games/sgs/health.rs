//! Simple judgements of a player's health: `getBestHp`, `isGoodHp`, `isWeak`, `getValue` and
//! whether it is worth attacking.

use super::board::{Board, PlayerIndex};
use super::catalogue::SkillSet;
use super::catalogue::named::skill;
use super::known::{Wanted, expected_count};
use super::memory::Memory;
use super::snapshot::Role;

/// QSanguosha's `sgs.getValue`.
pub fn value(board: &Board, player: PlayerIndex) -> i32 {
    let seated = board.seated(player);
    2 * seated.hp + seated.hand
}

/// Whether buqu still holds the player: `hasBuquEffect`, four cards at most in its pile.
pub fn has_buqu_effect(board: &Board, player: PlayerIndex) -> bool {
    (board.has_skill(player, skill::BUQU) && board.pile(player, "buqu") <= 4)
        || (board.has_skill(player, skill::NOSBUQU) && board.pile(player, "nosbuqu") <= 4)
}

const BEST_HP_SKILLS: SkillSet = SkillSet::new()
    .with(skill::LONGHUN)
    .with(skill::HUNZI)
    .with(skill::GANLU)
    .with(skill::NOSMIJI)
    .with(skill::XUEJI)
    .with(skill::YINGHUN)
    .with(skill::BAOBIAN)
    .with(skill::RENJIE)
    .with(skill::QUANJI);

/// QSanguosha's `getBestHp`: the health that the player likes best.
pub fn best_hp(board: &Board, player: PlayerIndex) -> i32 {
    let seated = board.seated(player);
    let max_hp = seated.max_hp;
    if !seated.skills.meets(&BEST_HP_SKILLS) {
        return max_hp;
    }
    let has = |skill| seated.skills.contains(skill);
    if has(skill::LONGHUN) && cards(board, player) > 2 {
        return 1;
    }
    if has(skill::HUNZI) && board.mark(player, "hunzi") == 0 {
        return 2;
    }
    let less = if has(skill::GANLU) || has(skill::NOSMIJI) || has(skill::XUEJI) {
        1
    } else if has(skill::YINGHUN) {
        2
    } else if has(skill::BAOBIAN) {
        (max_hp - 3).max(0)
    } else {
        0
    };
    if less > 0 {
        return (max_hp - less).max(if seated.lord { 3 } else { 2 });
    }
    let sleeping = (has(skill::RENJIE) && has(skill::BAIYIN) && board.mark(player, "baiyin") == 0)
        || (has(skill::QUANJI) && has(skill::ZILI) && board.mark(player, "zili") == 0);
    max_hp - i32::from(sleeping)
}

/// Hand cards and equipment.
pub fn cards(board: &Board, player: PlayerIndex) -> i32 {
    let seated = board.seated(player);
    seated.hand + seated.equips.iter().flatten().count() as i32
}

/// QSanguosha's `isGoodHp`: whether a damage would not put the player at risk.
pub fn is_good_hp(board: &Board, memory: &Memory, player: PlayerIndex) -> bool {
    let seated = board.seated(player);
    if seated.hp > 1 || has_buqu_effect(board, player) {
        return true;
    }
    let looker = board.viewer().or(board.current()).unwrap_or(player);
    let saves = |helper, wanted| expected_count(board, helper, looker, wanted) >= 1.0;
    if saves(player, Wanted::Peach) || saves(player, Wanted::Analeptic) {
        return true;
    }
    let ready = |skill, mark| seated.skills.contains(skill) && board.mark(player, mark) > 0;
    if ready(skill::NIEPAN, "@nirvana") || ready(skill::FULI, "@laoji") {
        return true;
    }
    let side = memory.role(board, player);
    if !matches!(side, Some(Role::Rebel | Role::Loyalist)) || kills_at_once(board) {
        return false;
    }
    let mut others = board.living().iter().filter(|other| **other != player);
    others.any(|other| memory.role(board, *other) == side && saves(*other, Wanted::Peach))
}

/// Whether the current player forbids others to save (wansha).
fn kills_at_once(board: &Board) -> bool {
    board.current().is_some_and(|current| board.has_skill(current, skill::WANSHA))
}

/// QSanguosha's `isWeak`.
pub fn is_weak(board: &Board, player: PlayerIndex) -> bool {
    let seated = board.seated(player);
    let tough = has_buqu_effect(board, player)
        || (seated.skills.contains(skill::LONGHUN) && cards(board, player) > 2)
        || (seated.skills.contains(skill::HUNZI) && board.mark(player, "hunzi") == 0 && seated.hp > 1);
    !tough && ((seated.hp <= 2 && seated.hand <= 2) || seated.hp <= 1)
}

/// QSanguosha's `isGoodTarget(player, targets, self, isSlash)` for an attack by `attacker`, as far
/// as the board tells: guixin, yiji, jieming, fangzhu and their like make one a bad target while it
/// can bear the damage.
pub fn is_good_target(
    board: &Board,
    memory: &Memory,
    player: PlayerIndex,
    targets: &[PlayerIndex],
    attacker: Option<PlayerIndex>,
) -> bool {
    if targets.len() == 1 || attacker.is_some_and(|attacker| board.has_skill(attacker, skill::JUEQING)) {
        return true;
    }
    let attack = Attack { board, memory, attacker };
    let good = |target: PlayerIndex| !attack.is_trap(target) && !attack.likes_damage(target);
    good(player) || (!targets.is_empty() && !targets.iter().any(|target| good(*target)))
}

struct Attack<'a> {
    board: &'a Board,
    memory: &'a Memory,
    attacker: Option<PlayerIndex>,
}

impl Attack<'_> {
    fn attacker_is(&self, role: Role) -> bool {
        let seen = |attacker| self.board.seated(attacker).role == Some(role);
        self.attacker.is_some_and(seen)
    }

    /// Whether killing or hurting it costs the attacker dearly: huilei, wuhun, an oath, hunzi.
    fn is_trap(&self, player: PlayerIndex) -> bool {
        let seated = self.board.seated(player);
        let has = |skill| seated.skills.contains(skill);
        if has(skill::HUILEI) && !seated.lord && seated.hp == 1 {
            let rich = self.attacker.is_some_and(|attacker| self.board.seated(attacker).hand >= 4);
            return rich || !self.attacker_is(Role::Rebel);
        }
        if has(skill::WUHUN) && !seated.lord && (self.attacker_is(Role::Lord) || seated.hp <= 2) {
            return true;
        }
        if has(skill::SHICHOU) && seated.lord && self.board.mark(player, "xhate") == 1 {
            return true;
        }
        let sleeping = has(skill::HUNZI) && self.board.mark(player, "hunzi") == 0;
        sleeping && seated.lord && seated.hp == 2 && self.board.living_roles().loyalist > 0
    }

    /// Whether it gains from damage and can bear it.
    fn likes_damage(&self, player: PlayerIndex) -> bool {
        const ALWAYS: SkillSet = SkillSet::new()
            .with(skill::JIEMING)
            .with(skill::YIJI)
            .with(skill::GUIXIN)
            .with(skill::FANGZHU)
            .with(skill::NEOGANGLIE)
            .with(skill::XUEHEN);
        const UNHURT: SkillSet = SkillSet::new().with(skill::NOSMIJI).with(skill::XUEJI);
        let seated = self.board.seated(player);
        let active =
            seated.skills.meets(&ALWAYS) || (seated.hp >= seated.max_hp && seated.skills.meets(&UNHURT));
        active && is_good_hp(self.board, self.memory, player)
    }
}
