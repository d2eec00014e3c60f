//! Looking ahead: alpha-beta with a narrow window for all but the first move, deeper step by step.
//!
//! Threats decide what is tried at all: against a four only the block, against a straight four to come
//! only fours and what stops it, against a win by fours only what disturbs it. Leaves are settled by a
//! search for wins by fours.

use serde::{Deserialize, Serialize};

use super::super::classes::Class;
use super::super::grid::{Cell, NOWHERE};
use super::super::rule::{Rule, Side};
use super::WIN;
use super::evaluate::Weights;
use super::field::Field;
use super::limits::{Limits, Watch};
use super::network::Judge;
use super::order::{Choice, History, Order, bring_best};
use super::table::{Bound, Finding, Memory, Table};
use super::vcf::{FourSearch, Fours};
use super::zone::disturbing;

/// How the search prunes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Pruning {
    /// Stones that a search for a win by fours may place at a leaf.
    pub leaf_fours: u64,
    /// Stones for the search whether the opponent has such a win, at nodes of that depth or more.
    pub threat_fours: u64,
    /// The depth from which that is asked.
    pub threat_depth: i32,
    /// A node this much below the window, for each move still to look ahead, is taken for a leaf.
    pub hopeless: i32,
    /// A node this much above the window, for each move still to look ahead, is good enough.
    pub safe: i32,
    /// Moves tried at a depth: the first and what each further move of depth adds, squared.
    pub breadth: [i32; 2],
    /// Hundredths by which late moves are looked at less deeply, times the logarithms of depth and place.
    pub late: i32,
    /// Moves by which a search after passing is shallower; 0 for none.
    pub pass: i32,
    /// The depth up to which nodes are taken for leaves as hopeless.
    pub hopeless_depth: i32,
    /// The depth up to which nodes are taken for good enough.
    pub safe_depth: i32,
    /// The same as `late` for moves of the root.
    pub root_late: i32,
}

impl Default for Pruning {
    fn default() -> Pruning {
        Pruning {
            leaf_fours: 200,
            threat_fours: 400,
            threat_depth: 2,
            hopeless: 90,
            safe: 70,
            breadth: [4, 2],
            late: 75,
            pass: 3,
            hopeless_depth: 3,
            safe_depth: 6,
            root_late: 50,
        }
    }
}

/// What a search works with.
pub(super) struct Search<'a> {
    pub(super) field: &'a mut Field,
    pub(super) table: &'a mut Table,
    pub(super) fours: &'a mut FourSearch,
    pub(super) history: &'a mut History,
    /// What positions are worth to Black and to White when they are to move.
    pub(super) weights: [&'a Weights; 2],
    /// A network that tells what they miss.
    pub(super) judge: Option<&'a Judge>,
    pub(super) order: &'a Order,
    pub(super) pruning: &'a Pruning,
    pub(super) limits: &'a Limits,
    pub(super) watch: Watch<'a>,
    pub(super) choices: Vec<Choice>,
    /// The expected moves from each ply on.
    pub(super) lines: Vec<Vec<Cell>>,
    pub(super) nodes: u64,
    pub(super) fours_before: u64,
    /// Set when a limit is reached; scores are then of no use.
    pub(super) is_over: bool,
}

/// Moves from the root at most.
const DEEPEST: usize = 200;

/// What is between the best that both sides are sure of.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) low: i32,
    pub(super) high: i32,
}

impl Window {
    fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    fn is_narrow(self) -> bool {
        self.high - self.low == 1
    }

    /// The narrow window at its lower end.
    fn narrow(self) -> Window {
        Window { low: self.low, high: self.low + 1 }
    }
}

/// How a node is looked at: how far, how many moves from the root it is, and what is of interest.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    pub(super) depth: i32,
    pub(super) ply: usize,
    pub(super) window: Window,
}

/// A node as its moves are tried.
struct Node {
    side: Side,
    depth: i32,
    ply: usize,
    window: Window,
    /// Static score.
    score: i32,
    /// Whether the moves are only those that a threat leaves.
    is_threatened: bool,
    remembered: Cell,
}

impl Search<'_> {
    /// Stones placed so far.
    pub(super) fn spent(&self) -> u64 {
        self.nodes + self.fours.nodes() - self.fours_before
    }

    /// The score of the position for the side to move, without looking ahead.
    pub(super) fn rate(&mut self, side: Side) -> i32 {
        let score = self.weights[side as usize].score(self.field, side);
        score + self.judge.map_or(0, |judge| judge.correction(self.field, side))
    }

    fn must_end(&mut self) -> bool {
        if !self.is_over && self.nodes.is_multiple_of(32) {
            self.is_over = self.watch.is_over(self.limits.milliseconds);
        }
        self.is_over |= self.spent() >= self.limits.nodes;
        self.is_over
    }

    fn keep_line(&mut self, ply: usize, cell: Cell) {
        let (head, tail) = self.lines.split_at_mut(ply + 1);
        if let (Some(line), Some(rest)) = (head.last_mut(), tail.first()) {
            line.clear();
            line.push(cell);
            line.extend_from_slice(rest);
        }
    }

    /// The score of a move, for the side that makes it: with the depth that is left after it, from a node
    /// of that ply and with its window.
    pub(super) fn after(&mut self, cell: Cell, side: Side, outlook: Outlook) -> i32 {
        let Outlook { depth, ply, window } = outlook;
        self.field.place(cell, side);
        self.nodes += 1;
        let score = -self.visit(side.other(), Outlook { depth, ply: ply + 1, window: window.turned() });
        self.field.take_back();
        score
    }

    fn visit(&mut self, side: Side, mut outlook: Outlook) -> i32 {
        let Outlook { depth, ply, ref mut window } = outlook;
        if let Some(line) = self.lines.get_mut(ply) {
            line.clear();
        }
        let lost = ply as i32 - WIN;
        if self.field.fives(side) > 0 {
            return -lost - 1;
        }
        if self.field.free() == 0 || self.must_end() {
            return 0;
        }
        window.low = window.low.max(lost);
        window.high = window.high.min(-lost - 1);
        if window.low >= window.high {
            return window.low;
        }
        if ply + 2 >= DEEPEST {
            return self.rate(side);
        }
        if self.field.fives(side.other()) > 0 {
            return self.block(side, outlook);
        }
        if self.field.position.count(side, Class::TwoFours) > 0 && self.field.position.rule() != Rule::Caro {
            return -lost - 3;
        }
        if depth <= 0 { self.leaf(side, ply) } else { self.inner(side, outlook) }
    }

    /// The opponent threatens five.
    fn block(&mut self, side: Side, outlook: Outlook) -> i32 {
        let Outlook { ply, window, .. } = outlook;
        let lost = ply as i32 + 2 - WIN;
        let mut best = lost;
        for cell in self.field.blocks(side) {
            if self.field.is_forbidden(side, cell) {
                continue;
            }
            let score = self.after(cell, side, Outlook { window: Window { low: window.low.max(best), ..window }, ..outlook });
            if score > best {
                best = score;
                self.keep_line(ply, cell);
                if best >= window.high {
                    break;
                }
            }
        }
        best
    }

    fn leaf(&mut self, side: Side, ply: usize) -> i32 {
        if self.field.fours(side) == 0 {
            return self.leaf_anew(side, ply);
        }
        let key = self.field.key(side);
        if let Some(memory) = self.table.recall(key) {
            let score = memory.score(ply as i32);
            if memory.bound == Bound::Exact || memory.bound == Bound::Least && score > WIN - 1000 {
                return score;
            }
        }
        let score = self.leaf_anew(side, ply);
        self.table.remember(key, ply as i32, Finding { score, bound: Bound::Exact, depth: 0, best: NOWHERE });
        score
    }

    fn leaf_anew(&mut self, side: Side, ply: usize) -> i32 {
        if self.fours.brief(self.field, side, self.pruning.leaf_fours) == Fours::Win {
            return WIN - ply as i32 - self.fours.line().len() as i32 - 2;
        }
        self.rate(side)
    }

    fn inner(&mut self, side: Side, outlook: Outlook) -> i32 {
        let Outlook { depth, ply, window } = outlook;
        let key = self.field.key(side);
        let memory = self.table.recall(key);
        if let Some(memory) = memory.filter(|memory| i32::from(memory.depth) >= depth && window.is_narrow()) {
            let score = memory.score(ply as i32);
            let settles = match memory.bound {
                Bound::Exact => true,
                Bound::Least => score >= window.high,
                Bound::Most => score <= window.low,
                Bound::Nothing => false,
            };
            if settles {
                return score;
            }
        }
        let remembered = memory.map_or(NOWHERE, |memory| memory.best);
        let is_threatened = self.field.position.count(side.other(), Class::TwoFours) > 0;
        let score = self.estimate(side, ply, memory);
        let node = Node { side, depth, ply, window, score, is_threatened, remembered };
        if let Some(score) = self.without_trying(&node) {
            return score;
        }
        self.try_moves(node, key)
    }

    /// The static score, or what is remembered where that is nearer to the truth.
    fn estimate(&mut self, side: Side, ply: usize, memory: Option<Memory>) -> i32 {
        let score = self.rate(side);
        let Some(memory) = memory else { return score };
        let known = memory.score(ply as i32);
        match memory.bound {
            Bound::Exact => known,
            Bound::Least => known.max(score),
            Bound::Most => known.min(score),
            Bound::Nothing => score,
        }
    }

    /// What can be said before any move is tried.
    fn without_trying(&mut self, node: &Node) -> Option<i32> {
        let Node { side, depth, ply, window, score, is_threatened, .. } = *node;
        if !window.is_narrow() || is_threatened {
            return None;
        }
        if depth <= self.pruning.hopeless_depth && score + self.pruning.hopeless * depth <= window.low {
            let score = self.leaf(side, ply);
            if score <= window.low {
                return Some(score);
            }
        }
        if depth <= self.pruning.safe_depth && score - self.pruning.safe * depth >= window.high {
            return Some(score);
        }
        let pass = self.pruning.pass;
        if pass > 0 && depth > pass && score >= window.high && window.high.abs() < WIN - 1000 {
            let passed = -self.visit(side.other(), Outlook { depth: depth - 1 - pass, ply: ply + 1, window: window.narrow_high().turned() });
            if passed >= window.high {
                return Some(passed.min(WIN - 1000));
            }
        }
        None
    }

    /// Puts the moves of a node on the list.
    fn gather(&mut self, node: &mut Node) {
        let Node { side, ply, remembered, .. } = *node;
        let other = side.other();
        let mut list = std::mem::take(&mut self.choices);
        let way = (side, ply, remembered);
        let field = &mut *self.field;
        let asks = node.depth >= self.pruning.threat_depth && self.pruning.threat_fours > 0 && field.fours(other) > 0;
        if asks && self.fours.brief(field, other, self.pruning.threat_fours) == Fours::Win {
            node.is_threatened = true;
            let mut cells = disturbing(field, other, self.fours.line());
            cells.retain(|cell| field.position.class(side, *cell) != Class::Foul || !field.is_forbidden(side, *cell));
            self.order.weigh(field, self.history, way, cells.into_iter(), &mut list);
        } else if node.is_threatened {
            let both = [side, other].into_iter().flat_map(|side| field.position.sharp_cells(side));
            let mut cells: Vec<Cell> = both.collect();
            cells.sort_unstable();
            cells.dedup();
            self.order.weigh(field, self.history, way, cells.into_iter(), &mut list);
        } else {
            self.order.weigh(field, self.history, way, field.near(), &mut list);
        }
        self.choices = list;
    }

    fn try_first(&mut self, node: &Node, key: u64) -> Option<i32> {
        let Node { side, depth, ply, window, remembered, .. } = *node;
        if remembered == NOWHERE || !window.is_narrow() || !self.field.position.is_empty(remembered) || self.field.is_forbidden(side, remembered) {
            return None;
        }
        let score = self.after(remembered, side, Outlook { depth: depth - 1, ply, window });
        if self.is_over {
            return Some(0);
        }
        if score < window.high {
            return None;
        }
        self.keep_line(ply, remembered);
        let last = self.field.last();
        self.history.praise(side, (remembered, last), ply, depth, &[]);
        self.table.remember(key, ply as i32, Finding { score, bound: Bound::Least, depth, best: remembered });
        Some(score)
    }

    fn try_moves(&mut self, mut node: Node, key: u64) -> i32 {
        if let Some(score) = self.try_first(&node, key) {
            return score;
        }
        let start = self.choices.len();
        self.gather(&mut node);
        let end = self.choices.len();
        let Node { side, depth, ply, window, .. } = node;
        let mut best = (ply as i32 + 4 - WIN, NOWHERE);
        if !node.is_threatened {
            best.0 = -WIN;
        }
        let mut low = window.low;
        let mut tried = 0;
        let breadth = self.pruning.breadth[0] + self.pruning.breadth[1] * depth * depth;
        for at in start..end {
            let choice = bring_best(&mut self.choices[..end], at);
            if self.field.is_forbidden(side, choice.cell) {
                continue;
            }
            tried += 1;
            if tried > breadth && best.0 > 1000 - WIN && window.is_narrow() && !node.is_threatened {
                break;
            }
            let score = self.try_move(&node, choice, tried, low);
            if self.is_over {
                break;
            }
            if score > best.0 {
                best = (score, choice.cell);
                if score > low {
                    low = score;
                    self.keep_line(ply, choice.cell);
                }
                if score >= window.high {
                    let last = self.field.last();
                    let vain: Vec<Choice> = self.choices[start..at].to_vec();
                    self.history.praise(side, (choice.cell, last), ply, depth, &vain);
                    break;
                }
            }
        }
        self.choices.truncate(start);
        if self.is_over {
            return 0;
        }
        if best.1 == NOWHERE && best.0 == -WIN {
            best.0 = if tried == 0 { self.rate(side) } else { ply as i32 - WIN };
        }
        let bound = match best.0 {
            score if score >= window.high => Bound::Least,
            score if score <= window.low => Bound::Most,
            _ => Bound::Exact,
        };
        self.table.remember(key, ply as i32, Finding { score: best.0, bound, depth, best: best.1 });
        best.0
    }

    fn try_move(&mut self, node: &Node, choice: Choice, place: i32, low: i32) -> i32 {
        let Node { side, depth, ply, window, .. } = *node;
        let full = Window { low, ..window };
        if place == 1 {
            return self.after(choice.cell, side, Outlook { depth: depth - 1, ply, window: full });
        }
        let late = self.lateness(node, choice, place);
        let mut score = self.after(choice.cell, side, Outlook { depth: depth - 1 - late, ply, window: full.narrow() });
        if score > low && late > 0 && !self.is_over {
            score = self.after(choice.cell, side, Outlook { depth: depth - 1, ply, window: full.narrow() });
        }
        if score > low && score < window.high && !window.is_narrow() && !self.is_over {
            score = self.after(choice.cell, side, Outlook { depth: depth - 1, ply, window: full });
        }
        score
    }

    /// How much less deeply a move is looked at.
    fn lateness(&self, node: &Node, choice: Choice, place: i32) -> i32 {
        if node.depth < 3 || place < 3 || self.field.position.class(node.side, choice.cell) >= Class::Three {
            return 0;
        }
        let product = (node.depth as f32).ln() * (place as f32).ln() * self.pruning.late as f32 / 100.0;
        let mut late = product as i32;
        if !node.window.is_narrow() || node.is_threatened {
            late -= 1;
        }
        late -= self.history.merit(node.side, choice.cell) / 4000;
        late.clamp(0, node.depth - 2)
    }
}

impl Window {
    /// The narrow window at its upper end.
    fn narrow_high(self) -> Window {
        Window { low: self.high - 1, high: self.high }
    }
}
