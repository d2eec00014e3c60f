//! `junshi check PATH…`: which files load and why not, who overrides whom, which names are new or
//! unknown. A folder that holds a whole foreign AI is checked as one.

use std::path::{Path, PathBuf};

use serde::Serialize;

use super::Ended;
use super::checked::{self, Row};
use crate::error::Error;
use crate::games::{self, Visit};
use crate::runtime::{Builder, Runtime};
use crate::vm::{Fault, Lent, LoadReport, Mod, StrangeCall};

/// Id under which our own files are reported.
const OWN: &str = "junshi";
/// Id under which the files of a foreign AI are reported.
const BRAIN: &str = "brain";

/// Arguments of `check`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Mods, in loading order, or the folder of a whole foreign AI; none checks our own files
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
    let checking = Checking { paths: &args.paths, own_files: args.own_files.as_deref() };
    let checked = games::visit(&args.game, checking)
        .unwrap_or_else(|| Err(super::options::no_such_game(&args.game).into()))?;
    match args.json {
        true => say!("{}", serde_json::to_string(&Printed::of(&checked)).unwrap_or_default()),
        false => print(&checked),
    }
    if checked.report.is_bad() { Err(Ended::Failed) } else { Ok(()) }
}

/// What was found.
struct Checked {
    report: LoadReport,
    rows: Vec<Row>,
}

#[derive(Serialize)]
struct Printed<'a> {
    ok: bool,
    files: &'a [Row],
    summary: Summary,
    faults: &'a [Fault],
    overrides: &'a [crate::vm::Override],
    slips: &'a [crate::vm::Slip],
    new_names: &'a [crate::vm::NewName],
}

impl Printed<'_> {
    fn of(checked: &Checked) -> Printed<'_> {
        let report = &checked.report;
        Printed {
            ok: !report.is_bad(),
            files: &checked.rows,
            summary: Summary::of(checked),
            faults: &report.faults,
            overrides: &report.overrides,
            slips: &report.slips,
            new_names: &report.new_names,
        }
    }
}

/// Counts over all files.
#[derive(Serialize)]
struct Summary {
    files: usize,
    loaded: usize,
    entries: usize,
    overrides: usize,
    new_names: usize,
    unknown_names: usize,
    unknown_methods: usize,
}

impl Summary {
    fn of(checked: &Checked) -> Summary {
        let rows = &checked.rows;
        Summary {
            files: rows.len(),
            loaded: rows.iter().filter(|row| row.loaded).count(),
            entries: rows.iter().map(|row| row.entries).sum(),
            overrides: checked.report.overrides.len(),
            new_names: checked.report.new_names.len(),
            unknown_names: checked.report.slips.len(),
            unknown_methods: rows.iter().map(|row| row.unknown_methods.len()).sum(),
        }
    }
}

struct Checking<'a> {
    paths: &'a [PathBuf],
    own_files: Option<&'a Path>,
}

impl Visit for Checking<'_> {
    type Out = crate::error::Result<Checked>;

    fn visit<G: Lent>(self) -> Self::Out {
        let mut builder = Runtime::builder();
        if let Some(folder) = self.own_files {
            builder = builder.own_files(folder);
        }
        let (brains, mods): (Vec<&PathBuf>, Vec<&PathBuf>) =
            self.paths.iter().partition(|path| is_brain::<G>(path));
        let mut unreadable = Vec::new();
        for path in mods {
            match Mod::read(path) {
                Ok(_) => builder = builder.mod_path(path),
                Err(error @ Error::Io { .. }) => return Err(error),
                Err(error) => unreadable.push(Fault::bare(error.to_string())),
            }
        }
        let mut checked = match brains[..] {
            [] => loaded::<G>(builder, |module| self.paths.is_empty() || module != OWN)?,
            [brain] => with_brain::<G>(builder, brain)?,
            [one, other, ..] => {
                let problem = format!("it is a whole AI, as {} is: check them one by one", one.display());
                return Err(Error::Mod { module: other.display().to_string(), problem });
            }
        };
        checked.report.faults = [unreadable, std::mem::take(&mut checked.report.faults)].concat();
        Ok(checked)
    }
}

/// Whether a folder holds the entry of a foreign AI, and is no mod of ours.
fn is_brain<G: Lent>(path: &Path) -> bool {
    let Some(entry) = G::foreign_entry().filter(|_| path.is_dir() && !path.join("mod.toml").is_file()) else {
        return false;
    };
    Mod::foreign(path, entry).is_ok()
}

fn loaded<G: Lent>(builder: Builder, wanted: impl Fn(&str) -> bool) -> crate::error::Result<Checked> {
    let runtime = builder.build();
    let report = runtime.load_report::<G>()?;
    let calls = runtime.strange_calls::<G>()?;
    let rows = checked::rows(&report, &calls, wanted);
    Ok(Checked { report, rows })
}

/// A foreign AI, and beside it those of its files that it does not load itself.
fn with_brain<G: Lent>(builder: Builder, brain: &Path) -> crate::error::Result<Checked> {
    let builder = builder.brain(brain);
    let mut checked = loaded::<G>(builder.clone(), |module| module != OWN)?;
    let entry = G::foreign_entry().unwrap_or_default();
    let found = Mod::foreign(brain, entry)?;
    let is_told = |file: &str| checked.rows.iter().any(|row| row.module == BRAIN && row.file == file);
    let left: Vec<String> =
        found.files.iter().map(|file| file.path.clone()).filter(|file| !is_told(file)).collect();
    for file in left {
        let folder = Mod::foreign_folder(brain, entry)?;
        let alone = loaded::<G>(builder.clone().mod_path(folder.join(&file)), |module| {
            module != OWN && module != BRAIN
        })?;
        let calls = alone.rows.iter().flat_map(|row| row.unknown_methods.clone()).collect();
        checked.take(alone, &file, calls);
    }
    Ok(checked)
}

impl Checked {
    /// Takes over what was found of one more file.
    fn take(&mut self, alone: Checked, file: &str, calls: Vec<StrangeCall>) {
        let own = |fault: &&Fault| fault.module != OWN && fault.module != BRAIN;
        self.report.faults.extend(alone.report.faults.iter().filter(own).cloned());
        for row in alone.rows {
            let (module, file) = (BRAIN.to_owned(), file.to_owned());
            self.rows.push(Row { module, file, unused: true, unknown_methods: calls.clone(), ..row });
        }
    }
}

fn print(checked: &Checked) {
    let report = &checked.report;
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
    for row in &checked.rows {
        warnings(row);
    }
    for entry in &report.overrides {
        say!("override: {} by {} over {}", entry.entry, entry.by, entry.over);
    }
    for name in &report.new_names {
        say!("new: {} {} in {}", name.kind, name.name, name.by);
    }
    if checked.rows.iter().any(|row| row.module != OWN) {
        say!("");
        checked::table(&checked.rows).iter().for_each(|line| say!("{line}"));
        say!("");
    }
    let sums = Summary::of(checked);
    say!(
        "{} files loaded, {} entries, {} left out or wrong, {} overrides, {} new names, {} unknown methods",
        sums.loaded,
        sums.entries,
        report.faults.len() + report.slips.len(),
        sums.overrides,
        sums.new_names,
        sums.unknown_methods
    );
}

fn warnings(row: &Row) {
    for mended in &row.mended {
        say!("warning: {}/{}:{}: {}", row.module, row.file, mended.line, mended.text);
    }
    for call in &row.unknown_methods {
        let near = call.near.as_ref().map(|near| format!("; did you mean {near}?")).unwrap_or_default();
        let times = if call.count > 1 { format!(" ({} times)", call.count) } else { String::new() };
        say!(
            "warning: {}/{}:{}: nothing has a method {}{times}{near}",
            row.module,
            row.file,
            call.line,
            call.name
        );
    }
    if row.unused {
        say!("warning: {}/{}: the AI does not load it by itself", row.module, row.file);
    }
}
