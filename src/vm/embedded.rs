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
struct Embedded;

/// Id under which our own files are reported.
pub(crate) const OWN: &str = "junshi";

/// The text of one of our own files, such as `kit/prelude.lua`.
pub(crate) fn text(path: &str) -> Option<String> {
    let file = Embedded::get(path)?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Our own files for a game: the kit, then the game's, `init.lua` first. Profiles and the
/// referee's rules are not among them.
pub(crate) fn own_files(game: &str, overlay: Option<&Path>) -> Result<Mod> {
    let mut files: BTreeMap<(u8, String), Vec<u8>> = BTreeMap::new();
    for path in Embedded::iter() {
        if let (Some(rank), Some(file)) = (rank(&path, game), Embedded::get(&path)) {
            files.insert((rank, path.into_owned()), file.data.into_owned());
        }
    }
    if let Some(folder) = overlay {
        for file in Mod::read(folder)?.files {
            if let Some(rank) = rank(&file.path, game) {
                files.insert((rank, file.path), file.bytes);
            }
        }
    }
    let files = files.into_iter().map(|((_, path), bytes)| ModFile { path, bytes, auto: true }).collect();
    let manifest = Manifest::parse(&format!("id = \"{OWN}\""))
        .map_err(|problem| Error::Mod { module: OWN.to_owned(), problem })?;
    Ok(Mod { manifest, files })
}

/// Where a file stands in the loading order of a game; none where it does not belong to it.
fn rank(path: &str, game: &str) -> Option<u8> {
    if let Some(name) = path.strip_prefix("kit/") {
        return (!matches!(name, "prelude.lua" | "spec.lua")).then_some(0);
    }
    let own = path.strip_prefix(game)?.strip_prefix('/')?;
    match own.split('/').next() {
        Some("profiles" | "rules" | "libs.lua") => None,
        Some("init.lua") => Some(1),
        Some("smart") => Some(2),
        _ => Some(3),
    }
}
