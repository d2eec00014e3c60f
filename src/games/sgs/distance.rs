//! Distances and attack ranges. The host's own word wins over our count.

use super::board::{Board, PlayerIndex};
use super::card::Slot;
use super::catalogue::named::skill::{FEIYING, MASHU, TUNTIAN, YICONG};

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
        return (distance + fix).max(1);
    }
    (seat_distance(board, from, to) + outward(board, from) + inward(board, to) + fix).max(1)
}

/// The shorter way round the living.
pub fn seat_distance(board: &Board, from: PlayerIndex, to: PlayerIndex) -> i32 {
    let way = (board.seated(from).seat - board.seated(to).seat).abs();
    way.min(board.living().len() as i32 - way)
}

/// What a player's horse and skills change of its distance to others.
fn outward(board: &Board, from: PlayerIndex) -> i32 {
    let seated = board.seated(from);
    let mut change = -i32::from(seated.equips[Slot::OffensiveHorse as usize].is_some());
    change -= i32::from(seated.skills.contains(MASHU));
    change -= i32::from(seated.skills.contains(YICONG) && seated.hp > 2);
    if seated.skills.contains(TUNTIAN) {
        change -= board.pile(from, "field") as i32;
    }
    change
}

/// What a player's horse and skills change of others' distance to it.
fn inward(board: &Board, to: PlayerIndex) -> i32 {
    let seated = board.seated(to);
    i32::from(seated.equips[Slot::DefensiveHorse as usize].is_some())
        + i32::from(seated.skills.contains(FEIYING))
        + i32::from(seated.skills.contains(YICONG) && seated.hp <= 2)
}

/// QSanguosha's `getAttackRange(include_weapon)`.
pub fn attack_range(board: &Board, player: PlayerIndex, with_weapon: bool) -> i32 {
    if board.has_flag(player, "InfinityAttackRange") {
        return FAR;
    }
    if let Some(told) = board.player(player).attack_range.filter(|_| with_weapon) {
        return told;
    }
    let weapon = board.equip(player, Slot::Weapon).filter(|_| with_weapon);
    weapon.and_then(|face| board.class(face.class).range).unwrap_or(1).max(1)
}

/// QSanguosha's `inMyAttackRange(other, fix)`.
pub fn in_attack_range(board: &Board, from: PlayerIndex, to: PlayerIndex, fix: i32) -> bool {
    from != to && distance(board, from, to, fix) <= attack_range(board, from, true)
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
