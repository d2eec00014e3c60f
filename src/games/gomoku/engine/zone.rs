//! Which stones of the defender can disturb a win by fours that stands if he passes.
//!
//! The win is played out with the defender's answers. Only a stone on one of its points, on a point that
//! completes its five, or one that gives the defender a four of his own along the way can change it;
//! where forbidden points or closed ends have a part in it, any stone near a line can.

use super::super::classes::Class;
use super::super::grid::{Cell, NOWHERE};
use super::super::rule::{Rule, Side};
use super::field::{Answers, Field};

/// Stones that may refute a win by fours, each once, those of the win itself first.
pub(super) fn disturbing(field: &mut Field, attacker: Side, line: &[Cell]) -> Vec<Cell> {
    let start = field.position.moves().len();
    let mut zone: Vec<Cell> = Vec::with_capacity(24);
    let mut is_wide = field.position.rule() == Rule::Caro;
    zone.extend_from_slice(line);
    for (turn, cell) in line.iter().enumerate() {
        let side = if turn % 2 == 0 { attacker } else { attacker.other() };
        if side == attacker {
            zone.extend(field.position.sharp_cells(attacker.other()));
            is_wide |= field.position.class(attacker, *cell) == Class::Foul;
        }
        field.place(*cell, side);
    }
    let fives = field.position.sharp_cells(attacker).filter(|cell| field.position.class(attacker, *cell) == Class::Five);
    zone.extend(fives);
    if let Some(last) = line.last() {
        is_wide |= matches!(field.answers(attacker, *last), Answers::One(_));
    }
    while field.position.moves().len() > start {
        field.take_back();
    }
    if is_wide {
        zone.extend(field.position.cells_where(|black, white| black.max(white) > Class::None));
    }
    keep_once(field, &mut zone);
    zone
}

fn keep_once(field: &Field, zone: &mut Vec<Cell>) {
    let mut kept = 0;
    for at in 0..zone.len() {
        let cell = zone[at];
        if cell != NOWHERE && field.position.is_empty(cell) && !zone[..kept].contains(&cell) {
            zone[kept] = cell;
            kept += 1;
        }
    }
    zone.truncate(kept);
}
