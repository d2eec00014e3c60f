//! What everybody sees of an event. One event is told to the brains of all seats, which share their
//! memory: cards that only some of them saw are told without their number.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::Data;
use super::card_structs::CardsMoveOneTimeStruct;
use crate::games::sgs::snapshot::{CardId, Snapshot};

/// What stands for a card that is not seen.
const UNSEEN: CardId = -1;

/// Places whose cards lie open: equipment, delayed tricks, judgement, discard pile, table.
const OPEN_PLACES: [u8; 5] = [1, 2, 3, 5, 7];

/// Private piles: QSanguosha's `PlaceSpecial`.
const SPECIAL: u8 = 4;

/// The data with −1 in place of cards that not everybody sees; `closed` tells which private piles
/// only their owners see.
pub fn seen_by_all<'a>(data: &'a Data, table: &Snapshot, closed: impl Fn(&str) -> bool) -> Cow<'a, Data> {
    match data {
        Data::Move(cards) => {
            let seen = seen_ids(cards, closed);
            match seen == cards.ids {
                true => Cow::Borrowed(data),
                false => Cow::Owned(Data::Move(Box::new(CardsMoveOneTimeStruct { ids: seen, ..(**cards).clone() }))),
            }
        }
        Data::Text(text) => match choice(text, &hidden(table, closed)) {
            Some(text) => Cow::Owned(Data::Text(text)),
            None => Cow::Borrowed(data),
        },
        _ => Cow::Borrowed(data),
    }
}

fn seen_ids(cards: &CardsMoveOneTimeStruct, closed: impl Fn(&str) -> bool) -> Vec<CardId> {
    let lies_open = |place: u8, pile: &str| match place {
        SPECIAL => !pile.is_empty() && !closed(pile),
        place => OPEN_PLACES.contains(&place),
    };
    let arrives_open = lies_open(cards.to_place, &cards.to_pile_name);
    let is_seen = |at: usize| {
        let pile = cards.from_pile_names.get(at).map_or("", String::as_str);
        arrives_open
            || cards.open.get(at).copied().flatten().unwrap_or(false)
            || cards.from_places.get(at).is_some_and(|place| lies_open(*place, pile))
    };
    cards.ids.iter().enumerate().map(|(at, id)| if is_seen(at) { *id } else { UNSEEN }).collect()
}

/// Cards that not everybody sees: in hands, in the draw pile, in closed piles.
fn hidden(table: &Snapshot, closed: impl Fn(&str) -> bool) -> BTreeSet<CardId> {
    let hands = table.players.iter().flat_map(|player| &player.hand.known);
    let piles = table.players.iter().flat_map(|player| &player.piles).filter(|(name, _)| closed(name));
    let ids = hands.chain(&table.draw.known).chain(piles.flat_map(|(_, pile)| &pile.known));
    let is_shown = |id: &CardId| table.cards.get(id).is_some_and(|card| card.flags.contains("visible"));
    ids.filter(|id| !is_shown(id)).copied().collect()
}

/// The text of a choice that names hidden cards; nothing where it names none.
fn choice(text: &str, hidden: &BTreeSet<CardId>) -> Option<String> {
    let place = match text.split(':').next()? {
        "cardChosen" => 2,
        "Yiji" => 4,
        _ => return None,
    };
    let is_hidden = |id: &str| id.parse().is_ok_and(|id: CardId| hidden.contains(&id));
    let mask = |field: &str| {
        let ids = field.split('+').map(|id| if is_hidden(id) { "-1" } else { id });
        ids.collect::<Vec<_>>().join("+")
    };
    let fields = text.split(':').enumerate();
    let told: Vec<String> =
        fields.map(|(at, field)| if at == place { mask(field) } else { field.to_owned() }).collect();
    Some(told.join(":")).filter(|told| told != text)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::{Value, json};

    use super::*;

    fn told(data: Value) -> Value {
        let table: Snapshot = serde_json::from_value(json!({"players": [
            {"name": "a", "general": "caocao", "hp": 4, "hand": {"known": [11, 12]}},
            {"name": "b", "general": "liubei", "hp": 4, "hand": {"known": [13]}}],
            "cards": {"12": {"class": "Slash", "suit": "spade", "number": 7, "flags": ["visible"]}}}))
        .unwrap();
        let data: Data = serde_json::from_value(data).unwrap();
        serde_json::to_value(seen_by_all(&data, &table, |pile| pile == "stars").as_ref()).unwrap()
    }

    fn moved(from: u8, to: u8, open: bool, pile: &str) -> Value {
        let data = json!({"$": "CardsMoveOneTimeStruct", "v": {"from": "a", "ids": [11], "from_places": [from],
            "to_place": to, "to_pile_name": pile, "open": [open]}});
        told(data)["v"]["ids"].clone()
    }

    #[test]
    fn a_card_that_goes_from_hand_to_hand_is_not_told() {
        for (from, to) in [(0, 0), (6, 0), (0, 6), (0, 8), (6, 4)] {
            assert_eq!(moved(from, to, false, ""), json!([-1]), "{from} to {to}");
        }
        assert_eq!(moved(6, 4, false, "stars"), json!([-1]));
    }

    #[test]
    fn a_card_that_lies_open_before_or_after_is_told() {
        for (from, to) in [(0, 5), (1, 0), (5, 0), (0, 7), (3, 0), (6, 3)] {
            assert_eq!(moved(from, to, false, ""), json!([11]), "{from} to {to}");
        }
        assert_eq!(moved(6, 0, true, ""), json!([11]), "shown to all");
        assert_eq!(moved(6, 4, false, "field"), json!([11]), "an open pile");
    }

    #[test]
    fn a_choice_of_a_hidden_hand_card_is_told_without_its_number() {
        assert_eq!(told(json!("cardChosen:snatch:11:b:a")), json!("cardChosen:snatch:-1:b:a"));
        assert_eq!(told(json!("cardChosen:snatch:40:b:a")), json!("cardChosen:snatch:40:b:a"));
        assert_eq!(told(json!("Yiji:yiji:a:b:11+12+40")), json!("Yiji:yiji:a:b:-1+12+40"));
        assert_eq!(told(json!("skillChoice:x:11")), json!("skillChoice:x:11"));
    }
}
