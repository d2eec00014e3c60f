//! A deal as one seat sees it: its own cards and what everybody has seen. There is no place in it for the
//! cards that others hold.

use std::sync::{Arc, OnceLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::cards::Cards;
use super::play::Play;
use super::ruleset::RuleSet;
use super::seat::Seat;
use super::standing::Standing;
use super::table::{Step, View};

/// One seat's view of a deal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The rules of the table: a preset or switches; `seed` by default.
    #[serde(default)]
    pub rules: RuleSet,
    /// The seat whose view this is.
    pub seat: Seat,
    /// The cards that it holds now.
    pub hand: Cards,
    /// The seat that bid first, or that is the landlord where there is no bidding.
    #[serde(default)]
    pub first: Seat,
    /// The bids so far from `first` on, 0 for a pass; in call-and-rob bidding 1 calls or robs. May be left out
    /// where `landlord` is given.
    #[serde(default)]
    pub bids: Vec<u8>,
    /// The landlord; by default whom the bids make it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub landlord: Option<Seat>,
    /// What a share is worth before anything doubles; by default what was bid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stake: Option<u16>,
    /// Who has doubled, in turn from the landlord on, under rules with doubling.
    #[serde(default)]
    pub doubles: Vec<bool>,
    /// The three open cards that the landlord took; none where they are not shown.
    #[serde(default)]
    pub bottom: Cards,
    /// All turns of play from the landlord's first on, passes among them.
    #[serde(default)]
    pub history: Vec<Play>,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
    /// Where the deal stands, once that was worked out.
    #[serde(skip)]
    pub(super) worked_out: WorkedOut,
}

/// Where a snapshot stands; kept because every decision asks for it several times. A copy begins without it.
#[derive(Debug, Default)]
pub(super) struct WorkedOut(OnceLock<Arc<Standing>>);

impl Clone for WorkedOut {
    fn clone(&self) -> WorkedOut {
        WorkedOut::default()
    }
}

impl PartialEq for WorkedOut {
    fn eq(&self, _: &WorkedOut) -> bool {
        true
    }
}

impl Snapshot {
    /// What was worked out before, if nothing has changed since.
    pub(super) fn kept(&self) -> Option<Arc<Standing>> {
        let kept = self.worked_out.0.get()?;
        let view = &kept.view;
        let is_same = view.rules == self.rules.0
            && view.seat == self.seat.index()
            && view.first == self.first.index()
            && self.landlord.map(Seat::index) == view.landlord
            && (view.landlord.is_none() || self.stake.map(i32::from) == Some(kept.stake))
            && view.bids == self.bids
            && kept.doubles == self.doubles
            && (view.hand, view.bottom) == (self.hand, self.bottom)
            && view.history.iter().map(|step| step.cards).eq(self.history.iter().map(|play| play.cards()));
        is_same.then(|| kept.clone())
    }

    /// Keeps what was worked out.
    pub(super) fn keep(&self, standing: Standing) -> Arc<Standing> {
        let standing = Arc::new(standing);
        let _ = self.worked_out.0.set(standing.clone());
        standing
    }

    /// The same for the engine, with this landlord.
    pub fn view(&self, landlord: Option<Seat>, stake: i32) -> View {
        let from = landlord.unwrap_or_default();
        let step = |(at, play): (usize, &Play)| Step { seat: from.after(at).index(), cards: play.cards() };
        View {
            rules: self.rules.0,
            seat: self.seat.index(),
            first: self.first.index(),
            bids: self.bids.clone(),
            landlord: landlord.map(Seat::index),
            stake,
            bottom: self.bottom,
            hand: self.hand,
            history: self.history.iter().enumerate().map(step).collect(),
        }
    }
}
