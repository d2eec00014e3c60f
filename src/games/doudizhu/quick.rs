//! A quick player by exact splits: the value player's second form and the hand that finishes playouts.
//!
//! It weighs every play by the best split of what remains, as the series does with its own F, and adds
//! what the series lacks: partners leave each other the lead, nobody gives an opponent with one card a
//! low single card, and a side that is about to lose answers with everything it has. It looks at its own
//! hand and at how many cards the others hold, at nothing else.

use super::cards::{ACE, Cards, Ranks, TWO};
use super::kinds::{Form, Kind};
use super::moves::{Move, follows};
use super::round::Round;
use super::rules::Rules;
use super::solve::goes_out;
use super::split::{Split, Splitter};
use super::value::Values;

/// The quick player with its memory of splits.
#[derive(Clone, Debug)]
pub struct Quick {
    rules: Rules,
    splitter: Splitter,
    moves: Vec<Move>,
    round_cost: i32,
}

/// What the player sees of the others.
pub struct Sight {
    /// The play to beat is the partner's.
    partners: bool,
    /// The fewest cards an opponent holds.
    enemy: u32,
    /// How many cards the next seat holds, and whether it is the partner.
    next: u32,
    next_is_partner: bool,
}

impl Sight {
    /// Everything the player looks at, in one number below 2^24.
    pub fn code(&self) -> u64 {
        let flags = u64::from(self.partners) + 2 * u64::from(self.next_is_partner);
        flags + 4 * u64::from(self.enemy.min(4)) + 32 * u64::from(self.next.min(2))
    }

    /// What the seat to move sees.
    pub fn of(round: &Round) -> Sight {
        let count = |seat: u8| round.hands[usize::from(seat)].len();
        let next = (round.turn + 1) % 3;
        let enemies = (0..3).filter(|seat| !round.partners(*seat, round.turn));
        Sight {
            partners: round.last.is_some_and(|last| round.partners(last.seat, round.turn)),
            enemy: enemies.map(count).min().unwrap_or(20),
            next: count(next),
            next_is_partner: round.partners(next, round.turn),
        }
    }
}

impl Quick {
    /// A player under a value table and the rules of a table.
    pub fn new(values: &Values, rules: Rules) -> Quick {
        Quick { rules, splitter: Splitter::new(values.table()), moves: Vec::new(), round_cost: values.round }
    }

    /// The best split of a hand: value less turns, in points.
    pub fn worth(&mut self, hand: Cards) -> i32 {
        self.splitter.best(hand)
    }

    /// What to play; `None` is the pass. Of the other hands only the number of cards is looked at.
    pub fn choose(&mut self, round: &Round) -> Option<Move> {
        let (hand, last) = (round.hand(), round.to_beat());
        if goes_out(hand, last, &self.rules) {
            return super::table::as_play(hand, last, &self.rules);
        }
        let sight = Sight::of(round);
        match last {
            None => self.lead(hand, &sight),
            Some(last) => self.follow(hand, last, &sight),
        }
    }

    fn lead(&mut self, hand: Cards, sight: &Sight) -> Option<Move> {
        if sight.next_is_partner && sight.next == 1 {
            return hand.lowest().map(solo);
        }
        let split = self.splitter.split(hand);
        if split.rounds() == 2 {
            // Nothing comes between the rocket, or most often a bomb, and the last play.
            if let Some(bomb) = split.groups.iter().find(|group| group.kind.form.is_bomb()) {
                return Some(*bomb);
            }
        }
        pick_lead(&split, sight)
    }

    fn follow(&mut self, hand: Cards, last: Kind, sight: &Sight) -> Option<Move> {
        let mut moves = std::mem::take(&mut self.moves);
        follows(hand, last, &self.rules, &mut moves);
        let play = self.pick_follow(hand, last, sight, &moves);
        self.moves = moves;
        play
    }

    fn pick_follow(&mut self, hand: Cards, last: Kind, sight: &Sight, moves: &[Move]) -> Option<Move> {
        if sight.partners && last.top >= STRONG_PARTNER {
            return None;
        }
        let same = moves.iter().filter(|play| play.kind.form == last.form);
        if sight.enemy == 1 && last.form == Form::Solo && !sight.partners {
            // Whatever is lower lets him play his last card.
            if let Some(highest) = same.clone().max_by_key(|play| play.kind.top) {
                return Some(*highest);
            }
        }
        let best = self.best_left(hand, same);
        let now = self.worth(hand);
        let Some((play, left)) = best else { return self.bomb(hand, now, sight, moves) };
        let danger = !sight.partners && sight.enemy <= FEW_CARDS;
        let enough = if sight.partners { now } else { now - self.round_cost };
        let high = sight.partners && play.kind.top > TOP_OVER_PARTNER;
        if (left >= enough && !high) || danger {
            return Some(play);
        }
        self.bomb(hand, now, sight, moves)
    }

    fn best_left<'a>(&mut self, hand: Cards, moves: impl Iterator<Item = &'a Move>) -> Option<(Move, i32)> {
        let mut best: Option<(Move, i32)> = None;
        for play in moves {
            let left = self.worth(hand.minus(play.cards));
            if best.is_none_or(|(_, most)| left > most) {
                best = Some((*play, left));
            }
        }
        best
    }

    /// A bomb on an opponent's play, when the rest is strong or nothing else keeps him from winning.
    fn bomb(&mut self, hand: Cards, now: i32, sight: &Sight, moves: &[Move]) -> Option<Move> {
        if sight.partners {
            return None;
        }
        let bombs = moves.iter().filter(|play| play.kind.form.is_bomb());
        let (play, left) = self.best_left(hand, bombs)?;
        let danger = sight.enemy <= FEW_CARDS;
        (danger || left >= now - self.round_cost || left >= STRONG).then_some(play)
    }
}

/// The highest rank with which a partner's play is overtaken: the 2.
const TOP_OVER_PARTNER: u8 = TWO;
/// A partner's play of so high a rank is left alone.
const STRONG_PARTNER: u8 = ACE;
/// An opponent with so few cards is answered with everything.
const FEW_CARDS: u32 = 3;
/// By how many ranks single cards and pairs are put off while the next seat, an opponent, would answer
/// them with loose cards of his own.
const PUT_OFF: i32 = 4;
/// A rest worth so much is strong enough to bomb for the lead.
const STRONG: i32 = -8;

fn solo(rank: u8) -> Move {
    Move { kind: Kind::single(Form::Solo, rank), cards: Cards::of(rank, 1) }
}

/// The weakest group, of equals the one with more cards; bombs last, and before them what an opponent's
/// last card or pair could be played on.
fn pick_lead(split: &Split, sight: &Sight) -> Option<Move> {
    let feared = match sight.enemy {
        1 => Some(Form::Solo),
        2 => Some(Form::Pair),
        _ => None,
    };
    let order = |group: &&Move| {
        let form = group.kind.form;
        let fear = feared == Some(form);
        let put_off = !sight.next_is_partner && matches!(form, Form::Solo | Form::Pair);
        let late = weakness(group) + if put_off { PUT_OFF } else { 0 };
        let rank = if fear { -i32::from(group.kind.top) } else { 2 * late - i32::from(group.kind.size()) };
        (form.is_bomb(), fear, rank)
    };
    split.groups.iter().min_by_key(order).copied()
}

/// The lowest rank of a group, the jokers it carries not counted.
fn weakness(group: &Move) -> i32 {
    i32::from(group.cards.ranks().without(Ranks::JOKERS).next().unwrap_or(14))
}
