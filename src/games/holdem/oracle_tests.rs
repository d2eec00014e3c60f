//! The ranking beside another one that was written apart from it (crate `aya_poker`), and the number of hands of
//! each kind among all hands of seven cards.

use std::collections::BTreeMap;

use aya_poker::PokerHandRank;

use super::card::{Card, RANKS, SUITS};
use super::category::Category;
use super::drawing::{Deck, Dice};
use super::ranking::{Ranked, Ranking, Score};
use super::Cards;
use crate::kit::rng::Rng;

fn full() -> bool {
    std::env::var_os("JUNSHI_FULL").is_some()
}

/// The cards as the other crate has them, by our numbers.
fn theirs() -> Vec<aya_poker::base::Card> {
    let name = |card: Card| format!("{}{}", RANKS[usize::from(card.rank())], SUITS[usize::from(card.suit())]);
    Card::all().map(|card| name(card).parse().unwrap()).collect()
}

#[test]
fn hands_stand_in_the_same_order_as_in_another_ranking() {
    let (theirs, mut dice) = (theirs(), Dice::seeded(&mut Rng::for_match(5)));
    let mut deck = Deck::of(Cards::DECK);
    let mut order: BTreeMap<PokerHandRank, Score> = BTreeMap::new();
    for count in (5..=7).cycle().take(if full() { 2_000_000 } else { 20_000 }) {
        deck.begin();
        let cards: Vec<Card> = (0..count).map(|_| deck.card(&mut dice)).collect();
        let ours = cards.iter().fold(Ranked::empty(), |hand, card| hand.with(*card)).score();
        let other = aya_poker::poker_rank(&cards.iter().map(|card| theirs[card.index()]).collect());
        let category = other.rank_category() as usize - aya_poker::PokerRankCategory::HighCard as usize;
        assert_eq!(ours.category() as usize, category, "{cards:?}");
        assert_eq!(*order.entry(other).or_insert(ours), ours, "{cards:?}");
    }
    let ours: Vec<Score> = order.values().copied().collect();
    assert!(ours.windows(2).all(|pair| pair[0] < pair[1]), "the same order");
    assert!(ours.len() > 3_000, "{} different hands", ours.len());
}

/// How many hands of so many cards there are of each kind, the first card being one of `first`.
fn kinds(count: usize, first: impl Iterator<Item = Card>) -> BTreeMap<Category, u64> {
    fn add(hand: Ranked, from: usize, (left, seen): (usize, &mut BTreeMap<u16, u64>)) {
        if left == 0 {
            *seen.entry(hand.score().number()).or_default() += 1;
            return;
        }
        (from..52).for_each(|at| add(hand.with(Card::at(at as u8)), at + 1, (left - 1, &mut *seen)));
    }
    let mut seen = BTreeMap::new();
    first.for_each(|card| add(Ranked::empty().with(card), card.index() + 1, (count - 1, &mut seen)));
    let mut kinds = BTreeMap::new();
    seen.iter().for_each(|(score, count)| *kinds.entry(Score::of(*score).category()).or_default() += count);
    kinds
}

#[test]
fn all_hands_of_five_cards_are_of_the_kinds_that_are_known() {
    let wanted = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
    assert_eq!(kinds(5, Card::all()).into_values().collect::<Vec<u64>>(), wanted);
}

#[test]
fn all_hands_of_seven_cards_are_of_the_kinds_that_are_known() {
    if !full() {
        return;
    }
    let wanted =
        [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324];
    assert_eq!(kinds(7, Card::all()).into_values().collect::<Vec<u64>>(), wanted);
}
