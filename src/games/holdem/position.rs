//! Where a seat sits from the button on.

use super::rules::{Seats, around};
use super::table::Table;

/// What players call a seat's place among those that were dealt in; none for a seat that was not.
pub fn position(table: &Table, seat: usize) -> Option<&'static str> {
    let order = order(table.dealt(), table.button());
    let place = order.iter().position(|other| *other == seat)?;
    let count = order.len();
    Some(match (count, count - 1 - place) {
        (_, 0) => "button",
        (2, _) => "big_blind",
        _ if place == 0 => "small_blind",
        _ if place == 1 => "big_blind",
        (_, 1) => "cutoff",
        (6.., 2) => "hijack",
        _ if place == 2 => "under_the_gun",
        _ => "middle",
    })
}

/// The seats in the order of play after the flop: the button is last.
pub fn order(seats: Seats, button: usize) -> Vec<usize> {
    around(seats, button).collect()
}

/// How many of those still in act after a seat once the flop lies there.
pub fn behind(table: &Table, seat: usize) -> usize {
    let order = order(table.live() | 1 << seat, table.button());
    order.iter().rev().take_while(|other| **other != seat).count()
}

#[cfg(test)]
mod tests {
    use super::super::rules::Rules;
    use super::*;

    fn names(seats: usize, button: usize) -> Vec<&'static str> {
        let table = Table::new(Rules::default(), &vec![100; seats], button).unwrap();
        (0..seats).filter_map(|seat| position(&table, seat)).collect()
    }

    #[test]
    fn places_are_named_from_the_button_on() {
        assert_eq!(names(2, 0), ["button", "big_blind"]);
        assert_eq!(names(3, 2), ["small_blind", "big_blind", "button"]);
        assert_eq!(names(4, 0), ["button", "small_blind", "big_blind", "cutoff"]);
        let six = ["button", "small_blind", "big_blind", "under_the_gun", "hijack", "cutoff"];
        assert_eq!(names(6, 0), six);
        assert_eq!(names(9, 0)[3..], ["under_the_gun", "middle", "middle", "middle", "hijack", "cutoff"]);
    }

    #[test]
    fn the_button_has_nobody_behind_it() {
        let table = Table::new(Rules::default(), &[100; 6], 0).unwrap();
        assert_eq!((behind(&table, 0), behind(&table, 1), behind(&table, 5)), (0, 5, 1));
    }
}
