//! What handlers say, read as answers: each kind of question with QSanguosha's meaning of nil.

use mlua::{Table, Value};

use super::super::answer::{Answer, Gift, Sorted};
use super::super::ask::Ask;
use super::super::snapshot::CardId;
use super::kinds::{self, CARD, Card, PLAYER};
use super::state::State;
use crate::vm::Heard;
use crate::vm::handle::{Handle, Of};

/// What was said: the first two values that a handler returned, and the `use` it was to fill.
pub(super) struct Said {
    pub(super) first: Value,
    pub(super) second: Value,
    pub(super) use_of_card: Option<Table>,
}

impl State {
    /// Reads what was said.
    pub(super) fn answer(&self, ask: &Ask, said: &Said) -> Heard<Answer> {
        let first = &said.first;
        match ask {
            Ask::Activate(_) => self.use_string(said.use_of_card.as_ref()),
            Ask::SkillInvoke(_) => {
                Heard::Proposal(Answer::Yes(!matches!(first, Value::Nil | Value::Boolean(false))))
            }
            Ask::UseCard(_) | Ask::Nullification(_) => match first {
                Value::Nil | Value::Boolean(false) => Heard::Proposal(Answer::Nothing),
                other => self.card_string(other),
            },
            Ask::PlayerChosen(ask) if first.is_nil() && ask.optional => Heard::Proposal(Answer::Nothing),
            Ask::Yiji(_) => self.gift(first, &said.second),
            _ if first.is_nil() => Heard::Passed("it returned nil".to_owned()),
            Ask::Card(_) | Ask::CardShow(_) | Ask::Pindian(_) | Ask::SinglePeach(_) => self.card_string(first),
            Ask::CardChosen(_) | Ask::Ag(_) => match self.id(first) {
                Some(id) => Heard::Proposal(Answer::Id(id)),
                None => wrong(first, "no card or id"),
            },
            Ask::Discard(_) | Ask::Exchange(_) => match self.ids(first) {
                Some(ids) => Heard::Proposal(Answer::Ids(ids)),
                None => wrong(first, "no list of cards"),
            },
            Ask::PlayerChosen(_) => match self.player_name(first) {
                Some(name) => Heard::Proposal(Answer::Name(name)),
                None => wrong(first, "no player"),
            },
            Ask::Choice(_) | Ask::Kingdom(_) | Ask::General(_) => word(first),
            Ask::Suit(_) => suit(first),
            Ask::Guanxing(_) => match (self.ids(first), self.ids(&said.second)) {
                (Some(up), Some(bottom)) => Heard::Proposal(Answer::Sorted(Sorted { up, bottom })),
                _ => wrong(first, "no pair of lists"),
            },
        }
    }

    /// Reads what a foreign AI said: as its host does, which takes some values for nothing said.
    pub(super) fn foreign_answer(&self, ask: &Ask, said: &Said) -> Heard<Answer> {
        let is_card = self.card_of(&said.first).is_some();
        let usable = match ask {
            Ask::Discard(_) | Ask::Exchange(_) => matches!(said.first, Value::Table(_)),
            Ask::CardShow(_) | Ask::Pindian(_) => is_card,
            Ask::CardChosen(_) | Ask::Ag(_) => said.first.is_number() || said.first.is_integer(),
            Ask::Choice(_) => said.first.is_string(),
            _ => true,
        };
        match usable {
            true => self.answer(ask, said),
            false => Heard::Passed(format!("it returned a {}", said.first.type_name())),
        }
    }

    /// The use that `activate` was to fill; no card ends the phase.
    fn use_string(&self, used: Option<&Table>) -> Heard<Answer> {
        let field = |name: &str| used.and_then(|used| used.get::<Value>(name).ok()).unwrap_or(Value::Nil);
        let card = field("card");
        if card.is_nil() {
            return Heard::Proposal(Answer::Nothing);
        }
        let Some(text) = self.card_text(&card) else { return wrong(&card, "no card, but stands in use.card") };
        let names: Option<Vec<String>> = match field("to") {
            Value::Table(to) => to.sequence_values::<Value>().map(|to| self.player_name(&to.ok()?)).collect(),
            one => self.player_name(&one).map(|name| vec![name]).or_else(|| one.is_nil().then(Vec::new)),
        };
        match names {
            None => Heard::WrongShape("use.to holds something else than players".to_owned()),
            Some(names) if names.is_empty() => Heard::Proposal(Answer::Name(text)),
            Some(names) => Heard::Proposal(Answer::Name(format!("{text}->{}", names.join("+")))),
        }
    }

    /// A card string; "." and "" refuse.
    fn card_string(&self, value: &Value) -> Heard<Answer> {
        match self.card_text(value) {
            Some(text) if matches!(text.as_str(), "." | "") => Heard::Proposal(Answer::Nothing),
            // one of the cards that the host keeps hidden
            Some(text) if text == "-1" => Heard::Proposal(Answer::Id(-1)),
            Some(text) => Heard::Proposal(Answer::Name(text)),
            None => wrong(value, "no card"),
        }
    }

    fn card_text(&self, value: &Value) -> Option<String> {
        match value {
            Value::String(text) => Some(text.to_string_lossy()),
            Value::Integer(id) => Some(id.to_string()),
            Value::Number(id) => Some((*id as i64).to_string()),
            other => self.card_of(other).map(|card| self.played(card).text(&self.board())),
        }
    }

    fn card_of(&self, value: &Value) -> Option<Card> {
        Handle::of(value).filter(|handle| handle.kind == CARD).map(Of)
    }

    /// The id that a script names: a number, or a card's effective one.
    pub(super) fn id(&self, value: &Value) -> Option<CardId> {
        match value {
            Value::Integer(id) => CardId::try_from(*id).ok(),
            Value::Number(id) => Some(*id as CardId),
            other => {
                let card = self.card_of(other)?;
                Some(if State::is_made(card) { self.played(card).effective_id() } else { kinds::card_id(card) })
            }
        }
    }

    /// A list of ids or cards, or a single one.
    fn ids(&self, value: &Value) -> Option<Vec<CardId>> {
        match value {
            Value::Table(list) => list.sequence_values::<Value>().map(|item| self.id(&item.ok()?)).collect(),
            one => self.id(one).map(|id| vec![id]),
        }
    }

    fn player_name(&self, value: &Value) -> Option<String> {
        let handle = Handle::of(value).filter(|handle| handle.kind == PLAYER)?;
        self.board().snapshot().players.get(handle.index as usize).map(|player| player.name.clone())
    }

    /// A player and a card; no player stops giving.
    fn gift(&self, player: &Value, card: &Value) -> Heard<Answer> {
        if player.is_nil() {
            return Heard::Proposal(Answer::Nothing);
        }
        match self.player_name(player).zip(self.id(card)) {
            Some((player, card)) => Heard::Proposal(Answer::Gift(Gift { player, card })),
            None => wrong(player, "no player with a card"),
        }
    }
}

fn word(value: &Value) -> Heard<Answer> {
    match value {
        Value::String(text) => Heard::Proposal(Answer::Name(text.to_string_lossy())),
        other => wrong(other, "no text"),
    }
}

fn suit(value: &Value) -> Heard<Answer> {
    const SUITS: [&str; 4] = super::super::ask::SUITS;
    let number = match value {
        Value::Integer(number) => usize::try_from(*number).ok(),
        Value::Number(number) => Some(*number as usize),
        _ => return word(value),
    };
    match number.and_then(|number| SUITS.get(number)) {
        Some(suit) => Heard::Proposal(Answer::Name((*suit).to_owned())),
        None => wrong(value, "no suit from 0 to 3"),
    }
}

fn wrong(value: &Value, what: &str) -> Heard<Answer> {
    Heard::WrongShape(format!("a {} is {what}", value.type_name()))
}
