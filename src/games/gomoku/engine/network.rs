//! What the weights miss of a position, told by a small network that has learned it from games.
//!
//! Every empty point is described, for each side, by the six pairs that its four lines form and by what
//! it is to both sides. Each description has a vector; the vectors of all empty points are summed up for
//! each side, and the sums are what the network reads: a layer of rectified units, and one number. The
//! sums are whole numbers and follow from those of the position before by the points a stone changes.
//!
//! The network of freestyle was fitted to 190,000 positions of games between fast players and leaves of
//! their searches. What it should say of one is the chance of winning by a search of 800 stones, mixed
//! with the game's result (7 to 3) where there is one; its cross-entropy above the least possible is 0.045
//! where that of the weights alone is 0.072.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::super::classes::{Class, KINDS, kinds, shapes};
use super::super::position::{Position, Shapes, Turned};
use super::super::rule::Side;
use super::super::shapes::Shape;
use super::field::Field;

/// Numbers of a vector, and units of the hidden layer.
const WIDTH: usize = 16;

/// Pairs of shapes, whatever their order.
const PAIRS: usize = Shape::COUNT * (Shape::COUNT + 1) / 2;

/// What a point is to a side and to the other.
const BOTH: usize = Class::COUNT * Class::COUNT;

/// Numbers for one side: vectors of pairs and of both classes; weights from the sums of the side to move
/// and of the other to the hidden layer; its offsets; its weights to the result; the result's offset.
const NUMBERS: usize = (PAIRS + BOTH + 2 * WIDTH + 2) * WIDTH + 1;

/// What 1 is in the vectors, and everywhere else.
const VECTOR_UNIT: f32 = 4096.0;
const UNIT: f32 = 1000.0;

/// No position is made better or worse by more.
const HIGHEST: f32 = 5_000.0;

/// The vector of a description.
type Vector = [i16; WIDTH];

/// A sum of vectors.
type Sum = [i32; WIDTH];

/// The sums of both sides.
pub(super) type Sums = [Sum; 2];

/// A network as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "Written", into = "Written")]
pub struct Network {
    scale: i32,
    numbers: Arc<[i16]>,
}

/// How a network is written down.
#[derive(Clone, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
struct Written {
    /// Hundredths of a point for one unit of the logarithm of the odds of winning.
    scale: i32,
    /// Whole numbers between blanks, in rows of any length; in Renju those of Black and then of White.
    rows: Vec<String>,
}

impl TryFrom<Written> for Network {
    type Error = String;

    fn try_from(written: Written) -> Result<Network, String> {
        let words = written.rows.iter().flat_map(|row| row.split_whitespace());
        let number = |word: &str| word.parse().map_err(|error| format!("`{word}`: {error}"));
        let numbers: Vec<i16> = words.map(number).collect::<Result<_, String>>()?;
        match numbers.len() {
            NUMBERS => {}
            len if len == 2 * NUMBERS => {}
            len => return Err(format!("{len} numbers in `rows`, where {NUMBERS} or twice as many are expected")),
        }
        Ok(Network { scale: written.scale, numbers: numbers.into() })
    }
}

impl From<Network> for Written {
    fn from(network: Network) -> Written {
        let row = |row: &[i16]| row.iter().map(i16::to_string).collect::<Vec<_>>().join(" ");
        Written { scale: network.scale, rows: network.numbers.chunks(16 * WIDTH).map(row).collect() }
    }
}

/// The layers that follow the sums.
struct Head {
    first: [[f32; WIDTH]; 2 * WIDTH],
    offsets: [f32; WIDTH],
    second: [f32; WIDTH],
    offset: f32,
}

/// What a network makes of one side, ready for use.
struct Part {
    /// Vectors of the pairs of every kind of point.
    kinds: Box<[Sum; KINDS]>,
    /// Vectors of what points are to the side and to the other.
    both: Box<[Sum; BOTH]>,
    head: Head,
}

/// A network made ready.
pub(super) struct Judge {
    parts: [Part; 2],
    kinds: &'static [u16; 1 << 16],
    scale: f32,
}

/// The number of a pair.
fn pair(one: Shape, other: Shape) -> usize {
    let (low, high) = (one.min(other) as usize, one.max(other) as usize);
    high * (high + 1) / 2 + low
}

impl Head {
    fn new(numbers: &[i16]) -> Head {
        let scaled = |at: usize, unit: f32| f32::from(numbers.get(at).copied().unwrap_or(0)) / unit;
        let row = |row: usize, unit: f32| std::array::from_fn(|at| scaled(row * WIDTH + at, unit));
        Head {
            first: std::array::from_fn(|at| row(at, UNIT * VECTOR_UNIT)),
            offsets: row(2 * WIDTH, UNIT),
            second: row(2 * WIDTH + 1, UNIT),
            offset: scaled((2 * WIDTH + 2) * WIDTH, UNIT),
        }
    }

    /// The logarithm of the odds.
    #[inline]
    fn result(&self, own: &Sum, other: &Sum) -> f32 {
        let mut hidden = self.offsets;
        for (sum, weights) in own.iter().chain(other).zip(&self.first) {
            let sum = (*sum).max(0) as f32;
            for (unit, weight) in hidden.iter_mut().zip(weights) {
                *unit += sum * weight;
            }
        }
        let mut result = self.offset + (own[0] - other[1]) as f32 / VECTOR_UNIT;
        for (unit, weight) in hidden.iter().zip(&self.second) {
            result += unit.max(0.0) * weight;
        }
        result
    }
}

impl Part {
    fn new(numbers: &[i16]) -> Part {
        let vector = |row: usize| -> Vector {
            std::array::from_fn(|at| numbers.get(row * WIDTH + at).copied().unwrap_or(0))
        };
        let mut all: Box<[Sum; KINDS]> = Box::new([[0; WIDTH]; KINDS]);
        let mut next = 0;
        for (number, kind) in kinds().iter().enumerate() {
            if usize::from(*kind) == next && next < KINDS {
                let lines = shapes(number as Shapes);
                let pairs = (0..lines.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
                for (first, second) in pairs {
                    add(&mut all[next], &vector(pair(lines[first], lines[second])).map(i32::from));
                }
                next += 1;
            }
        }
        let mut both: Box<[Sum; BOTH]> = Box::new([[0; WIDTH]; BOTH]);
        both.iter_mut().enumerate().for_each(|(at, entry)| *entry = vector(PAIRS + at).map(i32::from));
        Part { kinds: all, both, head: Head::new(numbers.get((PAIRS + BOTH) * WIDTH..).unwrap_or_default()) }
    }
}

impl Judge {
    pub(super) fn new(network: &Network) -> Judge {
        let halves: Vec<&[i16]> = network.numbers.chunks(NUMBERS).collect();
        let half = |side: Side| halves.get(side as usize).or(halves.first()).copied().unwrap_or_default();
        Judge { parts: Side::BOTH.map(|side| Part::new(half(side))), kinds: kinds(), scale: network.scale as f32 }
    }

    #[inline]
    fn kind(&self, side: usize, shapes: Shapes) -> &Sum {
        &self.parts[side].kinds[usize::from(self.kinds[usize::from(shapes)])]
    }

    #[inline]
    fn both(&self, side: usize, classes: [Class; 2]) -> &Sum {
        &self.parts[side].both[classes[side] as usize * Class::COUNT + classes[1 - side] as usize]
    }

    /// The sums of a position.
    pub(super) fn all(&self, position: &Position) -> Sums {
        let mut sums = Sums::default();
        for at in position.cells_where(|_, _| true) {
            let classes = Side::BOTH.map(|side| position.class(side, at));
            for side in Side::BOTH {
                add(&mut sums[side as usize], self.kind(side as usize, position.shapes(side, at)));
                add(&mut sums[side as usize], self.both(side as usize, classes));
            }
        }
        sums
    }

    /// Changes sums as points have changed.
    #[inline]
    pub(super) fn follow(&self, sums: &mut Sums, changes: impl Iterator<Item = Turned>) {
        for Turned { before, after } in changes {
            for (side, sum) in sums.iter_mut().enumerate() {
                let Some(after) = after else {
                    subtract(sum, self.kind(side, before.0[side]));
                    subtract(sum, self.both(side, before.1));
                    continue;
                };
                if after.0[side] != before.0[side] {
                    add(sum, self.kind(side, after.0[side]));
                    subtract(sum, self.kind(side, before.0[side]));
                }
                if after.1 != before.1 {
                    add(sum, self.both(side, after.1));
                    subtract(sum, self.both(side, before.1));
                }
            }
        }
    }

    /// By how much the position is worth more to the side to move than the weights say.
    pub(super) fn correction(&self, field: &mut Field, side: Side) -> i32 {
        let sums = field.sums(self);
        let result = self.parts[side as usize].head.result(&sums[side as usize], &sums[side.other() as usize]);
        (result * self.scale).clamp(-HIGHEST, HIGHEST) as i32
    }
}

#[inline]
fn add(sum: &mut Sum, vector: &Sum) {
    for (sum, part) in sum.iter_mut().zip(vector) {
        *sum += part;
    }
}

#[inline]
fn subtract(sum: &mut Sum, vector: &Sum) {
    for (sum, part) in sum.iter_mut().zip(vector) {
        *sum -= part;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::json;

    use super::super::Tuning;
    use super::*;
    use super::super::super::grid::Cell;
    use super::super::super::rule::Rule;

    fn own() -> Network {
        Tuning::default().networks.freestyle.unwrap()
    }

    #[test]
    fn sums_followed_are_sums_worked_out_anew() {
        let (judge, mut seed) = (Judge::new(&own()), 5_u64);
        let mut field = Field::new(&Position::new(Rule::Freestyle, 15, 15));
        let mut stones = 0;
        for _ in 0..4_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let number = (seed >> 33) as usize;
            if stones > 60 || number % 5 < 2 && stones > 0 {
                field.take_back();
                stones -= 1;
            } else {
                let empty: Vec<Cell> = field.position.cells_where(|_, _| true).collect();
                field.place(empty[number % empty.len()], Side::BOTH[number / 7 % 2]);
                stones += 1;
            }
            if number.is_multiple_of(3) {
                let anew = judge.all(&field.position);
                assert_eq!(*field.sums(&judge), anew, "after {stones} stones");
            }
        }
    }

    #[test]
    fn a_network_is_told_as_it_was_read() {
        let text = serde_json::to_value(own()).unwrap();
        assert_eq!(serde_json::from_value::<Network>(text).unwrap(), own());
    }

    #[test]
    fn a_network_of_a_wrong_size_is_refused_in_words() {
        let error = serde_json::from_value::<Network>(json!({ "scale": 1, "rows": ["1 2", "3"] })).unwrap_err();
        assert!(error.to_string().starts_with("3 numbers in `rows`"), "{error}");
        let error = serde_json::from_value::<Network>(json!({ "scale": 1, "rows": ["1 x"] })).unwrap_err();
        assert!(error.to_string().starts_with("`x`: invalid digit"), "{error}");
    }

    #[test]
    fn no_network_at_all_can_be_asked_for() {
        let tuning: Tuning = serde_json::from_value(json!({ "networks": {} })).unwrap();
        assert_eq!(tuning.networks.freestyle, None);
        assert!(Tuning::default().networks.freestyle.is_some());
    }
}
