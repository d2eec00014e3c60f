//! `junshi test [PATH…]`: runs Lua specs.

use std::path::PathBuf;

use super::Ended;
use super::options::Scripts;
use crate::doors::specs::{self, Outcome, Plan, formats};
use crate::doors::watch::Watch;
use crate::error::HostError;
use crate::games;
use crate::runtime::Runtime;
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
    /// Run again whenever a script or spec is saved
    #[arg(long)]
    watch: bool,
    /// Where modules lie that specs require, such as luaunit (may be repeated)
    #[arg(long = "path", value_name = "DIR")]
    modules: Vec<PathBuf>,
    /// Write other answers of recorded scenes down as the expected ones
    #[arg(long)]
    update: bool,
    /// Tell which handlers no spec has asked
    #[arg(long)]
    coverage: bool,
    /// How results are printed
    #[arg(long, value_enum, default_value_t = Format::Plain)]
    format: Format,
    #[command(flatten)]
    scripts: Scripts,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Format {
    Plain,
    Tap,
    Junit,
    Json,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    if !args.watch {
        return once(args);
    }
    let mut watched = args.scripts.paths();
    watched.extend(specs::find(&args.paths)?);
    let watch = Watch::new(&watched)?;
    loop {
        if let Err(Ended::Error(error)) = once(args) {
            eprintln!("junshi: {error}");
        }
        eprintln!("waiting for a file to be saved …");
        if !watch.wait() {
            return Ok(());
        }
    }
}

fn once(args: &Args) -> Result<(), Ended> {
    let runtime = args.scripts.builder()?.trace(Detail::Full).build();
    let files = specs::find(&args.paths)?;
    let plan = Plan {
        filter: args.filter.clone(),
        seed: args.seed,
        paths: args.modules.clone(),
        update: args.update,
        ..Plan::default()
    };
    let outcomes = specs::run(&runtime, &files, &plan)?;
    if outcomes.is_empty() {
        return Err(nothing(args, files.len()).into());
    }
    let text = match args.format {
        Format::Plain => formats::plain(&outcomes, args.seed),
        Format::Tap => formats::tap(&outcomes, args.seed),
        Format::Junit => formats::junit(&outcomes),
        Format::Json => formats::json(&outcomes, args.seed),
    };
    say_plain!("{text}");
    if args.coverage {
        tell_coverage(&runtime, &plan)?;
    }
    if outcomes.iter().any(Outcome::is_bad) { Err(Ended::Failed) } else { Ok(()) }
}

/// Which handlers were asked, on standard error: results stay what they are.
fn tell_coverage(runtime: &Runtime, plan: &Plan) -> Result<(), Ended> {
    for game in games::NAMES {
        let covered = plan.coverage.of(runtime, game)?;
        let all = covered.asked.len() + covered.missed.len();
        let percent = (covered.asked.len() * 100).checked_div(all).unwrap_or(100);
        eprintln!("coverage of {game}: {} of {all} handlers were asked ({percent} %)", covered.asked.len());
        covered.missed.iter().for_each(|hook| eprintln!("  not asked: {hook}"));
    }
    Ok(())
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
