//! The host's word on distances, limits and cards, cell by cell beside ours.

use junshi::sgs::Catalogue;
use junshi::sgs::board::{Board, PlayerIndex};
use junshi::sgs::played::Played;
use junshi::sgs::snapshot::CardId;
use serde_json::Value;

use super::ours;
use super::state::{State, texts};
use super::tally::Tally;

/// Printed cards and generals.
pub fn printed(tally: &mut Tally, told: &Value) {
    let catalogue = Catalogue::built_in().unwrap();
    for (id, card) in told["cards"].as_object().unwrap() {
        let ours = catalogue.printed(id.parse().unwrap()).map(|printed| {
            let class = catalogue.class_data(printed.face.class);
            (class.name.clone(), printed.face.suit.name(), u64::from(printed.face.number), class.range)
        });
        let host = (
            card["class"].as_str().unwrap().to_owned(),
            card["suit"].as_str().unwrap(),
            card["number"].as_u64().unwrap(),
            card["range"].as_i64().map(|range| range as i32),
        );
        tally.note("printed_cards", ours == Some(host), || format!("{id}: {card}"));
    }
    for (name, general) in told["generals"].as_object().unwrap() {
        let same = catalogue.general(name).is_some_and(|ours| {
            ours.kingdom.as_deref() == general["kingdom"].as_str()
                && ours.max_hp.map(i64::from) == general["max_hp"].as_i64()
        });
        tally.note("generals", same, || format!("{name}: {general}"));
    }
}

/// A board and where in a recording it stands.
pub struct Beside<'a> {
    pub tally: &'a mut Tally,
    pub place: String,
    pub board: &'a Board,
}

impl Beside<'_> {
    /// Distances and attack ranges of all to all, from a full state.
    pub fn distances(&mut self, told: &Value) {
        for (from, told) in told.as_object().unwrap() {
            self.reach(from, told);
        }
    }

    fn reach(&mut self, from: &str, told: &Value) {
        let Beside { tally, place, board } = self;
        let near = texts(&told["in_range"]);
        let a = board.index(from).unwrap();
        for (to, distance) in told["dist"].as_object().unwrap() {
            let b = board.index(to).unwrap();
            let ours = ours::distance(board, a, b);
            tally.note("distance", Some(i64::from(ours)) == distance.as_i64(), || {
                let (from, to) = (described(board, a), described(board, b));
                format!("{place}: from {from} to {to}: {ours}, not {distance}")
            });
            let ours = ours::in_range(board, a, b);
            tally.note("in_range", ours == near.contains(to), || {
                format!("{place}: {} reaches {}: {ours}", described(board, a), described(board, b))
            });
        }
    }

    /// Hand limits and attack ranges of the living.
    pub fn numbers(&mut self, state: &State) {
        let Beside { tally, place, board } = self;
        for player in board.living() {
            let name = &board.player(*player).name;
            let (limit, range) = (state.max_cards[name], state.attack_ranges[name]);
            let ours = ours::max_cards(board, *player);
            tally.note("max_cards", i64::from(ours) == limit, || {
                format!("{place}: {}: {ours}, not {limit}", described(board, *player))
            });
            // While a weapon is used as another card, the host has no number.
            if let Some(range) = range {
                let ours = ours::attack_range(board, *player);
                tally.note("attack_range", i64::from(ours) == range, || {
                    format!("{place}: {}: {ours}, not {range}", described(board, *player))
                });
            }
        }
    }

    /// The cards that a value tells: their strings, read on this board, are these cards.
    pub fn told(&mut self, value: &Value) {
        match value {
            Value::Array(list) => list.iter().for_each(|value| self.told(value)),
            Value::Object(card) if card.contains_key("str") => self.told_card(value),
            Value::Object(fields) => fields.values().for_each(|value| self.told(value)),
            _ => {}
        }
    }

    fn told_card(&mut self, card: &Value) {
        let Beside { tally, place, board } = self;
        let text = card["str"].as_str().unwrap();
        let ours = Played::read(board, text).map(|ours| {
            let class = ours.class_data(board).name.clone();
            (class, ours.suit(board).name(), u64::from(ours.number(board)), ours.text(board))
        });
        // A string does not tell the number of a card that is made of several.
        let several = card["sub"].as_array().is_some_and(|cards| cards.len() != 1);
        let number = if several { 0 } else { card["number"].as_u64().unwrap() };
        let text_of = |field: &str| card[field].as_str().unwrap();
        let told = (text_of("class").to_owned(), text_of("suit"), number, text.to_owned());
        // An event may still tell the face that a skill gave a card, after the card has left its hand.
        let now = |id| board.card_skill(board.face(id));
        let left = card["skill"].is_string() && matches!(text.parse(), Ok(id) if now(id).is_empty());
        let same = left || ours.as_ref() == Ok(&told);
        tally.note("cards", same, || format!("{place}: {ours:?}, not {card}"));
    }

    /// What a player may do with its hand cards in its play phase.
    pub fn legal(&mut self, player: &str, told: &Value) {
        self.reach(player, told);
        for (id, card) in told["cards"].as_object().unwrap() {
            self.card(player, id.parse().unwrap(), card);
        }
    }

    fn card(&mut self, player: &str, id: CardId, told: &Value) {
        let Beside { tally, place, board } = self;
        let asked = board.index(player).unwrap();
        let card = || {
            let face = board.face(id);
            let class = &board.class(face.class).name;
            format!("{place}: {}: {id} {class} {} {}", described(board, asked), face.suit.name(), face.number)
        };
        let ours = ours::is_available(board, asked, id);
        tally.note("available", ours == (told["available"] == true), || {
            format!("{}: available {ours}", card())
        });
        let ours = ours::is_limited(board, asked, id);
        tally.note("limited", ours == (told["limited"] == true), || format!("{}: limited {ours}", card()));
        let Some(targets) = told.get("first_targets") else { return };
        let ours = ours::first_targets(board, asked, id);
        let mut names: Vec<String> = ours.iter().map(|target| board.player(*target).name.clone()).collect();
        let mut told = texts(targets);
        names.sort();
        told.sort();
        tally.note("first_targets", names == told, || format!("{}: {names:?}, not {told:?}", card()));
    }
}

/// A player in few words, for a difference.
fn described(board: &Board, player: PlayerIndex) -> String {
    let told = board.player(player);
    let equips = board.seated(player).equips.iter().flatten();
    let equips: Vec<&str> = equips.map(|face| board.class(face.class).name.as_str()).collect();
    format!("{} {} {}/{} {equips:?}", told.name, told.general, told.hp, told.max_hp)
}
