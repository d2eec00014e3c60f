//! What was bet, as a part of the pot after a call, by street; and how far two such samples are apart.

use junshi::games::holdem::plan::Grid;
use junshi::games::holdem::record::Record;

/// A size and how much it counts.
pub type Weighed = (f64, f64);

/// Sizes of one street: first bets (before the flop first raises), then raises of them. All-ins are none of them.
#[derive(Clone, Debug, Default)]
pub struct Street {
    pub bets: Vec<Weighed>,
    pub raises: Vec<Weighed>,
}

impl Street {
    /// Both together.
    pub fn all(&self) -> Vec<Weighed> {
        self.bets.iter().chain(&self.raises).copied().collect()
    }
}

/// Sizes of all streets.
#[derive(Clone, Debug, Default)]
pub struct Sizes {
    pub hands: usize,
    pub streets: [Street; 4],
}

impl Sizes {
    /// Counts the bets of a hand, of those whose name is none of these. With a grid they are what these players would
    /// have clicked at a table that offers nothing between its amounts.
    pub fn add(&mut self, record: &Record, but: &[&str], grid: Option<&Grid>) {
        let carry = 100 * record.min_bet as u64;
        let mut raised = [0; 4];
        for act in record.replay().unwrap().acts {
            let street = act.street as usize;
            if !matches!(act.name(), "bet" | "raise") {
                continue;
            }
            raised[street] += 1;
            if act.is_all_in || but.contains(&record.seats[act.seat].name.as_str()) {
                continue;
            }
            let before = act.bet - act.adds;
            let bet = grid.map_or(act.bet, |grid| grid.nearest(act.bet as u64, carry) as i64);
            let size = (bet - before - act.owed) as f64 / (act.pot + act.owed) as f64;
            let place = &mut self.streets[street];
            let list = if raised[street] == 1 { &mut place.bets } else { &mut place.raises };
            list.push((size, 1.0));
        }
        self.hands += 1;
    }
}

/// The greatest distance between how much of one sample and of the other is at or below a size (Kolmogorov and
/// Smirnov), and that size.
pub fn apart(one: &[Weighed], other: &[Weighed]) -> (f64, f64) {
    let total = |sample: &[Weighed]| sample.iter().map(|(_, weight)| weight).sum::<f64>();
    let (all, all_others) = (total(one), total(other));
    let mut steps: Vec<(f64, f64)> = one.iter().map(|(size, weight)| (*size, weight / all)).collect();
    steps.extend(other.iter().map(|(size, weight)| (*size, -weight / all_others)));
    steps.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut sum, mut most) = (0.0, (0.0, 0.0));
    for (at, (size, step)) in steps.iter().enumerate() {
        sum += step;
        let is_last = steps.get(at + 1).is_none_or(|next| next.0 - size > 1e-9);
        if is_last && f64::abs(sum) > most.0 {
            most = (f64::abs(sum), *size);
        }
    }
    most
}

/// The sizes below which a sample's parts are, in as many equal steps.
pub fn parts(sample: &[Weighed], count: usize) -> Vec<f64> {
    let mut sizes: Vec<f64> = sample.iter().map(|(size, _)| *size).collect();
    sizes.sort_by(f64::total_cmp);
    let at = |part: usize| sizes[((part as f64 + 0.5) / count as f64 * sizes.len() as f64) as usize];
    (0..count).map(at).collect()
}

#[test]
fn the_distance_is_that_of_the_steps() {
    let of = |sizes: &[f64]| sizes.iter().map(|size| (*size, 1.0)).collect::<Vec<Weighed>>();
    assert_eq!(apart(&of(&[0.5, 1.0]), &of(&[0.5, 1.0, 0.5, 1.0])), (0.0, 0.0));
    let (most, at) = apart(&of(&[0.5, 0.5, 0.5, 1.0]), &of(&[0.5, 1.0, 1.0, 2.0]));
    assert!((most - 0.5).abs() < 1e-9 && at == 0.5, "{most} at {at}");
    assert!((apart(&of(&[0.3]), &[(0.2, 3.0), (0.4, 1.0)]).0 - 0.75).abs() < 1e-9);
    assert_eq!(parts(&of(&[4.0, 1.0, 3.0, 2.0]), 2), [2.0, 4.0]);
}
