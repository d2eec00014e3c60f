//! `ServerPlayer`: what the rules let a player do.

use std::rc::Rc;

use mlua::{FromLua, Lua, LuaString, Value};

use super::super::played::Played;
use super::super::snapshot::Method;
use super::super::{limits, usable};
use super::kinds::{Card, General, PLAYER, Player};
use super::state::State;
use crate::vm::handle::Classes;

/// Adds the rules to the class `ServerPlayer`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    slashes(classes, state)?;
    discards(classes, state)?;
    limitations(classes, state)?;
    properties(classes, state)?;
    generals(classes, state)?;
    not_for_brains(classes)
}

/// A card among arguments that may be left out.
fn card(lua: &Lua, state: &State, value: Option<&Value>) -> mlua::Result<Option<Played>> {
    match value {
        None | Some(Value::Nil) => Ok(None),
        Some(value) => Card::from_lua(value.clone(), lua).map(|card| Some(state.played(card))),
    }
}

fn slashes(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(
        PLAYER,
        "canSlash",
        move |lua, (player, other, rest): (Player, Player, mlua::Variadic<Value>)| {
            // (other, slash, limit, fix) or (other, limit, fix)
            let (slash, rest) = match rest.first() {
                Some(Value::Boolean(_)) => (None, &rest[..]),
                first => (card(lua, &own, first)?, rest.get(1..).unwrap_or_default()),
            };
            let limit = !matches!(rest.first(), Some(Value::Boolean(false)));
            let fix = rest.get(1).map_or(Ok(0), |fix| i32::from_lua(fix.clone(), lua))?;
            let (from, to) = (own.at(player)?, own.at(other)?);
            Ok(usable::can_slash(&own.board(), from, to, slash.as_ref(), (limit, fix)))
        },
    )?;
    let own = state.clone();
    classes.getter("canSlashWithoutCrossbow", move |player: Player| {
        Ok(usable::can_slash_without_crossbow(&own.board(), own.at(player)?))
    })?;
    Ok(())
}

fn discards(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(PLAYER, "canDiscard", move |_, (player, to, what): (Player, Player, Value)| {
        let (from, to) = (own.at(player)?, own.at(to)?);
        Ok(match &what {
            Value::String(flags) => usable::can_discard(&own.board(), from, to, &flags.to_str()?),
            other => {
                let id = own.id(other).unwrap_or(-1);
                usable::can_discard_card(&own.board(), from, to, id)
            }
        })
    })?;
    let own = state.clone();
    classes.method(
        PLAYER,
        "isLastHandCard",
        move |_, (player, card, contain): (Player, Card, Option<bool>)| {
            let at = own.at(player)?;
            let cards = own.cards_in(card);
            let board = own.board();
            let held = cards.iter().filter(|id| board.holds_in_hand(at, **id)).count() as i32;
            let enough = contain == Some(true) || held == cards.len() as i32;
            Ok(held > 0 && held == board.seated(at).hand && enough)
        },
    )?;
    Ok(())
}

fn limitations(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(
        PLAYER,
        "isCardLimited",
        move |_, (player, card, method, hand): (Player, Card, usize, Option<bool>)| {
            let method = Method::ALL.get(method).copied().unwrap_or_default();
            let hand = hand == Some(true);
            Ok(limits::is_limited(&own.board(), own.at(player)?, &own.played(card), method, hand))
        },
    )?;
    type Limit = fn(&super::super::Board, usize, &Played) -> bool;
    let both: [(&'static str, Limit); 2] = [("isJilei", limits::is_jilei), ("isLocked", limits::is_locked)];
    for (method, limit) in both {
        let own = state.clone();
        classes.method(PLAYER, method, move |_, (player, card): (Player, Card)| {
            Ok(limit(&own.board(), own.at(player)?, &own.played(card)))
        })?;
    }
    let own = state.clone();
    classes.method(PLAYER, "isSkipped", move |_, (player, phase): (Player, i32)| {
        let at = own.at(player)?;
        Ok(own.board().player(at).skipped.iter().any(|skipped| *skipped as i32 == phase))
    })?;
    Ok(())
}

fn properties(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(PLAYER, "property", move |lua, (player, name): (Player, LuaString)| {
        let at = own.at(player)?;
        let host = own.board().player(at).props.get(&*name.to_str()?).cloned().unwrap_or_default();
        super::data::variant(lua, &own, &host)
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getPileNames", move |_, player: Player| {
        let at = own.at(player)?;
        Ok(own.board().player(at).piles.keys().cloned().collect::<Vec<String>>())
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getPileName", move |_, (player, id): (Player, i32)| {
        let at = own.at(player)?;
        let board = own.board();
        let found = board.seen_piles(at).find(|(_, known)| known.contains(&id)).map(|(name, _)| name.to_owned());
        Ok(found.unwrap_or_default())
    })?;
    for (method, id) in [("getRandomHandCard", false), ("getRandomHandCardId", true)] {
        let own = state.clone();
        classes.method(PLAYER, method, move |lua, player: Player| {
            let hand = own.hand(own.at(player)?);
            let drawn = crate::vm::draw_below(lua, hand.len() as u32) as usize;
            let Some(face) = hand.get(drawn) else { return Ok(Value::Nil) };
            if id { mlua::IntoLua::into_lua(face.id, lua) } else { own.card_value(lua, Played::Real(*face)) }
        })?;
    }
    let own = state.clone();
    classes.method(PLAYER, "speak", move |_, (player, text): (Player, LuaString)| {
        let board = own.board();
        let name = &board.player(own.at(player)?).name;
        tracing::info!(target: "sgs::chat", seat = name, "{}", crate::vm::cut(&text.to_string_lossy()));
        Ok(())
    })?;
    Ok(())
}

fn generals(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    for (method, second) in [("getGeneral", false), ("getGeneral2", true)] {
        let own = state.clone();
        classes.getter(method, move |player: Player| {
            let at = own.at(player)?;
            let board = own.board();
            let said = board.player(at);
            let name = if second { said.general2.as_deref() } else { Some(said.general.as_str()) };
            let place = |name: &str| board.catalogue().generals().position(|general| general.name == name);
            Ok(name.and_then(place).map(General::nth))
        })?;
    }
    Ok(())
}

/// What would change the host's game.
const WRITES: [&str; 32] = [
    "addCard",
    "addHistory",
    "addToPile",
    "bury",
    "changePhase",
    "clearFlags",
    "clearHistory",
    "drawCards",
    "gainAnExtraTurn",
    "gainMark",
    "loseAllMarks",
    "loseMark",
    "obtainCard",
    "peiyin",
    "pindian",
    "setAlive",
    "setChained",
    "setFaceUp",
    "setGender",
    "setGeneral",
    "setHp",
    "setKingdom",
    "setMaxHp",
    "setPhase",
    "setRole",
    "setSkillsPreshowed",
    "skip",
    "throwAllEquips",
    "throwAllHandCards",
    "throwAllHandCardsAndEquips",
    "throwAllMarks",
    "turnOver",
];

/// Methods that would change the host's game: they say so and do nothing.
fn not_for_brains(classes: &mut Classes<'_>) -> mlua::Result<()> {
    for method in WRITES {
        classes.method(PLAYER, method, move |_, _: mlua::MultiValue| {
            tracing::warn!(target: "sgs", "{method} would change the host's game: nothing was done");
            Ok(())
        })?;
    }
    Ok(())
}
