//! Two players against each other in many games of tic-tac-toe.

use junshi::arena::{Arena, Report, Spec, Sprt, Verdict};
use junshi::doors::scores;
use junshi::referee::{Course, Referee, Seating, Setup, Side};
use junshi::{Error, Limits, Scene, settle};
use serde_json::{Value, json};

use super::tic_tac_toe::{AI, TicTacToe};
use super::tic_tac_toe_referee::{PERFECT, RANDOM};
use super::{Folder, junshi};

pub fn spec(text: &str) -> Spec {
    text.parse().unwrap()
}

/// Players as mods in a folder, by the names of their files.
fn players() -> Folder {
    let always_one = "ttt.ai_default.place = function() return 1 end";
    Folder::with(&[
        ("perfect.lua", PERFECT.as_bytes()),
        ("random.lua", RANDOM.as_bytes()),
        ("decent.lua", AI.as_bytes()),
        ("one.lua", always_one.as_bytes()),
        ("broken.lua", b"ttt.ai_default.place = function() error('oh') end"),
    ])
}

fn with_mod(folder: &Folder, name: &str) -> Spec {
    spec(&format!("default+{}", folder.path(name)))
}

/// Generous, so that a busy machine stops no script.
fn ample() -> Limits {
    Limits { ms: 60_000, fuel: 10_000_000_000, ..Limits::default() }
}

fn arena(folder: &Folder, a: &str, b: &str, games: u64) -> Arena {
    let side = |name: &str| if name == "trust" { spec("trust") } else { with_mod(folder, name) };
    let limits = ample();
    Arena { jobs: 2, limits, ..Arena::new(side(a), side(b), games, 7) }
}

fn run(arena: Arena) -> Report {
    arena.ready::<TicTacToe>().unwrap().run(|_| ()).unwrap()
}

fn as_json(report: &Report) -> Value {
    serde_json::to_value(report).unwrap()
}

#[test]
fn a_perfect_player_never_loses_to_a_random_one() {
    let report = run(arena(&players(), "perfect.lua", "random.lua", 100));
    assert_eq!((report.games, report.rounds, report.a.losses), (100, 50, 0), "{report:?}");
    assert!(report.a.wins > 50 && report.a.low > 0.6 && report.b.high < 0.4, "{report:?}");
    assert_eq!(report.slips, Default::default());
    assert_eq!(report.reasons.values().sum::<u64>(), 100);
    assert_eq!(report.reasons["three in a row"], report.a.wins + report.b.wins);
}

#[test]
fn the_report_is_the_same_for_any_number_of_threads() {
    let folder = players();
    let report = |jobs| run(Arena { jobs, ..arena(&folder, "decent.lua", "random.lua", 60) });
    let alone = serde_json::to_string(&report(1)).unwrap();
    assert_eq!(serde_json::to_string(&report(4)).unwrap(), alone);
    assert_eq!(serde_json::to_string(&report(4)).unwrap(), alone, "and from run to run");
    let other = Arena { setup: Setup::new(8), ..arena(&folder, "decent.lua", "random.lua", 60) };
    assert_ne!(as_json(&run(other))["a"], serde_json::from_str::<Value>(&alone).unwrap()["a"]);
}

#[test]
fn pairs_are_mirrored_so_that_equal_players_split_every_one() {
    let report = run(arena(&players(), "random.lua", "random.lua", 39));
    assert_eq!(report.games, 40, "rounded up to whole pairs");
    assert_eq!((report.a.wins, report.a.win_rate), (report.b.wins, 0.5), "{report:?}");
    assert!(report.a.wins > 0, "the first has an advantage");
    let first = &report.by_role["first"];
    assert_eq!((first.a.seats, first.b.seats, first.a.wins), (20, 20, first.b.wins));
}

#[test]
fn one_side_may_keep_a_role() {
    let only = |roles: &[&str]| Arena {
        a_roles: roles.iter().map(|role| (*role).to_owned()).collect(),
        ..arena(&players(), "trust", "trust", 9)
    };
    let report = run(only(&["second"]));
    assert_eq!((report.games, report.by_role["first"].a.seats), (9, 0));
    let unknown = only(&["third"]).ready::<TicTacToe>().err().unwrap().to_string();
    assert!(unknown.contains("at --a-roles: expected first, second, found `third`"), "{unknown}");
}

#[test]
fn a_sequential_test_stops_when_it_is_clear_who_is_better() {
    let folder = players();
    let report = |jobs, a, b| {
        let sprt = Some(Sprt { elo0: 0.0, elo1: 100.0 });
        run(Arena { sprt, jobs, ..arena(&folder, a, b, 2000) })
    };
    let better = report(2, "perfect.lua", "trust");
    let tested = better.sprt.unwrap();
    assert_eq!(tested.verdict, Verdict::H1, "{tested:?}");
    assert!(better.games < 400 && tested.llr >= tested.bound, "{better:?}");
    assert_eq!(report(4, "perfect.lua", "trust"), better, "the same round for any number of threads");
    assert_eq!(report(2, "trust", "perfect.lua").sprt.unwrap().verdict, Verdict::H0);
}

#[test]
fn illegal_answers_and_faults_are_counted_and_change_nothing_else() {
    let folder = players();
    let report = run(arena(&folder, "one.lua", "broken.lua", 18));
    let (a, b) = (report.a.slips, report.b.slips);
    assert!(a.refused > 0 && a.faults == 0 && a.last_resort == a.refused, "{a:?}");
    assert!(b.faults > 0 && b.refused == 0 && b.last_resort == b.faults, "{b:?}");
    assert_eq!(report.slips.last_resort, a.last_resort + b.last_resort);
    let plain = run(arena(&folder, "trust", "trust", 18));
    assert_eq!(
        (plain.a.wins, plain.a.draws),
        (report.a.wins, report.a.draws),
        "both play as the last resort"
    );
}

#[test]
fn another_version_of_the_games_files_plays() {
    let folder = Folder::with(&[("old/init.lua", AI.as_bytes()), ("empty/readme.txt", b"")]);
    let arena = |name: &str| {
        let a = spec(&format!("default:lua={}", folder.path(name)));
        Arena::new(a, spec("trust"), 18, 1).ready::<TicTacToe>()
    };
    let report = arena("old").unwrap().run(|_| ()).unwrap();
    assert!(report.a.wins > report.b.wins && report.a.slips.last_resort == 0, "{report:?}");
    let empty = arena("empty").err().unwrap().to_string();
    assert!(empty.contains("at lua: expected Lua files of the game"), "{empty}");
}

#[test]
fn what_cannot_be_played_is_told_before_the_first_game() {
    let fails = |a: &str, change: fn(&mut Arena)| {
        let mut arena = Arena::new(spec(a), spec("trust"), 2, 1);
        change(&mut arena);
        arena.ready::<TicTacToe>().err().unwrap()
    };
    let told = |a: &str, change: fn(&mut Arena)| fails(a, change).to_string();
    assert!(told("bold", |_| ()).contains("at profile: expected one of default, found `bold`"));
    assert!(told("default:depth=3", |_| ()).contains("at settings.depth"));
    assert!(told("default+/no/such.lua", |_| ()).contains("/no/such.lua"));
    assert!(told("brain:/no/such", |_| ()).contains("speaks no foreign AI's interface"));
    assert!(matches!(fails("cmd:/no/such-program", |_| ()), Error::Io { .. }));
    assert!(told("trust", |arena| arena.setup.mode = Some("3d".to_owned())).contains("at mode"));
    assert!(told("trust", |arena| arena.time = Some(50)).contains("ttt knows no time per answer"));
}

#[test]
fn the_report_is_json_a_table_and_comma_separated() {
    let report = run(arena(&players(), "decent.lua", "trust", 18));
    let value = as_json(&report);
    for (pointer, wanted) in [("/game", json!("ttt")), ("/games", json!(18)), ("/a/refused", json!(0))] {
        assert_eq!(value.pointer(pointer), Some(&wanted), "{value}");
    }
    for field in ["name", "wins", "draws", "losses", "win_rate", "low", "high", "elo", "elo_low", "elo_high"]
    {
        assert!(value["a"].get(field).is_some() && value["b"].get(field).is_some(), "{field}: {value}");
    }
    for field in ["decided", "share", "share_se", "faults", "refused", "last_resort", "reasons", "by_role"] {
        assert!(value.get(field).is_some(), "{field}: {value}");
    }
    let table = scores::table(&report);
    assert!(table.contains("18 games in 9 rounds") && table.contains("win rate"), "{table}");
    assert!(table.contains("as first: A won") && table.contains("× three in a row"), "{table}");
    assert!(table.contains(", share 0.") && table.contains(" ± 0."), "{table}");
    let csv = scores::csv(&report);
    let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    // 17 of every game, 4 of the figure, and 6 of each role
    assert_eq!(columns, [33, 33, 33], "{csv}");
    let first = csv.lines().next().unwrap();
    assert!(first.ends_with("second_share,second_share_se,second_share_low,second_share_high"), "{csv}");
}

#[test]
fn a_win_of_neither_side_leaves_the_comparison() {
    let folder = players();
    let setup = |mode: Option<&str>| Setup { mode: mode.map(str::to_owned), ..Setup::new(7) };
    let report = |mode| run(Arena { setup: setup(mode), ..arena(&folder, "perfect.lua", "random.lua", 40) });
    let (plain, apart) = (report(None), report(Some("apart")));
    let of_o = plain.by_role["second"].a.wins + plain.by_role["second"].b.wins;
    assert!(of_o > 0, "{plain:?}");
    assert_eq!((plain.decided, apart.games, apart.decided), (40, 40, 40 - of_o));
    assert_eq!(apart.by_role["second"].a.wins, plain.by_role["second"].a.wins, "counted all the same");
    assert_eq!(apart.a.wins, plain.by_role["first"].a.wins);
    assert_eq!(apart.a.wins + apart.a.draws + apart.a.losses, apart.decided);
    assert!(scores::table(&apart).contains(&format!("{of_o} won by neither side")), "{apart:?}");
}

#[test]
fn every_game_has_a_journal_of_either_sides_scripts() {
    let (folder, written) = (players(), Folder::with(&[]));
    let journal = Some(written.path("games.journal").into());
    run(Arena { journal, ..arena(&folder, "decent.lua", "trust", 4) });
    let mut names: Vec<String> = std::fs::read_dir(written.path(""))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let wanted = ["games-1-a.journal", "games-2-a.journal", "games-3-a.journal", "games-4-a.journal"];
    assert_eq!(names, wanted, "the last resort has no scripts");
    let runtime = junshi::Runtime::builder().mod_path(folder.path("decent.lua")).limits(ample()).build();
    for name in names {
        let mut reader = junshi::journal::Reader::file(written.path(&name)).unwrap();
        let restored = junshi::replay::Replay::default().run::<TicTacToe>(&runtime, &mut reader).unwrap();
        assert!(restored.decisions >= 2, "{name}");
    }
    let nowhere = Some(written.path("no/such/games.journal").into());
    let failed = arena(&folder, "decent.lua", "trust", 2);
    let failed = Arena { journal: nowhere, ..failed }.ready::<TicTacToe>().unwrap().run(|_| ());
    assert!(matches!(failed, Err(Error::Io { .. })));
}

#[test]
fn progress_is_told_after_every_round() {
    let ready = arena(&players(), "trust", "trust", 6).ready::<TicTacToe>().unwrap();
    let mut heard = Vec::new();
    ready.run(|progress| heard.push((progress.played, progress.games))).unwrap();
    assert_eq!(heard, [(2, 6), (4, 6), (6, 6)]);
}

#[test]
fn an_answer_to_another_question_is_not_taken() {
    let mut course = Course::<TicTacToe>::deal(&Setup::new(1)).unwrap();
    let question = course.question().unwrap();
    let scene = course.scene(&question).unwrap();
    assert_eq!((question.number, question.seat.as_str()), (1, "X"));
    let early = settle(&Scene { number: 2, ..course.scene(&question).unwrap() }, 5).unwrap();
    let refusal = course.apply(early).unwrap_err();
    assert_eq!(refusal.0, "an answer to question 2, but 1 is asked");
    let legal = settle(&scene, 5).unwrap();
    course.apply(legal.clone()).unwrap();
    assert_eq!(course.question().unwrap().seat, "O");
    assert!(course.apply(legal).is_err(), "it was taken already");
    assert_eq!((course.answered(), course.news(0, &[]).len(), course.news(1, &[]).len()), (1, 1, 0));
}

#[test]
fn the_seatings_of_a_deal_are_each_others_mirror() {
    let course = Course::<TicTacToe>::deal(&Setup::new(1)).unwrap();
    let pair: Vec<Seating> = TicTacToe::seatings(course.table());
    assert_eq!(pair.len(), 2);
    assert_eq!(pair[0].mirror(), pair[1]);
    assert_eq!((pair[0].side("X"), pair[1].side("X")), (Some(Side::A), Some(Side::B)));
}

#[test]
fn the_program_says_clearly_what_it_cannot_play() {
    let fair = ["--a", "default", "--b", "trust"];
    let told = |args: &[&str]| {
        let ran = junshi(args, b"");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args:?}");
        ran.err
    };
    let unknown = told(&[&["arena", "tiddlywinks"], &fair[..]].concat());
    assert!(unknown.contains("at game: expected one of sgs"), "{unknown}");
    let slips: [(&[&str], &str); 4] = [
        (&["--a", "cmd:", "--b", "trust"], "at --a: expected a program and its arguments"),
        (&["--a", "trust", "--b", "default:x"], "at --b: expected key=value"),
        (&[&fair[..], &["--sprt", "5,0"]].concat(), "at --sprt: expected ELO0,ELO1"),
        (&[&fair[..], &["--limit", "ms=x"]].concat(), "at limit"),
    ];
    for (args, wanted) in slips {
        let told = told(&[&["arena", "sgs"], args].concat());
        assert!(told.contains(wanted), "{told}");
    }
}

#[test]
fn a_game_without_a_referee_is_refused_with_one_clear_error() {
    let without: Vec<&str> = junshi::games::NAMES
        .iter()
        .copied()
        .filter(|name| !junshi::games::refereed().contains(name))
        .collect();
    for name in without {
        for args in [&["arena", name, "--a", "default", "--b", "trust"][..], &["play", name]] {
            let ran = junshi(args, b"");
            assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{}", ran.err);
            ran.says(&["expected a game with a referee", &format!("`{name}`, which has no referee yet")]);
        }
    }
}
