//! Forty mistakes that modders make: each is reported with its file and line, what stands there,
//! and what was probably meant.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::path::Path;

use junshi::sgs::Sgs;
use junshi::trace::Step;
use junshi::{Envelope, LoadReport, Runtime, open_scene};

/// What is reported of one mistake.
#[derive(Debug, Default)]
struct Told {
    file: String,
    line: u32,
    code: String,
    text: String,
}

/// A mistake: what it is, the mod's file, the line it is in, and words that the report must have.
type Mistake = (&'static str, &'static str, u32, &'static [&'static str]);

/// Found while the file is loaded.
const LOADING: &[Mistake] = &[
    (
        "a misspelt registry",
        "local x = 1\nsgs.ai_skil_invoke.yiji = true",
        2,
        &["ai_skil_invoke", "ai_skill_invoke"],
    ),
    (
        "a registry in the wrong case",
        "sgs.ai_Skill_invoke.yiji = true",
        1,
        &["ai_Skill_invoke", "ai_skill_invoke"],
    ),
    (
        "a registry of its own that looks like ours",
        "sgs.ai_skill_choise = {}\nsgs.ai_skill_choise.x = 'a'",
        1,
        &["ai_skill_choise", "ai_skill_choice"],
    ),
    ("a missing end", "sgs.ai_skill_invoke.yiji = function(self)\n  return true\n", 3, &["end"]),
    ("a missing then", "if true\n  print(1)\nend", 2, &["then"]),
    ("an unclosed string", "local a = 'x\nlocal b = 2", 1, &["tring"]),
    ("an unclosed bracket", "local t = { 1, 2\nlocal x = 3", 2, &["}"]),
    ("a stray end", "local x = 1\nend", 2, &["end"]),
    ("= for ==", "local x = 1\nif x = 1 then x = 2 end", 2, &["="]),
    ("!= for ~=", "local x = 1\nif x != 1 then x = 2 end", 2, &["!"]),
    ("an else if without end", "if a then\nelse if b then\nend", 3, &["end"]),
    ("a call of nothing", "local x = 1\nregister_skill('x')", 2, &["nil"]),
    ("an index of nothing", "local t\nt.x = 1", 2, &["nil"]),
    ("a number as a handler", "\nsgs.ai_skill_playerchosen.fangzhu = 5", 2, &["number", "function"]),
    ("a text where a number belongs", "sgs.ai_use_value.Slash = 'high'", 1, &["string", "number"]),
    ("a table as a priority", "sgs.ai_use_priority.Slash = {}", 1, &["table", "number"]),
    ("a boolean as a keep value", "sgs.ai_keep_value.Jink = true", 1, &["boolean", "number"]),
    ("a misspelt skill", "sgs.ai_skill_invoke.yijii = true", 1, &["yijii", "yiji"]),
    ("a misspelt card", "sgs.ai_use_value.Slahs = 4", 1, &["Slahs", "Slash"]),
    ("arithmetic on a text", "local n = 'three' + 1", 1, &["arithmetic"]),
    ("a comparison of a number with a text", "local t = 1 < 'a'", 1, &["compare"]),
    ("a call of a number", "local f = 5\nf()", 2, &["call"]),
    ("an error of its own", "error('not finished')", 1, &["not finished"]),
    ("a file that is required and not there", "local lib = require('lib.tools')", 1, &["lib.tools"]),
    ("a library that is not there", "local f = io.open('x')", 1, &["io"]),
    ("a loop without end", "while true do end", 1, &["killed"]),
    ("concatenation with nothing", "local who\nlocal t = 'to ' .. who", 2, &["nil"]),
];

/// Found when the handler is asked.
const ASKED: &[Mistake] = &[
    ("a misspelt method", "local n = 0\nreturn self.player:getHP() > n", 2, &["getHP", "getHp"]),
    ("a misspelt method of a list", "return targets:frist()", 1, &["frist", "first"]),
    ("a misspelt method of the brain", "return self:isFreind(targets:first())", 1, &["isFreind", "isFriend"]),
    (
        "a misspelt function of sgs",
        "return sgs.getDefence(targets:first())",
        1,
        &["getDefence", "getDefense"],
    ),
    ("a field in place of a method", "return self.player.getHp > 2", 1, &["compare"]),
    ("a dot in place of a colon", "return targets:first().getHp()", 1, &["expected"]),
    (
        "a method of another class",
        "return targets:first():getSuit()",
        1,
        &["expected a Card", "got a ServerPlayer"],
    ),
    ("an index of nothing", "local enemy = self.enemy\nreturn enemy.name", 2, &["nil"]),
    ("a missing argument", "return self.player:hasSkill()", 1, &["string"]),
    ("a wrong argument", "return self.player:distanceTo('sgs2')", 1, &["ServerPlayer", "string"]),
    ("a name in place of a player", "return 'sgs2'", 1, &["string", "player"]),
    ("a table in place of a player", "return { targets:first() }", 1, &["table", "player"]),
    ("a player who was not offered", "return self.player", 1, &["sgs6"]),
    ("a yield out of a handler", "coroutine.yield(targets:first())", 1, &["yield"]),
    ("an endless loop", "local n = 0\nwhile true do n = n + 1 end", 2, &["killed"]),
    ("an error object", "error({ code = 5 })", 1, &["table"]),
];

fn of_loading(report: &LoadReport) -> Vec<Told> {
    let faults = report.faults.iter().map(|fault| Told {
        file: format!("{}/{}", fault.module, fault.file),
        line: fault.line,
        code: fault.source.clone(),
        text: fault.one_line(),
    });
    let slips = report.slips.iter().map(|slip| {
        let (file, line) = slip.by.rsplit_once(':').unwrap();
        Told {
            file: file.to_owned(),
            line: line.parse().unwrap(),
            code: "in the report of check".to_owned(),
            text: format!("{} {}", slip.entry, slip.near),
        }
    });
    faults.chain(slips).collect()
}

/// The report of a mistake that is found when `fangzhu` is asked. The handler begins in line 1.
fn of_asking(body: &str) -> Vec<Told> {
    let text = format!("sgs.ai_skill_playerchosen.fangzhu = function(self, targets) {body}\nend");
    let runtime = Runtime::builder().mod_text("mine", "skills/fangzhu.lua", &text).build();
    let scene = Envelope::<Sgs>::read(include_str!("scenes/sgs/cao-pi-banishes.json")).unwrap();
    let mut table = open_scene(&runtime, &scene).unwrap();
    let decision = table.decide(scene.ask.unwrap()).unwrap();
    let mut told = Vec::new();
    let mut handler = Told::default();
    for step in &decision.trace.steps {
        match step {
            Step::Tried { module, file, line, .. } => {
                handler = Told { file: format!("{module}/{file}"), line: *line, ..Told::default() };
            }
            Step::Fault { text, module, file, line, code, .. } => told.push(Told {
                file: format!("{module}/{file}"),
                line: *line,
                code: code.clone(),
                text: text.clone(),
            }),
            Step::Refused { reason, proposal, .. } => told.push(Told {
                file: handler.file.clone(),
                line: handler.line,
                code: proposal.to_string(),
                text: format!("{reason} {proposal}"),
            }),
            _ => {}
        }
    }
    told
}

/// What is wrong with the reports of a mistake.
fn problem(told: &[Told], file: &str, (what, _, line, words): &Mistake) -> Option<String> {
    let fits = |one: &Told| {
        one.file == file
            && one.line == *line
            && words.iter().all(|word| one.text.contains(word))
            && !one.code.is_empty()
    };
    (!told.iter().any(fits)).then(|| format!("{what}: wanted line {line} and {words:?}, got {told:?}"))
}

#[test]
fn forty_mistakes_are_told_where_they_are() {
    let mut problems = Vec::new();
    for mistake in LOADING {
        let runtime = Runtime::builder()
            .mod_text("mine", "mine-ai.lua", mistake.1)
            .limits("load_ms=200".parse().unwrap())
            .build();
        let report = runtime.load_report::<Sgs>().unwrap();
        problems.extend(problem(&of_loading(&report), "mine/mine-ai.lua", mistake));
    }
    for mistake in ASKED {
        problems.extend(problem(&of_asking(mistake.1), "mine/skills/fangzhu.lua", mistake));
    }
    assert!(LOADING.len() + ASKED.len() >= 40);
    assert!(problems.is_empty(), "{} are not told:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn mistakes_in_a_manifest_are_told_all_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, manifest: &str| -> std::path::PathBuf {
        let root = folder.path().join(name);
        std::fs::create_dir_all(&root).unwrap();
        std::fs::write(root.join("mod.toml"), manifest).unwrap();
        root
    };
    let needs = write("needs", "id = 'needs'\n[dependencies]\nbase = '>=2'\nnone = '*'\n");
    let base = write("base", "id = 'base'\nversion = '1.0.0'\n");
    let runtime = Runtime::builder().mod_path(needs).mod_path(base).build();
    let faults = runtime.load_report::<Sgs>().unwrap().faults;
    let text: Vec<String> = faults.iter().map(|fault| fault.one_line()).collect();
    assert_eq!(faults.len(), 2, "{text:?}");
    assert!(text[0].contains("needs/mod.toml") && text[0].contains("base"), "{text:?}");
    let broken = write("broken", "id = 'broken'\nversoin = '1.0.0'\n");
    let error = Runtime::builder().mod_path(&broken).build().load_report::<Sgs>().unwrap_err().to_string();
    assert!(error.contains("line 2") && error.contains("versoin") && error.contains("mod.toml"), "{error}");
    assert!(Path::new(&broken).is_dir());
}
