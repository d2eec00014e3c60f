//! The structs that events carry about players, with the field names of QSanguosha's recordings.
//!
//! What a host may leave out has a default; `ext` is for whatever the host likes. Players are
//! named; an empty name or null is nobody.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::card_structs::CardData;
use crate::error::HostError;

/// Is told each player that a struct names: the field, the place in it where it is a list, the name.
pub(super) type Each<'a> = dyn FnMut(&str, Option<usize>, &str) -> Result<(), HostError> + 'a;

/// What every struct can be asked.
pub(super) trait Struct {
    /// Tells all players that are named.
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError>;

    /// Checks what is beyond types.
    fn check(&self) -> Result<(), HostError> {
        Ok(())
    }
}

pub(super) fn one(each: &mut Each<'_>, field: &str, name: Option<&String>) -> Result<(), HostError> {
    name.map_or(Ok(()), |name| each(field, None, name))
}

pub(super) fn all(each: &mut Each<'_>, field: &str, names: &[String]) -> Result<(), HostError> {
    names.iter().enumerate().try_for_each(|(place, name)| each(field, Some(place), name))
}

pub(super) fn yes() -> bool {
    true
}

pub(super) fn once() -> i32 {
    1
}

/// Nature of damage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Nature {
    /// 0
    #[default]
    Normal,
    /// 1 火
    Fire,
    /// 2 雷
    Thunder,
}

/// Damage, in whichever of its steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DamageStruct {
    /// Its source.
    #[serde(default)]
    pub from: Option<String>,
    /// Who suffers it.
    pub to: String,
    /// The card that does it.
    #[serde(default)]
    pub card: Option<CardData>,
    /// How much.
    #[serde(default = "once")]
    pub damage: i32,
    /// Its nature.
    #[serde(default)]
    pub nature: Nature,
    /// Whether it came along a chain.
    #[serde(default)]
    pub chain: bool,
    /// Whether it was handed on.
    #[serde(default)]
    pub transfer: bool,
    /// Whether the source is the user of the card.
    #[serde(default = "yes")]
    pub by_user: bool,
    /// The skill that does it.
    #[serde(default)]
    pub reason: String,
    /// The skill that handed it on.
    #[serde(default)]
    pub transfer_reason: String,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for DamageStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        one(each, "from", self.from.as_ref())?;
        each("to", None, &self.to)
    }
}

/// A judgement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct JudgeStruct {
    /// Who judges.
    pub who: String,
    /// The card that is judged by, once it is there.
    #[serde(default)]
    pub card: Option<CardData>,
    /// The pattern that it is held against.
    #[serde(default)]
    pub pattern: String,
    /// Whether a card of the pattern is good.
    #[serde(default = "yes")]
    pub good: bool,
    /// The skill or card.
    pub reason: String,
    /// QSanguosha's `TrialResult`: 0 not known yet, 1 good, 2 bad.
    #[serde(default)]
    pub result: i32,
    /// Whether a good result harms who judges.
    #[serde(default)]
    pub negative: bool,
    /// Who has changed the card.
    #[serde(default)]
    pub retrial_by_response: Option<String>,
    /// Whether clients wait.
    #[serde(default)]
    pub time_consuming: bool,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for JudgeStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        each("who", None, &self.who)?;
        one(each, "retrial_by_response", self.retrial_by_response.as_ref())
    }
}

/// Health that is regained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecoverStruct {
    /// Whose doing it is.
    #[serde(default)]
    pub who: Option<String>,
    /// By which card.
    #[serde(default)]
    pub card: Option<CardData>,
    /// How much.
    #[serde(default = "once")]
    pub recover: i32,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for RecoverStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        one(each, "who", self.who.as_ref())
    }
}

/// A player in the dying moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DyingStruct {
    /// Who.
    pub who: String,
    /// The damage that did it; none where health was lost.
    #[serde(default)]
    pub damage: Option<DamageStruct>,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

/// A player who has died.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeathStruct {
    /// Who.
    pub who: String,
    /// The damage that did it; none where health was lost.
    #[serde(default)]
    pub damage: Option<DamageStruct>,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

fn of_damage(each: &mut Each<'_>, who: &str, damage: Option<&DamageStruct>) -> Result<(), HostError> {
    each("who", None, who)?;
    let Some(damage) = damage else { return Ok(()) };
    one(each, "damage.from", damage.from.as_ref())?;
    each("damage.to", None, &damage.to)
}

impl Struct for DyingStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        of_damage(each, &self.who, self.damage.as_ref())
    }
}

impl Struct for DeathStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        of_damage(each, &self.who, self.damage.as_ref())
    }
}

/// A contest of two cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PindianStruct {
    /// Who began it.
    pub from: String,
    /// With whom.
    pub to: String,
    /// The card of who began it.
    #[serde(default)]
    pub from_card: Option<CardData>,
    /// The other's card.
    #[serde(default)]
    pub to_card: Option<CardData>,
    /// What the first card counts.
    #[serde(default)]
    pub from_number: i32,
    /// What the second card counts.
    #[serde(default)]
    pub to_number: i32,
    /// The skill.
    pub reason: String,
    /// Whether who began it has won.
    #[serde(default)]
    pub success: bool,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for PindianStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        each("from", None, &self.from)?;
        each("to", None, &self.to)
    }
}

/// A step from one phase to the next.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PhaseChangeStruct {
    /// QSanguosha's number of the phase that ends.
    pub from: u8,
    /// The number of the phase that begins.
    pub to: u8,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for PhaseChangeStruct {
    fn players(&self, _: &mut Each<'_>) -> Result<(), HostError> {
        Ok(())
    }

    fn check(&self) -> Result<(), HostError> {
        for (field, phase) in [("from", self.from), ("to", self.to)] {
            if phase > 8 {
                return Err(HostError::new(field, "a phase, 0 to 8", phase.to_string()));
            }
        }
        Ok(())
    }
}
