//! 三国杀 Sanguosha, in QSanguosha's own words.
//!
#![doc = include_str!("hosts.md")]
#![doc = ""]
#![doc = include_str!("shapes.md")]

pub mod admit;
pub mod answer;
pub mod ask;
pub mod board;
pub mod card;
pub mod card_string;
pub mod catalogue;
mod chinese;
pub mod claim;
pub mod data;
pub mod defense;
pub mod distance;
mod eval;
pub mod event;
mod face;
pub mod filter;
pub mod health;
pub mod known;
pub mod legal;
pub mod limits;
pub mod memory;
pub mod mode;
mod options;
mod patch;
pub mod pattern;
mod pattern_cache;
pub mod played;
pub mod prohibit;
mod queries;
mod referee;
pub mod rules;
pub mod schema;
pub mod select;
pub mod situation;
mod skill_words;
pub mod slash_defense;
pub mod snapshot;
pub mod target_mods;
pub mod targets;
pub mod trust;
pub mod usable;
pub mod view_as;

#[cfg(test)]
mod scene_for_tests;
#[cfg(test)]
mod rule_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod truth_tests;
#[cfg(test)]
mod use_tests;

pub use answer::Answer;
pub use ask::Ask;
pub use board::Board;
pub use catalogue::Catalogue;
pub use event::Event;
pub use memory::Memory;
pub use snapshot::Snapshot;

use crate::error::HostError;
use crate::game::{Game, Names, Primitive, Refusal, Route, RuleScripts, Scene, Schema, Standing, Vital};
use crate::trace::Step;
use crate::vm::{Lending, Lent};

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sgs;

impl Game for Sgs {
    const ID: &'static str = "sgs";
    type Snapshot = Snapshot;
    type Ask = Ask;
    type Event = Event;
    type Answer = Answer;

    fn admit(snapshot: &mut Snapshot, names: &Names) -> Result<Vec<String>, HostError> {
        admit::admit(snapshot, names)
    }

    fn observe(snapshot: &mut Snapshot, event: &Event) -> Result<bool, HostError> {
        event.check(snapshot).map(|()| false)
    }

    fn patch(
        now: &Standing<Sgs>,
        delta: &serde_json::Value,
        names: &Names,
    ) -> Result<Option<Standing<Sgs>>, HostError> {
        patch::patch(now, delta, names).map(Some)
    }

    fn vital_events() -> &'static [Vital] {
        &event::VITAL
    }

    fn event_name(event: &Event) -> &str {
        event.event.as_str()
    }

    fn has_lived(first: &Snapshot, now: &Snapshot) -> bool {
        now.turn > first.turn
    }

    fn primitives() -> &'static [(&'static str, Primitive)] {
        eval::PRIMITIVES
    }

    fn schema() -> &'static Schema {
        &schema::SCHEMA
    }

    fn route(ask: &Ask) -> Route {
        ask.question().route()
    }

    fn misread(ask: &serde_json::Value) -> Option<HostError> {
        ask::misread(ask)
    }

    fn check_ask(snapshot: &Snapshot, names: &Names, ask: &Ask) -> Result<(), HostError> {
        let question = ask.question();
        question.check_ask(snapshot)?;
        question.check_names(snapshot, &*catalogue::of(names)?)
    }

    fn check(scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        scene.ask.question().check(scene, answer)
    }

    fn last_resort(scene: &Scene<Sgs>) -> Answer {
        scene.ask.question().last_resort(scene, &mut scene.rng())
    }

    fn weighed(scene: &Scene<Sgs>) -> Vec<Step> {
        scene.ask.question().weighed(scene, &mut scene.rng())
    }

    fn options(scene: &Scene<Sgs>) -> Option<Vec<Answer>> {
        Some(options::options(scene))
    }

    fn advice(scene: &Scene<Sgs>) -> Option<serde_json::Value> {
        scene.ask.question().advice(scene)
    }

    fn in_chinese(words: &str) -> Option<String> {
        chinese::in_chinese(words)
    }

    fn rating_files() -> &'static [&'static str] {
        select::files::NAMES
    }

    fn read_ratings(file: &str, text: &str) -> Result<Names, HostError> {
        select::files::read(file, text)
    }
}

impl Lent for Sgs {
    fn member_types() -> &'static str {
        include_str!("../../../data/sgs/interface.json")
    }

    fn foreign_entry() -> Option<&'static str> {
        Some("lua/ai/smart-ai.lua")
    }

    fn lending() -> Lending<Sgs> {
        Lending(Box::<face::SgsFace>::default())
    }

    fn blank() -> Option<Snapshot> {
        let seats = r#"{"players":[{"name":"sgs1","general":"caopi","hp":3},
            {"name":"sgs2","general":"sunquan","hp":4}]}"#;
        serde_json::from_str(seats).ok()
    }

    fn rehearse(setup: serde_json::Value, rules: &RuleScripts) -> Result<serde_json::Value, String> {
        referee::rehearsal::rehearse(setup, rules)
    }

    fn known_names(kind: &str) -> Vec<String> {
        let names = Catalogue::built_in().map(|catalogue| {
            catalogue.names(kind).into_iter().map(str::to_owned).collect()
        });
        names.unwrap_or_default()
    }
}

/// The game under the name that the roster knows.
pub type Entry = Sgs;
