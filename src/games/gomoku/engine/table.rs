//! What earlier searches have found out about positions, in bounded memory.

use super::super::grid::{Cell, NOWHERE};
use super::WIN;

/// How a remembered score relates to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is remembered.
    #[default]
    Nothing,
    /// The true score is at least that.
    Least,
    /// The true score is at most that.
    Most,
    /// It is the true score.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Memory {
    name: u32,
    pub(super) best: Cell,
    score: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
    age: u8,
}

/// What was found out about a position.
#[derive(Clone, Copy)]
pub(super) struct Finding {
    pub(super) score: i32,
    pub(super) bound: Bound,
    pub(super) depth: i32,
    /// The best move; [`NOWHERE`] where none is known.
    pub(super) best: Cell,
}

/// Entries that share a place; the least useful is replaced.
const WAYS: usize = 4;

/// Scores beyond this are wins or losses, told from the root on.
const FORCED: i32 = WIN - 1000;

/// The table.
pub(super) struct Table {
    sets: Vec<[Memory; WAYS]>,
    age: u8,
}

impl Memory {
    /// The score as seen from a node so many moves from the root.
    pub(super) fn score(&self, ply: i32) -> i32 {
        match i32::from(self.score) {
            score if score > FORCED => score - ply,
            score if score < -FORCED => score + ply,
            score => score,
        }
    }
}

impl Table {
    /// With room for about so many bytes.
    pub(super) fn new(bytes: usize) -> Table {
        let sets = (bytes / size_of::<[Memory; WAYS]>()).max(1);
        let sets = if sets.is_power_of_two() { sets } else { sets.next_power_of_two() / 2 };
        Table { sets: vec![[Memory::default(); WAYS]; sets], age: 0 }
    }

    pub(super) fn clear(&mut self) {
        self.sets.fill([Memory::default(); WAYS]);
    }

    /// Marks what is in the table as old.
    pub(super) fn grow_old(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    #[inline]
    fn set(&self, key: u64) -> usize {
        key as usize & (self.sets.len() - 1)
    }

    #[inline]
    pub(super) fn recall(&self, key: u64) -> Option<Memory> {
        let name = (key >> 32) as u32;
        self.sets[self.set(key)].iter().copied().find(|memory| memory.name == name && memory.bound != Bound::Nothing)
    }

    /// Remembers a node so many moves from the root.
    pub(super) fn remember(&mut self, key: u64, ply: i32, finding: Finding) {
        let Finding { score, bound, depth, best } = finding;
        let (name, age, set) = ((key >> 32) as u32, self.age, self.set(key));
        let set = &mut self.sets[set];
        let stale = |memory: &Memory| i32::from(memory.depth) - 8 * i32::from(age.wrapping_sub(memory.age));
        let same = (0..WAYS).find(|way| set[*way].name == name && set[*way].bound != Bound::Nothing);
        let way = same.or_else(|| (0..WAYS).min_by_key(|way| match set[*way].bound {
            Bound::Nothing => i32::MIN,
            _ => stale(&set[*way]),
        }));
        let Some(way) = way else { return };
        let old = set[way];
        let best = if best == NOWHERE && same.is_some() { old.best } else { best };
        let score = match score {
            score if score > FORCED => score + ply,
            score if score < -FORCED => score - ply,
            score => score,
        };
        set[way] = Memory { name, best, score: score as i16, depth: depth.clamp(-100, 100) as i8, bound, age };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forced_scores_are_told_from_where_they_are_recalled() {
        let mut table = Table::new(1 << 12);
        table.remember(77 << 32, 3, Finding { score: WIN - 10, bound: Bound::Exact, depth: 5, best: 40 });
        let memory = table.recall(77 << 32).unwrap_or_default();
        assert_eq!((memory.score(3), memory.score(5), memory.best), (WIN - 10, WIN - 12, 40));
        assert!(table.recall(78 << 32).is_none());
    }
}
