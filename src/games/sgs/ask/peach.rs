//! Save a dying player.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, asked, card_of, central};
use super::{Board, PlayerIndex, living, seen};
use crate::games::sgs::legal;
use crate::games::sgs::pattern::Pattern;
use crate::games::sgs::snapshot::Method;
use crate::games::sgs::trust::{self, Relation};

/// `askForSinglePeach(dying)`: a Peach, for oneself also an Analeptic, or null.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SinglePeach {
    /// The seat that is asked.
    pub seat: String,
    /// Who is dying.
    pub dying: String,
}

impl SinglePeach {
    /// What saves: a Peach, unless somebody forbids it; for oneself an Analeptic too.
    fn pattern(&self, board: &Board, me: PlayerIndex) -> Option<Pattern> {
        let peach = board.mark(me, "Global_PreventPeach") == 0;
        let text = match (peach, self.seat == self.dying) {
            (true, true) => "peach+analeptic",
            (true, false) => "peach",
            (false, true) => "analeptic",
            (false, false) => return None,
        };
        Pattern::parse(text).ok()
    }
}

impl Question for SinglePeach {
    fn route(&self) -> Route {
        central("askForSinglePeach", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        living(snapshot, "dying", &self.dying).map(|_| ())
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        if *answer == Answer::Nothing {
            return Ok(());
        }
        let (board, me) = asked(scene, &self.seat)?;
        let Some(pattern) = self.pattern(&board, me) else {
            return Err(Refusal::new("no Peach may be used now"));
        };
        legal::check_given(&board, me, &card_of(&board, answer)?, &pattern, Method::Use)
    }

    /// The first card that saves a friend or oneself.
    fn last_resort(&self, scene: &Scene<Sgs>, _: &mut Rng) -> Answer {
        let Some((board, me)) = seen(scene, &self.seat) else { return Answer::Nothing };
        let friend = board
            .index(&self.dying)
            .is_some_and(|dying| trust::relation(&board, me, dying) == Relation::Friend);
        let pattern = self.pattern(&board, me).filter(|_| friend);
        let given = pattern.and_then(|pattern| legal::first_given(&board, me, &pattern, Method::Use));
        given.map_or(Answer::Nothing, |id| Answer::Name(id.to_string()))
    }
}
