//! Finding the files of a mod: a folder with `mod.toml`, a folder of QSanguosha-style `*-ai.lua`,
//! or one file.

use std::fs;
use std::path::{Path, PathBuf};

use super::manifest::{Manifest, is_id};
use crate::error::{Error, Result};

/// A mod as found, before anything is compiled.
#[derive(Clone, Debug)]
pub(crate) struct Mod {
    /// Who it is and what it needs.
    pub(crate) manifest: Manifest,
    /// All its Lua files, in loading order; those that are only for `require` come last.
    pub(crate) files: Vec<ModFile>,
}

/// One Lua file of a mod.
#[derive(Clone, Debug)]
pub(crate) struct ModFile {
    /// Path inside the mod, with forward slashes.
    pub(crate) path: String,
    /// Bytes as they were read.
    pub(crate) bytes: Vec<u8>,
    /// Whether it is loaded by itself, and not only when another file requires it.
    pub(crate) auto: bool,
}

/// Folders may be nested this deep, and a mod may have this many files.
const DEEPEST: usize = 12;
const MOST_FILES: usize = 5000;

impl Mod {
    /// A mod of one script held in memory.
    pub(crate) fn in_memory(id: &str, file: &str, text: &str) -> Result<Mod> {
        let files = vec![ModFile { path: file.to_owned(), bytes: text.as_bytes().to_vec(), auto: true }];
        Ok(Mod { manifest: bare_manifest(id)?, files })
    }

    /// Reads a mod from disk.
    ///
    /// # Errors
    /// A manifest that cannot be read, a folder without Lua files, a path that is not there.
    pub(crate) fn read(path: &Path) -> Result<Mod> {
        let kind = fs::metadata(path).map_err(|source| Error::Io { path: path.to_owned(), source })?;
        match kind.is_dir() {
            false => Mod::single_file(path),
            true if path.join("mod.toml").is_file() => Mod::with_manifest(path),
            true => Mod::bare_folder(path),
        }
    }

    fn single_file(path: &Path) -> Result<Mod> {
        let name = file_name(path);
        if !name.ends_with(".lua") {
            return Err(broken(path, "a mod is a folder or a file that ends in .lua"));
        }
        let id = name.trim_end_matches(".lua").trim_end_matches("-ai");
        let files = vec![ModFile { path: name.clone(), bytes: read(path)?, auto: true }];
        Ok(Mod { manifest: bare_manifest(id)?, files })
    }

    fn with_manifest(root: &Path) -> Result<Mod> {
        let text = read(&root.join("mod.toml"))?;
        let text = String::from_utf8(text).map_err(|_| broken(root, "mod.toml is not UTF-8"))?;
        let manifest = Manifest::parse(&text).map_err(|problem| broken(&root.join("mod.toml"), problem))?;
        let mut files = lua_files(root)?;
        if let Some(listed) = &manifest.files {
            files = in_listed_order(root, files, listed)?;
        } else {
            files.sort_by_key(|file| (file.path != "init.lua", file.path.clone()));
        }
        Ok(Mod { manifest, files })
    }

    fn bare_folder(root: &Path) -> Result<Mod> {
        let mut files = lua_files(root)?;
        if files.is_empty() {
            return Err(broken(root, "there is neither a mod.toml nor a .lua file in it"));
        }
        if files.iter().any(|file| file.path.ends_with("-ai.lua")) {
            files.iter_mut().for_each(|file| file.auto = file.path.ends_with("-ai.lua"));
            files.sort_by_key(|file| (!file.auto, file.path.clone()));
        }
        Ok(Mod { manifest: bare_manifest(&file_name(root))?, files })
    }
}

fn bare_manifest(name: &str) -> Result<Manifest> {
    let id: String = name.chars().map(|c| if is_id(&c.to_string()) { c } else { '_' }).take(64).collect();
    let id = if id.is_empty() { "mod".to_owned() } else { id };
    Manifest::parse(&format!("id = \"{id}\""))
        .map_err(|problem| Error::Mod { module: name.to_owned(), problem })
}

fn in_listed_order(root: &Path, mut files: Vec<ModFile>, listed: &[String]) -> Result<Vec<ModFile>> {
    files.iter_mut().for_each(|file| file.auto = false);
    let mut ordered = Vec::with_capacity(files.len());
    for name in listed {
        let at = files.iter().position(|file| file.path == *name);
        let at = at.ok_or_else(|| broken(root, format!("mod.toml lists `{name}`, which is not there")))?;
        let mut file = files.remove(at);
        file.auto = true;
        ordered.push(file);
    }
    ordered.extend(files);
    Ok(ordered)
}

/// All Lua files below `root`, sorted by path; specs, hidden files and links are left out.
pub(super) fn lua_files(root: &Path) -> Result<Vec<ModFile>> {
    let mut found = Vec::new();
    walk(root, "", 0, &mut found)?;
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

fn walk(folder: &Path, prefix: &str, depth: usize, found: &mut Vec<ModFile>) -> Result<()> {
    let fail = |source| Error::Io { path: folder.to_owned(), source };
    for entry in fs::read_dir(folder).map_err(fail)? {
        let entry = entry.map_err(fail)?;
        let kind = entry.file_type().map_err(fail)?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if name.starts_with('.') || kind.is_symlink() || found.len() >= MOST_FILES {
            continue;
        }
        if kind.is_dir() {
            // a referee loads `rules` into a VM of their own
            let skipped =
                matches!(name.as_str(), "spec" | "specs" | "meta") || (depth == 0 && name == "rules");
            if depth < DEEPEST && !skipped {
                walk(&entry.path(), &format!("{path}/"), depth + 1, found)?;
            }
        } else if name.ends_with(".lua") && !name.ends_with("_spec.lua") {
            found.push(ModFile { path, bytes: read(&entry.path())?, auto: true });
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|source| Error::Io { path: path.to_owned(), source })
}

fn file_name(path: &Path) -> String {
    let path = fs::canonicalize(path).unwrap_or_else(|_| PathBuf::from(path));
    path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

fn broken(path: &Path, problem: impl Into<String>) -> Error {
    Error::Mod { module: path.display().to_string(), problem: problem.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for (path, text) in files {
            let path = root.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        root
    }

    fn loaded(found: &Mod) -> Vec<&str> {
        found.files.iter().filter(|file| file.auto).map(|file| file.path.as_str()).collect()
    }

    #[test]
    fn init_comes_first_and_specs_stay_out() {
        let root = folder(&[
            ("mod.toml", "id = 'm'"),
            ("a.lua", ""),
            ("init.lua", ""),
            ("skills/b.lua", ""),
            ("a_spec.lua", ""),
            ("specs/c.lua", ""),
        ]);
        assert_eq!(loaded(&Mod::read(root.path()).unwrap()), ["init.lua", "a.lua", "skills/b.lua"]);
    }

    #[test]
    fn a_bare_folder_loads_its_ai_files_and_keeps_the_rest_for_require() {
        let root = folder(&[("lua/ai/foo-ai.lua", ""), ("lua/lib/tool.lua", "")]);
        let found = Mod::read(root.path()).unwrap();
        assert_eq!(loaded(&found), ["lua/ai/foo-ai.lua"]);
        assert_eq!(found.files.len(), 2);
    }

    #[test]
    fn what_is_not_a_mod_is_told() {
        let root = folder(&[("readme.txt", "")]);
        assert!(Mod::read(root.path()).unwrap_err().to_string().contains("neither a mod.toml"));
        assert!(Mod::read(&root.path().join("readme.txt")).unwrap_err().to_string().contains(".lua"));
        assert!(matches!(Mod::read(&root.path().join("gone")), Err(Error::Io { .. })));
        let listed = folder(&[("mod.toml", "id = 'm'\nfiles = ['x.lua']")]);
        assert!(Mod::read(listed.path()).unwrap_err().to_string().contains("x.lua"));
    }
}
