//! Random tables made such as a host has them when it asks a callback: whoever is asked has the skill,
//! the cards and the weapon that the question is about, and the match began while all lived.

use std::collections::BTreeSet;
use std::sync::Arc;

use junshi::game::Names;
use junshi::kit::rng::Rng;
use junshi::sgs::card::Slot;
use junshi::sgs::snapshot::{CardId, Phase};
use junshi::sgs::{Catalogue, Sgs, Snapshot};
use junshi::{Match, Opening, Runtime};
use serde_json::{Value, json};

use super::caller::SEED;
use super::texts::Hint;

/// A match that began while all lived: brains are made then.
pub fn begun(runtime: &Runtime, table: &Snapshot, seat: &str, names: Names) -> Match<Sgs> {
    let mut start = table.clone();
    for player in &mut start.players {
        let player = Arc::make_mut(player);
        player.alive = true;
        player.hp = player.hp.max(1);
    }
    start.dying.clear();
    let mut opened = runtime.open(Opening { names, ..Opening::<Sgs>::new(start, SEED) }).unwrap();
    let ask = json!({"kind": "askForSkillInvoke", "seat": seat, "skill_name": "game_rule"});
    opened.decide(serde_json::from_value(ask).unwrap()).unwrap();
    opened.take_faults();
    opened
}

/// The order in which a game asks: some callbacks leave what others look for.
pub fn turn(callback: &str) -> u32 {
    let (registry, key) = callback.split_once(';').unwrap_or((callback, ""));
    match registry {
        "ai_choicemade_filter" | "ai_event_callback" | "ai_card_intention" => 0,
        "ai_skill_invoke" => 1,
        "ai_skill_choice" => 3,
        _ if key.contains('!') => 3,
        _ => 2,
    }
}

/// Cards lie in the piles that callbacks look into: always where they take it for granted.
pub fn given_piles<'a>(
    table: &mut Snapshot,
    seat: &str,
    hints: impl Iterator<Item = &'a Hint>,
    rng: &mut Rng,
) {
    for (name, is_needed) in hints.flat_map(|hint| &hint.piles) {
        let count = rng.below(3) as usize + usize::from(*is_needed);
        let Some(player) = table.players.iter_mut().find(|player| player.name == seat) else { return };
        let pile = Arc::make_mut(player).piles.entry(name.clone()).or_default();
        if pile.count() == 0 {
            pile.known.extend(table.draw.known.drain(..count.min(table.draw.known.len())));
        }
    }
}

/// Only those who have a weapon are told to slash for it.
pub fn given_weapon(table: &mut Snapshot, seat: &str) {
    let catalogue = Catalogue::built_in().unwrap();
    let faces = catalogue.deck().iter().map(|card| &card.face);
    let weapons: Vec<CardId> = faces
        .filter(|face| catalogue.class_data(face.class).slot == Some(Slot::Weapon))
        .map(|face| face.id)
        .collect();
    let Some(at) = table.draw.known.iter().position(|id| weapons.contains(id)) else { return };
    let Some(player) = table.players.iter_mut().find(|player| player.name == seat) else { return };
    if !player.equips.iter().any(|id| weapons.contains(id)) {
        Arc::make_mut(player).equips.push(table.draw.known.remove(at));
    }
}

/// The skills that the callbacks are about, as the host would declare them.
pub fn names(callbacks: &[String]) -> Names {
    let catalogue = Catalogue::built_in().unwrap();
    let mut names = Names::default();
    for skill in callbacks.iter().filter_map(|callback| skill_of(callback)) {
        if catalogue.skill(&skill).is_none() {
            names.add("skill", &skill, Value::Null);
        }
    }
    names
}

/// The skill that a callback is about, as far as its key tells.
fn skill_of(callback: &str) -> Option<String> {
    let parts: Vec<&str> = callback.split(';').collect();
    let key = match parts[0] {
        "ai_skills" | "ai_choicemade_filter" => parts[2],
        "ai_event_callback" | "ai_chat_func" | "ai_nullification" | "ai_compare_funcs"
        | "ai_card_intention" => {
            return None;
        }
        _ => parts[1],
    };
    let key = key.trim_start_matches(['@', '#']).trim_end_matches('!').split('-').next().unwrap_or_default();
    let key = key.strip_suffix("Card").map_or(key.to_owned(), str::to_lowercase);
    (!key.is_empty() && key.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_'))
        .then_some(key)
}

/// The table, where the seat has the skills of these callbacks, plays, and now and then others have
/// them too.
pub fn taught(table: &Snapshot, seat: &str, callbacks: &[String], rng: &mut Rng) -> Snapshot {
    let mut taught = table.clone();
    let skills: BTreeSet<String> = callbacks.iter().filter_map(|callback| skill_of(callback)).collect();
    let others = rng.below(2) == 0;
    for player in &mut taught.players {
        let is_asked = player.name == seat;
        let player = Arc::make_mut(player);
        player.phase = Some(if is_asked { Phase::Play } else { Phase::NotActive });
        if is_asked || (others && player.alive) {
            player.acquired.extend(skills.iter().cloned());
            player.acquired.sort();
            player.acquired.dedup();
            player.invalid.retain(|invalid| !skills.contains(invalid));
        }
    }
    taught.current = Some(seat.to_owned());
    taught
}
