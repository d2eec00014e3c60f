//! One decision from start to end.
//!
//! Read this file first. The question goes to the handler for its skill or card, then to the
//! game's default, then to the Rust last resort. The first legal proposal is the answer; whatever
//! failed on the way stands in the trace.

use serde::Serialize;
use serde_json::Value;

use crate::game::{Legal, Scene, settle};
use crate::kit::rng::Rng;
use crate::trace::{Detail, Source, Step, Trace};
use crate::vm::{Heard, Killed, Lent, Vm};

/// The outcome of a decision.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    /// Its number in the match, from 1.
    pub number: u64,
    /// The answer, which is legal.
    pub answer: Legal<A>,
    /// Which rung gave it.
    pub source: Source,
    /// A pause in milliseconds that a person might have made: as the scripts say, else drawn from the seed.
    pub delay_ms: u32,
    /// How it came about.
    pub trace: Trace,
    /// What the scripts spent on it; the same in every run.
    pub fuel: u64,
    /// Whether a script was stopped.
    pub killed: Option<Killed>,
    /// The options ranked, with scores: what the scripts have worked out, else what the game can tell (see
    /// [`crate::Game::advice`]).
    pub advice: Option<Value>,
}

/// Decides. Scripts can make this slow up to their limits, but not fail.
/// `remarks` are said at the head of the trace.
pub(crate) fn decide<G: Lent>(
    vm: &mut Vm<G>,
    scene: &Scene<G>,
    detail: Detail,
    remarks: &[String],
) -> Decision<G::Answer> {
    let route = G::route(&scene.ask);
    vm.begin(scene, &route.seat, detail);
    vm.note(|| Step::Asked {
        decision: scene.number,
        seat: route.seat.clone(),
        kind: route.kind.to_owned(),
        registry: route.registry.to_owned(),
        key: route.key.clone(),
    });
    for text in remarks {
        vm.note(|| Step::Noted { text: text.clone() });
    }
    let from_lua = vm.rungs().iter().find_map(|&rung| {
        if vm.is_stopped() {
            return None;
        }
        let heard = vm.hear(rung, &route, scene);
        Some((propose(vm, scene, rung, heard)?, rung))
    });
    let (answer, source) = from_lua.unwrap_or_else(|| {
        if detail == Detail::Full {
            G::weighed(scene).into_iter().for_each(|step| vm.note(|| step));
        }
        (Legal::last_resort(scene), Source::LastResort)
    });
    if detail == Detail::Full && !vm.has_considered() {
        name_options(vm, scene, answer.answer());
    }
    vm.note(|| Step::Answered { source, answer: on_wire(answer.answer()) });
    let delay_ms = vm.pause().unwrap_or_else(|| delay(scene));
    let (trace, fuel) = vm.end();
    let (number, advice) = (scene.number, vm.advice().or_else(|| G::advice(scene)));
    Decision { number, answer, source, delay_ms, trace, fuel, killed: vm.take_killed(), advice }
}

/// Names what could be answered, where no script has said what it considered.
fn name_options<G: Lent>(vm: &Vm<G>, scene: &Scene<G>, answer: &G::Answer) {
    let Some(options) = G::options(scene) else { return };
    let mut options: Vec<Value> = options.iter().map(on_wire).collect();
    let answer = on_wire(answer);
    if !options.contains(&answer) {
        options.push(answer);
    }
    let why = if options.len() > 1 { "may be answered" } else { "all that may be answered" };
    for option in options {
        vm.note(|| Step::Considered { option, score: None, why: why.to_owned() });
    }
}

/// A pause in milliseconds that a person might have made.
pub(crate) fn delay<G: Lent>(scene: &Scene<G>) -> u32 {
    600 + Rng::for_decision(scene.seed, scene.number, "delay").below(801)
}

/// Settles what a rung said, or writes down why it came to nothing.
fn propose<G: Lent>(
    vm: &Vm<G>,
    scene: &Scene<G>,
    source: Source,
    heard: Result<Heard<G::Answer>, crate::vm::Fault>,
) -> Option<Legal<G::Answer>> {
    match heard {
        Ok(Heard::Proposal(answer)) => match settle(scene, answer) {
            Ok(legal) => return Some(legal),
            Err(refused) => vm.note(|| Step::Refused {
                source,
                proposal: on_wire(&refused.answer),
                reason: refused.refusal.to_string(),
            }),
        },
        Ok(Heard::Passed(why)) => vm.note(|| Step::Passed { source, why }),
        Ok(Heard::WrongShape(reason)) => {
            vm.note(|| Step::Refused { source, proposal: Value::Null, reason });
        }
        Err(fault) => vm.note(|| fault.step(source)),
    }
    None
}

fn on_wire(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).unwrap_or_default()
}
