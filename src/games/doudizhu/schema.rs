//! Registries, questions and settings of the game.

use crate::game::{AskKind, Key, Registry, Schema, Setting, Shape, Tunable};

/// What scripts may fill and be asked.
pub(super) static SCHEMA: Schema = Schema {
    global: "doudizhu",
    registries: REGISTRIES,
    defaults: "ai_default",
    asks: ASKS,
    settings: SETTINGS,
    tunables: TUNABLES,
};

/// What answers look like: to bid, to double, to play.
pub(super) const ANSWERS: [&str; 3] =
    ["a number: 0 for a pass", "true or false", "cards such as \"KKK3\", or \"pass\""];

const REGISTRIES: &[Registry] = &[
    Registry {
        name: "ai_bid",
        key: Key::Text,
        values: &[Shape::Function],
        signature: "(view, settings) -> number",
        doc: "What a seat (`1`, `2`, `3`) bids, 0 for a pass; asked before the profile. nil leaves it to that.",
        example: "doudizhu.ai_bid[\"1\"] = function(view) if doudizhu.count(view:hand(), 17) == 1 then return 3 end end",
    },
    Registry {
        name: "ai_double",
        key: Key::Text,
        values: &[Shape::Function],
        signature: "(view, settings) -> boolean",
        doc: "Whether a seat doubles; asked before the profile.",
        example: "doudizhu.ai_double[\"1\"] = function(view) return view:role() == \"landlord\" end",
    },
    Registry {
        name: "ai_play",
        key: Key::Text,
        values: &[Shape::Function],
        signature: "(view, settings) -> cards",
        doc: "What a seat plays: cards, a group, or `pass`; asked before the profile.",
        example: "doudizhu.ai_play[\"2\"] = function(view) if view:beats_partner() then return \"pass\" end end",
    },
    Registry {
        name: "ai_default",
        key: Key::Ask,
        values: &[Shape::Function],
        signature: "(view, settings) -> answer",
        doc: "What no handler answers; ours asks the profile.",
        example: "doudizhu.ai_default.play = function(view) return view:quick() end",
    },
    Registry {
        name: "ai_profile",
        key: Key::Text,
        values: &[Shape::Table],
        signature: "{ bid, double, lead, follow }, each (view, settings) -> answer",
        doc: "Ways of playing, by name; the setting `profile` chooses one. A function that is missing has no opinion.",
        example: "doudizhu.ai_profile.timid = { follow = function(view, settings) return \"pass\" end }",
    },
    Registry {
        name: "values",
        key: Key::Text,
        values: &[Shape::Number, Shape::Table],
        signature: "number or table",
        doc: "What plays are worth: `forms`, by type `{ add, divide }`; `round`, the worth of a turn; `bids`, the least values of a hand for bidding 1, 2 and 3.",
        example: "doudizhu.values.round = 7",
    },
    Registry {
        name: "tuning",
        key: Key::Text,
        values: &[Shape::Number, Shape::Table, Shape::Boolean, Shape::Function],
        signature: "number, boolean, table or function",
        doc: "Thresholds and weights of the profiles, by name.",
        example: "doudizhu.tuning.cautious = true",
    },
    Registry {
        name: "rules",
        key: Key::Text,
        values: &[Shape::Function, Shape::Table],
        signature: "function or table of functions",
        doc: "Rules by which the profiles play, by name; a mod may put its own in their place.",
        example: "doudizhu.rules.never = function(view) return nil end",
    },
    Registry {
        name: "levels",
        key: Key::List,
        values: &[Shape::Table],
        signature: "{ playouts, width, tries }",
        doc: "Limits of the search of `strong` by level, the weakest first.",
        example: "doudizhu.levels[1] = { playouts = 50, width = 4, tries = 1 }",
    },
];

const ASKS: &[AskKind] = &[
    AskKind {
        kind: "bid",
        registry: "ai_bid",
        answer: ANSWERS[0],
        nil_is_final: false,
        doc: "Bid for the landlord's seat, or call or rob it.",
    },
    AskKind {
        kind: "double",
        registry: "ai_double",
        answer: ANSWERS[1],
        nil_is_final: false,
        doc: "Double, or not.",
    },
    AskKind {
        kind: "play",
        registry: "ai_play",
        answer: ANSWERS[2],
        nil_is_final: false,
        doc: "Play, or pass.",
    },
];

const SETTINGS: &[Setting] = &[
    Setting {
        name: "profile",
        default: "\"strong\"",
        values: &[],
        doc: "Who plays: `strong` searches, `value` weighs splits, `robot` keeps rules, `rlcard-rule` and `random` are yardsticks; or one of a mod.",
    },
    Setting {
        name: "split",
        default: "\"recursive\"",
        values: &["\"recursive\"", "\"exact\""],
        doc: "How `value` splits a hand: as its series does, or in the best way there is.",
    },
    Setting {
        name: "objective",
        default: "\"win_rate\"",
        values: &["\"win_rate\"", "\"points\"", "\"capped\""],
        doc: "What `strong` tries to reach: to win, points with all doublings, or points up to `cap` shares.",
    },
    Setting { name: "cap", default: "8", values: &[], doc: "Shares beyond which `capped` counts no more." },
    Setting {
        name: "rules",
        default: "\"seed\"",
        values: &["\"seed\"", "\"rlcard\"", "\"douzero\"", "\"openspiel\"", "\"pagat\""],
        doc: "The rules of what `eval` reads that names none.",
    },
    Setting {
        name: "level",
        default: "9",
        values: &["1", "2", "3", "4", "5", "6", "7", "8", "9"],
        doc: "How well `strong` plays: 1 to 9.",
    },
    Setting {
        name: "playouts",
        default: "0",
        values: &[],
        doc: "Deals that `strong` may play out for one decision; 0: as the level says.",
    },
    Setting {
        name: "ms",
        default: "0",
        values: &[],
        doc: "Milliseconds that `strong` may take for one decision; 0: as many as its playouts take.",
    },
    Setting {
        name: "advice",
        default: "true",
        values: &[],
        doc: "Whether decisions come with their alternatives ranked.",
    },
];

/// What `value` weighs.
const TUNABLES: &[Tunable] = &[
    Tunable::whole("values.round", 3, 11, "The worth of a turn of control."),
    Tunable::whole("values.forms.solo.add", -14, -6, "A single card, beside its rank."),
    Tunable::whole("values.forms.pair.add", -14, -6, "A pair."),
    Tunable::whole("values.forms.trio.add", -14, -6, "A trio."),
    Tunable::whole("values.forms.trio_solo.add", -14, -6, "A trio that carries a card."),
    Tunable::whole("values.forms.trio_pair.add", -14, -6, "A trio that carries a pair."),
    Tunable::whole("values.forms.solo_chain.add", -13, -5, "A chain of single cards, by its highest."),
    Tunable::whole("values.forms.pair_chain.add", -13, -5, "A chain of pairs."),
    Tunable::whole("values.forms.trio_chain.add", -8, 6, "A chain of trios, halved."),
    Tunable::whole("values.forms.bomb.add", -2, 12, "A bomb."),
    Tunable::whole("values.forms.rocket.add", -2, 12, "The rocket."),
    Tunable::whole("tuning.value.rocket_above", 8, 32, "The worth of a hand above which it plays its rocket."),
    Tunable::whole("tuning.value.bomb_four_above", 4, 26, "The same for bombing four cards with two pairs."),
    Tunable::whole("tuning.value.longest_with_solos", 2, 5, "Trios in the longest chain that carries solos."),
    Tunable::whole("tuning.value.longest_with_pairs", 2, 4, "Trios in the longest chain that carries pairs."),
    Tunable::whole("tuning.value.danger", 0, 6, "Cards of an opponent who is answered whatever it costs."),
    Tunable::whole("tuning.value.over_partner", 8, 17, "The highest rank with which a partner is beaten."),
];
