//! One hand card: to show, or to compare.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, asked, card_of};
use super::{living, route, seen};
use crate::games::sgs::played::Played;
use crate::games::sgs::trust::{self, Relation};

/// `askForCardShow(requestor, reason)`: a hand card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardShow {
    /// The seat that is asked.
    pub seat: String,
    /// Who wants to see it.
    pub requestor: String,
    /// Why: the name of a skill or card.
    pub reason: String,
}

/// `askForPindian(requestor, reason)`: a hand card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pindian {
    /// The seat that is asked.
    pub seat: String,
    /// Who has begun it: the asked player too.
    pub requestor: String,
    /// Why: the name of a skill.
    pub reason: String,
}

fn check_ask(snapshot: &Snapshot, seat: &str, requestor: &str) -> Result<(), HostError> {
    let player = living(snapshot, "seat", seat)?;
    living(snapshot, "requestor", requestor)?;
    match player.hand.count() {
        0 => Err(HostError::new("seat", "a player with hand cards", format!("\"{seat}\", who has none"))),
        _ => Ok(()),
    }
}

fn check(scene: &Scene<Sgs>, seat: &str, answer: &Answer) -> Result<(), Refusal> {
    let (board, me) = asked(scene, seat)?;
    if matches!(answer, Answer::Id(-1)) && board.player(me).hand.hidden > 0 {
        return Ok(());
    }
    match card_of(&board, answer)? {
        Played::Real(face) if board.player(me).hand.known.contains(&face.id) => Ok(()),
        other => Err(Refusal::new(format!("{} is not in hand", other.text(&board)))),
    }
}

/// A card string of a hand card; −1 for one of those that the host keeps hidden.
fn answer(id: Option<i32>) -> Answer {
    id.map_or(Answer::Id(-1), |id| Answer::Name(id.to_string()))
}

impl Question for CardShow {
    fn route(&self) -> Route {
        route("askForCardShow", "ai_cardshow", &self.reason, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        check_ask(snapshot, &self.seat, &self.requestor)
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        check(scene, &self.seat, answer)
    }

    fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        let player = scene.snapshot.players.iter().find(|player| player.name == self.seat);
        answer(player.and_then(|player| any(&player.hand.known, rng)).copied())
    }
}

impl Question for Pindian {
    fn route(&self) -> Route {
        route("askForPindian", "ai_skill_pindian", &self.reason, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        check_ask(snapshot, &self.seat, &self.requestor)
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        check(scene, &self.seat, answer)
    }

    /// The highest card; the lowest for a friend.
    fn last_resort(&self, scene: &Scene<Sgs>, _: &mut Rng) -> Answer {
        let Some((board, me)) = seen(scene, &self.seat) else { return Answer::Nothing };
        let friend = board.index(&self.requestor).is_some_and(|other| {
            other != me && trust::relation(&board, me, other) == Relation::Friend
        });
        let hand = board.known_hand(me).iter();
        let card = match friend {
            true => hand.min_by_key(|face| face.number),
            false => hand.rev().max_by_key(|face| face.number),
        };
        answer(card.map(|face| face.id))
    }
}
