//! The whole plan of a hand: whether to play, the target, the made street, raises, shares and amounts.

use serde::{Deserialize, Serialize};

use super::super::category::Category;
use super::super::street::Street;
use super::amounts::{self, Budget, ByRaise, Spread};
use super::progress::{Progress, STREETS};
use super::tables::Tables;
use super::target::{self, Outcome};
use super::{counts, written};
use crate::kit::rng::Rng;

/// What a plan is made for.
#[derive(Clone, Debug)]
pub struct Brief {
    /// How the hand is to come out.
    pub outcome: Outcome,
    /// What it counts as on each street.
    pub progress: Progress,
    /// Chips at the start of the hand.
    pub stack: u64,
    /// The room's maximum carry.
    pub carry: u64,
    /// The big blind.
    pub blind: u64,
}

/// Steps that are given instead of drawn, and how the rest is spread.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// Whether the hand is given up.
    pub folds: Option<bool>,
    /// The multiple of the maximum carry.
    pub multiple: Option<f64>,
    /// The target itself.
    pub target: Option<u64>,
    /// Raises by street; the made street gets one in any case.
    pub counts: Option<[usize; STREETS]>,
    /// The part of the target for the made street.
    pub share: Option<f64>,
    /// The weight of every raise.
    pub weights: Option<ByRaise<f64>>,
    /// How the rest is spread.
    pub spread: Spread,
}

/// What is to be done in a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plan {
    /// How it is to come out.
    pub outcome: Outcome,
    /// What it counts as in the end.
    pub category: Category,
    /// What it counts as on each street.
    pub held: [Category; STREETS],
    /// Whether the first bet is not met.
    pub folds: bool,
    /// The multiple of the maximum carry that was drawn.
    pub multiple: f64,
    /// Chips to put in.
    pub target: u64,
    /// The street on which the hand is made.
    pub made: Street,
    /// Raises by street.
    pub counts: [usize; STREETS],
    /// The part of the target for the made street.
    pub share: f64,
    /// The weight of every raise.
    pub weights: ByRaise<f64>,
    /// What every raise puts in, in chips, not yet rounded.
    #[serde(serialize_with = "written::chips")]
    pub amounts: ByRaise<f64>,
}

/// Streams of the steps that are drawn.
#[derive(Clone, Copy)]
enum Step {
    Fold = 1,
    Target,
    Counts,
    Share,
    Weights,
    Rest,
}

/// Makes a plan. The same seed and key always give the same; each step draws from a stream of its own.
pub fn draw(brief: &Brief, given: &Given, tables: &Tables, (seed, key): (u64, &str)) -> Plan {
    let stream = |step: Step| Rng::for_decision(seed, step as u64, key);
    let progress = match brief.outcome {
        Outcome::Tie => Progress::shared(),
        _ => brief.progress,
    };
    let multiples = target::multiples(&tables.targets, brief.outcome, progress.last);
    let multiple = given.multiple.unwrap_or_else(|| multiples.draw(&mut stream(Step::Target)));
    let target = given.target.unwrap_or_else(|| target::target(brief.stack, multiple, brief.carry));
    let counts = given.counts.unwrap_or_else(|| counts::draw(&progress, tables, &mut stream(Step::Counts)));
    let counts = counts::settled(counts, &progress);
    let weights = || amounts::weights(counts, &tables.weights, &mut stream(Step::Weights));
    let weights = given.weights.clone().unwrap_or_else(weights);
    let share =
        given.share.unwrap_or_else(|| tables.shares[progress.last].share.draw(&mut stream(Step::Share)));
    let budget = Budget { target: target as f64, share, progress: &progress, weights: &weights };
    let amounts = match given.spread {
        Spread::Pooled => budget.pooled(),
        Spread::Recursive => budget.recursive(tables, &mut stream(Step::Rest)),
    };
    let folds = target::may_give_up(&tables.play, progress.last, brief.stack, brief.blind)
        && given.folds.unwrap_or_else(|| target::gives_up(&tables.play, &mut stream(Step::Fold)));
    let Progress { held, last: category, made } = progress;
    let made = Street::ALL[made];
    let outcome = brief.outcome;
    Plan { outcome, category, held, folds, multiple, target, made, counts, share, weights, amounts }
}
