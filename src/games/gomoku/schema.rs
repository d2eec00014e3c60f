//! Registries, questions and settings of the game.

use crate::game::{AskKind, Key, Registry, Schema, Setting, Shape, Tunable};

/// What an answer looks like.
pub(super) const ANSWER: &str = "a point such as \"H8\", or \"resign\"";

/// What scripts may fill and be asked.
pub(super) static SCHEMA: Schema = Schema {
    global: "gomoku",
    registries: &[
        Registry {
            name: "ai_move",
            key: Key::Text,
            values: &[Shape::Function],
            signature: "(board, side) -> point",
            doc: "Where a side (`black`, `white`) places its stone; asked before the profile. nil leaves it to that.",
            example: "gomoku.ai_move.black = function(board, side) if board:count() == 0 then return \"H8\" end end",
        },
        Registry {
            name: "ai_default",
            key: Key::Ask,
            values: &[Shape::Function],
            signature: "(board, side) -> point",
            doc: "What no handler answers; ours asks the profile.",
            example: "gomoku.ai_default.move = function(board, side) return board:best(side) end",
        },
        Registry {
            name: "ai_profile",
            key: Key::Text,
            values: &[Shape::Function],
            signature: "(board, side, settings) -> point",
            doc: "Ways of playing, by name; the setting `profile` chooses one.",
            example: "gomoku.ai_profile.timid = function(board, side, settings) return board:best(side) end",
        },
        Registry {
            name: "tuning",
            key: Key::Text,
            values: &[Shape::Number, Shape::Table],
            signature: "number or table",
            doc: "Weights and limits of the search of `strong`, by name.",
            example: "gomoku.tuning.weights.tempo = 20",
        },
        Registry {
            name: "levels",
            key: Key::List,
            values: &[Shape::Table],
            signature: "{ nodes, depth, fours, threats, noise }",
            doc: "Limits of the search of `strong` by level, the weakest first.",
            example: "gomoku.levels[1] = { nodes = 200, depth = 2, fours = 0, threats = 0, noise = 60 }",
        },
    ],
    defaults: "ai_default",
    asks: &[AskKind {
        kind: "move",
        registry: "ai_move",
        answer: ANSWER,
        nil_is_final: false,
        doc: "Place a stone.",
    }],
    settings: &[
        Setting {
            name: "profile",
            default: "\"strong\"",
            values: &[],
            doc: "Who plays: `strong` searches, `seed` plays by shapes and a few steps ahead; or one of a mod.",
        },
        Setting {
            name: "level",
            default: "9",
            values: &["1", "2", "3", "4", "5", "6", "7", "8", "9"],
            doc: "How well it plays: 1 to 9; `seed` knows 1 to 6.",
        },
        Setting {
            name: "scan",
            default: "\"walk\"",
            values: &["\"walk\"", "\"whole\""],
            doc: "How `seed` looks at a line: `walk` stops at the first empty point, `whole` sees shapes with gaps.",
        },
        Setting {
            name: "nodes",
            default: "0",
            values: &[],
            doc: "Stones that the search of `strong` may place for one move; 0: as the level says.",
        },
        Setting {
            name: "ms",
            default: "0",
            values: &[],
            doc: "Milliseconds that the search of `strong` may take for one move; 0: as many as its nodes take.",
        },
        Setting {
            name: "rule",
            default: "\"freestyle\"",
            values: &["\"freestyle\"", "\"standard\"", "\"renju\"", "\"caro\""],
            doc: "The rule by which `eval` reads boards that name none.",
        },
        Setting {
            name: "five_completion",
            default: "\"no_three\"",
            values: &["\"no_three\"", "\"three\""],
            doc: "Whether a stone that completes a straight four and a five elsewhere makes a three of what stood before: by the text of the RIF it does not.",
        },
    ],
    tunables: &[
        Tunable::whole("tuning.weights.tempo", -60, 40, "What being on move is worth, in hundredths of a point."),
        Tunable::whole("tuning.weights.own[6]", 0, 60, "A sleeping three of the side to move."),
        Tunable::whole("tuning.weights.own[8]", 0, 100, "An open three of the side to move."),
        Tunable::whole("tuning.weights.own[11]", 0, 140, "A four of the side to move."),
        Tunable::whole("tuning.weights.other[6]", 0, 60, "A sleeping three of the opponent."),
        Tunable::whole("tuning.weights.other[8]", 0, 100, "An open three of the opponent."),
        Tunable::whole("tuning.weights.other[11]", 0, 140, "A four of the opponent."),
        Tunable::whole("tuning.ordering.killer", 0, 200, "How early a move is tried that refuted a sister."),
        Tunable::whole("tuning.ordering.reply", 0, 200, "How early one that refuted the last move elsewhere."),
        Tunable::whole("tuning.pruning.hopeless", 30, 250, "So much below what is wanted, by move left, is given up."),
        Tunable::whole("tuning.pruning.safe", 30, 250, "So much above is good enough."),
        Tunable::whole("tuning.pruning.late", 0, 150, "Percents by which later moves are looked at less deeply."),
        Tunable::whole("tuning.pruning.root_late", 0, 150, "The same for the moves of the position itself."),
    ],
};
