//! Whole ways through the product: a Rust host, a modder at the command line, bad input, limits.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod a_c_host;
mod a_card_host;
mod a_modder;
mod a_newcomer;
mod a_planned_hand;
mod a_python_host;
mod a_rust_host;
mod a_tournament;
mod arena;
mod bad_input;
mod bots;
mod choosing_generals;
mod conformance;
mod doudizhu;
mod events;
mod gomoku;
mod holdem;
mod judging_play;
mod limits;
mod matches;
mod mod_order;
mod own_rules;
mod playing;
mod profiles;
mod readme;
mod tic_tac_toe;
mod tic_tac_toe_referee;
mod visibility;
mod written_hands;

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;

/// The file of the scene in which Cao Pi is hurt and may banish somebody.
pub const BANISHING: &str = "tests/scenes/sgs/cao-pi-banishes.json";

/// What a run of the program came to.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// What `--json` printed.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|_| panic!("not JSON: {}\n{}", self.out, self.err))
    }

    /// Everything that was printed.
    pub fn all(&self) -> String {
        format!("{}\n{}", self.out, self.err)
    }

    /// Fails unless every part stands somewhere in what was printed.
    #[track_caller]
    pub fn says(&self, parts: &[&str]) -> &Ran {
        let all = self.all();
        for part in parts {
            assert!(all.contains(part), "`{part}` is missing in:\n{all}");
        }
        self
    }
}

/// Runs the real program in the project's folder.
pub fn junshi(args: &[&str], input: &[u8]) -> Ran {
    junshi_logging(None, args, input)
}

/// Runs it with `JUNSHI_LOG` set, or not.
pub fn junshi_logging(log: Option<&str>, args: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_junshi"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(args).write_stdin(input.to_vec());
    command.env_remove("JUNSHI_LOG").envs(log.map(|log| ("JUNSHI_LOG", log)));
    let output = command.output().unwrap();
    Ran {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8_lossy(&output.stdout).into_owned(),
        err: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The text of a file of the project.
pub fn project_file(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// A folder with files, gone when dropped.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn with(files: &[(&str, &[u8])]) -> Folder {
        let root = tempfile::tempdir().unwrap();
        for (path, bytes) in files {
            let path = root.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, bytes).unwrap();
        }
        Folder(root)
    }

    pub fn path(&self, path: &str) -> String {
        let path: PathBuf = self.0.path().join(path);
        path.to_str().unwrap().to_owned()
    }
}
