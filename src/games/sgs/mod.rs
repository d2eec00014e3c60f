//! 三国杀 Sanguosha, in QSanguosha's own words.

pub mod admit;
pub mod board;
pub mod card;
pub mod catalogue;
pub mod defense;
pub mod distance;
pub mod health;
pub mod known;
pub mod memory;
pub mod mode;
pub mod near;
pub mod situation;
pub mod slash_defense;
pub mod snapshot;

pub use catalogue::Catalogue;
pub use snapshot::Snapshot;
