//! Where a hand stands by a snapshot: whose turn it is, what may be done, and what has happened. A snapshot that
//! contradicts itself or the rules is an error that names the field.

use std::sync::Arc;

use super::card::{Card, Cards};
use super::history::{self, Act};
use super::rules::{Chips, MOST_CHIPS, MOST_SEATS, Posts, Seats};
use super::snapshot::Snapshot;
use super::street::Street;
use super::table::{Options, Stage, Table, TableError};
use crate::error::HostError;

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A seat (from 1) acts.
    Act {
        /// Whose turn it is.
        seat: u8,
        /// What it may do.
        options: Options,
    },
    /// The board lacks cards of this street.
    Board {
        /// The street.
        street: Street,
    },
    /// Nothing: the betting is over.
    Over,
}

impl Phase {
    /// What is due, in words.
    pub fn expects(self) -> String {
        match self {
            Phase::Act { seat, .. } => format!("an action of seat {seat}"),
            Phase::Board { street } => format!("the board of the {street}"),
            Phase::Over => "nothing: the betting is over".to_owned(),
        }
    }
}

/// Where a hand stands.
#[derive(Clone, Debug)]
pub struct Standing {
    /// What is due.
    pub phase: Phase,
    /// The betting so far.
    pub table: Table,
    /// All that was done.
    pub acts: Vec<Act>,
    /// The seat whose view it is, from 0.
    pub me: usize,
}

impl Standing {
    /// What the seat that looks may do now; none where it is not its turn.
    pub fn options(&self) -> Option<Options> {
        match self.phase {
            Phase::Act { seat, options } if usize::from(seat) == self.me + 1 => Some(options),
            _ => None,
        }
    }

    /// The seats (from 0) that have not folded, the one that looks apart.
    pub fn opponents(&self) -> impl Iterator<Item = usize> + '_ {
        let others = self.table.live() & !(1 << self.me);
        (0..MOST_SEATS).filter(move |seat| others >> seat & 1 == 1)
    }
}

impl Snapshot {
    /// Where the hand stands.
    ///
    /// # Errors
    /// The field that contradicts the rules or the others.
    pub fn standing(&self) -> Result<Arc<Standing>, HostError> {
        match self.kept() {
            Some(kept) => Ok(kept),
            None => self.worked_out().map(|standing| self.keep(standing)),
        }
    }

    fn worked_out(&self) -> Result<Standing, HostError> {
        self.check_numbers()?;
        self.check_cards()?;
        let mut table = self.begun()?;
        let me = usize::from(self.seat) - 1;
        if table.dealt() >> me & 1 == 0 {
            return Err(HostError::new("seat", "a seat that was dealt in", self.seat.to_string()));
        }
        let acts = history::play(&mut table, &self.history)
            .map_err(|misplay| HostError::new("history", misplay.expected, misplay.found))?;
        let phase = self.phase(&table)?;
        if let Some(destiny) = self.destiny.as_ref().filter(|_| self.fair) {
            let found = format!("that the seat shall {}", destiny.outcome.name());
            return Err(HostError::new("destiny", "none at a fair table", found));
        }
        Ok(Standing { phase, table, acts, me })
    }

    fn phase(&self, table: &Table) -> Result<Phase, HostError> {
        let (wanted, found) = (table.street().cards(), self.board.len());
        let is_over = !matches!(table.stage(), Stage::Acting(_));
        if found > wanted && !is_over {
            let expected = format!("{wanted} cards, as on the {}", table.street());
            return Err(HostError::new("board", expected, format!("{found} cards")));
        }
        match table.stage() {
            Stage::Uncontested(_) => Ok(Phase::Over),
            Stage::Showdown if found == 5 => Ok(Phase::Over),
            Stage::Showdown => {
                let street = Street::with(found).and_then(Street::next).unwrap_or(Street::River);
                Ok(Phase::Board { street })
            }
            Stage::Acting(_) if found < wanted => Ok(Phase::Board { street: table.street() }),
            Stage::Acting(seat) => {
                let options = table.options().unwrap_or(Options { call: 0, raise: None });
                Ok(Phase::Act { seat: seat as u8 + 1, options })
            }
        }
    }

    fn check_numbers(&self) -> Result<(), HostError> {
        let count = self.seats.len();
        if !(2..=MOST_SEATS).contains(&count) {
            return Err(HostError::new("seats", "two to ten seats", format!("{count}")));
        }
        for (field, seat) in [("seat", self.seat), ("button", self.button)] {
            if !(1..=count).contains(&usize::from(seat)) {
                return Err(HostError::new(field, format!("a seat from 1 to {count}"), seat.to_string()));
            }
        }
        let rules = &self.rules;
        let amounts = [
            ("rules.small_blind", rules.small_blind, 0),
            ("rules.big_blind", rules.big_blind, 1),
            ("rules.ante", rules.ante, 0),
            ("room.max_carry", self.room.max_carry, 0),
        ];
        amounts.into_iter().try_for_each(|(field, chips, least)| check_chips(field, chips, least))?;
        for (field, list) in [("blinds", &self.blinds), ("antes", &self.antes)] {
            if !list.is_empty() && list.len() != count {
                let expected = format!("one for each of the {count} seats, or none");
                return Err(HostError::new(field, expected, format!("{} of them", list.len())));
            }
            let mut numbered = list.iter().enumerate();
            numbered.try_for_each(|(at, chips)| check_chips(&format!("{field}[{at}]"), *chips, 0))?;
        }
        let mut seats = self.seats.iter().enumerate();
        seats.try_for_each(|(at, seat)| check_chips(&format!("seats[{at}].stack"), seat.stack, 0))
    }

    fn check_cards(&self) -> Result<(), HostError> {
        let mut seen = Cards::NONE;
        let mut take = |field: String, cards: &[Card]| {
            for card in cards {
                if seen.has(*card) {
                    return Err(HostError::new(field, "cards that are there only once", card.to_string()));
                }
                seen = seen.with(*card);
            }
            Ok(())
        };
        take("hole".to_owned(), &self.hole.0)?;
        take("board".to_owned(), &self.board)?;
        let to_come = self.destiny.as_ref().map_or(&[][..], |destiny| &destiny.board);
        if !to_come.starts_with(&self.board) && !to_come.is_empty() {
            let expected = format!("a board that begins with {}", self.board);
            return Err(HostError::new("destiny.board", expected, super::card::written(to_come)));
        }
        take("destiny.board".to_owned(), to_come.get(self.board.len()..).unwrap_or_default())?;
        for (at, place) in self.seats.iter().enumerate() {
            let Some(shown) = place.shown else { continue };
            if at + 1 == usize::from(self.seat) {
                if Cards::from_iter(shown.0) != Cards::from_iter(self.hole.0) {
                    let expected = format!("{}, as the hole cards say", self.hole);
                    return Err(HostError::new(format!("seats[{at}].shown"), expected, shown.to_string()));
                }
            } else {
                take(format!("seats[{at}].shown"), &shown.0)?;
            }
        }
        Ok(())
    }

    /// The hand after antes and blinds.
    pub(super) fn begun(&self) -> Result<Table, HostError> {
        let stacks: Vec<Chips> =
            self.seats.iter().map(|place| if place.out { 0 } else { place.stack }).collect();
        let dealt = stacks.iter().enumerate().filter(|(_, stack)| **stack > 0);
        let dealt: Seats = dealt.fold(0, |set, (seat, _)| set | 1 << seat);
        let button = usize::from(self.button) - 1;
        let mut posts = self.rules.posts(dealt, button);
        if !self.blinds.is_empty() {
            posts.blinds = laid_out(&self.blinds);
        }
        if !self.antes.is_empty() {
            posts = Posts { antes: laid_out(&self.antes), dead: [0; MOST_SEATS], ..posts };
        }
        Table::posted(self.rules, &stacks, (button, &posts)).map_err(|error| match error {
            TableError::Seats(found) => {
                HostError::new("seats", "two to ten seats with chips", format!("{found}"))
            }
            other => HostError::new("seats", "a table that can be played", other.to_string()),
        })
    }
}

fn laid_out(list: &[Chips]) -> [Chips; MOST_SEATS] {
    std::array::from_fn(|seat| list.get(seat).copied().unwrap_or_default())
}

fn check_chips(field: &str, chips: Chips, least: Chips) -> Result<(), HostError> {
    match (least..=MOST_CHIPS).contains(&chips) {
        true => Ok(()),
        false => Err(HostError::new(field, format!("chips from {least} to {MOST_CHIPS}"), chips.to_string())),
    }
}
