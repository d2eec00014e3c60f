//! Rules as data: what a skill, or a piece of equipment, changes while it is in effect.
//!
//! ```json
//! {"rules": [{"distance": {"from": -1}},
//!            {"view_as": {"as": "slash", "cards": ".|red", "when": ["play", "response", "response_use"]}}]}
//! ```

use serde::{Deserialize, Deserializer, de};

use super::expr::Expr;
use crate::games::sgs::pattern::{self, Pattern};
use crate::games::sgs::snapshot::Suit;

/// One rule of a skill or a piece of equipment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rule {
    /// How far players are apart.
    Distance(DistanceRule),
    /// How far a player reaches.
    AttackRange(AmountRule),
    /// How many cards a player keeps.
    HandLimit(AmountRule),
    /// Who may not be the target of what.
    Prohibit(ProhibitRule),
    /// What cards may do beyond the rules.
    TargetMod(TargetModRule),
    /// What a player may make of cards.
    ViewAs(ViewAsRule),
    /// What a player's cards are turned into.
    Filter(FilterRule),
    /// Which of the owner's cards others may not discard.
    Keep(KeepRule),
}

impl Rule {
    /// The object name of what it makes of cards, with its place in the rule.
    pub fn makes(&self) -> Option<(&'static str, &str)> {
        match self {
            Rule::ViewAs(rule) => Some(("view_as.as", &rule.makes)),
            Rule::Filter(rule) => rule.makes.as_deref().map(|makes| ("filter.as", makes)),
            _ => None,
        }
    }
}

/// Whose rule it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Of {
    /// Of those who have the skill, or wear the equipment.
    #[default]
    Owner,
    /// Of everybody.
    Anyone,
}

/// Changes of distances.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DistanceRule {
    /// Whose rule it is.
    pub of: Of,
    /// Added to the owner's distance to others.
    pub from: Option<Expr>,
    /// Added to others' distance to the owner.
    pub to: Option<Expr>,
    /// The owner's distance to others, where more than 0.
    pub fixed: Option<Expr>,
}

/// Changes of a number that belongs to a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AmountRule {
    /// Whose rule it is.
    pub of: Of,
    /// Added to it.
    pub extra: Option<Expr>,
    /// What it is in place of the usual, where 0 or more (a range: more than 0).
    pub fixed: Option<Expr>,
}

/// Targets that are forbidden.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProhibitRule {
    /// The cards.
    #[serde(deserialize_with = "cards")]
    pub cards: Pattern,
    /// Whom the owner's skill forbids as target.
    #[serde(default)]
    pub target: Covered,
    /// Where it holds; `to` is the user of the card.
    #[serde(rename = "if", default)]
    pub condition: Option<Expr>,
}

/// Whom a prohibition covers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Covered {
    /// The owner.
    #[default]
    Owner,
    /// Everybody but the owner.
    Others,
    /// Everybody, where the owner is the user of the card.
    OfOwner,
}

/// What cards may do beyond the rules.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TargetModRule {
    /// Whose rule it is.
    pub of: Of,
    /// The cards; by default `Slash`.
    #[serde(deserialize_with = "some_cards")]
    pub cards: Option<Pattern>,
    /// How many more may be used.
    pub residue: Option<Expr>,
    /// How much farther they reach.
    pub distance_limit: Option<Expr>,
    /// How many more targets they may have.
    pub extra_target: Option<Expr>,
    /// Where it holds.
    #[serde(rename = "if")]
    pub condition: Option<Expr>,
}

/// What may be made of cards.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ViewAsRule {
    /// Object name of what is made.
    #[serde(rename = "as")]
    pub makes: String,
    /// The cards it is made of.
    #[serde(deserialize_with = "cards")]
    pub cards: Pattern,
    /// How many; by default 1.
    #[serde(default)]
    pub count: Option<Expr>,
    /// Whether all must be of one suit.
    #[serde(default)]
    pub same_suit: bool,
    /// When it may be made.
    pub when: Vec<When>,
    /// Where it holds.
    #[serde(rename = "if", default)]
    pub condition: Option<Expr>,
    /// Added to distances while the cards are spent.
    #[serde(default)]
    pub distance_fix: i32,
}

/// Why a card is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// To be used in the play phase.
    Play,
    /// To be played in answer.
    Response,
    /// To be used in answer.
    ResponseUse,
    /// Against a trick.
    Nullification,
}

/// What cards are turned into as long as they are the owner's.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FilterRule {
    /// The cards.
    #[serde(deserialize_with = "cards")]
    pub cards: Pattern,
    /// Object name of what they become; by default they stay what they are.
    #[serde(rename = "as", default)]
    pub makes: Option<String>,
    /// The suit that they get.
    #[serde(default)]
    pub suit: Option<Suit>,
}

/// Cards that others may not discard.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeepRule {
    /// The cards.
    #[serde(deserialize_with = "cards")]
    pub cards: Pattern,
}

/// How a skill card is used.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UseRule {
    /// The skill that makes it; by default the object name.
    pub skill: Option<String>,
    /// The cards that it is made of; none by default.
    pub cards: UseCards,
    /// Its targets; none by default.
    pub targets: UseTargets,
    /// How often it may be used in a play phase; by default without limit.
    pub limit: Option<Expr>,
    /// Where it may be used.
    #[serde(rename = "if")]
    pub condition: Option<Expr>,
    /// Requests that it answers (`tuxi` for `@@tuxi`); by default it is used in the play phase.
    pub requests: Vec<String>,
    /// Whether it may also be used in the play phase where it answers requests.
    pub play: bool,
    /// Whether its cards stay where they are instead of being discarded.
    pub keeps: bool,
    /// Whether its card is laid face down and said to be the one that its user names.
    pub claims: bool,
}

/// What a skill card is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UseCards {
    /// At least so many.
    pub least: Option<Expr>,
    /// At most so many; by default as many as at least.
    pub most: Option<Expr>,
    /// Which; by default any of hand and equipment.
    #[serde(deserialize_with = "some_cards")]
    pub of: Option<Pattern>,
    /// Whether their suits must differ.
    pub other_suits: bool,
}

/// Whom a skill card may target.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UseTargets {
    /// At least so many; by default as many as at most.
    pub least: Option<Expr>,
    /// At most so many.
    pub most: Option<Expr>,
    /// Who.
    pub who: Targeted,
    /// Whether the same player may be named again.
    pub again: bool,
    /// Which of them; `to` is the target.
    #[serde(rename = "if")]
    pub condition: Option<Expr>,
}

/// Among whom targets are chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Targeted {
    /// All but the user.
    #[default]
    Others,
    /// All.
    Any,
}

fn cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Pattern, D::Error> {
    let text = String::deserialize(deserializer)?;
    Pattern::parse(&text).map_err(|error| de::Error::custom(format!("{error}; expected {}", pattern::EXPECTED)))
}

fn some_cards<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Pattern>, D::Error> {
    cards(deserializer).map(Some)
}
