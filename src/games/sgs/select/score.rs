//! The scores of candidates, and what made each of them.

use std::collections::BTreeMap;

use super::ratings::{ANY_LORD, Double, Ratings, Single};
use super::{Lord, Rule, is_hidden};
use crate::games::sgs::Catalogue;
use crate::games::sgs::snapshot::Role;

/// A candidate and its score.
#[derive(Clone, Debug, PartialEq)]
pub struct Scored {
    /// The general.
    pub general: String,
    /// The higher the better.
    pub score: f64,
    /// What made it so.
    pub why: String,
}

/// What a general that no list knows counts in 1v1, and one that lies face down there.
const UNLISTED_OF_ONE: f64 = 50.0;
/// The same in 3v3, whose list goes from 1 to 9.
const UNLISTED_OF_THREE: f64 = 5.0;
/// What a pair counts that is listed in neither order.
const UNLISTED_PAIR: f64 = 50.0;

/// All candidates with their scores, in the order given.
pub(super) fn scores(
    rule: &Rule,
    generals: &[String],
    ratings: &Ratings,
    catalogue: &Catalogue,
) -> Vec<Scored> {
    let score = |general: &String| {
        let (score, why) = match rule {
            Rule::OneOnOne => single(&ratings.one, general, UNLISTED_OF_ONE),
            Rule::ThreeOnThree => single(&ratings.three, general, UNLISTED_OF_THREE),
            Rule::Second { first } => pair(&ratings.pairs, first, general),
            Rule::First { role, lord } => {
                let kingdom = catalogue.general(general).and_then(|known| known.kingdom.as_deref());
                Product::of(ratings.of(*role), *role, lord.as_ref(), general, kingdom.unwrap_or_default())
            }
            Rule::Lot | Rule::Equal => (BASE, "nothing speaks for or against".to_owned()),
        };
        Scored { general: general.clone(), score: rounded(score), why }
    };
    generals.iter().map(score).collect()
}

/// Without the last digits that only say how floating point rounds: scores that are equal stay so.
fn rounded(score: f64) -> f64 {
    (score * 1e9).round() / 1e9
}

fn single(list: &Single, general: &str, unlisted: f64) -> (f64, String) {
    match list.get(general) {
        _ if is_hidden(general) => (unlisted, "face down".to_owned()),
        Some(value) => (*value, "listed".to_owned()),
        None => (unlisted, "not listed".to_owned()),
    }
}

/// The value of a pair, or of the same pair the other way round.
fn pair(pairs: &Double, first: &str, second: &str) -> (f64, String) {
    let listed = |first: &str, second: &str| pairs.get(first).and_then(|row| row.get(second)).copied();
    match (listed(first, second).filter(|value| *value != 0.0), listed(second, first)) {
        (Some(value), _) => (value, format!("listed as {first} + {second}")),
        (None, Some(value)) => (value, format!("listed as {second} + {first}")),
        (None, None) => (UNLISTED_PAIR, format!("{first} + {second} is listed in neither order")),
    }
}

/// What every general counts before anything else.
const BASE: f64 = 5.0;

/// A score as it is multiplied together.
struct Product {
    score: f64,
    why: String,
}

impl Product {
    fn of(
        table: Option<&Double>,
        role: Role,
        lord: Option<&Lord>,
        general: &str,
        kingdom: &str,
    ) -> (f64, String) {
        let mut product = Product { score: BASE, why: format!("{BASE}") };
        if let Some((factor, why)) = base_factor(role, lord, kingdom) {
            product.times(factor, why);
        }
        let fitness = |row: &BTreeMap<String, f64>| row.get(general).copied();
        let row = |lord: &str| table.and_then(|table| table.get(lord)).and_then(fitness);
        product.fit(row(ANY_LORD), "under any lord");
        if let Some(lord) = lord {
            product.fit(row(&lord.general), &format!("under {}", lord.general));
        }
        (product.score, product.why)
    }

    fn times(&mut self, factor: f64, why: &str) {
        self.score *= factor;
        self.why.push_str(&format!(" × {factor} ({why})"));
    }

    /// Fitness is an exponent.
    fn fit(&mut self, fitness: Option<f64>, why: &str) {
        if let Some(fitness) = fitness {
            self.score *= libm::pow(1.1, fitness);
            self.why.push_str(&format!(" × 1.1^{fitness} ({why})"));
        }
    }
}

/// What a kingdom is worth to a role under a lord. No two of these meet.
fn base_factor(role: Role, lord: Option<&Lord>, kingdom: &str) -> Option<(f64, &'static str)> {
    let has = |skill: &str| lord.is_some_and(|lord| lord.skills.iter().any(|name| name == skill));
    let is_lords = lord.is_some_and(|lord| lord.kingdom == kingdom && !kingdom.is_empty());
    match (role, kingdom) {
        (Role::Loyalist, "god") => Some((1.04, "a loyal god")),
        (Role::Loyalist, _) if is_lords => Some((1.04, "of the lord's kingdom")),
        (Role::Rebel, "qun") if has("xueyi") => Some((0.8, "qun against xueyi")),
        (Role::Rebel, "wu") if has("guiming") => Some((0.5, "wu against guiming")),
        (Role::Rebel | Role::Renegade, "shu") if has("shichou") => Some((0.1, "shu against shichou")),
        _ => None,
    }
}
