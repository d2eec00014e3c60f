//! Generals are chosen by ratings: ours, or those that a user supplies.

use serde_json::{Value, json};

use super::{Folder, junshi, project_file};

const ONE: &str = "tests/scenes/sgs/choosing/chosen-for-one-against-one.json";
const LOYALIST: &str = "tests/scenes/sgs/loyalist-of-dong-zhuo.json";
const SECOND: &str = "tests/scenes/sgs/choosing/second-general-of-lu-su.json";

fn decide(scene: &str, options: &[&str]) -> Value {
    junshi(&[&["decide", "sgs", scene, "--json"], options].concat(), b"").json()
}

/// The first rows of the advice.
fn best(decision: &Value) -> [(String, f64); 2] {
    let row = |at: usize| {
        let row = &decision["advice"][at];
        (row["general"].as_str().unwrap().to_owned(), row["score"].as_f64().unwrap())
    };
    [row(0), row(1)]
}

fn row(general: &str, score: f64) -> (String, f64) {
    (general.to_owned(), score)
}

#[test]
fn the_worked_examples_come_out_with_their_scores() {
    let one = decide(ONE, &[]);
    assert_eq!((&one["answer"], &one["source"]), (&json!("zhenji"), &json!("default")));
    assert_eq!(best(&one), [row("zhenji", 93.0), row("zhouyu", 82.0)]);
    let loyalist = decide(LOYALIST, &[]);
    assert_eq!(loyalist["answer"], "nos_zhangjiao");
    assert_eq!(best(&loyalist), [row("nos_zhangjiao", 5.72), row("shenzhaoyun", 5.2)]);
    let second = decide(SECOND, &[]);
    assert_eq!(second["answer"], "nos_liubei");
    assert_eq!(best(&second), [row("nos_liubei", 75.0), row("sunshangxiang", 54.0)]);
    for scene in [ONE, LOYALIST, SECOND] {
        let expected: Value = serde_json::from_str(&project_file(scene)).unwrap();
        assert_eq!(decide(scene, &["--trace", "off"])["answer"], expected["ext"]["expect"], "{scene}");
    }
}

#[test]
fn the_trace_names_table_and_factors() {
    junshi(&["decide", "sgs", LOYALIST], b"").says(&[
        "as loyalist under dongzhuo (qun), by the table loyalist",
        "nos_zhangjiao 5.72: 5 × 1.04 (of the lord's kingdom) × 1.1^1 (under dongzhuo)",
        "shenzhaoyun 5.2: 5 × 1.04 (a loyal god)",
    ]);
}

#[test]
fn the_profile_smart_takes_whoever_has_won_most() {
    let smart = decide(LOYALIST, &["--profile", "smart"]);
    assert_eq!((&smart["answer"], &smart["source"]), (&json!("shenzhaoyun"), &json!("default")));
    assert!(smart.get("advice").is_none(), "the ratings have no part in it: {smart}");
    junshi(&["decide", "sgs", LOYALIST, "--profile", "smart"], b"").says(&[
        ": points more than others win with, measured",
        "shenzhaoyun ",
        "nos_zhangjiao -",
    ]);
    let mod_of = |text: &'static [u8]| Folder::with(&[("mine.lua", text)]);
    let stronger = mod_of(b"sgs.general_strength.dianwei = { 20, 0, 0 }");
    let taken = decide(LOYALIST, &["--profile", "smart", "--mod", &stronger.path("mine.lua")]);
    assert_eq!(taken["answer"], "dianwei", "a mod says how strong a general is");
    let first_told_apart = project_file(SECOND)
        .replace(r#""general": "lusu""#, r#""general": """#)
        .replace(r#""round": "second""#, r#""round": "second", "first": "lusu""#);
    let told_apart = Folder::with(&[("second.json", first_told_apart.as_bytes())]);
    for scene in [ONE, SECOND, &told_apart.path("second.json")] {
        assert_eq!(
            decide(scene, &["--profile", "smart"])["answer"],
            decide(scene, &[])["answer"],
            "{scene}: by the ratings"
        );
    }
}

#[test]
fn another_question_has_no_advice() {
    assert!(decide(super::BANISHING, &[]).get("advice").is_none());
}

#[test]
fn a_mod_may_choose_otherwise() {
    let text =
        "sgs.ai_default.askForGeneral = function(self, generals, default) return generals[#generals - 4] end";
    let folder = Folder::with(&[("mine.lua", text.as_bytes())]);
    let modded = decide(ONE, &["--mod", &folder.path("mine.lua")]);
    assert_eq!((&modded["answer"], &modded["source"]), (&json!("zhenji"), &json!("default")));
    let modded = decide(LOYALIST, &["--mod", &folder.path("mine.lua")]);
    assert_eq!((&modded["answer"], &modded["source"]), (&json!("dianwei"), &json!("default")));
    assert_eq!(best(&modded), best(&decide(LOYALIST, &[])), "the advice is ours");
}

#[test]
fn later_rules_draw_lots_by_the_seed() {
    let draw = |seed: &str| decide(LOYALIST, &["--set", "pick=later", "--seed", seed])["answer"].to_string();
    let seeds: Vec<String> = (0..12).map(|seed| seed.to_string()).collect();
    let drawn: Vec<String> = seeds.iter().map(|seed| draw(seed)).collect();
    assert_eq!(drawn, seeds.iter().map(|seed| draw(seed)).collect::<Vec<_>>());
    assert!(drawn.iter().any(|name| *name != drawn[0]), "{drawn:?}");
}

/// Files as users keep them: CRLF, a byte order mark, GBK.
#[test]
fn ratings_of_a_user_take_the_place_of_ours() {
    let (gbk, ..) = encoding_rs::GB18030.encode("_ 某将 1\r\ndongzhuo dianwei 9\r\n");
    let folder = Folder::with(&[
        ("loyalist.txt", &gbk),
        ("1v1-priority.txt", b"\xef\xbb\xbfdaqiao\t99\r\nmachao 1 *\r\n"),
    ]);
    let ratings = ["--ratings", &folder.path("")];
    assert_eq!(best(&decide(ONE, &ratings)), [row("daqiao", 99.0), row("huangyueying", 50.0)]);
    let loyalist = best(&decide(LOYALIST, &ratings));
    assert_eq!(loyalist[0].0, "dianwei");
    assert_eq!(loyalist[1], row("nos_zhangjiao", 5.2), "not what our table says");
    assert_eq!(decide(SECOND, &ratings)["answer"], "nos_liubei", "a table that is not there stays ours");
}

#[test]
fn broken_ratings_are_told_with_file_and_line() {
    let folder = Folder::with(&[("rebel.txt", b"_ yuanshu 0.3\n_ liubei much\n")]);
    let ran = junshi(&["decide", "sgs", ONE, "--ratings", &folder.path("")], b"");
    ran.says(&["rebel.txt:2", "expected a lord or _, a general and a number", "`_ liubei much`"]);
    assert_eq!(ran.code, 2);
    let folder = Folder::with(&[("pairs.txt", b"")]);
    let ran = junshi(&["decide", "sgs", ONE, "--ratings", &folder.path("")], b"");
    ran.says(&["at least one of loyalist.txt, rebel.txt"]);
    assert_eq!(ran.code, 2);
    let folder = Folder::with(&[("rebel.txt", b"_ yuanshu \0")]);
    assert_eq!(junshi(&["decide", "sgs", ONE, "--ratings", &folder.path("")], b"").code, 2);
}

#[test]
fn a_journal_knows_by_which_ratings_it_was_written() {
    let folder = Folder::with(&[("loyalist.txt", b"dongzhuo dianwei 9\n")]);
    let (journal, ratings) = (folder.path("journal"), folder.path(""));
    let written = decide(LOYALIST, &["--ratings", &ratings, "--journal", &journal]);
    assert_eq!(written["answer"], "dianwei");
    assert!(!std::fs::read_to_string(&journal).unwrap().contains("advice"));
    assert_eq!(junshi(&["replay", &journal, "--ratings", &ratings], b"").code, 0);
    let other = junshi(&["replay", &journal], b"");
    other.says(&["mod ratings is not loaded"]);
    assert_eq!(other.code, 2);
}

#[test]
fn eval_ranks_candidates() {
    let input = "{\"id\":1,\"table\":\"pairs\",\"first\":\"lusu\",\"generals\":[\"huatuo\",\"nos_liubei\"]}
        {\"id\":2,\"table\":\"1v1\",\"generals\":[\"zhenjii\"]}";
    let ran = junshi(&["eval", "sgs", "select"], input.as_bytes());
    let lines: Vec<Value> = ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["id"], &lines[0]["ranked"][0]["general"]), (&json!(1), &json!("nos_liubei")));
    assert_eq!(lines[1]["error"]["path"], "generals[0]");
    assert_eq!(ran.code, 2);
}
