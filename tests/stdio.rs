//! The protocol over a pipe: what hosts in other languages see.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

const JUNSHI: &str = env!("CARGO_BIN_EXE_junshi");

struct Server {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Server {
    fn start(arguments: &[&str]) -> Server {
        let mut process = Command::new(JUNSHI)
            .arg("serve")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        Server { process, input, output }
    }

    fn line(&mut self, line: &str) -> Value {
        writeln!(self.input, "{line}").unwrap();
        let mut answer = String::new();
        self.output.read_line(&mut answer).unwrap();
        serde_json::from_str(&answer).unwrap_or_else(|_| panic!("not a line of the protocol: {answer}"))
    }

    fn call(&mut self, method: &str, params: Value) -> Value {
        self.line(&json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).to_string())
    }

    fn open(&mut self) -> (u64, Value) {
        let mut scene = scene();
        let ask = scene.as_object_mut().unwrap().remove("ask").unwrap();
        let opened = self.call("open", scene);
        (opened["result"]["match"].as_u64().unwrap_or_else(|| panic!("{opened}")), ask)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn scene() -> Value {
    serde_json::from_str(include_str!("scenes/sgs/cao-pi-banishes.json")).unwrap()
}

fn code(answer: &Value) -> i64 {
    answer["error"]["code"].as_i64().unwrap_or_else(|| panic!("no error: {answer}"))
}

#[test]
fn lines_that_are_no_requests_are_answered_and_the_server_goes_on() {
    let mut server = Server::start(&[]);
    assert_eq!(code(&server.line("{")), -32700);
    assert_eq!(code(&server.line("[1,2]")), -32600);
    assert_eq!(code(&server.line(r#"{"id":5}"#)), -32600);
    assert_eq!(server.line(r#"{"id":5}"#)["id"], 5);
    assert_eq!(code(&server.call("dance", json!({}))), -32601);
    assert_eq!(code(&server.call("decide", json!({"match": 9, "ask": {}}))), -32001);
    assert_eq!(code(&server.call("decide", json!({}))), -32602);
    let wrong = server.call(
        "open",
        json!({"game": "sgs", "snapshot": {"players": [{"name": "sgs1", "general": "caopi", "hp": "x"}]}}),
    );
    assert_eq!(code(&wrong), -32602);
    assert_eq!(wrong["error"]["data"]["path"], "params.snapshot.players[0].hp");
    let long = format!("{{\"id\":1,\"method\":\"{}\"}}", "x".repeat(17 << 20));
    assert_eq!(code(&server.line(&long)), -32600);
    assert_eq!(server.call("initialize", json!({"protocol": 1}))["result"]["protocol"], 1);
    assert_eq!(code(&server.call("initialize", json!({"protocol": 0}))), -32602);
}

#[test]
fn several_matches_do_not_meet() {
    let mut server = Server::start(&[]);
    let ((one, ask), (two, _)) = (server.open(), server.open());
    assert_ne!(one, two);
    let players: Vec<Value> = scene()["snapshot"]["players"].as_array().unwrap().clone();
    let mut turned = players.clone();
    turned[2]["faceup"] = json!(false);
    server.call("observe", json!({"match": two, "delta": {"players": turned}}));
    assert_eq!(server.call("decide", json!({"match": one, "ask": ask}))["result"]["answer"], "sgs2");
    assert_eq!(server.call("decide", json!({"match": two, "ask": ask}))["result"]["answer"], "sgs3");
    server.call("close", json!({"match": one}));
    assert_eq!(code(&server.call("decide", json!({"match": one, "ask": ask}))), -32001);
}

#[test]
fn advice_stands_beside_the_answer() {
    let mut server = Server::start(&[]);
    let scene = include_str!("scenes/sgs/loyalist-of-dong-zhuo.json");
    let decided = server.call("decide", serde_json::from_str(scene).unwrap());
    assert_eq!(decided["result"]["answer"], "nos_zhangjiao");
    assert_eq!(decided["result"]["advice"][1], json!({"general": "shenzhaoyun", "score": 5.2}));
    let (table, ask) = server.open();
    let decided = server.call("decide", json!({"match": table, "ask": ask}));
    assert!(decided["result"].get("advice").is_none());
}

#[test]
fn a_match_begins_before_generals_are_chosen() {
    let mut server = Server::start(&[]);
    let scene: Value = serde_json::from_str(include_str!("scenes/sgs/loyalist-of-dong-zhuo.json")).unwrap();
    let mut opening = scene.clone();
    opening.as_object_mut().unwrap().retain(|field, _| ["game", "v", "snapshot"].contains(&field.as_str()));
    let opened = server.call("open", opening);
    let table = opened["result"]["match"].as_u64().unwrap_or_else(|| panic!("{opened}"));
    let chosen =
        server.call("decide", json!({"match": table, "ask": scene["ask"]}))["result"]["answer"].clone();
    let delta = json!({"players": {"sgs2": {"general": chosen, "hp": 3}}});
    let told = server.call("observe", json!({"match": table, "delta": delta}));
    assert!(told["result"].is_object(), "{told}");
    let ask =
        json!({"kind": "askForGeneral", "seat": "sgs2", "round": "second", "generals": ["machao", "caopi"]});
    let second = server.call("decide", json!({"match": table, "ask": ask}));
    assert!(second["result"]["trace"].to_string().contains("ai_default"), "{second}");
    assert_eq!(second["result"]["advice"][0]["score"], 50.0);
    let ask = json!({"kind": "askForSkillInvoke", "seat": "sgs2", "skill_name": "leiji"});
    assert!(server.call("decide", json!({"match": table, "ask": ask}))["result"].is_object());
}

#[test]
fn a_whole_scene_can_be_decided_at_once() {
    let mut server = Server::start(&[]);
    let answer = server.call("decide", scene());
    assert_eq!(
        (&answer["result"]["answer"], &answer["result"]["source"]),
        (&json!("sgs2"), &json!("handler"))
    );
}

#[test]
fn a_refused_change_changes_nothing() {
    let mut server = Server::start(&[]);
    let (number, ask) = server.open();
    let wrong = server.call(
        "observe",
        json!({"match": number, "delta": {"turn": 9},
        "events": [{"event": "ChoiceMade", "player": "sgs77"}]}),
    );
    assert!(wrong["error"]["message"].as_str().unwrap().contains("events[0].player"), "{wrong}");
    assert_eq!(server.call("decide", json!({"match": number, "ask": ask}))["result"]["decision"], 1);
}

#[test]
fn what_scripts_print_never_reaches_the_protocol() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("loud-ai.lua");
    let text = "print('while loading')\nsgs.ai_skill_playerchosen.fangzhu = function(self, targets)\n\
                print('{\"id\":1}') self.room:writeToConsole('x') return targets:last() end";
    std::fs::write(&path, text).unwrap();
    let mut server = Server::start(&["--mod", path.to_str().unwrap()]);
    let (number, ask) = server.open();
    assert_eq!(server.call("decide", json!({"match": number, "ask": ask}))["result"]["answer"], "sgs8");
}

#[test]
fn a_deadline_cuts_a_slow_script_short() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("slow-ai.lua");
    std::fs::write(&path, "sgs.ai_skill_playerchosen.fangzhu = function() while true do end end").unwrap();
    let mut server =
        Server::start(&["--mod", path.to_str().unwrap(), "--limit", "ms=5000,fuel=1000000000000"]);
    let (number, ask) = server.open();
    let start = Instant::now();
    let answer = server.call("decide", json!({"match": number, "ask": ask, "ms": 50}));
    let slack = if std::env::var_os("JUNSHI_FULL").is_some() { 1 } else { 5 };
    assert!(start.elapsed() < Duration::from_millis(100) * slack, "{:?}", start.elapsed());
    assert_ne!(answer["result"]["source"], "handler");
}

#[test]
fn scripts_are_taken_up_when_they_are_saved_and_a_broken_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live-ai.lua");
    let save = |seat: &str| {
        let text = format!(
            "count = (count or 0) + 1\nsgs.ai_skill_playerchosen.fangzhu = function(self, targets) \
             if count > 1 then return targets:at({seat}) end return targets:first() end"
        );
        std::fs::write(&path, text).unwrap();
    };
    save("1");
    let mut server = Server::start(&["--watch", "--mod", path.to_str().unwrap()]);
    let (number, ask) = server.open();
    let mut decide =
        || server.call("decide", json!({"match": number, "ask": ask}))["result"]["answer"].clone();
    assert_eq!(decide(), "sgs1");
    let mut until = |wanted: &str| {
        let start = Instant::now();
        while decide() != wanted {
            assert!(start.elapsed() < Duration::from_secs(5), "the change has no effect");
            std::thread::sleep(Duration::from_millis(5));
        }
        start.elapsed()
    };
    save("2");
    let took = until("sgs3");
    let limit = if std::env::var_os("JUNSHI_FULL").is_some() { 200 } else { 1000 };
    assert!(took < Duration::from_millis(limit), "it took {took:?}");
    std::fs::write(&path, "sgs.ai_skill_playerchosen.fangzhu = function(").unwrap();
    std::thread::sleep(Duration::from_millis(100));
    until("sgs3");
    save("4");
    until("sgs5");
}

#[test]
fn a_client_in_python_holds_a_conversation() {
    client("python3", "tests/journeys/client.py");
}

#[test]
fn a_client_in_node_holds_a_conversation() {
    client("node", "tests/journeys/client.mjs");
}

fn client(program: &str, script: &str) {
    let run = Command::new(program).args([script, JUNSHI, "tests/scenes/sgs/cao-pi-banishes.json"]).output();
    match run {
        Ok(run) => {
            let said = String::from_utf8_lossy(&run.stdout);
            assert!(run.status.success(), "{said}{}", String::from_utf8_lossy(&run.stderr));
            assert_eq!(said.split_whitespace().collect::<Vec<_>>(), ["sgs2", "sgs1", "sgs1"]);
        }
        Err(_) => {
            assert!(std::env::var_os("JUNSHI_REQUIRE_PEERS").is_none(), "{program} is needed here");
            eprintln!("SKIPPED: {program} is not on this machine");
        }
    }
}
