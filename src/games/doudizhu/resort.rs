//! The last resort: legal, seldom clever, in no need of scripts. It goes out when it can, leads the group
//! of the best split that holds its lowest card, and otherwise passes.

use serde::Serialize;

use super::cards::Cards;
use super::kinds::Kind;
use super::moves::Move;
use super::play::Play;
use super::rules::Rules;
use super::solve::{all_moves, goes_out};
use super::split::Splitter;
use super::standing::Standing;
use super::value::Values;

/// What the last resort plays with a hand, to beat `last` or to lead.
pub fn play(hand: Cards, last: Option<Kind>, rules: &Rules) -> Play {
    if goes_out(hand, last, rules) {
        return Play::of(hand);
    }
    match last {
        Some(_) => Play::PASS,
        None => Play::of(lead(hand, rules)),
    }
}

/// The group that holds the lowest card, or that card alone where the table does not know the group.
fn lead(hand: Cards, rules: &Rules) -> Cards {
    let group = Splitter::new(Values::seed().table()).split(hand).groups.into_iter().next();
    let known = group.filter(|group| super::kinds::detect(group.cards, rules).is_some());
    known.map_or_else(|| hand.lowest().map_or(Cards::NONE, |rank| Cards::of(rank, 1)), |group| group.cards)
}

/// A move as it looks at a glance: by the best split of what it leaves.
#[derive(Clone, Debug, Serialize)]
pub struct Glance {
    /// Cards, or a pass.
    pub play: Play,
    /// The value of the best split of what is left, less the turns it needs; 0 when nothing is left.
    pub leaves: i32,
    /// How many groups are left.
    pub rounds: u32,
}

/// All moves by what they leave, the best first; of equal ones the lower play.
pub fn glances(standing: &Standing) -> Vec<Glance> {
    let Some(known) = &standing.known else { return Vec::new() };
    let (hand, last) = (known.now.hand(), known.now.to_beat());
    let mut splitter = Splitter::new(Values::seed().table());
    let mut glance = |play: Option<Move>| {
        let cards = play.map_or(Cards::NONE, |play| play.cards);
        let split = splitter.split(hand.minus(cards));
        let leaves = split.value - 7 * split.rounds() as i32;
        Glance { play: Play::of(cards), leaves, rounds: split.rounds() }
    };
    let mut glances: Vec<Glance> =
        all_moves(hand, last, &standing.view.rules).into_iter().map(&mut glance).collect();
    glances.sort_by_key(|glance| -glance.leaves);
    glances.dedup_by(|one, other| one.play == other.play);
    glances
}
