//! Play a card in the play phase, or end it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, asked, central, living};
use super::{Board, PlayerIndex, wrong_shape};
use crate::games::sgs::card::{Face, Slot};
use crate::games::sgs::legal::{self, Occasion};
use crate::games::sgs::played::Played;
use crate::games::sgs::usable;

/// `activate(use)`: the answer is a use string, or null to end the phase.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Activate {
    /// The seat that is asked.
    pub seat: String,
}

impl Question for Activate {
    fn route(&self) -> Route {
        central("activate", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat).map(|_| ())
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Nothing => Ok(()),
            Answer::Name(text) => {
                let (board, me) = asked(scene, &self.seat)?;
                legal::check_use(&board, me, text, Occasion::Play)
            }
            other => Err(wrong_shape("a use string or null", other)),
        }
    }

    /// Puts on the first piece of equipment that is an improvement.
    fn last_resort(&self, scene: &Scene<Sgs>, _: &mut Rng) -> Answer {
        let Ok((board, me)) = asked(scene, &self.seat) else { return Answer::Nothing };
        let better = board.known_hand(me).iter().find(|face| improves(&board, me, **face));
        better.map_or(Answer::Nothing, |face| Answer::Name(face.id.to_string()))
    }
}

/// A weapon that reaches farther, or anything for an empty slot.
fn improves(board: &Board, me: PlayerIndex, face: Face) -> bool {
    let class = board.class(face.class);
    let Some(slot) = class.slot else { return false };
    let better = match (slot, board.equip(me, slot)) {
        (_, None) => true,
        (Slot::Weapon, Some(worn)) => class.range > board.class(worn.class).range,
        _ => false,
    };
    better && usable::is_available(board, me, &Played::Real(face))
}
