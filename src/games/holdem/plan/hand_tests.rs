//! Whole hands played by plans, some seats by chance: what was arranged comes about, and nobody spends more than
//! he may. Ten thousand hands under `JUNSHI_FULL=1`, a thousand otherwise.

use super::super::action::Action;
use super::super::card::Card;
use super::super::director::{self, shown_by_street};
use super::super::ranking;
use super::super::rules::{Chips, Rules};
use super::super::table::{Stage, Table};
use super::super::tables_for_tests::{draws, grid, tables};
use super::reaction::{Act, Cap, Manner, Turn, react};
use super::whole::{self, Brief, Given, Plan};
use super::{Outcome, Progress, Tables, floor};
use crate::kit::rng::Rng;

const BLIND: Chips = 10;
const CARRY: u64 = 1000;

/// A hand under way, as the director sees it.
struct Hand {
    seed: u64,
    table: Table,
    stacks: Vec<Chips>,
    holes: Vec<[Card; 2]>,
    board: Vec<Card>,
    drawn: usize,
}

impl Hand {
    fn deal(seed: u64, tables: usize) -> Hand {
        let rng = &mut Rng::for_match(seed);
        let mut deck: Vec<Card> = Card::all().collect();
        let mut next = |rng: &mut Rng| deck.swap_remove(rng.below(deck.len() as u32) as usize);
        let mut holes: Vec<[Card; 2]> = (0..tables).map(|_| [next(rng), next(rng)]).collect();
        let board: Vec<Card> = (0..5).map(|_| next(rng)).collect();
        let drawn = director::arrange(&mut holes, &board, &vec![1.0; tables], rng).unwrap();
        let stacks: Vec<Chips> = (0..tables).map(|_| rng.between(30, 2500)).collect();
        let rules = Rules { small_blind: BLIND / 2, big_blind: BLIND, ..Rules::default() };
        let table = Table::new(rules, &stacks, rng.below(tables as u32) as usize).unwrap();
        Hand { seed, table, stacks, holes, board, drawn }
    }

    fn is_in(&self, seat: usize) -> bool {
        self.table.live() >> seat & 1 == 1
    }

    fn outcome(&self, seat: usize) -> Outcome {
        let holes = self.holes.iter().enumerate().map(|(at, hole)| self.is_in(at).then_some(*hole));
        director::outcome(seat, &holes.collect::<Vec<_>>(), &self.board)
    }

    fn plan(&self, seat: usize, tables: &Tables) -> Plan {
        let shown = shown_by_street(self.holes[seat], &self.board);
        let brief = Brief {
            outcome: self.outcome(seat),
            progress: Progress::through(shown, &tables.mapping, false),
            stack: self.stacks[seat] as u64,
            carry: CARRY,
            blind: BLIND as u64,
        };
        whole::draw(&brief, &Given::default(), tables, (self.seed, &seat.to_string()))
    }

    fn turn(&self, seat: usize, raised: usize) -> Turn {
        let (table, options) = (&self.table, self.table.options().unwrap());
        let before = table.spent()[seat] - table.bets()[seat];
        Turn {
            street: table.street() as usize,
            spent: table.spent()[seat] as u64,
            put: table.bets()[seat] as u64,
            bet: table.level() as u64,
            least: options.raise.map(|(least, _)| (least - before) as u64),
            all_in: (table.bets()[seat] + table.stacks()[seat]) as u64,
            raised,
        }
    }

    /// What a seat without a plan does.
    fn by_chance(&self, rng: &mut Rng) -> Action {
        let options = self.table.options().unwrap();
        match (rng.below(10), options.raise) {
            (0, _) if options.call > 0 => Action::Fold,
            (1..3, Some((least, most))) => Action::RaiseTo(rng.between(least, most.min(least + 300))),
            _ => Action::Call,
        }
    }
}

/// What was found of a seat that plays by a plan.
#[derive(Clone, Default)]
struct Account {
    /// The highest target that it had: it changes where the outcome does.
    target: Option<u64>,
    floor: u64,
    posted: Chips,
    /// Whether it was to lose or to share whenever it was asked.
    never_wins: bool,
}

/// Plays a hand; the first seats play by chance.
fn play(hand: &mut Hand, strangers: usize, tables: &Tables) -> Vec<Account> {
    let grid = grid();
    let rng = &mut Rng::for_decision(hand.seed, 1, "hand");
    let fresh =
        |seat: usize| Account { never_wins: true, posted: hand.table.spent()[seat], ..Account::default() };
    let mut accounts: Vec<Account> = (0..hand.holes.len()).map(fresh).collect();
    let (mut street, mut raised) = (0, vec![0; hand.holes.len()]);
    while let Stage::Acting(seat) = hand.table.stage() {
        if hand.table.street() as usize != street {
            (street, raised) = (hand.table.street() as usize, vec![0; hand.holes.len()]);
        }
        let action = if seat < strangers {
            hand.by_chance(rng)
        } else {
            let plan = hand.plan(seat, tables);
            let turn = hand.turn(seat, raised[seat]);
            let floor = floor::draw(plan.held[street], BLIND as u64, tables, rng);
            let manner =
                Manner { limits: &tables.limits, cap: Cap::Strict, grid: &grid, carry: CARRY, floor };
            let act = react(&plan, &turn, &manner).act;
            let account = &mut accounts[seat];
            account.never_wins &= plan.outcome != Outcome::Win;
            if let Act::Raise(to) = act {
                account.floor = account.floor.max(floor);
                assert!(to == turn.all_in || grid.has(to, CARRY), "{to} is not on the grid");
            }
            account.target = account.target.max(Some(plan.target));
            match act {
                Act::Fold => Action::Fold,
                Act::Call => Action::Call,
                Act::Raise(to) => Action::RaiseTo((turn.spent - turn.put + to) as Chips),
            }
        };
        raised[seat] += usize::from(matches!(action, Action::RaiseTo(_)));
        hand.table.act(action).unwrap_or_else(|error| panic!("seed {}: {action}: {error}", hand.seed));
    }
    accounts
}

fn hands() -> u64 {
    draws() / 100
}

#[test]
fn who_was_drawn_wins_every_showdown_that_he_is_in() {
    let tables = tables();
    let (mut showdowns, mut replaced) = (0, 0);
    for seed in 0..hands().max(1000) {
        let mut hand = Hand::deal(seed, 2 + (seed % 5) as usize);
        play(&mut hand, 0, &tables);
        if hand.table.stage() != Stage::Showdown {
            continue;
        }
        let live: Vec<usize> = (0..hand.holes.len()).filter(|seat| hand.is_in(*seat)).collect();
        let shown: Vec<[Card; 2]> = live.iter().map(|seat| hand.holes[*seat]).collect();
        let winners: Vec<usize> =
            ranking::winners(&shown, &hand.board).into_iter().map(|at| live[at]).collect();
        if hand.is_in(hand.drawn) {
            showdowns += 1;
            assert!(winners.contains(&hand.drawn), "seed {seed}");
        } else {
            replaced += 1;
            assert!(winners.iter().all(|seat| hand.outcome(*seat) != Outcome::Lose), "seed {seed}");
        }
    }
    assert!(showdowns > 200 && replaced > 10, "{showdowns} showdowns, in {replaced} another has won");
}

#[test]
fn nobody_who_is_to_lose_spends_more_than_twice_his_target_or_his_floor() {
    let tables = tables();
    let mut losers = 0;
    for seed in 0..hands().max(1000) {
        let mut hand = Hand::deal(seed, 2 + (seed % 5) as usize);
        let accounts = play(&mut hand, 1, &tables);
        for (seat, account) in accounts.iter().enumerate().filter(|(_, account)| account.never_wins) {
            let Some(target) = account.target else { continue };
            losers += 1;
            let most = (2 * target).max(account.floor).max(account.posted as u64);
            let spent = hand.table.spent()[seat] as u64;
            assert!(spent <= most, "seed {seed}, seat {seat}: {spent} of {most}");
        }
    }
    assert!(losers > 1000, "{losers}");
}

/// One of ten who are arranged to win at a table of six gives his hand up before he sees a board, as the source
/// has it; another then takes his place.
#[test]
fn an_arranged_winner_may_give_up_and_another_takes_his_place() {
    let tables = tables();
    let (mut folded, all) = (0, hands().max(1000));
    for seed in 0..all {
        let mut hand = Hand::deal(seed, 6);
        hand.stacks = vec![1000; 6];
        let plan = hand.plan(hand.drawn, &tables);
        folded += u64::from(plan.folds);
        hand.table = Table::new(*hand.table.rules(), &hand.stacks, 0).unwrap();
        play(&mut hand, 0, &tables);
        let live = (0..6).filter(|seat| hand.is_in(*seat));
        let winners = live.filter(|seat| hand.outcome(*seat) != Outcome::Lose).count();
        assert!(winners > 0, "seed {seed}: somebody wins");
    }
    let share = folded as f64 / all as f64;
    assert!((0.06..0.18).contains(&share), "{share} of the arranged winners give up");
}
