//! What is drawn comes as often as it should: a million draws under `JUNSHI_FULL=1`, a fiftieth otherwise.

use super::super::category::Category;
use super::super::tables_for_tests::{by_chi_square, draws, tables};
use super::progress::Progress;
use super::target::{self, Outcome};
use super::{amounts, counts};
use crate::kit::rng::Rng;

#[test]
fn raises_are_drawn_as_often_as_their_weights_say() {
    let tables = tables();
    for category in Category::ALL {
        let rng = &mut Rng::for_match(category as u64 + 1);
        // a river that is never the made street: the hand is there from the beginning
        let progress = Progress { held: [category; 4], last: category, made: 0 };
        let mut seen = vec![0u64; 5];
        (0..draws() / 10).for_each(|_| seen[counts::draw(&progress, &tables, rng)[3]] += 1);
        by_chi_square(category.name(), &seen, &tables.raises[category]);
    }
}

#[test]
fn the_made_street_takes_what_would_not_be_raised_as_one_raise() {
    let tables = tables();
    for category in Category::ALL.into_iter().filter(|category| *category > Category::HighCard) {
        let rng = &mut Rng::for_match(category as u64 + 1);
        let progress = Progress { held: [category; 4], last: category, made: 0 };
        let mut seen = vec![0u64; 5];
        (0..draws() / 10).for_each(|_| seen[counts::draw(&progress, &tables, rng)[0]] += 1);
        let mut weights = tables.raises[category].clone();
        weights[1] += std::mem::take(&mut weights[0]);
        by_chi_square(category.name(), &seen, &weights);
    }
}

#[test]
fn three_of_ten_low_hands_are_given_up() {
    let (play, rng) = (tables().play, &mut Rng::for_match(3));
    let folds = (0..draws()).filter(|_| target::gives_up(&play, rng)).count() as u64;
    by_chi_square("given up", &[folds, draws() - folds], &[3.0, 7.0]);
}

#[test]
fn multiples_and_shares_are_spread_evenly_over_their_ranges() {
    let (tables, rng) = (tables(), &mut Rng::for_match(4));
    let ranges = [
        target::multiples(&tables.targets, Outcome::Win, Category::Straight),
        tables.shares[Category::Quads].share,
    ];
    for range in ranges {
        let mut seen = [0u64; 10];
        for _ in 0..draws() {
            let drawn = range.draw(rng);
            seen[(((drawn - range.low()) / (range.high() - range.low())) * 10.0) as usize] += 1;
        }
        by_chi_square("a range", &seen, &[1.0; 10]);
    }
}

#[test]
fn weights_are_whole_and_all_alike() {
    let (tables, rng) = (tables(), &mut Rng::for_match(5));
    let mut seen = [[0u64; 8]; 4];
    for _ in 0..draws() / 10 {
        let drawn = amounts::weights([4, 0, 0, 0], &tables.weights, rng);
        for (at, weight) in drawn[0].iter().enumerate() {
            seen[at][(weight - tables.weights[at].low()) as usize] += 1;
        }
    }
    for (at, many) in [6, 8, 6, 6].into_iter().enumerate() {
        by_chi_square("a weight", &seen[at][..many], &[1.0; 8][..many]);
        assert!(seen[at][many..].iter().all(|other| *other == 0));
    }
}
