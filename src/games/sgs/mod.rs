//! 三国杀 Sanguosha, in QSanguosha's own words.

pub mod snapshot;

pub use snapshot::Snapshot;
