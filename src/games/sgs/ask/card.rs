//! Give a card that matches a pattern: a Jink, a Slash, a card to discard.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, asked, living, readable};
use super::card_of;
use crate::games::sgs::data;
use crate::games::sgs::legal;
use crate::games::sgs::snapshot::Method;

/// `askForCard(pattern, prompt, data)`: a card string, or null to refuse.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardAsked {
    /// The seat that is asked.
    pub seat: String,
    /// Which cards: `jink`, `.|black`, `..` …
    pub pattern: String,
    /// What a person would read: `word:player:player:arg:arg`. Its first word finds the handler.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub prompt: String,
    /// What it is about, as recorded.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub data: Value,
    /// What the card is handled as.
    #[serde(default = "respond")]
    pub method: Method,
}

fn respond() -> Method {
    Method::Response
}

impl Question for CardAsked {
    fn route(&self) -> Route {
        // Scripts key this registry by the word as it is, hyphens and all.
        let key = self.prompt.split(':').next().unwrap_or_default().to_owned();
        Route { kind: "askForCard", registry: "ai_skill_cardask", key, seat: self.seat.clone() }
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        readable("pattern", &self.pattern)?;
        data::check(snapshot, &self.data).map_err(|error| error.under("data"))
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        if *answer == Answer::Nothing {
            return Ok(());
        }
        let pattern = readable("pattern", &self.pattern).map_err(|error| Refusal::new(error.to_string()))?;
        let (mut board, me) = asked(scene, &self.seat)?;
        board.ask_for(&self.pattern);
        legal::check_given(&board, me, &card_of(&board, answer)?, &pattern, self.method)
    }

    /// The first hand card that matches.
    fn last_resort(&self, scene: &Scene<Sgs>, _: &mut Rng) -> Answer {
        let Ok((board, me)) = asked(scene, &self.seat) else { return Answer::Nothing };
        let Ok(pattern) = readable("pattern", &self.pattern) else { return Answer::Nothing };
        let given = legal::first_given(&board, me, &pattern, self.method);
        given.map_or(Answer::Nothing, |id| Answer::Name(id.to_string()))
    }
}
