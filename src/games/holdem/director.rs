//! Who is to win a hand, and how that is brought about. A director stands above the players: it may deal so
//! that a drawn seat wins, or only look at what was dealt; a fair player has to guess from its own cards.

use super::card::{Card, Cards};
use super::category::Category;
use super::plan::Outcome;
use super::plan::mapping::Shown;
use super::ranking::{self, Ranking};
use crate::kit::rng::Rng;
use crate::kit::weighted;

/// Draws the winner by weight and swaps the hole cards of the seat that would win with his; gives his seat,
/// or none where no weight is above 0 and the deal stays as it is.
///
/// Seats are alike before the deal, so what comes out is a uniform deal under the condition that the drawn
/// seat is among the winners. A seat without a weight of its own has none.
pub fn arrange(holes: &mut [[Card; 2]], board: &[Card], weights: &[f64], rng: &mut Rng) -> Option<usize> {
    let drawn = weighted::pick(rng, &weights[..weights.len().min(holes.len())])?;
    let winners = ranking::winners(holes, board);
    if !winners.contains(&drawn) {
        let other = winners[rng.below(winners.len() as u32) as usize];
        holes.swap(drawn, other);
    }
    Some(drawn)
}

/// How a hand comes out for a seat at a showdown of those who are still in; who has folded has no cards. When
/// the arranged winner folds, the best hand that is left takes his place by itself.
pub fn outcome(seat: usize, holes: &[Option<[Card; 2]>], board: &[Card]) -> Outcome {
    let scored = |hole: &Option<[Card; 2]>| hole.map(|hole| ranking::score(hole, board));
    let own = holes.get(seat).and_then(scored);
    let others = holes.iter().enumerate().filter(|(at, _)| *at != seat).filter_map(|(_, hole)| scored(hole));
    match own.cmp(&others.max()) {
        std::cmp::Ordering::Greater => Outcome::Win,
        std::cmp::Ordering::Equal => Outcome::Tie,
        std::cmp::Ordering::Less => Outcome::Lose,
    }
}

/// A deal as it might be, as far as it concerns one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imagined {
    /// How it comes out.
    pub outcome: Outcome,
    /// All five cards of the board.
    pub board: Vec<Card>,
}

/// Imagines the cards that a seat does not see, all deals alike: it wins as often as its equity says.
pub fn imagine(hole: [Card; 2], board: &[Card], others: usize, rng: &mut Rng) -> Imagined {
    let seen = Cards::from_iter(board.iter().copied().chain(hole));
    let mut deck: Vec<Card> = Cards::DECK.minus(seen).iter().collect();
    let mut next = || {
        let at = rng.below(deck.len() as u32) as usize;
        deck.swap_remove(at)
    };
    let mut whole = board.to_vec();
    while whole.len() < 5 {
        whole.push(next());
    }
    let mut holes = vec![Some(hole)];
    holes.extend((0..others.min(22)).map(|_| Some([next(), next()])));
    Imagined { outcome: outcome(0, &holes, &whole), board: whole }
}

/// What the cards of a board make by themselves; nothing before the flop.
pub fn on_board(board: &[Card]) -> Category {
    if board.is_empty() { Category::HighCard } else { ranking::ranked(board).score().category() }
}

/// What a hand and the board under it show.
pub fn shown(hole: [Card; 2], board: &[Card]) -> Shown {
    Shown {
        held: ranking::category(hole, board),
        board: on_board(board),
        plays_board: ranking::board_plays(hole, board),
    }
}

/// The same for hole cards, flop, turn and river; a board that is too short is taken as it is.
pub fn shown_by_street(hole: [Card; 2], board: &[Card]) -> [Shown; 4] {
    [0, 3, 4, 5].map(|cards| shown(hole, &board[..board.len().min(cards)]))
}
