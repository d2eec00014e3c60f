//! One game between two sides.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::Value;

use super::held::{Held, Spending};
use super::player::{Entrant, Player, Slips, broken_contract};
use crate::error::Result;
use crate::referee::{Course, Outcome, Referee, Seating, Side};
use crate::vm::Lent;

/// More questions than any game takes; one that takes more is drawn.
const MOST_QUESTIONS: u64 = 100_000;

/// How one game came out.
#[derive(Clone, Debug)]
pub(super) struct Bout {
    /// Half points of A: 2 for a win, 1 for a draw; none where the game counts for neither side.
    pub(super) half_points: Option<usize>,
    /// What each side has won or lost, in a game that is played for points.
    pub(super) points: Option<[f64; 2]>,
    /// Why it ended.
    pub(super) reason: String,
    /// What became of every role on either side.
    pub(super) roles: BTreeMap<(String, Side), Part>,
    /// What went wrong on either side.
    pub(super) slips: [Slips; 2],
    /// The game as it is written down, where that is wanted.
    pub(super) record: Option<Value>,
    /// What seats had and what became of them, where that is to be compared.
    pub(super) held: Option<Box<Held>>,
}

/// What is kept of a game beside how it came out.
#[derive(Clone, Debug, Default)]
pub(super) struct Keeping {
    /// Where the scripts of either side write a journal.
    pub(super) journals: [Option<PathBuf>; 2],
    /// The number of the game, where it is kept as it is written down.
    pub(super) number: Option<u64>,
    /// Whether it is kept what seats had.
    pub(super) holdings: bool,
}

/// What became of a role on one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Part {
    /// Seats that had it.
    pub(super) seats: u64,
    /// Those of them that won.
    pub(super) wins: u64,
    /// What they have won or lost together; none in a game without points.
    pub(super) points: Option<f64>,
}

/// Plays a game to its end.
pub(super) fn play<G: Referee + Lent>(
    mut course: Course<G>,
    seating: &Seating,
    entrants: &[Entrant; 2],
    keeping: Keeping,
) -> Result<Bout> {
    let sit = |side: Side| {
        let seats = seating.of(side).map(str::to_owned).collect();
        entrants[side as usize].sit::<G>(seats, keeping.journals[side as usize].clone())
    };
    let mut players: [Box<dyn Player<G>>; 2] = [sit(Side::A), sit(Side::B)];
    let mut slips = [Slips::default(); 2];
    let mut spending = keeping.holdings.then(Spending::default);
    while let Some(question) = course.question().filter(|_| course.answered() < MOST_QUESTIONS) {
        let side = seating.side(&question.seat).unwrap_or(Side::B) as usize;
        let answered = players[side].answer(&course, &question)?;
        slips[side] += answered.slips;
        if let Some(spending) = &mut spending {
            spending.add(G::concern(course.table(), &question.ask, answered.answer.answer()), answered.cost);
        }
        course.apply(answered.answer).map_err(|refusal| broken_contract::<G>(&refusal))?;
    }
    let outcome = course.outcome().unwrap_or_else(|| Outcome::drawn("unfinished"));
    let held = spending.map(|spending| Box::new(Held::of::<G>(course.table(), &outcome, spending)));
    Ok(Bout {
        half_points: half_points(&outcome, seating),
        points: points(&outcome, seating),
        roles: parts(G::roles(course.table()), &outcome, seating),
        reason: outcome.reason,
        slips,
        record: keeping.number.and_then(|number| G::record(course.table(), number)),
        held,
    })
}

fn half_points(outcome: &Outcome, seating: &Seating) -> Option<usize> {
    let has_won = |side| outcome.winners.iter().any(|seat| seating.side(seat) == Some(side));
    match (has_won(Side::A), has_won(Side::B)) {
        _ if outcome.apart => None,
        (true, false) => Some(2),
        (false, true) => Some(0),
        _ => Some(1),
    }
}

fn points(outcome: &Outcome, seating: &Seating) -> Option<[f64; 2]> {
    let of = |seat: &str| outcome.points.get(seat).copied().unwrap_or(0.0);
    let all = [Side::A, Side::B].map(|side| seating.of(side).map(of).sum());
    (!outcome.points.is_empty()).then_some(all)
}

fn parts(
    roles: BTreeMap<String, String>,
    outcome: &Outcome,
    seating: &Seating,
) -> BTreeMap<(String, Side), Part> {
    let mut parts: BTreeMap<(String, Side), Part> = BTreeMap::new();
    for (seat, role) in roles {
        let Some(side) = seating.side(&seat) else { continue };
        let part = parts.entry((role, side)).or_default();
        part.seats += 1;
        part.wins += u64::from(outcome.winners.contains(&seat));
        if !outcome.points.is_empty() {
            let won = outcome.points.get(&seat).copied().unwrap_or(0.0);
            part.points = Some(part.points.unwrap_or(0.0) + won);
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seating() -> Seating {
        let seats: Vec<String> = ["1", "2", "3"].iter().map(|seat| (*seat).to_owned()).collect();
        Seating::giving_a(&seats, |seat| seat != "2")
    }

    #[test]
    fn a_side_wins_with_its_seats_and_shared_wins_are_draws() {
        let halves = |winners: &[&str]| half_points(&Outcome::won(winners.iter().copied(), ""), &seating());
        assert_eq!([halves(&["1"]), halves(&["1", "3"]), halves(&["2"])], [Some(2), Some(2), Some(0)]);
        assert_eq!([halves(&[]), halves(&["1", "2"])], [Some(1), Some(1)]);
        assert_eq!(half_points(&Outcome::won_apart(["1"], ""), &seating()), None);
    }

    fn with_points() -> Outcome {
        let points = [("1", 3.0), ("2", -4.0), ("3", 1.0)];
        let points = points.map(|(seat, won)| (seat.to_owned(), won)).into();
        Outcome { points, ..Outcome::won(["1", "3"], "") }
    }

    #[test]
    fn the_points_of_a_side_are_those_of_its_seats() {
        assert_eq!(points(&Outcome::drawn(""), &seating()), None);
        assert_eq!(points(&with_points(), &seating()), Some([4.0, -4.0]));
    }

    #[test]
    fn a_role_is_counted_for_every_side_that_has_it() {
        let roles = [("1", "farmer"), ("2", "farmer"), ("3", "farmer"), ("4", "nobody's")];
        let roles: BTreeMap<String, String> =
            roles.map(|(seat, role)| (seat.to_owned(), role.to_owned())).into();
        let found = parts(roles.clone(), &with_points(), &seating());
        let farmer = |side| found[&("farmer".to_owned(), side)];
        assert_eq!(farmer(Side::A), Part { seats: 2, wins: 2, points: Some(4.0) });
        assert_eq!(farmer(Side::B), Part { seats: 1, wins: 0, points: Some(-4.0) });
        assert_eq!(found.len(), 2);
        let drawn = parts(roles, &Outcome::drawn(""), &seating());
        assert_eq!(drawn[&("farmer".to_owned(), Side::A)], Part { seats: 2, wins: 0, points: None });
    }
}
