//! No-limit Texas hold'em.

pub mod card;
pub mod category;
pub mod class;
mod drawing;
pub mod equity;
pub mod outs;
pub mod range;
pub mod ranking;
