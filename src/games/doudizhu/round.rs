//! The playing part of a deal, bare: hands, whose turn, what is to be beaten, and who has gone out.
//!
//! This is what searches and playouts step through millions of times, so it is small, copied freely and
//! checks nothing; `table` checks what comes from outside.

use super::cards::Cards;
use super::kinds::Kind;
use super::moves::{Move, follows, leads};
use super::rules::Rules;

/// A play to beat and the seat that made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// What was played.
    pub kind: Kind,
    /// Who played it, 0 to 2.
    pub seat: u8,
}

/// The state of play. Seats are numbered 0 to 2 in the order of turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    /// The cards each seat holds.
    pub hands: [Cards; 3],
    /// The landlord's seat.
    pub landlord: u8,
    /// The seat to move.
    pub turn: u8,
    /// What must be beaten; `None` when the seat to move leads.
    pub last: Option<Last>,
    /// Bombs and rockets played so far.
    pub bombs: u8,
    /// How many plays (passes apart) each seat has made.
    pub plays: [u8; 3],
}

impl Round {
    /// The start of play: the landlord leads.
    pub fn new(hands: [Cards; 3], landlord: u8) -> Round {
        Round { hands, landlord, turn: landlord, last: None, bombs: 0, plays: [0; 3] }
    }

    /// The cards of the seat to move.
    pub fn hand(&self) -> Cards {
        self.hands[usize::from(self.turn)]
    }

    /// The kind to beat.
    pub fn to_beat(&self) -> Option<Kind> {
        self.last.map(|last| last.kind)
    }

    /// Whether two seats are on the same side.
    pub fn partners(&self, one: u8, other: u8) -> bool {
        (one == self.landlord) == (other == self.landlord)
    }

    /// All plays of the seat to move, the pass not among them.
    pub fn moves(&self, rules: &Rules, out: &mut Vec<Move>) {
        match self.last {
            None => leads(self.hand(), rules, out),
            Some(last) => follows(self.hand(), last.kind, rules, out),
        }
    }

    /// Plays (`None` is the pass) and gives the turn to the next seat.
    pub fn apply(&mut self, play: Option<Move>) {
        let seat = usize::from(self.turn);
        if let Some(play) = play {
            self.hands[seat] = self.hands[seat].minus(play.cards);
            self.plays[seat] += 1;
            self.bombs += u8::from(play.kind.form.is_bomb());
            self.last = Some(Last { kind: play.kind, seat: self.turn });
        }
        self.turn = (self.turn + 1) % 3;
        // Two passes bring the turn back to who made the last play.
        if play.is_none() && self.last.is_some_and(|last| last.seat == self.turn) {
            self.last = None;
        }
    }

    /// The seat that has no cards left, if one has gone out.
    pub fn winner(&self) -> Option<u8> {
        (0..3).find(|seat| self.hands[usize::from(*seat)].is_empty())
    }

    /// Whether the winning side kept the other from playing: the peasants never, or the landlord once.
    pub fn is_spring(&self) -> bool {
        let by_peasants: u8 =
            (0..3).filter(|seat| *seat != self.landlord).map(|seat| self.plays[usize::from(seat)]).sum();
        match self.winner() {
            Some(seat) if seat == self.landlord => by_peasants == 0,
            Some(_) => self.plays[usize::from(self.landlord)] == 1,
            None => false,
        }
    }

    /// How often the stake doubles: bombs, rockets, and spring where it counts.
    pub fn doublings(&self, rules: &Rules) -> u32 {
        u32::from(self.bombs) + u32::from(rules.spring && self.is_spring())
    }

    /// The points of a finished round for a stake: the landlord wins or loses two shares.
    pub fn points(&self, stake: i32, rules: &Rules) -> [i32; 3] {
        let Some(winner) = self.winner() else { return [0; 3] };
        let share = stake << self.doublings(rules).min(24);
        let sign = if winner == self.landlord { 1 } else { -1 };
        std::array::from_fn(
            |seat| if seat == usize::from(self.landlord) { 2 * sign * share } else { -sign * share },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::super::kinds::detect;
    use super::super::rules::{DOUZERO, SEED};
    use super::*;

    fn play(text: &str) -> Option<Move> {
        let cards = text.parse().ok()?;
        detect(cards, &SEED).map(|kind| Move { kind, cards })
    }

    fn round(hands: [&str; 3]) -> Round {
        Round::new(hands.map(|text| text.parse().unwrap()), 0)
    }

    #[test]
    fn two_passes_give_the_lead_back() {
        let mut round = round(["34", "56", "78"]);
        round.apply(play("3"));
        round.apply(None);
        assert!(round.last.is_some() && round.turn == 2);
        round.apply(None);
        assert_eq!((round.last, round.turn), (None, 0));
        round.apply(play("4"));
        assert_eq!(round.winner(), Some(0));
        assert_eq!(round.points(3, &SEED), [12, -6, -6]);
        assert_eq!(round.points(3, &DOUZERO), [6, -3, -3]);
    }

    #[test]
    fn the_landlord_who_plays_once_pays_double() {
        let mut round = round(["34", "5", "78"]);
        round.apply(play("3"));
        round.apply(play("5"));
        assert!(round.is_spring());
        assert_eq!(round.points(1, &SEED), [-4, 2, 2]);
    }

    #[test]
    fn bombs_double() {
        let mut round = round(["3333BR4", "5", "78"]);
        for text in ["3333", "", "", "BR", "", "", "4"] {
            round.apply(play(text));
        }
        assert_eq!((round.winner(), round.bombs), (Some(0), 2));
        assert_eq!(round.points(1, &DOUZERO), [8, -4, -4]);
    }
}
