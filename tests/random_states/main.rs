//! Random tables, and every kind of question about them: the last resort is legal, whatever nonsense
//! is answered is refused without a panic, our own AI answers everything legally and without a fault,
//! the same in every run, and nothing that its seat may not see changes what it answers.
//!
//! The last resort is asked at a hundred thousand tables under `JUNSHI_FULL=1`, at one in a hundred of
//! them otherwise.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod asker;
mod happened;
mod our_ai;
#[path = "../bench/random_tables.rs"]
#[allow(dead_code)]
mod random_tables;
mod recorded;
mod requests;
mod sight;
mod tables;

use std::collections::BTreeMap;
use std::sync::Arc;

use asker::Asker;
use junshi::game::{Game, Names, Scene};
use junshi::kit::rng::Rng;
use junshi::sgs::{Ask, Sgs, Snapshot};
use random_tables::Maker;
use serde_json::json;

const SEED: u64 = 20_251_130;

/// So many under `JUNSHI_FULL=1`, else so few; `JUNSHI_FULL=5000` asks for no more than that.
fn count(full: u32, few: u32) -> u32 {
    let Some(wanted) = std::env::var_os("JUNSHI_FULL") else { return few };
    let most = wanted.to_str().and_then(|wanted| wanted.parse().ok()).filter(|most| *most > 1);
    most.map_or(full, |most: u32| most.min(full))
}

#[test]
fn the_last_resort_is_legal_on_random_tables() {
    let mut maker = Maker::new(SEED);
    let mut rng = Rng::for_match(SEED);
    let mut asked: BTreeMap<String, u32> = BTreeMap::new();
    let tables = count(100_000, 1_000);
    for number in 0..tables {
        let (mut snapshot, seat) = maker.table();
        Sgs::admit(&mut snapshot, &Names::default())
            .unwrap_or_else(|error| panic!("table {number}: {error}"));
        let snapshot = Arc::new(snapshot);
        let mut asker = Asker { rng: &mut rng, table: &snapshot, seat: &seat };
        for mut question in asker.questions() {
            question["seat"] = json!(asker.seat);
            let ask: Ask = serde_json::from_value(question.clone()).unwrap();
            if Sgs::check_ask(&snapshot, &Names::default(), &ask).is_err() {
                continue;
            }
            let mut scene = Scene::<Sgs>::new(Snapshot::default(), ask, SEED);
            (scene.snapshot, scene.number) = (Arc::clone(&snapshot), u64::from(number));
            let answer = Sgs::last_resort(&scene);
            if let Err(refusal) = Sgs::check(&scene, &answer) {
                panic!("table {number}: {question}: {}: {refusal}", answer.shown());
            }
            let _ = Sgs::check(&scene, &asker.nonsense());
            *asked.entry(question["kind"].to_string()).or_default() += 1;
        }
    }
    println!("{}", json!({"tables": tables, "asked": asked}));
    assert_eq!(asked.len(), 19, "every kind was asked: {asked:?}");
}
