//! Every number of the seed's examples, and what was settled where it is silent.

use super::super::category::Category::{self, *};
use super::super::tables_for_tests::{draws, grid, tables};
use super::amounts::{Budget, ByRaise, Spread};
use super::mapping::{self, Shown};
use super::progress::Progress;
use super::reaction::{Act, Cap, Manner, Reaction, Turn, Why, react};
use super::target::{self, Outcome};
use super::whole::{self, Brief, Given, Plan};
use super::{Tables, clickable::Grid, counts, floor};
use crate::kit::rng::Rng;

/// A straight that is made on the flop.
fn on_the_flop() -> Progress {
    Progress::of([HighCard, Straight, Straight, Straight], Straight)
}

fn brief(outcome: Outcome, progress: Progress) -> Brief {
    Brief { outcome, progress, stack: 3800, carry: 1000, blind: 10 }
}

/// The plan of the seed's example: a straight that is to win, raises 1, 2, 0, 2.
fn example(spread: Spread) -> Plan {
    let weights: ByRaise<f64> = [vec![19.0], vec![18.0, 10.0], vec![], vec![17.0, 9.0]];
    let given = Given {
        multiple: Some(4.75),
        counts: Some([1, 2, 0, 2]),
        share: Some(0.5),
        weights: Some(weights),
        spread,
        ..Given::default()
    };
    whole::draw(&brief(Outcome::Win, on_the_flop()), &given, &tables(), (1, "example"))
}

/// A plan with these amounts.
fn planned(outcome: Outcome, target: u64, amounts: ByRaise<f64>) -> Plan {
    let plan = example(Spread::Pooled);
    Plan { outcome, target, amounts, ..plan }
}

fn turn(street: usize, (put, bet): (u64, u64), least: u64) -> Turn {
    Turn { street, spent: put, put, bet, least: Some(least), all_in: 5000, raised: 0 }
}

/// What a plan says in a room of 1000 where the floor is drawn as this.
fn answer(plan: &Plan, turn: &Turn, floor: u64) -> Reaction {
    let tables = tables();
    let manner = Manner { limits: &tables.limits, cap: Cap::Strict, grid: &grid(), carry: 1000, floor };
    react(plan, turn, &manner)
}

fn act(plan: &Plan, turn: &Turn, floor: u64) -> Act {
    answer(plan, turn, floor).act
}

#[track_caller]
fn assert_near(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 0.005, "{found} is not {wanted}");
}

// Step 2: special hands.

#[test]
fn a_full_house_around_trips_of_the_board_counts_as_a_pair() {
    let tables = tables();
    let shown = |held, board| Shown { held, board, plays_board: false };
    for (held, board, to) in [
        (RoyalFlush, RoyalFlush, HighCard),
        (StraightFlush, StraightFlush, HighCard),
        (Quads, Quads, TwoPair),
        (FullHouse, Trips, Pair),
        (FullHouse, FullHouse, HighCard),
        (Flush, Flush, HighCard),
        (Straight, Straight, HighCard),
        (Trips, Trips, HighCard),
        (TwoPair, TwoPair, HighCard),
        (TwoPair, Pair, Pair),
        (Pair, Pair, HighCard),
        // what is the player's own stays
        (Quads, Trips, Quads),
        (FullHouse, TwoPair, FullHouse),
        (FullHouse, Pair, FullHouse),
        (Flush, Straight, Flush),
        (Trips, Pair, Trips),
        (Straight, HighCard, Straight),
        (HighCard, HighCard, HighCard),
    ] {
        assert_eq!(mapping::map(&tables.mapping, shown(held, board), false), to, "{held} over {board}");
    }
}

#[test]
fn strictly_a_better_flush_than_that_of_the_board_stays_a_flush() {
    let tables = tables();
    let map = |held, plays_board, strict| {
        mapping::map(&tables.mapping, Shown { held, board: held, plays_board }, strict)
    };
    for five in [Straight, Flush, FullHouse, StraightFlush, RoyalFlush] {
        assert_eq!(map(five, false, false), HighCard);
        assert_eq!(map(five, false, true), five);
        assert_eq!(map(five, true, true), HighCard);
    }
    for fewer in [Pair, TwoPair, Trips, Quads] {
        assert_eq!(map(fewer, false, true), map(fewer, false, false));
    }
}

// Step 3: to play or not.

#[test]
fn five_big_blinds_or_fewer_always_play() {
    let play = tables().play;
    for category in Category::ALL {
        assert_eq!(target::may_give_up(&play, category, 51, 10), category <= Pair, "{category}");
        assert!(!target::may_give_up(&play, category, 50, 10));
    }
    let poor = |stack| {
        let progress = Progress::of([HighCard; 4], HighCard);
        let brief = Brief { stack, ..brief(Outcome::Lose, progress) };
        let draw = |seed| whole::draw(&brief, &Given::default(), &tables(), (seed, "poor")).folds;
        (0..2000).filter(|seed| draw(*seed)).count()
    };
    assert_eq!(poor(50), 0);
    assert!((500..700).contains(&poor(51)), "{}", poor(51));
}

// Step 4: the target.

#[test]
fn the_target_is_the_stack_where_the_multiple_is_more() {
    assert_eq!(target::target(3800, 4.75, 1000), 3800);
    assert_eq!(target::target(5000, 4.75, 1000), 4750);
    assert_eq!(example(Spread::Pooled).target, 3800);
}

#[test]
fn multiples_are_those_of_the_outcome_and_a_tie_bets_little() {
    let targets = tables().targets;
    let range = |outcome, category| <[f64; 2]>::from(target::multiples(&targets, outcome, category));
    assert_eq!(range(Outcome::Win, Straight), [4.0, 6.0]);
    assert_eq!(range(Outcome::Win, TwoPair), [2.0, 3.0]);
    assert_eq!(range(Outcome::Lose, TwoPair), [1.8, 3.0]);
    assert_eq!(range(Outcome::Lose, Pair), [0.7, 1.2]);
    assert_eq!(range(Outcome::Lose, HighCard), [0.2, 1.0]);
    for category in Category::ALL {
        assert_eq!(range(Outcome::Tie, category), [0.2, 0.2]);
    }
    let tie = whole::draw(&brief(Outcome::Tie, on_the_flop()), &Given::default(), &tables(), (3, "tie"));
    assert_eq!((tie.target, tie.category, tie.counts), (200, HighCard, [0; 4]));
}

// Step 5: the plan.

#[test]
fn the_made_street_is_the_first_that_counts_as_much_as_the_last() {
    let made = |held: [Category; 4]| Progress::of(held, held[3]).made;
    assert_eq!(made([HighCard, Straight, Straight, Straight]), 1);
    assert_eq!(made([HighCard, HighCard, HighCard, Straight]), 3);
    assert_eq!(made([Pair, Trips, Trips, FullHouse]), 3);
    assert_eq!(made([Pair, TwoPair, TwoPair, Pair]), 0);
    assert_eq!(made([HighCard; 4]), 0);
    assert_eq!(Progress::of([HighCard; 4], Straight).made, 3, "never seen: the river");
}

#[test]
fn special_cases_are_applied_to_each_part_of_the_board() {
    let rows = tables().mapping;
    let shown = |held, board| Shown { held, board, plays_board: false };
    // 9h9s on Kc Kd Kh, 2c, 2d: a pair all along
    let shown =
        [Shown::own(Pair), shown(FullHouse, Trips), shown(FullHouse, Trips), shown(FullHouse, FullHouse)];
    let progress = Progress::through(shown, &rows, false);
    assert_eq!((progress.held, progress.last), ([Pair, Pair, Pair, HighCard], HighCard));
}

#[test]
fn a_drawn_0_on_the_made_street_becomes_1_and_a_drawn_2_stays() {
    let on_turn = Progress::of([HighCard, HighCard, Straight, Straight], Straight);
    assert_eq!(counts::settled([1, 2, 0, 2], &on_turn), [1, 2, 1, 2]);
    assert_eq!(counts::settled([1, 2, 0, 2], &on_the_flop()), [1, 2, 0, 2]);
    let high = Progress::of([HighCard; 4], HighCard);
    assert_eq!(counts::settled([0; 4], &high), [0; 4], "a high card only calls");
}

/// 3800 × 0.5 is 1900; where the source's prose says 1600 its own formulas do not.
#[test]
fn the_example_raises_1221_43_and_678_57_on_the_flop() {
    let plan = example(Spread::Pooled);
    assert_eq!(plan.counts, [1, 2, 0, 2]);
    assert_near(plan.amounts[1].iter().sum(), 1900.0);
    assert_near(plan.amounts[1][0], 1221.43);
    assert_near(plan.amounts[1][1], 678.57);
}

#[test]
fn the_rest_is_pooled_over_the_other_raises() {
    let plan = example(Spread::Pooled);
    assert_near(plan.amounts[0][0], 802.22);
    assert!(plan.amounts[2].is_empty());
    assert_near(plan.amounts[3][0], 717.78);
    assert_near(plan.amounts[3][1], 380.0);
    assert_near(plan.amounts.iter().flatten().sum(), 3800.0);
}

#[test]
fn without_other_raises_the_made_street_gets_all() {
    let weights: ByRaise<f64> = [vec![], vec![18.0, 10.0], vec![], vec![]];
    for spread in [Spread::Pooled, Spread::Recursive] {
        let given = Given {
            counts: Some([0, 2, 0, 0]),
            share: Some(0.5),
            weights: Some(weights.clone()),
            spread,
            ..Given::default()
        };
        let plan = whole::draw(&brief(Outcome::Win, on_the_flop()), &given, &tables(), (1, "alone"));
        assert_near(plan.amounts[1].iter().sum(), plan.target as f64);
    }
}

/// A full house that was two pairs on the flop and trips on nothing: half of the target on the river, four
/// fifths of the rest on the flop, and what is left by weight.
#[test]
fn recursively_the_rest_is_a_target_for_what_was_held_before() {
    let progress = Progress::of([Pair, TwoPair, TwoPair, FullHouse], FullHouse);
    let weights: ByRaise<f64> = [vec![20.0], vec![15.0], vec![16.0], vec![20.0, 10.0]];
    let budget = Budget { target: 1000.0, share: 0.5, progress: &progress, weights: &weights };
    let amounts = budget.recursive(&tables(), &mut Rng::for_match(1));
    assert_near(amounts[3][0], 333.33);
    assert_near(amounts[3][1], 166.67);
    assert_near(amounts[1][0], 400.0);
    assert_near(amounts[0][0], 100.0);
    assert_near(amounts[2][0], 0.0);
    assert_near(amounts.iter().flatten().sum(), 1000.0);
}

#[test]
fn every_plan_spends_its_target_or_only_calls() {
    let tables = tables();
    for seed in 0..2000 {
        let rng = &mut Rng::for_match(seed);
        let held: [Category; 4] = std::array::from_fn(|_| Category::ALL[rng.below(10) as usize]);
        let spread = if seed % 2 == 0 { Spread::Pooled } else { Spread::Recursive };
        let outcome = [Outcome::Win, Outcome::Lose, Outcome::Tie][(seed % 3) as usize];
        let brief = brief(outcome, Progress::of(held, held[3]));
        let plan = whole::draw(&brief, &Given { spread, ..Given::default() }, &tables, (seed, "all"));
        let sum: f64 = plan.amounts.iter().flatten().sum();
        let raises: usize = plan.counts.iter().sum();
        assert!(plan.amounts.iter().zip(plan.counts).all(|(amounts, count)| amounts.len() == count));
        match raises {
            0 => assert!(plan.category == HighCard && sum == 0.0, "{plan:?}"),
            _ => assert_near(sum, plan.target as f64),
        }
        assert!(plan.category == HighCard || plan.counts[plan.made as usize] > 0, "{plan:?}");
    }
}

#[test]
fn a_step_that_is_given_leaves_the_others_as_they_were() {
    let drawn = |given: Given| whole::draw(&brief(Outcome::Win, on_the_flop()), &given, &tables(), (9, "s"));
    let plain = drawn(Given::default());
    let other = drawn(Given { multiple: Some(1.0), folds: Some(true), ..Given::default() });
    assert_eq!((other.target, other.folds), (1000, false), "a straight is never given up");
    assert_eq!((&plain.counts, &plain.weights, plain.share), (&other.counts, &other.weights, other.share));
}

#[test]
fn a_hand_of_which_only_the_end_is_known_is_made_on_a_street_to_come() {
    let tables = tables();
    let mut made = [0; 4];
    for seed in 0..1000 {
        let progress = Progress::guessed(&[HighCard, Pair], Flush, &tables, &mut Rng::for_match(seed));
        made[progress.made] += 1;
        assert_eq!(progress.held[..2], [HighCard, Pair]);
        assert!(progress.held[progress.made..].iter().all(|held| *held == Flush));
    }
    assert!(made[0] + made[1] == 0 && made[3] > made[2] && made[2] > 200, "{made:?}");
    let there = Progress::guessed(&[HighCard, Flush], Flush, &tables, &mut Rng::for_match(1));
    assert_eq!(there.made, 1);
}

// Step 6: floors and amounts that can be clicked.

#[test]
fn a_floor_of_89_over_55_planned_is_90_on_the_grid() {
    let plan = planned(Outcome::Win, 500, [vec![], vec![55.0], vec![], vec![]]);
    let there = turn(1, (0, 0), 10);
    let found = answer(&plan, &there, 89);
    assert_eq!((found.act, found.why), (Act::Raise(90), Why::Floor));
    assert_eq!(act(&plan, &there, 50), Act::Raise(60), "55 is between two chips");
    let draws: Vec<u64> =
        (0..4000).map(|seed| floor::draw(Trips, 10, &tables(), &mut Rng::for_match(seed))).collect();
    assert!(draws.iter().all(|drawn| (50..=100).contains(drawn)) && draws.contains(&89));
}

#[test]
fn nobody_bets_5985_and_5200_is_as_fine_as_it_gets() {
    let grid = grid();
    assert_eq!(grid.nearest(89, 1000), 90);
    assert_eq!(grid.nearest(5985, 10_000), 6000);
    assert!(!grid.has(5985, 10_000));
    assert_eq!(grid.nearest(5200, 1_000_000), 5200);
    assert!(grid.has(5200, 1_000_000) && grid.has(5000, 1_000_000));
    assert_eq!([1_000, 10_000, 1_000_000, 200].map(|carry| grid.chip(carry)), [10, 10, 100, 1]);
    assert_eq!((grid.up(5201, 10_000), grid.down(5299, 10_000)), (5300, 5200));
    assert_eq!((grid.nearest(3, 1000), grid.down(3, 1000), grid.nearest(995, 1000)), (10, 0, 1000));
}

#[test]
fn what_the_grid_offers_is_on_it() {
    let odd = Grid { chips: vec![super::clickable::Chip { carry: 0, chip: 25 }], ..grid() };
    for (grid, carry) in [(grid(), 200), (grid(), 5000), (grid(), 2_000_000), (odd, 1)] {
        for amount in (1..30_000).step_by(7) {
            for offered in [grid.nearest(amount, carry), grid.up(amount, carry)] {
                assert!(grid.has(offered, carry) && offered % grid.chip(carry) == 0, "{amount} → {offered}");
            }
            assert!(grid.down(amount, carry) <= amount && grid.up(amount, carry) >= amount);
        }
    }
    assert_eq!(
        grid().nearest(u64::MAX, u64::MAX),
        u64::MAX / 1_000_000_000_000_000_000 * 1_000_000_000_000_000_000
    );
}

// Step 7: others act too.

#[test]
fn a_plan_of_100_over_a_blind_of_10_adds_90_and_then_only_calls() {
    let plan = planned(Outcome::Win, 500, [vec![100.0], vec![], vec![], vec![]]);
    let first = turn(0, (10, 10), 20);
    assert_eq!(act(&plan, &first, 30), Act::Raise(100), "90 more than the blind of 10");
    let again = Turn { spent: 100, put: 100, bet: 250, least: Some(400), raised: 1, ..first };
    assert_eq!(act(&plan, &again, 30), Act::Call);
    assert_eq!(answer(&plan, &again, 30).why, Why::Unplanned);
}

#[test]
fn of_two_raises_of_100_with_150_bet_already_one_is_left() {
    let plan = planned(Outcome::Win, 500, [vec![], vec![100.0, 100.0], vec![], vec![]]);
    let there = turn(1, (0, 150), 200);
    let found = answer(&plan, &there, 30);
    assert_eq!((found.act, found.raise), (Act::Raise(200), Some(2)));
    // a bet of 150 out of nothing wants a raise to 300 at least: it is called
    let strict = turn(1, (0, 150), 300);
    assert_eq!(answer(&plan, &strict, 30).why, Why::TooSmall);
    assert_eq!(act(&plan, &strict, 30), Act::Call);
    // both are left where nobody has bet
    assert_eq!(act(&plan, &turn(1, (0, 0), 10), 30), Act::Raise(100));
}

#[test]
fn a_raise_below_the_minimum_may_be_made_the_minimum_where_that_costs_little() {
    let plan = planned(Outcome::Win, 500, [vec![], vec![100.0, 100.0], vec![], vec![]]);
    let mut tables = tables();
    tables.limits.overshoot = 0.25;
    let manner = Manner { limits: &tables.limits, cap: Cap::Strict, grid: &grid(), carry: 1000, floor: 10 };
    let found = react(&plan, &turn(1, (0, 150), 300), &manner);
    assert_eq!((found.act, found.why), (Act::Raise(300), Why::LeastRaise), "100 more, of 500 left");
    assert_eq!(react(&plan, &turn(1, (0, 200), 400), &manner).act, Act::Call);
}

#[test]
fn the_floor_goes_before_the_target_and_the_stack_before_both() {
    let plan = planned(Outcome::Win, 60, [vec![], vec![55.0], vec![], vec![]]);
    let spent = Turn { spent: 40, ..turn(1, (0, 0), 10) };
    assert_eq!(act(&plan, &spent, 89), Act::Raise(90), "though only 20 of the target are left");
    assert_eq!(act(&plan, &spent, 10), Act::Raise(20));
    assert_eq!(act(&plan, &Turn { all_in: 45, ..spent }, 89), Act::Raise(45), "all-in");
}

#[test]
fn who_has_reached_the_target_calls_or_as_the_loser_gives_up_at_twice_of_it() {
    let none: ByRaise<f64> = Default::default();
    let facing =
        |spent, bet| Turn { spent, street: 3, put: 0, bet, least: Some(2 * bet), all_in: 5000, raised: 0 };
    let win = planned(Outcome::Win, 300, none.clone());
    let lose = planned(Outcome::Lose, 300, none);
    assert_eq!(act(&win, &facing(599, 4000), 10), Act::Call);
    assert_eq!(act(&win, &facing(2000, 3000), 10), Act::Call);
    assert_eq!(act(&lose, &facing(599, 1), 10), Act::Call);
    assert_eq!(act(&lose, &facing(600, 1), 10), Act::Fold);
    assert_eq!(act(&lose, &facing(600, 0), 10), Act::Call, "a check costs nothing");
    assert_eq!(answer(&lose, &facing(600, 1), 10).why, Why::Spent);
    // a call that goes beyond: strictly not, literally yes
    assert_eq!(act(&lose, &facing(599, 100), 10), Act::Fold);
    let tables = tables();
    let literal = Manner { limits: &tables.limits, cap: Cap::Literal, grid: &grid(), carry: 1000, floor: 10 };
    assert_eq!(react(&lose, &facing(599, 100), &literal).act, Act::Call);
    assert_eq!(react(&lose, &facing(600, 100), &literal).act, Act::Fold);
    // before the target is reached a bet beyond the plan is met in the same way
    assert_eq!(act(&lose, &facing(10, 500), 10), Act::Call);
    assert_eq!(act(&lose, &facing(10, 700), 10), Act::Fold);
}

#[test]
fn nobody_who_has_reached_the_target_raises() {
    let plan = planned(Outcome::Win, 300, [vec![], vec![], vec![], vec![200.0]]);
    let there = Turn { spent: 300, ..turn(3, (0, 0), 10) };
    assert_eq!(answer(&plan, &there, 50).why, Why::Reached);
    assert_eq!(act(&plan, &there, 50), Act::Call);
}

#[test]
fn a_hand_that_is_given_up_checks_until_it_faces_a_bet() {
    let plan = Plan { folds: true, ..planned(Outcome::Lose, 300, [vec![100.0], vec![], vec![], vec![]]) };
    assert_eq!(act(&plan, &turn(0, (10, 10), 20), 30), Act::Call, "the big blind checks");
    assert_eq!(act(&plan, &turn(0, (0, 10), 20), 30), Act::Fold);
    assert_eq!(act(&plan, &turn(1, (0, 50), 100), 30), Act::Fold);
}

#[test]
fn where_nobody_may_raise_a_planned_raise_is_a_call() {
    let plan = planned(Outcome::Win, 500, [vec![], vec![300.0], vec![], vec![]]);
    let closed = Turn { least: None, ..turn(1, (100, 150), 0) };
    assert_eq!(act(&plan, &closed, 10), Act::Call);
}

/// Whatever others do, who is to lose never spends more than twice the target, or the floor where that is
/// more; and every raise is legal and on the grid.
#[test]
fn losers_spend_at_most_twice_the_target_or_the_floor() {
    let (tables, grid) = (tables(), grid());
    let base = example(Spread::Pooled);
    for seed in 0..draws() / 5 {
        let rng = &mut Rng::for_match(seed);
        let target = 10 + u64::from(rng.below(2000));
        let amounts: ByRaise<f64> =
            std::array::from_fn(|_| (0..rng.below(4)).map(|_| f64::from(rng.below(600))).collect());
        let plan = Plan { outcome: Outcome::Lose, target, amounts, ..base.clone() };
        let put = u64::from(rng.below(200));
        let spent = put + u64::from(rng.below(1000));
        let bet = put + u64::from(rng.below(500));
        let all_in = put + u64::from(rng.below(3000)) + 1;
        let least = (rng.below(5) > 0).then(|| (bet + 10 + u64::from(rng.below(300))).min(all_in));
        let least = least.filter(|_| all_in > bet);
        let turn = Turn {
            street: rng.below(4) as usize,
            spent,
            put,
            bet,
            least,
            all_in,
            raised: rng.below(2) as usize,
        };
        let floor = u64::from(rng.below(200));
        let manner = Manner { limits: &tables.limits, cap: Cap::Strict, grid: &grid, carry: 1000, floor };
        let after = match react(&plan, &turn, &manner).act {
            Act::Fold => continue,
            Act::Call => spent + turn.to_call(),
            Act::Raise(to) => {
                assert!(to <= all_in && least.is_some_and(|least| to >= least), "{turn:?} → {to}");
                assert!(to == all_in || grid.has(to, 1000), "{turn:?} → {to}");
                assert!(to > bet);
                spent + to - put
            }
        };
        let most = (2 * target).max(floor).max(spent);
        assert!(after <= most, "{target} {turn:?}: {after} > {most}");
    }
}

// Tables of scripts.

#[test]
fn tables_that_are_wrong_are_refused_with_their_place() {
    let wrong = |change: fn(&mut serde_json::Value)| {
        let mut data = super::super::tables_for_tests::planned();
        data.as_object_mut().unwrap().remove("rooms");
        change(&mut data);
        Tables::read(&data).unwrap_err().path
    };
    assert_eq!(wrong(|data| data["targets"]["win"]["flush"] = [8, 5].into()), "targets.win.flush");
    assert_eq!(wrong(|data| data["raises"]["pair"] = serde_json::json!([0, 0])), "raises.pair");
    assert_eq!(wrong(|data| data["raises"]["pair"] = serde_json::json!([1, 1, 1, 1, 1, 1])), "raises.pair");
    assert_eq!(wrong(|data| data["mapping"][3]["board"] = "drips".into()), "mapping[3].board");
    let missing = |data: &mut serde_json::Value| {
        data["floors"].as_object_mut().unwrap().remove("quads");
    };
    assert_eq!(wrong(missing), "floors");
}
