//! The ways in. Thin: they read, call the runtime and print.

pub mod capi;
pub mod chart;
pub mod cli;
pub mod compared;
mod handles;
pub mod meta;
pub mod piskvork;
pub mod play;
#[cfg(feature = "python")]
mod python;
mod requests;
pub mod scores;
pub mod specs;
pub mod stdio;
pub(crate) mod watch;
