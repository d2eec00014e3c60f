//! Random hands, many of them: a measure of the table, and material for what is learnt from deals.

use super::action::Action;
use super::card::Card;
use super::drawing::{Deck, Dice};
use super::ranking::{Ranking, Score, ranked};
use super::rules::{Chips, MOST_SEATS, Rules};
use super::table::{Options, Table, TableError};
use crate::kit::rng::Rng;

/// What came of many hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Hands that were played.
    pub hands: u64,
    /// Actions in them.
    pub actions: u64,
    /// Hands that came to a showdown.
    pub showdowns: u64,
    /// The largest pot.
    pub largest: Chips,
}

/// Plays hands with so many seats, each with a hundred big blinds, all of them acting at random: a fold in
/// eight where there is a bet, a raise in eight where there may be one, else a check or call.
///
/// # Errors
/// A number of seats with which nobody can play.
pub fn simulate(seats: usize, hands: u64, rng: &mut Rng) -> Result<Tally, TableError> {
    let (rules, stacks) = (Rules::default(), [200; MOST_SEATS]);
    let stacks = stacks.get(..seats).ok_or(TableError::Seats(seats))?;
    let mut dice = Dice::seeded(rng);
    let mut deck = Deck::of(super::card::Cards::DECK);
    let mut tally = Tally::default();
    for hand in 0..hands {
        let mut table = Table::new(rules, stacks, hand as usize % seats)?;
        while let Some(options) = table.options() {
            table.act(drawn(options, &mut dice))?;
            tally.actions += 1;
        }
        tally.hands += 1;
        tally.largest = tally.largest.max(table.pot());
        let after = table.paid(&deal(&table, (&mut deck, &mut dice), &mut tally));
        debug_assert_eq!(after.iter().sum::<Chips>(), stacks.iter().sum::<Chips>());
    }
    Ok(tally)
}

fn drawn(options: Options, dice: &mut Dice) -> Action {
    match (dice.below(8), options.raise) {
        (0, _) if options.call > 0 => Action::Fold,
        (1, Some((least, most))) => {
            let span = u32::try_from(most - least + 1).unwrap_or(u32::MAX);
            Action::RaiseTo(least + Chips::from(dice.below(span)))
        }
        _ => Action::Call,
    }
}

/// How good the hands of those still in are; nobody's where only one is left.
fn deal(table: &Table, (deck, dice): (&mut Deck, &mut Dice), tally: &mut Tally) -> [Score; MOST_SEATS] {
    let mut scores = [Score::NONE; MOST_SEATS];
    if table.live().count_ones() < 2 {
        return scores;
    }
    tally.showdowns += 1;
    deck.begin();
    let board: [Card; 5] = std::array::from_fn(|_| deck.card(dice));
    let base = ranked(&board);
    for (seat, score) in scores.iter_mut().enumerate().take(table.seats()) {
        if table.live() >> seat & 1 == 1 {
            *score = base.with(deck.card(dice)).with(deck.card(dice)).score();
        }
    }
    scores
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_hands_are_played_to_their_end() {
        for seats in 2..=10 {
            let tally = simulate(seats, 500, &mut Rng::for_match(1)).unwrap();
            assert_eq!(tally.hands, 500);
            assert!(tally.showdowns > 0 && tally.actions > 1000 && tally.largest <= 200 * seats as Chips);
            assert_eq!(tally, simulate(seats, 500, &mut Rng::for_match(1)).unwrap(), "the same seed");
        }
        assert!(simulate(1, 1, &mut Rng::for_match(1)).is_err());
        assert!(simulate(11, 1, &mut Rng::for_match(1)).is_err());
    }
}
