//! `Card`: what scripts ask of a card. Unknown cards answer too: id −1, no suit, number 0.

use std::rc::Rc;

use mlua::{LuaString, Value};

use super::super::catalogue::named::class;
use super::super::played::{Form, Made, Played};
use super::super::snapshot::Method;
use super::kinds::{self, CARD, Card};
use super::state::State;
use super::texts::Text;
use crate::vm::handle::Classes;

/// Adds a method without arguments.
macro_rules! getter {
    ($classes:expr, $state:expr, $name:expr, |$own:ident, $card:ident| $value:expr) => {{
        let $own = $state.clone();
        $classes.getter($name, move |$card: Card| Ok($value))?;
    }};
}

/// Adds the class `Card`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(CARD, "Card");
    numbers(classes, state)?;
    words(classes, state)?;
    kinds_of_cards(classes, state)?;
    flags(classes, state)?;
    making(classes, state)?;
    super::card_rules::install(classes, state)
}

fn numbers(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    getter!(classes, state, "getId", |own, card| own.face(card).id);
    getter!(classes, state, "getEffectiveId", |own, card| match State::is_made(card) {
        true => own.played(card).effective_id(),
        false => kinds::card_id(card),
    });
    getter!(classes, state, "getNumber", |own, card| own.face(card).number);
    getter!(classes, state, "getNumberString", |own, card| own.face(card).number_string());
    getter!(classes, state, "isRed", |own, card| own.face(card).suit.is_red());
    getter!(classes, state, "isBlack", |own, card| own.face(card).suit.is_black());
    getter!(classes, state, "getSuit", |own, card| own.face(card).suit.number());
    getter!(classes, state, "getSuitString", |own, card| Text(own.face(card).suit.name()));
    getter!(classes, state, "getColor", |own, card| {
        let suit = own.face(card).suit;
        if suit.is_red() { 0 } else if suit.is_black() { 1 } else { 2 }
    });
    let own = state.clone();
    classes.method(CARD, "sameColorWith", move |_, (card, other): (Card, Card)| {
        let (one, two) = (own.face(card).suit, own.face(other).suit);
        Ok(one.is_red() == two.is_red() && one.is_black() == two.is_black())
    })?;
    getter!(classes, state, "isVirtualCard", |own, card| own.face(card).id < 0);
    Ok(())
}

fn words(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    getter!(classes, state, "toString", |own, card| {
        // what is said with a card is looked for behind its suit and number
        let whole = |made: &Made| own.plays_foreign.get() || !made.user.is_empty();
        match own.played(card) {
            Played::Made(made) if whole(&made) => made.whole_text(&own.board()).to_string(),
            other => other.text(&own.board()),
        }
    });
    getter!(classes, state, "objectName", |own, card| {
        Text(own.played(card).name(&own.board()).to_owned())
    });
    getter!(classes, state, "getLogName", |own, card| {
        let (board, played) = (own.board(), own.played(card));
        let zh = &played.class_data(&board).zh;
        let suit = played.suit(&board).name();
        let number = super::super::card::number_name(played.number(&board));
        format!("{}[{suit} {number}]", if zh.is_empty() { played.name(&board) } else { zh })
    });
    getter!(classes, state, "getSkillName", |own, card| Text(own.played(card).skill(&own.board()).to_owned()));
    getter!(classes, state, "getUserString", |own, card| {
        own.made.with(card, |slot| slot.made.user.clone()).unwrap_or_default()
    });
    getter!(classes, state, "getPackage", |own, card| {
        let board = own.board();
        let printed = board.catalogue().printed(own.played(card).effective_id());
        printed.map(|printed| printed.package.clone()).unwrap_or_default()
    });
    Ok(())
}

fn kinds_of_cards(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    getter!(classes, state, "getClassName", |own, card| Text(own.board().class(own.class_of(card)).name.clone()));
    getter!(classes, state, "getTypeId", |own, card| own.board().class(own.class_of(card)).kind.id());
    getter!(classes, state, "getType", |own, card| own.board().class(own.class_of(card)).kind.name());
    getter!(classes, state, "isNDTrick", |own, card| {
        own.board().class(own.class_of(card)).is_instant_trick()
    });
    for method in ["isKindOf", "inherits"] {
        let own = state.clone();
        classes.named(method, move |card: Card, kind| {
            let class = own.class_of(card);
            Ok(class != class::UNKNOWN && own.board().class(class).is_kind_of(kind))
        })?;
    }
    Ok(())
}

fn flags(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.named("hasFlag", move |card: Card, flag| {
        if let Some(has) = own.made.with(card, |slot| slot.flags.contains(flag)) {
            return Ok(has);
        }
        let face = own.face(card);
        Ok(own.overlay.borrow().card_flag(face.id, flag) || own.board().card_has_flag(face, flag))
    })?;
    let own = state.clone();
    classes.method(CARD, "setFlags", move |_, (card, flag): (Card, LuaString)| {
        let flag = flag.to_str()?;
        own.forget_memory();
        let made = own.made.with(card, |slot| super::overlay::write_flag(&mut slot.flags, &flag));
        if made.is_none() {
            own.write().set_card_flag(kinds::card_id(card), &flag);
        }
        Ok(())
    })?;
    Ok(())
}

/// What cards are made of, and making them.
fn making(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(CARD, "getSubcards", move |lua, card: Card| {
        let cards = if State::is_made(card) { own.cards_in(card) } else { Vec::new() };
        own.list(lua, cards)
    })?;
    getter!(classes, state, "subcardsLength", |own, card| match State::is_made(card) {
        true => own.cards_in(card).len(),
        false => 0,
    });
    let own = state.clone();
    classes.method(CARD, "addSubcard", move |lua, (card, part): (Card, Value)| {
        let parts = own.ids_in(lua, part)?;
        Ok(own.made.with(card, |slot| slot.made.subcards.extend(parts)).is_some())
    })?;
    let own = state.clone();
    classes.method(CARD, "addSubcards", move |lua, (card, parts): (Card, mlua::Table)| {
        for part in parts.sequence_values::<Value>() {
            let ids = own.ids_in(lua, part?)?;
            own.made.with(card, |slot| slot.made.subcards.extend(ids));
        }
        Ok(())
    })?;
    getter!(classes, state, "clearSubcards", |own, card| {
        own.made.with(card, |slot| slot.made.subcards.clear()).is_some()
    });
    getter!(classes, state, "deleteLater", |_own, _card| Value::Nil);
    printing(classes, state)
}

/// What is said of a made card.
fn printing(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    for (method, user) in [("setSkillName", false), ("setUserString", true)] {
        let own = state.clone();
        classes.method(CARD, method, move |_, (card, text): (Card, LuaString)| {
            let text = text.to_str()?.to_owned();
            own.made.with(card, |slot| if user { slot.made.user = text } else { slot.made.skill = text });
            Ok(())
        })?;
    }
    let own = state.clone();
    classes.method(CARD, "setSuit", move |_, (card, suit): (Card, usize)| {
        let suit = super::super::snapshot::Suit::ALL.get(suit).copied();
        own.made.with(card, |slot| slot.made.suit = suit);
        Ok(())
    })?;
    let own = state.clone();
    classes.method(CARD, "setNumber", move |_, (card, number): (Card, i32)| {
        own.made.with(card, |slot| slot.made.number = u8::try_from(number).ok().map(|n| n.min(13)));
        Ok(())
    })?;
    getter!(classes, state, "getHandlingMethod", |own, card| {
        let method = match own.made.with(card, |slot| slot.made.form) {
            Some(Form::Skill | Form::Lua | Form::Bundle) => Method::None,
            _ => Method::Use,
        };
        method as i32
    });
    getter!(classes, state, "willThrow", |own, card| own.board().class(own.class_of(card)).is_kind_of("SkillCard"));
    Ok(())
}

impl State {
    /// The real cards that a script names: by a card, or by an id.
    fn ids_in(&self, lua: &mlua::Lua, part: Value) -> mlua::Result<Vec<i32>> {
        match part {
            Value::Integer(id) => Ok(vec![id as i32]),
            Value::Number(id) => Ok(vec![id as i32]),
            other => Ok(self.cards_in(<Card as mlua::FromLua>::from_lua(other, lua)?)),
        }
    }
}
