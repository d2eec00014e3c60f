//! Hosts in C and C++: the header, the examples, and a host that does everything wrong.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::project_file;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Says that something is not on this machine; a failure where it has to be.
pub fn skip(what: &str) {
    assert!(std::env::var_os("JUNSHI_REQUIRE_PEERS").is_none(), "{what} is needed here");
    eprintln!("SKIPPED: {what} is not on this machine");
}

fn there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// The folder with the shared library; it is linked here, the crate behind it is built already.
fn library() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let profile = Path::new(env!("CARGO_BIN_EXE_junshi")).parent().unwrap();
        let name = match profile.file_name().unwrap().to_str().unwrap() {
            "debug" => "dev",
            name => name,
        };
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let mut command = Command::new(cargo);
        command.args(["rustc", "--quiet", "--offline", "--example", "junshi_c", "--crate-type", "cdylib"]);
        command.args(["--profile", name]);
        command.arg("--target-dir").arg(profile.parent().unwrap()).current_dir(ROOT);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        profile.join("examples")
    })
}

/// A program of a source file, linked with the library; none, said aloud, without a compiler.
pub fn compiled(folder: &Path, source: &str, flags: &[&str]) -> Option<PathBuf> {
    let (variable, usual) = if source.ends_with(".c") { ("CC", "cc") } else { ("CXX", "c++") };
    let compiler = std::env::var(variable).unwrap_or_else(|_| usual.to_owned());
    if cfg!(windows) || !there(&compiler) {
        skip(&compiler);
        return None;
    }
    let program = folder.join(source.replace('.', "-"));
    let mut command = Command::new(compiler);
    command.current_dir(ROOT).args(["-Wall", "-Wextra", "-Werror", "-g", "-I", "src/doors"]).args(flags);
    command.arg(format!("tests/journeys/c/{source}")).arg("-o").arg(&program);
    command.arg("-L").arg(library()).arg(format!("-Wl,-rpath,{}", library().display()));
    let output = command.args(["-ljunshi_c", "-lpthread"]).output().unwrap();
    assert!(output.status.success(), "{source}:\n{}", String::from_utf8_lossy(&output.stderr));
    Some(program)
}

/// What a program printed; it has to end well.
fn printed(command: &mut Command) -> String {
    let output = command.current_dir(ROOT).output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}: {}\n{told}", output.status);
    String::from_utf8(output.stdout).unwrap()
}

/// The few lines of a host, in either language.
#[test]
fn the_examples_decide() {
    let folder = tempfile::tempdir().unwrap();
    for (source, standard) in [("host.c", "-std=c99"), ("host.cpp", "-std=c++17")] {
        let Some(program) = compiled(folder.path(), source, &[standard, "-pedantic"]) else { continue };
        let told: serde_json::Value = serde_json::from_str(&printed(&mut Command::new(program))).unwrap();
        assert_eq!(
            (&told["answer"], &told["source"]),
            (&"sgs2".into(), &"handler".into()),
            "{source}: {told}"
        );
    }
}

#[test]
fn owners_in_cpp_close_and_tell_what_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let flags = ["-std=c++17", "-pedantic", "-fsanitize=address,undefined"];
    let Some(program) = compiled(folder.path(), "owners.cpp", &flags) else { return };
    assert_eq!(printed(&mut Command::new(program)), "fine\n");
}

/// Under the sanitizers, which also tell leaks; 100 openings here, 10,000 on the whole, without them.
#[test]
fn whatever_a_host_in_c_does_wrong_is_an_error_code() {
    let folder = tempfile::tempdir().unwrap();
    let sanitized = ["-std=c99", "-fsanitize=address,undefined", "-DSANITIZED"];
    let Some(program) = compiled(folder.path(), "abuse.c", &sanitized) else { return };
    printed(Command::new(program).arg("10"));
    let full = std::env::var_os("JUNSHI_FULL").is_some();
    let cycles = if full { "10000" } else { "100" };
    let Some(program) = compiled(folder.path(), "abuse.c", &["-std=c99"]) else { return };
    let grown = printed(Command::new(&program).arg(cycles));
    println!("{cycles} times opened and closed: {grown}");
    let kib: i64 = grown.split(' ').next().unwrap().parse().unwrap();
    assert!(kib < 8192, "the process grew by {kib} KiB");
    if full {
        under_valgrind(&program);
    }
}

fn under_valgrind(program: &Path) {
    if !there("valgrind") {
        return skip("valgrind");
    }
    let strict = ["--quiet", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite"];
    printed(Command::new("valgrind").args(strict).arg(program).arg("5"));
}

#[test]
fn the_header_is_old_c_and_new_cpp() {
    if !there("cc") {
        return skip("cc");
    }
    let folder = tempfile::tempdir().unwrap();
    for (name, standard) in [("old.c", "-std=c89"), ("new.c", "-std=c11"), ("new.cpp", "-std=c++17")] {
        let file = folder.path().join(name);
        std::fs::write(
            &file,
            "#include \"junshi.h\"\n#include \"junshi.h\"\nint main(void) { return JUNSHI_OK; }\n",
        )
        .unwrap();
        let mut command = Command::new("cc");
        command.args([standard, "-pedantic-errors", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I"]);
        printed(command.arg("src/doors").arg(file));
    }
}

/// How many parameters stand between the parentheses behind a name; none where it does not stand there.
fn parameters(text: &str, name: &str) -> Option<usize> {
    let (_, rest) = text.split_once(&format!("{name}("))?;
    let within = rest.split(')').next()?.trim().trim_end_matches(',');
    Some(if matches!(within, "" | "void") { 0 } else { within.split(',').count() })
}

#[test]
fn the_header_declares_every_function_and_code() {
    let (source, header) = (project_file("src/doors/capi.rs"), project_file("src/doors/junshi.h"));
    let names: Vec<&str> =
        source.split("extern \"C\" fn ").skip(1).map(|rest| rest.split('(').next().unwrap()).collect();
    assert!(names.len() >= 15, "{names:?}");
    for name in names {
        assert_eq!(parameters(&header, name), parameters(&source, name), "{name} in junshi.h");
    }
    for line in source.lines().filter_map(|line| line.strip_prefix("pub const ")) {
        let (name, value) = (line.split(':').next().unwrap(), line.split("= ").nth(1).unwrap());
        let define = format!("#define {name} {}\n", value.trim_end_matches(';'));
        assert!(header.contains(&define), "{define} is not in junshi.h");
    }
}

/// `JUNSHI_UPDATE=1` writes the header anew.
#[test]
fn the_header_is_what_cbindgen_makes() {
    let cbindgen = std::env::var("JUNSHI_CBINDGEN").unwrap_or_else(|_| "cbindgen".to_owned());
    if !there(&cbindgen) {
        return skip("cbindgen");
    }
    let made =
        printed(Command::new(cbindgen).args(["--quiet", "--config", "cbindgen.toml", "src/doors/capi.rs"]));
    if std::env::var_os("JUNSHI_UPDATE").is_some() {
        std::fs::write(Path::new(ROOT).join("src/doors/junshi.h"), &made).unwrap();
    }
    assert_eq!(project_file("src/doors/junshi.h"), made, "JUNSHI_UPDATE=1 writes it anew");
}
