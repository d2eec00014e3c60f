//! `junshi repl GAME [SCENE]`: evaluates Lua on a scene, line by line.

use std::io::{BufRead, IsTerminal, Write};
use std::path::PathBuf;

use super::Ended;
use super::options::{self, Scripts};
use crate::error::HostError;
use crate::games::{self, Visit};
use crate::runtime::Runtime;
use crate::table::open_scene;
use crate::vm::Lent;
use crate::wire::Envelope;

/// Arguments of `repl`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Name of the game
    game: String,
    /// The scene: a JSON file with a question, whose seat looks at the table
    scene: PathBuf,
    #[command(flatten)]
    scripts: Scripts,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let text = options::read(&args.scene)?;
    let talking = Talking { runtime: args.scripts.builder()?.build(), text: &text };
    games::visit(&args.game, talking).unwrap_or_else(|| Err(options::no_such_game(&args.game).into()))
}

struct Talking<'a> {
    runtime: Runtime,
    text: &'a str,
}

impl Visit for Talking<'_> {
    type Out = Result<(), Ended>;

    fn visit<G: Lent>(self) -> Self::Out {
        let scene = Envelope::<G>::read(self.text)?;
        let ask = scene.ask.as_ref().ok_or_else(|| HostError::new("ask", "a question", "none"))?;
        let seat = G::route(ask).seat;
        let mut table = open_scene(&self.runtime, &scene)?;
        table.take_faults().iter().for_each(|fault| eprintln!("{fault}"));
        let desk = table
            .desk(&seat)
            .map_err(|fault| HostError::new("ask", "a seat to look from", fault.one_line()))?;
        let is_person = std::io::stdin().is_terminal();
        if is_person {
            eprintln!("{seat} looks at the table: try self:isFriend(sgs1). End with Ctrl-D.");
        }
        for line in prompted(is_person) {
            match table.vm.evaluate(&desk, &line) {
                Ok(shown) => say!("{shown}"),
                Err(fault) => say!("error: {}", fault.one_line()),
            }
        }
        Ok(())
    }
}

/// Lines of standard input, each asked for where a person types.
fn prompted(is_person: bool) -> impl Iterator<Item = String> {
    let ask = move || {
        if is_person {
            eprint!("> ");
            let _ = std::io::stderr().flush();
        }
    };
    ask();
    let lines = std::io::stdin().lock().lines().map_while(Result::ok);
    lines.filter(|line| !line.trim().is_empty()).inspect(move |_| ask())
}
