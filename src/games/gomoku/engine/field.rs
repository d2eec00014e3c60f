//! The board that a search plays on: a position with its name, and the questions every search asks.

use super::super::classes::Class;
use super::super::grid::{Cell, MARGIN, Mark, NOWHERE, STRIDE, along};
use super::super::position::{Bits, Position};
use super::super::renju;
use super::super::rule::{Rule, Side};
use super::keys;
use super::network::{Judge, Sums};

/// How the opponent can stop the five that a four threatens.
pub(super) enum Answers {
    /// No five is threatened.
    NoThreat,
    /// He cannot.
    None,
    /// By that stone only.
    One(Cell),
    /// By any of these.
    Many(Vec<Cell>),
}

/// A position on which stones are tried.
#[derive(Clone)]
pub(super) struct Field {
    pub(super) position: Position,
    /// The name of the stones; see [`Field::key`].
    stones: u64,
    /// A bit for each stone, row by row.
    occupied: [u32; STRIDE],
    /// Empty cells that may be played.
    free: u32,
    /// What the network needs of this position and of those before it; see [`Field::sums`].
    known: Vec<Known>,
    /// Stones placed since the field was made.
    level: usize,
}

/// What is known of the sums after a stone.
#[derive(Clone, Copy, Default)]
struct Known {
    sums: Sums,
    /// Changes of the position when they were worked out.
    changes: usize,
    is_known: bool,
}

impl Field {
    pub(super) fn new(position: &Position) -> Field {
        let free = position.cells_where(|_, _| true).count() as u32;
        let mut field = Field { position: position.clone(), stones: 0, occupied: [0; STRIDE], free, known: vec![Known::default()], level: 0 };
        for (cell, side) in position.moves() {
            field.stones ^= keys::stone(*cell, *side);
            field.flip(*cell);
        }
        field
    }

    #[inline]
    fn flip(&mut self, cell: Cell) {
        self.occupied[usize::from(cell) / STRIDE] ^= 1 << (usize::from(cell) % STRIDE);
    }

    /// The name of the position with that side to move.
    #[inline]
    pub(super) fn key(&self, to_move: Side) -> u64 {
        self.stones ^ keys::to_move(to_move)
    }

    #[inline]
    pub(super) fn place(&mut self, cell: Cell, side: Side) {
        self.stones ^= keys::stone(cell, side);
        self.flip(cell);
        self.free -= 1;
        self.position.place(cell, side);
        self.level += 1;
        match self.known.get_mut(self.level) {
            Some(known) => known.is_known = false,
            None => self.known.push(Known::default()),
        }
    }

    #[inline]
    pub(super) fn take_back(&mut self) {
        if let Some((cell, side)) = self.position.take_back() {
            self.stones ^= keys::stone(cell, side);
            self.flip(cell);
            self.free += 1;
            self.level = self.level.saturating_sub(1);
        }
    }

    /// The sums of a network over the empty points. They are worked out from those of the nearest
    /// position before this one for which that was done.
    #[inline]
    pub(super) fn sums(&mut self, network: &Judge) -> &Sums {
        let near = (0..=self.level).rev().find(|level| self.known[*level].is_known);
        if near != Some(self.level) {
            let mut sums = match near {
                Some(level) => self.known[level].sums,
                None => network.all(&self.position),
            };
            if let Some(level) = near {
                network.follow(&mut sums, self.position.changes_since(self.known[level].changes));
            }
            self.known[self.level] = Known { sums, changes: self.position.changed(), is_known: true };
        }
        &self.known[self.level].sums
    }

    /// Empty cells that may be played.
    pub(super) fn free(&self) -> u32 {
        self.free
    }

    /// The last stone.
    pub(super) fn last(&self) -> Cell {
        self.position.moves().last().map_or(NOWHERE, |(cell, _)| *cell)
    }

    /// The empty cells near stones: two steps away, or three along a line.
    pub(super) fn near(&self) -> impl Iterator<Item = Cell> {
        let rows = usize::from(self.position.size().1);
        (MARGIN..MARGIN + rows).flat_map(move |y| {
            let wide = |row: u32| row | row << 1 | row >> 1 | row << 2 | row >> 2;
            let far = |row: u32| row << 3 | row >> 3;
            let row = |y: usize| self.occupied[y];
            let square = (y - 2..=y + 2).fold(0, |near, y| near | wide(row(y)));
            let lines = far(row(y)) | [y - 3, y + 3].into_iter().fold(0, |near, y| near | row(y) | far(row(y)));
            let cells = Bits((square | lines) & !row(y)).map(move |x| (y * STRIDE) as Cell + x as Cell);
            cells.filter(|cell| self.position.is_empty(*cell))
        })
    }

    /// How many points win for a side at once.
    #[inline]
    pub(super) fn fives(&self, side: Side) -> u16 {
        self.position.count(side, Class::Five)
    }

    /// A point that wins for a side at once; there must be one.
    pub(super) fn five(&self, side: Side) -> Cell {
        let mut sharp = self.position.sharp_cells(side);
        sharp.find(|cell| self.position.class(side, *cell) == Class::Five).unwrap_or(NOWHERE)
    }

    /// What comes of a four with the stone of a cell.
    pub(super) fn answers(&mut self, attacker: Side, stone: Cell) -> Answers {
        if self.position.rule() == Rule::Caro {
            return self.answers_in_caro(attacker, stone);
        }
        match self.fives(attacker) {
            0 => Answers::NoThreat,
            1 => self.completion(attacker, stone).map_or(Answers::NoThreat, Answers::One),
            _ => Answers::None,
        }
    }

    /// In caro a five is also stopped by closing its second end.
    fn answers_in_caro(&mut self, attacker: Side, stone: Cell) -> Answers {
        if self.fives(attacker) == 0 {
            return Answers::NoThreat;
        }
        let near = (0..4).flat_map(|line| (-5..=5).map(move |distance| along(stone, line, distance)));
        let empty: Vec<Cell> = near.filter(|cell| self.position.is_empty(*cell)).collect();
        let mut answers: Vec<Cell> = empty.into_iter().filter(|cell| self.stops_five(attacker, *cell)).collect();
        match (answers.pop(), answers.is_empty()) {
            (None, _) => Answers::None,
            (Some(only), true) => Answers::One(only),
            (Some(last), false) => {
                answers.push(last);
                Answers::Many(answers)
            }
        }
    }

    fn stops_five(&mut self, attacker: Side, cell: Cell) -> bool {
        self.place(cell, attacker.other());
        let stops = self.fives(attacker) == 0;
        self.take_back();
        stops
    }

    /// The point that makes five of a four with the stone of a cell.
    fn completion(&self, side: Side, stone: Cell) -> Option<Cell> {
        let own = Mark::from(side);
        let walk = |line: usize, sign: i32| {
            let cells = (1..=4).map(move |distance| along(stone, line, sign * distance));
            let open = cells.take_while(|cell| [own, Mark::Empty].contains(&self.position.mark(*cell)));
            open.filter(|cell| self.position.is_empty(*cell)).find(|cell| self.position.class(side, *cell) == Class::Five)
        };
        let fours = (0..4).filter(|line| self.position.shape(side, stone, *line).fours() > 0);
        fours.flat_map(|line| [(line, 1), (line, -1)]).find_map(|(line, sign)| walk(line, sign))
    }

    /// The moves that keep the opponent from the five that he threatens; none where he threatens none.
    pub(super) fn blocks(&mut self, side: Side) -> Vec<Cell> {
        let attacker = side.other();
        match (self.fives(attacker), self.position.rule()) {
            (0, _) => Vec::new(),
            (_, Rule::Caro) => {
                let cells: Vec<Cell> = self.position.cells_where(|_, _| true).collect();
                let stopping: Vec<Cell> = cells.into_iter().filter(|cell| self.stops_five(attacker, *cell)).collect();
                if stopping.is_empty() { vec![self.five(attacker)] } else { stopping }
            }
            _ => vec![self.five(attacker)],
        }
    }

    /// How many empty cells make a four that may be legal.
    pub(super) fn fours(&self, side: Side) -> u16 {
        use Class::{Four, FourAndMore, FourAndThree, Foul, TwoFours};
        [Four, FourAndMore, FourAndThree, TwoFours, Foul].into_iter().map(|class| self.position.count(side, class)).sum()
    }

    /// Whether a stone makes a four on some line.
    pub(super) fn makes_four(&self, side: Side, cell: Cell) -> bool {
        (0..4).any(|line| self.position.shape(side, cell, line).fours() > 0)
    }

    /// Whether a side may not play an empty cell.
    #[inline]
    pub(super) fn is_forbidden(&mut self, side: Side, cell: Cell) -> bool {
        self.position.class(side, cell) == Class::Foul && renju::foul(&mut self.position, cell).is_some()
    }
}
