//! Ways to play, by words: how deep the stacks are, antes and straddles, the rules that differ, the room.

use super::super::rules::{AnteBy, Chips, OddChips, Reopen, Rules};
use super::super::snapshot::{Director, Level, Room};
use crate::error::HostError;

/// How a hand is set up.
#[derive(Clone, Debug)]
pub(super) struct Mode {
    /// Blinds, antes and rules.
    pub(super) rules: Rules,
    /// The room.
    pub(super) room: Room,
    /// Who decides how the hand ends, where somebody does.
    pub(super) director: Option<Director>,
    /// The weights by which the winner is drawn, by seat; a seat beyond them has 1.
    pub(super) weights: Vec<f64>,
    /// How many big blinds everybody has.
    depth: Chips,
}

impl Mode {
    /// The chips that everybody begins with.
    pub(super) fn stack(&self) -> Chips {
        self.depth * self.rules.big_blind
    }
}

/// What a word changes.
type Change = fn(&mut Mode);

/// Words and what they change.
const WORDS: [(&str, Change); 12] = [
    ("ante", |mode| mode.rules.ante = 1),
    ("big_blind_ante", |mode| (mode.rules.ante, mode.rules.ante_by) = (mode.rules.big_blind, AnteBy::BigBlind)),
    ("straddle", |mode| mode.rules.straddles = 1),
    ("acpc", |mode| mode.rules.reopen = Reopen::Acpc),
    ("full_raise_only", |mode| mode.rules.reopen = Reopen::FullRaiseOnly),
    ("odd_chips_by_pot", |mode| mode.rules.odd_chips = OddChips::ByPot),
    ("beginner", |mode| mode.room.level = Level::Beginner),
    ("intermediate", |mode| mode.room.level = Level::Intermediate),
    ("advanced", |mode| mode.room.level = Level::Advanced),
    ("private", |mode| mode.room.level = Level::Private),
    ("weighted", |mode| mode.director = Some(Director::Weighted)),
    ("peek", |mode| mode.director = Some(Director::Peek)),
];

/// Blinds of 5 and 10, a hundred big blinds, changed as the words say; antes come after blinds.
///
/// # Errors
/// A word that means nothing; the path is `mode`.
pub(super) fn read(words: Option<&str>) -> Result<Mode, HostError> {
    let rules = Rules { small_blind: 5, big_blind: 10, ..Rules::default() };
    let mut mode = Mode { rules, room: Room { max_carry: 1000, ..Room::default() }, director: None, weights: Vec::new(), depth: 100 };
    for word in words.into_iter().flat_map(|words| words.split('+')) {
        if let Some(depth) = depth(word) {
            mode.depth = depth;
            continue;
        }
        if let Some(weights) = weights(word) {
            (mode.director, mode.weights) = (Some(Director::Weighted), weights?);
            continue;
        }
        if let Some(blinds) = blinds(word) {
            let (small, big) = blinds?;
            (mode.rules.small_blind, mode.rules.big_blind, mode.room.max_carry) = (small, big, 100 * big);
            continue;
        }
        let found = WORDS.iter().find(|(name, _)| *name == word);
        let expected = || format!("200bb, blinds:50:100 and the like, or one of {}, with + between", WORDS.map(|word| word.0).join(", "));
        found.ok_or_else(|| HostError::new("mode", expected(), format!("`{word}`")))?.1(&mut mode);
    }
    Ok(mode)
}

/// Weights of the seats: `weighted:10:15:20`.
fn weights(word: &str) -> Option<Result<Vec<f64>, HostError>> {
    let list = word.strip_prefix("weighted:")?;
    let weights: Result<Vec<f64>, _> = list.split(':').map(str::parse::<f64>).collect();
    let fits = |weights: &Vec<f64>| weights.iter().all(|weight| (0.0..=1e9).contains(weight));
    let wrong = || HostError::new("mode", "weights from 0 on with : between", format!("`{word}`"));
    Some(weights.ok().filter(fits).ok_or_else(wrong))
}

/// Other blinds, `blinds:50:100`; a hundred big ones are what the room lets in.
fn blinds(word: &str) -> Option<Result<(Chips, Chips), HostError>> {
    let (small, big) = word.strip_prefix("blinds:")?.split_once(':').unwrap_or_default();
    let wrong = || HostError::new("mode", "a small and a big blind up to 1,000,000 with : between", format!("`{word}`"));
    let chips = |text: &str| text.parse().ok().filter(|chips| (1..=1_000_000).contains(chips));
    let fitting = |(small, big): &(Chips, Chips)| small <= big;
    Some(chips(small).zip(chips(big)).filter(fitting).ok_or_else(wrong))
}

/// A number of big blinds: `200bb`.
fn depth(word: &str) -> Option<Chips> {
    let number = word.strip_suffix("bb").filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
    number.parse().ok().filter(|depth| (1..=100_000).contains(depth))
}
