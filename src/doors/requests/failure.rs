//! Why a request has failed, as data: whose fault it is, the text for people, and where the mistake lies.

use serde_json::{Value, json};

use crate::error::{Error, HostError};

/// Why a request has failed.
#[derive(Debug)]
pub(in crate::doors) struct Failure {
    /// Whose fault it is.
    pub(in crate::doors) kind: Kind,
    /// One line for people.
    pub(in crate::doors) message: String,
    /// The mistake in the host's JSON, where it is one.
    pub(in crate::doors) host: Option<HostError>,
}

/// Whose fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::doors) enum Kind {
    /// The host's JSON does not fit.
    Input,
    /// A mod or a journal cannot be used.
    Mod,
    /// A file cannot be read or written.
    Io,
    /// The script engine has failed.
    Engine,
    /// There is no such runtime or match, or it has been closed.
    NoHandle,
    /// The match belongs to another thread.
    WrongThread,
    /// What was sent is longer than is taken.
    TooLong,
    /// A pointer is null where something has to be.
    Null,
    /// The text is not UTF-8.
    Encoding,
    /// A fault of this library; the match is closed.
    Panic,
}

impl Failure {
    /// A failure that is no mistake in the host's JSON.
    pub(in crate::doors) fn new(kind: Kind, message: impl Into<String>) -> Failure {
        Failure { kind, message: message.into(), host: None }
    }

    /// A mistake in the host's JSON.
    pub(in crate::doors) fn input(path: &str, expected: impl Into<String>, found: &str) -> Failure {
        HostError::new(path, expected, found).into()
    }

    /// The same failure seen from one level further out.
    pub(in crate::doors) fn under(self, prefix: &str) -> Failure {
        match self.host {
            Some(host) => host.under(prefix).into(),
            None => self,
        }
    }

    /// Where the mistake lies, what was expected and what was found; none for other failures.
    pub(in crate::doors) fn data(&self) -> Option<Value> {
        let told =
            |host: &HostError| json!({"path": host.path, "expected": host.expected, "found": host.found});
        self.host.as_ref().map(told)
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let message = error.to_string();
        match error {
            Error::Host(error) => error.into(),
            Error::Mod { .. } => Failure::new(Kind::Mod, message),
            Error::Io { .. } => Failure::new(Kind::Io, message),
            Error::Engine(_) => Failure::new(Kind::Engine, message),
        }
    }
}

impl From<HostError> for Failure {
    fn from(error: HostError) -> Failure {
        Failure { kind: Kind::Input, message: error.to_string(), host: Some(error) }
    }
}
