//! `Room`: the table as a whole.

use std::rc::Rc;

use mlua::{LuaString, Value};

use super::super::board::PlayerIndex;
use super::super::prohibit;
use super::kinds::{self, Card, Player, ROOM, Room};
use super::state::State;
use crate::vm::handle::Classes;

/// Adds the class `Room`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(ROOM, "Room");
    lists(classes, state)?;
    singles(classes, state)?;
    tags(classes, state)?;
    cards(classes, state)?;
    not_for_brains(classes)
}

fn lists(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(ROOM, "getAlivePlayers", move |lua, _: Room| {
        let living = own.board().living().to_vec();
        own.list(lua, living.into_iter().map(Player::nth))
    })?;
    let own = state.clone();
    classes.method(ROOM, "getPlayers", move |lua, _: Room| {
        let players = 0..own.board().len();
        own.list(lua, players.map(Player::nth))
    })?;
    let own = state.clone();
    classes.method(ROOM, "getAllPlayers", move |lua, (_, dead): (Room, Option<bool>)| {
        own.list(lua, in_order(&own, dead == Some(true)).into_iter().map(Player::nth))
    })?;
    let own = state.clone();
    classes.method(
        ROOM,
        "getOtherPlayers",
        move |lua, (_, except, dead): (Room, Option<Player>, Option<bool>)| {
            let order = in_order(&own, dead == Some(true)).into_iter();
            own.list(lua, order.map(Player::nth).filter(|player| Some(*player) != except))
        },
    )?;
    let own = state.clone();
    classes.method(ROOM, "getLieges", move |lua, (_, kingdom, lord): (Room, LuaString, Player)| {
        let kingdom = kingdom.to_str()?;
        let lieges: Vec<Player> = in_order(&own, false)
            .into_iter()
            .filter(|index| own.board().player(*index).kingdom.as_deref() == Some(&*kingdom))
            .map(Player::nth)
            .filter(|player| *player != lord)
            .collect();
        own.list(lua, lieges)
    })?;
    Ok(())
}

/// Players in action order; with the dead ones, who come last.
fn in_order(state: &State, with_dead: bool) -> Vec<PlayerIndex> {
    let board = state.board();
    let mut order: Vec<PlayerIndex> = board.action_order().collect();
    if with_dead {
        order.extend((0..board.len()).filter(|index| !board.seated(*index).alive));
    }
    order
}

fn singles(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.getter("getCurrent", move |_: Room| Ok(own.board().current().map(Player::nth)))?;
    let own = state.clone();
    classes.getter("getLord", move |_: Room| {
        let board = own.board();
        Ok(board.lord().filter(|lord| board.seated(*lord).alive).map(Player::nth))
    })?;
    let own = state.clone();
    classes.getter("alivePlayerCount", move |_: Room| Ok(own.board().living().len()))?;
    let own = state.clone();
    classes.getter("getMode", move |_: Room| Ok(String::from(&own.board().snapshot().mode)))?;
    let own = state.clone();
    classes.named("findPlayerBySkillName", move |_: Room, skill| {
        let board = own.board();
        Ok(board.action_order().find(|index| board.has_skill_named(*index, skill)).map(Player::nth))
    })?;
    let own = state.clone();
    classes.getter("getCurrentDyingPlayer", move |_: Room| {
        let board = own.board();
        Ok(board.snapshot().dying.last().and_then(|name| board.index(name)).map(Player::nth))
    })?;
    let own = state.clone();
    classes.method(ROOM, "getCardOwner", move |_, (_, id): (Room, i32)| {
        let board = own.board();
        let owns = |index: &PlayerIndex| {
            let player = board.player(*index);
            let hand = board.known_hand(*index).iter().any(|face| face.id == id);
            hand || player.equips.contains(&id) || player.judging.contains(&id)
        };
        Ok((0..board.len()).find(owns).map(Player::nth))
    })?;
    for method in ["writeToConsole", "output"] {
        let own = state.clone();
        classes.method(ROOM, method, move |_, (_, text): (Room, LuaString)| {
            tracing::info!(target: "sgs", seat = own.board().viewer(), "{}", crate::vm::cut(&text.to_string_lossy()));
            Ok(())
        })?;
    }
    Ok(())
}

fn tags(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(ROOM, "getTag", move |lua, (_, tag): (Room, LuaString)| {
        let tag = tag.to_str()?;
        let host = own.board().snapshot().tags.get(&*tag).cloned();
        super::data::tag(lua, &own, own.overlay.borrow().tag(None, &tag), host)
    })?;
    let own = state.clone();
    classes.method(ROOM, "setTag", move |_, (_, tag, value): (Room, LuaString, Value)| {
        own.write().set_tag(None, &tag.to_str()?, value);
        Ok(())
    })?;
    let own = state.clone();
    classes.method(
        ROOM,
        "setPlayerMark",
        move |_, (_, player, mark, count): (Room, Player, LuaString, i32)| {
            let at = own.at(player)?;
            own.write().set_mark(at, &mark.to_str()?, count);
            Ok(())
        },
    )?;
    let own = state.clone();
    classes.method(ROOM, "setPlayerFlag", move |_, (_, player, flag): (Room, Player, LuaString)| {
        let at = own.at(player)?;
        own.write().set_flag(&own.board(), at, &flag.to_str()?);
        Ok(())
    })?;
    Ok(())
}

/// Numbers of places, QSanguosha's `Player_PlaceHand` …
const HAND: i32 = 0;
const EQUIP: i32 = 1;
const DELAYED_TRICK: i32 = 2;
const SPECIAL: i32 = 4;
const DISCARD_PILE: i32 = 5;
const DRAW_PILE: i32 = 6;
const TABLE: i32 = 7;
const UNKNOWN: i32 = 8;

fn cards(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(ROOM, "getCardPlace", move |_, (_, id): (Room, i32)| {
        Ok(place_of(&own, id))
    })?;
    let own = state.clone();
    classes.method(ROOM, "getDrawPile", move |lua, _: Room| {
        let pile = own.draw_pile();
        own.list(lua, pile)
    })?;
    let own = state.clone();
    classes.method(ROOM, "getDiscardPile", move |lua, _: Room| {
        let pile = own.board().snapshot().discard.clone();
        own.list(lua, pile)
    })?;
    let own = state.clone();
    classes.method(ROOM, "isProhibited", move |_, (_, from, to, card): (Room, Option<Player>, Player, Card)| {
        let from = from.map(|from| own.at(from)).transpose()?;
        Ok(prohibit::is_prohibited(&own.board(), from, own.at(to)?, &own.played(card)))
    })?;
    let own = state.clone();
    classes.method(ROOM, "setCardFlag", move |lua, (_, card, flag): (Room, Value, LuaString)| {
        let flag = flag.to_str()?;
        let id = match <Card as mlua::FromLua>::from_lua(card.clone(), lua) {
            Ok(card) => match own.made.with(card, |slot| super::overlay::write_flag(&mut slot.flags, &flag)) {
                Some(()) => return Ok(()),
                None => kinds::card_id(card),
            },
            Err(_) => own.id(&card).unwrap_or(-1),
        };
        own.write().set_card_flag(id, &flag);
        Ok(())
    })?;
    let own = state.clone();
    classes.method(ROOM, "getFront", move |_, (_, one, other): (Room, Player, Player)| {
        let (first, second) = (own.at(one)?, own.at(other)?);
        let board = own.board();
        let found = board.action_order().find(|index| *index == first || *index == second);
        Ok(found.map(Player::nth))
    })?;
    let own = state.clone();
    classes.getter("getOwner", move |_: Room| {
        Ok((!own.board().is_empty()).then(|| Player::nth(0)))
    })?;
    Ok(())
}

/// Where a card lies, as far as that is seen.
fn place_of(state: &State, id: i32) -> i32 {
    let board = state.board();
    let snapshot = board.snapshot();
    for (at, player) in snapshot.players.iter().enumerate() {
        if board.known_hand(at).iter().any(|face| face.id == id) {
            return HAND;
        }
        let lists = [(&player.equips, EQUIP), (&player.judging, DELAYED_TRICK)];
        if let Some((_, place)) = lists.into_iter().find(|(list, _)| list.contains(&id)) {
            return place;
        }
        if board.seen_piles(at).any(|(_, known)| known.contains(&id)) {
            return SPECIAL;
        }
    }
    let draw = state.draw_pile();
    let lists = [(&snapshot.discard, DISCARD_PILE), (&snapshot.table, TABLE), (&draw, DRAW_PILE)];
    let found = lists.into_iter().find(|(list, _)| id >= 0 && list.contains(&id));
    found.map_or(UNKNOWN, |(_, place)| place)
}

/// What would change the host's game.
const WRITES: [&str; 86] = [
    "acquireSkill",
    "addAttackRangePair",
    "addPlayerHistory",
    "addPlayerTip",
    "askForAG",
    "askForCard",
    "askForCardChosen",
    "askForChoice",
    "askForDiscard",
    "askForExchange",
    "askForGeneral",
    "askForGuanxing",
    "askForKingdom",
    "askForNullification",
    "askForPindian",
    "askForPlayerChosen",
    "askForRende",
    "askForSkillInvoke",
    "askForSuit",
    "askForUseCard",
    "askForUseSlashTo",
    "askForYiji",
    "attachSkillToPlayer",
    "broadcastProperty",
    "broadcastSkillInvoke",
    "broadcastUpdateCard",
    "changeHero",
    "clearAG",
    "clearPlayerCardLimitation",
    "damage",
    "delay",
    "detachSkillFromPlayer",
    "doAnimate",
    "doLightbox",
    "doSuperLightbox",
    "drawCards",
    "fillAG",
    "filterCards",
    "gainMaxHp",
    "gameOver",
    "getNCards",
    "getThread",
    "handleAcquireDetachSkills",
    "judge",
    "killPlayer",
    "loseHp",
    "loseMaxHp",
    "moveCardTo",
    "moveCards",
    "moveCardsAtomic",
    "notifySkillInvoked",
    "obtainCard",
    "outputEventStack",
    "recover",
    "removeAttackRangePair",
    "removePlayerCardLimitation",
    "removeTag",
    "resetAI",
    "retrial",
    "returnToEndDrawPile",
    "returnToTopDrawPile",
    "revivePlayer",
    "sendCompulsoryTriggerLog",
    "sendLog",
    "setCardMapping",
    "setCurrent",
    "setEmotion",
    "setEmotionOnPlayer",
    "setFixedDistance",
    "setPlayerCardLimitation",
    "setPlayerChained",
    "setPlayerDisableShow",
    "setPlayerProperty",
    "showAllCards",
    "showCard",
    "shuffleDrawPile",
    "swapPile",
    "swapSeat",
    "takeAG",
    "thread",
    "throwCard",
    "throwEvent",
    "transformDeputyGeneral",
    "trigger",
    "useCard",
    "viewCards",
];

/// Methods that would change the host's game: they say so and do nothing.
fn not_for_brains(classes: &mut Classes<'_>) -> mlua::Result<()> {
    for method in WRITES {
        classes.method(ROOM, method, move |_, _: mlua::MultiValue| {
            tracing::warn!(target: "sgs", "{method} would change the host's game: nothing was done");
            Ok(())
        })?;
    }
    Ok(())
}
