//! The search of the strong player, its bidder, and the solver of endings in a script's hands.
//!
//! What they look at costs fuel as a script's own steps do, so they never take more than the decision has
//! left. With the same fuel they give the same answer everywhere; a clock ends them only where a time was
//! asked for, or where the machine is too slow for its fuel.

use std::time::{Duration, Instant};

use mlua::{AnyUserData, Lua, LuaSerdeExt, Table, Value};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::super::search::{Budget, Objective, Settings};
use super::super::solve::Solver;
use super::cards::Written;
use super::function;
use super::groups::{add, as_json, held, to_beat};
use super::minds::{Minds, Shared};
use super::told::{self, Goal};
use super::view::{View, written};
use crate::kit::rng::Rng;
use crate::vm::{budget, draw_below};

/// Fuel that a playout costs, and a position that the solver looks at.
const PLAYOUT: u64 = 600;
const POSITION: u64 = 10;
/// Positions that a solver's table holds, as a power of two.
const SOLVER_BITS: u32 = 18;

/// What the search takes; what is left out is taken from the level, where one is named.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    playouts: Option<u64>,
    ms: Option<u64>,
    width: Option<usize>,
    tries: Option<u32>,
    solve_at: Option<u32>,
    solve_nodes: Option<u64>,
    objective: Option<Goal>,
    cap: Option<i32>,
}

impl Wish {
    fn goal(&self) -> Goal {
        self.objective.unwrap_or(Goal::WinRate)
    }

    fn settings(&self) -> Settings {
        let usual = Settings::default();
        let objective = match self.goal() {
            Goal::WinRate => Objective::WinRate,
            Goal::Points => Objective::Points,
            Goal::Capped => Objective::CappedPoints(self.cap.unwrap_or(8).clamp(1, 1 << 20)),
        };
        Settings {
            objective,
            width: self.width.unwrap_or(usual.width).max(1),
            tries: self.tries.unwrap_or(usual.tries).min(100),
            solve_at: self.solve_at.unwrap_or(usual.solve_at),
            solve_nodes: self.solve_nodes.unwrap_or(usual.solve_nodes).min(1_000_000),
        }
    }
}

/// What may be spent, and until when.
struct Purse {
    playouts: u64,
    until: Option<Instant>,
}

impl Purse {
    /// All but a twentieth of the fuel and three tenths of the time, so that the script can go on.
    fn open(wish: &Wish) -> Purse {
        let left = budget::left();
        let fuel = left.fuel - left.fuel / 20;
        let ms = left.ms.map(|ms| ms - ms * 3 / 10);
        let ms = match (wish.ms, ms) {
            (Some(asked), Some(left)) => Some(asked.min(left)),
            (asked, left) => asked.or(left),
        };
        Purse {
            playouts: wish.playouts.unwrap_or(u64::MAX).min(fuel / PLAYOUT),
            until: ms.map(|ms| Instant::now() + Duration::from_millis(ms)),
        }
    }

    /// Runs a search within it, with a generator of its own, and pays for its playouts.
    fn spend<R>(
        &self,
        lua: &Lua,
        search: impl FnOnce(Budget<'_>, &mut Rng) -> (u64, R),
    ) -> mlua::Result<(u64, R)> {
        let seed = u64::from(draw_below(lua, u32::MAX)) << 32 | u64::from(draw_below(lua, u32::MAX));
        let mut more = || self.until.is_none_or(|until| Instant::now() < until);
        let budget = Budget { playouts: self.playouts, more: &mut more };
        let (spent, found) = search(budget, &mut Rng::for_match(seed));
        budget::charge(spent.min(self.playouts.max(1)).saturating_mul(PLAYOUT))?;
        Ok((spent, found))
    }
}

/// The functions.
pub(super) fn install(lua: &Lua, global: &Table, minds: &Shared) -> mlua::Result<()> {
    add(lua, (global, "solve"), minds, solve)?;
    let unseen = |_: &Lua, view: AnyUserData| view.borrow::<View>().map(|view| Written(view.unseen()));
    global.raw_set("unseen", function(lua, unseen)?)?;
    add(
        lua,
        (global, "advise"),
        minds,
        |_, minds, (option, score, why): (Value, Option<f64>, Option<String>)| {
            let why = why.map(|why| crate::vm::cut(&why));
            minds.add_option(json!({ "play": as_json(&option), "score": score, "why": why }));
            Ok(())
        },
    )?;
    for (name, work) in [("strong", play as Work), ("strong_bid", bid), ("strong_double", double)] {
        let levels = global.clone();
        let function = lua.create_function(move |lua, (view, options): (AnyUserData, Option<Table>)| {
            let wish: Wish = lua.from_value(Value::Table(over_level(lua, &levels, options)?))?;
            work(lua, &*view.borrow::<View>()?, &wish)
        })?;
        global.raw_set(name, function)?;
    }
    Ok(())
}

type Work = fn(&Lua, &View, &Wish) -> mlua::Result<Table>;

/// The options laid over those of the level that they name.
fn over_level(lua: &Lua, global: &Table, options: Option<Table>) -> mlua::Result<Table> {
    let all = lua.create_table()?;
    let given = options.map_or_else(|| lua.create_table(), Ok)?;
    if let Some(level) = given.get::<Option<usize>>("level")? {
        let levels: Table = global.get("levels")?;
        let level: Option<Table> = levels.get(level)?;
        let level = level.ok_or_else(|| mlua::Error::runtime("there is no such level"))?;
        copy(&level, &all)?;
    }
    copy(&given, &all)?;
    all.raw_set("level", Value::Nil)?;
    Ok(all)
}

fn copy(from: &Table, to: &Table) -> mlua::Result<()> {
    from.pairs::<Value, Value>().try_for_each(|pair| pair.and_then(|(key, value)| to.raw_set(key, value)))
}

/// `doudizhu.strong(view, options)`: what the search would play, with its options ranked.
fn play(lua: &Lua, view: &View, wish: &Wish) -> mlua::Result<Table> {
    let known = view.playing()?;
    let mut minds = view.minds.borrow_mut();
    let strong = minds.strong(wish.settings())?;
    let (_, advice) = Purse::open(wish).spend(lua, |budget, rng| {
        let advice = strong.decide(&view.standing.view, budget, rng);
        (advice.as_ref().map_or(0, |advice| advice.playouts), advice)
    })?;
    let advice = advice.map_err(mlua::Error::external)?;
    let options = told::plays(&mut minds, known, &advice, wish.goal())?;
    minds.advise(json!({ "objective": wish.goal(), "playouts": advice.playouts, "options": options }));
    found(lua, ("play", lua.to_value(&written(advice.play))?), advice.playouts, &options)
}

/// `doudizhu.strong_bid(view, options)`: the bid that brings most in imagined deals, with its options ranked.
fn bid(lua: &Lua, view: &View, wish: &Wish) -> mlua::Result<Table> {
    let mut minds = view.minds.borrow_mut();
    let bidder = minds.bidder()?;
    let (_, ranked) = Purse::open(wish).spend(lua, |budget, rng| {
        let ranked = bidder.bid(&view.standing.view, budget, rng);
        let deals = ranked
            .as_ref()
            .map_or(0, |ranked| ranked.iter().map(|one| u64::from(one.found.deals)).max().unwrap_or(0));
        (deals, ranked)
    })?;
    let ranked = ranked.map_err(mlua::Error::external)?;
    let options: Vec<told::Bid> = ranked.iter().map(told::bid).collect();
    minds.advise(json!({ "objective": Goal::Points, "options": options }));
    let bid = ranked.first().map_or(0, |best| best.bid);
    found(lua, ("bid", lua.to_value(&bid)?), 0, &options)
}

/// `doudizhu.strong_double(view, options)`: whether more is won than lost in imagined deals.
fn double(lua: &Lua, view: &View, wish: &Wish) -> mlua::Result<Table> {
    view.playing()?;
    let mut minds = view.minds.borrow_mut();
    let bidder = minds.bidder()?;
    let (_, outlook) = Purse::open(wish).spend(lua, |budget, rng| {
        let outlook = bidder.outlook(&view.standing.view, budget, rng);
        (outlook.as_ref().map_or(0, |outlook| u64::from(outlook.deals)), outlook)
    })?;
    let outlook = outlook.map_err(mlua::Error::external)?;
    let option = told::double(&outlook);
    minds.advise(json!({ "objective": Goal::Points, "options": [option] }));
    found(lua, ("double", Value::Boolean(outlook.points > 0.0)), 0, &[option])
}

/// `{ [name] = answer, playouts = …, options = … }`.
fn found(
    lua: &Lua,
    (name, answer): (&str, Value),
    playouts: u64,
    options: &[impl Serialize],
) -> mlua::Result<Table> {
    let table = lua.create_table_with_capacity(0, 3)?;
    table.raw_set(name, answer)?;
    if playouts > 0 {
        table.raw_set("playouts", playouts)?;
    }
    table.raw_set("options", lua.to_value(options)?)?;
    Ok(table)
}

/// `doudizhu.solve(mover, opponent, last)`: who wins with both hands open, and by which moves.
fn solve(
    lua: &Lua,
    minds: &mut Minds,
    (mover, other, last): (Written, Written, Option<Written>),
) -> mlua::Result<(Option<Table>, Option<String>)> {
    let last = to_beat(minds, last)?;
    let most = budget::left().fuel / POSITION;
    let mut solver = Solver::new(*minds.rules(), SOLVER_BITS).with_limit(most - most / 20);
    let solved = solver.solve(held(mover)?, held(other)?, last);
    budget::charge(solver.nodes().saturating_mul(POSITION))?;
    match solved {
        Err(problem) => Ok((None, Some(problem.to_string()))),
        Ok(solution) => {
            let table = lua.create_table()?;
            table.raw_set("win", solution.win)?;
            table.raw_set("moves", solution.moves.into_iter().map(written).collect::<Vec<_>>())?;
            Ok((Some(table), None))
        }
    }
}
