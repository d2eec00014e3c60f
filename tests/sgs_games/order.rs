//! One grammar for the events of recorded games and of ours: which event may come after which.
//!
//! Events are told when they are over, so the order of what is told fixes how they nest. The grammar is
//! read from the recordings; a step that none of them has must be rare, and none at all where cards are
//! played without skills.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use flate2::read::MultiGzDecoder;
use serde_json::Value;

/// One event after another.
pub type Step = (String, String);

/// Events that are told to each player in turn count once.
const BROADCAST: [&str; 4] = ["BeforeCardsMove", "CardsMoveOneTime", "TargetConfirmed", "AskForRetrial"];

/// What sort of event it is: of uses by the kind of card, of choices by their kind.
pub fn sort(event: &str, data: &Value) -> String {
    match event {
        "ChoiceMade" => match data.as_str() {
            Some(text) => format!("{event}:{}", text.split(':').next().unwrap_or_default()),
            None => format!("{event}:use"),
        },
        "PreCardUsed" | "CardUsed" | "CardFinished" => {
            let class = data["v"]["card"]["class"].as_str().unwrap_or_default();
            format!("{event}:{}", kind(class))
        }
        _ => event.to_owned(),
    }
}

fn kind(class: &str) -> &'static str {
    const USUAL: [&str; 20] = [
        "Slash",
        "FireSlash",
        "ThunderSlash",
        "Jink",
        "Peach",
        "Analeptic",
        "AmazingGrace",
        "GodSalvation",
        "SavageAssault",
        "ArcheryAttack",
        "Duel",
        "ExNihilo",
        "Snatch",
        "Dismantlement",
        "Collateral",
        "IronChain",
        "FireAttack",
        "",
        "BasicCard",
        "TrickCard",
    ];
    match class {
        "Indulgence" | "SupplyShortage" | "Lightning" => "delayed",
        "Nullification" => "nullification",
        _ if class.ends_with("Card") => "skill",
        _ if USUAL.contains(&class) => "usual",
        _ => "equip",
    }
}

/// The steps of a course of events, with how often each is taken.
#[derive(Default)]
pub struct Steps {
    last: String,
    pub taken: BTreeMap<Step, u64>,
}

impl Steps {
    pub fn take(&mut self, now: String) {
        if now == self.last && BROADCAST.contains(&now.as_str()) {
            return;
        }
        let before = std::mem::replace(&mut self.last, now.clone());
        *self.taken.entry((before, now)).or_default() += 1;
    }

    /// A new game begins.
    pub fn begin(&mut self) {
        self.last.clear();
    }
}

fn recordings() -> Vec<PathBuf> {
    let folder = std::fs::read_dir("tests/truth/sgs/games").unwrap();
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "gz"));
    paths.sort();
    paths
}

/// All steps of the recorded games.
pub fn recorded() -> BTreeSet<Step> {
    let mut steps = Steps::default();
    for path in recordings() {
        steps.begin();
        for line in BufReader::new(MultiGzDecoder::new(File::open(path).unwrap())).lines() {
            let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
            match line["t"].as_str().unwrap_or_default() {
                "ev" => steps.take(sort(line["ev"].as_str().unwrap(), &line["data"])),
                "req" => steps.take(format!("asked {}", line["kind"].as_str().unwrap())),
                "end" => break,
                _ => {}
            }
        }
    }
    steps.taken.into_keys().collect()
}
