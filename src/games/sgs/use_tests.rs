//! Availability, targets, view-as and words of rules, one by one.

use serde_json::{Value, json};

use super::board::Board;
use super::card_string::CardText;
use super::catalogue::named::class;
use super::pattern::Pattern;
use super::played::{Made, Played};
use super::rules::{Expr, Matter, When};
use super::scene_for_tests::{board, with_names};
use super::targets::{first_targets, target_filter, target_fixed, targets_feasible};
use super::usable::{
    analeptic_is_available, can_discard, can_discard_card, can_slash, can_slash_without_crossbow, is_available,
    slash_is_available,
};
use super::view_as::{Wish, makes, ways};
use crate::game::Names;

/// Five players; the first, whose turn it is, is changed as told.
fn scene(first: Value) -> Value {
    let mut scene = json!({"current": "sgs1", "players": [
        {"name": "sgs1", "general": "nos_zhangfei", "hp": 3, "max_hp": 4, "skills": [], "hand": {"hidden": 1}},
        {"name": "sgs2", "general": "caopi", "hp": 3, "skills": [], "hand": {"hidden": 2}},
        {"name": "sgs3", "general": "diaochan", "hp": 3, "skills": [], "equips": [57], "judging": [100]},
        {"name": "sgs4", "general": "sunquan", "hp": 2, "max_hp": 4, "skills": [], "hand": {"hidden": 1}},
        {"name": "sgs5", "general": "caopi", "hp": 3, "skills": []}]});
    for (field, value) in first.as_object().unwrap() {
        scene["players"][0][field] = value.clone();
    }
    scene
}

fn first(changes: Value) -> Board {
    board(scene(changes))
}

fn read(board: &Board, card: &str) -> Played {
    Played::read(board, card).unwrap()
}

fn made(board: &Board, card: &str) -> Made {
    match Played::resolve(board, &CardText::parse(card).unwrap()).unwrap() {
        Played::Made(made) => *made,
        Played::Real(_) => panic!("{card} is real"),
    }
}

#[track_caller]
fn available(changes: Value, card: &str, wanted: bool) {
    let board = first(changes.clone());
    assert_eq!(is_available(&board, 0, &read(&board, card)), wanted, "{card} with {changes}");
}

#[test]
fn slashes_are_counted_in_ones_own_play_phase() {
    let used = |more: Value| {
        let mut changes = json!({"history": {"Slash": 1}});
        changes.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        changes
    };
    available(json!({}), "0", true);
    available(used(json!({})), "0", false);
    available(used(json!({"history": {"FireSlash": 1}})), "0", false);
    available(used(json!({"phase": "not_active"})), "0", true);
    available(used(json!({"skills": ["paoxiao"]})), "0", true);
    available(used(json!({"equips": [53]})), "0", true);
    available(used(json!({"equips": [53]})), "slash:wusheng[club:A]=53", false);
    available(used(json!({"flags": ["TianyiSuccess"]})), "0", true);
    available(used(json!({"props": {"extra_slash_specific_assignee": "+sgs2"}})), "0", true);
    available(json!({"card_limitation": {"use": ["Slash"]}}), "0", false);
    available(used(json!({"card_words": {"0": {"available": true}}})), "0", true);
    let board = first(used(json!({"equips": [53]})));
    assert!(slash_is_available(&board, 0, None) && !can_slash_without_crossbow(&board, 0));
    let mut asked = scene(used(json!({})));
    asked["use_reason"] = json!("response_use");
    assert!(slash_is_available(&super::scene_for_tests::board(asked), 0, None));
}

#[test]
fn every_kind_of_card_has_its_condition() {
    available(json!({}), "45", true);
    available(json!({"hp": 4}), "45", false);
    available(json!({}), "30", false);
    available(json!({}), "nullification:[spade:A]=.", false);
    available(json!({}), "analeptic:[spade:9]=.", true);
    available(json!({"history": {"Analeptic": 1}}), "analeptic:[spade:9]=.", false);
    available(json!({}), "lightning:[spade:A]=.", true);
    available(json!({"judging": [103]}), "lightning:[spade:A]=.", false);
    available(json!({"skills": ["weimu"]}), "lightning:[spade:A]=.", false);
    available(json!({}), "collateral:[club:Q]=.", true);
    available(json!({"card_limitation": {"use": ["TrickCard"]}}), "iron_chain:[club:Q]=.", true);
    available(json!({"card_limitation": {"use": ["TrickCard"], "recast": ["TrickCard"]}}), "iron_chain:[club:Q]=.", false);
    available(json!({"card_limitation": {"use": ["EquipCard"]}}), "60", false);
    available(json!({"card_limitation": {"discard": ["Peach"]}}), "@ZhihengCard=45", false);
    let board = first(json!({"history": {"Analeptic": 1}}));
    assert!(!analeptic_is_available(&board, 0, None) && analeptic_is_available(&board, 1, None));
}

#[track_caller]
fn aims(changes: Value, card: &str, wanted: &[usize]) {
    let board = first(changes.clone());
    assert_eq!(first_targets(&board, 0, &read(&board, card)), wanted, "{card} with {changes}");
}

#[test]
fn cards_reach_whom_they_may() {
    aims(json!({}), "0", &[1, 4]);
    aims(json!({"equips": [67]}), "0", &[1, 2, 3, 4]);
    aims(json!({"equips": [67]}), "slash:wusheng[diamond:K]=67", &[1, 4]);
    aims(json!({"equips": [60]}), "slash:wusheng[diamond:Q]=60", &[1, 4]);
    aims(json!({"flags": ["TianyiSuccess"]}), "0", &[1, 2, 3, 4]);
    aims(json!({"flags": ["slashNoDistanceLimit"]}), "0", &[1, 2, 3, 4]);
    aims(json!({}), "duel:[spade:A]=.", &[1, 2, 3, 4]);
    aims(json!({}), "snatch:[spade:3]=.", &[1]);
    aims(json!({"skills": ["nosqicai"]}), "snatch:[spade:3]=.", &[1, 2, 3]);
    aims(json!({}), "dismantlement:[spade:3]=.", &[1, 2, 3]);
    aims(json!({}), "fire_attack:[heart:3]=.", &[0, 1, 3]);
    aims(json!({}), "iron_chain:[club:Q]=.", &[0, 1, 2, 3, 4]);
    aims(json!({}), "collateral:[club:Q]=.", &[2]);
    aims(json!({}), "indulgence:[club:6]=.", &[1, 3, 4]);
    aims(json!({}), "supply_shortage:[club:10]=.", &[1, 4]);
    aims(json!({"skills": ["duanliang"]}), "supply_shortage:[club:10]=.", &[1, 2, 3, 4]);
    aims(json!({}), "45", &[]);
    aims(json!({"history": {"Slash": 1}, "props": {"extra_slash_specific_assignee": "sgs2"}}), "0", &[1]);
    aims(json!({"card_words": {"0": {"targets": ["sgs4"]}}}), "0", &[3]);
    aims(json!({"piles": {"field": {"known": [1]}}, "skills": ["tuntian", "jixi"]}), "snatch:jixi[spade:8]=1", &[1]);
    aims(json!({"skills": ["tiaoxin"]}), "@TiaoxinCard=.", &[1, 2, 4]);
}

#[test]
fn an_assigned_slash_goes_to_whom_it_was_assigned() {
    let mut assigned = scene(json!({"flags": ["slashTargetFix", "slashNoDistanceLimit", "slashDisableExtraTarget"],
        "phase": "not_active"}));
    assigned["current"] = Value::Null;
    assigned["players"][2]["flags"] = json!(["SlashAssignee"]);
    let board = board(assigned);
    let slash = read(&board, "0");
    assert_eq!(first_targets(&board, 0, &slash), [2]);
    assert!(!target_filter(&board, &[2], 1, 0, &slash));
}

#[test]
fn targets_are_enough_and_not_too_many() {
    let board = first(json!({"hand": {"known": [0]}, "equips": [60]}));
    let feasible = |card: &str, chosen: &[usize]| targets_feasible(&board, chosen, 0, &read(&board, card));
    let more = |card: &str, chosen: &[usize], to| target_filter(&board, chosen, to, 0, &read(&board, card));
    assert!(more("0", &[1], 4) && more("0", &[1, 4], 3) && !more("0", &[1, 4, 3], 2), "halberd, last card");
    assert!(!more("0", &[1], 1));
    assert!(feasible("0", &[1]) && !feasible("0", &[]));
    assert!(more("collateral:[club:Q]=.", &[2], 1) && !more("collateral:[club:Q]=.", &[2, 1], 3));
    assert!(feasible("collateral:[club:Q]=.", &[2, 1]) && !feasible("collateral:[club:Q]=.", &[2]));
    assert!(feasible("iron_chain:[club:Q]=.", &[]), "recast");
    assert!(more("iron_chain:[club:Q]=.", &[1], 0) && !more("iron_chain:[club:Q]=.", &[1, 0], 2));
    assert!(feasible("45", &[]) && target_fixed(&board, &read(&board, "45")));
    assert!(more("@LijianCard=0", &[], 1) && !more("@LijianCard=0", &[], 2), "men only");
    assert!(feasible("@LijianCard=0", &[1, 3]) && !feasible("@LijianCard=0", &[1]));
    assert!(more("@ChuliCard=0", &[1], 3) && !more("@ChuliCard=0", &[3], 3));
    assert!(!more("@QuhuCard=.", &[], 3) && target_fixed(&board, &read(&board, "@ZhihengCard=0")));
    assert!(more("@QingnangCard=0", &[], 0) && feasible("@QingnangCard=0", &[]));
    assert!(more("@DimengCard=0", &[1], 3) && !more("@DimengCard=0", &[1], 4), "one card, one apart");
    assert!(more("#leap:.:", &[1], 2) && feasible("#leap:.:", &[1, 2]), "nothing is known of it");
}

#[test]
fn slashing_and_discarding_ask_for_the_other() {
    let mut scene = scene(json!({"hand": {"known": [0, 45]}, "card_limitation": {"discard": [".|.|.|hand"]}}));
    scene["players"][2]["skills"] = json!(["qicai"]);
    let board = board(scene);
    assert!(can_slash(&board, 0, 1, None, (true, 0)) && !can_slash(&board, 0, 2, None, (true, 0)));
    assert!(can_slash(&board, 0, 2, None, (false, 0)) && can_slash(&board, 0, 2, None, (true, -1)));
    assert!(!can_slash(&board, 0, 0, None, (false, 0)));
    assert!(can_discard(&board, 0, 1, "h") && !can_discard(&board, 0, 1, "ej") && !can_discard(&board, 0, 0, "he"));
    assert!(can_discard(&board, 0, 2, "hej") && !can_discard(&board, 0, 2, "he"));
    assert!(can_discard(&board, 2, 2, "e") && can_discard_card(&board, 2, 2, 57));
    assert!(!can_discard_card(&board, 0, 2, 57) && can_discard_card(&board, 0, 2, 100));
    assert!(!can_discard_card(&board, 0, 1, 5));
}

/// Empty where the card may be made, else why not.
fn refusal(changes: Value, card: &str, when: When) -> String {
    let board = first(changes);
    makes(&board, 0, &made(&board, card), when).err().unwrap_or_default()
}

#[test]
fn cards_are_made_by_skills_in_effect_of_cards_that_fit() {
    let hand = |skills: Value| json!({"skills": skills, "hand": {"known": [0, 8, 24, 30]}, "equips": [60]});
    let of = |skill: &str, card: &str, when| refusal(hand(json!([skill])), card, when);
    assert_eq!(of("qingguo", "jink:qingguo[spade:7]=0", When::Response), "");
    assert_eq!(of("qingguo", "jink:_qingguo[spade:7]=0", When::Response), "");
    assert!(of("qingguo", "jink:qingguo[diamond:6]=24", When::Response).contains("does not take card 24"));
    assert!(of("qingguo", "jink:qingguo[heart:7]=0", When::Response).contains("the suit spade"));
    assert!(of("qingguo", "jink:qingguo[spade:9]=0", When::Response).contains("the number 7"));
    assert!(of("qingguo", "jink:qingguo[spade:7]=0", When::Play).contains("not make jink now"));
    assert!(of("qingguo", "jink:qingguo[spade:8]=1", When::Response).contains("does not take card 1"));
    assert!(of("qixi", "jink:qingguo[spade:7]=0", When::Response).contains("no qingguo in effect"));
    assert!(of("qingguo", "slash:qingguo[spade:7]=0", When::Response).contains("makes no slash"));
    assert!(of("qingguo", "slash:[spade:7]=0", When::Response).contains("no skill makes"));
    assert!(of("luanji", "archery_attack:luanji[no_suit:-]=0+8", When::Play).contains("one suit"));
    assert!(of("luanji", "archery_attack:luanji[spade:-]=0+0", When::Play).contains("used twice"));
    assert!(of("luanji", "archery_attack:luanji[spade:7]=0", When::Play).contains("takes 2 cards"));
    assert_eq!(refusal(json!({"equips": [58], "hand": {"known": [0, 8]}}), "slash:spear[no_suit_black:-]=0+8", When::Play), "");
    let longhun = json!({"skills": ["longhun"], "hp": 1, "hand": {"known": [30]}});
    assert_eq!(refusal(longhun, "peach:longhun[heart:2]=30", When::ResponseUse), "");
}

#[test]
fn skill_cards_ask_for_skill_cards_and_history() {
    let hand = |more: Value| {
        let mut changes = json!({"skills": ["zhiheng", "nosrende"], "hand": {"known": [0, 8]}, "equips": [60]});
        changes.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        changes
    };
    let of = |more: Value, card: &str| refusal(hand(more), card, When::Play);
    assert_eq!(of(json!({}), "@ZhihengCard=0+60"), "");
    assert!(of(json!({}), "@ZhihengCard=.").contains("takes 1 to 3 cards"));
    assert!(of(json!({}), "@ZhihengCard=5").contains("does not take card 5"));
    assert!(of(json!({"history": {"ZhihengCard": 1}}), "@ZhihengCard=0").contains("was used 1 times"));
    assert!(of(json!({}), "@KurouCard=0").contains("no kurou in effect"));
    assert!(of(json!({}), "@NosRendeCard=60").contains("does not take card 60"));
    assert!(of(json!({"skills": ["shenfen"]}), "@ShenfenCard=.").contains("may not be used now"));
    assert_eq!(of(json!({"skills": ["shenfen"], "marks": {"@wrath": 6}}), "@ShenfenCard=."), "");
    assert!(of(json!({"skills": ["tuxi"]}), "@TuxiCard=.").contains("may not be used now"));
    assert_eq!(refusal(hand(json!({"skills": ["tuxi"]})), "@TuxiCard=.", When::ResponseUse), "");
    assert_eq!(of(json!({"skills": ["yeyan"], "marks": {"@flame": 1}}), "@SmallYeyanCard=."), "");
    assert_eq!(of(json!({}), "#leap:0:"), "", "nothing is known of it");
}

#[test]
fn requests_are_answered_by_what_they_ask_for() {
    let board = first(json!({"skills": ["shensu", "tuxi"], "equips": [59], "hand": {"known": [0, 8, 30]}, "judging": []}));
    let answers = |card: &str, pattern: &str| {
        super::view_as::answers(&board, 0, &read(&board, card), &Pattern::parse(pattern).unwrap())
    };
    assert!(answers("0", "slash") && !answers("0", "jink") && !answers("0", "@@tuxi"));
    assert!(answers("@TuxiCard=.", "@@tuxi") && !answers("@TuxiCard=.", "@@shensu1"));
    assert!(answers("@ShensuCard=.", "@@shensu1") && answers("@ShensuCard=59", "@@shensu2"));
    assert!(answers("@JijiangCard=.", "slash") && !answers("@JijiangCard=.", "jink"));
    assert!(answers("$0+8", "@axe") && !answers("$0+59", "@axe") && !answers("$0+8+30", "@axe"));
    assert!(answers("#leap:.:", "@@leap2") && answers("@XuejiCard=.", "@@xueji") && !answers("@XuejiCard=.", "@@tuxi"));
    let bundle = |card: &str| makes(&board, 0, &made(&board, card), When::Response);
    assert!(bundle("$0+59").is_ok() && bundle("$0+5").unwrap_err().contains("card 5 is not sgs1's"));
    assert!(makes(&board, 0, &made(&board, "#leap:5:"), When::Play).is_err());
}

#[test]
fn ways_tell_what_could_be_made() {
    let board = first(json!({"skills": ["wusheng", "longdan", "luanji"], "hand": {"known": [0, 8, 24, 30, 9]}}));
    let texts = |wish, when| {
        let made = ways(&board, 0, wish, when);
        made.iter().map(|made| made.text(&board).to_string()).collect::<Vec<_>>()
    };
    let slashes = texts(Wish::Class(class::SLASH), When::Response);
    assert_eq!(
        slashes,
        ["slash:longdan[heart:2]=30", "slash:wusheng[diamond:6]=24", "slash:wusheng[heart:2]=30"]
    );
    let aoe = Pattern::parse("ArcheryAttack").unwrap();
    assert_eq!(texts(Wish::Pattern(&aoe), When::Play), ["archery_attack:luanji[no_suit_black:7]=8+9"]);
    for made in ways(&board, 0, Wish::Pattern(&aoe), When::Play) {
        assert_eq!(makes(&board, 0, &made, When::Play), Ok(()));
    }
}

#[test]
fn words_count_what_lies_on_the_table() {
    let board = first(json!({"marks": {"@x": 3}, "flags": ["f"], "props": {"p": "a"}, "role": "rebel",
        "piles": {"buqu": {"hidden": 2}}, "history": {"Slash": 2}, "equips": [60]}));
    let cases = [
        ("hp + max_hp * 10 + lost * 100", 143),
        ("mark:@x - pile:buqu", 1),
        ("flag:f and prop:p and not flag:g", 1),
        ("used:Slash", 2),
        ("phase:play and role:rebel and gender:male", 1),
        ("kingdom:shu + others:wei * 10", 21),
        ("cards * 10 + equips", 21),
        ("to.hp < hp or to.wounded", 1),
        ("to.distance", 2),
        ("to.in_range + to.reaches * 10", 1),
        ("wears:Weapon + wears:halberd * 10 + free:Armor * 100", 111),
        ("max(living, 9) - min(hand, 0)", 9),
        ("-(hp > 2)", -1),
        ("2147483647 + 1", i32::MAX),
        ("first.hp", 0),
    ];
    for (text, wanted) in cases {
        let matter = Matter::of(&board, 0).to(3);
        assert_eq!(matter.count(&Expr::parse(text).unwrap()), wanted, "{text}");
    }
}

#[test]
fn hand_limits_and_lord_skills() {
    let limit = |changes: Value| first(changes).hand_limit(0);
    assert_eq!(limit(json!({})), 3);
    assert_eq!(limit(json!({"hp": -1})), 0);
    assert_eq!(limit(json!({"skills": ["yingzi"]})), 4);
    assert_eq!(limit(json!({"skills": ["juejing"]})), 5);
    assert_eq!(limit(json!({"skills": ["buqu"]})), 3);
    assert_eq!(limit(json!({"skills": ["buqu"], "piles": {"buqu": {"hidden": 1}}})), 1);
    assert_eq!(limit(json!({"flags": ["WangzunDecMaxCards"]})), 2);
    assert_eq!(limit(json!({"max_cards": 9, "skills": ["juejing"]})), 9);
    let mut lord = scene(json!({"role": "lord", "skills": ["xueyi", "gongxin"]}));
    lord["players"][1]["kingdom"] = json!("qun");
    lord["players"][3]["skills"] = json!(["weidi"]);
    let table = board(lord.clone());
    assert_eq!(table.hand_limit(0), 3 + 2 * 2, "diaochan and one more");
    assert!(table.has_lord_skill(3, "xueyi") && !table.has_lord_skill(1, "xueyi"));
    assert!(!table.has_lord_skill(3, "gongxin"), "weidi lends lord skills alone");
    lord["players"][0]["lord_skills"] = json!([]);
    assert_eq!(board(lord.clone()).hand_limit(0), 3);
    lord["players"][0] = scene(json!({"skills": ["xueyi"]}))["players"][0].clone();
    assert!(!board(lord.clone()).has_lord_skill(0, "xueyi"), "he is no lord");
    lord["players"][0]["acquired"] = json!(["xueyi"]);
    assert!(board(lord).has_lord_skill(0, "xueyi"));
}

#[test]
fn a_mod_brings_rules_of_its_own() {
    let mut names = Names::default();
    names.add("skill", "leap", json!({"rules": [{"distance": {"from": "-mark:@leap", "fixed": "2 * (to.hp < 3)"}},
        {"attack_range": {"extra": 1}}, {"prohibit": {"cards": "Duel", "target": "of_owner", "if": "to.hp > 0"}},
        {"view_as": {"as": "peach", "cards": ".|black", "when": ["play"]}}]}));
    names.add("card", "Boots", json!({"type": "equip", "kinds": ["Armor", "EquipCard", "Card"],
        "rules": [{"hand_limit": {"extra": 3}}]}));
    names.add("card", "jump", json!({"type": "skill", "kinds": ["SkillCard", "Card"],
        "use": {"skill": "leap", "targets": {"most": 1, "if": "to.wounded"}, "limit": 1}}));
    let mut scene = scene(json!({"skills": ["leap"], "marks": {"@leap": 1}, "equips": [200], "hand": {"known": [0]}}));
    scene["cards"] = json!({"200": {"class": "Boots", "suit": "spade", "number": 2}});
    let board = with_names(scene, &names);
    assert_eq!([1, 2, 3, 4].map(|to| super::distance::distance(&board, 0, to, 0)), [1, 1, 2, 1]);
    assert_eq!(super::distance::attack_range(&board, 0, true), 2);
    assert!(first_targets(&board, 0, &read(&board, "duel:[spade:A]=.")).is_empty());
    assert_eq!(makes(&board, 0, &made(&board, "peach:leap[spade:7]=0"), When::Play), Ok(()));
    assert_eq!(board.hand_limit(0), 6);
    let jump = read(&board, "#jump:.:");
    assert_eq!(first_targets(&board, 0, &jump), [3]);
    assert!(targets_feasible(&board, &[3], 0, &jump) && !targets_feasible(&board, &[], 0, &jump));
    assert!(!target_filter(&board, &[3], 2, 0, &jump));
}
