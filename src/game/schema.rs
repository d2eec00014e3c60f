//! What scripts may fill, be asked and be told to do otherwise, said once for each game.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use crate::error::HostError;

/// Everything a script may fill or be asked, said once.
#[derive(Debug, Serialize)]
pub struct Schema {
    /// The scripts' global table.
    pub global: &'static str,
    /// The registries in it.
    pub registries: &'static [Registry],
    /// The registry whose entries, keyed by the kind of a question, are the game's defaults.
    pub defaults: &'static str,
    /// The kinds of question.
    pub asks: &'static [AskKind],
    /// Settings of profiles.
    pub settings: &'static [Setting],
    /// Numbers of the scripts that an optimiser may turn.
    pub tunables: &'static [Tunable],
}

impl Schema {
    /// The registry of that name.
    pub fn registry(&self, name: &str) -> Option<&'static Registry> {
        self.registries.iter().find(|registry| registry.name == name)
    }

    /// The question of that kind.
    pub fn ask(&self, kind: &str) -> Option<&'static AskKind> {
        self.asks.iter().find(|ask| ask.kind == kind)
    }
}

/// One table that scripts fill.
#[derive(Debug, Serialize)]
pub struct Registry {
    /// Its name inside the global table.
    pub name: &'static str,
    /// What its keys are.
    pub key: Key,
    /// What its values may be.
    pub values: &'static [Shape],
    /// How a function in it is called, such as `(self, targets) -> player`.
    pub signature: &'static str,
    /// One line for people.
    pub doc: &'static str,
    /// A line of Lua that fills it.
    pub example: &'static str,
}

/// What the keys of a registry are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Key {
    /// A name of the catalogue's kind, such as `skill`; with a further word as in `skill-word`.
    Name(&'static str),
    /// A kind of question.
    Ask,
    /// An event.
    Event,
    /// A list: keys are 1, 2, 3 …
    List,
    /// Any text.
    Text,
}

/// What a value of a registry may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A function with the registry's signature.
    Function,
    /// A number.
    Number,
    /// true or false.
    Boolean,
    /// Text.
    Text,
    /// A table.
    Table,
}

impl Shape {
    /// Lua's name of the type.
    pub fn lua_name(self) -> &'static str {
        match self {
            Shape::Function => "function",
            Shape::Number => "number",
            Shape::Boolean => "boolean",
            Shape::Text => "string",
            Shape::Table => "table",
        }
    }
}

/// A kind of question.
#[derive(Debug, Serialize)]
pub struct AskKind {
    /// Its name on the wire.
    pub kind: &'static str,
    /// The registry that answers it.
    pub registry: &'static str,
    /// What an answer looks like on the wire.
    pub answer: &'static str,
    /// Whether a handler's nil is an answer (`true`) or no opinion (`false`).
    pub nil_is_final: bool,
    /// One line for people.
    pub doc: &'static str,
}

/// A setting of a profile.
#[derive(Debug, Serialize)]
pub struct Setting {
    /// Its name.
    pub name: &'static str,
    /// Its default, as JSON text: `"seed"`, `false`, `3`.
    pub default: &'static str,
    /// The values that it may have, as JSON texts; empty for any of the default's type.
    pub values: &'static [&'static str],
    /// One line for people.
    pub doc: &'static str,
}

/// A number in a registry that an optimiser may turn: a weight, a threshold. A mod sets it with
/// `GLOBAL.PATH = VALUE`.
#[derive(Debug, Serialize)]
pub struct Tunable {
    /// Where it stands in the global table, as Lua writes it: `values.forms.solo.add`, `tuning.weights.own[5]`.
    pub path: &'static str,
    /// The least and the greatest value that make sense.
    pub range: (f64, f64),
    /// How far apart two values are that differ: 1 for whole numbers.
    pub step: f64,
    /// One line for people.
    pub doc: &'static str,
}

impl Tunable {
    /// A whole number.
    pub const fn whole(path: &'static str, low: i32, high: i32, doc: &'static str) -> Tunable {
        Tunable { path, range: (low as f64, high as f64), step: 1.0, doc }
    }

    /// A number in steps of a size.
    pub const fn stepped(path: &'static str, range: (f64, f64), step: f64, doc: &'static str) -> Tunable {
        Tunable { path, range, step, doc }
    }
}

/// Values of settings, checked against a schema.
#[derive(Clone, Debug, Default, PartialEq, Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Settings(BTreeMap<String, Value>);

impl Settings {
    /// The schema's defaults, overridden by `given`.
    ///
    /// # Errors
    /// A setting that the game does not have, or a value that it cannot take.
    pub fn new(schema: &Schema, given: &[(String, Value)]) -> Result<Settings, HostError> {
        let parse = |text: &str| serde_json::from_str::<Value>(text).unwrap_or(Value::Null);
        let mut values: BTreeMap<String, Value> =
            schema.settings.iter().map(|s| (s.name.to_owned(), parse(s.default))).collect();
        for (name, value) in given {
            let path = format!("settings.{name}");
            let Some(setting) = schema.settings.iter().find(|setting| setting.name == name) else {
                let names: Vec<&str> = schema.settings.iter().map(|setting| setting.name).collect();
                return Err(HostError::new(
                    path,
                    format!("one of {}", names.join(", ")),
                    format!("`{name}`"),
                ));
            };
            let default = parse(setting.default);
            let same_type = std::mem::discriminant(&default) == std::mem::discriminant(value);
            let listed = setting.values.is_empty() || setting.values.iter().any(|text| parse(text) == *value);
            if !same_type || !listed {
                let expected = match setting.values {
                    [] => format!("a value like {default}"),
                    values => format!("one of {}", values.join(", ")),
                };
                return Err(HostError::new(path, expected, value.to_string()));
            }
            values.insert(name.clone(), value.clone());
        }
        Ok(Settings(values))
    }

    /// The value of a setting.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    /// All settings by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Whether a setting has this text as its value.
    pub fn is(&self, name: &str, text: &str) -> bool {
        self.get(name).and_then(Value::as_str) == Some(text)
    }

    /// Whether a setting is true.
    pub fn on(&self, name: &str) -> bool {
        self.get(name).and_then(Value::as_bool) == Some(true)
    }
}
