//! Numbers in place of names: skill and class ids, sets of skills, and the fast hash that finds
//! them.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A skill of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SkillId(pub u16);

/// A card class of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassId(pub u16);

const WORDS: usize = 8;

/// A set of skills: one bit for each of the first 512, a list for those that mods add beyond.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SkillSet {
    words: [u64; WORDS],
    beyond: Vec<u16>,
}

impl SkillSet {
    /// The empty set.
    pub const fn new() -> SkillSet {
        SkillSet { words: [0; WORDS], beyond: Vec::new() }
    }

    /// The same set with one skill more; usable in constants, for the first 512 skills.
    pub const fn with(mut self, skill: SkillId) -> SkillSet {
        self.words[skill.0 as usize / 64] |= 1 << (skill.0 % 64);
        self
    }

    /// Adds a skill.
    pub fn insert(&mut self, skill: SkillId) {
        match self.words.get_mut(usize::from(skill.0) / 64) {
            Some(word) => *word |= 1 << (skill.0 % 64),
            None if !self.beyond.contains(&skill.0) => self.beyond.push(skill.0),
            None => {}
        }
    }

    /// Removes a skill.
    pub fn remove(&mut self, skill: SkillId) {
        match self.words.get_mut(usize::from(skill.0) / 64) {
            Some(word) => *word &= !(1 << (skill.0 % 64)),
            None => self.beyond.retain(|id| *id != skill.0),
        }
    }

    /// Whether the skill is in the set.
    pub fn contains(&self, skill: SkillId) -> bool {
        match self.words.get(usize::from(skill.0) / 64) {
            Some(word) => word & (1 << (skill.0 % 64)) != 0,
            None => self.beyond.contains(&skill.0),
        }
    }

    /// Whether the skill is one of the first 512.
    pub fn has_room_for(&self, skill: SkillId) -> bool {
        usize::from(skill.0) / 64 < self.words.len()
    }

    /// Whether any skill of `other` is in this set (first 512 only: built-in rules name no others).
    pub fn meets(&self, other: &SkillSet) -> bool {
        self.words.iter().zip(&other.words).any(|(a, b)| a & b != 0)
    }

    /// How many skills of `other` are in this set (first 512 only).
    pub fn shared(&self, other: &SkillSet) -> u32 {
        self.words.iter().zip(&other.words).map(|(a, b)| (a & b).count_ones()).sum()
    }

    /// How many skills there are.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum::<usize>() + self.beyond.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The skills, by id.
    pub fn iter(&self) -> impl Iterator<Item = SkillId> + '_ {
        let low = self
            .words
            .iter()
            .zip(0u16..)
            .flat_map(|(word, place)| Bits(*word).map(move |bit| place * 64 + bit));
        low.chain(self.beyond.iter().copied()).map(SkillId)
    }
}

/// The places of the bits that are set.
struct Bits(u64);

impl Iterator for Bits {
    type Item = u16;

    fn next(&mut self) -> Option<u16> {
        let bit = self.0.trailing_zeros() as u16;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            bit
        })
    }
}

/// A map from names, hashed eight bytes at a time; the names come from trusted lists.
pub(super) type NameMap<V> = HashMap<Box<str>, V, BuildHasherDefault<NameHasher>>;

#[derive(Clone, Copy, Default)]
pub(super) struct NameHasher(u64);

impl NameHasher {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for NameHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0u8; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_low_and_high_ids() {
        let mut set = SkillSet::new().with(SkillId(3));
        for id in [0, 64, 511, 512, 700, 700] {
            set.insert(SkillId(id));
        }
        assert_eq!(set.iter().map(|skill| skill.0).collect::<Vec<_>>(), [0, 3, 64, 511, 512, 700]);
        assert_eq!(set.len(), 6);
        set.remove(SkillId(700));
        set.remove(SkillId(0));
        assert!(!set.contains(SkillId(700)) && !set.contains(SkillId(0)) && set.contains(SkillId(512)));
        assert_eq!(set.shared(&SkillSet::new().with(SkillId(3)).with(SkillId(5))), 1);
    }
}
