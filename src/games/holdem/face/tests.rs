//! Primitives and views in scripts' hands.

use serde_json::{Value, json};

use super::super::Holdem;
use super::interface;
use crate::{Detail, Envelope, Limits, Runtime, Source, open_scene};

fn scene() -> Value {
    json!({
        "snapshot": {
            "rules": {"small_blind": 5, "big_blind": 10}, "button": 3, "seat": 3, "hole": "AhKh", "hand": 4,
            "seats": [{"stack": 1000}, {"stack": 1000, "name": "Bo", "shown": "QcQd"}, {"stack": 600}],
            "board": "2h7h9c", "history": "r30cc/cr90",
        },
        "ask": {"kind": "act", "seat": 3},
    })
}

/// What a script does: `text` is the body of a function of the view. Gives the answer, who gave it, and the trace.
fn decided(text: &str) -> (Value, Source, String) {
    let scene = Envelope::<Holdem>::read_value(scene()).unwrap();
    let text = format!("holdem.ai_act['3'] = function(view, settings) {text} end");
    let runtime = Runtime::builder().trace(Detail::Full).mod_text("m", "m.lua", &text).build();
    let mut table = open_scene(&runtime, &scene).unwrap();
    let decision = table.decide(scene.ask.unwrap()).unwrap();
    (serde_json::to_value(decision.answer.answer()).unwrap(), decision.source, decision.trace.to_string())
}

/// Fails where a condition in Lua does not hold.
#[track_caller]
fn holds(condition: &str) {
    let (answer, _, trace) = decided(&format!("if {condition} then return 'r600' end return 'f'"));
    assert_eq!(answer, "r600", "{condition}\n{trace}");
}

#[test]
fn cards_are_ranked_and_named() {
    holds("holdem.rank('2c2s', '8hAc3s4c5s') > holdem.rank('Kd3h', '8hAc3s4c5s')");
    holds("holdem.category('2c2s', '8hAc3s4c5s') == 'straight' and holdem.category('AhAd') == 'pair'");
    holds("holdem.board_plays('2c2d', 'AsKsQsJsTs') and not holdem.board_plays('2c2d', 'AsKsQs')");
    holds("holdem.board_category('AsAdQsJsTs') == 'pair'");
    holds("holdem.best_five('2c2s', '8hAc3s4c5s') == 'Ac5s4c3s2s'");
    holds("#holdem.outs('AhKh', '2h7h9c') == 15 and #holdem.outs('KhQh', '2h7h9cJd', { 'AsAd' }) == 12");
    holds("holdem.class('KdAc') == 'AKo' and holdem.in_range('KdAc', 'AT+') == 1");
    holds("holdem.cards('10h, 2c')[1].rank == 10 and holdem.cards('Ah')[1].suit == 'h'");
    holds("holdem.CATEGORIES[holdem.category_number('flush') + 1] == 'flush'");
    for wrong in ["holdem.rank('AhAh')", "holdem.rank('Ah7c', 'Ah2c3c')", "holdem.category('Xx')", "holdem.rank(5)"] {
        holds(&format!("not pcall(function() return {wrong} end)"));
    }
}

#[test]
fn equities_are_drawn_and_counted() {
    holds("math.abs(holdem.equity('AhAd', '', 'KK', 4000).equity - 0.82) < 0.03");
    holds("holdem.equity('AhKh', '2h7h9cTc', 'QcQd').exact");
    holds("holdem.equity('AhKh', nil, 5, 500).samples == 500 and holdem.equity('AhKh', nil, 5).equity < 0.4");
    holds("view:equity().equity > view:equity({ 'QcQd', '99' }).equity");
    for wrong in ["'ZZ'", "12", "{ 5 }", "'AhKc'", "{'22','22','22','22','22','22','22','22','22','22'}"] {
        holds(&format!("not pcall(function() return holdem.equity('AhKh', '', {wrong}) end)"));
    }
}

#[test]
fn a_view_tells_what_everybody_knows() {
    holds("view:seat() == 3 and view:hole() == 'AhKh' and view:board() == '2h7h9c' and view:street() == 'flop'");
    holds("view:pot() == 150 and view:to_call() == 60 and view:level() == 60 and view:before() == 30");
    holds("view:min_raise() == 150 and view:max_raise() == 600 and view:can_raise()");
    holds("view:stack() == 570 and view:stack(2) == 910 and view:spent(2) == 90 and view:bet(2) == 60");
    holds("view:start_stack() == 600 and view:effective_stack(1) == 570 and #view:stacks() == 3");
    holds("view:position() == 'button' and view:position(1) == 'small_blind' and view:behind(1) == 2");
    holds("view:players() == 3 and view:dealt() == 3 and #view:opponents() == 2 and view:opponents()[1] == 1");
    holds("view:raises() == 1 and view:raises('preflop') == 1 and view:raises_of(3, 'preflop') == 1");
    holds("view:last_raiser() == 2 and view:last_raiser('preflop') == 3 and view:last_raiser('river') == nil");
    holds("view:name(2) == 'Bo' and view:shown(2) == 'QcQd' and view:shown(1) == nil and view:is_in(1)");
    holds("view:class() == 'AKs' and view:category() == 'high_card' and view:hand_number() == 4");
    holds("view:is_fair() and view:destiny() == nil and view:room() == 'beginner' and view:max_carry() == 1000");
    holds("view:history()[1].action == 'raise' and view:history()[5].action == 'bet' and view:history()[5].bet == 60");
    holds("view:letters() == 'r30cc/cr90' and view:button() == 3 and view:big_blind() == 10");
    holds("not pcall(function() return view:stack(4) end) and not pcall(function() return view:raises('x') end)");
}

#[test]
fn actions_are_kept_within_the_rules() {
    holds("view:raise_to(10) == 'r150' and view:raise_to(1e9) == 'r600' and view:raise_to(200) == 'r200'");
    holds("view:bet_to(200) == 'r230' and view:all_in() == 'r600' and view:fold() == 'f' and view:call() == 'c'");
    holds("view:raise_pot(1) == 'r300' and view:raise_pot(0) == 'r150'");
    holds("math.abs(view:pot_odds() - 60 / 210) < 1e-9");
    let (answer, source, trace) = decided("return 'r151.5'");
    assert!(source != Source::Handler && trace.contains("r151.5"), "{answer} {trace}");
    let (_, source, trace) = decided("return 'r149'");
    assert!(source != Source::Handler && trace.contains("149 is not from 150 to 600"), "{trace}");
}

#[test]
fn every_method_of_the_view_is_documented_and_there() {
    let classes: Value = serde_json::from_str(super::INTERFACE).unwrap();
    let documented: Vec<&String> = classes["View"].as_object().unwrap().keys().collect();
    assert_eq!(interface().0[0].1.len(), documented.len());
    for name in documented {
        holds(&format!("type(view.{name}) == 'function'"));
    }
    let reading = "view:reading{ habits = holdem.tuning.fair.habits }";
    for name in classes["Reading"].as_object().unwrap().keys() {
        holds(&format!("type({reading}.{name}) == 'function'"));
    }
    for name in classes["holdem"].as_object().unwrap().keys() {
        holds(&format!("type(holdem.{name}) == 'function'"));
    }
}

#[test]
fn a_search_for_equity_takes_no_more_than_its_fuel() {
    let scene = Envelope::<Holdem>::read_value(scene()).unwrap();
    let text = "holdem.ai_act['3'] = function(view) return view:equity('random', 1000000).samples > 0 and 'c' end";
    let limits = Limits { ms: 600_000, fuel: 20_000, ..Limits::default() };
    let runtime = Runtime::builder().limits(limits).mod_text("m", "m.lua", text).build();
    let mut table = open_scene(&runtime, &scene).unwrap();
    let decision = table.decide(scene.ask.unwrap()).unwrap();
    assert_eq!(decision.source, Source::Handler, "{}", decision.trace);
}
