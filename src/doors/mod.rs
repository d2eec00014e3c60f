//! The ways in. Thin: they read, call the runtime and print.

pub mod cli;
pub mod meta;
pub mod piskvork;
pub mod play;
pub mod scores;
pub mod specs;
pub mod stdio;
pub(crate) mod watch;
