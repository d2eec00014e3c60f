//! Deltas: JSON merge patches (RFC 7386) laid straight on the typed state.
//!
//! Only the fields that a delta names are read, only the players that it touches are copied and
//! checked again. Whatever is unusual, and everything that is wrong, goes the long way through JSON
//! instead, which alone makes the messages; both ways give the same state, which tests hold them to.
//!
//! Beyond the standard, which cannot change single places of a list, `players` may be an object of
//! changes by name: `{"players":{"sgs3":{"hp":2}}}`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde::de::value::{Error as KeyError, StrDeserializer};
use serde_json::{Map, Value};

use super::Sgs;
use super::admit::{self, Touched};
use super::catalogue;
use super::snapshot::{
    Card, CardId, CardWord, Method, Pile, Player, Sight, Snapshot, Suit, UseReason,
};
use crate::error::HostError;
use crate::game::{Names, Standing};
use crate::wire;

/// The state after a delta.
///
/// # Errors
/// What is malformed or inconsistent, with its JSON path from `snapshot` on.
pub(super) fn patch(
    now: &Standing<Sgs>,
    delta: &Value,
    names: &Names,
) -> Result<Standing<Sgs>, HostError> {
    match quick(now, delta, names) {
        Some(next) => Ok(next),
        None => through_json(now, delta, names),
    }
}

/// The straight way; none where the delta is unusual or wrong.
fn quick(now: &Standing<Sgs>, delta: &Value, names: &Names) -> Option<Standing<Sgs>> {
    let catalogue = catalogue::of(names).ok()?;
    let mut sent = Snapshot::clone(&now.sent);
    let touched = merge_state(&mut sent, delta).ok()?;
    let mut admitted = sent.clone();
    let fits = match touched.whole {
        true => admit::admit_with(&mut admitted, &catalogue).is_ok(),
        false => admit::admit_changed(&now.admitted, &mut admitted, touched, &catalogue),
    };
    fits.then(|| {
        admit::fill_filtered(&mut admitted, &catalogue);
        Standing { sent: Arc::new(sent), admitted: Arc::new(admitted) }
    })
}

fn through_json(now: &Standing<Sgs>, delta: &Value, names: &Names) -> Result<Standing<Sgs>, HostError> {
    let mut delta = delta.clone();
    if let Some(Value::Object(changes)) = delta.get("players") {
        delta["players"] = by_place(&now.sent, changes).map_err(|error| error.under("snapshot.players"))?;
    }
    wire::patch(now, delta, names)
}

/// The list of players after changes by name.
fn by_place(snapshot: &Snapshot, changes: &Map<String, Value>) -> Result<Value, HostError> {
    for (name, change) in changes {
        super::data::known(snapshot, name, name)?;
        if !change.is_object() {
            let expected = "the fields of this player that change (the whole list may be sent instead)";
            return Err(HostError::new(name, expected, change.to_string()));
        }
    }
    let after = |player: &Arc<Player>| {
        let mut value = serde_json::to_value(player)
            .map_err(|error| HostError::new(&player.name, "a player that can be changed", error.to_string()))?;
        if let Some(change) = changes.get(&player.name) {
            wire::merge(&mut value, change.clone());
        }
        Ok(value)
    };
    snapshot.players.iter().map(after).collect()
}

/// Something that the straight way leaves to the long one.
struct Unusual;

type Done = Result<(), Unusual>;

/// Lays a delta on a state; tells what it has touched.
fn merge_state(state: &mut Snapshot, delta: &Value) -> Result<Touched, Unusual> {
    let Value::Object(fields) = delta else { return Err(Unusual) };
    let mut touched = Touched::default();
    for (name, value) in fields {
        match (name.as_str(), value) {
            ("players", Value::Object(changes)) => merge_players(&mut state.players, changes, &mut touched)?,
            ("players", Value::Array(_)) => {
                state.players = read(value)?;
                touched.whole = true;
            }
            ("players", _) => return Err(Unusual),
            (name, value) => {
                state.merge_field(name, value)?;
                touched.note_field(name);
            }
        }
    }
    Ok(touched)
}

fn merge_players(players: &mut [Arc<Player>], changes: &Map<String, Value>, touched: &mut Touched) -> Done {
    for (name, change) in changes {
        let Value::Object(fields) = change else { return Err(Unusual) };
        let at = players.iter().position(|player| player.name == *name).ok_or(Unusual)?;
        let player = Arc::make_mut(&mut players[at]);
        for (field, value) in fields {
            player.merge_field(field, value)?;
            touched.note_player_field(field);
        }
        touched.players.push(at);
    }
    Ok(())
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, Unusual> {
    T::deserialize(value).map_err(|_| Unusual)
}

/// Something that a merge patch changes. The patch is never null: that takes the thing away.
trait Merge {
    fn take_in(&mut self, delta: &Value) -> Done;
}

/// Things that a patch replaces as a whole.
macro_rules! replaced {
    ($($type:ty),+ $(,)?) => {
        $(impl Merge for $type {
            fn take_in(&mut self, delta: &Value) -> Done {
                *self = read(delta)?;
                Ok(())
            }
        })+
    };
}

replaced!(String, u8, u32, i32, bool, Suit, Sight, UseReason, BTreeSet<String>);

impl<T: DeserializeOwned> Merge for Option<T> {
    fn take_in(&mut self, delta: &Value) -> Done {
        *self = Some(read(delta)?);
        Ok(())
    }
}

impl<T: DeserializeOwned> Merge for Vec<T> {
    fn take_in(&mut self, delta: &Value) -> Done {
        *self = read(delta)?;
        Ok(())
    }
}

impl Merge for Value {
    fn take_in(&mut self, delta: &Value) -> Done {
        wire::merge(self, delta.clone());
        Ok(())
    }
}

impl<T: Merge + Clone> Merge for Arc<T> {
    fn take_in(&mut self, delta: &Value) -> Done {
        Arc::make_mut(self).take_in(delta)
    }
}

impl<K: Key, V: Merge + DeserializeOwned> Merge for BTreeMap<K, V> {
    fn take_in(&mut self, delta: &Value) -> Done {
        let Value::Object(changes) = delta else { return Err(Unusual) };
        for (name, change) in changes {
            let key = K::read(name).ok_or(Unusual)?;
            match (change, self.get_mut(&key)) {
                (Value::Null, _) => drop(self.remove(&key)),
                (change, Some(old)) => old.take_in(change)?,
                // A null in something new takes away what is not there.
                (change, None) if has_null(change) => return Err(Unusual),
                (change, None) => drop(self.insert(key, read(change)?)),
            }
        }
        Ok(())
    }
}

fn has_null(value: &Value) -> bool {
    match value {
        Value::Object(fields) => fields.values().any(|field| field.is_null() || has_null(field)),
        _ => false,
    }
}

/// A key of a map, as JSON writes it.
trait Key: Ord {
    fn read(text: &str) -> Option<Self>
    where
        Self: Sized;
}

impl Key for String {
    fn read(text: &str) -> Option<String> {
        Some(text.to_owned())
    }
}

impl Key for CardId {
    fn read(text: &str) -> Option<CardId> {
        let plain = text.starts_with(|first: char| first.is_ascii_digit()) && !text.starts_with('0');
        if plain || text == "0" { text.parse().ok() } else { None }
    }
}

impl Key for Method {
    fn read(text: &str) -> Option<Method> {
        Method::deserialize(StrDeserializer::<KeyError>::new(text)).ok()
    }
}

/// A struct's fields: those that null sets back to their type's default, and those of which null
/// is left to the long way, because they are required or have a default of their own.
macro_rules! fields {
    ($type:ident { $($plain:ident),* $(,)? } { $($strict:ident),* $(,)? }) => {
        impl $type {
            fn merge_field(&mut self, name: &str, delta: &Value) -> Done {
                match name {
                    $(stringify!($plain) => match delta {
                        Value::Null => self.$plain = Default::default(),
                        delta => self.$plain.take_in(delta)?,
                    },)*
                    $(stringify!($strict) => match delta {
                        Value::Null => return Err(Unusual),
                        delta => self.$strict.take_in(delta)?,
                    },)*
                    _ => return Err(Unusual),
                }
                Ok(())
            }

            #[cfg(test)]
            const FIELDS: &'static [&'static str] = &[$(stringify!($plain),)* $(stringify!($strict),)*];
        }

        impl Merge for $type {
            fn take_in(&mut self, delta: &Value) -> Done {
                let Value::Object(fields) = delta else { return Err(Unusual) };
                fields.iter().try_for_each(|(name, value)| self.merge_field(name, value))
            }
        }
    };
}

fields!(Snapshot {
    mode, turn, current, sight, cards, draw, discard, table, dying, tags, pattern, use_reason, prohibited, ext,
} {});

fields!(Player {
    seat, general2, role, role_shown, max_hp, kingdom, gender, chained, phase, hand, equips, judging, piles,
    marks, flags, history, skills, acquired, invalid, distances, attack_range, max_cards, in_range,
    card_limitation, card_words, target_mods, lord_skills, skipped, tags, props, ext,
} { name, general, hp, alive, faceup, state });

fields!(Card { name, suit, number, skill, flags } { class });
fields!(CardWord { available, targets } {});
fields!(Pile { known, hidden } {});

#[cfg(test)]
#[path = "patch_tests.rs"]
mod tests;
