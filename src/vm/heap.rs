//! Giving memory back to the system after a script was stopped that had taken much of it.
//!
//! The allocator of glibc keeps what was freed for later; a process that hosts many matches should
//! not stay as large as its worst script made it. Next to `budget.rs` this is the only file of the
//! engine with `unsafe` code.

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
