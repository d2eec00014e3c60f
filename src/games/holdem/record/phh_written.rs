//! Hands written in the format PHH.

use super::super::action::Action;
use super::super::card::written as cards_written;
use super::super::rules::Chips;
use super::super::street::Street;
use super::super::table::Stage;
use super::amount::{as_toml, quoted, written};
use super::replay::Replayed;
use super::{Record, Seat};
use crate::error::HostError;

/// A hand as a file of its own, or as one of several where a number is given.
///
/// # Errors
/// The field of the record that cannot be.
pub(super) fn write(record: &Record, number: Option<usize>) -> Result<String, HostError> {
    let replayed = record.replay()?;
    let order = order(record, &replayed);
    let writer = Writer { record, replayed: &replayed, order: &order };
    let mut lines: Vec<String> = number.iter().map(|number| format!("[{number}]")).collect();
    lines.extend(writer.required());
    lines.extend(writer.optional());
    Ok(lines.join("\n") + "\n")
}

/// The seats that were dealt in as the format has them: from the left of the button to the button.
fn order(record: &Record, replayed: &Replayed) -> Vec<usize> {
    let (count, button) = (record.seats.len(), usize::from(record.button));
    (0..count).map(|turns| (button + turns) % count).filter(|seat| replayed.table.dealt() >> seat & 1 == 1).collect()
}

struct Writer<'a> {
    record: &'a Record,
    replayed: &'a Replayed,
    /// Which seat each player of the file is.
    order: &'a [usize],
}

impl Writer<'_> {
    fn required(&self) -> Vec<String> {
        let record = self.record;
        let antes: Vec<Chips> = match record.antes.as_slice() {
            [] => vec![0; self.order.len()],
            antes => self.turned(antes),
        };
        let stacks = self.seats().map(|seat| seat.stack.map_or("inf".to_owned(), |chips| self.amount(chips)));
        vec![
            "variant = \"NT\"".to_owned(),
            format!("ante_trimming_status = {}", record.antes_by_share),
            format!("antes = {}", self.amounts(&antes)),
            format!("blinds_or_straddles = {}", self.amounts(&self.turned(&record.blinds))),
            format!("min_bet = {}", self.amount(record.min_bet)),
            format!("starting_stacks = {}", list(stacks)),
            format!("actions = {}", list(self.actions().iter().map(|action| quoted(action)))),
        ]
    }

    fn optional(&self) -> Vec<String> {
        let (record, mut lines) = (self.record, Vec::new());
        let mut push = |name: &str, value: String| lines.push(format!("{name} = {value}"));
        if !record.hand.is_null() {
            push("hand", as_toml(&record.hand));
        }
        if self.seats().any(|seat| !seat.name.is_empty()) {
            push("players", list(self.seats().map(|seat| quoted(&seat.name))));
        }
        if let Some(chairs) = self.seats().map(|seat| seat.chair).collect::<Option<Vec<i64>>>() {
            push("seats", list(chairs.iter().map(i64::to_string)));
        }
        let told = &record.told;
        let ours = self.replayed.finishing_stacks.as_ref().filter(|_| told.winnings.is_none());
        let known = self.seats().all(|seat| seat.stack.is_some());
        if let Some(stacks) = told.finishing_stacks.as_ref().or(ours.filter(|_| known)) {
            push("finishing_stacks", self.amounts(&self.by_player(stacks)));
        }
        if let Some(winnings) = &told.winnings {
            push("winnings", self.amounts(&self.by_player(winnings)));
        }
        record.fields.iter().for_each(|(name, value)| push(name, as_toml(value)));
        lines
    }

    fn seats(&self) -> impl Iterator<Item = &Seat> {
        self.order.iter().map(|seat| &self.record.seats[*seat])
    }

    fn by_player(&self, list: &[Chips]) -> Vec<Chips> {
        self.order.iter().filter_map(|seat| list.get(*seat).copied()).collect()
    }

    /// Blinds or antes by player: the other way round where there are two.
    fn turned(&self, list: &[Chips]) -> Vec<Chips> {
        let mut list = self.by_player(list);
        if list.len() == 2 {
            list.reverse();
        }
        list
    }

    fn amount(&self, chips: Chips) -> String {
        written(chips, self.record.decimals)
    }

    fn amounts(&self, chips: &[Chips]) -> String {
        list(chips.iter().map(|chips| self.amount(*chips)))
    }

    fn name(&self, seat: usize) -> String {
        format!("p{}", 1 + self.order.iter().position(|other| *other == seat).unwrap_or(0))
    }

    fn actions(&self) -> Vec<String> {
        let deal = |seat: &usize| format!("d dh {} {}", self.name(*seat), self.record.seats[*seat].hole);
        let mut out: Vec<String> = self.order.iter().map(deal).collect();
        let mut laid = 0;
        for act in &self.replayed.acts {
            self.lay(act.street, &mut laid, &mut out);
            let name = self.name(act.seat);
            out.push(match act.action {
                Action::Fold => format!("{name} f"),
                Action::Call => format!("{name} cc"),
                Action::RaiseTo(_) => format!("{name} cbr {}", self.amount(act.bet)),
            });
        }
        let is_showdown = self.replayed.table.stage() == Stage::Showdown;
        // Whoever is all-in shows before the rest of the board is dealt.
        if is_showdown && self.replayed.table.street() != Street::River {
            out.extend(self.shown());
            Street::ALL.into_iter().for_each(|street| self.lay(street, &mut laid, &mut out));
        } else {
            Street::ALL.into_iter().for_each(|street| self.lay(street, &mut laid, &mut out));
            out.extend(self.shown());
        }
        out
    }

    /// Lays the cards of a street that are not yet there.
    fn lay(&self, street: Street, laid: &mut usize, out: &mut Vec<String>) {
        for street in Street::ALL.into_iter().filter(|other| *other <= street) {
            if let Some(cards) = self.record.board.get(*laid..street.cards()).filter(|cards| !cards.is_empty()) {
                out.push(format!("d db {}", cards_written(cards)));
                *laid = street.cards();
            }
        }
    }

    /// Who shows or throws away his cards: first who has raised last on the last street, or who is next to the
    /// button.
    fn shown(&self) -> Vec<String> {
        let table = &self.replayed.table;
        let raised = |act: &&super::super::history::Act| {
            matches!(act.action, Action::RaiseTo(_)) && act.street == table.street()
        };
        let first = self.replayed.acts.iter().rev().find(raised).map_or(self.order[0], |act| act.seat);
        let from = self.order.iter().position(|seat| *seat == first).unwrap_or(0);
        let turns = (0..self.order.len()).map(|turns| self.order[(from + turns) % self.order.len()]);
        let told = turns.filter_map(|at| {
            let seat = &self.record.seats[at];
            match (seat.shown, seat.mucked) {
                (true, _) => Some(format!("{} sm {}", self.name(at), seat.hole)),
                (_, true) => Some(format!("{} sm", self.name(at))),
                _ => None,
            }
        });
        told.collect()
    }
}

fn list(parts: impl Iterator<Item = String>) -> String {
    format!("[{}]", parts.collect::<Vec<_>>().join(", "))
}
