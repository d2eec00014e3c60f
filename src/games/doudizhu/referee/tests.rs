//! Deals from the first bid to the points.

use super::super::testing::how_many;
use super::*;
use crate::game::{Game, settle};
use crate::referee::Course;

fn course(mode: &str, seed: u64) -> Course<Doudizhu> {
    let setup = Setup { mode: Some(mode.to_owned()), ..Setup::new(seed) };
    Course::deal(&setup).unwrap()
}

/// Plays a deal to its end; bids and doubles are drawn, plays are drawn or the last resort's.
fn played(mode: &str, seed: u64) -> (Outcome, Vec<String>) {
    let mut course = course(mode, seed);
    let mut rng = Rng::for_match(!seed);
    let mut said = Vec::new();
    while let Some(question) = course.question() {
        let scene = course.scene(&question).unwrap();
        let drawn = match question.ask {
            Ask::Bid { .. } => Answer::Bid(rng.below(4) as u8),
            Ask::Double { .. } => Answer::Double(rng.below(2) == 1),
            Ask::Play { .. } => {
                let standing = scene.snapshot.standing().unwrap();
                let known = standing.known.as_ref().unwrap();
                let play = super::super::yardstick::random(&known.now, &scene.snapshot.rules.0, &mut rng);
                Answer::Play(Play::of(play.map_or(Cards::NONE, |play| play.cards)))
            }
        };
        let legal = settle(&scene, drawn).or_else(|_| settle(&scene, Doudizhu::last_resort(&scene))).unwrap();
        said.push(format!("{} {}", question.seat, legal.answer()));
        course.apply(legal).unwrap();
    }
    (course.outcome().unwrap(), said)
}

#[test]
fn every_mode_is_played_to_its_end_and_points_add_up_to_nothing() {
    for mode in
        ["seed", "seed+call_rob+doubling", "douzero", "rlcard+doubling", "openspiel", "pagat+no_spring"]
    {
        for seed in 0..u64::from(how_many(500, 12)) {
            let (outcome, said) = played(mode, seed);
            assert_eq!(outcome.points.values().sum::<f64>(), 0.0, "{mode} {seed}");
            let draw = outcome.reason == "all passed";
            assert_eq!(outcome.winners.is_empty(), draw, "{mode} {seed}: {outcome:?}");
            assert!(draw || outcome.winners.len() == 1 || outcome.winners.len() == 2);
            assert_eq!(played(mode, seed), (outcome, said), "the same seed, the same deal");
        }
    }
}

#[test]
fn a_deal_is_one_deck_and_seats_see_no_others() {
    for seed in 0..50 {
        let course = course("douzero", seed);
        let seen = Seat::ALL.map(|seat| Doudizhu::snapshot_for(course.table(), seat.name()));
        let all = seen.iter().try_fold(Cards::NONE, |sum, view| sum.checked_plus(view.hand));
        assert_eq!(all, Some(Cards::DECK), "three hands are the deck");
        assert_eq!(seen.map(|view| view.hand.len()), [20, 17, 17]);
    }
}

#[test]
fn doubling_counts_between_the_landlord_and_each_peasant() {
    let mut table =
        Doudizhu::deal(&Setup { mode: Some("douzero+doubling".to_owned()), ..Setup::new(1) }).unwrap();
    table.doubles = vec![true, false, true];
    while table.deal.points().is_none() {
        let round = *table.deal.round().unwrap();
        let play = super::super::resort::play(round.hand(), round.to_beat(), &table.rules);
        table.deal.play(play.cards()).unwrap();
    }
    let plain = table.deal.points().unwrap();
    let points = table.points().unwrap();
    assert_eq!((points[1], points[2]), (2 * plain[1], 4 * plain[2]));
    assert_eq!(points[0], -points[1] - points[2]);
}

#[test]
fn a_deck_is_played_both_ways() {
    let both = Doudizhu::seatings(course("douzero", 1).table());
    assert_eq!(both.len(), 2);
    assert_eq!(both[0].mirror(), both[1]);
    assert_eq!(Doudizhu::seatings(course("seed", 1).table()).len(), 6, "each seat alone, and the others");
}

#[test]
fn modes_that_are_none_are_refused() {
    for mode in ["whist", "seed+", "seed+triple", ""] {
        let setup = Setup { mode: Some(mode.to_owned()), ..Setup::new(1) };
        let error = Doudizhu::deal(&setup).err().unwrap();
        assert_eq!(error.path, "mode", "{mode}: {error}");
    }
    let four = Setup { players: Some(4), ..Setup::new(1) };
    assert_eq!(Doudizhu::deal(&four).err().unwrap().path, "players");
}

#[test]
fn a_view_is_drawn() {
    let course = course("douzero", 1);
    let text = Doudizhu::draw(&Doudizhu::snapshot_for(course.table(), "1")).unwrap();
    assert!(text.contains("1 landlord 20   2 peasant 17   3 peasant 17"), "{text}");
    assert!(text.lines().last().unwrap().starts_with("hand "), "{text}");
}
