//! Methods that other versions of QSanguosha and its forks have: older names of what is here under
//! another name, and small questions that their scripts ask of the host.

use std::rc::Rc;

use mlua::{LuaString, Value};

use super::super::card::Slot;
use super::super::prohibit;
use super::kinds::{self, CARD, Card, ENGINE, Engine, PLAYER, Player, ROOM, Room, SKILL, Skill};
use super::state::State;
use super::texts::Text;
use crate::vm::handle::Classes;

/// Adds the methods.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    numbers(classes, state)?;
    truths(classes, state)?;
    lists(classes, state)?;
    finding(classes, state)?;
    marks(classes, state)?;
    cards(classes, state)?;
    engine(classes, state)
}

fn numbers(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.getter("getMaxHP", move |player: Player| {
        let at = own.at(player)?;
        Ok(own.board().seated(at).max_hp)
    })?;
    for (method, classes_used) in [
        ("getSlashCount", &["Slash", "FireSlash", "ThunderSlash"][..]),
        ("getAnalepticCount", &["Analeptic"][..]),
    ] {
        let own = state.clone();
        classes.getter(method, move |player: Player| {
            let at = own.at(player)?;
            let board = own.board();
            let history = &board.player(at).history;
            Ok(classes_used.iter().filter_map(|class| history.get(*class)).sum::<i32>())
        })?;
    }
    let own = state.clone();
    classes.getter("getPhaseString", move |player: Player| {
        const NAMES: [&str; 9] =
            ["round_start", "start", "judge", "draw", "play", "discard", "finish", "not_active", "phase_none"];
        let at = own.at(player)?;
        let phase = own.board().player(at).phase.map_or(7, |phase| phase as usize);
        Ok(Text(*NAMES.get(phase).unwrap_or(&"phase_none")))
    })?;
    Ok(())
}

fn truths(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(PLAYER, "canPindian", move |_, (player, other): (Player, Player)| {
        let (at, to, board) = (own.at(player)?, own.at(other)?, own.board());
        Ok(at != to && board.seated(at).hand > 0 && board.seated(to).hand > 0)
    })?;
    let own = state.clone();
    classes.named("hasInnateSkill", move |player: Player, skill| {
        let at = own.at(player)?;
        let board = own.board();
        let acquired = board.player(at).acquired.iter().any(|acquired| acquired == skill);
        Ok(!acquired && board.has_skill_named(at, skill))
    })?;
    let own = state.clone();
    classes.named("hasEquipSkill", move |player: Player, name| {
        let at = own.at(player)?;
        let board = own.board();
        let worn = [Slot::Weapon, Slot::Treasure].iter().any(|slot| board.wears_named(at, *slot, name));
        Ok(worn || board.has_armor_effect(at, name))
    })?;
    let own = state.clone();
    classes.getter("hasShownRole", move |player: Player| {
        let at = own.at(player)?;
        let board = own.board();
        Ok(board.player(at).role_shown || board.seated(at).lord)
    })?;
    Ok(())
}

fn lists(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(PLAYER, "delayedTricks", move |lua, player: Player| {
        let at = own.at(player)?;
        let cards: Vec<Card> = own.board().judging(at).iter().map(|face| kinds::card(face.id)).collect();
        own.list(lua, cards)
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getEquipsId", move |lua, player: Player| {
        let at = own.at(player)?;
        let worn: Vec<i32> = own.board().seated(at).equips.iter().flatten().map(|face| face.id).collect();
        own.list(lua, worn)
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getHandPile", move |lua, player: Player| {
        let at = own.at(player)?;
        let ids = own.board().seen_pile(at, "wooden_ox").to_vec();
        own.list(lua, ids)
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getFlags", move |_, player: Player| {
        let at = own.at(player)?;
        Ok(own.board().player(at).flags.iter().cloned().collect::<Vec<_>>().join("|"))
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getAcquiredSkills", move |_, player: Player| {
        let at = own.at(player)?;
        Ok(own.board().player(at).acquired.clone())
    })?;
    classes.method(PLAYER, "getAI", |_, _: Player| Ok(Value::Nil))?;
    Ok(())
}

fn finding(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    for (method, by_general) in [("findPlayer", true), ("findPlayerByObjectName", false)] {
        let own = state.clone();
        classes.method(ROOM, method, move |_, (_, name, dead): (Room, LuaString, Option<bool>)| {
            let (name, board) = (name.to_str()?, own.board());
            let fits = |at: &usize| {
                let player = board.player(*at);
                let alive = board.seated(*at).alive || dead == Some(true);
                alive && (player.name == *name || by_general && player.general == *name)
            };
            Ok((0..board.len()).find(fits).map(Player::nth))
        })?;
    }
    let own = state.clone();
    classes.method(ROOM, "findPlayersBySkillName", move |lua, (_, skill): (Room, LuaString)| {
        let skill = skill.to_str()?;
        let board = own.board();
        let owners: Vec<Player> =
            board.action_order().filter(|at| board.has_skill_named(*at, &skill)).map(Player::nth).collect();
        own.list(lua, owners)
    })?;
    for (kind, step) in [("getNext", 1), ("getLastAlive", -1)] {
        let own = state.clone();
        classes.method(PLAYER, kind, move |_, player: Player| {
            let at = own.at(player)?;
            let board = own.board();
            let ring = board.living();
            let here = ring.iter().position(|index| *index == at).unwrap_or(0) as i64;
            let place = (here + step).rem_euclid(ring.len().max(1) as i64) as usize;
            Ok(ring.get(place).map(|index| Player::nth(*index)))
        })?;
    }
    Ok(())
}

fn marks(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    for (method, sign) in [("addPlayerMark", 1), ("removePlayerMark", -1)] {
        let own = state.clone();
        classes.method(
            ROOM,
            method,
            move |_, (_, player, mark, count): (Room, Player, LuaString, Option<i32>)| {
                let at = own.at(player)?;
                let mark = mark.to_str()?;
                let now = own.overlay.borrow().mark(at, &mark).unwrap_or_else(|| own.board().mark(at, &mark));
                own.write().set_mark(at, &mark, (now + sign * count.unwrap_or(1)).max(0));
                Ok(())
            },
        )?;
    }
    Ok(())
}

fn cards(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.getter("className", move |card: Card| {
        Ok(Text(own.board().class(own.class_of(card)).name.clone()))
    })?;
    for method in ["getRealCard", "clone"] {
        classes.method(CARD, method, |lua, card: Value| {
            <Card as mlua::FromLua>::from_lua(card.clone(), lua)?;
            Ok(card)
        })?;
    }
    let own = state.clone();
    classes.getter("getLocation", move |card: Card| {
        let slot = own.board().class(own.class_of(card)).slot;
        Ok(slot.map(|slot| slot as i32))
    })?;
    let own = state.clone();
    classes.getter("getRange", move |card: Card| Ok(own.board().class(own.class_of(card)).range))?;
    let own = state.clone();
    classes.getter("isDamageCard", move |card: Card| Ok(own.board().class(own.class_of(card)).damage))?;
    let own = state.clone();
    classes.getter("getSubtype", move |card: Card| {
        let board = own.board();
        let class = board.class(own.class_of(card));
        let worn = class.slot.map(|slot| super::super::card::snake_case(slot.kind()));
        let kinds = ["AOE", "GlobalEffect", "DelayedTrick", "SingleTargetTrick", "SkillCard"];
        let named = || kinds.iter().find(|kind| class.is_kind_of(kind));
        Ok(worn.unwrap_or_else(|| {
            named().map_or_else(|| class.kind.name().to_owned(), |kind| match *kind {
                "AOE" => "aoe".to_owned(),
                other => super::super::card::snake_case(other),
            })
        }))
    })?;
    Ok(())
}

fn engine(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    for method in ["getScenarioNames", "getLimitedGeneralNames", "getLords"] {
        let own = state.clone();
        classes.method(ENGINE, method, move |_, _: Engine| {
            let board = own.board();
            let fits = |general: &&super::super::catalogue::General| match method {
                "getScenarioNames" => false,
                "getLords" => general.lord && !general.hidden,
                _ => !general.hidden,
            };
            let generals = board.catalogue().generals().filter(fits);
            Ok(generals.map(|general| general.name.clone()).collect::<Vec<String>>())
        })?;
    }
    classes.method(ENGINE, "getKingdoms", |_, _: Engine| Ok(["wei", "shu", "wu", "qun", "god"]))?;
    classes.method(ENGINE, "currentRoom", |_, _: Engine| Ok(Room::nth(0)))?;
    for method in ["getViewAsSkill", "getTriggerSkill"] {
        let own = state.clone();
        classes.named(method, move |_: Engine, name| {
            Ok(own.board().catalogue().skill(name).map(|skill| Skill::nth(skill.0 as usize)))
        })?;
    }
    let own = state.clone();
    classes.method(
        ENGINE,
        "isProhibited",
        move |_, (_, from, to, card): (Engine, Option<Player>, Player, Card)| {
            let from = from.map(|from| own.at(from)).transpose()?;
            Ok(prohibit::is_prohibited(&own.board(), from, own.at(to)?, &own.played(card)))
        },
    )?;
    classes.method(SKILL, "getDefaultChoice", |_, _: mlua::MultiValue| Ok(""))?;
    Ok(())
}
