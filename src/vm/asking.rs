//! Asking the scripts of a match: one decision, rung by rung.

use mlua::{Function, MultiValue, Value};

use super::face::{Consult, Heard, Lent};
use super::fault::Fault;
use super::plan::Plan;
use super::program::Program;
use super::registry::line_of;
use super::{Vm, budget, natives};
use crate::game::{Route, Scene};
use crate::kit::rng::Rng;
use crate::trace::{Detail, Source, Step, Trace};

/// A handler that was stopped this often is not called again in the match.
const KILLS_ALLOWED: u32 = 3;

impl<G: Lent> Vm<G> {
    /// Begins a decision: its budget, its generator, its trace.
    pub(crate) fn begin(&self, scene: &Scene<G>, seat: &str, detail: Detail) {
        *self.trace.borrow_mut() = Trace::new(detail);
        self.misses.clear();
        natives::set_rng(&self.lua, Rng::for_decision(scene.seed, scene.number, seat));
        natives::new_call(&self.lua);
        if budget::arm(self.plan.allowance(&self.limits).within(self.hurry)).is_err() {
            tracing::error!("a decision was begun while another one was being made on this thread");
        }
    }

    /// Ends a decision and hands out its trace and the fuel it took.
    pub(crate) fn end(&mut self) -> (Trace, u64) {
        let spent = budget::disarm();
        let handler = std::mem::take(&mut self.running);
        self.after(&spent, handler);
        self.tidy();
        self.plan = Plan::Live;
        (self.trace.take(), spent.fuel)
    }

    /// Adds a step to the trace of the running decision.
    pub(crate) fn note(&self, step: impl FnOnce() -> Step) {
        if self.trace.borrow().detail() != Detail::Off {
            self.trace.borrow_mut().add(step());
        }
    }

    /// Whether the running decision's trace names a candidate.
    pub(crate) fn has_considered(&self) -> bool {
        self.trace.borrow().steps.iter().any(|step| matches!(step, Step::Considered { .. }))
    }

    /// Asks one rung of the ladder.
    pub(crate) fn hear(
        &mut self,
        rung: Source,
        route: &Route,
        scene: &Scene<G>,
    ) -> Result<Heard<G::Answer>, Fault> {
        if self.shelf.program().foreign.is_some() {
            return self.hear_foreign(rung, scene);
        }
        let schema = G::schema();
        if rung != Source::Default && route.registry == schema.defaults {
            return Ok(Heard::Passed("only central rules answer this".to_owned()));
        }
        let (registry, key) = match rung {
            Source::Default => (schema.defaults, route.kind),
            _ => (route.registry, route.key.as_str()),
        };
        let entry = self.registries.entry(registry, key).map_err(|error| self.fault(&error))?;
        if entry.is_nil() {
            return Ok(Heard::Passed(format!("there is no {}.{registry}.{key}", schema.global)));
        }
        let name = format!("{}.{registry}.{key}", schema.global);
        if self.kills.get(&name).is_some_and(|kills| *kills >= KILLS_ALLOWED) {
            return Ok(Heard::Passed(format!(
                "{name} was stopped {KILLS_ALLOWED} times and is switched off"
            )));
        }
        let said = match entry {
            Value::Function(function) => {
                self.note(|| tried(rung, &name, &function, &self.shelf.program()));
                self.face.arguments(scene, rung).and_then(|args| function.call::<MultiValue>(args))
            }
            constant => Ok(MultiValue::from_iter([constant])),
        };
        self.heard(name, scene, said)
    }

    /// The rungs of the ladder that scripts stand on.
    pub(crate) fn rungs(&self) -> &'static [Source] {
        match self.shelf.program().foreign {
            Some(_) => &[Source::Handler],
            None => &[Source::Handler, Source::Default],
        }
    }

    /// Asks the foreign AI, which finds its own handlers. Errors that it catches stand in the trace.
    ///
    /// However often it is stopped, it is asked again: one callback of it answers a whole kind of requests for all
    /// seats, and a hand too large to think through is soon a smaller one.
    fn hear_foreign(&mut self, rung: Source, scene: &Scene<G>) -> Result<Heard<G::Answer>, Fault> {
        natives::take_caught(&self.lua);
        let Consult { function, arguments, name } = match self.face.consult(scene) {
            Ok(Some(consult)) => consult,
            Ok(None) => return Ok(Heard::Passed("the foreign AI does not answer this".to_owned())),
            Err(error) => return Err(self.fault(&error)),
        };
        self.note(|| tried(rung, &name, &function, &self.shelf.program()));
        let said = function.call::<MultiValue>(arguments);
        for fault in self.caught() {
            self.note(|| fault.step(rung));
        }
        self.heard(name, scene, said)
    }

    /// Reads what was said, or tells why nothing was.
    fn heard(
        &mut self,
        name: String,
        scene: &Scene<G>,
        said: mlua::Result<MultiValue>,
    ) -> Result<Heard<G::Answer>, Fault> {
        if let Err(error) = &said {
            budget::blame(error);
        }
        match (said, budget::killed().map(|kill| self.plan.told(kill))) {
            (Ok(said), None) => Ok(self.face.accept(scene, said)),
            (Ok(_), Some(kill)) => Err(self.stopped(name, Fault::bare("").killed_by(Some(kill)))),
            (Err(error), kill) => {
                let fault = self.fault(&error).killed_by(kill);
                Err(if kill.is_some() { self.stopped(name, fault) } else { fault })
            }
        }
    }

    fn stopped(&mut self, name: String, fault: Fault) -> Fault {
        self.count_kill(&name);
        self.running = name;
        fault
    }

    pub(super) fn fault(&self, error: &mlua::Error) -> Fault {
        self.shelf.program().sources.fault(error, &self.misses, || self.face.words())
    }

    /// Whether the running decision was stopped, so that no more Lua may run for it.
    pub(crate) fn is_stopped(&self) -> bool {
        budget::killed().is_some()
    }
}

fn tried(rung: Source, name: &str, function: &Function, program: &Program) -> Step {
    let chunk = function.info().source.unwrap_or_default();
    let file = program.sources.file(chunk.trim_start_matches(['=', '@']));
    Step::Tried {
        source: rung,
        handler: name.to_owned(),
        module: file.map(|file| file.module.clone()).unwrap_or_default(),
        file: file.map(|file| file.path.clone()).unwrap_or_default(),
        line: line_of(function).unwrap_or(0),
    }
}
