//! `junshi meta [DIR]`: stubs for editors that understand LuaCATS.

use std::path::{Path, PathBuf};

use super::Ended;
use crate::doors::meta;
use crate::error::Error;
use crate::games::{self, Visit};
use crate::runtime::Runtime;
use crate::vm::Lent;

/// Arguments of `meta`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Where the stubs are written
    #[arg(default_value = "meta")]
    place: PathBuf,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let runtime = Runtime::builder().build();
    std::fs::create_dir_all(&args.place).map_err(|source| Error::Io { path: args.place.clone(), source })?;
    for name in games::NAMES {
        if let Some(text) = games::visit(name, Stubs(&runtime)) {
            write(&args.place.join(format!("{name}.lua")), &text?)?;
        }
    }
    let settings = args.place.join(".luarc.json");
    write(&settings, meta::LUARC)?;
    eprintln!("copy {} into the folder of your mod", settings.display());
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|source| Error::Io { path: path.to_owned(), source })?;
    say!("{}", path.display());
    Ok(())
}

struct Stubs<'a>(&'a Runtime);

impl Visit for Stubs<'_> {
    type Out = crate::error::Result<String>;

    fn visit<G: Lent>(self) -> Self::Out {
        meta::stubs::<G>(self.0)
    }
}
