//! What the four lines of a point amount to together.

use std::sync::LazyLock;

use super::position::Shapes;
use super::shapes::Shape;

/// What a stone makes, from nothing to a row that wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// Nothing.
    #[default]
    None,
    /// A stone by itself.
    One,
    /// A sleeping two.
    SleepingTwo,
    /// A live two.
    LiveTwo,
    /// Two live twos.
    TwoTwos,
    /// A sleeping three.
    SleepingThree,
    /// A sleeping three with a live two.
    ThreeAndTwo,
    /// A live three.
    Three,
    /// A live three and something that grows.
    ThreeAndMore,
    /// Two live threes.
    TwoThrees,
    /// A four with one completing point.
    Four,
    /// A four and a live two or a sleeping three.
    FourAndMore,
    /// A four and a live three.
    FourAndThree,
    /// Two fours, or a straight four.
    TwoFours,
    /// A row that wins.
    Five,
    /// Two threes, two fours or six, where these may not be played. Two threes only seem so: one of
    /// them may be none.
    Foul,
}

impl Class {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// Whether a stone there has to be answered at once.
    #[inline]
    pub fn is_four(self) -> bool {
        matches!(self, Class::Four | Class::FourAndMore | Class::FourAndThree | Class::TwoFours)
    }
}

/// How many combinations of four shapes have a number.
pub const COMBINATIONS: usize = 1 << 16;

/// Classes of all combinations of four shapes.
pub struct Classes {
    all: Box<[Class; COMBINATIONS]>,
}

impl Classes {
    /// For a side that has forbidden points, or has none.
    pub fn of(has_fouls: bool) -> &'static Classes {
        static FREE: LazyLock<Classes> = LazyLock::new(|| Classes::make(false));
        static FOULS: LazyLock<Classes> = LazyLock::new(|| Classes::make(true));
        if has_fouls { &FOULS } else { &FREE }
    }

    /// The class of four shapes.
    #[inline]
    pub fn class(&self, shapes: Shapes) -> Class {
        self.all[usize::from(shapes)]
    }

    fn make(has_fouls: bool) -> Classes {
        let mut all = Box::new([Class::None; COMBINATIONS]);
        for (number, entry) in all.iter_mut().enumerate() {
            *entry = class(shapes(number as Shapes), has_fouls);
        }
        Classes { all }
    }
}

/// How many combinations of four shapes differ where the order of the lines does not matter.
pub const KINDS: usize = 1820;

/// The number of a combination among those that differ, from 0.
pub fn kinds() -> &'static [u16; COMBINATIONS] {
    static ALL: LazyLock<Box<[u16; COMBINATIONS]>> = LazyLock::new(|| {
        let mut all = Box::new([0; COMBINATIONS]);
        let mut known = 0;
        for number in 0..COMBINATIONS {
            let sorted = sorted(number);
            if sorted < number {
                all[number] = all[sorted];
            } else if is_combination(number) {
                all[number] = known;
                known += 1;
            }
        }
        all
    });
    &ALL
}

/// Whether all four lines have a shape that there is.
fn is_combination(number: usize) -> bool {
    [0, 4, 8, 12].into_iter().all(|shift| number >> shift & 15 < Shape::COUNT)
}

/// The same shapes with the weakest on the highest line, which has the lowest number.
fn sorted(number: usize) -> usize {
    let mut shapes = [0, 4, 8, 12].map(|shift| number >> shift & 15);
    shapes.sort_unstable_by(|one, other| other.cmp(one));
    shapes.into_iter().enumerate().map(|(line, shape)| shape << (4 * line)).sum()
}

/// The four shapes of a number.
pub fn shapes(number: Shapes) -> [Shape; 4] {
    [0, 4, 8, 12].map(|shift| Shape::of((number >> shift & 15) as u8))
}

fn class(shapes: [Shape; 4], has_fouls: bool) -> Class {
    let count = |wanted: fn(Shape) -> bool| shapes.iter().filter(|shape| wanted(**shape)).count();
    let fours: usize = shapes.iter().map(|shape| shape.fours()).sum();
    let threes = count(Shape::is_three);
    if count(|shape| shape == Shape::Five) > 0 {
        return Class::Five;
    }
    let overline = count(|shape| shape == Shape::Overline) > 0;
    if has_fouls && (overline || fours > 1 || threes > 1) {
        return Class::Foul;
    }
    let twos = count(|shape| shape == Shape::LiveTwo);
    let sleeping = count(|shape| shape == Shape::SleepingThree);
    let straight = count(|shape| shape == Shape::StraightFour) > 0;
    match (fours, threes, sleeping, twos) {
        _ if straight || fours > 1 => Class::TwoFours,
        (1, 1.., _, _) => Class::FourAndThree,
        (1, _, s, t) if s + t > 0 => Class::FourAndMore,
        (1, _, _, _) => Class::Four,
        (_, 2.., _, _) => Class::TwoThrees,
        (_, 1, s, t) if s + t > 0 => Class::ThreeAndMore,
        (_, 1, _, _) => Class::Three,
        (_, _, 1.., 1..) => Class::ThreeAndTwo,
        (_, _, 1.., _) => Class::SleepingThree,
        (_, _, _, 2..) => Class::TwoTwos,
        (_, _, _, 1) => Class::LiveTwo,
        _ if count(|shape| shape == Shape::SleepingTwo) > 0 => Class::SleepingTwo,
        _ if count(|shape| matches!(shape, Shape::DeadOne | Shape::LiveOne)) > 0 => Class::One,
        _ => Class::None,
    }
}
