//! Whether a snapshot makes sense as a whole, and what stands where it is silent.
//!
//! Defaults are filled in place, each kind leaving one line for the trace; the first thing that is
//! inconsistent ends it with its path, relative to the snapshot, which the caller then drops.

mod cards;
mod filters;
mod player;
mod rules;

use std::collections::BTreeMap;
use std::sync::Arc;

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
    let catalogue = catalogue::of(names)?;
    let mut lines = admit_with(snapshot, &catalogue)?;
    match filters::fill(snapshot, &catalogue) {
        0 => {}
        count => lines.push(format!("faces that filter skills give: {count}")),
    }
    Ok(lines)
}

pub(super) use filters::fill as fill_filtered;

/// [`admit`] with a catalogue that is at hand.
///
/// # Errors
/// The first inconsistency, with its path in the snapshot.
pub fn admit_with(snapshot: &mut Snapshot, catalogue: &Catalogue) -> Result<Vec<String>, HostError> {
    let mut filled = Filled::new();
    check_names(snapshot)?;
    fill_mode(snapshot, &mut filled)?;
    check_seats(snapshot, &mut filled)?;
    check_roles(snapshot)?;
    check_turn(snapshot)?;
    for index in 0..snapshot.players.len() {
        admit_player(snapshot, index, catalogue, &mut filled)
            .map_err(|error| error.under(&format!("players[{index}]")))?;
    }
    cards::check(snapshot, catalogue, &mut filled)?;
    rules::check(snapshot, catalogue)?;
    Ok(filled.lines())
}

fn admit_player(
    snapshot: &mut Snapshot,
    index: usize,
    catalogue: &Catalogue,
    filled: &mut Filled,
) -> Result<(), HostError> {
    let crowd = snapshot.players.len() > 4;
    let Snapshot { players, current, .. } = snapshot;
    let room = player::Room { catalogue, crowd, current: current.as_deref() };
    room.admit(&mut players[index], filled)?;
    player::words_of_others(&players[index], players)
}

/// What a delta has touched.
#[derive(Debug, Default)]
pub(super) struct Touched {
    /// Everything may have changed.
    pub(super) whole: bool,
    /// Places of the players that have changed.
    pub(super) players: Vec<usize>,
    /// Whose turn it is.
    current: bool,
    /// Faces of cards.
    faces: bool,
    /// Who may not be whose target.
    prohibited: bool,
    /// Where cards lie.
    places: bool,
}

impl Touched {
    /// A field of the snapshot.
    pub(super) fn note_field(&mut self, name: &str) {
        match name {
            "mode" => self.whole = true,
            "current" => self.current = true,
            "cards" => self.faces = true,
            "prohibited" => self.prohibited = true,
            "draw" | "discard" | "table" => self.places = true,
            _ => {}
        }
    }

    /// A field of a player.
    pub(super) fn note_player_field(&mut self, name: &str) {
        match name {
            "name" => self.whole = true,
            "hand" | "equips" | "judging" | "piles" => self.places = true,
            _ => {}
        }
    }
}

/// Checks what a delta has touched in a state as sent, and fills its defaults; all else is taken from
/// the state before. False where anything is wrong: [`admit`] then tells what.
pub(super) fn admit_changed(
    before: &Snapshot,
    now: &mut Snapshot,
    mut touched: Touched,
    catalogue: &Catalogue,
) -> bool {
    if now.mode.is_empty() {
        now.mode.clone_from(&before.mode);
    }
    if touched.current {
        let waiting = now.players.iter().enumerate().filter(|(_, player)| player.phase.is_none());
        touched.players.extend(waiting.map(|(index, _)| index));
    }
    for (index, player) in now.players.iter_mut().enumerate() {
        if !touched.players.contains(&index) {
            *player = before.players[index].clone();
        }
    }
    let mut nothing = Filled(None);
    let players_fit = touched.players.iter().all(|index| {
        if now.players[*index].seat == 0 {
            Arc::make_mut(&mut now.players[*index]).seat = *index as u32 + 1;
        }
        admit_player(now, *index, catalogue, &mut nothing).is_ok()
    });
    players_fit
        && check_seats(now, &mut nothing).is_ok()
        && check_roles(now).is_ok()
        && check_turn(now).is_ok()
        && cards_fit(now, &touched, catalogue)
        && words_fit(now, &touched, catalogue)
}

fn words_fit(now: &Snapshot, touched: &Touched, catalogue: &Catalogue) -> bool {
    match touched.faces || touched.prohibited {
        true => rules::check(now, catalogue).is_ok(),
        false => touched.players.iter().all(|index| rules::check_player(now, *index, catalogue).is_ok()),
    }
}

fn cards_fit(now: &Snapshot, touched: &Touched, catalogue: &Catalogue) -> bool {
    if touched.faces {
        return cards::fit(now, catalogue);
    }
    !touched.places
        || touched.players.iter().all(|index| cards::player_fits(now, *index, catalogue))
            && cards::places_fit(now, catalogue)
}

/// What was filled: kind of default → for whom; none where nobody wants to know.
struct Filled(Option<BTreeMap<&'static str, Vec<String>>>);

impl Filled {
    fn new() -> Filled {
        Filled(Some(BTreeMap::new()))
    }

    fn note(&mut self, kind: &'static str, value: impl FnOnce() -> String) {
        if let Some(lines) = &mut self.0 {
            lines.entry(kind).or_default().push(value());
        }
    }

    fn lines(self) -> Vec<String> {
        self.0.into_iter().flatten().map(|(kind, values)| format!("{kind}: {}", values.join(", "))).collect()
    }
}

const KINGDOMS: [&str; 5] = ["wei", "shu", "wu", "qun", "god"];

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
        filled.note("mode from the number of players", || mode.clone());
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
    let mut taken: u128 = 0;
    for index in 0..snapshot.players.len() {
        if snapshot.players[index].seat == 0 {
            Arc::make_mut(&mut snapshot.players[index]).seat = index as u32 + 1;
            unnumbered = true;
        }
        let player = &snapshot.players[index];
        let path = || format!("players[{index}].seat");
        if player.seat > 99 {
            return Err(HostError::new(path(), "a seat from 1", player.seat.to_string()));
        }
        let bit = 1u128 << player.seat;
        if player.alive && taken & bit != 0 {
            let sits = |other: &&Arc<Player>| other.alive && other.seat == player.seat;
            let other = snapshot.players.iter().position(|other| sits(&other)).unwrap_or(0);
            let found = format!(
                "{}, where players[{other}] sits (a seat that is left out is the place in the list)",
                player.seat
            );
            return Err(HostError::new(path(), "a seat of its own for each living player", found));
        }
        taken |= if player.alive { bit } else { 0 };
    }
    if unnumbered {
        filled.note("seats from the order of the list", || {
            snapshot.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>().join(" ")
        });
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
        let path = || format!("dying[{place}]");
        living(snapshot, "", name).map_err(|error| error.under(&path()))?;
        if snapshot.dying[..place].contains(name) {
            return Err(HostError::new(path(), "each dying player once", format!("\"{name}\" again")));
        }
    }
    Ok(())
}

fn seated<'a>(snapshot: &'a Snapshot, path: &str, name: &str) -> Result<&'a Player, HostError> {
    let found = snapshot.players.iter().find(|player| player.name == name);
    found.map(|player| &**player).ok_or_else(|| HostError::new(path, "the name of a player", format!("\"{name}\"")))
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
