//! `ServerPlayer`: what scripts ask of a player.

use std::rc::Rc;

use mlua::{LuaString, Value};

use super::super::card::Slot;
use super::super::distance;
use super::super::snapshot::{Gender, Phase, Role};
use super::kinds::{self, PLAYER, Player, Room};
use super::state::State;
use super::texts::Text;
use crate::vm::handle::{Classes, Of};

/// Adds the class `ServerPlayer`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(PLAYER, "ServerPlayer");
    numbers(classes, state)?;
    words(classes, state)?;
    truths(classes, state)?;
    skills(classes, state)?;
    cards(classes, state)?;
    equipment(classes, state)?;
    distances(classes, state)?;
    writes(classes, state)?;
    super::player_rules::install(classes, state)
}

/// Adds a method without arguments.
macro_rules! getter {
    ($classes:expr, $state:expr, $name:expr, |$board:ident, $at:ident| $value:expr) => {{
        let state = $state.clone();
        $classes.getter($name, move |player: Player| {
            let $board = state.board();
            let $at = super::state::on(&$board, player)?;
            Ok($value)
        })?;
    }};
}

fn numbers(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    getter!(classes, state, "getHp", |board, at| board.seated(at).hp);
    getter!(classes, state, "getMaxHp", |board, at| board.seated(at).max_hp);
    getter!(classes, state, "getLostHp", |board, at| board.seated(at).max_hp - board.seated(at).hp.max(0));
    getter!(classes, state, "getHandcardNum", |board, at| board.seated(at).hand);
    getter!(classes, state, "getSeat", |board, at| board.seated(at).seat);
    getter!(classes, state, "getMaxCards", |board, at| board.hand_limit(at));
    getter!(classes, state, "aliveCount", |board, _at| board.living().len());
    getter!(classes, state, "getPhase", |board, at| {
        let resting = if board.is_active(at) { Phase::Play } else { Phase::NotActive };
        board.player(at).phase.unwrap_or(resting) as i32
    });
    getter!(classes, state, "getGender", |board, at| gender(board.player(at).gender));
    let own = state.clone();
    classes.named("getMark", move |player: Player, mark| {
        let at = own.at(player)?;
        Ok(own.overlay.borrow().mark(at, mark).unwrap_or_else(|| own.board().mark(at, mark)))
    })?;
    let own = state.clone();
    classes.named("usedTimes", move |player: Player, class| used(&own, player, class))?;
    let own = state.clone();
    classes.named("hasUsed", move |player: Player, class| Ok(used(&own, player, class)? > 0))?;
    Ok(())
}

/// How often a card class or skill was used this turn.
fn used(state: &State, player: Player, class: &str) -> mlua::Result<i32> {
    Ok(state.board().player(state.at(player)?).history.get(class).copied().unwrap_or(0))
}

pub(super) fn gender(gender: Option<Gender>) -> i32 {
    match gender {
        None | Some(Gender::Sexless) => 0,
        Some(Gender::Male) => 1,
        Some(Gender::Female) => 2,
        Some(Gender::Neuter) => 3,
    }
}

fn words(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    getter!(classes, state, "objectName", |board, at| Text(board.player(at).name.clone()));
    getter!(classes, state, "screenName", |board, at| Text(board.player(at).name.clone()));
    getter!(classes, state, "getGeneralName", |board, at| Text(board.player(at).general.clone()));
    getter!(classes, state, "getGeneral2Name", |board, at| String::from(
        board.player(at).general2.as_deref().unwrap_or_default()
    ));
    getter!(classes, state, "getKingdom", |board, at| Text(
        board.player(at).kingdom.clone().unwrap_or_default()
    ));
    getter!(classes, state, "getState", |board, at| String::from(&board.player(at).state));
    let own = state.clone();
    classes.method(PLAYER, "getRole", move |_, player: Player| {
        let at = own.at(player)?;
        match own.board().seated(at).role {
            Some(role) => Ok(Text(role.name())),
            None if own.plays_foreign.get() => Ok(Text(super::brain::dealt_role(&own.board(), at).name())),
            None => {
                let role = own.memory()?.role(&own.board(), at);
                Ok(Text(role.map_or("unknown", Role::name)))
            }
        }
    })?;
    Ok(())
}

fn truths(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    getter!(classes, state, "isAlive", |board, at| board.seated(at).alive);
    getter!(classes, state, "isDead", |board, at| !board.seated(at).alive);
    getter!(classes, state, "isLord", |board, at| board.seated(at).lord);
    getter!(classes, state, "isWounded", |board, at| board.seated(at).hp < board.seated(at).max_hp);
    getter!(classes, state, "isKongcheng", |board, at| board.seated(at).hand == 0);
    getter!(classes, state, "faceUp", |board, at| board.player(at).faceup);
    getter!(classes, state, "isChained", |board, at| board.player(at).chained);
    getter!(classes, state, "isMale", |board, at| board.player(at).gender == Some(Gender::Male));
    getter!(classes, state, "isFemale", |board, at| board.player(at).gender == Some(Gender::Female));
    getter!(classes, state, "isNude", |board, at| {
        board.seated(at).hand == 0 && board.seated(at).equips.iter().all(Option::is_none)
    });
    getter!(classes, state, "isAllNude", |board, at| {
        let seat = board.seated(at);
        seat.hand == 0 && seat.equips.iter().all(Option::is_none) && board.judging(at).is_empty()
    });
    let own = state.clone();
    classes.named("hasFlag", move |player: Player, flag| {
        let at = own.at(player)?;
        let host = own.board().has_flag(at, flag);
        Ok(own.overlay.borrow().flag(at, flag, host))
    })?;
    Ok(())
}

fn skills(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.named("hasSkill", move |player: Player, skill| {
        let at = own.at(player)?;
        Ok(own.board().has_skill_named(at, skill))
    })?;
    let own = state.clone();
    classes.named("hasSkills", move |player: Player, skills| {
        let at = own.at(player)?;
        Ok(own.board().has_skills(at, skills))
    })?;
    let own = state.clone();
    classes.named("hasLordSkill", move |player: Player, skill| {
        let at = own.at(player)?;
        let board = own.board();
        Ok(board.has_lord_skill(at, skill))
    })?;
    for (method, visible) in [("getVisibleSkillList", true), ("getSkillList", false)] {
        let own = state.clone();
        classes.method(PLAYER, method, move |lua, (player, with_equips): (Player, Option<bool>)| {
            let at = own.at(player)?;
            let with_equips = !visible || with_equips == Some(true);
            let skills = own.board().visible_skills(at, with_equips);
            own.list(lua, skills.into_iter().map(|skill| Of::<{ kinds::SKILL }>::nth(skill.0 as usize)))
        })?;
    }
    Ok(())
}

fn cards(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(PLAYER, "getHandcards", move |lua, player: Player| {
        own.list(lua, own.hand(own.at(player)?).iter().map(|face| kinds::card(face.id)))
    })?;
    let own = state.clone();
    classes.method(PLAYER, "handCards", move |lua, player: Player| {
        own.list(lua, own.hand(own.at(player)?).iter().map(|face| face.id))
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getJudgingArea", move |lua, player: Player| {
        let at = own.at(player)?;
        let cards: Vec<_> = own.board().judging(at).iter().map(|face| kinds::card(face.id)).collect();
        own.list(lua, cards)
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getCards", move |lua, (player, areas): (Player, LuaString)| {
        let at = own.at(player)?;
        let mut ids = Vec::new();
        for area in areas.as_bytes().iter() {
            match area {
                b'h' => ids.extend(own.hand(at).iter().map(|face| face.id)),
                b'e' => ids.extend(own.board().seated(at).equips.iter().flatten().map(|face| face.id)),
                b'j' => ids.extend(own.board().judging(at).iter().map(|face| face.id)),
                _ => {}
            }
        }
        own.list(lua, ids.into_iter().map(kinds::card))
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getPile", move |lua, (player, pile): (Player, LuaString)| {
        let at = own.at(player)?;
        let (board, name) = (own.board(), pile.to_str()?);
        let seen = board.seen_pile(at, &name).to_vec();
        let hidden = std::iter::repeat_n(-1, board.pile(at, &name) - seen.len());
        own.list(lua, seen.into_iter().chain(hidden))
    })?;
    let own = state.clone();
    classes.method(
        PLAYER,
        "getCardCount",
        move |_, (player, equips, judging): (Player, Option<bool>, Option<bool>)| {
            let at = own.at(player)?;
            let board = own.board();
            let worn = board.seated(at).equips.iter().flatten().count() as i32;
            let judged = board.judging(at).len() as i32;
            let equips = if equips == Some(false) { 0 } else { worn };
            Ok(board.seated(at).hand + equips + if judging == Some(true) { judged } else { 0 })
        },
    )?;
    let own = state.clone();
    classes.named("containsTrick", move |player: Player, name| {
        let at = own.at(player)?;
        let board = own.board();
        Ok(board.judging(at).iter().any(|face| board.class(face.class).object == name))
    })?;
    Ok(())
}

fn equipment(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let slots = [
        ("getWeapon", Slot::Weapon),
        ("getArmor", Slot::Armor),
        ("getDefensiveHorse", Slot::DefensiveHorse),
        ("getOffensiveHorse", Slot::OffensiveHorse),
        ("getTreasure", Slot::Treasure),
    ];
    for (method, slot) in slots {
        getter!(classes, state, method, |board, at| board.equip(at, slot).map(|face| kinds::card(face.id)));
    }
    let own = state.clone();
    classes.method(PLAYER, "getEquip", move |_, (player, slot): (Player, usize)| {
        let at = own.at(player)?;
        let worn = own.board().seated(at).equips.get(slot).copied().flatten();
        Ok(worn.map(|face| kinds::card(face.id)))
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getEquips", move |lua, player: Player| {
        let worn: Vec<_> =
            own.board().seated(own.at(player)?).equips.iter().flatten().map(|face| face.id).collect();
        own.list(lua, worn.into_iter().map(kinds::card))
    })?;
    let own = state.clone();
    classes.method(PLAYER, "hasEquip", move |_, (player, card): (Player, Option<kinds::Card>)| {
        let at = own.at(player)?;
        let board = own.board();
        let mut worn = board.seated(at).equips.iter().flatten();
        Ok(match card {
            Some(card) => worn.any(|face| face.id == kinds::card_id(card)),
            None => worn.next().is_some(),
        })
    })?;
    for (method, slot) in [("hasWeapon", Slot::Weapon), ("hasTreasure", Slot::Treasure)] {
        let own = state.clone();
        classes.named(method, move |player: Player, name| {
            let at = own.at(player)?;
            Ok(own.board().wears_named(at, slot, name))
        })?;
    }
    let own = state.clone();
    classes.named("hasArmorEffect", move |player: Player, name| {
        let at = own.at(player)?;
        Ok(own.board().has_armor_effect(at, name))
    })?;
    Ok(())
}

fn distances(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(PLAYER, "distanceTo", move |_, (player, other, fix): (Player, Player, Option<i32>)| {
        Ok(distance::distance(&own.board(), own.at(player)?, own.at(other)?, fix.unwrap_or(0)))
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getAttackRange", move |_, (player, weapon): (Player, Option<bool>)| {
        Ok(distance::attack_range(&own.board(), own.at(player)?, weapon != Some(false)))
    })?;
    let own = state.clone();
    classes.method(
        PLAYER,
        "inMyAttackRange",
        move |_, (player, other, fix): (Player, Player, Option<i32>)| {
            Ok(distance::in_attack_range(&own.board(), own.at(player)?, own.at(other)?, fix.unwrap_or(0)))
        },
    )?;
    let own = state.clone();
    classes.method(PLAYER, "isAdjacentTo", move |_, (player, other): (Player, Player)| {
        Ok(distance::seat_distance(&own.board(), own.at(player)?, own.at(other)?) == 1)
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getNextAlive", move |_, (player, steps): (Player, Option<usize>)| {
        let at = own.at(player)?;
        let board = own.board();
        let ring = board.living();
        let steps = steps.unwrap_or(1);
        let place = match ring.iter().position(|index| *index == at) {
            Some(here) => here + steps,
            // the first after the place of somebody dead is the next
            None => ring.iter().position(|index| *index > at).unwrap_or(0) + steps.saturating_sub(1),
        };
        Ok(ring.get(place % ring.len().max(1)).map(|index| Player::nth(*index)))
    })?;
    classes.getter("getRoom", |_: Player| Ok(Room::nth(0)))?;
    classes.getter("getRoom", |room: Room| Ok(room))?;
    Ok(())
}

fn writes(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(PLAYER, "setFlags", move |_, (player, flag): (Player, LuaString)| {
        let at = own.at(player)?;
        own.write().set_flag(&own.board(), at, &flag.to_str()?);
        Ok(())
    })?;
    for (method, sign) in [("addMark", 1), ("removeMark", -1)] {
        let own = state.clone();
        classes.method(
            PLAYER,
            method,
            move |_, (player, mark, count): (Player, LuaString, Option<i32>)| {
                let at = own.at(player)?;
                let mark = mark.to_str()?;
                let now = own.overlay.borrow().mark(at, &mark).unwrap_or_else(|| own.board().mark(at, &mark));
                own.write().set_mark(at, &mark, (now + sign * count.unwrap_or(1)).max(0));
                Ok(())
            },
        )?;
    }
    let own = state.clone();
    classes.method(PLAYER, "setMark", move |_, (player, mark, count): (Player, LuaString, i32)| {
        let at = own.at(player)?;
        own.write().set_mark(at, &mark.to_str()?, count);
        Ok(())
    })?;
    let own = state.clone();
    classes.method(PLAYER, "setTag", move |_, (player, tag, value): (Player, LuaString, Value)| {
        let at = own.at(player)?;
        own.write().set_tag(Some(at), &tag.to_str()?, value);
        Ok(())
    })?;
    let own = state.clone();
    classes.method(PLAYER, "getTag", move |lua, (player, tag): (Player, LuaString)| {
        let at = own.at(player)?;
        let tag = tag.to_str()?;
        let host = own.board().player(at).tags.get(&*tag).cloned();
        super::data::tag(lua, &own, own.overlay.borrow().tag(Some(at), &tag), host)
    })?;
    Ok(())
}
