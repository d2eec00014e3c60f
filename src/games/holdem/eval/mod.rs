//! What `junshi eval holdem …` computes: a JSON value in, one out.

mod chances;
mod planning;
mod replay;
mod showdown;
#[cfg(test)]
mod tests;

use super::card::{Card, Cards};
use super::dealt::{Board, Hole};
use crate::error::HostError;
use crate::game::Primitive;

/// The primitives by name.
pub(super) const PRIMITIVES: &[(&str, Primitive)] =
    &[
        ("showdown", showdown::showdown),
        ("equity", chances::equity),
        ("map", planning::map),
        ("plan", planning::plan),
        ("clickable", planning::clickable),
        ("replay", replay::replay),
    ];

/// Fails where a card is there twice; the path is that of the later one.
fn check_distinct(board: &Board, hands: &[Hole]) -> Result<(), HostError> {
    let mut seen = Cards::distinct(board).unwrap_or_default();
    for (at, hand) in hands.iter().enumerate() {
        let twice = hand.0.iter().find(|card| seen.has(**card));
        if let Some(card) = twice {
            return Err(HostError::new(format!("hands[{at}]"), "cards that are there only once", card.to_string()));
        }
        seen = seen.union(hand.0.into_iter().collect::<Cards>());
    }
    Ok(())
}

/// The two cards of each hand.
fn cards(hands: &[Hole]) -> Vec<[Card; 2]> {
    hands.iter().map(|hand| hand.0).collect()
}
