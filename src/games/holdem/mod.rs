//! No-limit Texas hold'em.

pub mod action;
pub mod card;
pub mod category;
pub mod class;
pub mod director;
#[cfg(test)]
mod director_tests;
mod drawing;
pub mod equity;
pub mod outs;
pub mod plan;
pub mod planning;
pub mod pots;
pub mod range;
pub mod ranking;
pub mod rules;
pub mod simulate;
pub mod street;
pub mod table;
