//! Choose a general, or the kingdom of one that has none of its own.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, central, words};
use super::{Catalogue, seated, wrong_shape};
use crate::games::sgs::snapshot::{Player, Role};

/// `askForGeneral(generals, default)`: the name of one of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralChosen {
    /// The seat that is asked.
    pub seat: String,
    /// The generals that may be chosen.
    pub generals: Vec<String>,
    /// The one that is taken where nobody chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// `askForKingdom()`: the name of a kingdom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kingdom {
    /// The seat that is asked.
    pub seat: String,
    /// The kingdoms that may be chosen.
    #[serde(default = "four_kingdoms")]
    pub kingdoms: Vec<String>,
}

fn four_kingdoms() -> Vec<String> {
    ["wei", "shu", "wu", "qun"].map(str::to_owned).to_vec()
}

fn one_of(words: &[String], what: &str, answer: &Answer) -> Result<(), Refusal> {
    match answer {
        Answer::Name(name) if words.contains(name) => Ok(()),
        Answer::Name(name) => Err(Refusal::new(format!("{name} is not among {}", words.join(", ")))),
        other => Err(wrong_shape(what, other)),
    }
}

impl Question for GeneralChosen {
    fn route(&self) -> Route {
        central("askForGeneral", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        seated(snapshot, "seat", &self.seat)?;
        words("generals", self.generals.iter().map(String::as_str))?;
        match &self.default {
            Some(name) if !self.generals.contains(name) => {
                Err(HostError::new("default", "one of the generals", format!("\"{name}\"")))
            }
            _ => Ok(()),
        }
    }

    fn check_names(&self, _: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
        let mut names = self.generals.iter().enumerate();
        match names.find(|(_, name)| catalogue.general(name).is_none()) {
            Some((place, name)) => Err(catalogue.unknown("general", name, format!("generals[{place}]"))),
            None => Ok(()),
        }
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        one_of(&self.generals, "the name of a general", answer)
    }

    fn last_resort(&self, _: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        let drawn = self.default.as_ref().or_else(|| any(&self.generals, rng));
        Answer::Name(drawn.cloned().unwrap_or_default())
    }
}

impl Question for Kingdom {
    fn route(&self) -> Route {
        central("askForKingdom", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        seated(snapshot, "seat", &self.seat)?;
        words("kingdoms", self.kingdoms.iter().map(String::as_str))
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        one_of(&self.kingdoms, "the name of a kingdom", answer)
    }

    /// The lord's kingdom, or another where that would be paid for; without a lord any.
    fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        let players = &scene.snapshot.players;
        let lord = players.iter().find(|player| player.role == Some(Role::Lord));
        let mine = players.iter().find(|player| player.name == self.seat).and_then(|player| player.role);
        let wished = lord.and_then(|lord| wished(lord, mine?));
        let drawn = wished.filter(|name| self.kingdoms.contains(name));
        Answer::Name(drawn.or_else(|| any(&self.kingdoms, rng).cloned()).unwrap_or_default())
    }
}

/// The kingdom that serves a role under this lord.
fn wished(lord: &Player, mine: Role) -> Option<String> {
    let has = |skill: &str| lord.skills.iter().flatten().any(|name| name == skill);
    match mine {
        Role::Lord => None,
        Role::Rebel if has("xueyi") => Some("wei".to_owned()),
        Role::Rebel | Role::Renegade if has("shichou") => Some("wei".to_owned()),
        _ => lord.kingdom.clone(),
    }
}
