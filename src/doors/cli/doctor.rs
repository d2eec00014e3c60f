//! `junshi doctor`: is everything as it should be?

use super::Ended;
use super::options::Scripts;
use crate::games::{self, Visit};
use crate::runtime::Runtime;
use crate::vm::{self, Lent, LoadReport};

/// Arguments of `doctor`.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    scripts: Scripts,
}

pub(super) fn run(args: &Args) -> Result<(), Ended> {
    let runtime = args.scripts.builder()?.build();
    let limits = runtime.limits();
    say!("junshi {}", env!("CARGO_PKG_VERSION"));
    say!("script engine: {}", vm::engine_version()?);
    say!(
        "limits of a decision: {} ms, {} MiB, fuel {} (1 ms is worth {} fuel); loading a file: {} ms",
        limits.ms,
        limits.mib,
        limits.fuel,
        vm::FUEL_PER_MS,
        limits.load_ms
    );
    let mut bad = false;
    for name in games::NAMES {
        if let Some(report) = games::visit(name, Loading { runtime: &runtime }) {
            let report = report?;
            say!(
                "{name}: {} files load, {} problems",
                report.files.len(),
                report.faults.len() + report.slips.len()
            );
            report.faults.iter().for_each(|fault| say!("{fault}"));
            bad |= report.is_bad();
        }
        games::visit(name, Vitals);
    }
    if bad { Err(Ended::Failed) } else { Ok(()) }
}

/// Names the events that a host should tell before all others.
struct Vitals;

impl Visit for Vitals {
    type Out = ();

    fn visit<G: Lent>(self) {
        let vital = G::vital_events();
        if vital.is_empty() {
            return;
        }
        say!(
            "{}: the {} events that matter most, for hosts; a trace says which were never told:",
            G::ID,
            vital.len()
        );
        for event in vital {
            say!("  {}: {}", event.event, event.improves);
        }
    }
}

struct Loading<'a> {
    runtime: &'a Runtime,
}

impl Visit for Loading<'_> {
    type Out = crate::error::Result<LoadReport>;

    fn visit<G: Lent>(self) -> Self::Out {
        self.runtime.load_report::<G>()
    }
}
