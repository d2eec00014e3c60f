//! Junshi (军师): a Lua-scriptable AI runtime for card and board games.

pub mod error;
pub mod game;
pub mod games;
pub mod kit;
pub mod trace;

pub use games::sgs;
