//! What becomes of a plan once others act. Planned amounts are what is put in on a street in all: a raise
//! that others have gone beyond is skipped, and with none left the player only calls.

use serde::{Deserialize, Serialize};

use super::clickable::Grid;
use super::tables::Limits;
use super::target::Outcome;
use super::whole::Plan;

/// A question as the plan sees it; chips of one seat on this street, if nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The street, from 0.
    pub street: usize,
    /// What the seat has put in during the hand, blinds and all.
    pub spent: u64,
    /// What it has put in on this street.
    pub put: u64,
    /// The highest bet of the street.
    pub bet: u64,
    /// The least amount that a raise may be to; none where nobody may raise.
    #[serde(default)]
    pub least: Option<u64>,
    /// What the seat would have put in if it went all-in.
    pub all_in: u64,
    /// How often it has raised on this street.
    #[serde(default)]
    pub raised: usize,
}

impl Turn {
    /// What a call costs.
    pub fn to_call(&self) -> u64 {
        self.bet.min(self.all_in).saturating_sub(self.put)
    }

    /// What is spent in the hand once so much has been put in on this street.
    fn spent_at(&self, to: u64) -> u64 {
        (self.spent + to).saturating_sub(self.put)
    }
}

/// When who is to lose stops calling.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cap {
    /// When the call would take it beyond the limit.
    #[default]
    Strict,
    /// When it is at the limit before the call.
    Literal,
}

/// How a plan is kept.
#[derive(Clone, Debug)]
pub struct Manner<'a> {
    /// How far a target may be overdrawn.
    pub limits: &'a Limits,
    /// When who is to lose stops calling.
    pub cap: Cap,
    /// Which amounts are offered.
    pub grid: &'a Grid,
    /// The room's maximum carry.
    pub carry: u64,
    /// The least raise, as drawn for this question.
    pub floor: u64,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "act", content = "to")]
pub enum Act {
    /// Give up.
    Fold,
    /// Call, or check.
    Call,
    /// Raise to so much on this street.
    Raise(u64),
}

/// Which step of the plan led to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The hand is given up at the first bet.
    GivenUp,
    /// A planned raise.
    Planned,
    /// The floor is higher than what is planned.
    Floor,
    /// A planned raise is less than the least raise allowed; it is called instead.
    TooSmall,
    /// A planned raise was made the least that is allowed, which costs little more.
    LeastRaise,
    /// The target is reached; who wins calls, and who loses as long as it may.
    Reached,
    /// Nothing is planned here, or nothing any more; as above.
    Unplanned,
    /// Who loses has spent what it may.
    Spent,
}

/// What to do and why.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Reaction {
    /// What to do.
    #[serde(flatten)]
    pub act: Act,
    /// The step of the plan.
    pub why: Why,
    /// Which raise of the street it is, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raise: Option<usize>,
    /// What was planned for the street up to and with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned: Option<f64>,
}

/// What a plan says to a question.
pub fn react(plan: &Plan, turn: &Turn, manner: &Manner<'_>) -> Reaction {
    let bare = |act, why| Reaction { act, why, raise: None, planned: None };
    if plan.folds {
        return bare(if turn.to_call() > 0 { Act::Fold } else { Act::Call }, Why::GivenUp);
    }
    if turn.spent >= plan.target {
        return met(plan, turn, manner, bare(Act::Call, Why::Reached));
    }
    match next_raise(plan, turn, manner) {
        Some(reaction) => met(plan, turn, manner, reaction),
        None => met(plan, turn, manner, bare(Act::Call, Why::Unplanned)),
    }
}

/// A call that who loses cannot afford becomes a fold.
fn met(plan: &Plan, turn: &Turn, manner: &Manner<'_>, reaction: Reaction) -> Reaction {
    let is_call = reaction.act == Act::Call && turn.to_call() > 0;
    match is_call && !may_call(plan, turn, manner) {
        true => Reaction { act: Act::Fold, why: Why::Spent, ..reaction },
        false => reaction,
    }
}

/// Who wins always calls; the others within a multiple of the target.
fn may_call(plan: &Plan, turn: &Turn, manner: &Manner<'_>) -> bool {
    let limit = most(plan, manner);
    match manner.cap {
        _ if plan.outcome == Outcome::Win => true,
        Cap::Literal => (turn.spent as f64) < limit,
        Cap::Strict => (turn.spent + turn.to_call()) as f64 <= limit,
    }
}

/// What may be spent by calling.
fn most(plan: &Plan, manner: &Manner<'_>) -> f64 {
    match plan.outcome {
        Outcome::Win => f64::INFINITY,
        _ => plan.target as f64 * manner.limits.lose,
    }
}

/// The first planned raise of the street that goes beyond what has been bet.
fn next_raise(plan: &Plan, turn: &Turn, manner: &Manner<'_>) -> Option<Reaction> {
    let amounts = plan.amounts.get(turn.street)?;
    let least = turn.least?;
    let mut prior = 0.0;
    for (at, amount) in amounts.iter().enumerate() {
        let size = Size { prior, amount: *amount, floor: manner.floor as f64 };
        if at >= turn.raised && size.to() > turn.bet as f64 {
            let sized = size.settled(plan, turn, manner, least);
            return sized.map(|(act, why)| Reaction {
                act,
                why,
                raise: Some(at + 1),
                planned: Some(prior + amount),
            });
        }
        prior += amount;
    }
    None
}

/// A raise: what the raises before it come to, its own amount, and the least that it may be.
struct Size {
    prior: f64,
    amount: f64,
    floor: f64,
}

impl Size {
    fn to(&self) -> f64 {
        self.prior + self.amount.max(self.floor)
    }

    /// The raise as it can be made: within what is left of the target (the floor goes before that, the stack
    /// before all), at least what the rules want, and clickable. None where that is no raise at all.
    fn settled(&self, plan: &Plan, turn: &Turn, manner: &Manner<'_>, least: u64) -> Option<(Act, Why)> {
        let left = (plan.target - turn.spent) as f64;
        let floored = self.prior + self.floor;
        let wanted = (self.prior + self.amount).min(turn.put as f64 + left);
        let (to, why) = if floored > wanted { (floored, Why::Floor) } else { (wanted, Why::Planned) };
        if to <= turn.bet as f64 {
            return None;
        }
        let to = to.round() as u64;
        let (to, why) = match to >= least.min(turn.all_in) {
            true => (to, why),
            false if (least - to) as f64 <= manner.limits.overshoot * left => (least, Why::LeastRaise),
            false => return Some((Act::Call, Why::TooSmall)),
        };
        Some(match offered(to, least, turn, plan, manner) {
            Some(to) => (Act::Raise(to), why),
            None => (Act::Call, Why::TooSmall),
        })
    }
}

/// The amount on the grid that is nearest, at least what the rules want and, for who is to lose, at most what
/// it may spend; the whole stack is always on the grid.
fn offered(to: u64, least: u64, turn: &Turn, plan: &Plan, manner: &Manner<'_>) -> Option<u64> {
    let limit = most(plan, manner).max(manner.floor as f64);
    let affordable = |to: &u64| turn.spent_at(*to) as f64 <= limit;
    let nearest = manner.grid.nearest(to, manner.carry);
    let up = manner.grid.up(least.max(turn.bet + 1), manner.carry);
    let lower = manner.grid.down(to, manner.carry);
    let nearest = if nearest < up { up } else { nearest };
    [nearest, lower.max(up), up].into_iter().map(|to| to.min(turn.all_in)).find(affordable)
}
