//! Whole games of the original, as its host recorded them, held against ours: every state, event and
//! question is admitted, distances, limits and legal plays are the host's, and every answer of the
//! original is legal or stands in a list with its reason.
//!
//! Some games lie in `tests/truth/sgs/games`; `JUNSHI_ORIGINAL_GAMES` names a folder with more.
//! A match of ours follows the smallest game, under `JUNSHI_FULL=1` all.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod agreement;
mod compare;
mod ours;
mod played;
mod questions;
mod state;
mod tally;
mod walk;
mod words;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use tally::{Exception, Tally, shown};

/// All games, by file name.
fn games() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/truth/sgs/games");
    let more = std::env::var_os("JUNSHI_ORIGINAL_GAMES").map(PathBuf::from);
    let mut found = BTreeMap::new();
    for folder in [own].into_iter().chain(more) {
        for entry in std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
            let path = entry.unwrap().path();
            if path.to_string_lossy().ends_with(".jsonl.gz") {
                found.insert(path.file_name().unwrap().to_owned(), path);
            }
        }
    }
    found.into_values().collect()
}

/// What all games show, read once for all tests.
fn report() -> &'static Tally {
    static REPORT: OnceLock<Tally> = OnceLock::new();
    REPORT.get_or_init(|| {
        let (games, exceptions) = (games(), Exception::all());
        let all_are_followed = std::env::var_os("JUNSHI_FULL").is_some();
        let smallest = games.iter().min_by_key(|game| game.metadata().map(|file| file.len()).ok());
        let next = AtomicUsize::new(0);
        let work = || {
            let mut tally = Tally::default();
            while let Some(game) = games.get(next.fetch_add(1, Ordering::Relaxed)) {
                let follow = all_are_followed || smallest == Some(game);
                tally.add(walk::walk(game, &exceptions, follow));
            }
            tally
        };
        let mut all = Tally::default();
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
            workers.into_iter().for_each(|worker| all.add(worker.join().unwrap()));
        });
        read_words(&mut all);
        all.print();
        all
    })
}

/// Reads every card string and every pattern, and writes it again.
fn read_words(all: &mut Tally) {
    for text in std::mem::take(&mut all.card_texts) {
        let back = ours::card_text(&text);
        // The spear's own script writes 0 for no point.
        let plain = text.replace(":0]", ":-]");
        all.note("card_strings", back.as_ref() == Ok(&plain), || format!("{text}: {back:?}"));
    }
    for text in std::mem::take(&mut all.patterns) {
        let back = ours::pattern(&text);
        all.note("patterns", back.as_ref() == Ok(&text), || format!("{text}: {back:?}"));
    }
}

#[test]
fn every_state_and_event_is_admitted() {
    report().assert("states", 1.0);
    report().assert("events", 1.0);
}

#[test]
fn printed_cards_and_generals_are_the_hosts() {
    report().assert("printed_cards", 1.0);
    report().assert("generals", 1.0);
}

#[test]
fn distances_ranges_and_hand_limits_are_the_hosts() {
    for check in ["distance", "in_range", "attack_range", "max_cards"] {
        report().assert(check, 1.0);
    }
}

#[test]
fn cards_may_be_used_as_the_host_says() {
    for check in ["available", "limited", "first_targets"] {
        report().assert(check, 0.995);
    }
}

#[test]
fn card_strings_and_patterns_come_back() {
    report().assert("card_strings", 1.0);
    report().assert("patterns", 1.0);
    report().assert("cards", 1.0);
}

#[test]
fn a_match_follows_a_game_without_a_fault() {
    report().assert("told", 1.0);
    report().assert("decided", 1.0);
}

/// What the original answered by choice of its own, not in its play phase.
const RESPONSES: [&str; 6] = [
    "askForCard",
    "askForSinglePeach",
    "askForNullification",
    "askForSkillInvoke",
    "askForDiscard",
    "askForPlayerChosen",
];

#[test]
fn our_own_ai_plays_and_believes_much_as_the_original_did() {
    let agreement = &report().agreement;
    for (what, count, floor) in [
        ("responses", agreement.of(&RESPONSES), 0.9),
        ("classes of cards that are played", agreement.of(&["activate"]), 0.88),
        ("beliefs", agreement.of_beliefs(), 0.95),
    ] {
        assert!(count.cells > 50, "{what}: only {} were compared", count.cells);
        assert!(count.share() >= floor, "{what}: {} of {} are equal", count.equal, count.cells);
    }
}

#[test]
fn every_question_is_accepted_and_every_answer_legal_or_listed() {
    for (check, what) in [("accepted", "questions are not accepted"), ("legal", "answers are not legal")] {
        let differences = report().differences.get(check).map(Vec::as_slice).unwrap_or_default();
        let shown = differences.iter().take(shown()).cloned().collect::<Vec<_>>().join("\n");
        assert!(differences.is_empty(), "{} {what}, such as\n{shown}", differences.len());
    }
}
