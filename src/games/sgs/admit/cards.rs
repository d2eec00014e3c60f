//! Cards: each in one place, each with a face, each where its kind may lie.

use std::collections::HashMap;

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
    let mut places = Places { snapshot, catalogue, taken: HashMap::with_capacity(64), printed: 0 };
    for (index, player) in snapshot.players.iter().enumerate() {
        let within = |list: &str| format!("players[{index}].{list}");
        places.add(&within("hand.known"), &player.hand.known)?;
        places.add(&within("equips"), &player.equips)?;
        places.add(&within("judging"), &player.judging)?;
        for (name, pile) in &player.piles {
            places.add(&within(&format!("piles.{name}.known")), &pile.known)?;
        }
        places.check_equips(&within("equips"), &player.equips)?;
        places.check_judging(&within("judging"), &player.judging)?;
    }
    places.add("draw.known", &snapshot.draw.known)?;
    places.add("discard", &snapshot.discard)?;
    places.add("table", &snapshot.table)?;
    if places.printed > 0 {
        filled.note("printed faces of cards that are not listed", places.printed.to_string());
    }
    Ok(())
}

fn check_faces(snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
    for (id, card) in &snapshot.cards {
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
    taken: HashMap<CardId, String>,
    printed: usize,
}

impl Places<'_> {
    fn add(&mut self, list: &str, ids: &[CardId]) -> Result<(), HostError> {
        for (place, id) in ids.iter().enumerate() {
            let path = format!("{list}[{place}]");
            if !self.snapshot.cards.contains_key(id) {
                if self.catalogue.printed(*id).is_none() {
                    let found = format!("{id}, which is neither there nor printed");
                    return Err(HostError::new(path, "an id whose face is in cards", found));
                }
                self.printed += 1;
            }
            if let Some(other) = self.taken.insert(*id, path.clone()) {
                return Err(HostError::new(
                    path,
                    "each card in one place",
                    format!("{id}, which is also at {other}"),
                ));
            }
        }
        Ok(())
    }

    fn class(&self, id: CardId) -> Option<&Class> {
        let listed = self.snapshot.cards.get(&id).and_then(|card| self.catalogue.class(&card.class));
        let class = listed.or_else(|| self.catalogue.printed(id).map(|printed| printed.face.class))?;
        Some(self.catalogue.class_data(class))
    }

    fn check_equips(&self, list: &str, ids: &[CardId]) -> Result<(), HostError> {
        let mut slots: [Option<usize>; 5] = [None; 5];
        for (place, id) in ids.iter().enumerate() {
            let path = format!("{list}[{place}]");
            let class = self.class(*id);
            let Some(slot) = class.and_then(|class| class.slot) else {
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
            let class = self.class(*id);
            if !class.is_some_and(|class| class.delayed) {
                let found = format!("{id}, {}", class.map_or("a card without a face", |class| &class.name));
                let expected = "a delayed trick (one made by a skill has its class in cards)";
                return Err(HostError::new(format!("{list}[{place}]"), expected, found));
            }
        }
        Ok(())
    }
}
