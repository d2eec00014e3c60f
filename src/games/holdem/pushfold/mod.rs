//! All in or fold, heads-up: an equilibrium for every stack from 1 to 20 big blinds, computed by [`solve`] over
//! the equities of [`matrix`], stored in `data/holdem/pushfold.txt` and looked up here.

pub mod matrix;
pub mod solve;

use std::sync::OnceLock;

use super::class::{CLASSES, Class};
use solve::{Game, Strategy};

/// The stored strategies: for each stack a line of shoves and one of calls, a letter for each class.
const STORED: &str = include_str!("../../../../data/holdem/pushfold.txt");
/// The deepest stack that is stored, in big blinds.
pub const DEEPEST: usize = 20;
/// Rounds of learning for what is stored.
const ROUNDS: u32 = 3000;
/// Letters for how often something is done: from never to always in 35 steps.
const STEPS: u32 = 35;

/// The stored strategies, from a stack of one big blind up.
pub fn stored() -> &'static [Strategy] {
    static TABLE: OnceLock<Vec<Strategy>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut lines = STORED.lines().filter(|line| !line.starts_with('#'));
        std::iter::from_fn(|| Some(Strategy { shove: read(lines.next()?), call: read(lines.next()?) }))
            .collect()
    })
}

/// How often a class shoves from the small blind with so many big blinds, between stored stacks in proportion;
/// beyond them as at the nearest.
pub fn shove(class: Class, stack: f64) -> f64 {
    at(stack, |strategy| strategy.shove[class.index()])
}

/// How often a class calls that in the big blind.
pub fn call(class: Class, stack: f64) -> f64 {
    at(stack, |strategy| strategy.call[class.index()])
}

fn at(stack: f64, often: impl Fn(&Strategy) -> f32) -> f64 {
    let stack = if stack.is_finite() { stack.clamp(1.0, DEEPEST as f64) - 1.0 } else { 0.0 };
    let (below, part) = (stack.floor() as usize, stack.fract());
    let look = |at: usize| stored().get(at).map_or(0.0, |strategy| f64::from(often(strategy)));
    look(below) * (1.0 - part) + look((below + 1).min(DEEPEST - 1)) * part
}

/// Computes what is stored.
pub fn computed() -> String {
    let mut text = String::from(
        "# All in or fold heads-up, for 1 to 20 big blinds: a line of the small blind's shoves and one of the big blind's\n\
         # calls. Classes AA AKs AQs … 22 row by row; 0 is never, z always, in 35 steps.\n",
    );
    for stack in 1..=DEEPEST {
        let strategy = Game::new(matrix::Matrix::stored(), stack as f32).solve(ROUNDS);
        for (name, often) in [("shove", strategy.shove), ("call ", strategy.call)] {
            text.push_str(&format!("{stack:2} {name} {}\n", written(&often)));
        }
    }
    text
}

fn written(often: &[f32; CLASSES]) -> String {
    let letter =
        |share: &f32| char::from_digit((share * STEPS as f32).round() as u32, STEPS + 1).unwrap_or('0');
    often.iter().map(letter).collect()
}

fn read(line: &str) -> [f32; CLASSES] {
    let letters = line.rsplit(' ').next().unwrap_or_default().chars();
    let mut often = [0.0; CLASSES];
    often.iter_mut().zip(letters).for_each(|(share, letter)| {
        *share = letter.to_digit(STEPS + 1).unwrap_or(0) as f32 / STEPS as f32;
    });
    often
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The share of all hands.
    fn share(often: &[f32; CLASSES]) -> f32 {
        Class::all().map(|class| often[class.index()] * class.size() as f32).sum::<f32>() / 1326.0
    }

    #[test]
    fn no_stored_strategy_loses_more_than_a_hundredth_of_a_blind_to_the_best_reply() {
        assert_eq!(stored().len(), DEEPEST);
        for (at, strategy) in stored().iter().enumerate() {
            let lost = Game::new(matrix::Matrix::stored(), at as f32 + 1.0).exploitability(strategy);
            assert!((0.0..=0.01).contains(&lost), "{} big blinds: {lost}", at + 1);
        }
    }

    #[test]
    fn shares_and_values_are_those_of_an_independent_solution() {
        for (stack, shoves, calls, value) in [
            (3, 0.777, 0.919, 0.0517),
            (5, 0.719, 0.626, 0.0561),
            (8, 0.622, 0.450, -0.0043),
            (10, 0.584, 0.373, -0.0454),
            (15, 0.455, 0.280, -0.1272),
            (20, 0.400, 0.217, -0.1834),
        ] {
            let strategy = &stored()[stack - 1];
            let found = Game::new(matrix::Matrix::stored(), stack as f32).value(strategy);
            let (shoved, called) = (share(&strategy.shove), share(&strategy.call));
            assert!((shoved - shoves).abs() < 0.01, "{stack}: shoves {shoved}");
            assert!((called - calls).abs() < 0.01, "{stack}: calls {called}");
            assert!((found - value).abs() < 0.002, "{stack}: value {found}");
        }
    }

    #[test]
    fn between_stacks_and_beyond_them_the_nearest_are_used() {
        let class: Class = "K9o".parse().unwrap();
        let between = (shove(class, 11.0) + shove(class, 12.0)) / 2.0;
        assert!((shove(class, 11.5) - between).abs() < 1e-9);
        assert_eq!(shove(class, 500.0), shove(class, 20.0));
        assert_eq!(call(class, 0.1), call(class, 1.0));
        assert_eq!(call(class, f64::NAN), call(class, 1.0));
        assert_eq!(shove("AA".parse().unwrap(), 7.3), 1.0);
    }

    #[test]
    #[ignore = "computes all of it; writes the file with JUNSHI_UPDATE=1"]
    fn the_stored_strategies_are_those_computed() {
        let computed = computed();
        if std::env::var("JUNSHI_UPDATE").is_ok() {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/holdem/pushfold.txt");
            std::fs::write(path, &computed).unwrap();
        }
        assert_eq!(computed, STORED);
    }
}
