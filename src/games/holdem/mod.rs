//! No-limit Texas hold'em.

pub mod card;
pub mod category;
pub mod class;
pub mod equity;
pub mod outs;
pub mod pushfold;
pub mod range;
pub mod ranking;
