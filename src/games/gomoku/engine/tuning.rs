//! Every weight of the player, as data.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::super::rule::Rule;
use super::evaluate::Weights;
use super::limits::Limits;
use super::network::Network;
use super::order::Ordering;
use super::search::Pruning;

/// The weights of the player and its levels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Tuning {
    /// What positions are worth.
    pub weights: Weights,
    /// What they are worth where exactly five win.
    pub standard: Weights,
    /// What they are worth to Black and to White in Renju, where the sides are not alike.
    pub renju: [Weights; 2],
    /// Networks that tell what the weights miss, by rule; those of `data/gomoku/` where nothing is said.
    pub networks: Networks,
    /// What moves are tried first.
    pub ordering: Ordering,
    /// What is not tried.
    pub pruning: Pruning,
    /// What each level may do, the weakest first.
    pub levels: Vec<Limits>,
}

/// The networks of the rules; a rule without one is played by its weights alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Networks {
    /// Where five or more win.
    #[serde(default)]
    pub freestyle: Option<Network>,
    /// Where exactly five win.
    #[serde(default)]
    pub standard: Option<Network>,
    /// In Renju.
    #[serde(default)]
    pub renju: Option<Network>,
}

impl Default for Tuning {
    fn default() -> Tuning {
        let (networks, weights, ordering, pruning) = Default::default();
        Tuning { weights, standard: Weights::standard(), renju: Weights::renju(), networks, ordering, pruning, levels: levels() }
    }
}

/// Depth, stones, stones of the searches for fours and for threats at the root, and noise of the nine
/// levels.
const LEVELS: [(u32, u64, u64, u64, u32); 9] = [
    (1, 200, 0, 0, 120),
    (2, 1_000, 0, 0, 80),
    (2, 3_000, 200, 0, 40),
    (4, 10_000, 500, 0, 20),
    (6, 30_000, 2_000, 0, 10),
    (8, 100_000, 5_000, 2_000, 0),
    (10, 300_000, 10_000, 5_000, 0),
    (14, 1_000_000, 20_000, 10_000, 0),
    (60, 5_000_000, 50_000, 20_000, 0),
];

fn levels() -> Vec<Limits> {
    let level = |(depth, nodes, fours, threats, noise)| Limits { depth, nodes, fours, threats, noise, ..Limits::default() };
    LEVELS.into_iter().map(level).collect()
}

impl Tuning {
    /// The network of a rule.
    pub(super) fn network_under(&self, rule: Rule) -> Option<&Network> {
        match rule {
            Rule::Renju => self.networks.renju.as_ref(),
            Rule::Standard => self.networks.standard.as_ref(),
            Rule::Freestyle => self.networks.freestyle.as_ref(),
            Rule::Caro => None,
        }
    }

    /// What positions are worth to Black and to White under a rule.
    pub(super) fn weights_under(&self, rule: Rule) -> [&Weights; 2] {
        match rule {
            Rule::Renju => self.renju.each_ref(),
            Rule::Standard => [&self.standard; 2],
            Rule::Freestyle | Rule::Caro => [&self.weights; 2],
        }
    }

    /// What a level from 1 to 9 may do; others are the nearest of these.
    pub fn level(&self, level: usize) -> Limits {
        let at = level.clamp(1, self.levels.len().max(1)) - 1;
        self.levels.get(at).cloned().unwrap_or_default()
    }
}

impl Default for Networks {
    fn default() -> Networks {
        static OWN: LazyLock<Networks> = LazyLock::new(|| {
            serde_json::from_str(include_str!("../../../../data/gomoku/networks.json")).unwrap_or(Networks::NONE)
        });
        OWN.clone()
    }
}

impl Networks {
    /// No networks at all.
    const NONE: Networks = Networks { freestyle: None, standard: None, renju: None };
}
