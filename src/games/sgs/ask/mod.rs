//! The questions of Sanguosha, one file a kind, with the argument names of QSanguosha.
//!
//! Each kind says where it goes (its route), whether it makes sense on a snapshot, which
//! answers are legal, and what the built-in trust AI would say.

mod player_chosen;
mod skill_invoke;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use player_chosen::PlayerChosen;
pub use skill_invoke::SkillInvoke;

use super::answer::Answer;
use super::snapshot::{Player, Snapshot};
use crate::error::HostError;
use crate::game::{Refusal, Route};
use crate::kit::near;
use crate::kit::rng::Rng;
use crate::wire;

/// A question to one seat.
///
/// ```
/// use junshi::sgs::Ask;
/// let ask: Ask = serde_json::from_str(
///     r#"{"kind":"askForSkillInvoke","seat":"sgs2","skill_name":"eight_diagram"}"#).unwrap();
/// assert!(matches!(ask, Ask::SkillInvoke(_)));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind")]
pub enum Ask {
    /// Choose a player.
    #[serde(rename = "askForPlayerChosen")]
    PlayerChosen(PlayerChosen),
    /// Use a skill or not.
    #[serde(rename = "askForSkillInvoke")]
    SkillInvoke(SkillInvoke),
}

/// What every kind of question can do.
pub(super) trait Question {
    fn route(&self) -> Route;
    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError>;
    fn check(&self, snapshot: &Snapshot, answer: &Answer) -> Result<(), Refusal>;
    fn last_resort(&self, snapshot: &Snapshot, rng: &mut Rng) -> Answer;
}

impl Ask {
    pub(super) fn question(&self) -> &dyn Question {
        match self {
            Ask::PlayerChosen(question) => question,
            Ask::SkillInvoke(question) => question,
        }
    }
}

/// What is wrong with a question that could not be read.
pub(super) fn misread(ask: &Value) -> Option<HostError> {
    let mut fields = ask.as_object()?.clone();
    let kind = fields.remove("kind")?;
    let Some(kind) = kind.as_str() else {
        return Some(HostError::new("kind", "a text", kind.to_string()));
    };
    let fields = Value::Object(fields);
    match kind {
        "askForPlayerChosen" => wire::read_value::<PlayerChosen>(fields).err(),
        "askForSkillInvoke" => wire::read_value::<SkillInvoke>(fields).err(),
        other => {
            let kinds = super::schema::SCHEMA.asks.iter().map(|ask| ask.kind);
            let hint = near::nearest(other, kinds.clone()).map(|near| format!("; did you mean \"{near}\"?"));
            let expected = format!("one of {}", kinds.collect::<Vec<_>>().join(", "));
            Some(HostError::new("kind", expected, format!("\"{other}\"{}", hint.unwrap_or_default())))
        }
    }
}

/// A reason or skill name as a key of Lua tables: scripts write `_` for the `-` in names.
fn key(name: &str) -> String {
    name.replace('-', "_")
}

/// The living player of that name.
fn living<'a>(snapshot: &'a Snapshot, path: &str, name: &str) -> Result<&'a Player, HostError> {
    match snapshot.players.iter().find(|player| player.name == name) {
        Some(player) if player.alive => Ok(player),
        Some(_) => Err(HostError::new(path, "a living player", format!("\"{name}\", who is dead"))),
        None => {
            let names =
                snapshot.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(", ");
            Err(HostError::new(path, format!("one of the players {names}"), format!("\"{name}\"")))
        }
    }
}

/// The refusal of an answer that has the wrong shape.
fn wrong_shape(expected: &str, answer: &Answer) -> Refusal {
    Refusal::new(format!("expected {expected}, got {}", answer.shown()))
}
