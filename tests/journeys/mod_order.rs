//! Mods that need each other: all problems are told at once.

use super::{Folder, Ran, junshi};

fn check(manifests: &[(&str, &str)]) -> Ran {
    let files: Vec<(String, String)> = manifests
        .iter()
        .flat_map(|(name, manifest)| {
            [
                (format!("{name}/mod.toml"), (*manifest).to_owned()),
                (format!("{name}/a.lua"), "local _ = 1\n".to_owned()),
            ]
        })
        .collect();
    let files: Vec<(&str, &[u8])> =
        files.iter().map(|(path, text)| (path.as_str(), text.as_bytes())).collect();
    let folder = Folder::with(&files);
    let paths: Vec<String> = manifests.iter().map(|(name, _)| folder.path(name)).collect();
    let mut args = vec!["check"];
    args.extend(paths.iter().map(String::as_str));
    junshi(&args, b"")
}

#[test]
fn missing_and_wrong_dependencies_and_circles_are_all_listed() {
    let ran = check(&[
        ("a", "id = 'a'\n[dependencies]\ngone = '1'\nold = '>=2'"),
        ("old", "id = 'old'\nversion = '1.3.0'"),
        ("x", "id = 'x'\n[dependencies]\ny = '*'"),
        ("y", "id = 'y'\n[dependencies]\nx = '*'"),
    ]);
    assert_eq!(ran.code, 1, "{}", ran.all());
    ran.says(&[
        "a/mod.toml: it needs the mod `gone` ^1, which is not loaded",
        "a/mod.toml: it needs the mod `old` >=2, but version 1.3.0 is loaded",
        "x/mod.toml: the mods x, y wait for each other",
        "y/mod.toml: the mods x, y wait for each other",
    ]);
}

#[test]
fn dependencies_come_first_whatever_the_order_given() {
    let ran = check(&[("b", "id = 'b'\n[dependencies]\na = '1'"), ("a", "id = 'a'\nversion = '1.0.0'")]);
    assert_eq!(ran.code, 0, "{}", ran.all());
    ran.says(&[" files loaded, ", "0 left out or wrong"]);
}

#[test]
fn a_manifest_that_cannot_be_read_is_listed_beside_the_others() {
    let ran = check(&[
        ("bad", "id = 'bad'\nversoin = '1.0.0'"),
        ("empty", "version = '1.0.0'"),
        ("a", "id = 'a'\n[dependencies]\ngone = '1'"),
    ]);
    assert_eq!(ran.code, 1, "{}", ran.all());
    ran.says(&["versoin", "line 2", "missing field `id`", "`gone` ^1"]);
}

#[test]
fn a_path_that_is_not_there_is_bad_input() {
    let ran = junshi(&["check", "no/such/mod"], b"");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    ran.says(&["no/such/mod"]);
}

#[test]
fn our_own_files_as_they_lie_on_disk_are_clean() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lua");
    let ran = junshi(&["check", "--own-files", folder], b"");
    assert_eq!(ran.code, 0, "{}", ran.all());
    ran.says(&["0 left out or wrong, 0 overrides, 0 new names"]);
    assert!(!ran.out.contains("warning:"), "{}", ran.out);
}
