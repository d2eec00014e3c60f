//! How far our own AI answers as the original's did, and believes what it believed.
//!
//! Answers are compared as they were proposed: yes or no, the class of a card, the set of cards, the
//! player. A question counts where something of ours answers it: a handler, or the central rules of
//! its kind for cards that no skill has made.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use junshi::sgs::board::Board;
use junshi::sgs::card_string::{CardText, UseText};
use junshi::sgs::{Answer, Catalogue, Snapshot};
use junshi::trace::{Source, Step};
use junshi::{Builder, Decision};
use serde_json::{Map, Value, json};

use super::played::Asked;
use super::tally::Count;

/// Notes what a brain believes.
const BELIEFS: &str = r#"
local function names(players)
	local list = {}
	for _, player in ipairs(players) do table.insert(list, player:objectName()) end
	return table.concat(list, ",")
end
sgs.ai_skill_invoke.tells_beliefs = function(self)
	local roles = {}
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		table.insert(roles, player:objectName() .. "=" .. tostring(sgs.ai_role[player:objectName()]))
	end
	trace.note("beliefs|" .. table.concat(roles, ",") .. "|" .. names(self.friends) .. "|" .. names(self.enemies))
	return true
end
"#;

/// What was compared.
#[derive(Default)]
pub struct Agreement {
    /// By kind of question: those that something of ours answers.
    done: BTreeMap<String, Count>,
    /// By kind of question: all.
    all: BTreeMap<String, Count>,
    /// By kind and rung.
    sources: BTreeMap<String, BTreeMap<String, u64>>,
    /// Roles, friends, enemies.
    beliefs: BTreeMap<&'static str, Count>,
    /// How long decisions and events took, in nanoseconds.
    times: BTreeMap<String, Vec<u64>>,
    /// Lines of what differs, for those who look for it.
    differences: Vec<String>,
}

/// The settings under which the original's AI is compared with ours, and our mod that tells beliefs.
pub fn as_the_original(builder: Builder) -> Builder {
    let later = ["pick", "equip_priority", "slash_bonus", "duel_priority", "keep", "roles", "situation"];
    let builder = later.into_iter().fold(builder.set("all_seeing", true), |b, name| b.set(name, "later"));
    let builder = builder.mod_text("beliefs", "beliefs-ai.lua", BELIEFS);
    match std::env::var_os("JUNSHI_OWN_FILES") {
        Some(folder) => builder.own_files(folder),
        None => builder,
    }
}

impl Agreement {
    pub fn add(&mut self, other: Agreement) {
        for (mine, theirs) in [(&mut self.done, other.done), (&mut self.all, other.all)] {
            for (kind, count) in theirs {
                let sum = mine.entry(kind).or_default();
                sum.cells += count.cells;
                sum.equal += count.equal;
            }
        }
        for (what, count) in other.beliefs {
            let sum = self.beliefs.entry(what).or_default();
            sum.cells += count.cells;
            sum.equal += count.equal;
        }
        for (kind, sources) in other.sources {
            let mine = self.sources.entry(kind).or_default();
            sources.into_iter().for_each(|(source, count)| *mine.entry(source).or_default() += count);
        }
        for (kind, times) in other.times {
            self.times.entry(kind).or_default().extend(times);
        }
        self.differences.extend(other.differences);
    }

    pub fn took(&mut self, what: &str, time: Duration) {
        self.times.entry(what.to_owned()).or_default().push(time.as_nanos() as u64);
    }

    /// Compares an answer with the original's, where that gave one.
    pub fn answer(&mut self, place: &str, asked: &Asked<'_>, table: &Snapshot, ours: &Decision<Answer>) {
        let (ask, Some(wanted)) = (asked.ask, asked.wanted) else { return };
        let kind = ask["kind"].as_str().unwrap();
        let raw = proposed(ours);
        let equal = meaning(kind, table, &raw) == meaning(kind, table, wanted);
        self.all.entry(kind.to_owned()).or_default().note(equal);
        let counts = is_done(kind, wanted, ours.source);
        if counts {
            self.done.entry(kind.to_owned()).or_default().note(equal);
        }
        let source = serde_json::to_value(ours.source).unwrap().as_str().unwrap_or_default().to_owned();
        *self.sources.entry(kind.to_owned()).or_default().entry(source).or_default() += 1;
        if !equal && counts {
            self.differences.push(format!("{place}: {ask}\n    original {wanted}, ours {raw}"));
        }
    }

    /// Compares what a brain told of its beliefs with what the original's believed.
    pub fn belief(&mut self, seat: &str, recorded: &Map<String, Value>, ours: &Decision<Answer>) {
        let told = ours.trace.steps.iter().find_map(|step| match step {
            Step::Noted { text } => text.strip_prefix("beliefs|"),
            _ => None,
        });
        let Some(parts) = told.map(|told| told.split('|').collect::<Vec<_>>()) else { return };
        for (name, role) in parts[0].split(',').filter_map(|pair| pair.split_once('=')) {
            let theirs = recorded.get("ai_role").and_then(|roles| roles[name].as_str());
            if let Some(theirs) = theirs {
                self.beliefs.entry("roles").or_default().note(theirs == role);
            }
        }
        for (what, part) in [("friends", parts[1]), ("enemies", parts[2])] {
            let mine: BTreeSet<&str> = part.split(',').filter(|name| !name.is_empty()).collect();
            let key = format!("{what}:{seat}");
            if let Some(theirs) = recorded.get(&key).and_then(Value::as_array) {
                let theirs: BTreeSet<&str> = theirs.iter().filter_map(Value::as_str).collect();
                self.beliefs.entry(what).or_default().note(mine == theirs);
            }
        }
    }

    /// Answers of these kinds together, of questions that something of ours answers.
    pub fn of(&self, kinds: &[&str]) -> Count {
        let counts = self.done.iter().filter(|(kind, _)| kinds.contains(&kind.as_str()));
        sum(counts.map(|(_, count)| *count))
    }

    /// Roles, friends and enemies together.
    pub fn of_beliefs(&self) -> Count {
        sum(self.beliefs.values().copied())
    }

    /// One line for each kind, and for the beliefs.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (kind, all) in &self.all {
            let done = self.done.get(kind).copied().unwrap_or_default();
            let mut line = json!({"kind": kind, "compared": done.cells, "agreed": done.equal,
                "all": all.cells, "agreed_of_all": all.equal, "sources": self.sources.get(kind)});
            self.timed(kind, &mut line);
            lines.push(line.to_string());
        }
        for (what, count) in &self.beliefs {
            lines.push(json!({"belief": what, "compared": count.cells, "agreed": count.equal}).to_string());
        }
        let mut event = json!({"what": "event"});
        self.timed("event", &mut event);
        lines.push(event.to_string());
        if std::env::var_os("JUNSHI_DIFFERENCES").is_some() {
            lines.extend(self.differences.iter().cloned());
        }
        lines
    }

    fn timed(&self, what: &str, line: &mut Value) {
        let Some(times) = self.times.get(what).filter(|times| !times.is_empty()) else { return };
        let mut times = times.clone();
        times.sort_unstable();
        let micros = |nanos: u64| (nanos as f64 / 10.0).round() / 100.0;
        line["mean_us"] = json!(micros(times.iter().sum::<u64>() / times.len() as u64));
        line["p99_us"] = json!(micros(times[(times.len() - 1) * 99 / 100]));
    }
}

fn sum(counts: impl Iterator<Item = Count>) -> Count {
    counts.fold(Count::default(), |all, count| Count {
        cells: all.cells + count.cells,
        equal: all.equal + count.equal,
    })
}

/// What was proposed first: an answer that was refused, or the one that was given.
fn proposed(decision: &Decision<Answer>) -> Value {
    let refused = decision.trace.steps.iter().find_map(|step| match step {
        Step::Refused { proposal, .. } => Some(proposal.clone()),
        _ => None,
    });
    refused.unwrap_or_else(|| serde_json::to_value(decision.answer.answer()).unwrap())
}

/// Whether something of ours was meant to answer this.
fn is_done(kind: &str, wanted: &Value, source: Source) -> bool {
    let by_skill = wanted.as_str().is_some_and(|text| text.contains([':', '@', '#']));
    match (source, kind) {
        (Source::LastResort, _) => false,
        (Source::Handler, _) => true,
        (_, "activate" | "askForCard" | "askForSinglePeach" | "askForNullification") => !by_skill,
        (_, "askForGuanxing") => true,
        _ => false,
    }
}

/// What of an answer is compared.
fn meaning(kind: &str, table: &Snapshot, answer: &Value) -> Value {
    let text = answer.as_str();
    match (kind, text) {
        ("askForDiscard" | "askForExchange", _) => {
            let mut ids: Vec<i64> =
                answer.as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
            ids.sort_unstable();
            json!(ids)
        }
        ("activate" | "askForUseCard", Some(text)) => {
            UseText::parse(text).map_or(Value::Null, |used| json!(class(table, &used.card)))
        }
        ("askForCard" | "askForSinglePeach" | "askForNullification", Some(text)) => {
            CardText::parse(text).map_or(Value::Null, |card| json!(class(table, &card)))
        }
        _ => answer.clone(),
    }
}

/// The class of a card by its text.
fn class(table: &Snapshot, card: &CardText) -> String {
    match card {
        CardText::Real(id) => {
            let catalogue = Catalogue::built_in().unwrap();
            let board = Board::new(table.clone().into(), catalogue, None);
            board.class(board.face(*id).class).object.clone()
        }
        CardText::Virtual { name, .. } => name.clone(),
        CardText::Skill { class, .. } => class.clone(),
        CardText::Lua { name, .. } => format!("#{name}"),
        CardText::Bundle(ids) => format!("{} cards", ids.len()),
    }
}
