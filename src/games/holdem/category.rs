//! The ten kinds of poker hand.

use std::fmt;
use std::str::FromStr;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of hand; a better one is more.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Nothing.
    #[default]
    HighCard,
    /// Two of a rank.
    Pair,
    /// Two pairs.
    TwoPair,
    /// Three of a rank.
    Trips,
    /// Five ranks in a row; an ace may be low.
    Straight,
    /// Five of a suit.
    Flush,
    /// Three of a rank and two of another.
    FullHouse,
    /// Four of a rank.
    Quads,
    /// A straight in one suit.
    StraightFlush,
    /// The straight flush to the ace.
    RoyalFlush,
}

impl Category {
    /// All of them, the lowest first.
    pub const ALL: [Category; 10] = [
        Category::HighCard,
        Category::Pair,
        Category::TwoPair,
        Category::Trips,
        Category::Straight,
        Category::Flush,
        Category::FullHouse,
        Category::Quads,
        Category::StraightFlush,
        Category::RoyalFlush,
    ];

    /// Its name on the wire and in scripts.
    pub const fn name(self) -> &'static str {
        match self {
            Category::HighCard => "high_card",
            Category::Pair => "pair",
            Category::TwoPair => "two_pair",
            Category::Trips => "trips",
            Category::Straight => "straight",
            Category::Flush => "flush",
            Category::FullHouse => "full_house",
            Category::Quads => "quads",
            Category::StraightFlush => "straight_flush",
            Category::RoyalFlush => "royal_flush",
        }
    }

    /// Its name in Chinese.
    pub const fn in_chinese(self) -> &'static str {
        match self {
            Category::HighCard => "高牌",
            Category::Pair => "一对",
            Category::TwoPair => "两对",
            Category::Trips => "三条",
            Category::Straight => "顺子",
            Category::Flush => "同花",
            Category::FullHouse => "葫芦",
            Category::Quads => "四条",
            Category::StraightFlush => "同花顺",
            Category::RoyalFlush => "皇家同花顺",
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

/// A text that names no kind of hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no kind of hand such as pair or full_house")]
pub struct NoCategory(pub String);

impl FromStr for Category {
    type Err = NoCategory;

    fn from_str(text: &str) -> Result<Category, NoCategory> {
        let found = Category::ALL.into_iter().find(|category| category.name() == text);
        found.ok_or_else(|| NoCategory(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for category in Category::ALL {
            assert_eq!(category.name().parse(), Ok(category));
            let written = serde_json::to_string(&category).unwrap();
            assert_eq!(written, format!("\"{}\"", category.name()));
        }
        assert!("set".parse::<Category>().is_err());
        assert!(Category::Pair < Category::RoyalFlush);
    }
}
