//! Every registry, question and setting of the game: the one list that everything else is made
//! from.

mod asks;
mod influence;
mod learning;
mod questions;
mod values;

use crate::game::{Registry, Schema, Setting};

use asks::ASKS;
use influence::INFLUENCE;
use learning::LEARNING;
use questions::QUESTIONS;
use values::VALUES;

const COUNT: usize = QUESTIONS.len() + VALUES.len() + INFLUENCE.len() + LEARNING.len();

/// All registries in one list; `Registry` cannot be copied, so each is built where it stands.
static REGISTRIES: [Registry; COUNT] = {
    let mut all = [const { blank() }; COUNT];
    let mut at = 0;
    let parts = [QUESTIONS, VALUES, INFLUENCE, LEARNING];
    let mut part = 0;
    while part < parts.len() {
        let mut row = 0;
        while row < parts[part].len() {
            let from = &parts[part][row];
            all[at] = Registry {
                name: from.name,
                key: from.key,
                values: from.values,
                signature: from.signature,
                doc: from.doc,
                example: from.example,
            };
            row += 1;
            at += 1;
        }
        part += 1;
    }
    all
};

/// Values of settings that tell the published analysis from later scripts.
const SEED_OR_LATER: &[&str] = &["\"seed\"", "\"later\""];

const fn blank() -> Registry {
    Registry { name: "", key: crate::game::Key::Text, values: &[], signature: "", doc: "", example: "" }
}

/// What scripts may fill and be asked.
pub static SCHEMA: Schema = Schema {
    global: "sgs",
    registries: &REGISTRIES,
    defaults: "ai_default",
    asks: ASKS,
    settings: &[
        Setting {
            name: "situation",
            default: "\"seed\"",
            values: SEED_OR_LATER,
            doc: "How the situation is scored: as the seed prints it, or as later scripts do.",
        },
        Setting {
            name: "pick",
            default: "\"seed\"",
            values: &["\"seed\"", "\"later\"", "\"measured\""],
            doc: "How a general is chosen: the one with the best score by the ratings, one of the best six by lot, \
                  or the one whose owners have won most games of our own players.",
        },
        Setting {
            name: "equip_priority",
            default: "\"seed\"",
            values: SEED_OR_LATER,
            doc: "How early equipment is put on: as the seed prints it, or as later scripts do.",
        },
        Setting {
            name: "slash_bonus",
            default: "\"seed\"",
            values: SEED_OR_LATER,
            doc: "How much earlier a Slash with a nature is used: 0.5 as the seed prints it, or 0.05.",
        },
        Setting {
            name: "duel_priority",
            default: "\"seed\"",
            values: SEED_OR_LATER,
            doc: "Whether a Duel waits for the Slashes of the turn: never as the seed prints it, or as in later scripts.",
        },
        Setting {
            name: "keep",
            default: "\"seed\"",
            values: SEED_OR_LATER,
            doc: "How cards at hand are valued for keeping: as the seed prints it, or as later scripts do.",
        },
        Setting {
            name: "roles",
            default: "\"seed\"",
            values: SEED_OR_LATER,
            doc: "How hidden roles are inferred: by three gauges that all move, or as later scripts do.",
        },
        Setting {
            name: "chat",
            default: "false",
            values: &[],
            doc: "Whether players say something now and then.",
        },
        Setting {
            name: "all_seeing",
            default: "false",
            values: &[],
            doc: "Whether scripts see hands, roles and the draw pile, as the original's do.",
        },
    ],
    tunables: &[],
};
