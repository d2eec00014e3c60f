//! The page for people who write AI: its table of registries is made from the schema, and the mod it
//! builds from nothing loads, is clean and passes its own spec.
//!
//! `JUNSHI_UPDATE=1 cargo test --test lua_readme` writes the table anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

use assert_cmd::Command;
use junshi::game::{Game, Key, Registry};
use junshi::sgs::Sgs;

const PAGE: &str = "lua/README.md";
const FROM: &str = "<!-- registries: made from the schema -->\n";
const TO: &str = "<!-- end of registries -->";

fn key(registry: &Registry) -> String {
    match registry.key {
        Key::Name(kind) => kind.to_owned(),
        Key::Text => "a text".to_owned(),
        Key::Ask => "kind of request".to_owned(),
        Key::Event => "event".to_owned(),
        Key::List => "1, 2, 3 …".to_owned(),
    }
}

fn row(registry: &Registry) -> String {
    let cell = |text: &str| text.replace('|', "\\|");
    let values = registry.signature;
    format!("| `{}` | {} | `{}` | {} |", registry.name, key(registry), cell(values), cell(registry.doc))
}

fn table() -> String {
    let head = "| `sgs.` | keyed by | value | |\n|---|---|---|---|\n";
    let rows: Vec<String> = Sgs::schema().registries.iter().map(row).collect();
    format!("{head}{}\n", rows.join("\n"))
}

#[test]
fn the_page_lists_every_registry() {
    let page = fs::read_to_string(PAGE).unwrap();
    let (before, rest) = page.split_once(FROM).expect("the table's first line");
    let (found, after) = rest.split_once(TO).expect("the table's last line");
    if std::env::var_os("JUNSHI_UPDATE").is_some() {
        fs::write(PAGE, format!("{before}{FROM}{}{TO}{after}", table())).unwrap();
    } else {
        assert_eq!(found, table(), "JUNSHI_UPDATE=1 cargo test --test lua_readme writes it anew");
    }
}

/// Files that the page shows: `<!-- file: PATH -->`, then a fenced block.
fn shown(page: &str) -> Vec<(String, String)> {
    let parts = page.split("<!-- file: ").skip(1).map(|part| {
        let (path, rest) = part.split_once(" -->").expect("the end of a file's name");
        let (_, block) = rest.split_once("```").expect("a block");
        let (_, text) = block.split_once('\n').expect("a block's text");
        let (text, _) = text.split_once("```").expect("a block's end");
        (path.to_owned(), text.to_owned())
    });
    parts.collect()
}

fn junshi(folder: &Path, words: &[&str]) -> String {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("junshi"));
    let output = command.args(words).current_dir(folder).assert().success().get_output().clone();
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A folder with the files that a page shows.
fn written(page: &str) -> tempfile::TempDir {
    let files = shown(&fs::read_to_string(page).unwrap());
    assert_eq!(files.len(), 3, "a manifest, a script, a spec");
    let root = tempfile::tempdir().unwrap();
    for (path, text) in &files {
        let path = root.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    root
}

/// That a page's mod is clean, passes so many specs of its own, and does not without its script.
fn assert_works(page: &str, name: &str, script: &str, specs: usize) {
    let root = written(page);
    let checked = junshi(root.path(), &["check", name]);
    assert!(!checked.contains("warning") && !checked.contains("error"), "{checked}");
    let tested = junshi(root.path(), &["test", name, "--mod", name]);
    assert!(tested.contains(&format!("{specs} passed, 0 failed")), "{tested}");
    fs::write(root.path().join(script), "").unwrap();
    let mut without = Command::new(assert_cmd::cargo::cargo_bin!("junshi"));
    without.args(["test", name, "--mod", name]).current_dir(root.path()).assert().failure();
}

#[test]
fn the_mod_that_the_page_builds_works() {
    assert_works(PAGE, "quarry", "quarry/skills/hurl.lua", 4);
}

#[test]
fn the_mod_that_the_page_of_dou_dizhu_builds_works() {
    assert_works("lua/doudizhu/README.md", "patience", "patience/patience.lua", 3);
}

#[test]
fn the_mod_that_the_page_of_holdem_builds_works() {
    assert_works("lua/holdem/README.md", "stubborn", "stubborn/stubborn.lua", 2);
}
