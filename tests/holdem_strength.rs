//! How well the fair player of hold'em plays heads-up, in big blinds a hundred hands over deals that are played from both
//! sides. Under `JUNSHI_FULL=1` twenty thousand pairs with a hundred big blinds have to reach the figures of the goals,
//! with the lower end of the interval for the ladder of levels. Without it a small number of deals has to reach a floor:
//! with twenty big blinds mostly, where luck weighs a fifth, about two and a half standard errors below what was found
//! with five hundred pairs.

#![allow(missing_docs, clippy::unwrap_used)]

use junshi::Limits;
use junshi::arena::{Arena, Measured, Spec};
use junshi::games::holdem::Holdem;
use junshi::referee::Setup;

fn is_full() -> bool {
    std::env::var_os("JUNSHI_FULL").is_some()
}

/// What A wins of B, in big blinds a hundred hands.
fn won(a: &str, b: &str, mode: &str, pairs: u64) -> Measured {
    let spec = |text: &str| text.parse::<Spec>().unwrap();
    let setup = Setup { mode: Some(mode.to_owned()), ..Setup::new(11) };
    // a machine with other work must not change who wins
    let limits = Limits { ms: 60_000, ..Limits::default() };
    let arena = Arena { jobs: 2, setup, limits, ..Arena::new(spec(a), spec(b), 2 * pairs, 11) };
    let report = arena.ready::<Holdem>().unwrap().run(|_| ()).unwrap();
    assert_eq!(
        (report.slips.faults, report.slips.refused, report.slips.last_resort),
        (0, 0, 0),
        "{report:?}"
    );
    let measured = report.figures.get("bb100").unwrap();
    let known = measured.estimate();
    println!(
        "{a} against {b}, {mode}: {:.1} ({:.1} to {:.1}) bb/100 over {pairs} pairs",
        known.value, known.low, known.high
    );
    measured
}

/// At least so much: a floor for so many pairs in a mode, or the goal under `JUNSHI_FULL=1`.
fn reaches(a: &str, b: &str, (mode, pairs, floor): (&str, u64, f64), goal: f64) {
    let (mode, pairs, least) = if is_full() { ("100bb", 20_000, goal) } else { (mode, pairs, floor) };
    let found = won(a, b, mode, pairs).estimate().value;
    assert!(found >= least, "{a} against {b}: {found}, and {least} are wanted");
}

#[test]
fn it_takes_the_blinds_of_who_always_folds() {
    // nearly without luck: whoever folds loses 75, as far as the button is opened
    reaches("fair", "folding", ("100bb", 80, 45.0), 50.0);
}

#[test]
fn it_beats_who_always_calls() {
    reaches("fair", "calling", ("20bb", 80, 40.0), 150.0);
}

#[test]
fn it_beats_who_is_honest() {
    // a win of ten: who gives up what it should defend falls below
    reaches("fair", "honest", ("20bb", 150, -50.0), 50.0);
}

#[test]
fn it_beats_who_goes_by_pot_odds() {
    reaches("fair", "pot-odds", ("20bb", 150, -50.0), 30.0);
}

#[test]
fn a_higher_level_beats_a_lower_one() {
    if !is_full() {
        reaches("fair:level=5", "fair:level=1", ("20bb", 120, -40.0), 50.0);
        return;
    }
    for level in 2..=5 {
        let (higher, lower) = (format!("fair:level={level}"), format!("fair:level={}", level - 1));
        let known = won(&higher, &lower, "100bb", 20_000).estimate();
        assert!(known.value >= 10.0 && known.low > 0.0, "{higher} against {lower}: {known:?}");
    }
}
