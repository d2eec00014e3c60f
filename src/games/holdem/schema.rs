//! Registries, questions and settings of the game.

use crate::game::{AskKind, Key, Registry, Schema, Setting, Shape};

/// What scripts may fill and be asked.
pub(super) static SCHEMA: Schema = Schema {
    global: "holdem",
    registries: REGISTRIES,
    defaults: "ai_default",
    asks: ASKS,
    settings: SETTINGS,
};

/// What an answer looks like.
pub(super) const ANSWER: &str =
    "\"f\" to fold, \"c\" to check or call, or \"r600\" to bet or raise to 600 chips of the whole hand";

const REGISTRIES: &[Registry] = &[
    Registry {
        name: "ai_act",
        key: Key::Text,
        values: &[Shape::Function],
        signature: "(view, settings) -> action",
        doc: "What a seat (`1`, `2` …) does, such as `f`, `c`, `r600`; asked before the profile. nil leaves it to that.",
        example: "holdem.ai_act[\"1\"] = function(view) if view:class() == \"AA\" then return view:all_in() end end",
    },
    Registry {
        name: "ai_default",
        key: Key::Ask,
        values: &[Shape::Function],
        signature: "(view, settings) -> action",
        doc: "What no handler answers; ours asks the profile.",
        example: "holdem.ai_default.act = function(view) return \"c\" end",
    },
    Registry {
        name: "ai_profile",
        key: Key::Text,
        values: &[Shape::Table],
        signature: "{ act }, which is (view, settings) -> action",
        doc: "Ways of playing, by name; the setting `profile` chooses one.",
        example: "holdem.ai_profile.shy = { act = function(view, settings) return view:fold() end }",
    },
    Registry {
        name: "tuning",
        key: Key::Text,
        values: &[Shape::Number, Shape::Table, Shape::Boolean, Shape::Text, Shape::Function],
        signature: "number, boolean, text, table or function",
        doc: "Tables, thresholds and weights of the profiles, by name.",
        example: "holdem.tuning.samples = 500",
    },
    Registry {
        name: "levels",
        key: Key::List,
        values: &[Shape::Table],
        signature: "table",
        doc: "How well a profile plays, by level, the weakest first.",
        example: "holdem.levels[1] = { samples = 100 }",
    },
];

const ASKS: &[AskKind] = &[AskKind {
    kind: super::ask::KIND,
    registry: "ai_act",
    answer: ANSWER,
    nil_is_final: false,
    doc: "Fold, check, call, bet or raise.",
}];

const SETTINGS: &[Setting] = &[
    Setting {
        name: "profile",
        default: "\"pot-odds\"",
        values: &[],
        doc: "Who plays: `pot-odds`, `honest`, `calling`, `folding` and `random` are yardsticks; or one of a mod.",
    },
    Setting {
        name: "samples",
        default: "0",
        values: &[],
        doc: "Deals drawn to see how often a hand wins; 0: as many as the profile thinks right.",
    },
    Setting {
        name: "advice",
        default: "true",
        values: &[],
        doc: "Whether decisions come with their alternatives ranked.",
    },
];
