//! The test frameworks that people know: LuaUnit's file runs in our runner, and busted gives the
//! same verdicts as ours.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// Says that something is not on this machine; a failure where it has to be.
fn skip(what: &str) {
    assert!(std::env::var_os("JUNSHI_REQUIRE_PEERS").is_none(), "{what} is needed here");
    eprintln!("SKIPPED: {what} is not on this machine");
}

fn junshi(arguments: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_junshi")).arg("test").args(arguments).output().unwrap();
    (output.status.code().unwrap(), String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn the_real_luaunit_runs_and_its_classes_are_reported() {
    let places =
        ["5.1", "5.2", "5.3", "5.4"].map(|version| PathBuf::from(format!("/usr/share/lua/{version}")));
    let Some(place) = places.iter().find(|place| place.join("luaunit.lua").is_file()) else {
        return skip("luaunit");
    };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("units_spec.lua");
    let text = "local lu = require('luaunit')\n\
        TestList = {}\n\
        function TestList:setUp() self.list = { 1, 2 } end\n\
        function TestList:testLength() lu.assertEquals(#self.list, 2) end\n\
        function TestList:testWrong()\n    lu.assertEquals(self.list, { 1, 3 })\nend\n\
        function TestList:testLater() lu.skip('later') end\n\
        function TestList:testBroken() local x = nil; return x.y end\n\
        function testAlone() lu.assertTrue(sgs ~= nil) end\n\
        os.exit(lu.LuaUnit.run())\n";
    std::fs::write(&file, text).unwrap();
    let (code, out) =
        junshi(&[file.to_str().unwrap(), "--path", place.to_str().unwrap(), "--format", "json"]);
    assert_eq!(code, 1, "{out}");
    let report: Value = serde_json::from_str(&out).unwrap();
    let of = |name: &str| {
        let tests = report["tests"].as_array().unwrap();
        tests.iter().find(|test| test["name"] == name).unwrap_or_else(|| panic!("{name} in {out}"))
    };
    assert_eq!(of("TestList.testLength")["verdict"], "passed");
    assert_eq!(of("TestList.testWrong")["verdict"], "failed");
    assert_eq!(of("TestList.testWrong")["line"], 6, "{out}");
    assert_eq!(of("TestList.testLater")["verdict"], "pending");
    assert_eq!(of("TestList.testBroken")["verdict"], "error");
    assert_eq!(of("testAlone")["verdict"], "passed");
}

/// Verdicts by name out of TAP.
fn verdicts(tap: &str) -> BTreeMap<String, bool> {
    tap.lines()
        .filter_map(|line| {
            let (ok, rest) = match line.strip_prefix("not ok ") {
                Some(rest) => (false, rest),
                None => (true, line.strip_prefix("ok ")?),
            };
            let name = rest.split_once(" - ")?.1;
            if name.contains("# SKIP") || name.contains("left for later") {
                return None;
            }
            Some((name.trim().to_owned(), ok))
        })
        .collect()
}

#[test]
fn busted_gives_the_same_verdicts() {
    let spec = "tests/journeys/shared_spec.lua";
    let run = Command::new("busted").args(["--output=TAP", "--suppress-pending", spec]).output();
    let Ok(run) = run else { return skip("busted") };
    let theirs = verdicts(&String::from_utf8_lossy(&run.stdout));
    let (_, out) = junshi(&[spec, "--format", "tap"]);
    let ours = verdicts(&out);
    assert!(theirs.len() >= 15, "{theirs:?}\n{}", String::from_utf8_lossy(&run.stderr));
    assert_eq!(ours, theirs);
    assert!(ours.values().any(|ok| !ok) && ours.values().any(|ok| *ok));
}

#[test]
fn recorded_scenes_are_tests_and_can_be_recorded_anew() {
    let folder = tempfile::tempdir().unwrap();
    let scenes = folder.path().join("scenes/sgs");
    std::fs::create_dir_all(&scenes).unwrap();
    let file = scenes.join("cao-pi-banishes-the-wrong-one.json");
    let text = std::fs::read_to_string("tests/scenes/sgs/cao-pi-banishes.json").unwrap();
    std::fs::write(&file, text.replace(r#""expect":"sgs2""#, r#""expect":"sgs4""#)).unwrap();
    let place = folder.path().to_str().unwrap();
    let (code, out) = junshi(&[place]);
    assert!(code == 1 && out.contains("expected sgs4, got sgs2") && out.contains("slash defence"), "{out}");
    let (code, out) = junshi(&[place, "--update"]);
    assert!(code == 0 && out.contains("- sgs4") && out.contains("+ sgs2"), "{out}");
    let (code, out) = junshi(&[place]);
    assert!(code == 0 && out.starts_with("1 passed"), "{out}");
}

#[test]
fn the_projects_own_handlers_are_covered_by_specs() {
    let output = Command::new(env!("CARGO_BIN_EXE_junshi")).args(["test", "--coverage"]).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    let percent = told.split('(').nth(1).and_then(|rest| rest.split(' ').next());
    let percent: u32 = percent.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("{told}"));
    assert!(percent >= 95, "{told}");
}
