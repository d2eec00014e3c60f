//! `junshi play GAME`: one game from the deal to the end.

use std::io::ErrorKind;
use std::path::PathBuf;

use super::Ended;
use super::options::{self, Dealing, Scripts};
use crate::doors::play::{Lang, Play, Played, Streams};
use crate::error::Error;
use crate::games::VisitReferee;
use crate::referee::{Referee, Setup};
use crate::runtime::Runtime;
use crate::vm::Lent;

/// Arguments of `play`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Name of the game
    game: String,
    #[command(flatten)]
    dealing: Dealing,
    /// Seed of the deal and of every random choice
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    /// A seat that you play yourself: answers are read from standard input; help, undo, quit
    #[arg(long, value_name = "SEAT")]
    human: Option<String>,
    /// The language in which people are spoken to; by default that of the locale
    #[arg(long, value_name = "zh|en")]
    lang: Option<Lang>,
    /// Print one JSON object a line: each decision, then the outcome
    #[arg(long)]
    json: bool,
    /// Print the events of the game as well, in JSON
    #[arg(long, requires = "json")]
    events: bool,
    /// Write a journal of what the scripts are told and answer
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Write the game down, hidden cards and all: the ending of the name says how (hold'em: .phh, .phhs, .acpc, .json)
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[command(flatten)]
    scripts: Scripts,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let play = Play {
        setup: Setup { rules: args.scripts.rules(), ..args.dealing.setup(args.seed) },
        human: args.human.clone(),
        json: args.json,
        journal: args.journal.clone(),
        lang: args.lang.unwrap_or_else(Lang::of_locale),
        events: args.events,
    };
    let playing = Playing { record: args.record.clone(), play, runtime: args.scripts.builder()?.build() };
    options::with_referee(&args.game, playing)?
}

struct Playing {
    play: Play,
    record: Option<PathBuf>,
    runtime: Runtime,
}

impl VisitReferee for Playing {
    type Out = Result<(), Ended>;

    fn visit<G: Referee + Lent>(mut self) -> Self::Out {
        if let Some(path) = &self.record {
            super::convert::of_file::<G>("--record", path)?;
        }
        self.play.setup.rules.names = self.runtime.names::<G>()?;
        self.runtime.load_report::<G>()?.faults.iter().for_each(|fault| eprintln!("{fault}"));
        let mut streams = Streams {
            input: &mut std::io::stdin().lock(),
            course: &mut std::io::stdout().lock(),
            person: &mut std::io::stderr(),
        };
        match self.play.run::<G>(&self.runtime, &mut streams) {
            // a reader who has gone (`| head`) ends the program, as with other tools
            Err(Error::Io { source, .. }) if source.kind() == ErrorKind::BrokenPipe => Ok(()),
            Ok(Played { record: Some(record), .. }) => match &self.record {
                Some(path) => super::convert::keep::<G>(path, &[record]).map_err(Ended::Error),
                None => Ok(()),
            },
            other => other.map(|_| ()).map_err(Ended::Error),
        }
    }
}
