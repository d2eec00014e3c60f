//! The betting of one hand: whose turn it is, what may be done, and who has how many chips. Cards are no matter
//! here: when the betting is over, [`Table::paid`] takes how good everybody's hand is.

use super::action::Action;
use super::pots::{Pots, Stakes};
use super::ranking::Score;
use super::rules::{Chips, MOST_CHIPS, MOST_SEATS, Posts, Reopen, Rules, Seats, after};
use super::street::Street;

/// What a hand waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A seat (from 0) is to act.
    Acting(usize),
    /// All others have folded.
    Uncontested(usize),
    /// Hands are compared, once the board is whole.
    Showdown,
}

/// What the seat to act may do; raises are chips of the whole hand, as in [`Action::RaiseTo`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The chips that a call takes, 0 for a check.
    pub call: Chips,
    /// The least and the most that may be raised to; none where there may be no raise.
    pub raise: Option<(Chips, Chips)>,
}

/// Why a hand cannot begin, or an action is not possible. The hand is then as before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// Too few seats with chips, or too many seats.
    #[error("{0} seats with chips; two to ten play")]
    Seats(usize),
    /// A number of chips that is below 0 or beyond all bounds.
    #[error("{0} chips")]
    Chips(Chips),
    /// The button is at no seat.
    #[error("there is no seat {0} for the button")]
    Button(usize),
    /// Nobody is to act any more.
    #[error("the betting is over")]
    Over,
    /// A raise where none is allowed.
    #[error("there may be no raise here")]
    NoRaise,
    /// A raise below the least.
    #[error("a raise to {to}, where the least is to {least}")]
    TooLittle {
        /// What was raised to.
        to: Chips,
        /// The least.
        least: Chips,
    },
    /// A raise beyond the stack.
    #[error("a raise to {to}, where the stack reaches to {most}")]
    TooMuch {
        /// What was raised to.
        to: Chips,
        /// All-in.
        most: Chips,
    },
}

/// A hand's betting under way.
#[derive(Clone, Debug)]
pub struct Table {
    rules: Rules,
    seats: usize,
    button: usize,
    dealt: Seats,
    live: Seats,
    /// Who has yet to act on this street.
    pending: Seats,
    stage: Stage,
    street: Street,
    /// The highest bet of this street.
    level: Chips,
    /// The largest raise of this street.
    step: Chips,
    /// All-ins since then that were less than it, together, as long as that is less than it too.
    short: Chips,
    /// Who has acted since the last full raise.
    acted: Seats,
    /// The least that may be raised to on this street, by the ACPC's count.
    floor: Chips,
    stacks: [Chips; MOST_SEATS],
    bets: [Chips; MOST_SEATS],
    paid: [Chips; MOST_SEATS],
    antes: [Chips; MOST_SEATS],
    dead: Chips,
}

impl Table {
    /// Begins a hand with the usual posts. A seat without chips is not dealt in.
    ///
    /// # Errors
    /// Fewer than two seats with chips or more than ten, numbers of chips out of bounds, a button at no seat.
    pub fn new(rules: Rules, stacks: &[Chips], button: usize) -> Result<Table, TableError> {
        let dealt = dealt(stacks)?;
        if button >= stacks.len() {
            return Err(TableError::Button(button + 1));
        }
        Table::posted(rules, stacks, (button, &rules.posts(dealt, button)))
    }

    /// Begins a hand with these posts.
    ///
    /// # Errors
    /// As for [`Table::new`].
    pub fn posted(
        rules: Rules,
        stacks: &[Chips],
        (button, posts): (usize, &Posts),
    ) -> Result<Table, TableError> {
        let dealt = dealt(stacks)?;
        if button >= stacks.len() {
            return Err(TableError::Button(button + 1));
        }
        let money = [rules.small_blind, rules.big_blind, rules.ante];
        let amounts = money.iter().chain(&posts.blinds).chain(&posts.late).chain(&posts.antes).chain(&posts.dead);
        if let Some(wrong) = amounts.copied().find(|chips| !(0..=MOST_CHIPS).contains(chips)) {
            return Err(TableError::Chips(wrong));
        }
        let mut table = Table {
            rules,
            seats: stacks.len(),
            button,
            dealt,
            live: dealt,
            pending: 0,
            stage: Stage::Showdown,
            street: Street::Preflop,
            level: 0,
            step: 0,
            short: 0,
            acted: 0,
            floor: 0,
            stacks: [0; MOST_SEATS],
            bets: [0; MOST_SEATS],
            paid: [0; MOST_SEATS],
            antes: [0; MOST_SEATS],
            dead: 0,
        };
        table.stacks[..stacks.len()].copy_from_slice(stacks);
        let last = table.post(posts);
        table.begin(last);
        Ok(table)
    }

    /// Takes antes and blinds as far as the stacks go; gives the seat after which the play begins.
    fn post(&mut self, posts: &Posts) -> usize {
        let (mut last, mut most) = (self.button, 0);
        for turns in 1..=self.seats {
            let seat = (self.button + turns) % self.seats;
            if self.dealt >> seat & 1 == 0 {
                continue;
            }
            self.antes[seat] = posts.antes[seat].min(self.stacks[seat]);
            self.stacks[seat] -= self.antes[seat];
            let dead = posts.dead[seat].min(self.stacks[seat]);
            self.stacks[seat] -= dead;
            self.dead += dead;
            self.put(seat, posts.blinds[seat] + posts.late[seat]);
            if posts.blinds[seat] > 0 && posts.blinds[seat] >= most {
                (last, most) = (seat, posts.blinds[seat]);
            }
            self.level = self.level.max(self.bets[seat]);
        }
        self.floor = self.level + self.rules.big_blind;
        last
    }

    #[inline]
    fn put(&mut self, seat: usize, chips: Chips) {
        let chips = chips.min(self.stacks[seat]);
        self.stacks[seat] -= chips;
        self.bets[seat] += chips;
        self.paid[seat] += chips;
    }

    /// Begins a street after this seat, or goes on where nobody can act on it.
    fn begin(&mut self, from: usize) {
        let reach = self.reach();
        self.pending = 0;
        for seat in 0..self.seats {
            let can = self.live >> seat & 1 == 1 && self.stacks[seat] > 0 && reach > self.bets[seat];
            self.pending |= Seats::from(can) << seat;
        }
        if self.pending.count_ones() == 1 {
            let alone = self.pending.trailing_zeros() as usize;
            if self.bets[alone] >= self.level {
                self.pending = 0;
            }
        }
        self.turn(from);
    }

    /// As much as two seats can bet on this street.
    fn reach(&self) -> Chips {
        let (mut first, mut second) = (0, 0);
        for seat in (0..self.seats).filter(|seat| self.live >> seat & 1 == 1) {
            let whole = self.stacks[seat] + self.bets[seat];
            second = second.max(whole.min(first));
            first = first.max(whole);
        }
        second
    }

    /// The turn goes to the next who has to act, or the street is over.
    #[inline]
    fn turn(&mut self, from: usize) {
        let next = if self.live.count_ones() > 1 { after(self.pending, from) } else { None };
        match next {
            Some(seat) => self.stage = Stage::Acting(seat),
            None => self.end(),
        }
    }

    fn end(&mut self) {
        self.pending = 0;
        if self.live.count_ones() == 1 {
            self.stage = Stage::Uncontested(self.live.trailing_zeros() as usize);
            return;
        }
        let can_bet = (0..self.seats).filter(|seat| self.live >> seat & 1 == 1 && self.stacks[*seat] > 0);
        match self.street.next().filter(|_| can_bet.count() > 1) {
            None => self.stage = Stage::Showdown,
            Some(street) => {
                self.street = street;
                self.bets = [0; MOST_SEATS];
                (self.level, self.step, self.floor) = (0, 0, self.rules.big_blind);
                (self.short, self.acted) = (0, 0);
                self.begin(self.button);
            }
        }
    }

    /// What the seat to act may do; none once the betting is over.
    #[inline]
    pub fn options(&self) -> Option<Options> {
        let Stage::Acting(seat) = self.stage else { return None };
        let owed = self.level - self.bets[seat];
        Some(Options { call: owed.min(self.stacks[seat]), raise: self.raises(seat, owed) })
    }

    #[inline]
    fn raises(&self, seat: usize, owed: Chips) -> Option<(Chips, Chips)> {
        if self.stacks[seat] <= owed || !self.is_open(seat, owed) || !self.can_be_called(seat) {
            return None;
        }
        let least = match self.rules.reopen {
            Reopen::FullRaiseOnly => self.level + self.step.max(self.rules.big_blind),
            Reopen::Acpc => self.floor,
        };
        let (before, most) = (self.before(seat), self.bets[seat] + self.stacks[seat]);
        Some((before + least.min(most), before + most))
    }

    /// Whether a seat may raise after what was raised since it acted last.
    #[inline]
    fn is_open(&self, seat: usize, owed: Chips) -> bool {
        let is_closed = owed < self.step || (self.short > 0 && self.acted >> seat & 1 == 1);
        self.rules.reopen == Reopen::Acpc || !is_closed
    }

    /// Whether somebody else could put in more than the highest bet.
    #[inline]
    fn can_be_called(&self, by: usize) -> bool {
        let others = self.live & !(1 << by);
        (0..self.seats)
            .any(|seat| others >> seat & 1 == 1 && self.stacks[seat] + self.bets[seat] > self.level)
    }

    /// The chips that a seat has put in on earlier streets.
    #[inline]
    fn before(&self, seat: usize) -> Chips {
        self.paid[seat] - self.bets[seat]
    }

    /// Does what the seat to act has chosen. A fold is taken even where a check is free.
    ///
    /// # Errors
    /// Why that is not possible; nothing has changed.
    #[inline]
    pub fn act(&mut self, action: Action) -> Result<(), TableError> {
        let Stage::Acting(seat) = self.stage else { return Err(TableError::Over) };
        match action {
            Action::Fold => self.live &= !(1 << seat),
            Action::Call => self.put(seat, self.level - self.bets[seat]),
            Action::RaiseTo(to) => {
                self.check_raise(seat, to)?;
                self.raise(seat, to - self.before(seat));
            }
        }
        self.pending &= !(1 << seat);
        self.acted |= 1 << seat;
        self.turn(seat);
        Ok(())
    }

    fn check_raise(&self, seat: usize, to: Chips) -> Result<(), TableError> {
        let raises = self.raises(seat, self.level - self.bets[seat]);
        let (least, most) = raises.ok_or(TableError::NoRaise)?;
        match to {
            to if to < least => Err(TableError::TooLittle { to, least }),
            to if to > most => Err(TableError::TooMuch { to, most }),
            _ => Ok(()),
        }
    }

    fn raise(&mut self, seat: usize, to: Chips) {
        let step = to - self.level;
        self.put(seat, to - self.bets[seat]);
        self.floor = self.floor.max(to + step);
        if step >= self.step {
            self.acted = 0;
        }
        self.step = self.step.max(step);
        self.short = if self.stacks[seat] > 0 { 0 } else { self.short + step };
        if self.short >= self.step {
            self.short = 0;
        }
        self.level = to;
        let others = (0..self.seats).filter(|other| self.live >> other & 1 == 1 && self.stacks[*other] > 0);
        self.pending = others.fold(0, |set, other| set | 1 << other);
    }

    /// What the hand waits for.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat to act, from 0.
    pub fn turn_of(&self) -> Option<usize> {
        if let Stage::Acting(seat) = self.stage { Some(seat) } else { None }
    }

    /// The street of the last betting.
    pub fn street(&self) -> Street {
        self.street
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many seats there are, empty ones too.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The seat of the button, from 0.
    pub fn button(&self) -> usize {
        self.button
    }

    /// The seats that were dealt in.
    pub fn dealt(&self) -> Seats {
        self.dealt
    }

    /// The seats that have not folded.
    pub fn live(&self) -> Seats {
        self.live
    }

    /// The chips behind each seat.
    pub fn stacks(&self) -> &[Chips] {
        &self.stacks[..self.seats]
    }

    /// The chips that each seat has bet on this street.
    pub fn bets(&self) -> &[Chips] {
        &self.bets[..self.seats]
    }

    /// The chips that each seat has bet in the whole hand, antes apart.
    pub fn spent(&self) -> &[Chips] {
        &self.paid[..self.seats]
    }

    /// The antes that each seat has paid, those of the big blind for all apart.
    pub fn antes(&self) -> &[Chips] {
        &self.antes[..self.seats]
    }

    /// The highest bet of this street.
    pub fn level(&self) -> Chips {
        self.level
    }

    /// All chips that were put in.
    pub fn pot(&self) -> Chips {
        self.dead + self.paid.iter().chain(&self.antes).sum::<Chips>()
    }

    /// Main and side pots as they stand.
    pub fn pots(&self) -> Pots {
        let mut paid = self.paid;
        paid.iter_mut().zip(&self.antes).for_each(|(paid, ante)| *paid += ante);
        Stakes { paid, dead: self.dead, live: self.live }.pots()
    }

    /// The stacks after the pots are paid, by how good each seat's hand is (folded ones do not count).
    pub fn paid(&self, scores: &[Score; MOST_SEATS]) -> [Chips; MOST_SEATS] {
        let gets = self.pots().paid(scores, (self.button, self.rules.odd_chips));
        std::array::from_fn(|seat| self.stacks[seat] + gets[seat])
    }
}

/// The seats with chips.
fn dealt(stacks: &[Chips]) -> Result<Seats, TableError> {
    if let Some(wrong) = stacks.iter().find(|chips| !(0..=MOST_CHIPS).contains(*chips)) {
        return Err(TableError::Chips(*wrong));
    }
    let with = stacks.iter().enumerate().filter(|(_, chips)| **chips > 0);
    let count = with.clone().count();
    if count < 2 || stacks.len() > MOST_SEATS {
        return Err(TableError::Seats(if count < 2 { count } else { stacks.len() }));
    }
    Ok(with.fold(0, |set, (seat, _)| set | 1 << seat))
}

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
