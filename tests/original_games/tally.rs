//! What was counted while games were read.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use serde::Deserialize;
use serde_json::{Value, json};

use super::agreement::Agreement;

/// Counts of one or more games.
#[derive(Default)]
pub struct Tally {
    /// States and how many of them were admitted.
    pub states: Count,
    /// Events and how many of them fit.
    pub events: Count,
    /// Comparisons by name.
    pub checks: BTreeMap<&'static str, Count>,
    /// Questions by kind.
    pub kinds: BTreeMap<String, Asked>,
    /// What differs, a line each.
    pub differences: BTreeMap<&'static str, Vec<String>>,
    /// Card strings that occur.
    pub card_texts: BTreeSet<String>,
    /// Patterns that occur.
    pub patterns: BTreeSet<String>,
    /// How our own AI compares with the original's.
    pub agreement: Agreement,
}

/// How many there were, and how many were as they should be.
#[derive(Clone, Copy, Default)]
pub struct Count {
    pub cells: u64,
    pub equal: u64,
}

impl Count {
    pub fn note(&mut self, equal: bool) {
        self.cells += 1;
        self.equal += u64::from(equal);
    }

    pub fn share(self) -> f64 {
        self.equal as f64 / self.cells as f64
    }
}

/// What became of the questions of a kind.
#[derive(Clone, Copy, Default)]
pub struct Asked {
    pub asked: u64,
    pub accepted: u64,
    pub legal: u64,
    pub listed: u64,
}

impl Tally {
    /// Counts a comparison; `difference` says where it fails.
    pub fn note(&mut self, check: &'static str, equal: bool, difference: impl FnOnce() -> String) {
        self.checks.entry(check).or_default().note(equal);
        if !equal {
            self.differ(check, difference());
        }
    }

    pub fn differ(&mut self, check: &'static str, difference: String) {
        self.differences.entry(check).or_default().push(difference);
    }

    pub fn add(&mut self, other: Tally) {
        let sum = |mine: &mut Count, theirs: Count| {
            mine.cells += theirs.cells;
            mine.equal += theirs.equal;
        };
        sum(&mut self.states, other.states);
        sum(&mut self.events, other.events);
        for (check, count) in other.checks {
            sum(self.checks.entry(check).or_default(), count);
        }
        for (kind, asked) in other.kinds {
            let mine = self.kinds.entry(kind).or_default();
            mine.asked += asked.asked;
            mine.accepted += asked.accepted;
            mine.legal += asked.legal;
            mine.listed += asked.listed;
        }
        for (check, differences) in other.differences {
            self.differences.entry(check).or_default().extend(differences);
        }
        self.agreement.add(other.agreement);
        self.card_texts.extend(other.card_texts);
        self.patterns.extend(other.patterns);
    }

    /// The count of a comparison.
    pub fn count(&self, check: &str) -> Count {
        match check {
            "states" => self.states,
            "events" => self.events,
            _ => self.checks.get(check).copied().unwrap_or_default(),
        }
    }

    /// Prints one line for each comparison and each kind of question, past the test harness, which
    /// would hold back what a test that passes prints.
    pub fn print(&self) {
        let mut lines = vec![String::new()];
        let checks = [("states", self.states), ("events", self.events)].into_iter();
        for (check, count) in checks.chain(self.checks.iter().map(|(check, count)| (*check, *count))) {
            lines.push(json!({"check": check, "cells": count.cells, "equal": count.equal}).to_string());
        }
        for (kind, asked) in &self.kinds {
            let Asked { asked, accepted, legal, listed } = asked;
            let line =
                json!({"kind": kind, "asked": asked, "accepted": accepted, "legal": legal, "listed": listed});
            lines.push(line.to_string());
        }
        lines.extend(self.agreement.lines());
        writeln!(std::io::stdout().lock(), "{}", lines.join("\n")).unwrap();
    }

    /// Fails where less than `share` of a comparison is equal, with the first differences.
    #[track_caller]
    pub fn assert(&self, check: &str, share: f64) {
        let count = self.count(check);
        let differences = self.differences.get(check).map(Vec::as_slice).unwrap_or_default();
        let shown = differences.iter().take(shown()).cloned().collect::<Vec<_>>().join("\n");
        assert!(count.cells > 0, "{check}: nothing was compared");
        assert!(
            count.share() >= share,
            "{check}: {} of {} differ, such as\n{shown}",
            count.cells - count.equal,
            count.cells
        );
    }
}

/// How many differences a failure shows.
pub fn shown() -> usize {
    if std::env::var_os("JUNSHI_FULL").is_some() { 5000 } else { 12 }
}

/// Answers of the original that we refuse, and why: `tests/truth/sgs/games/exceptions.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exception {
    kind: String,
    /// The skill, reason or pattern of the question.
    #[serde(default)]
    key: Option<String>,
    /// Words of our refusal.
    #[serde(default)]
    refusal: Option<String>,
    /// Why the difference is right.
    #[allow(dead_code)]
    reason: String,
}

impl Exception {
    pub fn all() -> Vec<Exception> {
        serde_json::from_str(include_str!("../truth/sgs/games/exceptions.json")).unwrap()
    }

    /// Whether it speaks of this refusal.
    pub fn covers(&self, ask: &Value, refusal: &str) -> bool {
        let key = ["skill_name", "reason", "pattern"].iter().find_map(|field| ask[field].as_str());
        self.kind == ask["kind"]
            && self.key.as_deref().is_none_or(|wanted| key == Some(wanted))
            && self.refusal.as_deref().is_none_or(|words| refusal.contains(words))
    }
}

/// The refusal where the original's own code failed, so that there is no answer.
pub const NO_ANSWER: &str = "the original failed to answer";
