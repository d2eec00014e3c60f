//! What directors do to a deal, and what they say about it.

use super::card::{Card, Cards, parse};
use super::category::Category;
use super::director::{arrange, imagine, outcome, shown, shown_by_street};
use super::plan::Outcome;
use super::ranking;
use super::tables_for_tests::{by_chi_square, draws};
use crate::kit::rng::Rng;

fn hole(text: &str) -> [Card; 2] {
    parse(text).unwrap().try_into().unwrap()
}

/// Hole cards of so many seats, and a board.
fn dealt(seats: usize, rng: &mut Rng) -> (Vec<[Card; 2]>, Vec<Card>) {
    let mut deck: Vec<Card> = Card::all().collect();
    let mut next = || deck.swap_remove(rng.below(deck.len() as u32) as usize);
    let holes = (0..seats).map(|_| [next(), next()]).collect();
    (holes, (0..5).map(|_| next()).collect())
}

/// Weights 10, 15, 20, 5, 10 make 60: the first seat wins ten times of sixty.
#[test]
fn winners_are_drawn_by_weight_over_all_seats() {
    let (weights, rng) = ([10.0, 15.0, 20.0, 5.0, 10.0], &mut Rng::for_match(1));
    let (holes, board) = dealt(5, rng);
    let mut seen = [0u64; 5];
    for _ in 0..draws() {
        seen[arrange(&mut holes.clone(), &board, &weights, rng).unwrap()] += 1;
    }
    by_chi_square("winners", &seen, &weights);
    let (all, share) = (draws() as f64, 1.0 / 6.0);
    let sigma = (all * share * (1.0 - share)).sqrt();
    assert!((seen[0] as f64 - all * share).abs() < 3.0 * sigma, "{seen:?}");
}

#[test]
fn the_drawn_seat_holds_the_best_hand_and_no_card_is_lost() {
    for seed in 0..2000 {
        let rng = &mut Rng::for_match(seed);
        let (mut holes, board) = dealt(2 + (seed % 5) as usize, rng);
        let before = Cards::from_iter(holes.iter().flatten().copied());
        let weights: Vec<f64> = (1..=holes.len()).map(|weight| weight as f64).collect();
        let drawn = arrange(&mut holes, &board, &weights, rng).unwrap();
        assert!(ranking::winners(&holes, &board).contains(&drawn));
        assert_eq!(Cards::from_iter(holes.iter().flatten().copied()), before);
    }
}

#[test]
fn without_weights_the_deal_stays_as_it_fell() {
    let rng = &mut Rng::for_match(2);
    let (holes, board) = dealt(4, rng);
    for weights in [&[][..], &[0.0, 0.0, 0.0, 0.0], &[f64::NAN, -1.0]] {
        let mut same = holes.clone();
        assert_eq!(arrange(&mut same, &board, weights, rng), None);
        assert_eq!(same, holes);
    }
    assert_eq!(arrange(&mut holes.clone(), &board, &[0.0, 0.0, 1.0], rng), Some(2));
}

#[test]
fn when_the_winner_folds_the_best_hand_that_is_left_wins() {
    let board = parse("Ks8d5c3h2s").unwrap();
    let mut holes = vec![Some(hole("AcKd")), Some(hole("KhQd")), Some(hole("8c7c")), Some(hole("KcQs"))];
    let outcomes = |holes: &[Option<[Card; 2]>]| [0, 1, 2, 3].map(|seat| outcome(seat, holes, &board));
    assert_eq!(outcomes(&holes), [Outcome::Win, Outcome::Lose, Outcome::Lose, Outcome::Lose]);
    holes[0] = None;
    assert_eq!(outcomes(&holes)[1..], [Outcome::Tie, Outcome::Lose, Outcome::Tie]);
    holes[3] = None;
    assert_eq!(outcomes(&holes)[1..3], [Outcome::Win, Outcome::Lose]);
    holes[1] = None;
    assert_eq!(outcome(2, &holes, &board), Outcome::Win, "nobody else is left");
}

#[test]
fn imagined_deals_are_won_as_often_as_the_equity_says() {
    let (rng, many) = (&mut Rng::for_match(3), draws() / 2);
    let wins = (0..many).filter(|_| imagine(hole("AhAd"), &[], 1, rng).outcome == Outcome::Win).count();
    let share = wins as f64 / many as f64;
    assert!((share - 0.849).abs() < 0.015, "aces win 84.9 % against one hand: {share}");
    let board = parse("2c7d9h").unwrap();
    let imagined = imagine(hole("AhAd"), &board, 8, rng);
    assert_eq!((imagined.board.len(), &imagined.board[..3]), (5, &board[..]));
    let nuts = parse("QhJhTh2c2d").unwrap();
    assert!((0..50).all(|_| imagine(hole("AhKh"), &nuts, 8, rng).outcome == Outcome::Win));
}

#[test]
fn what_the_board_shows_is_told_apart_from_what_is_held() {
    let found = shown(hole("9h9s"), &parse("KcKdKh2c").unwrap());
    assert_eq!((found.held, found.board, found.plays_board), (Category::FullHouse, Category::Trips, false));
    let river = shown(hole("2h3d"), &parse("AcKcQcJcTc").unwrap());
    assert_eq!(
        (river.held, river.board, river.plays_board),
        (Category::RoyalFlush, Category::RoyalFlush, true)
    );
    let streets = shown_by_street(hole("9h9s"), &parse("9cKdKh2c2d").unwrap());
    assert_eq!(
        streets.map(|shown| shown.held),
        [Category::Pair, Category::FullHouse, Category::FullHouse, Category::FullHouse]
    );
    assert_eq!(
        streets.map(|shown| shown.board),
        [Category::HighCard, Category::Pair, Category::Pair, Category::TwoPair]
    );
}
