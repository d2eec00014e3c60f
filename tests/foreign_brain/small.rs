//! Small foreign AIs of our own: how one is loaded, told and asked, and the conventions that it finds.

use junshi::sgs::Sgs;
use junshi::{Match, Opening, Runtime, Source};
use serde_json::{Value, json};

/// A small foreign AI of our own.
const SMART: &str = r#"
local middleclass = require "middleclass"
SmartAI = middleclass.class("SmartAI")
sgs.ai_skill_invoke = {}
told = {}
function SmartAI:initialize(player)
    self.player, self.room = player, player:getRoom()
    self.lua_ai = sgs.LuaAI(player)
    self.lua_ai.callback = function(method, ...)
        local ok, one, other = pcall(self[method], self, ...)
        if ok then return one, other end
    end
end
function CloneAI(player) return SmartAI(player).lua_ai end
function SmartAI:filterEvent(event, player, data)
    table.insert(told, self.player:objectName() .. ":" .. event .. ":" .. data:toString())
end
function SmartAI:askForSkillInvoke(skill, data)
    return sgs.ai_skill_invoke[skill](self, data)
end
function SmartAI:askForChoice(skill) while true do pcall(error) end end
function SmartAI:askForDiscard(reason)
    return self.player:hasFlag("Global_AIDiscardExchanging") and { self.player:handCards():first() } or 7
end
for _, file in ipairs(sgs.GetFileNames("lua/ai")) do
    if file ~= "smart-ai.lua" then dofile("lua/ai/" .. string.upper(file)) end
end
assert(io.open("lua/ai/debug") == nil and io.open("lua/ai/debug") == nil)
"#;

const EXTRA: &str = "
sgs.ai_skill_invoke.jianxiong = function(self) return #told == 2 and told[2] == 'sgs2:71:skillChoice:x:y' end
sgs.ai_skill_invoke.fankui = function(self) return self.player:noSuchMethod() end";

fn small() -> (tempfile::TempDir, Match<Sgs>) {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join("game/lua/ai");
    std::fs::create_dir_all(&folder).unwrap();
    for (file, text) in [
        ("smart-ai.lua", SMART),
        ("b-ai.lua", EXTRA),
        ("a-ai.lua", "local x = \n= 1"),
        ("c-ai.lua", "nothing.x = 1"),
    ] {
        std::fs::write(folder.join(file), text).unwrap();
    }
    let runtime = Runtime::builder().brain(root.path()).build();
    let report = runtime.load_report::<Sgs>().unwrap();
    let faults: Vec<String> =
        report.faults.iter().map(|fault| format!("{}:{}", fault.file, fault.line)).collect();
    assert_eq!(faults, ["a-ai.lua:2", "c-ai.lua:1"]);
    let loaded = report.files.iter().filter(|file| file.module == "brain");
    assert_eq!(loaded.map(|file| file.file.as_str()).collect::<Vec<_>>(), ["smart-ai.lua", "b-ai.lua"]);
    let snapshot = json!({"players": [
        {"name": "sgs1", "general": "caocao", "hp": 4, "hand": {"known": [1, 2]}},
        {"name": "sgs2", "general": "simayi", "hp": 3, "hand": {"known": [3]}}]});
    let opening = Opening::new(junshi::wire::read_value(snapshot).unwrap(), 1);
    (root, runtime.open(opening).unwrap())
}

fn decide(table: &mut Match<Sgs>, ask: Value) -> (Value, Source, String) {
    let decision = table.decide(junshi::wire::read_ask::<Sgs>(&ask.to_string()).unwrap()).unwrap();
    let answer = serde_json::to_value(decision.answer.answer()).unwrap();
    (answer, decision.source, decision.trace.to_string())
}

#[test]
fn a_foreign_ai_is_told_events_and_asked_through_its_callback() {
    let (_root, mut table) = small();
    assert!(table.take_faults().is_empty());
    let event = json!({"event": "ChoiceMade", "player": "sgs1", "data": "skillChoice:x:y"});
    table.observe(&[junshi::wire::read_value(event).unwrap()]).unwrap();
    assert!(table.take_faults().is_empty());
    let invoke = |skill: &str| json!({"kind": "askForSkillInvoke", "seat": "sgs2", "skill_name": skill});
    let (answer, source, trace) = decide(&mut table, invoke("jianxiong"));
    assert_eq!((answer, source), (json!(true), Source::Handler));
    assert!(trace.contains("brain/smart-ai.lua"), "{trace}");
    let (answer, source, trace) = decide(&mut table, invoke("fankui"));
    assert_eq!((answer, source), (json!(false), Source::Handler));
    assert!(trace.contains("b-ai.lua:3") && trace.contains("noSuchMethod"), "{trace}");
}

#[test]
fn what_a_foreign_ai_says_means_what_its_host_takes_it_for() {
    let (_root, mut table) = small();
    let ask = |kind: &str| {
        json!({"kind": kind, "seat": "sgs2", "reason": "x", "discard_num": 1, "min_num": 1,
            "optional": false, "include_equip": false, "pattern": "."})
    };
    let (answer, source, trace) = decide(&mut table, ask("askForExchange"));
    assert_eq!((answer, source), (json!([3]), Source::Handler), "{trace}");
    let (answer, source, _) = decide(&mut table, ask("askForDiscard"));
    assert_eq!((answer, source), (json!([3]), Source::LastResort));
}

#[test]
fn a_foreign_ai_that_catches_everything_is_stopped_all_the_same() {
    let (_root, mut table) = small();
    let ask = json!({"kind": "askForChoice", "seat": "sgs2", "skill_name": "x", "choices": "one+other"});
    for _ in 0..5 {
        let (_, source, trace) = decide(&mut table, ask.clone());
        assert_eq!(source, Source::LastResort);
        assert!(trace.contains("fuel") || trace.contains("time"), "it is asked each time: {trace}");
    }
}

#[test]
fn the_command_line_takes_a_foreign_ai_and_refuses_two() {
    let (root, _) = small();
    let players = json!([{"name": "sgs1", "general": "caocao", "hp": 4}, {"name": "sgs2", "general": "simayi", "hp": 3}]);
    let scene = json!({"snapshot": {"players": players},
        "ask": {"kind": "askForSkillInvoke", "seat": "sgs2", "skill_name": "jianxiong"}});
    let decide = || {
        let mut command = assert_cmd::Command::cargo_bin("junshi").unwrap();
        let args = ["decide", "sgs", "-", "--json", "--brain", root.path().to_str().unwrap()];
        command.args(args).write_stdin(scene.to_string()).output().unwrap()
    };
    let output = decide();
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(printed["source"], "handler");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("brain/a-ai.lua:2") && told.contains("brain/c-ai.lua:1"), "{told}");
    let warned = told.matches("lua/ai/debug is not opened").count();
    assert!((1..=2).contains(&warned), "once where it is checked, and once where it plays: {told}");
    let other = root.path().join("other/lua/ai");
    std::fs::create_dir_all(&other).unwrap();
    std::fs::write(other.join("smart-ai.lua"), "").unwrap();
    let output = decide();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("more than one AI"));
}

/// Conventions of the game that a foreign AI was written for, each a skill that it is asked to invoke.
const CONVENTIONS: &str = r#"
seen_by_all = "from one file to the next"
local asks = sgs.ai_skill_invoke

-- equals stand as Lua 5.2 leaves them, who parts around the middle of three
asks.ties = function()
    local items, order = {}, {}
    for place = 1, 5 do items[place] = { place = place, key = 1 } end
    table.sort(items, function(a, b) return a.key < b.key end)
    for at, item in ipairs(items) do order[at] = item.place end
    return table.concat(order) == "14325"
end

asks.sorted = function()
    local numbers = { 5, 3, 9, 1, 7, 2, 8, 6, 4 }
    table.sort(numbers)
    local down = { 5, 3, 9, 1 }
    table.sort(down, function(a, b) return a > b end)
    return table.concat(numbers) == "123456789" and table.concat(down) == "9531"
end

-- a comparison that is no order is an error that can be caught
asks.no_order = function()
    local ok, problem = pcall(table.sort, { 1, 1, 1, 1 }, function() return true end)
    return not ok and problem:find("invalid order function") ~= nil
end

asks.files = function()
    local file, problem = io.open("lua/ai/debug")
    return file == nil and type(problem) == "string"
end

asks.libraries = function()
    return require "middleClass" == require("middleclass") and string.format("%s", nil) == "nil"
        and os.time() == os.time() and math.mod(5, 3) == 2
end

asks.identity = function(self)
    return self.player == self.room:getAlivePlayers():at(1) and self.lua_ai.player == self.player
end

asks.new_card = function()
    return sgs.Card_Parse("@YongjueCard=1"):getClassName() == "YongjueCard"
end
sgs.ai_skill_use_func.YongjueCard = function() end
"#;

const READER: &str = "
for i = 1, 2 do
    if i == 1 then goto continue end
    sgs.ai_skill_invoke.leaks = function() return seen_by_all == 'from one file to the next' and then_is_fine(1 == 1and 2) end
    ::continue::
end
function then_is_fine(two) return two == 2 end";

#[test]
fn a_foreign_ai_finds_the_lua_that_it_was_written_for() {
    let root = tempfile::tempdir().unwrap();
    let folder = root.path().join("lua/ai");
    std::fs::create_dir_all(&folder).unwrap();
    for (file, text) in [("smart-ai.lua", SMART), ("a-ai.lua", CONVENTIONS), ("b-ai.lua", READER)] {
        std::fs::write(folder.join(file), text).unwrap();
    }
    let runtime = Runtime::builder().brain(root.path()).build();
    let report = runtime.load_report::<Sgs>().unwrap();
    assert!(report.faults.is_empty(), "{:?}", report.faults);
    let snapshot = json!({"players": [
        {"name": "sgs1", "general": "caocao", "hp": 4}, {"name": "sgs2", "general": "simayi", "hp": 3}]});
    let mut table = runtime.open(Opening::new(junshi::wire::read_value(snapshot).unwrap(), 1)).unwrap();
    for skill in ["ties", "sorted", "no_order", "files", "libraries", "identity", "new_card", "leaks"] {
        let ask = json!({"kind": "askForSkillInvoke", "seat": "sgs2", "skill_name": skill});
        let (answer, source, trace) = decide(&mut table, ask);
        assert_eq!((answer, source), (json!(true), Source::Handler), "{skill}: {trace}");
    }
}

#[test]
fn random_numbers_that_another_host_drew_are_drawn_again() {
    let (_root, mut table) = small();
    let snapshot = table.snapshot().clone();
    let draw = "sgs.ai_skill_suit.x = function() return math.random(0, 3) end";
    let runtime = Runtime::builder().mod_text("mine", "draw.lua", draw).build();
    table = runtime.open(Opening::new(snapshot, 1)).unwrap();
    let ask = || json!({"kind": "askForSuit", "seat": "sgs2", "reason": "x"});
    for (number, suit) in [(3.0, "diamond"), (0.0, "spade"), (2.0, "heart")] {
        assert_eq!(table.deal_draws(vec![number]), 0);
        assert_eq!(decide(&mut table, ask()).0, json!(suit));
    }
    assert_eq!(table.deal_draws(vec![1.0, 2.0]), 0);
    assert_eq!(table.deal_draws(vec![]), 2);
}

#[test]
fn check_tells_of_every_file_of_a_whole_ai() {
    let (root, _) = small();
    let folder = root.path().join("game/lua/ai");
    std::fs::write(
        folder.join("d-ai.lua"),
        "sgs.ai_skill_invoke.d = function(self) return self:isFreind() end",
    )
    .unwrap();
    let smart = SMART.replace(
        "if file ~= \"smart-ai.lua\" then",
        "if file ~= \"smart-ai.lua\" and file ~= \"d-ai.lua\" then",
    );
    std::fs::write(folder.join("smart-ai.lua"), smart).unwrap();
    let mut command = assert_cmd::Command::cargo_bin("junshi").unwrap();
    let output = command.args(["check", root.path().to_str().unwrap(), "--json"]).output().unwrap();
    let printed: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1));
    let row = |name: &str| {
        let files = printed["files"].as_array().unwrap();
        files.iter().find(|row| row["file"] == name).unwrap_or_else(|| panic!("no {name}: {printed}")).clone()
    };
    assert_eq!((&row("smart-ai.lua")["loaded"], &row("b-ai.lua")["loaded"]), (&json!(true), &json!(true)));
    assert_eq!(
        (&row("a-ai.lua")["loaded"], &row("a-ai.lua")["errors"][0]["line"]),
        (&json!(false), &json!(2))
    );
    assert_eq!(row("c-ai.lua")["errors"][0]["excerpt"], "nothing.x = 1");
    assert_eq!((&row("d-ai.lua")["loaded"], &row("d-ai.lua")["unused"]), (&json!(true), &json!(true)));
    assert_eq!(row("b-ai.lua")["unknown_methods"][0]["name"], "noSuchMethod");
    assert_eq!((&printed["summary"]["files"], &printed["summary"]["loaded"]), (&json!(5), &json!(3)));
}
