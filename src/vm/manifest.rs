//! `mod.toml`: who a mod is, what it needs, what names it brings.

use std::collections::BTreeMap;

use semver::{Version, VersionReq};
use serde::Deserialize;
use serde_json::Value;

use crate::game::Names;

/// The manifest of a mod.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Unique id: letters, digits, `-` and `_`.
    pub(crate) id: String,
    /// Semantic version.
    #[serde(default = "first_version")]
    pub(crate) version: Version,
    /// Games it is for; empty for any.
    #[serde(default)]
    pub(crate) games: Vec<String>,
    /// For people.
    #[serde(default)]
    #[allow(dead_code, reason = "read by people and by tools, accepted so that it may be written")]
    pub(crate) description: String,
    /// For people.
    #[serde(default)]
    #[allow(dead_code, reason = "read by people and by tools, accepted so that it may be written")]
    pub(crate) authors: Vec<String>,
    /// Mods that must be there, with version ranges.
    #[serde(default)]
    pub(crate) dependencies: BTreeMap<String, VersionReq>,
    /// New names by kind.
    #[serde(default)]
    provides: BTreeMap<String, Provided>,
    /// Mods to be loaded before this one, if they are there.
    #[serde(default)]
    pub(crate) after: Vec<String>,
    /// Mods to be loaded after this one, if they are there.
    #[serde(default)]
    pub(crate) before: Vec<String>,
    /// Files to be loaded, in order; by default all, `init.lua` first.
    #[serde(default)]
    pub(crate) files: Option<Vec<String>>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Provided {
    Names(Vec<String>),
    Details(BTreeMap<String, Value>),
}

fn first_version() -> Version {
    Version::new(0, 0, 0)
}

impl Manifest {
    /// Whether a text is a manifest.
    ///
    /// # Errors
    /// What is wrong, with its line.
    pub fn check(text: &str) -> Result<(), String> {
        Manifest::parse(text).map(|_| ())
    }

    /// Reads a manifest.
    ///
    /// # Errors
    /// What is wrong, with its line.
    pub(crate) fn parse(text: &str) -> Result<Manifest, String> {
        let manifest: Manifest = toml::from_str(text.trim_start_matches('\u{feff}'))
            .map_err(|e| e.to_string().trim().to_owned())?;
        match is_id(&manifest.id) {
            true => Ok(manifest),
            false => Err(format!("id `{}`: use letters, digits, `-` and `_`", manifest.id)),
        }
    }

    /// The names it brings. Kinds may be written in the plural: `skills = ["a"]`.
    pub(crate) fn names(&self) -> Names {
        let mut names = Names::default();
        for (kind, provided) in &self.provides {
            let kind = kind.strip_suffix('s').unwrap_or(kind);
            match provided {
                Provided::Names(list) => list.iter().for_each(|name| names.add(kind, name, Value::Null)),
                Provided::Details(map) => {
                    map.iter().for_each(|(name, details)| names.add(kind, name, details.clone()));
                }
            }
        }
        names
    }
}

/// Whether a word can be the id of a mod.
pub(crate) fn is_id(word: &str) -> bool {
    (1..=64).contains(&word.len())
        && word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_manifest_is_read() {
        let manifest = Manifest::parse(
            "id = 'guixin-plus'\nversion = '1.2.0'\ngames = ['sgs']\nafter = ['base']\n\
             [dependencies]\nbase = '>=1.0, <2'\n\
             [provides]\nskills = ['moqi']\n[provides.generals.simahui]\nkingdom = 'qun'\nmax_hp = 3\n",
        )
        .unwrap();
        assert_eq!(manifest.version, Version::new(1, 2, 0));
        assert!(manifest.dependencies["base"].matches(&Version::new(1, 9, 0)));
        let names = manifest.names();
        assert_eq!(names.of("skill").map(|(name, _)| name).collect::<Vec<_>>(), ["moqi"]);
        assert_eq!(names.of("general").next().unwrap().1["max_hp"], 3);
    }

    #[test]
    fn mistakes_are_told_with_their_line() {
        let error = Manifest::parse("id = 'a'\nversoin = '1.0.0'\n").unwrap_err();
        assert!(error.contains("versoin") && error.contains("line 2"), "{error}");
        assert!(Manifest::parse("id = '../x'").unwrap_err().contains("../x"));
        assert!(Manifest::parse("id = 'a'\nversion = 'one'").is_err());
        assert!(Manifest::parse("\u{feff}id = 'a'").is_ok());
    }
}
