//! The least raise, drawn anew each time so that nobody reads a hand off its size.

use super::super::category::Category;
use super::tables::Tables;
use crate::kit::rng::Rng;

/// A number of chips between so many big blinds by what the hand counts as now.
pub fn draw(held: Category, blind: u64, tables: &Tables, rng: &mut Rng) -> u64 {
    tables.floors[held].draw_whole(blind as f64, rng)
}
