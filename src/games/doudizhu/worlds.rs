//! Imagined deals: hidden hands that agree with what a seat knows, likelier ones more often.
//!
//! How likely a deal is follows from what the hidden players did: each is imagined to play in one of a few
//! styles, and a deal explains a turn well when that style, holding those cards, would have done the same.
//! Deals are drawn by a random walk that swaps a few cards at a time (Metropolis), so that it stays where
//! deals explain the play; the styles are walked along with the cards.

use super::cards::Cards;
use super::dice::Dice;
use super::knowledge::{Known, Seen};
use super::moves::{Move, follows};
use super::styles::{Style, Styles};

/// An imagined deal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deal {
    /// All three hands as they may be now.
    pub hands: [Cards; 3],
    /// How each seat plays; that of the own seat says nothing.
    pub styles: [Style; 3],
}

/// How often a style is met, and how its players keep to it: how likely they are to do just what it
/// would do, to play other cards of the same kind, and to do something else.
struct Habit {
    met: f64,
    same: f64,
    kind: f64,
    other: f64,
}

const HABITS: [Habit; 3] = [
    Habit { met: 0.5, same: 0.5, kind: 0.25, other: 0.15 },
    Habit { met: 0.3, same: 0.92, kind: 0.05, other: 0.03 },
    Habit { met: 0.2, same: 0.92, kind: 0.05, other: 0.03 },
];

/// Walks through the deals of one position.
pub struct Worlds<'a> {
    known: &'a Known,
    /// The unseen cards that may be anywhere, those of the next seat first.
    pile: Vec<u8>,
    /// How many of them the next seat holds.
    split: usize,
    deal: Deal,
    /// How well the deal explains what each seat did.
    fits: [f64; 3],
    steps: u32,
    moves: Vec<Move>,
}

impl<'a> Worlds<'a> {
    /// Deals for a position, so many steps of the walk between two of them (0 draws evenly).
    pub fn new(known: &'a Known, steps: u32, styles: &mut Styles, dice: &mut dyn Dice) -> Worlds<'a> {
        let mut pile: Vec<u8> = known.unseen.minus(known.fixed).each_card().collect();
        let next = known.hidden()[0];
        let fixed = if next == known.now.landlord { known.fixed.len() } else { 0 };
        let split = ((known.counts[usize::from(next)] - fixed) as usize).min(pile.len());
        shuffle(&mut pile, split, dice);
        let deal = Deal { hands: [Cards::NONE; 3], styles: [Style::Careful; 3] };
        let mut worlds = Worlds { known, pile, split, deal, fits: [1.0; 3], steps, moves: Vec::new() };
        worlds.deal.hands = worlds.hands();
        if worlds.walks() {
            worlds.fits = worlds.fit(worlds.deal, styles, 0.0).unwrap_or([1.0; 3]);
            worlds.walk(4 * steps, styles, dice);
        }
        worlds
    }

    fn walks(&self) -> bool {
        self.steps > 0 && self.known.turns.len() > 1 && self.split > 0 && self.split < self.pile.len()
    }

    /// One imagined deal.
    pub fn draw(&mut self, styles: &mut Styles, dice: &mut dyn Dice) -> Deal {
        if self.walks() {
            self.walk(self.steps, styles, dice);
        } else {
            shuffle(&mut self.pile, self.split, dice);
            self.deal.hands = self.hands();
        }
        self.deal
    }

    /// The hands when the pile is cut where the next seat's cards end.
    fn hands(&self) -> [Cards; 3] {
        let [next, third] = self.known.hidden();
        let free = self.pile.iter().take(self.split).fold(Cards::NONE, |sum, rank| sum.plus(Cards::of(*rank, 1)));
        let first = if next == self.known.now.landlord { free.plus(self.known.fixed) } else { free };
        let mut hands = self.known.now.hands;
        hands[usize::from(next)] = first;
        hands[usize::from(third)] = self.known.unseen.minus(first);
        hands
    }

    fn walk(&mut self, steps: u32, styles: &mut Styles, dice: &mut dyn Dice) {
        for step in 0..steps {
            if step % 4 == 3 {
                self.change_style(self.known.hidden()[dice.below(2) as usize], styles, dice);
            }
            self.swap_cards(styles, dice);
        }
    }

    /// Swaps one to three cards of the hidden hands, if that explains the play well enough.
    fn swap_cards(&mut self, styles: &mut Styles, dice: &mut dyn Dice) {
        let many = (1 + dice.below(3) as usize).min(self.split).min(self.pile.len() - self.split);
        let mut swaps = [(0, 0); 3];
        for swap in swaps.iter_mut().take(many) {
            let mine = dice.below(self.split as u32) as usize;
            let theirs = self.split + dice.below((self.pile.len() - self.split) as u32) as usize;
            *swap = (mine, theirs);
            self.pile.swap(mine, theirs);
        }
        let deal = Deal { hands: self.hands(), ..self.deal };
        if deal.hands == self.deal.hands {
            return;
        }
        let least = chance(dice) * self.fits.iter().product::<f64>();
        match self.fit(deal, styles, least) {
            Some(fits) => (self.deal, self.fits) = (deal, fits),
            None => swaps.iter().take(many).rev().for_each(|(mine, theirs)| self.pile.swap(*mine, *theirs)),
        }
    }

    fn change_style(&mut self, seat: u8, styles: &mut Styles, dice: &mut dyn Dice) {
        let at = usize::from(seat);
        let style = Style::ALL[(self.deal.styles[at] as u32 + 1 + dice.below(2)) as usize % 3];
        let mut deal = self.deal;
        deal.styles[at] = style;
        let least = chance(dice) * self.fits[at];
        if let Some(fit) = self.fit_of(&deal, seat, styles, least) {
            (self.deal, self.fits[at]) = (deal, fit);
        }
    }

    /// How well a deal explains what each seat did; `None` when the product is below `least`.
    fn fit(&mut self, deal: Deal, styles: &mut Styles, least: f64) -> Option<[f64; 3]> {
        let mut fits = [1.0; 3];
        let [next, third] = self.known.hidden();
        let first = self.fit_of(&deal, next, styles, least)?;
        let second = self.fit_of(&deal, third, styles, least / first)?;
        fits[usize::from(next)] = first;
        fits[usize::from(third)] = second;
        Some(fits)
    }

    /// How well a deal explains what one seat did, its latest turn first.
    fn fit_of(&mut self, deal: &Deal, seat: u8, styles: &mut Styles, least: f64) -> Option<f64> {
        let style = deal.styles[usize::from(seat)];
        let habit = &HABITS[style as usize];
        let known = self.known;
        let mut fit = habit.met;
        for turn in known.turns.iter().rev().filter(|turn| turn.before.turn == seat) {
            fit *= self.agreement(turn, deal, (style, habit), styles);
            if fit < least {
                return None;
            }
        }
        Some(fit)
    }

    fn agreement(&mut self, turn: &Seen, deal: &Deal, (style, habit): (Style, &Habit), styles: &mut Styles) -> f64 {
        let mut before = turn.before;
        for (hand, now) in before.hands.iter_mut().zip(deal.hands) {
            *hand = hand.plus(now);
        }
        if let (None, Some(last)) = (turn.play, before.last) {
            follows(before.hand(), last.kind, styles.rules(), &mut self.moves);
            if self.moves.is_empty() {
                return 1.0;
            }
        }
        match (styles.choose(style, &before), turn.play) {
            (expected, seen) if expected == seen => habit.same,
            (Some(expected), Some(seen)) if expected.kind.form == seen.kind.form => habit.kind,
            _ => habit.other,
        }
    }
}

/// Brings random cards of the pile to its first `many` places.
fn shuffle(pile: &mut [u8], many: usize, dice: &mut dyn Dice) {
    for at in 0..many {
        let other = at + dice.below((pile.len() - at) as u32) as usize;
        pile.swap(at, other);
    }
}

/// A number from 0 to below 1.
fn chance(dice: &mut dyn Dice) -> f64 {
    f64::from(dice.below(1 << 30)) / f64::from(1 << 30)
}
