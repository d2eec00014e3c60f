//! Rules of defence, health and guesses, one by one.

use std::sync::Arc;

use serde_json::{Value, json};

use super::board::Board;
use super::catalogue::Catalogue;
use super::defense::defense;
use super::distance::{attack_range, distance, in_attack_range};
use super::health::{best_hp, has_buqu_effect, is_good_hp, is_good_target, is_weak, value};
use super::known::{Wanted, expected_count, known_count};
use super::memory::{Lacks, Memory};
use super::slash_defense::slash_defense;
use super::snapshot::{Role, Snapshot};
use crate::game::Names;

/// Four players of whom the second is looked at; the first one's turn.
fn scene(second: Value) -> Value {
    let mut scene = json!({"current": "sgs1", "players": [
        {"name": "sgs1", "general": "nos_zhangfei", "hp": 4, "hand": {"hidden": 3}},
        {"name": "sgs2", "general": "nos_zhangfei", "hp": 3, "max_hp": 4, "skills": [], "hand": {"hidden": 2}},
        {"name": "sgs3", "general": "nos_zhangfei", "hp": 4},
        {"name": "sgs4", "general": "nos_zhangfei", "hp": 4}]});
    for (field, value) in second.as_object().unwrap() {
        scene["players"][1][field] = value.clone();
    }
    scene
}

fn board(scene: Value) -> Board {
    let mut snapshot: Snapshot = serde_json::from_value(scene).unwrap();
    super::admit::admit(&mut snapshot, &Names::default()).unwrap();
    Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), Some("sgs1"))
}

fn second(changes: Value) -> Board {
    board(scene(changes))
}

/// 2·3 + 2, a seat behind the current one of four.
const PLAIN: f64 = 8.0 + 0.75;

#[test]
fn each_rule_of_defence_adds_its_share() {
    let cases = [
        (json!({}), 0.0),
        (json!({"equips": [105]}), 2.0),
        (json!({"equips": [64]}), 1.0),
        (json!({"equips": [160], "piles": {"wooden_ox": {"hidden": 2}}}), 2.0 + 0.25),
        (json!({"equips": [58]}), 0.25),
        (json!({"skills": ["tiandu"], "equips": [62]}), 2.0 + 1.0 + 0.25),
        (json!({"skills": ["bazhen", "leiji"]}), 2.0 + 0.5),
        (json!({"skills": ["jieming"]}), 3.0 + 1.0 + 0.25),
        (json!({"skills": ["guixin"]}), 3.0 + 1.0 + 0.25),
        (json!({"skills": ["rende"]}), 1.0 + 0.25),
        (json!({"skills": ["rende"], "invalid": ["rende"]}), 0.25),
        (json!({"skills": ["keji"]}), 0.5 + 0.25),
        (json!({"skills": ["tianxiang"]}), 1.0 + 0.25),
        (json!({"skills": ["zaiqi"]}), 0.5 + 0.25),
        (json!({"skills": ["nosmiji"]}), 0.5 + 1.5 + 0.25),
        (json!({"skills": ["yinghun"]}), 0.8 + 0.25),
        (json!({"skills": ["benghuai"]}), -1.0 + 0.25),
        (json!({"skills": ["huashen", "xinsheng"], "state": "online"}), 4.0 + 1.0 + 0.5),
        (json!({"role": "lord"}), -0.4),
        (json!({"role": "lord", "hp": 2}), -2.0 - 0.4 - 1.1),
        (json!({"faceup": false}), -1.0),
        (json!({"marks": {"@skill_invalidity": 1}}), -5.0),
        (json!({"marks": {"@tied": 1}}), 1.0),
        (json!({"judging": [100]}), -0.5),
    ];
    for (changes, share) in cases {
        let found = defense(&second(changes.clone()), &Memory::default(), 1) - PLAIN;
        assert!((found - share).abs() < 1e-9, "{changes}: {found}, not {share}");
    }
    let mut nobody = scene(json!({}));
    nobody["current"] = Value::Null;
    assert_eq!(defense(&board(nobody), &Memory::default(), 1), 8.0);
}

#[test]
fn yanxiao_covers_delayed_tricks() {
    let mut covered = scene(json!({"judging": [100, 200]}));
    covered["cards"] = json!({"200": {"class": "YanxiaoCard", "suit": "diamond", "number": 2}});
    assert_eq!(defense(&board(covered), &Memory::default(), 1), PLAIN);
}

#[test]
fn health_is_judged_by_skills_and_piles() {
    let of = |changes: Value| best_hp(&second(changes), 1);
    assert_eq!(of(json!({})), 4);
    assert_eq!(of(json!({"skills": ["longhun"], "hand": {"hidden": 3}})), 1);
    assert_eq!(of(json!({"skills": ["hunzi"]})), 2);
    assert_eq!(of(json!({"skills": ["hunzi"], "marks": {"hunzi": 1}})), 4);
    assert_eq!(of(json!({"skills": ["yinghun"]})), 2);
    assert_eq!(of(json!({"skills": ["yinghun"], "role": "lord"})), 3);
    assert_eq!(of(json!({"skills": ["quanji", "zili"]})), 3);
    let memory = Memory::default();
    let good = |changes: Value| is_good_hp(&second(changes), &memory, 1);
    assert!(good(json!({})) && !good(json!({"hp": 1})));
    assert!(good(json!({"hp": 1, "skills": ["jiushi"]})));
    assert!(good(json!({"hp": 1, "skills": ["niepan"], "marks": {"@nirvana": 1}})));
    let buqu =
        |count: u32| second(json!({"hp": 1, "skills": ["nosbuqu"], "piles": {"nosbuqu": {"hidden": count}}}));
    assert!(has_buqu_effect(&buqu(4), 1) && !has_buqu_effect(&buqu(5), 1));
    let weak = |changes: Value| is_weak(&second(changes), 1);
    assert!(!weak(json!({})) && weak(json!({"hp": 2})) && !weak(json!({"hp": 2, "hand": {"hidden": 3}})));
    assert!(weak(json!({"hp": 1, "hand": {"hidden": 5}})));
    assert_eq!(value(&second(json!({})), 1), 8);
}

#[test]
fn a_friend_with_a_peach_makes_health_good() {
    let mut with_peach = scene(json!({"hp": 1, "role": "rebel"}));
    with_peach["players"][2]["role"] = json!("rebel");
    with_peach["players"][2]["hand"] = json!({"known": [45]});
    assert_eq!(known_count(&board(with_peach.clone()), 2, 0, Wanted::Peach), 1);
    assert!(is_good_hp(&board(with_peach.clone()), &Memory::default(), 1));
    with_peach["players"][0]["skills"] = json!(["wansha"]);
    assert!(!is_good_hp(&board(with_peach), &Memory::default(), 1));
}

#[test]
fn who_likes_damage_is_no_good_target() {
    let memory = Memory::default();
    let good =
        |changes: Value, targets: &[usize]| is_good_target(&second(changes), &memory, 1, targets, Some(0));
    assert!(good(json!({}), &[1, 2]));
    assert!(!good(json!({"skills": ["yiji"]}), &[1, 2]));
    assert!(good(json!({"skills": ["yiji"]}), &[1]), "the only one");
    assert!(good(json!({"skills": ["yiji"], "hp": 1}), &[1, 2]), "cannot bear it");
    assert!(!good(json!({"skills": ["wuhun"], "hp": 2}), &[1, 2]));
    assert!(!good(json!({"skills": ["huilei"], "hp": 1}), &[1, 2]));
}

#[test]
fn unknown_cards_are_guessed_by_skills() {
    let guess = |changes: Value, wanted: Wanted| expected_count(&second(changes), 1, 0, wanted);
    let close =
        |found: f64, expected: f64| assert!((found - expected).abs() < 1e-9, "{found}, not {expected}");
    close(guess(json!({}), Wanted::Jink), 1.2);
    close(guess(json!({}), Wanted::Slash), 0.7);
    close(guess(json!({"skills": ["wushuang"]}), Wanted::Slash), 1.4);
    close(guess(json!({"skills": ["qingguo"], "hand": {"known": [0, 31], "hidden": 1}}), Wanted::Jink), 2.85);
    close(guess(json!({"skills": ["longdan"], "hand": {"known": [0, 31]}}), Wanted::Slash), 2.0);
    close(guess(json!({"skills": ["jijiu"], "hand": {"known": [31], "hidden": 1}}), Wanted::Peach), 1.6);
    close(guess(json!({"skills": ["jiuzhu"]}), Wanted::Peach), 2.0);
    close(
        guess(json!({"skills": ["kanpo"], "hand": {"known": [0], "hidden": 2}}), Wanted::Nullification),
        2.0,
    );
    close(
        guess(
            json!({"skills": ["yanzheng"], "hand": {"hidden": 4}, "equips": [60, 62]}),
            Wanted::Nullification,
        ),
        2.0,
    );
    close(guess(json!({}), Wanted::Peach), 0.0);
    assert_eq!(Wanted::of(&second(json!({})), "Jink"), Some(Wanted::Jink));
}

#[test]
fn each_rule_of_slash_defence() {
    let plain = 1.2 + 1.35;
    let cases = [
        (json!({}), 0.0),
        (json!({"equips": [62]}), 1.3),
        (json!({"equips": [62], "skills": ["tiandu", "hongyan"]}), 1.3 + 0.8),
        (json!({"skills": ["jieyin"]}), -2.3),
        (json!({"skills": ["jieyin"], "equips": [62]}), 1.3),
        (json!({"skills": ["jieming"]}), 1.0 + 4.0 + 10.0),
        (json!({"hand": {"known": [31], "hidden": 1}}), 1.6 + 1.2 - 1.2),
        (json!({"faceup": false, "judging": [100]}), -0.35 - 0.15),
        (json!({"role": "lord"}), -0.4),
        (json!({"hp": 2, "hand": {"hidden": 0}}), -1.2 - 0.45 - 0.4 - 1.5 - 2.0),
        (json!({"flags": ["QianxiTarget"], "marks": {"@qianxi_red": 1}}), -1.2),
    ];
    for (changes, share) in cases {
        let found = slash_defense(&second(changes.clone()), &Memory::default(), 1, 0) - plain;
        assert!((found - share).abs() < 1e-9, "{changes}: {found}, not {share}");
    }
    let lacking =
        Memory { lacks: vec![Lacks::default(), Lacks { jink: 1, ..Lacks::default() }], ..Memory::default() };
    let found = slash_defense(&second(json!({})), &lacking, 1, 0);
    assert!((found - 1.35).abs() < 1e-9, "{found}");
    let bow = |skill: &str| {
        let mut scene = scene(json!({"hand": {"hidden": 4}}));
        scene["players"][0]["skills"] = json!([skill]);
        slash_defense(&board(scene), &Memory::default(), 1, 0)
    };
    assert!((bow("liegong") - 1.35).abs() < 1e-9 && (bow("mashu") - 2.4 - 1.35).abs() < 1e-9);
}

#[test]
fn a_hujia_lord_has_the_jinks_of_wei() {
    let mut scene = scene(json!({"role": "lord", "skills": ["hujia"], "hand": {"hidden": 0}}));
    scene["players"][2]["kingdom"] = json!("wei");
    scene["players"][2]["hand"] = json!({"hidden": 5});
    scene["players"][2]["equips"] = json!([62]);
    let with = |role: Option<Role>| {
        let memory = Memory { roles: vec![None, None, role, None], ..Memory::default() };
        slash_defense(&board(scene.clone()), &memory, 1, 0)
    };
    assert!((with(Some(Role::Loyalist)) - (3.8 + 1.35 - 0.4)).abs() < 1e-9);
    assert!((with(Some(Role::Rebel)) - (1.35 - 0.4 - 2.0)).abs() < 1e-9);
}

#[test]
fn distances_of_recorded_games() {
    let rows = include_str!("../../../tests/truth/sgs/distances.jsonl");
    let mut pairs = 0;
    for row in rows.lines() {
        let row: Value = serde_json::from_str(row).unwrap();
        let board = board(row["snapshot"].clone());
        for (from, others) in row["distances"].as_object().unwrap() {
            let a = board.index(from).unwrap();
            if let Some(range) = row["ranges"][from].as_i64() {
                assert_eq!(i64::from(attack_range(&board, a, true)), range, "{from}");
            }
            let near: Vec<&str> =
                row["in_range"][from].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            for (to, expected) in others.as_object().unwrap() {
                let b = board.index(to).unwrap();
                assert_eq!(
                    i64::from(distance(&board, a, b, 0)),
                    expected.as_i64().unwrap(),
                    "{from} to {to}"
                );
                assert_eq!(
                    in_attack_range(&board, a, b, 0),
                    near.contains(&to.as_str()),
                    "{from} reaches {to}"
                );
                pairs += 1;
            }
        }
    }
    assert!(pairs > 600, "{pairs}");
}
