//! The ways in. Thin: they read, call the runtime and print.

pub mod cli;
pub mod specs;
pub mod stdio;
