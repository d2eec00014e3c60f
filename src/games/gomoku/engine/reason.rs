//! Why a move is considered, in words.

use super::super::classes::Class;
use super::super::grid::Cell;
use super::super::rule::Side;
use super::super::words::words;
use super::field::Field;

/// What a move makes and what it denies the opponent.
pub(super) fn reason(field: &Field, side: Side, cell: Cell) -> String {
    let own = field.position.class(side, cell);
    let denied = field.position.class(side.other(), cell);
    match (own > Class::One, denied > Class::One) {
        (true, true) => format!("makes {}, denies {}", words(own), words(denied)),
        (true, false) => format!("makes {}", words(own)),
        (false, true) => format!("denies {}", words(denied)),
        (false, false) => "a quiet move".to_owned(),
    }
}
