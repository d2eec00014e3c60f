//! Three commands from nothing to a mod that decides; stubs for the editor; a look at a scene.

use std::time::{Duration, Instant};

use crate::{BANISHING, Folder, junshi, project_file};

#[test]
fn a_newcomer_needs_three_commands_and_less_than_a_minute() {
    let start = Instant::now();
    let place = Folder::with(&[]);
    let root = place.path("first-steps");
    let made = junshi(&["new", "mod", "first-steps", "--in", &place.path("")], b"");
    assert_eq!(made.code, 0, "{}", made.all());
    made.says(&["mod.toml", "skills/first_steps_fanying.lua", "specs/first_steps_fanying_spec.lua"]);
    let tested = junshi(&["test", &root, "--mod", &root], b"");
    assert_eq!(tested.code, 0, "{}", tested.all());
    tested.says(&["2 passed, 0 failed"]);
    let scene = r#"{"game":"sgs","snapshot":{"players":[
        {"name":"sgs1","general":"sunquan","role":"lord","hp":4},
        {"name":"sgs2","general":"caopi","hp":1,"acquired":["first_steps_fanying"]}]},
        "ask":{"kind":"askForSkillInvoke","seat":"sgs2","skill_name":"first_steps_fanying"}}"#;
    let decided = junshi(&["decide", "sgs", "-", "--mod", &root], scene.as_bytes());
    assert_eq!(decided.code, 0, "{}", decided.all());
    decided.says(&["true", "lost 2", "first-steps/skills/first_steps_fanying.lua:2"]);
    assert!(start.elapsed() < Duration::from_secs(60));
}

#[test]
fn skills_and_cards_are_added_to_a_mod_and_nothing_is_overwritten() {
    let place = Folder::with(&[("mod.toml", b"id = 'm'\n[provides]\nskills = ['moqi']\ncards = ['Lamp']\n")]);
    let root = place.path("");
    assert_eq!(junshi(&["new", "skill", "moqi", "--in", &root], b"").code, 0);
    assert_eq!(junshi(&["new", "card", "Lamp", "--in", &root], b"").code, 0);
    let tested = junshi(&["test", &root, "--mod", &root], b"");
    assert_eq!(tested.code, 0, "{}", tested.all());
    assert_eq!(junshi(&["check", &root], b"").code, 0);
    let again = junshi(&["new", "skill", "moqi", "--in", &root], b"");
    assert_eq!(again.code, 2);
    again.says(&["a name that is not taken", "moqi.lua"]);
    assert_eq!(junshi(&["new", "skill", "x", "--in", &place.path("nowhere")], b"").code, 2);
    assert_eq!(junshi(&["new", "mod", "../x"], b"").code, 2);
}

#[test]
fn the_stubs_are_those_of_the_schema() {
    let place = Folder::with(&[]);
    let made = junshi(&["meta", &place.path("meta")], b"");
    assert_eq!(made.code, 0, "{}", made.all());
    let stubs = |name: &str| std::fs::read_to_string(place.path(&format!("meta/{name}.lua"))).unwrap();
    for name in ["sgs", "doudizhu", "gomoku", "holdem"] {
        let kept = format!("lua/meta/{name}.lua");
        if std::env::var_os("JUNSHI_UPDATE").is_some() {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(&kept);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, stubs(name)).unwrap();
        }
        assert_eq!(project_file(&kept), stubs(name), "run the tests once with JUNSHI_UPDATE=1");
    }
    let stubs = stubs("sgs") + &stubs("doudizhu") + &stubs("gomoku");
    for part in [
        "---@class Board",
        "function Board:forbidden(point, y) end",
        "---@param x integer\n---@param y integer\n---@return string\nfunction gomoku.point(x, y) end",
        "---@type table<integer, table>\ngomoku.levels = {}",
        "---@return string\nfunction View:hand() end",
        "---@param mode? \"exact\"|\"recursive\"|\"robot\"\n",
        "function doudizhu.split(hand, mode) end",
        "---@class ServerPlayer",
        "---@return integer\nfunction ServerPlayer:getHp() end",
        "---@param arg1 ServerPlayer\n---@param fix? integer\n---@return integer\nfunction ServerPlayer:distanceTo(arg1, fix) end",
        "---@type table<string, function>\nsgs.ai_skill_playerchosen = {}",
    ] {
        assert!(stubs.contains(part), "{part}");
    }
    assert!(std::fs::read_to_string(place.path("meta/.luarc.json")).unwrap().contains("\"continue\""));
}

#[test]
fn a_scene_can_be_looked_at_line_by_line() {
    let lines = "self.player\nself:isFriend(sgs3), self:isFriend(sgs1)\nsgs2:getHp() + 1\nx = sgs.getDefense(sgs2)\nx\n\
                 self:isFreind(sgs1)\nwhile true do end\nself.friends_noself\n'a' .. 'b'\n";
    let ran = junshi(&["repl", "sgs", BANISHING], lines.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.all());
    let said: Vec<&str> = ran.out.lines().collect();
    assert_eq!(said[..5], ["sgs6", "true\tfalse", "2", "", "5.9"], "{said:?}");
    assert!(said[5].contains("did you mean isFriend"), "{said:?}");
    assert!(said[6].contains("killed"), "{said:?}");
    assert_eq!(said[7..], ["{ sgs3, sgs5, sgs7 }", "\"ab\""], "{said:?}");
}
