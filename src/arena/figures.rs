//! What the scores of many rounds say: a win rate with its interval, Elo, and when to stop.
//!
//! A round is one deal played under every seating, so its score is one number in 0..=1 for side A,
//! over the games that count for a side at all. Rounds are independent of each other; the games of
//! one round are not, and so all intervals are over rounds.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::Serialize;

use super::sums::Ratio;
use crate::error::HostError;

/// The 97.5 % point of the normal distribution: 95 % lie between its negative and itself.
pub const Z: f64 = 1.959_963_984_540_054;

/// How many rounds came to which score.
#[derive(Clone, Debug, PartialEq)]
pub struct Scores {
    /// Rounds by how many of their games were decided and by A's half points in these.
    counts: BTreeMap<(usize, usize), u64>,
}

/// A value and the interval in which it lies with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The best guess.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Scores {
    /// No rounds yet, of so many games each.
    pub fn new(games_a_round: usize) -> Scores {
        let games = games_a_round.max(1);
        Scores { counts: (0..=2 * games).map(|half_points| ((games, half_points), 0)).collect() }
    }

    /// Adds a round: so many of its games were decided, and A has taken so many half points in them.
    pub fn add(&mut self, decided: usize, half_points: usize) {
        *self.counts.entry((decided, half_points.min(2 * decided))).or_default() += 1;
    }

    /// How many rounds were played in which any game was decided.
    pub fn rounds(&self) -> u64 {
        self.counts.iter().filter(|((decided, _), _)| *decided > 0).map(|(_, count)| count).sum()
    }

    /// Score and number of rounds, for every possible score.
    fn each(&self) -> impl Iterator<Item = (f64, f64)> {
        let counts = self.counts.iter().filter(|((decided, _), _)| *decided > 0);
        counts.map(|((decided, half), count)| (*half as f64 / (2 * decided) as f64, *count as f64))
    }

    /// A's mean score and its interval: the normal one over rounds, or Wilson's where all rounds came
    /// out alike and so tell nothing of how they scatter. Half a point where no round was played.
    pub fn win_rate(&self) -> Estimate {
        let mut ratio = Ratio::default();
        for ((decided, half_points), count) in &self.counts {
            ratio.add(*half_points as f64 / 2.0, *decided as f64, *count as f64);
        }
        let Some(rate) = ratio.measured() else {
            return Estimate { value: 0.5, low: 0.0, high: 1.0 };
        };
        if rate.se.is_nan() || rate.se == 0.0 {
            return wilson(rate.value, self.rounds() as f64);
        }
        let Estimate { value, low, high } = rate.estimate();
        Estimate { value, low: low.max(0.0), high: high.min(1.0) }
    }
}

/// Wilson's score interval of a share.
pub fn wilson(share: f64, trials: f64) -> Estimate {
    let z2 = Z * Z / trials;
    let middle = (share + z2 / 2.0) / (1.0 + z2);
    let error = Z / (1.0 + z2) * (share * (1.0 - share) / trials + z2 / (4.0 * trials)).sqrt();
    Estimate { value: share, low: (middle - error).max(0.0), high: (middle + error).min(1.0) }
}

/// The difference in Elo that a win rate stands for; infinite at 0 and 1.
pub fn elo(win_rate: f64) -> f64 {
    // plus zero: an even rate is no negative zero
    -400.0 * (1.0 / win_rate - 1.0).log10() + 0.0
}

/// The win rate that a difference in Elo stands for.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A sequential test: is A better than B by `elo1`, or only by `elo0`? Both errors are 5 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference of the null hypothesis.
    pub elo0: f64,
    /// The difference that is looked for.
    pub elo1: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The difference is rather `elo0`.
    H0,
    /// The difference is rather `elo1`.
    H1,
    /// More rounds are needed.
    Open,
}

impl FromStr for Sprt {
    type Err = HostError;

    fn from_str(text: &str) -> Result<Sprt, HostError> {
        let wrong = || HostError::new("--sprt", "ELO0,ELO1 with ELO0 below ELO1", format!("`{text}`"));
        let (elo0, elo1) = text.split_once(',').ok_or_else(wrong)?;
        let number = |part: &str| part.trim().parse::<f64>().ok().filter(|elo| elo.is_finite());
        let (elo0, elo1) = number(elo0).zip(number(elo1)).ok_or_else(wrong)?;
        if elo0 < elo1 { Ok(Sprt { elo0, elo1 }) } else { Err(wrong()) }
    }
}

impl Sprt {
    /// The log-likelihood ratio at which the test ends, on either side: ln(0.95 / 0.05).
    pub fn bound() -> f64 {
        (0.95f64 / 0.05).ln()
    }

    /// The generalised log-likelihood ratio: of all distributions of scores with the mean that a
    /// hypothesis states, each is given the one that explains the rounds best.
    pub fn llr(&self, scores: &Scores) -> f64 {
        if scores.rounds() == 0 {
            return 0.0;
        }
        // scores that have not occurred are possible all the same
        let seen: Vec<(f64, f64)> = scores.each().map(|(score, count)| (score, count.max(1e-3))).collect();
        let (h0, h1) = (likeliest(&seen, expected(self.elo0)), likeliest(&seen, expected(self.elo1)));
        let ratios = seen.iter().zip(h0.iter().zip(&h1)).map(|((_, count), (p0, p1))| count * (p1 / p0).ln());
        ratios.sum()
    }

    /// What the rounds say.
    pub fn verdict(&self, scores: &Scores) -> Verdict {
        match self.llr(scores) {
            llr if llr >= Sprt::bound() => Verdict::H1,
            llr if llr <= -Sprt::bound() => Verdict::H0,
            _ => Verdict::Open,
        }
    }
}

/// The distribution with this mean under which what was seen is likeliest: `p / (1 + t (score - mean))`
/// for the one `t` that gives the mean.
fn likeliest(seen: &[(f64, f64)], mean: f64) -> Vec<f64> {
    let all: f64 = seen.iter().map(|(_, count)| count).sum();
    let tilted = |t: f64| seen.iter().map(move |(score, count)| count / all / (1.0 + t * (score - mean)));
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let t = (low + high) / 2.0;
        let pull: f64 = tilted(t).zip(seen).map(|(p, (score, _))| p * (score - mean)).sum();
        if pull > 0.0 { low = t } else { high = t }
    }
    tilted((low + high) / 2.0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of games: how many came to 0, ½, 1, 1½ and 2 points.
    fn pairs(counts: [u64; 5]) -> Scores {
        let mut scores = Scores::new(2);
        for (half_points, count) in counts.iter().enumerate() {
            (0..*count).for_each(|_| scores.add(2, half_points));
        }
        scores
    }

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 5e-4, "{found} is not {wanted}");
    }

    #[test]
    fn elo_and_win_rate_are_those_of_the_logistic_curve() {
        near(elo(0.5), 0.0);
        near(elo(0.75), 190.849);
        near(elo(10.0 / 11.0), 400.0);
        near(expected(400.0), 10.0 / 11.0);
        near(expected(elo(0.37)), 0.37);
        assert_eq!((elo(1.0), elo(0.0)), (f64::INFINITY, f64::NEG_INFINITY));
    }

    #[test]
    fn the_interval_is_over_pairs() {
        // 4 pairs: 2, 1, 1, 0 points: scores 1, ½, ½, 0: mean ½, variance ½/3, error 1.96·√(1/24)
        let rate = pairs([1, 0, 2, 0, 1]).win_rate();
        near(rate.value, 0.5);
        near(rate.low, 0.5 - 0.40008);
        near(rate.high, 0.5 + 0.40008);
        // one pair more or less each way of a hundred
        let rate = pairs([10, 20, 40, 20, 10]).win_rate();
        near(rate.value, 0.5);
        near(rate.high - rate.value, Z * (7.5f64 / 99.0 / 100.0).sqrt());
    }

    #[test]
    fn rounds_that_came_out_alike_get_wilsons_interval() {
        let rate = pairs([0, 0, 0, 0, 10]).win_rate();
        near(rate.value, 1.0);
        near(rate.high, 1.0);
        near(rate.low, 10.0 / (10.0 + Z * Z));
        let even = pairs([0, 0, 10, 0, 0]).win_rate();
        near(even.value - even.low, even.high - even.value);
        near(even.low, 0.2366);
        assert_eq!(pairs([0; 5]).win_rate(), Estimate { value: 0.5, low: 0.0, high: 1.0 });
    }

    #[test]
    fn games_that_count_for_no_side_leave_the_rate() {
        let mut scores = Scores::new(2);
        [(2, 4), (1, 0), (0, 0), (2, 2)].iter().for_each(|(decided, half)| scores.add(*decided, *half));
        let rate = scores.win_rate();
        near(rate.value, 3.0 / 5.0);
        assert_eq!(scores.rounds(), 3);
        assert!(rate.low < 0.6 && rate.high > 0.6, "{rate:?}");
        let mut none = Scores::new(2);
        none.add(0, 0);
        assert_eq!(none, {
            let mut same = Scores::new(2);
            same.add(0, 3);
            same
        });
        assert_eq!(none.win_rate(), Estimate { value: 0.5, low: 0.0, high: 1.0 });
    }

    #[test]
    fn one_sided_rounds_weigh_as_much_as_single_games_would() {
        // where all rounds are won, the likeliest distribution of mean s wins with probability s
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        let ratio = test.llr(&pairs([0, 0, 0, 0, 100]));
        assert!((ratio - 100.0 * (expected(50.0) / 0.5).ln()).abs() < 0.2, "{ratio}");
        assert_eq!(test.verdict(&pairs([0, 0, 0, 0, 100])), Verdict::H1);
        assert_eq!(test.verdict(&pairs([100, 0, 0, 0, 0])), Verdict::H0);
        assert_eq!(test.verdict(&pairs([0, 0, 0, 0, 0])), Verdict::Open);
    }

    #[test]
    fn the_ratio_is_that_of_a_normal_distribution_for_small_differences() {
        let (test, scores) = (Sprt { elo0: 0.0, elo1: 5.0 }, pairs([200, 400, 900, 450, 230]));
        let (s0, s1, rate) = (0.5, expected(5.0), scores.win_rate());
        let variance = ((rate.high - rate.value) / Z).powi(2);
        let normal = (s1 - s0) * (2.0 * rate.value - s0 - s1) / (2.0 * variance);
        let ratio = test.llr(&scores);
        assert!((ratio - normal).abs() < 0.02 * normal.abs().max(1.0), "{ratio} {normal}");
        assert_eq!(test.verdict(&scores), if ratio > Sprt::bound() { Verdict::H1 } else { Verdict::Open });
    }

    #[test]
    fn a_test_is_read_and_slips_are_told() {
        assert_eq!("0,5".parse::<Sprt>().unwrap(), Sprt { elo0: 0.0, elo1: 5.0 });
        assert_eq!(" -3, 1.5".parse::<Sprt>().unwrap(), Sprt { elo0: -3.0, elo1: 1.5 });
        for wrong in ["", "5", "5,0", "a,b", "0,inf", "1,1"] {
            assert_eq!(wrong.parse::<Sprt>().unwrap_err().path, "--sprt", "{wrong}");
        }
    }
}
