use std::rc::Rc;

use super::super::action::Action;
use super::super::card::{Card, parse};
use super::super::equity::{Opponent, Spot};
use super::super::range::Range;
use super::super::rules::Rules;
use super::super::table::Table;
use super::field::{Field, Weights};
use super::habits::{Habits, usual};
use super::outlook::Outlook;
use super::story::{Played, Story, without};
use crate::kit::rng::Rng;

fn hole(text: &str) -> [Card; 2] {
    parse(text).unwrap().try_into().unwrap()
}

fn field(board: &str) -> Rc<Field> {
    Rc::new(Field::new(&parse(board).unwrap(), 48))
}

fn range(text: &str, own: [Card; 2]) -> Box<Weights> {
    without(text.parse::<Range>().unwrap().weights(), own.into_iter().collect())
}

/// A hand between two, read with the usual habits; the fields are those of the streets that have begun.
fn story(letters: &[Action], fields: &[Rc<Field>]) -> Story {
    let rules = Rules { small_blind: 5, big_blind: 10, ..Rules::default() };
    let start = Table::new(rules, &[1000, 1000], 0).unwrap();
    let habits: Habits = usual();
    Story::read(&Played { start: &start, actions: letters, fields }, |_| &habits)
}

#[test]
fn equities_are_those_that_are_counted() {
    for (own, board, other) in [
        ("AhKd", "Kc7d2h9s3c", "22+,AJ+,KQ"),
        ("AhKd", "Kc7d2h9s", "22+,AJ+,KQ"),
        ("JhTh", "9h8h2c", "TT+,AK"),
        ("AhKd", "", "QQ"),
    ] {
        let own = hole(own);
        let board = parse(board).unwrap();
        let text: Range = other.parse().unwrap();
        let spot = Spot { hole: own, board: &board, opponents: &[Opponent::Range(&text)] };
        let known = spot.equity(200_000, &mut Rng::for_match(1)).equity;
        let found = Field::new(&board, 400).equity(own, &range(other, own));
        assert!((f64::from(found) - known).abs() < 0.03, "{board:?}: {found} and {known}");
    }
}

#[test]
fn the_same_board_is_always_completed_in_the_same_ways() {
    let (one, other) = (field("Kc7d2h"), field("Kc7d2h"));
    let own = hole("AhQd");
    assert_eq!(one.equity(own, &range("random", own)), other.equity(own, &range("random", own)));
    assert_eq!(one.order(), other.order());
}

#[test]
fn hands_that_hold_a_card_of_the_board_are_in_no_order() {
    let field = field("Kc7d2h");
    assert_eq!(field.order().len(), 49 * 48 / 2);
    assert!(field.strength(hole("KcQd")) < 0.0);
    assert!(field.strength(hole("KhKd")) > field.strength(hole("AhKd")));
    assert!(field.strength(hole("AhKd")) > field.strength(hole("4c3s")));
}

#[test]
fn raises_leave_better_hands_and_checks_worse_ones() {
    let fields = [field(""), field("Kc7d2h")];
    let opened = [Action::RaiseTo(30), Action::Call];
    let mean = |actions: &[Action]| {
        let story = story(actions, &fields);
        let weight: f32 = story.ranges[1].iter().sum();
        let hands = super::super::class::combos().zip(story.ranges[1].iter());
        hands.filter(|(_, w)| **w > 0.0).map(|(hole, w)| fields[1].strength(hole) * w).sum::<f32>() / weight
    };
    let (checked, bet) = ([opened[0], opened[1], Action::Call], [opened[0], opened[1], Action::RaiseTo(80)]);
    assert!(mean(&bet) > mean(&opened), "{} {}", mean(&bet), mean(&opened));
    assert!(mean(&checked) < mean(&opened), "{} {}", mean(&checked), mean(&opened));
}

#[test]
fn nobody_is_taken_to_hold_what_lies_on_the_board() {
    let story = story(&[Action::RaiseTo(30), Action::Call], &[field(""), field("Kc7d2h")]);
    let kings = super::super::class::combo_index(hole("KcKd"));
    assert!(story.ranges.iter().all(|range| range[kings] == 0.0));
}

#[test]
fn an_outlook_is_worse_against_better_hands() {
    let fields = [field(""), field("Kc7d2h")];
    let story = story(&[Action::RaiseTo(30), Action::Call], &fields);
    let outlook = Outlook::new(fields[1].clone(), &story, (0, hole("KhQd")), std::iter::once(1));
    assert!(outlook.equity_against(0.2) < outlook.equity_against(0.6));
    assert!((outlook.equity_against(1.0) - outlook.equity()).abs() < 1e-3);
    assert!(outlook.place() > 0.7 && outlook.width(1) < 1.0 && outlook.width(5) == 1.0);
    assert_eq!(outlook.others(), 1);
}

#[test]
fn a_draw_holds_more_promise_than_nothing() {
    let fields = [field(""), field("9h8h2c")];
    let story = story(&[Action::RaiseTo(30), Action::Call], &fields);
    let promise = |own| {
        Outlook::new(fields[1].clone(), &story, (0, hole(own)), std::iter::once(1)).promise()
    };
    assert!(promise("JhTh") > 0.4 && promise("4d3s") < 0.2, "{} {}", promise("JhTh"), promise("4d3s"));
}

#[test]
fn against_nobody_everything_is_won() {
    let story = story(&[], &[field("")]);
    let outlook = Outlook::new(field(""), &story, (0, hole("7h2d")), std::iter::empty());
    assert_eq!((outlook.equity(), outlook.place()), (1.0, 1.0));
}
