//! `sgs.getDefense` gives what its plain-Lua twin gives, which is written straight from the
//! published figures.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

#[path = "bench/random_tables.rs"]
mod random_tables;

use junshi::Runtime;

#[test]
fn the_defence_in_rust_equals_its_twin_in_plain_lua_on_random_tables() {
    let full = std::env::var_os("JUNSHI_FULL").is_some();
    random_tables::compare(Runtime::builder(), if full { 10_000 } else { 100 });
}
