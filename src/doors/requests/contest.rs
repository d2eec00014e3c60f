//! Many games between two players, as `junshi arena` plays them.

use std::path::PathBuf;

use serde::Deserialize;

use super::{Answer, Failure, Kind, read};
use crate::arena::{Arena, Spec, WALL_CLOCK};
use crate::error::{Error, HostError};
use crate::games::{self, VisitReferee};
use crate::referee::{Referee, Setup};
use crate::vm::{Lent, Limits};

/// The options of `junshi arena`, by the same names.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Contest {
    game: String,
    a: String,
    b: String,
    #[serde(default = "hundred")]
    games: u64,
    #[serde(default)]
    seed: u64,
    #[serde(default)]
    mode: Option<String>,
    #[serde(default)]
    players: Option<usize>,
    #[serde(default)]
    opening: Option<u64>,
    #[serde(default)]
    a_roles: Vec<String>,
    #[serde(default)]
    time: Option<u64>,
    #[serde(default)]
    limits: Option<Limits>,
    #[serde(default = "one")]
    jobs: usize,
    #[serde(default)]
    journal: Option<PathBuf>,
}

fn hundred() -> u64 {
    100
}

fn one() -> usize {
    1
}

/// Plays the games and gives the report of `junshi arena --json`.
pub(in crate::doors) fn contest(params: &str) -> Answer {
    let told: Contest = read(params)?;
    let spec = |name: &str, text: &str| {
        text.parse::<Spec>().map_err(|error| HostError { path: name.to_owned(), ..error })
    };
    let Contest { mode, players, opening, seed, .. } = told;
    let arena = Arena {
        setup: Setup { seed, mode, players, opening, ..Setup::default() },
        a_roles: told.a_roles,
        jobs: told.jobs.max(1),
        time: told.time,
        limits: told.limits.unwrap_or(Limits { ms: WALL_CLOCK, ..Limits::default() }),
        journal: told.journal,
        ..Arena::new(spec("a", &told.a)?, spec("b", &told.b)?, told.games, seed)
    };
    let no_referee = || {
        let expected = format!("a game with a referee: {}", games::refereed().join(", "));
        Failure::input("game", expected, &format!("`{}`", told.game))
    };
    games::visit_referee(&told.game, Competing(arena)).unwrap_or_else(|| Err(no_referee()))
}

struct Competing(Arena);

impl VisitReferee for Competing {
    type Out = Answer;

    fn visit<G: Referee + Lent>(self) -> Answer {
        let ready = self.0.ready::<G>()?;
        if let Some(fault) = ready.load_faults()?.first() {
            return Err(Failure::new(Kind::Mod, fault.one_line()));
        }
        let report = ready.run(|_| ())?;
        serde_json::to_value(&report).map_err(|error| Error::Engine(error.to_string()).into())
    }
}
