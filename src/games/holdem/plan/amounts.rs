//! What each raise puts in: the made street gets its share of the target, the other streets the rest, and
//! within a street it goes by the raises' weights.

use serde::{Deserialize, Serialize};

use super::super::category::Category;
use super::progress::{Progress, STREETS};
use super::tables::{Range, Tables};
use crate::kit::rng::Rng;

/// Something for each raise of each street.
pub type ByRaise<T> = [Vec<T>; STREETS];

/// How the rest of the target is spread over the streets that do not make the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Spread {
    /// By weight over all other raises.
    #[default]
    Pooled,
    /// As a target of its own for what the hand counts as before it is made, and so on down to a high card.
    Recursive,
}

/// Draws a weight for every raise.
pub fn weights(counts: [usize; STREETS], rows: &[Range], rng: &mut Rng) -> ByRaise<f64> {
    counts.map(|count| rows.iter().take(count).map(|range| range.draw_whole(1.0, rng) as f64).collect())
}

/// What is to be spread, and how.
pub struct Budget<'a> {
    /// Chips in all.
    pub target: f64,
    /// The part of them for the made street.
    pub share: f64,
    /// The streets.
    pub progress: &'a Progress,
    /// A weight for every raise.
    pub weights: &'a ByRaise<f64>,
}

impl Budget<'_> {
    /// The rest goes by weight over all other raises; with no other raise the made street gets it too.
    /// Nothing is left out but where there is no raise at all.
    pub fn pooled(&self) -> ByRaise<f64> {
        let mut purse = Purse::of(self);
        purse.spend(self.progress.made, self.share);
        purse.pool(self.progress.made)
    }

    /// The rest is a target of its own for what the hand counts as before, made on the first earlier street
    /// that has it; what a high card is left with goes by weight over the raises that have nothing yet.
    pub fn recursive(&self, tables: &Tables, rng: &mut Rng) -> ByRaise<f64> {
        let mut purse = Purse::of(self);
        purse.spend(self.progress.made, self.share);
        let (mut category, mut until) = (self.progress.last, self.progress.made);
        while let Some(row) = before(tables, category) {
            category = row;
            let share = tables.shares[category].share.draw(rng);
            if let Some(made) = (0..until).find(|at| self.progress.held[*at] >= category) {
                purse.spend(made, share);
                until = made;
            }
        }
        purse.pool(self.progress.made)
    }
}

/// What a category counts as before it is made, as long as that is something to raise with.
fn before(tables: &Tables, category: Category) -> Option<Category> {
    let before = tables.shares[category].before?;
    (before < category && before > Category::HighCard).then_some(before)
}

struct Purse<'a> {
    left: f64,
    weights: &'a ByRaise<f64>,
    amounts: ByRaise<f64>,
}

impl<'a> Purse<'a> {
    fn of(budget: &Budget<'a>) -> Purse<'a> {
        Purse { left: budget.target, weights: budget.weights, amounts: Default::default() }
    }

    /// A part of what is left goes to the raises of a street; nothing where it has none.
    fn spend(&mut self, street: usize, share: f64) {
        let weights = &self.weights[street];
        let sum: f64 = weights.iter().sum();
        if sum > 0.0 {
            let spent = self.left * share;
            self.amounts[street] = weights.iter().map(|weight| spent * weight / sum).collect();
            self.left -= spent;
        }
    }

    /// What is left goes by weight to the raises that have nothing yet, else to those of the made street.
    fn pool(mut self, made: usize) -> ByRaise<f64> {
        let is_open = |at: &usize| self.amounts[*at].is_empty();
        let open: Vec<usize> = (0..STREETS).filter(is_open).collect();
        let sum: f64 = open.iter().flat_map(|at| &self.weights[*at]).sum();
        if sum > 0.0 {
            for at in open {
                self.amounts[at] = self.weights[at].iter().map(|weight| self.left * weight / sum).collect();
            }
        } else {
            let spent: f64 = self.amounts[made].iter().sum();
            let all = if spent > 0.0 { (spent + self.left) / spent } else { 1.0 };
            self.amounts[made].iter_mut().for_each(|amount| *amount *= all);
        }
        self.amounts
    }
}
