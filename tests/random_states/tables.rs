//! Random tables on which more is known: seen by one seat or wholly, with cards that somebody has
//! shown, a turn that is under way, somebody dying, and piles.

use std::sync::Arc;

use junshi::kit::rng::Rng;
use junshi::sgs::snapshot::{CardId, Method, Player, Prohibition, Sight};
use junshi::sgs::{Catalogue, Snapshot};
use serde_json::{Map, Value, json};

use super::random_tables::Maker;

/// A random number below a bound.
pub fn below(rng: &mut Rng, bound: usize) -> usize {
    rng.below(bound.max(1) as u32) as usize
}

/// True once in so many times.
pub fn one_in(rng: &mut Rng, times: usize) -> bool {
    below(rng, times) == 0
}

/// One of some things.
pub fn any<'a, T>(rng: &mut Rng, things: &'a [T]) -> &'a T {
    &things[below(rng, things.len())]
}

/// Puts things into a random order.
pub fn shuffle<T>(rng: &mut Rng, things: &mut [T]) {
    for at in (1..things.len()).rev() {
        things.swap(at, below(rng, at + 1));
    }
}

/// A table and a seat that lives at it.
pub fn table(maker: &mut Maker, rng: &mut Rng, sight: Sight) -> (Snapshot, String) {
    let (mut table, seat) = maker.table();
    table.sight = sight;
    table.turn = rng.below(5);
    // somebody may have died in his own turn
    if let Some(dead) = table.players.iter().find(|player| !player.alive).filter(|_| one_in(rng, 8)) {
        table.current = Some(dead.name.clone());
    }
    let mut left = unused(&table, rng);
    for player in &mut table.players {
        let own = player.name == seat;
        enrich(Arc::make_mut(player), rng, &mut left, sight == Sight::Whole || own);
    }
    table.dying = table.players.iter().filter(|player| player.alive && player.hp <= 0).map(named).collect();
    table.discard = left.split_off(left.len() - below(rng, left.len().min(40)));
    table.table = left.pop().filter(|_| one_in(rng, 2)).into_iter().collect();
    match sight {
        Sight::Whole => table.draw.known = left,
        Sight::Seat => table.draw.hidden = left.len() as u32,
    }
    if one_in(rng, 6) {
        let (to, cards) =
            (any(rng, &table.players).name.clone(), *any(rng, &["Slash", "TrickCard|black", "."]));
        table.prohibited.push(Prohibition { from: None, to, cards: cards.to_owned() });
    }
    show(&mut table, rng);
    (table, seat)
}

fn named(player: &Arc<Player>) -> String {
    player.name.clone()
}

/// The cards of the deck that lie nowhere yet.
fn unused(table: &Snapshot, rng: &mut Rng) -> Vec<CardId> {
    let deck = Catalogue::built_in().unwrap().deck().iter().map(|card| card.face.id).collect::<Vec<_>>();
    let lies = |id: &CardId| {
        table.players.iter().any(|player| {
            let piles = player.piles.values().any(|pile| pile.known.contains(id));
            piles
                || [&player.hand.known, &player.equips, &player.judging].iter().any(|list| list.contains(id))
        })
    };
    let mut left: Vec<CardId> = deck.into_iter().filter(|id| !lies(id)).collect();
    shuffle(rng, &mut left);
    left
}

fn enrich(player: &mut Player, rng: &mut Rng, left: &mut Vec<CardId>, is_seen: bool) {
    let hidden = player.hand.hidden as usize;
    if is_seen && !(hidden > 0 && one_in(rng, 12)) {
        player.hand.known.extend(left.split_off(left.len() - hidden.min(left.len())));
        player.hand.hidden = 0;
    }
    player.chained = one_in(rng, 4);
    player.role_shown = one_in(rng, 5);
    for method in [Method::Use, Method::Response, Method::Discard, Method::Recast] {
        if one_in(rng, 12) {
            let pattern = *any(
                rng,
                &["Slash$1", "Jink", ".|red", "BasicCard", ".|.|.|hand$1", "TrickCard", "EquipCard"],
            );
            player.card_limitation.insert(method, vec![pattern.to_owned()]);
        }
    }
    if let Some(ox) = player.piles.get_mut("wooden_ox").filter(|_| is_seen) {
        ox.known = left.split_off(left.len() - (ox.hidden as usize).min(left.len()));
        ox.hidden = 0;
    }
    for used in ["Slash", "Analeptic"] {
        if one_in(rng, 5) {
            player.history.insert(used.to_owned(), 1);
        }
    }
}

/// Some hand cards were shown to all, or to one.
fn show(table: &mut Snapshot, rng: &mut Rng) {
    let names: Vec<String> = table.players.iter().map(named).collect();
    for player in table.players.clone() {
        for id in &player.hand.known {
            let viewer = any(rng, &names).clone();
            let flag = match below(rng, 12) {
                0 => "visible".to_owned(),
                1 => format!("visible_{viewer}_{}", player.name),
                _ => continue,
            };
            let card =
                json!({"class": class(*id), "suit": suit(*id), "number": number(*id), "flags": [flag]});
            Arc::make_mut(&mut table.cards).insert(*id, serde_json::from_value(card).unwrap());
        }
    }
}

/// The class of a printed card.
pub fn class(id: CardId) -> String {
    let catalogue = Catalogue::built_in().unwrap();
    catalogue.class_data(catalogue.printed(id).unwrap().face.class).name.clone()
}

fn suit(id: CardId) -> &'static str {
    Catalogue::built_in().unwrap().printed(id).unwrap().face.suit.name()
}

fn number(id: CardId) -> u8 {
    Catalogue::built_in().unwrap().printed(id).unwrap().face.number
}

/// A printed card, as events and data tell it.
pub fn card(id: CardId) -> Value {
    json!({"id": id, "class": class(id), "suit": suit(id), "number": number(id), "str": id.to_string()})
}

/// Printed cards of one of these classes.
pub fn cards_of(classes: &[&str]) -> Vec<CardId> {
    let deck = Catalogue::built_in().unwrap();
    deck.deck().iter().map(|card| card.face.id).filter(|id| classes.contains(&class(*id).as_str())).collect()
}

/// A card of one of these classes: printed, or now and then made by a skill.
pub fn some_card(rng: &mut Rng, classes: &[&str]) -> Value {
    let id = *any(rng, &cards_of(classes));
    if !one_in(rng, 5) {
        return card(id);
    }
    let mut made = Map::from_iter(card(id).as_object().unwrap().clone());
    let catalogue = Catalogue::built_in().unwrap();
    let object = &catalogue.class_data(catalogue.printed(id).unwrap().face.class).object;
    let skill = any(rng, &["luanji", "wusheng", "qixi", "duanliang", "huoji"]);
    made.insert("id".to_owned(), json!(-1));
    made.insert("skill".to_owned(), json!(skill));
    made.insert("str".to_owned(), json!(format!("{object}:{skill}[to_be_decided:-]={id}")));
    made.into()
}
