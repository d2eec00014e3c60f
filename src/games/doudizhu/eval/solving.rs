//! Endings with both hands open.

use serde::Deserialize;
use serde_json::{Value, json};

use super::super::cards::Cards;
use super::super::play::Play;
use super::super::ruleset::RuleSet;
use super::super::solve::Solver;
use super::{MOST, check_size, rules, to_beat};
use crate::error::HostError;
use crate::game::Settings;
use crate::wire;

/// Positions that are looked at where no limit is given.
const NODES: u64 = 30_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    #[serde(default, rename = "id")]
    _id: Value,
    mover: Cards,
    opponent: Cards,
    #[serde(default)]
    last: Option<Cards>,
    #[serde(default)]
    rules: Option<RuleSet>,
    #[serde(default)]
    nodes: Option<u64>,
}

impl Input {
    fn check(&self) -> Result<(), HostError> {
        check_size("mover", self.mover, 1, MOST)?;
        check_size("opponent", self.opponent, 1, MOST)?;
        let all = self.mover.checked_plus(self.opponent);
        let wrong = || {
            let found = "more cards of a rank than the deck has";
            HostError::new("opponent", "cards of one deck together with those of `mover`", found)
        };
        all.map(drop).ok_or_else(wrong)
    }

    /// How large a table such a position fills, as a power of two.
    fn table_bits(&self) -> u32 {
        match self.mover.len() + self.opponent.len() {
            ..=12 => 12,
            13..=16 => 16,
            17..=20 => 20,
            _ => 23,
        }
    }
}

/// `{id?, mover, opponent, last?, rules?, nodes?}` → `{id?, win, moves}`: whether the owner of `mover`, who is to
/// beat `last` or to lead, gets rid of his cards first, and all first moves with which he does.
pub(super) fn solve(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let input: Input = wire::read_value(input.clone())?;
    input.check()?;
    let rules = rules(input.rules, settings)?;
    let last = to_beat(input.last, &rules)?;
    let mut solver = Solver::new(rules, input.table_bits()).with_limit(input.nodes.unwrap_or(NODES));
    let solved = solver.solve(input.mover, input.opponent, last);
    let solution = solved
        .map_err(|problem| HostError::new("mover", "an ending that can be solved", problem.to_string()))?;
    let mut moves: Vec<Cards> =
        solution.moves.into_iter().map(|play| play.map_or(Cards::NONE, |play| play.cards)).collect();
    let mut seen = std::collections::HashSet::new();
    moves.retain(|cards| seen.insert(*cards));
    Ok(json!({ "win": solution.win, "moves": moves.into_iter().map(Play::of).collect::<Vec<_>>() }))
}
