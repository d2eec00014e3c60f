//! No-limit Texas hold'em.

pub mod action;
pub mod card;
pub mod category;
pub mod class;
mod drawing;
pub mod equity;
pub mod outs;
pub mod pots;
pub mod range;
pub mod ranking;
pub mod rules;
pub mod simulate;
pub mod street;
pub mod table;
