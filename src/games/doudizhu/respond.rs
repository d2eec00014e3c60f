//! How the value player answers a play: the passive half of the seed series.
//!
//! Source: sm9sun, "斗地主AI算法", chapters 7 to 10. It finishes when it can; otherwise it answers in kind
//! when giving up the cards costs no more than the turn that passing gives away; otherwise it may bomb.
//! It knows no partner and remembers nothing; that is how the series plays.

use super::cards::{Cards, Ranks};
use super::kinds::{Form, Kind, detect};
use super::moves::Move;
use super::recursive::{Candidates, Recursive, Worth, each_choice};
use super::rules::SEED;

/// A hand worth more than this is worth the rocket.
const ROCKET_ABOVE: i16 = 20;
/// A hand worth more than this bombs four cards that carry pairs.
const BOMB_FOUR_PAIR_ABOVE: i16 = 14;

/// What to play on `last`; `None` is the pass.
pub fn respond(f: &mut Recursive, hand: Cards, last: Kind) -> Option<Move> {
    if last.form == Form::Rocket {
        return None;
    }
    if f.rocket_then_all(hand) {
        return rocket(hand);
    }
    if last.form == Form::Bomb {
        return bomb_over(hand, last.top).or_else(|| rocket(hand));
    }
    finish(hand, last).or_else(|| weigh(f, hand, last))
}

/// The whole hand at once, when it beats `last`.
fn finish(hand: Cards, last: Kind) -> Option<Move> {
    let kind = detect(hand, &SEED).filter(|kind| kind.beats(last))?;
    Some(Move { kind, cards: hand })
}

/// Answers in kind, bombs or passes by what the hand is worth afterwards.
fn weigh(f: &mut Recursive, hand: Cards, last: Kind) -> Option<Move> {
    let now = f.worth(hand);
    // Passing costs one turn.
    let passed = Worth { rounds: now.rounds + 1, ..now };
    let mut best = Candidates::at_least(hand, passed, f.score(passed));
    same_kind(f, hand, last, &mut best);
    if last.form == Form::FourPair {
        return over_four_pair(hand, best);
    }
    if best.found.is_none() {
        bombs(f, hand, &mut best);
    }
    let worth_rocket = best.left.value > ROCKET_ABOVE;
    best.found.or_else(|| rocket(hand).filter(|_| worth_rocket))
}

fn over_four_pair(hand: Cards, best: Candidates) -> Option<Move> {
    let strongest = bomb_over_all(hand);
    if best.left.value > BOMB_FOUR_PAIR_ABOVE { strongest.or(best.found) } else { best.found.or(strongest) }
}

fn bomb_over_all(hand: Cards) -> Option<Move> {
    hand.fours().next().map(bomb).or_else(|| rocket(hand))
}

fn bomb_over(hand: Cards, top: u8) -> Option<Move> {
    hand.fours().above(top).next().map(bomb)
}

fn bomb(top: u8) -> Move {
    Move { kind: Kind::single(Form::Bomb, top), cards: Cards::of(top, 4) }
}

fn rocket(hand: Cards) -> Option<Move> {
    hand.has_rocket().then_some(Move { kind: Kind::ROCKET, cards: Cards::ROCKET })
}

/// Bombs are played when what remains is worth as much as after a pass, or anything at all.
fn bombs(f: &mut Recursive, hand: Cards, best: &mut Candidates) {
    for top in hand.fours() {
        let play = bomb(top);
        let left = f.worth(hand.minus(play.cards));
        let score = f.score(left);
        if left.value > 0 {
            best.keep(play, left, score);
        } else {
            best.try_lead(f, play.kind, play.cards);
        }
    }
}

/// Tries every higher play of the kind of `last`.
fn same_kind(f: &mut Recursive, hand: Cards, last: Kind, best: &mut Candidates) {
    let (form, top, length) = (last.form, last.top, last.length);
    match form {
        Form::Solo => equal(f, form, hand.ranks().above(top), 1, best),
        Form::Pair => equal(f, form, hand.pairs().above(top), 2, best),
        Form::Trio => equal(f, form, hand.trios().above(top), 3, best),
        Form::TrioSolo => carrying(f, hand, last, (hand.trios(), 3, 1), best),
        Form::TrioPair => carrying(f, hand, last, (hand.trios(), 3, 2), best),
        Form::FourSolo => carrying(f, hand, last, (hand.fours(), 4, 1), best),
        Form::FourPair => carrying(f, hand, last, (hand.fours(), 4, 2), best),
        Form::SoloChain => chains(f, hand.ranks(), last, 1, best),
        Form::PairChain => chains(f, hand.pairs(), last, 2, best),
        Form::TrioChain => chains(f, hand.trios(), last, 3, best),
        // Single wings are carried only by trios that are no broken fours.
        Form::AirplaneSolo if length <= 4 => carrying(f, hand, last, (hand.exactly(3), 3, 1), best),
        Form::AirplanePair if length <= 3 => carrying(f, hand, last, (hand.trios(), 3, 2), best),
        _ => {}
    }
}

fn equal(f: &mut Recursive, form: Form, ranks: Ranks, count: u8, best: &mut Candidates) {
    for rank in ranks {
        best.try_lead(f, Kind::single(form, rank), Cards::of(rank, count));
    }
}

fn chains(f: &mut Recursive, ranks: Ranks, last: Kind, count: u8, best: &mut Candidates) {
    for start in ranks.and(Ranks::CHAIN).runs(last.length).above(last.start()) {
        let kind = Kind::chain(last.form, start, last.length);
        best.try_lead(f, kind, Cards::run(start, last.length, count));
    }
}

/// Plays of `main` ranks, so many cards each, that carry different ranks, so many cards each.
fn carrying(
    f: &mut Recursive,
    hand: Cards,
    last: Kind,
    (main, cards_each, carried_each): (Ranks, u8, u8),
    best: &mut Candidates,
) {
    let many = if cards_each == 4 { 2 } else { last.length };
    let main = if last.length > 1 { main.and(Ranks::CHAIN) } else { main };
    for start in main.runs(last.length).above(last.start()) {
        let kind = Kind::chain(last.form, start, last.length);
        let base = Cards::run(start, last.length, cards_each);
        let others = hand.without(Ranks(base.0 / u64::from(cards_each)));
        let ranks = if carried_each == 1 { others.ranks() } else { others.pairs() };
        each_choice(ranks, many, carried_each, base, &mut |cards| best.try_lead(f, kind, cards));
    }
}

#[cfg(test)]
mod tests {
    use super::super::moves::follows;
    use super::super::testing::{Dealer, how_many};
    use super::super::value::Values;
    use super::*;

    fn answer(hand: &str, last: &str) -> String {
        let mut f = Recursive::new(Values::seed());
        let last = detect(last.parse().unwrap(), &SEED).unwrap();
        let play = respond(&mut f, hand.parse().unwrap(), last);
        play.map_or("pass".to_owned(), |play| play.cards.to_string())
    }

    #[test]
    fn it_finishes_when_it_can_and_bombs_a_bomb() {
        assert_eq!(answer("9", "8"), "9");
        assert_eq!(answer("3333", "AA"), "3333");
        assert_eq!(answer("34567BR", "2"), "BR");
        assert_eq!(answer("5555689", "4444"), "5555");
        assert_eq!(answer("5555689", "6666"), "pass");
        assert_eq!(answer("BR", "2222"), "BR");
        assert_eq!(answer("BR3", "2222"), "BR");
        assert_eq!(answer("2222A", "BR"), "pass");
    }

    #[test]
    fn it_answers_when_that_costs_less_than_a_turn() {
        assert_eq!(answer("579A", "4"), "5");
        assert_eq!(answer("34567", "4"), "pass");
    }

    #[test]
    fn every_answer_is_legal() {
        let mut dealer = Dealer::new(7);
        let mut f = Recursive::new(Values::seed());
        let mut out = Vec::new();
        for _ in 0..how_many(20_000, 400) {
            let (hand, other) = (dealer.hand(17), dealer.hand(12));
            let Some(lead) = f.lead(other) else { continue };
            follows(hand, lead.kind, &SEED, &mut out);
            if let Some(play) = respond(&mut f, hand, lead.kind) {
                assert!(out.contains(&play), "{hand} on {lead:?}: {play:?}");
            }
        }
    }
}
