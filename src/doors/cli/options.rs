//! Options that several commands share.

use std::io::Read;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::error::{Error, HostError, Result};
use crate::games::{self, VisitReferee};
use crate::referee::{RuleScripts, Setup};
use crate::runtime::{Builder, Runtime};
use crate::vm::Limits;

/// Which scripts are loaded, and under which limits.
#[derive(clap::Args, Clone)]
pub(super) struct Scripts {
    /// A mod: a folder with mod.toml, a folder of *-ai.lua files, or one file (may be repeated)
    #[arg(long = "mod", value_name = "PATH")]
    mods: Vec<PathBuf>,
    /// Let a whole foreign AI play: its lua/ai folder, or a folder above exactly one
    #[arg(long, value_name = "DIR")]
    brain: Option<PathBuf>,
    /// Take the game's ratings from a folder with the original's files
    #[arg(long, value_name = "DIR")]
    ratings: Option<PathBuf>,
    /// Take the settings of a profile of the game
    #[arg(long, value_name = "NAME")]
    profile: Option<String>,
    /// Override a setting (may be repeated)
    #[arg(long = "set", value_name = "KEY=VALUE")]
    settings: Vec<String>,
    /// Limits of a decision: ms=200,mib=64,fuel=N
    #[arg(long = "limit", value_name = "LIMITS", default_value = "")]
    limits: String,
    /// Overlay our own Lua files by a folder laid out like `lua`
    #[arg(long, value_name = "DIR", hide = true)]
    own_files: Option<PathBuf>,
}

impl Scripts {
    /// Where the scripts lie on disk.
    pub(super) fn paths(&self) -> Vec<PathBuf> {
        let folders = self.brain.iter().chain(&self.ratings).chain(&self.own_files);
        self.mods.iter().chain(folders).cloned().collect()
    }

    /// The scripts of rules among them.
    pub(super) fn rules(&self) -> RuleScripts {
        RuleScripts { mods: self.mods.clone(), own_files: self.own_files.clone(), ..RuleScripts::default() }
    }

    /// The runtime that these options ask for.
    pub(super) fn builder(&self) -> Result<Builder> {
        let limits: Limits = self.limits.parse()?;
        let mut builder = Runtime::builder().limits(limits);
        for path in &self.mods {
            builder = builder.mod_path(path);
        }
        if let Some(folder) = &self.brain {
            builder = builder.brain(folder);
        }
        if let Some(folder) = &self.own_files {
            builder = builder.own_files(folder);
        }
        if let Some(folder) = &self.ratings {
            builder = builder.ratings(folder);
        }
        if let Some(name) = &self.profile {
            builder = builder.profile(name);
        }
        for pair in &self.settings {
            let (name, value) = setting(pair)?;
            builder = builder.set(&name, value);
        }
        Ok(builder)
    }
}

/// How a game is set up, apart from its seed.
#[derive(clap::Args, Clone)]
pub(super) struct Dealing {
    /// A way to play, such as a rule set; by default the game's usual one
    #[arg(long, value_name = "NAME")]
    mode: Option<String>,
    /// How many play
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// Number of a prepared opening, from 0
    #[arg(long, value_name = "N")]
    opening: Option<u64>,
    /// Packages that are dealt from, such as standard,wind; by default the game's usual ones
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    packages: Vec<String>,
}

impl Dealing {
    /// The set-up with this seed.
    pub(super) fn setup(&self, seed: u64) -> Setup {
        Setup {
            seed,
            mode: self.mode.clone(),
            players: self.players,
            opening: self.opening,
            packages: self.packages.clone(),
            ..Setup::default()
        }
    }
}

/// Does something with a game that has a referee.
pub(super) fn with_referee<V: VisitReferee>(name: &str, visit: V) -> Result<V::Out> {
    games::visit_referee(name, visit).ok_or_else(|| {
        if !games::NAMES.contains(&name) {
            return no_such_game(name).into();
        }
        let known = match games::refereed().as_slice() {
            [] => "a game with a referee (none has one yet)".to_owned(),
            names => format!("a game with a referee: {}", names.join(", ")),
        };
        HostError::new("game", known, format!("`{name}`, which has no referee yet")).into()
    })
}

/// `KEY=VALUE`: the value is JSON where it can be read as JSON, otherwise text.
fn setting(pair: &str) -> Result<(String, Value)> {
    let (name, value) =
        pair.split_once('=').ok_or_else(|| HostError::new("--set", "KEY=VALUE", format!("`{pair}`")))?;
    Ok((name.to_owned(), serde_json::from_str(value).unwrap_or_else(|_| Value::from(value))))
}

/// The text of a file, or of standard input for `-`.
pub(super) fn read(path: &Path) -> Result<String> {
    let fail = |source| Error::Io { path: path.to_owned(), source };
    if path == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map_err(fail)?;
        return Ok(text);
    }
    std::fs::read_to_string(path).map_err(fail)
}

/// The error for a game that is not there.
pub(super) fn no_such_game(name: &str) -> HostError {
    HostError::new("game", format!("one of {}", games::NAMES.join(", ")), format!("`{name}`"))
}
