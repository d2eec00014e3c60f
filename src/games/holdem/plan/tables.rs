//! The numbers of the planned player, as scripts give them.

use std::collections::BTreeMap;
use std::ops::Index;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::category::Category;
use super::mapping::Row;
use crate::error::HostError;
use crate::kit::rng::Rng;
use crate::wire;

/// From a lowest to a highest number, both possible; written `[4, 6]`.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize, Serialize)]
#[serde(try_from = "[f64; 2]", into = "[f64; 2]")]
pub struct Range {
    low: f64,
    high: f64,
}

impl Range {
    /// A range.
    ///
    /// # Errors
    /// Bounds that are negative, no numbers, or in the wrong order.
    pub fn new(low: f64, high: f64) -> Result<Range, String> {
        match 0.0 <= low && low <= high && high.is_finite() {
            true => Ok(Range { low, high }),
            false => Err(format!("[{low}, {high}] is no range: two numbers from 0 on, the lower one first")),
        }
    }

    /// Its lowest number.
    pub fn low(self) -> f64 {
        self.low
    }

    /// Its highest number.
    pub fn high(self) -> f64 {
        self.high
    }

    /// So far from the lowest (0) to the highest (1).
    pub fn at(self, fraction: f64) -> f64 {
        self.low + (self.high - self.low) * fraction
    }

    /// Any number of the range, all alike.
    pub fn draw(self, rng: &mut Rng) -> f64 {
        self.at(rng.unit())
    }

    /// Any whole number of the range times `unit`, all alike; the bounds are rounded inwards where they
    /// are not whole.
    pub fn draw_whole(self, unit: f64, rng: &mut Rng) -> u64 {
        let low = (self.low * unit).ceil();
        rng.between(low as i64, (self.high * unit).floor().max(low) as i64).max(0) as u64
    }
}

impl TryFrom<[f64; 2]> for Range {
    type Error = String;

    fn try_from([low, high]: [f64; 2]) -> Result<Range, String> {
        Range::new(low, high)
    }
}

impl From<Range> for [f64; 2] {
    fn from(range: Range) -> [f64; 2] {
        [range.low, range.high]
    }
}

/// Something for each category.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "BTreeMap<String, T>")]
pub struct ByCategory<T>(Vec<T>);

impl<T> TryFrom<BTreeMap<String, T>> for ByCategory<T> {
    type Error = String;

    fn try_from(mut rows: BTreeMap<String, T>) -> Result<ByCategory<T>, String> {
        let mut taken = |category: Category| {
            let row = rows.remove(category.name());
            row.ok_or_else(|| format!("a row is missing for {category}"))
        };
        let all = Category::ALL.into_iter().map(&mut taken).collect::<Result<_, _>>()?;
        match rows.into_keys().next() {
            Some(other) => Err(format!("`{other}` is no kind of hand")),
            None => Ok(ByCategory(all)),
        }
    }
}

impl<T> Index<Category> for ByCategory<T> {
    type Output = T;

    fn index(&self, category: Category) -> &T {
        &self.0[category as usize]
    }
}

/// Whether a hand is given up before it has begun.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The chance of giving it up.
    pub fold: f64,
    /// The best category that may be given up.
    pub up_to: Category,
    /// A stack of so many big blinds or fewer always plays.
    pub always_blinds: f64,
}

/// What is put in, as multiples of the room's maximum carry.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Targets {
    /// By the category of who wins.
    pub win: ByCategory<Range>,
    /// By the category of who loses.
    pub lose: ByCategory<Range>,
    /// Whatever the category, where the pot is shared.
    pub tie: Range,
}

/// What the made street gets.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Share {
    /// The part of the target that is spent on the street on which the category is made.
    pub share: Range,
    /// What the hand counts as before that street; none for the lowest.
    #[serde(default)]
    pub before: Option<Category>,
}

/// How far a target may be overdrawn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    /// Who is to lose calls up to this multiple of the target.
    pub lose: f64,
    /// A raise below the minimum is made the minimum where that costs no more than this part of what is
    /// left of the target; 0 for never.
    pub overshoot: f64,
}

/// All tables.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// Which hands count as less, since the board alone shows them.
    pub mapping: Vec<Row>,
    /// Whether to play at all.
    pub play: Play,
    /// How much to put in.
    pub targets: Targets,
    /// Weights of raising 0, 1, 2 … times on a street, by the category held there.
    pub raises: ByCategory<Vec<f64>>,
    /// What the made street gets.
    pub shares: ByCategory<Share>,
    /// Weights of the first, second … raise of a street.
    pub weights: Vec<Range>,
    /// The least raise in big blinds, by the category held.
    pub floors: ByCategory<Range>,
    /// How likely a category is made on each of the four streets, where the board to come is unknown.
    pub made: ByCategory<[f64; 4]>,
    /// How far a target may be overdrawn.
    pub limits: Limits,
}

impl Tables {
    /// Reads tables as scripts have filled them.
    ///
    /// # Errors
    /// What is missing or wrong, with its path inside the tables.
    pub fn read(data: &Value) -> Result<Tables, HostError> {
        let tables: Tables = wire::read_value(data.clone())?;
        tables.check()?;
        Ok(tables)
    }

    /// Whether the weights of raising are some, and no raise is without a weight of its own.
    fn check(&self) -> Result<(), HostError> {
        for category in Category::ALL {
            let row = &self.raises[category];
            let is_drawn = row.iter().sum::<f64>() > 0.0 && row.iter().all(|weight| *weight >= 0.0);
            let most = self.weights.len() + 1;
            if !is_drawn || row.len() > most {
                let expected = format!("1 to {most} weights from 0 on, not all 0");
                return Err(HostError::new(format!("raises.{category}"), expected, format!("{row:?}")));
            }
        }
        Ok(())
    }
}
