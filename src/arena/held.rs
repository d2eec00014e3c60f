//! What seats had (generals, skills …), compared over many games: who wins less with it than others in the same
//! camp do, how often it is used, and what its decisions cost.
//!
//! All is counted in the order of the rounds, a few numbers for each name and camp.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Serialize, Serializer};

use super::figures::{Estimate, wilson};
use super::player::Cost;
use super::sums::{self, Ratio};
use crate::referee::{Concern, Holding, Outcome, Referee};

/// So many points below the average of its camp, and a holding is told of by name.
pub const FAR: f64 = 15.0;

/// What seats had in a game, and what became of them.
#[derive(Clone, Debug)]
pub(super) struct Held {
    camps: BTreeMap<String, String>,
    winners: Vec<String>,
    holdings: Vec<Holding>,
    spending: Spending,
}

/// What the decisions about each holding cost.
#[derive(Clone, Debug, Default)]
pub(super) struct Spending(BTreeMap<Concern, (u64, Cost)>);

impl Spending {
    /// Adds a decision, where it was about one.
    pub(super) fn add(&mut self, concern: Option<Concern>, cost: Cost) {
        let Some(concern) = concern else { return };
        let (decisions, all) = self.0.entry(concern).or_default();
        *decisions += 1;
        all.fuel += cost.fuel;
        all.time += cost.time;
    }
}

impl Held {
    /// What there is to say of a game that is over.
    pub(super) fn of<G: Referee>(table: &G::Table, outcome: &Outcome, spending: Spending) -> Held {
        let winners = outcome.winners.clone();
        Held { camps: G::camps(table), winners, holdings: G::holdings(table), spending }
    }

    fn has_won(&self, seat: &String) -> f64 {
        f64::from(u8::from(self.winners.contains(seat)))
    }
}

/// Counts of all holdings of a kind.
#[derive(Clone, Debug, Default)]
pub(super) struct Comparison {
    average: BTreeMap<String, Ratio>,
    names: BTreeMap<String, Counts>,
}

#[derive(Clone, Debug, Default)]
struct Counts {
    camps: BTreeMap<String, Ratio>,
    uses: u64,
    uses_of_dealt: u64,
    decisions: u64,
    fuel: u64,
    time: Duration,
}

impl Comparison {
    /// Counts the games of a round.
    pub(super) fn add(&mut self, kind: &str, round: &[&Held]) {
        let mut of_round: BTreeMap<(&str, &str), (f64, f64)> = BTreeMap::new();
        let mut average: BTreeMap<&str, (f64, f64)> = BTreeMap::new();
        for held in round {
            for (seat, camp) in &held.camps {
                let (wins, seats) = average.entry(camp).or_default();
                *wins += held.has_won(seat);
                *seats += 1.0;
            }
            for holding in held.holdings.iter().filter(|holding| holding.kind == kind) {
                let counts = self.names.entry(holding.name.clone()).or_default();
                counts.uses += holding.uses;
                let Some(camp) = held.camps.get(&holding.seat).filter(|_| holding.dealt) else { continue };
                counts.uses_of_dealt += holding.uses;
                let (wins, seats) = of_round.entry((&holding.name, camp)).or_default();
                *wins += held.has_won(&holding.seat);
                *seats += 1.0;
            }
            self.add_spending(kind, &held.spending);
        }
        for (camp, (wins, seats)) in average {
            self.average.entry(camp.to_owned()).or_default().add(wins, seats, 1.0);
        }
        for ((name, camp), (wins, seats)) in of_round {
            let counts = self.names.entry(name.to_owned()).or_default();
            counts.camps.entry(camp.to_owned()).or_default().add(wins, seats, 1.0);
        }
    }

    fn add_spending(&mut self, kind: &str, spending: &Spending) {
        for (concern, (decisions, cost)) in spending.0.iter().filter(|(concern, _)| concern.kind == kind) {
            let counts = self.names.entry(concern.name.clone()).or_default();
            counts.decisions += decisions;
            counts.fuel += cost.fuel;
            counts.time += cost.time;
        }
    }

    /// What all of it comes to, the weakest first; what nobody was dealt comes last.
    pub(super) fn report(&self) -> Compared {
        let average: BTreeMap<String, Average> =
            self.average.iter().map(|(camp, ratio)| (camp.clone(), Average::of(ratio))).collect();
        let mut holders: Vec<Holders> =
            self.names.iter().map(|(name, counts)| counts.report(name, &average)).collect();
        let weakness = |holders: &Holders| holders.difference.map_or(f64::INFINITY, |all| all.value);
        holders.sort_by(|one, other| {
            weakness(one).total_cmp(&weakness(other)).then_with(|| one.name.cmp(&other.name))
        });
        Compared { average, holders }
    }
}

impl Counts {
    fn report(&self, name: &str, average: &BTreeMap<String, Average>) -> Holders {
        let in_camp = |(camp, ratio): (&String, &Ratio)| {
            let of_all = average.get(camp)?.win_rate;
            Some((camp.clone(), InCamp::of(ratio, of_all)?))
        };
        let camps: BTreeMap<String, InCamp> = self.camps.iter().filter_map(in_camp).collect();
        let seats: u64 = camps.values().map(|camp| camp.seats).sum();
        let by = |count: u64, all: f64| if count == 0 { 0.0 } else { all / count as f64 };
        Holders {
            name: name.to_owned(),
            seats,
            difference: together(camps.values(), seats as f64),
            camps,
            uses: self.uses,
            uses_a_game: by(seats, self.uses_of_dealt as f64),
            decisions: self.decisions,
            fuel: self.fuel,
            ms: by(self.decisions, self.time.as_secs_f64() * 1000.0),
        }
    }
}

/// The difference in all camps, each weighing by its seats. Camps are independent, as a seat of a deal has one: their
/// errors, which are not the same to both sides, add up as squares.
fn together<'a>(camps: impl Iterator<Item = &'a InCamp>, seats: f64) -> Option<Difference> {
    let (mut value, mut down, mut up) = (0.0, 0.0, 0.0);
    for InCamp { seats: of_camp, difference, .. } in camps {
        let weight = *of_camp as f64 / seats;
        value += weight * difference.value;
        down += (weight * (difference.value - difference.low)).powi(2);
        up += (weight * (difference.high - difference.value)).powi(2);
    }
    (seats > 0.0).then(|| Difference { value, low: value - down.sqrt(), high: value + up.sqrt() })
}

/// Holdings of a kind, compared.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Compared {
    /// How each camp came out.
    pub average: BTreeMap<String, Average>,
    /// All that seats had, the weakest first.
    pub holders: Vec<Holders>,
}

/// How a camp came out.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Average {
    /// Seats in it.
    pub seats: u64,
    /// Those of them that won.
    pub wins: u64,
    /// Their share.
    #[serde(serialize_with = "short")]
    pub win_rate: f64,
}

impl Average {
    fn of(ratio: &Ratio) -> Average {
        let (seats, wins) = (ratio.over(), ratio.of());
        Average { seats: seats as u64, wins: wins as u64, win_rate: wins / seats }
    }
}

/// How those came out who had a thing.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Holders {
    /// What they had.
    pub name: String,
    /// Seats that were dealt it.
    pub seats: u64,
    /// How many points of win rate they are above the average of their camps; none where nobody was dealt it.
    pub difference: Option<Difference>,
    /// The same by camp.
    pub camps: BTreeMap<String, InCamp>,
    /// How often it was seen in use, by those too who gained it.
    pub uses: u64,
    /// How often in a game by those who were dealt it.
    #[serde(serialize_with = "short")]
    pub uses_a_game: f64,
    /// Decisions about it.
    pub decisions: u64,
    /// What scripts spent on them; the same in every run.
    pub fuel: u64,
    /// The time of one of them in milliseconds, as it was measured.
    #[serde(serialize_with = "short")]
    pub ms: f64,
}

/// Points of win rate above an average, with 95 % confidence.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// The best guess.
    #[serde(rename = "points", serialize_with = "short")]
    pub value: f64,
    /// The lower end.
    #[serde(serialize_with = "short")]
    pub low: f64,
    /// The upper end.
    #[serde(serialize_with = "short")]
    pub high: f64,
}

impl Difference {
    fn of(rate: Estimate, average: f64) -> Difference {
        let [value, low, high] = [rate.value, rate.low, rate.high].map(|rate| 100.0 * (rate - average));
        Difference { value, low, high }
    }

    /// Whether its interval leaves out 0.
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }

    /// Whether it is more than [`FAR`] points below the average.
    pub fn is_far_below(&self) -> bool {
        self.value < -FAR
    }
}

/// How those came out who had a thing in one camp.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct InCamp {
    /// Seats.
    pub seats: u64,
    /// Those of them that won.
    pub wins: u64,
    /// Their share.
    #[serde(serialize_with = "short")]
    pub win_rate: f64,
    /// Lower end of it, with 95 % confidence.
    #[serde(serialize_with = "short")]
    pub low: f64,
    /// Upper end of it.
    #[serde(serialize_with = "short")]
    pub high: f64,
    /// Against the average of the camp.
    pub difference: Difference,
}

impl InCamp {
    fn of(ratio: &Ratio, average: f64) -> Option<InCamp> {
        let rate = rate(ratio)?;
        Some(InCamp {
            seats: ratio.over() as u64,
            wins: ratio.of() as u64,
            win_rate: rate.value,
            low: rate.low,
            high: rate.high,
            difference: Difference::of(rate, average),
        })
    }
}

/// A share of wins: Wilson's interval, for as many trials as the seats are worth. Those of one round are played
/// from one deal, so they are worth less than as many of different deals, and where all came out alike no more
/// than the rounds.
fn rate(ratio: &Ratio) -> Option<Estimate> {
    let measured = ratio.measured()?;
    let alone = (measured.value * (1.0 - measured.value) / ratio.over()).sqrt();
    let trials = match alone > 0.0 && measured.se > 0.0 {
        true => ratio.over() / (measured.se / alone).powi(2).max(1.0),
        false => ratio.rounds(),
    };
    Some(wilson(measured.value, trials))
}

fn short<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    sums::short(*value).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of one camp against another, each of two seats, in which one of the first has the thing.
    fn game(first_wins: bool, holder: &str) -> Held {
        let camps = [("1", "x"), ("2", "x"), ("3", "y"), ("4", "y")];
        let holding = |seat: &str, dealt, uses| Holding {
            kind: "thing",
            name: "sword".to_owned(),
            seat: seat.to_owned(),
            dealt,
            uses,
        };
        let mut spending = Spending::default();
        let sword = Concern { kind: "thing", name: "sword".to_owned() };
        spending.add(Some(sword), Cost { fuel: 10, time: Duration::from_millis(4) });
        spending.add(None, Cost { fuel: 1000, time: Duration::from_secs(1) });
        Held {
            camps: camps.map(|(seat, camp)| (seat.to_owned(), camp.to_owned())).into(),
            winners: if first_wins { vec!["1".into(), "2".into()] } else { vec!["3".into(), "4".into()] },
            holdings: vec![holding(holder, true, 2), holding("4", false, 5)],
            spending,
        }
    }

    fn compared(rounds: &[Vec<Held>]) -> Compared {
        let mut comparison = Comparison::default();
        rounds.iter().for_each(|round| comparison.add("thing", &round.iter().collect::<Vec<_>>()));
        comparison.report()
    }

    #[test]
    fn a_thing_is_measured_by_the_average_of_its_holders_camp() {
        let rounds: Vec<Vec<Held>> = (0..40)
            .map(|number| vec![game(number % 4 == 0, if number % 2 == 0 { "1" } else { "3" })])
            .collect();
        let compared = compared(&rounds);
        assert_eq!((compared.average["x"].wins, compared.average["x"].seats), (20, 80));
        let sword = &compared.holders[0];
        // half of the games it is with x and wins every other; with y it always wins
        let (x, y) = (sword.camps["x"], sword.camps["y"]);
        assert_eq!((x.seats, x.wins, y.seats, y.wins), (20, 10, 20, 20));
        assert!((x.difference.value - 25.0).abs() < 1e-9 && x.difference.is_clear(), "{x:?}");
        assert!((y.difference.value - 25.0).abs() < 1e-9 && y.difference.high <= 25.0, "{y:?}");
        let all = sword.difference.unwrap();
        assert!((all.value - 25.0).abs() < 1e-9 && all.low > 10.0, "{all:?}");
        assert_eq!((sword.uses, sword.uses_a_game), (40 * 7, 2.0));
        assert_eq!((sword.decisions, sword.fuel), (40, 400));
        assert!((sword.ms - 4.0).abs() < 1e-9);
    }

    #[test]
    fn games_of_one_deal_that_come_out_alike_are_worth_one() {
        let single: Vec<Vec<Held>> = (0..30).map(|number| vec![game(number % 3 == 0, "1")]).collect();
        let pairs: Vec<Vec<Held>> =
            (0..30).map(|number| vec![game(number % 3 == 0, "1"), game(number % 3 == 0, "1")]).collect();
        let width = |rounds: &[Vec<Held>]| {
            let of_x = compared(rounds).holders[0].camps["x"];
            of_x.high - of_x.low
        };
        assert!((width(&single) - width(&pairs)).abs() < 0.01, "{} {}", width(&single), width(&pairs));
        let always: Vec<Vec<Held>> = (0..10).map(|_| vec![game(true, "1"), game(true, "2")]).collect();
        let of_x = compared(&always).holders[0].camps["x"];
        assert!((of_x.low - wilson(1.0, 10.0).low).abs() < 1e-9, "{of_x:?}");
    }

    #[test]
    fn what_nobody_was_dealt_comes_last_and_is_compared_to_nothing() {
        let mut only_gained = game(true, "1");
        only_gained.holdings.retain(|holding| !holding.dealt);
        only_gained.holdings[0].name = "axe".to_owned();
        let compared = compared(&[vec![game(true, "1"), only_gained]]);
        let names: Vec<&str> = compared.holders.iter().map(|holders| holders.name.as_str()).collect();
        assert_eq!(names, ["sword", "axe"]);
        let axe = &compared.holders[1];
        assert_eq!((axe.difference, axe.seats, axe.uses, axe.uses_a_game), (None, 0, 5, 0.0));
    }
}
