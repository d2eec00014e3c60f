//! The door for C as a shared library, for the journeys: the crate itself builds none, so that nobody
//! else waits for it. Hosts get theirs from `cargo cinstall` or `cargo rustc` (src/doors/c.md).

pub use junshi::doors::capi::*;
