//! `junshi arena GAME --a SPEC --b SPEC`: two players in many games.

use std::io::IsTerminal;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::Value;

use super::Ended;
use super::gauntlet::{self, Gauntlet};
use super::options::{self, Dealing};
use crate::arena::{Arena, Progress, Ready, Report, Spec, Sprt, WALL_CLOCK};
use crate::doors::{chart, compared, scores};
use crate::error::{Error, HostError};
use crate::games::VisitReferee;
use crate::referee::{Referee, RuleScripts, Setup};
use crate::vm::Lent;

/// Arguments of `arena`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Name of the game
    game: String,
    /// The first player: NAME[:key=value,…][+MOD], NAME:lua=DIR, trust, brain:DIR[,key=value…] or cmd:"program args"
    #[arg(long, value_name = "SPEC", required_unless_present = "gauntlet")]
    a: Option<String>,
    /// The second player
    #[arg(long, value_name = "SPEC", required_unless_present = "gauntlet")]
    b: Option<String>,
    /// Play the game's fixed set of matches against trust, and print one table: how good is a version of the scripts?
    /// A is by default our own; --games counts for each match
    #[arg(long, conflicts_with_all = NOT_IN_A_GAUNTLET)]
    gauntlet: bool,
    /// Play the matches of the gauntlet against an earlier version too: its folder of scripts, such as old/lua/sgs
    #[arg(long, value_name = "DIR")]
    against: Option<PathBuf>,
    /// How many games, in mirrored pairs: rounded up to whole ones
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed of the first pair; each further one adds 1
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    dealing: Dealing,
    /// Roles that A plays, such as lord,loyalist; B plays all others
    #[arg(long, value_name = "ROLES", value_delimiter = ',')]
    a_roles: Vec<String>,
    /// Time per answer, for games that know it and for bots
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Limits of a decision: ms=2000,mib=64,fuel=N
    #[arg(long = "limit", value_name = "LIMITS", default_value = "")]
    limits: String,
    /// Threads; by default one for each core
    #[arg(long, value_name = "N")]
    jobs: Option<NonZeroUsize>,
    /// Stop once it is clear whether A is better by ELO1 or only by ELO0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<String>,
    /// Write journals of what the scripts are told and answer: for games.journal one a game and side,
    /// games-1-a.journal, games-1-b.journal, games-2-a.journal …
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Overlay our own rules by a folder laid out like `lua`
    #[arg(long, value_name = "DIR", hide = true)]
    own_files: Option<PathBuf>,
    /// Write every game down, hidden cards and all: the ending of the name says how (hold'em: .phhs, .acpc, .json)
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Draw win rates with their intervals, by role too: an SVG, or a page where FILE ends in .html
    #[arg(long, value_name = "FILE")]
    chart: Option<PathBuf>,
    /// Compare generals: win rates by role against the average of the role, weakest first (sgs)
    #[arg(long)]
    per_general: bool,
    /// Compare skills by the seats that were dealt them, with their uses and the decisions about them (sgs)
    #[arg(long)]
    per_skill: bool,
    /// Print one JSON object
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print comma-separated values, one line for each player
    #[arg(long)]
    csv: bool,
}

/// What each match of a gauntlet has of its own, and what only one report can give.
const NOT_IN_A_GAUNTLET: [&str; 13] = [
    "b",
    "mode",
    "players",
    "opening",
    "packages",
    "a_roles",
    "sprt",
    "journal",
    "record",
    "chart",
    "per_general",
    "per_skill",
    "csv",
];

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let spec = |option: &str, text: &str| {
        text.parse::<Spec>().map_err(|error| HostError { path: option.to_owned(), ..error })
    };
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let rules = RuleScripts { own_files: args.own_files.clone(), ..RuleScripts::default() };
    let arena = Arena {
        setup: Setup { rules, ..args.dealing.setup(args.seed) },
        a_roles: args.a_roles.clone(),
        jobs: args.jobs.map_or(cores, NonZeroUsize::get),
        sprt: args.sprt.as_deref().map(str::parse::<Sprt>).transpose()?,
        time: args.time,
        limits: format!("ms={WALL_CLOCK},{}", args.limits).parse()?,
        journal: args.journal.clone(),
        records: args.record.is_some(),
        compared: args.compared(),
        ..Arena::new(spec("--a", args.a())?, spec("--b", args.b())?, args.games, args.seed)
    };
    if let (false, Some(folder)) = (args.gauntlet, &args.against) {
        let found = format!("`{}` without it", folder.display());
        return Err(HostError::new("--against", "--gauntlet", found).into());
    }
    if args.gauntlet {
        let gauntlet = Gauntlet { arena, against: args.against.as_deref(), json: args.json };
        return options::with_referee(&args.game, gauntlet)?;
    }
    options::with_referee(&args.game, Competing { args, arena })?
}

impl Args {
    fn a(&self) -> &str {
        self.a.as_deref().unwrap_or(gauntlet::OURS)
    }

    fn b(&self) -> &str {
        self.b.as_deref().unwrap_or(gauntlet::LAST_RESORT)
    }

    /// What seats have that is to be compared.
    fn compared(&self) -> Vec<String> {
        let wanted = [(self.per_general, "general"), (self.per_skill, "skill")];
        wanted.iter().filter(|(is_wanted, _)| *is_wanted).map(|(_, kind)| (*kind).to_owned()).collect()
    }
}

struct Competing<'a> {
    args: &'a Args,
    arena: Arena,
}

impl VisitReferee for Competing<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Referee + Lent>(self) -> Self::Out {
        if let Some(path) = &self.args.record {
            super::convert::of_file::<G>("--record", path)?;
        }
        let ready = self.arena.ready::<G>()?;
        ready.load_faults()?.iter().for_each(|fault| eprintln!("{fault}"));
        let chart = self.args.chart.as_deref();
        // a place that cannot be written to is told before the games, not after them
        chart.map_or(Ok(()), |path| write(path, ""))?;
        let mut records = Vec::new();
        let report = watched(&ready, &mut |record| records.push(record))?;
        chart.map_or(Ok(()), |path| write(path, &drawn(path, &report)))?;
        if let Some(path) = &self.args.record {
            super::convert::keep::<G>(path, &records)?;
        }
        match (self.args.json, self.args.csv) {
            (true, _) => say!("{}", serde_json::to_string(&report).unwrap_or_default()),
            (_, true) => say_plain!("{}", scores::csv(&report)),
            _ => say_plain!("{}{}", scores::table(&report), compared::tables(&report)),
        }
        Ok(())
    }
}

/// The chart, as the file's name wants it.
fn drawn(path: &Path, report: &Report) -> String {
    let is_page = path.extension().is_some_and(|end| end == "html" || end == "htm");
    if is_page { chart::html(report) } else { chart::svg(report) }
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|source| Error::Io { path: path.to_owned(), source })
}

/// Plays, with a bar on standard error where somebody looks at it.
fn watched<G: Referee + Lent>(ready: &Ready<G>, keep: &mut dyn FnMut(Value)) -> Result<Report, Error> {
    if !std::io::stderr().is_terminal() {
        return ready.run_and_keep(|_| (), keep);
    }
    let bar = ProgressBar::with_draw_target(Some(ready.games()), ProgressDrawTarget::stderr());
    if let Ok(style) = ProgressStyle::with_template("{pos}/{len} games {wide_bar} {msg} {eta}") {
        bar.set_style(style);
    }
    let watch = |progress: &Progress| {
        let rate = progress.win_rate;
        bar.set_position(progress.played);
        bar.set_message(format!(
            "A {:.1} % [{:.1}, {:.1}]",
            100.0 * rate.value,
            100.0 * rate.low,
            100.0 * rate.high
        ));
    };
    let report = ready.run_and_keep(watch, keep);
    bar.finish_and_clear();
    report
}
