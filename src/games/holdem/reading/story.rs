//! What everybody may hold after what they have done: a hand is played again from its beginning, and every action
//! weighs the range of who did it.

use std::rc::Rc;

use super::super::action::Action;
use super::super::card::{Card, Cards};
use super::super::class::{COMBOS, combos};
use super::super::rules::MOST_SEATS;
use super::super::street::Street;
use super::super::table::Table;
use super::field::{Field, Weights};
use super::habits::{Deed, Habits, Occasion};

/// The ranges of all seats, by seat from 0; those of folded seats stay as they were.
pub struct Story {
    /// Weights by pair of cards; of nobody's cards is anything known but the board.
    pub ranges: Vec<Box<Weights>>,
}

/// A hand so far.
pub struct Played<'a> {
    /// The table with the blinds posted and nothing done.
    pub start: &'a Table,
    /// What was done.
    pub actions: &'a [Action],
    /// The fields of the streets that have begun, in their order.
    pub fields: &'a [Rc<Field>],
}

impl Story {
    /// Reads a hand; `habits` gives those of a seat.
    pub fn read<'h>(played: &Played<'_>, habits: impl Fn(usize) -> &'h Habits) -> Story {
        let board = played.fields.last().map_or(&[][..], |field| field.board());
        let mut story = Story { ranges: (0..played.start.seats()).map(|_| possible(board)).collect() };
        let mut table = played.start.clone();
        let mut raises = (Street::Preflop, 0);
        for action in played.actions {
            let Some(seat) = table.turn_of() else { break };
            if raises.0 != table.street() {
                raises = (table.street(), 0);
            }
            if let (Some((deed, when)), Some(field)) =
                (deed(&table, *action, raises.1), played.fields.get(table.street() as usize))
            {
                narrow(&mut story.ranges[seat], field, |place| habits(seat).likelihood(deed, when, place));
            }
            raises.1 += usize::from(matches!(action, Action::RaiseTo(_)));
            if table.act(*action).is_err() {
                break;
            }
        }
        story
    }
}

/// Every hand that the board leaves.
fn possible(board: &[Card]) -> Box<Weights> {
    without(&Box::new([1.0; COMBOS]), Cards::from_iter(board.iter().copied()))
}

/// A range without the hands that hold one of these cards.
pub fn without(range: &Weights, dead: Cards) -> Box<Weights> {
    let mut rest = Box::new(*range);
    for (weight, hole) in rest.iter_mut().zip(combos()) {
        if dead.has(hole[0]) || dead.has(hole[1]) {
            *weight = 0.0;
        }
    }
    rest
}

/// Weighs a range by how likely each hand's place in it makes an action; the heaviest hand weighs 1 again.
pub fn narrow(range: &mut Weights, field: &Field, likelihood: impl Fn(f32) -> f32) {
    let total: f32 = field.order().iter().map(|hand| range[usize::from(*hand)]).sum();
    if total <= 0.0 {
        return;
    }
    let (mut below, mut most) = (0.0, 0.0f32);
    for hand in field.order() {
        let weight = &mut range[usize::from(*hand)];
        let place = (below + *weight / 2.0) / total;
        below += *weight;
        *weight *= likelihood(place);
        most = most.max(*weight);
    }
    if most > 0.0 {
        range.iter_mut().for_each(|weight| *weight /= most);
    }
}

/// What an action is in terms of the pot, and the occasion; none for a fold.
pub fn deed(table: &Table, action: Action, raises: usize) -> Option<(Deed, Occasion)> {
    let seat = table.turn_of()?;
    let owed = table.options()?.call;
    let (pot, last) = (table.pot() as f32, owed as f32);
    let when = Occasion { street: table.street() as usize, raises, behind: behind(table, seat) };
    let price = if owed > 0 { last / (pot - last).max(1.0) } else { 0.0 };
    let deed = match action {
        Action::Fold => return None,
        Action::Call if owed == 0 => Deed::Check,
        Action::Call => Deed::Call { price },
        Action::RaiseTo(to) => {
            let beyond = (to - table.spent()[seat] - owed) as f32;
            Deed::Raise { price, size: beyond / (pot + last).max(1.0) }
        }
    };
    Some((deed, when))
}

/// Live seats that act after this one before the flop where nobody raises, one at least.
pub fn behind(table: &Table, seat: usize) -> usize {
    let (seats, live) = (table.seats(), table.live());
    let last = last_to_act(table);
    let mut count = 0;
    let mut at = seat;
    while at != last && count < MOST_SEATS {
        at = (at + 1) % seats;
        count += usize::from(live >> at & 1 == 1);
    }
    count.max(1)
}

/// The seat that acts last before the flop where nobody raises: the big blind's.
fn last_to_act(table: &Table) -> usize {
    let (seats, dealt) = (table.seats(), table.dealt());
    let after = |from: usize| (1..=seats).map(|turns| (from + turns) % seats).find(|at| dealt >> at & 1 == 1);
    let small = if dealt.count_ones() == 2 { Some(table.button()) } else { after(table.button()) };
    small.and_then(after).unwrap_or(0)
}
