//! 德州扑克 No-limit Texas hold'em, for two to ten.
//!
//! The engine (`card`, `ranking`, `equity`, `table` and what stands on them) knows nothing of hosts and scripts;
//! `snapshot`, `ask` and `standing` are what hosts say and what follows from it, `face` is what scripts see.

pub mod action;
pub mod ask;
pub mod balance;
pub mod card;
pub mod category;
mod chinese;
pub mod class;
pub mod dealt;
pub mod director;
#[cfg(test)]
mod director_tests;
mod drawing;
pub mod equity;
mod eval;
mod face;
pub mod history;
pub mod outs;
pub mod plan;
pub mod planning;
pub mod position;
pub mod pots;
pub mod pushfold;
pub mod range;
pub mod ranking;
pub mod reading;
pub mod record;
mod referee;
pub mod resort;
pub mod rules;
mod schema;
pub mod simulate;
pub mod snapshot;
pub mod standing;
pub mod street;
pub mod table;
#[cfg(test)]
mod tables_for_tests;

pub use action::Action;
pub use ask::{Answer, Ask, Event};
pub use card::{Card, Cards};
pub use category::Category;
pub use rules::{Chips, Rules};
pub use snapshot::Snapshot;
pub use table::Table;

use std::sync::Arc;

use serde_json::Value;

use crate::error::HostError;
use crate::game::{Game, Names, Notation, Primitive, Refusal, Route, Scene, Schema};
use crate::trace::Step;
use crate::vm::{Lending, Lent};
use snapshot::Place;
use standing::{Phase, Standing};

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Holdem;

/// The game as the roster names it.
pub type Entry = Holdem;

impl Game for Holdem {
    const ID: &'static str = "holdem";
    type Snapshot = Snapshot;
    type Ask = Ask;
    type Event = Event;
    type Answer = Answer;

    fn admit(snapshot: &mut Snapshot, _: &Names) -> Result<Vec<String>, HostError> {
        snapshot.standing().map(|_| Vec::new())
    }

    fn observe(snapshot: &mut Snapshot, event: &Event) -> Result<bool, HostError> {
        event.apply(snapshot).map(|()| true)
    }

    fn event_name(event: &Event) -> &str {
        event.name()
    }

    fn primitives() -> &'static [(&'static str, Primitive)] {
        eval::PRIMITIVES
    }

    fn notations() -> &'static [Notation] {
        record::NOTATIONS
    }

    fn primitive_data(primitive: &str) -> &'static [&'static str] {
        planning::data(primitive)
    }

    fn schema() -> &'static Schema {
        &schema::SCHEMA
    }

    fn route(ask: &Ask) -> Route {
        let Ask::Act { seat } = ask;
        Route { kind: ask::KIND, registry: "ai_act", key: seat.to_string(), seat: seat.to_string() }
    }

    fn misread(ask: &Value) -> Option<HostError> {
        ask::misread(ask)
    }

    fn check_ask(snapshot: &Snapshot, _: &Names, ask: &Ask) -> Result<(), HostError> {
        let phase = snapshot.standing().map_err(|error| error.under("snapshot"))?.phase;
        let Ask::Act { seat } = *ask;
        match phase {
            Phase::Act { seat: turn, .. } if turn != seat => {
                Err(HostError::new("seat", phase.expects(), seat.to_string()))
            }
            Phase::Act { .. } if seat != snapshot.seat => {
                let expected = format!("seat {}, whose view the snapshot is", snapshot.seat);
                Err(HostError::new("seat", expected, seat.to_string()))
            }
            Phase::Act { .. } => Ok(()),
            other => Err(HostError::new("kind", other.expects(), ask::KIND)),
        }
    }

    fn check(scene: &Scene<Holdem>, answer: &Answer) -> Result<(), Refusal> {
        let standing = standing(scene)?;
        let options = standing.options().ok_or_else(|| Refusal::new("it is not this seat's turn"))?;
        match (answer, options.raise) {
            (Action::Fold, _) if options.call == 0 => Err(Refusal::new("nobody folds where a check is free")),
            (Action::Fold | Action::Call, _) => Ok(()),
            (Action::RaiseTo(_), None) => Err(Refusal::new("there may be no raise here")),
            (Action::RaiseTo(to), Some((least, most))) => match (least..=most).contains(to) {
                true => Ok(()),
                false => Err(Refusal::new(format!("{to} is not from {least} to {most}"))),
            },
        }
    }

    fn last_resort(scene: &Scene<Holdem>) -> Answer {
        let Ok(standing) = standing(scene) else { return Action::Call };
        resort::action(&scene.snapshot, &standing, &mut scene.rng())
    }

    fn in_chinese(words: &str) -> Option<String> {
        chinese::in_chinese(words)
    }

    fn weighed(scene: &Scene<Holdem>) -> Vec<Step> {
        let Ok(standing) = standing(scene) else { return Vec::new() };
        let weighed = resort::weighed(&scene.snapshot, &standing, &mut scene.rng());
        let call = standing.options().map_or(0, |options| options.call);
        let why = format!("wins {:.2} of the pot against any cards, and costs {:.2}", weighed.equity.equity, weighed.price);
        vec![Step::Considered {
            option: if call == 0 { "check".into() } else { format!("call {call}").into() },
            score: Some(weighed.equity.equity),
            why,
        }]
    }
}

fn standing(scene: &Scene<Holdem>) -> Result<Arc<Standing>, Refusal> {
    scene.snapshot.standing().map_err(|error| Refusal::new(error.to_string()))
}

impl Lent for Holdem {
    fn member_types() -> &'static str {
        face::INTERFACE
    }

    fn lending() -> Lending<Holdem> {
        Lending(Box::new(face::HoldemFace::default()))
    }

    fn blank() -> Option<Snapshot> {
        let seats = vec![Place { stack: 1000, ..Place::default() }; 2];
        let rules = Rules { small_blind: 5, big_blind: 10, ..Rules::default() };
        let hole = "AhKd".parse().ok()?;
        Some(Snapshot { rules, seats, hole, button: 1, seat: 1, fair: true, ..Snapshot::default() })
    }
}

#[cfg(test)]
mod oracle_tests;
#[cfg(test)]
mod tests;
