//! What chance gave the reply beyond what could be expected, by what the hand would be worth if both only checked and
//! called from there on: cards, boards, and which of its actions the player happened to draw. Its mean is nothing, so
//! that it may be taken off what was won. (Burch, Schmid, Moravčík and Bowling, "AIVAT", 2018.)

use junshi::games::holdem::card::Cards;
use junshi::games::holdem::class::COMBOS;
use junshi::games::holdem::reading::field::Weights;
use junshi::games::holdem::reading::story::without;
use junshi::games::holdem::{Action, Card};

use crate::hand::Hand;
use crate::players::Chances;
use crate::reply::{Own, Reply};

/// Of two cards: how many chips they are worth more than others.
const HOLE: f64 = 60.0;

pub fn of_hole(reply: &mut Reply, own: Own) -> f64 {
    let any = without(&[1.0; COMBOS], Cards::from_iter(own.hole));
    HOLE * (f64::from(reply.equity(own, &[], &any)) - 0.5)
}

/// Of the cards that have come.
pub fn of_board(reply: &mut Reply, hand: &Hand, own: Own) -> f64 {
    let range = reply.range.clone();
    let mut wins = |board: &[Card]| f64::from(reply.equity(own, board, &range));
    hand.table.pot() as f64 * (wins(hand.board()) - wins(hand.board_before()))
}

/// Of the action that was drawn.
pub fn of_answer(
    reply: &mut Reply,
    hand: &Hand,
    own: Own,
    (chances, range, drawn): (&Chances, &Weights, Action),
) -> f64 {
    let all = f64::from(range.iter().sum::<f32>()).max(1e-9);
    let (mut mean, mut got) = (0.0, 0.0);
    for (action, often) in chances {
        let mut after = Box::new(*range);
        after.iter_mut().zip(often.iter()).for_each(|(weight, often)| *weight *= often);
        let likely = f64::from(after.iter().sum::<f32>()) / all;
        if likely > 0.0 || *action == drawn {
            let worth = worth(reply, &hand.after(*action), own, (&after, *action, hand.board()));
            mean += likely * worth;
            got += if *action == drawn { worth } else { 0.0 };
        }
    }
    got - mean
}

/// What a hand is worth after the player's action: shown down, or given up where that is better.
fn worth(
    reply: &mut Reply,
    hand: &Hand,
    own: Own,
    (range, action, board): (&Weights, Action, &[Card]),
) -> f64 {
    let spent = hand.table.spent()[own.seat] as f64;
    if action == Action::Fold {
        return hand.table.spent()[1 - own.seat] as f64;
    }
    let wins = f64::from(reply.equity(own, board, range));
    let call = if matches!(action, Action::RaiseTo(_)) {
        hand.table.options().map_or(0, |options| options.call)
    } else {
        0
    };
    let pays = spent + call as f64;
    let called = (hand.table.pot() as f64 + call as f64).min(2.0 * pays) * wins - pays;
    if call > 0 { called.max(-spent) } else { called }
}
