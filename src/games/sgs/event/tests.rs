use super::*;
use crate::wire;
use serde_json::json;

/// One event of each kind, data and shape of the recorded games.
const RECORDED: &str = include_str!("../../../../tests/truth/sgs/events.jsonl");

fn eight() -> Snapshot {
    let players: Vec<Value> =
        (1..=8).map(|seat| json!({"name": format!("sgs{seat}"), "general": "caopi", "hp": 3})).collect();
    serde_json::from_value(json!({"players": players})).unwrap()
}

fn mistake(value: Value) -> HostError {
    match wire::read_value::<Event>(value) {
        Ok(event) => event.check(&eight()).unwrap_err(),
        Err(error) => error,
    }
}

fn refused(name: &str, data: Value) -> HostError {
    mistake(json!({"event": name, "player": "sgs1", "data": data}))
}

/// More events than are kept here: `JUNSHI_SGS_EVENTS` names a file of lines.
fn recorded() -> String {
    match std::env::var("JUNSHI_SGS_EVENTS") {
        Ok(path) => std::fs::read_to_string(path).unwrap(),
        Err(_) => RECORDED.to_owned(),
    }
}

#[test]
fn recorded_events_fit_and_are_written_as_they_were_read() {
    let (table, mut count) = (eight(), 0);
    for line in recorded().lines() {
        let event: Event = wire::read(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        event.check(&table).unwrap_or_else(|error| panic!("{line}: {error}"));
        let (again, before): (Value, Value) =
            (serde_json::to_value(&event).unwrap(), serde_json::from_str(line).unwrap());
        assert_eq!(again, before);
        assert_eq!(serde_json::from_value::<Event>(again).unwrap(), event);
        count += 1;
    }
    assert!(count >= 180, "{count}");
}

#[test]
fn data_of_another_type_are_refused_with_what_would_be_taken() {
    let error = refused("Damaged", json!({"$": "RecoverStruct", "v": {"recover": 1}}));
    assert_eq!(error.to_string(), "at data: expected DamageStruct or null with Damaged, found RecoverStruct");
    let error = refused("HpChanged", json!("1"));
    assert_eq!(error.expected, "DamageStruct or RecoverStruct or a number or null with HpChanged");
    assert_eq!(refused("GameStart", json!(true)).expected, "null with GameStart");
    let error = refused("Damaged", json!({"$": "DamgeStruct", "v": {}}));
    assert!(error.found.contains("did you mean \"DamageStruct\""), "{error}");
    for name in NAMES {
        let event: Event = serde_json::from_value(json!({"event": name, "player": "sgs1"})).unwrap();
        event.check(&eight()).unwrap();
    }
}

#[test]
fn what_is_wrong_inside_the_data_is_told_with_its_place() {
    let damage = |fields: Value| json!({"$": "DamageStruct", "v": fields});
    let moved = |fields: Value| json!({"$": "CardsMoveOneTimeStruct", "v": fields});
    for (name, data, path, text) in [
        ("Damaged", damage(json!({"to": "sgs1", "damge": 2})), "data.v.damge", "unknown field"),
        ("Damaged", damage(json!({"to": "sgs9"})), "data.v.to", "sgs9"),
        ("Damaged", damage(json!({"to": "sgs1", "from": "sgs9"})), "data.v.from", "sgs9"),
        ("Damaged", damage(json!({"to": "sgs1", "damage": "two"})), "data.v.damage", "two"),
        ("Damaged", damage(json!({})), "data.v", "to"),
        ("Damaged", damage(json!({"to": "sgs1", "card": {"id": 3}})), "data.v.card", "class"),
        ("Damaged", json!({"$": "DamageStruct"}), "data", "v"),
        ("Damaged", json!({"$": "DamageStruct", "v": {"to": "sgs1"}, "w": 1}), "data", "unknown field"),
        ("Damaged", json!({"damage": 1}), "data", "unknown field"),
        ("Death", json!({"$": "DeathStruct", "v": {"who": "sgs1", "damage": {"to": "x"}}}), "data.v.damage.to", "x"),
        ("CardUsed", json!({"$": "CardUseStruct", "v": {"from": "sgs1", "to": ["sgs2", "y"]}}), "data.v.to[1]", "y"),
        ("CardsMoveOneTime", moved(json!({"ids": [3], "to_place": 9})), "data.v.to_place", "9"),
        ("CardsMoveOneTime", moved(json!({"ids": [-2], "to_place": 0})), "data.v.ids[0]", "-2"),
        (
            "CardsMoveOneTime",
            moved(json!({"ids": [1, 2], "from_places": [0], "to_place": 0})),
            "data.v.from_places",
            "1",
        ),
        (
            "CardsMoveOneTime",
            moved(json!({"ids": [1], "to_place": 0, "reason": {"player": "z"}})),
            "data.v.reason.player",
            "z",
        ),
        ("EventPhaseChanging", json!({"$": "PhaseChangeStruct", "v": {"from": 7, "to": 9}}), "data.v.to", "9"),
        ("DrawNCards", json!(1.5), "data", "1.5"),
    ] {
        let error = refused(name, data);
        assert_eq!(error.path, path, "{error}");
        assert!(error.to_string().contains(text), "{error}");
    }
    let hosts_own = damage(json!({"to": "sgs1", "ext": {"mine": 1}}));
    let event = json!({"event": "Damaged", "data": hosts_own, "ext": [1]});
    wire::read_value::<Event>(event).unwrap().check(&eight()).unwrap();
}

#[test]
fn a_choice_is_of_a_known_kind_and_has_its_fields() {
    for (text, expected, found) in [
        ("playerChosn:fangzhu:sgs2", "a choice of kind cardUsed, skillInvoke", "did you mean \"playerChosen\""),
        ("playerChosen:fangzhu", "playerChosen:<skill>:<player>", "playerChosen:fangzhu"),
        ("playerChosen:fangzhu:sgs9", "one of the players sgs1", "sgs9"),
        ("cardChosen:snatch:3:sgs1:sgs0", "one of the players", "sgs0"),
        ("cardResponded:jink:_nil_", "cardResponded:<pattern>:<prompt>", "_nil_"),
        ("", "a choice of kind", "\"\""),
    ] {
        let error = refused("ChoiceMade", json!(text));
        assert_eq!(error.path, "data");
        assert!(error.expected.starts_with(expected) && error.found.contains(found), "{error}");
    }
    let shifted = "cardResponded:jink:archery-attack-jink:sgs4:_jink:eight_diagram[no_suit:-]=._";
    let event = json!({"event": "ChoiceMade", "player": "sgs1", "data": shifted});
    wire::read_value::<Event>(event).unwrap().check(&eight()).unwrap();
    assert_eq!(choice_kinds().count(), 14);
}

#[test]
fn other_spellings_of_the_same_data_are_read() {
    let read = |data: Value| {
        wire::read_value::<Event>(json!({"event": "JinkEffect", "data": data})).unwrap().data
    };
    let card = json!({"id": 42, "class": "Jink", "suit": "diamond", "number": 10});
    let long = read(json!({"$": "const Card*", "v": card}));
    assert_eq!(long, read(json!({"$card": card})));
    assert_eq!(long, read(json!({"$": "Card", "v": card})));
    let turned = r#"{"event":"Damaged","data":{"v":{"to":"sgs1"},"$":"DamageStruct"}}"#;
    assert_eq!(wire::read::<Event>(turned).unwrap().data.kind(), DataType::Damage);
    assert_eq!(read(json!({"$player": "sgs1"})), Data::Player(Some("sgs1".to_owned())));
    assert_eq!(read(json!({"$players": ["sgs1"]})), Data::Players(vec!["sgs1".to_owned()]));
    assert_eq!(read(json!([1, 2])), Data::List(vec![1, 2]));
}

#[test]
fn the_table_of_events_names_events() {
    assert_eq!(NAMES.len(), 76);
    assert_eq!(EventName::new("ChoiceMade").map(EventName::number), Some(71));
    let carrying = NAMES.iter().filter_map(|name| EventName::new(name)).filter(|name| !carried(*name).is_empty());
    assert_eq!(carrying.count(), 64);
    assert!(VITAL.iter().all(|vital| EventName::new(vital.event).is_some()));
    let misspelt = mistake(json!({"event": "ChoiceMad"}));
    assert_eq!((misspelt.path.as_str(), misspelt.expected.as_str()), ("event", "an event of QSanguosha"));
    assert!(misspelt.found.contains("ChoiceMade"), "{misspelt}");
}
