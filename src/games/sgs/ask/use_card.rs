//! Use a card that matches a pattern, or a skill that asks by `@@skill`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, asked, living};
use super::{readable, wrong_shape};
use crate::games::sgs::legal::{self, Occasion};
use crate::games::sgs::snapshot::Method;

/// `askForUseCard(pattern, prompt, method)`: the answer is a use string, or null to decline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UseCard {
    /// The seat that is asked.
    pub seat: String,
    /// Which cards: `slash`, `@@tuxi` …
    pub pattern: String,
    /// What a person would read; its first word tells what it is about.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub prompt: String,
    /// What the card is handled as.
    #[serde(default = "use_it")]
    pub method: Method,
}

fn use_it() -> Method {
    Method::Use
}

impl Question for UseCard {
    fn route(&self) -> Route {
        let key = self.pattern.trim_end_matches('!').to_owned();
        Route { kind: "askForUseCard", registry: "ai_skill_use", key, seat: self.seat.clone() }
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        readable("pattern", &self.pattern).map(|_| ())
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Nothing => Ok(()),
            Answer::Name(text) => {
                let pattern = readable("pattern", &self.pattern).map_err(|e| Refusal::new(e.to_string()))?;
                let (mut board, me) = asked(scene, &self.seat)?;
                board.ask_for(&self.pattern);
                legal::check_use(&board, me, text, Occasion::Asked { pattern: &pattern, method: self.method })
            }
            other => Err(wrong_shape("a use string or null", other)),
        }
    }

    fn last_resort(&self, _: &Scene<Sgs>, _: &mut Rng) -> Answer {
        Answer::Nothing
    }
}
