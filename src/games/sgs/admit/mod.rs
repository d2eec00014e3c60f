//! Whether a snapshot makes sense as a whole, and what stands where it is silent.
//!
//! Defaults are filled in place, each kind leaving one line for the trace; the first thing that is
//! inconsistent ends it with its path, relative to the snapshot, which the caller then drops.

mod cards;
mod player;
mod rules;

use std::collections::{BTreeMap, BTreeSet};

use super::catalogue::{self, Catalogue};
use super::snapshot::{Player, Role, Snapshot};
use super::mode;
use crate::error::HostError;
use crate::kit::near;
use crate::game::Names;

/// Checks a snapshot and fills its defaults; gives one line for each kind of default.
///
/// # Errors
/// The first inconsistency, with its path in the snapshot.
pub fn admit(snapshot: &mut Snapshot, names: &Names) -> Result<Vec<String>, HostError> {
    admit_with(snapshot, &*catalogue::of(names)?)
}

/// [`admit`] with a catalogue that is at hand.
///
/// # Errors
/// The first inconsistency, with its path in the snapshot.
pub fn admit_with(snapshot: &mut Snapshot, catalogue: &Catalogue) -> Result<Vec<String>, HostError> {
    let mut filled = Filled::default();
    check_names(snapshot)?;
    fill_mode(snapshot, &mut filled)?;
    check_seats(snapshot, &mut filled)?;
    check_roles(snapshot)?;
    check_turn(snapshot)?;
    let crowd = snapshot.players.len() > 4;
    let kingdoms = kingdoms(catalogue);
    let players: BTreeSet<String> = snapshot.players.iter().map(|player| player.name.clone()).collect();
    let current = snapshot.current.clone();
    for (index, player) in snapshot.players.iter_mut().enumerate() {
        let room = player::Room {
            catalogue,
            crowd,
            kingdoms: &kingdoms,
            players: &players,
            current: current.as_deref(),
        };
        room.admit(player, &mut filled).map_err(|error| error.under(&format!("players[{index}]")))?;
    }
    cards::check(snapshot, catalogue, &mut filled)?;
    rules::check(snapshot, catalogue)?;
    Ok(filled.lines())
}

/// What was filled: kind of default → for whom.
#[derive(Default)]
struct Filled(BTreeMap<&'static str, Vec<String>>);

impl Filled {
    fn note(&mut self, kind: &'static str, value: String) {
        self.0.entry(kind).or_default().push(value);
    }

    fn lines(self) -> Vec<String> {
        self.0.into_iter().map(|(kind, values)| format!("{kind}: {}", values.join(", "))).collect()
    }
}

const KINGDOMS: [&str; 5] = ["wei", "shu", "wu", "qun", "god"];

fn kingdoms(catalogue: &Catalogue) -> BTreeSet<&str> {
    KINGDOMS.into_iter().chain(catalogue.declared_kingdoms()).collect()
}

fn check_names(snapshot: &Snapshot) -> Result<(), HostError> {
    if snapshot.players.is_empty() {
        return Err(HostError::new("players", "at least one player", "none"));
    }
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (index, player) in snapshot.players.iter().enumerate() {
        let path = || format!("players[{index}].name");
        let plain = |letter: char| letter.is_alphanumeric() || letter == '_';
        if player.name.is_empty() || !player.name.chars().all(plain) {
            return Err(HostError::new(
                path(),
                "a name of letters, digits and _",
                format!("\"{}\"", player.name),
            ));
        }
        if let Some(first) = seen.insert(&player.name, index) {
            let found = format!("\"{}\", which is also players[{first}]", player.name);
            return Err(HostError::new(path(), "a name of its own for each player", found));
        }
    }
    Ok(())
}

fn fill_mode(snapshot: &mut Snapshot, filled: &mut Filled) -> Result<(), HostError> {
    let count = snapshot.players.len();
    if snapshot.mode.is_empty() {
        let mode = format!("{count:02}p");
        if !mode::is_known(&mode) {
            return Err(HostError::new("players", "2 to 10 players, or a mode", count.to_string()));
        }
        filled.note("mode from the number of players", mode.clone());
        snapshot.mode = mode;
    }
    if !mode::is_known(&snapshot.mode) {
        let near = near::nearest(&snapshot.mode, mode::names());
        let hint = near.map(|near| format!("; did you mean \"{near}\"?")).unwrap_or_default();
        return Err(HostError::new(
            "mode",
            "a game mode such as 08p or 06_3v3",
            format!("\"{}\"{hint}", snapshot.mode),
        ));
    }
    match mode::players(&snapshot.mode) {
        Some(most) if count > usize::from(most) => {
            let expected = format!("at most {most} players in mode {}", snapshot.mode);
            Err(HostError::new("players", expected, count.to_string()))
        }
        _ => Ok(()),
    }
}

fn check_seats(snapshot: &mut Snapshot, filled: &mut Filled) -> Result<(), HostError> {
    let mut unnumbered = false;
    let mut taken: BTreeMap<u32, usize> = BTreeMap::new();
    for (index, player) in snapshot.players.iter_mut().enumerate() {
        if player.seat == 0 {
            player.seat = index as u32 + 1;
            unnumbered = true;
        }
        let path = format!("players[{index}].seat");
        if player.seat > 99 {
            return Err(HostError::new(path, "a seat from 1", player.seat.to_string()));
        }
        if let Some(other) = player.alive.then(|| taken.insert(player.seat, index)).flatten() {
            let found = format!(
                "{}, where players[{other}] sits (a seat that is left out is the place in the list)",
                player.seat
            );
            return Err(HostError::new(path, "a seat of its own for each living player", found));
        }
    }
    if unnumbered {
        filled.note(
            "seats from the order of the list",
            snapshot.players.iter().map(|p| p.name.as_str()).collect::<Vec<_>>().join(" "),
        );
    }
    Ok(())
}

fn check_roles(snapshot: &Snapshot) -> Result<(), HostError> {
    let mut lords = snapshot.players.iter().enumerate().filter(|(_, player)| player.role == Some(Role::Lord));
    let first = lords.next();
    match (first, lords.next()) {
        (Some((first, _)), Some((second, _))) => {
            let found = format!("a second one after players[{first}]");
            Err(HostError::new(format!("players[{second}].role"), "one lord", found))
        }
        _ => Ok(()),
    }
}

fn check_turn(snapshot: &Snapshot) -> Result<(), HostError> {
    // He may be dead: one can die in one's own turn.
    if let Some(current) = &snapshot.current {
        seated(snapshot, "current", current)?;
    }
    for (place, name) in snapshot.dying.iter().enumerate() {
        let path = format!("dying[{place}]");
        living(snapshot, &path, name)?;
        if snapshot.dying[..place].contains(name) {
            return Err(HostError::new(path, "each dying player once", format!("\"{name}\" again")));
        }
    }
    Ok(())
}

fn seated<'a>(snapshot: &'a Snapshot, path: &str, name: &str) -> Result<&'a Player, HostError> {
    let found = snapshot.players.iter().find(|player| player.name == name);
    found.ok_or_else(|| HostError::new(path, "the name of a player", format!("\"{name}\"")))
}

fn living(snapshot: &Snapshot, path: &str, name: &str) -> Result<(), HostError> {
    match seated(snapshot, path, name)?.alive {
        true => Ok(()),
        false => Err(HostError::new(path, "a living player", format!("\"{name}\", who is dead"))),
    }
}

/// Numbers beyond this make no sense at a table, and would overflow sums.
const MOST: i64 = 10_000;

fn check_number(path: &str, number: i64, least: i64) -> Result<(), HostError> {
    if (least..=MOST).contains(&number) {
        return Ok(());
    }
    Err(HostError::new(path, format!("{least} to {MOST}"), number.to_string()))
}

#[cfg(test)]
mod tests;
