//! The project's Lua specs pass, the specs that must fail do so where they say, and `junshi test`
//! tells both apart.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use junshi::doors::specs::{self, Outcome, Plan, Verdict};
use junshi::{Detail, Limits, Runtime};

fn runtime(limits: &str) -> Runtime {
    let limits: Limits = limits.parse().unwrap();
    Runtime::builder().limits(limits).trace(Detail::Full).build()
}

fn run(path: &str) -> Vec<Outcome> {
    let files = specs::find(&[PathBuf::from(path)]).unwrap();
    specs::run(&runtime(""), &files, &Plan::default()).unwrap()
}

fn told(outcomes: &[Outcome]) -> String {
    let lines = outcomes.iter().map(|o| format!("{}: {}: {}", o.place(), o.name, o.message));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn our_specs_pass_and_ask_nearly_all_handlers() {
    // fuel decides, which is the same on every machine; a slow one gets its time
    let (runtime, plan) = (runtime("ms=20000,load_ms=10000"), Plan::default());
    let outcomes =
        specs::run(&runtime, &specs::find(&[PathBuf::from("tests/specs")]).unwrap(), &plan).unwrap();
    let bad: Vec<Outcome> = outcomes.iter().filter(|outcome| outcome.is_bad()).cloned().collect();
    assert!(bad.is_empty(), "{}", told(&bad));
    let passed = outcomes.iter().filter(|outcome| outcome.verdict == Verdict::Passed).count();
    assert!(passed >= 1600, "only {passed} tests were found");
    let covered = plan.coverage.of(&runtime, "sgs").unwrap();
    let all = covered.asked.len() + covered.missed.len();
    println!("{passed} specs ask {} of {all} handlers", covered.asked.len());
    assert!(covered.asked.len() * 100 >= all * 95, "no spec asks {}", covered.missed.join(", "));
}

/// Lines with `-- FAILS: text`, from 1.
fn announced(file: &Path) -> Vec<(u32, String)> {
    let text = fs::read_to_string(file).unwrap();
    let marked = text.lines().zip(1..).filter_map(|(line, number)| {
        let (_, text) = line.split_once("-- FAILS: ")?;
        Some((number, text.to_owned()))
    });
    marked.collect()
}

#[test]
fn specs_that_must_fail_do_so_where_they_say() {
    for file in specs::find(&[PathBuf::from("tests/specs/must_fail")]).unwrap() {
        let outcomes = run(&file.to_string_lossy());
        let expected = announced(&file);
        assert_eq!(outcomes.len(), expected.len(), "{}", told(&outcomes));
        for (outcome, (line, text)) in outcomes.iter().zip(expected) {
            assert!(outcome.is_bad(), "{} passed", outcome.name);
            let as_announced = outcome.line == line && outcome.message.contains(&text);
            assert!(
                as_announced,
                "line {line} announces `{text}`, got {}",
                told(std::slice::from_ref(outcome))
            );
        }
    }
}

#[test]
fn results_are_the_same_in_every_run() {
    let data = |outcomes: Vec<Outcome>| serde_json::to_string(&outcomes).unwrap();
    let folder = "tests/specs/must_fail";
    assert_eq!(data(run(folder)), data(run(folder)));
}

fn junshi() -> Command {
    Command::new(assert_cmd::cargo::cargo_bin!("junshi"))
}

fn printed(command: &mut Command, code: i32) -> String {
    let output = command.assert().code(code).get_output().clone();
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

#[test]
fn the_command_tells_what_failed_and_how_many() {
    let text = printed(junshi().args(["test", "tests/specs/must_fail/hangs_spec.lua", "--seed", "3"]), 1);
    assert!(text.contains("FAILED tests/specs/must_fail/hangs_spec.lua:4: endless loop: killed"), "{text}");
    assert!(text.ends_with("0 passed, 5 failed, 0 pending, seed 3\n"), "{text}");
    let text = printed(junshi().args(["test", "tests/specs/sgs", "--filter", "banishes Sun Shangxiang"]), 0);
    assert_eq!(text, "1 passed, 0 failed, 0 pending, seed 0\n");
}

#[test]
fn nothing_to_run_is_not_a_success() {
    let empty = tempfile::tempdir().unwrap();
    assert!(printed(junshi().arg("test").arg(empty.path()), 2).contains("no specs"));
    assert!(printed(junshi().arg("test").current_dir(empty.path()), 2).contains("no specs"));
    assert!(printed(junshi().args(["test", "gone_spec.lua"]), 2).contains("gone_spec.lua"));
    let text = printed(junshi().args(["test", "tests/specs", "--filter", "no such name"]), 2);
    assert!(text.contains("which is in none"), "{text}");
}

#[test]
fn a_modder_tests_a_mod_beside_scenes_of_his_own() {
    let root = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("mine/mod.toml", "id = 'mine'");
    write(
        "mine/skills/leap.lua",
        "sgs.ai_skill_invoke.leap = function(self) return self.player:getHp() < 3 end",
    );
    write(
        "mine/specs/scenes/two.json",
        r#"{"snapshot":{"players":[{"name":"sgs1","general":"caopi","hp":3},
            {"name":"sgs2","general":"sunquan","hp":4}]},
            "ask":{"kind":"askForSkillInvoke","seat":"sgs1","skill_name":"leap"}}"#,
    );
    let spec = r#"-- game: sgs
        it("leaps when hurt", function()
            assert.is_false(decide("two").answer)
            assert.is_true(decide(scene("two"):with{ players = { caopi = { hp = 2 } } }).answer)
        end)"#;
    write("mine/specs/leap_spec.lua", spec);
    let text =
        printed(junshi().args(["test", "--mod", "mine"]).arg("mine/specs").current_dir(root.path()), 0);
    assert!(text.contains("1 passed"), "{text}");
    write("mine/skills/leap.lua", "sgs.ai_skill_invoke.leap = true");
    let text =
        printed(junshi().args(["test", "--mod", "mine"]).arg("mine/specs").current_dir(root.path()), 1);
    assert!(text.contains("mine/specs/leap_spec.lua:3: leaps when hurt: expected false, got true"), "{text}");
    write("mine/skills/leap.lua", "sgs.ai_skill_invoke.leap = = true");
    let text =
        printed(junshi().args(["test", "--mod", "mine"]).arg("mine/specs").current_dir(root.path()), 1);
    assert!(text.contains("ERROR mine/skills/leap.lua:1: (loading)"), "{text}");
}

#[test]
fn an_unknown_game_is_an_error_of_the_file() {
    let root = tempfile::tempdir().unwrap();
    let file = root.path().join("a_spec.lua");
    fs::write(&file, "-- game: tiddlywinks\nit('x', function() end)").unwrap();
    let outcomes = run(&file.to_string_lossy());
    assert!(outcomes[0].is_bad() && outcomes[0].message.contains("tiddlywinks"), "{}", told(&outcomes));
}
