//! `junshi serve`: see [`crate::doors::stdio`].

use std::io::{BufReader, BufWriter};

use super::Ended;
use super::options::Scripts;
use crate::doors::stdio::Server;
use crate::error::Error;

/// Arguments of `serve`.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    scripts: Scripts,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let runtime = args.scripts.builder()?.build();
    let input = BufReader::with_capacity(1 << 16, std::io::stdin().lock());
    let output = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    Server::new(runtime).serve(input, output).map_err(|source| {
        let path = std::path::PathBuf::from("standard output");
        Ended::Error(Error::Io { path, source })
    })
}
