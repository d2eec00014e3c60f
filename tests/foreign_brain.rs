//! A whole foreign AI, written for the original game, plays over recorded games: it is told their
//! events and asked their questions, and its answers are held against the recorded ones.
//!
//! `JUNSHI_QSGS_DIR` names its `lua/ai` folder or one above it; several below it are run one by one.
//! Without it the test says that it was skipped. `JUNSHI_FULL=1` plays all games to their end.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[allow(dead_code)]
#[path = "original_games/questions.rs"]
mod questions;
#[allow(dead_code)]
#[path = "original_games/state.rs"]
mod state;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use junshi::sgs::{Ask, Event, Sgs};
use junshi::trace::Step;
use junshi::{Decision, Limits, Match, Opening, Runtime, Scene, Source, settle};
use serde::Serialize;
use serde_json::{Map, Value, json};
use state::State;

/// Share of the questions that a foreign AI has to answer itself, legally.
const FLOOR: f64 = 0.97;
/// Share of the recorded answers that the AI which was recorded has to give again.
const SAME: f64 = 0.98;
/// The AI that was recorded: the version that its scripts tell.
const RECORDED: &str = "QSanguosha AI 20141006 (V1.32 Alpha)";
/// Questions that are asked, over all games, where not all are wanted.
const ASKED: usize = 500;

/// What one AI has shown.
#[derive(Default, Serialize)]
struct Shown {
    folder: String,
    files: usize,
    failed: Vec<String>,
    games: usize,
    events: usize,
    asked: usize,
    answered: usize,
    refused: BTreeMap<String, usize>,
    errors: BTreeMap<String, usize>,
    kills: usize,
    missing: BTreeMap<String, u64>,
    /// Random numbers that the original drew and this one did not.
    undrawn: usize,
    kinds: BTreeMap<String, Kind>,
}

/// How often the AI was asked one kind of question and answered it itself; of how many recorded answers
/// neither failed nor hung on chance outside the scripts, and how many of those were given again.
#[derive(Default, Serialize)]
struct Kind {
    asked: usize,
    answered: usize,
    compared: usize,
    same: usize,
}

/// A recorded game while it is played.
struct Play<'a> {
    shown: &'a mut Shown,
    runtime: &'a Runtime,
    state: State,
    table: Option<Match<Sgs>>,
    asked: Option<Value>,
    /// An event that waits for the random numbers which it has led to.
    event: Option<Value>,
    differences: bool,
}

fn is_full() -> bool {
    std::env::var_os("JUNSHI_FULL").is_some()
}

fn games() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/truth/sgs/games");
    let more = std::env::var_os("JUNSHI_ORIGINAL_GAMES").map(PathBuf::from);
    let mut found = BTreeMap::new();
    for folder in [own].into_iter().chain(more) {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.to_string_lossy().ends_with(".jsonl.gz") {
                found.insert(path.file_name().unwrap().to_owned(), path);
            }
        }
    }
    found.into_values().collect()
}

/// Folders at or below this one that hold an AI.
fn brains(folder: &Path, found: &mut Vec<PathBuf>) {
    if folder.join("smart-ai.lua").is_file() {
        return found.push(folder.to_owned());
    }
    let mut below: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    below.sort();
    below.iter().filter(|path| path.is_dir() && !path.is_symlink()).for_each(|path| brains(path, found));
}

impl Play<'_> {
    fn line(&mut self, line: Value) {
        let memory = line["aist"].as_object().cloned().unwrap_or_default();
        self.state.remember(&memory);
        match line["t"].as_str().unwrap() {
            "ev" => self.event = Some(line),
            "fe" => {
                let event = self.event.take().expect("an event ends after it began");
                self.update(&event);
                self.deal(&line);
                self.event(&event);
            }
            "req" => {
                self.update(&line);
                self.asked = Some(line);
            }
            "ans" => self.answer(&line),
            _ => {}
        }
    }

    fn update(&mut self, line: &Value) {
        let mut changes = line["st"].as_object().cloned().unwrap_or_else(Map::new);
        changes.remove("dist");
        if self.state.update(changes) || self.table.is_none() {
            let snapshot = self.state.snapshot.clone();
            match &mut self.table {
                Some(table) => table.replace(snapshot).unwrap(),
                None => {
                    let opening = Opening { names: self.state.names.clone(), ..Opening::new(snapshot, 1) };
                    self.table = Some(self.runtime.open(opening).unwrap());
                }
            }
        }
        self.faults();
    }

    /// Deals the random numbers that the original drew.
    fn deal(&mut self, line: &Value) {
        let drawn = line["rnd"].as_array().into_iter().flatten().filter_map(Value::as_f64);
        let table = self.table.as_mut().expect("the table is open");
        self.shown.undrawn += table.deal_draws(drawn.collect());
    }

    fn event(&mut self, line: &Value) {
        let event = json!({"event": line["ev"], "player": line["p"], "data": line["data"]});
        let Ok(event) = junshi::wire::read_value::<Event>(event) else { return };
        self.shown.events += 1;
        self.table.as_mut().unwrap().observe(&[event]).unwrap();
        self.faults();
    }

    /// Asks what was asked; the answer's line is needed for whether nobody may be chosen.
    fn answer(&mut self, answer: &Value) {
        let line = self.asked.take().expect("an answer follows its question");
        let (kind, seat) = (line["kind"].as_str().unwrap(), line["ai"].as_str().unwrap());
        let args = line["args"].as_array().cloned().unwrap_or_default();
        let given = (answer["err"] != true).then_some(&answer["ans"]);
        let players = &self.state.snapshot.players;
        let exchanging = players
            .iter()
            .any(|player| player.name == seat && player.flags.contains("Global_AIDiscardExchanging"));
        let ask = questions::ask(kind, seat, &args, exchanging, given);
        let kind = ask["kind"].as_str().unwrap().to_owned();
        let table = self.table.as_mut().unwrap();
        let question: Ask = junshi::wire::read_ask::<Sgs>(&ask.to_string()).unwrap();
        let scene = Scene::<Sgs>::new(table.snapshot().clone(), question.clone(), 1);
        self.deal(answer);
        let table = self.table.as_mut().unwrap();
        let Ok(decision) = table.decide(question) else { return };
        let scene = Scene { names: self.state.names.clone().into(), ..scene };
        let again = settle(&scene, decision.answer.answer().clone());
        assert!(again.is_ok(), "an illegal answer: {decision:?}");
        let counts = self.shown.kinds.entry(kind.clone()).or_default();
        self.shown.asked += 1;
        counts.asked += 1;
        if decision.source == Source::Handler {
            self.shown.answered += 1;
            counts.answered += 1;
        }
        if let Some(given) = given.filter(|_| answer["crng"].is_null()) {
            let ours = proposed(&decision);
            let theirs = plain(&questions::answer(line["kind"].as_str().unwrap(), &args, given));
            counts.compared += 1;
            counts.same += usize::from(theirs == ours);
            if theirs != ours && self.differences {
                println!("{} {kind} {ours} instead of {theirs}: {ask}\n{}", line["i"], decision.trace);
            }
        }
        self.tell(&kind, &decision);
        self.faults();
    }

    fn tell(&mut self, kind: &str, decision: &Decision<junshi::sgs::Answer>) {
        for step in &decision.trace.steps {
            match step {
                Step::Fault { text, .. } => *self.shown.errors.entry(text.clone()).or_default() += 1,
                Step::Refused { reason, .. } => {
                    *self.shown.refused.entry(format!("{kind}: {reason}")).or_default() += 1;
                }
                _ => {}
            }
        }
        self.shown.kills += usize::from(decision.killed.is_some());
    }

    fn faults(&mut self) {
        for fault in self.table.as_mut().unwrap().take_faults() {
            self.shown.kills += usize::from(fault.killed);
            *self.shown.errors.entry(fault.one_line()).or_default() += 1;
        }
    }
}

/// What the AI itself said, refused or not; null where it said nothing.
fn proposed(decision: &Decision<junshi::sgs::Answer>) -> Value {
    let refused = decision.trace.steps.iter().find_map(|step| match step {
        Step::Refused { proposal, .. } => Some(proposal.clone()),
        _ => None,
    });
    let said = decision.source == Source::Handler;
    let answer = said.then(|| serde_json::to_value(decision.answer.answer()).unwrap());
    plain(&refused.or(answer).unwrap_or_default())
}

/// An answer without the suits and numbers of skill cards, which the original writes always and
/// its scripts do not.
fn plain(answer: &Value) -> Value {
    let Some(text) = answer.as_str().filter(|text| text.starts_with('@')) else { return answer.clone() };
    match (text.split_once('['), text.split_once(']')) {
        (Some((class, _)), Some((_, rest))) => json!(format!("{class}{rest}")),
        _ => answer.clone(),
    }
}

/// Plays a game until so many questions were asked.
fn play(path: &Path, runtime: &Runtime, shown: &mut Shown, questions: usize) {
    shown.games += 1;
    let stop_after = shown.asked.saturating_add(questions);
    let (mut mode, mut play) = (String::new(), None);
    for line in BufReader::new(MultiGzDecoder::new(File::open(path).unwrap())).lines() {
        let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
        match (line["t"].as_str().unwrap(), &mut play) {
            ("begin", _) => mode = line["mode"].as_str().unwrap().to_owned(),
            ("static", None) => {
                let state = State::new(&mode, &line["d"]["cards"]);
                let differences = std::env::var_os("JUNSHI_SHOW").is_some();
                play = Some(Play {
                    shown: &mut *shown,
                    runtime,
                    state,
                    table: None,
                    asked: None,
                    event: None,
                    differences,
                });
            }
            (_, Some(play)) => play.line(line),
            _ => {}
        }
        if play.as_ref().is_some_and(|play| play.shown.asked >= stop_after) {
            break;
        }
    }
    let table = play.and_then(|play| play.table);
    for (name, count) in table.iter().flat_map(Match::missed_names) {
        if is_the_hosts(&name) {
            *shown.missing.entry(name).or_default() += count;
        }
    }
}

/// Whether a name that was looked for would be the host's: its functions and constants of `sgs` begin
/// with a capital letter, what scripts keep there does not.
fn is_the_hosts(name: &str) -> bool {
    name.strip_prefix("sgs.").is_none_or(|name| name.starts_with(char::is_uppercase))
}

fn show(folder: &Path) -> Shown {
    let limits = Limits { ms: 5000, load_ms: 10_000, ..Limits::default() };
    let builder = Runtime::builder().brain(folder).limits(limits).set("all_seeing", true);
    let runtime = builder.build();
    let report = runtime.load_report::<Sgs>().unwrap();
    report.faults.iter().for_each(|fault| println!("{}", fault.one_line()));
    let mut shown = Shown {
        folder: folder.display().to_string(),
        files: report.files.iter().filter(|file| file.module == "brain").count(),
        failed: report.faults.iter().map(|fault| fault.one_line()).collect(),
        ..Shown::default()
    };
    let games = games();
    let each = if is_full() { usize::MAX } else { ASKED.div_ceil(games.len()) };
    games.iter().for_each(|game| play(game, &runtime, &mut shown, each));
    shown
}

fn is_the_recorded(brain: &Path) -> bool {
    let entry = std::fs::read(brain.join("smart-ai.lua")).unwrap();
    String::from_utf8_lossy(&entry).contains(RECORDED)
}

/// Whole copies of that AI have this many files; others were cut down or built out.
fn brain_files(brain: &Path) -> usize {
    std::fs::read_dir(brain).unwrap().count()
}

#[test]
fn a_foreign_ai_plays_recorded_games() {
    let Some(folder) = std::env::var_os("JUNSHI_QSGS_DIR").filter(|folder| !folder.is_empty()) else {
        eprintln!("skipped: JUNSHI_QSGS_DIR names no foreign AI");
        return;
    };
    let mut found = Vec::new();
    brains(Path::new(&folder), &mut found);
    assert!(!found.is_empty(), "no smart-ai.lua in or below {folder:?}");
    for brain in found {
        let shown = show(&brain);
        println!("{}", serde_json::to_string(&shown).unwrap());
        let share = shown.answered as f64 / shown.asked.max(1) as f64;
        assert!(share >= FLOOR, "{brain:?} has answered {share:.3} of the questions itself");
        let (compared, same) =
            shown.kinds.values().fold((0, 0), |(all, same), kind| (all + kind.compared, same + kind.same));
        let share = same as f64 / compared.max(1) as f64;
        println!("{same} of {compared} answers are the recorded ones: {share:.4}");
        if is_the_recorded(&brain) && (26..=30).contains(&brain_files(&brain)) {
            assert!(share >= SAME, "{brain:?} has given {share:.4} of the recorded answers");
        }
    }
}

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
assert(io.open("lua/ai/debug") == nil)
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
    let (_, source, trace) = decide(&mut table, ask);
    assert_eq!(source, Source::LastResort);
    assert!(trace.contains("fuel") || trace.contains("time"), "{trace}");
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
    return sgs.Card_Parse("@YongjueCard=1->."):getClassName() == "YongjueCard"
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
