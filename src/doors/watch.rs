//! Noticing that script files have been saved.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};

use crate::error::{Error, Result};

/// Watches files and folders, folders with all that is below them.
pub(crate) struct Watch {
    _watcher: RecommendedWatcher,
    saved: Receiver<()>,
}

/// Editors save in several steps; what follows within this time belongs to the same change.
const SETTLE: Duration = Duration::from_millis(20);

impl Watch {
    /// Begins to watch.
    ///
    /// # Errors
    /// The system cannot watch a path.
    pub(crate) fn new(paths: &[PathBuf]) -> Result<Watch> {
        let (notice, saved) = mpsc::channel();
        let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
            if event.is_ok_and(|event| is_save(&event)) {
                let _ = notice.send(());
            }
        })
        .map_err(|error| cannot(Path::new("."), error))?;
        for path in paths {
            // An editor may replace a file by another one of the same name: its folder is watched.
            let place = if path.is_dir() { path.as_path() } else { folder_of(path) };
            watcher.watch(place, RecursiveMode::Recursive).map_err(|error| cannot(path, error))?;
        }
        Ok(Watch { _watcher: watcher, saved })
    }

    /// Whether something was saved since this was last asked.
    pub(crate) fn changed(&self) -> bool {
        self.saved.try_iter().count() > 0
    }

    /// Waits until something is saved and its saving is done; false where nothing can come any more.
    pub(crate) fn wait(&self) -> bool {
        if self.saved.recv().is_err() {
            return false;
        }
        while self.saved.recv_timeout(SETTLE).is_ok() {}
        true
    }
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn is_save(event: &Event) -> bool {
    let touched = matches!(event.kind, EventKind::Create(_) | EventKind::Modify(_) | EventKind::Remove(_));
    let script =
        |path: &PathBuf| path.extension().is_some_and(|end| end == "lua" || end == "toml" || end == "json");
    touched && event.paths.iter().any(script)
}

fn cannot(path: &Path, error: notify::Error) -> Error {
    Error::Io { path: path.to_owned(), source: std::io::Error::other(error) }
}
