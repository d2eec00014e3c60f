//! The moves of the root: what is forced is played at once, the rest is searched deeper and deeper.

use super::super::grid::{Cell, NOWHERE, point};
use super::super::rule::Side;
use super::order::{Choice, bring_best};
use super::reason::reason;
use super::search::{Outlook, Search, Window};
use super::limits::SolveLimits;
use super::vcf::{Fours, UNLIMITED};
use super::vct::ThreatSearch;
use super::{Candidate, Thought, WIN, points};
use super::zone::disturbing;

/// A move of the root.
#[derive(Clone, Debug)]
struct Root {
    cell: Cell,
    score: i32,
    /// Whether the score is exact.
    is_exact: bool,
    line: Vec<Cell>,
}

/// The width of the first window around the last score.
const WINDOW: i32 = 60;

/// Stones of the search for a win by threats at the root: this part of all that may be placed, at most
/// so many for each millisecond, and not fewer than are worth the while.
const THREATS_SHARE: u64 = 10;
const THREATS_EACH_MILLISECOND: u64 = 100;
const THREATS_LEAST: u64 = 500;

/// Positions that it remembers, and moves of the attacker at most.
const THREATS_ROOM: usize = 1 << 15;
const THREATS_DEEPEST: u16 = 16;

/// Stones of the first search for fours at the root.
const FIRST_FOURS: u64 = 1_000;

/// Stones that the searches for fours at the root may place for each millisecond of the limit.
const FOURS_EACH_MILLISECOND: u64 = 100;

impl Search<'_> {
    /// Looks for the best move of a side.
    pub(super) fn think(mut self, side: Side, told: &mut dyn FnMut(&Thought)) -> Thought {
        // the sums of all positions to come start from this one's
        self.rate(side);
        let mut roots = self.roots(side);
        let mut depth = 0;
        let is_won = self.forced(side, &mut roots);
        if !roots.is_empty() && (!is_won || self.limits.candidates > 1) {
            depth = self.deepen(side, &mut roots, told);
            self.blur(&mut roots);
        }
        self.thought(side, &roots, depth)
    }

    /// The moves worth trying, the best first by their shapes.
    fn roots(&mut self, side: Side) -> Vec<Root> {
        let mut cells: Vec<Cell> = self.field.blocks(side);
        if self.field.fives(side) > 0 {
            cells = vec![self.field.five(side)];
        }
        if cells.is_empty() {
            cells = self.field.near().collect();
        }
        cells.retain(|cell| !self.field.is_forbidden(side, *cell));
        if cells.is_empty() {
            cells = self.anywhere(side);
        }
        let mut list: Vec<Choice> = Vec::new();
        self.order.weigh(self.field, self.history, (side, 0, NOWHERE), cells.into_iter(), &mut list);
        let sorted = (0..list.len()).map(|at| bring_best(&mut list, at)).collect::<Vec<_>>();
        sorted.into_iter().map(|choice| Root { cell: choice.cell, score: -WIN, is_exact: false, line: vec![choice.cell] }).collect()
    }

    /// The legal points nearest the centre; all points where none is legal.
    fn anywhere(&mut self, side: Side) -> Vec<Cell> {
        let (width, height) = self.field.position.size();
        let far = |cell: &Cell| {
            let point = point(*cell);
            let off = |at: u8, size: u8| (2 * i32::from(at) + 1 - i32::from(size)).abs();
            off(point.x, width).max(off(point.y, height))
        };
        let mut cells: Vec<Cell> = self.field.position.cells_where(|_, _| true).collect();
        cells.sort_by_key(far);
        let legal = cells.iter().copied().find(|cell| !self.field.is_forbidden(side, *cell));
        legal.or(cells.first().copied()).into_iter().collect()
    }

    /// Sees to wins by fours: one's own is played, the opponent's must be disturbed.
    fn forced(&mut self, side: Side, roots: &mut Vec<Root>) -> bool {
        if self.limits.fours == 0 || roots.len() < 2 {
            return false;
        }
        let budget = self.limits.fours.min(self.limits.milliseconds.saturating_mul(FOURS_EACH_MILLISECOND));
        if self.four_win(side, budget) && self.fours.shortest(self.field, side, UNLIMITED, budget) == Fours::Win {
            let line = self.fours.line().to_vec();
            if self.put_first(roots, line) {
                return true;
            }
        }
        if self.four_win(side.other(), budget) {
            let line = self.fours.line().to_vec();
            let zone = disturbing(self.field, side.other(), &line);
            if roots.iter().any(|root| zone.contains(&root.cell)) {
                roots.retain(|root| zone.contains(&root.cell));
            }
            return false;
        }
        match self.threat_win(side) {
            Some(line) => self.put_first(roots, line),
            None => false,
        }
    }

    /// Puts the first move of a win in front, if it is among the moves worth trying.
    fn put_first(&self, roots: &mut [Root], line: Vec<Cell>) -> bool {
        let score = WIN - line.len() as i32 - 2;
        let Some(at) = roots.iter().position(|root| Some(&root.cell) == line.first()) else { return false };
        roots[at] = Root { cell: roots[at].cell, score, is_exact: true, line };
        roots[..=at].rotate_right(1);
        true
    }

    /// A win by threats of the side to move, which may take more moves than can be looked ahead.
    fn threat_win(&mut self, side: Side) -> Option<Vec<Cell>> {
        let most = (self.limits.nodes / THREATS_SHARE).min(self.limits.milliseconds.saturating_mul(THREATS_EACH_MILLISECOND));
        let nodes = self.limits.threats.min(most);
        if nodes < THREATS_LEAST {
            return None;
        }
        let milliseconds = match self.limits.milliseconds {
            u64::MAX => u64::MAX,
            all => all / 4,
        };
        let limits = SolveLimits { nodes, milliseconds, moves: THREATS_DEEPEST, level: 1, shortest: true };
        let found = ThreatSearch::new(self.fours, THREATS_ROOM, &limits, self.watch).search(self.field, side);
        self.nodes += found.stones;
        found.line.filter(|line| !line.is_empty())
    }

    /// Whether a side that is to move wins by fours, found within so many stones. The clock is looked at
    /// between searches each of which may place twice as many stones as the one before.
    fn four_win(&mut self, side: Side, budget: u64) -> bool {
        let mut share = FIRST_FOURS.min(budget);
        loop {
            match self.fours.search(self.field, side, UNLIMITED, share) {
                Fours::Win => return true,
                Fours::None => return false,
                Fours::Unknown => {}
            }
            if share >= budget || self.watch.is_over(self.limits.milliseconds / 4) {
                return false;
            }
            share = (2 * share).min(budget);
        }
    }

    /// Searches the roots ever deeper; the depth that was finished.
    fn deepen(&mut self, side: Side, roots: &mut [Root], told: &mut dyn FnMut(&Thought)) -> u32 {
        let wanted = self.limits.candidates.clamp(1, roots.len());
        let only_one = roots.len() == 1;
        let most = self.limits.depth.clamp(1, if only_one { 4 } else { 100 }) as i32;
        let mut finished = 0;
        for depth in 1..=most {
            for first in 0..wanted {
                self.around(side, &mut roots[first..], depth);
                if self.is_over {
                    // some of them were looked at deeper than others
                    roots[..wanted].sort_by_key(|root| -root.score);
                    return finished;
                }
            }
            finished = depth as u32;
            told(&self.thought(side, roots, finished));
            let settled = roots.first().is_none_or(|root| root.score.abs() > WIN - 1000 && root.score.abs() >= WIN - depth - 2);
            if settled && self.limits.candidates == 1 || self.is_late() {
                break;
            }
        }
        finished
    }

    /// Shifts the scores by chance and brings the best to the front again, for players who err.
    fn blur(&self, roots: &mut [Root]) {
        let noise = i64::from(self.limits.noise);
        if noise == 0 {
            return;
        }
        let mut chance = self.limits.seed ^ self.field.key(Side::Black);
        for root in roots.iter_mut().filter(|root| root.score.abs() < WIN - 1000) {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            root.score += ((chance >> 33) as i64 % (2 * noise + 1) - noise) as i32;
        }
        roots.sort_by_key(|root| -root.score);
    }

    /// Whether a deeper search would hardly be finished.
    fn is_late(&self) -> bool {
        let share = self.limits.milliseconds.saturating_mul(u64::from(self.limits.share.min(100))) / 100;
        self.limits.milliseconds != u64::MAX && self.watch.is_over(share)
    }

    /// Searches the roots with a window around the first one's score, which is widened where it fails.
    fn around(&mut self, side: Side, roots: &mut [Root], depth: i32) {
        let guess = roots.first().filter(|_| depth > 3 && self.limits.noise == 0).map(|root| root.score).filter(|score| score.abs() < WIN - 1000);
        let mut width = WINDOW;
        let mut window = match guess {
            Some(guess) => Window { low: guess - width, high: guess + width },
            None => Window { low: -WIN, high: WIN },
        };
        loop {
            let score = self.all(side, roots, depth, window);
            if self.is_over || score > window.low && score < window.high || window.low == -WIN && window.high == WIN {
                return;
            }
            width *= 4;
            let open = width > 2000;
            if score <= window.low {
                window.low = if open { -WIN } else { score - width };
            } else {
                window.high = if open { WIN } else { score + width };
            }
        }
    }

    /// How much less deeply a move of the root is looked at for its place.
    fn root_lateness(&self, depth: i32, place: usize) -> i32 {
        if place <= 2 || depth <= 3 || self.limits.noise > 0 {
            return 0;
        }
        let product = libm::logf(depth as f32) * libm::logf(place as f32) * self.pruning.root_late as f32 / 100.0;
        (product as i32).clamp(1, depth - 2)
    }

    /// Searches all roots; the best comes to the front.
    fn all(&mut self, side: Side, roots: &mut [Root], depth: i32, window: Window) -> i32 {
        let mut best = -WIN;
        for at in 0..roots.len() {
            let cell = roots[at].cell;
            let low = if self.limits.noise > 0 { -WIN } else { window.low.max(best) };
            let narrow = Window { low, high: low + 1 };
            let full = Window { low, high: window.high };
            let late = self.root_lateness(depth, at);
            let whole = Outlook { depth: depth - 1, ply: 0, window: full };
            let mut score = match at {
                _ if self.limits.noise > 0 => self.after(cell, side, whole),
                0 => self.after(cell, side, whole),
                _ => self.after(cell, side, Outlook { depth: depth - 1 - late, ply: 0, window: narrow }),
            };
            if late > 1 && score > low && !self.is_over {
                score = self.after(cell, side, Outlook { depth: depth - 1, ply: 0, window: narrow });
            }
            if at > 0 && score > low && !self.is_over && self.limits.noise == 0 {
                score = self.after(cell, side, whole);
            }
            if self.is_over {
                return best;
            }
            roots[at].is_exact = at == 0 || score > low;
            if at == 0 || score > low {
                roots[at].score = score;
                roots[at].line = vec![cell];
                roots[at].line.extend_from_slice(&self.lines[1]);
                if score > best {
                    roots[..=at].rotate_right(1);
                }
            }
            best = best.max(score);
            if best >= window.high && self.limits.noise == 0 {
                return best;
            }
        }
        best
    }

    fn thought(&self, side: Side, roots: &[Root], depth: u32) -> Thought {
        let candidate = |root: &Root| Candidate {
            point: point(root.cell),
            score: root.score,
            line: points(&root.line),
            reason: reason(self.field, side, root.cell),
        };
        let shown = self.limits.candidates.max(1);
        let candidates: Vec<Candidate> = roots.iter().take(shown).map(candidate).collect();
        let first = candidates.first();
        Thought {
            best: first.map(|first| first.point),
            score: first.map_or(0, |first| first.score),
            depth,
            nodes: self.spent(),
            line: first.map_or_else(Vec::new, |first| first.line.clone()),
            candidates,
        }
    }
}
