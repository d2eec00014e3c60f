//! `Room` and `sgs.Sanguosha`: the table as a whole, and what is printed.

use std::rc::Rc;

use mlua::{LuaString, Value};

use super::super::board::PlayerIndex;
use super::super::catalogue::{Frequency, SkillId};
use super::kinds::{self, ENGINE, Engine, GENERAL, General, Player, ROOM, Room, SKILL, Skill};
use super::state::State;
use crate::vm::handle::Classes;

/// Adds the class `Room`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(ROOM, "Room");
    lists(classes, state)?;
    singles(classes, state)?;
    tags(classes, state)?;
    engine(classes, state)?;
    skills_and_generals(classes, state)
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
        own.overlay.borrow_mut().set_tag(None, &tag.to_str()?, value);
        Ok(())
    })?;
    let own = state.clone();
    classes.method(
        ROOM,
        "setPlayerMark",
        move |_, (_, player, mark, count): (Room, Player, LuaString, i32)| {
            let at = own.at(player)?;
            own.overlay.borrow_mut().set_mark(at, &mark.to_str()?, count);
            Ok(())
        },
    )?;
    let own = state.clone();
    classes.method(ROOM, "setPlayerFlag", move |_, (_, player, flag): (Room, Player, LuaString)| {
        let at = own.at(player)?;
        own.overlay.borrow_mut().set_flag(&own.board(), at, &flag.to_str()?);
        Ok(())
    })?;
    Ok(())
}

fn engine(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(ENGINE, "Engine");
    for method in ["getCard", "getEngineCard"] {
        classes.method(ENGINE, method, |_, (_, id): (Engine, i32)| Ok(kinds::card(id)))?;
    }
    let own = state.clone();
    classes.named("getSkill", move |_: Engine, name| {
        Ok(own.board().catalogue().skill(name).map(|skill| Skill::nth(skill.0 as usize)))
    })?;
    let own = state.clone();
    classes.method(ENGINE, "getGeneral", move |_, (_, name): (Engine, LuaString)| {
        let name = name.to_str()?;
        let board = own.board();
        Ok(board.catalogue().generals().position(|general| general.name == *name).map(General::nth))
    })?;
    let own = state.clone();
    classes.method(ENGINE, "getGeneralMaxHp", move |_, (_, name): (Engine, LuaString)| {
        let board = own.board();
        Ok(board.catalogue().general(&name.to_str()?).and_then(|general| general.max_hp))
    })?;
    let own = state.clone();
    classes.method(ENGINE, "translate", move |_, (_, word): (Engine, LuaString)| {
        let word = word.to_str()?;
        Ok(own.board().catalogue().display_name(&word).unwrap_or_else(|| word.to_owned()))
    })?;
    Ok(())
}

fn skills_and_generals(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(SKILL, "Skill").class(GENERAL, "General");
    let own = state.clone();
    classes.getter("objectName", move |skill: Skill| {
        let board = own.board();
        Ok(board.catalogue().skill_data(skill_id(skill)).map(|skill| String::from(&skill.name)))
    })?;
    let own = state.clone();
    classes.getter("isLordSkill", move |skill: Skill| {
        let board = own.board();
        Ok(board.catalogue().skill_data(skill_id(skill)).is_some_and(|skill| skill.lord))
    })?;
    let own = state.clone();
    classes.getter("getFrequency", move |skill: Skill| {
        let board = own.board();
        let frequency = board.catalogue().skill_data(skill_id(skill)).map(|skill| skill.frequency);
        Ok(frequency.unwrap_or(Frequency::NotFrequent) as i32)
    })?;
    for (method, kind) in [("objectName", 0), ("getKingdom", 1)] {
        let own = state.clone();
        classes.getter(method, move |general: General| {
            let board = own.board();
            let general = board.catalogue().generals().nth(general.index());
            Ok(general.map(|general| match kind {
                0 => String::from(&general.name),
                _ => String::from(general.kingdom.as_deref().unwrap_or_default()),
            }))
        })?;
    }
    Ok(())
}

fn skill_id(skill: Skill) -> SkillId {
    SkillId(skill.index() as u16)
}
