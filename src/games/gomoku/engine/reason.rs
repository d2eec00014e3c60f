//! Why a move is considered, in words.

use super::super::classes::Class;
use super::super::grid::Cell;
use super::super::rule::Side;
use super::field::Field;

/// What a class is called.
pub(super) fn name(class: Class) -> &'static str {
    match class {
        Class::None | Class::One => "nothing yet",
        Class::SleepingTwo => "a sleeping two",
        Class::LiveTwo => "a live two",
        Class::TwoTwos => "two live twos",
        Class::SleepingThree => "a sleeping three",
        Class::ThreeAndTwo => "a sleeping three and a live two",
        Class::Three => "an open three",
        Class::ThreeAndMore => "an open three and more",
        Class::TwoThrees => "two open threes",
        Class::Four => "a rush four",
        Class::FourAndMore => "a rush four and more",
        Class::FourAndThree => "a four and an open three",
        Class::TwoFours => "a straight four or two fours",
        Class::Five => "five",
        Class::Foul => "a shape that may be forbidden",
    }
}

/// What a move makes and what it denies the opponent.
pub(super) fn reason(field: &Field, side: Side, cell: Cell) -> String {
    let own = field.position.class(side, cell);
    let denied = field.position.class(side.other(), cell);
    match (own > Class::One, denied > Class::One) {
        (true, true) => format!("makes {}, denies {}", name(own), name(denied)),
        (true, false) => format!("makes {}", name(own)),
        (false, true) => format!("denies {}", name(denied)),
        (false, false) => "a quiet move".to_owned(),
    }
}
