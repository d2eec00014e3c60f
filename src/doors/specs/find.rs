//! Where spec files are: the files given, and `*_spec.lua` below the folders given.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{Error, Result};

/// Looked in when no path is given; where none of them is there, the folder one is in.
const USUAL: [&str; 4] = ["tests/specs", "tests/scenes", "specs", "scenes"];
const DEEPEST: usize = 16;

/// The spec files that these paths mean, in order of their names. Folders called `must_fail`,
/// `target` or beginning with a dot are entered only when they are given themselves.
///
/// # Errors
/// A path that is not there or cannot be read.
pub fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let usual: Vec<PathBuf> = USUAL.iter().map(PathBuf::from).filter(|path| path.is_dir()).collect();
    let given = match (paths, usual.is_empty()) {
        ([], true) => vec![PathBuf::from(".")],
        ([], false) => usual,
        (paths, _) => paths.to_vec(),
    };
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

/// Recorded scenes lie below a folder of that name.
fn in_scenes(path: &Path) -> bool {
    path.components().any(|part| part.as_os_str() == "scenes")
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
        } else if name.ends_with("_spec.lua") || (name.ends_with(".json") && in_scenes(&path)) {
            files.push(path);
        }
    }
    Ok(())
}
