//! Sums over rounds, and the figures that follow from them: a ratio with its standard error.
//!
//! The games of one deal are no independent trials, so a round counts as one. How often something
//! occurs in a round (a role is played, a game is decided) may differ from round to round; the
//! standard error is that of a ratio of two sums.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use super::figures::{Estimate, Z};
use crate::referee::{Counted, Figure};

/// What is counted in each round, over how often it could have been.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Ratio {
    rounds: f64,
    of: f64,
    over: f64,
    of_squares: f64,
    products: f64,
    over_squares: f64,
}

impl Ratio {
    /// Adds `count` rounds, each with `of` over `over`; nothing where there was no occasion.
    pub(super) fn add(&mut self, of: f64, over: f64, count: f64) {
        if over <= 0.0 {
            return;
        }
        self.rounds += count;
        self.of += of * count;
        self.over += over * count;
        self.of_squares += of * of * count;
        self.products += of * over * count;
        self.over_squares += over * over * count;
    }

    /// In how many rounds there was an occasion.
    pub(super) fn rounds(&self) -> f64 {
        self.rounds
    }

    /// How many occasions there were.
    pub(super) fn over(&self) -> f64 {
        self.over
    }

    /// What was counted.
    pub(super) fn of(&self) -> f64 {
        self.of
    }

    /// The ratio with its standard error; none where there was never an occasion.
    pub(super) fn measured(&self) -> Option<Measured> {
        if self.over <= 0.0 {
            return None;
        }
        let value = self.of / self.over;
        let scatter = self.of_squares - 2.0 * value * self.products + value * value * self.over_squares;
        // what is left of equal rounds is the error of the arithmetic
        let scatter = if scatter <= 1e-10 * self.of_squares { 0.0 } else { scatter };
        let spread = if self.rounds > 1.0 { self.rounds / (self.rounds - 1.0) } else { f64::NAN };
        Some(Measured { value, se: (scatter * spread).sqrt() / self.over })
    }
}

/// A mean and its standard error, which is not a number after a single round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// The mean.
    pub value: f64,
    /// Its standard error over rounds.
    pub se: f64,
}

impl Measured {
    /// The mean with its normal interval of 95 %.
    pub fn estimate(&self) -> Estimate {
        let error = Z * self.se;
        Estimate { value: self.value, low: self.value - error, high: self.value + error }
    }

    fn times(self, factor: f64) -> Measured {
        Measured { value: self.value * factor, se: self.se * factor.abs() }
    }
}

/// The figures that a game names, by their names: as data `NAME`, `NAME_se`, `NAME_low`, `NAME_high`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures(pub Vec<(&'static str, Measured)>);

impl Figures {
    /// The figure of that name.
    pub fn get(&self, name: &str) -> Option<Measured> {
        self.0.iter().find(|(own, _)| *own == name).map(|(_, measured)| *measured)
    }

    /// Every number with its name as data.
    pub fn numbers(&self) -> impl Iterator<Item = (String, f64)> {
        self.0.iter().flat_map(|(name, measured)| {
            let Estimate { value, low, high } = measured.estimate();
            let named = [("", value), ("_se", measured.se), ("_low", low), ("_high", high)];
            named.map(|(end, number)| (format!("{name}{end}"), number))
        })
    }
}

impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, number) in self.numbers() {
            map.serialize_entry(&name, &short(number))?;
        }
        map.end()
    }
}

/// Six digits after the point are more than any figure here is worth; what is not finite is null.
pub(super) fn short(value: f64) -> Option<f64> {
    value.is_finite().then(|| (value * 1e6).round() / 1e6)
}

/// Wins and points of whoever is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Sums {
    /// Wins.
    pub(super) wins: Ratio,
    /// Points.
    pub(super) points: Ratio,
}

impl Sums {
    /// The figures that a game names, as far as anything was counted for them.
    pub(super) fn figures(&self, named: &[Figure]) -> Figures {
        let measured = |figure: &Figure| {
            let ratio = match figure.counts {
                Counted::Wins => &self.wins,
                Counted::Points => &self.points,
            };
            Some((figure.name, ratio.measured()?.times(figure.times)))
        };
        Figures(named.iter().filter_map(measured).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ratio(rounds: &[(f64, f64)]) -> Measured {
        let mut ratio = Ratio::default();
        rounds.iter().for_each(|(of, over)| ratio.add(*of, *over, 1.0));
        ratio.measured().unwrap()
    }

    #[test]
    fn over_equal_rounds_it_is_a_mean() {
        let measured = ratio(&[(1.0, 1.0), (2.0, 1.0), (3.0, 1.0)]);
        assert!((measured.value - 2.0).abs() < 1e-12 && (measured.se - 1.0 / 3f64.sqrt()).abs() < 1e-12);
        let estimate = measured.estimate();
        assert!((estimate.high - 2.0 - Z / 3f64.sqrt()).abs() < 1e-12, "{estimate:?}");
        assert_eq!(ratio(&[(0.3, 1.0), (0.3, 1.0), (0.3, 1.0)]).se, 0.0);
    }

    #[test]
    fn rounds_weigh_by_their_occasions() {
        // 3 of 4 and 0 of 1: 3 of 5; residuals 3 - 2.4 and 0 - 0.6: se = √(2 · 0.72) / 5
        let measured = ratio(&[(3.0, 4.0), (0.0, 1.0), (7.0, 0.0)]);
        assert!((measured.value - 0.6).abs() < 1e-12, "{measured:?}");
        assert!((measured.se - 1.44f64.sqrt() / 5.0).abs() < 1e-12, "{measured:?}");
    }

    #[test]
    fn one_round_tells_nothing_of_the_scatter_and_none_nothing_at_all() {
        assert!(ratio(&[(1.0, 2.0)]).se.is_nan());
        assert_eq!(Ratio::default().measured(), None);
    }

    #[test]
    fn figures_are_flat_numbers_with_their_errors() {
        let mut sums = Sums::default();
        [1.0, 3.0].iter().for_each(|points| sums.points.add(*points, 2.0, 1.0));
        let figures = sums.figures(&[Figure::wins("wp"), Figure::points("bb100", 100.0)]);
        let data = serde_json::to_value(&figures).unwrap();
        let wanted = serde_json::json!({
            "bb100": 100.0, "bb100_se": 50.0, "bb100_low": 2.001801, "bb100_high": 197.998199,
        });
        assert_eq!(data, wanted);
        assert_eq!(figures.get("wp"), None, "no wins were counted");
    }
}
