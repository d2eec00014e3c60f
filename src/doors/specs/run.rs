//! One spec file: collected once, then each test in a fresh match.

use std::cell::{Cell, RefCell};
use std::path::{Path, PathBuf};
use std::rc::{Rc, Weak};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Coverage, Outcome, Plan, Verdict, scenes, shown};
use crate::error::{Error, HostError, Result};
use crate::game::RuleScripts;
use crate::runtime::Runtime;
use crate::table::{Match, Opening};
use crate::trace::Step;
use crate::vm::spec::{self, Ending, Host, Planned, Script, Stand};
use crate::vm::{Fault, Kill, Lent};

/// Runs the tests of a file.
pub(super) fn file<G: Lent>(
    runtime: &Runtime,
    path: &Path,
    text: &[u8],
    plan: &Plan,
) -> Result<Vec<Outcome>> {
    let bench = Bench { runtime, path, plan, chunk: shown(path) };
    let script = match Script::compile::<G>(&bench.chunk, text, runtime.overlay())? {
        Ok(script) => script.with_modules(&plan.paths),
        Err(ending) => return Ok(vec![bench.unloaded(ending)]),
    };
    let (stand, table) = bench.stand::<G>(&script)?;
    let collected = stand.collect(&script);
    drop((stand, table));
    let planned = match collected {
        Ok(planned) => planned,
        Err(ending) => return Ok(vec![bench.unloaded(ending)]),
    };
    let wanted = |test: &Planned| plan.filter.as_ref().is_none_or(|part| test.name.contains(part.as_str()));
    let tests = planned.iter().enumerate().filter(|(_, test)| wanted(test));
    let mut outcomes = Vec::new();
    for (index, test) in tests {
        outcomes.push(bench.test::<G>(&script, index, test)?);
        if plan.until_bad && outcomes.last().is_some_and(Outcome::is_bad) {
            break;
        }
    }
    Ok(outcomes)
}

struct Bench<'a> {
    runtime: &'a Runtime,
    path: &'a Path,
    plan: &'a Plan,
    chunk: String,
}

impl Bench<'_> {
    /// A fresh match in which the words of specs work.
    fn stand<G: Lent>(&self, script: &Script) -> Result<(Stand, Table<G>)> {
        let blank = G::blank().ok_or_else(|| {
            HostError::new("game", "a game with a blank table, on which specs begin", format!("`{}`", G::ID))
        })?;
        let opened = self.runtime.open(Opening::<G>::new(blank, self.plan.seed))?;
        let table = Rc::new(RefCell::new(opened));
        // the match's own VM keeps the host: it must not keep the match in turn
        let own_files = self.runtime.overlay().map(ToOwned::to_owned);
        let rules = RuleScripts { own_files, ..RuleScripts::default() };
        let host = host(Rc::downgrade(&table), self.path.to_owned(), self.plan, rules);
        let stand = Stand::new(&table.borrow().vm, script, host)?;
        Ok((stand, table))
    }

    fn test<G: Lent>(&self, script: &Script, index: usize, test: &Planned) -> Result<Outcome> {
        let start = Instant::now();
        let (stand, _table) = self.stand::<G>(script)?;
        let ending = match stand.collect(script) {
            Ok(_) => stand.run(index),
            Err(ending) => ending,
        };
        let line = if ending.line == 0 { test.line } else { ending.line };
        Ok(self.outcome(test.name.clone(), Ending { line, ..ending }, start.elapsed()))
    }

    fn unloaded(&self, ending: Ending) -> Outcome {
        let ending = Ending { verdict: spec::Verdict::Error, ..ending };
        self.outcome("(the file does not load)".to_owned(), ending, Duration::ZERO)
    }

    fn outcome(&self, name: String, ending: Ending, took: Duration) -> Outcome {
        let verdict = match ending.verdict {
            spec::Verdict::Passed => Verdict::Passed,
            spec::Verdict::Failed => Verdict::Failed,
            spec::Verdict::Pending => Verdict::Pending,
            spec::Verdict::Error => Verdict::Error,
        };
        let Ending { message, line, .. } = ending;
        Outcome { file: self.chunk.clone(), name, verdict, message, line, took }
    }
}

type Table<G> = Rc<RefCell<Match<G>>>;

/// Answers the words of a spec. The match is borrowed only while a word is answered.
fn host<G: Lent>(table: Weak<RefCell<Match<G>>>, spec: PathBuf, plan: &Plan, rules: RuleScripts) -> Host {
    let (seed, coverage) = (plan.seed, plan.coverage.clone());
    let rebuilt = Cell::new(false);
    Rc::new(move |word, argument| {
        if rebuilt.get() {
            return Err("an earlier decision ran out of memory: go on in another test".to_owned());
        }
        let table = table.upgrade().ok_or_else(|| format!("{word} cannot be used after the match"))?;
        let mut table =
            table.try_borrow_mut().map_err(|_| format!("{word} cannot be used inside a decision"))?;
        match word {
            "scene" => scenes::load(&spec, G::ID, argument.as_str().unwrap_or_default()),
            "stage" => {
                let scene = scenes::envelope::<G>(argument, seed).map_err(|error| error.to_string())?;
                table.stage(&scene).map_err(|error| error.to_string())?;
                quiet(&mut table)
            }
            "tell" => {
                let event =
                    scenes::read(argument, crate::wire::read_value).map_err(|error| error.to_string())?;
                table.observe(&[event]).map_err(|error| error.to_string())?;
                quiet(&mut table)
            }
            "look" => {
                let looked = table.look(argument.as_str().unwrap_or_default());
                looked.map(|()| Value::Null).map_err(|fault| fault.one_line())
            }
            "rehearse" => G::rehearse(argument, &rules),
            "decide" => decide(&mut table, argument, &rebuilt, &coverage),
            other => Err(format!("there is no word `{other}`")),
        }
    })
}

/// A script that fails while it is told a scene is an error of the test.
fn quiet<G: Lent>(table: &mut Match<G>) -> std::result::Result<Value, String> {
    let faults: Vec<String> = table.take_faults().iter().map(Fault::one_line).collect();
    if faults.is_empty() { Ok(Value::Null) } else { Err(faults.join("\n")) }
}

/// After a decision that ran out of memory the match has another VM than the spec.
fn decide<G: Lent>(
    table: &mut Match<G>,
    ask: Value,
    rebuilt: &Cell<bool>,
    coverage: &Coverage,
) -> std::result::Result<Value, String> {
    let ask = scenes::read(ask, crate::wire::read_value).map_err(|error| error.under("ask").to_string())?;
    let decision = table.decide(ask).map_err(|error: Error| error.to_string())?;
    coverage.note(&decision.trace);
    rebuilt.set(decision.killed.as_ref().is_some_and(|killed| killed.by == Kill::Memory));
    let faults = decision.trace.steps.iter().filter_map(|step| match step {
        Step::Fault { text, .. } => Some(text.clone()),
        _ => None,
    });
    let faults: Vec<String> = faults.chain(table.take_faults().iter().map(Fault::one_line)).collect();
    Ok(json!({
        "answer": decision.answer.answer(),
        "source": decision.source,
        "trace": decision.trace,
        "faults": faults,
        "defaults": table.filled(),
        "delay_ms": decision.delay_ms,
    }))
}
