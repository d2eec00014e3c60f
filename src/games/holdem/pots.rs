//! Main and side pots, and how they are paid.

use super::ranking::Score;
use super::rules::{Chips, MOST_SEATS, OddChips, Seats, after};

/// A pot and who may win it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pot {
    /// The chips in it.
    pub chips: Chips,
    /// The seats that may win it.
    pub seats: Seats,
}

/// What everybody has put in: what pots are made of.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    /// The chips of each seat.
    pub paid: [Chips; MOST_SEATS],
    /// Chips of the main pot that are nobody's.
    pub dead: Chips,
    /// Who has not folded.
    pub live: Seats,
}

/// The pots of a hand, the main pot first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pots {
    pots: [Pot; MOST_SEATS],
    count: usize,
    /// A bet that nobody has called, and whose it was; it goes back.
    pub uncalled: Option<(usize, Chips)>,
}

impl Pots {
    /// The pots.
    pub fn iter(&self) -> impl Iterator<Item = Pot> + '_ {
        self.pots[..self.count].iter().copied()
    }

    /// All chips in them.
    pub fn total(&self) -> Chips {
        self.iter().map(|pot| pot.chips).sum()
    }
}

impl Stakes {
    /// Who has put in most of those that have not folded, and how much more that is than anybody else has.
    fn uncalled(&self) -> Option<(usize, Chips)> {
        let (mut first, mut second, mut seat) = (0, 0, 0);
        for (at, paid) in self.paid.iter().enumerate() {
            if *paid > first {
                (second, first, seat) = (first, *paid, at);
            } else if *paid > second {
                second = *paid;
            }
        }
        (first > second && self.live >> seat & 1 == 1).then_some((seat, first - second))
    }

    /// Shares what was put in among the pots: one for each height to which somebody still in has paid.
    pub fn pots(&self) -> Pots {
        let mut paid = self.paid;
        let mut pots = Pots { uncalled: self.uncalled(), ..Pots::default() };
        if let Some((seat, chips)) = pots.uncalled {
            paid[seat] -= chips;
        }
        let (mut left, mut below) = (self.live, 0);
        while left != 0 && pots.count < MOST_SEATS {
            let seats = (0..MOST_SEATS).filter(|seat| left >> seat & 1 == 1);
            let height = seats.map(|seat| paid[seat]).min().unwrap_or(below);
            let chips = paid.iter().map(|paid| (*paid).min(height) - (*paid).min(below)).sum();
            if chips > 0 || pots.count == 0 {
                pots.pots[pots.count] = Pot { chips, seats: left };
                pots.count += 1;
            }
            below = height;
            (0..MOST_SEATS).filter(|seat| paid[*seat] <= height).for_each(|seat| left &= !(1 << seat));
        }
        let over: Chips = paid.iter().map(|paid| paid - (*paid).min(below)).sum();
        let last = pots.count.saturating_sub(1);
        pots.pots[last].chips += over;
        pots.pots[0].chips += self.dead;
        pots
    }
}

impl Pots {
    /// Pays the pots to the best hands: what each seat gets, the uncalled bet too.
    pub fn paid(
        &self,
        scores: &[Score; MOST_SEATS],
        (button, odd): (usize, OddChips),
    ) -> [Chips; MOST_SEATS] {
        let mut gets = [0; MOST_SEATS];
        if let Some((seat, chips)) = self.uncalled {
            gets[seat] += chips;
        }
        let pots = if odd == OddChips::ByPot { self.merged(scores) } else { *self };
        for pot in pots.iter() {
            let winners = best(pot.seats, scores);
            share(pot.chips, winners, (button, odd), &mut gets);
        }
        gets
    }
}

impl Pots {
    /// The pots as they are once hands that win nothing are put away: those left to the same hands are one.
    fn merged(&self, scores: &[Score; MOST_SEATS]) -> Pots {
        let winners = self.iter().fold(0, |set, pot| set | best(pot.seats, scores));
        let mut merged = Pots { uncalled: self.uncalled, ..Pots::default() };
        for pot in self.iter() {
            let seats = pot.seats & winners;
            match merged.pots[..merged.count].last_mut().filter(|last| last.seats == seats) {
                Some(last) => last.chips += pot.chips,
                None => {
                    merged.pots[merged.count] = Pot { chips: pot.chips, seats };
                    merged.count += 1;
                }
            }
        }
        merged
    }
}

/// The seats of a set with the best score.
fn best(seats: Seats, scores: &[Score; MOST_SEATS]) -> Seats {
    let (mut winners, mut top) = (0, Score::NONE);
    for (seat, score) in scores.iter().enumerate().filter(|(seat, _)| seats >> seat & 1 == 1) {
        if *score > top || winners == 0 {
            (winners, top) = (1 << seat, *score);
        } else if *score == top {
            winners |= 1 << seat;
        }
    }
    winners
}

fn share(chips: Chips, winners: Seats, (button, odd): (usize, OddChips), gets: &mut [Chips; MOST_SEATS]) {
    let count = Chips::from(winners.count_ones().max(1));
    let (each, mut rest) = (chips / count, chips % count);
    let mut seat = button;
    for _ in 0..winners.count_ones() {
        let Some(next) = after(winners, seat) else { return };
        let extra = if odd == OddChips::ByPot { rest } else { rest.min(1) };
        gets[next] += each + extra;
        rest -= extra;
        seat = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stakes(paid: &[Chips], live: Seats) -> Stakes {
        let mut all = [0; MOST_SEATS];
        all[..paid.len()].copy_from_slice(paid);
        Stakes { paid: all, dead: 0, live }
    }

    fn shown(stakes: &Stakes) -> Vec<(Chips, Seats)> {
        stakes.pots().iter().map(|pot| (pot.chips, pot.seats)).collect()
    }

    #[test]
    fn every_height_of_an_all_in_makes_a_pot() {
        let four = stakes(&[50, 100, 200, 450], 0b1111);
        assert_eq!(shown(&four), [(200, 0b1111), (150, 0b1110), (200, 0b1100)]);
        assert_eq!(four.pots().uncalled, Some((3, 250)));
    }

    #[test]
    fn what_was_folded_stays_in_the_pots_it_reached() {
        let three = stakes(&[50, 30, 50, 20], 0b0101);
        assert_eq!(shown(&three), [(150, 0b0101)]);
        assert_eq!(shown(&Stakes { dead: 7, ..three }), [(157, 0b0101)]);
    }

    #[test]
    fn pots_of_the_same_winners_may_be_shared_as_one() {
        let pots = stakes(&[1, 2, 4, 4], 0b1111).pots();
        assert_eq!(pots.iter().map(|pot| pot.chips).collect::<Vec<_>>(), [4, 3, 4]);
        let mut scores = [Score::NONE; MOST_SEATS];
        let aces = super::super::ranking::ranked(&super::super::card::parse("AhKd").unwrap());
        (scores[2], scores[3]) =
            (super::super::ranking::Ranking::score(aces), super::super::ranking::Ranking::score(aces));
        assert_eq!(pots.paid(&scores, (1, OddChips::LeftOfButton))[2..4], [6, 5], "3 is an odd pot");
        let five = stakes(&[1, 2, 3, 3], 0b1111).pots();
        assert_eq!(five.paid(&scores, (1, OddChips::LeftOfButton))[2..4], [5, 4]);
        let two_odd = stakes(&[1, 2, 7, 7, 1], 0b1111).pots();
        assert_eq!(two_odd.paid(&scores, (1, OddChips::LeftOfButton))[2..4], [10, 8], "5 and 3 are odd");
        assert_eq!(two_odd.paid(&scores, (1, OddChips::ByPot))[2..4], [9, 9], "18 is not");
    }

    #[test]
    fn odd_chips_go_to_the_left_of_the_button() {
        let pots = stakes(&[7, 7, 7], 0b111).pots();
        let mut scores = [Score::NONE; MOST_SEATS];
        let same = super::super::ranking::ranked(&super::super::card::parse("AhKd").unwrap());
        scores[0] = super::super::ranking::Ranking::score(same);
        scores[2] = scores[0];
        assert_eq!(pots.paid(&scores, (2, OddChips::LeftOfButton))[..3], [11, 0, 10]);
        assert_eq!(pots.paid(&scores, (0, OddChips::LeftOfButton))[..3], [10, 0, 11]);
        scores[1] = scores[0];
        let twenty = Stakes { dead: 2, ..stakes(&[6, 6, 6], 0b111) }.pots();
        assert_eq!(twenty.paid(&scores, (1, OddChips::LeftOfButton))[..3], [7, 6, 7]);
        assert_eq!(twenty.paid(&scores, (1, OddChips::ByPot))[..3], [6, 6, 8]);
    }
}
