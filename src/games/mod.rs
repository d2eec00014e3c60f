//! The roster: the only place that lists the games.

pub mod sgs;
