//! Choose one of some players.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, living, route, seated};
use super::wrong_shape;

/// `askForPlayerChosen(targets, reason)`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerChosen {
    /// The seat that is asked.
    pub seat: String,
    /// Why: the name of a skill, mostly.
    pub reason: String,
    /// Who may be chosen.
    pub targets: Vec<String>,
    /// Whether nobody may be chosen.
    #[serde(default)]
    pub optional: bool,
    /// What a person would read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
}

impl Question for PlayerChosen {
    fn route(&self) -> Route {
        route("askForPlayerChosen", "ai_skill_playerchosen", &self.reason, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        seated(snapshot, "seat", &self.seat)?;
        if self.targets.is_empty() && !self.optional {
            return Err(HostError::new(
                "targets",
                "at least one player, as the choice is not optional",
                "none",
            ));
        }
        for (place, name) in self.targets.iter().enumerate() {
            let path = format!("targets[{place}]");
            living(snapshot, &path, name)?;
            if self.targets[..place].contains(name) {
                return Err(HostError::new(path, "each target once", format!("\"{name}\" again")));
            }
        }
        Ok(())
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Name(name) if self.targets.contains(name) => Ok(()),
            Answer::Name(name) => {
                Err(Refusal::new(format!("{name} is not among the targets {}", self.targets.join(", "))))
            }
            Answer::Nothing if self.optional => Ok(()),
            Answer::Nothing => Err(Refusal::new("somebody has to be chosen")),
            other => Err(wrong_shape("the name of a player", other)),
        }
    }

    fn last_resort(&self, _: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        match any(&self.targets, rng) {
            Some(name) if !self.optional => Answer::Name(name.clone()),
            _ => Answer::Nothing,
        }
    }
}
