//! What a thinker is wanted for: a move, the best few, stones that make a position even, and the
//! choices of swap2.

use std::sync::atomic::Ordering;
use std::time::Duration;

use super::board::glances;
use super::thinker::{Job, Question, Thinker};
use crate::games::gomoku::engine::{Limits, Thought, Watch};
use crate::games::gomoku::grid::cell;
use crate::games::gomoku::{Point, Position, Side, resort};

/// A task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
    /// The best move, which is then played.
    Move,
    /// The best move, which is not played; so many are told.
    Best(usize),
    /// One or two stones after which the score of whoever places them is nearest to `score`.
    Balance { stones: usize, score: i32 },
    /// Whether to take the other colour, or the move that is played otherwise.
    Swap2,
    /// Whatever may be of use for the next move.
    Ponder,
}

/// What came of a task.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Reply {
    /// The points to name.
    pub(super) points: Vec<Point>,
    /// Whether to swap instead.
    pub(super) swap: bool,
    /// The thought behind it.
    pub(super) thought: Thought,
}

impl Reply {
    /// Points without any thought.
    pub(super) fn at_a_glance(points: Vec<Point>) -> Reply {
        let thought =
            Thought { best: None, score: 0, depth: 0, nodes: 0, line: Vec::new(), candidates: Vec::new() };
        Reply { points, swap: false, thought }
    }
}

/// Does a task.
pub(super) fn run(thinker: &mut dyn Thinker, job: &Job, told: &mut dyn FnMut(&Thought)) -> Reply {
    let mut desk = Desk { thinker, job };
    match job.task {
        Task::Balance { stones, score } => desk.balance(stones, score),
        Task::Move | Task::Best(_) | Task::Swap2 | Task::Ponder => desk.best(told),
    }
}

/// Stones placed in a first look, and how many choices deserve a second one.
const FIRST_LOOK: u64 = 400;
const SECOND_LOOKS: usize = 6;

struct Desk<'a> {
    thinker: &'a mut dyn Thinker,
    job: &'a Job,
}

/// A choice of stones, and how far from the wanted score it is.
type Choice = (u32, Vec<Point>, Thought);

impl Desk<'_> {
    fn think(&mut self, question: &Question<'_>, told: &mut dyn FnMut(&Thought)) -> Thought {
        let job = self.job;
        let elapsed = || job.start.elapsed();
        self.thinker.think(question, Watch { stop: &job.stop, elapsed: &elapsed }, told)
    }

    fn best(&mut self, told: &mut dyn FnMut(&Thought)) -> Reply {
        let job = self.job;
        let wanted = match job.task {
            Task::Best(many) => many,
            // an only move is not searched, and has no score, where one is wanted
            Task::Swap2 => 2,
            _ => 1,
        };
        // one more for every point that may be found and not played
        let candidates = wanted + job.blocked.len();
        // a first look at once: something is there should the search end too late
        let quick = Limits { nodes: FIRST_LOOK, fours: FIRST_LOOK, ..job.limits.clone() };
        let first =
            self.think(&Question { position: &job.position, side: job.side, limits: &quick }, &mut |_| {});
        told(&first);
        let limits = Limits { candidates, ..job.limits.clone() };
        let question = Question { position: &job.position, side: job.side, limits: &limits };
        let thought = self.think(&question, told);
        let swap = job.task == Task::Swap2 && thought.score < 0;
        Reply { points: self.playable(&thought).into_iter().collect(), swap, thought }
    }

    /// The best move that is not blocked, while there is another.
    fn playable(&self, thought: &Thought) -> Option<Point> {
        let job = self.job;
        let found = thought.best.into_iter().chain(thought.candidates.iter().map(|found| found.point));
        let open = found.clone().find(|point| !job.blocked.contains(point));
        open.or_else(|| glances(&mut job.position.clone(), job.side, &job.blocked).first().copied())
    }

    fn is_over(&self) -> bool {
        let time = Duration::from_millis(self.job.limits.milliseconds);
        self.job.stop.load(Ordering::Relaxed) || self.job.start.elapsed() >= time
    }

    fn balance(&mut self, stones: usize, score: i32) -> Reply {
        let mut choices: Vec<Choice> = Vec::new();
        for points in self.combinations(stones) {
            if self.is_over() && !choices.is_empty() {
                break;
            }
            let limits = Limits { nodes: FIRST_LOOK, ..self.job.limits.clone() };
            choices.push(self.weigh(points, score, &limits));
        }
        choices.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
        choices.truncate(SECOND_LOOKS);
        let until = self.job.limits.milliseconds;
        for (at, choice) in choices.iter_mut().enumerate() {
            let now = self.job.start.elapsed().as_millis() as u64;
            if self.is_over() {
                break;
            }
            let slice = until.saturating_sub(now) / (SECOND_LOOKS - at) as u64;
            let limits = Limits { milliseconds: now + slice, ..self.job.limits.clone() };
            *choice = self.weigh(std::mem::take(&mut choice.1), score, &limits);
        }
        let best = choices.into_iter().min_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
        match best {
            Some((_, points, thought)) => Reply { points, swap: false, thought },
            None => Reply::at_a_glance(Vec::new()),
        }
    }

    /// How far from the wanted score a position is for whoever places the first of these stones.
    fn weigh(&mut self, points: Vec<Point>, score: i32, limits: &Limits) -> Choice {
        let (mut position, mut side) = (self.job.position.clone(), self.job.side);
        for point in &points {
            position.place(cell(*point), side);
            side = side.other();
        }
        let limits = Limits { candidates: 2, ..limits.clone() };
        let thought = self.think(&Question { position: &position, side, limits: &limits }, &mut |_| {});
        let reached = if side == self.job.side { thought.score } else { -thought.score };
        (reached.abs_diff(score), points, thought)
    }

    /// Stones that may make a position even: one near others, or two.
    fn combinations(&self, stones: usize) -> Vec<Vec<Point>> {
        let job = self.job;
        let near = |position: &Position, side: Side, most: usize| -> Vec<Point> {
            let mut position = position.clone();
            let points = glances(&mut position, side, &job.blocked);
            let may = |point: &Point| !resort::is_forbidden(&mut position, side, cell(*point));
            points.into_iter().filter(may).take(most).collect()
        };
        if stones == 1 {
            return near(&job.position, job.side, 120).into_iter().map(|point| vec![point]).collect();
        }
        let mut pairs = Vec::new();
        for first in near(&job.position, job.side, 24) {
            let mut position = job.position.clone();
            position.place(cell(first), job.side);
            pairs.extend(near(&position, job.side.other(), 24).into_iter().map(|second| vec![first, second]));
        }
        pairs
    }
}

/// Three stones to begin with, as steps from the middle of a board of 15: Black, White, Black. The engine
/// (400,000 stones of search, each rule) sees next to no advantage for either colour after them.
const OPENINGS: [[(i8, i8); 3]; 6] = [
    [(-3, -7), (-6, -5), (-6, -4)],
    [(-3, -6), (-5, -2), (-4, -5)],
    [(-6, -4), (-6, -5), (-5, -6)],
    [(-5, -7), (-4, -7), (-4, -6)],
    [(-2, -7), (-7, -6), (-6, -5)],
    [(-2, -6), (-7, -4), (-7, -7)],
];

/// The stones with which swap2 begins on a board of that size.
pub(super) fn opening(number: u64, (width, height): (usize, usize)) -> Vec<Point> {
    let stones = &OPENINGS[(number % OPENINGS.len() as u64) as usize];
    let along = |size: usize, step: i8| {
        let middle = (size / 2) as i64;
        // on smaller boards everything moves nearer to the middle
        (middle + i64::from(step) * middle / 7).clamp(0, size as i64 - 1) as u8
    };
    let mut points: Vec<Point> = Vec::new();
    for (x, y) in stones {
        let mut point = Point::at(along(width, *x), along(height, *y));
        while points.contains(&point) {
            point = Point::at((point.x + 1) % width as u8, point.y);
        }
        points.push(point);
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opening_fits_every_board() {
        for number in 0..OPENINGS.len() as u64 {
            for width in 5..=22 {
                for height in [5, width, 22] {
                    let mut points = opening(number, (width, height));
                    assert!(points.iter().all(|p| usize::from(p.x) < width && usize::from(p.y) < height));
                    points.sort();
                    points.dedup();
                    assert_eq!(points.len(), 3);
                }
            }
        }
        assert_eq!(opening(0, (15, 15)), [Point::at(4, 0), Point::at(1, 2), Point::at(1, 3)]);
    }
}
