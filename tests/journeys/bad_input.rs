//! Malformed input is refused with a path and what was expected, and changes nothing.

use junshi::sgs::{Event, Sgs, Snapshot};
use junshi::{Envelope, Error, Match, Runtime, open_scene};
use serde_json::{Value, json};

use super::{BANISHING, Folder, Ran, junshi, project_file};

fn scene() -> Value {
    json!({"game": "sgs", "seed": 7, "snapshot": {"mode": "04p", "current": "sgs1", "players": [
        {"name": "sgs1", "general": "caopi", "role": "lord", "hp": 3, "max_hp": 3, "hand": {"known": [1, 2]}},
        {"name": "sgs2", "general": "zhangfei", "role": "rebel", "hp": 4, "max_hp": 4},
        {"name": "sgs3", "general": "huatuo", "role": "renegade", "hp": 3, "max_hp": 3},
        {"name": "sgs4", "general": "machao", "hp": 0, "alive": false}]},
      "ask": {"kind": "askForPlayerChosen", "seat": "sgs1", "reason": "fangzhu", "targets": ["sgs2", "sgs3"], "optional": true}})
}

fn decide(scene: &[u8]) -> Ran {
    junshi(&["decide", "sgs", "-", "--json"], scene)
}

/// Fails unless the run was refused as bad input that says all `parts`.
#[track_caller]
fn assert_refused(what: &str, ran: &Ran, parts: &[&str]) {
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{what}: {}", ran.all());
    for part in parts {
        assert!(ran.err.contains(part), "{what}: `{part}` is missing in: {}", ran.err);
    }
}

/// What is put where in the scene (a new field where it ends in `+`), and what is then said.
#[allow(clippy::too_many_lines, reason = "a table")]
fn mistakes() -> Vec<(&'static str, Value, &'static [&'static str])> {
    vec![
        ("/sead", json!(7), &["at sead", "unknown field", "expected one of"]),
        ("/snapshot/playerz", json!([]), &["at snapshot.playerz", "unknown field"]),
        ("/snapshot/players/1/mp", json!(3), &["at snapshot.players[1].mp", "unknown field"]),
        ("/snapshot/players/1/hand", json!({"seen": [3]}), &["at snapshot.players[1].hand.seen", "known"]),
        ("/ask/target", json!("sgs2"), &["at ask", "target", "targets"]),
        ("/ask/kind", json!("askForPlayerChosn"), &["at ask", "askForPlayerChosn", "askForPlayerChosen"]),
        ("/snapshot/players/1/seat", json!(3), &["at snapshot.players[2].seat", "a seat of its own"]),
        ("/snapshot/players/1/name", json!("sgs1"), &["at snapshot.players[1].name", "players[0]"]),
        (
            "/snapshot/players/1/hand",
            json!({"known": [1]}),
            &["at snapshot.players[1].hand.known[0]", "each card in one place", "players[0].hand.known[0]"],
        ),
        ("/ask/targets", json!(["sgs4"]), &["at ask.targets[0]", "a living player", "dead"]),
        ("/ask/seat", json!("sgs9"), &["at ask.seat", "one of the players sgs1, sgs2", "sgs9"]),
        ("/snapshot/current", json!("sgs9"), &["at snapshot.current", "the name of a player", "sgs9"]),
        ("/snapshot/players/1/hp", json!(5), &["at snapshot.players[1].hp", "at most", "5"]),
        (
            "/snapshot/players/1/hp",
            json!("three"),
            &["at snapshot.players[1].hp", "expected i32", "\"three\""],
        ),
        ("/snapshot/players/1/hp", json!(2.5), &["at snapshot.players[1].hp", "expected i32"]),
        ("/snapshot/players/1/hp", json!(3_000_000_000i64), &["at snapshot.players[1].hp", "i32"]),
        ("/snapshot/players/1/hp", json!(2_000_000_000), &["at snapshot.players[1].hp"]),
        ("/snapshot/players/1/role", json!("lord"), &["at snapshot.players[1].role", "one lord"]),
        ("/snapshot/players/1/role", json!("king"), &["at snapshot.players[1].role", "lord"]),
        (
            "/snapshot/players/1/general",
            json!("zhangfie"),
            &["at snapshot.players[1].general", "did you mean \"zhangfei\"?", "mod.toml"],
        ),
        (
            "/snapshot/players/1/skills",
            json!(["paoxiap"]),
            &["at snapshot.players[1].skills[0]", "did you mean \"paoxiao\"?"],
        ),
        (
            "/snapshot/cards",
            json!({"3": {"class": "Slahs"}}),
            &["at snapshot.cards.3.class", "did you mean \"Slash\"?"],
        ),
        ("/snapshot/cards", json!({"three": {"class": "Slash"}}), &["at snapshot.cards"]),
        ("/snapshot/players", json!([]), &["at snapshot.players", "at least one player"]),
        ("/snapshot/mode", json!("04q"), &["at snapshot.mode", "did you mean"]),
        ("/ask/targets", json!(["sgs2", "sgs2"]), &["at ask.targets[1]", "each target once"]),
        ("/ask/targets", json!(["sgs2", "sgs4"]), &["at ask.targets[1]", "a living player"]),
        ("/ask/targets", json!(["sgs2", "sgs5"]), &["at ask.targets[1]", "one of the players"]),
        ("/ask/targets", json!("sgs2"), &["at ask", "a sequence"]),
        ("/ask/optional", json!("yes"), &["at ask", "a boolean"]),
        ("/ask", json!(null), &["at ask", "a question"]),
        (
            "/ask",
            json!({"kind": "askForCard", "seat": "sgs1", "pattern": ".|pink"}),
            &["at ask.pattern", "names|suits|numbers|place", "pink"],
        ),
        (
            "/ask",
            json!({"kind": "askForUseCard", "seat": "sgs1", "pattern": "slash", "method": "eat"}),
            &["at ask.method", "`discard`", "eat"],
        ),
        (
            "/ask",
            json!({"kind": "askForDiscard", "seat": "sgs1", "reason": "x", "discard_num": 1, "min_num": 2}),
            &["at ask.discard_num", "at least min_num, 2"],
        ),
        (
            "/ask",
            json!({"kind": "askForCardChosen", "seat": "sgs1", "who": "sgs4", "flags": "he", "reason": "x"}),
            &["at ask.who", "a living player", "dead"],
        ),
        (
            "/ask",
            json!({"kind": "askForCardChosen", "seat": "sgs1", "who": "sgs2", "flags": "e", "reason": "x"}),
            &["at ask.flags", "where sgs2 has cards"],
        ),
        (
            "/ask",
            json!({"kind": "askForAG", "seat": "sgs1", "card_ids": [3, 900], "reason": "x"}),
            &["at ask.card_ids[1]", "snapshot.cards", "900"],
        ),
        (
            "/ask",
            json!({"kind": "askForYiji", "seat": "sgs1", "cards": [3, 3], "reason": "x"}),
            &["at ask.cards[1]", "each card once"],
        ),
        (
            "/ask",
            json!({"kind": "askForChoice", "seat": "sgs1", "skill_name": "x", "choices": "a++b"}),
            &["at ask.choices", "each choice once"],
        ),
        (
            "/ask",
            json!({"kind": "askForNullification", "seat": "sgs1", "trick": "dule:[no_suit:-]=.", "to": "sgs2"}),
            &["at ask.trick", "a known card", "dule"],
        ),
        (
            "/ask",
            json!({"kind": "askForGuanxing", "seat": "sgs1", "cards": [3], "guanxing_type": "up"}),
            &["at ask.guanxing_type", "`up_only`"],
        ),
        (
            "/ask",
            json!({"kind": "askForGeneral", "seat": "sgs1", "generals": ["caopi", "zhangfie"]}),
            &["at ask.generals[1]", "did you mean \"zhangfei\"?"],
        ),
        (
            "/ask",
            json!({"kind": "askForPindian", "seat": "sgs2", "requestor": "sgs1", "reason": "x"}),
            &["at ask.seat", "a player with hand cards"],
        ),
        ("/snapshot/players/0/phase", json!("lunch"), &["at snapshot.players[0].phase", "`judge`", "lunch"]),
        (
            "/snapshot/players/0/card_limitation",
            json!({"use": [".|pink"]}),
            &["at snapshot.players[0].card_limitation.use[0]", "pink"],
        ),
        (
            "/snapshot/prohibited",
            json!([{"to": "sgs8", "cards": "Slash"}]),
            &["at snapshot.prohibited[0].to", "sgs8"],
        ),
        ("/seed", json!(-1), &["at seed", "u64"]),
        ("/v", json!(99), &["at v", "version 1", "99"]),
        ("/game", json!("chess"), &["at game", "\"sgs\"", "\"chess\""]),
        ("/limits", json!({"sec": 1}), &["at limits.sec", "unknown field"]),
        ("/limits", json!({"mib": 1}), &["at limits.mib", "4 or more MiB"]),
        ("/names", json!({"genral": {"x": null}}), &["names.genral", "one of general"]),
        ("/events", json!([{"event": "Damagd"}]), &["at events[0].event", "did you mean \"Damage"]),
        ("/events", json!([{"event": "Damaged", "player": "sgs7"}]), &["at events[0].player", "sgs7"]),
        ("/events", json!([{"event": "Damaged", "who": "sgs1"}]), &["at events[0].who", "unknown field"]),
    ]
}

fn put(target: &mut Value, place: &str, value: Value) {
    let (parent, field) = place.rsplit_once('/').unwrap();
    target.pointer_mut(parent).unwrap()[field] = value;
}

#[test]
fn the_scene_itself_is_good() {
    let ran = decide(scene().to_string().as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.all());
}

#[test]
fn every_mistake_in_a_scene_is_told_with_its_path_and_what_was_expected() {
    for (place, value, parts) in mistakes() {
        let mut wrong = scene();
        put(&mut wrong, place, value.clone());
        let ran = decide(wrong.to_string().as_bytes());
        assert_refused(&format!("{place} = {value}"), &ran, parts);
    }
}

#[test]
fn a_missing_field_is_named() {
    for (parent, field, path) in [
        ("", "snapshot", "at ."),
        ("/snapshot/players/1", "general", "at snapshot.players[1]"),
        ("/snapshot/players/1", "hp", "at snapshot.players[1]"),
        ("/ask", "seat", "at ask"),
        ("/ask", "targets", "at ask"),
        ("/ask", "kind", "at ask"),
    ] {
        let mut wrong = scene();
        wrong.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(field);
        let parts = [path, &format!("a field `{field}`")];
        assert_refused(&format!("{parent} without {field}"), &decide(wrong.to_string().as_bytes()), &parts);
    }
}

#[test]
fn text_that_is_no_json_is_told_with_its_place() {
    let whole = scene().to_string();
    let nested = format!(
        "{{\"snapshot\":{{\"players\":[],\"ext\":{}1{}}}}}",
        "[".repeat(100_000),
        "]".repeat(100_000)
    );
    let nan = whole.replacen("\"hp\":3", "\"hp\":NaN", 1);
    let infinite = whole.replacen("\"hp\":3", "\"hp\":1e999", 1);
    let cases: [(&str, &[u8], &[&str]); 9] = [
        ("empty input", b"", &["expected JSON", "EOF"]),
        ("white space", b" \n", &["expected JSON", "EOF"]),
        ("truncated", &whole.as_bytes()[..whole.len() / 2], &["expected", "EOF", "line 1"]),
        ("huge nesting", nested.as_bytes(), &["recursion limit"]),
        ("NaN", nan.as_bytes(), &["players[0].hp", "expected JSON", "line 1"]),
        ("infinity", infinite.as_bytes(), &["players[0].hp", "number out of range"]),
        ("two values", b"{}{}", &["snapshot"]),
        ("a list", b"[]", &["at .", "expected"]),
        ("not UTF-8", b"{\"game\":\"\xc9\xdf\"}", &["UTF-8"]),
    ];
    for (what, text, parts) in cases {
        assert_refused(what, &decide(text), parts);
    }
    let trailing = format!("{whole} x");
    assert_refused("trailing text", &decide(trailing.as_bytes()), &["trailing characters"]);
    let twice = whole.replacen("\"seed\":7", "\"seed\":7,\"seed\":8", 1);
    assert_refused("a field twice", &decide(twice.as_bytes()), &["duplicate field `seed`"]);
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let folder = Folder::with(&[("gbk.json", b"{\"game\":\"\xc9\xdf\"}")]);
    let (gbk, gone) = (folder.path("gbk.json"), folder.path("gone.json"));
    assert_refused("not UTF-8", &junshi(&["decide", "sgs", &gbk], b""), &["gbk.json", "UTF-8"]);
    assert_refused("missing", &junshi(&["decide", "sgs", &gone], b""), &["gone.json", "No such file"]);
    assert_refused("a folder", &junshi(&["decide", "sgs", "tests"], b""), &["tests"]);
}

#[test]
fn wrong_usage_says_what_is_right() {
    let with = |extra: &[&str]| junshi(&[&["decide", "sgs", BANISHING], extra].concat(), b"");
    assert_refused(
        "game",
        &junshi(&["decide", "chess", BANISHING], b""),
        &["at game", "one of sgs", "`chess`"],
    );
    assert_refused("setting", &with(&["--set", "speed=3"]), &["settings.speed", "one of situation, pick,"]);
    assert_refused(
        "value",
        &with(&["--set", "situation=x"]),
        &["settings.situation", "one of \"seed\", \"later\""],
    );
    assert_refused("pair", &with(&["--set", "situation"]), &["KEY=VALUE"]);
    for limit in ["ms=fast", "ms", "sec=1", "ms=-1", "fuel=99999999999999999999"] {
        assert_refused(limit, &with(&["--limit", limit]), &["ms=N, mib=N, fuel=N", limit]);
    }
    assert_refused("mod", &with(&["--mod", "no/such.lua"]), &["no/such.lua"]);
    assert_refused("flag", &with(&["--trase", "off"]), &["--trace"]);
    assert_refused("command", &junshi(&["decode"], b""), &["decide"]);
    assert_refused("nothing", &junshi(&[], b""), &["Usage"]);
    assert_refused("check game", &junshi(&["check", "--game", "chess"], b""), &["one of sgs"]);
    assert_refused("primitive", &junshi(&["eval", "sgs", "situatoin"], b"{}"), &["one of", "situation"]);
}

#[test]
fn limits_of_any_size_are_taken_or_refused_but_never_crash() {
    for limit in [
        "ms=0",
        "fuel=0",
        "mib=0",
        "mib=4",
        "ms=18446744073709551615",
        "mib=18446744073709551615",
        "fuel=18446744073709551615",
        "load_ms=18446744073709551615",
    ] {
        let ran = junshi(&["decide", "sgs", BANISHING, "--json", "--limit", limit], b"");
        assert!(matches!(ran.code, 0 | 2), "{limit}: {} {}", ran.code, ran.all());
        assert!(
            ran.code == 2 || ran.json()["answer"].is_string() || ran.json()["answer"].is_null(),
            "{limit}"
        );
        assert!(!ran.err.contains("panicked"), "{limit}: {}", ran.err);
    }
}

fn banishing() -> Envelope<Sgs> {
    Envelope::read(&project_file(BANISHING)).unwrap()
}

/// What a host sees of the next decision.
fn next(table: &mut Match<Sgs>) -> String {
    let decision = table.decide(banishing().ask.unwrap()).unwrap();
    serde_json::to_string(&(decision.answer.answer(), decision.source, &decision.trace)).unwrap()
}

type Wrong = Box<dyn Fn(&mut Match<Sgs>) -> Result<(), Error>>;

/// Calls that have to be refused.
fn refused_calls() -> Vec<(&'static str, Wrong)> {
    let event = |text: &str| -> Event { serde_json::from_str(text).unwrap() };
    let good = event(r#"{"event":"TurnStart","player":"sgs1"}"#);
    let bad = event(r#"{"event":"TurnStart","player":"sgs99"}"#);
    vec![
        ("an empty state", Box::new(|table| table.replace(Snapshot::default()))),
        (
            "a state with a seat twice",
            Box::new(|table| {
                let mut state = table.snapshot().clone();
                std::sync::Arc::make_mut(&mut state.players[1]).name = "sgs1".to_owned();
                table.replace(state)
            }),
        ),
        ("a patch with an unknown field", Box::new(|table| table.patch(json!({"turn": 9, "turns": 1})))),
        ("a patch of the wrong type", Box::new(|table| table.patch(json!({"turn": "nine"})))),
        (
            "a patch that is inconsistent",
            Box::new(|table| table.patch(json!({"turn": 9, "current": "sgs99"}))),
        ),
        ("a patch that is no object", Box::new(|table| table.patch(json!(3)))),
        ("a patch that takes the players away", Box::new(|table| table.patch(json!({"players": null})))),
        ("a bad event after a good one", Box::new(move |table| table.observe(&[good.clone(), bad.clone()]))),
        (
            "a question to nobody",
            Box::new(|table| {
                let ask = json!({"kind": "askForSkillInvoke", "seat": "sgs99", "skill_name": "jianxiong"});
                table.decide(serde_json::from_value(ask).unwrap()).map(|_| ())
            }),
        ),
        (
            "a question without a name",
            Box::new(|table| {
                let ask = json!({"kind": "askForSkillInvoke", "seat": "sgs1", "skill_name": ""});
                table.decide(serde_json::from_value(ask).unwrap()).map(|_| ())
            }),
        ),
    ]
}

#[test]
fn a_refused_call_leaves_the_match_as_it_was() {
    let open = || open_scene(&Runtime::builder().trace(junshi::Detail::Full).build(), &banishing()).unwrap();
    let mut untouched = open();
    let mut table = open();
    for (what, call) in refused_calls() {
        let before = serde_json::to_string(table.snapshot()).unwrap();
        let error = call(&mut table).expect_err(what);
        assert!(matches!(&error, Error::Host(error) if !error.path.is_empty()), "{what}: {error}");
        assert_eq!(serde_json::to_string(table.snapshot()).unwrap(), before, "{what}");
        assert_eq!(next(&mut table), next(&mut untouched), "{what}: the same answer, trace and number");
    }
}

#[test]
fn a_reader_who_has_gone_is_no_fault() {
    use std::process::{Command, Stdio};
    for arguments in
        [&["doctor"][..], &["check"], &["decide", "sgs", "tests/scenes/sgs/cao-pi-banishes.json"]]
    {
        let mut child = Command::new(env!("CARGO_BIN_EXE_junshi"))
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!told.contains("panicked"), "{arguments:?}: {told}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {told}");
    }
}

#[test]
fn a_mistake_in_a_question_is_told_with_its_place() {
    let scene = |ask: &str| {
        format!(
            r#"{{"game":"sgs","snapshot":{{"players":[{{"name":"sgs1","general":"caopi","hp":3}},
            {{"name":"sgs2","general":"sunquan","hp":4}}]}},"ask":{ask}}}"#
        )
    };
    for (ask, told) in [
        (
            r#"{"kind":"askForPlayerChosen","seat":"sgs1","reason":"x","targets":["sgs2",5]}"#,
            "at ask.targets[1]: expected a string",
        ),
        (
            r#"{"kind":"askForPlayerChosen","seat":"sgs1","reason":"x","target":["sgs2"]}"#,
            "at ask.target: expected",
        ),
        (r#"{"kind":"askForSkillInvoke","seat":7,"skill_name":"x"}"#, "at ask.seat: expected a string"),
        (r#"{"kind":"askForSkillInvok","seat":"sgs1"}"#, "did you mean \"askForSkillInvoke\"?"),
        (r#"{"kind":5}"#, "at ask.kind: expected a text"),
    ] {
        let ran = junshi(&["decide", "sgs", "-"], scene(ask).as_bytes());
        assert!(ran.code == 2 && ran.out.is_empty(), "{}", ran.all());
        ran.says(&[told]);
    }
}
