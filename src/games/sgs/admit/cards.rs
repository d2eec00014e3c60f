//! Cards: each in one place, each with a face, each where its kind may lie.

use std::collections::{BTreeSet, HashMap};

use super::Filled;
use crate::error::HostError;
use crate::games::sgs::card::{Class, Slot};
use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::snapshot::{CardId, Snapshot};

/// Checks all cards of a snapshot.
pub(super) fn check(
    snapshot: &Snapshot,
    catalogue: &Catalogue,
    filled: &mut Filled,
) -> Result<(), HostError> {
    check_faces(snapshot, catalogue)?;
    if !all_fit(snapshot, catalogue) {
        find_misplaced(snapshot, catalogue)?;
    }
    let is_printed = |id: &&CardId| snapshot.cards.is_empty() || !snapshot.cards.contains_key(*id);
    let count = |(_, ids): (bool, &[CardId])| ids.iter().filter(is_printed).count();
    let printed: usize = lists(snapshot).map(count).sum();
    if printed > 0 {
        filled.note("printed faces of cards that are not listed", || printed.to_string());
    }
    Ok(())
}

/// Whether [`check`] finds nothing.
pub(super) fn fit(snapshot: &Snapshot, catalogue: &Catalogue) -> bool {
    check_faces(snapshot, catalogue).is_ok() && all_fit(snapshot, catalogue)
}

fn all_fit(snapshot: &Snapshot, catalogue: &Catalogue) -> bool {
    (0..snapshot.players.len()).all(|index| player_fits(snapshot, index, catalogue))
        && places_fit(snapshot, catalogue)
}

/// All lists of cards, and whether each is a private pile.
fn lists(snapshot: &Snapshot) -> impl Iterator<Item = (bool, &[CardId])> {
    let players = snapshot.players.iter().flat_map(|player| {
        let own = [&player.hand.known[..], &player.equips, &player.judging];
        let piles = player.piles.values().map(|pile| (true, &pile.known[..]));
        own.into_iter().map(|ids| (false, ids)).chain(piles)
    });
    players.chain([
        (false, &snapshot.draw.known[..]),
        (false, &snapshot.discard[..]),
        (false, &snapshot.table[..]),
    ])
}

/// Ids that were seen.
#[derive(Default)]
struct Seen {
    /// Those below 512, as bits.
    small: [u64; 8],
    large: BTreeSet<CardId>,
}

impl Seen {
    /// Adds an id that is at least 0; whether it is new.
    fn add(&mut self, id: CardId) -> bool {
        let Some(word) = self.small.get_mut(id as usize / 64) else { return self.large.insert(id) };
        let bit = 1 << (id % 64);
        let is_new = *word & bit == 0;
        *word |= bit;
        is_new
    }
}

/// Whether each card lies in one place and has a face. While cards move into or out of a private
/// pile, QSanguosha has them there and in another place as well.
pub(super) fn places_fit(snapshot: &Snapshot, catalogue: &Catalogue) -> bool {
    let (mut plain, mut private) = (Seen::default(), Seen::default());
    lists(snapshot).all(|(is_private, ids)| {
        let seen = if is_private { &mut private } else { &mut plain };
        ids.iter().all(|id| {
            let has_face = catalogue.printed(*id).is_some() || snapshot.cards.contains_key(id);
            has_face && *id >= 0 && seen.add(*id)
        })
    })
}

/// Whether the equipment and the delayed tricks of a player are such cards.
pub(super) fn player_fits(snapshot: &Snapshot, index: usize, catalogue: &Catalogue) -> bool {
    let class = |id: &CardId| class(snapshot, catalogue, *id);
    let player = &snapshot.players[index];
    let mut slots = [false; 5];
    player.equips.iter().all(|id| {
        let slot = worn_slot(snapshot, catalogue, *id);
        slot.is_some_and(|slot| !std::mem::replace(&mut slots[slot as usize], true))
    }) && player.judging.iter().all(|id| class(id).is_some_and(|class| class.delayed))
}

fn class<'a>(snapshot: &Snapshot, catalogue: &'a Catalogue, id: CardId) -> Option<&'a Class> {
    let listed = if snapshot.cards.is_empty() { None } else { snapshot.cards.get(&id) };
    let listed = listed.and_then(|card| catalogue.class(&card.class));
    let class = listed.or_else(|| catalogue.printed(id).map(|printed| printed.face.class))?;
    Some(catalogue.class_data(class))
}

/// The slot in which a card is worn. While a skill makes something else of it, it still lies in that of its print.
fn worn_slot(snapshot: &Snapshot, catalogue: &Catalogue, id: CardId) -> Option<Slot> {
    let of_print = || {
        snapshot.cards.get(&id)?.skill.as_ref()?;
        catalogue.class_data(catalogue.printed(id)?.face.class).slot
    };
    class(snapshot, catalogue, id)?.slot.or_else(of_print)
}

/// Finds the first card that is where it may not be.
fn find_misplaced(snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
    let mut places = Places { snapshot, catalogue, taken: HashMap::new() };
    for (index, player) in snapshot.players.iter().enumerate() {
        let within = |list: &str| format!("players[{index}].{list}");
        places.add(false, &within("hand.known"), &player.hand.known)?;
        places.add(false, &within("equips"), &player.equips)?;
        places.add(false, &within("judging"), &player.judging)?;
        for (name, pile) in &player.piles {
            places.add(true, &within(&format!("piles.{name}.known")), &pile.known)?;
        }
        places.check_equips(&within("equips"), &player.equips)?;
        places.check_judging(&within("judging"), &player.judging)?;
    }
    places.add(false, "draw.known", &snapshot.draw.known)?;
    places.add(false, "discard", &snapshot.discard)?;
    places.add(false, "table", &snapshot.table)
}

fn check_faces(snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
    for (id, card) in snapshot.cards.iter() {
        let path = |field: &str| format!("cards.{id}{field}");
        if *id < 0 {
            return Err(HostError::new(path(""), "an id of 0 or more", id.to_string()));
        }
        if catalogue.class(&card.class).is_none() {
            return Err(catalogue.unknown("card", &card.class, path(".class")));
        }
        if card.number > 13 {
            return Err(HostError::new(path(".number"), "0 to 13", card.number.to_string()));
        }
        if let Some(skill) = card.skill.as_deref().filter(|skill| catalogue.skill(skill).is_none()) {
            return Err(catalogue.unknown("skill", skill, path(".skill")));
        }
    }
    Ok(())
}

/// Where each card lies.
struct Places<'a> {
    snapshot: &'a Snapshot,
    catalogue: &'a Catalogue,
    /// By whether it is in a private pile, and by id.
    taken: HashMap<(bool, CardId), String>,
}

impl Places<'_> {
    fn add(&mut self, is_private: bool, list: &str, ids: &[CardId]) -> Result<(), HostError> {
        for (place, id) in ids.iter().enumerate() {
            let path = format!("{list}[{place}]");
            if !self.snapshot.cards.contains_key(id) && self.catalogue.printed(*id).is_none() {
                let found = format!("{id}, which is neither there nor printed");
                return Err(HostError::new(path, "an id whose face is in cards", found));
            }
            if let Some(other) = self.taken.insert((is_private, *id), path.clone()) {
                let expected = "each card in one place (and at most in one private pile besides)";
                return Err(HostError::new(path, expected, format!("{id}, which is also at {other}")));
            }
        }
        Ok(())
    }

    fn check_equips(&self, list: &str, ids: &[CardId]) -> Result<(), HostError> {
        let mut slots: [Option<usize>; 5] = [None; 5];
        for (place, id) in ids.iter().enumerate() {
            let path = format!("{list}[{place}]");
            let Some(slot) = worn_slot(self.snapshot, self.catalogue, *id) else {
                let class = class(self.snapshot, self.catalogue, *id);
                let found = format!("{id}, {}", class.map_or("a card without a face", |class| &class.name));
                return Err(HostError::new(path, "an equipment card", found));
            };
            if let Some(other) = slots[slot as usize].replace(place) {
                let found = format!("{id}, next to {list}[{other}]");
                return Err(HostError::new(
                    path,
                    format!("one card in the slot {}", Slot::kind(slot)),
                    found,
                ));
            }
        }
        Ok(())
    }

    fn check_judging(&self, list: &str, ids: &[CardId]) -> Result<(), HostError> {
        for (place, id) in ids.iter().enumerate() {
            let class = class(self.snapshot, self.catalogue, *id);
            if !class.is_some_and(|class| class.delayed) {
                let found = format!("{id}, {}", class.map_or("a card without a face", |class| &class.name));
                let expected = "a delayed trick (one made by a skill has its class in cards)";
                return Err(HostError::new(format!("{list}[{place}]"), expected, found));
            }
        }
        Ok(())
    }
}
