//! What the host reports between questions: QSanguosha's events, as its AIs are told them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::snapshot::Snapshot;
use super::data;
use crate::error::HostError;
use crate::kit::near;

/// An event, after it happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its name, one of [`NAMES`].
    pub event: String,
    /// Whose event it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Its data, as recorded.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub data: Value,
}

impl Event {
    /// The event's number in QSanguosha.
    pub fn number(&self) -> Option<usize> {
        NAMES.iter().position(|name| *name == self.event)
    }

    /// Whether the event fits the table.
    ///
    /// # Errors
    /// What does not, with its path inside the event.
    pub fn check(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        if self.number().is_none() {
            let hint = near::nearest(&self.event, NAMES).map(|near| format!("; did you mean \"{near}\"?"));
            let found = format!("\"{}\"{}", self.event, hint.unwrap_or_default());
            return Err(HostError::new("event", "an event of QSanguosha", found));
        }
        if let Some(player) = &self.player {
            data::known(snapshot, "player", player)?;
        }
        data::check(snapshot, &self.data).map_err(|error| error.under("data"))
    }
}

/// The events by number.
pub const NAMES: [&str; 76] = [
    "NonTrigger",
    "GameStart",
    "TurnStart",
    "EventPhaseStart",
    "EventPhaseProceeding",
    "EventPhaseEnd",
    "EventPhaseChanging",
    "EventPhaseSkipping",
    "DrawNCards",
    "AfterDrawNCards",
    "DrawInitialCards",
    "AfterDrawInitialCards",
    "PreHpRecover",
    "HpRecover",
    "PreHpLost",
    "HpLost",
    "HpChanged",
    "MaxHpChanged",
    "EventLoseSkill",
    "EventAcquireSkill",
    "StartJudge",
    "AskForRetrial",
    "FinishRetrial",
    "FinishJudge",
    "PindianVerifying",
    "Pindian",
    "TurnedOver",
    "ChainStateChanged",
    "ConfirmDamage",
    "Predamage",
    "DamageForseen",
    "DamageCaused",
    "DamageInflicted",
    "PreDamageDone",
    "DamageDone",
    "Damage",
    "Damaged",
    "DamageComplete",
    "EnterDying",
    "Dying",
    "QuitDying",
    "AskForPeaches",
    "AskForPeachesDone",
    "Death",
    "BuryVictim",
    "BeforeGameOverJudge",
    "GameOverJudge",
    "GameFinished",
    "SlashEffected",
    "SlashProceed",
    "SlashHit",
    "SlashMissed",
    "JinkEffect",
    "NullificationEffect",
    "CardAsked",
    "PreCardResponded",
    "CardResponded",
    "BeforeCardsMove",
    "CardsMoveOneTime",
    "PreCardUsed",
    "CardUsed",
    "TargetSpecifying",
    "TargetConfirming",
    "TargetSpecified",
    "TargetConfirmed",
    "CardEffect",
    "CardEffected",
    "PostCardEffected",
    "CardFinished",
    "TrickCardCanceling",
    "TrickEffect",
    "ChoiceMade",
    "StageChange",
    "FetchDrawPileCard",
    "Debut",
    "TurnBroken",
];
