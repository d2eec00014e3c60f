//! Wins by nothing but fours: the opponent can only complete his own five or block.
//!
//! Depth first. Positions from which no such win exists are remembered with the number of moves that
//! were tried; order of moves does not matter to them, so most of the tree is met again and again.

use super::super::grid::Cell;
use super::super::rule::Side;
use super::field::{Answers, Field};

/// Moves enough for any board.
pub(super) const UNLIMITED: u16 = u16::MAX;

/// Stones that may be placed to find a shorter win than the first.
const SHORTENING: u64 = 50_000;

/// A position that was tried in vain: its name and with how many moves.
#[derive(Clone, Copy, Default)]
struct Failure {
    key: u64,
    moves: u16,
}

/// A search for wins by fours.
pub(super) struct FourSearch {
    failures: Vec<Failure>,
    stack: Vec<Cell>,
    line: Vec<Cell>,
    nodes: u64,
    budget: u64,
    /// Whether the limit of moves ended some branch of the running search.
    is_cut: bool,
}

/// How a search for fours ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fours {
    /// Won; see [`FourSearch::line`].
    Win,
    /// There is no win by fours.
    None,
    /// None was found within the limits.
    Unknown,
}

impl FourSearch {
    /// With room for so many positions; at least one.
    pub(super) fn new(room: usize) -> FourSearch {
        let failures = vec![Failure::default(); room.max(1).next_power_of_two()];
        FourSearch { failures, stack: Vec::new(), line: Vec::new(), nodes: 0, budget: 0, is_cut: false }
    }

    /// Forgets what was found.
    pub(super) fn clear(&mut self) {
        self.failures.fill(Failure::default());
    }

    /// Stones placed since the search was made.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The win that was found: moves of both sides in turn, ending with the move after which five
    /// cannot be stopped.
    pub(super) fn line(&self) -> &[Cell] {
        &self.line
    }

    /// Looks for a win within so many moves of the attacker, who is to move, and so many stones.
    pub(super) fn search(&mut self, field: &mut Field, attacker: Side, moves: u16, budget: u64) -> Fours {
        self.line.clear();
        if field.fives(attacker) > 0 {
            self.line.push(field.five(attacker));
            return Fours::Win;
        }
        if field.fours(attacker) == 0 {
            return Fours::None;
        }
        self.budget = self.nodes + budget;
        self.is_cut = false;
        if self.attack(field, attacker, moves) {
            self.line.reverse();
            return Fours::Win;
        }
        self.stack.clear();
        if self.is_cut || self.nodes >= self.budget { Fours::Unknown } else { Fours::None }
    }

    /// A win that is as short as the budget allows to find.
    pub(super) fn shortest(&mut self, field: &mut Field, attacker: Side, moves: u16, budget: u64) -> Fours {
        let result = self.search(field, attacker, moves, budget);
        if result != Fours::Win {
            return result;
        }
        let end = self.nodes + budget.min(SHORTENING);
        let mut best = self.line.clone();
        while best.len() > 1 && self.nodes < end {
            let fewer = (best.len() / 2) as u16;
            if self.search(field, attacker, fewer, end - self.nodes) != Fours::Win {
                break;
            }
            best.clone_from(&self.line);
        }
        self.line = best;
        Fours::Win
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.failures.len() - 1)
    }

    fn has_failed(&self, key: u64, moves: u16) -> bool {
        let known = self.failures[self.slot(key)];
        known.key == key && known.moves >= moves
    }

    fn attack(&mut self, field: &mut Field, attacker: Side, moves: u16) -> bool {
        if field.fours(attacker) == 0 {
            return false;
        }
        if moves == 0 {
            self.is_cut = true;
            return false;
        }
        let key = field.key(attacker);
        if self.has_failed(key, moves) {
            return false;
        }
        let start = self.stack.len();
        self.gather(field, attacker);
        let outer_cut = std::mem::replace(&mut self.is_cut, false);
        let mut won = false;
        while !won && self.stack.len() > start && self.nodes < self.budget {
            won = self.stack.pop().is_some_and(|cell| self.try_four(field, attacker, cell, moves));
        }
        self.stack.truncate(start);
        if !won && self.nodes < self.budget {
            let slot = self.slot(key);
            self.failures[slot] = Failure { key, moves: if self.is_cut { moves } else { UNLIMITED } };
        }
        self.is_cut |= outer_cut;
        won
    }

    /// Puts the fours on the stack, the best on top; where the opponent threatens five, only those that
    /// block it.
    fn gather(&mut self, field: &Field, attacker: Side) {
        let start = self.stack.len();
        match field.fives(attacker.other()) {
            0 => self.stack.extend(field.position.sharp_cells(attacker)),
            1 => self.stack.push(field.five(attacker.other())),
            _ => return,
        }
        self.stack[start..].sort_by_key(|cell| field.position.class(attacker, *cell));
    }

    /// Plays a four and goes on after the only answer.
    fn try_four(&mut self, field: &mut Field, attacker: Side, cell: Cell, moves: u16) -> bool {
        if !field.makes_four(attacker, cell) || field.is_forbidden(attacker, cell) {
            return false;
        }
        field.place(cell, attacker);
        self.nodes += 1;
        let won = match field.answers(attacker, cell) {
            Answers::NoThreat => false,
            Answers::None => true,
            Answers::One(block) => self.is_won_after(field, attacker, block, moves),
            Answers::Many(blocks) => self.is_won_after_all(field, attacker, &blocks, moves),
        };
        field.take_back();
        if won {
            self.line.push(cell);
        }
        won
    }

    /// Whether the attacker wins against each of several answers; the line keeps one.
    fn is_won_after_all(&mut self, field: &mut Field, attacker: Side, blocks: &[Cell], moves: u16) -> bool {
        let start = self.line.len();
        for block in blocks {
            self.line.truncate(start);
            if !self.is_won_after(field, attacker, *block, moves) {
                return false;
            }
        }
        true
    }

    fn is_won_after(&mut self, field: &mut Field, attacker: Side, block: Cell, moves: u16) -> bool {
        if field.is_forbidden(attacker.other(), block) {
            return true;
        }
        if moves <= 1 {
            self.is_cut = true;
            return false;
        }
        field.place(block, attacker.other());
        self.nodes += 1;
        let moves = if moves == UNLIMITED { moves } else { moves - 1 };
        let won = self.attack(field, attacker, moves);
        field.take_back();
        if won {
            self.line.push(block);
        }
        won
    }
}
