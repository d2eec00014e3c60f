//! What one player knows or expects of another's hand: `getKnownCard` and `getCardsNum`.

use super::board::{Board, PlayerIndex};
use super::card::{Face, Slot, Type};
use super::catalogue::named::{class, skill};
use super::catalogue::{ClassId, SkillId};
use super::snapshot::{Sight, Suit};

/// Hand cards of `owner` whose face `viewer` knows.
pub fn known_to(board: &Board, owner: PlayerIndex, viewer: PlayerIndex) -> impl Iterator<Item = Face> + '_ {
    let everything = viewer == owner
        || (board.viewer().is_none_or(|seat| seat == viewer) && board.snapshot().sight == Sight::Seat)
        || board.viewer() == Some(viewer);
    let seen = board.known_hand(owner).iter().copied();
    seen.filter(move |face| everything || is_visible(board, *face, owner, viewer))
}

fn is_visible(board: &Board, face: Face, owner: PlayerIndex, viewer: PlayerIndex) -> bool {
    if !face.changed {
        return false;
    }
    let names = (&board.player(viewer).name, &board.player(owner).name);
    board.card_has_flag(face, "visible")
        || board.card_has_flag(face, &format!("visible_{}_{}", names.0, names.1))
}

/// The classes of cards that players' hands are guessed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Any Slash.
    Slash,
    /// Jink.
    Jink,
    /// Peach.
    Peach,
    /// Analeptic.
    Analeptic,
    /// Nullification.
    Nullification,
    /// Exactly this class: only what is seen counts.
    Class(ClassId),
}

impl Wanted {
    /// The wanted class of that name.
    pub fn of(board: &Board, name: &str) -> Option<Wanted> {
        Some(match board.catalogue().class(name)? {
            class::SLASH => Wanted::Slash,
            class::JINK => Wanted::Jink,
            class::PEACH => Wanted::Peach,
            class::ANALEPTIC => Wanted::Analeptic,
            class::NULLIFICATION => Wanted::Nullification,
            other => Wanted::Class(other),
        })
    }

    fn is(self, face: Face) -> bool {
        match self {
            Wanted::Slash => face.is_slash(),
            Wanted::Jink => face.class == class::JINK,
            Wanted::Peach => face.class == class::PEACH,
            Wanted::Analeptic => face.class == class::ANALEPTIC,
            Wanted::Nullification => face.class == class::NULLIFICATION,
            Wanted::Class(class) => face.class == class,
        }
    }
}

/// What skills make of a card: QSanguosha's `isCard`.
pub fn serves_as(board: &Board, owner: PlayerIndex, face: Face, wanted: Wanted) -> bool {
    let has = |skill: SkillId| board.has_skill(owner, skill);
    if has(skill::WUSHEN) && face.suit == Suit::Heart {
        return wanted == Wanted::Slash;
    }
    if has(skill::JINJIU) && face.class == class::ANALEPTIC {
        return wanted == Wanted::Slash;
    }
    if wanted.is(face) {
        return true;
    }
    let (suit, slash) = (face.suit, face.is_slash());
    match wanted {
        Wanted::Slash => {
            (suit.is_red() && has(skill::WUSHENG))
                || (face.class == class::JINK && has(skill::LONGDAN))
                || (suit == Suit::Diamond && has(skill::LONGHUN))
                || (board.class(face.class).kind == Type::Equip && has(skill::NOSGONGQI))
        }
        Wanted::Jink => {
            (suit.is_black() && has(skill::QINGGUO))
                || (slash && has(skill::LONGDAN))
                || (suit == Suit::Club && has(skill::LONGHUN))
        }
        Wanted::Peach => {
            (suit.is_red() && has(skill::JIJIU) && !board.is_active(owner))
                || (suit == Suit::Heart && has(skill::LONGHUN))
        }
        Wanted::Analeptic => suit == Suit::Spade && has(skill::JIUCHI),
        Wanted::Nullification => {
            (suit.is_black() && has(skill::KANPO)) || (suit == Suit::Spade && has(skill::LONGHUN))
        }
        Wanted::Class(_) => false,
    }
}

/// QSanguosha's `getKnownCard(owner, viewer, class, viewas, "h")`: how many known hand cards are,
/// or by skills serve as, the wanted class.
pub fn known_count(board: &Board, owner: PlayerIndex, viewer: PlayerIndex, wanted: Wanted) -> u32 {
    known_to(board, owner, viewer).filter(|face| serves_as(board, owner, *face, wanted)).count() as u32
}

/// A hand, counted once for one guess.
struct Hand<'a> {
    board: &'a Board,
    owner: PlayerIndex,
    viewer: PlayerIndex,
    unknown: f64,
}

impl Hand<'_> {
    fn has(&self, skill: SkillId) -> bool {
        self.board.has_skill(self.owner, skill)
    }

    fn count(&self, keep: impl Fn(Face) -> bool) -> f64 {
        known_to(self.board, self.owner, self.viewer).filter(|face| keep(*face)).count() as f64
    }

    /// Cards that are wanted or meet the condition, and a share of the unknown ones.
    fn with(&self, wanted: Wanted, also: impl Fn(Face) -> bool, share: f64) -> f64 {
        self.count(|face| wanted.is(face) || also(face)) + share * self.unknown
    }

    fn slash(&self) -> f64 {
        let slash = Wanted::Slash;
        let guess = if self.has(skill::WUSHENG) {
            self.with(slash, |face| face.suit.is_red(), 0.69)
        } else if self.has(skill::WUSHEN) {
            self.with(slash, |face| face.suit == Suit::Heart, 0.5)
        } else if self.has(skill::LONGHUN) {
            self.with(slash, |face| face.suit == Suit::Diamond, 0.5)
        } else if self.has(skill::NOSGONGQI) {
            self.with(slash, |face| self.board.class(face.class).kind == Type::Equip, 0.5)
        } else if self.has(skill::LONGDAN) || self.has(skill::CHIXIN) {
            self.with(slash, |face| face.class == class::JINK, 0.72)
        } else {
            self.with(slash, |_| false, 0.35)
        };
        if self.has(skill::WUSHUANG) { 2.0 * guess } else { guess }
    }

    fn jink(&self) -> f64 {
        let jink = Wanted::Jink;
        if self.has(skill::QINGGUO) {
            self.with(jink, |face| face.suit.is_black(), 0.85)
        } else if self.has(skill::LONGDAN) {
            self.with(jink, Face::is_slash, 0.72)
        } else if self.has(skill::LONGHUN) {
            self.with(jink, |face| face.suit == Suit::Club, 0.65)
        } else if self.has(skill::KOFQINGGUO) {
            let equips = self.board.seated(self.owner).equips.iter().flatten().count() as f64;
            self.with(jink, |_| false, 0.6) + equips
        } else {
            self.with(jink, |_| false, 0.6)
        }
    }

    fn peach(&self) -> f64 {
        let seated = self.board.seated(self.owner);
        let seen = self.with(Wanted::Peach, |_| false, 0.0);
        if self.has(skill::JIJIU) {
            self.with(Wanted::Peach, |face| face.suit.is_red(), 0.6)
        } else if self.has(skill::LONGHUN) {
            self.with(Wanted::Peach, |face| face.suit == Suit::Heart, 0.5)
        } else if self.has(skill::CHUNLAO) {
            seen + self.board.pile(self.owner, "wine") as f64
        } else if self.has(skill::JIUZHU) {
            let cards = seated.hand + seated.equips.iter().flatten().count() as i32;
            seen.max(f64::from(cards.min(seated.hp - 1)))
        } else {
            seen
        }
    }

    fn analeptic(&self) -> f64 {
        if self.has(skill::JIUCHI) {
            self.with(Wanted::Analeptic, |face| face.suit == Suit::Spade, 0.3)
        } else {
            self.with(Wanted::Analeptic, |_| false, 0.0) + f64::from(u8::from(self.has(skill::JIUSHI)))
        }
    }

    fn nullification(&self) -> f64 {
        let seated = self.board.seated(self.owner);
        if self.has(skill::KANPO) {
            self.with(Wanted::Nullification, |face| face.suit.is_black(), 0.5)
        } else {
            let seen = self.with(Wanted::Nullification, |_| false, 0.0);
            let equips = if self.has(skill::YANZHENG) && seated.hand > seated.hp {
                seated.equips.iter().flatten().count()
            } else {
                0
            };
            seen + equips as f64
        }
    }
}

/// QSanguosha's `getCardsNum(class, owner, viewer)`: how many cards of a class `viewer` expects in
/// `owner`'s hand.
pub fn expected_count(board: &Board, owner: PlayerIndex, viewer: PlayerIndex, wanted: Wanted) -> f64 {
    let known = known_to(board, owner, viewer).count();
    let unknown = (f64::from(board.seated(owner).hand) - known as f64).max(0.0);
    let hand = Hand { board, owner, viewer, unknown };
    match wanted {
        Wanted::Slash => hand.slash(),
        Wanted::Jink => hand.jink(),
        Wanted::Peach => hand.peach(),
        Wanted::Analeptic => hand.analeptic(),
        Wanted::Nullification => hand.nullification(),
        Wanted::Class(_) => hand.with(wanted, |_| false, 0.0),
    }
}

/// Whether the player wears armour that works; QSanguosha's `hasArmorEffect` of no special name.
pub fn wears_armor(board: &Board, player: PlayerIndex) -> bool {
    board.equip(player, Slot::Armor).is_some()
}

/// Whether the player may judge in place of a Jink: the eight diagram, or bazhen and linglong
/// without armour.
pub fn has_eight_diagram(board: &Board, player: PlayerIndex) -> bool {
    match board.equip(player, Slot::Armor) {
        Some(armor) => armor.class == class::EIGHT_DIAGRAM,
        None => board.has_skill(player, skill::BAZHEN) || board.has_skill(player, skill::LINGLONG),
    }
}

/// Whether the attacker's weapon or skills pass through armour.
pub fn ignores_armor(board: &Board, attacker: PlayerIndex) -> bool {
    board.wears(attacker, Slot::Weapon, class::QINGGANG_SWORD)
}
