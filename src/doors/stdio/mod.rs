//! `junshi serve`: a host in any language over a pipe, JSON-RPC 2.0, one object a line.
//!
//! Standard output carries the protocol and nothing else. A line that cannot be read is answered
//! with an error; only `shutdown` and the end of input end the server.

mod rpc;
mod tables;

use std::collections::BTreeMap;
use std::io::{BufRead, Read, Write};
use std::path::PathBuf;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::games;
use crate::runtime::Runtime;
use crate::trace::Detail;
use crate::{journal, wire};
use rpc::{Failure, INVALID, Id, NO_MATCH, NO_METHOD, PARAMS, Request};
use tables::{Answers, Open, Opened, Opens, Restores, Told};

/// Version of the protocol.
pub const PROTOCOL: u32 = 1;

/// A line may be this long; a longer one is skipped and answered with an error.
const LONGEST_LINE: u64 = 16 << 20;

/// The server: a runtime and its open matches.
pub struct Server {
    runtime: Runtime,
    tables: BTreeMap<u64, Box<dyn Open>>,
    next: u64,
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
        Server { runtime, tables: BTreeMap::new(), next: 1 }
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
        let outcome = self.call(&request);
        (request.id.as_ref().map(|id| rpc::answer(id, outcome)), then)
    }

    fn call(&mut self, request: &Request<'_>) -> Result<Value, Failure> {
        match request.method.as_str() {
            "initialize" => initialize(&rpc::params(request)?),
            "open" => self.open(request),
            "observe" => self.observe(rpc::params(request)?),
            "decide" => self.decide(request),
            "reload" => self.table(rpc::params::<Which>(request)?.table)?.reload(),
            "save" => self.table(rpc::params::<Which>(request)?.table)?.save(),
            "restore" => self.restore(rpc::params(request)?),
            "close" => self.close(rpc::params::<Which>(request)?.table),
            "shutdown" => Ok(Value::Null),
            method => Err(Failure::new(NO_METHOD, format!("there is no method `{method}`"))),
        }
    }

    fn open(&mut self, request: &Request<'_>) -> Result<Value, Failure> {
        let params: OpenParams = rpc::params(request)?;
        let envelope = without(request, &["journal", "trace"])?;
        let opens = Opens {
            runtime: &self.runtime,
            envelope: &envelope,
            journal: params.journal,
            trace: params.trace,
        };
        let opened = games::visit(&params.game, opens).unwrap_or_else(|| Err(no_game(&params.game)));
        self.keep(opened)
    }

    fn restore(&mut self, params: RestoreParams) -> Result<Value, Failure> {
        let reader = match (&params.path, &params.journal) {
            (Some(path), _) => journal::Reader::file(path)?,
            (None, Some(text)) => journal::Reader::text(text.clone()),
            (None, None) => {
                return Err(Failure::new(PARAMS, "at params: expected `journal` or `path`, found neither"));
            }
        };
        let game = reader.game()?;
        let RestoreParams { path, journal, force } = params;
        let restores = Restores { runtime: &self.runtime, journal, path, force };
        let opened = games::visit(&game, restores).unwrap_or_else(|| Err(no_game(&game)));
        self.keep(opened)
    }

    fn keep(&mut self, opened: Opened) -> Result<Value, Failure> {
        let (table, mut said) = opened?;
        let number = self.next;
        self.next += 1;
        self.tables.insert(number, table);
        said["match"] = number.into();
        Ok(said)
    }

    fn observe(&mut self, params: ObserveParams) -> Result<Value, Failure> {
        let ObserveParams { table, events, snapshot, delta } = params;
        self.table(table)?.observe(Told { events, snapshot, delta })
    }

    fn decide(&mut self, request: &Request<'_>) -> Result<Value, Failure> {
        let head: Head = rpc::params(request)?;
        if head.table.is_some() {
            let params: DecideParams = rpc::params(request)?;
            return self.table(params.table)?.decide(&params.ask, params.ms);
        }
        let Some(game) = head.game else {
            return Err(Failure::new(
                PARAMS,
                "at params: expected `match`, or a whole scene with `game`, found neither",
            ));
        };
        let envelope = without(request, &["ms"])?;
        let answers = Answers { runtime: &self.runtime, envelope: &envelope, ms: head.ms };
        games::visit(&game, answers).unwrap_or_else(|| Err(no_game(&game)))
    }

    fn close(&mut self, number: u64) -> Result<Value, Failure> {
        self.tables.remove(&number).map(|_| Value::Null).ok_or_else(|| no_match(number))
    }

    fn table(&mut self, number: u64) -> Result<&mut Box<dyn Open>, Failure> {
        self.tables.get_mut(&number).ok_or_else(|| no_match(number))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    #[serde(rename = "match")]
    table: u64,
}

/// What `open` takes besides the envelope.
#[derive(Deserialize)]
struct OpenParams {
    game: String,
    #[serde(default)]
    journal: Option<String>,
    #[serde(default)]
    trace: Option<Detail>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RestoreParams {
    #[serde(default)]
    journal: Option<String>,
    #[serde(default)]
    path: Option<PathBuf>,
    #[serde(default)]
    force: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObserveParams {
    #[serde(rename = "match")]
    table: u64,
    #[serde(default)]
    events: Option<Box<RawValue>>,
    #[serde(default)]
    snapshot: Option<Box<RawValue>>,
    #[serde(default)]
    delta: Option<Value>,
}

/// Which kind of `decide` it is.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "match", default)]
    table: Option<u64>,
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DecideParams {
    #[serde(rename = "match")]
    table: u64,
    ask: Box<RawValue>,
    #[serde(default)]
    ms: Option<u64>,
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

fn initialize(params: &Initialize) -> Result<Value, Failure> {
    if params.protocol < PROTOCOL {
        let text = format!("at params.protocol: expected {PROTOCOL} or newer, found {}", params.protocol);
        return Err(Failure::new(PARAMS, text));
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

/// The parameters without fields that belong to the method and not to the envelope.
fn without(request: &Request<'_>, fields: &[&str]) -> Result<String, Failure> {
    let text = request.params.map_or("{}", RawValue::get);
    let mut value: Value = wire::read(text).map_err(|error| error.under("params"))?;
    let Some(object) = value.as_object_mut() else {
        return Err(Failure::new(PARAMS, "at params: expected an object"));
    };
    let found = fields.iter().filter(|field| object.remove(**field).is_some()).count();
    Ok(if found == 0 { text.to_owned() } else { value.to_string() })
}

fn no_game(name: &str) -> Failure {
    let names = games::NAMES.join(", ");
    Failure::new(PARAMS, format!("at params.game: expected one of {names}, found `{name}`"))
}

fn no_match(number: u64) -> Failure {
    Failure::new(NO_MATCH, format!("there is no match {number}"))
}

fn failed(code: i32, text: &str) -> Option<String> {
    Some(rpc::answer(&Id(Value::Null), Err(Failure::new(code, text))))
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
