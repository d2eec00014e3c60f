//! Memory of a VM: giving it back to the system after a script was stopped that had taken much of it, and work of
//! the host's own that needs no guard.
//!
//! The allocator of glibc keeps what was freed for later; a process that hosts many matches should
//! not stay as large as its worst script made it. Next to `budget.rs` this is the only file of the
//! engine with `unsafe` code.

use mlua::Lua;

/// Hands free memory back to the system, where the allocator can do that.
pub(super) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        unsafe extern "C" {
            fn malloc_trim(pad: usize) -> std::ffi::c_int;
        }
        // SAFETY: the function of glibc takes no pointer and may be called at any time, from any
        // thread.
        unsafe {
            malloc_trim(0);
        }
    }
}

/// Does work that runs no script, without the guard that the memory limit puts around every string and table
/// that is made: for each of them it costs more than the thing itself. What the work takes counts, and the limit
/// holds again for the next thing that a script makes.
pub(crate) fn at_ease<T>(lua: &Lua, work: impl FnOnce() -> mlua::Result<T>) -> mlua::Result<T> {
    let _limit = Lifted { lua, limit: lua.set_memory_limit(0)? };
    work()
}

/// A memory limit that comes back when this is dropped.
struct Lifted<'lua> {
    lua: &'lua Lua,
    limit: usize,
}

impl Drop for Lifted<'_> {
    fn drop(&mut self) {
        if let Err(error) = self.lua.set_memory_limit(self.limit) {
            tracing::error!("the memory limit of a VM is lost: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_lifted_for_the_work_and_holds_again_after_it() {
        let lua = Lua::new();
        lua.set_memory_limit(1 << 20).unwrap();
        let long = "x".repeat(2 << 20);
        let made = at_ease(&lua, || at_ease(&lua, || lua.create_string(&long)));
        assert_eq!(made.unwrap().as_bytes().len(), 2 << 20);
        let other = "y".repeat(2 << 20);
        assert!(matches!(lua.create_string(&other), Err(mlua::Error::MemoryError(_))));
        assert!(at_ease(&lua, || mlua::Result::<()>::Err(mlua::Error::runtime("no"))).is_err());
        assert_eq!(lua.set_memory_limit(0).unwrap(), 1 << 20);
    }
}
