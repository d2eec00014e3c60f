//! A race between moves or bids: all are tried in the same deals, and those that fall behind are dropped.

/// What one deal came to, for the own seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// Whether the own side won.
    pub won: bool,
    /// The points of the own seat, in shares.
    pub points: f64,
}

/// What was found about something that was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Found {
    /// The mean of what was aimed at: win rate from 0 to 1, or points of the own seat in shares.
    pub mean: f64,
    /// How often the own side won, from 0 to 1.
    pub wins: f64,
    /// The mean points of the own seat, in shares.
    pub points: f64,
    /// How many deals it was tried in.
    pub deals: u32,
}

/// Sums of one move.
#[derive(Clone, Copy, Debug, Default)]
struct Lane {
    weight: f64,
    values: f64,
    squares: f64,
    wins: f64,
    points: f64,
    deals: u32,
}

impl Lane {
    fn mean(&self) -> f64 {
        if self.weight > 0.0 { self.values / self.weight } else { 0.0 }
    }

    /// The variance of the results, never quite nothing.
    fn spread(&self) -> f64 {
        let mean = self.mean();
        (self.squares / self.weight.max(1.0) - mean * mean).max(0.02 * mean.abs().max(0.5))
    }
}

/// What is tried and how it does.
pub struct Race {
    lanes: Vec<Lane>,
    /// The moves still tried, by their places in the list.
    pub open: Vec<usize>,
}

/// How many deals are tried before a move is dropped.
const WARM_UP: u32 = 12;
/// How many standard errors behind the best a move is dropped.
const BEHIND: f64 = 2.2;

impl Race {
    /// A race of so many moves.
    pub fn new(many: usize) -> Race {
        Race { lanes: vec![Lane::default(); many], open: (0..many).collect() }
    }

    /// Adds what a move came to in a deal of some weight, and how much that is worth.
    pub fn add(&mut self, at: usize, weight: f64, value: f64, outcome: Outcome) {
        let lane = &mut self.lanes[at];
        lane.weight += weight;
        lane.values += weight * value;
        lane.squares += weight * value * value;
        lane.wins += weight * f64::from(u8::from(outcome.won));
        lane.points += weight * outcome.points;
        lane.deals += 1;
    }

    /// The best of the moves still tried; of equals the one that comes first.
    pub fn best(&self) -> usize {
        let first = self.open.first().copied().unwrap_or(0);
        let better =
            |best: usize, at: usize| if self.lanes[at].mean() > self.lanes[best].mean() { at } else { best };
        self.open.iter().copied().fold(first, better)
    }

    /// Drops the moves that are clearly behind the best.
    pub fn drop_laggards(&mut self) {
        let best = self.best();
        let leader = self.lanes[best];
        if leader.deals < WARM_UP || !leader.deals.is_multiple_of(4) {
            return;
        }
        let behind = |at: usize| {
            let margin = BEHIND * ((leader.spread() + self.lanes[at].spread()) / leader.weight).sqrt();
            leader.mean() - self.lanes[at].mean() > margin
        };
        let kept = self.open.iter().copied().filter(|at| *at == best || !behind(*at)).collect();
        self.open = kept;
    }

    /// All lanes by their places with what was found, the best first; the mean told is the win rate where
    /// only wins count.
    pub fn ranking(&self, wins_count: bool) -> Vec<(usize, Found)> {
        let best = self.best();
        let mut others: Vec<usize> = (0..self.lanes.len()).filter(|at| *at != best).collect();
        let mean = |at: &usize| self.lanes[*at].mean();
        others.sort_by(|one, other| mean(other).total_cmp(&mean(one)).then(one.cmp(other)));
        let found = |at: usize| {
            let lane = &self.lanes[at];
            let share = |sum: f64| if lane.weight > 0.0 { sum / lane.weight } else { 0.0 };
            let (wins, points) = (share(lane.wins), share(lane.points));
            let mean = if wins_count { wins } else { lane.mean() };
            (at, Found { mean, wins, points, deals: lane.deals })
        };
        std::iter::once(best).chain(others).map(found).collect()
    }
}
