//! `Card`: what scripts ask of a card. Unknown cards answer too: id −1, no suit, number 0.

use std::rc::Rc;

use mlua::LuaString;

use super::super::card::Face;
use super::kinds::{self, CARD, Card};
use super::state::State;
use crate::vm::handle::Classes;

impl State {
    /// The face of a card's handle.
    pub(super) fn face(&self, card: Card) -> Face {
        match kinds::card_id(card) {
            -1 => Face::UNKNOWN,
            id => self.board().face(id),
        }
    }
}

/// Adds a method without arguments.
macro_rules! getter {
    ($classes:expr, $state:expr, $name:expr, |$own:ident, $face:ident| $value:expr) => {{
        let $own = $state.clone();
        $classes.getter($name, move |card: Card| {
            let $face = $own.face(card);
            Ok($value)
        })?;
    }};
}

/// Adds the class `Card`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(CARD, "Card");
    getter!(classes, state, "getId", |_own, face| face.id);
    getter!(classes, state, "getEffectiveId", |_own, face| face.id);
    getter!(classes, state, "getNumber", |_own, face| face.number);
    getter!(classes, state, "getNumberString", |_own, face| face.number_string());
    getter!(classes, state, "isRed", |_own, face| face.suit.is_red());
    getter!(classes, state, "isBlack", |_own, face| face.suit.is_black());
    getter!(classes, state, "getSuit", |_own, face| face.suit.number());
    getter!(classes, state, "getSuitString", |_own, face| face.suit.name());
    getter!(classes, state, "isVirtualCard", |_own, face| face.id < 0);
    getter!(classes, state, "toString", |_own, face| String::from(&face.id.to_string()));
    getter!(classes, state, "objectName", |own, face| String::from(own.board().object_name(face)));
    classes_of_cards(classes, state)
}

fn classes_of_cards(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    getter!(classes, state, "getClassName", |own, face| String::from(&own.board().class(face.class).name));
    getter!(classes, state, "getTypeId", |own, face| own.board().class(face.class).kind.id());
    getter!(classes, state, "getType", |own, face| own.board().class(face.class).kind.name());
    getter!(classes, state, "isNDTrick", |own, face| own.board().class(face.class).is_instant_trick());
    for method in ["isKindOf", "inherits"] {
        let own = state.clone();
        classes.named(method, move |card: Card, kind| {
            let face = own.face(card);
            Ok(face.id >= 0 && own.board().class(face.class).is_kind_of(kind))
        })?;
    }
    let own = state.clone();
    classes.named("hasFlag", move |card: Card, flag| {
        let face = own.face(card);
        Ok(own.overlay.borrow().card_flag(face.id, flag) || own.board().card_has_flag(face, flag))
    })?;
    let own = state.clone();
    classes.method(CARD, "setFlags", move |_, (card, flag): (Card, LuaString)| {
        own.overlay.borrow_mut().set_card_flag(kinds::card_id(card), &flag.to_str()?);
        Ok(())
    })?;
    let own = state.clone();
    classes.getter("getSkillName", move |card: Card| {
        let id = kinds::card_id(card);
        let board = own.board();
        let skill = board.snapshot().cards.get(&id).and_then(|card| card.skill.as_deref());
        Ok(String::from(skill.unwrap_or_default()))
    })?;
    Ok(())
}
