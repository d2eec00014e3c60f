//! Name a suit.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, living, route};
use super::wrong_shape;

/// `askForSuit(reason)`: `spade`, `club`, `heart` or `diamond`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SuitChosen {
    /// The seat that is asked.
    pub seat: String,
    /// Why: the name of a skill.
    pub reason: String,
}

/// The suits that may be named, by QSanguosha's numbers.
pub(in crate::games::sgs) const SUITS: [&str; 4] = ["spade", "club", "heart", "diamond"];

impl Question for SuitChosen {
    fn route(&self) -> Route {
        route("askForSuit", "ai_skill_suit", &self.reason, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat).map(|_| ())
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Name(suit) if SUITS.contains(&suit.as_str()) => Ok(()),
            other => Err(wrong_shape("spade, club, heart or diamond", other)),
        }
    }

    fn last_resort(&self, _: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        Answer::Name(any(&SUITS, rng).map_or_else(String::new, |suit| (*suit).to_owned()))
    }
}
