//! The ways in which hands are written down: `phh` for one and `phhs` for many, `acpc` lines, and `json`.

use serde_json::{Value, json};

use super::super::history::Act;
use super::{Record, acpc, phh, phh_written};
use crate::error::HostError;
use crate::game::Notation;
use crate::wire;

/// All of them.
pub const NOTATIONS: &[Notation] = &[
    Notation {
        name: "json",
        endings: &["json", "jsonl"],
        doc: "one JSON object a line, with how the hand came out",
        read: |text| from_json(text),
        write: |hands| to_json(hands),
    },
    Notation {
        name: "phh",
        endings: &["phh"],
        doc: "PHH, one hand",
        read: |text| replayed(phh::read(text)),
        write: |hands| to_phh(hands),
    },
    Notation {
        name: "phhs",
        endings: &["phhs"],
        doc: "PHH, many hands",
        read: |text| replayed(phh::read(text)),
        write: |hands| to_phhs(hands),
    },
    Notation {
        name: "acpc",
        endings: &["acpc", "log"],
        doc: "STATE lines of the ACPC",
        read: |text| replayed(acpc::read(text)),
        write: |hands| acpc::write(&records(hands)?),
    },
];

/// The hands that can be played again, as JSON.
fn replayed(read: Vec<Result<Record, HostError>>) -> Vec<Result<Value, HostError>> {
    let value = |record: Record| {
        record.replay()?;
        serde_json::to_value(&record).map_err(|error| HostError::new(".", "a hand", error.to_string()))
    };
    read.into_iter().map(|record| value(record?)).collect()
}

fn from_json(text: &str) -> Vec<Result<Value, HostError>> {
    let values = serde_json::Deserializer::from_str(text).into_iter::<Value>();
    let read = |(at, value): (usize, Result<Value, serde_json::Error>)| {
        let value = value.map_err(|error| HostError::new(".", "JSON", error.to_string()))?;
        record(&value).map_err(|error| error.under(&format!("[{at}]")))
    };
    replayed(values.enumerate().map(read).collect())
}

/// Reads a hand in JSON; how it came out is no part of it.
fn record(value: &Value) -> Result<Record, HostError> {
    let mut value = value.clone();
    if let Some(fields) = value.as_object_mut() {
        fields.remove("outcome");
    }
    wire::read_value(value)
}

fn records(hands: &[Value]) -> Result<Vec<Record>, HostError> {
    let read = |(at, hand)| record(hand).map_err(|error| error.under(&format!("[{at}]")));
    hands.iter().enumerate().map(read).collect()
}

fn to_json(hands: &[Value]) -> Result<String, HostError> {
    let lines = records(hands)?.into_iter().map(|record| Ok(format!("{}\n", told(&record, false)?)));
    lines.collect()
}

fn to_phh(hands: &[Value]) -> Result<String, HostError> {
    match records(hands)?.as_slice() {
        [record] => phh_written::write(record, None),
        more => Err(HostError::new(".", "one hand for `phh`; `phhs` takes more", format!("{} hands", more.len()))),
    }
}

fn to_phhs(hands: &[Value]) -> Result<String, HostError> {
    let records = records(hands)?;
    let write = |(at, record): (usize, &Record)| {
        phh_written::write(record, Some(at + 1)).map_err(|error| error.under(&format!("[{at}]")))
    };
    Ok(records.iter().enumerate().map(write).collect::<Result<Vec<_>, _>>()?.join("\n"))
}

/// A hand with how it came out, and with all that was done in it where that is asked for.
///
/// # Errors
/// The field of the record that cannot be.
pub fn told(record: &Record, with_acts: bool) -> Result<Value, HostError> {
    let replayed = record.replay()?;
    let mut outcome = json!({
        "pot": replayed.table.pot(),
        "street": replayed.table.street(),
        "finishing_stacks": replayed.finishing_stacks,
        "winnings": replayed.winnings(),
    });
    if let Some(compared) = record.compared(&replayed) {
        outcome["told"] = compared;
    }
    if with_acts {
        outcome["acts"] = replayed.acts.iter().map(act).collect();
    }
    let mut value = serde_json::to_value(record).unwrap_or_default();
    value["outcome"] = outcome;
    Ok(value)
}

fn act(act: &Act) -> Value {
    json!({
        "seat": act.seat + 1, "street": act.street, "action": act.action, "name": act.name(), "adds": act.adds,
        "bet": act.bet, "owed": act.owed, "pot": act.pot, "all_in": act.is_all_in,
    })
}
