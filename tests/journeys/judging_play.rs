//! How good is the play? Generals and skills compared over an arena's games, and the gauntlet of a version.

use serde_json::{Value, json};

use super::junshi;

/// A few games of four players.
fn compared(more: &[&str]) -> super::Ran {
    let arena = [
        "arena",
        "sgs",
        "--a",
        "smart",
        "--b",
        "smart",
        "--a-roles",
        "rebel",
        "--seed",
        "3",
        "--players",
        "4",
        "--games",
        "4",
        "--limit",
        "ms=60000",
    ];
    junshi(&[&arena[..], more].concat(), b"")
}

/// The report without what was measured by the clock.
fn without_times(mut report: Value) -> Value {
    for kind in ["general", "skill"] {
        for holders in report["compared"][kind]["holders"].as_array_mut().unwrap() {
            assert!(holders["ms"].is_number(), "{holders}");
            holders["ms"] = Value::Null;
        }
    }
    report
}

#[test]
fn tables_are_the_same_for_any_number_of_threads_and_add_up() {
    let report = |jobs| {
        let wanted = ["--per-skill", "--per-general", "--json", "--jobs", jobs];
        without_times(compared(&wanted).json())
    };
    let one = report("1");
    assert_eq!(one, report("3"));
    let generals = &one["compared"]["general"];
    let sum =
        |values: &mut dyn Iterator<Item = &Value>| values.map(|value| value.as_u64().unwrap()).sum::<u64>();
    let holders = generals["holders"].as_array().unwrap();
    assert_eq!(sum(&mut holders.iter().map(|holders| &holders["seats"])), 4 * 4, "four seats a game");
    let average = generals["average"].as_object().unwrap();
    assert_eq!(average.keys().collect::<Vec<_>>(), ["lord's side", "rebel", "renegade"]);
    for (camp, all) in average {
        let of_camp = || holders.iter().filter_map(|holders| holders["camps"].get(camp));
        for count in ["seats", "wins"] {
            assert_eq!(
                sum(&mut of_camp().map(|camp| &camp[count])),
                all[count].as_u64().unwrap(),
                "{camp} {count}"
            );
        }
    }
    let points: Vec<f64> = holders.iter().map(|all| all["difference"]["points"].as_f64().unwrap()).collect();
    assert!(points.is_sorted(), "the weakest first: {points:?}");
    let skills = one["compared"]["skill"]["holders"].as_array().unwrap();
    assert!(skills.iter().any(|skill| skill["uses"].as_u64() > Some(0)), "no skill was used");
    assert!(
        skills.iter().any(|skill| skill["decisions"].as_u64() > Some(0)),
        "no decision was about a skill"
    );
}

#[test]
fn no_two_figures_of_a_report_have_one_name() {
    for game in ["sgs", "doudizhu", "holdem", "gomoku"] {
        let ran = junshi(&["arena", game, "--a", "trust", "--b", "trust", "--games", "2", "--json"], b"");
        let text = ran.out.trim();
        assert_eq!(
            ran.json().to_string().len(),
            text.len(),
            "a name is there twice, and one was lost: {text}"
        );
    }
}

#[test]
fn tables_for_people_tell_what_is_far_below() {
    let ran = compared(&["--per-skill"]);
    ran.says(&[
        "per skill, points of win rate",
        "average as rebel:",
        "| uses/game",
        "more than 15 points below",
    ]);
    assert!(!ran.out.contains("per general"), "{}", ran.out);
    assert!(compared(&["--json"]).json().get("compared").is_none(), "nobody asked");
}

#[test]
fn a_game_without_skills_says_so() {
    let ran = junshi(&["arena", "gomoku", "--a", "trust", "--b", "trust", "--per-skill"], b"");
    assert_eq!(ran.code, 2);
    ran.says(&["at --per-skill", "not gomoku"]);
}

/// Every mode, against the last resort.
#[test]
fn the_gauntlet_of_sanguosha_plays_every_mode_without_a_slip() {
    let ran = junshi(&["arena", "sgs", "--gauntlet", "--games", "1", "--json", "--limit", "ms=60000"], b"");
    let report = ran.json();
    let matches = report["matches"].as_array().unwrap();
    let names: Vec<&str> = matches.iter().map(|one| one["match"].as_str().unwrap()).collect();
    let wanted = [
        "8 players, as the lord's side",
        "8 players, as rebels",
        "5 players, both sides",
        "8 players, two generals each",
        "1v1",
        "3v3",
    ];
    assert_eq!(names, wanted);
    for one in matches {
        let own = &one["a"];
        assert_eq!((&own["name"], &one["b"]["name"]), (&json!("default"), &json!("trust")));
        let slips = ["faults", "refused", "last_resort"].map(|slip| own[slip].as_u64().unwrap());
        assert_eq!(slips, [0; 3], "{one}");
    }
}

#[test]
fn a_gauntlet_is_played_against_an_earlier_version_too() {
    let gauntlet = ["arena", "doudizhu", "--a", "value", "--gauntlet", "--games", "2"];
    let ran = junshi(&[&gauntlet[..], &["--against", "lua/doudizhu"]].concat(), b"");
    ran.says(&["match", "against", "Elo", "refused", "last resort", "games/s"]);
    let lines: Vec<&str> = ran.out.lines().filter(|line| line.starts_with("the usual game")).collect();
    assert_eq!(lines.len(), 2, "{}", ran.out);
    assert!(lines[0].contains("trust") && lines[1].contains("value:lua=lua/doudizhu"), "{}", ran.out);
}

#[test]
fn what_a_gauntlet_has_of_its_own_cannot_be_given() {
    let told = |args: &[&str]| {
        let ran = junshi(&[&["arena", "sgs"], args].concat(), b"");
        assert_eq!(ran.code, 2, "{}", ran.all());
        ran.err
    };
    assert!(told(&["--gauntlet", "--mode", "05p"]).contains("cannot be used with"));
    assert!(told(&["--gauntlet", "--per-skill"]).contains("cannot be used with"));
    assert!(told(&["--against", "lua/sgs", "--a", "smart", "--b", "trust"]).contains("--gauntlet"));
    assert!(told(&["--gauntlet", "--against", "nowhere"]).contains("at --against"));
    assert!(told(&["--a", "smart"]).contains("--b"));
}
