//! Styles of play by which hidden players are imagined, in deals and in playouts.
//!
//! Nobody knows how the others choose, so three ways are kept: a careful player by exact splits, a greedy
//! one by the series' own F, and a plain one who always takes the lowest. Each looks at one hand, the play
//! to beat and how many cards the others hold; the answers are remembered.

use super::cards::Cards;
use super::kinds::detect;
use super::moves::{Move, follows};
use super::quick::{Quick, Sight};
use super::recursive::Recursive;
use super::respond::respond;
use super::round::Round;
use super::rules::Rules;
use super::value::Values;
use super::yardstick;

/// How somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Style {
    /// By exact splits, with regard for the partner.
    Careful,
    /// By the series' F, without regard for anybody.
    Greedy,
    /// The lowest that is legal.
    Plain,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 3] = [Style::Careful, Style::Greedy, Style::Plain];
}

/// Remembered choices: 2^this many.
const MEMO_BITS: u32 = 15;

/// Players of every style, with one memory.
pub struct Styles {
    rules: Rules,
    quick: Quick,
    greedy: Recursive,
    moves: Vec<Move>,
    memo: Vec<(u64, u64, Option<Move>)>,
}

impl Styles {
    /// Players under a value table and the rules of a table.
    pub fn new(values: &Values, rules: Rules) -> Styles {
        let memo = vec![(0, 0, None); 1 << MEMO_BITS];
        Styles {
            rules,
            quick: Quick::new(values, rules),
            greedy: Recursive::new(values),
            moves: Vec::new(),
            memo,
        }
    }

    /// The rules of the table.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The careful player.
    pub fn quick(&mut self) -> &mut Quick {
        &mut self.quick
    }

    /// What a player of a style would do in the place of the seat to move; `None` is the pass.
    pub fn choose(&mut self, style: Style, round: &Round) -> Option<Move> {
        let hand = round.hand();
        let code = code(style, round);
        let mixed = (hand.0 ^ code.rotate_left(32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let place = ((mixed ^ mixed >> 29).wrapping_mul(0xd6e8_feb8_6659_fd93) >> (64 - MEMO_BITS)) as usize;
        if let Some((_, _, play)) = self.memo.get(place).filter(|slot| slot.0 == hand.0 && slot.1 == code) {
            return *play;
        }
        let play = self.fresh(style, round);
        if let Some(slot) = self.memo.get_mut(place) {
            *slot = (hand.0, code, play);
        }
        play
    }

    /// What is bid on a hand of 17 cards where `least` to `most` are open; 0 is the pass. Where calling and
    /// robbing are all there is, a hand worth one point calls and one worth two robs.
    pub fn bid(&mut self, hand: Cards, (least, most): (u8, u8), robs: bool) -> u8 {
        let worth = self.greedy.bid(hand);
        let enough = if robs { 2 } else { least };
        if worth >= enough { worth.clamp(least, most) } else { 0 }
    }

    fn fresh(&mut self, style: Style, round: &Round) -> Option<Move> {
        let play = match style {
            Style::Careful => return self.quick.choose(round),
            Style::Greedy => self.greedy(round),
            Style::Plain => self.plain(round),
        };
        // Both know the series' rules only; where the table's differ the careful player stands in.
        let legal = play.is_none_or(|play| detect(play.cards, &self.rules) == Some(play.kind));
        if legal { play } else { self.quick.choose(round) }
    }

    fn greedy(&mut self, round: &Round) -> Option<Move> {
        match round.last {
            None => self.greedy.lead(round.hand()),
            Some(last) => respond(&mut self.greedy, round.hand(), last.kind),
        }
    }

    fn plain(&mut self, round: &Round) -> Option<Move> {
        let Some(last) = round.last else { return yardstick::lead(round.hand(), &self.rules) };
        follows(round.hand(), last.kind, &self.rules, &mut self.moves);
        let same = self.moves.iter().filter(|play| play.kind.form == last.kind.form);
        same.min_by_key(|play| play.kind.top).copied()
    }
}

/// All that a choice depends on besides the hand, in one number.
fn code(style: Style, round: &Round) -> u64 {
    let last = round.last.map_or(0, |last| {
        let kind = last.kind;
        1 + kind.form as u64 + 16 * u64::from(kind.top) + 256 * u64::from(kind.length)
    });
    let sight = if style == Style::Careful { Sight::of(round).code() } else { 0 };
    1 + style as u64 + 4 * last + (sight << 20)
}
