//! How well the fair player of hold'em plays, heads-up with a hundred big blinds, in big blinds a hundred hands over
//! deals that are played from both sides. A small number of deals has to reach a floor; under `JUNSHI_FULL=1` twenty
//! thousand pairs have to reach the figures of the goals, with the lower end of the interval for the ladder of levels.

#![allow(missing_docs, clippy::unwrap_used)]

use junshi::arena::{Arena, Measured, Spec};
use junshi::games::holdem::Holdem;

fn is_full() -> bool {
    std::env::var_os("JUNSHI_FULL").is_some()
}

/// What A wins of B, in big blinds a hundred hands.
fn won(a: &str, b: &str, pairs: u64) -> Measured {
    let spec = |text: &str| text.parse::<Spec>().unwrap();
    let arena = Arena { jobs: 2, ..Arena::new(spec(a), spec(b), 2 * pairs, 11) };
    let report = arena.ready::<Holdem>().unwrap().run(|_| ()).unwrap();
    assert_eq!(
        (report.slips.faults, report.slips.refused, report.slips.last_resort),
        (0, 0, 0),
        "{report:?}"
    );
    let measured = report.figures.get("bb100").unwrap();
    let known = measured.estimate();
    println!(
        "{a} against {b}: {:.1} ({:.1} to {:.1}) bb/100 over {pairs} pairs",
        known.value, known.low, known.high
    );
    measured
}

/// At least so much, over so many pairs by default and under `JUNSHI_FULL=1`.
fn reaches(a: &str, b: &str, (pairs, floor): (u64, f64), goal: f64) {
    let (pairs, least) = if is_full() { (20_000, goal) } else { (pairs, floor) };
    let found = won(a, b, pairs).estimate().value;
    assert!(found >= least, "{a} against {b}: {found}, and {least} are wanted");
}

#[test]
fn it_beats_who_always_calls() {
    reaches("fair", "calling", (60, 150.0), 150.0);
}

#[test]
fn it_beats_who_is_honest() {
    // a hundred pairs are ± 200: they show only that it is not beaten
    reaches("fair", "honest", (100, -150.0), 50.0);
}

#[test]
fn it_beats_who_goes_by_pot_odds() {
    reaches("fair", "pot-odds", (150, 30.0), 30.0);
}

#[test]
fn a_higher_level_beats_a_lower_one() {
    if !is_full() {
        reaches("fair:level=5", "fair:level=1", (75, 50.0), 50.0);
        return;
    }
    for level in 2..=5 {
        let (higher, lower) = (format!("fair:level={level}"), format!("fair:level={}", level - 1));
        let known = won(&higher, &lower, 20_000).estimate();
        assert!(known.value >= 10.0 && known.low > 0.0, "{higher} against {lower}: {known:?}");
    }
}
