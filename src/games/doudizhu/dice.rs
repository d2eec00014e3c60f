//! Where chance comes from: whoever asks passes the generator in, so a seed fixes every answer.

/// A seeded stream of numbers.
pub trait Dice {
    /// A uniform number in `0..bound`; 0 when `bound` is 0.
    fn below(&mut self, bound: u32) -> u32;
}

impl<D: Dice + ?Sized> Dice for &mut D {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }
}

impl Dice for crate::kit::rng::Rng {
    fn below(&mut self, bound: u32) -> u32 {
        crate::kit::rng::Rng::below(self, bound)
    }
}
