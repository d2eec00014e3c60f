//! `junshi check PATH…`: what is wrong with mods, who overrides whom, which names are new.

use std::path::PathBuf;

use serde::Serialize;

use super::Ended;
use crate::error::Error;
use crate::games::{self, Visit};
use crate::runtime::Runtime;
use crate::vm::{Fault, Lent, LoadReport};

/// Arguments of `check`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Mods, in loading order; none checks our own files
    paths: Vec<PathBuf>,
    /// Only for this game
    #[arg(long, default_value = "sgs")]
    game: String,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Overlay our own Lua files by a folder laid out like `lua`
    #[arg(long, value_name = "DIR", hide = true)]
    own_files: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let mut builder = Runtime::builder();
    if let Some(folder) = &args.own_files {
        builder = builder.own_files(folder);
    }
    let mut unreadable = Vec::new();
    for path in &args.paths {
        match crate::vm::Mod::read(path) {
            Ok(_) => builder = builder.mod_path(path),
            Err(error @ Error::Io { .. }) => return Err(error.into()),
            Err(error) => unreadable.push(Fault::bare(error.to_string())),
        }
    }
    let runtime = builder.build();
    let report = games::visit(&args.game, Checking { runtime })
        .unwrap_or_else(|| Err(super::options::no_such_game(&args.game).into()))?;
    let report = LoadReport { faults: [unreadable, report.faults.clone()].concat(), ..report };
    match args.json {
        true => say!(
            "{}",
            serde_json::to_string(&Printed { ok: !report.is_bad(), report: &report }).unwrap_or_default()
        ),
        false => print(&report),
    }
    if report.is_bad() { Err(Ended::Failed) } else { Ok(()) }
}

#[derive(Serialize)]
struct Printed<'a> {
    ok: bool,
    #[serde(flatten)]
    report: &'a LoadReport,
}

struct Checking {
    runtime: Runtime,
}

impl Visit for Checking {
    type Out = crate::error::Result<LoadReport>;

    fn visit<G: Lent>(self) -> Self::Out {
        self.runtime.load_report::<G>()
    }
}

fn print(report: &LoadReport) {
    for fault in &report.faults {
        say!("{fault}\n");
    }
    for slip in &report.slips {
        say!(
            "error: {}: {} is not known; did you mean {}? (declare new names under [provides] in mod.toml)",
            slip.by,
            slip.entry,
            slip.near
        );
    }
    for file in &report.files {
        for (line, what) in &file.mended {
            say!("warning: {}/{}:{line}: {what}", file.module, file.file);
        }
    }
    for entry in &report.overrides {
        say!("override: {} by {} over {}", entry.entry, entry.by, entry.over);
    }
    for name in &report.new_names {
        say!("new: {} {} in {}", name.kind, name.name, name.by);
    }
    let entries: usize = report.files.iter().map(|file| file.entries).sum();
    say!(
        "{} files loaded, {entries} entries, {} left out or wrong, {} overrides, {} new names",
        report.files.len(),
        report.faults.len() + report.slips.len(),
        report.overrides.len(),
        report.new_names.len()
    );
}
