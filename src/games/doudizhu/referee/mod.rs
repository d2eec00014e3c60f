//! The rules at work: dealing, bidding, doubling, turns, and what a deal pays.

mod drawn;
mod mode;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use super::ask::{Answer, Ask};
use super::bidding::Auction;
use super::cards::Cards;
use super::dice::Dice;
use super::play::Play;
use super::ruleset::RuleSet;
use super::rules::{Bidding, Rules};
use super::seat::Seat;
use super::snapshot::Snapshot;
use super::table::{self, Table as Deal};
use super::{Doudizhu, Event};
use crate::error::HostError;
use crate::game::{Legal, Refusal};
use crate::kit::rng::Rng;
use crate::referee::{Figure, Happening, Outcome, Referee, Seating, Setup};

/// A deal under way.
pub struct Table {
    deal: Deal,
    rules: Rules,
    /// Who has doubled, in turn from the landlord on.
    doubles: Vec<bool>,
}

impl Referee for Doudizhu {
    type Table = Table;

    /// `mode` is a preset with further words behind it: `douzero`, `seed+call_rob`, `pagat+doubling`.
    fn deal(setup: &Setup) -> Result<Table, HostError> {
        let rules = mode::rules(setup.mode.as_deref().unwrap_or("seed"))?;
        if let Some(players) = setup.players.filter(|players| *players != 3) {
            return Err(HostError::new("players", "3", players.to_string()));
        }
        let mut rng = Rng::for_match(setup.seed);
        let [hands @ .., bottom] = shuffled(&mut rng);
        let first = if rules.bidding == Bidding::None { 0 } else { Dice::below(&mut rng, 3) as u8 };
        let deal = Deal::new(rules, hands, bottom, first);
        let deal = deal.map_err(|error| HostError::new("seed", "a deal", error.to_string()))?;
        Ok(Table { deal, rules, doubles: Vec::new() })
    }

    fn seats(_: &Table) -> Vec<String> {
        Seat::ALL.map(|seat| seat.name().to_owned()).to_vec()
    }

    fn pending(table: &Table) -> Option<(String, Ask)> {
        let ask = table.due()?;
        Some((ask.seat().name().to_owned(), ask))
    }

    fn snapshot_for(table: &Table, seat: &str) -> Snapshot {
        let seat = Seat::ALL.into_iter().find(|known| known.name() == seat).unwrap_or_default();
        table.seen_by(seat)
    }

    fn apply(table: &mut Table, answer: Legal<Answer>) -> Result<(), Refusal> {
        let refusal = |error: table::TableError| Refusal::new(error.to_string());
        match answer.into_answer() {
            Answer::Bid(bid) => table.deal.bid(bid).map_err(refusal),
            Answer::Play(play) => table.deal.play(play.cards()).map_err(refusal),
            Answer::Double(double) => {
                table.doubles.push(double);
                Ok(())
            }
        }
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        let points = table.points()?;
        let name = |seat: &Seat| seat.name().to_owned();
        let paid = |seat: &Seat| points[usize::from(seat.index())];
        Some(Outcome {
            winners: Seat::ALL.iter().filter(|seat| paid(seat) > 0).map(name).collect(),
            points: Seat::ALL.iter().map(|seat| (name(seat), f64::from(paid(seat)))).collect(),
            reason: table.reason(),
            ..Outcome::default()
        })
    }

    fn happened(_: &Table) -> &[Happening<Event>] {
        &[]
    }

    fn roles(table: &Table) -> BTreeMap<String, String> {
        let Some(round) = table.deal.round() else { return BTreeMap::new() };
        let role = |seat: Seat| if seat.index() == round.landlord { "landlord" } else { "peasant" };
        Seat::ALL.map(|seat| (seat.name().to_owned(), role(seat).to_owned())).into()
    }

    /// Where the landlord is known both sides play it once with the same deal; otherwise each seat is played
    /// alone by either side.
    fn seatings(table: &Table) -> Vec<Seating> {
        let seats = Self::seats(table);
        let alone = |seat: Seat| Seating::giving_a(&seats, |name| name == seat.name());
        let seats_alone = match table.rules.bidding {
            Bidding::None => &Seat::ALL[..1],
            _ => &Seat::ALL[..],
        };
        seats_alone.iter().map(|seat| alone(*seat)).flat_map(|seating| [seating.clone(), seating.mirror()]).collect()
    }

    fn figures() -> &'static [Figure] {
        const FIGURES: &[Figure] = &[Figure::wins("wp"), Figure::points("adp", 1.0)];
        FIGURES
    }

    fn time_setting() -> Option<&'static str> {
        Some("ms")
    }

    fn draw(snapshot: &Snapshot) -> Option<String> {
        Some(drawn::drawn(snapshot))
    }
}

/// Three hands of 17 cards and the three of the bottom.
fn shuffled(dice: &mut dyn Dice) -> [Cards; 4] {
    let mut pile: Vec<u8> = Cards::DECK.each_card().collect();
    for at in (1..pile.len()).rev() {
        pile.swap(at, dice.below(at as u32 + 1) as usize);
    }
    let hand = |from: usize, to: usize| pile[from..to].iter().fold(Cards::NONE, |sum, rank| sum.plus(Cards::of(*rank, 1)));
    [hand(0, 17), hand(17, 34), hand(34, 51), hand(51, 54)]
}

impl Table {
    /// The question that is due; none once the deal is over.
    fn due(&self) -> Option<Ask> {
        match self.deal.auction().ok()? {
            Auction::Open { seat, .. } => Some(Ask::Bid { seat: Seat::at(seat) }),
            Auction::Void => None,
            Auction::Closed { landlord, .. } if self.rules.doubling && self.doubles.len() < 3 => {
                Some(Ask::Double { seat: Seat::at(landlord).after(self.doubles.len()) })
            }
            Auction::Closed { .. } => {
                let round = self.deal.round().filter(|round| round.winner().is_none())?;
                Some(Ask::Play { seat: Seat::at(round.turn) })
            }
        }
    }

    fn seen_by(&self, seat: Seat) -> Snapshot {
        let view = self.deal.view(seat.index());
        Snapshot {
            rules: RuleSet(self.rules),
            seat,
            hand: view.hand,
            first: Seat::at(view.first),
            landlord: view.landlord.map(Seat::at),
            stake: view.landlord.and_then(|_| u16::try_from(view.stake).ok()),
            bids: view.bids,
            doubles: self.doubles.clone(),
            bottom: view.bottom,
            history: view.history.iter().map(|step| Play::of(step.cards)).collect(),
            ..Snapshot::default()
        }
    }

    /// What each seat has won or lost; none before the end.
    fn points(&self) -> Option<[i32; 3]> {
        let mut points = self.deal.points()?;
        let Some(round) = self.deal.round() else { return Some(points) };
        let landlord = Seat::at(round.landlord);
        let doubled = |turns: usize| self.doubles.get(turns).copied().unwrap_or_default();
        let mut against = 0;
        for turns in [1, 2] {
            let peasant = usize::from(landlord.after(turns).index());
            points[peasant] <<= u32::from(doubled(0)) + u32::from(doubled(turns));
            against += points[peasant];
        }
        points[usize::from(landlord.index())] = -against;
        Some(points)
    }

    fn reason(&self) -> String {
        let Some(round) = self.deal.round() else { return "all passed".to_owned() };
        let side = if round.winner() == Some(round.landlord) { "landlord" } else { "peasants" };
        let spring = if self.rules.spring && round.is_spring() { ", spring" } else { "" };
        format!("{side}{spring}")
    }
}
