//! What the doors cost: a small decision through C, the pipe and Python, beyond the same decision asked from
//! Rust with everything read already.
//!
//! Run with `cargo bench --bench doors`; Python counts where `JUNSHI_PYTHON` has the module.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

mod recorded;

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Duration;

use junshi::doors::capi::{
    JUNSHI_OK, junshi_buffer, junshi_decide, junshi_free_buffer, junshi_new, junshi_open,
};
use recorded::{hold, invoke, median, open, yes};
use serde_json::{Value, json};

const ROUNDS: usize = 201;
const RUNS: u32 = 50;
const PYTHON: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/journeys/python/overhead.py");

/// The question, as `recorded::invoke` asks it.
fn question() -> Value {
    json!({"kind": "askForSkillInvoke", "seat": recorded::SEAT, "skill_name": "xingshang"})
}

/// The table without a question, on a thread of its own or not.
fn table(own: bool) -> Value {
    let snapshot: Value = serde_json::from_str(recorded::STATE).unwrap();
    let limits = json!({"ms": 600_000, "mib": 256, "fuel": u64::MAX / 2, "load_ms": 60_000});
    let mut table = json!({"game": "sgs", "seed": 7, "snapshot": snapshot, "limits": limits, "trace": "off"});
    if own {
        table["thread"] = json!("own");
    }
    table
}

fn in_rust() -> Duration {
    let mut table = open(recorded::builder());
    let ask = invoke("xingshang", Value::Null);
    median(ROUNDS, RUNS, || yes(&mut table, &ask))
}

fn in_c(own: bool) -> Duration {
    let (mut runtime, mut number) = (0, 0);
    let (opening, asked) = (table(own).to_string(), json!({ "ask": question() }).to_string());
    // SAFETY: every pointer is that of a live value with its length
    unsafe {
        assert_eq!(junshi_new(std::ptr::null(), 0, &mut runtime), JUNSHI_OK);
        let opened =
            junshi_open(runtime, opening.as_ptr().cast(), opening.len(), &mut number, std::ptr::null_mut());
        assert_eq!(opened, JUNSHI_OK);
    }
    median(ROUNDS, RUNS, || {
        let mut told = junshi_buffer { data: std::ptr::null_mut(), length: 0 };
        // SAFETY: as above; the text is looked at before it is freed
        unsafe {
            assert_eq!(junshi_decide(number, asked.as_ptr().cast(), asked.len(), &mut told), JUNSHI_OK);
            let text = std::slice::from_raw_parts(told.data.cast::<u8>(), told.length);
            assert!(text.starts_with(b"{\"answer\":true"));
            assert_eq!(junshi_free_buffer(&mut told), JUNSHI_OK);
        }
    })
}

fn over_a_pipe() -> Duration {
    let mut server = Command::new(env!("CARGO_BIN_EXE_junshi"))
        .arg("serve")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = server.stdin.take().unwrap();
    let mut output = BufReader::new(server.stdout.take().unwrap());
    let mut line = String::new();
    let opening = json!({"jsonrpc": "2.0", "id": 1, "method": "open", "params": table(false)});
    writeln!(input, "{opening}").unwrap();
    output.read_line(&mut line).unwrap();
    assert!(line.contains("\"match\":1"), "{line}");
    let params = json!({"match": 1, "ask": question()});
    let request = format!("{}\n", json!({"jsonrpc": "2.0", "id": 2, "method": "decide", "params": params}));
    let time = median(ROUNDS, RUNS, || {
        input.write_all(request.as_bytes()).unwrap();
        line.clear();
        output.read_line(&mut line).unwrap();
        assert!(line.contains("\"answer\":true"), "{line}");
    });
    drop(input);
    server.wait().unwrap();
    time
}

/// Medians of decisions in Python: on its own thread of the host, and on one of the match's own.
fn in_python() -> Option<[Duration; 2]> {
    let python = std::env::var("JUNSHI_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let input = format!("{}\n{}\n", table(false), question());
    let mut process = Command::new(python)
        .args([PYTHON, &ROUNDS.to_string(), &RUNS.to_string()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    process.stdin.take()?.write_all(input.as_bytes()).ok()?;
    let output = process.wait_with_output().ok().filter(|output| output.status.success())?;
    let told: Vec<f64> = serde_json::from_slice(&output.stdout).unwrap();
    Some([Duration::from_secs_f64(told[0]), Duration::from_secs_f64(told[1])])
}

fn main() {
    let rust = in_rust();
    println!("a decision in Rust: {rust:?}");
    let beyond = |time: Duration| time.saturating_sub(rust);
    hold("C, beyond the decision", beyond(in_c(false)), Duration::from_micros(15));
    println!("C, a match with its own thread: {:?}", beyond(in_c(true)));
    hold("a pipe, beyond the decision", beyond(over_a_pipe()), Duration::from_micros(60));
    match in_python() {
        Some([here, own]) => {
            hold("Python, beyond the decision", beyond(here), Duration::from_micros(40));
            println!("Python, a match with its own thread: {:?}", beyond(own));
        }
        None => println!("SKIPPED: no Python with the module junshi"),
    }
}
