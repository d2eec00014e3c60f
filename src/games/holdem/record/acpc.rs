//! Lines of the ACPC: `STATE:42:r200fc/cr650f:Ah??|9s9c/7c8d2h:-200|300:names`, or `MATCHSTATE:POSITION:…` as one
//! player is told it. Blinds and stacks are no part of a line: those of a game definition before it hold (with `#`
//! before its lines or without), `stack = 20000 20000` and `blind = 100 50`; where there is none, those of the
//! competition, blinds of 50 and 100 and 20,000 chips for everybody.

use super::super::dealt::Board;
use super::super::history;
use super::super::rules::{Chips, MOST_SEATS, OddChips, Reopen};
use super::amount::Amount;
use super::held::{Held, cards};
use super::{Record, Seat, Told};
use crate::error::HostError;

/// The chips that everybody has in the competition.
const STACK: Chips = 20_000;
/// The blinds of the competition.
const BLINDS: [Chips; 2] = [50, 100];

/// What game definitions say that is not in the lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Terms {
    stacks: Option<Vec<Chips>>,
    blinds: Option<Vec<Chips>>,
}

impl Terms {
    /// The blinds of so many players: with two the button, who comes last, has the small one.
    fn blinds(&self, count: usize) -> Vec<Chips> {
        let usual = || {
            let mut blinds = vec![0; count];
            blinds[..2].copy_from_slice(&BLINDS);
            if count == 2 {
                blinds.reverse();
            }
            blinds
        };
        self.blinds.clone().unwrap_or_else(usual)
    }

    fn stacks(&self, count: usize) -> Vec<Chips> {
        self.stacks.clone().unwrap_or_else(|| vec![STACK; count])
    }

    /// Reads a line of a game definition, if it is one.
    fn read(&mut self, line: &str) -> Option<Result<(), HostError>> {
        let (name, value) = line.split_once('=').map_or((line, ""), |(name, value)| (name.trim(), value.trim()));
        let numbers = || {
            let chips = |word: &str| Amount::read(word).and_then(|amount| amount.chips(0)).filter(|chips| *chips >= 0);
            let read: Option<Vec<Chips>> = value.split_whitespace().map(chips).collect();
            read.map(Some).ok_or_else(|| HostError::new(name, "chips from 0 on with blanks between", value))
        };
        Some(match name {
            "stack" => numbers().map(|found| self.stacks = found),
            "blind" => numbers().map(|found| self.blinds = found),
            "limit" => Err(HostError::new("limit", "`nolimit`", "`limit`")),
            "GAMEDEF" | "END GAMEDEF" | "nolimit" | "numPlayers" | "numRounds" | "firstPlayer" | "maxRaises"
            | "numSuits" | "numRanks" | "numHoleCards" | "numBoardCards" | "raiseSize" => Ok(()),
            _ => return None,
        })
    }
}

/// Reads a file of such lines.
pub(super) fn read(text: &str) -> Vec<Result<Record, HostError>> {
    let (mut terms, mut hands) = (Terms::default(), Vec::new());
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        let under = |error: HostError| error.under(&format!("line {number}"));
        let remark = line.strip_prefix(['#', ';']).map(str::trim);
        if let Some(read) = terms.read(remark.unwrap_or(line)) {
            hands.extend(read.err().map(|error| Err(under(error))));
        } else if remark.is_none() && !line.is_empty() && !line.starts_with("SCORE:") {
            hands.push(one(line, &terms).map_err(under));
        }
    }
    hands
}

fn one(line: &str, terms: &Terms) -> Result<Record, HostError> {
    let words: Vec<&str> = line.split(':').collect();
    let (hand, betting, dealt, rest) = match words[..] {
        ["STATE", hand, betting, dealt, ref rest @ ..] => (hand, betting, dealt, rest),
        ["MATCHSTATE", position, hand, betting, dealt] => {
            position.parse::<u8>().map_err(|_| HostError::new("position", "a number", position))?;
            (hand, betting, dealt, &[][..])
        }
        _ => {
            let found = line.chars().take(40).collect::<String>();
            return Err(HostError::new(".", "STATE:hand:betting:cards or MATCHSTATE:position:hand:betting:cards", found));
        }
    };
    let number = hand.parse::<u64>().map_err(|_| HostError::new("hand", "a number", hand))?;
    let mut streets = dealt.split('/');
    let seats = seats(streets.next().unwrap_or_default(), terms)?;
    let blinds = terms.blinds(seats.len());
    let mut record = Record {
        hand: number.into(),
        button: seats.len() as u8,
        min_bet: blinds.iter().copied().max().unwrap_or(0),
        blinds,
        seats,
        reopen: Reopen::Acpc,
        odd_chips: OddChips::LeftOfButton,
        board: board(streets)?,
        ..Record::default()
    };
    read_betting(&mut record, betting)?;
    if let [values, names @ ..] = rest {
        read_end(&mut record, values, names)?;
    }
    Ok(record)
}

fn seats(text: &str, terms: &Terms) -> Result<Vec<Seat>, HostError> {
    let holes: Vec<&str> = text.split('|').collect();
    let count = holes.len();
    if !(2..=MOST_SEATS).contains(&count) {
        return Err(HostError::new("cards", "2 to 10 hands with | between", format!("{count} of them")));
    }
    let stacks = terms.stacks(count);
    let fits = |list: Option<&Vec<Chips>>| list.is_none_or(|list| list.len() == count);
    if !fits(terms.stacks.as_ref()) || !fits(terms.blinds.as_ref()) {
        return Err(HostError::new("cards", "as many hands as the game definition has players", format!("{count} of them")));
    }
    let seat = |(text, stack): (&&str, &Chips)| {
        let hole = match *text {
            "" => Held::default(),
            text => text.parse().map_err(|error| HostError::new("cards", format!("two cards ({error})"), text))?,
        };
        Ok(Seat { stack: Some(*stack), hole, ..Seat::default() })
    };
    holes.iter().zip(&stacks).map(seat).collect()
}

fn board<'a>(streets: impl Iterator<Item = &'a str>) -> Result<Board, HostError> {
    let mut board = Vec::new();
    for text in streets {
        let found = cards(text).map_err(|error| HostError::new("cards", "cards", error.to_string()))?;
        let known = found.into_iter().collect::<Option<Vec<_>>>();
        board.extend(known.ok_or_else(|| HostError::new("cards", "a board that is known", text))?);
    }
    match board.len() {
        0 | 3..=5 => Ok(Board::of(&board)),
        count => Err(HostError::new("cards", "a board of 0 or 3 to 5 cards", format!("{count} cards"))),
    }
}

/// Plays the letters, so that those of the record have a `/` before an action and nowhere else.
fn read_betting(record: &mut Record, betting: &str) -> Result<(), HostError> {
    let wrong = |misplay: history::Misplay| HostError::new("betting", misplay.expected, misplay.found);
    let acts = history::play(&mut record.table()?, betting).map_err(wrong)?;
    acts.iter().for_each(|act| history::write(&mut record.history, act.street, act.action));
    Ok(())
}

fn read_end(record: &mut Record, values: &str, names: &[&str]) -> Result<(), HostError> {
    let count = record.seats.len();
    let parted = |field: &str, text: &str| -> Result<Vec<String>, HostError> {
        let parts: Vec<String> = text.split('|').map(str::to_owned).collect();
        let wrong = || HostError::new(field, format!("{count} with | between"), format!("{} of them", parts.len()));
        (parts.len() == count).then_some(()).ok_or_else(wrong)?;
        Ok(parts)
    };
    let amounts: Option<Vec<Amount>> = parted("values", values)?.iter().map(|value| Amount::read(value)).collect();
    let amounts = amounts.ok_or_else(|| HostError::new("values", "numbers", values))?;
    let stacks = || record.seats.iter().zip(&amounts).map(|(seat, amount)| Some(seat.chips() + amount.chips(0)?));
    // Halves of a chip, which a shared pot can leave, are nothing that chips could be compared with.
    record.told = Told { finishing_stacks: stacks().collect(), winnings: None };
    let showdown = matches!(record.replay()?.table.stage(), super::super::table::Stage::Showdown);
    for seat in record.seats.iter_mut().filter(|_| showdown) {
        seat.shown = seat.hole.known().is_some();
    }
    if let [names] = names {
        let names = parted("names", names)?;
        record.seats.iter_mut().zip(names).for_each(|(seat, name)| seat.name = name);
    }
    Ok(())
}

/// Hands as such lines, each with its terms before it where they are not those of the hand before.
///
/// # Errors
/// The field of a record that has no place in such a line, or that cannot be.
pub(super) fn write(records: &[Record]) -> Result<String, HostError> {
    let (mut out, mut terms) = (String::new(), String::new());
    for (number, record) in (0..).zip(records) {
        let line = state(record, number).map_err(|error| error.under(&format!("[{number}]")))?;
        let now = definition(record);
        if now != terms {
            out.push_str(&now);
            terms = now;
        }
        out.push_str(&line);
    }
    Ok(out)
}

/// The seats as they come in a line: the button last.
fn order(record: &Record) -> Vec<usize> {
    let count = record.seats.len();
    (0..count).map(|turns| (usize::from(record.button) + turns) % count).collect()
}

fn definition(record: &Record) -> String {
    let of = |list: &dyn Fn(usize) -> Chips| {
        order(record).into_iter().map(|seat| list(seat).to_string()).collect::<Vec<_>>().join(" ")
    };
    let (stacks, blinds) = (of(&|seat| record.seats[seat].chips()), of(&|seat| record.blinds[seat]));
    format!("# stack = {stacks}\n# blind = {blinds}\n")
}

fn state(record: &Record, number: u64) -> Result<String, HostError> {
    let replayed = record.replay()?;
    if record.antes.iter().any(|chips| *chips > 0) {
        return Err(HostError::new("antes", "none, as ACPC lines have no place for them", format!("{:?}", record.antes)));
    }
    if record.blinds.iter().any(|chips| *chips < 0) {
        return Err(HostError::new("blinds", "none out of turn in ACPC lines", format!("{:?}", record.blinds)));
    }
    if record.seats.iter().any(|seat| seat.stack.is_none_or(|chips| chips < 1)) {
        return Err(HostError::new("seats", "stacks that are known and not empty, for ACPC lines", "one that is not"));
    }
    let order = order(record);
    let joined = |part: &dyn Fn(usize) -> String| order.iter().map(|seat| part(*seat)).collect::<Vec<_>>().join("|");
    let hole = |seat: usize| record.seats[seat].hole.known().map_or(String::new(), |_| record.seats[seat].hole.to_string());
    let mut betting = record.history.clone();
    let slashes = betting.bytes().filter(|letter| *letter == b'/').count();
    let streets = [0..3, 3..4, 4..5].into_iter().filter_map(|range| record.board.get(range));
    let board: String = streets.clone().map(|cards| format!("/{}", super::super::card::written(cards))).collect();
    (slashes..streets.count()).for_each(|_| betting.push('/'));
    let name = record.hand.as_u64().unwrap_or(number);
    let mut line = format!("STATE:{name}:{betting}:{}{board}", joined(&hole));
    if let Some(stacks) = record.told.finishing_stacks.as_ref().or(replayed.finishing_stacks.as_ref()) {
        line += &format!(":{}", joined(&|seat| (stacks[seat] - record.seats[seat].chips()).to_string()));
        let named = |seat: usize| match record.seats[seat].name.replace([':', '|'], " ") {
            name if name.is_empty() => format!("p{}", seat + 1),
            name => name,
        };
        line += &format!(":{}", joined(&named));
    }
    Ok(line + "\n")
}
