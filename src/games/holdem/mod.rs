//! No-limit Texas hold'em.

pub mod card;
pub mod category;
pub mod ranking;
