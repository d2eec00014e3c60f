//! Our AI in all seats: no script fails, no answer is refused, and the journals of a game are the same
//! again and on any number of threads.

use std::collections::BTreeMap;
use std::path::Path;

use junshi::arena::{Arena, Report};
use junshi::game::RuleScripts;
use junshi::referee::Setup;
use junshi::sgs::Sgs;
use junshi::{Limits, Runtime};

use super::{at_first_play, full};

fn arena(games: u64, jobs: usize, b: &str, journals: Option<&Path>) -> Report {
    let arena = Arena::new("smart".parse().unwrap(), b.parse().unwrap(), games, 1);
    let limits: Limits = "ms=120000".parse().unwrap();
    let setup = Setup { seed: 1, players: Some(8), ..Setup::default() };
    let journal = journals.map(|folder| folder.join("game.journal"));
    Arena { setup, jobs, limits, journal, ..arena }.ready::<Sgs>().unwrap().run(|_| ()).unwrap()
}

fn read(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files
        .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(path).unwrap()))
        .collect()
}

#[test]
fn our_ai_plays_without_a_fault_and_its_journals_are_the_same_on_two_threads() {
    let [one, two] = [1, 2].map(|jobs| {
        let folder = tempfile::tempdir().unwrap();
        let report = arena(2, jobs, "smart", Some(folder.path()));
        (read(folder.path()), report)
    });
    assert_eq!(one.1.slips.faults, 0, "{:?}", one.1);
    assert_eq!(one.1.slips.refused, 0, "{:?}", one.1);
    assert_eq!(one.1.reasons, two.1.reasons);
    assert_eq!(one.0.len(), 4);
    for (name, text) in &one.0 {
        assert!(two.0.get(name) == Some(text), "{name} differs");
    }
}

#[test]
fn our_ai_beats_the_last_resort() {
    let games = if full() { 2000 } else { 4 };
    let report = arena(games, 2, "trust", None);
    println!("{report:?}");
    assert_eq!((report.a.slips.faults, report.a.slips.refused), (0, 0), "{report:?}");
    assert!(report.a.win_rate >= 0.9 || !full(), "{report:?}");
    assert!(report.a.wins > report.b.wins, "{report:?}");
}

#[test]
fn what_a_mods_rules_change_of_distances_and_limits_is_told_to_players() {
    let rules = RuleScripts { mods: vec!["tests/sgs_games/quarry".into()], ..RuleScripts::default() };
    let runtime = Runtime::builder().mod_path("tests/sgs_games/quarry").build();
    let rules = RuleScripts { names: runtime.names::<Sgs>().unwrap(), ..rules };
    let mode = Some("05p+quarryman".to_owned());
    let setup = Setup { seed: 2, players: Some(5), mode, rules, ..Setup::default() };
    let (course, question) = at_first_play(&setup);
    let seen = course.snapshot(&question);
    let (quarryman, others): (Vec<_>, Vec<_>) =
        seen.players.iter().partition(|player| player.general == "quarryman");
    let quarryman = quarryman[0];
    assert_eq!(quarryman.max_cards, Some(quarryman.hp + 2));
    for other in others {
        let apart = (other.seat as i32 - quarryman.seat as i32).abs();
        let apart = apart.min(5 - apart);
        let has_horse = quarryman.equips.len() + other.equips.len() > 0;
        assert!(has_horse || quarryman.distances[&other.name] == (apart - 1).max(1), "{quarryman:?}");
        assert!(has_horse || other.distances[&quarryman.name] == apart, "{other:?}");
        assert_eq!(other.max_cards, Some(other.hp), "{other:?}");
    }
}

#[test]
fn a_mod_brings_a_general_with_its_rule_and_its_ai() {
    let mode = Some("05p+quarryman".to_owned());
    let setup = Setup { seed: 2, players: Some(5), mode, ..Setup::default() };
    let a = "smart+tests/sgs_games/quarry".parse().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let journal = Some(folder.path().join("game.journal"));
    let limits: Limits = "ms=120000".parse().unwrap();
    let arena = Arena { setup, journal, limits, ..Arena::new(a, "trust".parse().unwrap(), 2, 2) };
    let report = arena.ready::<Sgs>().unwrap().run(|_| ()).unwrap();
    assert_eq!((report.a.slips.faults, report.a.slips.refused), (0, 0), "{report:?}");
    let told: Vec<String> =
        read(folder.path()).into_values().map(|text| String::from_utf8(text).unwrap()).collect();
    assert!(told.iter().any(|text| text.contains("@HurlCard=")), "nobody was hurled at");
    assert!(told.iter().any(|text| text.contains("@hurl:")), "nobody was asked for a Jink");
}
