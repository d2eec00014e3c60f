//! Distances and attack ranges. The host's own word wins over our count.

use super::board::{Board, PlayerIndex};
use super::card::Slot;
use super::played::Played;
use super::rules::{Borne, Expr, Matter};

/// The distance to a player who is not at the table any more, and the range that has no limit.
pub const FAR: i32 = 1000;

/// QSanguosha's `from:distanceTo(to, fix)`: 0 to oneself, otherwise at least 1.
pub fn distance(board: &Board, from: PlayerIndex, to: PlayerIndex, fix: i32) -> i32 {
    if from == to {
        return 0;
    }
    if !board.seated(from).alive || !board.seated(to).alive {
        return FAR;
    }
    let told = &board.player(from).distances;
    if !told.is_empty()
        && let Some(distance) = told.get(&board.player(to).name)
    {
        return distance.saturating_add(fix).max(1);
    }
    if let Some(fixed) = fixed_distance(board, from, to) {
        return fixed;
    }
    (seat_distance(board, from, to) + outward(board, from) + inward(board, to)).saturating_add(fix).max(1)
}

/// The shorter way round the living.
pub fn seat_distance(board: &Board, from: PlayerIndex, to: PlayerIndex) -> i32 {
    let way = (board.seated(from).seat - board.seated(to).seat).abs();
    way.min(board.living().len() as i32 - way)
}

/// The least distance that a skill fixes.
fn fixed_distance(board: &Board, from: PlayerIndex, to: PlayerIndex) -> Option<i32> {
    let rules = board.catalogue().book().fixed_distance.iter().filter(|rule| rule.is_of(board, from));
    rules.map(|rule| Matter::of(board, from).to(to).count(&rule.rule)).filter(|fixed| *fixed > 0).min()
}

/// Changes beyond this are no distances any more; sums of them stay numbers.
const MOST: i32 = 10_000;

fn sum(board: &Board, player: PlayerIndex, rules: &[Borne<Expr>]) -> i32 {
    let borne = rules.iter().filter(|rule| rule.is_of(board, player));
    let counts = borne.map(|rule| Matter::of(board, player).count(&rule.rule).clamp(-MOST, MOST));
    counts.fold(0, i32::saturating_add)
}

/// What a player's horse and skills change of its distance to others.
fn outward(board: &Board, from: PlayerIndex) -> i32 {
    let horse = board.seated(from).works(Slot::OffensiveHorse).is_some();
    sum(board, from, &board.catalogue().book().outward) - i32::from(horse)
}

/// What a player's horse and skills change of others' distance to it.
fn inward(board: &Board, to: PlayerIndex) -> i32 {
    let horse = board.seated(to).works(Slot::DefensiveHorse).is_some();
    sum(board, to, &board.catalogue().book().inward) + i32::from(horse)
}

/// QSanguosha's `getAttackRange(include_weapon)`.
pub fn attack_range(board: &Board, player: PlayerIndex, with_weapon: bool) -> i32 {
    const INFINITE: &str = "InfinityAttackRange";
    if board.has_flag(player, INFINITE) || board.mark(player, INFINITE) > 0 {
        return FAR;
    }
    if let Some(told) = board.player(player).attack_range.filter(|_| with_weapon) {
        return told;
    }
    let rules = || board.catalogue().book().attack_range.iter().filter(|rule| rule.is_of(board, player));
    let matter = Matter::of(board, player);
    let count = |amount: &Option<Expr>| amount.as_ref().map_or(0, |amount| matter.count(amount));
    let fixed = rules().map(|rule| count(&rule.rule.fixed)).max().unwrap_or(0);
    if fixed > 0 {
        return fixed;
    }
    let weapon = board.seated(player).works(Slot::Weapon).filter(|_| with_weapon);
    let range = weapon.and_then(|face| board.class(face.class).range).unwrap_or(1).max(1);
    rules().map(|rule| count(&rule.rule.extra)).fold(range, i32::saturating_add).max(0)
}

/// QSanguosha's `inMyAttackRange(other, fix)`. A host that says who is in range is believed, unless
/// the distance is to be changed.
pub fn in_attack_range(board: &Board, from: PlayerIndex, to: PlayerIndex, fix: i32) -> bool {
    if from == to {
        return false;
    }
    match &board.player(from).in_range {
        Some(told) if fix == 0 => told.contains(&board.player(to).name),
        _ => distance(board, from, to, fix) <= attack_range(board, from, true),
    }
}

/// What an attack loses in reach while the cards are spent: a weapon's range, a −1 horse. Added as
/// a fix to distances that are held against the attack range.
pub fn spent_for_range(board: &Board, player: PlayerIndex, card: &Played) -> i32 {
    let weapon = match card.holds(board, player, Slot::Weapon) {
        true => attack_range(board, player, true) - attack_range(board, player, false),
        false => 0,
    };
    weapon + i32::from(card.holds(board, player, Slot::OffensiveHorse))
}

/// What distances grow by while the cards are spent: a −1 horse, or cards that shorten distances in
/// a pile.
pub fn spent_for_distance(board: &Board, player: PlayerIndex, card: &Played) -> i32 {
    let horse = i32::from(card.holds(board, player, Slot::OffensiveHorse));
    let skill = card.skill(board);
    if skill.is_empty() {
        return horse;
    }
    let skill = board.catalogue().skill(skill);
    let rules = board.catalogue().book().view_as.iter().filter(|rule| rule.skill() == skill);
    horse + rules.map(|rule| rule.rule.distance_fix).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Names;
    use crate::games::sgs::{Catalogue, Snapshot, admit};
    use proptest::prelude::*;
    use serde_json::json;
    use std::sync::Arc;

    fn board(players: serde_json::Value) -> Board {
        let mut snapshot: Snapshot = serde_json::from_value(json!({ "players": players })).unwrap();
        admit::admit(&mut snapshot, &Names::default()).unwrap();
        Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), None)
    }

    fn plain(count: usize) -> Vec<serde_json::Value> {
        (1..=count).map(|n| json!({"name": format!("sgs{n}"), "general": "nos_zhangfei", "hp": 3})).collect()
    }

    proptest! {
        #[test]
        fn without_horses_distance_is_symmetric(count in 2usize..10, dead in proptest::collection::vec(any::<bool>(), 10)) {
            let mut players = plain(count);
            for (player, dead) in players.iter_mut().zip(&dead).skip(1) {
                player["alive"] = json!(!dead);
            }
            let board = board(json!(players));
            for a in 0..count {
                prop_assert_eq!(distance(&board, a, a, 0), 0);
                for b in 0..count {
                    prop_assert_eq!(distance(&board, a, b, 0), distance(&board, b, a, 0));
                }
            }
        }
    }

    #[test]
    fn horses_and_skills_change_it() {
        let mut players = plain(6);
        players[0]["equips"] = json!([67]);
        players[3]["equips"] = json!([64]);
        players[1]["general"] = json!("nos_machao");
        players[4]["general"] = json!("dengai");
        players[4]["piles"] = json!({"field": {"hidden": 1}});
        players[5]["skills"] = json!(["feiying"]);
        let board = board(json!(players));
        let from = |a, b| distance(&board, a, b, 0);
        assert_eq!((from(0, 3), from(3, 0)), (3, 3), "a +1 and a -1 horse");
        assert_eq!((from(0, 2), from(2, 0)), (1, 2));
        assert_eq!((from(1, 4), from(4, 1)), (2, 2), "mashu, one field card");
        assert_eq!((from(0, 5), from(1, 5)), (1, 2), "feiying, never below 1");
        assert_eq!(distance(&board, 1, 2, 3), 3);
    }

    #[test]
    fn yicong_turns_round_at_two() {
        let mut players = plain(4);
        players[0]["skills"] = json!(["yicong"]);
        let healthy = board(json!(players));
        assert_eq!((distance(&healthy, 0, 2, 0), distance(&healthy, 2, 0, 0)), (1, 2));
        players[0]["hp"] = json!(2);
        let hurt = board(json!(players));
        assert_eq!((distance(&hurt, 0, 2, 0), distance(&hurt, 2, 0, 0)), (2, 3));
    }

    #[test]
    fn the_hosts_word_wins() {
        let mut players = plain(5);
        players[0]["distances"] = json!({"sgs3": 4});
        players[0]["attack_range"] = json!(4);
        players[1]["equips"] = json!([60]);
        players[2]["flags"] = json!(["InfinityAttackRange"]);
        let board = board(json!(players));
        assert_eq!(distance(&board, 0, 2, 0), 4);
        assert!(in_attack_range(&board, 0, 2, 0) && !in_attack_range(&board, 0, 2, 1));
        assert_eq!(attack_range(&board, 0, false), 1);
        assert_eq!(attack_range(&board, 2, true), FAR);
        assert!(!in_attack_range(&board, 2, 2, 0));
    }
}
