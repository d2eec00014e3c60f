//! Choose one of some words.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, route, seated};
use super::{words, wrong_shape};
use crate::games::sgs::data;

/// `askForChoice(skill_name, choices, data)`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The seat that is asked.
    pub seat: String,
    /// What it is about: the name of a skill, mostly.
    #[serde(alias = "skill")]
    pub skill_name: String,
    /// The choices, joined by `+`.
    pub choices: String,
    /// What it is about, as recorded.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub data: Value,
}

impl Choice {
    fn options(&self) -> Vec<&str> {
        self.choices.split('+').collect()
    }
}

impl Question for Choice {
    fn route(&self) -> Route {
        route("askForChoice", "ai_skill_choice", &self.skill_name, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        seated(snapshot, "seat", &self.seat)?;
        words("choices", self.choices.split('+'))?;
        data::check(snapshot, &self.data).map_err(|error| error.under("data"))
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Name(choice) if self.options().contains(&choice.as_str()) => Ok(()),
            Answer::Name(choice) => {
                Err(Refusal::new(format!("{choice} is not among {}", self.options().join(", "))))
            }
            other => Err(wrong_shape("one of the choices", other)),
        }
    }

    fn last_resort(&self, _: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        Answer::Name(any(&self.options(), rng).map_or_else(String::new, |choice| (*choice).to_owned()))
    }
}
