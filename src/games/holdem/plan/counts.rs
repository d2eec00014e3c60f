//! How often each street is raised.

use super::progress::{Progress, STREETS};
use super::tables::Tables;
use crate::kit::rng::Rng;
use crate::kit::weighted;

/// Draws the raises of each street by what the hand counts as there; the made street has at least one.
pub fn draw(progress: &Progress, tables: &Tables, rng: &mut Rng) -> [usize; STREETS] {
    let drawn = progress.held.map(|held| weighted::pick(rng, &tables.raises[held]).unwrap_or(0));
    settled(drawn, progress)
}

/// A drawn 0 on the made street becomes 1; other numbers stay.
pub fn settled(mut counts: [usize; STREETS], progress: &Progress) -> [usize; STREETS] {
    if progress.must_raise() {
        counts[progress.made] = counts[progress.made].max(1);
    }
    counts
}
