//! The structs that events carry about cards: used, given, moved.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::data::Data;
use super::structs::{Each, Nature, Struct, all, once, one, yes};
use crate::error::HostError;
use crate::games::sgs::snapshot::{CardId, Suit};

fn nobody() -> CardId {
    -1
}

/// A card as an event tells it: printed, turned into another, or virtual.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardData {
    /// Its id; -1 for a virtual card.
    #[serde(default = "nobody")]
    pub id: CardId,
    /// Its class.
    pub class: String,
    /// Object name; by default that of the class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its suit.
    #[serde(default)]
    pub suit: Suit,
    /// 1 (ace) to 13 (king); 0 for none.
    #[serde(default)]
    pub number: i32,
    /// The card string, `83` or `slash:longdan[heart:2]=31`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub str: Option<String>,
    /// The skill that made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<String>,
    /// The cards that it is made of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sub: Vec<CardId>,
    /// Card flags.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub flags: Vec<String>,
    /// What the user of a skill card said with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user_string: Option<String>,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

/// A card that is used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardUseStruct {
    /// The card; none where a phase is ended.
    #[serde(default)]
    pub card: Option<CardData>,
    /// Who uses it.
    #[serde(default)]
    pub from: Option<String>,
    /// On whom.
    #[serde(default)]
    pub to: Vec<String>,
    /// Whether it counts as used this turn.
    #[serde(default = "yes")]
    pub add_history: bool,
    /// Whether its user is its owner.
    #[serde(default = "yes")]
    pub owner_use: bool,
    /// Those for whom it has no effect.
    #[serde(default)]
    pub nullified: Vec<String>,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for CardUseStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        one(each, "from", self.from.as_ref())?;
        all(each, "to", &self.to)
    }
}

/// A card that takes effect on one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardEffectStruct {
    /// The card.
    #[serde(default)]
    pub card: Option<CardData>,
    /// Who used it.
    #[serde(default)]
    pub from: Option<String>,
    /// On whom.
    pub to: String,
    /// Whether it has no effect.
    #[serde(default)]
    pub nullified: bool,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for CardEffectStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        one(each, "from", self.from.as_ref())?;
        each("to", None, &self.to)
    }
}

/// A Slash on one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SlashEffectStruct {
    /// The Slash.
    #[serde(default)]
    pub slash: Option<CardData>,
    /// The Jink that answers it.
    #[serde(default)]
    pub jink: Option<CardData>,
    /// Who used it.
    pub from: String,
    /// On whom.
    pub to: String,
    /// Its nature.
    #[serde(default)]
    pub nature: Nature,
    /// How many Jinks it takes.
    #[serde(default = "once")]
    pub jink_num: i32,
    /// How much wine is in it.
    #[serde(default)]
    pub drank: i32,
    /// Whether it has no effect.
    #[serde(default)]
    pub nullified: bool,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for SlashEffectStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        each("from", None, &self.from)?;
        each("to", None, &self.to)
    }
}

/// Why cards move.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct CardMoveReason {
    /// QSanguosha's `CardMoveReason_S_REASON_…`.
    pub reason: i32,
    /// Who moves them.
    pub player: String,
    /// At whom it is aimed.
    pub target: String,
    /// The skill.
    pub skill: String,
    /// The event.
    pub event: String,
    /// The card that is used, or a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extra: Option<Box<Data>>,
    /// Whatever the host likes; never read.
    #[serde(skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

/// Cards that move from one owner to one place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardsMoveOneTimeStruct {
    /// Whose they were.
    #[serde(default)]
    pub from: Option<String>,
    /// Whose they become.
    #[serde(default)]
    pub to: Option<String>,
    /// Their ids; -1 for one that is not seen.
    pub ids: Vec<CardId>,
    /// Where each was: QSanguosha's numbers, 0 hand, 1 equipment … 8 unknown.
    #[serde(default)]
    pub from_places: Vec<u8>,
    /// Where they go.
    pub to_place: u8,
    /// The private piles that they leave.
    #[serde(default)]
    pub from_pile_names: Vec<String>,
    /// The private pile that they enter.
    #[serde(default)]
    pub to_pile_name: String,
    /// Whether everybody sees each.
    #[serde(default)]
    pub open: Vec<Option<bool>>,
    /// Whether the last hand card goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub is_last_handcard: Option<bool>,
    /// Why.
    #[serde(default)]
    pub reason: CardMoveReason,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

/// Places of cards are numbered 0 to this.
const UNKNOWN_PLACE: u8 = 8;

impl Struct for CardsMoveOneTimeStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        one(each, "from", self.from.as_ref())?;
        one(each, "to", self.to.as_ref())?;
        each("reason.player", None, &self.reason.player)?;
        each("reason.target", None, &self.reason.target)?;
        match self.reason.extra.as_deref() {
            Some(Data::Player(Some(name))) => each("reason.extra", None, name),
            _ => Ok(()),
        }
    }

    fn check(&self) -> Result<(), HostError> {
        let place = |path: String, place: u8| match place {
            0..=UNKNOWN_PLACE => Ok(()),
            _ => Err(HostError::new(path, "a place, 0 (hand) to 8 (unknown)", place.to_string())),
        };
        place("to_place".to_owned(), self.to_place)?;
        for (at, number) in self.from_places.iter().enumerate() {
            place(format!("from_places[{at}]"), *number)?;
        }
        if !self.from_places.is_empty() && self.from_places.len() != self.ids.len() {
            let expected = format!("a place for each of the {} ids", self.ids.len());
            return Err(HostError::new("from_places", expected, format!("{}", self.from_places.len())));
        }
        match self.ids.iter().position(|id| *id < -1) {
            Some(at) => {
                Err(HostError::new(format!("ids[{at}]"), "a card's id, or -1", self.ids[at].to_string()))
            }
            None => Ok(()),
        }
    }
}

/// A card that is given as a response.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardResponseStruct {
    /// The card.
    #[serde(default)]
    pub card: Option<CardData>,
    /// To whom it answers.
    #[serde(default)]
    pub who: Option<String>,
    /// Whether it is used, not only shown.
    #[serde(default)]
    pub is_use: bool,
    /// Whether it changes a judgement.
    #[serde(default)]
    pub is_retrial: bool,
    /// Whether it comes from the hand.
    #[serde(default)]
    pub is_handcard: bool,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

impl Struct for CardResponseStruct {
    fn players(&self, each: &mut Each<'_>) -> Result<(), HostError> {
        one(each, "who", self.who.as_ref())
    }
}
