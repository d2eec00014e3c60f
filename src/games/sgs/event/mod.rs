//! What the host reports between questions: QSanguosha's events, as its AIs are told them.
//!
//! Each is named, belongs to a player, and carries data of the type that the original gives it.
//! What does not fit (another type, a player who is not there, an unknown field) is refused with
//! its place, and then nothing has happened. An event never changes the state: that comes as a
//! snapshot or a delta, and the event tells what led to it.
//!
//! # Events that matter most
//!
//! A host that sends only states and questions gets legal and sane answers. What it tells beyond
//! that makes them better; these ten matter most, in this order ([`VITAL`]):
//!
//! | event | what the AI makes of it |
//! |---|---|
//! | `ChoiceMade` | who refuses a Slash, Jink or Peach seems to have none; who is chosen by whose skill shows friend and foe |
//! | `TargetConfirmed` | who aims what at whom: the strongest sign of a hidden role |
//! | `CardsMoveOneTime` | new cards end what was known of a hand; given, taken and seen cards are counted |
//! | `Damaged` | who hurts whom, and who does not strike when he could |
//! | `EventPhaseStart` | what is remembered for one turn or phase ends |
//! | `HpChanged` | health lost and regained: who heals whom |
//! | `FinishJudge` | how a judgement came out, by whose hand |
//! | `AskForPeaches` | who lets whom die |
//! | `BuryVictim` | the role of the dead is shown and all others are judged anew |
//! | `GameStart` | memory of the game before ends |
//!
//! `junshi doctor` names them as well. The trace of a decision says which of them a match was never
//! told: where it was told none at all, and from the first whole turn on that it has lived through.

mod card_structs;
mod carries;
mod choice;
mod data;
mod names;
mod public;
mod structs;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::snapshot::Snapshot;
use crate::error::HostError;
use crate::game::Vital;

pub use card_structs::{
    CardData, CardEffectStruct, CardMoveReason, CardResponseStruct, CardUseStruct, CardsMoveOneTimeStruct,
    SlashEffectStruct,
};
pub use carries::carried;
pub use choice::kinds as choice_kinds;
pub use data::{Data, DataType};
pub use names::{EventName, NAMES};
pub use public::seen_by_all;
pub use structs::{
    DamageStruct, DeathStruct, DyingStruct, JudgeStruct, Nature, PhaseChangeStruct, PindianStruct,
    RecoverStruct,
};

/// An event, after it happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// Its name, one of [`NAMES`].
    pub event: EventName,
    /// Whose event it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    /// Its data, of one of the types [`carried`], or nothing.
    #[serde(default, skip_serializing_if = "is_null")]
    pub data: Data,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

fn is_null(data: &Data) -> bool {
    *data == Data::Null
}

impl Event {
    /// The event's number in QSanguosha.
    pub fn number(&self) -> usize {
        self.event.number()
    }

    /// Whether the event fits the table.
    ///
    /// # Errors
    /// What does not, with its path inside the event.
    pub fn check(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        let known = |name: &str| super::data::known(snapshot, "", name);
        if let Some(player) = &self.player {
            known(player).map_err(|error| error.under("player"))?;
        }
        self.check_type()?;
        let within = |error: HostError| error.under("data");
        self.data.check().map_err(within)?;
        self.data
            .players(&mut |field, place, name| match name {
                "" => Ok(()),
                name => known(name).map_err(|error| error.under(&at(field, place))),
            })
            .map_err(within)?;
        match &self.data {
            Data::Text(text) if self.event == *"ChoiceMade" => choice::check(text, known).map_err(within),
            _ => Ok(()),
        }
    }

    fn check_type(&self) -> Result<(), HostError> {
        let (found, allowed) = (self.data.kind(), carried(self.event));
        if found == DataType::Null || allowed.contains(&found) {
            return Ok(());
        }
        let mut names: Vec<&str> = allowed.iter().map(|kind| kind.name()).collect();
        names.push("null");
        let expected = format!("{} with {}", names.join(" or "), self.event);
        Err(HostError::new("data", expected, found.name()))
    }
}

/// The path of a field, or of a place in it.
fn at(field: &str, place: Option<usize>) -> String {
    place.map_or_else(|| field.to_owned(), |place| format!("{field}[{place}]"))
}

/// The ten events that matter most to the AI, the most important first.
pub const VITAL: [Vital; 10] = [
    vital("ChoiceMade", "what players refuse, choose and invoke"),
    vital("TargetConfirmed", "who aims what at whom, hence hidden roles"),
    vital("CardsMoveOneTime", "which hands have changed"),
    vital("Damaged", "who hurts whom"),
    vital("EventPhaseStart", "when what is remembered for a turn or phase ends"),
    vital("HpChanged", "who loses health and who heals"),
    vital("FinishJudge", "how judgements came out"),
    vital("AskForPeaches", "who lets whom die"),
    vital("BuryVictim", "the roles of the dead"),
    vital("GameStart", "when a new game begins"),
];

const fn vital(event: &'static str, improves: &'static str) -> Vital {
    Vital { event, improves }
}

#[cfg(test)]
mod tests;
