//! `junshi serve`: a host in any language over a pipe, JSON-RPC 2.0, one object a line.
//!
//! Standard output carries the protocol and nothing else. A line that cannot be read is answered
//! with an error; only `shutdown` and the end of input end the server.
//!
#![doc = include_str!("../stdio.md")]

mod rpc;

use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use std::path::PathBuf;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::doors::requests::{self, Answer, Failure, Kind, LONGEST, Open, Opened, Rereads};
use crate::doors::watch::Watch;
use crate::games;
use crate::runtime::Runtime;
use crate::{journal, wire};
use rpc::{INVALID, Id, NO_METHOD, Refused, Request};

/// Version of the protocol.
pub const PROTOCOL: u32 = 1;

/// A line may be this long; a longer one is skipped and answered with an error.
const LONGEST_LINE: u64 = LONGEST as u64;

/// The server: a runtime and its open matches.
pub struct Server {
    runtime: Runtime,
    tables: BTreeMap<u64, Box<dyn Open>>,
    next: u64,
    watch: Option<Watch>,
}

/// What comes after a line.
#[derive(PartialEq)]
enum Then {
    GoOn,
    Stop,
}

impl Server {
    /// A server without matches.
    pub fn new(runtime: Runtime) -> Server {
        Server { runtime, tables: BTreeMap::new(), next: 1, watch: None }
    }

    /// Takes up scripts anew when they are saved.
    ///
    /// # Errors
    /// A path cannot be watched.
    pub fn watch(&mut self, paths: &[PathBuf]) -> crate::error::Result<()> {
        self.watch = Some(Watch::new(paths)?);
        Ok(())
    }

    /// Takes up what was saved since the last request.
    fn follow(&mut self) {
        if !self.watch.as_ref().is_some_and(Watch::changed) {
            return;
        }
        for name in games::NAMES {
            games::visit(name, Rereads(&self.runtime));
        }
        for (number, table) in &mut self.tables {
            if table.take_up().is_err() {
                eprintln!("match {number} could not take up the new scripts");
            }
        }
    }

    /// Serves until the input ends or asks for `shutdown`.
    ///
    /// # Errors
    /// The output cannot be written any more.
    pub fn serve(&mut self, mut input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
        let mut line = Vec::new();
        while let Some(whole) = read_line(&mut input, &mut line)? {
            let (answer, then) = match (whole, std::str::from_utf8(&line)) {
                (true, Ok(text)) if text.trim().is_empty() => continue,
                (true, Ok(text)) => self.line(text),
                (true, Err(_)) => (failed(rpc::PARSE, "the line is not UTF-8"), Then::GoOn),
                (false, _) => {
                    let text = format!("the line is longer than {LONGEST_LINE} bytes");
                    (failed(INVALID, &text), Then::GoOn)
                }
            };
            if let Some(answer) = answer {
                output.write_all(answer.as_bytes())?;
                output.write_all(b"\n")?;
                output.flush()?;
            }
            if then == Then::Stop {
                break;
            }
        }
        Ok(())
    }

    /// Answers one line.
    fn line(&mut self, text: &str) -> (Option<String>, Then) {
        let request = match rpc::read(text) {
            Ok(request) => request,
            Err((id, failure)) => return (Some(rpc::answer(&id, Err(failure))), Then::GoOn),
        };
        let then = if request.method == "shutdown" { Then::Stop } else { Then::GoOn };
        self.follow();
        let outcome = self.call(&request);
        (request.id.as_ref().map(|id| rpc::answer(id, outcome)), then)
    }

    fn call(&mut self, request: &Request<'_>) -> Result<Value, Refused> {
        let params = request.text();
        let answer = match request.method.as_str() {
            "initialize" => initialize(&rpc::params(request)?),
            "open" => self.keep(requests::open(&self.runtime, params)),
            "observe" => self.table(rpc::params::<Head>(request)?.told()?)?.observe(params),
            "decide" => self.decide(request),
            "reload" => self.table(rpc::params::<Which>(request)?.table)?.reload(),
            "save" => self.table(rpc::params::<Which>(request)?.table)?.save(),
            "restore" => self.keep(requests::restore(&self.runtime, params)),
            "close" => self.close(rpc::params::<Which>(request)?.table),
            "shutdown" => Ok(Value::Null),
            method => return Err(Refused::new(NO_METHOD, format!("there is no method `{method}`"))),
        };
        Ok(answer?)
    }

    fn keep(&mut self, opened: Opened) -> Answer {
        let (table, mut said) = opened?;
        let number = self.next;
        self.next += 1;
        self.tables.insert(number, table);
        said["match"] = number.into();
        Ok(said)
    }

    fn decide(&mut self, request: &Request<'_>) -> Answer {
        let head: Head = rpc::params(request)?;
        match (head.table, head.game) {
            (Some(number), _) => self.table(number)?.decide(request.text()),
            (None, Some(_)) => requests::decide(&self.runtime, request.text()),
            (None, None) => Err(Failure::input(".", "`match`, or a whole scene with `game`", "neither")),
        }
    }

    fn table(&mut self, number: u64) -> Result<&mut Box<dyn Open>, Failure> {
        self.tables.get_mut(&number).ok_or_else(|| no_match(number))
    }

    fn close(&mut self, number: u64) -> Answer {
        self.tables.remove(&number).map(|_| Value::Null).ok_or_else(|| no_match(number))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    #[serde(rename = "match")]
    table: u64,
}

/// Which match is meant, or which game in a whole scene.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "match", default)]
    table: Option<u64>,
    #[serde(default)]
    game: Option<String>,
}

impl Head {
    /// The match.
    fn told(&self) -> Result<u64, Failure> {
        self.table.ok_or_else(|| Failure::input("match", "the number of a match", "none"))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Initialize {
    /// The newest protocol that the host speaks.
    #[serde(default = "newest")]
    protocol: u32,
    #[serde(default, rename = "client")]
    _client: Value,
}

fn newest() -> u32 {
    PROTOCOL
}

fn initialize(params: &Initialize) -> Answer {
    if params.protocol < PROTOCOL {
        let found = params.protocol.to_string();
        return Err(Failure::input("protocol", format!("{PROTOCOL} or newer"), &found));
    }
    Ok(json!({
        "name": "junshi",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "envelope": wire::VERSION,
        "journal": journal::VERSION,
        "games": games::NAMES,
    }))
}

fn no_match(number: u64) -> Failure {
    Failure::new(Kind::NoHandle, format!("there is no match {number}"))
}

fn failed(code: i32, text: &str) -> Option<String> {
    Some(rpc::answer(&Id(Value::Null), Err(Refused::new(code, text))))
}

/// Reads a line into `line`: none at the end, false where it was too long (it is then skipped).
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<Option<bool>> {
    line.clear();
    let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', line)?;
    if read == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') || (read as u64) < LONGEST_LINE {
        return Ok(Some(true));
    }
    skip_line(input)?;
    Ok(Some(false))
}

fn skip_line(input: &mut impl BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}
