//! Every dependency may be used under a licence that this project can live with.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode};

/// The same list as in `deny.toml`.
const ALLOWED: [&str; 15] = [
    "MIT",
    "MIT-0",
    "Apache-2.0",
    "BSD-1-Clause",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "0BSD",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "MPL-2.0",
    "CC0-1.0",
    "Unlicense",
    "BSL-1.0",
    "bzip2-1.0.6",
];

fn allowed(requirement: &LicenseReq) -> bool {
    requirement.license.id().is_some_and(|licence| ALLOWED.contains(&licence.name))
}

/// Whether some way to fulfil the expression needs allowed licences only.
fn is_fine(expression: &str) -> bool {
    let read = Expression::parse_mode(expression, ParseMode::LAX);
    read.is_ok_and(|expression| expression.evaluate(allowed))
}

fn dependencies() -> Vec<Value> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let listed = |extra: &[&str]| {
        let mut command = Command::new(&cargo);
        command.current_dir(env!("CARGO_MANIFEST_DIR"));
        command
            .args(["metadata", "--format-version", "1", "--locked", "--all-features"])
            .args(extra)
            .output()
            .unwrap()
    };
    // a machine without a network has what it has built
    let output = Some(listed(&["--offline"])).filter(|output| output.status.success());
    let output = output.unwrap_or_else(|| listed(&[]));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

#[test]
fn every_dependency_has_a_licence_we_allow() {
    let dependencies = dependencies();
    assert!(dependencies.len() > 50, "only {} packages", dependencies.len());
    let bad: Vec<String> = dependencies
        .iter()
        .filter(|package| !is_fine(package["license"].as_str().unwrap_or_default()))
        .map(|package| format!("{} {}: {}", package["name"], package["version"], package["license"]))
        .collect();
    assert!(bad.is_empty(), "not allowed:\n{}", bad.join("\n"));
}

#[test]
fn copyleft_and_missing_licences_are_found() {
    for bad in ["GPL-3.0-only", "MIT AND GPL-2.0-or-later", "AGPL-3.0", "LGPL-2.1-or-later", "", "made up"] {
        assert!(!is_fine(bad), "{bad}");
    }
    for good in ["MIT/Apache-2.0", "MIT OR GPL-2.0-only", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(is_fine(good), "{good}");
    }
}

#[test]
fn the_list_is_the_one_in_deny_toml() {
    let deny = include_str!("../deny.toml");
    let deny: toml::Table = deny.parse().unwrap();
    let listed: Vec<&str> =
        deny["licenses"]["allow"].as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert_eq!(listed, ALLOWED);
}

#[test]
fn both_licence_texts_are_there() {
    assert!(include_str!("../LICENSE-MIT").contains("Permission is hereby granted, free of charge"));
    assert!(include_str!("../LICENSE-APACHE").contains("Version 2.0, January 2004"));
}
