//! What the execution guard costs, and how much fuel a millisecond is worth.
//!
//! A decision-like script (eight players with six cards each, sorting with comparators, dispatch
//! by string keys, closures, formatting, matching) runs without and with the armed counter, and
//! must not get slower than 1.15 times. Run with `cargo bench --bench guard`.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, dead_code, unused_imports)]

#[path = "../../src/vm/budget.rs"]
mod budget;
#[path = "../../src/vm/clock.rs"]
mod clock;
#[path = "../../src/kit/mod.rs"]
mod kit;
#[path = "../../src/vm/natives.rs"]
mod natives;
#[path = "../../src/vm/raised.rs"]
mod raised;
#[path = "../../src/vm/sandbox.rs"]
mod sandbox;

use std::hint::black_box;
use std::time::{Duration, Instant};

use budget::Allowance;
use criterion::{Criterion, criterion_group, criterion_main};
use mlua::chunk::Compiler;
use mlua::{Function, Lua};

const DECISION: &str = include_str!("decision.lua");
const AMPLE: Allowance = Allowance { fuel: u64::MAX, ms: 60_000 };

fn vm() -> (Lua, Function) {
    let lua = Lua::new();
    lua.set_compiler(Compiler::new().set_optimization_level(2));
    lua.sandbox(true).unwrap();
    let decide: Function = lua.load(DECISION).eval().unwrap();
    (lua, decide)
}

fn time(decide: &Function, runs: u32) -> Duration {
    let start = Instant::now();
    for i in 0..runs {
        black_box(decide.call::<String>(i).unwrap());
    }
    start.elapsed()
}

fn time_armed(decide: &Function, runs: u32) -> Duration {
    let start = Instant::now();
    for i in 0..runs {
        budget::arm(AMPLE).unwrap();
        black_box(decide.call::<String>(i).unwrap());
        budget::disarm();
    }
    start.elapsed()
}

/// The smallest of many interleaved rounds of each: the least disturbed by other work.
fn ratio() -> f64 {
    let (_plain_vm, plain) = vm();
    let (guarded_vm, guarded) = vm();
    budget::install(&guarded_vm).unwrap();
    let best = (0..60).fold((Duration::MAX, Duration::MAX), |best, _| {
        (best.0.min(time(&plain, 200)), best.1.min(time_armed(&guarded, 200)))
    });
    println!("decision: {:?} plain, {:?} guarded", best.0 / 200, best.1 / 200);
    best.1.as_secs_f64() / best.0.as_secs_f64()
}

fn fuel_per_ms(decide: &Function) -> f64 {
    budget::arm(AMPLE).unwrap();
    let start = Instant::now();
    for i in 0..2000 {
        decide.call::<String>(i).unwrap();
    }
    let ms = start.elapsed().as_secs_f64() * 1e3;
    budget::disarm().fuel as f64 / ms
}

/// The price of a fresh VM, and of the same decision in a mod's environment and in the game's.
fn report_sandbox() {
    let start = Instant::now();
    for _ in 0..100 {
        black_box(sandbox::new_lua(64 << 20).unwrap());
    }
    println!("new VM: {:?}", start.elapsed() / 100);
    let lua = sandbox::new_lua(64 << 20).unwrap();
    sandbox::settle(&lua).unwrap();
    println!("empty heap: {} KiB", lua.used_memory() / 1024);
    let game = sandbox::game_env(&lua).unwrap();
    let fetch = |_: &Lua, _: String| Ok(mlua::Value::Nil);
    let doors = sandbox::Doors { require: Box::new(fetch), dofile: Box::new(fetch) };
    let start = Instant::now();
    let env = sandbox::mod_env(&lua, &game, doors).unwrap();
    println!("environment of a mod: {:?}", start.elapsed());
    for (name, env) in [("game", game), ("mod", env)] {
        let decide: Function = lua.load(DECISION).set_environment(env).eval().unwrap();
        let best = (0..60).map(|_| time_armed(&decide, 200)).min().unwrap();
        println!(
            "{name} environment: {:?}, {:.0} safe points a millisecond",
            best / 200,
            fuel_per_ms(&decide)
        );
    }
}

fn guard(criterion: &mut Criterion) {
    let (lua, decide) = vm();
    assert_eq!(decide.call::<String>(3).unwrap(), decide.call::<String>(3).unwrap());
    let ratio = ratio();
    println!("guard: {ratio:.3} times a run without");
    assert!(ratio <= 1.15, "the guard costs too much: {ratio:.3}");
    budget::install(&lua).unwrap();
    report_sandbox();
    println!("fuel: {:.0} safe points a millisecond", fuel_per_ms(&decide));
    criterion.bench_function("decision, guarded", |bench| {
        bench.iter(|| {
            budget::arm(AMPLE).unwrap();
            black_box(decide.call::<String>(3).unwrap());
            budget::disarm()
        });
    });
    criterion.bench_function("arm and disarm", |bench| {
        bench.iter(|| {
            budget::arm(AMPLE).unwrap();
            budget::disarm()
        });
    });
}

criterion_group!(benches, guard);
criterion_main!(benches);
