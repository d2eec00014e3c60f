//! The command line: results on stdout, everything else on stderr.
//!
//! Exit codes: 0 done, 1 a check or test failed, 2 bad input or usage, 3 internal.

/// Prints a line. Unlike `println!` it does not panic where nobody reads any more.
macro_rules! say {
    ($($part:tt)*) => { $crate::doors::cli::print(&format!("{}\n", format_args!($($part)*))) };
}

/// Prints a text as it is.
macro_rules! say_plain {
    ($($part:tt)*) => { $crate::doors::cli::print(&format!($($part)*)) };
}

mod arena;
mod brain;
mod check;
mod checked;
mod convert;
mod decide;
mod doctor;
mod eval;
mod gauntlet;
mod meta;
mod new;
mod options;
mod play;
mod repl;
mod replay;
mod serve;
mod test;

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::error::Error;

/// 军师: AI for card and board games, scripted in Lua.
#[derive(Parser)]
#[command(name = "junshi", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Answer one question: a scene as JSON in, the answer and why out
    Decide(decide::Args),
    /// Play one game from the deal to the end
    Play(play::Args),
    /// Let two players play many games against each other
    Arena(arena::Args),
    /// Load mods and report what is wrong with them, who overrides whom, and new names
    Check(check::Args),
    /// Begin a mod, or add a skill or card to one
    New(new::Args),
    /// Run Lua specs
    Test(test::Args),
    /// Run a primitive over a stream of JSON values
    Eval(eval::Args),
    /// Evaluate Lua on a scene, line by line
    Repl(repl::Args),
    /// Write stubs for editors
    Meta(meta::Args),
    /// Read games that were written down, check them and write them in another way
    Convert(convert::Args),
    /// Replay a journal and compare every answer
    Replay(replay::Args),
    /// Tell why a decision in a journal came out as it did
    Why(replay::OneArgs),
    /// Make a scene with its expected answer from a decision in a journal
    ExtractTest(replay::OneArgs),
    /// Serve a host over standard input and output (JSON-RPC 2.0)
    Serve(serve::Args),
    /// Play Gomoku for a tournament manager (Gomocup protocol)
    Brain(brain::Args),
    /// Tell versions, limits and whether the scripts load
    Doctor(doctor::Args),
}

/// Why a command did not end with 0.
enum Ended {
    /// A check or test failed; what there is to say has been said.
    Failed,
    /// Bad input, or something that should not happen.
    Error(Error),
}

impl From<Error> for Ended {
    fn from(error: Error) -> Ended {
        Ended::Error(error)
    }
}

impl From<crate::error::HostError> for Ended {
    fn from(error: crate::error::HostError) -> Ended {
        Ended::Error(error.into())
    }
}

/// Writes results. A reader who has gone (`| head`) ends the program, as with other tools.
fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    if out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// The arguments of the program; one that is called `pbrain-…`, as managers want it, is a brain.
fn arguments(mut all: Vec<OsString>) -> Vec<OsString> {
    let name = all.first().and_then(|path| Path::new(path).file_name()).map(OsStr::to_string_lossy);
    if name.is_some_and(|name| name.to_ascii_lowercase().starts_with("pbrain-")) {
        all.insert(1, "brain".into());
    }
    all
}

/// Runs the program.
pub fn main() -> ExitCode {
    let filter = tracing_subscriber::EnvFilter::try_from_env("JUNSHI_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = log.try_init();
    let ended = match Cli::parse_from(arguments(std::env::args_os().collect())).command {
        Command::Decide(args) => decide::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Check(args) => check::run(&args),
        Command::New(args) => new::run(&args),
        Command::Test(args) => test::run(&args),
        Command::Eval(args) => eval::run(&args),
        Command::Repl(args) => repl::run(&args),
        Command::Meta(args) => meta::run(&args),
        Command::Convert(args) => convert::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Why(args) => replay::why(&args),
        Command::ExtractTest(args) => replay::extract(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Brain(args) => brain::run(&args),
        Command::Doctor(args) => doctor::run(&args),
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(Ended::Failed) => ExitCode::from(1),
        Err(Ended::Error(error)) => {
            eprintln!("junshi: {error}");
            ExitCode::from(error.exit_code() as u8)
        }
    }
}
