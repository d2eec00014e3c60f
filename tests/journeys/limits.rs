//! Handlers that run away are stopped, and the table goes on.

use junshi::sgs::Sgs;
use junshi::{Decision, Envelope, Match, Runtime, Source, open_scene, sgs::Answer};

use super::{BANISHING, Folder, junshi, project_file};

fn scene() -> Envelope<Sgs> {
    Envelope::read(&project_file(BANISHING)).unwrap()
}

/// A table whose handler for the banishment has this body.
fn table(body: &str) -> Match<Sgs> {
    let text = format!("sgs.ai_skill_playerchosen.fangzhu = function(self, targets)\n{body}\nend\n");
    let runtime = Runtime::builder().mod_text("wild", "wild.lua", &text).build();
    let faults = runtime.load_report::<Sgs>().unwrap().faults;
    assert!(faults.is_empty(), "{faults:?}");
    open_scene(&runtime, &scene()).unwrap()
}

fn decide(table: &mut Match<Sgs>) -> Decision<Answer> {
    table.decide(scene().ask.unwrap()).unwrap()
}

const WILD: &[(&str, &str)] = &[
    ("a plain loop", "while true do end"),
    ("a loop in pcall", "while true do pcall(function() while true do end end) end"),
    ("a loop in xpcall's handler", "xpcall(error, function() while true do end end)"),
    ("a loop in a coroutine", "coroutine.wrap(function() while true do end end)()"),
    ("coroutines without end", "while true do coroutine.wrap(function() coroutine.yield() end)() end"),
    (
        "a loop in a metamethod",
        "local t = setmetatable({}, { __index = function() while true do end end })\nreturn t.x",
    ),
    ("a loop in a comparator", "table.sort({ 3, 2, 1 }, function() while true do end end)"),
    (
        "a pattern that backtracks",
        "return (string.rep('a', 60)):find(string.rep('a?', 60) .. string.rep('a', 60) .. 'b')",
    ),
    ("a list that grows", "local t = {}\nwhile true do t[#t + 1] = string.rep('x', 100000) .. #t end"),
    ("a text that doubles", "local s = 'x'\nwhile true do s = s .. s end"),
    (
        "a bomb in pcall",
        "pcall(function() local t = {}\nwhile true do t[#t + 1] = string.rep('y', 100000) .. #t end end)\nwhile true do end",
    ),
];

#[test]
fn a_runaway_is_stopped_and_the_next_decision_works() {
    for (name, body) in WILD {
        let mut table =
            table(&format!("if not self.tame then\nself.tame = true\n{body}\nend\nreturn targets:at(1)"));
        let first = decide(&mut table);
        let told = serde_json::to_value(&first.trace).unwrap().to_string();
        assert!(told.contains("\"step\":\"fault\""), "{name}: {told}");
        assert_ne!(first.source, Source::Handler, "{name}: {told}");
        let second = decide(&mut table);
        assert_eq!(second.answer.answer(), &Answer::Name("sgs2".into()), "{name}: {}", second.trace);
        assert_eq!(second.source, Source::Handler, "{name}");
    }
}

#[test]
fn after_a_kill_no_more_lua_runs_for_that_decision() {
    let mut table = table("while true do end");
    let decision = decide(&mut table);
    assert_eq!(decision.source, Source::LastResort, "{}", decision.trace);
}

#[test]
fn after_an_error_the_default_is_asked() {
    let mut table = table("error('no')");
    let decision = decide(&mut table);
    assert_eq!(decision.source, Source::Default, "{}", decision.trace);
}

#[test]
fn a_handler_stopped_three_times_is_switched_off() {
    let mut table = table("while true do end");
    for _ in 0..3 {
        assert_eq!(decide(&mut table).source, Source::LastResort);
    }
    let fourth = decide(&mut table);
    assert_eq!(fourth.source, Source::Default, "{}", fourth.trace);
    assert!(fourth.trace.to_string().contains("stopped 3 times and is switched off"), "{}", fourth.trace);
}

#[test]
fn the_command_line_sets_limits_and_tells_the_kill() {
    let folder = Folder::with(&[(
        "wild.lua",
        b"sgs.ai_skill_playerchosen.fangzhu = function(self, targets)\n\tfor i = 1, 30000 do local _ = i end\n\treturn targets:at(1)\nend\n",
    )]);
    let path = folder.path("wild.lua");
    let args = ["decide", "sgs", BANISHING, "--json", "--mod", &path];
    assert_eq!(junshi(&args, b"").json()["answer"], "sgs2");
    let limited = [&args[..], &["--limit", "fuel=10000"]].concat();
    let ran = junshi(&limited, b"");
    assert_eq!((ran.code, &ran.json()["source"]), (0, &"last_resort".into()), "{}", ran.all());
}
