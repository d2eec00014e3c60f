//! The rules of a table as hosts name them: a preset, or a preset with changes.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::rules::{Bidding, EqualWings, PRESETS, Rules};
use crate::error::HostError;

/// Rules of a table: `"rlcard"`, or `{"preset": "rlcard", "spring": true}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RuleSet(pub Rules);

/// The names of all presets.
pub fn preset_names() -> String {
    PRESETS.map(|(name, _)| name).join(", ")
}

impl RuleSet {
    /// A preset by its name.
    ///
    /// # Errors
    /// There is none of that name; the path is `rules`.
    pub fn named(name: &str) -> Result<RuleSet, HostError> {
        let wrong = || HostError::new("rules", format!("one of {}", preset_names()), format!("`{name}`"));
        Rules::preset(name).map(RuleSet).ok_or_else(wrong)
    }

    /// The name of the preset that these rules are, `own` for none.
    pub fn name(&self) -> &'static str {
        PRESETS.iter().find(|(_, rules)| *rules == self.0).map_or("own", |(name, _)| name)
    }
}

/// Switches laid over those of a preset.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
struct Changes {
    /// The rules that hold where nothing is said; `seed` where none is named.
    preset: Option<String>,
    joker_pair_kickers: Option<bool>,
    equal_wings: Option<EqualWings>,
    four_with_two: Option<bool>,
    four_with_equal_solos: Option<bool>,
    bare_trio: Option<bool>,
    trio_with_solo: Option<bool>,
    trio_with_pair: Option<bool>,
    bare_trio_chain: Option<bool>,
    every_reading: Option<bool>,
    spring: Option<bool>,
    doubling: Option<bool>,
    bidding: Option<Bidding>,
}

impl Changes {
    fn over(&self, base: Rules) -> Rules {
        Rules {
            joker_pair_kickers: self.joker_pair_kickers.unwrap_or(base.joker_pair_kickers),
            equal_wings: self.equal_wings.unwrap_or(base.equal_wings),
            four_with_two: self.four_with_two.unwrap_or(base.four_with_two),
            four_with_equal_solos: self.four_with_equal_solos.unwrap_or(base.four_with_equal_solos),
            bare_trio: self.bare_trio.unwrap_or(base.bare_trio),
            trio_with_solo: self.trio_with_solo.unwrap_or(base.trio_with_solo),
            trio_with_pair: self.trio_with_pair.unwrap_or(base.trio_with_pair),
            bare_trio_chain: self.bare_trio_chain.unwrap_or(base.bare_trio_chain),
            every_reading: self.every_reading.unwrap_or(base.every_reading),
            spring: self.spring.unwrap_or(base.spring),
            doubling: self.doubling.unwrap_or(base.doubling),
            bidding: self.bidding.unwrap_or(base.bidding),
        }
    }
}

impl Serialize for RuleSet {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        match self.name() {
            "own" => self.0.serialize(out),
            name => out.serialize_str(name),
        }
    }
}

struct NameOrChanges;

impl<'de> Visitor<'de> for NameOrChanges {
    type Value = RuleSet;

    fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "one of {}, or an object of switches", preset_names())
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<RuleSet, E> {
        RuleSet::named(name)
            .map_err(|error| E::custom(format!("{}, expected {}", error.found, error.expected)))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RuleSet, A::Error> {
        let changes = Changes::deserialize(MapAccessDeserializer::new(map))?;
        let base = match &changes.preset {
            Some(name) => NameOrChanges.visit_str::<A::Error>(name)?.0,
            None => Rules::default(),
        };
        Ok(RuleSet(changes.over(base)))
    }
}

impl<'de> Deserialize<'de> for RuleSet {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<RuleSet, D::Error> {
        input.deserialize_any(NameOrChanges)
    }
}

impl JsonSchema for RuleSet {
    fn schema_name() -> Cow<'static, str> {
        "Rules".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let changes = generator.subschema_for::<Changes>();
        let names = PRESETS.map(|(name, _)| name);
        json_schema!({ "anyOf": [{ "type": "string", "enum": names }, changes] })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::rules::{RLCARD, SEED};
    use super::*;

    fn read(value: serde_json::Value) -> Result<RuleSet, String> {
        crate::wire::read_value(value).map_err(|error| error.to_string())
    }

    #[test]
    fn a_preset_is_named_or_changed() {
        assert_eq!(read(json!("rlcard")), Ok(RuleSet(RLCARD)));
        assert_eq!(read(json!({})), Ok(RuleSet(SEED)));
        let changed = RuleSet(Rules { spring: true, ..RLCARD });
        assert_eq!(read(json!({"preset": "rlcard", "spring": true})), Ok(changed));
        assert_eq!(read(serde_json::to_value(changed).unwrap()), Ok(changed), "what is written is read");
        assert_eq!(serde_json::to_value(RuleSet(SEED)).unwrap(), json!("seed"));
    }

    #[test]
    fn what_names_no_rules_is_told() {
        assert!(read(json!("whist")).unwrap_err().contains("one of seed, rlcard"));
        assert!(read(json!({"sprung": true})).unwrap_err().contains("sprung"));
        assert!(read(json!({"preset": "whist"})).unwrap_err().contains("whist"));
        assert!(read(json!(3)).is_err());
    }
}
