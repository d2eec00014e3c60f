//! The rules of the house, read off the source: who may import whom, how large things may be,
//! what they are called. Every rule is proved by a bad example beside it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;
use std::process::Command;

/// A file of the project, by its path from the root.
struct File {
    path: String,
    text: String,
}

impl File {
    fn example(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    fn is_test(&self) -> bool {
        self.path.ends_with("tests.rs")
    }

    /// The lines before the tests module, with their numbers.
    fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = self.text.lines().enumerate().map(|(at, line)| (at + 1, line));
        let tests = |line: &str| line.starts_with("#[cfg(test)]");
        let whole = self.is_test();
        let mut lines = lines.peekable();
        let mut before = String::new();
        std::iter::from_fn(move || {
            let (at, line) = lines.next()?;
            let ends = !whole && tests(&before) && line.starts_with("mod ") && line.ends_with('{');
            before = line.to_owned();
            (!ends).then_some((at, line))
        })
    }
}

/// What is wrong, each with its place.
type Findings = Vec<String>;

/// All files under `folder`, ending in `ending`.
fn files(folder: &str, ending: &str) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    walk(&root.join(folder), folder, ending, &mut files);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    assert!(!files.is_empty(), "no {ending} files in {folder}");
    files
}

fn walk(folder: &Path, name: &str, ending: &str, files: &mut Vec<File>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = format!("{name}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            walk(&entry.path(), &path, ending, files);
        } else if path.ends_with(ending) {
            files.push(File { text: fs::read_to_string(entry.path()).unwrap(), path });
        }
    }
}

fn all(files: &[File], rule: impl Fn(&File) -> Findings) -> Findings {
    files.iter().flat_map(rule).collect()
}

#[track_caller]
fn assert_clean(findings: Findings) {
    assert!(findings.is_empty(), "\n{}", findings.join("\n"));
}

/// Fails unless the rule finds something in a bad example and nothing in a good one.
#[track_caller]
fn assert_proved(rule: impl Fn(&File) -> Findings, bad: &[(&str, &str)], good: &[(&str, &str)]) {
    for (path, text) in bad {
        assert!(!rule(&File::example(path, text)).is_empty(), "missed in {path}:\n{text}");
    }
    for (path, text) in good {
        assert_clean(rule(&File::example(path, text)));
    }
}

// Imports ------------------------------------------------------------------------------------------

/// The room a file is in: the first folder or file under `src`, or the game.
fn room(path: &str) -> &str {
    let inside = path.trim_start_matches("src/").trim_end_matches(".rs");
    match inside.strip_prefix("games/") {
        Some(game) if game != "mod" => &inside[..6 + game.find('/').unwrap_or(game.len())],
        _ => inside.split('/').next().unwrap_or(inside),
    }
}

/// Rooms of the crate that a room may not import; `games` alone is the roster.
fn forbidden(room: &str) -> Vec<&'static str> {
    const ABOVE_GAMES: [&str; 7] = ["doors", "arena", "runtime", "table", "remote", "journal", "decide"];
    match room {
        "kit" | "trace" | "error" => vec![""],
        "game" => [&ABOVE_GAMES[..], &["games", "vm", "wire"]].concat(),
        "referee" => [&ABOVE_GAMES[..], &["games", "vm", "wire"]].concat(),
        "vm" => [&ABOVE_GAMES[..], &["games"]].concat(),
        "decide" | "wire" => ABOVE_GAMES[..6].iter().copied().chain(["games"]).collect(),
        "runtime" | "table" | "remote" | "journal" | "arena" => vec!["doors", "games"],
        game if game.starts_with("games") => ABOVE_GAMES.to_vec(),
        _ => Vec::new(),
    }
}

/// The paths `crate::…` that a line names, with braces taken apart.
fn crate_paths(line: &str) -> Vec<String> {
    let line = line.split("//").next().unwrap_or_default();
    let found = line.match_indices("crate::").filter(|(at, _)| !line[..*at].ends_with('$'));
    found
        .flat_map(|(at, mark)| {
            let rest = &line[at + mark.len()..];
            match rest.strip_prefix('{') {
                Some(group) => group
                    .split([',', '}'])
                    .map(|part| part.trim().to_owned())
                    .filter(|part| !part.is_empty())
                    .collect(),
                None => vec![rest.to_owned()],
            }
        })
        .collect()
}

fn imports_stay_in_order(file: &File) -> Findings {
    let room = room(&file.path);
    let forbidden = forbidden(room);
    let mut findings = Vec::new();
    for (at, line) in file.code() {
        for path in crate_paths(line) {
            let words: Vec<&str> = path.split("::").map(word).collect();
            let target = words.first().copied().unwrap_or_default();
            let own = target == room;
            let banned = !own && (forbidden.contains(&target) || forbidden.contains(&""));
            let other_game = target == "games"
                && room.starts_with("games/")
                && words.get(1).is_some_and(|game| format!("games/{game}") != room);
            if banned || other_game {
                findings.push(format!("{}:{at}: {room} may not import crate::{path}", file.path));
            }
        }
    }
    findings
}

fn word(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..end]
}

#[test]
fn rooms_import_only_what_lies_below_them() {
    assert_clean(all(&files("src", ".rs"), imports_stay_in_order));
    assert_proved(
        imports_stay_in_order,
        &[
            ("src/kit/rng.rs", "use crate::error::HostError;"),
            ("src/trace.rs", "use crate::{vm, kit};"),
            ("src/vm/mod.rs", "use crate::games::sgs::Sgs;"),
            ("src/vm/face.rs", "fn f(x: &crate::runtime::Runtime) {}"),
            ("src/vm/face.rs", "use crate::{game::Game, doors::cli};"),
            ("src/game.rs", "use crate::vm::Fault;"),
            ("src/referee.rs", "use crate::table::Match;"),
            ("src/arena/player.rs", "use crate::games::sgs::Sgs;"),
            ("src/games/sgs/mod.rs", "use crate::games::holdem::Card;"),
            ("src/games/sgs/eval.rs", "use crate::decide::Decision;"),
            ("src/decide.rs", "use crate::games::sgs::Sgs;"),
            ("src/runtime.rs", "use crate::doors::cli;"),
        ],
        &[
            ("src/kit/weighted.rs", "use crate::kit::rng::Rng;"),
            ("src/vm/mod.rs", "use crate::game::Game; // crate::games"),
            ("src/games/sgs/eval.rs", "use crate::games::sgs::board::Board;"),
            ("src/kit/rng.rs", "use rand::Rng;\n#[cfg(test)]\nmod tests {\nuse crate::vm::Vm;\n}"),
        ],
    );
}

// The engine and unsafe -----------------------------------------------------------------------------

fn names_the_engine(path: &str) -> bool {
    let face = |part: &str| part == "face" || part == "face.rs";
    path.starts_with("src/vm/") || (path.starts_with("src/games/") && path.split('/').any(face))
}

fn mlua_stays_inside(file: &File) -> Findings {
    let inside = names_the_engine(&file.path);
    let public = |line: &str| line.trim_start().starts_with("pub ") && !file.path.contains("/face");
    file.code()
        .filter(|(_, line)| {
            let code = line.split("//").next().unwrap_or_default();
            code.contains("mlua") && (!inside || public(code))
        })
        .map(|(at, _)| format!("{}:{at}: mlua is named", file.path))
        .collect()
}

#[test]
fn the_engine_is_named_only_in_the_vm_and_in_faces() {
    assert_clean(all(&files("src", ".rs"), mlua_stays_inside));
    assert_proved(
        mlua_stays_inside,
        &[
            ("src/decide.rs", "use mlua::Lua;"),
            ("src/games/sgs/board.rs", "fn f(lua: &mlua::Lua) {}"),
            ("src/games/sgs/surface.rs", "use mlua::Lua;"),
            ("src/vm/mod.rs", "pub fn lua() -> mlua::Lua {"),
            ("src/vm/mod.rs", "pub use mlua::Lua;"),
        ],
        &[("src/games/sgs/face/card.rs", "use mlua::Lua;"), ("src/vm/mod.rs", "use mlua::Lua; // mlua")],
    );
}

/// The fuel counter and the raw accessors that measuring asked for; the door for C.
const UNSAFE_FILES: [&str; 3] = ["src/vm/budget.rs", "src/vm/heap.rs", "src/doors/capi.rs"];

fn unsafe_stays_inside(file: &File) -> Findings {
    let found = file.text.lines().enumerate().filter(|(_, line)| {
        let code = line.split("//").next().unwrap_or_default();
        ["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern", "unsafe trait"]
            .iter()
            .any(|mark| code.contains(mark))
            && !UNSAFE_FILES.contains(&file.path.as_str())
    });
    found.map(|(at, _)| format!("{}:{}: unsafe", file.path, at + 1)).collect()
}

#[test]
fn unsafe_is_kept_in_two_small_files_of_the_vm() {
    assert_clean(all(&files("src", ".rs"), unsafe_stays_inside));
    assert_proved(
        unsafe_stays_inside,
        &[
            ("src/vm/mod.rs", "    let x = unsafe { *p };"),
            ("src/table.rs", "unsafe impl Send for Match {}"),
            ("src/kit/rng.rs", "#[cfg(test)]\nmod tests {\nunsafe fn f() {}\n}"),
        ],
        &[("src/vm/budget.rs", "unsafe { f() }"), ("src/vm/mod.rs", "// unsafe { f() }")],
    );
}

// Sizes ---------------------------------------------------------------------------------------------

fn files_are_short(file: &File) -> Findings {
    let most = if file.path.ends_with(".lua") { 150 } else { 600 };
    let lines = file.text.lines().count();
    // what every VM runs first is one file, so that nothing of it can be replaced half-way
    let exempt = file.path == "lua/kit/prelude.lua" || file.path.starts_with("lua/meta/");
    if lines <= most || exempt {
        return Vec::new();
    }
    vec![format!("{}: {lines} lines, at most {most}", file.path)]
}

#[test]
fn no_file_is_too_long() {
    assert_clean(all(&files("src", ".rs"), files_are_short));
    assert_clean(all(&files("lua", ".lua"), files_are_short));
    assert_clean(all(&files("tests", ".rs"), files_are_short));
    let (long, longer) = ("\n".repeat(151), "\n".repeat(601));
    assert_proved(
        files_are_short,
        &[("lua/sgs/a.lua", &long), ("src/a.rs", &longer), ("tests/a.rs", &longer)],
        &[("src/a.rs", &long)],
    );
}

/// Rust functions end at the closing brace in the column of their `fn`.
fn rust_functions_are_short(file: &File) -> Findings {
    let lines: Vec<&str> = file.text.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let begins = |line: &str| {
        let text = line.trim_start();
        let head = text.split('(').next().unwrap_or_default();
        head.split_whitespace().any(|word| word == "fn") && !text.starts_with("//") && !text.contains('"')
    };
    let mut findings = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| begins(line)) {
        let end = lines[at..].iter().position(|later| {
            indent(later) == indent(line)
                && (later.trim() == "}" || later.ends_with(';') || later.ends_with("}"))
        });
        let length = end.map_or(0, |end| end + 1);
        if length > 60 {
            findings.push(format!("{}:{}: a function of {length} lines", file.path, at + 1));
        }
    }
    findings
}

#[test]
fn no_rust_function_is_too_long() {
    assert_clean(all(&files("src", ".rs"), rust_functions_are_short));
    let long = format!("fn long() {{\n{}}}\n", "    f();\n".repeat(59));
    let inner = format!("impl A {{\n    pub fn long() {{\n{}    }}\n}}\n", "        f();\n".repeat(60));
    let short = format!("fn short() {{\n{}}}\nfn other() {{\n{0}}}\n", "    f();\n".repeat(58));
    let signature =
        "trait T {\n    fn f(&self);\n    fn g(\n        &self,\n    );\n}\n".to_owned() + &"\n".repeat(70);
    assert_proved(
        rust_functions_are_short,
        &[("src/a.rs", &long), ("src/a.rs", &inner)],
        &[("src/a.rs", &short), ("src/a.rs", &signature)],
    );
}

/// Lua functions end at the `end` in the column of the line that begins them.
fn lua_functions_are_short(file: &File) -> Findings {
    let lines: Vec<&str> = file.text.lines().collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    let begins = |line: &str| {
        let code = line.split("--").next().unwrap_or_default();
        code.contains("function") && !code.trim_end().ends_with("end")
    };
    let mut findings = Vec::new();
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| begins(line)) {
        let closes = |later: &&str| indent(later) == indent(line) && later.trim_start().starts_with("end");
        let length = lines[at + 1..].iter().position(closes).map_or(0, |end| end + 2);
        if length > 60 {
            findings.push(format!("{}:{}: a function of {length} lines", file.path, at + 1));
        }
    }
    findings
}

#[test]
fn no_lua_function_is_too_long() {
    assert_clean(all(&files("lua", ".lua"), lua_functions_are_short));
    let body = "\tf()\n".repeat(60);
    let named = format!("function long()\n{body}end\n");
    let assigned = format!("sgs.x.y = function(self)\n{body}end\n");
    let passed = format!("f(function()\n{body}end)\n");
    assert_proved(
        lua_functions_are_short,
        &[("lua/a.lua", &named), ("lua/a.lua", &assigned), ("lua/a.lua", &passed)],
        &[("lua/a.lua", "local f = function() return 1 end\n"), ("lua/a.lua", "function f()\n\tg()\nend\n")],
    );
}

// Names and manners ---------------------------------------------------------------------------------

const FORBIDDEN_NAMES: [&str; 5] = ["utils", "common", "helpers", "types", "core"];

fn rooms_are_called_what_they_hold(file: &File) -> Findings {
    let parts = file.path.split('/').map(|part| part.split('.').next().unwrap_or(part));
    parts
        .filter(|part| {
            FORBIDDEN_NAMES.contains(part)
                || FORBIDDEN_NAMES.iter().any(|name| name.trim_end_matches('s') == *part)
        })
        .map(|part| format!("{}: {part} says nothing", file.path))
        .collect()
}

#[test]
fn no_file_has_a_name_that_says_nothing() {
    for (folder, ending) in [("src", ".rs"), ("lua", ".lua"), ("tests", ".rs")] {
        assert_clean(all(&files(folder, ending), rooms_are_called_what_they_hold));
    }
    assert_proved(
        rooms_are_called_what_they_hold,
        &[
            ("src/utils.rs", ""),
            ("src/games/sgs/common/card.rs", ""),
            ("lua/core/init.lua", ""),
            ("src/util.rs", ""),
        ],
        &[("src/kit/rng.rs", "")],
    );
}

fn modules_begin_with_a_paragraph(file: &File) -> Findings {
    let whole_line = file.text.lines().next().unwrap_or_default();
    if whole_line.starts_with("//! ") || file.is_test() {
        return Vec::new();
    }
    vec![format!("{}: no `//!` at its head", file.path)]
}

#[test]
fn every_module_says_what_it_is_for() {
    assert_clean(all(&files("src", ".rs"), modules_begin_with_a_paragraph));
    assert_proved(
        modules_begin_with_a_paragraph,
        &[("src/a.rs", "use std::fs;\n"), ("src/a.rs", "// a\n")],
        &[("src/a.rs", "//! A.\n")],
    );
}

fn nothing_panics(file: &File) -> Findings {
    if file.is_test() {
        return Vec::new();
    }
    // `println!` panics where nobody reads any more.
    const MARKS: [&str; 8] = [
        ".unwrap()",
        ".expect(",
        "panic!(",
        "todo!(",
        "unimplemented!(",
        "unreachable!(",
        " println!(",
        " print!(",
    ];
    let found = file.code().filter(|(_, line)| {
        let code = line.split("//").next().unwrap_or_default();
        MARKS.iter().any(|mark| code.contains(mark)) && !code.contains("catch_unwind")
    });
    found.map(|(at, line)| format!("{}:{at}: {}", file.path, line.trim())).collect()
}

#[test]
fn nothing_panics_outside_tests() {
    assert_clean(all(&files("src", ".rs"), nothing_panics));
    assert_proved(
        nothing_panics,
        &[
            ("src/a.rs", "let x = y.unwrap();"),
            ("src/a.rs", "y.expect(\"z\");"),
            ("src/a.rs", "    panic!(\"z\")"),
            ("src/a.rs", "    println!(\"z\")"),
        ],
        &[
            ("src/a.rs", "/// y.unwrap()\nlet x = y.unwrap_or(3);"),
            ("src/a.rs", "#[cfg(test)]\nmod tests {\n    fn f() { y.unwrap(); }\n}\n"),
            ("src/a/tests.rs", "y.unwrap();"),
        ],
    );
}

/// Names of the top level: the house's, and what tools look for only there.
const TOP: [&str; 18] = [
    "Cargo.toml",
    "Cargo.lock",
    "src",
    "lua",
    "data",
    "tests",
    "README.md",
    "README.zh-CN.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "build.rs",
    "pyproject.toml",
    "cbindgen.toml",
    "clippy.toml",
    "rustfmt.toml",
    "deny.toml",
    "target",
    "CHANGELOG.md",
];

fn strangers_on_top<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    names.into_iter().filter(|name| !TOP.contains(name) && !name.starts_with('.')).collect()
}

#[test]
fn the_top_level_holds_only_what_belongs_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let listed = Command::new("git").args(["ls-files"]).current_dir(root).output();
    let paths: Vec<String> = match listed {
        Ok(output) if output.status.success() && !output.stdout.is_empty() => {
            String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
        }
        _ => fs::read_dir(root)
            .unwrap()
            .map(|e| e.unwrap().file_name().to_string_lossy().into_owned())
            .collect(),
    };
    let tops = paths.iter().filter_map(|path| path.split('/').next());
    assert_eq!(strangers_on_top(tops), Vec::<&str>::new());
    assert_eq!(strangers_on_top(["src", "docs", ".ci", "notes.txt"]), ["docs", "notes.txt"]);
}
