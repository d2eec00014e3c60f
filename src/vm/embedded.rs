//! Our own Lua files: embedded in the binary, overlaid by a folder on disk where one is given.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rust_embed::RustEmbed;

use super::manifest::Manifest;
use super::mods::{Mod, ModFile, lua_files};
use crate::error::{Error, HostError, Result};

#[derive(RustEmbed)]
#[folder = "lua/"]
#[include = "*.lua"]
#[exclude = "meta/*"]
struct Embedded;

/// Id under which our own files are reported.
pub(crate) const OWN: &str = "junshi";

/// Which of our own files come from disk.
#[derive(Clone, Debug, Default)]
pub(crate) struct OwnFiles {
    /// A folder laid out like `lua`, whose files are laid over the embedded ones.
    pub(crate) overlay: Option<PathBuf>,
    /// Another version of a game's folder of `lua`, or a folder that holds it by the game's name. It
    /// stands in place of all embedded files of the game.
    pub(crate) game: Option<PathBuf>,
}

impl OwnFiles {
    /// The folder that stands in place of the embedded files of a game.
    fn instead(&self, game: &str) -> Option<PathBuf> {
        let folder = self.game.as_ref()?;
        let inner = folder.join(game);
        Some(if inner.is_dir() { inner } else { folder.clone() })
    }
}

/// The text of one of our own files of a game, from wherever it comes.
pub(super) fn one(path: &str, game: &str, files: &OwnFiles) -> Option<String> {
    let on_disk = |path: PathBuf| std::fs::read_to_string(path).ok();
    if let (Some(folder), Some(own)) = (files.instead(game), path.strip_prefix(&format!("{game}/"))) {
        return on_disk(folder.join(own));
    }
    files.overlay.as_ref().and_then(|folder| on_disk(folder.join(path))).or_else(|| text(path))
}

/// The names of the files in one of a game's folders, without their ending, sorted.
pub(super) fn names(folder: &str, game: &str, files: &OwnFiles) -> Vec<String> {
    let own = folder.strip_prefix(&format!("{game}/")).unwrap_or(folder);
    let instead = files.instead(game).map(|place| place.join(own));
    let embedded = Embedded::iter().filter(|_| instead.is_none());
    let mut names: Vec<String> =
        embedded.filter_map(|path| path.strip_prefix(folder).map(str::to_owned)).collect();
    for place in instead.into_iter().chain(files.overlay.as_ref().map(|place| place.join(folder))) {
        let found = std::fs::read_dir(place).into_iter().flatten().flatten();
        names.extend(found.map(|entry| entry.file_name().to_string_lossy().into_owned()));
    }
    names.sort();
    names.dedup();
    names.iter().filter_map(|name| name.strip_suffix(".lua").map(str::to_owned)).collect()
}

/// The text of one of our own files, such as `kit/prelude.lua`.
pub(crate) fn text(path: &str) -> Option<String> {
    let file = Embedded::get(path)?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Our own files for a game: the kit, then the game's, `init.lua` first. Profiles and the
/// referee's rules are not among them. Beside a foreign AI stands only what a host provides: the
/// kit, and the game's folder `host`.
pub(crate) fn own_files(game: &str, own: &OwnFiles, is_foreign: bool) -> Result<Mod> {
    let host = format!("{game}/host/");
    let rank = |path: &str| {
        let wanted = !is_foreign || path.starts_with("kit/") || path.starts_with(&host);
        rank(path, game).filter(|_| wanted)
    };
    let mut files: BTreeMap<(u8, String), Vec<u8>> = BTreeMap::new();
    let (instead, home) = (own.instead(game), format!("{game}/"));
    for path in Embedded::iter().filter(|path| instead.is_none() || !path.starts_with(&home)) {
        if let (Some(rank), Some(file)) = (rank(&path), Embedded::get(&path)) {
            files.insert((rank, path.into_owned()), file.data.into_owned());
        }
    }
    let mut over = match &own.overlay {
        Some(folder) => Mod::read(folder)?.files,
        None => Vec::new(),
    };
    if let Some(folder) = &instead {
        over.extend(instead_of_embedded(folder, &home)?);
    }
    for file in over {
        if let Some(rank) = rank(&file.path) {
            files.insert((rank, file.path), file.bytes);
        }
    }
    let files = files.into_iter().map(|((_, path), bytes)| ModFile { path, bytes, auto: true }).collect();
    let manifest = Manifest::parse(&format!("id = \"{OWN}\""))
        .map_err(|problem| Error::Mod { module: OWN.to_owned(), problem })?;
    Ok(Mod { manifest, files })
}

/// The files of another version of a game's folder.
fn instead_of_embedded(folder: &Path, home: &str) -> Result<Vec<ModFile>> {
    let mut files = lua_files(folder)?;
    if files.is_empty() {
        let found = format!("none in `{}`", folder.display());
        return Err(HostError::new("lua", "Lua files of the game", found).into());
    }
    files.iter_mut().for_each(|file| file.path.insert_str(0, home));
    Ok(files)
}

/// The words of specs: path and text, the kit's first. Only the spec runner loads them.
pub(crate) fn spec_words(game: &str, overlay: Option<&Path>) -> Vec<(String, String)> {
    let on_disk = |path: &str| std::fs::read_to_string(overlay?.join(path)).ok();
    let read = |path: String| Some((path.clone(), on_disk(&path).or_else(|| text(&path))?));
    let folders = ["kit/spec/".to_owned(), format!("{game}/spec/")];
    let mut words = Vec::new();
    for folder in folders {
        let mut paths: Vec<String> =
            Embedded::iter().filter(|path| path.starts_with(&folder)).map(Into::into).collect();
        paths.sort();
        words.extend(paths.into_iter().filter_map(read));
    }
    words
}

/// Where a file stands in the loading order of a game; none where it does not belong to it. Values stand
/// before skills, so that a skill's own file has the last word.
fn rank(path: &str, game: &str) -> Option<u8> {
    if let Some(name) = path.strip_prefix("kit/") {
        return (!["prelude.lua", "foreign.lua"].contains(&name) && !name.starts_with("spec/")).then_some(0);
    }
    let own = path.strip_prefix(game)?.strip_prefix('/')?;
    match own.split('/').next() {
        Some("profiles" | "rules" | "libs.lua" | "spec") => None,
        Some("init.lua") => Some(1),
        Some("smart" | "values") => Some(2),
        _ => Some(3),
    }
}

/// The Lua files in a folder of ours and below, by path, with those of an overlay laid over them.
pub(super) fn files_in(folder: &str, overlay: Option<&Path>) -> Result<Vec<(String, String)>> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for path in Embedded::iter().filter(|path| path.starts_with(folder)) {
        if let Some(text) = text(&path) {
            files.insert(path.into_owned(), text);
        }
    }
    let place = overlay.map(|place| place.join(folder)).filter(|place| place.is_dir());
    for file in place.map(|place| lua_files(&place)).transpose()?.into_iter().flatten() {
        files.insert(format!("{folder}{}", file.path), String::from_utf8_lossy(&file.bytes).into_owned());
    }
    Ok(files.into_iter().collect())
}
