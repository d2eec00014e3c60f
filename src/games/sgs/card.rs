//! Cards: what a class is a kind of, and the face of one card as it is now.

use serde::Deserialize;

use super::catalogue::{ClassId, ClassRow, named};
use super::rules::{Rule, UseRule};
use super::snapshot::{CardId, Suit};

/// The id of a card that is not seen, and of one that is not made of cardboard.
pub const NO_CARD: CardId = -1;

/// A card class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Class {
    /// Class name, such as `FireSlash`.
    pub name: String,
    /// Object name, such as `fire_slash`.
    pub object: String,
    /// Display name.
    pub zh: String,
    /// What it is a kind of, nearest first, itself left out.
    pub kinds: Vec<String>,
    /// Type.
    pub kind: Type,
    /// Equipment slot.
    pub slot: Option<Slot>,
    /// Range of a weapon.
    pub range: Option<i32>,
    /// Whether it is a damage card of QSanguosha's scripts.
    pub damage: bool,
    /// Whether it stays in the judging area.
    pub delayed: bool,
    /// The view-as skill that it attaches to its wearer.
    pub view_as: Option<String>,
    /// What it changes of the rules while it is worn.
    pub rules: Vec<Rule>,
    /// How it is used, where it is a skill card.
    pub usage: Option<UseRule>,
}

impl Class {
    /// A class from its row of data; kinds and object name are guessed where the row is silent.
    pub(super) fn of(name: &str, row: ClassRow) -> Class {
        let mut kinds = row.kinds;
        if kinds.is_empty() && name != "Unknown" {
            kinds.push("Card".to_owned());
        }
        let is = |kind: &str| kinds.iter().any(|k| k == kind) || name == kind;
        let slot = Slot::ALL.into_iter().find(|slot| is(slot.kind()));
        let delayed = is("DelayedTrick");
        let object = if row.name.is_empty() { snake_case(name) } else { row.name };
        Class {
            name: name.to_owned(),
            object,
            zh: row.zh,
            slot,
            delayed,
            kind: row.kind,
            range: row.range,
            damage: row.damage,
            view_as: row.view_as,
            rules: row.rules,
            usage: row.usage,
            kinds,
        }
    }

    /// Whether the class is `kind` or inherits from it, QSanguosha's `isKindOf`.
    pub fn is_kind_of(&self, kind: &str) -> bool {
        self.name == kind || self.kinds.iter().any(|name| name == kind)
    }

    /// Whether it is a trick that takes effect at once, QSanguosha's `isNDTrick`.
    pub fn is_instant_trick(&self) -> bool {
        self.kind == Type::Trick && !self.delayed
    }
}

/// `FireSlash` → `fire_slash`.
pub fn snake_case(class: &str) -> String {
    let mut object = String::with_capacity(class.len() + 4);
    for letter in class.chars() {
        if letter.is_uppercase() && !object.is_empty() {
            object.push('_');
        }
        object.extend(letter.to_lowercase());
    }
    object
}

/// Types of cards; numbers as in QSanguosha (`TypeSkill` = 0 …).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    /// 0, also of unknown cards.
    #[default]
    Skill,
    /// 1 基本牌
    Basic,
    /// 2 锦囊牌
    Trick,
    /// 3 装备牌
    Equip,
}

impl Type {
    /// QSanguosha's `getTypeId`.
    pub fn id(self) -> u8 {
        self as u8
    }

    /// QSanguosha's `getType`.
    pub fn name(self) -> &'static str {
        ["skill", "basic", "trick", "equip"][self as usize]
    }
}

/// Equipment slots; numbers as in QSanguosha.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// 0
    Weapon,
    /// 1
    Armor,
    /// 2, the +1 horse
    DefensiveHorse,
    /// 3, the −1 horse
    OffensiveHorse,
    /// 4
    Treasure,
}

impl Slot {
    /// All slots, by number.
    pub const ALL: [Slot; 5] =
        [Slot::Weapon, Slot::Armor, Slot::DefensiveHorse, Slot::OffensiveHorse, Slot::Treasure];

    /// The class that everything in the slot is a kind of.
    pub fn kind(self) -> &'static str {
        ["Weapon", "Armor", "DefensiveHorse", "OffensiveHorse", "Treasure"][self as usize]
    }
}

/// The face of one card, small enough to copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its number; [`NO_CARD`] while it is not seen.
    pub id: CardId,
    /// Its class.
    pub class: ClassId,
    /// Its suit.
    pub suit: Suit,
    /// 1 to 13, or 0.
    pub number: u8,
    /// Whether the snapshot lists it (it may then have flags, a skill, or another object name).
    pub changed: bool,
}

impl Face {
    /// A card of which nothing is seen.
    pub const UNKNOWN: Face =
        Face { id: NO_CARD, class: named::class::UNKNOWN, suit: Suit::NoSuit, number: 0, changed: false };

    /// Whether it is a Slash of any nature.
    pub fn is_slash(self) -> bool {
        use named::class::{FIRE_SLASH, SLASH, THUNDER_SLASH};
        matches!(self.class, SLASH | FIRE_SLASH | THUNDER_SLASH)
    }

    /// QSanguosha's `getNumberString`: A to K, `-` for none.
    pub fn number_string(self) -> &'static str {
        number_name(self.number)
    }
}

/// A number as it is printed: A to K, `-` for none.
pub fn number_name(number: u8) -> &'static str {
    const NAMES: [&str; 14] = ["-", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    NAMES.get(usize::from(number)).copied().unwrap_or("-")
}

impl Suit {
    /// Whether it is red.
    pub fn is_red(self) -> bool {
        matches!(self, Suit::Heart | Suit::Diamond | Suit::NoSuitRed)
    }

    /// Whether it is black.
    pub fn is_black(self) -> bool {
        matches!(self, Suit::Spade | Suit::Club | Suit::NoSuitBlack)
    }

    /// All suits, by number.
    pub const ALL: [Suit; 7] = [
        Suit::Spade,
        Suit::Club,
        Suit::Heart,
        Suit::Diamond,
        Suit::NoSuitBlack,
        Suit::NoSuitRed,
        Suit::NoSuit,
    ];

    /// QSanguosha's `getSuitString`.
    pub fn name(self) -> &'static str {
        ["spade", "club", "heart", "diamond", "no_suit_black", "no_suit_red", "no_suit"][self as usize]
    }

    /// The suit of that name.
    pub fn named(name: &str) -> Option<Suit> {
        Suit::ALL.into_iter().find(|suit| suit.name() == name)
    }

    /// QSanguosha's `Card_Spade` … numbers.
    pub fn number(self) -> u8 {
        self as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::sgs::catalogue::Catalogue;

    #[test]
    fn kinds_follow_the_chain_of_classes() {
        let catalogue = Catalogue::built_in().unwrap();
        let class = |name: &str| catalogue.class_data(catalogue.class(name).unwrap());
        assert!(
            class("OffensiveHorse").is_kind_of("Horse") && class("OffensiveHorse").is_kind_of("EquipCard")
        );
        assert!(class("FireSlash").is_kind_of("Slash") && !class("Slash").is_kind_of("FireSlash"));
        assert!(class("Lightning").delayed && class("Duel").is_instant_trick());
        assert_eq!(class("DefensiveHorse").slot, Some(Slot::DefensiveHorse));
        assert_eq!(class("WoodenOx").slot, Some(Slot::Treasure));
        assert_eq!((class("Jink").kind.id(), class("Duel").kind.name()), (1, "trick"));
        assert!(!class("Unknown").is_kind_of("Card") && class("Unknown").kind.id() == 0);
        assert_eq!(catalogue.class_by_object("fire_slash"), catalogue.class("FireSlash"));
        assert_eq!(class("Halberd").range, Some(4));
    }

    #[test]
    fn printed_cards_have_their_faces() {
        let catalogue = Catalogue::built_in().unwrap();
        let card = catalogue.printed(0).unwrap();
        assert_eq!(
            (card.face.suit, card.face.number_string(), card.face.is_slash()),
            (Suit::Spade, "7", true)
        );
        assert!(catalogue.printed(163).is_none() && catalogue.printed(-1).is_none());
        assert_eq!((Face::UNKNOWN.number_string(), Face::UNKNOWN.suit.name()), ("-", "no_suit"));
        assert_eq!(snake_case("EightDiagram"), "eight_diagram");
    }
}
