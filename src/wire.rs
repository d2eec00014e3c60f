//! The envelope in which a host sends a scene, and how JSON is read: plainly, and only when that
//! fails a second time for the path of the mistake.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::HostError;
use crate::game::{Game, Names, Standing};
use crate::vm::Limits;

/// Version of the envelope that this crate speaks.
pub const VERSION: u32 = 1;

/// A scene as it stands on the wire. Unknown fields are errors, except inside `ext`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    bound(
        deserialize = "G::Snapshot: DeserializeOwned, G::Ask: DeserializeOwned, G::Event: DeserializeOwned",
        serialize = "G::Snapshot: Serialize, G::Ask: Serialize, G::Event: Serialize"
    )
)]
pub struct Envelope<G: Game> {
    /// Which game; must be that of `G` where given.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub game: String,
    /// Version of the envelope.
    #[serde(default = "version")]
    pub v: u32,
    /// Seed of the match.
    #[serde(default)]
    pub seed: u64,
    /// What happened before the question, oldest first.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<G::Event>,
    /// The table.
    pub snapshot: G::Snapshot,
    /// The question.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub ask: Option<G::Ask>,
    /// Names that the host adds to the catalogue.
    #[serde(default, skip_serializing_if = "no_names")]
    pub names: Names,
    /// Number of the decision, from 1: with the seed it fixes every random draw.
    #[serde(default = "first")]
    pub decision: u64,
    /// Limits of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<Limits>,
    /// Whatever the host likes; never read.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub ext: Value,
}

fn version() -> u32 {
    VERSION
}

fn first() -> u64 {
    1
}

fn none<T>() -> Option<T> {
    None
}

fn no_names(names: &Names) -> bool {
    names.kinds.is_empty()
}

impl<G: Game> Envelope<G> {
    /// Reads an envelope.
    ///
    /// # Errors
    /// What is malformed, with its JSON path and what was expected.
    pub fn read(text: &str) -> Result<Envelope<G>, HostError> {
        let envelope = read::<Envelope<G>>(text);
        envelope.map_err(|error| closer::<G>(error, || serde_json::from_str(text).ok()))?.checked()
    }

    /// Reads an envelope that is already in memory.
    ///
    /// # Errors
    /// As [`Envelope::read`].
    pub fn read_value(value: Value) -> Result<Envelope<G>, HostError> {
        let kept = value.clone();
        read_value::<Envelope<G>>(value).map_err(|error| closer::<G>(error, || Some(kept)))?.checked()
    }

    fn checked(self) -> Result<Envelope<G>, HostError> {
        if !self.game.is_empty() && self.game != G::ID {
            return Err(HostError::new("game", format!("\"{}\"", G::ID), format!("\"{}\"", self.game)));
        }
        if self.v != VERSION {
            return Err(HostError::new("v", format!("version {VERSION}"), self.v.to_string()));
        }
        Ok(self)
    }
}

/// Reads a question.
///
/// # Errors
/// What is malformed, with its path inside the question.
pub fn read_ask<G: Game>(text: &str) -> Result<G::Ask, HostError> {
    read(text).map_err(|error| {
        let value = serde_json::from_str::<Value>(text).ok();
        value.and_then(|ask| G::misread(&ask)).unwrap_or(error)
    })
}

/// A mistake somewhere in the question of an envelope, told with its place in it.
fn closer<G: Game>(error: HostError, envelope: impl FnOnce() -> Option<Value>) -> HostError {
    if !matches!(error.path.as_str(), "ask" | "ask.kind") {
        return error;
    }
    let found = envelope().and_then(|envelope| G::misread(envelope.get("ask")?));
    found.map_or(error, |found| found.under("ask"))
}

/// The name of the game in an envelope of any game.
///
/// # Errors
/// The text is no JSON object, or names no game.
pub fn game_of(text: &str) -> Result<String, HostError> {
    #[derive(Deserialize)]
    struct Head {
        game: String,
    }
    read::<Head>(text).map(|head| head.game)
}

/// Reads JSON.
///
/// # Errors
/// The JSON path of the first mistake, what was expected and what was found.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, HostError> {
    serde_json::from_str(text).or_else(|_| read_for_the_path(text))
}

fn read_for_the_path<T: DeserializeOwned>(text: &str) -> Result<T, HostError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        told(&path, &error.into_inner())
    })?;
    reader.end().map_err(|error| told(".", &error))?;
    Ok(value)
}

/// Reads a JSON value that is already in memory.
///
/// # Errors
/// As [`read`].
pub fn read_value<T: DeserializeOwned>(value: Value) -> Result<T, HostError> {
    serde_path_to_error::deserialize(value).map_err(|error: serde_path_to_error::Error<serde_json::Error>| {
        let path = error.path().to_string();
        told(&path, &error.into_inner())
    })
}

/// Parts serde's sentence into what was expected and what was found.
fn told(path: &str, error: &serde_json::Error) -> HostError {
    let text = error.to_string();
    let (sentence, place) = match text.rfind(" at line ") {
        Some(at) => (&text[..at], &text[at..]),
        None => (text.as_str(), ""),
    };
    let (found, expected) = match sentence.split_once(", expected ") {
        Some((found, expected)) => (found.to_owned(), expected.to_owned()),
        None => match sentence.strip_prefix("missing field ") {
            Some(field) => ("no such field".to_owned(), format!("a field {field}")),
            None if error.is_syntax() || error.is_eof() => (sentence.to_owned(), "JSON".to_owned()),
            None => (sentence.to_owned(), "a value that fits".to_owned()),
        },
    };
    HostError::new(path, expected, format!("{found}{place}"))
}

/// Applies a JSON merge patch (RFC 7386): objects are merged, null removes, all else replaces.
pub fn merge(target: &mut Value, patch: Value) {
    let Value::Object(patch) = patch else {
        *target = patch;
        return;
    };
    if !target.is_object() {
        *target = Value::Object(serde_json::Map::new());
    }
    if let Value::Object(fields) = target {
        for (name, value) in patch {
            match value {
                Value::Null => {
                    fields.remove(&name);
                }
                value => merge(fields.entry(name).or_insert(Value::Null), value),
            }
        }
    }
}

/// The JSON merge patch that leads from one value to another; lists that differ are replaced.
pub fn difference<T: Serialize>(before: &T, after: &T) -> Value {
    let value = |state: &T| serde_json::to_value(state).unwrap_or_default();
    let (Value::Object(mut before), Value::Object(after)) = (value(before), value(after)) else {
        return value(after);
    };
    Value::Object(changed_fields(&mut before, after))
}

fn changed_fields(
    before: &mut serde_json::Map<String, Value>,
    after: serde_json::Map<String, Value>,
) -> serde_json::Map<String, Value> {
    let mut patch = serde_json::Map::new();
    for (name, value) in after {
        match (before.remove(&name), value) {
            (Some(old), value) if old == value => {}
            (Some(Value::Object(mut old)), Value::Object(value)) => {
                patch.insert(name, Value::Object(changed_fields(&mut old, value)));
            }
            (_, value) => {
                patch.insert(name, value);
            }
        }
    }
    patch.extend(before.keys().map(|gone| (gone.clone(), Value::Null)));
    patch
}

/// The last state sent, changed by a JSON merge patch and checked, by way of JSON.
///
/// # Errors
/// What is malformed or inconsistent in the changed state, with its JSON path from `snapshot` on.
pub fn patch<G: Game>(now: &Standing<G>, delta: Value, names: &Names) -> Result<Standing<G>, HostError> {
    let mut state = serde_json::to_value(&*now.sent)
        .map_err(|error| HostError::new("delta", "a state that can be patched", error.to_string()))?;
    merge(&mut state, delta);
    let sent = read_value(state).map_err(|error| error.under("snapshot"))?;
    Standing::admit(sent, names)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Seat {
        #[allow(dead_code)]
        hp: i32,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct State {
        #[allow(dead_code)]
        seats: Vec<Seat>,
    }

    fn mistake(text: &str) -> HostError {
        read::<State>(text).unwrap_err()
    }

    #[test]
    fn a_mistake_is_told_with_path_and_expectation() {
        let wrong = mistake(r#"{"seats":[{"hp":1},{"hp":"three"}]}"#);
        assert_eq!((wrong.path.as_str(), wrong.expected.as_str()), ("seats[1].hp", "i32"));
        assert!(wrong.found.contains("\"three\"") && wrong.found.contains("line 1"), "{wrong}");
        assert_eq!(mistake(r#"{"seats":[{"hp":1,"mp":2}]}"#).path, "seats[0].mp");
        assert!(mistake(r#"{"seats":[{}]}"#).expected.contains("hp"));
        assert_eq!(mistake(r#"{"seats":[{"hp":NaN}]}"#).expected, "JSON");
        assert!(mistake(r#"{"seats":[]} x"#).found.contains("trailing"));
        assert_eq!(mistake("").expected, "JSON");
    }

    /// The examples of RFC 7386, appendix A.
    #[test]
    fn merge_patches_follow_the_standard() {
        let cases = [
            (json!({"a":"b"}), json!({"a":"c"}), json!({"a":"c"})),
            (json!({"a":"b"}), json!({"a":null}), json!({})),
            (json!({"a":["b"]}), json!({"a":"c"}), json!({"a":"c"})),
            (json!({"a":{"b":"c"}}), json!({"a":{"b":"d","c":null}}), json!({"a":{"b":"d"}})),
            (json!(["a", "b"]), json!(["c", "d"]), json!(["c", "d"])),
            (json!({"e":null}), json!({"a":1}), json!({"e":null,"a":1})),
            (json!([1, 2]), json!({"a":"b","c":null}), json!({"a":"b"})),
            (json!({}), json!({"a":{"bb":{"ccc":null}}}), json!({"a":{"bb":{}}})),
        ];
        for (mut target, patch, expected) in cases {
            merge(&mut target, patch);
            assert_eq!(target, expected);
        }
    }
}
