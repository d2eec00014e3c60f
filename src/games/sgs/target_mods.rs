//! What skills and equipment let cards do beyond the rules: more uses, more reach, more targets.

use super::board::{Board, PlayerIndex};
use super::card::Type;
use super::pattern_cache;
use super::played::Played;
use super::rules::{Expr, Matter, TargetModRule};
use super::snapshot::TargetMod;

/// What is changed; numbers as in QSanguosha (`TargetModSkill_Residue` = 0 …).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mod {
    /// 0: how many more may be used in a play phase.
    Residue,
    /// 1: how much farther they reach.
    DistanceLimit,
    /// 2: how many more targets they may have.
    ExtraTarget,
}

impl Mod {
    /// All of them, by number.
    pub const ALL: [Mod; 3] = [Mod::Residue, Mod::DistanceLimit, Mod::ExtraTarget];

    fn of_rule(self, rule: &TargetModRule) -> Option<&Expr> {
        match self {
            Mod::Residue => rule.residue.as_ref(),
            Mod::DistanceLimit => rule.distance_limit.as_ref(),
            Mod::ExtraTarget => rule.extra_target.as_ref(),
        }
    }

    fn of_word(self, word: &TargetMod) -> Option<i32> {
        match self {
            Mod::Residue => word.residue,
            Mod::DistanceLimit => word.distance_limit,
            Mod::ExtraTarget => word.extra_target,
        }
    }
}

/// From here on there is no limit.
pub const UNLIMITED: i32 = 998;

/// QSanguosha's `correctCardTarget(mod, from, card)`: the sum of what skills and equipment add; one
/// that lifts the limit wins at once. Where the host says what a player's cards may do, its words
/// stand in place of the rules.
pub fn correct_card_target(board: &Board, kind: Mod, from: PlayerIndex, card: &Played) -> i32 {
    let told = &board.player(from).target_mods;
    if !told.is_empty() {
        return sum(kind, told.iter().filter_map(|word| of_host(board, kind, from, word, card)));
    }
    let slash = card.is_slash();
    let rules = board.catalogue().book().target_mods.iter().filter_map(|rule| {
        let amount = kind.of_rule(&rule.rule)?;
        let fits = match &rule.rule.cards {
            None => slash,
            Some(cards) => cards.matches(board, Some(from), card),
        };
        let matter = Matter::of(board, from).with(card);
        let holds = fits && rule.is_of(board, from) && matter.holds(&rule.rule.condition);
        holds.then(|| matter.count(amount))
    });
    sum(kind, rules)
}

fn of_host(board: &Board, kind: Mod, from: PlayerIndex, word: &TargetMod, card: &Played) -> Option<i32> {
    let fits = match &word.cards {
        None => card.is_slash(),
        Some(cards) => pattern_cache::read(cards)?.matches(board, Some(from), card),
    };
    kind.of_word(word).filter(|_| fits)
}

fn sum(kind: Mod, amounts: impl Iterator<Item = i32>) -> i32 {
    let mut total = 0i32;
    for amount in amounts {
        if amount >= UNLIMITED && kind != Mod::ExtraTarget {
            return amount;
        }
        total = total.saturating_add(amount);
    }
    total
}

/// How many of a card may be used in one's own play phase; at least [`UNLIMITED`] for no limit.
pub fn uses(board: &Board, from: PlayerIndex, card: &Played) -> i32 {
    correct_card_target(board, Mod::Residue, from, card).saturating_add(1)
}

/// How many targets a card may have that has one by the rules.
pub fn most_targets(board: &Board, from: PlayerIndex, card: &Played) -> usize {
    let extra = match card.kind(board) {
        Type::Skill | Type::Equip => 0,
        _ => correct_card_target(board, Mod::ExtraTarget, from, card),
    };
    usize::try_from(extra.saturating_add(1)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sgs::scene_for_tests::board;
    use serde_json::{Value, json};

    #[track_caller]
    fn check(changes: Value, card: &str, wanted: [i32; 3]) {
        let mut player = json!({"name": "sgs1", "general": "nos_zhangfei", "hp": 4, "skills": [],
            "hand": {"known": [0, 8]}});
        for (field, value) in changes.as_object().unwrap() {
            player[field] = value.clone();
        }
        let board = board(json!({"players": [player, {"name": "sgs2", "general": "sunquan", "hp": 4}]}));
        let card = Played::read(&board, card).unwrap();
        assert_eq!(Mod::ALL.map(|kind| correct_card_target(&board, kind, 0, &card)), wanted, "{changes}");
    }

    #[test]
    fn skills_and_equipment_add_up() {
        check(json!({}), "0", [0, 0, 0]);
        check(json!({"skills": ["paoxiao"]}), "0", [1000, 0, 0]);
        check(json!({"skills": ["paoxiao"], "invalid": ["paoxiao"]}), "0", [0, 0, 0]);
        check(json!({"skills": ["wushen"]}), "slash:[heart:5]=.", [0, 1000, 0]);
        check(json!({"skills": ["wushen"]}), "0", [0, 0, 0]);
        check(json!({"flags": ["TianyiSuccess"]}), "0", [1, 1000, 1]);
        check(json!({"marks": {"zhaxiang": 2}}), "slash:[heart:5]=.", [2, 1000, 0]);
        check(json!({"skills": ["qicai"]}), "snatch:[heart:5]=.", [0, 1000, 0]);
        check(json!({"skills": ["duanliang"]}), "supply_shortage:duanliang[spade:5]=.", [0, 1, 0]);
        check(json!({}), "slash:shensu[no_suit:-]=.", [0, 1000, 0]);
        check(json!({"skills": ["lihuo"]}), "fire_slash:[heart:5]=.", [0, 0, 1]);
    }

    #[test]
    fn the_halberd_needs_the_last_card_and_working_equipment() {
        let halberd = json!([60]);
        check(json!({"equips": halberd, "hand": {"known": [0]}}), "0", [0, 0, 2]);
        check(json!({"equips": halberd}), "0", [0, 0, 0]);
        check(json!({"equips": halberd}), "slash:spear[to_be_decided:-]=0+8", [0, 0, 2]);
        let void = json!({"Equips_Nullified_to_Yourself": 1});
        check(json!({"equips": halberd, "hand": {"known": [0]}, "marks": void}), "0", [0, 0, 0]);
    }

    #[test]
    fn the_hosts_words_stand_in_place_of_rules() {
        let words = json!([{"residue": 2}, {"cards": "TrickCard", "distance_limit": 3}]);
        check(json!({"skills": ["paoxiao"], "target_mods": words}), "0", [2, 0, 0]);
        check(json!({"skills": ["qicai"], "target_mods": words}), "snatch:[heart:5]=.", [0, 3, 0]);
    }
}
