//! How long the player thinks, hand after hand at one table: within the seed's ranges, the longer the harder the choice,
//! never the same twice in a row of many, and without a period.

use junshi::games::holdem::{Action, Ask, Holdem, Snapshot};
use junshi::referee::Setup;
use junshi::trace::Step;
use junshi::{Detail, Limits, Match, Opening, Referee, Runtime};

/// A pause that was taken.
struct Pause {
    ms: u32,
    /// The least and the greatest that the seed gives to what was done.
    range: (u32, u32),
    /// How far the chance to win and the price of going on were apart.
    gap: f64,
}

impl Pause {
    /// Where in its range it is, 0 to 1.
    fn share(&self) -> f64 {
        f64::from(self.ms - self.range.0) / f64::from(self.range.1 - self.range.0)
    }
}

fn dealt(seed: u64) -> <Holdem as Referee>::Table {
    <Holdem as Referee>::deal(&Setup { players: Some(6), ..Setup::new(seed) }).unwrap()
}

/// A seat's own match, which goes on from hand to hand.
fn seat(number: u64) -> Match<Holdem> {
    let personality =
        ["balanced", "tight_aggressive", "loose_aggressive", "tight_passive", "loose_passive", "balanced"];
    let builder = Runtime::builder()
        .profile("fair")
        .set("personality", personality[number as usize % 6])
        .limits(Limits { ms: 60_000, ..Limits::default() })
        .trace(Detail::Full);
    builder.build().open(Opening::new(Holdem::snapshot_for(&dealt(0), "1"), number)).unwrap()
}

/// How far chance and price are apart, by what the player says of its chance.
fn gap(snapshot: &Snapshot, steps: &[Step]) -> Option<f64> {
    let equity = steps.iter().find_map(|step| match step {
        Step::Noted { text } => text.split("wins ").nth(1)?.split(' ').next()?.parse::<f64>().ok(),
        _ => None,
    })?;
    let standing = snapshot.standing().ok()?;
    let (call, pot) = (standing.options()?.call as f64, standing.table.pot() as f64);
    let price = if call > 0.0 { call / (pot + call) } else { 0.5 };
    Some((equity - price).abs())
}

/// Plays hands with a match for every seat; the pauses of each seat in their order.
fn played(hands: u64) -> Vec<Vec<Pause>> {
    let mut seats: Vec<Match<Holdem>> = (0..6).map(seat).collect();
    let mut pauses: Vec<Vec<Pause>> = (0..6).map(|_| Vec::new()).collect();
    for number in 1..=hands {
        let mut hand = dealt(number);
        while let Some((name, Ask::Act { seat })) = Holdem::pending(&hand) {
            let mut snapshot = Holdem::snapshot_for(&hand, &name);
            snapshot.hand = number;
            let at = usize::from(seat) - 1;
            seats[at].replace(snapshot.clone()).unwrap();
            let decided = seats[at].decide(Ask::Act { seat }).unwrap();
            let range = match decided.answer.answer() {
                Action::Fold => (1000, 2000),
                Action::Call => (1000, 3000),
                Action::RaiseTo(_) => (2000, 4000),
            };
            let gap = gap(&snapshot, &decided.trace.steps).unwrap();
            pauses[at].push(Pause { ms: decided.delay_ms, range, gap });
            Holdem::apply(&mut hand, decided.answer).unwrap();
        }
    }
    pauses
}

/// Pearson's correlation.
fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / pairs.len() as f64;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|pair| of(pair.0 - x, pair.1 - y)).sum::<f64>();
    sum(&|a, b| a * b) / (sum(&|a, _| a * a) * sum(&|_, b| b * b)).sqrt()
}

/// The shares of a seat without what the gap explains: a line in the gap, as the pace has it up to an easy choice.
fn rest(pauses: &[Pause]) -> Vec<f64> {
    let pairs: Vec<(f64, f64)> = pauses.iter().map(|pause| (pause.gap.min(0.4), pause.share())).collect();
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / pairs.len() as f64;
    let (x, y) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let wide: f64 = pairs.iter().map(|pair| (pair.0 - x).powi(2)).sum();
    let slope = pairs.iter().map(|pair| (pair.0 - x) * (pair.1 - y)).sum::<f64>() / wide;
    pairs.iter().map(|pair| pair.1 - y - slope * (pair.0 - x)).collect()
}

/// The greatest correlation of what is left of a seat's pauses with those so many later.
fn period(seats: &[Vec<Pause>]) -> (f64, usize, usize) {
    let rests: Vec<Vec<f64>> = seats.iter().map(|pauses| rest(pauses)).collect();
    let mut most = (0.0, 0, 0);
    for lag in 1..=20 {
        let pairs: Vec<(f64, f64)> = rests
            .iter()
            .flat_map(|rest| rest.windows(lag + 1).map(move |window| (window[0], window[lag])))
            .collect();
        let found = correlation(&pairs).abs();
        if found > most.0 {
            most = (found, lag, pairs.len());
        }
    }
    most
}

/// Chi-square of the last digit of all pauses against ten equally likely ones.
fn digits(seats: &[Vec<Pause>]) -> f64 {
    let mut counts = [0.0f64; 10];
    seats.iter().flatten().for_each(|pause| counts[pause.ms as usize % 10] += 1.0);
    let wanted = counts.iter().sum::<f64>() / 10.0;
    counts.iter().map(|count| (count - wanted).powi(2) / wanted).sum()
}

#[test]
fn pauses_are_in_range_go_by_difficulty_and_have_no_period() {
    let seats = played(if super::is_full() { 1500 } else { 60 });
    let all: Vec<&Pause> = seats.iter().flatten().collect();
    assert!(all.iter().all(|pause| (pause.range.0..=pause.range.1).contains(&pause.ms)));
    for pauses in &seats {
        for (at, pause) in pauses.iter().enumerate() {
            let recent = &pauses[at.saturating_sub(60)..at];
            assert!(recent.iter().all(|other| other.ms != pause.ms), "{} ms again", pause.ms);
        }
    }
    let pairs: Vec<(f64, f64)> = all.iter().map(|pause| (pause.gap, pause.share())).collect();
    let known = correlation(&pairs);
    let (repeats, lag, count) = period(&seats);
    println!(
        "{} pauses in range; correlation with the gap {known:.3}; greatest with those later {repeats:.3} after {lag}; \
         last digits {:.1}",
        all.len(),
        digits(&seats)
    );
    assert!(known < -0.3, "{known}");
    // four standard errors for the greatest of twenty
    assert!(repeats < 4.0 / (count as f64).sqrt(), "{repeats} after {lag}");
    assert!(digits(&seats) < 33.7, "nine degrees of freedom, one in ten thousand");
}
