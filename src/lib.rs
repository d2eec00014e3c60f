//! Junshi (军师): a Lua-scriptable AI runtime for card and board games.

pub mod error;
pub mod game;
pub mod games;
pub mod kit;
pub mod trace;
#[allow(dead_code)]
pub(crate) mod vm;

pub use games::sgs;
