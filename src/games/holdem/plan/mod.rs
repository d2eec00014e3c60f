//! The planned player's arithmetic: which category a hand counts as, how much it is to put in, on which
//! streets and in which raises, and what becomes of that once others act.
//!
//! Every number comes from [`Tables`], which scripts fill; nothing here knows of cards or tables of
//! players. Each step draws from a stream of its own, so that a step that is given instead of drawn
//! leaves the others as they were.

pub mod amounts;
pub mod clickable;
pub mod counts;
pub mod floor;
#[cfg(test)]
mod frequency_tests;
#[cfg(test)]
mod hand_tests;
pub mod mapping;
pub mod pause;
#[cfg(test)]
mod pause_tests;
pub mod progress;
pub mod reaction;
pub mod tables;
pub mod target;
#[cfg(test)]
mod tests;
pub mod whole;
mod written;

pub use clickable::Grid;
pub use progress::Progress;
pub use tables::{Range, Tables};
pub use target::Outcome;
pub use whole::{Brief, Given, Plan};
