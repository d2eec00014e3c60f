//! `junshi test [PATH…]`: runs Lua specs.

use std::path::PathBuf;

use super::Ended;
use super::options::Scripts;
use crate::doors::specs::{self, Outcome, Plan, Verdict};
use crate::error::HostError;
use crate::trace::Detail;

/// Arguments of `test`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Spec files, or folders with *_spec.lua files; by default tests/specs, specs or here
    paths: Vec<PathBuf>,
    /// Only tests whose full name contains this text
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
    /// Seed of every match, where a scene has none of its own
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// How results are printed
    #[arg(long, value_enum, default_value_t = Format::Plain)]
    format: Format,
    #[command(flatten)]
    scripts: Scripts,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    Plain,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let runtime = args.scripts.builder()?.trace(Detail::Full).build();
    let files = specs::find(&args.paths)?;
    let plan = Plan { filter: args.filter.clone(), seed: args.seed };
    let outcomes = specs::run(&runtime, &files, &plan)?;
    if outcomes.is_empty() {
        return Err(nothing(args, files.len()).into());
    }
    match args.format {
        Format::Plain => print(&outcomes, args.seed),
    }
    if outcomes.iter().any(Outcome::is_bad) { Err(Ended::Failed) } else { Ok(()) }
}

/// No test was run: a slip in a path or filter must not look like success.
fn nothing(args: &Args, files: usize) -> HostError {
    match &args.filter {
        Some(filter) if files > 0 => HostError::new(
            "--filter",
            "a part of some test's name",
            format!("\"{filter}\", which is in none"),
        ),
        _ if files > 0 => HostError::new("PATH", "files with tests", format!("no test in {files} files")),
        _ => HostError::new("PATH", "*_spec.lua files", "no specs"),
    }
}

fn print(outcomes: &[Outcome], seed: u64) {
    for outcome in outcomes {
        let word = match outcome.verdict {
            Verdict::Passed => continue,
            Verdict::Pending => "pending",
            Verdict::Failed => "FAILED",
            Verdict::Error => "ERROR",
        };
        let message = outcome.message.replace('\n', "\n    ");
        println!("{word} {}: {}: {message}", outcome.place(), outcome.name);
    }
    let count = |wanted| outcomes.iter().filter(|outcome| wanted == outcome.verdict).count();
    println!(
        "{} passed, {} failed, {} pending, seed {seed}",
        count(Verdict::Passed),
        count(Verdict::Failed) + count(Verdict::Error),
        count(Verdict::Pending),
    );
}
