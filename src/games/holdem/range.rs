//! What somebody may hold: a weight for each of the 1326 pairs of cards. Written as players do:
//! `22+, AJs+, KQo, A2s-A5s, AhKh, 76s:0.5`.

use std::fmt;
use std::str::FromStr;

use super::card::{Card, Cards, parse, rank_of};
use super::class::{CLASSES, COMBOS, Class, combo_index, combos};

/// Weights of all pairs of cards, none below 0.
#[derive(Clone, PartialEq)]
pub struct Range(Box<[f32; COMBOS]>);

/// What is wrong with a range that was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no part of a range such as 22+, AJs+, KQo, A2s-A5s, AhKh or 76s:0.5")]
pub struct NoRange(pub String);

impl Range {
    /// Nothing.
    pub fn none() -> Range {
        Range(Box::new([0.0; COMBOS]))
    }

    /// Any two cards.
    pub fn all() -> Range {
        Range(Box::new([1.0; COMBOS]))
    }

    /// Each pair of cards as its class weighs; weights that are negative or no numbers count as 0.
    pub fn of_classes(weights: &[f32; CLASSES]) -> Range {
        let mut range = Range::none();
        Class::all().for_each(|class| range.set_class(class, weights[class.index()]));
        range
    }

    /// The weight of two cards.
    pub fn weight(&self, hole: [Card; 2]) -> f32 {
        self.0[combo_index(hole)]
    }

    /// Sets the weight of two cards.
    pub fn set(&mut self, hole: [Card; 2], weight: f32) {
        self.0[combo_index(hole)] = if weight > 0.0 && weight.is_finite() { weight } else { 0.0 };
    }

    /// Sets the weight of a class.
    pub fn set_class(&mut self, class: Class, weight: f32) {
        class.combos().for_each(|hole| self.set(hole, weight));
    }

    /// The weights by number of the pair.
    pub fn weights(&self) -> &[f32; COMBOS] {
        &self.0
    }

    /// The weights by number of the pair, to be changed; they have to stay finite and at least 0.
    pub fn weights_mut(&mut self) -> &mut [f32; COMBOS] {
        &mut self.0
    }

    /// The range without hands that hold one of these cards.
    pub fn without(&self, dead: Cards) -> Range {
        let mut range = self.clone();
        for (weight, hole) in range.0.iter_mut().zip(combos()) {
            if dead.has(hole[0]) || dead.has(hole[1]) {
                *weight = 0.0;
            }
        }
        range
    }

    /// The sum of the weights.
    pub fn total(&self) -> f64 {
        self.0.iter().map(|weight| f64::from(*weight)).sum()
    }

    /// The share of all hands that it holds, as weights go: 1 for any two cards.
    pub fn share(&self) -> f64 {
        self.total() / COMBOS as f64
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|weight| *weight <= 0.0)
    }

    /// The pairs of cards in it, with their weights.
    pub fn hands(&self) -> impl Iterator<Item = ([Card; 2], f32)> + '_ {
        combos().zip(self.0.iter().copied()).filter(|(_, weight)| *weight > 0.0)
    }

    /// The mean weight of each class.
    pub fn by_class(&self) -> [f32; CLASSES] {
        std::array::from_fn(|at| {
            let class = Class::at(at);
            class.combos().map(|hole| self.weight(hole)).sum::<f32>() / class.size() as f32
        })
    }

    fn add(&mut self, part: &str) -> Option<()> {
        let (hands, weight) = match part.split_once(':') {
            Some((hands, weight)) => (hands, weight.parse::<f32>().ok().filter(|w| (0.0..=1.0).contains(w))?),
            None => (part, 1.0),
        };
        if matches!(hands, "random" | "any") {
            self.0.fill(weight);
            return Some(());
        }
        if let Some(hole) = exactly(hands) {
            self.set(hole, weight);
            return Some(());
        }
        span(hands)?.into_iter().for_each(|class| self.set_class(class, weight));
        Some(())
    }
}

impl fmt::Debug for Range {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Range({:.1} hands)", self.total())
    }
}

impl FromStr for Range {
    type Err = NoRange;

    fn from_str(text: &str) -> Result<Range, NoRange> {
        let mut range = Range::none();
        let parts = text.split(|letter: char| letter == ',' || letter.is_whitespace());
        for part in parts.filter(|part| !part.is_empty()) {
            range.add(part).ok_or_else(|| NoRange(part.chars().take(32).collect()))?;
        }
        Ok(range)
    }
}

/// Two cards such as `AhKh`.
fn exactly(text: &str) -> Option<[Card; 2]> {
    let hole: [Card; 2] = parse(text).ok()?.try_into().ok()?;
    (hole[0] != hole[1]).then_some(hole)
}

/// Which of the suited and the other hands are meant.
#[derive(Clone, Copy, PartialEq)]
enum Suits {
    Suited,
    Apart,
    Both,
}

/// Two ranks, the higher first, as they are written: `AK`, `AKs`, `77`.
fn ranks(text: &str) -> Option<(u8, u8, Suits)> {
    let mut letters = text.chars();
    let (one, other) = (rank_of(letters.next()?)?, rank_of(letters.next()?)?);
    let suits = match (letters.next(), one == other) {
        (None, _) => Suits::Both,
        (Some('s'), false) => Suits::Suited,
        (Some('o'), false) => Suits::Apart,
        _ => return None,
    };
    letters.next().is_none().then_some((one.max(other), one.min(other), suits))
}

/// The classes of `22+`, `AJs+`, `KQ`, `A2s-A5s`, `77-TT`.
fn span(text: &str) -> Option<Vec<Class>> {
    if let Some((from, to)) = text.split_once('-') {
        return between(ranks(from)?, ranks(to)?);
    }
    let (high, low, suits) = ranks(text.strip_suffix('+').unwrap_or(text))?;
    let is_open = text.ends_with('+');
    Some(match (is_open, high == low) {
        (false, _) => classes(high, low, suits),
        (true, true) => (low..13).flat_map(|rank| classes(rank, rank, suits)).collect(),
        (true, false) => (low..high).flat_map(|low| classes(high, low, suits)).collect(),
    })
}

fn between(from: (u8, u8, Suits), to: (u8, u8, Suits)) -> Option<Vec<Class>> {
    if from.2 != to.2 {
        return None;
    }
    let (low, high) = (from.1.min(to.1), from.1.max(to.1));
    match (from.0 == from.1, to.0 == to.1) {
        (true, true) => Some((low..=high).flat_map(|rank| classes(rank, rank, from.2)).collect()),
        (false, false) if from.0 == to.0 => {
            Some((low..=high).flat_map(|low| classes(from.0, low, from.2)).collect())
        }
        _ => None,
    }
}

fn classes(high: u8, low: u8, suits: Suits) -> Vec<Class> {
    match suits {
        Suits::Both if high != low => vec![Class::new(high, low, true), Class::new(high, low, false)],
        Suits::Suited => vec![Class::new(high, low, true)],
        _ => vec![Class::new(high, low, false)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hands(text: &str) -> f64 {
        text.parse::<Range>().unwrap().total()
    }

    #[test]
    fn ranges_have_as_many_hands_as_players_count() {
        for (text, count) in [
            ("", 0.0),
            ("22+", 78.0),
            ("AK", 16.0),
            ("AKs", 4.0),
            ("AKo", 12.0),
            ("AJs+", 12.0),
            ("A2s-A5s", 16.0),
            ("TT-77", 24.0),
            ("AhKh", 1.0),
            ("random", 1326.0),
            ("76s:0.5", 2.0),
            ("22+, AJs+ KQo", 102.0),
        ] {
            assert_eq!(hands(text), count, "{text}");
        }
    }

    #[test]
    fn what_is_no_range_is_told() {
        for text in ["XX", "AKx", "22++", "A2s-K5s", "A2s-A5o", "77-AK", "AhAh", "AKs:2", "AKs:x", "22+;33"] {
            assert!(text.parse::<Range>().is_err(), "{text}");
        }
    }

    #[test]
    fn dead_cards_take_hands_away() {
        let aces: Range = "AA".parse().unwrap();
        let dead: Cards = parse("Ah").unwrap().into_iter().collect();
        assert_eq!(aces.without(dead).total(), 3.0);
        assert_eq!(aces.by_class()[0], 1.0);
        assert!((Range::all().share() - 1.0).abs() < 1e-9);
    }
}
