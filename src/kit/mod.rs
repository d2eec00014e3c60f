//! Fast primitives that know nothing of any game and import nothing of ours.

pub mod near;
pub mod rng;
pub mod weighted;
