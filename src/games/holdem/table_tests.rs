//! Betting: the vectors of the field, and chips in = chips out over random hands.

use super::super::card::{Card, parse};
use super::super::ranking::score;
use super::super::rules::{AnteBy, OddChips};
use super::*;
use crate::kit::rng::Rng;

fn table(blinds: (Chips, Chips), stacks: &[Chips], button: usize) -> Table {
    let rules = Rules { small_blind: blinds.0, big_blind: blinds.1, ..Rules::default() };
    Table::new(rules, stacks, button).unwrap()
}

fn play(table: &mut Table, actions: &str) {
    for action in actions.split_whitespace() {
        table.act(action.parse().unwrap()).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
}

fn scores(hands: &[&str], board: &str) -> [Score; MOST_SEATS] {
    let board = parse(board).unwrap();
    let mut scores = [Score::NONE; MOST_SEATS];
    for (at, hand) in hands.iter().enumerate() {
        let hole: [Card; 2] = parse(hand).unwrap().try_into().unwrap();
        scores[at] = score(hole, &board);
    }
    scores
}

fn least(table: &Table) -> Option<Chips> {
    table.options().unwrap().raise.map(|(least, _)| least)
}

#[test]
fn four_all_ins_make_three_pots_and_a_bet_that_goes_back() {
    let mut hand = table((1, 2), &[50, 100, 200, 450], 3);
    play(&mut hand, "c r450 c c c");
    assert_eq!(hand.stage(), Stage::Showdown);
    let pots: Vec<Chips> = hand.pots().iter().map(|pot| pot.chips).collect();
    assert_eq!(pots, [200, 150, 200]);
    let paid = hand.paid(&scores(&["AhAd", "KhKd", "QhQd", "JhJd"], "2c3d7h8s9c"));
    assert_eq!(paid[..4], [200, 150, 200, 250]);
}

#[test]
fn the_second_best_hand_gets_its_side_pot() {
    let mut hand = table((1, 2), &[10, 50, 50], 0);
    play(&mut hand, "r10 r50 c");
    let paid = hand.paid(&scores(&["AhAd", "KhKd", "QhQd"], "2c3d7h8s9c"));
    assert_eq!([paid[0] - 10, paid[1] - 50, paid[2] - 50], [20, 30, -50]);
}

#[test]
fn raises_are_as_much_as_the_last_one() {
    let mut hand = table((1, 2), &[200; 4], 0);
    assert_eq!(least(&hand), Some(4), "open");
    play(&mut hand, "r7");
    assert_eq!(least(&hand), Some(12));
    play(&mut hand, "r20");
    assert_eq!(least(&hand), Some(33));
    assert_eq!(hand.act(Action::RaiseTo(32)), Err(TableError::TooLittle { to: 32, least: 33 }));
    assert_eq!(hand.act(Action::RaiseTo(201)), Err(TableError::TooMuch { to: 201, most: 200 }));
}

#[test]
fn a_short_all_in_opens_nothing_unless_the_acpc_rules() {
    for (reopen, wanted) in [(Reopen::FullRaiseOnly, None), (Reopen::Acpc, Some(50))] {
        let rules = Rules { reopen, ..Rules::default() };
        let mut hand = Table::new(rules, &[200, 200, 200, 35], 1).unwrap();
        // Seat 4 has the big blind, seat 3 the small one; seat 1 is first.
        play(&mut hand, "r20 c f r35");
        assert_eq!(hand.turn_of(), Some(0));
        assert_eq!(least(&hand), wanted, "{reopen:?}");
        assert_eq!(hand.options().unwrap().call, 15);
    }
}

#[test]
fn a_short_all_in_after_a_full_one_opens_nothing() {
    let mut hand = table((1, 2), &[19, 200, 16, 200], 3);
    play(&mut hand, "r16 c r19 c");
    assert_eq!((hand.turn_of(), hand.options()), (Some(3), Some(Options { call: 3, raise: None })));
}

#[test]
fn short_all_ins_that_add_up_to_a_full_raise_open_it_again() {
    let mut hand = table((5, 10), &[60, 85, 500, 500, 500], 4);
    play(&mut hand, "r40 c f r60 r85");
    assert_eq!((hand.turn_of(), least(&hand)), (Some(2), Some(115)), "45 more, after a raise by 30");
    let mut hand = table((5, 10), &[55, 500, 500, 69, 500], 2);
    // Seat 4 has 69, seat 5 the big blind; seat 1 is first.
    play(&mut hand, "r55 c c r69 c");
    assert_eq!((hand.turn_of(), least(&hand)), (Some(1), None), "14 more, after a raise by 45");
}

#[test]
fn all_in_is_always_possible_above_a_call() {
    let mut hand = table((1, 2), &[100, 100, 29], 1);
    // Seat 3 has the small blind, seat 1 the big one; seat 2 opens to 22.
    play(&mut hand, "r22");
    assert_eq!(hand.options(), Some(Options { call: 21, raise: Some((29, 29)) }));
    play(&mut hand, "r29");
    assert_eq!(hand.options().unwrap().call, 27);
}

#[test]
fn two_players_post_and_act_in_the_right_order() {
    let mut hand = table((1, 2), &[100, 100], 0);
    assert_eq!(hand.bets(), [1, 2]);
    assert_eq!(hand.turn_of(), Some(0), "the button is first before the flop");
    play(&mut hand, "c c");
    assert_eq!((hand.street(), hand.turn_of()), (Street::Flop, Some(1)), "and last after it");
    play(&mut hand, "c c c c");
    assert_eq!(hand.street(), Street::River);
    play(&mut hand, "r12 f");
    assert_eq!(hand.stage(), Stage::Uncontested(1));
    assert_eq!(hand.pots().uncalled, Some((1, 10)));
    assert_eq!(hand.paid(&[Score::NONE; MOST_SEATS])[..2], [98, 102]);
}

#[test]
fn the_big_blind_has_a_word_unless_it_is_all_in() {
    let mut hand = table((1, 2), &[100, 100, 100], 0);
    play(&mut hand, "c c");
    assert_eq!((hand.turn_of(), least(&hand)), (Some(2), Some(4)));
    let mut hand = table((1, 2), &[100, 100, 2], 0);
    play(&mut hand, "c c");
    assert_eq!((hand.street(), hand.turn_of()), (Street::Flop, Some(1)));
}

#[test]
fn blinds_that_take_the_whole_stack_go_to_the_showdown() {
    let hand = table((5, 10), &[100, 3], 0);
    assert_eq!(hand.stage(), Stage::Showdown, "3 against 5: nothing is to be decided");
    assert_eq!(hand.pots().uncalled, Some((0, 2)));
    let hand = table((5, 10), &[5, 100], 0);
    assert_eq!(hand.stage(), Stage::Showdown);
}

#[test]
fn an_odd_chip_goes_to_the_first_seat_left_of_the_button() {
    let mut hand = table((1, 2), &[100; 3], 0);
    play(&mut hand, "r7 c c c c c c c c c c c");
    assert_eq!(hand.pots().iter().map(|pot| pot.chips).collect::<Vec<_>>(), [21]);
    let paid = hand.paid(&scores(&["AhKd", "AdKh", "2c2d"], "AcKsQdJh3s"));
    assert_eq!(paid[..3], [103, 104, 93]);
}

#[test]
fn antes_and_straddles_are_played() {
    let rules = Rules { ante: 1, straddles: 1, ..Rules::default() };
    let mut hand = Table::new(rules, &[100; 4], 0).unwrap();
    assert_eq!(hand.pot(), 4 + 1 + 2 + 4);
    assert_eq!(hand.turn_of(), Some(0), "after the straddle");
    assert_eq!(least(&hand), Some(6));
    play(&mut hand, "c c c");
    assert_eq!(hand.turn_of(), Some(3), "the straddle has the last word");
    play(&mut hand, "c");
    assert_eq!(hand.street(), Street::Flop);
    let rules = Rules { ante: 2, ante_by: AnteBy::BigBlind, ..Rules::default() };
    let hand = Table::new(rules, &[100; 4], 0).unwrap();
    assert_eq!((hand.pot(), hand.stacks()[2]), (5, 96));
}

#[test]
fn hands_that_cannot_begin_are_refused() {
    let rules = Rules::default();
    assert_eq!(Table::new(rules, &[100], 0).err(), Some(TableError::Seats(1)));
    assert_eq!(Table::new(rules, &[100, 0], 0).err(), Some(TableError::Seats(1)));
    assert_eq!(Table::new(rules, &[100, -5], 0).err(), Some(TableError::Chips(-5)));
    assert_eq!(Table::new(rules, &[100; 11], 0).err(), Some(TableError::Seats(11)));
    assert_eq!(Table::new(rules, &[100; 2], 2).err(), Some(TableError::Button(3)));
}

/// A hand that is drawn: rules, stacks, cards, and actions among those allowed. Gives the stacks before and after.
fn random_hand(rng: &mut Rng) -> (Vec<Chips>, [Chips; MOST_SEATS]) {
    let pick = |rng: &mut Rng, one, other| if rng.below(2) == 0 { one } else { other };
    let rules = Rules {
        small_blind: 5,
        big_blind: 10,
        ante: Chips::from(rng.below(3)) * 2,
        ante_by: if rng.below(2) == 0 { AnteBy::All } else { AnteBy::BigBlind },
        straddles: rng.below(3) as u8,
        reopen: if rng.below(2) == 0 { Reopen::Acpc } else { Reopen::FullRaiseOnly },
        odd_chips: if rng.below(2) == 0 { OddChips::ByPot } else { OddChips::LeftOfButton },
    };
    let count = 2 + rng.below(9) as usize;
    let deep = pick(rng, 40, 1000);
    let mut stacks: Vec<Chips> = (0..count).map(|_| Chips::from(rng.below(deep + 1))).collect();
    (stacks[0], stacks[1]) = (stacks[0].max(1), stacks[1].max(1));
    let mut hand = Table::new(rules, &stacks, rng.below(count as u32) as usize).unwrap();
    let whole: Chips = stacks.iter().sum();
    let mut turns = 0;
    while let Some(options) = hand.options() {
        let seat = hand.turn_of().unwrap();
        assert!(hand.live() >> seat & 1 == 1 && hand.stacks()[seat] > 0);
        assert_eq!(hand.pot() + hand.stacks().iter().sum::<Chips>(), whole, "chips in = chips out");
        let action = match (rng.below(8), options.raise) {
            (0, _) if options.call > 0 => Action::Fold,
            (1 | 2, Some((least, most))) => Action::RaiseTo(rng.between(least, most)),
            (3, Some((least, _))) => Action::RaiseTo(least),
            (4, Some((_, most))) if rng.below(4) == 0 => Action::RaiseTo(most),
            _ => Action::Call,
        };
        let before = format!("{hand:?}");
        if let Some((least, most)) = options.raise {
            assert!(
                hand.act(Action::RaiseTo(least - 1)).is_err() && hand.act(Action::RaiseTo(most + 1)).is_err()
            );
        } else {
            assert_eq!(hand.act(Action::RaiseTo(hand.level() + 10)), Err(TableError::NoRaise));
        }
        assert_eq!(format!("{hand:?}"), before, "a refused action changes nothing");
        hand.act(action).unwrap();
        turns += 1;
        assert!(turns < 1000, "a hand ends");
    }
    let mut deck: Vec<Card> = Card::all().collect();
    for at in (1..deck.len()).rev() {
        deck.swap(at, rng.below(at as u32 + 1) as usize);
    }
    let scores = std::array::from_fn(|seat| score([deck[2 * seat], deck[2 * seat + 1]], &deck[40..45]));
    let pots = hand.pots();
    assert_eq!(pots.total() + pots.uncalled.map_or(0, |(_, chips)| chips), hand.pot());
    assert!(pots.iter().all(|pot| pot.seats & !hand.live() == 0 && pot.seats != 0));
    (stacks, hand.paid(&scores))
}

#[test]
fn no_chip_is_made_or_lost_in_random_hands() {
    let hands = if std::env::var_os("JUNSHI_FULL").is_some() { 500_000 } else { 5_000 };
    let mut rng = Rng::for_match(9);
    for hand in 0..hands {
        let (before, after) = random_hand(&mut rng);
        assert_eq!(before.iter().sum::<Chips>(), after.iter().sum::<Chips>(), "hand {hand}");
        assert!(after.iter().all(|chips| *chips >= 0), "hand {hand}");
    }
}
