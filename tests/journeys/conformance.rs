//! One set of requests through Rust, the pipe, C and Python: the answers are the same bytes, the
//! mistakes the same words, and hostile scripts hold everywhere.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use junshi::games::{self, Visit};
use junshi::{Detail, Envelope, Lent, Runtime, open_scene};
use serde_json::value::RawValue;
use serde_json::{Value, json};

use crate::a_c_host::{compiled, skip};

/// A request: its method, and JSON.
type Request = (&'static str, Value);
/// What came of it: JSON, or the message of an error.
type Outcome = Result<String, String>;

/// A host of another language that carries out requests of its input, one a line.
struct Host {
    process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Host {
    fn start(mut command: Command) -> Host {
        command.current_dir(env!("CARGO_MANIFEST_DIR"));
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        Host { input: process.stdin.take().unwrap(), process, output }
    }

    fn line(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").unwrap();
        let mut told = String::new();
        self.output.read_line(&mut told).unwrap();
        assert!(told.ends_with('\n'), "no answer to {line}");
        told.trim_end().to_owned()
    }

    /// `CODE JSON` of the drivers in C and Python.
    fn ask(&mut self, (method, params): &Request) -> Outcome {
        let told = self.line(&format!("{method} {params}"));
        let (code, told) = told.split_once(' ').unwrap();
        if code == "0" {
            return Ok(told.to_owned());
        }
        let error: Value = serde_json::from_str(told).unwrap();
        Err(error["message"].as_str().unwrap().to_owned())
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// What a door is made with.
fn description(evil: &[(String, String)]) -> Value {
    let mods: Vec<Value> =
        evil.iter().map(|(id, text)| json!({"id": id, "file": format!("{id}.lua"), "text": text})).collect();
    json!({ "mods": mods })
}

fn through_c(folder: &Path, evil: &[(String, String)], requests: &[Request]) -> Option<Vec<Outcome>> {
    let mut command = Command::new(compiled(folder, "requests.c", &["-std=c99"])?);
    command.arg(description(evil).to_string());
    let mut host = Host::start(command);
    Some(requests.iter().map(|request| host.ask(request)).collect())
}

/// The Python that has the module; none, said aloud, where there is none.
pub fn python() -> Option<String> {
    let python = std::env::var("JUNSHI_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let has = Command::new(&python).args(["-c", "import junshi._junshi"]).output();
    if has.is_ok_and(|output| output.status.success()) {
        return Some(python);
    }
    skip("a Python with the module junshi (pip install .)");
    None
}

fn through_python(evil: &[(String, String)], requests: &[Request]) -> Option<Vec<Outcome>> {
    let mut command = Command::new(python()?);
    command.args(["tests/journeys/python/requests.py", &description(evil).to_string()]);
    let mut host = Host::start(command);
    Some(requests.iter().map(|request| host.ask(request)).collect())
}

fn through_a_pipe(folder: &Path, evil: &[(String, String)], requests: &[Request]) -> Vec<Outcome> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_junshi"));
    command.arg("serve");
    for (id, text) in evil {
        let file = folder.join(format!("{id}.lua"));
        std::fs::write(&file, text).unwrap();
        command.arg("--mod").arg(file);
    }
    let mut host = Host::start(command);
    let mut table = json!(0);
    requests.iter().map(|request| on_the_wire(&mut host, &mut table, request)).collect()
}

fn on_the_wire(host: &mut Host, table: &mut Value, (method, params): &Request) -> Outcome {
    #[derive(serde::Deserialize)]
    struct Line {
        result: Option<Box<RawValue>>,
        #[serde(default)]
        error: Value,
    }
    let mut params = params.clone();
    if let (false, Some(params)) = (matches!(*method, "open" | "restore" | "scene"), params.as_object_mut()) {
        params.insert("match".to_owned(), table.clone());
    }
    let method = if *method == "scene" { "decide" } else { method };
    let request = json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": params});
    let line: Line = serde_json::from_str(&host.line(&request.to_string())).unwrap();
    if let Some(message) = line.error["message"].as_str() {
        return Err(message.replace("at params.", "at ").replace("at params:", "at .:"));
    }
    // `close` tells null, which reads as nothing
    let told = line.result.map_or("null".to_owned(), |told| told.get().to_owned());
    let mut opened: Value = serde_json::from_str(&told).unwrap();
    match opened.as_object_mut().and_then(|opened| opened.remove("match")) {
        Some(number) => {
            *table = number;
            Ok(opened.to_string())
        }
        None => Ok(told),
    }
}

/// A whole scene in Rust, told as the other doors tell it.
struct InRust<'a>(&'a Value);

impl Visit for InRust<'_> {
    type Out = String;

    fn visit<G: Lent>(self) -> String {
        let scene = Envelope::<G>::read_value(self.0.clone()).unwrap();
        let mut table = open_scene(&Runtime::builder().build(), &scene).unwrap();
        let decision = table.decide(scene.ask.unwrap()).unwrap();
        let mut told = json!({"answer": decision.answer.answer(), "source": decision.source,
            "delay_ms": decision.delay_ms, "decision": decision.number});
        assert!(decision.trace.detail() != Detail::Off);
        told["trace"] = serde_json::to_value(&decision.trace).unwrap();
        if let Some(advice) = &decision.advice {
            told["advice"] = advice.clone();
        }
        told.to_string()
    }
}

/// The recorded scenes, with a clock that no busy machine reaches.
fn scenes() -> Vec<(String, Value)> {
    let mut files: Vec<_> = games::NAMES
        .iter()
        .filter_map(|game| std::fs::read_dir(format!("tests/scenes/{game}")).ok())
        .flat_map(|folder| folder.map(|entry| entry.unwrap().path()))
        .filter(|path| path.extension().is_some_and(|end| end == "json"))
        .collect();
    files.sort();
    let scene = |path: &std::path::PathBuf| {
        let mut scene: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        scene["limits"]["ms"] = json!(60_000);
        scene["limits"]["load_ms"] = json!(60_000);
        (path.display().to_string(), scene)
    };
    files.iter().map(scene).filter(|(_, scene)| !scene["ask"].is_null()).collect()
}

/// A match from its opening to its end, with mistakes on the way.
fn a_whole_match() -> Vec<Request> {
    let white = json!({"ask": {"kind": "move", "seat": "white"}});
    let table = json!({"size": 9, "rule": "freestyle", "moves": ["E5"]});
    let limits = json!({"ms": 60_000, "fuel": 60_000, "load_ms": 60_000});
    vec![
        ("decide", white.clone()),
        ("open", json!({"game": "go", "snapshot": {}})),
        ("open", json!({"game": "gomoku", "snapshot": {"size": 9, "moves": ["E5", "E5"]}})),
        (
            "open",
            json!({"game": "gomoku", "seed": 3, "snapshot": table, "journal": "memory", "limits": limits}),
        ),
        ("decide", white.clone()),
        ("observe", json!({"delta": {"moves": ["E5", "E6", "F5"]}})),
        ("decide", white),
        ("decide", json!({"ask": {"kind": "move", "seat": "green"}})),
        ("decide", json!({"asks": 1})),
        ("observe", json!({"delta": {"moves": 5}})),
        ("observe", json!({"delta": {}, "snapshot": {}})),
        ("save", json!({})),
        ("restore", json!({})),
        ("restore", json!({"journal": "nothing"})),
        ("close", json!({})),
        ("close", json!({})),
    ]
}

#[test]
fn all_doors_tell_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let scenes = scenes();
    let mut requests: Vec<Request> = scenes.iter().map(|(_, scene)| ("scene", scene.clone())).collect();
    requests.extend(a_whole_match());
    let piped = through_a_pipe(folder.path(), &[], &requests);
    for ((name, scene), told) in scenes.iter().zip(&piped) {
        let ours = games::visit(scene["game"].as_str().unwrap(), InRust(scene)).unwrap();
        assert_eq!(told.as_ref(), Ok(&ours), "{name}: the pipe and Rust");
    }
    assert!(scenes.len() >= 12 && piped.iter().filter(|told| told.is_err()).count() >= 8, "{piped:?}");
    let others =
        [("C", through_c(folder.path(), &[], &requests)), ("Python", through_python(&[], &requests))];
    for (door, told) in others.iter().filter_map(|(door, told)| Some((door, told.as_ref()?))) {
        for ((request, ours), told) in requests.iter().zip(&piped).zip(told) {
            let (ours, told) = (without_numbers(ours), without_numbers(told));
            assert_eq!(told, ours, "{door}, {}", request.0);
        }
    }
}

/// Numbers of matches differ from door to door.
fn without_numbers(told: &Outcome) -> Outcome {
    told.clone().map_err(|message| {
        if message.contains("there is no match") { "there is no match".to_owned() } else { message }
    })
}

/// Scripts that attack, as handlers; all of them under `JUNSHI_FULL=1`.
fn evil() -> Vec<(String, String)> {
    let full = std::env::var_os("JUNSHI_FULL").is_some();
    let few = ["02_pcall_loop", "07_string_rep_1G", "11_oom_pcall", "18_deep_recursion", "42_co_bomb"];
    let mut names: Vec<_> =
        std::fs::read_dir("tests/hostile/scripts").unwrap().map(|entry| entry.unwrap().path()).collect();
    names.sort();
    let stem = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
    let chosen = names.iter().filter(|path| full || few.contains(&stem(path).as_str()));
    chosen
        .map(|path| {
            let (id, script) = (format!("evil_{}", stem(path)), std::fs::read(path).unwrap());
            let script = String::from_utf8_lossy(&script);
            let handler =
                format!("sgs.ai_skill_playerchosen.{id} = function(self, targets)\n{script}\nend\n");
            (id, handler)
        })
        .collect()
}

#[test]
fn hostile_scripts_hold_at_every_door() {
    let folder = tempfile::tempdir().unwrap();
    let evil = evil();
    assert!(evil.len() >= 5);
    let (_, mut scene) =
        scenes().into_iter().find(|(name, _)| name.ends_with("cao-pi-banishes.json")).unwrap();
    let right = scene.as_object_mut().unwrap().remove("ask").unwrap();
    scene["limits"]["ms"] = json!(1000);
    let mut requests: Vec<Request> = vec![("open", scene)];
    for (id, _) in &evil {
        let ask =
            json!({"kind": "askForPlayerChosen", "seat": "sgs6", "reason": id, "targets": ["sgs1", "sgs2"]});
        requests.extend([("decide", json!({ "ask": ask })), ("decide", json!({ "ask": right }))]);
    }
    let doors = [
        ("the pipe", Some(through_a_pipe(folder.path(), &evil, &requests))),
        ("C", through_c(folder.path(), &evil, &requests)),
        ("Python", through_python(&evil, &requests)),
    ];
    for (door, told) in doors.iter().filter_map(|(door, told)| Some((door, told.as_ref()?))) {
        for (at, (id, _)) in evil.iter().enumerate() {
            let answer = |place: usize| {
                let told: Value = serde_json::from_str(told[place].as_ref().unwrap()).unwrap();
                told["answer"].clone()
            };
            let (attacked, after) = (answer(2 * at + 1), answer(2 * at + 2));
            assert!(attacked == "sgs1" || attacked == "sgs2", "{door}, {id}: {attacked}");
            assert_eq!(after, "sgs2", "{door}, after {id}");
        }
    }
}
