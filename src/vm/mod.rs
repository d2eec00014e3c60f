//! Everything Lua that knows no game.

pub(crate) mod budget;
mod clock;
#[cfg(test)]
mod hostile_tests;
mod lexer;
pub(crate) mod natives;
pub(crate) mod sandbox;
#[cfg(test)]
mod sandbox_tests;
pub(crate) mod source;
