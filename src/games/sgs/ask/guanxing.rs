//! Put cards back on top of the draw pile or under it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, central, living, offered};
use super::{Catalogue, faces, wrong_shape};
use crate::games::sgs::answer::Sorted;
use crate::games::sgs::snapshot::CardId;

/// `askForGuanxing(cards, guanxing_type)`: `{"up", "bottom"}`, in the order from the top.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Guanxing {
    /// The seat that is asked.
    pub seat: String,
    /// The cards, top first.
    pub cards: Vec<CardId>,
    /// Where they may go.
    #[serde(default)]
    pub guanxing_type: GuanxingType,
}

/// Where cards may be put; numbers as in QSanguosha (`Room_GuanxingUpOnly` = 1 …).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GuanxingType {
    /// 0: on top or under the pile.
    #[default]
    Both,
    /// 1: on top, in any order.
    UpOnly,
    /// −1: under the pile, in any order.
    DownOnly,
}

impl GuanxingType {
    /// QSanguosha's number.
    pub fn number(self) -> i32 {
        [0, 1, -1][self as usize]
    }
}

impl Question for Guanxing {
    fn route(&self) -> Route {
        central("askForGuanxing", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        offered("cards", &self.cards)
    }

    fn check_names(&self, snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
        faces("cards", &self.cards, snapshot, catalogue)
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        let Answer::Sorted(Sorted { up, bottom }) = answer else {
            return Err(wrong_shape("{\"up\", \"bottom\"}", answer));
        };
        let mut all: Vec<CardId> = up.iter().chain(bottom).copied().collect();
        let mut given = self.cards.clone();
        all.sort_unstable();
        given.sort_unstable();
        if all != given {
            return Err(Refusal::new("up and bottom together have to be the cards, each once"));
        }
        match self.guanxing_type {
            GuanxingType::UpOnly if !bottom.is_empty() => Err(Refusal::new("all cards go on top")),
            GuanxingType::DownOnly if !up.is_empty() => Err(Refusal::new("all cards go under the pile")),
            _ => Ok(()),
        }
    }

    fn last_resort(&self, _: &Scene<Sgs>, _: &mut Rng) -> Answer {
        let (up, bottom) = match self.guanxing_type {
            GuanxingType::DownOnly => (Vec::new(), self.cards.clone()),
            _ => (self.cards.clone(), Vec::new()),
        };
        Answer::Sorted(Sorted { up, bottom })
    }
}
