use serde_json::{Value, json};

use super::*;
use crate::game::{Game, Names, Scene, Settings};
use crate::games::sgs::ask::Ask;
use crate::games::sgs::{Answer, Sgs, catalogue};

/// What `junshi eval sgs select` gives, as general and score.
fn ranked(input: Value) -> Vec<(String, f64)> {
    let output = eval::select(&input, &Settings::default()).unwrap();
    let rows = output["ranked"].as_array().unwrap().iter();
    rows.map(|row| (row["general"].as_str().unwrap().to_owned(), row["score"].as_f64().unwrap())).collect()
}

#[track_caller]
fn assert_ranked(input: Value, expected: &[(&str, f64)]) {
    let ranked = ranked(input);
    let seen: Vec<(&str, f64)> = ranked.iter().map(|(name, score)| (name.as_str(), *score)).collect();
    assert_eq!(seen, expected);
}

fn refused(input: Value) -> HostError {
    eval::select(&input, &Settings::default()).unwrap_err()
}

/// The score of a candidate alone.
fn score(table: &str, lord: &str, general: &str) -> f64 {
    ranked(json!({"table": table, "lord": lord, "generals": [general]}))[0].1
}

// The worked examples of the published analysis ---------------------------------------------------

/// Pages 7 and 8.
#[test]
fn one_against_one_takes_zhen_ji_then_zhou_yu() {
    let generals = ["huangyueying", "zhouyu", "simayi", "machao", "daqiao", "zhenji", "?", "?", "?", "?"];
    let expected = [
        ("zhenji", 93.0),
        ("zhouyu", 82.0),
        ("machao", 70.0),
        ("simayi", 69.0),
        ("huangyueying", 65.0),
        ("?", 50.0),
        ("?", 50.0),
        ("?", 50.0),
        ("?", 50.0),
        ("daqiao", 14.0),
    ];
    assert_ranked(json!({"table": "1v1", "generals": generals}), &expected);
}

/// Pages 13 to 20.
#[test]
fn zhang_jiao_becomes_dong_zhuos_loyalist() {
    let generals = ["dianwei", "xiahouyuan", "sunquan", "nos_zhangjiao", "shenzhaoyun"];
    let expected = [
        ("nos_zhangjiao", 5.72),
        ("shenzhaoyun", 5.2),
        ("dianwei", 5.0),
        ("xiahouyuan", 5.0),
        ("sunquan", 5.0),
    ];
    assert_ranked(json!({"table": "loyalist", "lord": "dongzhuo", "generals": generals}), &expected);
}

/// Pages 22 to 29.
#[test]
fn liu_bei_becomes_lu_sus_second_general() {
    let generals = ["nos_zhangliao", "nos_ganning", "sunshangxiang", "huatuo", "nos_liubei"];
    let expected = [
        ("nos_liubei", 75.0),
        ("sunshangxiang", 54.0),
        ("nos_ganning", 50.0),
        ("huatuo", 50.0),
        ("nos_zhangliao", 20.0),
    ];
    assert_ranked(json!({"table": "pairs", "first": "lusu", "generals": generals}), &expected);
}

/// Pages 14 and 23 print parts of the tables.
#[test]
fn our_tables_are_those_that_were_printed() {
    let ratings = Ratings::built_in().unwrap();
    let any = [("caoang", 0.3), ("yuanshu", 0.3), ("guojia", 0.2), ("nos_guojia", 0.2), ("huaxiong", -1.0)];
    let dongzhuo = [
        ("shenlvbu", 1.1),
        ("yuanshao", 1.0),
        ("zhangjiao", 1.0),
        ("nos_zhangjiao", 1.0),
        ("lvbu", 1.0),
        ("nos_lvbu", 1.0),
        ("xiaoqiao", 0.8),
        ("yanliangwenchou", 0.7),
        ("zhoutai", -2.0),
        ("nos_zhoutai", -3.0),
    ];
    let row = |rows: &[(&str, f64)]| rows.iter().map(|(name, value)| ((*name).to_owned(), *value)).collect();
    assert_eq!(ratings.loyalist["_"], row(&any));
    assert_eq!(ratings.loyalist["dongzhuo"], row(&dongzhuo));
    let lusu = [
        ("lingtong", 52.0),
        ("yuanshu", 54.0),
        ("nos_zhangliao", 20.0),
        ("nos_liubei", 75.0),
        ("nos_lingtong", 53.0),
    ];
    assert_eq!(ratings.pairs["lusu"], row(&lusu));
    assert_eq!((ratings.pairs["liubei"]["lusu"], ratings.pairs["sunshangxiang"]["lusu"]), (75.0, 54.0));
}

// The rules one by one ----------------------------------------------------------------------------

#[test]
fn a_loyalist_is_of_the_lords_kingdom_or_a_god() {
    assert_eq!(score("loyalist", "sunquan", "ganning"), 5.2);
    assert_eq!(score("loyalist", "sunquan", "shenzhaoyun"), 5.2);
    assert_eq!(score("loyalist", "sunquan", "machao"), 5.0);
    let other =
        json!({"table": "loyalist", "lord": "sunquan", "lord_kingdom": "shu", "generals": ["machao"]});
    assert_eq!(ranked(other)[0].1, 5.2);
    assert_eq!(score("rebel", "sunquan", "luxun"), 5.0);
    assert_eq!(score("renegade", "sunquan", "shenzhaoyun"), 5.0);
}

#[test]
fn a_rebel_of_qun_fears_xueyi() {
    assert_eq!(score("rebel", "yuanshao", "pangde"), 4.0);
    assert_eq!(score("renegade", "yuanshao", "pangde"), 5.0);
    assert_eq!(score("rebel", "dongzhuo", "pangde"), 5.0);
}

#[test]
fn a_rebel_of_wu_fears_guiming() {
    assert_eq!(score("rebel", "sunhao", "ganning"), 2.5);
    assert_eq!(score("renegade", "sunhao", "ganning"), 5.0);
}

#[test]
fn all_of_shu_but_loyalists_fear_shichou() {
    assert_eq!(score("rebel", "bgm_liubei", "machao"), 0.5);
    assert_eq!(score("renegade", "bgm_liubei", "machao"), 0.5);
    assert_eq!(score("loyalist", "bgm_liubei", "machao"), 5.2);
}

#[test]
fn fitness_is_an_exponent_under_any_lord_and_under_this_one() {
    let close = |score: f64, power: f64| assert!((score - 5.0 * 1.1f64.powf(power)).abs() < 1e-8, "{score}");
    close(score("renegade", "dongzhuo", "liubei"), -1.5);
    close(score("rebel", "caocao", "daqiao"), 0.7);
    close(score("loyalist", "dongzhuo", "nos_zhoutai"), -3.0);
    // 0.2 under any lord and 1.1 under Cao Cao, of whose kingdom he is.
    let guojia = score("loyalist", "caocao", "nos_guojia");
    assert!((guojia - 5.2 * 1.1f64.powf(1.3)).abs() < 1e-8, "{guojia}");
}

#[test]
fn three_against_three_has_a_list_of_its_own() {
    let input = json!({"table": "3v3", "generals": ["nos_zhaoyun", "lusu", "zhugeliang", "?", "unknown"]});
    let seen = ranked(input);
    assert_eq!(seen[0], ("zhugeliang".to_owned(), 9.0));
    assert_eq!(seen.last().unwrap(), &("nos_zhaoyun".to_owned(), 1.0));
    assert!(seen.contains(&("?".to_owned(), 5.0)) && seen.contains(&("unknown".to_owned(), 5.0)));
}

#[test]
fn an_unlisted_general_counts_as_one_that_lies_face_down() {
    let names = json!({"general": {"nobody_knows": {"kingdom": "wei"}}});
    let input = json!({"table": "1v1", "generals": ["daqiao", "nobody_knows"], "names": names});
    assert_ranked(input, &[("nobody_knows", 50.0), ("daqiao", 14.0)]);
}

#[test]
fn ties_go_to_the_earlier_candidate() {
    for generals in [["machao", "guanyu", "?"], ["guanyu", "machao", "?"]] {
        assert_eq!(ranked(json!({"table": "1v1", "generals": generals}))[0].0, generals[0]);
    }
    for generals in [["huatuo", "nos_ganning"], ["nos_ganning", "huatuo"]] {
        assert_eq!(
            ranked(json!({"table": "pairs", "first": "lusu", "generals": generals}))[0].0,
            generals[0]
        );
    }
}

#[test]
fn a_pair_of_value_0_is_looked_up_the_other_way_round() {
    let pairs = json!({"lusu": {"machao": 0, "caopi": 0, "guanyu": 1}, "machao": {"lusu": 9}});
    let generals = ["machao", "caopi", "guanyu"];
    let input = json!({"table": "pairs", "first": "lusu", "generals": generals,
        "names": {"ratings": {"pairs": pairs}}});
    assert_ranked(input, &[("caopi", 50.0), ("machao", 9.0), ("guanyu", 1.0)]);
}

#[test]
fn input_that_makes_no_sense_is_told() {
    let unknown = refused(json!({"table": "1v1", "generals": ["zhenji", "zhenjii"]}));
    assert_eq!(unknown.path, "generals[1]");
    assert!(unknown.found.contains("did you mean \"zhenji\""), "{unknown}");
    assert_eq!(refused(json!({"table": "rebel", "lord": "nobody", "generals": ["zhenji"]})).path, "lord");
    assert_eq!(refused(json!({"table": "rebel", "generals": ["?"]})).path, "generals[0]");
    assert_eq!(refused(json!({"table": "pairs", "generals": ["zhenji"]})).path, "first");
    assert_eq!(refused(json!({"table": "lord", "generals": ["zhenji"]})).path, "table");
    let table = json!({"table": "rebel", "generals": ["zhenji"], "names": {"ratings": {"rebels": {}}}});
    assert!(refused(table).found.contains("did you mean \"rebel\""));
    let far = json!({"table": "1v1", "generals": ["zhenji"], "names": {"ratings": {"1v1": {"zhenji": 1e9}}}});
    assert_eq!(refused(far).path, "names.ratings.1v1.zhenji");
}

// Questions ---------------------------------------------------------------------------------------

const CANDIDATES: [&str; 7] =
    ["nos_zhangjiao", "shenlvbu", "yuanshao", "yanliangwenchou", "shenzhaoyun", "machao", "nos_zhoutai"];

fn scene(role: Value, ask: Value) -> Scene<Sgs> {
    let mut question = json!({"kind": "askForGeneral", "seat": "sgs2", "generals": CANDIDATES});
    for (field, value) in ask.as_object().unwrap() {
        question[field] = value.clone();
    }
    let (seat, mut lord) = (json!({"name": "sgs2", "general": "", "hp": 0, "role": role}), json!("lord"));
    if role == "lord" {
        lord = Value::Null;
    }
    let lord = json!({"name": "sgs1", "general": "dongzhuo", "hp": 8, "role": lord});
    let mut snapshot: Snapshot = serde_json::from_value(json!({"players": [lord, seat]})).unwrap();
    Sgs::admit(&mut snapshot, &Names::default()).unwrap();
    Scene::new(snapshot, serde_json::from_value(question).unwrap(), 7)
}

fn answer(scene: &Scene<Sgs>) -> String {
    Sgs::check_ask(&scene.snapshot, &scene.names, &scene.ask).unwrap();
    match Sgs::last_resort(scene) {
        Answer::Name(name) => name,
        other => panic!("{}", other.shown()),
    }
}

fn why_refused(scene: &Scene<Sgs>) -> HostError {
    Sgs::check_ask(&scene.snapshot, &scene.names, &scene.ask).unwrap_err()
}

/// How often each place of the ranking is taken in a thousand decisions.
fn places(scene: &mut Scene<Sgs>) -> [u32; 7] {
    let Ask::General(ask) = &scene.ask else { panic!() };
    let rule = Rule::first(&scene.snapshot, &ask.seat);
    let catalogue = catalogue::of(&scene.names).unwrap();
    let ranked = rule.ranked(&ask.generals, &Ratings::built_in().unwrap(), &catalogue);
    let mut places = [0; 7];
    for number in 1..=1000 {
        scene.number = number;
        let taken = answer(scene);
        places[ranked.iter().position(|row| row.general == taken).unwrap()] += 1;
    }
    places
}

fn later() -> Settings {
    Settings::new(Sgs::schema(), &[("pick".to_owned(), json!("later"))]).unwrap()
}

#[test]
fn the_best_is_taken_as_the_seed_says() {
    let mut scene = scene(json!("loyalist"), json!({}));
    assert_eq!(answer(&scene), "shenlvbu");
    assert_eq!(places(&mut scene), [1000, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn later_one_of_the_best_six_is_drawn() {
    let mut scene = scene(json!("loyalist"), json!({}));
    scene.settings = later().into();
    let shares = [710, 150, 70, 30, 20, 20, 0];
    for (place, (seen, share)) in places(&mut scene).into_iter().zip(shares).enumerate() {
        let spread = 5.0 * f64::from(share).sqrt();
        assert!(
            (f64::from(seen) - f64::from(share)).abs() <= spread,
            "place {place}: {seen} and not {share}"
        );
    }
}

#[test]
fn of_fewer_than_six_the_last_stands_for_those_missing() {
    let mut few = scene(json!("rebel"), json!({"generals": ["machao", "dianwei"]}));
    few.settings = later().into();
    let places = places(&mut few);
    assert_eq!(places[0] + places[1], 1000);
    assert!((650..770).contains(&places[0]), "{places:?}");
}

#[test]
fn lots_are_drawn_only_for_first_generals_of_the_identity_game() {
    let mut second = scene(json!("loyalist"), json!({"round": "second", "first": "lusu"}));
    second.settings = later().into();
    let first = answer(&second);
    for number in 2..100 {
        second.number = number;
        assert_eq!(answer(&second), first);
    }
}

#[test]
fn a_lord_draws_any_candidate_and_has_no_ranking() {
    let mut lord = scene(json!("lord"), json!({"default": "machao"}));
    let drawn: std::collections::BTreeSet<String> = (1..200)
        .map(|number| {
            lord.number = number;
            answer(&lord)
        })
        .collect();
    assert_eq!(drawn.len(), CANDIDATES.len());
    assert_eq!(answer(&lord), answer(&lord));
    assert_eq!(Sgs::advice(&lord), None);
}

#[test]
fn without_a_role_the_default_is_taken_or_the_first() {
    assert_eq!(answer(&scene(Value::Null, json!({"default": "machao"}))), "machao");
    assert_eq!(answer(&scene(Value::Null, json!({}))), CANDIDATES[0]);
    assert_eq!(answer(&scene(json!("loyalist"), json!({"default": "machao"}))), "shenlvbu");
}

#[test]
fn the_advice_is_the_ranking_and_the_trace_says_why() {
    let scene = scene(json!("loyalist"), json!({"generals": ["machao", "nos_zhangjiao"]}));
    let advice = json!([{"general": "nos_zhangjiao", "score": 5.72}, {"general": "machao", "score": 5.0}]);
    assert_eq!(Sgs::advice(&scene), Some(advice));
    let steps: Vec<String> =
        Sgs::weighed(&scene).iter().map(|step| step.to_string().trim().to_owned()).collect();
    let expected = [
        "as loyalist under dongzhuo (qun), by the table loyalist",
        "nos_zhangjiao 5.72: 5 × 1.04 (of the lord's kingdom) × 1.1^1 (under dongzhuo)",
        "machao 5: 5",
    ];
    assert_eq!(steps, expected);
}

#[test]
fn questions_that_make_no_sense_are_refused() {
    let refused = |ask| why_refused(&scene(json!("rebel"), ask)).path;
    assert_eq!(refused(json!({"generals": ["machao", "machaoo"]})), "generals[1]");
    assert_eq!(refused(json!({"generals": ["machao", "?"]})), "generals[1]");
    assert_eq!(refused(json!({"generals": []})), "generals");
    assert_eq!(refused(json!({"generals": ["machao", "machao"]})), "generals");
    assert_eq!(refused(json!({"first": "machao"})), "first");
    assert_eq!(refused(json!({"round": "second"})), "first");
    assert_eq!(refused(json!({"round": "second", "first": "machaoo"})), "first");
    assert_eq!(refused(json!({"default": "dianwei"})), "default");
}

#[test]
fn a_player_may_have_no_general_yet() {
    let scene = scene(json!("rebel"), json!({}));
    let player = &scene.snapshot.players[1];
    assert_eq!((player.max_hp, &player.kingdom, player.skills.as_deref()), (4, &None, Some(&[][..])));
    let mut again = (*scene.snapshot).clone();
    Sgs::admit(&mut again, &Names::default()).unwrap();
    assert_eq!(again, *scene.snapshot);
}

// The original's files ----------------------------------------------------------------------------

fn read(file: &str, text: &str) -> Value {
    let names = files::read(file, text).unwrap();
    serde_json::to_value(&names).unwrap()[ratings::KIND].clone()
}

#[test]
fn the_originals_files_are_read() {
    let loyal = "_          caoang          0.3\r\n\r\ncaocao\txunyou\t-1.1\r\n";
    assert_eq!(
        read("loyalist.txt", loyal),
        json!({"loyalist": {"_": {"caoang": 0.3}, "caocao": {"xunyou": -1.1}}})
    );
    assert_eq!(read("double-generals.txt", "a b 53\na c 0"), json!({"pairs": {"a": {"b": 53, "c": 0}}}));
    assert_eq!(
        read("1v1-priority.txt", "zhenji\t93\nmasu 71 *\n"),
        json!({"1v1": {"zhenji": 93, "masu": 71}})
    );
    assert_eq!(read("3v3-priority.txt", ""), json!({"3v3": {}}));
}

#[test]
fn a_bad_line_is_told_with_file_and_number() {
    let cases = [
        ("loyalist.txt", "_ caoang 0.3\n\ncaocao xunyou", "loyalist.txt:3"),
        ("rebel.txt", "_ caoang high", "rebel.txt:1"),
        ("renegade.txt", "_ caoang nan", "renegade.txt:1"),
        ("renegade.txt", "_ caoang 1e9", "renegade.txt:1"),
        ("double-generals.txt", "a b 53\na b -1", "double-generals.txt:2"),
        ("double-generals.txt", "a b 5.5", "double-generals.txt:1"),
        ("1v1-priority.txt", "zhenji 93 !", "1v1-priority.txt:1"),
        ("3v3-priority.txt", "zhen-ji 9", "3v3-priority.txt:1"),
        ("generals.txt", "zhenji 93", "generals.txt"),
    ];
    for (file, text, path) in cases {
        let error = files::read(file, text).unwrap_err();
        assert_eq!(error.path, path);
    }
    let error = files::read("loyalist.txt", "# 注释").unwrap_err();
    assert_eq!(
        error.to_string(),
        "at loyalist.txt:1: expected a lord or _, a general and a number, found `# 注释`"
    );
}
