//! What a set of cards is when it is played: the fourteen kinds, and the detector that names them.
//!
//! The detector looks at cards alone and the generator of `moves` at hands alone; tests hold the two to
//! each other for every preset, so neither is written in terms of the other.

use serde::{Deserialize, Serialize};

use super::cards::{Cards, Ranks};
use super::rules::{EqualWings, Rules};

/// The kinds of plays. The names on the wire are those of the variants in snake case.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Form {
    /// One card.
    Solo,
    /// Two of a rank.
    Pair,
    /// Three of a rank.
    Trio,
    /// Four of a rank, which beats all but higher bombs and the rocket.
    Bomb,
    /// Both jokers, which beat everything.
    Rocket,
    /// Three of a rank carrying one card.
    TrioSolo,
    /// Three of a rank carrying a pair.
    TrioPair,
    /// Five or more consecutive ranks.
    SoloChain,
    /// Three or more consecutive pairs.
    PairChain,
    /// Two or more consecutive trios.
    TrioChain,
    /// A chain of trios carrying as many single cards.
    AirplaneSolo,
    /// A chain of trios carrying as many pairs.
    AirplanePair,
    /// Four of a rank carrying two cards; no bomb.
    FourSolo,
    /// Four of a rank carrying two pairs; no bomb.
    FourPair,
}

impl Form {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Form; 14] = [
        Form::Solo,
        Form::Pair,
        Form::Trio,
        Form::Bomb,
        Form::Rocket,
        Form::TrioSolo,
        Form::TrioPair,
        Form::SoloChain,
        Form::PairChain,
        Form::TrioChain,
        Form::AirplaneSolo,
        Form::AirplanePair,
        Form::FourSolo,
        Form::FourPair,
    ];

    /// The name on the wire.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 14] = [
            "solo",
            "pair",
            "trio",
            "bomb",
            "rocket",
            "trio_solo",
            "trio_pair",
            "solo_chain",
            "pair_chain",
            "trio_chain",
            "airplane_solo",
            "airplane_pair",
            "four_solo",
            "four_pair",
        ];
        NAMES[self as usize]
    }

    /// How many cards it has for each rank of its main part, what is carried included.
    fn cards_a_rank(self) -> u8 {
        match self {
            Form::Solo | Form::SoloChain => 1,
            Form::Pair | Form::PairChain | Form::Rocket => 2,
            Form::Trio | Form::TrioChain => 3,
            Form::Bomb | Form::TrioSolo | Form::AirplaneSolo => 4,
            Form::TrioPair | Form::AirplanePair => 5,
            Form::FourSolo => 6,
            Form::FourPair => 8,
        }
    }

    /// Whether it beats plays of other kinds.
    pub fn is_bomb(self) -> bool {
        matches!(self, Form::Bomb | Form::Rocket)
    }
}

/// A kind with what matters for comparing: the highest rank of its main part and how many ranks that has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind {
    /// The kind.
    pub form: Form,
    /// The highest rank of the main part, 0 to 14.
    pub top: u8,
    /// How many consecutive ranks the main part has; 1 where it is no chain.
    pub length: u8,
}

impl Kind {
    /// A kind whose main part is one rank.
    pub fn single(form: Form, top: u8) -> Kind {
        Kind { form, top, length: 1 }
    }

    /// A chain of `length` ranks from `start` up.
    pub fn chain(form: Form, start: u8, length: u8) -> Kind {
        Kind { form, top: start + length - 1, length }
    }

    /// The rocket.
    pub const ROCKET: Kind = Kind { form: Form::Rocket, top: super::cards::RED_JOKER, length: 1 };

    /// How many cards such a play has.
    pub fn size(self) -> u8 {
        self.form.cards_a_rank() * self.length
    }

    /// The lowest rank of the main part.
    pub fn start(self) -> u8 {
        self.top + 1 - self.length
    }

    /// Whether a play of this kind may be put on one of kind `other`.
    pub fn beats(self, other: Kind) -> bool {
        match (self.form, other.form) {
            (_, Form::Rocket) => false,
            (Form::Rocket, _) => true,
            (Form::Bomb, form) if form != Form::Bomb => true,
            (mine, form) => mine == form && self.length == other.length && self.top > other.top,
        }
    }
}

/// What `cards` are as one play; `None` when the rules know no such play. Where several readings are
/// possible the chain of trios goes first, then the highest chain.
pub fn detect(cards: Cards, rules: &Rules) -> Option<Kind> {
    let mut first = None;
    readings(cards, rules, |kind| {
        first.get_or_insert(kind);
    });
    first
}

/// Everything that `cards` can be as one play, the preferred reading first.
pub fn readings(cards: Cards, rules: &Rules, mut found: impl FnMut(Kind)) {
    let size = cards.len() as u8;
    if let Some(kind) = one_rank(cards, size, rules).or_else(|| plain_chain(cards, size, rules)) {
        found(kind);
    }
    if let Some(kind) = four_with_two(cards, size, rules) {
        found(kind);
    }
    if size >= 8 && size.is_multiple_of(4) {
        let length = size / 4;
        each_trio_chain(cards, length, |start, rest| {
            if solo_wings(rest, start, length, rules) {
                found(Kind::chain(Form::AirplaneSolo, start, length));
            }
        });
    }
    if size >= 10 && size.is_multiple_of(5) {
        let length = size / 5;
        each_trio_chain(cards, length, |start, rest| {
            if rest.exactly(2).len() == u32::from(length) {
                found(Kind::chain(Form::AirplanePair, start, length));
            }
        });
    }
}

/// Plays of up to five cards built on one rank.
fn one_rank(cards: Cards, size: u8, rules: &Rules) -> Option<Kind> {
    let lowest = cards.lowest()?;
    let trio = cards.exactly(3).next();
    match (size, cards.ranks().len()) {
        (1, 1) => Some(Kind::single(Form::Solo, lowest)),
        (2, 1) => Some(Kind::single(Form::Pair, lowest)),
        (2, 2) if cards == Cards::ROCKET => Some(Kind::ROCKET),
        (3, 1) if rules.bare_trio => Some(Kind::single(Form::Trio, lowest)),
        (4, 1) => Some(Kind::single(Form::Bomb, lowest)),
        (4, 2) if rules.trio_with_solo => trio.map(|top| Kind::single(Form::TrioSolo, top)),
        (5, 2) if rules.trio_with_pair => trio.map(|top| Kind::single(Form::TrioPair, top)),
        _ => None,
    }
}

/// Chains that carry nothing.
fn plain_chain(cards: Cards, size: u8, rules: &Rules) -> Option<Kind> {
    let start = cards.lowest()?;
    let count = cards.count(start);
    let length = size / count;
    let (form, shortest) = match count {
        1 => (Form::SoloChain, 5),
        2 => (Form::PairChain, 3),
        3 if rules.bare_trio_chain => (Form::TrioChain, 2),
        _ => return None,
    };
    let fits = length >= shortest && start + length <= 12;
    (fits && cards == Cards::run(start, length, count)).then(|| Kind::chain(form, start, length))
}

fn four_with_two(cards: Cards, size: u8, rules: &Rules) -> Option<Kind> {
    let top = cards.fours().next().filter(|_| rules.four_with_two && (size == 6 || size == 8))?;
    let rest = cards.without(Ranks::one(top));
    let two_pairs = size == 8 && rest.exactly(2).len() == 2;
    let two_solos = size == 6
        && (rules.joker_pair_kickers || !rest.has_rocket())
        && (rules.four_with_equal_solos || rest.pairs().is_empty());
    match (two_pairs, two_solos) {
        (true, _) => Some(Kind::single(Form::FourPair, top)),
        (_, true) => Some(Kind::single(Form::FourSolo, top)),
        _ => None,
    }
}

/// Every chain of `length` trios in `cards` with the other cards, the highest first; the ranks of the
/// chain may not be among the others.
fn each_trio_chain(cards: Cards, length: u8, mut found: impl FnMut(u8, Cards)) {
    let mut starts = cards.exactly(3).and(Ranks::CHAIN).runs(length);
    while starts.0 != 0 {
        let start = ((63 - starts.0.leading_zeros()) / 4) as u8;
        starts = starts.without(Ranks::one(start));
        found(start, cards.minus(Cards::run(start, length, 3)));
    }
}

/// Whether `wings` may be the single cards beside `length` trios from `start` up.
fn solo_wings(wings: Cards, start: u8, length: u8, rules: &Rules) -> bool {
    if !wings.fours().is_empty() || (wings.has_rocket() && !rules.joker_pair_kickers) {
        return false;
    }
    let mut trios = wings.trios();
    match rules.equal_wings {
        EqualWings::Distinct => wings.pairs().is_empty(),
        EqualWings::Pairs => trios.is_empty(),
        EqualWings::TrioBesideThree => {
            trios.is_empty() || (length == 3 && trios.all(|rank| !prolongs(rank, start, length)))
        }
        EqualWings::TriosApart => trios.all(|rank| !prolongs(rank, start, length)),
        EqualWings::Trios => true,
    }
}

/// Whether a trio of `rank` would make the chain of `length` ranks from `start` up one longer.
pub fn prolongs(rank: u8, start: u8, length: u8) -> bool {
    Ranks::CHAIN.has(rank) && (rank + 1 == start || rank == start + length)
}

#[cfg(test)]
mod tests {
    use super::super::rules::{DOUZERO, OPENSPIEL, PAGAT, RLCARD, SEED};
    use super::*;

    fn form(text: &str, rules: &Rules) -> Option<Form> {
        detect(text.parse().unwrap(), rules).map(|kind| kind.form)
    }

    #[test]
    fn every_kind_is_recognised_in_any_order_of_its_cards() {
        let rows = [
            ("3", Form::Solo),
            ("22", Form::Pair),
            ("JJJ", Form::Trio),
            ("2222", Form::Bomb),
            ("RB", Form::Rocket),
            ("4333", Form::TrioSolo),
            ("33322", Form::TrioPair),
            ("76543", Form::SoloChain),
            ("334455", Form::PairChain),
            ("333444", Form::TrioChain),
            ("3334447B", Form::AirplaneSolo),
            ("3334447788", Form::AirplanePair),
            ("44447R", Form::FourSolo),
            ("44447788", Form::FourPair),
        ];
        for (text, wanted) in rows {
            assert_eq!(form(text, &SEED), Some(wanted), "{text}");
        }
    }

    #[test]
    fn a_2_and_the_jokers_stand_in_no_chain() {
        for text in ["TJQKA2", "A2BR3", "QQKKAA22", "AAA222", "23456", "A2345", "AAA22234"] {
            assert_eq!(form(text, &SEED), None, "{text}");
        }
        assert_eq!(form("3456789TJQKA", &SEED), Some(Form::SoloChain));
    }

    #[test]
    fn presets_differ_where_the_programs_differ() {
        let rows: [(&str, [Option<Form>; 5]); 9] = {
            let (no, air, four) = (None, Some(Form::AirplaneSolo), Some(Form::FourSolo));
            let chain = Some(Form::TrioChain);
            [
                ("666777BR", [air, no, air, no, no]),
                ("4444BR", [four, no, four, no, no]),
                ("444455", [four, four, four, no, no]),
                ("444456", [four, four, four, no, four]),
                ("33344455", [no, air, air, air, no]),
                ("444555666777", [chain, chain, chain, chain, chain]),
                ("444555666888", [no, air, air, air, no]),
                ("3334445556667777", [no, no, no, no, no]),
                ("33334444", [no, no, no, no, no]),
            ]
        };
        for (text, wanted) in rows {
            let got = [SEED, RLCARD, DOUZERO, OPENSPIEL, PAGAT].map(|rules| form(text, &rules));
            assert_eq!(got, wanted, "{text}");
        }
    }

    #[test]
    fn four_chained_trios_can_be_three_carrying_one_where_every_reading_counts() {
        let mut tops = Vec::new();
        readings("333444555666".parse().unwrap(), &OPENSPIEL, |kind| tops.push((kind.form, kind.top)));
        assert_eq!(tops, [(Form::TrioChain, 3), (Form::AirplaneSolo, 3), (Form::AirplaneSolo, 2)]);
        let mut count = 0;
        readings("333444555666".parse().unwrap(), &RLCARD, |_| count += 1);
        assert_eq!(count, 1);
    }

    #[test]
    fn douzero_knows_a_trio_among_wings_only_beside_three_trios() {
        for text in ["3334445556667779", "333444555666888T", "33344455566677788899"] {
            assert_eq!(form(text, &DOUZERO), None, "{text}");
        }
        assert_eq!(form("333444555888", &DOUZERO), Some(Form::AirplaneSolo));
        assert_eq!(form("AAAKKKQQQ222", &DOUZERO), Some(Form::AirplaneSolo));
    }

    #[test]
    fn a_rocket_beats_a_bomb_and_nothing_beats_a_rocket() {
        let kind = |text: &str| detect(text.parse().unwrap(), &SEED).unwrap();
        assert!(kind("RB").beats(kind("2222")) && kind("BR").beats(kind("2222")));
        assert!(!kind("2222").beats(kind("BR")));
        assert!(kind("3333").beats(kind("AA")) && !kind("3333").beats(kind("4444")));
        assert!(!kind("45678").beats(kind("3456789")) && kind("45678").beats(kind("34567")));
    }
}
