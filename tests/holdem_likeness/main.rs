//! How much like people the fair player of hold'em plays: the sizes of its bets beside those of real players, the
//! amounts that it clicks, and its pauses.
//!
//! `JUNSHI_PHH_DIR` names a folder of real hands (`.phh`, `.phhs`, or lines of the ACPC as `.acpc` and `.log`); without
//! it, what was counted in such hands before is compared with. `JUNSHI_FULL=1` plays thousands of hands.

#![allow(missing_docs, clippy::unwrap_used)]

mod bets;
mod pauses;
mod people;

use junshi::Limits;
use junshi::arena::{Arena, Spec};
use junshi::games::holdem::Holdem;
use junshi::games::holdem::plan::Grid;
use junshi::games::holdem::plan::clickable::Chip;
use junshi::games::holdem::record::Record;
use junshi::referee::Setup;

use bets::{Sizes, Weighed, apart};

/// How far apart the sizes of a street may be.
const MOST: f64 = 0.15;
/// Fewer bets of a kind say nothing of the kind.
const FEW: usize = 40;

fn is_full() -> bool {
    std::env::var_os("JUNSHI_FULL").is_some()
}

/// Amounts that a person can click, as `lua/holdem/human/grid.lua` has them.
fn grid() -> Grid {
    let chip = |(carry, chip)| Chip { carry, chip };
    Grid { digits: 2, chips: [(0, 1), (1000, 10), (1_000_000, 100)].map(chip).to_vec() }
}

/// Hands that two ways of playing have played with each other.
fn played((a, b): (&str, &str), players: usize, mode: &str, games: u64) -> Vec<Record> {
    let spec = |text: &str| text.parse::<Spec>().unwrap();
    let setup = Setup { players: Some(players), mode: Some(mode.to_owned()), ..Setup::new(5) };
    let limits = Limits { ms: 60_000, ..Limits::default() };
    let arena = Arena { jobs: 2, setup, limits, records: true, ..Arena::new(spec(a), spec(b), games, 5) };
    let mut records = Vec::new();
    let keep = |hand| records.push(serde_json::from_value(hand).unwrap());
    let report = arena.ready::<Holdem>().unwrap().run_and_keep(|_| (), keep).unwrap();
    assert_eq!((report.slips.faults, report.slips.refused, report.slips.last_resort), (0, 0, 0));
    records
}

/// Every non-all-in bet is one that a person can click.
fn are_clickable(records: &[Record]) -> usize {
    let (grid, mut bets) = (grid(), 0);
    for record in records {
        let acts = record.replay().unwrap().acts;
        for act in acts.iter().filter(|act| matches!(act.name(), "bet" | "raise") && !act.is_all_in) {
            let carry = 100 * record.min_bet as u64;
            assert!(grid.has(act.bet as u64, carry), "{} in {}", act.bet, record.history);
            bets += 1;
        }
    }
    bets
}

/// What two samples may be apart by chance, 95 in 100.
fn by_chance(one: &[Weighed], other: &[Weighed]) -> f64 {
    let count = |sample: &[Weighed]| sample.iter().map(|(_, weight)| weight).sum::<f64>();
    1.36 * (1.0 / count(one) + 1.0 / count(other)).sqrt()
}

/// Compares street by street: all bets, and first ones and raises apart. What few bets can say is no more than chance.
fn are_alike(name: &str, ours: &Sizes, real: &Sizes) {
    let mut wrong = Vec::new();
    for (at, street) in ["preflop", "flop", "turn", "river"].into_iter().enumerate() {
        let (own, other) = (&ours.streets[at], &real.streets[at]);
        for (kind, own, other) in [
            ("all", own.all(), other.all()),
            ("first", own.bets.clone(), other.bets.clone()),
            ("raises", own.raises.clone(), other.raises.clone()),
        ] {
            let (most, size) = apart(&own, &other);
            println!("{name} {street} {kind}: {most:.3} at {size:.2} pots, of {} bets", own.len());
            // the pairs of an arena are played with the same sizes, so that a bet counts but half
            let chance = if is_full() && kind != "raises" { 0.0 } else { 1.5 * by_chance(&own, &other) };
            if own.len() >= FEW && most >= MOST + chance {
                wrong.push(format!("{street} {kind}: {most:.3} at {size:.2}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{name}: {wrong:?}");
}

fn sizes(records: &[Record]) -> Sizes {
    let mut sizes = Sizes::default();
    records.iter().for_each(|record| sizes.add(record, &[], None));
    sizes
}

#[test]
fn bets_of_six_are_those_of_people_and_can_be_clicked() {
    let games = if is_full() { 3000 } else { 60 };
    let pairs = [
        ("fair:personality=tight_aggressive", "fair:personality=loose_aggressive"),
        ("fair", "fair:personality=tight_passive"),
        ("fair:personality=loose_passive", "fair"),
    ];
    let records: Vec<Record> =
        pairs.iter().flat_map(|pair| played(*pair, 6, "blinds:50:100", games)).collect();
    println!("six: {} bets of {} hands can be clicked", are_clickable(&records), records.len());
    are_alike("six", &sizes(&records), &people::people(&grid()).more);
}

#[test]
fn bets_of_two_are_those_of_people_and_can_be_clicked() {
    let games = if is_full() { 8000 } else { 160 };
    let records = played(("fair", "fair"), 2, "blinds:50:100+200bb", games);
    println!("two: {} bets of {} hands can be clicked", are_clickable(&records), records.len());
    are_alike("two", &sizes(&records), &people::people(&grid()).two);
}

/// A player with one size for everything is told apart: the measure can fail.
#[test]
fn who_always_bets_the_same_is_not_like_people() {
    let records = played(("pot-odds", "pot-odds"), 2, "blinds:50:100+200bb", 200);
    let (ours, real) = (sizes(&records), people::people(&grid()).two);
    let (most, _) = apart(&ours.streets[1].all(), &real.streets[1].all());
    assert!(ours.streets[1].bets.len() >= FEW && most > 0.3, "{most}");
}
