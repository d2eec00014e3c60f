//! The actions of a file in the format `phh`, done one after the other at a table: `d dh p1 AhKd`, `p3 cbr 65`,
//! `p1 f`, `d db 7dQh6h`, `p3 sm AhKd`.

use super::super::action::Action;
use super::super::card::{Card, Cards};
use super::super::dealt::Board;
use super::super::history;
use super::super::street::Street;
use super::super::table::{Stage, Table};
use super::amount::Amount;
use super::held::{Held, cards};
use super::{Record, Seat};
use crate::error::HostError;

/// A hand while its actions are read.
pub(super) struct Hand {
    table: Table,
    seats: Vec<Seat>,
    /// How many cards each seat was dealt.
    dealt: Vec<usize>,
    board: Vec<Card>,
    /// The cards that were dealt, as far as they are known.
    seen: Cards,
    history: String,
    decimals: u8,
}

/// What should stand there, where an action cannot be.
type Problem = String;

impl Hand {
    /// The hand before its first action.
    pub(super) fn new(record: &Record) -> Result<Hand, HostError> {
        Ok(Hand {
            table: record.table()?,
            dealt: vec![0; record.seats.len()],
            seats: record.seats.clone(),
            board: Vec::new(),
            seen: Cards::NONE,
            history: String::new(),
            decimals: record.decimals,
        })
    }

    /// Does what an action says; a remark behind `#` says nothing.
    pub(super) fn deed(&mut self, action: &str) -> Result<(), Problem> {
        let words: Vec<&str> = action.split('#').next().unwrap_or_default().split_whitespace().collect();
        match words[..] {
            [] => Ok(()),
            ["d", "db", cards] => self.lay(cards),
            ["d", "dh", player, cards] => self.deal(player, cards),
            [player, "f"] => self.act(player, Action::Fold),
            [player, "cc"] => self.act(player, Action::Call),
            [player, "cbr", amount] => self.raise(player, amount),
            [player, "sm"] => self.show(player, None),
            [player, "sm", cards] => self.show(player, Some(cards)),
            _ => Err("`d dh p1 AhKd`, `d db 7dQh6h`, `p1 f`, `p1 cc`, `p1 cbr 65`, `p1 sm AhKd` or a remark behind #".to_owned()),
        }
    }

    fn player(&self, name: &str) -> Result<usize, Problem> {
        let number = name.strip_prefix('p').and_then(|digits| digits.parse::<usize>().ok());
        let place = number.and_then(|number| number.checked_sub(1)).filter(|place| *place < self.seats.len());
        place.ok_or_else(|| format!("a player from p1 to p{}", self.seats.len()))
    }

    /// Takes cards that were not seen before.
    fn see(&mut self, cards: impl Iterator<Item = Card>) -> Result<(), Problem> {
        let mut seen = self.seen;
        for card in cards {
            if seen.has(card) {
                return Err(format!("cards that are there only once, and {card} is there twice"));
            }
            seen = seen.with(card);
        }
        self.seen = seen;
        Ok(())
    }

    fn deal(&mut self, player: &str, text: &str) -> Result<(), Problem> {
        let at = self.player(player)?;
        let new = cards(text).map_err(|error| error.to_string())?;
        if new.is_empty() || self.dealt[at] + new.len() > 2 {
            return Err(format!("two cards for p{} and no more", at + 1));
        }
        self.see(new.iter().flatten().copied())?;
        for card in new {
            self.seats[at].hole.0[self.dealt[at]] = card;
            self.dealt[at] += 1;
        }
        Ok(())
    }

    fn lay(&mut self, text: &str) -> Result<(), Problem> {
        let wanted = match self.table.stage() {
            Stage::Acting(_) => self.table.street().cards(),
            Stage::Uncontested(_) => 0,
            Stage::Showdown => Street::River.cards(),
        };
        let new = cards(text).map_err(|error| error.to_string())?;
        let new: Vec<Card> = new.into_iter().collect::<Option<_>>().ok_or("cards that are known")?;
        if self.board.len() + new.len() > wanted {
            return Err(match wanted.saturating_sub(self.board.len()) {
                0 => "an action before the next card of the board".to_owned(),
                more => format!("{more} cards for the board at the most"),
            });
        }
        self.see(new.iter().copied())?;
        self.board.extend(new);
        Ok(())
    }

    fn act(&mut self, player: &str, action: Action) -> Result<(), Problem> {
        let at = self.player(player)?;
        let turn = self.table.turn_of().ok_or("no more bets, as the betting is over")?;
        let street = self.table.street();
        if self.board.len() < street.cards() {
            return Err(format!("the board of the {street} first"));
        }
        if at != turn {
            return Err(format!("an action of p{}", turn + 1));
        }
        self.table.act(action).map_err(|error| format!("an action that the rules allow ({error})"))?;
        history::write(&mut self.history, street, action);
        Ok(())
    }

    /// A bet or raise to so many chips of the street.
    fn raise(&mut self, player: &str, amount: &str) -> Result<(), Problem> {
        let at = self.player(player)?;
        let chips = Amount::read(amount).and_then(|amount| amount.chips(self.decimals));
        let chips = chips.filter(|chips| *chips > 0).ok_or("an amount above 0")?;
        let before = self.table.spent()[at] - self.table.bets()[at];
        self.act(player, Action::RaiseTo(before + chips))
    }

    fn show(&mut self, player: &str, text: Option<&str>) -> Result<(), Problem> {
        let at = self.player(player)?;
        if self.table.turn_of().is_some() {
            return Err("bets first: nobody shows his cards before".to_owned());
        }
        let seat = &mut self.seats[at];
        match text {
            None => seat.mucked = true,
            Some("-") => seat.shown = true,
            Some(text) => {
                let shown: Held = text.parse().map_err(|error| format!("two cards ({error})"))?;
                let dealt = seat.hole;
                seat.hole = dealt.with(shown).ok_or_else(|| format!("the cards that were dealt, {dealt}"))?;
                seat.shown = true;
                let new = seat.hole;
                self.see(new.cards().filter(|card| !dealt.cards().any(|other| other == *card)))?;
            }
        }
        Ok(())
    }

    /// Puts what was read into the record.
    pub(super) fn put_into(self, record: &mut Record) {
        record.seats = self.seats;
        record.board = Board::of(&self.board);
        record.history = self.history;
    }

    /// Whether the board lies there by whole streets.
    pub(super) fn has_whole_board(&self) -> bool {
        Street::with(self.board.len()).is_some()
    }
}
