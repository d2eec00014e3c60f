//! A board with ways in which it may be completed, and how all hands rank on each of them. Built once for a board;
//! what a hand is worth against a range is then a sum.

use super::super::card::{Card, Cards};
use super::super::class::{COMBOS, Class, combo_index, combos};
use super::super::pushfold::matrix::Matrix;
use super::super::ranking::{Ranking, ranked};
use super::order;
use crate::kit::rng::{Rng, fnv1a};

/// Weights of all pairs of cards, by their number.
pub type Weights = [f32; COMBOS];

/// How all hands rank when the board is complete.
pub(in super::super) struct Runout {
    /// By number of the hand; 0 where it cannot be held.
    score: Box<[u16; COMBOS]>,
    /// The hands that can be held, the worst first.
    pub(in super::super) order: Vec<u16>,
}

/// A board of 0, 3, 4 or 5 cards.
pub struct Field {
    board: Vec<Card>,
    runouts: Vec<Runout>,
    /// How good each hand is against any two cards, 0 to 1.
    strength: Box<Weights>,
    /// The hands that can be held, the weakest first.
    order: Vec<u16>,
}

impl Field {
    /// A board, completed in so many ways, or in all where there are not more. The same board always gets the same
    /// ways. Before the flop hands are ordered by [`order`] and nothing is completed.
    pub fn new(board: &[Card], samples: usize) -> Field {
        if board.len() < 3 {
            let strength = order::strengths();
            return Field { board: Vec::new(), runouts: Vec::new(), order: ordered(&strength), strength };
        }
        let runouts: Vec<Runout> =
            completions(board, samples).iter().map(|board| Runout::on(board)).collect();
        let strength = mean_places(&runouts);
        Field { board: board.to_vec(), order: ordered(&strength), strength, runouts }
    }

    /// The board.
    pub fn board(&self) -> &[Card] {
        &self.board
    }

    /// The hands that can be held, by their number, the weakest first.
    pub fn order(&self) -> &[u16] {
        &self.order
    }

    /// How good a hand is against any two cards, 0 to 1.
    pub fn strength(&self, hole: [Card; 2]) -> f32 {
        self.strength[combo_index(hole)]
    }

    /// What two cards win of the pot against a range, a tie counting half; one half against nothing. The range
    /// must hold none of the two cards.
    pub fn equity(&self, hole: [Card; 2], range: &Weights) -> f32 {
        if self.runouts.is_empty() {
            return preflop(hole, range);
        }
        let at = combo_index(hole);
        let (mut won, mut met) = (0.0, 0.0);
        for runout in self.runouts.iter().filter(|runout| runout.score[at] > 0) {
            let (below, level, all) = runout.split(runout.score[at], range);
            won += below + 0.5 * level;
            met += all;
        }
        if met > 0.0 { won / met } else { 0.5 }
    }

    /// What every hand wins against a range, cards in common overlooked: for comparing hands of one seat.
    pub fn equities(&self, range: &Weights) -> Box<Weights> {
        let mut won = Box::new([0.0; COMBOS]);
        if self.runouts.is_empty() {
            let matrix = Matrix::stored();
            let classes: Vec<f32> = Class::all().map(|class| against_classes(matrix, class, range)).collect();
            combos().for_each(|hole| won[combo_index(hole)] = classes[Class::of(hole).index()]);
            return won;
        }
        let mut met = [0.0f32; COMBOS];
        for runout in &self.runouts {
            runout.spread(range, &mut won, &mut met);
        }
        won.iter_mut().zip(&met).for_each(|(won, met)| *won = if *met > 0.0 { *won / met } else { 0.5 });
        won
    }

    /// What every hand wins against a range on average over the ways to complete the board, and the mean square of
    /// that; below 0 for those that cannot be held. Cards in common are overlooked.
    pub fn moments(&self, range: &Weights) -> (Box<Weights>, Box<Weights>) {
        let mut square = Box::new([0.0f32; COMBOS]);
        if self.runouts.is_empty() {
            return (self.equities(range), square);
        }
        let mut mean = Box::new([0.0f32; COMBOS]);
        let (mut sum, mut times) = (Box::new([0.0f32; COMBOS]), [0.0f32; COMBOS]);
        for runout in &self.runouts {
            runout.places(range, |hand, place| {
                sum[hand] += place;
                square[hand] += place * place;
                times[hand] += 1.0;
            });
        }
        for hand in 0..COMBOS {
            let count = times[hand];
            mean[hand] = if count > 0.0 { sum[hand] / count } else { -1.0 };
            square[hand] = if count > 0.0 { square[hand] / count } else { -1.0 };
        }
        (mean, square)
    }

    /// The ways to complete the board; none before the flop.
    pub(in super::super) fn runouts(&self) -> &[Runout] {
        &self.runouts
    }

    /// The share of the ways to complete the board in which a hand is among the best `top` of all.
    pub fn often_among(&self, hole: [Card; 2], top: f32) -> f32 {
        let at = combo_index(hole);
        let held = self.runouts.iter().filter(|runout| runout.score[at] > 0);
        let (mut good, mut all) = (0.0, 0.0);
        for runout in held {
            let bar = (runout.order.len() as f32 * (1.0 - top)) as usize;
            let bar = runout.order.get(bar).map_or(u16::MAX, |hand| runout.score[usize::from(*hand)]);
            good += f32::from(u8::from(runout.score[at] >= bar));
            all += 1.0;
        }
        if all > 0.0 { good / all } else { 0.0 }
    }
}

impl Runout {
    fn on(board: &[Card]) -> Runout {
        let (dead, base) = (Cards::from_iter(board.iter().copied()), ranked(board));
        let mut score = Box::new([0; COMBOS]);
        let mut keys: Vec<u32> = Vec::with_capacity(COMBOS);
        let mut at = 0usize;
        for high in 1..52u8 {
            let with_high = base.with(Card::at(high));
            for low in 0..high {
                if !dead.has(Card::at(high)) && !dead.has(Card::at(low)) {
                    score[at] = with_high.with(Card::at(low)).score().number();
                    keys.push(u32::from(score[at]) << 16 | at as u32);
                }
                at += 1;
            }
        }
        keys.sort_unstable();
        Runout { score, order: keys.iter().map(|key| (*key & 0xffff) as u16).collect() }
    }

    /// The weights below a score, level with it, and of all that can be held.
    fn split(&self, mine: u16, range: &Weights) -> (f32, f32, f32) {
        let (mut below, mut level, mut all) = (0.0, 0.0, 0.0);
        for (score, weight) in self.score.iter().zip(range) {
            let held = if *score > 0 { *weight } else { 0.0 };
            all += held;
            below += if *score < mine { held } else { 0.0 };
            level += if *score == mine { held } else { 0.0 };
        }
        (below, level, all)
    }

    /// Adds what every hand wins of the whole range, and the whole range.
    fn spread(&self, range: &Weights, won: &mut Weights, met: &mut [f32; COMBOS]) {
        let all: f32 = self.order.iter().map(|hand| range[usize::from(*hand)]).sum();
        let mut below = 0.0;
        for equals in self.order.chunk_by(|one, other| self.is_same(*one, *other)) {
            let level: f32 = equals.iter().map(|hand| range[usize::from(*hand)]).sum();
            for hand in equals {
                won[usize::from(*hand)] += below + 0.5 * level;
                met[usize::from(*hand)] += all;
            }
            below += level;
        }
    }

    /// Tells what every hand wins of a range, cards in common overlooked.
    fn places(&self, range: &Weights, mut tell: impl FnMut(usize, f32)) {
        let all: f32 = self.order.iter().map(|hand| range[usize::from(*hand)]).sum();
        let mut below = 0.0;
        for equals in self.order.chunk_by(|one, other| self.is_same(*one, *other)) {
            let level: f32 = equals.iter().map(|hand| range[usize::from(*hand)]).sum();
            let place = if all > 0.0 { (below + 0.5 * level) / all } else { 0.5 };
            equals.iter().for_each(|hand| tell(usize::from(*hand), place));
            below += level;
        }
    }

    /// Whether two hands tie.
    pub(in super::super) fn is_same(&self, one: u16, other: u16) -> bool {
        self.score[usize::from(one)] == self.score[usize::from(other)]
    }
}

/// The hands of which the strength is known, the weakest first.
fn ordered(strength: &Weights) -> Vec<u16> {
    let mut order: Vec<u16> = (0..COMBOS as u16).filter(|hand| strength[usize::from(*hand)] >= 0.0).collect();
    order.sort_by(|one, other| strength[usize::from(*one)].total_cmp(&strength[usize::from(*other)]));
    order
}

/// The mean share of hands that each beats, a tie counting half; below 0 for those that cannot be held.
fn mean_places(runouts: &[Runout]) -> Box<Weights> {
    let (mut places, mut times) = (Box::new([0.0f32; COMBOS]), [0.0f32; COMBOS]);
    for runout in runouts {
        let all = runout.order.len().max(1) as f32;
        let mut below = 0.0;
        for equals in runout.order.chunk_by(|one, other| runout.is_same(*one, *other)) {
            for hand in equals {
                places[usize::from(*hand)] += (below + 0.5 * equals.len() as f32) / all;
                times[usize::from(*hand)] += 1.0;
            }
            below += equals.len() as f32;
        }
    }
    places
        .iter_mut()
        .zip(&times)
        .for_each(|(place, times)| *place = if *times > 0.0 { *place / times } else { -1.0 });
    places
}

/// Boards of five cards that begin with this one.
fn completions(board: &[Card], samples: usize) -> Vec<Vec<Card>> {
    let known = Cards::from_iter(board.iter().copied());
    let rest: Vec<Card> = Cards::DECK.minus(known).iter().collect();
    let with = |more: &[Card]| board.iter().chain(more).copied().collect::<Vec<Card>>();
    let mut rng = Rng::for_match(fnv1a(&known.bits().to_le_bytes()));
    match board.len() {
        5 => vec![board.to_vec()],
        4 => chosen(rest.len(), samples, &mut rng).into_iter().map(|at| with(&[rest[at]])).collect(),
        _ => {
            let pairs: Vec<[Card; 2]> = (1..rest.len())
                .flat_map(|high| (0..high).map(move |low| (low, high)))
                .map(|(low, high)| [rest[low], rest[high]])
                .collect();
            chosen(pairs.len(), samples, &mut rng).into_iter().map(|at| with(&pairs[at])).collect()
        }
    }
}

/// So many of the first `all` numbers, spread evenly over them.
fn chosen(all: usize, samples: usize, rng: &mut Rng) -> Vec<usize> {
    let samples = samples.clamp(1, all.max(1));
    let step = all as f64 / samples as f64;
    (0..samples).map(|at| ((at as f64 + rng.unit()) * step) as usize).map(|at| at.min(all - 1)).collect()
}

fn preflop(hole: [Card; 2], range: &Weights) -> f32 {
    against_classes(Matrix::stored(), Class::of(hole), range)
}

fn against_classes(matrix: &Matrix, mine: Class, range: &Weights) -> f32 {
    let row = matrix.row(mine);
    let (mut won, mut met) = (0.0, 0.0);
    for (weight, class) in range.iter().zip(class_numbers()) {
        won += weight * row[usize::from(*class)];
        met += weight;
    }
    if met > 0.0 { won / met } else { 0.5 }
}

/// The class of every pair of cards, by its number.
fn class_numbers() -> &'static [u8; COMBOS] {
    static NUMBERS: std::sync::OnceLock<Box<[u8; COMBOS]>> = std::sync::OnceLock::new();
    NUMBERS.get_or_init(|| {
        let mut numbers = Box::new([0; COMBOS]);
        combos().for_each(|hole| numbers[combo_index(hole)] = Class::of(hole).index() as u8);
        numbers
    })
}
