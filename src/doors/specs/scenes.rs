//! Scenes that specs name: where their files lie, and how a Lua table becomes a scene.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::error::HostError;
use crate::game::Game;
use crate::wire::Envelope;

/// The text of `scenes/<name>.json`, searched near the spec file and in the working directory.
pub(super) fn load(spec: &Path, game: &str, name: &str) -> Result<Value, String> {
    let plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains('\\');
    if !name.split('/').all(plain) {
        return Err(format!("`{name}` is no name of a scene"));
    }
    let file = format!("{}.json", name.trim_end_matches(".json"));
    let places = places(spec, game);
    let Some(path) = places.iter().map(|place| place.join(&file)).find(|path| path.is_file()) else {
        let looked: Vec<String> = places.iter().map(|place| place.display().to_string()).collect();
        return Err(format!("there is no scene {file} in {}", looked.join(", ")));
    };
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    crate::wire::read(&text).map_err(|error| format!("{}: {error}", path.display()))
}

fn places(spec: &Path, game: &str) -> Vec<PathBuf> {
    let folder = match spec.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder.to_owned(),
        _ => PathBuf::from("."),
    };
    let mut places = vec![folder.join("scenes")];
    let above = folder.ancestors().skip(1).take(2).map(|above| above.join("scenes").join(game));
    places.extend(above);
    places.push(Path::new("tests/scenes").join(game));
    places
}

/// Reads a scene that was a Lua table. An empty table may be a list or a map: it is read as
/// a list wherever a list is wanted.
pub(super) fn read<T>(
    mut value: Value,
    reader: impl Fn(Value) -> Result<T, HostError>,
) -> Result<T, HostError> {
    const MOST_LISTS: usize = 256;
    for _ in 0..MOST_LISTS {
        match reader(value.clone()) {
            Err(error) if error.expected.contains("sequence") => {
                match at_path(&mut value, &error.path).and_then(first_empty) {
                    Some(place) => *place = Value::Array(Vec::new()),
                    None => return Err(error),
                }
            }
            done => return done,
        }
    }
    reader(value)
}

/// Reads a whole scene, seeded with `seed` where it has no seed of its own.
pub(super) fn envelope<G: Game>(mut value: Value, seed: u64) -> Result<Envelope<G>, HostError> {
    if let Some(fields) = value.as_object_mut() {
        fields.entry("seed").or_insert_with(|| seed.into());
    }
    read(value, Envelope::<G>::read_value)
}

/// The first empty map in a value. The path of an error may end above it: a question is read as
/// a whole before its kind is known.
fn first_empty(value: &mut Value) -> Option<&mut Value> {
    match value {
        Value::Object(fields) if fields.is_empty() => Some(value),
        Value::Object(fields) => fields.values_mut().find_map(first_empty),
        Value::Array(items) => items.iter_mut().find_map(first_empty),
        _ => None,
    }
}

/// The value at a path such as `snapshot.players[2].equips`.
fn at_path<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    let path = path.replace('[', ".").replace(']', "");
    path.split('.').filter(|step| !step.is_empty()).try_fold(value, |at, step| match at {
        Value::Object(fields) => fields.get_mut(step),
        Value::Array(items) => items.get_mut(step.parse::<usize>().ok()?),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::sgs::Sgs;

    fn scene(players: Value) -> Value {
        json!({"snapshot": {"players": players, "cards": {}},
            "ask": {"kind": "askForPlayerChosen", "seat": "sgs1", "reason": "fangzhu", "targets": {}}})
    }

    #[test]
    fn an_empty_table_is_a_list_where_one_is_wanted() {
        let players =
            json!([{"name": "sgs1", "general": "caopi", "hp": 3, "equips": {}, "hand": {"known": {}}}]);
        let read = envelope::<Sgs>(scene(players), 5).unwrap();
        assert_eq!((read.seed, read.snapshot.players.len()), (5, 1));
        let wrong = envelope::<Sgs>(scene(json!([{"name": "sgs1", "general": "caopi", "hp": {}}])), 5);
        assert_eq!(wrong.unwrap_err().path, "snapshot.players[0].hp");
    }

    #[test]
    fn scenes_are_looked_for_near_the_spec_and_nowhere_else() {
        let spec = Path::new("tests/specs/sgs/x_spec.lua");
        assert!(load(spec, "sgs", "cao-pi-banishes").is_ok());
        assert!(load(spec, "sgs", "gone").unwrap_err().contains("tests/scenes/sgs"));
        assert!(load(spec, "sgs", "../../../Cargo").unwrap_err().contains("no name"));
    }
}
