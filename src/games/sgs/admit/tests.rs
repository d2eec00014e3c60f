use super::*;
use proptest::prelude::*;
use serde_json::{Value, json};

fn scene() -> Value {
    json!({"current": "sgs2", "players": [
        {"name": "sgs1", "general": "caopi", "role": "lord", "hp": 3, "hand": {"known": [1], "hidden": 2}, "equips": [60, 62], "judging": [25]},
        {"name": "sgs2", "general": "zhangfei", "hp": 4},
        {"name": "sgs3", "general": "huatuo", "hp": 3},
        {"name": "sgs4", "general": "machao", "hp": 0, "alive": false},
        {"name": "sgs5", "general": "sunquan", "hp": 2}]})
}

fn run(value: &Value) -> Result<(Snapshot, Vec<String>), HostError> {
    let mut snapshot: Snapshot = serde_json::from_value(value.clone()).unwrap();
    let lines = admit(&mut snapshot, &Names::default())?;
    Ok((snapshot, lines))
}

fn scene_with_trick() -> Value {
    let mut scene = scene();
    scene["cards"] = json!({"25": {"class": "Indulgence", "suit": "diamond", "number": 7, "skill": "guose"}});
    scene
}

#[test]
fn defaults_are_filled_and_told() {
    let (snapshot, lines) = run(&scene_with_trick()).unwrap();
    let lord = &snapshot.players[0];
    assert_eq!((snapshot.mode.as_str(), lord.max_hp, lord.seat), ("05p", 4, 1));
    assert_eq!(lord.skills.as_deref().unwrap(), ["xingshang", "fangzhu", "songwei"]);
    assert_eq!(snapshot.players[4].skills.as_deref().unwrap(), ["zhiheng"]);
    assert_eq!(snapshot.players[1].phase, Some(crate::games::sgs::snapshot::Phase::Play));
    assert_eq!(lord.kingdom.as_deref(), Some("wei"));
    assert_eq!(lines.len(), 8, "{lines:#?}");
    assert!(lines.iter().any(|line| line.starts_with("mode from") && line.ends_with("05p")));
    let (again, lines) = {
        let mut again = snapshot.clone();
        let lines = admit(&mut again, &Names::default()).unwrap();
        (again, lines)
    };
    assert_eq!(again, snapshot, "admitting twice changes nothing");
    assert_eq!(lines.len(), 1, "only the printed faces are told again: {lines:?}");
}

#[test]
fn every_inconsistency_is_found_at_its_path() {
    let cases: &[(&str, Value, &str, &str)] = &[
        ("/players/1/name", json!("sgs1"), "players[1].name", "players[0]"),
        ("/players/1/name", json!("a+b"), "players[1].name", "a+b"),
        ("/players/1/seat", json!(3), "players[2].seat", "players[1]"),
        ("/players/1/seat", json!(300), "players[1].seat", "300"),
        ("/players/1/hp", json!(5), "", ""),
        ("/players/1/max_hp", json!(3), "players[1].hp", "4"),
        ("/players/1/max_hp", json!(-1), "players[1].max_hp", "-1"),
        ("/players/1/hp", json!(-2_000_000_000), "players[1].hp", "-2000000000"),
        ("/players/1/hand", json!({"hidden": 4_000_000_000u32}), "players[1].hand.hidden", "4000000000"),
        ("/players/1/role", json!("lord"), "players[1].role", "players[0]"),
        ("/players/1/general", json!("zhangfie"), "players[1].general", "zhangfei"),
        ("/players/1/general2", json!("nobody"), "players[1].general2", "nobody"),
        ("/players/1/kingdom", json!("jin"), "players[1].kingdom", "jin"),
        ("/players/1/state", json!("asleep"), "players[1].state", "asleep"),
        ("/players/1/skills", json!(["paoxiao", "tieij"]), "players[1].skills[1]", "tieji"),
        ("/players/1/invalid", json!(["x"]), "players[1].invalid[0]", "x"),
        ("/players/1/distances", json!({"sgs9": 1}), "players[1].distances.sgs9", "sgs9"),
        ("/players/1/hand", json!({"known": [1]}), "players[1].hand.known[0]", "players[0].hand.known[0]"),
        ("/players/1/hand", json!({"known": [500]}), "players[1].hand.known[0]", "500"),
        ("/players/1/hand", json!({"known": [-1]}), "players[1].hand.known[0]", "-1"),
        ("/players/1/equips", json!([53, 54]), "players[1].equips[1]", "equips[0]"),
        ("/players/1/equips", json!([0]), "players[1].equips[0]", "Slash"),
        ("/players/1/judging", json!([0]), "players[1].judging[0]", "Slash"),
        (
            "/players/1/piles",
            json!({"a": {"known": [9]}, "field": {"known": [9]}}),
            "players[1].piles.field.known[0]",
            "players[1].piles.a.known[0]",
        ),
        ("/draw", json!({"known": [62]}), "draw.known[0]", "players[0].equips[1]"),
        ("/discard", json!([2, 2]), "discard[1]", "discard[0]"),
        ("/current", json!("sgs9"), "current", "sgs9"),
        ("/dying", json!(["sgs7"]), "dying[0]", "sgs7"),
        ("/dying", json!(["sgs1", "sgs1"]), "dying[1]", "again"),
        ("/mode", json!("08q"), "mode", "08p"),
        ("/mode", json!("04p"), "players", "5"),
        ("/cards/3", json!({"class": "Slahs"}), "cards.3.class", "Slash"),
        ("/cards/3", json!({"class": "Slash", "number": 14}), "cards.3.number", "14"),
        ("/cards/3", json!({"class": "Slash", "skill": "x"}), "cards.3.skill", "x"),
        ("/players", json!([]), "players", "none"),
    ];
    for (place, value, path, found) in cases {
        let mut scene = scene_with_trick();
        let (parent, field): (&str, &str) = place.rsplit_once('/').unwrap();
        scene.pointer_mut(parent).unwrap()[field] = value.clone();
        match run(&scene) {
            Ok(_) => assert!(path.is_empty(), "{place} = {value} was admitted"),
            Err(error) => {
                assert_eq!(error.path, *path, "{place} = {value}: {error}");
                assert!(error.found.contains(found), "{place} = {value}: {error}");
            }
        }
    }
}

#[test]
fn a_weapon_lies_in_its_slot_while_a_skill_makes_something_of_it() {
    let worn = |ids: Value, skill: Value| {
        let mut scene = scene_with_trick();
        scene["players"][1]["equips"] = ids.clone();
        for id in ids.as_array().unwrap() {
            let made = json!({"class": "SupplyShortage", "suit": "spade", "number": 5, "skill": skill});
            scene["cards"][id.to_string()] = made;
        }
        run(&scene).map_err(|error| error.path)
    };
    const BLADE: i32 = 57;
    assert!(worn(json!([BLADE]), json!("duanliang")).is_ok());
    assert_eq!(worn(json!([BLADE]), Value::Null).unwrap_err(), "players[1].equips[0]", "no skill made it");
    assert_eq!(worn(json!([0]), json!("duanliang")).unwrap_err(), "players[1].equips[0]", "a Slash is not worn");
    assert_eq!(worn(json!([53, 54]), json!("duanliang")).unwrap_err(), "players[1].equips[1]", "one slot");
}

#[test]
fn declared_names_are_admitted() {
    let mut scene = scene_with_trick();
    scene["players"][1] = json!({"name": "sgs2", "general": "hero", "hp": 2});
    let mut names = Names::default();
    let mut snapshot: Snapshot = serde_json::from_value(scene.clone()).unwrap();
    names.add(
        "general",
        "hero",
        json!({"kingdom": "jin", "max_hp": 3, "gender": "female", "skills": ["leap"]}),
    );
    admit(&mut snapshot, &names).unwrap();
    assert_eq!((snapshot.players[1].max_hp, snapshot.players[1].kingdom.as_deref()), (3, Some("jin")));
    names.add("general", "hero", Value::Null);
    let mut snapshot: Snapshot = serde_json::from_value(scene).unwrap();
    assert_eq!(admit(&mut snapshot, &names).unwrap_err().path, "players[1].kingdom");
}

/// Puts `value` at the `place`-th leaf of a JSON value, so that any field may be mangled.
fn mangle(target: &mut Value, place: &mut usize, value: &Value) {
    match target {
        Value::Array(list) => list.iter_mut().for_each(|item| mangle(item, place, value)),
        Value::Object(map) => map.values_mut().for_each(|item| mangle(item, place, value)),
        leaf => {
            if *place == 0 {
                *leaf = value.clone();
            }
            *place = place.wrapping_sub(1);
        }
    }
}

proptest! {
    #[test]
    fn mangled_snapshots_never_panic(place in 0usize..40, number in any::<i32>(), text in ".{0,6}", kind in 0u8..5) {
        let value = match kind {
            0 => json!(number), 1 => json!(text), 2 => json!(null), 3 => json!(number % 200), _ => json!([number % 200]),
        };
        let mut scene = scene_with_trick();
        mangle(&mut scene, &mut place.clone(), &value);
        if let Ok(mut snapshot) = serde_json::from_value::<Snapshot>(scene)
            && admit(&mut snapshot, &Names::default()).is_ok()
        {
            let catalogue = Catalogue::built_in().unwrap();
            let board = crate::games::sgs::board::Board::new(snapshot.into(), catalogue, Some("sgs1"));
            let memory = crate::games::sgs::Memory::default();
            for player in 0..board.len() {
                let asked = crate::games::sgs::slash_defense::slash_defense(&board, &memory, player, 0);
                prop_assert!(asked.is_finite());
            }
            let score = crate::games::sgs::situation::situation(&board, &memory, Default::default()).score;
            prop_assert!(score.is_finite());
            prop_assert!(board.action_order().count() == board.living().len());
        }
    }
}

#[test]
fn what_filter_skills_change_is_filled_in_where_the_host_is_silent() {
    // 44, 45 and 46 are Peaches of hearts, 103 is the Lightning of spades, 0 a Slash of spades.
    use crate::games::sgs::snapshot::Suit;
    let (table, lines) = run(&json!({"cards": {"46": {"class": "Peach", "suit": "heart", "number": 4}}, "players": [
        {"name": "sgs1", "general": "shenguanyu", "hp": 5, "hand": {"known": [45, 46, 103]}},
        {"name": "sgs2", "general": "xiaoqiao", "hp": 3, "hand": {"known": [0]}},
        {"name": "sgs3", "general": "caopi", "hp": 3, "hand": {"known": [44]}}]}))
    .unwrap();
    assert!(lines.iter().any(|line| line.starts_with("faces that filter skills give")), "{lines:?}");
    let card = |id: i32| table.cards.get(&id).map(|card| (card.class.as_str(), card.suit, card.skill.as_deref()));
    assert_eq!(card(45), Some(("Slash", Suit::Heart, Some("wushen"))));
    assert_eq!(card(46), Some(("Peach", Suit::Heart, None)), "the host's word wins");
    assert_eq!((card(103), card(44)), (None, None));
    assert_eq!(card(0), Some(("Slash", Suit::Heart, Some("hongyan"))));
}
