//! A spec file and its words, compiled once and run once for each test.

use std::path::{Path, PathBuf};

use super::super::face::Lent;
use super::super::program::mutable_globals;
use super::super::{embedded, engine, sandbox, source};
use super::{Ending, located};
use crate::error::Result;

/// A spec file and the words it may use, compiled once.
pub(crate) struct Script {
    pub(super) chunk: String,
    pub(super) code: Vec<u8>,
    pub(super) words: Vec<(String, Vec<u8>)>,
    /// Folders in which required modules are looked for.
    pub(super) paths: Vec<PathBuf>,
}

impl Script {
    /// The same file, with folders in which it finds modules.
    pub(crate) fn with_modules(self, paths: &[PathBuf]) -> Script {
        Script { paths: paths.to_vec(), ..self }
    }

    /// Compiles a spec file. `chunk` is its name in messages, `overlay` a folder over our own files.
    ///
    /// # Errors
    /// What is wrong with its text, or (outside) with our own files.
    pub(crate) fn compile<G: Lent>(
        chunk: &str,
        bytes: &[u8],
        overlay: Option<&Path>,
    ) -> Result<std::result::Result<Script, Ending>> {
        let compiler = sandbox::compiler(&mutable_globals(G::schema().global));
        let mut words = Vec::new();
        for (path, text) in embedded::spec_words(G::ID, overlay) {
            words.push((path, compiler.compile(text).map_err(engine)?));
        }
        let text = match source::mend(bytes) {
            Ok(mended) => mended.text,
            Err(error) => return Ok(Err(Ending::error(error.to_string(), 0))),
        };
        Ok(match compiler.compile(text) {
            Ok(code) => Ok(Script { chunk: chunk.to_owned(), code, words, paths: Vec::new() }),
            Err(error) => {
                let (line, message) = located(&syntax(&error));
                Err(Ending::error(message, line))
            }
        })
    }
}

fn syntax(error: &mlua::Error) -> String {
    match error {
        mlua::Error::SyntaxError { message, .. } => message.clone(),
        other => other.to_string(),
    }
}
