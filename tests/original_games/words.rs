//! Card strings and patterns that occur in a recording.

use serde_json::{Map, Value};

use super::tally::Tally;

/// Card strings anywhere inside a value, and patterns of judgements.
pub fn collect(value: &Value, tally: &mut Tally) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| collect(value, tally)),
        Value::Object(fields) => {
            for (field, value) in fields {
                match (field.as_str(), value) {
                    ("str", Value::String(text)) => remember(&mut tally.card_texts, text),
                    ("pattern", Value::String(text)) => remember(&mut tally.patterns, text),
                    _ => collect(value, tally),
                }
            }
        }
        _ => {}
    }
}

/// The pattern of a question.
pub fn asked(kind: &str, args: &[Value], tally: &mut Tally) {
    let place = match kind {
        "askForCard" | "askForUseCard" => 0,
        "askForDiscard" => 5,
        _ => return,
    };
    if let Some(pattern) = args.get(place).and_then(Value::as_str) {
        remember(&mut tally.patterns, pattern);
    }
}

/// The card string of an answer.
pub fn answered(kind: &str, answer: &Value, tally: &mut Tally) {
    let speaks = matches!(kind, "askForCard" | "askForUseCard" | "askForSinglePeach");
    if let Some(text) = answer.as_str().filter(|text| speaks && *text != ".") {
        remember(&mut tally.card_texts, text);
    }
}

/// Patterns of the room and of limits, and card strings in the keys of tags.
pub fn of_state(changes: &Map<String, Value>, tally: &mut Tally) {
    for (key, value) in changes {
        if key == "room" {
            let pattern = value["pattern"].as_str().filter(|pattern| !pattern.is_empty());
            pattern.into_iter().for_each(|pattern| remember(&mut tally.patterns, pattern));
        } else if key == "tags" {
            collect(value, tally);
        } else if key.starts_with("p:") {
            of_player(value, tally);
        }
    }
}

fn of_player(player: &Value, tally: &mut Tally) {
    for pattern in player["card_limitation"].as_object().into_iter().flat_map(|limits| limits.values()) {
        let patterns = pattern.as_array().into_iter().flatten().filter_map(Value::as_str);
        patterns.for_each(|pattern| remember(&mut tally.patterns, pattern));
    }
    let Some(tags) = player["tags"].as_object() else { return };
    for (key, value) in tags {
        let about = ["Jink_", "Wushuang_"].into_iter().find_map(|mark| key.strip_prefix(mark));
        about.into_iter().for_each(|text| remember(&mut tally.card_texts, text));
        collect(value, tally);
    }
}

fn remember(words: &mut std::collections::BTreeSet<String>, word: &str) {
    if !words.contains(word) {
        words.insert(word.to_owned());
    }
}
