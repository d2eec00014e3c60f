//! All scripts of a game, compiled once for a runtime and proved by loading them one by one.
//!
//! Proving finds the files that fail, the entries of the wrong kind, who replaced whose entry and
//! which names are new; matches then load only what stood the proof.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;

use mlua::Value;
use mlua::chunk::Compiler;

use super::brain::Foreign;
use super::embedded::OWN;
use super::face::Lent;
use super::fault::{Fault, ScriptFile, Sources};
use super::limits::Limits;
use super::mods::{Mod, ModFile};
use super::plan::Script;
use super::registry::{Change, Standing, is_known, standing, wrong_shape};
use super::report::{FileReport, LoadReport, NewName, Override, Slip};
use super::{Vm, sandbox, source};
use crate::game::{Key, Names, Settings};
use crate::kit::rng::fnv1a;

/// The scripts of one game.
#[derive(Debug, Default)]
pub(crate) struct Program {
    /// Files in loading order.
    pub(crate) units: Vec<Arc<Unit>>,
    /// Ids of the mods; the first is our own.
    pub(crate) groups: Vec<String>,
    /// Texts, for messages.
    pub(crate) sources: Sources,
    /// Hash of each mod's files.
    pub(crate) scripts: Vec<Script>,
    /// Names that the mods bring.
    pub(crate) names: Names,
    /// Reasons that our own files answer to.
    own_words: BTreeSet<String>,
    /// What came of loading.
    pub(crate) report: LoadReport,
    /// Settings of the profile, overridden by those of the host.
    pub(crate) settings: Settings,
    /// The foreign AI that plays in place of our own; its files are the second group.
    pub(crate) foreign: Option<Foreign>,
}

/// What a program is made of.
pub(crate) struct Parts {
    /// Our own files, then the mods'.
    pub(crate) mods: Vec<Mod>,
    /// Whether the second of the mods is a foreign AI.
    pub(crate) is_foreign: bool,
    /// Mods that cannot be loaded.
    pub(crate) problems: Vec<Fault>,
}

/// One compiled file.
#[derive(Debug)]
pub(crate) struct Unit {
    /// Where it comes from.
    pub(crate) file: Arc<ScriptFile>,
    /// Luau bytecode, made in this process.
    pub(crate) code: Vec<u8>,
    /// Which mod (and so which environment) it belongs to.
    pub(crate) group: usize,
    /// Whether it is loaded by itself.
    pub(crate) auto: bool,
}

impl Program {
    /// Compiles and proves the parts.
    pub(crate) fn build<G: Lent>(
        parts: Parts,
        limits: &Limits,
        settings: &Settings,
    ) -> crate::error::Result<Program> {
        let Parts { mods, is_foreign, problems } = parts;
        let mut program = Program { settings: settings.clone(), ..Program::default() };
        program.report.faults = problems;
        if let (true, Some(found), Some(entry)) = (is_foreign, mods.get(1), G::foreign_entry()) {
            program.foreign = Some(Foreign::of(found, entry));
        }
        let compiler = sandbox::compiler(&mutable_globals(G::schema().global));
        for (group, found) in mods.iter().enumerate() {
            program.groups.push(found.manifest.id.clone());
            program.scripts.push(fingerprint(found));
            program.names.extend(&found.manifest.names());
            for file in &found.files {
                program.compile(&compiler, group, &found.manifest.id, file);
            }
        }
        program.prove::<G>(limits, settings)?;
        Ok(program)
    }

    fn compile(&mut self, compiler: &Compiler, group: usize, module: &str, file: &ModFile) {
        let mut script =
            ScriptFile { module: module.to_owned(), path: file.path.clone(), text: String::new() };
        let mended = match source::mend(&file.bytes) {
            Ok(mended) => mended,
            Err(error) => {
                let fault =
                    Fault { module: script.module, file: script.path, ..Fault::bare(error.to_string()) };
                return self.report.faults.push(fault);
            }
        };
        script.text = mended.text;
        let script = Arc::new(script);
        self.sources.add(script.clone());
        match compiler.compile(&script.text) {
            Ok(code) => {
                let mended = mended.notes.into_iter().map(|note| (note.line, note.what)).collect();
                let (module, file_name) = (script.module.clone(), script.path.clone());
                self.report.files.push(FileReport {
                    module,
                    file: file_name,
                    mended,
                    ..FileReport::default()
                });
                self.units.push(Arc::new(Unit { file: script, code, group, auto: file.auto }));
            }
            Err(error) => self.report.faults.push(syntax_fault(&script, &error)),
        }
    }

    /// Loads every file once, in order, in a VM of its own.
    fn prove<G: Lent>(&mut self, limits: &Limits, settings: &Settings) -> crate::error::Result<()> {
        let known = KnownNames::default();
        let known = |kind: &str| known.of::<G>(kind);
        let mut vm = Vm::<G>::empty(Arc::new(self.shell()), limits, settings)?;
        let watch = vm.registries.watch(&vm.lua).map_err(super::engine)?;
        vm.registries.changes(&watch).map_err(super::engine)?;
        let mut owners = Owners::default();
        let mut kept = Vec::with_capacity(self.units.len());
        for unit in std::mem::take(&mut self.units) {
            if !unit.auto {
                kept.push(unit);
                continue;
            }
            let ran = vm.run(&unit);
            self.report.faults.extend(vm.take_asides());
            let changes = vm.registries.changes(&watch).map_err(super::engine)?;
            match ran {
                Ok(()) => kept.push(unit.clone()),
                Err(fault) => {
                    self.report
                        .files
                        .retain(|file| !(file.module == unit.file.module && file.file == unit.file.path));
                    self.report.faults.push(fault);
                    continue;
                }
            }
            // A foreign AI reads its registries by itself.
            let foreign = self.foreign.is_some() && unit.group == 1;
            for change in &changes {
                match foreign {
                    true => self.declare::<G>(&unit, change, &known),
                    false => self.enter::<G>(&unit, change, &mut owners, &known),
                }
            }
        }
        self.units = kept;
        match self.foreign {
            Some(_) => self.keep_what_ran(&vm),
            None => self.note_strangers(&vm)?,
        }
        Ok(())
    }

    /// Files of a foreign AI that it has not loaded, or not to their end, are not reported as loaded.
    fn keep_what_ran<G: Lent>(&mut self, vm: &Vm<G>) {
        let units = &self.units;
        let faults = &self.report.faults;
        self.report.files.retain(|file| {
            let of = |unit: &&Arc<Unit>| unit.file.module == file.module && unit.file.path == file.file;
            let failed = faults.iter().any(|fault| fault.module == file.module && fault.file == file.file);
            !failed && units.iter().find(of).is_none_or(|unit| unit.group != 1 || vm.has_run(unit))
        });
    }

    /// What a VM needs of the program to run its files one by one.
    fn shell(&self) -> Program {
        Program {
            units: self.units.clone(),
            groups: self.groups.clone(),
            sources: self.sources.clone(),
            names: self.names.clone(),
            foreign: self.foreign.clone(),
            report: LoadReport { faults: self.report.faults.clone(), ..LoadReport::default() },
            ..Program::default()
        }
    }

    /// The file in which an entry's function stands; else the one that is being loaded.
    fn maker(&self, unit: &Unit, change: &Change) -> Arc<ScriptFile> {
        let source = match &change.value {
            Value::Function(function) => function.info().source.unwrap_or_default(),
            _ => String::new(),
        };
        self.sources.file(source.trim_start_matches(['=', '@'])).cloned().unwrap_or_else(|| unit.file.clone())
    }

    /// Takes the key of a foreign AI's entry for a name of its game.
    fn declare<G: Lent>(&mut self, unit: &Unit, change: &Change, known: &dyn Fn(&str) -> Rc<[String]>) {
        let file = self.maker(unit, change);
        self.count(&file, change.registry);
        let Some(Key::Name(kind)) = G::schema().registry(change.registry).map(|registry| registry.key) else {
            return;
        };
        if !is_known(&known(kind), &change.key) && !self.declared(&change.key) {
            self.names.add(kind, &change.key, serde_json::Value::Null);
        }
    }

    /// Writes down one entry that a file has made.
    fn enter<G: Lent>(
        &mut self,
        unit: &Unit,
        change: &Change,
        owners: &mut Owners,
        known: &dyn Fn(&str) -> Rc<[String]>,
    ) {
        let entry = format!("{}.{}", change.registry, change.key);
        let line = change.line().unwrap_or_else(|| mentioning(&unit.file.text, change));
        let by = format!("{}:{line}", unit.file.chunk());
        self.count(&unit.file, change.registry);
        if let Some(text) = wrong_shape(G::schema(), change) {
            self.report.faults.push(fault_at(unit, line, text));
        }
        let registry = G::schema().registry(change.registry);
        match registry.map_or(Standing::Known, |registry| standing(registry, &change.key, known)) {
            Standing::Known => {}
            // who uses a name again and again means it
            Standing::Slip(_)
                if mentions(&unit.file.text, &change.key) > 1 && !self.declared(&change.key) =>
            {
                if let Some(Key::Name(kind)) = registry.map(|registry| registry.key) {
                    self.bring(kind, &change.key, &by);
                }
            }
            Standing::Slip(near) if !self.declared(&change.key) => {
                self.report.slips.push(Slip { entry: entry.clone(), by: by.clone(), near });
            }
            Standing::Slip(_) => {}
            // Reasons that our own files answer to are words of the game, not names that are new.
            Standing::New(_) if unit.group == 0 => {
                self.own_words.insert(change.key.clone());
            }
            Standing::New(kind) if !self.declared(&change.key) => {
                self.bring(kind, &change.key, &by);
            }
            Standing::New(_) => {}
        }
        if let Some((group, over)) = owners.0.insert(entry.clone(), (unit.group, by.clone()))
            && (change.replaced && group != unit.group)
        {
            self.report.overrides.push(Override { entry, by, over });
        }
    }

    /// Counts an entry of a file.
    fn count(&mut self, file: &ScriptFile, registry: &str) {
        let mut files = self.report.files.iter_mut();
        let is = |told: &&mut FileReport| told.module == file.module && told.file == file.path;
        if let Some(told) = files.find(is) {
            told.entries += 1;
            *told.registries.entry(registry.to_owned()).or_default() += 1;
        }
    }

    /// Takes up a name that no catalogue has.
    fn bring(&mut self, kind: &str, name: &str, by: &str) {
        self.names.add(kind, name, serde_json::Value::Null);
        let name = NewName { kind: kind.to_owned(), name: name.to_owned(), by: by.to_owned() };
        self.report.new_names.push(name);
    }

    fn declared(&self, name: &str) -> bool {
        self.own_words.contains(name) || self.names.kinds.values().any(|names| names.contains_key(name))
    }

    fn note_strangers<G: Lent>(&mut self, vm: &Vm<G>) -> crate::error::Result<()> {
        let schema = G::schema();
        for name in vm.registries.strangers().map_err(super::engine)? {
            let place = self.units.iter().find_map(|unit| {
                let line = unit.file.text.lines().position(|line| line.contains(&name))?;
                Some((unit.clone(), line as u32 + 1))
            });
            let near =
                crate::kit::near::nearest(&name, schema.registries.iter().map(|registry| registry.name));
            let text =
                format!("{}.{name} is not a registry of this game: nothing will read it", schema.global);
            let mut fault = place.map_or_else(
                || Fault::bare(text.clone()),
                |(unit, line)| fault_at(&unit, line, text.clone()),
            );
            fault.suggestion = near.map(|near| format!("did you mean {near}?"));
            if fault.module == OWN {
                continue;
            }
            match fault.suggestion {
                Some(_) => self.report.faults.push(fault),
                None => {
                    let by = format!("{}/{}:{}", fault.module, fault.file, fault.line);
                    self.report.new_names.push(NewName { kind: "registry".to_owned(), name, by });
                }
            }
        }
        Ok(())
    }
}

/// How often a name stands in a text, in any word.
fn mentions(text: &str, name: &str) -> usize {
    text.matches(name.trim_start_matches(['#', '@'])).count()
}

/// A mod's id and a hash of its files, for journals.
fn fingerprint(found: &Mod) -> Script {
    let mut bytes = Vec::new();
    for file in &found.files {
        bytes.extend_from_slice(file.path.as_bytes());
        bytes.push(0);
        bytes.extend_from_slice(&file.bytes);
        bytes.push(0);
    }
    Script { module: found.manifest.id.clone(), hash: format!("{:016x}", fnv1a(&bytes)) }
}

/// The names that a game knows, asked for once by kind.
#[derive(Default)]
struct KnownNames(RefCell<HashMap<String, Rc<[String]>>>);

impl KnownNames {
    fn of<G: Lent>(&self, kind: &str) -> Rc<[String]> {
        let mut kinds = self.0.borrow_mut();
        kinds.entry(kind.to_owned()).or_insert_with(|| G::known_names(kind).into()).clone()
    }
}

/// Who filled an entry: group and place.
#[derive(Default)]
struct Owners(HashMap<String, (usize, String)>);

pub(super) fn mutable_globals(global: &str) -> Vec<String> {
    [global, "SmartAI", "CloneAI", "global_room"].map(str::to_owned).to_vec()
}

fn fault_at(unit: &Unit, line: u32, text: String) -> Fault {
    let source = unit.file.text.lines().nth((line as usize).saturating_sub(1)).unwrap_or_default();
    Fault {
        module: unit.file.module.clone(),
        file: unit.file.path.clone(),
        line,
        source: source.to_owned(),
        ..Fault::bare(text)
    }
}

/// The line that mentions an entry's key, preferably with its registry.
fn mentioning(text: &str, change: &Change) -> u32 {
    let find = |both: bool| {
        text.lines().position(|line| line.contains(&change.key) && (!both || line.contains(change.registry)))
    };
    find(true).or_else(|| find(false)).map_or(1, |line| line as u32 + 1)
}

/// What stands in a line; at the end of the text, what stands last.
fn written_at(text: &str, line: u32) -> &str {
    let up_to = text.lines().take(line.max(1) as usize);
    up_to.filter(|line| !line.trim().is_empty()).last().unwrap_or_default()
}

/// A compile error, whose message begins with `line:`.
fn syntax_fault(script: &Arc<ScriptFile>, error: &mlua::Error) -> Fault {
    let text = match error {
        mlua::Error::SyntaxError { message, .. } => message.clone(),
        other => other.to_string(),
    };
    let numbered = text.split_once(':').and_then(|(line, rest)| Some((line.trim().parse().ok()?, rest)));
    let (line, message) = numbered.unwrap_or((0, text.as_str()));
    let message = message.trim().to_owned();
    let source = written_at(&script.text, line);
    Fault {
        module: script.module.clone(),
        file: script.path.clone(),
        line,
        source: source.to_owned(),
        ..Fault::bare(message)
    }
}
