//! Players to measure others by: the rule agent of RLCard, restated, and one that plays at random.
//!
//! RLCard's agent leads the group of a greedy split that holds its lowest card, never with kickers;
//! follows with the lowest play of the same kind, even on its partner; passes on its partner when it has
//! none; and otherwise plays anything legal at random. Its notion of who made the play to beat is wrong
//! after one pass (it takes the seat that passed), which is kept.

use super::cards::{Cards, Ranks};
use super::dice::Dice;
use super::kinds::detect;
use super::moves::Move;
use super::round::Round;
use super::rules::Rules;

/// Any legal move, the pass among them where it is allowed.
pub fn random(round: &Round, rules: &Rules, dice: &mut dyn Dice) -> Option<Move> {
    let mut moves = Vec::new();
    round.moves(rules, &mut moves);
    let pass = u32::from(round.last.is_some());
    moves.get(dice.below(moves.len() as u32 + pass) as usize).copied()
}

/// What RLCard's rule agent would play. It looks at the hand of the seat to move and at nothing hidden.
pub fn rlcard_rule(round: &Round, rules: &Rules, dice: &mut dyn Dice) -> Option<Move> {
    let Some(last) = round.last else { return lead(round.hand(), rules) };
    let mut moves = Vec::new();
    round.moves(rules, &mut moves);
    let same =
        moves.iter().filter(|play| (play.kind.form, play.kind.length) == (last.kind.form, last.kind.length));
    if let Some(play) = same.min_by_key(|play| play.kind.top) {
        return Some(*play);
    }
    let before = (round.turn + 2) % 3;
    let target = if last.seat == before { last.seat } else { before };
    if target != round.landlord && round.turn != round.landlord {
        return None;
    }
    moves.get(dice.below(moves.len() as u32 + 1) as usize).copied()
}

/// The group with the lowest card in the agent's split: rocket, bombs, trios and their chains, one
/// longest chain for each gap-free block, pairs, solos.
pub fn lead(hand: Cards, rules: &Rules) -> Option<Move> {
    let low = hand.lowest()?;
    let held = |group: &Cards| group.count(low) > 0;
    let group = groups(hand).into_iter().find(held)?;
    detect(group, rules).map(|kind| Move { kind, cards: group })
}

fn groups(hand: Cards) -> Vec<Cards> {
    let mut groups = Vec::new();
    let mut rest = hand;
    if hand.has_rocket() {
        groups.push(Cards::ROCKET);
        rest = rest.minus(Cards::ROCKET);
    }
    groups.extend(hand.fours().map(|rank| Cards::of(rank, 4)));
    rest = rest.without(hand.fours());
    let trios = rest.trios();
    groups.extend(runs(trios.and(Ranks::CHAIN)).map(|(start, length)| Cards::run(start, length, 3)));
    groups.extend(trios.without(Ranks::CHAIN).map(|rank| Cards::of(rank, 3)));
    rest = rest.without(trios);
    let blocks = runs(rest.ranks().and(Ranks::CHAIN)).filter(|(_, length)| *length >= 5);
    for (start, length) in blocks.collect::<Vec<_>>() {
        let chain = Cards::run(start, length, 1);
        while rest.contains(chain) {
            groups.push(chain);
            rest = rest.minus(chain);
        }
    }
    groups.extend(rest.pairs().map(|rank| Cards::of(rank, 2)));
    groups.extend(rest.exactly(1).map(|rank| Cards::of(rank, 1)));
    groups
}

/// The gap-free blocks of a set of ranks: where each starts and how long it is.
fn runs(ranks: Ranks) -> impl Iterator<Item = (u8, u8)> {
    let starts = ranks.filter(move |rank| *rank == 0 || !ranks.has(rank - 1));
    starts.map(move |start| (start, (start..15).take_while(|rank| ranks.has(*rank)).count() as u8))
}

#[cfg(test)]
mod tests {
    use super::super::rules::RLCARD;
    use super::super::testing::Dealer;
    use super::*;

    fn led(hand: &str) -> String {
        lead(hand.parse().unwrap(), &RLCARD).unwrap().cards.to_string()
    }

    #[test]
    fn it_leads_the_group_with_the_lowest_card() {
        assert_eq!(led("34567899"), "3456789");
        assert_eq!(led("3344556677"), "34567");
        assert_eq!(led("333444556"), "333444");
        assert_eq!(led("34479"), "3");
        assert_eq!(led("3333456"), "3333");
    }

    #[test]
    fn it_follows_with_the_lowest_of_the_kind_even_on_its_partner() {
        let hands = ["9".parse().unwrap(), "4".parse().unwrap(), "58K".parse().unwrap()];
        let mut round = Round::new(hands, 0);
        round.turn = 1;
        round.apply(lead("4".parse().unwrap(), &RLCARD));
        let play = rlcard_rule(&round, &RLCARD, &mut Dealer::new(1));
        assert_eq!(play.map(|play| play.cards.to_string()).as_deref(), Some("5"));
    }
}
