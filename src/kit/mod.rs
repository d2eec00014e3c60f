//! Fast primitives that know nothing of any game and import nothing of ours.

pub mod rng;
pub mod weighted;
