//! The rules at work: dealing, betting, boards, and who gets the chips.

#[cfg(test)]
mod director_tests;
mod drawn;
mod mode;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use serde_json::Value;

use super::action::Action;
use super::ask::{Answer, Ask};
use super::card::Card;
use super::dealt::{Board, Hole};
use super::director;
use super::history;
use super::ranking::{Score, category, score};
use super::record::{Record, Seat};
use super::rules::{AnteBy, Chips, MOST_SEATS};
use super::snapshot::{Destiny, Director, Place, Snapshot};
use super::table::{Stage, Table};
use super::{Event, Holdem};
use crate::error::HostError;
use crate::game::{Legal, Refusal};
use crate::kit::rng::Rng;
use crate::referee::{Figure, Happening, Outcome, Referee, Setup};
use mode::Mode;

/// A hand under way, with all cards.
pub struct Hand {
    mode: Mode,
    table: Table,
    holes: Vec<Hole>,
    board: Board,
    history: String,
}

impl Referee for Holdem {
    type Table = Hand;

    /// `mode` is words with + between them: `200bb`, `ante`, `straddle`, `acpc` … Two play where no number is named.
    fn deal(setup: &Setup) -> Result<Hand, HostError> {
        let mode = mode::read(setup.mode.as_deref())?;
        let players = setup.players.unwrap_or(2);
        if !(2..=MOST_SEATS).contains(&players) {
            return Err(HostError::new("players", "2 to 10", players.to_string()));
        }
        let mut rng = Rng::for_match(setup.seed);
        let mut deck = shuffled(&mut rng).into_iter();
        let mut next = || deck.next().unwrap_or_default();
        let mut holes: Vec<[Card; 2]> = (0..players).map(|_| [next(), next()]).collect();
        let board = Board::of(&std::array::from_fn::<Card, 5, _>(|_| next()));
        if mode.director == Some(Director::Weighted) {
            let weights: Vec<f64> = (0..players).map(|at| mode.weights.get(at).copied().unwrap_or(1.0)).collect();
            let rng = &mut Rng::for_decision(setup.seed, 0, "director");
            let drawn = director::arrange(&mut holes, &board, &weights, rng);
            drawn.ok_or_else(|| HostError::new("mode", "a weight above 0", format!("{weights:?}")))?;
        }
        let button = rng.below(players as u32) as usize;
        let stacks = vec![mode.stack(); players];
        let table = Table::new(mode.rules, &stacks, button);
        let table = table.map_err(|error| HostError::new("players", "2 to 10", error.to_string()))?;
        let holes = holes.into_iter().map(Hole).collect();
        Ok(Hand { mode, table, holes, board, history: String::new() })
    }

    fn seats(hand: &Hand) -> Vec<String> {
        (1..=hand.holes.len()).map(|seat| seat.to_string()).collect()
    }

    fn pending(hand: &Hand) -> Option<(String, Ask)> {
        let seat = hand.table.turn_of()? as u8 + 1;
        Some((seat.to_string(), Ask::Act { seat }))
    }

    fn snapshot_for(hand: &Hand, seat: &str) -> Snapshot {
        let seats = 1..=hand.holes.len();
        hand.seen_by(seat.parse().ok().filter(|seat| seats.contains(seat)).unwrap_or(1))
    }

    fn apply(hand: &mut Hand, answer: Legal<Answer>) -> Result<(), Refusal> {
        hand.act(answer.into_answer())
    }

    fn outcome(hand: &Hand) -> Option<Outcome> {
        let won = hand.won()?;
        let big = hand.mode.rules.big_blind as f64;
        let seats = || won.iter().enumerate().map(|(at, chips)| ((at + 1).to_string(), *chips));
        Some(Outcome {
            winners: seats().filter(|(_, chips)| *chips > 0).map(|(seat, _)| seat).collect(),
            points: seats().map(|(seat, chips)| (seat, chips as f64 / big)).collect(),
            reason: hand.reason(&won).to_owned(),
            ..Outcome::default()
        })
    }

    fn happened(_: &Hand) -> &[Happening<Event>] {
        &[]
    }

    fn roles(hand: &Hand) -> BTreeMap<String, String> {
        let role = |seat: usize| super::position::position(&hand.table, seat).unwrap_or("out").to_owned();
        (0..hand.holes.len()).map(|seat| ((seat + 1).to_string(), role(seat))).collect()
    }

    fn figures() -> &'static [Figure] {
        const FIGURES: &[Figure] = &[Figure::points("bb100", 100.0)];
        FIGURES
    }

    fn record(hand: &Hand, number: u64) -> Option<Value> {
        serde_json::to_value(hand.record(number)).ok()
    }

    fn draw(snapshot: &Snapshot) -> Option<String> {
        drawn::drawn(snapshot)
    }
}

/// The deck in a random order.
fn shuffled(rng: &mut Rng) -> Vec<Card> {
    let mut deck: Vec<Card> = Card::all().collect();
    for at in (1..deck.len()).rev() {
        deck.swap(at, rng.below(at as u32 + 1) as usize);
    }
    deck
}

impl Hand {
    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let street = self.table.street();
        self.table.act(action).map_err(|error| Refusal::new(error.to_string()))?;
        history::write(&mut self.history, street, action);
        Ok(())
    }

    fn seen_by(&self, seat: usize) -> Snapshot {
        let place = Place { stack: self.mode.stack(), ..Place::default() };
        let destiny = self.destiny(seat - 1);
        Snapshot {
            rules: self.mode.rules,
            seats: vec![place; self.holes.len()],
            button: self.table.button() as u8 + 1,
            seat: seat as u8,
            hole: self.holes[seat - 1],
            board: Board::of(&self.board[..self.table.street().cards()]),
            history: self.history.clone(),
            room: self.mode.room.clone(),
            fair: destiny.is_none(),
            destiny,
            ..Snapshot::default()
        }
    }

    /// The hand with all cards: those of a showdown are shown, and the board is as long as somebody could look at it.
    fn record(&self, number: u64) -> Record {
        let rules = self.mode.rules;
        let posts = rules.posts(self.table.dealt(), self.table.button());
        let is_showdown = self.table.stage() == Stage::Showdown;
        let live = |seat: usize| self.table.live() >> seat & 1 == 1;
        let seat = |(at, hole): (usize, &Hole)| Seat {
            stack: Some(self.mode.stack()),
            chair: Some(at as i64 + 1),
            hole: (*hole).into(),
            shown: is_showdown && live(at),
            ..Seat::default()
        };
        let count = self.holes.len();
        let (antes, antes_by_share) = match rules.ante_by {
            AnteBy::All => (posts.antes, true),
            AnteBy::BigBlind => (posts.dead, false),
        };
        let laid = if is_showdown { 5 } else { self.table.street().cards() };
        Record {
            hand: number.into(),
            seats: self.holes.iter().enumerate().map(seat).collect(),
            button: self.table.button() as u8 + 1,
            blinds: posts.blinds[..count].to_vec(),
            antes: if rules.ante > 0 { antes[..count].to_vec() } else { Vec::new() },
            antes_by_share: antes_by_share && rules.ante > 0,
            min_bet: rules.big_blind,
            reopen: rules.reopen,
            odd_chips: rules.odd_chips,
            history: self.history.clone(),
            board: Board::of(&self.board[..laid]),
            ..Record::default()
        }
    }

    /// How the hand shall end for a seat, where somebody decides that: among those who are still in, so that
    /// another wins once the winner has folded.
    fn destiny(&self, seat: usize) -> Option<Destiny> {
        let director = self.mode.director?;
        let is_in = |at: usize| self.table.live() >> at & 1 == 1;
        let holes = self.holes.iter().enumerate().map(|(at, hole)| is_in(at).then_some(hole.0));
        let outcome = director::outcome(seat, &holes.collect::<Vec<_>>(), &self.board);
        let category = category(self.holes[seat].0, &self.board);
        Some(Destiny { outcome, category, board: self.board, director })
    }

    /// What each seat has won or lost; none before the end.
    fn won(&self) -> Option<Vec<Chips>> {
        if matches!(self.table.stage(), Stage::Acting(_)) {
            return None;
        }
        let mut scores = [Score::NONE; MOST_SEATS];
        scores.iter_mut().zip(&self.holes).for_each(|(place, hole)| *place = score(hole.0, &self.board));
        let stack = self.mode.stack();
        Some(self.table.paid(&scores)[..self.holes.len()].iter().map(|chips| chips - stack).collect())
    }

    fn reason(&self, won: &[Chips]) -> &'static str {
        match self.table.stage() {
            Stage::Uncontested(_) => "uncontested",
            _ if won.iter().all(|chips| *chips <= 0) => "split pot",
            _ => "showdown",
        }
    }
}
