//! The rules at work: openings, turns, and how a game ends.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use super::ask::{Answer, Ask};
use super::grid::{Mark, cell};
use super::point::Point;
use super::rule::{Rule, Side};
use super::snapshot::{Ending, Fouls, Snapshot};
use super::{Event, Gomoku};
use crate::error::HostError;
use crate::game::{Legal, Refusal};
use crate::referee::{Happening, Outcome, Referee, Setup};

/// The usual board.
const USUAL: u8 = 15;

/// A game under way.
pub struct Table {
    snapshot: Snapshot,
    outcome: Option<Outcome>,
}

impl Referee for Gomoku {
    type Table = Table;

    /// `mode` is a rule, and the board's size behind it where it is not 15: `renju`, `freestyle20`.
    fn deal(setup: &Setup) -> Result<Table, HostError> {
        let (rule, size) = mode(setup.mode.as_deref().unwrap_or("freestyle"))?;
        if let Some(players) = setup.players.filter(|players| *players != 2) {
            return Err(HostError::new("players", "2", players.to_string()));
        }
        let mut snapshot = Snapshot { size, rule, fouls: Fouls::Lose, side: Some(Side::Black), ..Snapshot::default() };
        if let Some(number) = setup.opening {
            snapshot.moves = opening(number, size);
            snapshot.side = None;
            snapshot.side = Some(snapshot.to_move());
        }
        Ok(Table { snapshot, outcome: None })
    }

    fn seats(_: &Table) -> Vec<String> {
        Side::BOTH.map(|side| side.name().to_owned()).to_vec()
    }

    fn pending(table: &Table) -> Option<(String, Ask)> {
        let seat = table.snapshot.to_move();
        table.outcome.is_none().then(|| (seat.name().to_owned(), Ask::Move { seat }))
    }

    fn snapshot_for(table: &Table, _: &str) -> Snapshot {
        table.snapshot.clone()
    }

    fn apply(table: &mut Table, answer: Legal<Answer>) -> Result<(), Refusal> {
        let side = table.snapshot.to_move();
        match answer.into_answer() {
            Answer::Resign(_) => table.outcome = Some(Outcome::won([side.other().name()], "resigned")),
            Answer::Place(point) => {
                let event = Event::Played { point };
                event.apply(&mut table.snapshot).map_err(|error| Refusal::new(error.to_string()))?;
                table.outcome = table.snapshot.ended().map(outcome);
            }
        }
        Ok(())
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        table.outcome.clone()
    }

    fn happened(_: &Table) -> &[Happening<Event>] {
        &[]
    }

    fn roles(_: &Table) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    fn time_setting() -> Option<&'static str> {
        Some("ms")
    }

    fn draw(snapshot: &Snapshot) -> Option<String> {
        Some(drawn(snapshot))
    }
}

fn outcome(ending: Ending) -> Outcome {
    match ending {
        Ending::Won { side, .. } => Outcome::won([side.name()], "five"),
        Ending::Fouled { foul, .. } => Outcome::won([Side::White.name()], foul),
        Ending::Full => Outcome::drawn("full board"),
    }
}

/// A rule with a size behind it.
fn mode(text: &str) -> Result<(Rule, u8), HostError> {
    let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    let (name, size) = (&text[..text.len() - digits.len()], digits.parse().ok());
    let wrong = || {
        let rules = Rule::ALL.map(Rule::name).join(", ");
        HostError::new("mode", format!("{rules}, with a size of 5 to 22 behind it or none"), format!("`{text}`"))
    };
    let rule = Rule::named(name).ok_or_else(wrong)?;
    let size = if digits.is_empty() { USUAL } else { size.ok_or_else(wrong)? };
    let fits = (super::point::SMALLEST..=super::point::LARGEST).contains(&usize::from(size));
    if fits { Ok((rule, size)) } else { Err(wrong()) }
}

#[derive(Deserialize)]
struct Openings {
    openings: Vec<Vec<(i8, i8)>>,
}

/// Openings by the way of their stones from the middle, Black and White in turn.
static OPENINGS: LazyLock<Vec<Vec<(i8, i8)>>> = LazyLock::new(|| {
    let text = include_str!("../../../data/gomoku/openings.json");
    serde_json::from_str::<Openings>(text).map(|read| read.openings).unwrap_or_default()
});

/// The stones of an opening: each of the list in each of its eight ways of lying, one after another.
fn opening(number: u64, size: u8) -> Vec<Point> {
    let count = OPENINGS.len().max(1) as u64;
    let Some(stones) = OPENINGS.get((number % count) as usize) else { return Vec::new() };
    let way = number / count % 8;
    let middle = size as i8 / 2;
    let turned = |(x, y): (i8, i8)| {
        let (x, y) = if way & 4 == 0 { (x, y) } else { (y, x) };
        (if way & 1 == 0 { x } else { -x }, if way & 2 == 0 { y } else { -y })
    };
    let points = stones.iter().map(|stone| turned(*stone)).map(|(x, y)| (middle + x, middle + y));
    let on_board: Option<Vec<Point>> = points
        .map(|(x, y)| {
            let fits = (0..size as i8).contains(&x) && (0..size as i8).contains(&y);
            fits.then(|| Point::at(x as u8, y as u8))
        })
        .collect();
    on_board.unwrap_or_default()
}

/// The board as text: the last stone in brackets, columns below, rows at the left.
pub(super) fn drawn(snapshot: &Snapshot) -> String {
    let position = snapshot.position();
    let (width, height) = snapshot.dimensions();
    let last = snapshot.moves.last().copied();
    let mut lines: Vec<String> = (0..height)
        .rev()
        .map(|y| {
            let mut line = format!("{:>2}", y + 1);
            for x in 0..width {
                let point = Point::at(x, y);
                let mark = match position.mark(cell(point)) {
                    Mark::Black => 'X',
                    Mark::White => 'O',
                    Mark::Empty => '.',
                    Mark::Off => '#',
                };
                let before = if last == Some(point) { '(' } else { ' ' };
                line.push(before);
                line.push(mark);
            }
            line
        })
        .collect();
    let columns: String = (0..width).map(|x| format!(" {}", char::from(b'A' + x))).collect();
    lines.push(format!("  {columns}"));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn openings_lie_eight_ways_on_the_board() {
        assert_eq!(OPENINGS.len(), 12);
        let all: Vec<Vec<Point>> = (0..96).map(|number| opening(number, USUAL)).collect();
        assert!(all.iter().all(|stones| !stones.is_empty()));
        let mut snapshot = Snapshot::default();
        for stones in &all {
            snapshot.moves.clone_from(stones);
            snapshot.side = None;
            assert!(snapshot.check().is_ok() && snapshot.ended().is_none(), "{stones:?}");
        }
        assert_eq!(all[0], opening(96, USUAL), "then they begin anew");
    }

    #[test]
    fn modes_are_rules_with_a_size() {
        assert_eq!(mode("renju").unwrap(), (Rule::Renju, 15));
        assert_eq!(mode("freestyle20").unwrap(), (Rule::Freestyle, 20));
        for wrong in ["go", "renju4", "renju23", "15", "renju999"] {
            assert!(mode(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_board_is_drawn() {
        let snapshot = Snapshot { size: 5, moves: vec![Point::at(2, 2), Point::at(1, 3)], ..Snapshot::default() };
        assert_eq!(drawn(&snapshot), " 5 . . . . .\n 4 .(O . . .\n 3 . . X . .\n 2 . . . . .\n 1 . . . . .\n   A B C D E");
    }
}
