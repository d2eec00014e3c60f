//! `sgs.Sanguosha`, skills and generals: what is printed and known to everybody.

use std::rc::Rc;

use mlua::{LuaString, Value};

use super::super::catalogue::{Catalogue, Frequency, SkillId};
use super::super::mode;
use super::super::pattern::Pattern;
use super::super::played::{self, Form, Made};
use super::super::snapshot::Suit;
use super::super::target_mods::{self, Mod};
use super::kinds::{self, Card, ENGINE, Engine, GENERAL, General, Player, SKILL, Skill};
use super::state::State;
use super::texts::Text;
use crate::vm::handle::Classes;

/// Adds the classes `Engine`, `Skill` and `General`.
pub(super) fn install(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    classes.class(ENGINE, "Engine").class(SKILL, "Skill").class(GENERAL, "General");
    cards(classes, state)?;
    names(classes, state)?;
    lists(classes, state)?;
    skills(classes, state)?;
    generals(classes, state)
}

fn cards(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    for method in ["getCard", "getEngineCard"] {
        let own = state.clone();
        classes.method(ENGINE, method, move |_, (_, id): (Engine, i32)| {
            let there = id < 0 || own.board().has_face(id);
            Ok(there.then(|| kinds::card(id)))
        })?;
    }
    let own = state.clone();
    classes.method(
        ENGINE,
        "cloneCard",
        move |lua, (_, name, suit, number): (Engine, LuaString, Option<usize>, Option<i32>)| {
            let name = name.to_str()?;
            let made = clone_card(&own, &name, suit, number);
            made.map_or(Ok(Value::Nil), |made| own.made.add(lua, made))
        },
    )?;
    let own = state.clone();
    classes.method(
        ENGINE,
        "correctCardTarget",
        move |_, (_, kind, from, card): (Engine, usize, Player, Card)| {
            let Some(kind) = [Mod::Residue, Mod::DistanceLimit, Mod::ExtraTarget].get(kind).copied() else {
                return Err(mlua::Error::runtime("no such target modification"));
            };
            Ok(target_mods::correct_card_target(&own.board(), kind, own.at(from)?, &own.played(card)))
        },
    )?;
    let own = state.clone();
    classes.method(
        ENGINE,
        "matchExpPattern",
        move |_, (_, pattern, player, card): (Engine, LuaString, Option<Player>, Card)| {
            let player = player.map(|player| own.at(player)).transpose()?;
            let pattern = Pattern::parse(&pattern.to_str()?).map_err(mlua::Error::external)?;
            Ok(pattern.matches(&own.board(), player, &own.played(card)))
        },
    )?;
    let own = state.clone();
    classes.getter("getCardCount", move |_: Engine| Ok(own.board().catalogue().deck().len()))?;
    let own = state.clone();
    classes.getter("getCurrentCardUseReason", move |_: Engine| {
        Ok(own.asked().0.number())
    })?;
    let own = state.clone();
    classes.getter("getCurrentCardUsePattern", move |_: Engine| {
        Ok(own.asked().1)
    })?;
    Ok(())
}

/// A virtual card by object or class name; a skill card by its class.
fn clone_card(state: &State, name: &str, suit: Option<usize>, number: Option<i32>) -> Option<Made> {
    let board = state.board();
    let found = played::object_class(&board, name).ok();
    let (class, form) = match found {
        Some(class) => (class, Form::Virtual),
        None => (board.catalogue().class(name)?, Form::Skill),
    };
    Some(Made {
        form,
        suit: suit.and_then(|suit| Suit::ALL.get(suit).copied()),
        number: number.and_then(|number| u8::try_from(number).ok()).map(|number| number.min(13)),
        ..Made::of(class, &board.class(class).object)
    })
}

fn names(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
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
    classes.method(ENGINE, "getPlayerCount", |_, (_, mode): (Engine, LuaString)| {
        Ok(mode::players(&mode.to_str()?).unwrap_or(0))
    })?;
    Ok(())
}

fn lists(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.method(ENGINE, "getExtensions", move |_, _: Engine| {
        Ok(packages(own.board().catalogue()))
    })?;
    classes.method(ENGINE, "getBanPackages", |_, _: Engine| Ok(Vec::<String>::new()))?;
    classes.method(ENGINE, "getModScenarioNames", |_, _: Engine| Ok(["fancheng", "zombie_mode"]))?;
    let own = state.clone();
    classes.method(ENGINE, "getRandomGenerals", move |lua, (_, count): (Engine, usize)| {
        let board = own.board();
        let shown = board.catalogue().generals().filter(|general| !general.hidden);
        let mut names: Vec<String> = shown.map(|general| general.name.clone()).collect();
        let mut drawn = Vec::new();
        while drawn.len() < count && !names.is_empty() {
            drawn.push(names.swap_remove(crate::vm::draw_below(lua, names.len() as u32) as usize));
        }
        Ok(drawn)
    })?;
    Ok(())
}

/// The original's order of packages with generals; others come after them.
const ORDER: [&str; 16] = [
    "standard",
    "wind",
    "fire",
    "thicket",
    "mountain",
    "god",
    "YJCM",
    "YJCM2012",
    "YJCM2013",
    "YJCM2014",
    "BGM",
    "hegemony",
    "h_formation",
    "h_momentum",
    "test",
    "sp",
];

/// All packages, those with cards first.
fn packages(catalogue: &Catalogue) -> Vec<String> {
    let mut packages: Vec<String> = Vec::new();
    let mut add = |package: &str| {
        if !package.is_empty() && !packages.iter().any(|known| known == package) {
            packages.push(package.to_owned());
        }
    };
    catalogue.deck().iter().for_each(|card| add(&card.package));
    ORDER.into_iter().for_each(&mut add);
    catalogue.generals().for_each(|general| add(&general.package));
    packages
}

fn skills(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    classes.getter("objectName", move |skill: Skill| {
        let board = own.board();
        Ok(board.catalogue().skill_data(skill_id(skill)).map(|skill| Text(skill.name.clone())))
    })?;
    let own = state.clone();
    classes.getter("isLordSkill", move |skill: Skill| {
        let board = own.board();
        Ok(board.catalogue().skill_data(skill_id(skill)).is_some_and(|skill| skill.lord))
    })?;
    let own = state.clone();
    classes.getter("isAttachedLordSkill", move |skill: Skill| {
        let board = own.board();
        Ok(board.catalogue().skill_data(skill_id(skill)).is_some_and(|skill| skill.name.ends_with("_attach")))
    })?;
    let own = state.clone();
    classes.getter("isVisible", move |skill: Skill| {
        let board = own.board();
        Ok(board.catalogue().skill_data(skill_id(skill)).is_some_and(|skill| !skill.name.starts_with('#')))
    })?;
    let own = state.clone();
    classes.method(SKILL, "getFrequency", move |_, (skill, _): (Skill, Option<Player>)| {
        let board = own.board();
        let frequency = board.catalogue().skill_data(skill_id(skill)).map(|skill| skill.frequency);
        Ok(frequency.unwrap_or(Frequency::NotFrequent) as i32)
    })?;
    let own = state.clone();
    classes.named("inherits", move |skill: Skill, kind| {
        let board = own.board();
        let data = board.catalogue().skill_data(skill_id(skill));
        Ok(data.is_some_and(|data| data.is_kind_of(kind)))
    })?;
    Ok(())
}

fn generals(classes: &mut Classes<'_>, state: &Rc<State>) -> mlua::Result<()> {
    for (method, kind) in [("objectName", 0), ("getKingdom", 1), ("getPackage", 2)] {
        let own = state.clone();
        classes.getter(method, move |general: General| {
            let board = own.board();
            let general = board.catalogue().generals().nth(general.index());
            Ok(general.map(|general| match kind {
                0 => String::from(&general.name),
                1 => String::from(general.kingdom.as_deref().unwrap_or_default()),
                _ => String::from(&general.package),
            }))
        })?;
    }
    for (method, hidden) in [("isLord", false), ("isHidden", true)] {
        let own = state.clone();
        classes.getter(method, move |general: General| {
            let board = own.board();
            let general = board.catalogue().generals().nth(general.index());
            Ok(general.is_some_and(|general| if hidden { general.hidden } else { general.lord }))
        })?;
    }
    let own = state.clone();
    classes.getter("getMaxHp", move |general: General| {
        Ok(own.board().catalogue().generals().nth(general.index()).and_then(|general| general.max_hp))
    })?;
    let own = state.clone();
    classes.getter("getGender", move |general: General| {
        let board = own.board();
        Ok(super::player::gender(board.catalogue().generals().nth(general.index()).and_then(|g| g.gender)))
    })?;
    Ok(())
}

fn skill_id(skill: Skill) -> SkillId {
    SkillId(skill.index() as u16)
}
