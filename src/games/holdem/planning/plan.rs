//! `plan`: the whole plan of a hand from its outcome, its final category, the stack and the room.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::super::card::Card;
use super::super::category::Category;
use super::super::director::shown_by_street;
use super::super::plan::amounts::{ByRaise, Spread};
use super::super::plan::mapping::{self, Shown};
use super::super::plan::progress::{Progress, STREETS};
use super::super::plan::whole::{self, Brief, Given};
use super::super::plan::{Outcome, Plan, Tables};
use super::super::street::Street;
use super::map::{agrees, on_board};
use super::room::{Level, Room, chips};
use super::{board, hole, tables};
use crate::error::HostError;
use crate::kit::rng::Rng;
use crate::wire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    outcome: Outcome,
    #[serde(default)]
    category: Option<Category>,
    stack: u64,
    room: Value,
    #[serde(default)]
    hole: Option<String>,
    #[serde(default)]
    board: Option<String>,
    #[serde(default)]
    made: Option<Street>,
    #[serde(default)]
    held: Vec<Category>,
    #[serde(default)]
    strict_map: bool,
    #[serde(default)]
    anywhere: bool,
    #[serde(default = "one")]
    seed: u64,
    #[serde(default)]
    key: String,
    // steps that are given instead of drawn
    #[serde(default)]
    folds: Option<bool>,
    #[serde(default)]
    multiple: Option<f64>,
    #[serde(default)]
    target: Option<u64>,
    #[serde(default)]
    counts: Option<[usize; STREETS]>,
    #[serde(default)]
    share: Option<f64>,
    #[serde(default)]
    weights: Option<ByRaise<f64>>,
    #[serde(default)]
    spread: Spread,
    #[serde(default)]
    planned: Value,
}

const fn one() -> u64 {
    1
}

/// A plan as it is told.
#[derive(Serialize)]
struct Told {
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<Category>,
    #[serde(flatten)]
    plan: Plan,
    /// The part of the target that each street gets.
    shares: [f64; STREETS],
}

/// Makes a plan.
///
/// # Errors
/// What is missing or wrong, with its path; a room in which this player does not sit.
pub fn plan(input: &Value) -> Result<Value, HostError> {
    let data: Input = wire::read_value(input.clone())?;
    let room = Room::read(&data.room)?;
    admitted(&room, &data)?;
    let tables = tables(&data.planned)?;
    data.check(&tables)?;
    let (progress, from) = data.progress(&tables)?;
    let stack = chips("stack", data.stack)?;
    let brief = Brief { outcome: data.outcome, progress, stack, carry: room.carry, blind: room.blind() };
    let plan = whole::draw(&brief, &data.given(), &tables, (data.seed, &data.key));
    data.fits(&plan)?;
    let told = Told { from: (from != plan.category).then_some(from), shares: shares(&plan), plan };
    serde_json::to_value(told).map_err(|error| HostError::new(".", "a plan", error.to_string()))
}

/// Whether this player sits in such a room.
fn admitted(room: &Room, data: &Input) -> Result<(), HostError> {
    let open = |level: Level| {
        let name = serde_json::to_value(level).unwrap_or_default();
        let rooms = data.planned.get("rooms");
        rooms.and_then(|rooms| rooms.get(name.as_str()?)).and_then(Value::as_bool) != Some(false)
    };
    match room.level {
        Some(level) if !data.anywhere && !open(level) => {
            let expected = "a room in which the planned player sits, or `anywhere`: true";
            Err(HostError::new("room.level", expected, format!("{level:?}").to_lowercase()))
        }
        _ => Ok(()),
    }
}

/// The part of the target that each street gets.
fn shares(plan: &Plan) -> [f64; STREETS] {
    let part = |amounts: &Vec<f64>| (0.0 + amounts.iter().sum::<f64>()) / (plan.target as f64).max(1.0);
    std::array::from_fn(|at| (part(&plan.amounts[at]) * 1e6).round() / 1e6)
}

impl Input {
    /// What the hand counts as on each street, and what it is in the end before it is mapped.
    fn progress(&self, tables: &Tables) -> Result<(Progress, Category), HostError> {
        let hole = self.hole.as_deref().map(hole).transpose()?;
        let text = self.board.as_deref().unwrap_or_default();
        let Some(hole) = hole else {
            let alone = if text.is_empty() { Category::HighCard } else { on_board(text)? };
            return self.towards(self.last()?, alone, &self.held, tables);
        };
        let board = board(text, &hole)?;
        let streets = shown_by_street(hole, &board);
        if board.len() == 5 {
            agrees(self.category, streets[3].held)?;
            return Ok((Progress::through(streets, &tables.mapping, self.strict_map), streets[3].held));
        }
        let known = self.known(&streets, &board, tables);
        self.towards(self.last()?, Category::HighCard, &known, tables)
    }

    fn last(&self) -> Result<Category, HostError> {
        let missing =
            || HostError::new("category", "the final category, or hole cards and a whole board", "none");
        self.category.ok_or_else(missing)
    }

    /// What the hand counts as on the streets that have been dealt.
    fn known(&self, streets: &[Shown; STREETS], board: &[Card], tables: &Tables) -> Vec<Category> {
        let dealt = if board.is_empty() { 1 } else { board.len() - 1 };
        let mapped = |shown: &Shown| mapping::map(&tables.mapping, *shown, self.strict_map);
        streets[..dealt].iter().map(mapped).collect()
    }

    /// The way to a final category of which the board to come is unknown.
    fn towards(
        &self,
        last: Category,
        alone: Category,
        known: &[Category],
        tables: &Tables,
    ) -> Result<(Progress, Category), HostError> {
        if known.len() > STREETS {
            return Err(HostError::new("held", "4 categories or fewer", known.len().to_string()));
        }
        let shown = Shown { held: last, board: alone, plays_board: last == alone };
        let mapped = mapping::map(&tables.mapping, shown, self.strict_map);
        let rng = &mut Rng::for_decision(self.seed, 0, &self.key);
        let progress = match self.made {
            Some(made) => Progress::made_on(known, mapped, made as usize, tables),
            None => Progress::guessed(known, mapped, tables, rng),
        };
        Ok((progress, last))
    }
}

impl Input {
    /// The steps that are given.
    fn given(&self) -> Given {
        Given {
            folds: self.folds,
            multiple: self.multiple,
            target: self.target,
            counts: self.counts,
            share: self.share,
            weights: self.weights.clone(),
            spread: self.spread,
        }
    }

    /// Whether they may be so.
    fn check(&self, tables: &Tables) -> Result<(), HostError> {
        let most = tables.weights.len();
        let wrong = |path: &str, expected: String, found: String| Err(HostError::new(path, expected, found));
        if let Some(share) = self.share.filter(|share| !(0.0..=1.0).contains(share)) {
            return wrong("share", "a number from 0 to 1".to_owned(), share.to_string());
        }
        if let Some(multiple) = self.multiple.filter(|multiple| !(0.0..=1e6).contains(multiple)) {
            return wrong("multiple", "a number from 0 to 1000000".to_owned(), multiple.to_string());
        }
        if let Some(count) = self.counts.iter().flatten().find(|count| **count > most) {
            return wrong("counts", format!("0 to {most} raises a street"), count.to_string());
        }
        self.target.map_or(Ok(()), |target| chips("target", target).map(drop))
    }

    /// Whether the weights that were given are those of the raises that are made.
    fn fits(&self, plan: &Plan) -> Result<(), HostError> {
        let Some(weights) = &self.weights else { return Ok(()) };
        let fits = weights.iter().zip(plan.counts).all(|(row, count)| row.len() == count)
            && weights.iter().flatten().all(|weight| *weight > 0.0);
        match fits {
            true => Ok(()),
            false => {
                let expected = format!("a weight above 0 for each of {:?} raises", plan.counts);
                Err(HostError::new("weights", expected, format!("{weights:?}")))
            }
        }
    }
}
