//! Small decisions over a pipe: how many a second a host in another process gets.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use serde_json::{Value, json};

/// Requests that are under way at once.
const WINDOW: u64 = 200;

fn decisions(criterion: &mut Criterion) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_junshi"))
        .arg("serve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = server.stdin.take().expect("a pipe");
    let mut output = BufReader::new(server.stdout.take().expect("a pipe"));
    let mut scene: Value =
        serde_json::from_str(include_str!("../scenes/sgs/cao-pi-banishes.json")).expect("a scene");
    scene.as_object_mut().expect("an object").remove("ask");
    scene["trace"] = json!("off");
    let mut line = String::new();
    writeln!(input, "{}", json!({"jsonrpc": "2.0", "id": 1, "method": "open", "params": scene}))
        .expect("written");
    output.read_line(&mut line).expect("an answer");
    assert!(line.contains("\"match\":1"), "{line}");
    let ask = json!({"kind": "askForSkillInvoke", "seat": "sgs6", "skill_name": "xingshang"});
    let request = json!({"jsonrpc": "2.0", "id": 2, "method": "decide", "params": {"match": 1, "ask": ask}});
    let requests = format!("{request}\n").repeat(WINDOW as usize);
    let mut group = criterion.benchmark_group("serve");
    group.throughput(Throughput::Elements(WINDOW));
    group.bench_function("small decisions over a pipe", |bencher| {
        bencher.iter(|| {
            input.write_all(requests.as_bytes()).expect("written");
            for _ in 0..WINDOW {
                line.clear();
                output.read_line(&mut line).expect("an answer");
                assert!(line.contains("\"answer\":true"), "{line}");
            }
        });
    });
    group.finish();
    drop(input);
    server.wait().expect("it ends with its input");
}

criterion_group!(benches, decisions);
criterion_main!(benches);
