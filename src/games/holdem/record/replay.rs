//! A hand played again: is it one that the rules allow, and who has how many chips at its end?

use serde_json::{Value, json};

use super::super::card::{Card, Cards};
use super::super::history::{self, Act};
use super::super::ranking::{Score, score};
use super::super::rules::{Chips, MOST_CHIPS, MOST_SEATS, Posts, Rules, Seats};
use super::super::street::Street;
use super::super::table::{Stage, Table};
use super::{Record, Seat};
use crate::error::HostError;

/// A hand played again.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The table at the end of the betting.
    pub table: Table,
    /// All that was done.
    pub acts: Vec<Act>,
    /// The chips at the end by seat; none while somebody is to act, while the board lacks cards, or where the cards
    /// that would decide are not known.
    pub finishing_stacks: Option<Vec<Chips>>,
}

impl Replayed {
    /// What each seat has won of the pots, a bet that nobody called not counted; none where that is not known.
    pub fn winnings(&self) -> Option<Vec<Chips>> {
        let uncalled = self.table.pots().uncalled;
        let back = |seat: usize| uncalled.filter(|(whose, _)| *whose == seat).map_or(0, |(_, chips)| chips);
        let after = self.finishing_stacks.as_ref()?.iter().zip(self.table.stacks()).enumerate();
        Some(after.map(|(seat, (after, behind))| after - behind - back(seat)).collect())
    }
}

impl Record {
    /// The table at the beginning of the hand.
    ///
    /// # Errors
    /// The field that cannot be.
    pub fn table(&self) -> Result<Table, HostError> {
        let count = self.seats.len();
        if !(2..=MOST_SEATS).contains(&count) {
            return Err(HostError::new("seats", "2 to 10 seats", format!("{count} of them")));
        }
        check_length("blinds", self.blinds.len(), count)?;
        if !self.antes.is_empty() {
            check_length("antes", self.antes.len(), count)?;
        }
        check_range("min_bet", self.min_bet, 1)?;
        for (at, chips) in self.blinds.iter().enumerate() {
            check_range(&format!("blinds[{at}]"), chips.abs(), 0)?;
        }
        for (at, chips) in self.antes.iter().enumerate() {
            check_range(&format!("antes[{at}]"), *chips, 0)?;
        }
        for (at, seat) in self.seats.iter().enumerate() {
            check_range(&format!("seats[{at}].stack"), seat.chips(), 0)?;
        }
        let button = usize::from(self.button).checked_sub(1).filter(|button| *button < count);
        let wrong = || HostError::new("button", format!("a seat from 1 to {count}"), self.button.to_string());
        let stacks: Vec<Chips> = self.seats.iter().map(Seat::chips).collect();
        Table::posted(self.rules(), &stacks, (button.ok_or_else(wrong)?, &self.posts()))
            .map_err(|error| HostError::new("seats", "2 to 10 seats with chips", error.to_string()))
    }

    fn rules(&self) -> Rules {
        let reopen = self.reopen;
        Rules { small_blind: 0, big_blind: self.min_bet, reopen, odd_chips: self.odd_chips, ..Rules::default() }
    }

    fn posts(&self) -> Posts {
        let mut posts = Posts::default();
        for (seat, chips) in self.blinds.iter().enumerate().take(MOST_SEATS) {
            let place = if *chips < 0 { &mut posts.late } else { &mut posts.blinds };
            place[seat] = chips.abs();
        }
        let antes = if self.antes_by_share { &mut posts.antes } else { &mut posts.dead };
        antes.iter_mut().zip(&self.antes).for_each(|(place, chips)| *place = *chips);
        posts
    }

    /// Plays the hand again.
    ///
    /// # Errors
    /// The field that contradicts the rules or the others.
    pub fn replay(&self) -> Result<Replayed, HostError> {
        let mut table = self.table()?;
        self.check_cards()?;
        let acts = history::play(&mut table, &self.history)
            .map_err(|misplay| HostError::new("history", misplay.expected, misplay.found))?;
        self.check_board(&table, &acts)?;
        let finishing_stacks = self.finished(&table);
        Ok(Replayed { table, acts, finishing_stacks })
    }

    fn check_cards(&self) -> Result<(), HostError> {
        let mut seen = Cards::distinct(&self.board)
            .map_err(|error| HostError::new("board", "different cards", error.to_string()))?;
        for (at, seat) in self.seats.iter().enumerate() {
            for card in seat.hole.cards() {
                if seen.has(card) {
                    let path = format!("seats[{at}].hole");
                    return Err(HostError::new(path, "cards that are there only once", card.to_string()));
                }
                seen = seen.with(card);
            }
        }
        Ok(())
    }

    /// The board has to lie there for every street on which somebody has acted, and no further than it can.
    fn check_board(&self, table: &Table, acts: &[Act]) -> Result<(), HostError> {
        let (found, last) = (self.board.len(), acts.last().map_or(Street::Preflop, |act| act.street));
        let most = match table.stage() {
            Stage::Acting(_) => table.street().cards(),
            _ => 5,
        };
        if (last.cards()..=most).contains(&found) {
            return Ok(());
        }
        let expected = format!("{} to {most} cards, as somebody has acted on the {last}", last.cards());
        Err(HostError::new("board", expected, format!("{found} cards")))
    }

    fn finished(&self, table: &Table) -> Option<Vec<Chips>> {
        let mut scores = [Score::NONE; MOST_SEATS];
        match table.stage() {
            Stage::Acting(_) => return None,
            Stage::Uncontested(_) => {}
            Stage::Showdown => self.scored(table, &mut scores)?,
        }
        Some(table.paid(&scores)[..self.seats.len()].to_vec())
    }

    /// How good the hands at the showdown are: those that were thrown away or never shown are beaten by any other.
    /// None where that settles nothing: somebody has to have the best hand of every pot.
    fn scored(&self, table: &Table, scores: &mut [Score; MOST_SEATS]) -> Option<()> {
        let live = |seat: &usize| table.live() >> seat & 1 == 1;
        let holes = || self.seats.iter().enumerate().filter(|(at, seat)| live(at) && !seat.mucked);
        let alone = holes().count() == 1;
        for (at, seat) in holes() {
            match seat.hole.known() {
                Some(hole) if self.board.len() == 5 => scores[at] = score(hole, &self.board),
                _ if alone => scores[at] = best(),
                _ => {}
            }
        }
        let is_settled = |seats: Seats| {
            let of = (0..MOST_SEATS).filter(|seat| seats >> seat & 1 == 1);
            seats.count_ones() == 1 || of.map(|seat| scores[seat]).any(|score| score > Score::NONE)
        };
        table.pots().iter().all(|pot| is_settled(pot.seats)).then_some(())
    }

    /// What whoever wrote the hand down tells of its end, beside what came out: whether both are the same but for a
    /// rake, and the rake in chips.
    pub fn compared(&self, replayed: &Replayed) -> Option<Value> {
        let ours = (replayed.finishing_stacks.as_ref()?, replayed.winnings()?);
        let sum = |chips: &[Chips]| chips.iter().sum::<Chips>();
        let (agrees, rake) = match (&self.told.finishing_stacks, &self.told.winnings) {
            (Some(stacks), _) => {
                let known = self.seats.iter().all(|seat| seat.stack.is_some());
                let rake = sum(ours.0) - sum(stacks);
                let raked = stacks.iter().zip(ours.0).all(|(told, own)| told <= own);
                (stacks == ours.0 || (known && rake >= 0 && raked), rake)
            }
            // Collections that do not know what was won tell nothing but zeros.
            (None, Some(winnings)) if sum(winnings) > 0 => {
                let same = winnings.iter().zip(&ours.1).all(|(told, own)| told <= own && (*told > 0) == (*own > 0));
                (same, sum(&ours.1) - sum(winnings))
            }
            _ => return None,
        };
        Some(json!({ "agrees": agrees, "rake": rake }))
    }
}

/// The best hand that there is.
fn best() -> Score {
    score([Card::new(12, 3), Card::new(11, 3)], &[10, 9, 8].map(|rank| Card::new(rank, 3)))
}

impl Seat {
    /// The chips, as many as there can be where they are not known.
    pub(super) fn chips(&self) -> Chips {
        self.stack.unwrap_or(MOST_CHIPS)
    }
}

fn check_length(field: &str, found: usize, count: usize) -> Result<(), HostError> {
    if found == count {
        return Ok(());
    }
    Err(HostError::new(field, format!("one for each of {count} seats"), format!("{found} of them")))
}

fn check_range(path: &str, chips: Chips, least: Chips) -> Result<(), HostError> {
    if (least..=MOST_CHIPS).contains(&chips) {
        return Ok(());
    }
    Err(HostError::new(path, format!("chips from {least} to {MOST_CHIPS}"), chips.to_string()))
}
