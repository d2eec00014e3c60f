//! Errors, sorted by whose fault they are.
//!
//! A script's fault never appears here while a decision is made: it goes into the trace and the
//! next rung answers. These are the errors that end a call.

use std::path::PathBuf;

/// What a call of the runtime can fail with.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The host sent something malformed or inconsistent. Nothing was changed.
    #[error(transparent)]
    Host(#[from] HostError),
    /// A mod cannot be loaded at all (its manifest, dependencies or place on disk are wrong).
    #[error("mod {module}: {problem}")]
    Mod {
        /// Id of the mod, or its path while the id is not known.
        module: String,
        /// What is wrong and what to do.
        problem: String,
    },
    /// A file could not be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The script engine could not be made to work (out of memory when a match is opened).
    #[error("script engine: {0}")]
    Engine(String),
}

/// Bad input from the host: where, what was expected, what came.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at {path}: expected {expected}, found {found}")]
pub struct HostError {
    /// JSON path such as `snapshot.players[2].hp`; `.` for the whole document.
    pub path: String,
    /// What would have been right.
    pub expected: String,
    /// What was there.
    pub found: String,
}

impl HostError {
    /// An error at `path`.
    pub fn new(path: impl Into<String>, expected: impl Into<String>, found: impl Into<String>) -> HostError {
        HostError { path: path.into(), expected: expected.into(), found: found.into() }
    }

    /// The same error seen from one level further out: `prefix` is put before the path.
    pub fn under(mut self, prefix: &str) -> HostError {
        self.path = match self.path.as_str() {
            "" | "." => prefix.to_owned(),
            path if path.starts_with('[') => format!("{prefix}{path}"),
            path => format!("{prefix}.{path}"),
        };
        self
    }
}

impl Error {
    /// The process exit code for this error: 2 for bad input, 3 for what should not happen.
    pub fn exit_code(&self) -> i32 {
        match self {
            Error::Host(_) | Error::Mod { .. } | Error::Io { .. } => 2,
            Error::Engine(_) => 3,
        }
    }
}

/// Results of the runtime.
pub type Result<T> = std::result::Result<T, Error>;
