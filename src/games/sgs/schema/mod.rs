//! Every registry, question and setting of the game: the one list that everything else is made
//! from.

mod asks;
mod learning;
mod questions;
mod values;

use crate::game::{Registry, Schema, Setting};

use asks::ASKS;
use learning::LEARNING;
use questions::QUESTIONS;
use values::VALUES;

const COUNT: usize = QUESTIONS.len() + VALUES.len() + LEARNING.len();

/// All registries in one list; `Registry` cannot be copied, so each is built where it stands.
static REGISTRIES: [Registry; COUNT] = {
    let mut all = [const { blank() }; COUNT];
    let mut at = 0;
    let parts = [QUESTIONS, VALUES, LEARNING];
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
            values: &["\"seed\"", "\"later\""],
            doc: "How the situation is scored: as the seed prints it, or as later scripts do.",
        },
        Setting {
            name: "all_seeing",
            default: "false",
            values: &[],
            doc: "Whether scripts see hands, roles and the draw pile, as the original's do.",
        },
    ],
};
