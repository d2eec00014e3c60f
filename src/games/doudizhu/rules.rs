//! What tables disagree about, as switches, and the rule sets of well-known programs.
//!
//! The presets reproduce what each program accepts: RLCard 1.2.0, DouZero (what its generator makes and
//! its own detector recognises), OpenSpiel 2.0.2, the English rules of pagat.com, and `seed`, the
//! detector of the value algorithm this game's scripts descend from.

use serde::{Deserialize, Serialize};

/// How often one rank may be among the single wings of an airplane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum EqualWings {
    /// All wings of different ranks.
    Distinct,
    /// Up to two of a rank.
    Pairs,
    /// Up to three of a rank, three only beside three trios whose chain they would not prolong.
    TrioBesideThree,
    /// Up to three of a rank, three only where they would not prolong the chain.
    TriosApart,
    /// Up to three of a rank.
    Trios,
}

/// How the landlord is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bidding {
    /// The first seat is the landlord.
    None,
    /// Each seat in turn passes or bids more than before, up to three; the bid is the stake.
    Points,
    /// A seat calls, the others may rob it in turn, and each robbery doubles.
    CallRob,
}

/// The switches of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Both jokers may be wings of one airplane or kickers of one four.
    pub joker_pair_kickers: bool,
    /// How often a rank may be among single wings.
    pub equal_wings: EqualWings,
    /// Four cards may be played with two singles or two pairs, which then is no bomb.
    pub four_with_two: bool,
    /// The two singles beside four cards may be a pair.
    pub four_with_equal_solos: bool,
    /// Three cards of a rank may be played alone.
    pub bare_trio: bool,
    /// Three cards may carry one.
    pub trio_with_solo: bool,
    /// Three cards may carry a pair.
    pub trio_with_pair: bool,
    /// Chains of trios may be played without wings.
    pub bare_trio_chain: bool,
    /// Cards that can be read in several ways are so many moves; otherwise the chain of trios, then the
    /// highest chain counts.
    pub every_reading: bool,
    /// A side that never plays (or a landlord who plays once) pays double.
    pub spring: bool,
    /// Once there is a landlord, each seat may double what it plays for with the other side.
    pub doubling: bool,
    /// How the landlord is found.
    pub bidding: Bidding,
}

/// The rules of the value algorithm (CSDN series of 九日王朝): its own detector.
pub const SEED: Rules = Rules {
    joker_pair_kickers: true,
    equal_wings: EqualWings::Distinct,
    four_with_two: true,
    four_with_equal_solos: true,
    bare_trio: true,
    trio_with_solo: true,
    trio_with_pair: true,
    bare_trio_chain: true,
    every_reading: false,
    spring: true,
    doubling: false,
    bidding: Bidding::Points,
};

/// RLCard 1.2.0: 27,471 plays and the pass.
pub const RLCARD: Rules = Rules {
    joker_pair_kickers: false,
    equal_wings: EqualWings::TriosApart,
    spring: false,
    bidding: Bidding::None,
    ..SEED
};

/// DouZero: its generator without what its own detector calls wrong.
pub const DOUZERO: Rules = Rules {
    joker_pair_kickers: true,
    equal_wings: EqualWings::TrioBesideThree,
    spring: false,
    bidding: Bidding::None,
    ..SEED
};

/// OpenSpiel 2.0.2: 26,053 plays, no four with two.
pub const OPENSPIEL: Rules = Rules {
    joker_pair_kickers: false,
    equal_wings: EqualWings::Trios,
    four_with_two: false,
    four_with_equal_solos: false,
    every_reading: true,
    ..SEED
};

/// The rules of pagat.com: all wings and kickers of different ranks, never both jokers.
pub const PAGAT: Rules = Rules { joker_pair_kickers: false, four_with_equal_solos: false, ..SEED };

/// The presets by name.
pub const PRESETS: [(&str, Rules); 5] =
    [("seed", SEED), ("rlcard", RLCARD), ("douzero", DOUZERO), ("openspiel", OPENSPIEL), ("pagat", PAGAT)];

impl Default for Rules {
    fn default() -> Rules {
        SEED
    }
}

impl Rules {
    /// A preset by its name.
    pub fn preset(name: &str) -> Option<Rules> {
        PRESETS.iter().find(|(known, _)| *known == name).map(|(_, rules)| *rules)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_found_by_name() {
        assert_eq!(Rules::preset("openspiel"), Some(OPENSPIEL));
        assert_eq!(Rules::preset("whist"), None);
        assert_eq!(Rules::default(), SEED);
    }
}
