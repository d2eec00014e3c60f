//! 斗地主 Dou Dizhu: one landlord with twenty cards against two peasants with seventeen.
//!
//! The engine (`cards`, `kinds`, `moves` and what stands on them) knows nothing of hosts and scripts;
//! `snapshot`, `ask` and `standing` are what hosts say and what follows from it, `face` is what scripts see.

pub mod ask;
pub mod bidder;
pub mod bidding;
pub mod cards;
mod chinese;
pub mod dice;
mod eval;
mod face;
pub mod kinds;
pub mod knowledge;
mod memo;
pub mod min_plays;
pub mod moves;
pub mod play;
pub mod quick;
pub mod race;
pub mod ranks;
pub mod recursive;
mod referee;
pub mod resort;
pub mod respond;
pub mod robot;
pub mod round;
pub mod rules;
pub mod ruleset;
mod schema;
pub mod search;
pub mod seat;
pub mod snapshot;
pub mod solve;
pub mod split;
pub mod standing;
pub mod styles;
pub mod table;
pub mod team;
#[cfg(test)]
mod testing;
pub mod value;
pub mod worlds;
pub mod yardstick;

pub use ask::{Answer, Ask, Event};
pub use cards::Cards;
pub use play::Play;
pub use rules::Rules;
pub use seat::Seat;
pub use snapshot::Snapshot;

use std::sync::Arc;

use serde_json::{Value, json};

use crate::error::HostError;
use crate::game::{Game, Names, Primitive, Refusal, Route, Scene, Schema};
use crate::trace::Step;
use crate::vm::{Lending, Lent};
use standing::{Phase, Standing};

/// The game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doudizhu;

/// The game as the roster names it.
pub type Entry = Doudizhu;

/// How many of the moves compared at a glance are told.
const TOLD: usize = 8;

impl Game for Doudizhu {
    const ID: &'static str = "doudizhu";
    type Snapshot = Snapshot;
    type Ask = Ask;
    type Event = Event;
    type Answer = Answer;

    fn admit(snapshot: &mut Snapshot, _: &Names) -> Result<Vec<String>, HostError> {
        snapshot.settle()
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
        eval::data(primitive)
    }

    fn mode_setting() -> Option<&'static str> {
        Some("rules")
    }

    fn schema() -> &'static Schema {
        &schema::SCHEMA
    }

    fn route(ask: &Ask) -> Route {
        let registry = match ask {
            Ask::Bid { .. } => "ai_bid",
            Ask::Double { .. } => "ai_double",
            Ask::Play { .. } => "ai_play",
        };
        let seat = ask.seat().name().to_owned();
        Route { kind: ask.kind(), registry, key: seat.clone(), seat }
    }

    fn misread(ask: &Value) -> Option<HostError> {
        ask::misread(ask)
    }

    fn check_ask(snapshot: &Snapshot, _: &Names, ask: &Ask) -> Result<(), HostError> {
        let phase = snapshot.standing().map_err(|error| error.under("snapshot"))?.phase;
        let (kind, seat) = match phase {
            Phase::Bid { seat, .. } => (ask::KINDS[0], seat),
            Phase::Double { seat } => (ask::KINDS[1], seat),
            Phase::Play { seat } => (ask::KINDS[2], seat),
            over => return Err(HostError::new("kind", over.expects(), ask.kind())),
        };
        if ask.kind() != kind {
            return Err(HostError::new("kind", phase.expects(), ask.kind()));
        }
        if ask.seat() != seat {
            return Err(HostError::new("seat", phase.expects(), ask.seat().to_string()));
        }
        if seat != snapshot.seat {
            let expected = format!("seat {}, whose view the snapshot is", snapshot.seat);
            return Err(HostError::new("seat", expected, seat.to_string()));
        }
        Ok(())
    }

    fn check(scene: &Scene<Doudizhu>, answer: &Answer) -> Result<(), Refusal> {
        let standing = standing(scene)?;
        match (&standing.phase, answer) {
            (Phase::Bid { least, most, .. }, Answer::Bid(bid)) => {
                let is_open = *bid == 0 || (least..=most).contains(&bid);
                let refusal = || Refusal::new(format!("{bid} is neither 0 nor {least} to {most}"));
                if is_open { Ok(()) } else { Err(refusal()) }
            }
            (Phase::Double { .. }, Answer::Double(_)) => Ok(()),
            (Phase::Play { .. }, Answer::Play(play)) => check_play(&standing, *play),
            (phase, answer) => Err(Refusal::new(format!("{answer} where {} is due", phase.expects()))),
        }
    }

    fn last_resort(scene: &Scene<Doudizhu>) -> Answer {
        let Ok(standing) = standing(scene) else { return Answer::Play(Play::PASS) };
        match (scene.ask, &standing.known) {
            (Ask::Bid { .. }, _) => Answer::Bid(0),
            (Ask::Double { .. }, _) => Answer::Double(false),
            (Ask::Play { .. }, Some(known)) => {
                Answer::Play(resort::play(known.now.hand(), known.now.to_beat(), &standing.view.rules))
            }
            (Ask::Play { .. }, None) => Answer::Play(Play::PASS),
        }
    }

    fn in_chinese(words: &str) -> Option<String> {
        chinese::in_chinese(words)
    }

    fn weighed(scene: &Scene<Doudizhu>) -> Vec<Step> {
        let Ok(standing) = standing(scene) else { return Vec::new() };
        let told = resort::glances(&standing).into_iter().take(TOLD).map(|glance| Step::Considered {
            option: glance.play.to_string().into(),
            score: Some(f64::from(glance.leaves)),
            why: format!("leaves {} groups", glance.rounds),
        });
        told.collect()
    }

    fn advice(scene: &Scene<Doudizhu>) -> Option<Value> {
        if scene.settings.get("advice") != Some(&Value::Bool(true)) {
            return None;
        }
        let standing = standing(scene).ok()?;
        let mut glances = resort::glances(&standing);
        glances.truncate(TOLD);
        if glances.is_empty() { None } else { Some(json!({ "at_a_glance": glances })) }
    }
}

fn standing(scene: &Scene<Doudizhu>) -> Result<Arc<Standing>, Refusal> {
    scene.snapshot.standing().map_err(|error| Refusal::new(error.to_string()))
}

/// Whether the seat to move may play these cards.
fn check_play(standing: &Standing, play: Play) -> Result<(), Refusal> {
    let Some(known) = &standing.known else { return Err(Refusal::new("nothing is known of the play")) };
    let (hand, last, cards) = (known.now.hand(), known.now.to_beat(), play.cards());
    if play.is_pass() {
        return if last.is_some() { Ok(()) } else { Err(Refusal::new("who leads cannot pass")) };
    }
    if !hand.contains(cards) {
        return Err(Refusal::new(format!("{cards} is not in the hand")));
    }
    if table::as_play(cards, None, &standing.view.rules).is_none() {
        return Err(Refusal::new(format!("{cards} is no play")));
    }
    match table::as_play(cards, last, &standing.view.rules) {
        Some(_) => Ok(()),
        None => Err(Refusal::new(format!("{cards} does not beat what was played"))),
    }
}

impl Lent for Doudizhu {
    fn member_types() -> &'static str {
        face::INTERFACE
    }

    fn lending() -> Lending<Doudizhu> {
        Lending(Box::new(face::DoudizhuFace::default()))
    }

    fn blank() -> Option<Snapshot> {
        let hand = "33445566778899TTJ".parse().ok()?;
        Some(Snapshot { hand, ..Snapshot::default() })
    }
}

#[cfg(test)]
mod tests;
