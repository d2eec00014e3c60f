//! What the brain says: one line at a time, each out at once.

use std::io::Write;
use std::time::Duration;

use crate::games::gomoku::Point;
use crate::games::gomoku::engine::{Candidate, Thought, WIN};

/// Writes lines. Once nobody reads any more it is silent.
pub(super) struct Voice<W> {
    output: W,
    is_heard: bool,
}

impl<W: Write> Voice<W> {
    pub(super) fn new(output: W) -> Voice<W> {
        Voice { output, is_heard: true }
    }

    pub(super) fn say(&mut self, line: &str) {
        let written =
            self.output.write_all(format!("{line}\n").as_bytes()).and_then(|()| self.output.flush());
        self.is_heard &= written.is_ok();
    }

    pub(super) fn message(&mut self, text: &str) {
        self.say(&format!("MESSAGE {text}"));
    }

    /// Whether somebody still reads.
    pub(super) fn is_heard(&self) -> bool {
        self.is_heard
    }
}

/// Points as the protocol writes them.
pub(super) fn spots(points: &[Point]) -> String {
    let spots: Vec<String> = points.iter().map(|point| format!("{},{}", point.x, point.y)).collect();
    spots.join(" ")
}

/// The answer to YXSHOWFORBID.
pub(super) fn forbidden(points: &[Point]) -> String {
    let digits: String = points.iter().map(|point| format!("{:02}{:02}", point.x, point.y)).collect();
    format!("FORBID {digits}.")
}

fn names(points: &[Point]) -> String {
    let names: Vec<String> = points.iter().map(Point::to_string).collect();
    names.join(" ")
}

/// Scores from here on tell a forced win, less the moves that it takes.
const SURE: i32 = WIN - 1_000;

/// A score: `+M5` is a win in five stones, `-M4` a loss in four.
fn score(score: i32) -> String {
    match score {
        SURE.. => format!("+M{}", WIN - score),
        _ if score <= -SURE => format!("-M{}", WIN + score),
        _ => score.to_string(),
    }
}

/// A thought in one line.
pub(super) fn thought(thought: &Thought, took: Duration) -> String {
    let (ms, nodes) = (took.as_millis() as u64, thought.nodes);
    let speed = nodes / ms.max(1);
    // an only move is not searched
    let ev = if thought.score == -WIN { String::new() } else { format!(" ev {}", score(thought.score)) };
    format!("depth {}{ev} n {nodes} n/ms {speed} tm {ms} pv {}", thought.depth, names(&thought.line))
}

/// One of the best moves in a line.
pub(super) fn candidate(number: usize, found: &Candidate) -> String {
    let reason = if found.reason.is_empty() { String::new() } else { format!(" ({})", found.reason) };
    format!("({number}) {} ev {} pv {}{reason}", found.point, score(found.score), names(&found.line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thought_tells_depth_score_and_line() {
        let line = vec![Point::at(7, 7), Point::at(8, 7)];
        let mut told =
            Thought { best: None, score: 35, depth: 9, nodes: 9_000, line, candidates: Vec::new() };
        let took = Duration::from_millis(90);
        assert_eq!(thought(&told, took), "depth 9 ev 35 n 9000 n/ms 100 tm 90 pv H8 I8");
        told.score = WIN - 5;
        assert!(thought(&told, took).contains(" ev +M5 "));
        told.score = 4 - WIN;
        assert!(thought(&told, took).contains(" ev -M4 "));
        assert_eq!(spots(&told.line), "7,7 8,7");
    }
}
