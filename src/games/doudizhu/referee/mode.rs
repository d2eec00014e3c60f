//! Ways to play, by name: a preset, and words behind it that change what it leaves open.

use super::super::rules::{Bidding, Rules};
use super::super::ruleset::preset_names;
use crate::error::HostError;

/// What a word does to rules.
type Change = fn(&mut Rules);

/// Words that may stand behind a preset, and what they change.
const WORDS: [(&str, Change); 7] = [
    ("points", |rules| rules.bidding = Bidding::Points),
    ("call_rob", |rules| rules.bidding = Bidding::CallRob),
    ("no_bidding", |rules| rules.bidding = Bidding::None),
    ("doubling", |rules| rules.doubling = true),
    ("no_doubling", |rules| rules.doubling = false),
    ("spring", |rules| rules.spring = true),
    ("no_spring", |rules| rules.spring = false),
];

/// The rules of a mode.
///
/// # Errors
/// A word that names no rules; the path is `mode`.
pub(super) fn rules(mode: &str) -> Result<Rules, HostError> {
    let mut words = mode.split('+');
    let preset = words.next().unwrap_or_default();
    let expected = || {
        format!(
            "one of {}, with + and one of {} behind it or none",
            preset_names(),
            WORDS.map(|word| word.0).join(", ")
        )
    };
    let wrong = |found: &str| HostError::new("mode", expected(), format!("`{found}`"));
    let mut rules = Rules::preset(preset).ok_or_else(|| wrong(preset))?;
    for word in words {
        let found = WORDS.iter().find(|(name, _)| *name == word);
        found.ok_or_else(|| wrong(word))?.1(&mut rules);
    }
    Ok(rules)
}
