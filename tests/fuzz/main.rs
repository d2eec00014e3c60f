//! No input makes a parser panic or leaves a match half changed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod mutate;

use std::io::Cursor;

use junshi::doors::stdio::Server;
use junshi::journal::{Reader, Sink};
use junshi::kit::rng::Rng;
use junshi::sgs::Sgs;
use junshi::{Envelope, Game, Manifest, Match, Opening, Runtime};
use mutate::{inputs, mutate};
use serde_json::{Value, json};

const SCENES: [&str; 2] = [
    include_str!("../scenes/sgs/cao-pi-banishes.json"),
    include_str!("../scenes/sgs/situation-of-the-seed.json"),
];

fn scene(at: usize) -> Envelope<Sgs> {
    Envelope::read(SCENES[at]).unwrap()
}

fn table() -> Match<Sgs> {
    Runtime::builder().build().open(Opening::of(&scene(0))).unwrap()
}

#[test]
fn scenes_are_read_or_refused() {
    let mut rng = Rng::for_match(1);
    let mut read = 0;
    for round in 0..inputs(20_000) {
        let text = mutate(&mut rng, SCENES[round as usize % 2]);
        if let Ok(mut scene) = Envelope::<Sgs>::read(&text)
            && Sgs::admit(&mut scene.snapshot, &scene.names).is_ok()
        {
            read += 1;
            if let Some(ask) = &scene.ask {
                let _ = Sgs::check_ask(&scene.snapshot, &scene.names, ask);
            }
        }
    }
    assert!(read > 100, "mutations should leave some scenes valid, {read} were");
}

#[test]
fn a_refused_state_or_delta_changes_nothing() {
    let mut rng = Rng::for_match(2);
    let mut table = table();
    let deltas = [
        r#"{"turn":4,"players":[{"name":"sgs1","general":"sunquan","hp":5}]}"#,
        r#"{"current":"sgs1","discard":[1,2,3],"cards":{"30":{"class":"Jink","suit":"heart","number":2}}}"#,
    ];
    for round in 0..inputs(5_000) {
        let text = mutate(&mut rng, deltas[round as usize % 2]);
        let Ok(delta) = serde_json::from_str::<Value>(&text) else { continue };
        let before = table.sent().clone();
        match table.patch(delta) {
            Ok(()) => table.replace(scene(0).snapshot).unwrap(),
            Err(_) => assert_eq!(*table.sent(), before, "after {text}"),
        }
    }
}

#[test]
fn every_line_of_the_protocol_is_answered() {
    let mut rng = Rng::for_match(3);
    let mut server = Server::new(Runtime::builder().build());
    let mut open: Value = serde_json::from_str(SCENES[0]).unwrap();
    let ask = open.as_object_mut().unwrap().remove("ask").unwrap();
    let request = |method: &str, params: &Value| {
        json!({"jsonrpc": "2.0", "id": 7, "method": method, "params": params}).to_string()
    };
    assert!(serve(&mut server, &request("open", &open)).contains("\"match\":1"));
    let lines = [
        request("decide", &json!({"match": 1, "ask": ask})),
        request("observe", &json!({"match": 1, "events": open["events"], "delta": {"turn": 4}})),
        request("initialize", &json!({"protocol": 1})),
        request("save", &json!({"match": 1})),
        request("close", &json!({"match": 2})),
    ];
    for round in 0..inputs(5_000) {
        let line = mutate(&mut rng, &lines[round as usize % lines.len()]).replace("\"shutdown\"", "\"x\"");
        let said = serve(&mut server, &line);
        let answers = said.lines().count();
        let asked = line.lines().filter(|line| !line.trim().is_empty()).count();
        assert!(answers <= asked, "{line}");
        for answer in said.lines() {
            let answer: Value = serde_json::from_str(answer).unwrap();
            assert!(
                answer["result"].is_null() != answer["error"].is_null() || answer.get("result").is_some()
            );
        }
    }
    // A mutated line may have closed the match, so that another one is opened.
    let opened: Value = serde_json::from_str(&serve(&mut server, &request("open", &open))).unwrap();
    let decide = request("decide", &json!({"match": opened["result"]["match"], "ask": ask}));
    assert!(serve(&mut server, &decide).contains("\"answer\":\"sgs2\""), "the server is as good as before");
}

fn serve(server: &mut Server, line: &str) -> String {
    let mut output = Vec::new();
    server.serve(Cursor::new(format!("{line}\n").into_bytes()), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn manifests_are_read_or_refused() {
    let mut rng = Rng::for_match(4);
    let manifest = "id = 'a-mod'\nversion = '1.2.3'\ngames = ['sgs']\nafter = ['b']\n\
        [dependencies]\nb = '>=1, <2'\n[provides]\nskills = ['x']\n[provides.generals.y]\nmax_hp = 3\n";
    assert!(Manifest::check(manifest).is_ok());
    for _ in 0..inputs(20_000) {
        let _ = Manifest::check(&mutate(&mut rng, manifest));
    }
}

#[test]
fn journals_are_read_or_refused() {
    let mut rng = Rng::for_match(5);
    let (sink, held) = Sink::memory();
    let mut table = Runtime::builder().build().open_recorded(Opening::of(&scene(0)), sink).unwrap();
    table.observe(&scene(0).events).unwrap();
    table.decide(scene(0).ask.unwrap()).unwrap();
    table.patch(json!({"turn": 9})).unwrap();
    let journal = held.text();
    for _ in 0..inputs(3_000) {
        let mut reader = Reader::text(mutate(&mut rng, &journal));
        if reader.header::<Sgs>().is_ok() {
            while let Ok(Some(_)) = reader.entry::<Sgs>() {}
        }
    }
}
