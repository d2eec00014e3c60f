//! How every class of starting hands fares against every other, all in before the flop: counted over all boards,
//! one of each set that differs in suits alone. Stored in `data/holdem/class_equity.bin`.

use std::sync::OnceLock;

use super::super::card::{Card, Cards};
use super::super::class::{CLASSES, COMBOS, Class, combo_index, combos};
use super::super::ranking::{Ranking, ranked};

/// Boards of five cards that the 48 cards leave which two hands do not hold.
const BOARDS: f64 = 1_712_304.0;
/// The stored numbers are shares of this.
const ONE: f64 = 65_535.0;
/// Above the diagonal and on it, row by row, two bytes a number, the low one first.
const STORED: &[u8] = include_bytes!("../../../../data/holdem/class_equity.bin");

/// Equities of classes against classes, and how often they meet.
pub struct Matrix {
    equity: Vec<f32>,
    meetings: Vec<f32>,
}

impl Matrix {
    /// The stored one.
    pub fn stored() -> &'static Matrix {
        static MATRIX: OnceLock<Matrix> = OnceLock::new();
        MATRIX.get_or_init(|| Matrix::read(STORED))
    }

    /// What the first class wins of a pot against the second, a tie counting half: 0 to 1.
    pub fn equity(&self, mine: Class, other: Class) -> f32 {
        self.equity[mine.index() * CLASSES + other.index()]
    }

    /// The equities of a class, by the number of the other.
    pub fn row(&self, mine: Class) -> &[f32] {
        &self.equity[mine.index() * CLASSES..][..CLASSES]
    }

    /// In how many ways two hands of these classes can be dealt together, by the number of the other.
    pub fn meetings(&self, mine: Class) -> &[f32] {
        &self.meetings[mine.index() * CLASSES..][..CLASSES]
    }

    fn read(bytes: &[u8]) -> Matrix {
        let mut numbers = bytes.as_chunks::<2>().0.iter().map(|pair| u16::from_le_bytes(*pair));
        let mut equity = vec![0.5; CLASSES * CLASSES];
        for row in 0..CLASSES {
            for column in row..CLASSES {
                let share = numbers.next().map_or(0.5, |number| f64::from(number) / ONE);
                equity[row * CLASSES + column] = share as f32;
                equity[column * CLASSES + row] = (1.0 - share) as f32;
            }
        }
        Matrix { equity, meetings: meetings() }
    }

    /// Counts it anew, over all boards; takes a minute.
    pub fn counted() -> Matrix {
        let mut tally = Tally::new();
        canonical_boards(|board, times| tally.add(board, times));
        let meetings = meetings();
        let shares = tally
            .halves
            .iter()
            .zip(&meetings)
            .map(|(halves, meetings)| (*halves as f64 / (2.0 * BOARDS * f64::from(*meetings))) as f32);
        Matrix { equity: shares.collect(), meetings }
    }

    /// As it is stored.
    pub fn bytes(&self) -> Vec<u8> {
        let upper = (0..CLASSES).flat_map(|row| (row..CLASSES).map(move |column| row * CLASSES + column));
        upper.flat_map(|at| ((f64::from(self.equity[at]) * ONE).round() as u16).to_le_bytes()).collect()
    }
}

/// Pairs of hands without a card in common, by class and class.
fn meetings() -> Vec<f32> {
    let mut counts = vec![0.0; CLASSES * CLASSES];
    for mine in Class::all() {
        let Some(hole) = mine.combos().next() else { continue };
        for other in combos().filter(|other| !hole.iter().any(|card| other.contains(card))) {
            counts[mine.index() * CLASSES + Class::of(other).index()] += mine.size() as f32;
        }
    }
    counts
}

/// Halves of pots won so far, by class and class.
struct Tally {
    halves: Vec<u64>,
    class_of: [u8; COMBOS],
}

/// A hand on a board.
struct Ranked {
    score: u16,
    class: u8,
    hole: [Card; 2],
}

impl Tally {
    fn new() -> Tally {
        let mut class_of = [0; COMBOS];
        combos().for_each(|hole| class_of[combo_index(hole)] = Class::of(hole).index() as u8);
        Tally { halves: vec![0; CLASSES * CLASSES], class_of }
    }

    /// Adds all meetings on a board, which stands for so many.
    fn add(&mut self, board: &[Card], times: u64) {
        let mut hands = self.hands(board);
        hands.sort_unstable_by_key(|hand| hand.score);
        let mut below = [0u32; CLASSES];
        let mut below_with = vec![[0u32; CLASSES]; 52];
        for equals in hands.chunk_by(|one, other| one.score == other.score) {
            for hand in equals {
                self.count(hand, (&below, &below_with), 2 * times);
            }
            self.count_equal(equals, times);
            for hand in equals {
                below[usize::from(hand.class)] += 1;
                hand.hole.iter().for_each(|card| below_with[card.index()][usize::from(hand.class)] += 1);
            }
        }
    }

    fn hands(&self, board: &[Card]) -> Vec<Ranked> {
        let (dead, base) = (Cards::from_iter(board.iter().copied()), ranked(board));
        let alive = combos().filter(|hole| !hole.iter().any(|card| dead.has(*card)));
        let rank = |hole: [Card; 2]| Ranked {
            score: base.with(hole[0]).with(hole[1]).score().number(),
            class: self.class_of[combo_index(hole)],
            hole,
        };
        alive.map(rank).collect()
    }

    /// What a hand wins against those below it, which hold neither of its cards.
    fn count(&mut self, hand: &Ranked, below: (&[u32; CLASSES], &[[u32; CLASSES]]), halves: u64) {
        let row = &mut self.halves[usize::from(hand.class) * CLASSES..][..CLASSES];
        let [one, other] = hand.hole.map(|card| &below.1[card.index()]);
        for (at, sum) in row.iter_mut().enumerate() {
            *sum += u64::from(below.0[at] - one[at] - other[at]) * halves;
        }
    }

    /// What hands win that tie.
    fn count_equal(&mut self, equals: &[Ranked], halves: u64) {
        for (at, hand) in equals.iter().enumerate() {
            let apart = |other: &&Ranked| !hand.hole.iter().any(|card| other.hole.contains(card));
            for other in equals[..at].iter().filter(apart) {
                let (mine, theirs) = (usize::from(hand.class), usize::from(other.class));
                self.halves[mine * CLASSES + theirs] += halves;
                self.halves[theirs * CLASSES + mine] += halves;
            }
        }
    }
}

/// Each set of boards that differ in suits alone, once, with how many it has.
fn canonical_boards(mut visit: impl FnMut(&[Card], u64)) {
    let mut board = [Card::default(); 5];
    fill(&mut board, 0, 0, &mut |board| {
        let own = Cards::from_iter(board.iter().copied()).bits();
        let mut images: Vec<u64> = suit_orders().map(|order| image(board, order)).collect();
        images.sort_unstable();
        images.dedup();
        if images.first() == Some(&own) {
            visit(board, images.len() as u64);
        }
    });
}

fn fill(board: &mut [Card; 5], at: usize, from: u8, visit: &mut impl FnMut(&[Card])) {
    if at == board.len() {
        return visit(board);
    }
    for card in from..52 {
        board[at] = Card::at(card);
        fill(board, at + 1, card + 1, visit);
    }
}

/// The 24 ways to exchange suits.
fn suit_orders() -> impl Iterator<Item = [u8; 4]> {
    let all = (0..256u32).map(|code| [0, 2, 4, 6].map(|shift| (code >> shift & 3) as u8));
    all.filter(|order| order.iter().fold(0u8, |seen, suit| seen | 1 << suit) == 0b1111)
}

fn image(board: &[Card], order: [u8; 4]) -> u64 {
    let moved = board.iter().map(|card| Card::new(card.rank(), order[usize::from(card.suit())]));
    Cards::from_iter(moved).bits()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_races_are_known() {
        let matrix = Matrix::stored();
        let equity = |mine: &str, other: &str| matrix.equity(mine.parse().unwrap(), other.parse().unwrap());
        for (mine, other, known) in [("AA", "KK", 0.8195), ("AKs", "QQ", 0.4605), ("22", "AKo", 0.5265)] {
            assert!((equity(mine, other) - known).abs() < 0.003, "{mine} {other}: {}", equity(mine, other));
        }
        assert!((equity("77", "77") - 0.5).abs() < 1e-4, "stored in steps of a 65,535th");
    }

    #[test]
    fn equities_of_both_sides_are_one() {
        let matrix = Matrix::stored();
        for mine in Class::all() {
            assert_eq!(matrix.meetings(mine).iter().sum::<f32>(), mine.size() as f32 * 1225.0, "{mine}");
            for other in Class::all() {
                let sum = matrix.equity(mine, other) + matrix.equity(other, mine);
                assert!((sum - 1.0).abs() < 1e-4, "{mine} {other}");
            }
        }
    }

    #[test]
    #[ignore = "counts all boards; writes the file with JUNSHI_UPDATE=1"]
    fn the_stored_equities_are_those_counted() {
        let counted = Matrix::counted();
        if std::env::var("JUNSHI_UPDATE").is_ok() {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/holdem/class_equity.bin");
            std::fs::write(path, counted.bytes()).unwrap();
        }
        assert_eq!(counted.bytes(), std::fs::read("data/holdem/class_equity.bin").unwrap());
    }
}
