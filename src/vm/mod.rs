//! Everything Lua that knows no game.

pub(crate) mod budget;
mod clock;
