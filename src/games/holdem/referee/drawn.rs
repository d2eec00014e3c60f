//! A seat's view as text for a person.

use super::super::position::position;
use super::super::snapshot::Snapshot;

/// The seats with their chips, the board, the pot, what was done, and the cards in hand with what may be done.
pub(super) fn drawn(snapshot: &Snapshot) -> Option<String> {
    let standing = snapshot.standing().ok()?;
    let table = &standing.table;
    let mut lines = Vec::new();
    for (at, stack) in table.stacks().iter().enumerate() {
        let Some(position) = position(table, at) else { continue };
        let bet = table.bets()[at];
        let mut line = format!("seat {:<2} {:<13} {stack:>8}", at + 1, position.replace('_', " "));
        if table.live() >> at & 1 == 0 {
            line += "  folded";
        } else if bet > 0 {
            line += &format!("  bets {bet}");
        }
        lines.push(line);
    }
    let board: Vec<String> = snapshot.board.iter().map(ToString::to_string).collect();
    lines.push(format!("{}  {}  pot {}", table.street(), board.join(" "), table.pot()));
    if let Some(destiny) = &snapshot.destiny {
        lines.push(format!("how this hand ends is settled  {}", destiny.director.name()));
    }
    if !snapshot.history.is_empty() {
        lines.push(format!("so far  {}", snapshot.history));
    }
    let category = super::super::ranking::category(snapshot.hole.0, &snapshot.board);
    let mut own = format!("hand  {} {}  ({})", snapshot.hole.0[0], snapshot.hole.0[1], category.name().replace('_', " "));
    if let Some(options) = standing.options() {
        own += &format!("  to call {}", options.call);
        if let Some((least, most)) = options.raise {
            own += &format!(", raise to {least} … {most}");
        }
    }
    lines.push(own);
    Some(lines.join("\n"))
}
