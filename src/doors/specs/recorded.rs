//! Recorded scenes: a question with the answer that is expected, under `ext.expect`. The name of the
//! file says what the scene shows.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{Coverage, Outcome, Verdict, shown};
use crate::error::{Error, Result};
use crate::runtime::Runtime;
use crate::table::open_scene;
use crate::trace::{Detail, Trace, plain};
use crate::vm::Lent;
use crate::wire::Envelope;

/// Runs a recorded scene; none where the file expects nothing. With `update` another answer is
/// written down as the expected one.
pub(super) fn scene<G: Lent>(
    runtime: &Runtime,
    path: &Path,
    text: &str,
    update: bool,
    coverage: &Coverage,
) -> Result<Option<Outcome>> {
    let Ok(mut recorded) = serde_json::from_str::<Value>(text) else { return Ok(None) };
    let Some(expected) = recorded.pointer("/ext/expect").cloned() else { return Ok(None) };
    let start = Instant::now();
    let (verdict, message) = match answer::<G>(runtime, text, coverage) {
        Ok((now, _)) if now == expected => (Verdict::Passed, String::new()),
        Ok((now, _)) if update => {
            let message = format!("- {}\n+ {}", plain(&expected), plain(&now));
            recorded["ext"]["expect"] = now;
            let text = serde_json::to_string_pretty(&recorded).unwrap_or_default();
            std::fs::write(path, text + "\n")
                .map_err(|source| Error::Io { path: path.to_owned(), source })?;
            (Verdict::Updated, message)
        }
        Ok((now, trace)) => {
            (Verdict::Failed, format!("expected {}, got {}\n{trace}", plain(&expected), plain(&now)))
        }
        Err(error) => (Verdict::Error, error.to_string()),
    };
    Ok(Some(outcome(path, verdict, message, start.elapsed())))
}

fn answer<G: Lent>(runtime: &Runtime, text: &str, coverage: &Coverage) -> Result<(Value, Trace)> {
    let scene = Envelope::<G>::read(text)?;
    let mut table = open_scene(runtime, &scene)?;
    table.set_trace(Detail::Full);
    let ask = scene.ask.ok_or_else(|| crate::error::HostError::new("ask", "a question", "none"))?;
    let decision = table.decide(ask)?;
    coverage.note(&decision.trace);
    Ok((serde_json::to_value(decision.answer.answer()).unwrap_or_default(), decision.trace))
}

fn outcome(path: &Path, verdict: Verdict, message: String, took: Duration) -> Outcome {
    let name = path.file_stem().map(|stem| stem.to_string_lossy().replace(['-', '_'], " "));
    Outcome {
        file: shown(path),
        name: name.unwrap_or_default(),
        verdict,
        message: message.trim_end().to_owned(),
        line: 0,
        took,
    }
}
