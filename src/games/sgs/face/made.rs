//! Cards that scripts and requests make of others: kept as long as a script holds them.
//!
//! A real card's handle is its id. A made card has a slot here; its Lua value is a userdata whose
//! end frees the slot.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use mlua::{Lua, Value};

use super::super::board::Board;
use super::super::card::Face;
use super::super::catalogue::ClassId;
use super::super::card_string::NoCard;
use super::super::played::{Made, Played};
use super::super::snapshot::CardId;
use super::kinds::{self, CARD, Card};
use super::state::State;
use crate::vm::handle::{Freed, Handle, Kept};

/// Marks the handle of a made card; real cards have generation 0.
const MADE: u16 = 1;

/// More than this no honest script needs at once.
const MOST: usize = 20_000;

/// A made card as scripts know it.
pub(super) struct Slot {
    pub(super) made: Made,
    pub(super) flags: BTreeSet<String>,
}

/// The made cards of a match.
#[derive(Default)]
pub(super) struct MadeCards {
    slots: RefCell<Vec<Option<Slot>>>,
    free: RefCell<Vec<u32>>,
    freed: Rc<Freed>,
}

impl MadeCards {
    /// A new made card.
    pub(super) fn add(&self, lua: &Lua, made: Made) -> mlua::Result<Value> {
        self.collect();
        if self.is_full() {
            // the collector waits for the heap to grow, which a large brain makes long
            lua.gc_collect()?;
            self.collect();
        }
        let slot = Slot { made, flags: BTreeSet::new() };
        let at = self.free.borrow_mut().pop();
        let mut slots = self.slots.borrow_mut();
        let at = match at {
            Some(at) => at,
            None if slots.len() >= MOST => {
                drop(slots);
                return Err(mlua::Error::runtime(format!("more than {MOST} cards were made at once")));
            }
            None => {
                slots.push(None);
                slots.len() as u32 - 1
            }
        };
        slots[at as usize] = Some(slot);
        drop(slots);
        Kept::create(lua, Handle { kind: CARD, generation: MADE, index: at }, &self.freed)
    }

    fn is_full(&self) -> bool {
        self.free.borrow().is_empty() && self.slots.borrow().len() >= MOST
    }

    /// Frees the slots of cards that nobody holds any more.
    fn collect(&self) {
        let freed = self.freed.take();
        if freed.is_empty() {
            return;
        }
        let mut slots = self.slots.borrow_mut();
        for at in &freed {
            slots[*at as usize] = None;
        }
        self.free.borrow_mut().extend(freed);
    }

    /// Looks at a made card.
    pub(super) fn with<R>(&self, card: Card, look: impl FnOnce(&mut Slot) -> R) -> Option<R> {
        let mut slots = self.slots.borrow_mut();
        (card.0.generation == MADE).then(|| slots.get_mut(card.index())?.as_mut().map(look)).flatten()
    }
}

impl State {
    /// Whether a card is made of others.
    pub(super) fn is_made(card: Card) -> bool {
        card.0.generation == MADE
    }

    /// The face of a card; a made card has id −1 and what its cards give it.
    pub(super) fn face(&self, card: Card) -> Face {
        if card.0.generation == 0 {
            return match kinds::card_id(card) {
                -1 => Face::UNKNOWN,
                id => self.board().face(id),
            };
        }
        let board = self.board();
        let face = self.made.with(card, |slot| face_of(&board, &slot.made));
        face.unwrap_or(Face::UNKNOWN)
    }

    /// The class of a card.
    pub(super) fn class_of(&self, card: Card) -> ClassId {
        let made = Self::is_made(card).then(|| self.made.with(card, |slot| slot.made.class)).flatten();
        made.unwrap_or_else(|| self.face(card).class)
    }

    /// A card as rules know it.
    pub(super) fn played(&self, card: Card) -> Played {
        let made = self.made.with(card, |slot| slot.made.clone());
        made.map_or_else(|| Played::Real(self.face(card)), |made| Played::Made(Box::new(made)))
    }

    /// The Lua value of a card.
    pub(super) fn card_value(&self, lua: &Lua, card: Played) -> mlua::Result<Value> {
        match card {
            Played::Real(face) => mlua::IntoLua::into_lua(kinds::card(face.id), lua),
            Played::Made(made) => self.made.add(lua, *made),
        }
    }

    /// The card that a card string names.
    pub(super) fn parse(&self, lua: &Lua, text: &str) -> mlua::Result<Result<Value, NoCard>> {
        let read = Played::read(&self.board(), text);
        read.map(|card| self.card_value(lua, card)).map_or_else(|error| Ok(Err(error)), |value| value.map(Ok))
    }

    /// The real cards in a card.
    pub(super) fn cards_in(&self, card: Card) -> Vec<CardId> {
        let made = self.made.with(card, |slot| slot.made.subcards.clone());
        made.unwrap_or_else(|| vec![kinds::card_id(card)])
    }
}

fn face_of(board: &Board, made: &Made) -> Face {
    Face { id: -1, class: made.class, suit: made.suit(board), number: made.number(board), changed: false }
}
