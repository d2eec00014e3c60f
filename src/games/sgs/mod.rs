//! 三国杀 Sanguosha, in QSanguosha's own words.

pub mod card;
pub mod catalogue;
pub mod near;
pub mod snapshot;

pub use catalogue::Catalogue;
pub use snapshot::Snapshot;
