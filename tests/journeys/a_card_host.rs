//! A host of a card game in miniature: one turn of two players over the pipe, as the page for host
//! authors walks through it. The host keeps the truth, sends what changed, tells what happened, and
//! asks; Junshi answers.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};

use crate::Folder;

/// A brain that slashes whoever comes first, and never answers with its last card.
const MOD: &str = r#"
sgs.ai_use_priority.Slash = 2
function SmartAI:useCardSlash(card, use)
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if self.player:canSlash(other, card) then
			use.card = card
			if use.to then use.to:append(other) end
			return
		end
	end
end
sgs.ai_skill_cardask["slash-jink"] = function(self, data, pattern, slasher)
	if self.player:getHandcardNum() == 1 then return "." end
end
"#;

/// The pipe to `junshi serve`.
struct Junshi {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Junshi {
    fn start(module: &str) -> Junshi {
        let mut process = Command::new(env!("CARGO_BIN_EXE_junshi"))
            .args(["serve", "--mod", module])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        Junshi { input: process.stdin.take().unwrap(), process, output }
    }

    fn call(&mut self, method: &str, params: Value) -> Value {
        let request = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
        writeln!(self.input, "{request}").unwrap();
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        let mut answer: Value = serde_json::from_str(&line).unwrap();
        assert!(answer["error"].is_null(), "{method}: {answer}");
        answer["result"].take()
    }
}

/// The host: its table, and everything it says.
struct Host {
    junshi: Junshi,
    table: Value,
    /// Hand cards by seat.
    hands: [Vec<i32>; 2],
    hp: [i32; 2],
    told: Vec<String>,
}

const SEATS: [&str; 2] = ["sgs1", "sgs2"];

impl Host {
    fn open(module: &str) -> Host {
        let mut junshi = Junshi::start(module);
        let snapshot = json!({"mode": "02p", "sight": "whole", "current": "sgs1", "players": [
            {"name": "sgs1", "general": "zhangfei", "role": "lord", "hp": 4, "hand": {"known": [0, 1, 7, 60, 30]}},
            {"name": "sgs2", "general": "sunquan", "role": "rebel", "hp": 4, "hand": {"known": [31, 45]}}]});
        junshi.call("initialize", json!({"protocol": 1}));
        let opened = junshi.call("open", json!({"game": "sgs", "v": 1, "seed": 7, "snapshot": snapshot}));
        let hands = [vec![0, 1, 7, 60, 30], vec![31, 45]];
        Host { junshi, table: opened["match"].clone(), hands, hp: [4, 4], told: Vec::new() }
    }

    fn ask(&mut self, seat: usize, mut ask: Value) -> Value {
        ask["seat"] = json!(SEATS[seat]);
        let mut answer = self.junshi.call("decide", json!({"match": self.table, "ask": ask}));
        answer["answer"].take()
    }

    /// Tells what happened, with what changed by it.
    fn tell(&mut self, event: &str, seat: usize, data: Value) {
        let players = json!({
            "sgs1": {"hp": self.hp[0], "hand": {"known": self.hands[0]}},
            "sgs2": {"hp": self.hp[1], "hand": {"known": self.hands[1]}}});
        let event = json!({"event": event, "player": SEATS[seat], "data": data});
        self.told.push(format!("{} {}", event["event"], event["player"]));
        let params = json!({"match": self.table, "delta": {"players": players}, "events": [event]});
        self.junshi.call("observe", params);
    }

    /// Plays a card that was answered: out of the hand, and everybody is told.
    fn play(&mut self, use_string: &str) {
        let (card, target) = use_string.split_once("->").unwrap_or((use_string, "sgs1"));
        let id: i32 = card.parse().unwrap();
        self.hands[0].retain(|held| *held != id);
        let used = json!({"$": "CardUseStruct", "v": {"from": "sgs1", "to": [target],
            "card": {"id": id, "class": "Slash", "name": "slash", "str": card}}});
        self.tell("ChoiceMade", 0, used.clone());
        self.tell("CardUsed", 0, used);
        if target == "sgs2" {
            self.slash(id);
        }
    }

    fn slash(&mut self, id: i32) {
        let effect = json!({"$": "SlashEffectStruct", "v": {"from": "sgs1", "to": "sgs2",
            "slash": {"id": id, "class": "Slash", "name": "slash", "str": id.to_string()}}});
        let jink = self.ask(
            1,
            json!({"kind": "askForCard", "pattern": "jink", "method": "use",
            "prompt": "slash-jink:sgs1", "data": effect}),
        );
        let given = jink.as_str().unwrap_or("nil");
        self.hands[1].retain(|held| held.to_string() != given);
        self.tell("ChoiceMade", 1, json!(format!("cardResponded:jink:slash-jink:sgs1:_{given}_")));
        if jink.is_null() {
            self.hp[1] -= 1;
            let damage = json!({"$": "DamageStruct", "v": {"from": "sgs1", "to": "sgs2", "damage": 1, "nature": "normal"}});
            self.tell("HpChanged", 1, damage.clone());
            self.tell("Damaged", 1, damage);
        }
    }
}

#[test]
fn a_turn_is_played() {
    let folder = Folder::with(&[("brave-ai.lua", MOD.as_bytes())]);
    let mut host = Host::open(&folder.path("brave-ai.lua"));
    host.tell("EventPhaseStart", 0, Value::Null);
    while let Value::String(used) = host.ask(0, json!({"kind": "activate"})) {
        host.play(&used);
    }
    // Zhang Fei's paoxiao lets him slash three times; Sun Quan jinks once and keeps his last card.
    assert_eq!(host.hands, [vec![30], vec![45]], "{:?}", host.told);
    assert_eq!(host.hp, [4, 2]);
    host.hands[0].extend([40, 41, 42, 43]);
    host.tell("EventPhaseStart", 0, Value::Null);
    let discarded =
        host.ask(0, json!({"kind": "askForDiscard", "reason": "gamerule", "discard_num": 1, "min_num": 1}));
    assert!(host.hands[0].contains(&(discarded[0].as_i64().unwrap() as i32)), "{discarded}");
    host.junshi.call("close", json!({"match": host.table}));
    host.junshi.call("shutdown", Value::Null);
    assert!(host.junshi.process.wait().unwrap().success());
}
