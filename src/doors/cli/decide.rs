//! `junshi decide GAME FILE`: one scene in, one answer out.

use std::path::PathBuf;

use serde::Serialize;
use serde_json::Value;

use super::Ended;
use super::options::{self, Scripts};
use crate::decide::Decision;
use crate::error::HostError;
use crate::games::{self, Visit};
use crate::journal::Sink;
use crate::runtime::Runtime;
use crate::table::Opening;
use crate::trace::{Detail, Source, Trace, plain};
use crate::vm::{Fault, Lent};
use crate::wire::Envelope;

/// Arguments of `decide`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Name of the game
    game: String,
    /// The scene: a JSON file, or `-` for standard input
    file: PathBuf,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// How much of the way to the answer is told
    #[arg(long, value_enum, default_value_t = How::Full)]
    trace: How,
    /// Seed, in place of the scene's
    #[arg(long)]
    seed: Option<u64>,
    /// Write a journal of this decision
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    #[command(flatten)]
    scripts: Scripts,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum How {
    Off,
    Brief,
    Full,
}

impl From<How> for Detail {
    fn from(how: How) -> Detail {
        match how {
            How::Off => Detail::Off,
            How::Brief => Detail::Brief,
            How::Full => Detail::Full,
        }
    }
}

/// What `--json` prints.
#[derive(Serialize)]
struct Printed<'a> {
    answer: Value,
    source: Source,
    delay_ms: u32,
    trace: &'a Trace,
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: &'a Option<Value>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    defaults: &'a [String],
    #[serde(skip_serializing_if = "<[Fault]>::is_empty")]
    faults: &'a [Fault],
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let text = options::read(&args.file)?;
    let runtime = args.scripts.builder()?.trace(args.trace.into()).build();
    let visit = Deciding { args, text: &text, runtime };
    games::visit(&args.game, visit).unwrap_or_else(|| Err(options::no_such_game(&args.game).into()))
}

struct Deciding<'a> {
    args: &'a Args,
    text: &'a str,
    runtime: Runtime,
}

impl Visit for Deciding<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let mut scene = Envelope::<G>::read(self.text)?;
        scene.seed = self.args.seed.unwrap_or(scene.seed);
        let ask = scene.ask.clone().ok_or_else(|| HostError::new("ask", "a question", "none"))?;
        let faults = self.runtime.load_report::<G>()?.faults;
        faults.iter().for_each(|fault| eprintln!("{fault}"));
        let opening = Opening::of(&scene);
        let mut table = match &self.args.journal {
            Some(path) => self.runtime.open_recorded(opening, Sink::file(path)?)?,
            None => self.runtime.open(opening)?,
        };
        table.observe(&scene.events)?;
        let decision = table.decide(ask)?;
        let faults = table.take_faults();
        match self.args.json {
            true => print_json(&decision, table.filled(), &faults),
            false => print_text(&decision, table.filled(), &faults),
        }
        Ok(())
    }
}

fn print_json<A: Serialize>(decision: &Decision<A>, defaults: &[String], faults: &[Fault]) {
    let printed = Printed {
        answer: serde_json::to_value(decision.answer.answer()).unwrap_or_default(),
        source: decision.source,
        delay_ms: decision.delay_ms,
        trace: &decision.trace,
        advice: &decision.advice,
        defaults,
        faults,
    };
    say!("{}", serde_json::to_string(&printed).unwrap_or_default());
}

fn print_text<A: Serialize>(decision: &Decision<A>, defaults: &[String], faults: &[Fault]) {
    say!("{}", plain(&serde_json::to_value(decision.answer.answer()).unwrap_or_default()));
    say_plain!("{}", decision.trace);
    if decision.trace.detail() == Detail::Full {
        defaults.iter().for_each(|line| say!("  default: {line}"));
    }
    faults.iter().for_each(|fault| eprintln!("{fault}"));
}
