//! Hands in the format PHH, version of 2024: TOML with a table of fields for each hand. Only no-limit hold'em
//! (`variant = "NT"`) is read. Players are in the order in which they are dealt to, so that the last one has the
//! button; with two players blinds and antes are given the other way round.

use toml::{Table, Value};

use super::super::rules::{Chips, MOST_SEATS};
use super::amount::{Amount, MOST_DECIMALS, as_json};
use super::deeds::Hand;
use super::{Record, Seat, Told};
use crate::error::HostError;

/// Fields that a record has a place for; all others are kept as they are.
const KNOWN: [&str; 13] = [
    "variant", "ante_trimming_status", "antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions",
    "players", "seats", "hand", "finishing_stacks", "winnings", "decimals",
];

/// Reads a file with one hand, or with many in tables of their own (`[1]`, `[2]` …).
pub(super) fn read(text: &str) -> Vec<Result<Record, HostError>> {
    let file: Table = match text.parse() {
        Ok(file) => file,
        Err(error) => return vec![Err(no_toml(&error, text))],
    };
    if !file.is_empty() && file.values().all(Value::is_table) {
        let mut tables: Vec<(&String, &Value)> = file.iter().collect();
        tables.sort_by_key(|(name, _)| (name.parse().unwrap_or(u64::MAX), *name));
        let hand = |(name, hand): (&String, &Value)| {
            hand.as_table().map(|hand| one(hand).map_err(|error| error.under(name)))
        };
        return tables.into_iter().filter_map(hand).collect();
    }
    vec![one(&file)]
}

fn no_toml(error: &toml::de::Error, text: &str) -> HostError {
    let before = error.span().and_then(|span| text.get(..span.start));
    let line = before.map(|before| format!(" on line {}", 1 + before.matches('\n').count())).unwrap_or_default();
    HostError::new(".", format!("TOML{line}"), error.message())
}

fn one(fields: &Table) -> Result<Record, HostError> {
    let reader = Reader { fields };
    reader.check_variant()?;
    let amounts = reader.amounts()?;
    let actions = reader.texts("actions", None)?;
    let mut record = reader.record(&amounts, amounts.decimals(&actions))?;
    let mut hand = Hand::new(&record)?;
    for (at, action) in actions.iter().enumerate() {
        let wrong = |problem| HostError::new(format!("actions[{at}]"), problem, format!("`{action}`"));
        hand.deed(action).map_err(wrong)?;
    }
    if !hand.has_whole_board() {
        return Err(HostError::new("actions", "three cards for the flop", "fewer of them"));
    }
    hand.put_into(&mut record);
    Ok(record)
}

/// The amounts of a hand.
struct Amounts {
    antes: Vec<Amount>,
    blinds: Vec<Amount>,
    min_bet: Amount,
    /// None for a stack that is not known.
    stacks: Vec<Option<Amount>>,
    finishing: Option<Vec<Amount>>,
    winnings: Option<Vec<Amount>>,
}

impl Amounts {
    /// How many places behind the point they and the bets have.
    fn decimals(&self, actions: &[String]) -> u8 {
        let bets = actions.iter().filter_map(|action| Amount::read(action.split_whitespace().nth(2)?));
        let told = self.finishing.iter().chain(&self.winnings).flatten();
        let all = self.antes.iter().chain(&self.blinds).chain(self.stacks.iter().flatten()).chain(told);
        all.chain([&self.min_bet]).copied().chain(bets).map(|amount| amount.decimals).max().unwrap_or(0)
    }
}

struct Reader<'a> {
    fields: &'a Table,
}

impl Reader<'_> {
    fn required(&self, field: &str) -> Result<&Value, HostError> {
        self.fields.get(field).ok_or_else(|| HostError::new(field, "this field", "nothing"))
    }

    fn check_variant(&self) -> Result<(), HostError> {
        match self.required("variant")?.as_str() {
            Some("NT") => Ok(()),
            _ => Err(HostError::new("variant", "`NT`, no-limit hold'em", as_json(&self.fields["variant"]).to_string())),
        }
    }

    fn amounts(&self) -> Result<Amounts, HostError> {
        let stacks = self.list("starting_stacks", None)?;
        let count = stacks.len();
        if !(2..=MOST_SEATS).contains(&count) {
            return Err(HostError::new("starting_stacks", "2 to 10 players", format!("{count} of them")));
        }
        let unknown = |value: &Value| value.as_float().is_some_and(f64::is_infinite);
        let stack = |(at, value): (usize, &Value)| match unknown(value) {
            true => Ok(None),
            false => amount(&format!("starting_stacks[{at}]"), value).map(Some),
        };
        let told = |field: &str| self.fields.get(field).map(|_| self.numbers(field, count)).transpose();
        Ok(Amounts {
            antes: self.numbers("antes", count)?,
            blinds: self.numbers("blinds_or_straddles", count)?,
            min_bet: amount("min_bet", self.required("min_bet")?)?,
            stacks: stacks.iter().enumerate().map(stack).collect::<Result<_, _>>()?,
            finishing: told("finishing_stacks")?,
            winnings: told("winnings")?,
        })
    }

    fn list(&self, field: &str, count: Option<usize>) -> Result<&Vec<Value>, HostError> {
        let value = self.required(field)?;
        let list = value.as_array().ok_or_else(|| HostError::new(field, "a list", value.type_str()))?;
        match count {
            Some(count) if list.len() != count => {
                let expected = format!("one for each of {count} players");
                Err(HostError::new(field, expected, format!("{} of them", list.len())))
            }
            _ => Ok(list),
        }
    }

    fn numbers(&self, field: &str, count: usize) -> Result<Vec<Amount>, HostError> {
        let list = self.list(field, Some(count))?.iter().enumerate();
        list.map(|(at, value)| amount(&format!("{field}[{at}]"), value)).collect()
    }

    fn texts(&self, field: &str, count: Option<usize>) -> Result<Vec<String>, HostError> {
        let text = |(at, value): (usize, &Value)| {
            let wrong = || HostError::new(format!("{field}[{at}]"), "text", value.type_str());
            value.as_str().map(str::to_owned).ok_or_else(wrong)
        };
        self.list(field, count)?.iter().enumerate().map(text).collect()
    }

    fn record(&self, amounts: &Amounts, decimals: u8) -> Result<Record, HostError> {
        let counted = |field: &str, list: &[Amount]| -> Result<Vec<Chips>, HostError> {
            list.iter().enumerate().map(|(at, amount)| chips(&format!("{field}[{at}]"), *amount, decimals)).collect()
        };
        let told = |field: &str, list: &Option<Vec<Amount>>| list.as_ref().map(|list| counted(field, list)).transpose();
        let turned = |mut list: Vec<Chips>| {
            if list.len() == 2 {
                list.reverse();
            }
            list
        };
        let antes = counted("antes", &amounts.antes)?;
        let others = self.fields.iter().filter(|(name, _)| !KNOWN.contains(&name.as_str()));
        Ok(Record {
            hand: self.fields.get("hand").map(as_json).unwrap_or_default(),
            button: amounts.stacks.len() as u8,
            seats: self.seats(&amounts.stacks, decimals)?,
            blinds: turned(counted("blinds_or_straddles", &amounts.blinds)?),
            antes: if antes.iter().all(|chips| *chips == 0) { Vec::new() } else { turned(antes) },
            antes_by_share: self.fields.get("ante_trimming_status").and_then(Value::as_bool).unwrap_or(false),
            min_bet: chips("min_bet", amounts.min_bet, decimals)?,
            decimals,
            told: Told {
                finishing_stacks: told("finishing_stacks", &amounts.finishing)?,
                winnings: told("winnings", &amounts.winnings)?,
            },
            fields: others.map(|(name, value)| (name.clone(), as_json(value))).collect(),
            odd_chips: super::by_pot(),
            ..Record::default()
        })
    }

    fn seats(&self, stacks: &[Option<Amount>], decimals: u8) -> Result<Vec<Seat>, HostError> {
        let count = stacks.len();
        let has = |field: &str| self.fields.contains_key(field);
        let names = if has("players") { self.texts("players", Some(count))? } else { Vec::new() };
        let chairs = if has("seats") { self.list("seats", Some(count))?.clone() } else { Vec::new() };
        let seat = |(at, stack): (usize, &Option<Amount>)| {
            let stack = stack.map(|amount| chips(&format!("starting_stacks[{at}]"), amount, decimals)).transpose()?;
            if stack.is_some_and(|chips| chips < 1) {
                let found = as_json(&self.fields["starting_stacks"][at]).to_string();
                return Err(HostError::new(format!("starting_stacks[{at}]"), "an amount above 0", found));
            }
            let name = names.get(at).cloned().unwrap_or_default();
            Ok(Seat { stack, name, chair: chairs.get(at).and_then(Value::as_integer), ..Seat::default() })
        };
        stacks.iter().enumerate().map(seat).collect()
    }
}

fn amount(path: &str, value: &Value) -> Result<Amount, HostError> {
    let expected = || format!("an amount with at most {MOST_DECIMALS} places behind the point");
    Amount::of(value).ok_or_else(|| HostError::new(path, expected(), as_json(value).to_string()))
}

fn chips(path: &str, amount: Amount, decimals: u8) -> Result<Chips, HostError> {
    let wrong = || HostError::new(path, "an amount that can be counted", format!("{amount:?}"));
    amount.chips(decimals).ok_or_else(wrong)
}
