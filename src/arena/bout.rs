//! One game between two sides.

use super::player::{Entrant, Player, Slips, broken_contract};
use crate::error::Result;
use crate::referee::{Course, Outcome, Referee, Seating, Side};
use crate::vm::Lent;

/// More questions than any game takes; one that takes more is drawn.
const MOST_QUESTIONS: u64 = 100_000;

/// How one game came out.
#[derive(Clone, Debug)]
pub(super) struct Bout {
    /// Half points of A: 2 for a win, 1 for a draw.
    pub(super) half_points: usize,
    /// What A has won or lost, in a game that is played for points.
    pub(super) points: Option<f64>,
    /// Why it ended.
    pub(super) reason: String,
    /// Role, side and whether it has won, for every seat that has a role.
    pub(super) roles: Vec<(String, Side, bool)>,
    /// What went wrong on either side.
    pub(super) slips: [Slips; 2],
}

/// Plays a game to its end.
pub(super) fn play<G: Referee + Lent>(
    mut course: Course<G>,
    seating: &Seating,
    entrants: &[Entrant; 2],
) -> Result<Bout> {
    let sit = |side: Side| entrants[side as usize].sit::<G>(seating.of(side).map(str::to_owned).collect());
    let mut players: [Box<dyn Player<G>>; 2] = [sit(Side::A), sit(Side::B)];
    let mut slips = [Slips::default(); 2];
    while let Some(question) = course.question().filter(|_| course.answered() < MOST_QUESTIONS) {
        let side = seating.side(&question.seat).unwrap_or(Side::B) as usize;
        let answered = players[side].answer(&course, &question)?;
        slips[side] += answered.slips;
        course.apply(answered.answer).map_err(|refusal| broken_contract::<G>(&refusal))?;
    }
    let outcome = course.outcome().unwrap_or_else(|| Outcome::drawn("unfinished"));
    Ok(Bout {
        half_points: half_points(&outcome, seating),
        points: points(&outcome, seating),
        roles: roles(&course, &outcome, seating),
        reason: outcome.reason,
        slips,
    })
}

fn half_points(outcome: &Outcome, seating: &Seating) -> usize {
    let has_won = |side| outcome.winners.iter().any(|seat| seating.side(seat) == Some(side));
    match (has_won(Side::A), has_won(Side::B)) {
        (true, false) => 2,
        (false, true) => 0,
        _ => 1,
    }
}

fn points(outcome: &Outcome, seating: &Seating) -> Option<f64> {
    let of_a = |seat: &str| outcome.points.get(seat).copied().unwrap_or(0.0);
    (!outcome.points.is_empty()).then(|| seating.of(Side::A).map(of_a).sum())
}

fn roles<G: Referee>(course: &Course<G>, outcome: &Outcome, seating: &Seating) -> Vec<(String, Side, bool)> {
    let of = |(seat, role): (String, String)| {
        let side = seating.side(&seat)?;
        Some((role, side, outcome.winners.contains(&seat)))
    };
    G::roles(course.table()).into_iter().filter_map(of).collect()
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
        assert_eq!([halves(&["1"]), halves(&["1", "3"]), halves(&["2"])], [2, 2, 0]);
        assert_eq!([halves(&[]), halves(&["1", "2"])], [1, 1]);
    }

    #[test]
    fn the_points_of_a_side_are_those_of_its_seats() {
        let mut outcome = Outcome::drawn("");
        assert_eq!(points(&outcome, &seating()), None);
        outcome.points =
            [("1", 3.0), ("2", -4.0), ("3", 1.0)].map(|(seat, won)| (seat.to_owned(), won)).into();
        assert_eq!(points(&outcome, &seating()), Some(4.0));
    }
}
