//! Balanced play heads-up: the betting of a street is solved as a game of its own, in which both know what the other
//! may hold, by counterfactual regret minimisation (Tammelin, "Solving large imperfect information games using CFR+",
//! 2014) over groups of hands that are alike ([`groups`]), with the sizes of bets of a [`tree`]. Beyond the street the
//! hands are taken to be shown down, as far as they keep what they are worth. What was done narrows what both may hold
//! by the same solutions ([`course`]), so that the player's hand is always seen within the hands that it could be.

pub mod course;
pub mod groups;
pub mod solve;
#[cfg(test)]
mod tests;
pub mod tree;

use serde::Deserialize;

/// What streets are solved with; scripts give it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// The player's first bets by street, in pots after a call.
    pub bets: [Vec<f64>; 4],
    /// The player's raises by street, in pots after a call.
    pub raises: [Vec<f64>; 4],
    /// First bets that the other is taken to make.
    pub their_bets: [Vec<f64>; 4],
    /// Raises that the other is taken to make.
    pub their_raises: [Vec<f64>; 4],
    /// Whether the player thinks of only calling the blind where nobody has raised.
    pub limps: bool,
    /// After so many raises of a street there is no other than all in.
    pub deepest: usize,
    /// A bet that takes so much of the stack takes all of it.
    pub all_in_from: f64,
    /// The whole stack is thought of where it is no more than so many pots.
    pub all_in_pots: f64,
    /// Into how many groups hands are parted by how much they win, and each of these by how much that varies.
    pub groups: [usize; 2],
    /// Rounds of learning.
    pub rounds: u32,
    /// What a hand keeps out of position of what it is worth, when play goes on after the street.
    pub keeps: [f32; 4],
    /// How much more than the pot is at stake when play goes on after the street, in pots.
    pub stakes: [f32; 4],
    /// How many pots the other is taken to be glad of when it folds, by street: the more, the more it is bluffed.
    pub timid: [f32; 4],
    /// How likely the other is taken to do the unlikeliest.
    pub least: f32,
}

impl Numbers {
    /// The player's own sizes on the streets up to this one, for the key of what was solved with them.
    fn sizes(&self, street: usize) -> String {
        let upto = |list: &[Vec<f64>; 4]| format!("{:?}", &list[..=street.min(3)]);
        upto(&self.bets) + &upto(&self.raises)
    }

    /// Whether all but the player's own sizes is the same.
    fn is_alike(&self, other: &Numbers) -> bool {
        let sized = Numbers { bets: self.bets.clone(), raises: self.raises.clone(), ..other.clone() };
        *self == sized
    }
}
