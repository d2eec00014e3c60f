//! Loads foreign files, as mods over our own AI or as a whole AI, and calls all their callbacks.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use junshi::kit::rng::Rng;
use junshi::sgs::snapshot::Sight;
use junshi::sgs::{Ask, Sgs, Snapshot};
use junshi::trace::Step;
use junshi::{Builder, Detail, Match, Opening, Runtime};
use regex::Regex;
use serde_json::{Value, json};

use super::random_tables::Maker;
use super::states::{begun, given_piles, given_weapon, names, taught, turn};
use super::tables;
use super::texts::{self, Hint, Hints, Lacking};

pub const SEED: u64 = 20_251_130;
/// Callbacks that are called in one decision, whose skills the seat has.
const TOGETHER: usize = 6;

/// What came of the files of a folder.
#[derive(Default)]
pub struct Tally {
    pub files: u32,
    pub loaded: u32,
    /// Why files do not load.
    pub failed: Vec<String>,
    /// Files that fail because they fill or call what only the AI beside them has.
    pub need_their_base: Vec<String>,
    pub callbacks: u32,
    pub calls: u32,
    pub well_formed: u32,
    pub raised: u32,
    /// What is missing and is defined by none of the files, or by some: how often.
    pub missing: BTreeMap<String, u32>,
    pub missing_of_own: BTreeMap<String, u32>,
    /// Every error with its place.
    pub errors: BTreeMap<String, u32>,
    /// What errors are about: the line, and a callback in which it has failed.
    pub lines: BTreeMap<String, String>,
    /// Errors that were raised in our own files.
    pub ours: BTreeMap<String, u32>,
    pub skipped: BTreeSet<String>,
}

impl Tally {
    /// Files that may load without the AI that lies beside them.
    pub fn of_their_own(&self) -> u32 {
        self.files - self.need_their_base.len() as u32
    }

    /// Calls in which something was missing, whether or not another file of the folder has it.
    pub fn missing_calls(&self) -> u32 {
        self.missing.values().chain(self.missing_of_own.values()).sum()
    }

    pub fn figures(&self) -> Value {
        json!({"files": self.files, "loaded": self.loaded, "failed": self.failed,
            "need_their_base": self.need_their_base, "callbacks": self.callbacks,
            "calls": self.calls, "well_formed": self.well_formed, "raised": self.raised, "missing": self.missing,
            "missing_defined_by_another_file": self.missing_of_own, "raised_in_ours": self.ours,
            "skipped": self.skipped.len()})
    }
}

/// A folder's files, by name.
pub struct Folder {
    texts: BTreeMap<String, String>,
    hints: Hints,
    defined: BTreeSet<String>,
    /// Names of the AI that lies in the folder.
    base: BTreeSet<String>,
}

impl Folder {
    pub fn read(folder: &Path) -> Folder {
        let mut found = Folder {
            texts: BTreeMap::new(),
            hints: Hints::new(),
            defined: BTreeSet::new(),
            base: BTreeSet::new(),
        };
        for path in lua_files(folder) {
            // lines as Lua counts them
            let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).replace("\r\n", "\n");
            let text = text.replace('\r', "\n");
            found.hints.extend(texts::hints(&text));
            found.defined.extend(texts::defined(&text));
            if path.ends_with("smart-ai.lua") {
                found.base = texts::defined(&text);
            }
            found.texts.insert(path.file_name().unwrap().to_string_lossy().into_owned(), text);
        }
        let usual = texts::usual_parameters(&found.hints);
        found.hints.extend(usual);
        found
    }
}

impl Folder {
    /// What is said about a callback, else what is usual in its registry.
    fn hint(&self, callback: &str) -> Option<&Hint> {
        let registry = callback.split(';').next().unwrap_or_default();
        self.hints.get(&hint_name(callback)).or_else(|| self.hints.get(&format!("{registry};")))
    }

    /// The line in which an error was raised, and the callback that was called, with its parameters.
    fn about(&self, callback: &str, said: &str) -> String {
        let hint = self.hint(callback).map(|hint| hint.parameters.as_str());
        let line = PLACE.captures(said).and_then(|place| {
            let text = self.texts.get(place[1].rsplit('/').next().unwrap_or_default())?;
            text.lines().nth(place[2].parse::<usize>().unwrap().saturating_sub(1))
        });
        format!("{callback}({}): {}", hint.unwrap_or("?"), line.unwrap_or("?").trim())
    }

    /// Whether a line names something that the folder's own AI has and ours has not.
    fn needs_base(&self, ours: &Known, line: &str) -> bool {
        let names = texts::names(line).into_iter();
        let mut foreign = names.filter(|name| self.base.contains(*name));
        foreign
            .any(|name| !ours.sgs.contains(name) && !ours.methods.contains(name) && !ours.host.contains(name))
    }
}

fn lua_files(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file() && path.extension().is_some_and(|end| end == "lua"))
        .collect();
    files.sort();
    files
}

pub fn builder(driver: &str) -> Builder {
    let limits = "ms=600000,load_ms=60000,mib=512,fuel=4000000000".parse().unwrap();
    let builder = Runtime::builder().limits(limits).set("all_seeing", true).trace(Detail::Full);
    let builder = match std::env::var_os("JUNSHI_OWN_FILES") {
        Some(folder) => builder.own_files(folder),
        None => builder,
    };
    if driver.is_empty() { builder } else { builder.mod_text("driver", "driver.lua", driver) }
}

fn driver(brain: bool) -> String {
    format!("FOREIGN_BRAIN = {brain} {}", include_str!("driver.lua"))
}

/// Loads every file alone over our own AI, as if it were dropped in.
pub fn one_by_one(folder: &Path, tables: u32) -> Tally {
    let read = Folder::read(folder);
    let mut tally = Tally::default();
    let before = listed(&builder(&driver(false)).build());
    for path in lua_files(folder) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name == "smart-ai.lua" || only().is_some_and(|only| only != name) {
            continue;
        }
        tally.files += 1;
        let beside = tempfile::tempdir().unwrap();
        let given =
            if loads_others(&read.texts[&name]) { siblings(folder, &name, beside.path()) } else { path };
        let runtime = builder(&driver(false)).mod_path(&given).build();
        let report = runtime.load_report::<Sgs>().unwrap();
        let failures = report.faults.iter().filter(|fault| fault.file == name);
        let failures: Vec<String> = failures.map(|fault| fault.one_line()).collect();
        let is_loaded = report.files.iter().any(|file| file.file == name);
        tally.loaded += u32::from(is_loaded);
        if !is_loaded {
            let lines = report.faults.iter().filter(|fault| fault.file == name);
            let needs_base = lines.clone().any(|fault| read.needs_base(&before, &fault.source));
            let list = if needs_base { &mut tally.need_their_base } else { &mut tally.failed };
            list.extend(failures);
            continue;
        }
        let known = listed(&runtime);
        let new = known
            .callbacks
            .iter()
            .filter(|callback| is_of(callback, &before, &texts::hints(&read.texts[&name])));
        let callbacks: Vec<String> = new.cloned().collect();
        Caller { folder: &read, known: &known, runtime: &runtime, tally: &mut tally }
            .call(&callbacks, tables);
    }
    tally
}

/// Whether a file loads files that lie beside it.
fn loads_others(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("dofile"))
}

/// A mod in which that file is loaded by itself, and those beside it where it asks for them.
fn siblings(folder: &Path, name: &str, root: &Path) -> PathBuf {
    for path in lua_files(folder) {
        std::fs::copy(&path, root.join(path.file_name().unwrap())).unwrap();
    }
    let id = name.trim_end_matches("-ai.lua").replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
    std::fs::write(root.join("mod.toml"), format!("id = '{id}'\nfiles = ['{name}']\n")).unwrap();
    root.to_owned()
}

/// Whether a file has made a callback: it is new, or the file's text makes it.
fn is_of(callback: &str, before: &Known, hints: &Hints) -> bool {
    let mut parts = callback.split(';');
    let (registry, key) = (parts.next().unwrap(), parts.next().unwrap());
    !before.callbacks.contains(callback) || hints.contains_key(&format!("{registry};{key}"))
}

fn only() -> Option<String> {
    std::env::var("JUNSHI_FILE").ok()
}

/// Loads the whole folder in place of our own AI.
pub fn as_brain(folder: &Path, tables: u32) -> Tally {
    let read = Folder::read(folder);
    let mut tally = Tally::default();
    let runtime = builder(&driver(true)).brain(folder).build();
    let report = runtime.load_report::<Sgs>().unwrap();
    tally.loaded = report.files.iter().filter(|file| file.module == "brain").count() as u32;
    tally.failed = report.faults.iter().map(|fault| fault.one_line()).collect();
    tally.files = tally.loaded + tally.failed.len() as u32;
    let known = listed(&runtime);
    let callbacks: Vec<String> = known.callbacks.iter().cloned().collect();
    Caller { folder: &read, known: &known, runtime: &runtime, tally: &mut tally }.call(&callbacks, tables);
    tally
}

/// What the driver finds in a runtime.
#[derive(Clone, Default)]
pub struct Known {
    callbacks: BTreeSet<String>,
    sgs: BTreeSet<String>,
    methods: BTreeSet<String>,
    host: BTreeSet<String>,
}

fn table(number: u32) -> (Snapshot, String, Rng) {
    let seed = SEED ^ (u64::from(number) << 20);
    let mut rng = Rng::for_match(seed);
    let (table, seat) = tables::table(&mut Maker::new(seed), &mut rng, Sight::Whole);
    (table, seat, rng)
}

fn listed(runtime: &Runtime) -> Known {
    let (snapshot, seat, _) = table(0);
    let mut opened = runtime.open(Opening::<Sgs>::new(snapshot, SEED)).unwrap();
    let mut known = Known::default();
    for text in asked(&mut opened, &seat, "list_callbacks", &[]) {
        let mut parts = text.split("&&").map(str::to_owned);
        match parts.next().as_deref() {
            Some("L") => known.callbacks.extend(parts.filter(|part| !part.is_empty())),
            Some("N") => match parts.next().as_deref() {
                Some("sgs") => known.sgs.extend(parts),
                _ => known.methods.extend(parts),
            },
            _ => panic!("the driver says {text}"),
        }
    }
    let methods = runtime.interface::<Sgs>().unwrap().into_iter().flat_map(|(_, methods)| methods);
    known.host = methods.map(str::to_owned).collect();
    known.callbacks.retain(|name| !name.contains("list_callbacks") && !name.contains("call_callbacks"));
    known
}

/// Asks the driver and gives what it notes.
fn asked(table: &mut Match<Sgs>, seat: &str, what: &str, texts: &[String]) -> Vec<String> {
    let ask = json!({"kind": "askForSkillInvoke", "seat": seat, "skill_name": what,
        "data": {"$": "QStringList", "v": texts}});
    let ask: Ask = serde_json::from_value(ask).unwrap();
    let decision = table.decide(ask).unwrap_or_else(|error| panic!("{what}: {error}"));
    let mut noted = Vec::new();
    for step in &decision.trace.steps {
        match step {
            Step::Noted { text } => noted.extend(text.strip_prefix("driver&&").map(str::to_owned)),
            Step::Fault { text, .. } if text.contains("driver") => panic!("{text}"),
            _ => {}
        }
    }
    if decision.killed.is_some() {
        noted.push(format!("E&&killed;{}&&killed", texts.join(" ")));
    }
    // an AI that cannot be made for this table says nothing
    assert!(!noted.is_empty() || !texts.is_empty(), "{what}: nothing was said: {}", decision.trace);
    if noted.is_empty() {
        let faults = table.take_faults();
        let why = faults.first().map(|fault| fault.one_line()).unwrap_or_else(|| decision.trace.to_string());
        noted.extend(texts.iter().map(|text| format!("E&&{text}&&nothing was said: {why}")));
    }
    noted
}

/// Under what name the hints of a callback are kept.
fn hint_name(callback: &str) -> String {
    let parts: Vec<&str> = callback.split(';').collect();
    let name = if parts[0] == "ai_choicemade_filter" { parts[2] } else { parts[1] };
    format!("{};{name}", parts[0])
}

struct Caller<'a> {
    folder: &'a Folder,
    known: &'a Known,
    runtime: &'a Runtime,
    tally: &'a mut Tally,
}

static PLACE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"(\S+\.lua):(\d+): (.*)$").unwrap());

impl Caller<'_> {
    fn call(&mut self, callbacks: &[String], tables: u32) {
        self.tally.callbacks += callbacks.len() as u32;
        if callbacks.is_empty() {
            return;
        }
        let names = names(callbacks);
        let mut callbacks = callbacks.to_vec();
        callbacks.sort_by_key(|callback| turn(callback));
        for number in 0..tables {
            let (snapshot, seat, mut rng) = table(number);
            let mut opened = begun(self.runtime, &snapshot, &seat, names.clone());
            for together in callbacks.chunks(TOGETHER) {
                let mut snapshot = taught(&snapshot, &seat, together, &mut rng);
                let hints = together.iter().filter_map(|callback| self.folder.hint(callback));
                given_piles(&mut snapshot, &seat, hints, &mut rng);
                if together.iter().any(|callback| callback.contains("collateral")) {
                    given_weapon(&mut snapshot, &seat);
                }
                opened.replace(snapshot).unwrap();
                let texts: Vec<String> = together.iter().map(|callback| self.described(callback)).collect();
                for note in asked(&mut opened, &seat, "call_callbacks", &texts) {
                    self.note(&note);
                }
                opened.take_faults();
            }
        }
    }

    /// A callback with what its text says.
    fn described(&self, callback: &str) -> String {
        let hint = self.folder.hint(callback).cloned();
        let Hint { data, words, parameters, tags, prompt, .. } = hint.unwrap_or_default();
        format!("{callback};{data};{words};{parameters};{tags};{prompt}")
    }

    fn note(&mut self, note: &str) {
        let mut parts = note.splitn(3, "&&");
        let (what, name, said) =
            (parts.next().unwrap(), parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        match what {
            "O" | "W" => {
                self.tally.calls += 1;
                self.tally.well_formed += u32::from(what == "O");
                if what == "W" {
                    *self.tally.errors.entry(format!("{name} returned a {said}")).or_default() += 1;
                }
            }
            "E" => {
                self.tally.calls += 1;
                self.tally.raised += 1;
                self.error(name, said);
            }
            "S" => drop(self.tally.skipped.insert(name.to_owned())),
            other => panic!("the driver says {other}: {note}"),
        }
    }

    fn error(&mut self, name: &str, said: &str) {
        let registry = name.split(';').next().unwrap_or_default();
        let judge = Judge { folder: self.folder, known: Cow::Borrowed(self.known) };
        let (told, blame) = judge.blame(said);
        let told = match told {
            Some(told) => {
                self.tally.lines.entry(told.clone()).or_insert_with(|| self.folder.about(name, said));
                told
            }
            None => format!("{registry}: {said}"),
        };
        *self.tally.errors.entry(told.clone()).or_default() += 1;
        match blame {
            Blame::Ours => *self.tally.ours.entry(told).or_default() += 1,
            Blame::Lacks(missing, true) => *self.tally.missing_of_own.entry(missing).or_default() += 1,
            Blame::Lacks(missing, false) => *self.tally.missing.entry(missing).or_default() += 1,
            Blame::Author => {}
        }
    }
}

/// Whose fault an error is.
enum Blame {
    /// It was raised in a file of ours.
    Ours,
    /// A name is missing; whether a file of the folder defines it.
    Lacks(String, bool),
    /// The file's own.
    Author,
}

/// Tells whose fault an error is.
pub struct Judge<'a> {
    folder: &'a Folder,
    known: Cow<'a, Known>,
}

impl<'a> Judge<'a> {
    /// A judge of the errors of a whole AI.
    pub fn of(read: &'a Folder, folder: &Path) -> Judge<'a> {
        let known = listed(&builder(&driver(true)).brain(folder).build());
        Judge { folder: read, known: Cow::Owned(known) }
    }

    /// Whether the host lacks what an error asks for, or has failed itself.
    pub fn is_of_the_interface(&self, said: &str) -> bool {
        match self.blame(said).1 {
            Blame::Ours => true,
            // what scripts keep in sgs begins with a small letter, and their own methods are theirs
            Blame::Lacks(name, of_own) => {
                let is_hosts = !name.starts_with("SmartAI:") && !name.starts_with("sgs.ai_");
                let is_small =
                    name.strip_prefix("sgs.").is_some_and(|name| name.starts_with(char::is_lowercase));
                is_hosts && !is_small && !of_own
            }
            Blame::Author => false,
        }
    }

    /// The error with its place, and whose it is.
    fn blame(&self, said: &str) -> (Option<String>, Blame) {
        let Some(place) = PLACE.captures(said) else { return (None, Blame::Author) };
        let (path, line, message) = (&place[1], place[2].parse::<usize>().unwrap(), &place[3]);
        let told = Some(format!("{path}:{line}: {message}"));
        let file = path.rsplit('/').next().unwrap_or_default();
        let Some(text) = self.folder.texts.get(file) else { return (told, Blame::Ours) };
        let line = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        let line = line.split("--").next().unwrap_or_default();
        let lacking = Lacking {
            sgs: &self.known.sgs,
            methods: &self.known.methods,
            host: &self.known.host,
            own: &self.folder.defined,
        };
        let blame = lacking.in_line(message, line);
        (told, blame.map_or(Blame::Author, |(missing, of_own)| Blame::Lacks(missing, of_own)))
    }
}
