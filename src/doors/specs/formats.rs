//! Results of specs in the formats that people and machines read.

use quick_junit::{NonSuccessKind, Report, TestCase, TestCaseStatus, TestSuite};
use serde_json::json;

use super::{Outcome, Verdict};

/// How many tests ended how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Tests that passed.
    pub passed: usize,
    /// Tests that failed or went wrong.
    pub failed: usize,
    /// Tests left for later.
    pub pending: usize,
}

impl Counts {
    /// Counts outcomes.
    pub fn of(outcomes: &[Outcome]) -> Counts {
        let count = |wanted: &[Verdict]| outcomes.iter().filter(|one| wanted.contains(&one.verdict)).count();
        Counts {
            passed: count(&[Verdict::Passed, Verdict::Updated]),
            failed: count(&[Verdict::Failed, Verdict::Error]),
            pending: count(&[Verdict::Pending]),
        }
    }
}

/// A line for each test that did not pass, and a summary.
pub fn plain(outcomes: &[Outcome], seed: u64) -> String {
    let mut text = String::new();
    for outcome in outcomes {
        let word = match outcome.verdict {
            Verdict::Passed => continue,
            Verdict::Pending => "pending",
            Verdict::Updated => "updated",
            Verdict::Failed => "FAILED",
            Verdict::Error => "ERROR",
        };
        let message = outcome.message.replace('\n', "\n    ");
        text.push_str(&format!("{word} {}: {}: {message}\n", outcome.place(), outcome.name));
    }
    let Counts { passed, failed, pending } = Counts::of(outcomes);
    text.push_str(&format!("{passed} passed, {failed} failed, {pending} pending, seed {seed}\n"));
    text
}

/// The Test Anything Protocol, version 13.
pub fn tap(outcomes: &[Outcome], seed: u64) -> String {
    let mut text = format!("TAP version 13\n# seed {seed}\n1..{}\n", outcomes.len());
    for (number, outcome) in (1..).zip(outcomes) {
        let ok = if outcome.is_bad() { "not ok" } else { "ok" };
        let skip = if outcome.verdict == Verdict::Pending { " # SKIP pending" } else { "" };
        let name = outcome.name.replace('#', "\\#").replace('\n', " ");
        text.push_str(&format!("{ok} {number} - {name}{skip}\n"));
        if outcome.is_bad() {
            let message = serde_json::to_string(&outcome.message).unwrap_or_default();
            let place = serde_json::to_string(&outcome.place()).unwrap_or_default();
            text.push_str(&format!("  ---\n  message: {message}\n  at: {place}\n  ...\n"));
        }
    }
    text
}

/// JUnit's XML, one suite for each file.
pub fn junit(outcomes: &[Outcome]) -> String {
    let mut report = Report::new("junshi");
    let mut suites: Vec<TestSuite> = Vec::new();
    for outcome in outcomes {
        if suites.last().is_none_or(|suite| suite.name.as_str() != outcome.file) {
            suites.push(TestSuite::new(outcome.file.as_str()));
        }
        if let Some(suite) = suites.last_mut() {
            suite.add_test_case(case(outcome));
        }
    }
    report.add_test_suites(suites);
    report.to_string().unwrap_or_default()
}

fn case(outcome: &Outcome) -> TestCase {
    let told = |kind| {
        let mut status = TestCaseStatus::non_success(kind);
        status.set_message(outcome.message.as_str()).set_description(outcome.place());
        status
    };
    let status = match outcome.verdict {
        Verdict::Passed | Verdict::Updated => TestCaseStatus::success(),
        Verdict::Pending => TestCaseStatus::skipped(),
        Verdict::Failed => told(NonSuccessKind::Failure),
        Verdict::Error => told(NonSuccessKind::Error),
    };
    let mut case = TestCase::new(outcome.name.as_str(), status);
    case.set_classname(outcome.file.trim_end_matches(".lua"));
    case.set_time(outcome.took);
    case
}

/// One JSON object: `{seed, passed, failed, pending, tests: [{file, name, verdict, message?, line}]}`.
pub fn json(outcomes: &[Outcome], seed: u64) -> String {
    let Counts { passed, failed, pending } = Counts::of(outcomes);
    let line =
        json!({"seed": seed, "passed": passed, "failed": failed, "pending": pending, "tests": outcomes});
    format!("{line}\n")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn outcomes() -> Vec<Outcome> {
        let one = |name: &str, verdict, message: &str, line| Outcome {
            file: "a_spec.lua".to_owned(),
            name: name.to_owned(),
            verdict,
            message: message.to_owned(),
            line,
            took: Duration::from_millis(2),
        };
        vec![
            one("does # well", Verdict::Passed, "", 1),
            one("does badly", Verdict::Failed, "expected \"1\" <got> 2\nmore", 7),
            one("waits", Verdict::Pending, "later", 9),
            one("breaks", Verdict::Error, "attempt to index nil", 11),
        ]
    }

    #[test]
    fn plain_tells_what_did_not_pass() {
        let text = plain(&outcomes(), 5);
        assert!(
            text.starts_with("FAILED a_spec.lua:7: does badly: expected \"1\" <got> 2\n    more\n"),
            "{text}"
        );
        assert!(text.ends_with("1 passed, 2 failed, 1 pending, seed 5\n"), "{text}");
    }

    #[test]
    fn tap_numbers_every_test() {
        let text = tap(&outcomes(), 5);
        assert!(text.contains("1..4\nok 1 - does \\# well\nnot ok 2 - does badly\n"), "{text}");
        assert!(
            text.contains("ok 3 - waits # SKIP pending\n") && text.contains("at: \"a_spec.lua:11\""),
            "{text}"
        );
    }

    #[test]
    fn junit_escapes_and_counts() {
        let text = junit(&outcomes());
        assert!(
            text.contains("tests=\"4\"") && text.contains("failures=\"1\"") && text.contains("errors=\"1\""),
            "{text}"
        );
        assert!(text.contains("&lt;got&gt;") && text.contains("<skipped"), "{text}");
    }

    #[test]
    fn json_is_one_object() {
        let value: serde_json::Value = serde_json::from_str(&json(&outcomes(), 5)).unwrap();
        assert_eq!(
            (value["failed"].as_u64(), value["tests"][1]["verdict"].as_str()),
            (Some(2), Some("failed"))
        );
    }
}
