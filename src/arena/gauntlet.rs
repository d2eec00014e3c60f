//! A gauntlet: the fixed matches of a game, of one version of its scripts against the last resort and against
//! another version.

use std::time::{Duration, Instant};

use serde::{Serialize, Serializer};

use super::spec::Spec;
use super::sums::short;
use super::{Arena, Progress, Report};
use crate::error::Result;
use crate::referee::{Contest, Referee};
use crate::vm::Lent;

/// A match of a gauntlet that has been played.
#[derive(Clone, Debug, Serialize)]
pub struct Leg {
    /// What it is called.
    #[serde(rename = "match")]
    pub name: &'static str,
    /// Games in a second, as it was measured.
    #[serde(serialize_with = "rounded")]
    pub games_per_second: f64,
    /// How it came out.
    #[serde(flatten)]
    pub report: Report,
}

fn rounded<S: Serializer>(value: &f64, serializer: S) -> std::result::Result<S::Ok, S::Error> {
    short(*value).serialize(serializer)
}

/// Plays every match of the game against each opponent. What the arena says of sides, players, threads and limits
/// holds for all of them; mode and roles are those of the match.
///
/// # Errors
/// What is wrong with a player, or with the set-up of a match.
pub fn run<G: Referee + Lent>(
    arena: &Arena,
    opponents: &[Spec],
    mut watch: impl FnMut(&Contest, &Progress),
) -> Result<Vec<Leg>> {
    let mut legs = Vec::new();
    for opponent in opponents {
        for contest in G::gauntlet() {
            let ready = one(arena, opponent, contest).ready::<G>()?;
            let began = Instant::now();
            let report = ready.run(|progress| watch(contest, progress))?;
            let games_per_second = rate(report.games, began.elapsed());
            legs.push(Leg { name: contest.name, games_per_second, report });
        }
    }
    Ok(legs)
}

/// The arena of one match.
fn one(arena: &Arena, opponent: &Spec, contest: &Contest) -> Arena {
    let mut arena = arena.clone();
    arena.b = opponent.clone();
    arena.setup.mode = contest.mode.map(str::to_owned);
    arena.a_roles = contest.a_roles.iter().map(|role| (*role).to_owned()).collect();
    arena
}

fn rate(games: u64, took: Duration) -> f64 {
    games as f64 / took.as_secs_f64().max(1e-9)
}
