//! 五子棋 Gomoku and Renju.
//!
//! The engine (`position` and below, `renju`, `engine`) knows nothing of hosts and scripts; `snapshot`
//! and `ask` are what hosts say, `face` is what scripts see.

pub mod ask;
mod chinese;
pub mod classes;
pub mod codes;
pub mod engine;
mod eval;
mod face;
pub mod grid;
mod pairs;
pub mod point;
pub mod position;
pub mod reading;
mod referee;
pub mod renju;
pub mod resort;
mod rows;
pub mod rule;
mod schema;
pub mod shapes;
pub mod snapshot;
mod words;

pub use ask::{Answer, Ask, Event};
pub use point::Point;
pub use position::Position;
pub use rule::{Rule, Side};
pub use snapshot::Snapshot;

use serde_json::Value;

use crate::error::HostError;
use crate::game::{Game, Names, Primitive, Refusal, Route, Scene, Schema};
use crate::trace::Step;
use crate::vm::{Lending, Lent};
use snapshot::Fouls;

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gomoku;

/// The game as the roster names it.
pub type Entry = Gomoku;

/// How many of the moves compared at a glance are told.
const TOLD: usize = 8;

impl Game for Gomoku {
    const ID: &'static str = "gomoku";
    type Snapshot = Snapshot;
    type Ask = Ask;
    type Event = Event;
    type Answer = Answer;

    fn admit(snapshot: &mut Snapshot, _: &Names) -> Result<Vec<String>, HostError> {
        snapshot.check()?;
        let side = snapshot.to_move();
        let filled = snapshot.side.is_none().then(|| format!("side: {} is to move", side.name()));
        snapshot.side = Some(side);
        Ok(filled.into_iter().collect())
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

    fn primitive_data(primitive: &str) -> &'static [&'static str] {
        if primitive == "analyse" { &["tuning", "levels"] } else { &[] }
    }

    fn mode_setting() -> Option<&'static str> {
        Some("rule")
    }

    fn schema() -> &'static Schema {
        &schema::SCHEMA
    }

    fn route(ask: &Ask) -> Route {
        let Ask::Move { seat } = ask;
        Route { kind: "move", registry: "ai_move", key: seat.name().to_owned(), seat: seat.name().to_owned() }
    }

    fn misread(ask: &Value) -> Option<HostError> {
        ask::misread(ask)
    }

    fn check_ask(snapshot: &Snapshot, _: &Names, ask: &Ask) -> Result<(), HostError> {
        let Ask::Move { seat } = ask;
        if *seat != snapshot.to_move() {
            return Err(HostError::new("seat", snapshot.to_move().name(), seat.name()));
        }
        match snapshot.ended() {
            Some(ending) => Err(HostError::new("kind", "a game that goes on", ending.to_string())),
            None => Ok(()),
        }
    }

    fn check(scene: &Scene<Gomoku>, answer: &Answer) -> Result<(), Refusal> {
        match answer {
            Answer::Resign(_) => Ok(()),
            Answer::Place(point) => check_point(&scene.snapshot, *point),
        }
    }

    fn last_resort(scene: &Scene<Gomoku>) -> Answer {
        let Ask::Move { seat } = scene.ask;
        let best = resort::glances(&mut scene.snapshot.position(), seat).into_iter().next();
        let point = best.and_then(|glance| glance.point.parse().ok());
        point.map_or(Answer::Resign(ask::Resign::Resign), Answer::Place)
    }

    fn in_chinese(words: &str) -> Option<String> {
        chinese::in_chinese(words)
    }

    fn weighed(scene: &Scene<Gomoku>) -> Vec<Step> {
        let Ask::Move { seat } = scene.ask;
        let glances = resort::glances(&mut scene.snapshot.position(), seat).into_iter().take(TOLD);
        let told = glances.map(|glance| Step::Considered {
            option: glance.point.into(),
            score: Some(f64::from(glance.score)),
            why: format!("makes {}, hinders {}", glance.makes, glance.hinders),
        });
        told.collect()
    }

    fn advice(scene: &Scene<Gomoku>) -> Option<Value> {
        let Ask::Move { seat } = scene.ask;
        let mut glances = resort::glances(&mut scene.snapshot.position(), seat);
        glances.truncate(TOLD);
        serde_json::to_value(glances).ok().map(|glances| serde_json::json!({ "at_a_glance": glances }))
    }
}

/// Whether a stone may be placed on a point.
fn check_point(snapshot: &Snapshot, point: Point) -> Result<(), Refusal> {
    let mut position = snapshot.position();
    if !position.holds(point) {
        return Err(Refusal::new(format!("{point} is outside the board")));
    }
    let here = grid::cell(point);
    if !position.is_empty(here) {
        return Err(Refusal::new(format!("{point} is not empty")));
    }
    let side = snapshot.to_move();
    if snapshot.fouls == Fouls::Lose || !resort::is_forbidden(&mut position, side, here) {
        return Ok(());
    }
    let others: Vec<Point> = position.points().collect();
    let has_other = others
        .into_iter()
        .map(grid::cell)
        .any(|cell| position.is_empty(cell) && !resort::is_forbidden(&mut position, side, cell));
    match renju::foul(&mut position, here) {
        Some(foul) if has_other => Err(Refusal::new(format!("{point} is forbidden ({})", foul.name()))),
        _ => Ok(()),
    }
}

impl Lent for Gomoku {
    fn member_types() -> &'static str {
        face::INTERFACE
    }

    fn lending() -> Lending<Gomoku> {
        Lending(Box::new(face::GomokuFace::default()))
    }
}

#[cfg(test)]
mod tests;
