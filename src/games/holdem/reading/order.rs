//! The order of starting hands: five types (pairs, big connectors, big hands with gaps, small connectors, small hands
//! with gaps), ranks within them, and what each wins against any two cards and against the better half.
//!
//! The types are those of iamzealotwang, "AI: Texas Hold'em robot" (2015); a hand's type makes it a little better or
//! worse than its equity alone, since some hands are played more easily than others.

use std::sync::OnceLock;

use super::super::class::{CLASSES, COMBOS, Class, combo_index, combos};
use super::super::pushfold::matrix::Matrix;
use super::field::Weights;

/// A type of starting hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Type {
    /// Two cards of a rank.
    Pair,
    /// Neighbours with a ten or higher for the lower card: AK, KQ, QJ, JT.
    BigConnector,
    /// An ace to a jack with a card that is no neighbour and not below a seven.
    BigGapped,
    /// Neighbours from T9 down.
    SmallConnector,
    /// Everything else.
    SmallGapped,
}

impl Type {
    /// The type of a class.
    pub fn of(class: Class) -> Type {
        let (high, low) = (class.high(), class.low());
        match high - low {
            0 => Type::Pair,
            1 if low >= 8 => Type::BigConnector,
            1 => Type::SmallConnector,
            _ if high >= 9 && low >= 5 => Type::BigGapped,
            _ => Type::SmallGapped,
        }
    }

    /// Its name in scripts.
    pub const fn name(self) -> &'static str {
        ["pair", "big_connector", "big_gapped", "small_connector", "small_gapped"][self as usize]
    }

    /// How much easier or harder it is to play than its equity says, for suited hands and for others.
    const fn ease(self) -> (f32, f32) {
        match self {
            Type::Pair => (0.0, 0.03),
            Type::BigConnector => (0.05, 0.02),
            Type::BigGapped => (0.035, 0.0),
            Type::SmallConnector => (0.055, 0.005),
            Type::SmallGapped => (0.025, -0.02),
        }
    }
}

/// The place of every class among all hands: the share of hands that are weaker, 0 to 1.
pub fn places() -> &'static [f32; CLASSES] {
    static PLACES: OnceLock<[f32; CLASSES]> = OnceLock::new();
    PLACES.get_or_init(|| {
        let worth = worths();
        let mut order: Vec<Class> = Class::all().collect();
        order.sort_by(|one, other| worth[one.index()].total_cmp(&worth[other.index()]));
        let (mut places, mut below) = ([0.0; CLASSES], 0.0);
        for class in order {
            let share = class.size() as f32 / COMBOS as f32;
            places[class.index()] = below + share / 2.0;
            below += share;
        }
        places
    })
}

/// The place of every pair of cards.
pub fn strengths() -> Box<Weights> {
    let mut strengths = Box::new([0.0; COMBOS]);
    combos().for_each(|hole| strengths[combo_index(hole)] = places()[Class::of(hole).index()]);
    strengths
}

/// Equity against any hand and against the better half, and what the type adds.
fn worths() -> [f32; CLASSES] {
    let any: [f32; CLASSES] = std::array::from_fn(|at| against(Class::at(at), |_| 1.0));
    let mut sorted = any;
    sorted.sort_by(f32::total_cmp);
    let half = sorted[CLASSES / 2];
    std::array::from_fn(|at| {
        let class = Class::at(at);
        let better = against(class, |other| f32::from(u8::from(any[other] >= half)));
        let (suited, apart) = Type::of(class).ease();
        (any[at] + better) / 2.0 + if class.is_suited() { suited } else { apart }
    })
}

fn against(class: Class, weight: impl Fn(usize) -> f32) -> f32 {
    let matrix = Matrix::stored();
    let (row, meetings) = (matrix.row(class), matrix.meetings(class));
    let (mut won, mut met) = (0.0, 0.0);
    for other in 0..CLASSES {
        let often = meetings[other] * weight(other);
        won += often * row[other];
        met += often;
    }
    won / met
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hand_has_the_type_that_players_give_it() {
        for (class, kind) in [
            ("22", Type::Pair),
            ("AKo", Type::BigConnector),
            ("JTs", Type::BigConnector),
            ("A7s", Type::BigGapped),
            ("J7o", Type::BigGapped),
            ("T9s", Type::SmallConnector),
            ("32o", Type::SmallConnector),
            ("A6s", Type::SmallGapped),
            ("42o", Type::SmallGapped),
        ] {
            assert_eq!(Type::of(class.parse().unwrap()), kind, "{class}");
        }
    }

    #[test]
    fn the_order_is_one_that_players_would_sign() {
        let place = |class: &str| places()[class.parse::<Class>().unwrap().index()];
        let ladder = ["AA", "KK", "AKs", "AJs", "KQo", "A5s", "K9o", "J7o", "72o"];
        assert!(ladder.windows(2).all(|pair| place(pair[0]) > place(pair[1])));
        assert!(place("AKs") > place("AKo") && place("98s") > place("98o") && place("72o") < 0.05);
        let mean = strengths().iter().sum::<f32>() / COMBOS as f32;
        assert!((mean - 0.5).abs() < 1e-4);
    }
}
