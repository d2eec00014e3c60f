//! The runtime: limits, mods and settings, and the scripts of each game compiled once.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::Value;

use crate::error::{Error, HostError, Result};
use crate::game::{Game, Names, Settings, Tunable};
use crate::journal::Sink;
use crate::kit::rng::fnv1a;
use crate::table::{Match, Opening};
use crate::trace::Detail;
use crate::vm::{self, Fault, Lent, Limits, LoadReport, Mod, OwnFiles, Parts, Program, Script};

/// What all matches of a host share. Cheap to clone; may be used from several threads.
///
/// ```
/// use junshi::{Runtime, sgs::Sgs};
/// let runtime = Runtime::builder().build();
/// assert!(runtime.load_report::<Sgs>().unwrap().faults.is_empty());
/// ```
#[derive(Clone)]
pub struct Runtime(Arc<Shared>);

struct Shared {
    builder: Builder,
    programs: Mutex<BTreeMap<&'static str, Arc<Program>>>,
}

/// How a runtime is put together.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    mods: Vec<Given>,
    brain: Option<PathBuf>,
    own_files: OwnFiles,
    profile: Option<String>,
    ratings: Option<PathBuf>,
    limits: Limits,
    detail: Detail,
    settings: Vec<(String, Value)>,
}

#[derive(Clone, Debug)]
enum Given {
    Path(PathBuf),
    Text { id: String, file: String, text: String },
}

impl Builder {
    /// Adds a mod from disk: a folder with `mod.toml`, a folder of `*-ai.lua` files, or one file.
    /// Later mods replace what earlier ones registered.
    pub fn mod_path(mut self, path: impl AsRef<Path>) -> Builder {
        self.mods.push(Given::Path(path.as_ref().to_owned()));
        self
    }

    /// Lets a whole foreign AI play in place of our own: its `lua/ai` folder, or a folder above
    /// exactly one. Mods are loaded over it.
    pub fn brain(mut self, folder: impl AsRef<Path>) -> Builder {
        self.brain = Some(folder.as_ref().to_owned());
        self
    }

    /// Adds a mod of one file held in memory.
    pub fn mod_text(mut self, id: &str, file: &str, text: &str) -> Builder {
        self.mods.push(Given::Text { id: id.to_owned(), file: file.to_owned(), text: text.to_owned() });
        self
    }

    /// Overlays our own Lua files by a folder laid out like the project's `lua`.
    pub fn own_files(mut self, folder: impl AsRef<Path>) -> Builder {
        self.own_files.overlay = Some(folder.as_ref().to_owned());
        self
    }

    /// Takes a game's own Lua files from a folder laid out like the project's `lua/GAME`, and none of
    /// those inside the program: another version of them.
    pub fn game_files(mut self, folder: impl AsRef<Path>) -> Builder {
        self.own_files.game = Some(folder.as_ref().to_owned());
        self
    }

    /// Takes the settings of a profile of the game; [`Builder::set`] overrides them.
    pub fn profile(mut self, name: &str) -> Builder {
        self.profile = Some(name.to_owned());
        self
    }

    /// Takes ratings from a folder in place of the game's own: those of the original's files that are
    /// in it (see [`Game::rating_files`]). A journal notes their hash as that of a mod `ratings`.
    pub fn ratings(mut self, folder: impl AsRef<Path>) -> Builder {
        self.ratings = Some(folder.as_ref().to_owned());
        self
    }

    /// Limits of every match.
    pub fn limits(mut self, limits: Limits) -> Builder {
        self.limits = limits;
        self
    }

    /// How much of each decision is written down.
    pub fn trace(mut self, detail: Detail) -> Builder {
        self.detail = detail;
        self
    }

    /// Overrides a setting of the game.
    pub fn set(mut self, name: &str, value: impl Into<Value>) -> Builder {
        self.settings.push((name.to_owned(), value.into()));
        self
    }

    /// The runtime. Scripts are compiled when a game is first opened.
    pub fn build(self) -> Runtime {
        Runtime(Arc::new(Shared { builder: self, programs: Mutex::default() }))
    }

    fn compile<G: Lent>(&self) -> Result<Program> {
        let mut mods = vec![vm::own_files(G::ID, &self.own_files, self.brain.is_some())?];
        mods.extend(self.brain.as_ref().map(|path| foreign::<G>(path)).transpose()?);
        let given: Vec<Mod> = self.mods.iter().map(Given::read).collect::<Result<_>>()?;
        let (ordered, problems) = vm::order(given, G::ID);
        mods.extend(ordered);
        let parts = Parts { mods, is_foreign: self.brain.is_some(), problems };
        let mut program = Program::build::<G>(parts, &self.limits, &self.settings_of::<G>()?)?;
        if let Some(folder) = &self.ratings {
            let (names, hash) = ratings::<G>(folder)?;
            program.names.extend(&names);
            program.scripts.push(Script { module: "ratings".to_owned(), hash });
        }
        Ok(program)
    }

    fn settings_of<G: Game>(&self) -> Result<Settings> {
        let mut settings = match &self.profile {
            Some(name) => vm::profile(G::ID, name, &self.own_files)?,
            None => Vec::new(),
        };
        settings.extend(self.settings.iter().cloned());
        Ok(Settings::new(G::schema(), &settings)?)
    }
}

/// A foreign AI from disk.
fn foreign<G: Lent>(path: &Path) -> Result<Mod> {
    let none = || Error::Mod {
        module: path.display().to_string(),
        problem: format!("{} speaks no foreign AI's interface", G::ID),
    };
    Mod::foreign(path, G::foreign_entry().ok_or_else(none)?)
}

/// The ratings in a folder, and a hash of its files.
fn ratings<G: Lent>(folder: &Path) -> Result<(Names, String)> {
    let (mut names, mut all) = (Names::default(), Vec::new());
    for file in G::rating_files().iter().filter(|file| folder.join(file).is_file()) {
        let path = folder.join(file);
        let bytes = std::fs::read(&path).map_err(|source| Error::Io { path: path.clone(), source })?;
        let told =
            |error: HostError| HostError { path: folder.join(&error.path).display().to_string(), ..error };
        let text =
            vm::text(&bytes).map_err(|error| told(HostError::new(*file, "ratings", error.to_string())))?;
        let read = G::read_ratings(file, &text).map_err(told)?;
        names.extend(&read);
        all.extend_from_slice(file.as_bytes());
        all.push(0);
        all.extend_from_slice(&bytes);
        all.push(0);
    }
    if !all.is_empty() {
        return Ok((names, format!("{:016x}", fnv1a(&all))));
    }
    let expected = match G::rating_files() {
        [] => format!("none, as {} has no ratings", G::ID),
        files => format!("a folder with at least one of {}", files.join(", ")),
    };
    Err(HostError::new("ratings", expected, format!("`{}`", folder.display())).into())
}

impl Given {
    fn read(&self) -> Result<Mod> {
        match self {
            Given::Path(path) => Mod::read(path),
            Given::Text { id, file, text } => Mod::in_memory(id, file, text),
        }
    }
}

impl Runtime {
    /// Begins to put a runtime together.
    pub fn builder() -> Builder {
        Builder::default()
    }

    /// The default limits of this runtime's matches.
    pub fn limits(&self) -> Limits {
        self.0.builder.limits
    }

    /// How much of each decision is written down by default.
    pub fn detail(&self) -> Detail {
        self.0.builder.detail
    }

    /// The folder that overlays our own Lua files.
    pub(crate) fn overlay(&self) -> Option<&Path> {
        self.0.builder.own_files.overlay.as_deref()
    }

    /// Names that the scripts of a game bring.
    ///
    /// # Errors
    /// As [`Runtime::load_report`].
    pub fn names<G: Lent>(&self) -> Result<Names> {
        Ok(self.program::<G>()?.names.clone())
    }

    /// What came of loading the scripts of a game.
    ///
    /// # Errors
    /// A mod that cannot be read at all, or a setting that the game does not have.
    pub fn load_report<G: Lent>(&self) -> Result<LoadReport> {
        Ok(self.program::<G>()?.report.clone())
    }

    /// Opens a match.
    ///
    /// # Errors
    /// What is wrong with the opening, with its JSON path; or a mod that cannot be read.
    pub fn open<G: Lent>(&self, opening: Opening<G>) -> Result<Match<G>> {
        Match::open(self.clone(), opening)
    }

    /// The mods of a game and the hashes of their files, our own first.
    ///
    /// # Errors
    /// As [`Runtime::load_report`].
    pub fn scripts<G: Lent>(&self) -> Result<Vec<Script>> {
        Ok(self.program::<G>()?.scripts.clone())
    }

    /// Opens a match that writes down everything it is told and answers.
    ///
    /// # Errors
    /// As [`Runtime::open`]; or the journal cannot be written.
    pub fn open_recorded<G: Lent>(&self, opening: Opening<G>, sink: Sink) -> Result<Match<G>> {
        Match::recorded(self.clone(), opening, sink)
    }

    /// The compiled scripts of a game.
    pub(crate) fn program<G: Lent>(&self) -> Result<Arc<Program>> {
        if let Some(program) = self.programs().get(G::ID) {
            return Ok(program.clone());
        }
        self.recompile::<G>()
    }

    /// The functions that answer questions: every handler and default, as a modder would write it.
    ///
    /// # Errors
    /// As [`Runtime::load_report`].
    pub fn hooks<G: Lent>(&self) -> Result<Vec<String>> {
        let settings = self.settings::<G>()?;
        vm::Vm::<G>::open(self.program::<G>()?, &self.limits(), &settings, 0)?.hooks().map_err(vm::engine)
    }

    /// What scripts have put into some registries of numbers and tables, as data; null for one in whose
    /// place they have put something else.
    ///
    /// # Errors
    /// As [`Runtime::load_report`]; or something in them is no data.
    pub fn data<G: Lent>(&self, registries: &[&str]) -> Result<Vec<Value>> {
        let settings = self.settings::<G>()?;
        let vm = vm::Vm::<G>::open(self.program::<G>()?, &self.limits(), &settings, 0)?;
        registries.iter().map(|registry| vm.data(registry).map_err(vm::engine)).collect()
    }

    /// The numbers of a game's scripts that an optimiser may turn, each with what it is now; none where scripts
    /// have put something else in its place.
    ///
    /// # Errors
    /// As [`Runtime::load_report`].
    pub fn tunables<G: Lent>(&self) -> Result<Vec<(&'static Tunable, Option<f64>)>> {
        let settings = self.settings::<G>()?;
        let vm = vm::Vm::<G>::open(self.program::<G>()?, &self.limits(), &settings, 0)?;
        let tunables = G::schema().tunables.iter();
        Ok(tunables.map(|tunable| (tunable, vm.number(tunable.path))).collect())
    }

    /// The classes of objects that a game lends to scripts, with the names of their methods.
    ///
    /// # Errors
    /// As [`Runtime::load_report`].
    pub fn interface<G: Lent>(&self) -> Result<Vec<(&'static str, Vec<&'static str>)>> {
        let settings = self.settings::<G>()?;
        Ok(vm::Vm::<G>::empty(self.program::<G>()?, &self.limits(), &settings)?.interface())
    }

    /// Methods that the mods of a game call and that nobody has.
    pub(crate) fn strange_calls<G: Lent>(&self) -> Result<Vec<vm::StrangeCall>> {
        let settings = self.settings::<G>()?;
        Ok(vm::Vm::<G>::open(self.program::<G>()?, &self.limits(), &settings, 0)?.strange_calls())
    }

    /// Whether the scripts of a game are compiled.
    pub(crate) fn is_loaded<G: Lent>(&self) -> bool {
        self.programs().contains_key(G::ID)
    }

    /// Reads and compiles the scripts of a game again.
    fn recompile<G: Lent>(&self) -> Result<Arc<Program>> {
        let program = Arc::new(self.0.builder.compile::<G>()?);
        self.programs().insert(G::ID, program.clone());
        Ok(program)
    }

    /// Reads the scripts of a game again. Where they have faults that were not there before, the
    /// old ones stay in force and the faults are given back.
    ///
    /// # Errors
    /// A mod that cannot be read any more; the old scripts stay in force.
    pub fn reload<G: Lent>(&self) -> Result<Vec<Fault>> {
        let old = self.program::<G>()?;
        let new = self.0.builder.compile::<G>()?;
        let is_new = |fault: &&Fault| !old.report.faults.contains(fault);
        let faults: Vec<Fault> = new.report.faults.iter().filter(is_new).cloned().collect();
        if faults.is_empty() {
            self.programs().insert(G::ID, Arc::new(new));
        }
        Ok(faults)
    }

    /// The values of a game's settings.
    pub(crate) fn settings<G: Lent>(&self) -> Result<Settings> {
        Ok(self.program::<G>()?.settings.clone())
    }

    fn programs(&self) -> std::sync::MutexGuard<'_, BTreeMap<&'static str, Arc<Program>>> {
        self.0.programs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
