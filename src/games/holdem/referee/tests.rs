//! Hands from the deal to the chips.

use super::*;
use crate::game::{Game, settle};
use crate::referee::Course;

fn setup(mode: &str, players: usize, seed: u64) -> Setup {
    Setup { mode: Some(mode.to_owned()), players: Some(players), ..Setup::new(seed) }
}

/// Plays a hand to its end; answers are drawn, or the last resort's.
fn played(setup: &Setup) -> (Outcome, String) {
    let mut course: Course<Holdem> = Course::deal(setup).unwrap();
    let mut rng = Rng::for_match(!setup.seed);
    while let Some(question) = course.question() {
        let scene = course.scene(&question).unwrap();
        let options = scene.snapshot.standing().unwrap().options().unwrap();
        let drawn = match (rng.below(5), options.raise) {
            (0, Some((least, most))) => Action::RaiseTo(rng.between(least, most)),
            (1, _) => Action::Fold,
            (2, _) => Action::Call,
            _ => Holdem::last_resort(&scene),
        };
        let legal = settle(&scene, drawn).or_else(|_| settle(&scene, Action::Call)).unwrap();
        course.apply(legal).unwrap();
    }
    (course.outcome().unwrap(), course.table().history.clone())
}

#[test]
fn hands_of_every_size_are_played_and_chips_add_up_to_nothing() {
    for mode in ["100bb", "blinds:50:100+200bb", "20bb+ante+straddle", "acpc+odd_chips_by_pot+big_blind_ante+private"] {
        for seed in 0..27 {
            let setup = setup(mode, 2 + seed as usize % 9, seed);
            let (outcome, letters) = played(&setup);
            assert!(outcome.points.values().sum::<f64>().abs() < 1e-9, "{mode} {seed} {letters}");
            assert_eq!(outcome.winners.is_empty(), outcome.reason == "split pot", "{outcome:?} {letters}");
            assert_eq!(played(&setup), (outcome, letters), "the same seed, the same hand");
        }
    }
}

#[test]
fn seats_see_their_own_cards_and_only_those() {
    let course: Course<Holdem> = Course::deal(&setup("100bb", 6, 3)).unwrap();
    let mut seen = crate::games::holdem::Cards::NONE;
    for seat in Holdem::seats(course.table()) {
        let view = Holdem::snapshot_for(course.table(), &seat);
        assert!(view.board.is_empty() && view.seats.iter().all(|place| place.shown.is_none()));
        seen = seen.union(view.hole.0.into_iter().collect());
    }
    assert_eq!(seen.len(), 12);
}

#[test]
fn the_same_deal_is_played_from_both_seats() {
    let course: Course<Holdem> = Course::deal(&Setup::new(1)).unwrap();
    let both = Holdem::seatings(course.table());
    assert_eq!(both.len(), 2);
    assert_eq!(both[0].mirror(), both[1]);
    assert_eq!(Holdem::roles(course.table()).len(), 2);
}

#[test]
fn set_ups_that_are_none_are_refused() {
    for mode in ["whist", "", "0bb", "xbb", "100bb+", "-5bb", "blinds:", "blinds:50", "blinds:100:50", "blinds:0:1", "blinds:1:9999999"] {
        let error = Holdem::deal(&setup(mode, 2, 1)).err().unwrap();
        assert_eq!(error.path, "mode", "{mode}: {error}");
    }
    for players in [0, 1, 11] {
        assert_eq!(Holdem::deal(&setup("100bb", players, 1)).err().unwrap().path, "players");
    }
}

#[test]
fn a_view_is_drawn() {
    let course: Course<Holdem> = Course::deal(&setup("100bb", 3, 1)).unwrap();
    let text = Holdem::draw(&Holdem::snapshot_for(course.table(), "1")).unwrap();
    assert!(text.contains("small blind") && text.contains("bets 10") && text.contains("pot 15"), "{text}");
    assert!(text.lines().last().unwrap().starts_with("hand "), "{text}");
}
