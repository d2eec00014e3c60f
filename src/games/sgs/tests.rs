//! The game's promises: questions, answers, events, routes and the schema.

use serde_json::{Value, json};

use super::*;
use crate::game::{Key, settle};

fn snapshot() -> Snapshot {
    let mut snapshot = serde_json::from_value(json!({"players": [
        {"name": "sgs1", "general": "caopi", "hp": 2}, {"name": "sgs2", "general": "huatuo", "hp": 3},
        {"name": "sgs3", "general": "machao", "hp": 0, "alive": false}]}))
    .unwrap();
    Sgs::admit(&mut snapshot, &Names::default()).unwrap();
    snapshot
}

fn ask(value: Value) -> Ask {
    serde_json::from_value(value).unwrap()
}

fn choose(targets: Value, optional: bool) -> Ask {
    ask(
        json!({"kind": "askForPlayerChosen", "seat": "sgs1", "reason": "sp-moonspear", "targets": targets, "optional": optional}),
    )
}

fn scene(ask: Ask) -> Scene<Sgs> {
    Scene::new(snapshot(), ask, 7)
}

#[test]
fn questions_go_to_their_registries() {
    let route = Sgs::route(&choose(json!(["sgs2"]), false));
    assert_eq!(
        (route.registry, route.key.as_str(), route.seat.as_str()),
        ("ai_skill_playerchosen", "sp_moonspear", "sgs1")
    );
    let route = Sgs::route(&ask(json!({"kind": "askForSkillInvoke", "seat": "sgs2", "skill": "a-b"})));
    assert_eq!(
        (route.kind, route.registry, route.key.as_str()),
        ("askForSkillInvoke", "ai_skill_invoke", "a_b")
    );
}

#[test]
fn unknown_fields_and_kinds_are_refused() {
    let parse = |value: Value| serde_json::from_value::<Ask>(value);
    assert!(
        parse(json!({"kind": "askForSkillInvoke", "seat": "sgs2", "skill_name": "a", "dat": 1})).is_err()
    );
    assert!(parse(json!({"kind": "askForLove", "seat": "sgs2"})).is_err());
    let round = serde_json::to_value(choose(json!(["sgs2"]), true)).unwrap();
    assert_eq!(round["kind"], "askForPlayerChosen");
    assert!(parse(round).is_ok());
}

#[test]
fn questions_that_make_no_sense_are_refused_at_their_path() {
    let check = |ask: &Ask| Sgs::check_ask(&snapshot(), &Names::default(), ask).map_err(|error| error.path);
    assert_eq!(check(&choose(json!(["sgs2", "sgs1"]), false)), Ok(()));
    assert_eq!(check(&choose(json!([]), true)), Ok(()));
    let path = |path: &str| Err(path.to_owned());
    assert_eq!(check(&choose(json!([]), false)), path("targets"));
    assert_eq!(check(&choose(json!(["sgs2", "sgs9"]), false)), path("targets[1]"));
    assert_eq!(check(&choose(json!(["sgs3"]), false)), path("targets[0]"));
    assert_eq!(check(&choose(json!(["sgs2", "sgs2"]), false)), path("targets[1]"));
    let invoke = |seat: &str, skill: &str, data: Value| {
        ask(json!({"kind": "askForSkillInvoke", "seat": seat, "skill_name": skill, "data": data}))
    };
    assert_eq!(check(&invoke("sgs3", "a", json!(null))), Ok(()), "the dead may be asked what their death does");
    assert_eq!(check(&invoke("sgs9", "a", json!(null))), path("seat"));
    assert_eq!(check(&ask(json!({"kind": "askForSuit", "seat": "sgs3", "reason": "a"}))), path("seat"));
    assert_eq!(check(&invoke("sgs1", "", json!(null))), path("skill_name"));
    assert_eq!(check(&invoke("sgs1", "a", json!({"$player": "sgs8"}))), path("data.$player"));
    assert_eq!(check(&invoke("sgs1", "a", json!({"$players": ["sgs1", "x"]}))), path("data.$players[1]"));
    let damage = |from: &str| json!({"$": "DamageStruct", "v": {"from": from, "to": "sgs3", "damage": 1, "reason": ""}});
    assert_eq!(check(&invoke("sgs1", "a", damage("sgs2"))), Ok(()));
    assert_eq!(check(&invoke("sgs1", "a", damage("sgs7"))), path("data.v.from"));
    assert_eq!(check(&invoke("sgs1", "a", json!({"$": "QStringList", "v": ["jink"]}))), Ok(()));
}

#[test]
fn only_legal_answers_settle() {
    let legal =
        |scene: &Scene<Sgs>, answer: Value| settle(scene, serde_json::from_value(answer).unwrap()).is_ok();
    let forced = scene(choose(json!(["sgs2"]), false));
    assert!(legal(&forced, json!("sgs2")));
    for answer in [json!("sgs1"), json!(null), json!(true), json!(2), json!(["x"]).clone()] {
        let parsed = serde_json::from_value::<Answer>(answer.clone());
        assert!(parsed.is_err() || !legal(&forced, answer));
    }
    assert!(legal(&scene(choose(json!(["sgs2"]), true)), json!(null)));
    let invoke = scene(ask(json!({"kind": "askForSkillInvoke", "seat": "sgs1", "skill_name": "a"})));
    assert!(legal(&invoke, json!(true)) && !legal(&invoke, json!(null)) && !legal(&invoke, json!("yes")));
}

#[test]
fn the_last_resort_is_always_legal() {
    let asks = [
        choose(json!(["sgs2", "sgs1"]), false),
        choose(json!(["sgs2"]), true),
        choose(json!([]), true),
        ask(json!({"kind": "askForSkillInvoke", "seat": "sgs1", "skill_name": "a"})),
    ];
    for ask in asks {
        for number in 1..20 {
            let scene = Scene { number, ..scene(ask.clone()) };
            let answer = Sgs::last_resort(&scene);
            assert!(Sgs::check(&scene, &answer).is_ok(), "{ask:?}: {answer:?}");
        }
    }
    let both: std::collections::BTreeSet<String> = (1..20)
        .map(|number| {
            Sgs::last_resort(&Scene { number, ..scene(choose(json!(["sgs1", "sgs2"]), false)) }).shown()
        })
        .collect();
    assert_eq!(both.len(), 2, "a random target");
}

#[test]
fn events_name_players_that_exist() {
    let observe = |value: Value| {
        let event: Event = serde_json::from_value(value).unwrap();
        Sgs::observe(&mut snapshot(), &event)
    };
    assert!(
        observe(json!({"event": "ChoiceMade", "player": "sgs3", "data": "playerChosen:fangzhu:sgs2"}))
            .is_ok()
    );
    let phases = json!({"$": "PhaseChangeStruct", "v": {"from": 7, "to": 0}});
    assert!(observe(json!({"event": "EventPhaseChanging", "player": "sgs1", "data": phases})).is_ok());
    assert_eq!(observe(json!({"event": "Damaged", "player": "sgs4"})).unwrap_err().path, "player");
}

#[test]
fn the_schema_is_whole() {
    let schema = Sgs::schema();
    let mut names: Vec<&str> = schema.registries.iter().map(|registry| registry.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "no registry twice");
    assert_eq!(schema.registry(schema.defaults).map(|registry| registry.key), Some(Key::Ask));
    for ask in schema.asks {
        assert!(schema.registry(ask.registry).is_some(), "{}", ask.kind);
    }
    for registry in schema.registries {
        assert!(registry.example.contains(registry.name), "{}: {}", registry.name, registry.example);
        assert!(!registry.values.is_empty() && registry.doc.ends_with('.'), "{}", registry.name);
    }
    for setting in schema.settings {
        let default: Value = serde_json::from_str(setting.default).unwrap();
        assert!(setting.values.is_empty() || setting.values.contains(&default.to_string().as_str()));
    }
    assert_eq!(schema.asks.len(), 19);
}
