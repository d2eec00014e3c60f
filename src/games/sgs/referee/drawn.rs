//! A seat's view as text for a person.

use super::story::Words;
use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::snapshot::{Player, Snapshot};
use crate::referee::Tongue;

/// The table, a line for each player: the seat's own hand with card numbers, to be answered by.
pub(super) fn drawn(snapshot: &Snapshot, tongue: Tongue) -> Option<String> {
    let words = Words { catalogue: Catalogue::built_in().ok()?, tongue };
    let mut players: Vec<&Player> = snapshot.players.iter().map(|player| &**player).collect();
    players.sort_by_key(|player| player.seat);
    let lines: Vec<String> = players.iter().map(|player| line(&words, snapshot, player)).collect();
    Some(lines.join("\n"))
}

fn line(words: &Words, snapshot: &Snapshot, player: &Player) -> String {
    let turn = if snapshot.current.as_ref() == Some(&player.name) { "▶" } else { " " };
    let who = words.player(snapshot, &player.name);
    let role = player.role.map_or("?", |role| words.role(role));
    if !player.alive {
        return format!("† {who} {role}");
    }
    if player.general.is_empty() {
        return format!("{turn} {who} {role}");
    }
    let mut parts = vec![format!("{turn} {who} {role} {}", words.health(snapshot, &player.name))];
    let named = |ids: &[i32]| ids.iter().map(|id| format!("{}#{id}", words.printed(*id, snapshot))).collect::<Vec<_>>();
    parts.push(match player.hand.known.is_empty() {
        true => format!("✋{}", player.hand.count()),
        false => format!("✋{}: {}", player.hand.count(), named(&player.hand.known).join(" ")),
    });
    for (mark, ids) in [("⚔", &player.equips), ("⏳", &player.judging)] {
        if !ids.is_empty() {
            parts.push(format!("{mark} {}", named(ids).join(" ")));
        }
    }
    for (name, pile) in player.piles.iter().filter(|(_, pile)| pile.count() > 0) {
        let cards = if pile.known.is_empty() { String::new() } else { format!(": {}", named(&pile.known).join(" ")) };
        parts.push(format!("[{} {}{cards}]", words.name(name), pile.count()));
    }
    for (mark, count) in player.marks.iter().filter(|(mark, _)| mark.starts_with('@')) {
        parts.push(format!("{mark}×{count}"));
    }
    if player.chained {
        parts.push("⛓".to_owned());
    }
    if !player.faceup {
        parts.push("↻".to_owned());
    }
    parts.join("  ")
}
