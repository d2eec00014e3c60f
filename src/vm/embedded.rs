//! Our own Lua files: embedded in the binary, overlaid by a folder on disk where one is given.

use std::collections::BTreeMap;
use std::path::Path;

use rust_embed::RustEmbed;

use super::manifest::Manifest;
use super::mods::{Mod, ModFile};
use crate::error::{Error, Result};

#[derive(RustEmbed)]
#[folder = "lua/"]
#[include = "*.lua"]
#[exclude = "meta/*"]
struct Embedded;

/// Id under which our own files are reported.
pub(crate) const OWN: &str = "junshi";

/// The text of one of our own files, such as `kit/prelude.lua`.
pub(crate) fn text(path: &str) -> Option<String> {
    let file = Embedded::get(path)?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Our own files for a game: the kit, then the game's, `init.lua` first. Profiles and the
/// referee's rules are not among them. Beside a foreign AI stands only what a host provides: the
/// kit, and the game's folder `host`.
pub(crate) fn own_files(game: &str, overlay: Option<&Path>, is_foreign: bool) -> Result<Mod> {
    let host = format!("{game}/host/");
    let rank = |path: &str| {
        let wanted = !is_foreign || path.starts_with("kit/") || path.starts_with(&host);
        rank(path, game).filter(|_| wanted)
    };
    let mut files: BTreeMap<(u8, String), Vec<u8>> = BTreeMap::new();
    for path in Embedded::iter() {
        if let (Some(rank), Some(file)) = (rank(&path), Embedded::get(&path)) {
            files.insert((rank, path.into_owned()), file.data.into_owned());
        }
    }
    if let Some(folder) = overlay {
        for file in Mod::read(folder)?.files {
            if let Some(rank) = rank(&file.path) {
                files.insert((rank, file.path), file.bytes);
            }
        }
    }
    let files = files.into_iter().map(|((_, path), bytes)| ModFile { path, bytes, auto: true }).collect();
    let manifest = Manifest::parse(&format!("id = \"{OWN}\""))
        .map_err(|problem| Error::Mod { module: OWN.to_owned(), problem })?;
    Ok(Mod { manifest, files })
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
        return (name != "prelude.lua" && !name.starts_with("spec/")).then_some(0);
    }
    let own = path.strip_prefix(game)?.strip_prefix('/')?;
    match own.split('/').next() {
        Some("profiles" | "rules" | "libs.lua" | "spec") => None,
        Some("init.lua") => Some(1),
        Some("smart" | "values") => Some(2),
        _ => Some(3),
    }
}
