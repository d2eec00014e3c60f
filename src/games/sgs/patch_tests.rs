use proptest::prelude::*;
use schemars::schema_for;
use serde_json::json;

use super::*;

fn standing(value: Value) -> Standing<Sgs> {
    Standing::admit(serde_json::from_value(value).unwrap(), &Names::default()).unwrap()
}

fn table() -> Standing<Sgs> {
    standing(json!({"current": "sgs2", "tags": {"a": {"b": 1}},
        "cards": {"25": {"class": "Indulgence", "suit": "diamond", "number": 7, "skill": "guose"}},
        "players": [
            {"name": "sgs1", "general": "caopi", "role": "lord", "hp": 3, "hand": {"known": [1], "hidden": 2},
                "equips": [60, 62], "judging": [25], "marks": {"x": 1}, "distances": {"sgs2": 2}},
            {"name": "sgs2", "general": "zhangfei", "hp": 4, "piles": {"field": {"known": [5]}}},
            {"name": "sgs3", "general": "huatuo", "hp": 3, "card_words": {"7": {"available": true}}},
            {"name": "sgs4", "general": "machao", "hp": 0, "alive": false},
            {"name": "sgs5", "general": "sunquan", "hp": 2, "max_hp": 4, "kingdom": "wu", "phase": "not_active"}],
        "draw": {"known": [30, 31], "hidden": 9}, "discard": [40, 41]}))
}

/// The recorded deltas that the bench times.
fn recorded() -> (Standing<Sgs>, Vec<Value>) {
    let state = serde_json::from_str(include_str!("../../../tests/bench/eight-players.json")).unwrap();
    (standing(state), serde_json::from_str(include_str!("../../../tests/bench/deltas.json")).unwrap())
}

fn same(a: &Standing<Sgs>, b: &Standing<Sgs>) -> bool {
    a.sent == b.sent && a.admitted == b.admitted
}

#[test]
fn recorded_deltas_go_the_straight_way_and_give_what_json_gives() {
    let names = Names::default();
    let (mut now, deltas) = recorded();
    for delta in &deltas {
        let next = quick(&now, delta, &names).unwrap_or_else(|| panic!("{delta}"));
        assert!(same(&next, &through_json(&now, delta, &names).unwrap()), "{delta}");
        let touched = |index: &usize| !Arc::ptr_eq(&next.sent.players[*index], &now.sent.players[*index]);
        let named = delta.get("players").and_then(Value::as_object).map_or(0, Map::len);
        assert_eq!((0..8).filter(touched).count(), named, "only who is named is copied");
        now = next;
    }
    assert!(deltas.len() >= 50);
}

/// Deltas of which each touches something else.
fn deltas() -> Vec<Value> {
    vec![
        json!({}),
        json!({"turn": 3, "current": "sgs1"}),
        json!({"current": null, "mode": "05p", "pattern": "jink", "use_reason": "response"}),
        json!({"players": {}}),
        json!({"players": {"sgs1": {"hp": 2, "marks": {"x": null, "y": 2}, "flags": ["a"]}}}),
        json!({"players": {"sgs1": {"max_hp": 0, "hand": {"hidden": 1}, "judging": []}}, "discard": [25]}),
        json!({"players": {"sgs5": {"max_hp": null, "kingdom": null, "phase": null, "seat": 5}}}),
        json!({"players": {"sgs5": {"alive": false, "hp": 0}, "sgs3": {"card_words": {"7": {"available": null}}}}}),
        json!({"players": {"sgs3": {"card_limitation": {"use": ["Slash"]}, "tags": {"t": {"a": null, "b": 1}}}}}),
        json!({"players": {"sgs2": {"piles": null, "general2": "caopi", "skills": null, "state": null}}}),
        json!({"players": {"sgs2": {"piles": {"field": {"known": [5, 30]}}, "role": "rebel"}}}),
        json!({"players": {"sgs2": {"name": "sgs7"}}, "current": "sgs7"}),
        json!({"tags": {"a": {"b": null, "c": 2}, "d": [1, null]}, "ext": {"x": {"y": null}}}),
        json!({"cards": {"25": {"number": 8, "skill": null}, "200": {"class": "Slash"}}, "table": [200]}),
        json!({"draw": {"known": [30]}, "players": {"sgs2": {"hand": {"known": [31]}}}}),
        json!({"players": {"sgs1": {"equips": [62], "distances": {"sgs2": 1, "sgs3": 4}}}, "discard": [60]}),
        json!({"players": [{"name": "sgs1", "general": "caopi", "hp": 3}, {"name": "sgs2", "general": "caopi", "hp": 1}],
            "current": "sgs1", "mode": "02p"}),
        json!({"prohibited": [{"to": "sgs1", "cards": "Slash"}], "dying": ["sgs5"]}),
    ]
}

#[test]
fn both_ways_give_the_same_state() {
    let (names, mut straight) = (Names::default(), 0);
    for first in deltas() {
        let Ok(now) = through_json(&table(), &first, &names) else { continue };
        for delta in deltas() {
            let long = through_json(&now, &delta, &names);
            if let Some(next) = quick(&now, &delta, &names) {
                straight += 1;
                assert!(same(&next, &long.unwrap()), "{first} and then {delta}");
            }
        }
        let each = |delta: &Value| assert!(through_json(&table(), delta, &names).is_ok(), "{delta}");
        each(&first);
    }
    assert!(straight > 200, "{straight} went the straight way");
}

#[test]
fn mistakes_are_told_at_their_place_in_the_state() {
    for (delta, path, text) in [
        (json!({"players": {"sgs3": {"hp": "two"}}}), "snapshot.players[2].hp", "two"),
        (json!({"players": {"sgs3": {"mp": 2}}}), "snapshot.players[2].mp", "unknown field"),
        (json!({"players": {"sgs5": {"hp": 9}}}), "snapshot.players[4].hp", "at most max_hp"),
        (json!({"players": {"sgs3": {"hp": null}}}), "snapshot.players[2]", "hp"),
        (json!({"players": {"sgs9": {"hp": 2}}}), "snapshot.players.sgs9", "one of the players sgs1"),
        (json!({"players": {"sgs3": null}}), "snapshot.players.sgs3", "the fields of this player"),
        (json!({"players": {"sgs3": {"seat": 1}}}), "snapshot.players[2].seat", "players[0]"),
        (json!({"players": {"sgs3": {"role": "lord"}}}), "snapshot.players[2].role", "one lord"),
        (json!({"players": {"sgs3": {"distances": {"sgs9": 1}}}}), "snapshot.players[2].distances.sgs9", "sgs9"),
        (json!({"players": {"sgs3": {"equips": [0]}}}), "snapshot.players[2].equips[0]", "an equipment card"),
        (json!({"players": {"sgs3": {"alive": false}}, "dying": ["sgs3"]}), "snapshot.dying[0]", "dead"),
        (json!({"discard": [40, 1]}), "snapshot.discard[1]", "players[0].hand.known[0]"),
        (json!({"cards": {"25": null}}), "snapshot.players[0].judging[0]", "a delayed trick"),
        (json!({"cards": {"25": {"class": "Slahs"}}}), "snapshot.cards.25.class", "Slash"),
        (json!({"turns": 1}), "snapshot.turns", "unknown field"),
    ] {
        let error = patch(&table(), &delta, &Names::default()).map(|_| ()).unwrap_err();
        assert_eq!(error.path, path, "{delta}: {error}");
        assert!(error.to_string().contains(text), "{delta}: {error}");
    }
}

/// While cards move into or out of a private pile, QSanguosha has them in two places.
#[test]
fn a_card_may_be_in_a_private_pile_and_in_another_place() {
    let lie = |players: Value| patch(&table(), &json!({"players": players}), &Names::default()).is_ok();
    assert!(lie(json!({"sgs1": {"piles": {"a": {"known": [1]}}}})), "pile and hand");
    assert!(lie(json!({"sgs1": {"piles": {"a": {"known": [30]}}}})), "pile and draw pile");
    assert!(lie(json!({"sgs1": {"piles": {"a": {"known": [60]}}}})), "pile and equipment");
    assert!(!lie(json!({"sgs1": {"piles": {"a": {"known": [5]}}}})), "two piles");
    assert!(!lie(json!({"sgs1": {"piles": {"a": {"known": [9, 9]}}}})), "twice in a pile");
    assert!(!lie(json!({"sgs2": {"hand": {"known": [1]}}})), "two hands");
    assert!(!lie(json!({"sgs2": {"hand": {"known": [30]}}})), "hand and draw pile");
    assert!(!lie(json!({"sgs2": {"hand": {"known": [900]}}})), "no face");
}

#[test]
fn every_field_can_be_changed_straight() {
    fn fields<T: schemars::JsonSchema>() -> Vec<String> {
        let mut names: Vec<String> = schema_for!(T).get("properties").and_then(Value::as_object).unwrap().keys().cloned().collect();
        names.sort();
        names
    }
    fn sorted(names: &[&str], more: &[&str]) -> Vec<String> {
        let mut names: Vec<String> = names.iter().chain(more).map(|name| (*name).to_owned()).collect();
        names.sort();
        names
    }
    assert_eq!(sorted(Snapshot::FIELDS, &["players"]), fields::<Snapshot>());
    assert_eq!(sorted(Player::FIELDS, &[]), fields::<Player>());
    assert_eq!(sorted(Card::FIELDS, &[]), fields::<Card>());
    assert_eq!(sorted(CardWord::FIELDS, &[]), fields::<CardWord>());
    assert_eq!(sorted(Pile::FIELDS, &[]), fields::<Pile>());
}

fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2i32..70).prop_map(Value::from),
        prop::collection::vec(0i32..70, 0..3).prop_map(Value::from),
        prop_oneof![Just("sgs1"), Just("rebel"), Just("play"), Just("x")].prop_map(Value::from),
        Just(json!({"known": [3]})),
        Just(json!({"sgs2": 2, "5": null})),
    ]
}

proptest! {
    /// Whatever goes the straight way gives what the long way gives.
    #[test]
    fn any_delta_gives_the_same_both_ways(
        field in prop::sample::select(Player::FIELDS),
        other in prop::sample::select(Snapshot::FIELDS),
        name in 1..6, value in leaf(), thing in leaf(), which in 0..3,
    ) {
        let mut delta = json!({});
        if which < 2 {
            delta["players"] = json!({format!("sgs{name}"): {field: value}});
        }
        if which > 0 {
            delta[other] = thing;
        }
        let (now, names) = (table(), Names::default());
        if let Some(next) = quick(&now, &delta, &names) {
            let long = through_json(&now, &delta, &names);
            prop_assert!(long.is_ok_and(|long| same(&next, &long)), "{delta}");
        }
    }
}
