//! The local best reply, and hands that it plays.

use std::collections::BTreeMap;
use std::rc::Rc;

use junshi::games::holdem::card::Cards;
use junshi::games::holdem::class::{COMBOS, combo_index};
use junshi::games::holdem::ranking;
use junshi::games::holdem::reading::field::{Field, Weights};
use junshi::games::holdem::reading::story::without;
use junshi::games::holdem::table::Stage;
use junshi::games::holdem::{Action, Card, Chips};
use junshi::kit::rng::Rng;

use crate::hand::Hand;
use crate::luck;
use crate::players::{Chances, Player};

/// Ways to complete a board that the reply looks at.
const LOOKED_AT: usize = 24;

/// The local best reply.
pub struct Reply {
    /// What the player may hold, given everything it did.
    pub range: Box<Weights>,
    fields: BTreeMap<Vec<Card>, Rc<Field>>,
    rng: Rng,
}

/// The reply's side of a hand.
#[derive(Clone, Copy)]
pub struct Own {
    pub seat: usize,
    pub hole: [Card; 2],
}

impl Own {
    /// Cards that the player cannot hold.
    pub fn dead(self, board: &[Card]) -> Cards {
        Cards::from_iter(board.iter().chain(&self.hole).copied())
    }
}

impl Reply {
    pub fn new(seed: u64) -> Reply {
        Reply { range: Box::new([1.0; COMBOS]), fields: BTreeMap::new(), rng: Rng::for_match(seed) }
    }

    /// What two cards win against a range.
    pub fn equity(&mut self, own: Own, board: &[Card], range: &Weights) -> f32 {
        let field = self.fields.entry(board.to_vec());
        let field = field.or_insert_with(|| Rc::new(Field::new(board, LOOKED_AT))).clone();
        field.equity(own.hole, &without(range, own.dead(board)))
    }

    /// The best of folding, calling and raising by the pot.
    fn act(&mut self, hand: &Hand, own: Own, player: &mut dyn Player) -> Action {
        let options = hand.table.options().unwrap();
        let (pot, call) = (hand.table.pot() as f32, options.call as f32);
        let range = self.range.clone();
        let called = self.equity(own, hand.board(), &range) * (pot + call) - call;
        let folded = if call > 0.0 { 0.0 } else { f32::MIN };
        let best = if called > folded { (called, Action::Call) } else { (folded, Action::Fold) };
        let Some((least, most)) = options.raise else { return best.1 };
        let to = (hand.table.spent()[own.seat] + options.call + (pot + call) as Chips).clamp(least, most);
        let raised = self.raised(hand, own, player, to);
        if raised > best.0 { Action::RaiseTo(to) } else { best.1 }
    }

    /// What a raise brings: the pot where the player folds, and a showdown with all other hands.
    fn raised(&mut self, hand: &Hand, own: Own, player: &mut dyn Player, to: Chips) -> f32 {
        let range = without(&self.range, own.dead(hand.board()));
        let chances = player.of_all(&hand.after(Action::RaiseTo(to)), &range);
        let mut rest = range.clone();
        if let Some((_, folds)) = chances.iter().find(|(action, _)| *action == Action::Fold) {
            rest.iter_mut().zip(folds.iter()).for_each(|(weight, often)| *weight *= 1.0 - often);
        }
        let all = range.iter().sum::<f32>().max(1e-9);
        let goes_on = rest.iter().sum::<f32>() / all;
        let wins = self.equity(own, hand.board(), &rest);
        let pot = hand.table.pot() as f32;
        let costs = (to - hand.table.spent()[own.seat]) as f32;
        let beyond = costs - hand.table.options().unwrap().call as f32;
        (1.0 - goes_on) * pot + goes_on * (wins * (pot + costs + beyond) - costs)
    }

    /// What the player does with its cards, which the reply sees; and how lucky that was for the reply.
    fn answered(&mut self, hand: &Hand, own: Own, player: &mut dyn Player, hole: [Card; 2]) -> (Action, f64) {
        let range = without(&self.range, own.dead(hand.board()));
        let chances = player.of_all(hand, &range);
        let action = if player.is_exact() {
            let mine = chances.iter().map(|(action, often)| (*action, f64::from(often[combo_index(hole)])));
            self.drawn(mine.collect())
        } else {
            let answer = player.of(hand, hole);
            self.drawn(answer)
        };
        let lucky = if player.is_exact() {
            luck::of_answer(self, hand, own, (&chances, &range, action))
        } else {
            0.0
        };
        self.saw(range, &chances, action);
        (action, lucky)
    }

    fn drawn(&mut self, chances: Vec<(Action, f64)>) -> Action {
        let mut left = self.rng.unit();
        let drawn = chances.iter().find(|(_, chance)| {
            left -= chance;
            left < 0.0
        });
        let likeliest = chances.iter().max_by(|one, other| one.1.total_cmp(&other.1));
        drawn.or(likeliest).map_or(Action::Call, |(action, _)| *action)
    }

    /// Weighs the range by how likely an action is with each hand.
    fn saw(&mut self, mut range: Box<Weights>, chances: &Chances, action: Action) {
        let often = chances.iter().find(|(other, _)| *other == action);
        match often {
            Some((_, often)) => {
                range.iter_mut().zip(often.iter()).for_each(|(weight, often)| *weight *= often)
            }
            None => return,
        }
        let most = range.iter().copied().fold(1e-12, f32::max);
        range.iter_mut().for_each(|weight| *weight /= most);
        self.range = range;
    }
}

/// What the reply wins in one hand, in chips. Of an exact player that is what it wins on average of all hands that the
/// player may hold and all boards that may follow, less the luck on the way.
pub fn play(reply: &mut Reply, player: &mut dyn Player, deck: &[Card], seat: usize) -> f64 {
    let mut hand = Hand::new(deck);
    let holes = [[deck[0], deck[1]], [deck[2], deck[3]]];
    let own = Own { seat, hole: holes[seat] };
    reply.range = without(&[1.0; COMBOS], own.dead(&[]));
    reply.fields.clear();
    let (mut lucky, mut street) = (luck::of_hole(reply, own), hand.table.street());
    while let Some(turn) = hand.table.turn_of() {
        if hand.table.street() != street {
            street = hand.table.street();
            lucky += luck::of_board(reply, &hand, own);
        }
        let action = if turn == seat {
            reply.act(&hand, own, player)
        } else {
            let (action, luck) = reply.answered(&hand, own, player, holes[1 - seat]);
            lucky += luck;
            action
        };
        hand.act(action);
    }
    let won = ended(reply, &hand, own, if player.is_exact() { None } else { Some((deck, holes)) });
    if player.is_exact() { won - lucky } else { won }
}

/// What the end of a hand brings; the cards are given where they are to be compared.
fn ended(reply: &Reply, hand: &Hand, own: Own, cards: Option<(&[Card], [[Card; 2]; 2])>) -> f64 {
    let spent = hand.table.spent();
    if let Stage::Uncontested(winner) = hand.table.stage() {
        return if winner == own.seat { spent[1 - own.seat] as f64 } else { -(spent[own.seat] as f64) };
    }
    let wins = match cards {
        Some((deck, holes)) => {
            let [mine, theirs] =
                [own.seat, 1 - own.seat].map(|seat| ranking::score(holes[seat], &deck[4..9]));
            if mine > theirs { 1.0 } else { f64::from(u8::from(mine == theirs)) / 2.0 }
        }
        None => {
            let range = without(&reply.range, own.dead(hand.board()));
            f64::from(Field::new(hand.board(), 150).equity(own.hole, &range))
        }
    };
    let matched = hand.matched() as f64;
    2.0 * matched * wins - matched
}
