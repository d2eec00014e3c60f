//! Choose a card of a player: in hand, equipment or judging area.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, asked, living, route};
use super::{Board, PlayerIndex, any, seen, wrong_shape};
use crate::games::sgs::card::NO_CARD;
use crate::games::sgs::snapshot::{CardId, Method, Player};
use crate::games::sgs::usable;

/// `askForCardChosen(who, flags, reason, method)`: a card's id, −1 for a hand card by chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardChosen {
    /// The seat that is asked.
    pub seat: String,
    /// Whose card.
    pub who: String,
    /// From where: `h` hand, `e` equipment, `j` judging area.
    pub flags: String,
    /// Why: the name of a skill or card.
    pub reason: String,
    /// What will be done with it.
    #[serde(default)]
    pub method: Method,
}

impl CardChosen {
    fn takes(&self, area: char) -> bool {
        self.flags.contains(area)
    }

    /// Every card that is there, −1 for one that is not seen.
    fn all(&self, player: &Player) -> Vec<CardId> {
        let hand = self.takes('h').then_some(&player.hand.known);
        let hidden = self.takes('h') && player.hand.hidden > 0;
        let equips = self.takes('e').then_some(&player.equips);
        let judging = self.takes('j').then_some(&player.judging);
        let seen = [hand, equips, judging].into_iter().flatten().flatten().copied();
        seen.chain(hidden.then_some(NO_CARD)).collect()
    }

    /// The cards that may be chosen: for a discard those that may be discarded, or all where none may.
    fn choosable(&self, board: &Board, me: PlayerIndex, who: PlayerIndex) -> Vec<CardId> {
        let all = self.all(board.player(who));
        if self.method != Method::Discard {
            return all;
        }
        let may = |id: &CardId| *id == NO_CARD || usable::can_discard_card(board, me, who, *id);
        let allowed: Vec<CardId> = all.iter().copied().filter(may).collect();
        if allowed.is_empty() { all } else { allowed }
    }
}

impl Question for CardChosen {
    fn route(&self) -> Route {
        route("askForCardChosen", "ai_skill_cardchosen", &self.reason, &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        let who = living(snapshot, "who", &self.who)?;
        if self.flags.is_empty() || !self.flags.chars().all(|area| "hej".contains(area)) {
            return Err(HostError::new("flags", "some of h, e and j", format!("\"{}\"", self.flags)));
        }
        match self.all(who).is_empty() {
            true => Err(HostError::new("flags", format!("where {} has cards", self.who), format!("\"{}\"", self.flags))),
            false => Ok(()),
        }
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        let Answer::Id(id) = answer else { return Err(wrong_shape("the id of a card", answer)) };
        let (board, me) = asked(scene, &self.seat)?;
        let at = board.index(&self.who).ok_or_else(|| Refusal::new("nobody sits there"))?;
        let who = board.player(at);
        let there = match *id {
            NO_CARD => self.takes('h') && who.hand.count() > 0,
            id => self.all(who).contains(&id),
        };
        if !there {
            return Err(Refusal::new(format!("{} has no card {id} in \"{}\"", self.who, self.flags)));
        }
        match *id == NO_CARD || self.choosable(&board, me, at).contains(id) {
            true => Ok(()),
            false => Err(Refusal::new(format!("card {id} may not be discarded"))),
        }
    }

    fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        let Ok((board, me)) = asked(scene, &self.seat) else { return Answer::Id(NO_CARD) };
        let Some(who) = board.index(&self.who) else { return Answer::Id(NO_CARD) };
        let chosen = any(&self.choosable(&board, me, who), rng).copied().unwrap_or(NO_CARD);
        // a hand card that the seat does not see is left to chance
        let sees = |seen: &Board| seen.known_hand(who).iter().any(|face| face.id == chosen);
        let in_hand = board.player(who).hand.known.contains(&chosen);
        match in_hand && !seen(scene, &self.seat).is_some_and(|(seen, _)| sees(&seen)) {
            true => Answer::Id(NO_CARD),
            false => Answer::Id(chosen),
        }
    }
}
