//! Why a decision came out as it did, as data.
//!
//! A trace is a list of steps in the order in which they happened. It never contains measured
//! times, addresses or anything else that differs between runs.

use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How much of a decision is written down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Nothing.
    Off,
    /// Who was asked, who answered, and every fault and refusal.
    #[default]
    Brief,
    /// Also every candidate with its score or the reason that excluded it, and notes.
    Full,
}

/// Which rung of the ladder gave the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The handler for this skill or card.
    Handler,
    /// The game's default, in Lua.
    Default,
    /// The Rust last resort.
    LastResort,
}

impl Source {
    /// The wire name.
    pub fn name(self) -> &'static str {
        match self {
            Source::Handler => "handler",
            Source::Default => "default",
            Source::LastResort => "last_resort",
        }
    }
}

/// One thing that happened on the way to an answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum Step {
    /// The question, and the registry entry that is responsible for it.
    Asked {
        /// Decision number in the match, from 1.
        decision: u64,
        /// Who was asked.
        seat: String,
        /// Kind of the question.
        kind: String,
        /// Name of the registry.
        registry: String,
        /// Key in it.
        key: String,
    },
    /// A function was called.
    Tried {
        /// The rung.
        source: Source,
        /// What was called, as a modder would write it.
        handler: String,
        /// Which mod it comes from.
        #[serde(rename = "mod")]
        module: String,
        /// File of the mod.
        file: String,
        /// Line where the function begins.
        line: u32,
    },
    /// A candidate, with its score or the reason that excluded it.
    Considered {
        /// The option: a seat, a card, a choice.
        option: Value,
        /// Its score; higher or lower is better as `why` says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        score: Option<f64>,
        /// The rule that was applied.
        why: String,
    },
    /// A remark of a script or of the runtime.
    Noted {
        /// The remark.
        text: String,
    },
    /// A rung had no opinion.
    Passed {
        /// The rung.
        source: Source,
        /// Why it had none.
        why: String,
    },
    /// A script failed or was stopped; the next rung answers.
    Fault {
        /// The rung.
        source: Source,
        /// What went wrong, with file and line where they are known.
        text: String,
        /// Which mod.
        #[serde(rename = "mod", default, skip_serializing_if = "String::is_empty")]
        module: String,
        /// File of the mod.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        file: String,
        /// Line in it, 0 where unknown.
        #[serde(default)]
        line: u32,
        /// What stands in that line.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        code: String,
        /// What was probably meant.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hint: Option<String>,
    },
    /// A proposal was not legal; the next rung answers.
    Refused {
        /// The rung.
        source: Source,
        /// What was proposed.
        proposal: Value,
        /// Why it is not allowed.
        reason: String,
    },
    /// The answer.
    Answered {
        /// The rung that gave it.
        source: Source,
        /// The answer as on the wire.
        answer: Value,
    },
}

impl Step {
    /// Whether the step is kept at this detail.
    fn kept_at(&self, detail: Detail) -> bool {
        match self {
            Step::Considered { .. } | Step::Noted { .. } => detail == Detail::Full,
            _ => detail >= Detail::Brief,
        }
    }
}

/// The steps of one decision.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Trace {
    /// In order of happening.
    pub steps: Vec<Step>,
    #[serde(skip)]
    detail: Detail,
    #[serde(skip)]
    left_out: usize,
}

/// A script may note as much as it likes; this much is kept.
const MOST_STEPS: usize = 4096;

impl Trace {
    /// An empty trace that keeps what `detail` asks for.
    pub fn new(detail: Detail) -> Trace {
        Trace { steps: Vec::new(), detail, left_out: 0 }
    }

    /// How much is kept.
    pub fn detail(&self) -> Detail {
        self.detail
    }

    /// Adds a step where the detail asks for it. Past 4,096 steps only the last ones of the ladder
    /// (faults, refusals, answers) are kept.
    pub fn add(&mut self, step: Step) {
        if !step.kept_at(self.detail) {
            return;
        }
        if self.steps.len() >= MOST_STEPS && !step.kept_at(Detail::Brief) {
            self.left_out += 1;
            return;
        }
        self.steps.push(step);
    }

    /// How many candidates and notes were left out because there were too many.
    pub fn left_out(&self) -> usize {
        self.left_out
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.steps.as_slice();
        while let Some((step, after)) = rest.split_first() {
            let alike = after.iter().take_while(|next| next.says_the_same_as(step)).count();
            let (others, after) = after.split_at(alike);
            match step {
                Step::Considered { why, .. } if !others.is_empty() => {
                    let options: Vec<String> = rest[..=alike].iter().filter_map(Step::option).collect();
                    writeln!(f, "    {}: {why}", options.join(", "))?;
                }
                _ => writeln!(f, "{step}")?,
            }
            rest = after;
        }
        if self.left_out > 0 {
            writeln!(f, "  … and {} more notes", self.left_out)?;
        }
        Ok(())
    }
}

impl Step {
    /// Whether both tell of an option without a score for the same reason, so that one line is enough.
    fn says_the_same_as(&self, other: &Step) -> bool {
        match (self, other) {
            (Step::Considered { score: None, why, .. }, Step::Considered { score: None, why: other, .. }) => {
                why == other
            }
            _ => false,
        }
    }

    fn option(&self) -> Option<String> {
        match self {
            Step::Considered { option: Value::Null, .. } => Some("nothing".to_owned()),
            Step::Considered { option, .. } => Some(plain(option)),
            _ => None,
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Asked { decision, seat, kind, registry, key } => {
                write!(f, "decision {decision}: {seat} is asked {kind} → {registry}.{key}")
            }
            Step::Tried { source, handler, module, file, line } => {
                write!(f, "  {}: {handler} ({module}/{file}:{line})", source.name())
            }
            Step::Considered { option, score: Some(score), why } => {
                write!(f, "    {} {score}: {why}", plain(option))
            }
            Step::Considered { option, score: None, why } => write!(f, "    {}: {why}", plain(option)),
            Step::Noted { text } => write!(f, "    {text}"),
            Step::Passed { source, why } => write!(f, "  {}: no opinion ({why})", source.name()),
            Step::Fault { source, text, code, .. } => {
                write!(f, "  {}: fault: {text}", source.name())?;
                if code.is_empty() { Ok(()) } else { write!(f, "\n      | {}", code.trim()) }
            }
            Step::Refused { source, proposal, reason } => {
                write!(f, "  {}: {} refused: {reason}", source.name(), plain(proposal))
            }
            Step::Answered { source, answer } => write!(f, "  answer {} ({})", plain(answer), source.name()),
        }
    }
}

/// A JSON value as a person would write it: text without quotes.
pub fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn considered() -> Step {
        Step::Considered { option: Value::from("sgs3"), score: Some(3.0), why: "friend".to_owned() }
    }

    #[test]
    fn detail_decides_what_is_kept() {
        for (detail, kept) in [(Detail::Off, 0), (Detail::Brief, 1), (Detail::Full, 2)] {
            let mut trace = Trace::new(detail);
            trace.add(considered());
            trace.add(Step::Passed { source: Source::Handler, why: "none".to_owned() });
            assert_eq!(trace.steps.len(), kept, "{detail:?}");
        }
    }

    #[test]
    fn a_flood_of_notes_is_cut_but_not_the_ladder() {
        let mut trace = Trace::new(Detail::Full);
        (0..MOST_STEPS + 10).for_each(|_| trace.add(considered()));
        trace.add(Step::Answered { source: Source::Default, answer: Value::Null });
        assert_eq!(trace.steps.len(), MOST_STEPS + 1);
        assert_eq!(trace.left_out(), 10);
        assert!(trace.to_string().contains("and 10 more notes"));
    }

    #[test]
    fn options_without_scores_share_a_line() {
        let may = |option: Value| Step::Considered { option, score: None, why: "may be answered".to_owned() };
        let mut trace = Trace::new(Detail::Full);
        for step in [considered(), may("sgs1".into()), may(Value::Null), may(3.into())] {
            trace.add(step);
        }
        assert_eq!(trace.to_string(), "    sgs3 3: friend\n    sgs1, nothing, 3: may be answered\n");
    }

    #[test]
    fn steps_are_tagged_on_the_wire() {
        let json = serde_json::to_value(considered()).unwrap();
        assert_eq!(json["step"], "considered");
        assert_eq!(serde_json::from_value::<Step>(json).unwrap(), considered());
    }
}
