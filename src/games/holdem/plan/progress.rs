//! What a hand counts as on each street, and on which street it is made.

use super::super::category::Category;
use super::mapping::{self, Row, Shown};
use super::tables::Tables;
use crate::kit::rng::Rng;
use crate::kit::weighted;

/// Hole cards, flop, turn, river.
pub const STREETS: usize = 4;
/// The last street.
const RIVER: usize = STREETS - 1;

/// The way of a hand through the streets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What it counts as on each street.
    pub held: [Category; STREETS],
    /// What it counts as in the end.
    pub last: Category,
    /// The street on which it is made, from 0.
    pub made: usize,
}

impl Progress {
    /// Through four known streets: the special cases are applied to each part of the board. It is made on
    /// the first street on which it counts as at least what it counts as in the end.
    pub fn through(shown: [Shown; STREETS], rows: &[Row], strict: bool) -> Progress {
        let held = shown.map(|shown| mapping::map(rows, shown, strict));
        Progress::of(held, held[RIVER])
    }

    /// Counting as this on each street, and as `last` in the end.
    pub fn of(held: [Category; STREETS], last: Category) -> Progress {
        let made = held.iter().position(|held| *held >= last).unwrap_or(RIVER);
        Progress { held, last, made }
    }

    /// Of a hand that counts as `last` in the end, where only the first streets are known: the street that
    /// makes it is drawn from those to come, and before it the hand counts as the tables say.
    pub fn guessed(known: &[Category], last: Category, tables: &Tables, rng: &mut Rng) -> Progress {
        let reached = known.iter().position(|held| *held >= last);
        let chances = tables.made[last];
        let to_come: Vec<f64> =
            (0..STREETS).map(|at| if at < known.len() { 0.0 } else { chances[at] }).collect();
        let made = reached.or_else(|| weighted::pick(rng, &to_come)).unwrap_or(RIVER);
        Progress::made_on(known, last, made, tables)
    }

    /// The same with the street that makes it given.
    pub fn made_on(known: &[Category], last: Category, made: usize, tables: &Tables) -> Progress {
        let before = tables.shares[last].before.unwrap_or(last).min(last);
        let to_come = |at: usize| if at >= made { last } else { before };
        let held = std::array::from_fn(|at| known.get(at).copied().unwrap_or_else(|| to_come(at)));
        Progress { held, last, made: made.min(RIVER) }
    }

    /// The same hand where the pot is shared: it counts as a high card throughout.
    pub fn shared() -> Progress {
        Progress::of([Category::HighCard; STREETS], Category::HighCard)
    }

    /// Whether the made street has to have a raise: a high card is made at once and never raises.
    pub fn must_raise(&self) -> bool {
        self.last > Category::HighCard
    }
}
