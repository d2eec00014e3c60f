//! Give one of some cards away.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, living, offered};
use super::{Catalogue, faces, route, wrong_shape};
use crate::games::sgs::answer::Gift;
use crate::games::sgs::snapshot::CardId;

/// `askForYiji(cards, reason)`: whom to give which card, or null to stop.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Yiji {
    /// The seat that is asked.
    pub seat: String,
    /// The cards that may be given.
    pub cards: Vec<CardId>,
    /// Why: the name of a skill.
    pub reason: String,
    /// To whom; by default to anybody who lives.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<String>>,
    /// Whether none needs to be given.
    #[serde(default = "yes")]
    pub optional: bool,
}

fn yes() -> bool {
    true
}

impl Yiji {
    fn receivers<'a>(&'a self, snapshot: &'a Snapshot) -> Vec<&'a str> {
        match &self.players {
            Some(names) => names.iter().map(String::as_str).collect(),
            None => {
                let living = snapshot.players.iter().filter(|player| player.alive);
                living.map(|player| player.name.as_str()).collect()
            }
        }
    }
}

impl Question for Yiji {
    fn route(&self) -> Route {
        route("askForYiji", "ai_skill_askforyiji", &self.reason, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        offered("cards", &self.cards)?;
        let names = self.players.iter().flatten().enumerate();
        for (place, name) in names {
            living(snapshot, &format!("players[{place}]"), name)?;
        }
        match self.players.as_ref().is_some_and(Vec::is_empty) {
            true => Err(HostError::new("players", "at least one player", "none")),
            false => Ok(()),
        }
    }

    fn check_names(&self, snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
        faces("cards", &self.cards, snapshot, catalogue)
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Nothing if self.optional => Ok(()),
            Answer::Nothing => Err(Refusal::new("one of the cards has to be given")),
            Answer::Gift(Gift { card, .. }) if !self.cards.contains(card) => {
                Err(Refusal::new(format!("card {card} is not among those to give")))
            }
            Answer::Gift(Gift { player, .. }) => {
                match self.receivers(&scene.snapshot).contains(&player.as_str()) {
                    true => Ok(()),
                    false => Err(Refusal::new(format!("{player} may not be given a card"))),
                }
            }
            other => Err(wrong_shape("{\"player\", \"card\"} or null", other)),
        }
    }

    fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        let player = any(&self.receivers(&scene.snapshot), rng).map(|name| (*name).to_owned());
        match player.zip(self.cards.first()) {
            Some((player, card)) if !self.optional => Answer::Gift(Gift { player, card: *card }),
            _ => Answer::Nothing,
        }
    }
}
