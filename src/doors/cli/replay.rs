//! `junshi replay`, `why` and `extract-test`: what a journal tells.

use std::path::PathBuf;

use serde::Serialize;
use serde_json::json;

use super::Ended;
use super::options::Scripts;
use crate::error::{Error, HostError};
use crate::games::{self, Visit};
use crate::journal::Reader;
use crate::replay::{Replay, Restored};
use crate::runtime::Runtime;
use crate::trace::{Detail, plain};
use crate::vm::Lent;

/// Arguments of `replay`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The journal
    journal: PathBuf,
    /// Show this decision (from 1) and stop there
    #[arg(long)]
    at: Option<u64>,
    /// Go on although scripts or answers differ
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    scripts: Scripts,
}

/// Arguments of `why` and `extract-test`.
#[derive(clap::Args)]
pub(super) struct OneArgs {
    /// The journal
    journal: PathBuf,
    /// The decision, from 1
    #[arg(long)]
    at: u64,
    /// Go on although scripts or answers differ
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    scripts: Scripts,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    if let Some(at) = args.at {
        let one =
            OneArgs { journal: args.journal.clone(), at, force: args.force, scripts: args.scripts.clone() };
        return why(&one);
    }
    visit(&args.journal, Whole { args, runtime: args.scripts.builder()?.build() })
}

pub(super) fn why(args: &OneArgs) -> Result<(), Ended> {
    visit(&args.journal, Why { args, runtime: args.scripts.builder()?.build() })
}

pub(super) fn extract(args: &OneArgs) -> Result<(), Ended> {
    visit(&args.journal, Extract { args, runtime: args.scripts.builder()?.build() })
}

fn visit<V: Visit<Out = Result<(), Ended>>>(journal: &std::path::Path, visit: V) -> Result<(), Ended> {
    let game = Reader::file(journal)?.game()?;
    games::visit(&game, visit).unwrap_or_else(|| Err(super::options::no_such_game(&game).into()))
}

struct Whole<'a> {
    args: &'a Args,
    runtime: Runtime,
}

impl Visit for Whole<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let mut reader = Reader::file(&self.args.journal)?;
        let replay = Replay { force: self.args.force, ..Replay::default() };
        let restored = replay.run::<G>(&self.runtime, &mut reader)?;
        restored.other_scripts.iter().for_each(|line| eprintln!("warning: {line}"));
        for other in &restored.differences {
            say!("decision {}: {} then, {} now", other.number, plain(&other.recorded), plain(&other.now));
        }
        let (all, other) = (restored.decisions, restored.differences.len());
        say!("{all} decisions replayed, {other} different");
        if other == 0 { Ok(()) } else { Err(Ended::Failed) }
    }
}

/// Lives through the journal up to a decision.
fn before<G: Lent>(args: &OneArgs, runtime: &Runtime) -> Result<(Restored<G>, G::Ask), Error> {
    let mut reader = Reader::file(&args.journal)?;
    let replay = Replay { force: args.force, until: Some(args.at), record: None };
    let mut restored = replay.run::<G>(runtime, &mut reader)?;
    match restored.pending.take() {
        Some(ask) => Ok((restored, ask)),
        None => Err(HostError::new("--at", there(&restored), args.at.to_string()).into()),
    }
}

/// Which decisions a journal holds.
fn there<G: Lent>(restored: &Restored<G>) -> String {
    match restored.numbers {
        None => "a journal with decisions in it".to_owned(),
        Some((first, last)) if last - first + 1 == restored.decisions => {
            format!("a decision from {first} to {last}")
        }
        Some((first, last)) => {
            let many = restored.decisions;
            format!("one of the {many} decisions from {first} to {last} that the journal holds")
        }
    }
}

struct Why<'a> {
    args: &'a OneArgs,
    runtime: Runtime,
}

impl Visit for Why<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let (mut restored, ask) = before::<G>(self.args, &self.runtime)?;
        let recorded = restored.recorded.as_ref().map(on_wire).unwrap_or_default();
        restored.table.set_trace(Detail::Full);
        let decision = restored.table.decide_again_as_recorded(ask, restored.killed.take())?;
        say!("{}", plain(&on_wire(decision.answer.answer())));
        say_plain!("{}", decision.trace);
        if let Some(killed) = &decision.killed {
            say!("  a script was stopped by its limit ({:?}) after {} fuel", killed.by, killed.fuel);
        }
        let now = on_wire(decision.answer.answer());
        if now == recorded {
            return Ok(());
        }
        say!("  recorded was {}", plain(&recorded));
        Err(Ended::Failed)
    }
}

fn on_wire(answer: &impl Serialize) -> serde_json::Value {
    serde_json::to_value(answer).unwrap_or_default()
}

struct Extract<'a> {
    args: &'a OneArgs,
    runtime: Runtime,
}

impl Visit for Extract<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let (restored, ask) = before::<G>(self.args, &self.runtime)?;
        let expected = restored.recorded.as_ref().map(on_wire).unwrap_or_default();
        let scene = json!({
            "game": G::ID,
            "v": crate::wire::VERSION,
            "seed": restored.table.seed(),
            "decision": self.args.at,
            "events": restored.events,
            "snapshot": restored.table.sent(),
            "ask": ask,
            "ext": {"expect": expected},
        });
        say!("{}", serde_json::to_string_pretty(&scene).unwrap_or_default());
        Ok(())
    }
}
