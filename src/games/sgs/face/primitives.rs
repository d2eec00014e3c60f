//! The slow and central judgements, in Rust under the names that scripts know: `sgs.getDefense`,
//! `sgs.getDefenseSlash`, `sgs.gameProcess` …

use std::rc::Rc;

use mlua::{Lua, MultiValue, Table, Value};

use super::super::board::{Board, PlayerIndex};
use super::super::memory::Memory;
use super::super::situation::{self, LordState, Variant};
use super::super::snapshot::{Role, Sight};
use super::super::{defense, health, known, slash_defense};
use super::kinds::{Engine, Player};
use super::state::{State, on};
use super::texts::Text;
use crate::vm::handle::Handle;

type Judgement<R> = fn(&Board, PlayerIndex, &Memory) -> R;

/// Puts the primitives into `sgs` and the free functions into the game's environment.
pub(super) fn install(lua: &Lua, global: &Table, base: &Table, state: &Rc<State>) -> mlua::Result<()> {
    global.raw_set("Sanguosha", Engine::nth(0))?;
    let defence: Judgement<f64> = |board, at, memory| defense::defense(board, memory, at);
    global.raw_set("getDefense", judgement(lua, state, defence)?)?;
    slash(lua, global, state)?;
    global.raw_set("getValue", judgement(lua, state, |board, at, _| health::value(board, at))?)?;
    global.raw_set(
        "isGoodHp",
        judgement(lua, state, |board, at, memory| health::is_good_hp(board, memory, at))?,
    )?;
    base.raw_set("getBestHp", judgement(lua, state, |board, at, _| health::best_hp(board, at))?)?;
    base.raw_set("hasBuquEffect", judgement(lua, state, |board, at, _| health::has_buqu_effect(board, at))?)?;
    counts(lua, global, state)?;
    skill_rules(lua, global, state)?;
    process(lua, global, state)?;
    super::generals::install(lua, global, state)?;
    roles(lua, global, state)
}

/// `sgs.viewer()`, who looks; `sgs.expectedCards(class, owner, viewer)` and
/// `sgs.knownCards(class, owner, viewer)`, nil for a class that nobody knows.
fn counts(lua: &Lua, global: &Table, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    let viewer = lua.create_function(move |_, ()| Ok(own.board().viewer().map(Player::nth)))?;
    global.raw_set("viewer", viewer)?;
    type Count = fn(&Board, PlayerIndex, PlayerIndex, known::Wanted) -> f64;
    let both: [(&str, Count); 2] = [
        ("expectedCards", known::expected_count),
        ("knownCards", |board, owner, viewer, wanted| {
            f64::from(known::known_count(board, owner, viewer, wanted))
        }),
    ];
    for (name, count) in both {
        let own = state.clone();
        let function = lua.create_function(
            move |_, (class, owner, viewer): (mlua::LuaString, Player, Option<Player>)| {
                let board = own.board();
                let owner = on(&board, owner)?;
                let asked = viewer.map(|viewer| on(&board, viewer)).transpose()?;
                let viewer = asked.or(board.viewer()).or(board.current()).unwrap_or(owner);
                let wanted = known::Wanted::of(&board, &class.to_str()?);
                Ok(wanted.map(|wanted| count(&board, owner, viewer, wanted)))
            },
        )?;
        global.raw_set(name, function)?;
    }
    Ok(())
}

/// `sgs.skillRules(registry, player)`: what the registry holds for skills that the player has, in the
/// order of the catalogue.
fn skill_rules(lua: &Lua, global: &Table, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    let function = lua.create_function(move |lua, (registry, player): (Table, Player)| {
        let board = own.board();
        let at = on(&board, player)?;
        let rules = lua.create_table()?;
        for skill in board.skills(at).iter() {
            let name = board.catalogue().skill_data(skill).map_or("", |skill| skill.name.as_str());
            let rule: Value = registry.raw_get(name)?;
            if !rule.is_nil() {
                rules.raw_push(rule)?;
            }
        }
        Ok(rules)
    })?;
    global.raw_set("skillRules", function)
}

fn judgement<R: mlua::IntoLua + 'static>(
    lua: &Lua,
    state: &Rc<State>,
    judge: Judgement<R>,
) -> mlua::Result<mlua::Function> {
    let own = state.clone();
    lua.create_function(move |_, player: Player| {
        let memory = own.memory()?;
        let board = own.board();
        Ok(judge(&board, on(&board, player)?, &memory))
    })
}

/// `sgs.getDefenseSlash(player, self)` and `sgs.isGoodTarget(player, targets, self, isSlash)`.
fn slash(lua: &Lua, global: &Table, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    let function = lua.create_function(move |_, (player, brain): (Player, Option<Table>)| {
        let at = own.at(player)?;
        let attacker = attacker(&own, brain.as_ref())?;
        let memory = own.memory()?;
        Ok(slash_defense::slash_defense(&own.board(), &memory, at, attacker.unwrap_or(at)))
    })?;
    global.raw_set("getDefenseSlash", function)?;
    let own = state.clone();
    let function =
        lua.create_function(move |_, (player, targets, brain): (Player, Option<Table>, Option<Table>)| {
            let at = own.at(player)?;
            let attacker = attacker(&own, brain.as_ref())?;
            let targets: Vec<PlayerIndex> = targets
                .map(|targets| {
                    targets.sequence_values::<Player>().map(|t| own.at(t?)).collect::<mlua::Result<_>>()
                })
                .transpose()?
                .unwrap_or_default();
            let memory = own.memory()?;
            Ok(health::is_good_target(&own.board(), &memory, at, &targets, attacker))
        })?;
    global.raw_set("isGoodTarget", function)
}

/// The player of a brain, else the current one, else the player who is asked.
fn attacker(state: &State, brain: Option<&Table>) -> mlua::Result<Option<PlayerIndex>> {
    let own: Option<Value> = brain.map(|brain| brain.raw_get("player")).transpose()?;
    match own.as_ref().and_then(Handle::of) {
        Some(handle) => state.at(crate::vm::handle::Of(handle)).map(Some),
        None => Ok(state.board().current().or(state.board().viewer())),
    }
}

/// `sgs.gameProcess(room, what)`: the class, or the score where `what` is 1; both as two results.
fn process(lua: &Lua, global: &Table, state: &Rc<State>) -> mlua::Result<()> {
    let own = state.clone();
    let function = lua.create_function(move |lua, (_, what): (Value, Option<Value>)| {
        let situation = situation::situation(&own.board(), &*own.memory()?, variant(&own));
        let (class, score) = (Text(situation.class.name()), situation.score);
        match what {
            Some(Value::Number(1.0)) => lua.pack_multi((score, class)),
            Some(Value::Integer(1)) => lua.pack_multi((score, class)),
            _ => lua.pack_multi((class, score)),
        }
    })?;
    global.raw_set("gameProcess", function)?;
    let own = state.clone();
    let healthy = lua.create_function(move |_, _: MultiValue| {
        Ok(situation::lord_state(&own.board(), &*own.memory()?) == LordState::Healthy)
    })?;
    global.raw_set("isLordHealthy", healthy)?;
    let own = state.clone();
    let danger = lua.create_function(move |_, _: MultiValue| {
        Ok(situation::lord_state(&own.board(), &*own.memory()?) == LordState::Danger)
    })?;
    global.raw_set("isLordInDanger", danger)
}

fn variant(state: &State) -> Variant {
    if state.settings.is("situation", "later") { Variant::Later } else { Variant::Seed }
}

fn roles(lua: &Lua, global: &Table, state: &Rc<State>) -> mlua::Result<()> {
    global.raw_set("current_mode_players", lua.create_table()?)?;
    let own = state.clone();
    let update = lua.create_function(move |_, ()| {
        own.forget_memory();
        let counts = *own.board().living_roles();
        let table: Table = own.global.raw_get("current_mode_players")?;
        let pairs = [
            ("lord", counts.lord),
            ("loyalist", counts.loyalist),
            ("rebel", counts.rebel),
            ("renegade", counts.renegade),
        ];
        pairs.into_iter().try_for_each(|(role, count)| table.raw_set(role, count))
    })?;
    global.raw_set("updateAlivePlayerRoles", update)?;
    let own = state.clone();
    let told = lua.create_function(move |_, player: Player| {
        let (board, at) = (own.board(), own.at(player)?);
        // who sees everything still infers roles that nobody has shown
        let said = board.player(at);
        let secret = board.viewer().is_none() && board.snapshot().sight == Sight::Whole;
        let told = !secret || said.role_shown || !said.alive || said.role == Some(Role::Lord);
        Ok(board.seated(at).role.filter(|_| told).map(|role| Text(role.name())))
    })?;
    global.raw_set("toldRole", told)?;
    let own = state.clone();
    let relation = lua.create_function(move |_, (one, other): (Player, Player)| {
        Ok(super::super::trust::relation(&own.board(), own.at(one)?, own.at(other)?).name())
    })?;
    global.raw_set("relation", relation)
}
