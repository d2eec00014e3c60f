//! The solver of endings and the search of the strong player in a script's hands.
//!
//! What they look at costs fuel as a script's own steps do, so they never take more than the decision has
//! left. With the same fuel they give the same answer everywhere; a clock ends them only where a time was
//! asked for, or where the machine is too slow for its fuel.

use std::time::{Duration, Instant};

use mlua::{AnyUserData, Lua, LuaSerdeExt, Table, Value};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::super::search::{Advice, Budget, Objective, Ranked, Settings, Strong};
use super::super::solve::Solver;
use super::cards::Written;
use super::groups::{add, as_json, held, to_beat};
use super::minds::{Minds, Shared};
use super::view::{View, written};
use super::{function, view};
use crate::kit::rng::Rng;
use crate::vm::{budget, draw_below};

/// Fuel that a playout costs, and a position that the solver looks at.
const PLAYOUT: u64 = 600;
const POSITION: u64 = 10;
/// Positions that a solver's table holds, as a power of two.
const SOLVER_BITS: u32 = 18;

/// What `doudizhu.strong` takes; what is left out is taken from the level, where one is named.
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

#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
enum Goal {
    WinRate,
    Points,
    Capped,
}

/// An option as a script and the decision's advice get it.
#[derive(Serialize)]
struct Seen {
    play: String,
    /// Win chance, or shares won.
    mean: f64,
    deals: u32,
    why: String,
}

impl Wish {
    fn objective(&self) -> Objective {
        match self.objective {
            None | Some(Goal::WinRate) => Objective::WinRate,
            Some(Goal::Points) => Objective::Points,
            Some(Goal::Capped) => Objective::CappedPoints(self.cap.unwrap_or(8)),
        }
    }

    fn settings(&self) -> Settings {
        let usual = Settings::default();
        Settings {
            objective: self.objective(),
            width: self.width.unwrap_or(usual.width).max(1),
            tries: self.tries.unwrap_or(usual.tries),
            solve_at: self.solve_at.unwrap_or(usual.solve_at),
            solve_nodes: self.solve_nodes.unwrap_or(usual.solve_nodes),
        }
    }
}

/// What may be spent, and since when.
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

    fn is_open(&self) -> bool {
        self.until.is_none_or(|until| Instant::now() < until)
    }
}

/// The functions.
pub(super) fn install(lua: &Lua, global: &Table, minds: &Shared) -> mlua::Result<()> {
    add(lua, (global, "solve"), minds, solve)?;
    let unseen = |_: &Lua, view: AnyUserData| view.borrow::<View>().map(|view| Written(view.unseen()));
    global.raw_set("unseen", function(lua, unseen)?)?;
    add(lua, (global, "advise"), minds, |_, minds, (option, score, why): (Value, Option<f64>, Option<String>)| {
        let why = why.map(|why| crate::vm::cut(&why));
        minds.add_option(json!({ "play": as_json(&option), "score": score, "why": why }));
        Ok(())
    })?;
    let levels = global.clone();
    let strong = lua.create_function(move |lua, (view, options): (AnyUserData, Option<Table>)| {
        let view = view.borrow::<View>()?;
        let wish: Wish = lua.from_value(Value::Table(over_level(lua, &levels, options)?))?;
        think(lua, &view, &wish)
    })?;
    global.raw_set("strong", strong)?;
    global.raw_set("strong_bid", function(lua, bid)?)
}

/// `doudizhu.strong_bid(view, options)`: the bid that the value of the best split makes, and what it is worth.
fn bid(lua: &Lua, (view, _): (AnyUserData, Option<Table>)) -> mlua::Result<Table> {
    let view = view.borrow::<View>()?;
    let mut minds = view.minds.borrow_mut();
    let value = minds.exact()?.split(view.standing.view.hand).value;
    let wanted = minds.values()?.bid(value);
    let bid = match view.open_bids() {
        Some((least, most)) if wanted > 0 && (most == 1 || wanted >= least) => wanted.min(most),
        _ => 0,
    };
    let option = json!({ "bid": bid, "mean": value, "why": format!("the best split is worth {value}") });
    let found = lua.create_table()?;
    found.raw_set("bid", bid)?;
    found.raw_set("options", lua.to_value(&[option])?)?;
    Ok(found)
}

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
fn think(lua: &Lua, view: &View, wish: &Wish) -> mlua::Result<Table> {
    let mut minds = view.minds.borrow_mut();
    let purse = Purse::open(wish);
    let mut strong = Strong::new(minds.values()?, view.standing.view.rules, wish.settings());
    let seed = u64::from(draw_below(lua, u32::MAX)) << 32 | u64::from(draw_below(lua, u32::MAX));
    let budget = Budget { playouts: purse.playouts, more: &mut || purse.is_open() };
    let advice = strong.decide(&view.standing.view, budget, &mut Rng::for_match(seed)).map_err(mlua::Error::external)?;
    budget::charge(advice.playouts.saturating_mul(PLAYOUT))?;
    let options: Vec<Seen> = advice.options.iter().map(|option| seen(option, &advice, wish)).collect();
    let goal = wish.objective.unwrap_or(Goal::WinRate);
    minds.advise(json!({ "objective": goal, "playouts": advice.playouts, "options": options }));
    let found = lua.create_table()?;
    found.raw_set("play", written(advice.play))?;
    found.raw_set("playouts", advice.playouts)?;
    found.raw_set("options", lua.to_value(&options)?)?;
    Ok(found)
}

/// An option with its reason.
fn seen(option: &Ranked, advice: &Advice, wish: &Wish) -> Seen {
    let best = advice.options.first().map_or(option.mean, |best| best.mean);
    let mean = (option.mean * 1e4).round() / 1e4;
    let (unit, share) = match wish.objective() {
        Objective::WinRate => ("wins", format!("{:.0} %", 100.0 * option.mean)),
        _ => ("comes to", format!("{:+.2} shares", option.mean)),
    };
    let behind = if option.mean < best { ", fewer than the best" } else { "" };
    let why = format!("{unit} {share} of {} imagined deals{behind}", option.deals);
    Seen { play: view::written(option.play), mean, deals: option.deals, why }
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
