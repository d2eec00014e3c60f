//! Where spec files are: the files given, and `*_spec.lua` below the folders given.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{Error, Result};

/// Looked in, in this order, when no path is given.
const USUAL: [&str; 3] = ["tests/specs", "specs", "."];
const DEEPEST: usize = 16;

/// The spec files that these paths mean, in order of their names. Folders called `must_fail`,
/// `target` or beginning with a dot are entered only when they are given themselves.
///
/// # Errors
/// A path that is not there or cannot be read.
pub fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let usual = || USUAL.iter().map(PathBuf::from).find(|path| path.is_dir());
    let given: Vec<PathBuf> = if paths.is_empty() { usual().into_iter().collect() } else { paths.to_vec() };
    let mut files = Vec::new();
    for path in given {
        let kind = fs::metadata(&path).map_err(|source| Error::Io { path: path.clone(), source })?;
        match kind.is_dir() {
            true => walk(&path, 0, &mut files)?,
            false => files.push(path),
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    files.retain(|file| seen.insert(file.clone()));
    Ok(files)
}

fn walk(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<()> {
    let fail = |source| Error::Io { path: folder.to_owned(), source };
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .map_err(fail)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<std::io::Result<_>>()
        .map_err(fail)?;
    entries.sort();
    for path in entries {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if path.is_symlink() {
            continue;
        }
        if path.is_dir() {
            let skipped = matches!(name.as_str(), "must_fail" | "target") || name.starts_with('.');
            if !skipped && depth < DEEPEST {
                walk(&path, depth + 1, files)?;
            }
        } else if name.ends_with("_spec.lua") {
            files.push(path);
        }
    }
    Ok(())
}
