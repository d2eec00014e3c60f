//! The strong player: forced wins by fours and by threats, and a search for everything else.
//!
//! An [`Engine`] keeps what may be useful for the next move (its table); the same questions put to a
//! fresh engine with limits of depth or nodes have the same answers on every machine.

mod evaluate;
mod field;
#[cfg(test)]
mod forced_tests;
mod keys;
mod limits;
mod network;
mod order;
#[cfg(test)]
mod play_tests;
mod reason;
mod search;
mod table;
mod think;
mod tuning;
mod vcf;
mod vct;
mod zone;

use super::grid::{Cell, point};
use super::point::Point;
use super::position::Position;
use super::rule::{Rule, Side};
use field::Field;
pub use evaluate::Weights;
pub use limits::{Kind, Limits, SolveLimits, Watch};
pub use network::Network;
use network::Judge;
pub use order::Ordering;
use order::{History, Order};
pub use search::Pruning;
use search::Search;
use table::Table;
pub use tuning::Tuning;
use vcf::{FourSearch, Fours};
use vct::ThreatSearch;

/// A player with a memory.
pub struct Engine {
    tuning: Tuning,
    /// Entries of each table.
    room: usize,
    fours: FourSearch,
    table: Table,
    history: History,
    order: Order,
    judges: [Option<Judge>; Rule::ALL.len()],
}

/// What came of a search for a forced win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The moves of both sides in turn, the attacker first, up to the attacker's move after which five
    /// can no longer be stopped; nothing where no win was found.
    pub line: Option<Vec<Point>>,
    /// Moves of the attacker in that line.
    pub attacker_moves: usize,
    /// Stones placed.
    pub nodes: u64,
    /// Whether everything was tried, so that there is no win of that kind where none was found.
    pub exhausted: bool,
}

/// How a search sees one move.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// The move.
    pub point: Point,
    /// Its score for the side to move; wins and losses are near [`WIN`] and −[`WIN`].
    pub score: i32,
    /// The moves that are expected, this one first.
    pub line: Vec<Point>,
    /// What it makes or stops.
    pub reason: String,
}

/// What a player is asked.
pub struct Question<'a> {
    /// The position.
    pub position: &'a Position,
    /// Who is to move.
    pub side: Side,
    /// When to stop.
    pub limits: &'a Limits,
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The move; none where the board is full.
    pub best: Option<Point>,
    /// Its score for the side to move; wins and losses are near [`WIN`] and −[`WIN`].
    pub score: i32,
    /// Moves looked ahead.
    pub depth: u32,
    /// Stones placed.
    pub nodes: u64,
    /// The moves that are expected, the best first.
    pub line: Vec<Point>,
    /// The moves that were considered, best first.
    pub candidates: Vec<Candidate>,
}

/// The score of a win; one that takes n more moves is n less.
pub const WIN: i32 = 30_000;

fn points(cells: &[Cell]) -> Vec<Point> {
    cells.iter().map(|cell| point(*cell)).collect()
}

fn solved(line: Option<Vec<Point>>, nodes: u64, exhausted: bool) -> Solved {
    let attacker_moves = line.as_ref().map_or(0, |line| line.len().div_ceil(2));
    Solved { exhausted: exhausted || line.is_some(), line, attacker_moves, nodes }
}

impl Engine {
    /// A player with those weights, whose tables take about so many bytes.
    pub fn new(tuning: Tuning, memory: usize) -> Engine {
        let room = (memory / 64).clamp(1 << 10, 1 << 20);
        let table = Table::new(memory / 2);
        let order = Order::new(&tuning.ordering);
        let judges = Rule::ALL.map(|rule| tuning.network_under(rule).map(Judge::new));
        Engine { tuning, order, judges, room, fours: FourSearch::new(room), table, history: History::new() }
    }

    /// Looks for a forced win of the side that is to move. A win by fours is one by threats too.
    #[allow(clippy::too_many_arguments, reason = "what is asked, of whom, and how far")]
    pub fn solve(&mut self, position: &Position, side: Side, kind: Kind, limits: &SolveLimits, watch: Watch<'_>) -> Solved {
        let mut field = Field::new(position);
        let before = self.fours.nodes();
        let found = match limits.shortest {
            true => self.fours.shortest(&mut field, side, limits.moves, limits.nodes),
            false => self.fours.search(&mut field, side, limits.moves, limits.nodes),
        };
        if kind == Kind::Vct && found != Fours::Win {
            return self.solve_by_threats(&mut field, side, limits, watch);
        }
        let line = (found == Fours::Win).then(|| points(self.fours.line()));
        solved(line, self.fours.nodes() - before, found != Fours::Unknown)
    }

    fn solve_by_threats(&mut self, field: &mut Field, side: Side, limits: &SolveLimits, watch: Watch<'_>) -> Solved {
        let found = ThreatSearch::new(&mut self.fours, self.room, limits, watch).search(field, side);
        solved(found.line.map(|line| points(&line)), found.nodes, found.exhausted)
    }

    /// Its weights and levels.
    pub fn tuning(&self) -> &Tuning {
        &self.tuning
    }

    /// Forgets what earlier searches have found, as between games.
    pub fn clear(&mut self) {
        self.fours.clear();
        self.table.clear();
        self.history = History::new();
    }

    /// Looks for the best move of a side.
    pub fn think(&mut self, position: &Position, side: Side, limits: &Limits, watch: Watch<'_>) -> Thought {
        self.think_aloud(&Question { position, side, limits }, watch, &mut |_| {})
    }

    /// The same, and tells after every depth that was finished what it has come to.
    pub fn think_aloud(&mut self, question: &Question<'_>, watch: Watch<'_>, told: &mut dyn FnMut(&Thought)) -> Thought {
        let Question { position, side, limits } = *question;
        let mut field = Field::new(position);
        self.history.fade();
        self.table.grow_old();
        let search = Search {
            fours_before: self.fours.nodes(),
            field: &mut field,
            table: &mut self.table,
            fours: &mut self.fours,
            history: &mut self.history,
            weights: self.tuning.weights_under(position.rule()),
            judge: self.judges[position.rule() as usize].as_ref(),
            order: &self.order,
            pruning: &self.tuning.pruning,
            limits,
            watch,
            choices: Vec::with_capacity(4096),
            lines: vec![Vec::new(); 256],
            nodes: 0,
            is_over: false,
        };
        search.think(side, told)
    }
}
