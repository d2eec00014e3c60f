//! Pauses look like a person's: in range, longer where it is hard, and without a pattern.

use super::super::tables_for_tests::pace;
use super::pause::Deed;
use crate::kit::rng::Rng;

#[test]
fn pauses_are_within_their_ranges_and_longer_the_harder_the_choice() {
    let (pace, rng) = (pace(), &mut Rng::for_match(5));
    for (deed, low, high) in [
        (Deed::Fold, 1000, 2000),
        (Deed::Check, 1000, 3000),
        (Deed::Call, 1000, 3000),
        (Deed::Raise, 2000, 4000),
        (Deed::AllIn, 2000, 4000),
    ] {
        let mut mean = |gap: f64| {
            let drawn: Vec<u32> = (0..500).map(|_| pace.draw(deed, gap, &[], rng)).collect();
            assert!(drawn.iter().all(|ms| (low..=high).contains(ms)), "{deed:?}");
            drawn.iter().sum::<u32>() / 500
        };
        assert!(mean(0.02) > mean(0.2) && mean(0.2) > mean(0.5), "{deed:?}");
        assert!((low..=high).contains(&mean(f64::NAN)));
    }
}

#[test]
fn no_pause_is_seen_twice_in_a_row() {
    let (pace, rng) = (pace(), &mut Rng::for_match(6));
    let mut seen: Vec<u32> = Vec::new();
    for _ in 0..900 {
        let ms = pace.draw(Deed::Fold, 0.3, &seen, rng);
        assert!(!seen.contains(&ms));
        seen.push(ms);
    }
    let all: Vec<u32> = (1000..=2000).collect();
    assert!((1000..=2000).contains(&pace.draw(Deed::Fold, 0.3, &all, rng)), "all were seen");
}

/// Pearson's correlation.
fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / pairs.len() as f64;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|pair| of(pair.0 - x, pair.1 - y)).sum::<f64>();
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}

/// Whatever is done: the easier, the shorter, at a correlation beyond -0.3; and one pause says nothing of the
/// next ones.
#[test]
fn pauses_go_by_difficulty_and_have_no_period() {
    let (pace, rng) = (pace(), &mut Rng::for_match(7));
    let deeds = [Deed::Fold, Deed::Check, Deed::Call, Deed::Raise, Deed::AllIn];
    let mut seen: Vec<u32> = Vec::new();
    let mut pairs = Vec::new();
    for _ in 0..4000 {
        let (deed, gap) = (deeds[rng.below(5) as usize], rng.unit() * 0.6);
        let ms = pace.draw(deed, gap, &seen[seen.len().saturating_sub(pace.remembered)..], rng);
        seen.push(ms);
        pairs.push((gap, f64::from(ms)));
    }
    assert!(correlation(&pairs) < -0.3, "{}", correlation(&pairs));
    for lag in 1..20 {
        let apart: Vec<_> = pairs.windows(lag + 1).map(|window| (window[0].1, window[lag].1)).collect();
        assert!(correlation(&apart).abs() < 0.06, "after {lag}: {}", correlation(&apart));
    }
}
