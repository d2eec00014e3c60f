//! Profiles: named settings of a game, in `lua/GAME/profiles/NAME.lua`.
//!
//! A profile is a Lua file that returns `{settings = {name = value, …}}`; `brain = value` stands for
//! a setting of that name. The profile `default` need not have a file.

use std::collections::BTreeMap;

use mlua::{Lua, LuaSerdeExt};
use serde::Deserialize;
use serde_json::Value;

use super::budget::{self, Allowance, FUEL_PER_MS};
use super::embedded::{self, OwnFiles};
use super::{engine, sandbox};
use crate::error::{HostError, Result};

/// What a profile may hold.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Profile {
    brain: Option<Value>,
    settings: BTreeMap<String, Value>,
}

/// The settings of a game's profile.
///
/// # Errors
/// There is no such profile, or it is not written as one.
pub(crate) fn profile(game: &str, name: &str, files: &OwnFiles) -> Result<Vec<(String, Value)>> {
    let folder = format!("{game}/profiles/");
    let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    let text = embedded::one(&format!("{folder}{name}.lua"), game, files).filter(|_| is_name(name));
    let Some(text) = text else {
        return if name == "default" {
            Ok(Vec::new())
        } else {
            Err(unknown(&folder, game, name, files).into())
        };
    };
    let wrong = |problem: String| HostError::new(format!("{folder}{name}.lua"), "a profile", problem);
    let profile = evaluate(&text)?.map_err(|error| wrong(error.to_string()))?;
    let brain = profile.brain.map(|brain| ("brain".to_owned(), brain));
    Ok(brain.into_iter().chain(profile.settings).collect())
}

fn unknown(folder: &str, game: &str, name: &str, files: &OwnFiles) -> HostError {
    let mut names = embedded::names(folder, game, files);
    names.insert(0, "default".to_owned());
    names.dedup();
    HostError::new("profile", format!("one of {}", names.join(", ")), format!("`{name}`"))
}

/// Runs the text of a profile in a VM of its own, as briefly as a decision.
fn evaluate(text: &str) -> Result<mlua::Result<Profile>> {
    let lua: Lua = sandbox::new_lua(8 << 20).map_err(engine)?;
    let allowance = Allowance { fuel: 100 * FUEL_PER_MS, ms: 2000 };
    budget::arm(allowance).map_err(|busy| crate::error::Error::Engine(busy.to_string()))?;
    let value = lua.load(text).set_name("=profile").eval::<mlua::Value>();
    budget::disarm();
    Ok(value.and_then(|value| lua.from_value(value)))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(text: &str) -> mlua::Result<Profile> {
        evaluate(text).unwrap()
    }

    #[test]
    fn a_profile_holds_settings() {
        let profile = read("return {brain = 'bold', settings = {depth = 4, open = true}}").unwrap();
        assert_eq!(profile.brain, Some(json!("bold")));
        assert_eq!(profile.settings["depth"], json!(4));
        assert!(read("return {}").unwrap().settings.is_empty());
    }

    #[test]
    fn what_is_no_profile_is_refused() {
        for text in ["return 1", "return {setting = {}}", "error('x')", "while true do end", "return"] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_profile_that_is_not_there_is_told_with_those_that_are() {
        let none = OwnFiles::default();
        assert!(profile("sgs", "default", &none).unwrap().is_empty());
        for name in ["no_such", "../init", ""] {
            let error = profile("sgs", name, &none).unwrap_err().to_string();
            assert!(error.contains("at profile: expected one of default"), "{error}");
        }
    }
}
