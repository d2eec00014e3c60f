//! The classes of objects that Sanguosha lends to scripts.

use super::super::snapshot::CardId;
use crate::vm::handle::{Handle, Of};

pub(super) const PLAYER: u8 = 1;
pub(super) const ROOM: u8 = 2;
pub(super) const CARD: u8 = 3;
pub(super) const ENGINE: u8 = 4;
pub(super) const SKILL: u8 = 5;
pub(super) const GENERAL: u8 = 6;

/// A `ServerPlayer`: his place in the snapshot.
pub(super) type Player = Of<PLAYER>;
/// The room, of which there is one.
pub(super) type Room = Of<ROOM>;
/// A card: a real one by its id, or one that is not known.
pub(super) type Card = Of<CARD>;
/// `sgs.Sanguosha`.
pub(super) type Engine = Of<ENGINE>;
/// A skill of the catalogue.
pub(super) type Skill = Of<SKILL>;
/// A general of the catalogue.
pub(super) type General = Of<GENERAL>;

/// Stands for all cards that are not known.
const UNKNOWN: u32 = u32::MAX;

/// The handle of a card by its id; negative ids are unknown cards.
pub(super) fn card(id: CardId) -> Card {
    Of(Handle::lasting(CARD, u32::try_from(id).unwrap_or(UNKNOWN)))
}

/// The id of a card's handle, −1 for an unknown one.
pub(super) fn card_id(card: Card) -> CardId {
    CardId::try_from(card.0.index).unwrap_or(-1)
}
