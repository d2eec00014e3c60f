//! The few functions that the prelude needs from Rust: paying for work, noticing a caught memory
//! error, drawing random numbers, logging a line, and compiling text for `load`.
//!
//! None of them raises: an error raised from Rust would reach a script's `pcall` as an object and
//! without its line. They return `nil` and a message, and the prelude raises.

use std::collections::VecDeque;
use std::rc::Rc;

use mlua::chunk::ChunkMode;
use mlua::{Function, Lua, Table, Value, Variadic};

use super::{budget, raised, sandbox};
use crate::kit::rng::Rng;

/// Longest text that `load` compiles.
const LONGEST_CHUNK: usize = 256 * 1024;
/// Longest line that `print` logs, in bytes.
const LONGEST_LINE: usize = 2 * 1024;
/// Most lines that `print` logs between two calls of [`new_call`].
const MOST_LINES: u32 = 100;

/// Bounds of random numbers end where numbers stop being exact.
const EXACT: f64 = (1u64 << 53) as f64;

/// Where `print` writes: unless told otherwise, into the log at level `info`, target `script`.
pub(crate) type Sink = Rc<dyn Fn(&str)>;

struct Log {
    sink: Sink,
    lines: u32,
}

/// Where random numbers come from: those that were dealt, then the generator.
struct Dice {
    rng: Rng,
    dealt: VecDeque<f64>,
}

/// Errors that scripts have caught, where they are kept.
struct Caught(Vec<String>);

/// More errors of one call are not kept.
const MOST_CAUGHT: usize = 16;

/// Errors that scripts catch are kept from now on.
pub(super) fn keep_caught(lua: &Lua) {
    lua.set_app_data(Caught(Vec::new()));
}

/// The errors that scripts have caught since this was last asked.
pub(super) fn take_caught(lua: &Lua) -> Vec<String> {
    lua.app_data_mut::<Caught>().map(|mut caught| std::mem::take(&mut caught.0)).unwrap_or_default()
}

fn note_caught(lua: &Lua, problem: &Value) {
    let Some(mut caught) = lua.app_data_mut::<Caught>().filter(|caught| caught.0.len() < MOST_CAUGHT) else {
        return;
    };
    match problem {
        Value::String(text) => caught.0.push(text.to_string_lossy()),
        Value::Error(error) => caught.0.push(raised::as_raised(error)),
        _ => {}
    }
}

/// Draws of `math.random` come from `rng` from now on.
pub(crate) fn set_rng(lua: &Lua, rng: Rng) {
    if let Some(mut dice) = lua.app_data_mut::<Dice>() {
        dice.rng = rng;
        return;
    }
    lua.set_app_data(Dice { rng, dealt: VecDeque::new() });
}

/// The next draws of `math.random` give these numbers, in place of all that were dealt before and not
/// drawn, whose count is returned.
pub(crate) fn deal(lua: &Lua, numbers: Vec<f64>) -> usize {
    let dice = lua.app_data_mut::<Dice>();
    dice.map_or(0, |mut dice| std::mem::replace(&mut dice.dealt, numbers.into()).len())
}

/// Draws from the generator that scripts draw from.
pub(crate) fn with_rng<R>(lua: &Lua, draw: impl FnOnce(&mut Rng) -> R) -> Option<R> {
    lua.app_data_mut::<Dice>().map(|mut dice| draw(&mut dice.rng))
}

/// Lines of `print` go to `sink` from now on.
pub(crate) fn set_print(lua: &Lua, sink: Sink) {
    lua.set_app_data(Log { sink, lines: 0 });
}

/// A new call into scripts begins: it may print again.
pub(crate) fn new_call(lua: &Lua) {
    if let Some(mut log) = lua.app_data_mut::<Log>() {
        log.lines = 0;
    }
}

/// The functions, by the names the prelude knows.
pub(super) fn table(lua: &Lua) -> mlua::Result<Table> {
    set_rng(lua, Rng::for_match(0));
    set_print(lua, Rc::new(|line| tracing::info!(target: "script", "{line}")));
    let natives = lua.create_table()?;
    natives.set("charge", lua.create_function(charge)?)?;
    natives.set("caught", lua.create_function(caught)?)?;
    natives.set("draw", lua.create_function(draw)?)?;
    natives.set("log", lua.create_function(log)?)?;
    natives.set("compile", lua.create_function(compile)?)?;
    Ok(natives)
}

/// The kill, if this was the last of the fuel, is raised at the script's next safe point.
fn charge(_: &Lua, n: f64) -> mlua::Result<()> {
    let _ = budget::charge(n.ceil() as u64);
    Ok(())
}

/// What a script has caught is looked at; an error of ours becomes the text that a script expects.
fn caught(lua: &Lua, problem: Value) -> mlua::Result<Option<String>> {
    note_caught(lua, &problem);
    match problem {
        Value::String(text) if text.as_bytes().ends_with(b"not enough memory") => {
            budget::kill(budget::Kill::Memory);
        }
        Value::Error(error) => {
            budget::blame(&error);
            return Ok(Some(raised::as_raised(&error)));
        }
        _ => {}
    }
    Ok(None)
}

fn draw(lua: &Lua, bounds: Variadic<Value>) -> mlua::Result<(Option<f64>, Option<String>)> {
    let Some(mut dice) = lua.app_data_mut::<Dice>() else {
        return Ok((None, Some("no random numbers here".to_owned())));
    };
    let mut numbers = [0i64; 2];
    for (at, bound) in bounds.iter().take(2).enumerate() {
        match lua.coerce_number(bound.clone()) {
            Ok(Some(number)) => numbers[at] = number.floor().clamp(-EXACT, EXACT) as i64,
            _ => return Ok((None, Some(bad_argument(at + 1, "number expected")))),
        }
    }
    let (low, high) = match bounds.len() {
        0 => {
            let dealt = dice.dealt.pop_front().filter(|dealt| (0.0..1.0).contains(dealt));
            return Ok((Some(dealt.unwrap_or_else(|| dice.rng.unit())), None));
        }
        1 => (1, numbers[0]),
        2 => (numbers[0], numbers[1]),
        _ => return Ok((None, Some("wrong number of arguments".to_owned()))),
    };
    if low > high {
        return Ok((None, Some(bad_argument(bounds.len(), "interval is empty"))));
    }
    let fits = |dealt: &f64| (low as f64..=high as f64).contains(dealt);
    let dealt = dice.dealt.pop_front().filter(fits);
    Ok((Some(dealt.unwrap_or_else(|| dice.rng.between(low, high) as f64)), None))
}

fn bad_argument(at: usize, problem: &str) -> String {
    format!("bad argument #{at} to 'random' ({problem})")
}

fn log(lua: &Lua, text: mlua::LuaString) -> mlua::Result<()> {
    let Some((sink, lines)) = lua.app_data_mut::<Log>().map(|mut log| {
        log.lines = log.lines.saturating_add(1);
        (Rc::clone(&log.sink), log.lines)
    }) else {
        return Ok(());
    };
    match lines {
        ..=MOST_LINES => sink(&log_line(&text.as_bytes())),
        line if line == MOST_LINES + 1 => sink("(more lines were printed and dropped)"),
        _ => {}
    }
    Ok(())
}

/// One safe line: no control characters, no direction marks, bounded.
fn log_line(text: &[u8]) -> String {
    let cut = &text[..text.len().min(LONGEST_LINE)];
    let mut line = String::with_capacity(cut.len());
    for char in String::from_utf8_lossy(cut).chars() {
        match char {
            '\t' => line.push(char),
            _ if char.is_control() || is_direction_mark(char) => line.extend(char.escape_default()),
            _ => line.push(char),
        }
    }
    while line.len() > LONGEST_LINE {
        line.pop();
    }
    if text.len() > cut.len() {
        line.push('…');
    }
    line
}

fn is_direction_mark(char: char) -> bool {
    matches!(char, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

type Compiled = (Option<Function>, Option<String>);

/// `load` of a text: in the environment given, under a name that tells where it was called.
fn compile(lua: &Lua, (text, mode, env): (Value, Option<String>, Table)) -> mlua::Result<Compiled> {
    let refuse = |why: &str| Ok((None, Some(why.to_owned())));
    let Value::String(text) = text else {
        return refuse("bad argument #1 to 'load' (string expected)");
    };
    let bytes = text.as_bytes();
    if is_binary(&bytes) {
        return refuse("attempt to load a binary chunk (only text is accepted)");
    }
    if mode.is_some_and(|mode| !mode.contains('t')) {
        return refuse("attempt to load a text chunk (mode is 'b')");
    }
    if bytes.len() > LONGEST_CHUNK {
        return refuse("chunk too large");
    }
    if budget::charge(200 + 2 * bytes.len() as u64).is_err() {
        return refuse("out of fuel");
    }
    let chunk = lua.load(bytes.as_ref()).set_name(chunk_name(lua)).set_mode(ChunkMode::Text);
    match chunk.set_compiler(sandbox::compiler(&[])).set_environment(env).into_function() {
        Ok(function) => Ok((Some(function), None)),
        Err(mlua::Error::SyntaxError { message, .. }) => Ok((None, Some(message))),
        Err(error) => {
            budget::blame(&error);
            Ok((None, Some(error.to_string())))
        }
    }
}

/// Luau bytecode starts with its version, Lua's with an escape; no text starts with either.
pub(super) fn is_binary(bytes: &[u8]) -> bool {
    bytes.first().is_some_and(|first| *first < b' ' && !first.is_ascii_whitespace()) || bytes.contains(&0)
}

/// `[load mods/x.lua:12]`, whatever name the script gave.
fn chunk_name(lua: &Lua) -> String {
    let place = (1..8).find_map(|level| lua.inspect_stack(level, place_of).flatten());
    format!("=[load {}]", place.unwrap_or_else(|| "?".to_owned()))
}

fn place_of(frame: &mlua::debug::Debug) -> Option<String> {
    let line = frame.current_line()?;
    let file = frame.source().short_src?;
    let file = file.trim_start_matches("[load ").trim_end_matches(']');
    (line > 0).then(|| format!("{}:{line}", file.chars().take(160).collect::<String>()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn log_lines_are_safe_and_bounded() {
        assert_eq!(log_line(b"a\x1b[31mb\nc\td"), "a\\u{1b}[31mb\\nc\td");
        assert_eq!(log_line("仁德\u{202e}x".as_bytes()), "仁德\\u{202e}x");
        assert!(log_line(&[b'x'; 5000]).len() < 2 * 1024 + 4);
        assert!(log_line(&[1; 5000]).len() < 2 * 1024 + 4);
    }
}
