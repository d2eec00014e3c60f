//! What a call into scripts may spend: live by the limits, in a replay as recorded.

use serde::{Deserialize, Serialize};

use super::budget::{Allowance, Kill};
use super::limits::Limits;

/// A script was stopped.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Killed {
    /// By which limit.
    pub by: Kill,
    /// After how much fuel.
    pub fuel: u64,
    /// The registry entry that was running, if it was one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub handler: String,
}

/// How the next call into scripts is limited.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Plan {
    /// By the limits of the match.
    #[default]
    Live,
    /// As it went when it was recorded: stopped there, or not at all.
    Replay(Option<Killed>),
}

impl Plan {
    /// What may be spent.
    pub(crate) fn allowance(&self, limits: &Limits) -> Allowance {
        match self {
            Plan::Live => Allowance { fuel: limits.fuel, ms: limits.ms },
            Plan::Replay(Some(killed)) => Allowance::exactly(killed.fuel),
            Plan::Replay(None) => Allowance::exactly(limits.fuel),
        }
    }

    /// The recorded limit in place of the one that stopped the replay.
    pub(crate) fn told(&self, kill: Kill) -> Kill {
        match self {
            Plan::Replay(Some(killed)) => killed.by,
            _ => kill,
        }
    }
}

/// A mod as it was when a journal was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Id of the mod.
    #[serde(rename = "mod")]
    pub module: String,
    /// Hash of its files.
    pub hash: String,
}
