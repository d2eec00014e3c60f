//! QVariants as recorded: plain values, `{"$player":…}`, `{"$players":[…]}`, `{"$card":{…}}` and
//! structs `{"$":"DamageStruct","v":{…}}`. They stay JSON; only the players named are checked.

use serde_json::Value;

use super::snapshot::Snapshot;
use crate::error::HostError;

/// Checks that the players that a value names exist.
///
/// # Errors
/// The first that does not, with its path inside the value.
pub fn check(snapshot: &Snapshot, value: &Value) -> Result<(), HostError> {
    let Value::Object(map) = value else { return Ok(()) };
    if let Some(name) = map.get("$player") {
        return player(snapshot, "$player", name);
    }
    if let Some(names) = map.get("$players") {
        let Value::Array(names) = names else {
            return Err(HostError::new("$players", "a list of names", names.to_string()));
        };
        let mut names = names.iter().enumerate();
        return names.try_for_each(|(place, name)| player(snapshot, &format!("$players[{place}]"), name));
    }
    match (map.get("$"), map.get("v")) {
        (None, _) => Ok(()),
        (Some(Value::String(kind)), Some(fields)) => fields_of(snapshot, kind, fields),
        (Some(Value::String(_)), None) => Err(HostError::new("v", "the struct's fields", "nothing")),
        (Some(other), _) => Err(HostError::new("$", "the name of a struct", other.to_string())),
    }
}

/// Fields that hold players, in whichever struct.
const PLAYERS: [&str; 5] = ["from", "to", "who", "player", "target"];

fn fields_of(snapshot: &Snapshot, kind: &str, fields: &Value) -> Result<(), HostError> {
    let Value::Object(fields) = fields else { return Ok(()) };
    // A phase change's from and to are phases.
    if kind == "PhaseChangeStruct" {
        return Ok(());
    }
    for (field, value) in fields {
        let path = format!("v.{field}");
        match value {
            Value::String(name) if PLAYERS.contains(&field.as_str()) && !name.is_empty() => {
                known(snapshot, &path, name)?
            }
            Value::Array(names) if field == "to" => {
                for (place, name) in names.iter().enumerate() {
                    player(snapshot, &format!("{path}[{place}]"), name)?;
                }
            }
            Value::Object(_) => check(snapshot, value).map_err(|error| error.under(&path))?,
            _ => {}
        }
    }
    Ok(())
}

fn player(snapshot: &Snapshot, path: &str, name: &Value) -> Result<(), HostError> {
    match name {
        Value::String(name) => known(snapshot, path, name),
        Value::Null => Ok(()),
        other => Err(HostError::new(path, "the name of a player", other.to_string())),
    }
}

pub(super) fn known(snapshot: &Snapshot, path: &str, name: &str) -> Result<(), HostError> {
    if snapshot.players.iter().any(|player| player.name == name) {
        return Ok(());
    }
    let names = snapshot.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(", ");
    Err(HostError::new(path, format!("one of the players {names}"), format!("\"{name}\"")))
}
