//! Primitives and views in scripts' hands.

use serde_json::{Value, json};

use super::super::Doudizhu;
use super::interface;
use crate::{Detail, Envelope, Limits, Runtime, Source, open_scene};

/// What a script answers for the landlord with a fresh hand: `text` is the body of a function of the view.
fn led(hand: &str, text: &str) -> (Value, String) {
    let scene = json!({
        "snapshot": {"rules": "douzero", "seat": 1, "landlord": 1, "hand": hand},
        "ask": {"kind": "play", "seat": 1},
    });
    decided(scene, text)
}

fn decided(scene: Value, text: &str) -> (Value, String) {
    let scene = Envelope::<Doudizhu>::read_value(scene).unwrap();
    let kind = scene.ask.unwrap().kind();
    let text = format!("doudizhu.ai_{kind}['1'] = function(view, settings) {text} end");
    let runtime = Runtime::builder().trace(Detail::Full).mod_text("m", "m.lua", &text).build();
    let mut table = open_scene(&runtime, &scene).unwrap();
    let decision = table.decide(scene.ask.unwrap()).unwrap();
    (serde_json::to_value(decision.answer.answer()).unwrap(), decision.trace.to_string())
}

const HAND: &str = "33445566778899TJQKA2";

/// Fails where a condition in Lua does not hold.
#[track_caller]
fn holds(condition: &str) {
    let text = format!("if {condition} then return '2' end return 'A'");
    let (answer, trace) = led(HAND, &text);
    assert_eq!(answer, "2", "{condition}\n{trace}");
}

#[test]
fn cards_are_counted_added_and_taken_away() {
    holds("doudizhu.counts('3RK3')[3] == 2 and doudizhu.counts('3RK3')[4] == 0");
    holds("doudizhu.cards({ [3] = 2, [17] = 1 }) == '33R'");
    holds("doudizhu.add('K3', 'R3') == '33KR'");
    holds("doudizhu.sub('33KR', 'R3') == '3K' and doudizhu.sub('3', '4') == nil");
    holds("doudizhu.has('33KR', 'K3') and not doudizhu.has('33KR', '333')");
    holds("doudizhu.count('33KR', 3) == 2");
    holds("doudizhu.run(3, 5, 1) == '34567' and doudizhu.run(13, 2, 3) == 'KKKAAA'");
    holds("doudizhu.same(13, 3) == 'KKK'");
    holds("doudizhu.rank('K') == 13 and doudizhu.letter(17) == 'R'");
    holds("doudizhu.lowest('K3') == 3 and doudizhu.highest('KR') == 17 and doudizhu.lowest('') == nil");
    holds("table.concat(doudizhu.ranks('3344456', 2), ' ') == '3 4'");
    holds("table.concat(doudizhu.ranks('3344456', 1, 1), ' ') == '5 6'");
    for wrong in [
        "doudizhu.add('3333', '3')",
        "doudizhu.count('3', 2)",
        "doudizhu.same(17, 2)",
        "doudizhu.lowest('X')",
    ] {
        holds(&format!("not pcall(function() return {wrong} end)"));
    }
}

#[test]
fn groups_are_found_and_compared() {
    holds("doudizhu.group('3KKK').type == 'trio_solo' and doudizhu.group('3KKK').rank == 13");
    holds("doudizhu.group('34567').length == 5 and doudizhu.group('34567').value == -2");
    holds("doudizhu.group('3K') == nil");
    holds(
        "doudizhu.beats('44', '33') and doudizhu.beats(doudizhu.group('3333'), 'AA') and not doudizhu.beats('3', '4')",
    );
    holds("#doudizhu.moves('6554') == 4 and doudizhu.moves('6554', '5')[1].cards == '6'");
    holds("#doudizhu.groups('334455667', 'solo_chain', 5) == 1");
    holds("doudizhu.value('BR') == 20 and doudizhu.value('34') == nil");
    holds("doudizhu.min_plays('JJJQQQKKK') == 1 and doudizhu.min_plays('3334447J', true) == 1");
}

#[test]
fn hands_are_split_in_three_ways() {
    holds("doudizhu.split('4566678').score == -19 and #doudizhu.split('4566678').groups == 2");
    holds("select(3, doudizhu.worth('4566678', 'recursive')) == -42");
    holds("doudizhu.split('345677789TJJKKA22', 'robot').rounds >= 6");
    holds("doudizhu.best('4566678') == -19");
    holds("doudizhu.series_lead('333345').cards == '4' and doudizhu.series_follow('579A', '4').cards == '5'");
    holds("not pcall(doudizhu.split, '3', 'best')");
    holds("not pcall(doudizhu.split, doudizhu.DECK)");
}

#[test]
fn the_values_are_the_scripts_own() {
    let text = "doudizhu.values.forms = { solo = { add = 5 } } doudizhu.values.round = 9
        return doudizhu.value('3') == 8 and doudizhu.split('3').score == -1 and '2' or 'A'";
    assert_eq!(led(HAND, text).0, "2");
    let wrong = "doudizhu.values.round = 'much' return doudizhu.split('3').groups[1].cards";
    assert!(led(HAND, wrong).1.contains("whole numbers"));
}

#[test]
fn endings_are_solved() {
    holds("table.concat(doudizhu.solve('AAKTT3', 'AKQJJTT').moves) == 'K'");
    holds("doudizhu.solve('AA9', '2QQTT7755', '3').moves[1] == 'pass'");
}

/// A peasant before the landlord, after his partner's pair.
fn after_a_pair() -> Value {
    json!({
        "snapshot": {"rules": "douzero", "seat": 1, "landlord": 2, "bottom": "3KR", "hand": "44455667788TTJQKA",
            "history": ["3", "4", "pass", "K", "2", "pass", "pass", "33"]},
        "ask": {"kind": "play", "seat": 1},
    })
}

#[test]
fn a_view_tells_what_everybody_has_seen() {
    let told = "trace.note(table.concat({ view:role(), view:seat(), view:landlord(), view:partner(), view:next(),
        view:left(2), view:left(3), view:least_enemy(), view:to_beat().cards, view:beaten_seat(),
        tostring(view:beats_partner()), view:played(2), view:played(), #view:unseen(), tostring(view:passed(1)),
        view:rules(), #view:history(), #view:moves(), view:bombs(), view:mode(), view:stake() }, ' '))";
    let (_, trace) = decided(after_a_pair(), told);
    assert!(
        trace.contains("landlord_up 1 2 3 2 18 13 18 33 3 true 3K 3334K2 31 false douzero 8 6 0 none 1"),
        "{trace}"
    );
}

#[test]
fn bids_are_seen_with_who_made_them() {
    let scene = json!({
        "snapshot": {"seat": 1, "first": 2, "bids": [1, 0], "hand": "44455667788TTJQKA"},
        "ask": {"kind": "bid", "seat": 1},
    });
    let told = "local bids = view:bids()
        trace.note(table.concat({ bids[1].seat, bids[1].bid, bids[2].seat, bids[2].bid, view:lowest_bid(), view:highest_bid() }, ' '))
        return 3";
    let (answer, trace) = decided(scene, told);
    assert_eq!(answer, 3);
    assert!(trace.contains("2 1 3 0 2 3"), "{trace}");
}

#[test]
fn every_method_of_the_interface_is_there() {
    for (_, methods) in interface().0 {
        assert!(methods.len() > 25);
        for method in methods {
            let (_, trace) = decided(after_a_pair(), &format!("trace.note('is ' .. type(view.{method}))"));
            assert!(trace.contains("is function"), "{method}: {trace}");
        }
    }
}

#[test]
fn the_search_ranks_its_options_and_they_become_advice() {
    let text = "local thought = doudizhu.strong(view, { playouts = 60, width = 3 })
        trace.note(#thought.options .. ' options') return thought.play";
    let scene = Envelope::<Doudizhu>::read_value(after_a_pair()).unwrap();
    let decide = || {
        let text = format!("doudizhu.ai_play['1'] = function(view) {text} end");
        // playouts decide, not the clock of a slow machine
        let limits = Limits { ms: 20_000, ..Limits::default() };
        let runtime =
            Runtime::builder().limits(limits).trace(Detail::Full).mod_text("m", "m.lua", &text).build();
        open_scene(&runtime, &scene).unwrap().decide(scene.ask.unwrap()).unwrap()
    };
    let decision = decide();
    assert_eq!(decision.source, Source::Handler, "{}", decision.trace);
    let advice = decision.advice.clone().unwrap();
    let options = advice["options"].as_array().unwrap();
    assert!(options.len() > 1 && options[0]["why"].as_str().unwrap().contains("imagined deals"), "{advice}");
    assert_eq!(options[0]["play"], json!(decision.answer.answer()));
    assert_eq!(decide().advice, decision.advice, "the same seed, the same advice");
}

#[test]
fn advice_of_rules_is_what_they_say_and_none_where_none_is_wanted() {
    let text = "doudizhu.advise('44', 2, 'it is low') doudizhu.advise('pass') return '44'";
    let scene = Envelope::<Doudizhu>::read_value(after_a_pair()).unwrap();
    let decide = |wanted: bool| {
        let text = format!("doudizhu.ai_play['1'] = function(view) {text} end");
        let runtime = Runtime::builder().set("advice", wanted).mod_text("m", "m.lua", &text).build();
        open_scene(&runtime, &scene).unwrap().decide(scene.ask.unwrap()).unwrap().advice
    };
    assert_eq!(decide(true).unwrap()["options"][0], json!({"play": "44", "score": 2.0, "why": "it is low"}));
    assert_eq!(decide(false), None);
}
