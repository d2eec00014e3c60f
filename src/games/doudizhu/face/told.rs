//! How the options of a search are told: with win chance, points, and a reason in words.

use serde::{Deserialize, Serialize};

use super::super::bidder::RankedBid;
use super::super::cards::Cards;
use super::super::knowledge::Known;
use super::super::race::Found;
use super::super::search::{Advice, Ranked};
use super::minds::{Minds, Mode};
use super::view::written;

/// What a search tries to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Goal {
    /// Wins.
    WinRate,
    /// Points.
    Points,
    /// Points up to a limit.
    Capped,
}

/// A play as a script and the decision's advice get it.
#[derive(Serialize)]
pub(super) struct Play {
    play: String,
    /// What was aimed at: win chance, or points of the own seat in shares.
    mean: f64,
    /// Win chance of the own side.
    wins: f64,
    /// Points of the own seat, in shares.
    points: f64,
    deals: u32,
    why: String,
}

/// A bid as a script and the decision's advice get it.
#[derive(Serialize)]
pub(super) struct Bid {
    bid: u8,
    mean: f64,
    deals: u32,
    why: String,
}

/// Whether to double.
#[derive(Serialize)]
pub(super) struct Double {
    double: bool,
    mean: f64,
    deals: u32,
    why: String,
}

fn short(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// All plays that were looked at, the best first; the only one there is, where nothing was to be compared.
pub(super) fn plays(
    minds: &mut Minds,
    known: &Known,
    advice: &Advice,
    goal: Goal,
) -> mlua::Result<Vec<Play>> {
    if advice.options.is_empty() {
        return Ok(vec![only(known, advice)]);
    }
    advice.options.iter().map(|option| play(minds, known, option, goal)).collect()
}

fn only(known: &Known, advice: &Advice) -> Play {
    let goes_out = advice.play.is_some_and(|play| play.cards == known.now.hand());
    let chance = if goes_out { 1.0 } else { 0.0 };
    let why = if goes_out { "goes out" } else { "nothing else may be played" };
    Play {
        play: written(advice.play),
        mean: chance,
        wins: chance,
        points: 0.0,
        deals: 0,
        why: why.to_owned(),
    }
}

fn play(minds: &mut Minds, known: &Known, option: &Ranked, goal: Goal) -> mlua::Result<Play> {
    let rest = known.now.hand().minus(option.play.map_or(Cards::NONE, |play| play.cards));
    let chance = match goal {
        Goal::WinRate => format!("wins {:.0} % of {} imagined deals", 100.0 * option.wins, option.deals),
        _ => format!("brings {:+.2} shares in {} imagined deals", option.points, option.deals),
    };
    Ok(Play {
        play: written(option.play),
        mean: short(option.mean),
        wins: short(option.wins),
        points: short(option.points),
        deals: option.deals,
        why: format!("{chance}{}{}", bomb(option), left(minds, rest)?),
    })
}

fn bomb(option: &Ranked) -> &'static str {
    let is_bomb = option.play.is_some_and(|play| play.kind.form.is_bomb());
    if is_bomb { "; doubles the stake" } else { "" }
}

/// What is left, as the best split has it.
fn left(minds: &mut Minds, rest: Cards) -> mlua::Result<String> {
    if rest.is_empty() {
        return Ok("; goes out".to_owned());
    }
    let split = minds.split(rest, Mode::Exact)?;
    let groups: Vec<String> = split.groups.iter().map(|group| group.cards.to_string()).collect();
    Ok(format!("; leaves {}", groups.join(" ")))
}

/// A bid with what it brings.
pub(super) fn bid(ranked: &RankedBid) -> Bid {
    let found = ranked.found;
    let why = format!("brings {:+.2} points in {} imagined deals", found.mean, found.deals);
    Bid { bid: ranked.bid, mean: short(found.mean), deals: found.deals, why }
}

/// What is to be expected of the deal.
pub(super) fn double(outlook: &Found) -> Double {
    let why = format!("brings {:+.2} shares in {} imagined deals", outlook.points, outlook.deals);
    Double { double: outlook.points > 0.0, mean: short(outlook.points), deals: outlook.deals, why }
}
