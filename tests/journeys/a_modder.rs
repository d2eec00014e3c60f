//! Somebody who writes mods: overrides a skill, makes mistakes, is told where.

use serde_json::{Value, json};

use super::{BANISHING, Folder, Ran, junshi, junshi_logging, project_file};

const LAST_TARGET: &[u8] = b"-- Cao Pi banishes whoever was offered last.
local function last(list)
\tlocal at = list:length() - 1
\treturn list:at(at)
end

sgs.ai_skill_playerchosen.fangzhu = function(self, targets)
\ttrace.note(\"the last one is banished\")
\treturn last(targets)
end
";

fn decide(mods: &[String]) -> Ran {
    let mut args = vec!["decide", "sgs", BANISHING, "--json"];
    for path in mods {
        args.extend(["--mod", path.as_str()]);
    }
    junshi(&args, b"")
}

fn check(files: &[(&str, &[u8])], paths: &[&str]) -> Ran {
    let folder = Folder::with(files);
    let paths: Vec<String> = paths.iter().map(|path| folder.path(path)).collect();
    let mut args = vec!["check"];
    args.extend(paths.iter().map(String::as_str));
    junshi(&args, b"")
}

/// Decides the banishing with one file as a mod.
fn decide_with(text: &str) -> Ran {
    let folder = Folder::with(&[("mine.lua", text.as_bytes())]);
    decide(&[folder.path("mine.lua")])
}

fn faults(ran: &Ran) -> Vec<String> {
    let steps = ran.json()["trace"].as_array().cloned().unwrap_or_default();
    let faults = steps.into_iter().filter(|step| step["step"] == "fault");
    faults.map(|step| step.to_string()).collect()
}

#[test]
fn ten_lines_change_the_answer_and_check_names_who_overrode_whom() {
    assert_eq!(LAST_TARGET.split(|byte| *byte == b'\n').count(), 11, "ten lines");
    let folder = Folder::with(&[("last.lua", LAST_TARGET)]);
    let ran = decide(&[folder.path("last.lua")]);
    assert_eq!(ran.code, 0, "{}", ran.all());
    let said = ran.json();
    assert_eq!((&said["answer"], &said["source"]), (&json!("sgs8"), &json!("handler")));
    assert!(ran.out.contains("the last one is banished"));
    let tried = &said["trace"][1];
    assert_eq!(
        (&tried["mod"], &tried["file"], &tried["line"]),
        (&json!("last"), &json!("last.lua"), &json!(7))
    );

    let checked = junshi(&["check", &folder.path("last.lua")], b"");
    assert_eq!(checked.code, 0, "{}", checked.all());
    checked.says(&[
        "override: ai_skill_playerchosen.fangzhu by last/last.lua:7 over junshi/sgs/skills/thicket/fangzhu.lua:",
        "1 overrides",
    ]);
}

#[test]
fn what_scripts_print_is_in_the_log_where_it_is_wanted() {
    let noisy = Folder::with(&[("noisy.lua", &[LAST_TARGET, b"print(\"loaded\")\n"].concat())]);
    let place = noisy.path("noisy.lua");
    let args = ["decide", "sgs", BANISHING, "--mod", &place, "--json"];
    let silent = junshi(&args, b"");
    assert!(!silent.err.contains("loaded"), "{}", silent.err);
    let logged = junshi_logging(Some("script=info"), &args, b"");
    assert!(logged.err.contains("loaded"), "{}", logged.err);
    assert_eq!(logged.out, silent.out, "answers stand alone on standard output");
}

#[test]
fn later_mods_override_earlier_ones() {
    let first = "sgs.ai_skill_playerchosen.fangzhu = function(self, targets) return targets:first() end\n";
    let folder = Folder::with(&[("first.lua", first.as_bytes()), ("last.lua", LAST_TARGET)]);
    let [first, last] = ["first.lua", "last.lua"].map(|name| folder.path(name));
    assert_eq!(decide(&[first.clone(), last.clone()]).json()["answer"], "sgs8");
    assert_eq!(decide(&[last.clone(), first.clone()]).json()["answer"], "sgs1");
    junshi(&["check", &last, &first], b"")
        .says(&["ai_skill_playerchosen.fangzhu by first/first.lua:1 over last/last.lua:7"]);
}

#[test]
fn a_syntax_error_is_shown_with_its_line_and_the_rest_stands() {
    let good = b"sgs.ai_skill_invoke.jianxiong = true\n";
    let bad = b"local x = 1\nsgs.ai_skill_invoke.ganglie = function(self) retrun true end\n";
    let ran = check(&[("m/mod.toml", b"id = 'm'"), ("m/a.lua", bad), ("m/b.lua", good)], &["m"]);
    assert_eq!(ran.code, 1);
    ran.says(&["m/a.lua", "2 |", "retrun true", " files loaded, ", "1 left out or wrong"]);
}

#[test]
fn a_file_that_fails_does_not_take_the_others_along() {
    let folder = Folder::with(&[
        ("m/mod.toml", b"id = 'm'"),
        ("m/a.lua", b"local t = nil\nt.x = 1\n"),
        ("m/b.lua", LAST_TARGET),
    ]);
    let ran = decide(&[folder.path("m")]);
    assert_eq!((ran.code, &ran.json()["answer"]), (0, &json!("sgs8")), "{}", ran.all());
    ran.says(&["m/a.lua", "2 |", "t.x = 1", "index nil with 'x'"]);
}

#[test]
fn a_misspelt_registry_is_told_with_what_was_meant() {
    for text in ["sgs.ai_skil_invoke.jianxiong = true\n", "sgs.ai_skil_invoke = {}\n"] {
        let text = format!("-- a mod\n{text}");
        let ran = check(&[("mine.lua", text.as_bytes())], &["mine.lua"]);
        assert_eq!(ran.code, 1, "{}", ran.all());
        ran.says(&["mine/mine.lua", "2 |", "sgs.ai_skil_invoke", "did you mean ai_skill_invoke?"]);
    }
}

#[test]
fn a_misspelt_method_is_told_with_what_was_meant() {
    let ran = decide_with(
        "sgs.ai_skill_playerchosen.fangzhu = function(self, targets)\n\tif self.player:getHP() > 1 then\n\t\treturn targets:first()\n\tend\nend\n",
    );
    assert_eq!(ran.code, 0, "{}", ran.all());
    ran.says(&["did you mean getHp?", "mine.lua"]);
    let said = ran.json();
    assert_ne!(said["source"], "handler");
    let fault = faults(&ran).remove(0);
    assert!(fault.contains("\"line\":2") && fault.contains("getHP"), "{fault}");
}

#[test]
fn a_misspelt_method_on_loading_is_shown_with_its_source() {
    let ran =
        check(&[("mine.lua", b"local x = 1\nsgs.Sanguosha:getSkil('rende'):objectName()\n")], &["mine.lua"]);
    assert_eq!(ran.code, 1, "{}", ran.all());
    ran.says(&["mine/mine.lua", "2 |", "getSkil('rende')", "did you mean getSkill?"]);
}

#[test]
fn an_index_into_nil_is_told_with_its_line() {
    let ran = decide_with(
        "sgs.ai_skill_playerchosen.fangzhu = function(self, targets)\n\tlocal nobody\n\treturn nobody.name\nend\n",
    );
    let fault = faults(&ran).remove(0);
    assert!(fault.contains("\"line\":3") && fault.contains("nil") && fault.contains("mine.lua"), "{fault}");
    assert!(ran.json()["answer"].is_string());
}

#[test]
fn gbk_and_marked_sources_are_read_and_reported() {
    // 蛇 in GBK
    let gbk = b"sgs.ai_chat.snake = { \"\xc9\xdf\" }\n";
    let marked = b"\xef\xbb\xbfsgs.ai_skill_invoke.jianxiong = true\n";
    let ran = check(&[("gbk.lua", gbk), ("marked.lua", marked)], &["gbk.lua", "marked.lua"]);
    assert_eq!(ran.code, 0, "{}", ran.all());
    ran.says(&[
        "warning: gbk/gbk.lua:1: not UTF-8: read as GBK",
        "warning: marked/marked.lua:1: byte order mark dropped",
    ]);
}

#[test]
fn files_of_a_mod_require_each_other_and_nothing_else() {
    let folder = Folder::with(&[
        ("m/mod.toml", b"id = 'm'\nfiles = ['init.lua']"),
        ("m/init.lua", b"local pick = require 'lib.pick'\nsgs.ai_skill_playerchosen.fangzhu = pick\n"),
        ("m/lib/pick.lua", b"return function(self, targets) return targets:at(2) end\n"),
        ("other/mod.toml", b"id = 'other'"),
        ("other/a.lua", b"require('lib.pick')\n"),
        ("other/b.lua", b"require('../m/lib/pick')\n"),
    ]);
    let ran = decide(&[folder.path("m"), folder.path("other")]);
    assert_eq!(ran.json()["answer"], "sgs3", "{}", ran.all());
    ran.says(&["other/a.lua", "there is no file `lib.pick` in this mod", "other/b.lua"]);
}

#[test]
fn a_value_of_the_wrong_type_is_a_fault_with_its_line() {
    let ran = check(&[("mine.lua", b"-- wrong\n\nsgs.ai_use_value.Duel = 'high'\n")], &["mine.lua"]);
    assert_eq!(ran.code, 1, "{}", ran.all());
    ran.says(&["mine/mine.lua", "3 |", "sgs.ai_use_value.Duel is a string, but must be a number"]);
}

#[test]
fn new_names_are_listed_and_slips_are_errors() {
    let new = check(&[("mine.lua", b"sgs.ai_skill_invoke.snakecharm = true\n")], &["mine.lua"]);
    assert_eq!(new.code, 0, "{}", new.all());
    new.says(&["new: skill snakecharm in mine/mine.lua:1"]);
    let slip = check(&[("mine.lua", b"\nsgs.ai_skill_invoke.jianxoing = true\n")], &["mine.lua"]);
    assert_eq!(slip.code, 1, "{}", slip.all());
    slip.says(&["mine/mine.lua:2: ai_skill_invoke.jianxoing is not known; did you mean jianxiong?"]);
    let declared: &[(&str, &[u8])] = &[
        ("m/mod.toml", b"id = 'm'\n[provides]\nskills = ['jianxoing']"),
        ("m/a.lua", b"sgs.ai_skill_invoke.jianxoing = true\n"),
    ];
    assert_eq!(check(declared, &["m"]).code, 0, "a declared name is no slip");
}

#[test]
fn declared_generals_may_sit_down_and_others_are_told_how() {
    let mut scene: Value = serde_json::from_str(&project_file(BANISHING)).unwrap();
    scene["snapshot"]["players"][2]["general"] = json!("simahui");
    let provides = b"id = 'm'\n[provides.generals.simahui]\nkingdom = 'qun'\nmax_hp = 3\ngender = 'male'\nskills = ['jianjie']\n";
    let folder = Folder::with(&[
        ("scene.json", scene.to_string().as_bytes()),
        ("m/mod.toml", provides),
        ("m/a.lua", b"sgs.ai_skill_invoke.jianjie = true\n"),
    ]);
    let (scene, module) = (folder.path("scene.json"), folder.path("m"));
    let refused = junshi(&["decide", "sgs", &scene], b"");
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    refused.says(&["snapshot.players[2].general", "simahui", "mod.toml under [provides]"]);
    let ran = junshi(&["decide", "sgs", &scene, "--mod", &module], b"");
    assert_eq!(ran.code, 0, "{}", ran.all());
    ran.says(&["sgs3 3", "jianjie"]);
}

#[test]
fn check_prints_one_object_for_tools() {
    let folder = Folder::with(&[("mine.lua", b"sgs.ai_use_value.Duel = 'high'\n")]);
    let ran = junshi(&["check", "--json", &folder.path("mine.lua")], b"");
    let said = ran.json();
    assert_eq!((ran.code, &said["ok"], &said["faults"][0]["line"]), (1, &json!(false), &json!(1)));
    assert_eq!(said["files"].as_array().unwrap().last().unwrap()["mod"], "mine");
}
