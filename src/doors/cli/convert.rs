//! `junshi convert GAME FILE`: games that were written down, read, checked and written in another way.

use std::io::Read;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::Ended;
use crate::error::{Error, HostError};
use crate::game::{Game, Notation};
use crate::games::{self, Visit};
use crate::vm::Lent;

/// Arguments of `convert`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Name of the game
    game: String,
    /// What is read; - is standard input
    file: PathBuf,
    /// How it is written; by default what the ending of the file's name says
    #[arg(long, value_name = "NAME")]
    from: Option<String>,
    /// How it shall be written; by default what the ending of --out says, else as JSON
    #[arg(long, value_name = "NAME")]
    to: Option<String>,
    /// Where it is written, in place of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    games::visit(&args.game, Converting(args))
        .unwrap_or_else(|| Err(super::options::no_such_game(&args.game).into()))
}

struct Converting<'a>(&'a Args);

impl Visit for Converting<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let Converting(args) = self;
        let from = match &args.from {
            Some(name) => named::<G>("--from", name)?,
            None => of_file::<G>("--from", &args.file)?,
        };
        let to = match (&args.to, &args.out) {
            (Some(name), _) => named::<G>("--to", name)?,
            (None, Some(path)) => of_file::<G>("--to", path)?,
            (None, None) => *notations::<G>("--to")?.first().ok_or_else(|| none::<G>("--to"))?,
        };
        let read = (from.read)(&text(&args.file)?);
        let (all, mut games) = (read.len(), Vec::with_capacity(read.len()));
        for game in read {
            match game {
                Ok(game) => games.push(game),
                // The others are written all the same.
                Err(error) if all > 1 => eprintln!("junshi: {error}"),
                Err(error) => return Err(error.into()),
            }
        }
        let written = (to.write)(&games)?;
        match &args.out {
            Some(path) => save(path, &written)?,
            None => say_plain!("{written}"),
        }
        if games.len() == all {
            return Ok(());
        }
        let wrong = format!("{} of {all} that cannot be read, told above", all - games.len());
        Err(HostError::new(args.file.display().to_string(), format!("games in `{}`", from.name), wrong)
            .into())
    }
}

/// Writes games in the way that the ending of the file's name says.
///
/// # Errors
/// No notation of the game has the ending; a game has no place in it; or the file cannot be written.
pub(super) fn keep<G: Game>(path: &Path, records: &[Value]) -> Result<(), Error> {
    let notation = of_file::<G>("--record", path)?;
    save(path, &(notation.write)(records)?)
}

fn save(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|source| Error::Io { path: path.to_owned(), source })
}

fn text(path: &Path) -> Result<String, Error> {
    let io = |source| Error::Io { path: path.to_owned(), source };
    let mut bytes = Vec::new();
    match path.to_str() {
        Some("-") => std::io::stdin().read_to_end(&mut bytes).map(|_| ()).map_err(io)?,
        _ => bytes = std::fs::read(path).map_err(io)?,
    }
    let mark = "\u{feff}";
    let text = String::from_utf8_lossy(&bytes);
    Ok(text.strip_prefix(mark).unwrap_or(&text).to_owned())
}

fn none<G: Game>(option: &str) -> HostError {
    HostError::new(option, "a game that is written down", format!("{}, which has no notation", G::ID))
}

fn notations<G: Game>(option: &str) -> Result<&'static [Notation], HostError> {
    Some(G::notations()).filter(|all| !all.is_empty()).ok_or_else(|| none::<G>(option))
}

fn named<G: Game>(option: &str, name: &str) -> Result<Notation, HostError> {
    let all = notations::<G>(option)?;
    let known =
        || all.iter().map(|known| format!("{} ({})", known.name, known.doc)).collect::<Vec<_>>().join(", ");
    let found = all.iter().find(|known| known.name == name);
    found.copied().ok_or_else(|| HostError::new(option, known(), format!("`{name}`")))
}

/// The notation of a file, by the ending of its name.
///
/// # Errors
/// No notation of the game has it.
pub(super) fn of_file<G: Game>(option: &str, path: &Path) -> Result<Notation, HostError> {
    let ending =
        path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    let all = notations::<G>(option)?;
    let known = || {
        let endings = all.iter().flat_map(|known| known.endings).map(|ending| format!(".{ending}"));
        format!("a file whose name ends in {}", endings.collect::<Vec<_>>().join(", "))
    };
    let found = all.iter().find(|known| known.endings.contains(&ending.as_str()));
    found.copied().ok_or_else(|| HostError::new(option, known(), format!("`{}`", path.display())))
}
