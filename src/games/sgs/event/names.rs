//! The names of QSanguosha's 76 events, by number.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::kit::near;

/// Which event: its number in QSanguosha, on the wire its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventName(u8);

impl EventName {
    /// The event of that name.
    pub fn new(name: &str) -> Option<EventName> {
        NAMES.iter().position(|known| *known == name).map(|at| EventName(at as u8))
    }

    /// The event of that number.
    pub fn nth(number: usize) -> Option<EventName> {
        (number < NAMES.len()).then_some(EventName(number as u8))
    }

    /// The event's number in QSanguosha.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The event's name.
    pub fn as_str(self) -> &'static str {
        NAMES[self.number()]
    }
}

impl PartialEq<str> for EventName {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl fmt::Display for EventName {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.as_str())
    }
}

impl fmt::Debug for EventName {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.as_str())
    }
}

impl Serialize for EventName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for EventName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<EventName, D::Error> {
        let name = Cow::<'de, str>::deserialize(from)?;
        EventName::new(&name).ok_or_else(|| {
            let hint = near::nearest(&name, NAMES).map(|near| format!("; did you mean \"{near}\"?"));
            let found = format!("\"{name}\"{}", hint.unwrap_or_default());
            serde::de::Error::custom(format!("{found}, expected an event of QSanguosha"))
        })
    }
}

impl JsonSchema for EventName {
    fn schema_name() -> Cow<'static, str> {
        "EventName".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "enum": &NAMES[..], "description": "The name of an event of QSanguosha."})
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
