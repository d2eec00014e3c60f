//! What a play is worth: the value table of the seed series, kept as data in `data/doudizhu/values.json`.
//!
//! Source of the formulas: sm9sun, "斗地主AI算法", chapter 4. A value says how well a play takes or keeps
//! the lead; getting rid of a play costs one turn of control, worth `round` points.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::kinds::{Form, Kind};

/// The value of one kind: (card number + `add`) / `divide`, the fraction dropped. Card numbers run from
/// 3 to 17.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Formula {
    /// Points added to the number of the highest main card.
    pub add: i32,
    /// What the sum is divided by; 0 counts as 1.
    pub divide: i32,
}

/// A value table: a formula for each kind of play, the worth of a turn and the bidding thresholds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    #[serde(default)]
    doc: String,
    /// Points that one turn of control is worth.
    pub round: i32,
    /// Least value of a hand for bidding one, two and three.
    pub bids: [i32; 3],
    forms: BTreeMap<Form, Formula>,
}

/// What scripts put in the place of parts of a value table.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Changes {
    round: Option<i32>,
    bids: Option<[i32; 3]>,
    forms: BTreeMap<Form, Formula>,
}

/// What a formula may add, a turn be worth and a bid ask for, at most: a hand's sum then stays small.
pub const MOST: i32 = 1000;

static SEED_VALUES: LazyLock<Values> = LazyLock::new(|| {
    // A broken file would give an empty table; a test reads it, so it is never shipped broken.
    serde_json::from_str(include_str!("../../../data/doudizhu/values.json")).unwrap_or_default()
});

impl Values {
    /// The table of the seed series.
    pub fn seed() -> &'static Values {
        &SEED_VALUES
    }

    /// The formula of a kind.
    pub fn formula(&self, form: Form) -> Formula {
        self.forms.get(&form).copied().unwrap_or_default()
    }

    /// Puts a formula in the place of a kind's.
    pub fn set(&mut self, form: Form, formula: Formula) {
        self.forms.insert(form, formula);
    }

    /// The table with changes; `None` where a number is beyond [`MOST`].
    pub fn changed(&self, changes: &Changes) -> Option<Values> {
        let mut values = self.clone();
        values.round = changes.round.unwrap_or(values.round);
        values.bids = changes.bids.unwrap_or(values.bids);
        values.forms.extend(&changes.forms);
        let formulas = values.forms.values().flat_map(|formula| [formula.add, formula.divide]);
        let mut numbers = formulas.chain(values.bids).chain([values.round]);
        numbers.all(|number| number.abs() <= MOST).then_some(values)
    }

    /// The value of a play in points.
    pub fn of(&self, kind: Kind) -> i32 {
        let formula = self.formula(kind.form);
        (i32::from(kind.top) + 3 + formula.add) / formula.divide.max(1)
    }

    /// All values as a table: points for each kind and rank.
    pub fn table(&self) -> ValueTable {
        let row = |form| std::array::from_fn(|top| self.of(Kind::single(form, top as u8)) as i16);
        ValueTable { points: Form::ALL.map(row), round: self.round as i16 }
    }

    /// The bid for a hand of so much value: 0 (pass) to 3.
    pub fn bid(&self, value: i32) -> u8 {
        self.bids.iter().filter(|least| value >= **least).count() as u8
    }
}

/// A value table spelled out for quick looking up.
#[derive(Clone, Debug)]
pub struct ValueTable {
    points: [[i16; 15]; 14],
    /// Points that one turn of control is worth.
    pub round: i16,
}

impl ValueTable {
    /// A table by which every play costs one point, so that the best split has the fewest plays.
    pub fn counting() -> ValueTable {
        ValueTable { points: [[0; 15]; 14], round: 1 }
    }

    /// The value of a play in points.
    pub fn value(&self, kind: Kind) -> i16 {
        self.points[kind.form as usize][usize::from(kind.top)]
    }

    /// The value of a play less the turn it costs.
    pub fn score(&self, kind: Kind) -> i16 {
        self.value(kind) - self.round
    }
}

#[cfg(test)]
mod tests {
    use super::super::kinds::detect;
    use super::super::rules::SEED;
    use super::*;

    fn value(text: &str) -> i32 {
        Values::seed().of(detect(text.parse().unwrap(), &SEED).unwrap())
    }

    #[test]
    fn the_values_are_those_of_the_series() {
        let rows = [
            ("3", -7),
            ("T", 0),
            ("2", 5),
            ("B", 6),
            ("R", 7),
            ("33", -7),
            ("TTT", 0),
            ("KKK3", 3),
            ("KKK22", 3),
            ("34567", -2),
            ("TJQKA", 5),
            ("334455", -4),
            ("QQKKAA", 5),
            ("333444", 1),
            ("JJJQQQKKK", 5),
            ("QQQKKKAAA", 6),
            ("QQQKKKAAA345", 6),
            ("2222BR", 6),
            ("222234", 6),
            ("333345", 0),
            ("3333", 7),
            ("2222", 19),
            ("BR", 20),
        ];
        for (text, wanted) in rows {
            assert_eq!(value(text), wanted, "{text}");
        }
    }

    #[test]
    fn bids_rise_at_10_15_and_20() {
        let bids = [9, 10, 14, 15, 19, 20, 40].map(|value| Values::seed().bid(value));
        assert_eq!(bids, [0, 1, 1, 2, 2, 3, 3]);
    }

    #[test]
    fn carried_cards_never_matter() {
        assert_eq!(value("KKK3"), value("KKKR"));
        assert_eq!(value("44445566"), value("4444KKAA"));
    }
}
