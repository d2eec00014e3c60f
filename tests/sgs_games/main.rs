//! Whole games of Sanguosha: cards, health and seats are right after everything that happens, the same
//! seed gives the same game, and every answer that is legal can be played.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod choosing;
mod grammar;
mod judged;
mod listed;
mod ours;
mod strengths;
mod trees;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::thread;

use junshi::game::{Legal, Scene};
use junshi::kit::rng::{Rng, fnv1a};
use junshi::referee::{Course, Outcome, Question, Setup};
use junshi::sgs::snapshot::Phase;
use junshi::sgs::{Answer, Ask, Sgs, Snapshot};
use junshi::{Game, settle};
use serde_json::Value;

/// Cards of the stock deck.
const DECK: usize = 160;

fn full() -> bool {
    std::env::var_os("JUNSHI_FULL").is_some()
}

/// How often each card lies somewhere, and how often of these in a private pile.
fn placed(state: &Snapshot) -> [(u8, u8); 200] {
    let mut places = [(0, 0); 200];
    let mut note = |ids: &[i32], pile: u8| {
        for id in ids {
            let place = &mut places[*id as usize];
            *place = (place.0 + 1, place.1 + pile);
        }
    };
    note(&state.draw.known, 0);
    note(&state.discard, 0);
    note(&state.table, 0);
    for player in &state.players {
        note(&player.hand.known, 0);
        note(&player.equips, 0);
        note(&player.judging, 0);
        player.piles.values().for_each(|pile| note(&pile.known, 1));
    }
    places
}

/// What no state may break. While a card goes into a private pile it is in two places.
fn check(state: &Snapshot, place: &dyn Fn() -> String) {
    for (id, (all, in_piles)) in placed(state).iter().enumerate() {
        assert!(
            *all <= 1 || *in_piles == 1 && *all == 2,
            "{}: card {id} is in {all} places: {state:?}",
            place()
        );
    }
    let living = state.players.iter().filter(|player| player.alive);
    let seats = living.clone().fold(0u32, |seats, player| seats | 1 << (player.seat - 1));
    let count = living.clone().count();
    assert_eq!(seats, (1 << count) - 1, "{}: seats", place());
    for player in living {
        assert!(
            player.hp <= player.max_hp,
            "{}: {} has {} of {}",
            place(),
            player.name,
            player.hp,
            player.max_hp
        );
    }
    let active = |phase: Option<Phase>| phase != Some(Phase::NotActive);
    assert!(
        state.players.iter().filter(|player| active(player.phase)).count() <= 1,
        "{}: two turns",
        place()
    );
}

/// While the targets of a Slash are told, its user's tag says how many Jinks each of them needs.
fn check_jinks(state: &Snapshot, event: &Value, place: &dyn Fn() -> String) {
    let (name, used) = (&event["event"], &event["data"]["v"]);
    let class = used["card"]["class"].as_str().unwrap_or_default();
    if name != "TargetSpecified" || !class.ends_with("Slash") {
        return;
    }
    let user = state.players.iter().find(|player| used["from"] == player.name).unwrap();
    let tag = format!("Jink_{}", used["card"]["str"].as_str().unwrap());
    let needed = serde_json::to_value(&user.tags).unwrap()[&tag].as_array().map(Vec::len);
    let targets = used["to"].as_array().map(Vec::len);
    assert_eq!(needed, targets, "{}: {tag} of {:?}", place(), user.tags);
}

/// What holds besides while a player is asked what to play.
fn check_at_rest(state: &Snapshot, place: &dyn Fn() -> String) {
    assert!(state.table.is_empty(), "{}: {:?} on the table", place(), state.table);
    let there = placed(state).iter().filter(|(all, _)| *all == 1).count();
    assert_eq!(there, DECK, "{}: cards are missing", place());
    for player in &state.players {
        let endures = player.piles.contains_key("nosbuqu"); // the old Zhou Tai lives on without health
        assert!(
            !player.alive || player.hp > 0 || endures,
            "{}: {} lives with {}",
            place(),
            player.name,
            player.hp
        );
        let owns = player.hand.count() + player.equips.len() + player.judging.len();
        assert!(player.alive || owns == 0, "{}: {} is dead and owns {owns} cards", place(), player.name);
    }
}

/// Answers that try much: any card on anybody, whatever is legal.
fn wild(scene: &Scene<Sgs>, rng: &mut Rng) -> Legal<Answer> {
    let mut ideas = ideas(scene);
    while !ideas.is_empty() && ideas.len() < 400 {
        let idea = ideas.swap_remove(rng.below(ideas.len() as u32) as usize);
        if let Ok(legal) = settle(scene, idea) {
            return legal;
        }
    }
    settle(scene, Sgs::last_resort(scene)).expect("the last resort is legal")
}

fn ideas(scene: &Scene<Sgs>) -> Vec<Answer> {
    let seat = scene.seat();
    let me = scene.snapshot.players.iter().find(|player| player.name == seat).unwrap();
    let cards: Vec<String> = me.hand.known.iter().chain(&me.equips).map(ToString::to_string).collect();
    let living = scene.snapshot.players.iter().filter(|player| player.alive);
    let names: Vec<&str> = living.map(|player| player.name.as_str()).collect();
    let name = |text: &str| Answer::Name(text.to_owned());
    match &scene.ask {
        Ask::Activate(_) | Ask::UseCard(_) => {
            let aimed = cards
                .iter()
                .flat_map(|card| names.iter().map(move |name| Answer::Name(format!("{card}->{name}"))));
            aimed.chain(cards.iter().map(|card| name(card))).collect()
        }
        Ask::Card(_) | Ask::Nullification(_) | Ask::SinglePeach(_) | Ask::CardShow(_) | Ask::Pindian(_) => {
            cards.iter().map(|card| name(card)).chain([Answer::Nothing]).collect()
        }
        Ask::SkillInvoke(_) => vec![Answer::Yes(true), Answer::Yes(false)],
        Ask::Choice(ask) => ask.choices.split('+').map(name).collect(),
        Ask::PlayerChosen(ask) => ask.targets.iter().map(|target| name(target)).collect(),
        Ask::Ag(ask) => ask.card_ids.iter().map(|id| Answer::Id(*id)).collect(),
        _ => Vec::new(),
    }
}

/// How a game was played: a hash of all that happened, and how it came out.
#[derive(Debug, PartialEq)]
struct Played {
    hash: u64,
    questions: u64,
    outcome: Outcome,
}

fn setup(mode: &str, seed: u64) -> Setup {
    Setup { seed, mode: Some(mode.to_owned()), ..Setup::default() }
}

fn play(setup: &Setup, answer: impl Fn(&Scene<Sgs>, &mut Rng) -> Legal<Answer>) -> Played {
    let mut course = Course::<Sgs>::deal(setup).unwrap();
    let (mut rng, mut heard, mut told) = (Rng::for_match(setup.seed ^ 77), 0, Vec::new());
    let named = format!("{:?} {}", setup.mode, setup.seed);
    while let Some(question) = course.question() {
        let place = || format!("{named}, question {}", question.number);
        for (state, event) in course.news_with_states(heard, &[]) {
            check(&state, &|| format!("{}, {}", place(), event.event));
            check_jinks(&state, &serde_json::to_value(&event).unwrap(), &place);
            told.extend(serde_json::to_vec(&event).unwrap());
        }
        heard = course.happened();
        let whole: Arc<Snapshot> = course.whole().unwrap();
        check(&whole, &place);
        if matches!(question.ask, Ask::Activate(_)) {
            check_at_rest(&whole, &place);
        }
        let scene = course.scene(&question).unwrap();
        course.apply(answer(&scene, &mut rng)).unwrap();
    }
    let outcome = course.outcome().unwrap();
    assert!(!outcome.reason.starts_with("fault"), "{named}: {}", outcome.reason);
    Played { hash: fnv1a(&told), questions: course.answered(), outcome }
}

fn wildly(mode: &str, seed: u64) -> Played {
    play(&setup(mode, seed), wild)
}

#[test]
fn games_of_wild_players_keep_all_cards_seats_and_health() {
    let games = if full() { 400 } else { 4 };
    for seed in 0..games {
        for mode in ["08p+bare", "05p+bare"] {
            let played = wildly(mode, seed);
            assert!(played.questions > 20, "{mode} {seed} ends after {} questions", played.questions);
        }
    }
}

#[test]
fn generals_with_all_their_skills_keep_all_cards_seats_and_health() {
    let games = if full() { 400 } else { 6 };
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    for seed in 0..games {
        for mode in ["08p", "05p", "10pd"] {
            *ends.entry(wildly(mode, seed).outcome.reason).or_default() += 1;
        }
    }
    println!("{ends:?}");
}

#[test]
fn generals_of_packages_that_are_named_keep_all_cards_seats_and_health() {
    let games = if full() { 400 } else { 2 };
    let packages = ["standard", "nostal_standard"].map(str::to_owned);
    for seed in 0..games {
        for mode in ["08p", "05p"] {
            play(&Setup { packages: packages.to_vec(), ..setup(mode, seed) }, wild);
        }
    }
}

/// The generals that are dealt from the packages, in order of their seats.
fn dealt(mode: &str, seed: u64, packages: &[&str]) -> Vec<String> {
    let packages = packages.iter().map(|name| (*name).to_owned()).collect();
    let course = Course::<Sgs>::deal(&Setup { packages, ..setup(mode, seed) }).unwrap();
    let whole: Arc<Snapshot> = course.whole().unwrap();
    let generals = whole.players.iter().flat_map(|player| [Some(&player.general), player.general2.as_ref()]);
    generals.flatten().cloned().collect()
}

#[test]
fn generals_of_all_packages_with_rules_are_dealt_unless_some_are_named() {
    let data: Value = serde_json::from_str(include_str!("../../data/sgs/generals.json")).unwrap();
    let package =
        |general: &String| data["generals"][general.as_str()]["package"].as_str().unwrap().to_owned();
    for named in [["fire", "thicket"], ["standard", "nostal_standard"]] {
        for general in dealt("08p+dealt", 3, &named) {
            assert!(named.contains(&package(&general).as_str()), "{general}");
        }
    }
    let packages: BTreeSet<String> =
        (0..12).flat_map(|seed| dealt("10p+dealt", seed, &[])).map(|general| package(&general)).collect();
    for package in
        ["fire", "god", "mountain", "nostal_standard", "nostal_wind", "standard", "thicket", "wind"]
    {
        assert!(packages.contains(package), "{packages:?}");
    }
}

#[test]
fn nobody_sits_at_the_table_twice_in_two_editions() {
    for seed in 0..8 {
        for mode in ["10p+dealt", "08p+pairs+dealt", "06_3v3", "05p+caocao+dealt", "05p+nos_caocao+dealt"] {
            let generals = dealt(mode, seed, &["standard", "nostal_standard"]);
            let persons: BTreeSet<&str> = generals.iter().map(|name| choosing::person(name)).collect();
            assert_eq!(persons.len(), generals.len(), "{mode} {seed}: {generals:?}");
        }
    }
}

#[test]
fn packages_that_are_not_there_are_refused() {
    let refused_in = |mode: &str, packages: &[&str]| {
        let packages = packages.iter().map(|name| (*name).to_owned()).collect();
        let error =
            Course::<Sgs>::deal(&Setup { packages, ..setup(mode, 1) }).err().expect("this is no game");
        (error.path.clone(), error.to_string())
    };
    for mode in ["05p+pairs", "05p+pairs+dealt"] {
        let (path, text) = refused_in(mode, &["wind"]);
        assert!(path == "players" && text.contains("two generals for everybody"), "{text}");
    }
    let refused = |packages: &[&str]| refused_in("08p", packages);
    let (path, text) = refused(&["standard", "thickt"]);
    assert!(path == "packages" && text.contains("thicket"), "{text}");
    let (path, text) = refused(&["nostal_wind"]);
    assert!(path == "packages" && text.contains("4 whose skills"), "{text}");
    let board = Setup { packages: vec!["wind".to_owned()], ..Setup::new(1) };
    let error = Course::<junshi::games::gomoku::Gomoku>::deal(&board).err().expect("no packages");
    assert_eq!(error.path, "packages");
}

#[test]
fn with_pairs_everybody_has_two_generals() {
    for seed in 0..3 {
        let course = Course::<Sgs>::deal(&setup("05p+pairs+dealt", seed)).unwrap();
        let whole: Arc<Snapshot> = course.whole().unwrap();
        let generals =
            whole.players.iter().flat_map(|player| [Some(&player.general), player.general2.as_ref()]);
        let generals: BTreeSet<&String> = generals.map(|general| general.expect("two generals")).collect();
        assert_eq!(generals.len(), 10, "{generals:?}");
        let skills =
            |player: &junshi::sgs::snapshot::Player| player.skills.as_ref().map_or(0, |skills| skills.len());
        assert!(whole.players.iter().all(|player| skills(player) >= 2));
        wildly("05p+pairs", seed);
    }
}

#[test]
fn three_on_three_is_won_by_the_side_whose_leader_lives() {
    let side = ["lord", "loyalist", "rebel", "renegade", "rebel", "loyalist"];
    for seed in 0..3 {
        let mut course = Course::<Sgs>::deal(&setup("06_3v3", seed)).unwrap();
        let whole: Arc<Snapshot> = course.whole().unwrap();
        let roles: Vec<&str> = whole.players.iter().map(|player| player.role.unwrap().name()).collect();
        assert_eq!(roles, side);
        assert!(whole.players.iter().all(|player| player.role_shown));
        let mut rng = Rng::for_match(seed);
        while let Some(question) = course.question() {
            let scene = course.scene(&question).unwrap();
            course.apply(wild(&scene, &mut rng)).unwrap();
        }
        let outcome = course.outcome().unwrap();
        assert!(["lord's side", "renegade's side"].contains(&outcome.reason.as_str()), "{outcome:?}");
        assert_eq!(outcome.winners.len(), 3, "{outcome:?}");
    }
}

#[test]
fn one_on_one_ends_with_the_third_general_of_a_side() {
    for seed in 0..4 {
        let setup = setup("02_1v1", seed);
        let mut course = Course::<Sgs>::deal(&setup).unwrap();
        let mut rng = Rng::for_match(seed);
        while let Some(question) = course.question() {
            let scene = course.scene(&question).unwrap();
            course.apply(wild(&scene, &mut rng)).unwrap();
        }
        let outcome = course.outcome().unwrap();
        assert!(["lord's side", "renegade's side"].contains(&outcome.reason.as_str()), "{outcome:?}");
        let news = course.news_with_states(0, &[]);
        let deaths = news.iter().filter(|(_, event)| event.event.as_str() == "BeforeGameOverJudge");
        let loser = |name: &str| !outcome.winners.iter().any(|winner| winner == name);
        let lost = deaths.filter(|(_, event)| event.player.as_deref().is_some_and(loser)).count();
        assert_eq!(lost, 3, "seed {seed}");
        wildly("02_1v1", seed);
    }
}

#[test]
fn the_last_resort_plays_to_an_end() {
    let resort = |scene: &Scene<Sgs>, _: &mut Rng| settle(scene, Sgs::last_resort(scene)).unwrap();
    for seed in 0..2 {
        let played = play(&setup("03p+bare", seed), resort);
        assert!(played.outcome.winners.is_empty(), "nobody is ever struck: {:?}", played.outcome);
    }
}

#[test]
fn the_same_seed_is_the_same_game_on_any_thread() {
    let here: Vec<Played> = (0..4).map(|seed| wildly("08p", seed)).collect();
    let there: Vec<_> = (0..4).map(|seed| thread::spawn(move || wildly("08p", seed))).collect();
    let there: Vec<Played> = there.into_iter().map(|game| game.join().unwrap()).collect();
    assert_eq!(here, there);
    assert_ne!(here[0].hash, here[1].hash);
}

#[test]
fn impossible_set_ups_are_refused_before_the_first_card() {
    let refused = |mode: Option<&str>, players: Option<usize>| {
        let setup = Setup { mode: mode.map(str::to_owned), players, ..Setup::default() };
        let error = Course::<Sgs>::deal(&setup).err().expect("this is no game");
        (error.path.clone(), error.to_string())
    };
    for (mode, players, path, word) in [
        (None, Some(11), "players", "11p"),
        (None, Some(1), "players", "01p"),
        (Some("08p"), Some(5), "players", "8"),
        (Some("06_XMode"), None, "mode", "06_XMode"),
        (Some("08p+caoca"), None, "mode", "caocao"),
        (Some("08p+caocao+caocao"), None, "mode", "again"),
        (Some("02p+caocao+liubei+sunquan"), None, "mode", "3 of them"),
        (Some("08p+jsp_machao"), None, "mode", "none"),
        (Some("02_1v1+pairs"), None, "mode", "pairs"),
    ] {
        let (at, text) = refused(mode, players);
        assert!(at == path && text.contains(word), "{mode:?} {players:?}: {text}");
    }
}

/// A game up to the first question about what to play.
fn at_first_play(setup: &Setup) -> (Course<Sgs>, Question<Sgs>) {
    let mut course = Course::<Sgs>::deal(setup).unwrap();
    loop {
        let question = course.question().unwrap();
        if matches!(question.ask, Ask::Activate(_)) {
            return (course, question);
        }
        let scene = course.scene(&question).unwrap();
        course.apply(settle(&scene, Sgs::last_resort(&scene)).unwrap()).unwrap();
    }
}

#[test]
fn a_seat_sees_its_own_hand_and_no_other() {
    let (mut course, question) = at_first_play(&setup("05p+bare", 3));
    let seen = course.snapshot(&question);
    for player in &seen.players {
        assert_eq!(player.hand.hidden == 0, player.name == question.seat, "{}", player.name);
        let knows = player.name == question.seat || player.role_shown;
        assert_eq!(player.role.is_some(), knows, "{}", player.name);
    }
    assert!(seen.draw.known.is_empty());
    assert!(serde_json::to_value(&seen).is_ok_and(|value| value != Value::Null));
    let scene = course.scene(&question).unwrap();
    course.apply(settle(&scene, Sgs::last_resort(&scene)).unwrap()).unwrap();
}
