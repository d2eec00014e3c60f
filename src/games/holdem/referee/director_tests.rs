//! Hands whose end is settled before they begin.

use super::*;
use crate::game::settle;
use crate::games::holdem::snapshot::End;
use crate::referee::Course;
use crate::{Limits, Opening, Runtime};

fn setup(mode: &str, players: usize, seed: u64) -> Setup {
    Setup { mode: Some(mode.to_owned()), players: Some(players), ..Setup::new(seed) }
}

fn deal(mode: &str, players: usize, seed: u64) -> Hand {
    Holdem::deal(&setup(mode, players, seed)).unwrap()
}

fn ends(hand: &Hand) -> Vec<End> {
    (0..hand.holes.len()).map(|seat| hand.destiny(seat).unwrap().outcome).collect()
}

#[test]
fn seats_win_by_their_weights_and_only_hole_cards_change_places() {
    let mut seen = [0; 3];
    for seed in 0..3000 {
        let (hand, plain) = (deal("weighted:10:15:5", 3, seed), deal("100bb", 3, seed));
        assert_eq!(hand.board, plain.board);
        let cards = |hand: &Hand| hand.holes.iter().flat_map(|hole| hole.0).collect::<crate::games::holdem::Cards>();
        assert_eq!(cards(&hand), cards(&plain));
        if let Some(winner) = ends(&hand).iter().position(|end| *end == End::Win) {
            seen[winner] += 1;
        }
    }
    assert!(seen[1] > seen[0] && seen[0] > seen[2], "{seen:?}");
    assert_eq!(deal("weighted:0:0:7", 3, 5).destiny(2).unwrap().director, Director::Weighted);
    assert!((0..50).all(|seed| ends(&deal("weighted:0:0:7", 3, seed))[2] != End::Lose));
}

#[test]
fn peeking_changes_nothing_but_tells_the_end() {
    for seed in 0..50 {
        let (hand, plain) = (deal("peek", 4, seed), deal("100bb", 4, seed));
        assert_eq!(hand.holes, plain.holes);
        assert!(plain.destiny(0).is_none() && plain.seen_by(1).fair);
        let view = hand.seen_by(2);
        let destiny = view.destiny.clone().unwrap();
        assert!(!view.fair && view.board.is_empty() && destiny.board.len() == 5);
        assert_eq!(destiny.director, Director::Peek);
        view.standing().unwrap();
    }
}

#[test]
fn when_the_winner_folds_another_is_told_to_win() {
    let mut replaced = 0;
    for seed in 0..200 {
        let mut hand = deal("weighted+20bb", 3, seed);
        while let Some(seat) = hand.table.turn_of() {
            let wins = hand.destiny(seat).unwrap().outcome == End::Win;
            let may_fold = hand.table.options().unwrap().call > 0;
            hand.act(if wins && may_fold { Action::Fold } else { Action::Call }).unwrap();
            let live: Vec<usize> = (0..3).filter(|at| hand.table.live() >> at & 1 == 1).collect();
            replaced += usize::from(live.len() == 2);
            assert!(live.iter().any(|seat| ends(&hand)[*seat] != End::Lose), "seed {seed}");
        }
    }
    assert!(replaced > 20, "{replaced}");
}

/// Six seats that play by plans, as scripts play them: whoever is told to win at the end does.
#[test]
fn what_was_arranged_holds_at_every_showdown() {
    let limits = Limits { ms: 60_000, ..Limits::default() };
    let runtime = Runtime::builder().limits(limits).set("profile", "planned").build();
    let mut showdowns = 0;
    for seed in 0..if std::env::var_os("JUNSHI_FULL").is_some() { 2000 } else { 12 } {
        let setup = setup("weighted", 6, seed);
        let mut course: Course<Holdem> = Course::deal(&setup).unwrap();
        while let Some(question) = course.question() {
            let scene = course.scene(&question).unwrap();
            let mut table = runtime.open(Opening::<Holdem>::new((*scene.snapshot).clone(), seed)).unwrap();
            let decision = table.decide(scene.ask).unwrap();
            assert_eq!(decision.source.name(), "default", "{}", decision.trace);
            let legal = settle(&scene, *decision.answer.answer()).unwrap();
            course.apply(legal).unwrap();
        }
        let (outcome, hand) = (course.outcome().unwrap(), course.table());
        if outcome.reason == "showdown" {
            showdowns += 1;
            for (seat, end) in (1..).zip(ends(hand)).filter(|(seat, _)| hand.table.live() >> (seat - 1) & 1 == 1) {
                let has_won = outcome.winners.contains(&seat.to_string());
                assert!(end != End::Lose || !has_won || hand.table.pots().iter().count() > 1, "seed {seed}: {outcome:?}");
                assert!(end != End::Win || has_won, "seed {seed}: {outcome:?}");
            }
        }
    }
    assert!(showdowns > 3, "{showdowns}");
}

#[test]
fn weights_that_are_none_are_refused() {
    for mode in ["weighted:", "weighted:x", "weighted:-1:2", "weighted:0:0"] {
        assert_eq!(Holdem::deal(&setup(mode, 2, 1)).err().unwrap().path, "mode", "{mode}");
    }
}
