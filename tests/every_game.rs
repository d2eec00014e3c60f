//! The same promises for every game in the roster.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::Path;

use junshi::game::{Key, Scene};
use junshi::games::{self, Visit};
use junshi::trace::Step;
use junshi::{
    Builder, Decision, Detail, Envelope, Error, Lent, Limits, Match, Runtime, Source, open_scene, settle,
    wire,
};
use serde_json::{Value, json};

/// Does something with every game.
macro_rules! for_every_game {
    ($($test:ident),* $(,)?) => {$(
        #[test]
        fn $test() {
            struct Promise;
            impl Visit for Promise {
                type Out = ();
                fn visit<G: Lent>(self) {
                    promise::$test::<G>();
                }
            }
            for name in games::NAMES {
                assert!(games::visit(name, Promise).is_some(), "{name} is not in the roster");
            }
        }
    )*};
}

for_every_game!(
    the_schema_is_coherent,
    every_example_in_the_schema_loads,
    numbers_that_may_be_tuned_are_there_and_mods_set_them,
    our_scripts_load_without_a_fault,
    the_last_resort_is_legal,
    the_same_seed_gives_the_same_decision,
    the_detail_of_the_trace_changes_no_answer,
    no_handler_makes_a_decision_fail_or_illegal,
    a_registry_that_was_overwritten_is_survived,
    a_scene_survives_being_read_and_written,
    an_unknown_field_is_an_error_with_its_path,
    a_patch_is_taken_whole_or_refused_whole,
);

#[test]
fn an_unknown_game_is_none() {
    struct Never;
    impl Visit for Never {
        type Out = ();
        fn visit<G: Lent>(self) {
            unreachable!("there is no such game as {}", G::ID);
        }
    }
    assert!(games::visit("tiddlywinks", Never).is_none());
}

/// A recorded scene: its file's name and its text.
type Recorded = (String, String);

fn recorded(game: &str) -> Vec<Recorded> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenes").join(game);
    let mut scenes: Vec<Recorded> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "json"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap()))
        .collect();
    scenes.sort();
    assert!(!scenes.is_empty(), "{game} has no scenes");
    scenes
}

fn scenes<G: Lent>() -> Vec<(String, Envelope<G>)> {
    let read = |text: &str| Envelope::<G>::read(text).unwrap();
    recorded(G::ID).into_iter().map(|(name, text)| (name, read(&text))).collect()
}

/// Scenes that ask something.
fn questions<G: Lent>() -> Vec<(String, Envelope<G>, G::Ask)> {
    let asked = scenes::<G>().into_iter().filter_map(|(name, scene)| {
        let ask = scene.ask.clone()?;
        Some((name, scene, ask))
    });
    let asked: Vec<_> = asked.collect();
    assert!(!asked.is_empty(), "no scene of {} asks anything", G::ID);
    asked
}

/// A match in which fuel alone decides, so that a slow machine answers the same; little of it is there to be
/// burnt by searches and endless loops.
fn table<G: Lent>(builder: Builder, scene: &Envelope<G>) -> Match<G> {
    let limits = Limits { ms: 600_000, fuel: 150_000, ..Limits::default() };
    open_scene(&builder.limits(limits).build(), scene).unwrap()
}

/// All that a host sees of a decision.
fn shown<A: serde::Serialize>(decision: &Decision<A>) -> String {
    let answer = decision.answer.answer();
    serde_json::to_string(&(answer, decision.source, decision.delay_ms, &decision.trace)).unwrap()
}

fn json_of(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}

/// Fails where the answer is not legal in the match's state.
#[track_caller]
fn assert_legal<G: Lent>(table: &Match<G>, scene: &Envelope<G>, decision: &Decision<G::Answer>, why: &str) {
    let ask = scene.ask.clone().unwrap();
    let whole = Scene::<G>::new(table.snapshot().clone(), ask, scene.seed);
    let answer = decision.answer.answer().clone();
    assert!(settle(&whole, answer).is_ok(), "{why}: {}", decision.trace);
}

/// What handlers may do, and whether a fault has to come of it.
const HOSTILE: &[(&str, &str, bool)] = &[
    ("an endless loop", "while true do end", true),
    ("an error", "error('no')", true),
    ("an error that is no text", "error({})", true),
    ("a memory bomb", "local t = {} while true do t[#t + 1] = string.rep('x', 99999) .. #t end", true),
    ("a deep recursion", "local function f(n) return 1 + f(n + 1) end return f(1)", true),
    ("nothing", "return", false),
    ("nil", "return nil", false),
    ("a table", "return {}", false),
    ("a function", "return print", false),
    ("a strange text", "return 'nobody in particular'", false),
    ("an empty text", "return ''", false),
    ("a text that is not UTF-8", "return '\\255\\254'", false),
    ("a number", "return 123456789", false),
    ("a negative number", "return -7", false),
    ("not a number", "return 0/0", false),
    ("infinity", "return 1/0", false),
    ("a thread", "return coroutine.create(print)", false),
    ("its own argument", "return ...", false),
    ("many things", "return 1, 'two', {}, nil, true", false),
    ("a table within itself", "local t = {} t.t = t return t", false),
    (
        "a table that fights back",
        "return setmetatable({}, { __index = function() error('no') end, __tostring = function() while true do end end })",
        false,
    ),
];

mod promise {
    use super::*;

    pub fn the_schema_is_coherent<G: Lent>() {
        let schema = G::schema();
        assert!(schema.registry(schema.defaults).is_some_and(|registry| registry.key == Key::Ask));
        for (place, registry) in schema.registries.iter().enumerate() {
            let twice = schema.registries[..place].iter().any(|other| other.name == registry.name);
            assert!(!twice, "{} is listed twice", registry.name);
            let texts = [registry.name, registry.doc, registry.example, registry.signature];
            assert!(texts.iter().all(|text| !text.is_empty()), "{}: something is empty", registry.name);
            assert!(!registry.values.is_empty(), "{} takes no values", registry.name);
            let place = format!("{}.{}", schema.global, registry.name);
            assert!(registry.example.contains(&place), "the example of {} does not fill it", registry.name);
            if let Key::Name(kind) = registry.key {
                assert!(!G::known_names(kind).is_empty(), "{}: no {kind} is known", registry.name);
            }
        }
        assert!(!schema.asks.is_empty());
        for ask in schema.asks {
            assert!(schema.registry(ask.registry).is_some(), "{} goes to {}", ask.kind, ask.registry);
            assert!(!ask.doc.is_empty() && !ask.answer.is_empty(), "{}: something is empty", ask.kind);
        }
        for setting in schema.settings {
            let texts = setting.values.iter().chain([&setting.default]);
            texts.for_each(|text| drop(serde_json::from_str::<Value>(text).unwrap()));
            assert!(setting.values.is_empty() || setting.values.contains(&setting.default));
            assert!(!setting.doc.is_empty(), "{} has no doc", setting.name);
        }
        for tunable in schema.tunables {
            let registry = tunable.path.split('.').next().unwrap();
            assert!(schema.registry(registry).is_some(), "{} is in no registry", tunable.path);
            assert!(!tunable.doc.is_empty(), "{} has no doc", tunable.path);
        }
        for (name, _, ask) in questions::<G>() {
            let route = G::route(&ask);
            let kind =
                schema.ask(route.kind).unwrap_or_else(|| panic!("{name}: {} is not listed", route.kind));
            assert_eq!(kind.registry, route.registry, "{name}");
        }
    }

    pub fn numbers_that_may_be_tuned_are_there_and_mods_set_them<G: Lent>() {
        let schema = G::schema();
        for (tunable, now) in Runtime::builder().build().tunables::<G>().unwrap() {
            let (low, high) = tunable.range;
            let now = now.unwrap_or_else(|| panic!("{} is no number", tunable.path));
            assert!(low <= now && now <= high, "{}: {now} is not in {low} … {high}", tunable.path);
            let whole = |value: f64| (value / tunable.step - (value / tunable.step).round()).abs() < 1e-6;
            assert!(low < high && whole(high - low) && whole(now - low), "{}: steps", tunable.path);
        }
        let line = |path: &str, value: f64| format!("{}.{path} = {value}\n", schema.global);
        let text: String =
            schema.tunables.iter().map(|tunable| line(tunable.path, tunable.range.1)).collect();
        let runtime = Runtime::builder().mod_text("tuned", "tuned.lua", &text).build();
        let report = runtime.load_report::<G>().unwrap();
        assert!(
            report.faults.is_empty() && report.slips.is_empty(),
            "{:?} {:?}",
            report.faults,
            report.slips
        );
        for (tunable, now) in runtime.tunables::<G>().unwrap() {
            assert_eq!(now, Some(tunable.range.1), "{}", tunable.path);
        }
    }

    pub fn every_example_in_the_schema_loads<G: Lent>() {
        for registry in G::schema().registries {
            let runtime = Runtime::builder().mod_text("example", "example.lua", registry.example).build();
            let report = runtime.load_report::<G>().unwrap();
            assert!(report.faults.is_empty(), "{}: {}", registry.name, report.faults[0]);
            assert!(report.slips.is_empty(), "{}: {:?}", registry.name, report.slips);
        }
    }

    pub fn our_scripts_load_without_a_fault<G: Lent>() {
        let report = Runtime::builder().build().load_report::<G>().unwrap();
        assert!(!report.is_bad(), "{:?} {:?}", report.faults, report.slips);
        assert!(report.overrides.is_empty(), "{:?}", report.overrides);
        assert!(!report.files.is_empty());
    }

    pub fn the_last_resort_is_legal<G: Lent>() {
        for (name, scene, ask) in questions::<G>() {
            let table = table::<G>(Runtime::builder(), &scene);
            for seed in 0..100 {
                let whole = Scene::<G>::new(table.snapshot().clone(), ask.clone(), seed);
                let answer = G::last_resort(&whole);
                assert!(settle(&whole, answer).is_ok(), "{name}, seed {seed}");
                assert_eq!(json_of(&G::last_resort(&whole)), json_of(&G::last_resort(&whole)), "{name}");
            }
        }
    }

    pub fn the_same_seed_gives_the_same_decision<G: Lent>() {
        for (name, scene, ask) in questions::<G>() {
            let run = || {
                let mut table = table::<G>(Runtime::builder().trace(Detail::Full), &scene);
                [1, 2].map(|_| shown(&table.decide(ask.clone()).unwrap()))
            };
            let first = run();
            (1..20).for_each(|_| assert_eq!(run(), first, "{name}"));
        }
    }

    pub fn the_detail_of_the_trace_changes_no_answer<G: Lent>() {
        for (name, scene, ask) in questions::<G>() {
            let decide = |detail| {
                let mut table = table::<G>(Runtime::builder().trace(detail), &scene);
                let decision = table.decide(ask.clone()).unwrap();
                let steps = decision.trace.steps.len();
                (json_of(decision.answer.answer()), decision.source, decision.delay_ms, steps)
            };
            let [off, brief, full] = [Detail::Off, Detail::Brief, Detail::Full].map(decide);
            assert_eq!((&off.0, off.1, off.2), (&brief.0, brief.1, brief.2), "{name}");
            assert_eq!((&off.0, off.1, off.2), (&full.0, full.1, full.2), "{name}");
            assert!(off.3 == 0 && brief.3 > 0 && full.3 >= brief.3, "{name}");
        }
    }

    pub fn no_handler_makes_a_decision_fail_or_illegal<G: Lent>() {
        for (name, scene, ask) in questions::<G>() {
            for (what, body, faulty) in HOSTILE {
                let why = format!("{name}, {what}");
                let mut table = table::<G>(hostile::<G>(&ask, body).trace(Detail::Brief), &scene);
                let decision = table.decide(ask.clone()).unwrap();
                assert_legal(&table, &scene, &decision, &why);
                let steps = &decision.trace.steps;
                let said = |step: &Step| {
                    matches!(step, Step::Fault { .. } | Step::Refused { .. } | Step::Passed { .. })
                };
                let stumbled = decision.source != Source::Handler;
                assert_eq!(stumbled, steps.iter().any(said), "{why}: {}", decision.trace);
                let failed = steps.iter().any(|step| matches!(step, Step::Fault { .. }));
                assert!(!faulty || failed, "{why}: {}", decision.trace);
                let next = table.decide(ask.clone()).unwrap();
                assert_legal(&table, &scene, &next, &why);
                assert!(next.trace.to_string().contains("decision 2"), "{why}");
            }
        }
    }

    /// A mod that answers this question in this way, the first time; later it has no opinion.
    fn hostile<G: Lent>(ask: &G::Ask, body: &str) -> Builder {
        let (global, route) = (G::schema().global, G::route(ask));
        let text = format!("{global}.{}[{:?}] = function(...) {body} end", route.registry, route.key);
        Runtime::builder().mod_text("hostile", "hostile.lua", &text)
    }

    pub fn a_registry_that_was_overwritten_is_survived<G: Lent>() {
        let global = G::schema().global;
        for (name, scene, ask) in questions::<G>() {
            let registry = G::route(&ask).registry;
            for text in [
                format!("{global}.{registry} = 5"),
                format!("{global}.{registry} = nil"),
                format!("for name in pairs({global}) do {global}[name] = nil end"),
                format!("for name in pairs({global}) do {global}[name] = function() error('gone') end end"),
                format!("{global} = nil"),
                format!(
                    "setmetatable({global}.{registry}, {{ __index = function() while true do end end }})"
                ),
            ] {
                let mut table = table::<G>(Runtime::builder().mod_text("rude", "rude.lua", &text), &scene);
                let decision = table.decide(ask.clone()).unwrap();
                assert_legal(&table, &scene, &decision, &format!("{name}: {text}"));
            }
        }
    }

    pub fn a_scene_survives_being_read_and_written<G: Lent>() {
        for (name, scene) in scenes::<G>() {
            let written = serde_json::to_string(&scene).unwrap();
            let again = Envelope::<G>::read(&written).unwrap();
            assert_eq!(json_of(&again), json_of(&scene), "{name}");
            let opened = table::<G>(Runtime::builder(), &scene);
            let reopened = table::<G>(Runtime::builder(), &again);
            assert_eq!(json_of(opened.snapshot()), json_of(reopened.snapshot()), "{name}");
        }
    }

    pub fn an_unknown_field_is_an_error_with_its_path<G: Lent>() {
        for (name, text) in recorded(G::ID) {
            let scene: Value = serde_json::from_str(&text).unwrap();
            for parent in ["", "snapshot", "ask"] {
                let mut wrong = scene.clone();
                let Some(object) = wrong.pointer_mut(&pointer(parent)).and_then(Value::as_object_mut) else {
                    continue;
                };
                object.insert("zzz".to_owned(), json!(1));
                let error = Envelope::<G>::read(&wrong.to_string()).err().unwrap();
                assert!(error.path.starts_with(parent), "{name}: {error}");
                assert!(error.to_string().contains("zzz"), "{name}: {error}");
            }
        }
    }

    fn pointer(parent: &str) -> String {
        if parent.is_empty() { String::new() } else { format!("/{parent}") }
    }

    pub fn a_patch_is_taken_whole_or_refused_whole<G: Lent>() {
        let other = json_of(&scenes::<G>().pop().unwrap().1.snapshot);
        for (name, scene, ask) in questions::<G>() {
            let mut patched = table::<G>(Runtime::builder(), &scene);
            patched.patch(json!({})).unwrap();
            let mut untouched = table::<G>(Runtime::builder(), &scene);
            assert_eq!(json_of(patched.snapshot()), json_of(untouched.snapshot()), "{name}");

            let mut wrong = other.clone();
            wrong["zzz"] = json!(1);
            let error = patched.patch(wrong).unwrap_err();
            assert!(
                matches!(&error, Error::Host(error) if error.path.contains("snapshot")),
                "{name}: {error}"
            );
            assert_eq!(json_of(patched.snapshot()), json_of(untouched.snapshot()), "{name}");
            let [a, b] = [&mut patched, &mut untouched].map(|table| table.decide(ask.clone()).unwrap());
            assert_eq!(shown(&a), shown(&b), "{name}");

            let mut merged = json_of(&scene.snapshot);
            wire::merge(&mut merged, other.clone());
            untouched.replace(wire::read_value(merged).unwrap()).unwrap();
            patched.patch(other.clone()).unwrap();
            assert_eq!(json_of(patched.snapshot()), json_of(untouched.snapshot()), "{name}");
        }
    }
}
