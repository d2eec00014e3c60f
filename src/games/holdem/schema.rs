//! Registries, questions and settings of the game.

use crate::game::{AskKind, Key, Registry, Schema, Setting, Shape, Tunable};

/// What scripts may fill and be asked.
pub(super) static SCHEMA: Schema = Schema {
    global: "holdem",
    registries: REGISTRIES,
    defaults: "ai_default",
    asks: ASKS,
    settings: SETTINGS,
    tunables: TUNABLES,
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
        name: "rules",
        key: Key::Text,
        values: &[Shape::Table, Shape::Function],
        signature: "function or table of functions",
        doc: "Rules by which the profiles play, by name; a mod may put its own in their place.",
        example: "holdem.rules.planned.given.folds = function(hand, arranged) return false end",
    },
    Registry {
        name: "planned",
        key: Key::Text,
        values: &[Shape::Table],
        signature: "table",
        doc: "Tables of the planned player: `mapping`, `play`, `targets`, `raises`, `shares`, `weights`, `floors`, `made`, `limits`, `rooms`.",
        example: "holdem.planned.raises.high_card = { 10, 2, 0, 0, 0 }",
    },
    Registry {
        name: "human",
        key: Key::Text,
        values: &[Shape::Table],
        signature: "table",
        doc: "What people do: `pace`, how long they think; `grid`, which amounts they click; `tilt` and `habit`.",
        example: "holdem.human.pace.fold = { 500, 1500 }",
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
        default: "\"fair\"",
        values: &[],
        doc: "Who plays: `fair` knows its own cards and reads the others, `planned` plays towards an outcome that is settled; `pot-odds`, `honest`, `calling`, `folding` and `random` are yardsticks; or one of a mod.",
    },
    Setting {
        name: "level",
        default: "5",
        values: &["1", "2", "3", "4", "5"],
        doc: "How well `fair` plays: 1 to 5.",
    },
    Setting {
        name: "personality",
        default: "\"balanced\"",
        values: &[],
        doc: "How `fair` plays: `balanced`, `tight_aggressive`, `loose_aggressive`, `tight_passive`, `loose_passive`; or one of a mod.",
    },
    Setting {
        name: "samples",
        default: "0",
        values: &[],
        doc: "Deals drawn to see how often a hand wins; 0: as many as the profile thinks right.",
    },
    Setting {
        name: "director",
        default: "\"auto\"",
        values: &["\"auto\"", "\"weighted\"", "\"peek\"", "\"host\"", "\"sampled\""],
        doc: "Who tells `planned` how a hand ends: `auto` is what the state tells, else `sampled`, a guess from one's own cards, which is all that a fair table allows.",
    },
    Setting {
        name: "spread",
        default: "\"pooled\"",
        values: &["\"pooled\"", "\"recursive\""],
        doc: "How `planned` spreads what the street that makes its hand does not get: over all other raises, or street by street.",
    },
    Setting {
        name: "strict_map",
        default: "false",
        values: &[],
        doc: "Whether for `planned` five cards on the board only count as the board's where they are the whole hand.",
    },
    Setting {
        name: "cap",
        default: "\"strict\"",
        values: &["\"strict\"", "\"literal\""],
        doc: "When `planned`, where it is to lose, stops calling: when the call would go beyond twice its target, or only once that is spent.",
    },
    Setting {
        name: "anywhere",
        default: "false",
        values: &[],
        doc: "Whether `planned` plays in advanced and private rooms too.",
    },
    Setting {
        name: "instead",
        default: "\"fair\"",
        values: &[],
        doc: "The profile that plays where `planned` does not.",
    },
    Setting {
        name: "language",
        default: "\"en\"",
        values: &["\"en\"", "\"zh\""],
        doc: "In which language plans are told in traces.",
    },
    Setting {
        name: "tilt",
        default: "0.0",
        values: &[],
        doc: "How much a stack that was lost tells on the next hands, 0 to 1.",
    },
    Setting {
        name: "habit",
        default: "0.5",
        values: &[],
        doc: "How much a seat's own tempo and favourite sizes show, 0 to 1; at 0 `fair` bets no more like people but as its solutions like best.",
    },
    Setting {
        name: "advice",
        default: "true",
        values: &[],
        doc: "Whether decisions come with their alternatives ranked.",
    },
];

/// What `fair` weighs.
const TUNABLES: &[Tunable] = &[
    Tunable::stepped("tuning.fair.preflop.over_limp", (0.1, 0.6), 0.02, "Hands that raise where others only called."),
    Tunable::stepped("tuning.fair.preflop.width", (0.0, 1.0), 0.1, "How much a wide range of the raiser widens one's own."),
    Tunable::stepped("tuning.fair.preflop.guard", (0.5, 1.2), 0.05, "Hands that a raise asks to go on do so heads-up."),
    Tunable::stepped("tuning.fair.postflop.elastic", (0.0, 1.0), 0.05, "How many fewer go on against larger bets."),
    Tunable::stepped("tuning.fair.postflop.weak_keeps", (0.0, 0.4), 0.02, "What weak hands lose of their equity by waiting."),
    Tunable::stepped("tuning.fair.postflop.fear", (0.0, 0.4), 0.02, "What a raise loses to raises of others."),
    Tunable::stepped("tuning.fair.postflop.bluff", (0.0, 0.1), 0.01, "Pots that a bluff is worth more than it seems."),
    Tunable::stepped("tuning.fair.postflop.initiative", (0.0, 0.1), 0.01, "Pots that going on with a bet is worth."),
    Tunable::stepped("tuning.fair.postflop.guard", (0.0, 0.2), 0.02, "Pots that a call is worth with hands that defend."),
    Tunable::stepped("tuning.fair.postflop.promise", (0.0, 0.4), 0.02, "What a hand is worth that may become a good one."),
    Tunable::stepped("tuning.fair.balance.least", (0.05, 0.5), 0.05, "How likely the other does the unlikeliest."),
    Tunable::stepped("tuning.fair.balance.keeps[1]", (0.8, 1.1), 0.02, "What a hand out of position keeps before the flop."),
    Tunable::stepped("tuning.fair.balance.stakes[1]", (0.0, 2.0), 0.1, "Pots at stake beyond the pot before the flop."),
    Tunable::stepped("tuning.fair.balance.timid[3]", (-0.5, 0.5), 0.05, "Pots that the other folds for on the turn."),
    Tunable::stepped("tuning.fair.balance.timid[4]", (-0.5, 0.5), 0.05, "The same on the river."),
    Tunable::stepped("tuning.fair.bent.least", (0.0, 0.1), 0.01, "Chances so small are not taken."),
    Tunable::stepped("tuning.fair.fond", (0.0, 4.0), 0.5, "How much likelier a seat's favourite size is."),
];
