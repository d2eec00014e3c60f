//! The equilibrium of the game in which the small blind, who is the dealer, is all in or folds and the big blind
//! calls or folds: regret matching+ with alternating updates and an average that weighs later rounds more.
//! What a strategy loses to the best reply is counted, not sampled.

use super::super::class::{CLASSES, Class};
use super::matrix::Matrix;

/// All ways to deal two hands.
const DEALS: f32 = 1326.0 * 1225.0;
/// What the blinds are, in big blinds.
const SMALL: f32 = 0.5;
const BIG: f32 = 1.0;

/// How often each class is all in, and how often each calls that.
#[derive(Clone, Debug, PartialEq)]
pub struct Strategy {
    /// The small blind's shoves, 0 to 1, by number of the class.
    pub shove: [f32; CLASSES],
    /// The big blind's calls, 0 to 1, by number of the class.
    pub call: [f32; CLASSES],
}

/// The game with a stack of so many big blinds each.
pub struct Game<'a> {
    matrix: &'a Matrix,
    stack: f32,
}

/// Regrets and the average of one side.
struct Side {
    regret: [[f32; 2]; CLASSES],
    sum: [f64; CLASSES],
    weight: f64,
    now: [f32; CLASSES],
}

impl Game<'_> {
    /// The game with this effective stack in big blinds.
    pub fn new(matrix: &Matrix, stack: f32) -> Game<'_> {
        Game { matrix, stack }
    }

    /// The average strategy after so many rounds.
    pub fn solve(&self, rounds: u32) -> Strategy {
        let (mut shover, mut caller) = (Side::new(), Side::new());
        for round in 1..=rounds {
            shover.learn(&self.shove_gains(&caller.now), round);
            caller.learn(&self.call_gains(&shover.now), round);
        }
        Strategy { shove: shover.average(), call: caller.average() }
    }

    /// What being all in wins more than folding, by class, times how often it is dealt; big blinds a hand.
    pub fn shove_gains(&self, call: &[f32; CLASSES]) -> [f32; CLASSES] {
        self.gains(|mine, at| {
            let called = self.stack * (2.0 * mine[at] - 1.0);
            call[at] * called + (1.0 - call[at]) * BIG + SMALL
        })
    }

    /// What calling wins more than folding, by class, times how often it comes to that; big blinds a hand.
    pub fn call_gains(&self, shove: &[f32; CLASSES]) -> [f32; CLASSES] {
        self.gains(|mine, at| shove[at] * (self.stack * (2.0 * mine[at] - 1.0) + BIG))
    }

    fn gains(&self, gain: impl Fn(&[f32], usize) -> f32) -> [f32; CLASSES] {
        std::array::from_fn(|at| {
            let class = Class::at(at);
            let (row, meetings) = (self.matrix.row(class), self.matrix.meetings(class));
            (0..CLASSES).map(|other| meetings[other] * gain(row, other)).sum::<f32>() / DEALS
        })
    }

    /// What the small blind wins a hand, in big blinds.
    pub fn value(&self, strategy: &Strategy) -> f32 {
        played(&strategy.shove, &self.shove_gains(&strategy.call)) - SMALL
    }

    /// What the best replies to both sides win more than the strategy, halved: big blinds a hand.
    pub fn exploitability(&self, strategy: &Strategy) -> f32 {
        let shoves = self.shove_gains(&strategy.call);
        let calls = self.call_gains(&strategy.shove);
        let lost =
            best(&shoves) - played(&strategy.shove, &shoves) + best(&calls) - played(&strategy.call, &calls);
        lost / 2.0
    }
}

/// What somebody gains who acts where it gains.
fn best(gains: &[f32; CLASSES]) -> f32 {
    gains.iter().map(|gain| gain.max(0.0)).sum()
}

fn played(strategy: &[f32; CLASSES], gains: &[f32; CLASSES]) -> f32 {
    strategy.iter().zip(gains).map(|(often, gain)| often * gain).sum()
}

impl Side {
    fn new() -> Side {
        Side { regret: [[0.0; 2]; CLASSES], sum: [0.0; CLASSES], weight: 0.0, now: [0.5; CLASSES] }
    }

    fn learn(&mut self, gains: &[f32; CLASSES], round: u32) {
        let weight = f64::from(round);
        self.weight += weight;
        for (at, gain) in gains.iter().enumerate() {
            let [act, rest] = &mut self.regret[at];
            let now = self.now[at];
            *act = (*act + gain * (1.0 - now)).max(0.0);
            *rest = (*rest - gain * now).max(0.0);
            self.now[at] = if *act + *rest > 0.0 { *act / (*act + *rest) } else { 0.5 };
            self.sum[at] += weight * f64::from(self.now[at]);
        }
    }

    fn average(&self) -> [f32; CLASSES] {
        self.sum.map(|sum| (sum / self.weight.max(1.0)) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn with_one_blind_all_hands_are_called_that_have_to_be() {
        let game = Game::new(Matrix::stored(), 1.0);
        let strategy = game.solve(200);
        assert!(strategy.call.iter().all(|often| *often > 0.99), "the big blind is all in already");
        assert!(game.exploitability(&strategy) < 1e-3);
    }

    #[test]
    fn rounds_bring_a_strategy_nearer_to_the_equilibrium() {
        let game = Game::new(Matrix::stored(), 10.0);
        let lost = [5, 50, 500].map(|rounds| game.exploitability(&game.solve(rounds)));
        assert!(lost[0] > lost[1] && lost[1] > lost[2] && lost[2] < 1e-3, "{lost:?}");
    }

    #[test]
    fn who_always_folds_can_be_exploited_for_half_of_both_blinds() {
        let game = Game::new(Matrix::stored(), 10.0);
        let never = Strategy { shove: [0.0; CLASSES], call: [0.0; CLASSES] };
        assert!((game.value(&never) + 0.5).abs() < 1e-6);
        assert!((game.exploitability(&never) - 0.75).abs() < 1e-3);
    }
}
