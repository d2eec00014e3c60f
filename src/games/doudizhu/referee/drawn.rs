//! A seat's view as text for a person.

use super::super::seat::Seat;
use super::super::snapshot::Snapshot;

/// How many of the last turns are shown.
const SHOWN: usize = 6;

/// The hand with a blank between ranks, what is open, and the last turns.
pub(super) fn drawn(snapshot: &Snapshot) -> String {
    let mut lines = Vec::new();
    let standing = snapshot.standing().ok();
    if let Some(landlord) = snapshot.landlord {
        let left = standing.as_ref().and_then(|standing| standing.known.as_ref()).map(|known| known.counts);
        let seat = |seat: Seat| {
            let role = if seat == landlord { "landlord" } else { "peasant" };
            let cards = left.map_or(String::new(), |left| format!(" {}", left[usize::from(seat.index())]));
            format!("{seat} {role}{cards}")
        };
        lines.push(Seat::ALL.map(seat).join("   "));
        lines.push(format!("bottom {}   stake {}", snapshot.bottom, snapshot.stake.unwrap_or(1)));
        let from = snapshot.history.len().saturating_sub(SHOWN);
        let turns = snapshot.history.iter().enumerate().skip(from);
        lines.extend(turns.map(|(at, play)| format!("  {}: {play}", landlord.after(at))));
    } else if !snapshot.bids.is_empty() {
        lines.push(format!("bids {:?}", snapshot.bids));
    }
    let hand = snapshot
        .hand
        .ranks()
        .map(|rank| snapshot.hand.only(super::super::cards::Ranks::one(rank)).to_string());
    lines.push(format!("hand {}", hand.collect::<Vec<_>>().join(" ")));
    lines.join("\n")
}
