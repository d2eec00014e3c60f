//! The door for C: the functions of `junshi.h`, which is made from this file.
//!
//! JSON goes in as a pointer and a length and comes out as a buffer that `junshi_free_buffer` frees.
//! Runtimes and matches are numbers that are never used twice; every function that can fail gives
//! `JUNSHI_OK` or one of the other codes, and none lets a panic out.
//!
//! # Safety
//! What no library can check is the caller's to keep: a pointer that is not null points to as many
//! bytes as its length says, or to a place where the result may be written.
//!
#![doc = include_str!("c.md")]
#![allow(non_camel_case_types, clippy::missing_safety_doc)]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{c_char, c_int};
use std::sync::Mutex;

use serde_json::json;

use super::handles::{self, Begin, Method, Of, Text, guarded, lock};
use super::requests::{Failure, Kind, LONGEST};

/// Version of the functions below: it grows when one of them changes.
pub const JUNSHI_ABI_VERSION: u32 = 1;

/// Everything went well.
pub const JUNSHI_OK: c_int = 0;
/// A pointer is NULL where something has to be.
pub const JUNSHI_NULL_POINTER: c_int = 1;
/// The text is not UTF-8.
pub const JUNSHI_NOT_UTF8: c_int = 2;
/// The text is longer than 16 MiB.
pub const JUNSHI_TOO_LONG: c_int = 3;
/// The JSON does not fit: `junshi_last_error_json` tells where, what was expected and what was found.
pub const JUNSHI_BAD_INPUT: c_int = 4;
/// There is no runtime or match of this number, or it has been freed or closed.
pub const JUNSHI_NO_HANDLE: c_int = 5;
/// The match belongs to another thread: the one that opened it.
pub const JUNSHI_WRONG_THREAD: c_int = 6;
/// A mod cannot be loaded at all.
pub const JUNSHI_BAD_MOD: c_int = 7;
/// A file cannot be read or written.
pub const JUNSHI_IO: c_int = 8;
/// The script engine has failed, as when memory is short.
pub const JUNSHI_ENGINE: c_int = 9;
/// A fault of the library; the match that it befell is closed, everything else goes on.
pub const JUNSHI_PANIC: c_int = 10;

/// Number of a runtime; 0 is none.
pub type junshi_runtime = u64;
/// Number of a match; 0 is none.
pub type junshi_match = u64;

/// Text that a function gives: JSON in UTF-8 with a NUL behind it. `junshi_free_buffer` frees it.
#[repr(C)]
pub struct junshi_buffer {
    /// First byte; NULL where there is no text.
    pub data: *mut c_char,
    /// How many bytes, the NUL not counted.
    pub length: usize,
}

/// The buffers that are out, by their address: a wrong or second freeing finds none.
static BUFFERS: Mutex<BTreeMap<usize, Box<[u8]>>> = Mutex::new(BTreeMap::new());

thread_local! {
    /// The last failure on this thread.
    static LAST: RefCell<Option<Failure>> = const { RefCell::new(None) };
}

/// The library's version, such as "0.1.0".
#[unsafe(no_mangle)]
pub extern "C" fn junshi_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Version of these functions: compare it with `JUNSHI_ABI_VERSION` before anything else.
#[unsafe(no_mangle)]
pub extern "C" fn junshi_abi_version() -> u32 {
    JUNSHI_ABI_VERSION
}

/// Makes a runtime, which holds what matches share. `json` may be NULL with length 0, or an object:
/// {"mods": [path or {"id","file","text"}], "brain": path, "profile": name, "settings": {...},
/// "limits": {"ms","mib","fuel"}, "trace": "off"|"brief"|"full", "ratings": path}.
/// A runtime may be used from any thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_new(
    json: *const c_char,
    length: usize,
    runtime: *mut junshi_runtime,
) -> c_int {
    let made = || handles::new_runtime(unsafe { text(json, length) }?);
    unsafe { numbered(runtime, std::ptr::null_mut(), || Ok((made()?, String::new()))) }
}

/// Frees a runtime. Its matches go on until they are closed.
#[unsafe(no_mangle)]
pub extern "C" fn junshi_free(runtime: junshi_runtime) -> c_int {
    noted(guarded(|| handles::free_runtime(runtime)))
}

/// Loads the scripts of a game now, {"game": name}, and tells {"files": number, "faults": [{"mod",
/// "file", "line", "text", ...}]}. `out` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_load(
    runtime: junshi_runtime,
    json: *const c_char,
    length: usize,
    out: *mut junshi_buffer,
) -> c_int {
    let load = || handles::ask_runtime(runtime, Of::Load, unsafe { text(json, length) }?);
    unsafe { told(out, load) }
}

/// Answers the question of a whole scene, an envelope with "ask"; beside it "ms", the time it may take.
/// Tells the same as `junshi_decide`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_decide_scene(
    runtime: junshi_runtime,
    json: *const c_char,
    length: usize,
    out: *mut junshi_buffer,
) -> c_int {
    let decide = || handles::ask_runtime(runtime, Of::Decide, unsafe { text(json, length) }?);
    unsafe { told(out, decide) }
}

/// Opens a match on an envelope without "ask": {"game", "snapshot", "seed", ...}; beside these "journal"
/// ("memory" or a path), "trace", and "thread": a match belongs to the thread that opens it, with
/// "own" it gets one of its own and may be used from any. Tells {"defaults", "faults"}; `out` may be
/// NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_open(
    runtime: junshi_runtime,
    json: *const c_char,
    length: usize,
    table: *mut junshi_match,
    out: *mut junshi_buffer,
) -> c_int {
    let open = || handles::begin(runtime, Begin::Open, unsafe { text(json, length) }?);
    unsafe { numbered(table, out, open) }
}

/// Opens a match from its journal: {"journal": text} or {"path": path}; beside these "force", which
/// takes other mods than were in force, and "thread". Tells {"decisions": number}; `out` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_restore(
    runtime: junshi_runtime,
    json: *const c_char,
    length: usize,
    table: *mut junshi_match,
    out: *mut junshi_buffer,
) -> c_int {
    let restore = || handles::begin(runtime, Begin::Restore, unsafe { text(json, length) }?);
    unsafe { numbered(table, out, restore) }
}

/// Tells a match what changed and what happened: {"snapshot"} or {"delta"}, then {"events"}. All of it
/// is taken or nothing. Tells {"faults"}; `out` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_observe(
    table: junshi_match,
    json: *const c_char,
    length: usize,
    out: *mut junshi_buffer,
) -> c_int {
    let observe = || handles::call(table, Method::Observe, unsafe { text(json, length) }?);
    unsafe { told(out, observe) }
}

/// Answers a question: {"ask": {"kind", "seat", ...}}, beside it "ms", the time it may take. Tells
/// {"answer", "source", "delay_ms", "decision", "trace", ...}.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_decide(
    table: junshi_match,
    json: *const c_char,
    length: usize,
    out: *mut junshi_buffer,
) -> c_int {
    let decide = || handles::call(table, Method::Decide, unsafe { text(json, length) }?);
    unsafe { told(out, decide) }
}

/// Reads the scripts again. Tells {"reloaded", "faults"}: the old scripts stay in force where the new
/// ones have faults. `out` may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_reload(table: junshi_match, out: *mut junshi_buffer) -> c_int {
    unsafe { told(out, || handles::call(table, Method::Reload, "")) }
}

/// Tells {"journal": text} or {"path": path} of a match that was opened with "journal".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_save(table: junshi_match, out: *mut junshi_buffer) -> c_int {
    unsafe { told(out, || handles::call(table, Method::Save, "")) }
}

/// Closes a match.
#[unsafe(no_mangle)]
pub extern "C" fn junshi_close(table: junshi_match) -> c_int {
    noted(guarded(|| handles::close(table)))
}

/// Frees the text of a buffer and empties it; an empty buffer is left alone.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_free_buffer(buffer: *mut junshi_buffer) -> c_int {
    noted(guarded(|| {
        let buffer = unsafe { buffer.as_mut() }.ok_or_else(null)?;
        let address = std::mem::replace(&mut buffer.data, std::ptr::null_mut()) as usize;
        buffer.length = 0;
        if address == 0 || lock(&BUFFERS).remove(&address).is_some() {
            return Ok(());
        }
        Err(Failure::new(Kind::NoHandle, "this text was freed before, or is not junshi's"))
    }))
}

/// Copies the text of this thread's last failure, cut to `capacity` bytes with the NUL behind it, and
/// gives its whole length without the NUL. `text` may be NULL with `capacity` 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_last_error(text: *mut c_char, capacity: usize) -> usize {
    LAST.with_borrow(|last| {
        let message = last.as_ref().map_or("", |failure| failure.message.as_str());
        if !text.is_null() && capacity > 0 {
            let mut end = message.len().min(capacity - 1);
            while !message.is_char_boundary(end) {
                end -= 1;
            }
            unsafe {
                std::ptr::copy_nonoverlapping(message.as_ptr(), text.cast::<u8>(), end);
                text.add(end).write(0);
            }
        }
        message.len()
    })
}

/// Tells this thread's last failure as {"code", "message"}, and for `JUNSHI_BAD_INPUT` also "path",
/// "expected" and "found".
#[unsafe(no_mangle)]
pub unsafe extern "C" fn junshi_last_error_json(out: *mut junshi_buffer) -> c_int {
    let described = LAST.with_borrow(|last| {
        let mut told = json!({"code": JUNSHI_OK, "message": ""});
        if let Some(failure) = last {
            told = failure.data().unwrap_or(told);
            told["code"] = code(failure.kind).into();
            told["message"] = failure.message.as_str().into();
        }
        told.to_string()
    });
    unsafe { told(out, || Ok(described)) }
}

/// The text that a caller sends.
unsafe fn text<'a>(json: *const c_char, length: usize) -> Result<&'a str, Failure> {
    if json.is_null() {
        return if length == 0 { Ok("") } else { Err(null()) };
    }
    if length > LONGEST {
        return Err(handles::too_long(length));
    }
    let bytes = unsafe { std::slice::from_raw_parts(json.cast::<u8>(), length) };
    std::str::from_utf8(bytes).map_err(|error| {
        Failure::new(Kind::Encoding, format!("the text is not UTF-8 from byte {} on", error.valid_up_to()))
    })
}

fn null() -> Failure {
    Failure::new(Kind::Null, "a pointer is NULL where something has to be")
}

/// Writes what an act gives into `out`, where there is one.
unsafe fn told(out: *mut junshi_buffer, act: impl FnOnce() -> Text) -> c_int {
    let outcome = guarded(act);
    if let Some(out) = unsafe { out.as_mut() } {
        *out = lent(outcome.as_deref().ok());
    }
    noted(outcome.map(drop))
}

/// The same for an act that also gives a number, which there must be a place for.
unsafe fn numbered(
    number: *mut u64,
    out: *mut junshi_buffer,
    act: impl FnOnce() -> Result<(u64, String), Failure>,
) -> c_int {
    let Some(number) = (unsafe { number.as_mut() }) else {
        return unsafe { told(out, || Err(null())) };
    };
    *number = 0;
    let act = || {
        let (made, text) = act()?;
        *number = made;
        Ok(text)
    };
    unsafe { told(out, act) }
}

/// A copy of a text that the caller holds until it is freed.
fn lent(text: Option<&str>) -> junshi_buffer {
    let Some(text) = text else {
        return junshi_buffer { data: std::ptr::null_mut(), length: 0 };
    };
    let mut bytes = Vec::with_capacity(text.len() + 1);
    bytes.extend_from_slice(text.as_bytes());
    bytes.push(0);
    let mut bytes = bytes.into_boxed_slice();
    let data = bytes.as_mut_ptr();
    lock(&BUFFERS).insert(data as usize, bytes);
    junshi_buffer { data: data.cast(), length: text.len() }
}

/// The code of an outcome; a failure is kept for `junshi_last_error`.
fn noted(outcome: Result<(), Failure>) -> c_int {
    match outcome {
        Ok(()) => JUNSHI_OK,
        Err(failure) => {
            let code = code(failure.kind);
            LAST.with_borrow_mut(|last| *last = Some(failure));
            code
        }
    }
}

fn code(kind: Kind) -> c_int {
    match kind {
        Kind::Input => JUNSHI_BAD_INPUT,
        Kind::Mod => JUNSHI_BAD_MOD,
        Kind::Io => JUNSHI_IO,
        Kind::Engine => JUNSHI_ENGINE,
        Kind::NoHandle => JUNSHI_NO_HANDLE,
        Kind::WrongThread => JUNSHI_WRONG_THREAD,
        Kind::TooLong => JUNSHI_TOO_LONG,
        Kind::Null => JUNSHI_NULL_POINTER,
        Kind::Encoding => JUNSHI_NOT_UTF8,
        Kind::Panic => JUNSHI_PANIC,
    }
}
