//! Files written for the original game, by other people, dropped in unchanged: each is loaded, and
//! every callback that it registers is called on random tables with the arguments that the game passes.
//!
//! A whole foreign AI is also asked random questions.
//!
//! `JUNSHI_QSGS_DIR` names a folder that holds `lua/ai` folders, wherever below it. Without it the test
//! says that it was skipped. `JUNSHI_FULL=1` calls everything at two hundred tables
//! and asks ten thousand questions.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod asked;
#[allow(dead_code)]
#[path = "../random_states/asker.rs"]
mod asker;
mod caller;
#[allow(dead_code)]
#[path = "../random_states/happened.rs"]
mod happened;
#[allow(dead_code)]
#[path = "../bench/random_tables.rs"]
mod random_tables;
#[allow(dead_code)]
#[path = "../random_states/requests.rs"]
mod requests;
mod states;
#[allow(dead_code)]
#[path = "../random_states/tables.rs"]
mod tables;
mod texts;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use caller::Tally;
use serde_json::json;

/// Least share of the files that load.
const LOADED: f64 = 0.97;
/// Least share of the calls in which nothing is missing of what the game offers.
const NOTHING_MISSING: f64 = 0.99;
/// Least share of the calls that return without any error.
const NO_ERROR: f64 = 0.97;

/// So many tables under `JUNSHI_FULL=1`, `JUNSHI_FULL=N` for another number, else a few.
fn tables() -> u32 {
    let Some(wanted) = std::env::var_os("JUNSHI_FULL") else { return 3 };
    wanted.to_str().and_then(|wanted| wanted.parse().ok()).filter(|wanted| *wanted > 1).unwrap_or(200)
}

fn folder() -> Option<PathBuf> {
    let folder = std::env::var_os("JUNSHI_QSGS_DIR").filter(|folder| !folder.is_empty());
    if folder.is_none() {
        eprintln!("skipped: JUNSHI_QSGS_DIR names no folder of files for the original game");
    }
    folder.map(PathBuf::from)
}

/// Folders at or below this one that hold AI files.
fn folders(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut below: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    below.sort();
    if below.iter().any(|path| is_ai(path)) {
        found.push(folder.to_owned());
    }
    below.iter().filter(|path| path.is_dir() && !path.is_symlink()).for_each(|path| folders(path, found));
}

fn is_ai(path: &Path) -> bool {
    path.is_file() && path.file_name().unwrap().to_string_lossy().to_lowercase().ends_with("-ai.lua")
}

fn wanted_folders() -> Vec<PathBuf> {
    let Some(folder) = folder() else { return Vec::new() };
    let mut found = Vec::new();
    folders(&folder, &mut found);
    assert!(!found.is_empty(), "no file *-ai.lua in or below {folder:?}");
    found
}

/// Tells a folder's figures, and holds them against the floors.
fn report(folder: &Path, how: &str, tally: &Tally, short: &mut Vec<String>) {
    println!("{}", json!({"folder": folder, "as": how, "figures": tally.figures()}));
    if std::env::var_os("JUNSHI_SHOW").is_some() {
        for (error, count) in by_count(&tally.errors).into_iter().take(200) {
            println!("{count:6} {error}");
            tally.lines.get(error).iter().for_each(|line| println!("       {line}"));
        }
    }
    let calls = f64::from(tally.calls.max(1));
    let shares = [
        ("loaded", f64::from(tally.loaded) / f64::from(tally.of_their_own().max(1)), LOADED),
        ("nothing missing", 1.0 - f64::from(tally.missing_calls()) / calls, NOTHING_MISSING),
        ("no error", 1.0 - f64::from(tally.raised) / calls, NO_ERROR),
    ];
    for (what, share, floor) in shares {
        if share < floor {
            short.push(format!("{} as {how}: {what} {share:.4}", folder.display()));
        }
    }
}

fn by_count(counts: &BTreeMap<String, u32>) -> Vec<(&String, &u32)> {
    let mut all: Vec<_> = counts.iter().collect();
    all.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    all
}

#[test]
fn files_of_other_people_run_over_our_ai() {
    let mut short = Vec::new();
    for folder in wanted_folders() {
        let tally = caller::one_by_one(&folder, tables());
        report(&folder, "mods", &tally, &mut short);
    }
    assert!(short.is_empty(), "{short:#?}");
}

#[test]
fn the_callbacks_of_a_whole_foreign_ai_run() {
    let mut short = Vec::new();
    for folder in wanted_folders().into_iter().filter(|folder| folder.join("smart-ai.lua").is_file()) {
        let tally = caller::as_brain(&folder, tables());
        report(&folder, "brain", &tally, &mut short);
    }
    assert!(short.is_empty(), "{short:#?}");
}

#[test]
fn a_whole_foreign_ai_answers_random_requests() {
    let questions = if std::env::var_os("JUNSHI_FULL").is_some() { 10_000 } else { 300 };
    let mut short = Vec::new();
    for folder in wanted_folders().into_iter().filter(|folder| folder.join("smart-ai.lua").is_file()) {
        let answers = asked::ask(&folder, questions);
        println!("{}", json!({"folder": folder, "as": "brain, asked", "figures": answers.figures()}));
        if std::env::var_os("JUNSHI_SHOW").is_some() {
            by_count(&answers.of_its_own)
                .into_iter()
                .take(20)
                .for_each(|(error, count)| println!("{count:6} {error}"));
        }
        if !answers.of_the_interface.is_empty() {
            short.push(format!("{}: {:?}", folder.display(), answers.of_the_interface));
        }
    }
    assert!(short.is_empty(), "{short:#?}");
}
