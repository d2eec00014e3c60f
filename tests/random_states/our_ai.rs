//! Our own AI on random tables: no answer of it is refused, none of its scripts fails or is killed,
//! the last resort is never needed, and fresh matches decide alike.
//!
//! A hundred thousand tables under `JUNSHI_FULL=1`.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use junshi::kit::rng::Rng;
use junshi::sgs::snapshot::Sight;
use junshi::sgs::{Ask, Event, Sgs, Snapshot};
use junshi::trace::Step;
use junshi::{Builder, Decision, Detail, Limits, Match, Opening, Runtime};
use serde_json::{Value, json};

use super::asker::{Asker, asking};
use super::random_tables::Maker;
use super::{SEED, count, happened, requests, tables};

/// A match in which only fuel and memory count, so that a busy machine changes nothing.
pub fn builder() -> Builder {
    let limits = Limits { ms: 600_000, ..Limits::default() };
    let builder = Runtime::builder().limits(limits).trace(Detail::Brief);
    match std::env::var_os("JUNSHI_OWN_FILES") {
        Some(folder) => builder.own_files(folder),
        None => builder,
    }
}

/// Settings of later scripts, with everything open.
pub fn later(builder: Builder) -> Builder {
    let later = ["pick", "equip_priority", "slash_bonus", "duel_priority", "roles", "situation"];
    later.into_iter().fold(builder.set("all_seeing", true), |builder, name| builder.set(name, "later"))
}

/// A table, who is asked there, what happened before, and the questions.
pub struct Case {
    pub table: Snapshot,
    pub seat: String,
    pub events: Vec<Event>,
    pub questions: Vec<Value>,
}

impl Case {
    /// The case of a number: ten requests of skills, and one of each kind.
    pub fn new(number: u32, sight: Sight) -> Case {
        let seed = SEED ^ (u64::from(number) << 20);
        let mut rng = Rng::for_match(seed);
        let (plain, seat) = tables::table(&mut Maker::new(seed), &mut rng, sight);
        let events = happened::events(&mut rng, &plain, &seat);
        let mut table = plain.clone();
        let mut asker = Asker { rng: &mut rng, table: &plain, seat: &seat };
        let mut questions = match asker.below(4) {
            0 => asker.questions(),
            _ => asker.real_questions(),
        };
        questions.extend(requests::of_skills(&mut asker, &mut table, 10));
        for question in &mut questions {
            question["seat"] = json!(seat);
        }
        Case { table, seat, events, questions }
    }

    /// A match in which the events have been told.
    pub fn open(&self, runtime: &Runtime) -> Match<Sgs> {
        let mut table = runtime.open(Opening::new(self.table.clone(), SEED)).unwrap();
        table.observe(&self.events).unwrap();
        table
    }
}

/// Asks; none where the question makes no sense at this table.
pub fn ask(
    table: &mut Match<Sgs>,
    state: &Snapshot,
    question: &Value,
) -> Option<Decision<junshi::sgs::Answer>> {
    table.replace(asking(state, question)).unwrap();
    let ask: Ask =
        serde_json::from_value(question.clone()).unwrap_or_else(|error| panic!("{question}: {error}"));
    table.decide(ask).ok()
}

/// What was answered how often.
#[derive(Default)]
struct Shares {
    by_kind: BTreeMap<String, BTreeMap<&'static str, u32>>,
    failures: Vec<String>,
    most_fuel: u64,
}

impl Shares {
    fn add(&mut self, kind: &str, source: &'static str) {
        *self.by_kind.entry(kind.to_owned()).or_default().entry(source).or_default() += 1;
    }

    /// Writes down a decision and what is wrong with it.
    fn note(&mut self, place: &str, question: &Value, decision: &Decision<junshi::sgs::Answer>) {
        let kind = question["kind"].as_str().unwrap();
        self.add(kind, decision.source.name());
        self.most_fuel = self.most_fuel.max(decision.fuel);
        let failed = |step: &Step| matches!(step, Step::Fault { .. } | Step::Refused { .. });
        let is_resort = decision.source == junshi::Source::LastResort;
        if is_resort || decision.killed.is_some() || decision.trace.steps.iter().any(failed) {
            self.failures.push(format!("{place}: {question}\n{}", decision.trace));
        }
    }
}

fn play(runtime: &Runtime, number: u32, sight: Sight, shares: &mut Shares) {
    let place = format!("table {number}");
    let case = Case::new(number, sight);
    let mut table = case.open(runtime);
    for question in &case.questions {
        if let Some(decision) = ask(&mut table, &case.table, question) {
            shares.note(&place, question, &decision);
        }
        let faults = table.take_faults();
        if !faults.is_empty() {
            shares.failures.push(format!("{place}: {} {faults:?}", question["kind"]));
        }
    }
}

/// Asks everything at all tables on two threads; fails where anything went wrong.
fn never_fails(what: &str, builder: Builder, tables: u32, sight: impl Fn(u32) -> Sight + Sync) {
    let runtime = builder.build();
    let (next, tables) = match only() {
        Some(table) => (AtomicU32::new(table), table + 1),
        None => (AtomicU32::new(0), tables),
    };
    let all = Mutex::new(Shares::default());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let mut shares = Shares::default();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= tables {
                        break;
                    }
                    play(&runtime, number, sight(number), &mut shares);
                }
                let mut all = all.lock().unwrap();
                all.failures.extend(shares.failures);
                all.most_fuel = all.most_fuel.max(shares.most_fuel);
                for (kind, sources) in shares.by_kind {
                    for (source, count) in sources {
                        *all.by_kind.entry(kind.clone()).or_default().entry(source).or_default() += count;
                    }
                }
            });
        }
    });
    let all = all.into_inner().unwrap();
    println!(
        "{}",
        json!({"our_ai": what, "tables": tables, "answered": all.by_kind, "most_fuel": all.most_fuel,
        "failures": all.failures.len()})
    );
    let shown = all.failures.iter().take(shown()).cloned().collect::<Vec<_>>().join("\n");
    assert!(all.failures.is_empty(), "{} failures, such as\n{shown}", all.failures.len());
    assert!(only().is_some() || all.by_kind.len() == 19, "every kind was asked: {:?}", all.by_kind);
}

/// `JUNSHI_TABLE=N` asks at that table alone.
fn only() -> Option<u32> {
    std::env::var("JUNSHI_TABLE").ok().and_then(|table| table.parse().ok())
}

fn shown() -> usize {
    std::env::var("JUNSHI_SHOWN").ok().and_then(|shown| shown.parse().ok()).unwrap_or(10)
}

/// Half of the tables are seen by one seat, half are whole.
fn either(number: u32) -> Sight {
    if number.is_multiple_of(2) { Sight::Seat } else { Sight::Whole }
}

#[test]
fn our_ai_never_fails_on_random_tables() {
    never_fails("seed", builder(), count(100_000, 150), either);
}

#[test]
fn our_ai_never_fails_as_later_scripts_do_and_seeing_everything() {
    never_fails("later, all seeing", later(builder()), count(100_000, 100), |_| Sight::Whole);
}

#[test]
fn fresh_matches_decide_alike_and_spend_the_same() {
    let runtime = builder().build();
    for number in 0..count(2_000, 20) {
        let case = Case::new(number, either(number));
        let run = || {
            let mut table = case.open(&runtime);
            let told = case.questions.iter().map(|question| {
                let decision = ask(&mut table, &case.table, question)?;
                Some((
                    serde_json::to_value(decision.answer.answer()).unwrap(),
                    decision.source,
                    decision.fuel,
                ))
            });
            told.collect::<Vec<_>>()
        };
        assert_eq!(run(), run(), "table {number}");
    }
}
