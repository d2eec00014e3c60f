//! Use a skill or not.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, route, seated};
use super::wrong_shape;
use crate::games::sgs::data;

/// `askForSkillInvoke(skill_name, data)`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SkillInvoke {
    /// The seat that is asked.
    pub seat: String,
    /// The skill, or the piece of equipment (`eight_diagram`).
    #[serde(alias = "skill")]
    pub skill_name: String,
    /// What it is about, as recorded: `{"$player":"sgs3"}`, `{"$":"DamageStruct","v":{…}}` …
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub data: Value,
}

impl Question for SkillInvoke {
    fn route(&self) -> Route {
        route("askForSkillInvoke", "ai_skill_invoke", &self.skill_name, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        seated(snapshot, "seat", &self.seat)?;
        if self.skill_name.is_empty() {
            return Err(HostError::new("skill_name", "the name of a skill", "\"\""));
        }
        data::check(snapshot, &self.data).map_err(|error| error.under("data"))
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Yes(_) => Ok(()),
            other => Err(wrong_shape("true or false", other)),
        }
    }

    fn last_resort(&self, _: &Scene<Sgs>, _: &mut Rng) -> Answer {
        Answer::Yes(false)
    }
}
