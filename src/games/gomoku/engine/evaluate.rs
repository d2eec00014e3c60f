//! What a position is worth without looking ahead: the shapes that each side could make next.

use serde::{Deserialize, Serialize};

use super::super::classes::Class;
use super::super::position::Position;
use super::super::rule::Side;
use super::field::Field;

/// The weights of a position, in hundredths.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Weights {
    /// To be on move.
    pub tempo: i32,
    /// Each point of a class of the side to move, weakest class first.
    pub own: [i32; Class::COUNT],
    /// The same for the other side.
    pub other: [i32; Class::COUNT],
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            tempo: -18,
            own: [-2, 0, 0, 2, 15, 9, 23, 28, 54, 105, 44, 82, 146, 0, 0, -17],
            other: [-3, -1, -1, 1, 12, 7, 20, 21, 42, 69, 42, 81, 162, 132, 0, 3],
        }
    }
}

impl Weights {
    /// Those where exactly five win.
    pub(super) fn standard() -> Weights {
        Weights {
            tempo: -12,
            own: [-1, 0, 0, 3, 14, 9, 23, 28, 56, 97, 47, 83, 162, 0, 0, 0],
            other: [-2, -1, 0, 2, 13, 8, 21, 21, 43, 66, 46, 81, 172, 132, 0, 0],
        }
    }

    /// Those of Black and of White in Renju.
    pub(super) fn renju() -> [Weights; 2] {
        let black = Weights {
            tempo: -17,
            own: [-3, 0, 0, 3, 14, 7, 22, 26, 50, 52, 41, 80, 146, 0, 0, 16],
            other: [-4, -1, -1, 2, 12, 7, 19, 22, 40, 55, 39, 80, 151, 130, 0, 0],
        };
        let white = Weights {
            tempo: -2,
            own: [1, -1, 0, 2, 14, 9, 23, 28, 52, 82, 42, 80, 111, 0, 0, 0],
            other: [2, -1, -1, 2, 12, 7, 18, 20, 40, 40, 39, 79, 148, 130, 0, 26],
        };
        [black, white]
    }

    /// The score of a position for the side to move.
    pub(super) fn score(&self, field: &Field, side: Side) -> i32 {
        self.rate(&field.position, side)
    }

    /// The score of a position for the side to move, without looking ahead.
    pub fn rate(&self, position: &Position, side: Side) -> i32 {
        let other = side.other();
        let (own, theirs) = (position.counts(side), position.counts(other));
        let mut score = self.tempo;
        for class in 0..Class::COUNT {
            score += self.own[class] * i32::from(own[class]) - self.other[class] * i32::from(theirs[class]);
        }
        score.clamp(-HIGHEST, HIGHEST)
    }
}

/// No position that is not won is worth more.
const HIGHEST: i32 = 10_000;
