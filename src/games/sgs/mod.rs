//! 三国杀 Sanguosha, in QSanguosha's own words.

pub mod admit;
pub mod board;
pub mod card;
pub mod catalogue;
pub mod distance;
pub mod mode;
pub mod near;
pub mod snapshot;

pub use catalogue::Catalogue;
pub use snapshot::Snapshot;
