//! What many games came to, counted as they end, and as data.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::bout::Bout;
use super::figures::{self, Estimate, Scores, Sprt, Verdict};
use super::player::Slips;
use crate::referee::Side;

/// Counts of the rounds played so far.
pub(super) struct Tally {
    scores: Scores,
    games: u64,
    wins: [u64; 2],
    slips: [Slips; 2],
    reasons: BTreeMap<String, u64>,
    roles: BTreeMap<String, ByRole>,
    /// Sum and sum of squares of A's points in each round, where games are played for points.
    points: Option<(f64, f64)>,
}

/// Games and wins of a role, by side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct ByRole {
    /// Of A.
    pub a: Share,
    /// Of B.
    pub b: Share,
}

/// Seats that had a role, and how many of them won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// Seats that had it.
    pub seats: u64,
    /// Those of them that won.
    pub wins: u64,
}

/// How two players came out against each other.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Which game.
    pub game: &'static str,
    /// Seed of the first round; each further round adds one to it.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Rounds: deals that were played under every seating.
    pub rounds: u64,
    /// The first player.
    pub a: Standing,
    /// The second player.
    pub b: Standing,
    /// Games by the reason for which they ended.
    pub reasons: BTreeMap<String, u64>,
    /// Seats and wins by role.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub by_role: BTreeMap<String, ByRole>,
    /// What went wrong on both sides.
    #[serde(flatten)]
    pub slips: Slips,
    /// The sequential test, where there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sprt: Option<Tested>,
}

/// How one player came out.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// As it was written.
    pub name: String,
    /// Games won.
    pub wins: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    /// Points for wins (draws count half) by game.
    #[serde(serialize_with = "short")]
    pub win_rate: f64,
    /// Lower end of the win rate, with 95 % confidence over rounds.
    #[serde(serialize_with = "short")]
    pub low: f64,
    /// Upper end of it.
    #[serde(serialize_with = "short")]
    pub high: f64,
    /// The difference in Elo; null where it is infinite.
    #[serde(serialize_with = "short")]
    pub elo: f64,
    /// Lower end of it.
    #[serde(serialize_with = "short")]
    pub elo_low: f64,
    /// Upper end of it.
    #[serde(serialize_with = "short")]
    pub elo_high: f64,
    /// What was won by game, where games are played for points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// What went wrong.
    #[serde(flatten)]
    pub slips: Slips,
}

/// The points of a player by game, with 95 % confidence over rounds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Points {
    /// Their mean.
    #[serde(serialize_with = "short")]
    pub mean: f64,
    /// Its lower end; null after a single round.
    #[serde(serialize_with = "short")]
    pub low: f64,
    /// Its upper end.
    #[serde(serialize_with = "short")]
    pub high: f64,
}

/// What a sequential test said.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Tested {
    /// The difference of the null hypothesis.
    pub elo0: f64,
    /// The difference that was looked for.
    pub elo1: f64,
    /// The log-likelihood ratio.
    #[serde(serialize_with = "short")]
    pub llr: f64,
    /// Where the test ends, on either side.
    #[serde(serialize_with = "short")]
    pub bound: f64,
    /// What it said.
    pub verdict: Verdict,
}

/// Six digits after the point are more than any figure here is worth; what is not finite is null.
fn short<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    match value.is_finite() {
        true => serializer.serialize_f64((value * 1e6).round() / 1e6),
        false => serializer.serialize_none(),
    }
}

impl Tally {
    /// Nothing counted yet; a round has so many games.
    pub(super) fn new(games_a_round: usize) -> Tally {
        Tally {
            scores: Scores::new(games_a_round),
            games: 0,
            wins: [0; 2],
            slips: Default::default(),
            reasons: BTreeMap::new(),
            roles: BTreeMap::new(),
            points: None,
        }
    }

    /// Counts the games of a round.
    pub(super) fn add(&mut self, round: &[Bout]) {
        self.scores.add(round.iter().map(|bout| bout.half_points).sum());
        let points: Option<Vec<f64>> = round.iter().map(|bout| bout.points).collect();
        if let Some(points) = points.filter(|points| !points.is_empty()) {
            let mean = points.iter().sum::<f64>() / points.len() as f64;
            let (sum, squares) = self.points.unwrap_or_default();
            self.points = Some((sum + mean, squares + mean * mean));
        }
        round.iter().for_each(|bout| self.add_bout(bout));
    }

    fn add_bout(&mut self, bout: &Bout) {
        self.games += 1;
        self.wins[0] += u64::from(bout.half_points == 2);
        self.wins[1] += u64::from(bout.half_points == 0);
        *self.reasons.entry(bout.reason.clone()).or_default() += 1;
        for (of_side, more) in self.slips.iter_mut().zip(bout.slips) {
            *of_side += more;
        }
        for (role, side, has_won) in &bout.roles {
            let by_role = self.roles.entry(role.clone()).or_default();
            let share = if *side == Side::A { &mut by_role.a } else { &mut by_role.b };
            share.seats += 1;
            share.wins += u64::from(*has_won);
        }
    }

    /// What a sequential test says so far.
    pub(super) fn tested(&self, test: Sprt) -> Tested {
        Tested {
            elo0: test.elo0,
            elo1: test.elo1,
            llr: test.llr(&self.scores),
            bound: Sprt::bound(),
            verdict: test.verdict(&self.scores),
        }
    }

    /// A's win rate so far.
    pub(super) fn win_rate(&self) -> Estimate {
        self.scores.win_rate()
    }

    /// Games so far.
    pub(super) fn games(&self) -> u64 {
        self.games
    }

    /// The report.
    pub(super) fn report(
        &self,
        game: &'static str,
        seed: u64,
        names: [&str; 2],
        test: Option<Sprt>,
    ) -> Report {
        let mut slips = self.slips[0];
        slips += self.slips[1];
        Report {
            game,
            seed,
            games: self.games,
            rounds: self.scores.rounds(),
            a: self.standing(names[0], Side::A),
            b: self.standing(names[1], Side::B),
            reasons: self.reasons.clone(),
            by_role: self.roles.clone(),
            slips,
            sprt: test.map(|test| self.tested(test)),
        }
    }

    fn standing(&self, name: &str, side: Side) -> Standing {
        let rate = seen_from(side, self.win_rate(), 1.0);
        let (wins, losses) = (self.wins[side as usize], self.wins[side.other() as usize]);
        let rounds = self.scores.rounds() as f64;
        let points = self.points.map(|(sum, squares)| figures::mean(sum, squares, rounds));
        let points = points.map(|points| seen_from(side, points, 0.0));
        Standing {
            name: name.to_owned(),
            wins,
            draws: self.games - wins - losses,
            losses,
            win_rate: rate.value,
            low: rate.low,
            high: rate.high,
            elo: figures::elo(rate.value),
            elo_low: figures::elo(rate.low),
            elo_high: figures::elo(rate.high),
            points: points.map(|points| Points { mean: points.value, low: points.low, high: points.high }),
            slips: self.slips[side as usize],
        }
    }
}

/// A figure of A as the other side has it, where both together make `whole`.
fn seen_from(side: Side, of_a: Estimate, whole: f64) -> Estimate {
    match side {
        Side::A => of_a,
        Side::B => Estimate { value: whole - of_a.value, low: whole - of_a.high, high: whole - of_a.low },
    }
}
