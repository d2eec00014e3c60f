//! Truths about the generator: the known totals, and agreement with the detector on random hands.

use std::collections::BTreeSet;

use super::super::dice::Dice;
use super::super::kinds::readings;
use super::super::rules::{DOUZERO, OPENSPIEL, PAGAT, PRESETS, RLCARD, Rules, SEED};
use super::super::testing::{Dealer, how_many};
use super::*;

fn listed(hand: &str, last: Option<&str>, rules: &Rules) -> Vec<String> {
    let mut out = Vec::new();
    let hand = hand.parse().unwrap();
    match last {
        None => leads(hand, rules, &mut out),
        Some(last) => follows(hand, detect(last.parse().unwrap(), rules).unwrap(), rules, &mut out),
    }
    out.iter().map(|one| one.cards.to_string()).collect()
}

/// All plays of up to 20 cards that the whole deck allows.
fn plays_of_the_deck(rules: &Rules) -> Vec<Move> {
    let mut out = Vec::new();
    leads(Cards::DECK, rules, &mut out);
    out.retain(|one| one.kind.size() <= 20);
    out
}

fn count(moves: &[Move], form: Form, length: u8) -> usize {
    moves.iter().filter(|one| one.kind.form == form && one.kind.length == length).count()
}

#[test]
fn rlcard_knows_27_471_plays_and_openspiel_26_053() {
    let rlcard = plays_of_the_deck(&RLCARD);
    assert_eq!(rlcard.len() + 1, 27_472);
    assert_eq!(
        [2, 3, 4, 5].map(|length| count(&rlcard, Form::AirplaneSolo, length)),
        [968, 3282, 7184, 10388]
    );
    assert_eq!([2, 3, 4].map(|length| count(&rlcard, Form::AirplanePair, length)), [605, 1200, 1134]);
    assert_eq!((count(&rlcard, Form::FourSolo, 1), count(&rlcard, Form::FourPair, 1)), (1326, 858));
    let openspiel = plays_of_the_deck(&OPENSPIEL);
    assert_eq!(openspiel.len() + 4, 26_057);
    assert_eq!(
        [2, 3, 4, 5].map(|length| count(&openspiel, Form::AirplaneSolo, length)),
        [968, 3300, 7344, 10976]
    );
}

#[test]
fn the_plain_kinds_are_as_many_under_every_preset() {
    for (name, rules) in PRESETS {
        let moves = plays_of_the_deck(&rules);
        let of = |form| moves.iter().filter(|one| one.kind.form == form).count();
        let plain = [Form::Solo, Form::Pair, Form::Trio, Form::Bomb, Form::Rocket].map(of);
        assert_eq!(plain, [15, 13, 13, 13, 1], "{name}");
        let chains = [Form::SoloChain, Form::PairChain, Form::TrioChain].map(of);
        assert_eq!(chains, [36, 52, 45], "{name}");
        assert_eq!([Form::TrioSolo, Form::TrioPair].map(of), [182, 156], "{name}");
    }
}

#[test]
fn pagat_carries_only_different_ranks() {
    let moves = plays_of_the_deck(&PAGAT);
    assert_eq!((count(&moves, Form::FourSolo, 1), count(&moves, Form::FourPair, 1)), (1170, 858));
}

#[test]
fn douzero_plays_both_jokers_and_trios_beside_three_trios() {
    let moves = plays_of_the_deck(&DOUZERO);
    // Of 11 other ranks: the pairs of ranks with the jokers, a pair counted as two, as for RLCard, and BR.
    assert_eq!(count(&moves, Form::AirplaneSolo, 2), 968 + 11);
    assert_eq!(count(&moves, Form::FourSolo, 1), 1326 + 13);
}

/// Every part of `hand`, by counting through the numbers of cards of each rank.
fn parts(hand: Cards) -> Vec<Cards> {
    let mut all = vec![Cards::NONE];
    for rank in hand.ranks() {
        let with = |part: Cards, count| part.plus(Cards::of(rank, count));
        all =
            (0..=hand.count(rank)).flat_map(|count| all.iter().map(move |part| with(*part, count))).collect();
    }
    all
}

fn all_readings(hand: Cards, rules: &Rules) -> BTreeSet<Move> {
    let mut known = BTreeSet::new();
    for cards in parts(hand) {
        readings(cards, rules, |kind| {
            if rules.every_reading || detect(cards, rules) == Some(kind) {
                known.insert(Move { kind, cards });
            }
        });
    }
    known
}

#[test]
fn the_generator_makes_exactly_what_the_detector_knows() {
    let mut dealer = Dealer::new(1);
    let custom = Rules { equal_wings: EqualWings::Trios, bare_trio: false, trio_with_pair: false, ..SEED };
    let sets = PRESETS.iter().map(|(_, rules)| *rules).chain([custom]);
    for rules in sets {
        for number in 0..how_many(1_000_000, 1200) {
            // Few ranks, so that trios, fours and chains are common; most hands small, as all parts are tried.
            let size = if number % 200 == 0 { 10 + dealer.below(6) } else { 1 + dealer.below(9) };
            let ranks = 3 + dealer.below(6);
            let hand = dealer.hand_of_ranks(ranks, size);
            assert_leads(hand, &rules, &all_readings(hand, &rules));
        }
    }
}

fn assert_leads(hand: Cards, rules: &Rules, known: &BTreeSet<Move>) {
    let mut out = Vec::new();
    leads(hand, rules, &mut out);
    let made: BTreeSet<Move> = out.iter().copied().collect();
    assert_eq!(made.len(), out.len(), "a move of {hand} twice");
    assert_eq!(&made, known, "{hand}");
}

/// Random hands of up to 20 cards: what is generated is known, what beats a lead follows it.
#[test]
fn random_hands_lead_and_follow_by_the_same_rules() {
    let mut dealer = Dealer::new(2);
    let (mut out, mut above) = (Vec::new(), Vec::new());
    for (_, rules) in PRESETS {
        for _ in 0..how_many(1_000_000, 1000) {
            let sizes = [1 + dealer.below(20), 1 + dealer.below(20)];
            let [hand, other] = sizes.map(|size| dealer.hand(size));
            leads(hand, &rules, &mut out);
            for one in &out {
                assert!(hand.contains(one.cards) && one.kind.size() == one.cards.len() as u8);
                let mut known = rules.every_reading;
                known |= detect(one.cards, &rules) == Some(one.kind);
                assert!(known, "{hand}: {one:?}");
            }
            leads(other, &rules, &mut above);
            let last = above[dealer.below(above.len() as u32) as usize].kind;
            let wanted: BTreeSet<Move> = out.iter().copied().filter(|one| one.kind.beats(last)).collect();
            follows(hand, last, &rules, &mut above);
            assert_eq!(above.len(), wanted.len(), "{hand} on {last:?}");
            assert!(above.iter().all(|one| wanted.contains(one)));
        }
    }
}

#[test]
fn only_a_rocket_beats_a_bomb_of_twos_and_nothing_a_rocket() {
    assert_eq!(listed("3333BR45", Some("2222"), &SEED), ["BR"]);
    assert_eq!(listed("33334444222BR", Some("RB"), &SEED), Vec::<String>::new());
    assert_eq!(listed("4444", Some("BR"), &SEED), Vec::<String>::new());
    assert_eq!(listed("5555BR", Some("3333"), &SEED), ["5555", "BR"]);
}
