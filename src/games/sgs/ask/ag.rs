//! Take one of some open cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, living, offered};
use super::{Catalogue, faces, route, wrong_shape};
use crate::games::sgs::snapshot::CardId;

/// `askForAG(card_ids, refusable, reason)`: an id, or null to take none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ag {
    /// The seat that is asked.
    pub seat: String,
    /// The cards that may be taken.
    pub card_ids: Vec<CardId>,
    /// Whether none may be taken.
    #[serde(default)]
    pub refusable: bool,
    /// Why: the name of a skill or card.
    pub reason: String,
}

impl Question for Ag {
    fn route(&self) -> Route {
        route("askForAG", "ai_skill_askforag", &self.reason, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        offered("card_ids", &self.card_ids)
    }

    fn check_names(&self, snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
        faces("card_ids", &self.card_ids, snapshot, catalogue)
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Id(id) if self.card_ids.contains(id) => Ok(()),
            Answer::Nothing | Answer::Id(-1) if self.refusable => Ok(()),
            Answer::Nothing => Err(Refusal::new("one of the cards has to be taken")),
            Answer::Id(id) => Err(Refusal::new(format!("card {id} is not among the open cards"))),
            other => Err(wrong_shape("the id of a card", other)),
        }
    }

    fn last_resort(&self, _: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        match any(&self.card_ids, rng) {
            Some(id) if !self.refusable => Answer::Id(*id),
            _ => Answer::Nothing,
        }
    }
}
