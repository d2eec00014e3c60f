//! Wins by threats: every move of the attacker threatens a win by fours, and every answer that could
//! disturb it is tried.
//!
//! Proof-number search, depth first, for a win within a given number of moves; that number grows until a
//! win is found. Stones are only added, so no position can come back within a line.

use std::collections::HashMap;
use std::rc::Rc;

use super::super::classes::Class;
use super::super::grid::{Cell, NOWHERE};
use super::super::rule::Side;
use super::field::{Answers, Field};
use super::keys;
use super::limits::{SolveLimits, Watch};
use super::vcf::{FourSearch, Fours};
use super::zone::disturbing;

/// A number that stands for "never".
const NEVER: u32 = 1 << 28;

/// Stones that the search for fours may place at one node.
const FOURS: u64 = 3_000;

/// What is known of a position: how hard it is to prove and to refute within so many moves.
#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    proof: u32,
    refutation: u32,
    moves: u16,
    best: Cell,
}

/// How hard a node is to prove and to refute.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Effort {
    proof: u32,
    refutation: u32,
}

const PROVEN: Effort = Effort { proof: 0, refutation: NEVER };
const REFUTED: Effort = Effort { proof: NEVER, refutation: 0 };

impl Effort {
    fn exceeds(self, limit: Effort) -> bool {
        self.proof >= limit.proof || self.refutation >= limit.refutation
    }
}

/// A search for wins by threats.
pub(super) struct ThreatSearch<'a> {
    fours: &'a mut FourSearch,
    watch: Watch<'a>,
    limits: &'a SolveLimits,
    attacker: Side,
    level: u8,
    entries: Vec<Entry>,
    /// Moves to try at nodes that were met, by name and number of moves.
    choices: HashMap<(u64, u16), Rc<[Cell]>>,
    nodes: u64,
    budget: u64,
    /// The budget of the whole search.
    last: u64,
    is_over: bool,
}

/// What came of it.
pub(super) struct Found {
    pub(super) line: Option<Vec<Cell>>,
    pub(super) exhausted: bool,
    pub(super) nodes: u64,
    /// Those of them that were not placed in searches for fours.
    pub(super) stones: u64,
}

/// Lists of moves that are kept at most.
const CHOICES: usize = 400_000;

/// Stones that may be placed for one number of moves and one level at first.
const FIRST_SHARE: u64 = 20_000;

/// Numbers of moves that are tried one after the other, and after them twice as many each.
const STEPS: u16 = 9;

impl<'a> ThreatSearch<'a> {
    pub(super) fn new(fours: &'a mut FourSearch, room: usize, limits: &'a SolveLimits, watch: Watch<'a>) -> ThreatSearch<'a> {
        ThreatSearch {
            fours,
            watch,
            limits,
            attacker: Side::Black,
            level: 1,
            entries: vec![Entry::default(); room.max(2).next_power_of_two()],
            choices: HashMap::new(),
            nodes: 0,
            budget: 0,
            last: 0,
            is_over: false,
        }
    }

    /// Looks for a win of a side that is to move, short ones first.
    pub(super) fn search(&mut self, field: &mut Field, attacker: Side) -> Found {
        self.attacker = attacker;
        let begun = self.fours.nodes();
        self.last = begun.saturating_add(self.limits.nodes);
        let mut share = FIRST_SHARE;
        let levels = self.limits.level.max(1);
        loop {
            let mut all_refuted = true;
            let mut moves = 2;
            while moves < self.limits.moves && !self.is_spent(begun) {
                for level in 1..=levels {
                    let effort = self.within(field, moves, level, share);
                    if effort == PROVEN {
                        let line = self.line(field, moves);
                        return Found { line: Some(line), exhausted: false, nodes: self.spent() - begun, stones: self.nodes };
                    }
                    all_refuted &= effort == REFUTED;
                }
                moves = if moves < STEPS { moves + 1 } else { 2 * moves };
            }
            let effort = self.within(field, self.limits.moves, levels, share);
            if effort == PROVEN {
                let line = self.line(field, self.limits.moves);
                return Found { line: Some(line), exhausted: false, nodes: self.spent() - begun, stones: self.nodes };
            }
            all_refuted &= effort == REFUTED;
            if all_refuted || self.is_spent(begun) {
                return Found { line: None, exhausted: all_refuted, nodes: self.spent() - begun, stones: self.nodes };
            }
            share = share.saturating_mul(4);
        }
    }

    fn within(&mut self, field: &mut Field, moves: u16, level: u8, share: u64) -> Effort {
        self.level = level;
        self.is_over = false;
        self.budget = self.last.min(self.spent().saturating_add(share));
        let all = Effort { proof: NEVER, refutation: NEVER };
        self.attack(field, moves, all)
    }

    fn spent(&self) -> u64 {
        self.nodes + self.fours.nodes()
    }

    fn is_spent(&self, begun: u64) -> bool {
        self.spent() - begun >= self.limits.nodes || self.watch.is_over(self.limits.milliseconds)
    }

    fn must_end(&mut self) -> bool {
        if self.spent() >= self.budget || self.nodes.is_multiple_of(16) && self.watch.is_over(self.limits.milliseconds) {
            self.is_over = true;
        }
        self.is_over
    }

    fn key(&self, field: &Field, side: Side) -> u64 {
        let attacker = if self.attacker == Side::Black { 0 } else { 0x5851_F42D_4C95_7F2D };
        field.key(side) ^ attacker ^ u64::from(self.level).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    fn known(&self, key: u64, moves: u16) -> Option<Entry> {
        let entry = self.entries[key as usize & (self.entries.len() - 1)];
        let holds = entry.moves == moves || entry.proof == 0 && entry.moves <= moves || entry.refutation == 0 && entry.moves >= moves;
        (entry.key == key && holds).then_some(entry)
    }

    fn remember(&mut self, key: u64, moves: u16, effort: Effort, best: Cell) -> Effort {
        let at = key as usize & (self.entries.len() - 1);
        self.entries[at] = Entry { key, proof: effort.proof, refutation: effort.refutation, moves, best };
        effort
    }

    /// What is known of a child, or a guess.
    fn glance(&self, key: u64, moves: u16, guess: u32) -> Effort {
        match self.known(key, moves) {
            Some(entry) => Effort { proof: entry.proof, refutation: entry.refutation },
            None => Effort { proof: guess, refutation: 1 },
        }
    }

    /// A node where the attacker is to move and may make so many moves.
    fn attack(&mut self, field: &mut Field, moves: u16, limit: Effort) -> Effort {
        let key = self.key(field, self.attacker);
        let known = self.known(key, moves);
        if let Some(Entry { proof, refutation, .. }) = known {
            let effort = Effort { proof, refutation };
            if effort.exceeds(limit) || proof == 0 || refutation == 0 {
                return effort;
            }
        }
        self.nodes += 1;
        let is_new = known.is_none();
        if is_new && self.fours.search(field, self.attacker, moves, FOURS) == Fours::Win {
            return self.remember(key, moves, PROVEN, NOWHERE);
        }
        let choices = match moves {
            0 | 1 => Rc::from([]),
            _ => self.attacks(field, key),
        };
        self.weigh_attacks(field, (key, moves), &choices, limit)
    }

    fn weigh_attacks(&mut self, field: &mut Field, (key, moves): (u64, u16), choices: &[Cell], limit: Effort) -> Effort {
        let (attacker, defender) = (self.attacker, self.attacker.other());
        loop {
            let (mut best, mut second) = ((NOWHERE, REFUTED), NEVER);
            let (mut widest, mut open) = (0, 0);
            for cell in choices {
                let child = self.key(field, defender) ^ keys::stone(*cell, attacker);
                let effort = self.glance(child, moves - 1, guess(field, attacker, *cell));
                if effort.refutation > 0 {
                    open += 1;
                    widest = widest.max(effort.refutation);
                }
                if effort.proof < best.1.proof {
                    second = best.1.proof;
                    best = (*cell, effort);
                } else {
                    second = second.min(effort.proof);
                }
            }
            let refutation = if open == 0 { 0 } else { (widest + open - 1).min(NEVER) };
            let effort = Effort { proof: best.1.proof, refutation };
            let effort = if effort.proof == 0 { PROVEN } else if refutation == 0 { REFUTED } else { effort };
            if effort.exceeds(limit) || effort == PROVEN || effort == REFUTED || self.must_end() {
                return self.remember(key, moves, effort, best.0);
            }
            let next = Effort {
                proof: limit.proof.min(second.saturating_add(1 + second / 4)),
                refutation: (limit.refutation - (open - 1).min(limit.refutation - 1)).max(best.1.refutation + 1),
            };
            field.place(best.0, attacker);
            self.defend(field, moves - 1, next);
            field.take_back();
        }
    }

    /// A node where the defender is to answer, after which the attacker may make so many moves.
    fn defend(&mut self, field: &mut Field, moves: u16, limit: Effort) -> Effort {
        let defender = self.attacker.other();
        let key = self.key(field, defender);
        self.nodes += 1;
        if field.fives(defender) > 0 {
            return self.remember(key, moves, REFUTED, NOWHERE);
        }
        let Some(choices) = self.defences(field, key, moves) else {
            return self.remember(key, moves, REFUTED, NOWHERE);
        };
        loop {
            let mut best = (NOWHERE, PROVEN);
            let mut second = NEVER;
            let (mut widest, mut open) = (0, 0);
            for cell in choices.iter() {
                let child = self.key(field, self.attacker) ^ keys::stone(*cell, defender);
                let effort = self.glance(child, moves, 1);
                if effort.proof > 0 {
                    open += 1;
                    widest = widest.max(effort.proof);
                }
                if effort.refutation < best.1.refutation {
                    second = best.1.refutation;
                    best = (*cell, effort);
                } else {
                    second = second.min(effort.refutation);
                }
            }
            let proof = if open == 0 { 0 } else { (widest + open - 1).min(NEVER) };
            let effort = Effort { proof, refutation: best.1.refutation };
            let effort = if proof == 0 { PROVEN } else if effort.refutation == 0 { REFUTED } else { effort };
            if effort.exceeds(limit) || effort == PROVEN || effort == REFUTED || self.must_end() {
                return self.remember(key, moves, effort, best.0);
            }
            let next = Effort {
                proof: (limit.proof - (open - 1).min(limit.proof - 1)).max(best.1.proof + 1),
                refutation: limit.refutation.min(second.saturating_add(1 + second / 4)),
            };
            field.place(best.0, defender);
            self.attack(field, moves, next);
            field.take_back();
        }
    }

    fn keep(&mut self, key: (u64, u16), cells: Vec<Cell>) -> Rc<[Cell]> {
        if self.choices.len() >= CHOICES {
            self.choices.clear();
        }
        let cells: Rc<[Cell]> = Rc::from(cells);
        self.choices.insert(key, Rc::clone(&cells));
        cells
    }

    /// The moves that may be threats, the strongest first.
    fn attacks(&mut self, field: &mut Field, key: u64) -> Rc<[Cell]> {
        if let Some(cells) = self.choices.get(&(key, 0)) {
            return Rc::clone(cells);
        }
        let (side, level) = (self.attacker, self.level);
        let mut cells: Vec<Cell> = match field.fives(side.other()) {
            0 => {
                let threat = |class: Class| is_threat(class, level);
                field.position.cells_where(|black, white| threat(if side == Side::Black { black } else { white })).collect()
            }
            1 => vec![field.five(side.other())],
            _ => Vec::new(),
        };
        cells.retain(|cell| !field.is_forbidden(side, *cell));
        cells.sort_by_key(|cell| std::cmp::Reverse(field.position.class(side, *cell)));
        self.keep((key, 0), cells)
    }

    /// The answers that may refute the attacker's last move; none where it threatens nothing.
    fn defences(&mut self, field: &mut Field, key: u64, moves: u16) -> Option<Rc<[Cell]>> {
        if let Some(cells) = self.choices.get(&(key, moves)) {
            return Some(Rc::clone(cells));
        }
        let (attacker, defender) = (self.attacker, self.attacker.other());
        let last = field.position.moves().last().map_or(NOWHERE, |(cell, _)| *cell);
        let mut cells = match field.answers(attacker, last) {
            Answers::None => Vec::new(),
            Answers::One(cell) => vec![cell],
            Answers::Many(cells) => cells,
            Answers::NoThreat => {
                if self.fours.search(field, attacker, moves, FOURS) != Fours::Win {
                    return None;
                }
                let line = self.fours.line().to_vec();
                disturbing(field, attacker, &line)
            }
        };
        cells.retain(|cell| !field.is_forbidden(defender, *cell));
        Some(self.keep((key, moves), cells))
    }

    /// The moves of a proven win, the defender holding out long.
    fn line(&mut self, field: &mut Field, moves: u16) -> Vec<Cell> {
        let key = self.key(field, self.attacker);
        self.budget = u64::MAX;
        self.is_over = false;
        if self.fours.shortest(field, self.attacker, moves, FOURS) == Fours::Win {
            return self.fours.line().to_vec();
        }
        let best = match self.known(key, moves) {
            Some(entry) if entry.proof == 0 && entry.best != NOWHERE => entry.best,
            _ => {
                let all = Effort { proof: NEVER, refutation: NEVER };
                self.forget(key);
                self.attack(field, moves, all);
                self.known(key, moves).map_or(NOWHERE, |entry| entry.best)
            }
        };
        if best == NOWHERE || moves < 2 {
            return Vec::new();
        }
        field.place(best, self.attacker);
        let key = self.key(field, self.attacker.other());
        let answers = self.defences(field, key, moves - 1).unwrap_or_else(|| Rc::from([]));
        let mut longest = Vec::new();
        for answer in answers.iter() {
            field.place(*answer, self.attacker.other());
            let rest = self.line(field, moves - 1);
            field.take_back();
            if rest.len() + 1 > longest.len() {
                longest = vec![*answer];
                longest.extend(rest);
            }
        }
        field.take_back();
        longest.insert(0, best);
        longest
    }

    fn forget(&mut self, key: u64) {
        let at = key as usize & (self.entries.len() - 1);
        self.entries[at] = Entry::default();
    }
}

/// How hard a move that was not looked at is thought to be to prove.
fn guess(field: &Field, side: Side, cell: Cell) -> u32 {
    match field.position.class(side, cell) {
        class if class.is_four() => 1,
        Class::TwoThrees | Class::ThreeAndMore | Class::Foul => 2,
        Class::Three => 3,
        Class::SleepingThree | Class::ThreeAndTwo | Class::TwoTwos => 6,
        Class::LiveTwo => 8,
        _ => 12,
    }
}

/// Whether a move of a class is tried as a threat at a level.
fn is_threat(class: Class, level: u8) -> bool {
    class >= match level {
        0 | 1 => Class::Three,
        2 => Class::LiveTwo,
        _ => Class::One,
    }
}
