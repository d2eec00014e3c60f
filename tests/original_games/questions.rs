//! Recorded questions and answers in the form of our wire.

use serde_json::{Value, json};

use super::state::METHODS;

/// The question of a recorded request. The host does not tell its AI whether nobody may be chosen:
/// an answer of null, or a single target (of whom it would not ask otherwise), means that.
pub fn ask(kind: &str, seat: &str, args: &[Value], exchanging: bool, answer: Option<&Value>) -> Value {
    let arg = |place: usize| args.get(place).cloned().unwrap_or_default();
    let mut ask = match kind {
        "activate" => json!({}),
        "askForUseCard" => json!({"pattern": arg(0), "prompt": arg(1), "method": method(&arg(2))}),
        "askForCard" => json!({"pattern": arg(0), "prompt": arg(1), "data": arg(2)}),
        "askForSkillInvoke" => json!({"skill_name": arg(0), "data": arg(1)}),
        "askForChoice" => json!({"skill_name": arg(0), "choices": arg(1), "data": arg(2)}),
        "askForDiscard" => {
            json!({"reason": arg(0), "discard_num": arg(1), "min_num": arg(2), "optional": arg(3),
            "include_equip": arg(4), "pattern": arg(5)})
        }
        "askForNullification" => {
            json!({"trick": card(&arg(0)), "from": player(&arg(1)), "to": player(&arg(2)),
            "positive": arg(3)})
        }
        "askForCardChosen" => json!({"who": player(&arg(0)), "flags": arg(1), "reason": arg(2),
            "method": method(&arg(3))}),
        "askForAG" => json!({"card_ids": arg(0), "refusable": arg(1), "reason": arg(2)}),
        "askForCardShow" | "askForPindian" => json!({"requestor": player(&arg(0)), "reason": arg(1)}),
        "askForPlayerChosen" => {
            let targets = arg(0)["$players"].clone();
            let optional = answer.is_none_or(Value::is_null) || targets.as_array().unwrap().len() == 1;
            json!({"targets": targets, "reason": arg(1), "optional": optional})
        }
        "askForSinglePeach" => json!({"dying": player(&arg(0))}),
        "askForSuit" => json!({"reason": arg(0)}),
        "askForYiji" => json!({"cards": arg(0), "reason": arg(1), "optional": true}),
        "askForGuanxing" => json!({"cards": arg(0), "guanxing_type": guanxing(&arg(1))}),
        other => panic!("no recording of {other} was expected"),
    };
    ask["kind"] = if exchanging && kind == "askForDiscard" { json!("askForExchange") } else { json!(kind) };
    ask["seat"] = json!(seat);
    ask.as_object_mut().unwrap().retain(|_, value| !value.is_null());
    ask
}

/// The answer that the original gave; where it said nothing that its host could use, what its host
/// took that for.
pub fn answer(kind: &str, args: &[Value], given: &Value) -> Value {
    match kind {
        "activate" if given.is_null() => Value::Null,
        "activate" => used(given),
        "askForUseCard" | "askForCard" | "askForSinglePeach" | "askForNullification" => card(given),
        "askForSkillInvoke" => json!(!matches!(given, Value::Null | Value::Bool(false))),
        "askForCardShow" | "askForPindian" => card(given),
        "askForPlayerChosen" => player(given),
        "askForAG" => {
            let offered = args[0].as_array().is_some_and(|ids| ids.contains(given));
            if offered { given.clone() } else { Value::Null }
        }
        "askForSuit" => {
            let suits = ["spade", "club", "heart", "diamond"];
            given.as_u64().map_or(Value::Null, |number| json!(suits[number as usize]))
        }
        "askForYiji" if given["player"].is_null() => Value::Null,
        "askForYiji" => json!({"player": player(&given["player"]), "card": id(&given["card"])}),
        _ => given.clone(),
    }
}

fn method(number: &Value) -> Value {
    number.as_u64().map_or(Value::Null, |number| json!(METHODS[number as usize]))
}

fn guanxing(number: &Value) -> &'static str {
    match number.as_i64() {
        Some(1) => "up_only",
        Some(-1) => "down_only",
        _ => "both",
    }
}

fn player(value: &Value) -> Value {
    value.get("$player").unwrap_or(value).clone()
}

/// A card string: of a card, of a number, or as it is; "." is no card.
fn card(value: &Value) -> Value {
    match value {
        Value::Object(fields) => fields["$card"]["str"].clone(),
        Value::Number(id) => json!(id.to_string()),
        Value::String(text) if text == "." => Value::Null,
        other => other.clone(),
    }
}

fn id(value: &Value) -> Value {
    value.pointer("/$card/id").unwrap_or(value).clone()
}

/// A card and its targets as one string.
fn used(given: &Value) -> Value {
    let card = given["card"]["str"].as_str().unwrap();
    let targets: Vec<&str> = given["to"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    if targets.is_empty() { json!(card) } else { json!(format!("{card}->{}", targets.join("+"))) }
}
