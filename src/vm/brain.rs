//! Whole foreign AIs: finding their folder, and what of it a VM has to know.
//!
//! A foreign AI brings its own classes and its own dispatch. Its entry file runs by itself and loads
//! the others; all of them share one environment.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::manifest::Manifest;
use super::mods::{Mod, lua_files};
use crate::error::{Error, Result};

/// Id under which the files of a foreign AI are reported.
pub(super) const BRAIN: &str = "brain";

/// Folders are looked for this deep.
const DEEPEST: usize = 8;

/// The files of a foreign AI, by the paths that its own scripts use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Foreign {
    /// The folder as its scripts name it, such as `lua/ai`.
    pub(crate) folder: String,
    /// Names of the files that lie in it, also of those that cannot be compiled.
    pub(crate) files: Vec<String>,
}

impl Foreign {
    /// What scripts may list of a foreign AI whose entry is `entry`.
    pub(super) fn of(found: &Mod, entry: &str) -> Foreign {
        let top = found.files.iter().map(|file| file.path.clone()).filter(|path| !path.contains('/'));
        let folder = entry.rsplit_once('/').map(|(folder, _)| folder.to_owned()).unwrap_or_default();
        Foreign { folder, files: top.collect() }
    }
}

impl Mod {
    /// Reads a foreign AI whose entry lies at `entry` (`lua/ai/smart-ai.lua`). `path` is the folder
    /// of that file, or a folder above exactly one such folder.
    ///
    /// # Errors
    /// There is none, or more than one; or it cannot be read.
    pub(crate) fn foreign(path: &Path, entry: &str) -> Result<Mod> {
        let name = entry.rsplit('/').next().unwrap_or(entry);
        let root = Mod::foreign_folder(path, entry)?;
        let mut files = lua_files(&root)?;
        files.iter_mut().for_each(|file| file.auto = file.path == name);
        files.sort_by_key(|file| (!file.auto, file.path.clone()));
        let manifest = Manifest::parse(&format!("id = \"{BRAIN}\""))
            .map_err(|problem| Error::Mod { module: BRAIN.to_owned(), problem })?;
        Ok(Mod { manifest, files })
    }
}

impl Mod {
    /// The folder of a foreign AI at or below `path`.
    ///
    /// # Errors
    /// There is none, or more than one; or a folder cannot be read.
    pub(crate) fn foreign_folder(path: &Path, entry: &str) -> Result<PathBuf> {
        the_one(path, entry.rsplit('/').next().unwrap_or(entry))
    }
}

/// The one folder at or below `path` that holds a file of that name.
fn the_one(path: &Path, name: &str) -> Result<PathBuf> {
    let broken = |problem: String| Error::Mod { module: path.display().to_string(), problem };
    let mut found = BTreeSet::new();
    look(path, name, 0, &mut found)?;
    let mut found = found.into_iter();
    match (found.next(), found.next()) {
        (Some(one), None) => Ok(one),
        (None, _) => Err(broken(format!("there is no {name} in it or below it"))),
        (Some(one), Some(other)) => {
            let (one, other) = (one.display(), other.display());
            Err(broken(format!("more than one AI lies below it: {one}, {other} …; name one of them")))
        }
    }
}

fn look(folder: &Path, name: &str, depth: usize, found: &mut BTreeSet<PathBuf>) -> Result<()> {
    if folder.join(name).is_file() {
        found.insert(folder.to_owned());
        return Ok(());
    }
    let fail = |source| Error::Io { path: folder.to_owned(), source };
    for entry in fs::read_dir(folder).map_err(fail)? {
        let entry = entry.map_err(fail)?;
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        if depth < DEEPEST && !hidden && entry.file_type().map_err(fail)?.is_dir() {
            look(&entry.path(), name, depth + 1, found)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_itself_or_one_above_a_single_one_is_taken() {
        let root = tempfile::tempdir().unwrap();
        let ai = |game: &str| root.path().join(game).join("lua/ai");
        for game in ["one", "other"] {
            fs::create_dir_all(ai(game)).unwrap();
            fs::write(ai(game).join("smart-ai.lua"), "").unwrap();
            fs::write(ai(game).join("a-ai.lua"), "").unwrap();
        }
        for path in [ai("one"), root.path().join("one")] {
            let found = Mod::foreign(&path, "lua/ai/smart-ai.lua").unwrap();
            assert_eq!(found.files.len(), 2);
            assert!(found.files[0].auto && found.files[0].path == "smart-ai.lua" && !found.files[1].auto);
        }
        let refused = Mod::foreign(root.path(), "lua/ai/smart-ai.lua").unwrap_err().to_string();
        assert!(refused.contains("more than one"), "{refused}");
        assert!(Mod::foreign(root.path(), "lua/ai/none.lua").is_err());
    }
}
