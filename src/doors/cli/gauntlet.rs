//! `junshi arena GAME --gauntlet`: a fixed set of matches, and one table.

use std::io::IsTerminal;
use std::path::Path;

use serde_json::json;

use super::Ended;
use crate::arena::{Arena, Spec, gauntlet};
use crate::doors::scores;
use crate::error::HostError;
use crate::games::VisitReferee;
use crate::referee::Referee;
use crate::vm::Lent;

/// Who plays against A where nobody is named.
pub(super) const LAST_RESORT: &str = "trust";

/// The profile that plays where none is named.
pub(super) const OURS: &str = "default";

/// A gauntlet that was asked for.
pub(super) struct Gauntlet<'a> {
    /// What holds for all matches.
    pub(super) arena: Arena,
    /// An earlier version of the game's folder of `lua/`.
    pub(super) against: Option<&'a Path>,
    /// Whether JSON is wanted.
    pub(super) json: bool,
}

impl Gauntlet<'_> {
    /// The last resort, then the other version under A's profile.
    fn opponents(&self) -> Result<Vec<Spec>, HostError> {
        let mut opponents = vec![LAST_RESORT.parse()?];
        if let Some(folder) = self.against {
            if !folder.is_dir() {
                let found = format!("`{}`", folder.display());
                return Err(HostError::new("--against", "the folder of a game's scripts", found));
            }
            let profile = self.arena.a.text.split([':', '+']).next().unwrap_or(OURS);
            opponents.push(format!("{profile}:lua={}", folder.display()).parse()?);
        }
        Ok(opponents)
    }
}

impl VisitReferee for Gauntlet<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Referee + Lent>(self) -> Self::Out {
        let opponents = self.opponents()?;
        let is_watched = std::io::stderr().is_terminal();
        let legs = gauntlet::run::<G>(&self.arena, &opponents, |contest, progress| {
            if is_watched {
                eprint!("\r{}: {} of {} games   ", contest.name, progress.played, progress.games);
            }
        })?;
        if is_watched {
            eprintln!();
        }
        match self.json {
            true => say!("{}", json!({"game": G::ID, "seed": self.arena.setup.seed, "matches": legs})),
            false => say_plain!("{}", scores::gauntlet(G::ID, &legs)),
        }
        Ok(())
    }
}
