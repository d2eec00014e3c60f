//! What hold'em's engine costs: hands ranked through our trait beside the bare crate in the same run, equities,
//! and random hands played at the table.
//!
//! Run with `cargo bench --bench holdem`. Every figure with a goal is held to it before it is timed;
//! `JUNSHI_BENCH=report` only prints.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use junshi::games::holdem::card::{Card, parse};
use junshi::games::holdem::equity::{Opponent, Spot};
use junshi::games::holdem::ranking::{Ranked, Ranking};
use junshi::games::holdem::simulate::simulate;
use junshi::kit::rng::Rng;
use recorded::{hold, median};

/// Random hands of seven cards.
fn hands(count: usize) -> Vec<[Card; 7]> {
    let mut rng = Rng::for_match(7);
    let mut deck: [Card; 52] = std::array::from_fn(|at| Card::at(at as u8));
    let mut hand = || {
        std::array::from_fn(|at| {
            deck.swap(at, at + rng.below(52 - at as u32) as usize);
            deck[at]
        })
    };
    (0..count).map(|_| hand()).collect()
}

fn through_the_trait(hands: &[[Card; 7]]) -> u64 {
    let score = |hand: &[Card; 7]| hand.iter().fold(Ranked::empty(), |sum, card| sum.with(*card)).score();
    hands.iter().map(|hand| u64::from(score(hand).number())).sum()
}

fn bare(hands: &[[Card; 7]]) -> u64 {
    let sum = |hand: &[Card; 7]| {
        hand.iter().fold(pokers::Hand::default(), |sum, card| sum + pokers::CARDS[card.index()])
    };
    hands.iter().map(|hand| u64::from(sum(hand).evaluate())).sum()
}

fn ranking(criterion: &mut Criterion) {
    let hands = hands(100_000);
    assert_eq!(through_the_trait(&hands), bare(&hands));
    // One after the other in each round, so that a busy machine is busy for both.
    let (mut ours, mut theirs) = (Duration::MAX, Duration::MAX);
    for _ in 0..40 {
        ours = ours.min(median(1, 1, || {
            black_box(through_the_trait(black_box(&hands)));
        }));
        theirs = theirs.min(median(1, 1, || {
            black_box(bare(black_box(&hands)));
        }));
    }
    println!("{:.0} M hands a second", hands.len() as f64 / ours.as_secs_f64() / 1e6);
    hold("100,000 hands through the trait, beside the bare crate and a twentieth", ours, theirs * 21 / 20);
    criterion
        .bench_function("rank 100,000 hands", |bench| bench.iter(|| through_the_trait(black_box(&hands))));
}

fn equities(criterion: &mut Criterion) {
    let hole: [Card; 2] = parse("AhKd").unwrap().try_into().unwrap();
    for count in [1, 5] {
        let opponents = vec![Opponent::Random; count];
        let spot = Spot { hole, board: &[], opponents: &opponents };
        let mut rng = Rng::for_match(1);
        let wins = spot.sampled(200_000, &mut rng).equity;
        assert!((wins - if count == 1 { 0.654 } else { 0.288 }).abs() < 0.01, "{wins}");
        let took = median(50, 1, || {
            black_box(spot.sampled(10_000, &mut rng));
        });
        hold(&format!("10,000 deals against {count}"), took, Duration::from_millis(1));
        criterion.bench_function(&format!("10,000 deals against {count}"), |bench| {
            bench.iter(|| spot.sampled(10_000, &mut rng));
        });
    }
}

fn hands_played(criterion: &mut Criterion) {
    for (seats, goal) in [(2, 1_000_000), (6, 400_000)] {
        let mut rng = Rng::for_match(3);
        let start = Instant::now();
        let tally = simulate(seats, 400_000, &mut rng).unwrap();
        let took = start.elapsed();
        assert!(tally.hands == 400_000 && tally.showdowns > 0);
        let per_second = tally.hands as f64 / took.as_secs_f64();
        println!(
            "{seats} seats: {per_second:.0} hands a second, {} actions a hand",
            tally.actions / tally.hands
        );
        hold(&format!("a random hand with {seats} seats"), took / 400_000, Duration::from_secs(1) / goal);
        criterion.bench_function(&format!("1,000 random hands with {seats} seats"), |bench| {
            bench.iter(|| simulate(seats, 1000, &mut rng));
        });
    }
}

criterion_group!(benches, ranking, equities, hands_played);
criterion_main!(benches);
