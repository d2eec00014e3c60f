//! What `junshi eval sgs …` computes.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::{Value, json};

use super::situation::{Variant, situation};
use super::{Board, Event, Memory, Sgs, Snapshot, catalogue};
use crate::error::HostError;
use crate::game::{Game, Names, Primitive, Settings};
use crate::wire;

/// The primitives by name.
pub(super) const PRIMITIVES: &[(&str, Primitive)] =
    &[("situation", situation_of), ("select", super::select::eval::select)];

/// A snapshot, or a whole scene whose question is not looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Input {
    snapshot: Snapshot,
    #[serde(default)]
    names: Names,
    #[serde(default, rename = "game")]
    _game: Value,
    #[serde(default, rename = "v")]
    _version: Value,
    #[serde(default, rename = "seed")]
    _seed: Value,
    #[serde(default, rename = "events")]
    _events: Vec<Event>,
    #[serde(default, rename = "ask")]
    _ask: Value,
    #[serde(default, rename = "limits")]
    _limits: Value,
    #[serde(default, rename = "ext")]
    _ext: Value,
}

/// `{id?, snapshot}` → `{id?, defense: {seat: number}, score, class}` by the roles that are listed.
fn situation_of(input: &Value, settings: &Settings) -> Result<Value, HostError> {
    let mut input: Input = wire::read_value(input.clone())?;
    Sgs::admit(&mut input.snapshot, &input.names).map_err(|error| error.under("snapshot"))?;
    let snapshot = Arc::new(input.snapshot);
    let board = Board::new(snapshot.clone(), catalogue::of(&input.names)?, None);
    let memory = Memory::default();
    let variant = if settings.is("situation", "later") { Variant::Later } else { Variant::Seed };
    let defense: BTreeMap<&str, f64> = board
        .living()
        .iter()
        .map(|player| {
            let value = super::defense::defense(&board, &memory, *player);
            (snapshot.players[*player].name.as_str(), rounded(value))
        })
        .collect();
    let judged = situation(&board, &memory, variant);
    Ok(json!({"defense": defense, "score": rounded(judged.score), "class": judged.class.name()}))
}

/// Without the last digits that only say how floating point rounds.
fn rounded(value: f64) -> f64 {
    (value * 1e9).round() / 1e9
}
