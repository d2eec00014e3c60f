//! A hand under way, with a hundred big blinds.

use junshi::games::holdem::{Action, Card, Chips, Rules, Table, history};
use junshi::kit::rng::Rng;

/// The stack of both.
pub const STACK: Chips = 1000;

/// A hand under way; seat 0 has the button.
pub struct Hand {
    pub start: Table,
    pub table: Table,
    pub actions: Vec<Action>,
    pub letters: String,
    board: Vec<Card>,
}

impl Hand {
    /// Begins one: two cards for each, then the board.
    pub fn new(deck: &[Card]) -> Hand {
        let rules = Rules { small_blind: 5, big_blind: 10, ..Rules::default() };
        let start = Table::new(rules, &[STACK; 2], 0).unwrap();
        let board = deck[4..9].to_vec();
        Hand { table: start.clone(), start, actions: Vec::new(), letters: String::new(), board }
    }

    /// The board of the street.
    pub fn board(&self) -> &[Card] {
        &self.board[..self.table.street().cards()]
    }

    /// The board of the street before.
    pub fn board_before(&self) -> &[Card] {
        let count = self.board().len();
        &self.board[..if count <= 3 { 0 } else { count - 1 }]
    }

    /// The hand after an action.
    pub fn after(&self, action: Action) -> Hand {
        let mut hand = Hand {
            start: self.start.clone(),
            table: self.table.clone(),
            actions: self.actions.clone(),
            letters: self.letters.clone(),
            board: self.board.clone(),
        };
        hand.act(action);
        hand
    }

    pub fn act(&mut self, action: Action) {
        history::write(&mut self.letters, self.table.street(), action);
        self.actions.push(action);
        self.table.act(action).unwrap();
    }

    /// The chips that both have matched.
    pub fn matched(&self) -> Chips {
        self.table.spent()[0].min(self.table.spent()[1])
    }
}

/// Nine cards of a shuffled deck.
pub fn dealt(seed: u64) -> Vec<Card> {
    let mut rng = Rng::for_match(seed);
    let mut deck: Vec<Card> = Card::all().collect();
    (0..9).for_each(|at| deck.swap(at, at + rng.below(52 - at as u32) as usize));
    deck.truncate(9);
    deck
}
