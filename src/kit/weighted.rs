//! Random choice by weight.

use super::rng::Rng;

/// The index drawn with probability `weight / sum`, or `None` when no weight is above 0.
///
/// Weights that are negative or not finite count as 0.
///
/// ```
/// use junshi::kit::{rng::Rng, weighted};
/// let mut rng = Rng::for_match(1);
/// assert_eq!(weighted::pick(&mut rng, &[0.0, 5.0, 0.0]), Some(1));
/// assert_eq!(weighted::pick(&mut rng, &[0.0, -1.0]), None);
/// ```
pub fn pick(rng: &mut Rng, weights: &[f64]) -> Option<usize> {
    let counted = |w: &f64| if w.is_finite() && *w > 0.0 { *w } else { 0.0 };
    let sum: f64 = weights.iter().map(counted).sum();
    if sum <= 0.0 || !sum.is_finite() {
        return None;
    }
    let mut left = rng.unit() * sum;
    let mut last = None;
    for (index, weight) in weights.iter().map(counted).enumerate() {
        if weight > 0.0 {
            if left < weight {
                return Some(index);
            }
            left -= weight;
            last = Some(index);
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_follow_the_weights() {
        let mut rng = Rng::for_match(42);
        let mut seen = [0u32; 3];
        for _ in 0..10_000 {
            seen[pick(&mut rng, &[1.0, 2.0, 7.0]).unwrap()] += 1;
        }
        assert!((900..1100).contains(&seen[0]), "{seen:?}");
        assert!((1850..2150).contains(&seen[1]), "{seen:?}");
    }

    #[test]
    fn nothing_to_choose_gives_nothing() {
        let mut rng = Rng::for_match(42);
        assert_eq!(pick(&mut rng, &[]), None);
        assert_eq!(pick(&mut rng, &[f64::NAN, f64::INFINITY, 0.0]), None);
    }
}
