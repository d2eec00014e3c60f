//! What is known of balanced play, and that trees, groups and courses are sound.

use std::rc::Rc;

use super::super::action::Action;
use super::super::card::{Card, parse};
use super::super::class::{COMBOS, combo_index};
use super::super::history;
use super::super::plan::clickable::{Chip, Grid};
use super::super::reading::field::{Field, Weights};
use super::super::rules::{Chips, Rules};
use super::super::table::Table;
use super::Numbers;
use super::course::{Book, Course, Policy};
use super::groups::{Groups, MOST, Side};
use super::solve::Street;
use super::tree::{Growth, Next, Tree};

fn numbers() -> Numbers {
    let sizes = || [vec![0.75], vec![0.5, 1.0], vec![0.5, 1.0], vec![1.0]];
    let raises = || [vec![1.0], vec![1.0], vec![1.0], vec![1.0]];
    Numbers {
        bets: sizes(),
        raises: raises(),
        their_bets: sizes(),
        their_raises: raises(),
        limps: true,
        deepest: 3,
        all_in_from: 0.6,
        all_in_pots: 1.6,
        groups: [6, 2],
        rounds: 60,
        keeps: [0.95, 0.95, 0.95, 1.0],
        stakes: [0.0; 4],
        timid: [0.0; 4],
        least: 0.05,
    }
}

fn table(stack: Chips) -> Table {
    Table::new(Rules { small_blind: 5, big_blind: 10, ..Rules::default() }, &[stack; 2], 0).unwrap()
}

fn at(letters: &str, stack: Chips) -> Table {
    let mut table = table(stack);
    history::play(&mut table, letters).unwrap();
    table
}

fn grown(letters: &str, path: &[Action], grid: Option<(&Grid, u64)>) -> Tree {
    Growth { seats: [0, 1], mine: 0, numbers: &numbers(), grid, path }.grow(&at(letters, 1000))
}

/// Side 1 acts first with the best hand or none, side 0 has what beats the bluffs.
fn polar() -> Groups {
    let side = |shares: &[f32]| {
        let mut share = [0.0; MOST];
        share[..shares.len()].copy_from_slice(shares);
        Side { of: Box::new([0; COMBOS]), share }
    };
    let (mut wins, mut back) = (vec![[0.0; MOST]; 2], vec![[0.0; MOST]; 2]);
    // a row for each group of side 0: it wins against the bluffs, group 1
    wins[0][1] = 1.0;
    (back[0][0], back[1][0], back[0][1]) = (1.0, 0.0, 1.0);
    Groups { count: 2, sides: [side(&[1.0]), side(&[0.5, 0.5])], wins, back }
}

#[test]
fn a_bet_of_the_pot_is_a_bluff_once_in_three_and_called_every_other_time() {
    let (tree, groups) = (grown("cc/cc/cc/", &[], None), polar());
    let numbers = Numbers { rounds: 2000, ..numbers() };
    let street = Street { tree: &tree, groups: &groups, street: 3, last: 0, mine: 1, numbers: &numbers };
    let solution = street.solve();
    let of = |at: usize, action: usize, group: usize| solution.often(at, group).nth(action).unwrap();
    let bet = tree.nodes[0].branches.iter().position(|branch| branch.action == Action::RaiseTo(30)).unwrap();
    assert_eq!(tree.nodes[0].side, 1, "out of position it acts first");
    assert!(of(0, bet, 0) > 0.95, "the best hand bets: {}", of(0, bet, 0));
    assert!((of(0, bet, 1) - 0.5).abs() < 0.06, "half as many bluffs: {}", of(0, bet, 1));
    let facing = tree.find(&[Action::RaiseTo(30)]).unwrap();
    assert!((of(facing, 0, 0) - 0.5).abs() < 0.06, "folds {}", of(facing, 0, 0));
}

#[test]
fn a_tree_has_what_was_done_and_what_can_be_clicked() {
    let grid = Grid { digits: 2, chips: vec![Chip { carry: 0, chip: 1 }, Chip { carry: 1000, chip: 10 }] };
    let path = [Action::Call, Action::RaiseTo(53)];
    let tree = grown("r30c/", &path, Some((&grid, 1000)));
    assert!(tree.has(&path) && tree.find(&path).is_some());
    for node in &tree.nodes {
        assert!(node.branches.iter().any(|branch| branch.action == Action::Call));
        for branch in node.branches.iter().filter(|_| node.side == 0) {
            if let Action::RaiseTo(to) = branch.action {
                assert!(to == 53 || to == 1000 || (to - 30) % 10 == 0, "{to}");
            }
        }
    }
    let pots = |tree: &Tree| {
        let last = tree.nodes.iter().flat_map(|node| &node.branches);
        last.filter(|branch| branch.next == Next::Called).map(|branch| branch.pot).collect::<Vec<f32>>()
    };
    assert!(pots(&tree).iter().all(|pot| (60.0..=2000.0).contains(pot)));
    assert!(pots(&tree).contains(&2000.0), "somebody may be all in");
}

fn any(board: &[Card]) -> Box<Weights> {
    super::super::reading::story::without(&[1.0; COMBOS], board.iter().copied().collect())
}

#[test]
fn groups_are_equal_parts_and_better_ones_win_more() {
    let board = parse("9c7d2h").unwrap();
    let (field, range) = (Field::new(&board, 24), any(&board));
    let groups = Groups::new(&field, [&range, &range], [6, 2]);
    assert_eq!(groups.count, 12);
    for side in &groups.sides {
        assert!((side.share.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!(side.share[..12].iter().all(|share| (share - 1.0 / 12.0).abs() < 0.04), "{:?}", side.share);
    }
    for (one, row) in groups.wins.iter().enumerate().take(12) {
        for (other, wins) in row.iter().enumerate().take(12) {
            assert!((wins + groups.back[other][one] - 1.0).abs() < 1e-4);
        }
    }
    assert!(groups.wins[11][0] > 0.8 && groups.wins[0][11] < 0.2);
}

/// What seat 0 or 1 does with every hand after these letters.
fn policy(letters: &str, board: &str) -> Option<(Policy, [Box<Weights>; 2])> {
    let (start, board) = (table(1000), parse(board).unwrap());
    let mut now = start.clone();
    let actions: Vec<Action> =
        history::play(&mut now, letters).unwrap().into_iter().map(|act| act.action).collect();
    let counts = [0, 3, 4, 5].into_iter().filter(|count| *count <= board.len());
    let fields: Vec<Rc<Field>> = counts.map(|count| Rc::new(Field::new(&board[..count], 12))).collect();
    let me = now.turn_of().unwrap_or(0);
    let course = Course { start: &start, actions: &actions, fields: &fields, me, grid: None };
    Book::default().policy(&course, &numbers())
}

fn hole(text: &str) -> [Card; 2] {
    parse(text).unwrap().try_into().unwrap()
}

#[test]
fn every_hand_does_something_and_the_best_do_not_fold() {
    for (letters, board) in [("", ""), ("r30", ""), ("r25r75", ""), ("r30c/r90", "9c7d2h"), ("r30c/cr47r170", "9c7d2h")] {
        let (policy, _) = policy(letters, board).unwrap();
        for hand in 0..COMBOS {
            let sum: f32 = policy.by_number(hand).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{letters}: {sum}");
        }
        let best = if board.is_empty() { "AhAd" } else { "9h9d" };
        let fold = policy.actions().position(|action| action == Action::Fold);
        let folds = fold.map_or(0.0, |at| policy.chances(hole(best)).nth(at).unwrap());
        assert!(folds < 0.02, "{letters}: {folds}");
    }
}

#[test]
fn who_raises_has_better_hands_than_who_calls() {
    let mean = |letters: &str| {
        let (_, ranges) = policy(letters, "9c7d2h").unwrap();
        let field = Field::new(&parse("9c7d2h").unwrap(), 12);
        let good = combo_index(hole("9h9d"));
        let total: f32 = ranges[1].iter().sum();
        let strong: f32 = field.order().iter().rev().take(80).map(|hand| ranges[1][usize::from(*hand)]).sum();
        (strong / total, ranges[1][good] / total)
    };
    assert!(mean("r30c/r90").0 > mean("r30c/c").0);
    assert!(mean("r30c/r90").1 > 0.0 && mean("r30c/c").1 > 0.0, "some of the best wait");
}

#[test]
fn hands_of_three_are_not_solved() {
    let rules = Rules { small_blind: 5, big_blind: 10, ..Rules::default() };
    let start = Table::new(rules, &[1000; 3], 0).unwrap();
    let fields = [Rc::new(Field::new(&[], 1))];
    let course = Course { start: &start, actions: &[], fields: &fields, me: 0, grid: None };
    assert!(Book::default().policy(&course, &numbers()).is_none());
}

#[test]
fn a_book_keeps_what_was_solved_with_other_sizes_apart() {
    let (start, fields) = (table(1000), [Rc::new(Field::new(&[], 12))]);
    let course = Course { start: &start, actions: &[], fields: &fields, me: 0, grid: None };
    let sized = |size: f64| Numbers { bets: std::array::from_fn(|_| vec![size]), ..numbers() };
    let mut book = Book::default();
    let mut opens = |size: f64| {
        let policy = book.policy(&course, &sized(size)).unwrap().0;
        let often: Vec<f32> = policy.chances(hole("7h6h")).collect();
        (policy.actions().collect::<Vec<_>>(), often)
    };
    let (small, large) = (opens(0.5), opens(1.0));
    assert!(small.0.contains(&Action::RaiseTo(20)) && large.0.contains(&Action::RaiseTo(30)), "{small:?} {large:?}");
    assert_eq!(opens(0.5), small, "the same as before");
    assert_eq!(opens(1.0), large);
}
