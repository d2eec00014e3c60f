//! What many games came to, counted as they end, and as data.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::bout::{Bout, Part};
use super::figures::{self, Estimate, Scores, Sprt, Verdict};
use super::held::{Compared, Comparison, Held};
use super::player::Slips;
use super::sums::{self, Figures, Measured, Sums};
use crate::referee::{Figure, Side};

/// Counts of the rounds played so far.
pub(super) struct Tally {
    figures: &'static [Figure],
    scores: Scores,
    rounds: u64,
    games: u64,
    decided: u64,
    wins: [u64; 2],
    slips: [Slips; 2],
    reasons: BTreeMap<String, u64>,
    sums: [Sums; 2],
    roles: BTreeMap<(String, Side), Role>,
    /// What seats had, by kind, where that is compared.
    compared: BTreeMap<String, Comparison>,
}

/// What was counted of a role on one side.
#[derive(Clone, Copy, Default)]
struct Role {
    seats: u64,
    wins: u64,
    sums: Sums,
}

/// Games and wins of a role, by side.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ByRole {
    /// Of A.
    pub a: Share,
    /// Of B.
    pub b: Share,
}

/// Seats that had a role, and how many of them won.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// Seats that had it.
    pub seats: u64,
    /// Those of them that won.
    pub wins: u64,
    /// The share of them that won, with 95 % confidence over rounds; none where there were none.
    #[serde(skip)]
    pub rate: Option<Estimate>,
    /// The figures that the game names.
    #[serde(flatten)]
    pub figures: Figures,
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
    /// Games that count for a side: all but those won by a seat that plays for itself alone.
    pub decided: u64,
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
    /// The figures that the game names, as A has them.
    #[serde(flatten)]
    pub figures: Figures,
    /// What went wrong on both sides.
    #[serde(flatten)]
    pub slips: Slips,
    /// What seats had, compared over all games, by kind.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub compared: BTreeMap<String, Compared>,
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
    /// Points for wins (draws count half) by decided game.
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
    /// The figures that the game names.
    #[serde(flatten)]
    pub figures: Figures,
    /// What went wrong.
    #[serde(flatten)]
    pub slips: Slips,
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

fn short<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    sums::short(*value).serialize(serializer)
}

impl Tally {
    /// Nothing counted yet; a round has so many games, the game names these figures, and holdings of these kinds
    /// are compared.
    pub(super) fn new(games_a_round: usize, figures: &'static [Figure], compared: &[String]) -> Tally {
        Tally {
            figures,
            scores: Scores::new(games_a_round),
            rounds: 0,
            games: 0,
            decided: 0,
            wins: [0; 2],
            slips: Default::default(),
            reasons: BTreeMap::new(),
            sums: Default::default(),
            roles: BTreeMap::new(),
            compared: compared.iter().map(|kind| (kind.clone(), Comparison::default())).collect(),
        }
    }

    /// Counts the games of a round.
    pub(super) fn add(&mut self, round: &[Bout]) {
        let decided: Vec<usize> = round.iter().filter_map(|bout| bout.half_points).collect();
        let half_points: usize = decided.iter().sum();
        self.rounds += 1;
        self.scores.add(decided.len(), half_points);
        let points: Vec<[f64; 2]> = round.iter().filter_map(|bout| bout.points).collect();
        for (side, sums) in self.sums.iter_mut().enumerate() {
            let halves = if side == 0 { half_points } else { 2 * decided.len() - half_points };
            sums.wins.add(halves as f64 / 2.0, decided.len() as f64, 1.0);
            sums.points.add(points.iter().map(|both| both[side]).sum(), points.len() as f64, 1.0);
        }
        self.add_roles(round);
        let held: Vec<&Held> = round.iter().filter_map(|bout| bout.held.as_deref()).collect();
        self.compared.iter_mut().for_each(|(kind, comparison)| comparison.add(kind, &held));
        round.iter().for_each(|bout| self.add_bout(bout));
    }

    fn add_bout(&mut self, bout: &Bout) {
        self.games += 1;
        self.decided += u64::from(bout.half_points.is_some());
        self.wins[0] += u64::from(bout.half_points == Some(2));
        self.wins[1] += u64::from(bout.half_points == Some(0));
        *self.reasons.entry(bout.reason.clone()).or_default() += 1;
        for (of_side, more) in self.slips.iter_mut().zip(bout.slips) {
            *of_side += more;
        }
    }

    /// Counts what became of the roles in a round.
    fn add_roles(&mut self, round: &[Bout]) {
        let mut of_round: BTreeMap<&(String, Side), Vec<Part>> = BTreeMap::new();
        for (of, part) in round.iter().flat_map(|bout| &bout.roles) {
            of_round.entry(of).or_default().push(*part);
        }
        for (of, parts) in of_round {
            let role = self.roles.entry(of.clone()).or_default();
            let seats: u64 = parts.iter().map(|part| part.seats).sum();
            let wins: u64 = parts.iter().map(|part| part.wins).sum();
            let points: Vec<f64> = parts.iter().filter_map(|part| part.points).collect();
            role.seats += seats;
            role.wins += wins;
            role.sums.wins.add(wins as f64, seats as f64, 1.0);
            role.sums.points.add(points.iter().sum(), points.len() as f64, 1.0);
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
        let a = self.standing(names[0], Side::A);
        Report {
            game,
            seed,
            games: self.games,
            decided: self.decided,
            rounds: self.rounds,
            figures: a.figures.clone(),
            a,
            b: self.standing(names[1], Side::B),
            reasons: self.reasons.clone(),
            by_role: self.by_role(),
            slips,
            compared: self.compared.iter().map(|(kind, all)| (kind.clone(), all.report())).collect(),
            sprt: test.map(|test| self.tested(test)),
        }
    }

    fn by_role(&self) -> BTreeMap<String, ByRole> {
        let mut by_role: BTreeMap<String, ByRole> = BTreeMap::new();
        for ((name, side), role) in &self.roles {
            let figures = role.sums.figures(self.figures);
            let rate = role.sums.wins.measured().map(|wins| self.rate(wins));
            let share = Share { seats: role.seats, wins: role.wins, rate, figures };
            let both = by_role.entry(name.clone()).or_default();
            match side {
                Side::A => both.a = share,
                Side::B => both.b = share,
            }
        }
        by_role
    }

    /// A share of wins with its interval; rounds that all came out alike say how far it may be off by their
    /// number.
    fn rate(&self, wins: Measured) -> Estimate {
        if wins.se > 0.0 {
            let Estimate { value, low, high } = wins.estimate();
            return Estimate { value, low: low.max(0.0), high: high.min(1.0) };
        }
        figures::wilson(wins.value, self.rounds as f64)
    }

    fn standing(&self, name: &str, side: Side) -> Standing {
        let rate = seen_from(side, self.win_rate());
        let (wins, losses) = (self.wins[side as usize], self.wins[side.other() as usize]);
        Standing {
            name: name.to_owned(),
            wins,
            draws: self.decided - wins - losses,
            losses,
            win_rate: rate.value,
            low: rate.low,
            high: rate.high,
            elo: figures::elo(rate.value),
            elo_low: figures::elo(rate.low),
            elo_high: figures::elo(rate.high),
            figures: self.sums[side as usize].figures(self.figures),
            slips: self.slips[side as usize],
        }
    }
}

/// A's win rate as the side has it.
fn seen_from(side: Side, of_a: Estimate) -> Estimate {
    match side {
        Side::A => of_a,
        Side::B => Estimate { value: 1.0 - of_a.value, low: 1.0 - of_a.high, high: 1.0 - of_a.low },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMED: &[Figure] = &[Figure::wins("wp"), Figure::points("adp", 1.0)];

    /// A deal that A has played with one role, and B with the other; the first of them has won so much.
    fn bout(of_a: &str, won: f64) -> Bout {
        let (other, a_is_first) = if of_a == "one" { ("two", true) } else { ("one", false) };
        let points = if a_is_first { won } else { -won };
        let part = |of_a: bool| {
            let points = if of_a { points } else { -points };
            Part {
                seats: if of_a == a_is_first { 1 } else { 2 },
                wins: u64::from(points > 0.0),
                points: Some(points),
            }
        };
        let roles = [((of_a.to_owned(), Side::A), part(true)), ((other.to_owned(), Side::B), part(false))];
        Bout {
            half_points: Some(if points > 0.0 { 2 } else { 0 }),
            points: Some([points, -points]),
            reason: "played".to_owned(),
            roles: roles.into(),
            slips: Default::default(),
            record: None,
            held: None,
        }
    }

    fn report(rounds: &[[Bout; 2]]) -> Report {
        let mut tally = Tally::new(2, NAMED, &[]);
        rounds.iter().for_each(|round| tally.add(round));
        tally.report("any", 1, ["x", "y"], None)
    }

    #[test]
    fn figures_stand_for_all_games_and_for_each_role() {
        let report = report(&[[bout("one", 2.0), bout("two", 2.0)], [bout("one", 4.0), bout("two", -2.0)]]);
        let data = serde_json::to_value(&report).unwrap();
        // A has +2 and -2, then +4 and +2
        assert_eq!((&data["wp"], &data["adp"], &data["adp_se"]), (&0.75.into(), &1.5.into(), &1.5.into()));
        assert_eq!((&data["b"]["wp"], &data["b"]["adp"]), (&0.25.into(), &(-1.5).into()));
        let one = &data["by_role"]["one"];
        assert_eq!(
            (&one["a"]["wp"], &one["a"]["adp"], &one["a"]["adp_se"]),
            (&1.0.into(), &3.0.into(), &1.0.into())
        );
        assert_eq!(
            (&one["b"]["seats"], &one["b"]["wins"], &one["b"]["adp"]),
            (&2.into(), &1.into(), &0.0.into())
        );
        assert_eq!(data["by_role"]["two"]["a"]["seats"], 4, "two seats have it in each game");
        let rate = report.by_role["one"].b.rate.unwrap();
        assert!((rate.value - 0.5).abs() < 1e-9 && rate.low < 0.5 && rate.high <= 1.0, "{rate:?}");
    }

    #[test]
    fn a_win_of_neither_side_is_counted_by_role_alone() {
        let apart = || Bout { half_points: None, points: None, ..bout("one", 1.0) };
        let report = report(&[[bout("one", 1.0), bout("two", 1.0)], [apart(), bout("two", -1.0)]]);
        assert_eq!((report.games, report.decided, report.rounds), (4, 3, 2));
        assert_eq!((report.a.wins, report.a.draws, report.a.losses), (2, 0, 1));
        assert!((report.a.win_rate - 2.0 / 3.0).abs() < 1e-9, "{report:?}");
        assert_eq!(report.by_role["one"].a.wins, 2);
        let plain = serde_json::to_value(&report).unwrap();
        assert_eq!((&plain["decided"], &plain["a"]["win_rate"]), (&3.into(), &0.666667.into()));
    }
}
