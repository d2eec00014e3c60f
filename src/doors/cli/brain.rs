//! `junshi brain`: see [`crate::doors::piskvork`]. The weights and levels of its player are those that
//! scripts set.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::Ended;
use super::options::Scripts;
use crate::doors::piskvork::{Host, serve};
use crate::error::Error;
use crate::games::gomoku::Gomoku;
use crate::games::gomoku::engine::{Engine, Limits, Tuning};
use crate::runtime::Runtime;

/// Arguments of `brain`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Where chance starts
    #[arg(long, default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    scripts: Scripts,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let runtime = args.scripts.builder()?.build();
    let settings = runtime.settings::<Gomoku>()?;
    let number = |name: &str| settings.get(name).and_then(Value::as_u64);
    let (tuning, levels) = scripted(&runtime);
    let limits = limits(number("level"), number("nodes"), &levels);
    let thinkers = move |table: usize| Box::new(Engine::new(tuning.clone(), table)) as Box<_>;
    let host =
        Host { thinkers: Arc::new(thinkers), limits: Limits { seed: args.seed, ..limits }, seed: args.seed };
    serve(host, std::io::stdin(), std::io::stdout()).map_err(|source| {
        let path = std::path::PathBuf::from("standard input");
        Ended::Error(Error::Io { path, source })
    })
}

/// The highest level has no limits but those of the manager.
fn limits(level: Option<u64>, nodes: Option<u64>, levels: &[Limits]) -> Limits {
    let level = level.unwrap_or(9).clamp(1, 9) as usize;
    let own = levels.get(level - 1).cloned().unwrap_or_default();
    let usual = Limits::default();
    let own = if level == 9 { Limits { depth: usual.depth, nodes: usual.nodes, ..own } } else { own };
    match nodes {
        Some(nodes) if nodes > 0 => Limits { nodes, ..own },
        _ => own,
    }
}

/// Weights and levels as scripts set them; where they cannot be read, our own.
fn scripted(runtime: &Runtime) -> (Tuning, Vec<Limits>) {
    let faults = runtime.load_report::<Gomoku>().map(|report| report.faults).unwrap_or_default();
    faults.iter().for_each(|fault| eprintln!("{fault}"));
    let data = runtime.data::<Gomoku>(&["tuning", "levels"]).unwrap_or_else(|error| {
        eprintln!("junshi: {error}; the usual weights are used");
        Vec::new()
    });
    let mut data = data.into_iter();
    let tuning: Tuning = read("tuning", data.next());
    let levels: Vec<Limits> = read("levels", data.next());
    let levels = if levels.is_empty() { tuning.levels.clone() } else { levels };
    (tuning, levels)
}

fn read<T: DeserializeOwned + Default>(name: &str, data: Option<Value>) -> T {
    // an empty table of Lua is a list and an object
    let data = data.filter(|data| !data.is_null() && *data != json!([]) && *data != json!({}));
    let read = data.map(serde_json::from_value).transpose();
    read.map(Option::unwrap_or_default).unwrap_or_else(|error| {
        eprintln!("junshi: gomoku.{name}: {error}; the usual values are used");
        T::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_level_has_no_limits_of_its_own() {
        let levels = Tuning::default().levels;
        assert_eq!(limits(None, None, &levels).nodes, u64::MAX);
        assert_eq!(limits(Some(1), None, &levels), levels[0]);
        assert_eq!(limits(Some(9), Some(5_000), &levels).nodes, 5_000);
        assert_eq!(limits(Some(3), Some(0), &[]), Limits::default());
    }

    #[test]
    fn what_cannot_be_read_is_as_usual() {
        assert_eq!(read::<Vec<u32>>("levels", Some(json!([]))), Vec::<u32>::new());
        assert_eq!(read::<Vec<u32>>("levels", Some(json!("x"))), Vec::<u32>::new());
        assert_eq!(read::<Vec<u32>>("levels", Some(json!([1]))), vec![1]);
    }
}
