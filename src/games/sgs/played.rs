//! A card as it is used: a real one, or one that is made of others.
//!
//! Made cards have QSanguosha's suit and number rules: the suit of a single card, else red or black
//! where all cards agree, else none; the sum of the numbers, at most 13.

use super::board::Board;
use super::card::{Class, Face, Slot, Type};
use super::card_string::{CardText, NoCard, Print};
use super::catalogue::ClassId;
use super::catalogue::named::class;
use super::snapshot::{CardId, Suit};
use crate::kit::near;

/// A card as it is used.
#[derive(Clone, Debug, PartialEq)]
pub enum Played {
    /// A real card, by its face now.
    Real(Face),
    /// A card that is made of others, or of none.
    Made(Box<Made>),
}

/// How a made card is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `jink:qingguo[spade:4]=33`
    Virtual,
    /// `@ZhihengCard=1`
    Skill,
    /// `#leap:1:`
    Lua,
    /// `$1+2`
    Bundle,
}

/// A card that is made of others.
#[derive(Clone, Debug, PartialEq)]
pub struct Made {
    /// How it is written.
    pub form: Form,
    /// Its class.
    pub class: ClassId,
    /// Its object name (a Lua card: its own).
    pub name: String,
    /// The suit that it was given; `None` where its cards decide.
    pub suit: Option<Suit>,
    /// The number that it was given; `None` where its cards decide.
    pub number: Option<u8>,
    /// The skill that made it.
    pub skill: String,
    /// The cards that it is made of.
    pub subcards: Vec<CardId>,
    /// What the user says with it.
    pub user: String,
}

impl Made {
    /// A virtual card of a class, made of nothing.
    pub fn of(class: ClassId, name: &str) -> Made {
        Made {
            form: Form::Virtual,
            class,
            name: name.to_owned(),
            suit: None,
            number: None,
            skill: String::new(),
            subcards: Vec::new(),
            user: String::new(),
        }
    }

    /// The suit, from its cards where it was given none.
    pub fn suit(&self, board: &Board) -> Suit {
        self.suit.unwrap_or_else(|| suit_of(board, &self.subcards))
    }

    /// The number, from its cards where it was given none.
    pub fn number(&self, board: &Board) -> u8 {
        self.number.unwrap_or_else(|| {
            let sum: u32 = self.subcards.iter().map(|id| u32::from(board.face(*id).number)).sum();
            sum.min(13) as u8
        })
    }

    /// Its card string with suit and number, as the original writes it also where nobody gave them.
    pub fn whole_text(&self, board: &Board) -> CardText {
        let print = Print { suit: Some(self.suit(board)), number: self.number(board) };
        match self.text(board) {
            CardText::Skill { class, subcards, user, .. } => {
                CardText::Skill { class, print: Some(print), subcards, user }
            }
            other => other,
        }
    }

    /// Its card string.
    pub fn text(&self, board: &Board) -> CardText {
        let subcards = self.subcards.clone();
        let print = Print { suit: Some(self.suit(board)), number: self.number(board) };
        let said = (self.suit.is_some() || self.number.is_some()).then_some(print);
        match self.form {
            Form::Virtual => {
                CardText::Virtual { name: self.name.clone(), skill: self.skill.clone(), print, subcards }
            }
            Form::Skill => CardText::Skill {
                class: board.class(self.class).name.clone(),
                print: said,
                subcards,
                user: Some(self.user.clone()).filter(|user| !user.is_empty()),
            },
            Form::Lua => {
                CardText::Lua { name: self.name.clone(), print: said, subcards, user: self.user.clone() }
            }
            Form::Bundle => CardText::Bundle(subcards),
        }
    }
}

/// The suit that cards give to what is made of them.
fn suit_of(board: &Board, cards: &[CardId]) -> Suit {
    let suits = || cards.iter().map(|id| board.face(*id).suit);
    match cards {
        [] => Suit::NoSuit,
        [one] => board.face(*one).suit,
        _ if suits().all(Suit::is_red) => Suit::NoSuitRed,
        _ if suits().all(Suit::is_black) => Suit::NoSuitBlack,
        _ => Suit::NoSuit,
    }
}

impl Played {
    /// The card that a text names on this table.
    ///
    /// # Errors
    /// There is no such card or class.
    pub fn resolve(board: &Board, text: &CardText) -> Result<Played, NoCard> {
        for id in text.cards() {
            if !board.has_face(*id) {
                return Err(NoCard(format!("there is no card {id}")));
            }
        }
        Ok(match text {
            CardText::Real(id) => Played::Real(board.face(*id)),
            CardText::Bundle(ids) => match ids[..] {
                [one] => Played::Real(board.face(one)),
                _ => made(Form::Bundle, class::DUMMY_CARD, "dummy", ids),
            },
            CardText::Virtual { name, skill, print, subcards } => {
                let class = object_class(board, name)?;
                let name = board.class(class).object.clone();
                Played::Made(Box::new(Made {
                    skill: skill.clone(),
                    suit: print.suit,
                    number: Some(print.number),
                    subcards: subcards.clone(),
                    ..Made::of(class, &name)
                }))
            }
            CardText::Skill { class, print, subcards, user } => {
                let class = skill_class(board, class)?;
                let name = board.class(class).object.clone();
                Played::Made(Box::new(Made {
                    form: Form::Skill,
                    skill: name.clone(),
                    suit: print.and_then(|print| print.suit),
                    number: print.map(|print| print.number),
                    subcards: subcards.clone(),
                    user: user.clone().unwrap_or_default(),
                    ..Made::of(class, &name)
                }))
            }
            CardText::Lua { name, print, subcards, user } => Played::Made(Box::new(Made {
                form: Form::Lua,
                suit: print.and_then(|print| print.suit),
                number: print.map(|print| print.number),
                subcards: subcards.clone(),
                user: user.clone(),
                ..Made::of(class::LUA_SKILL_CARD, name)
            })),
        })
    }

    /// Reads a card string on this table.
    ///
    /// # Errors
    /// The text is no card string, or there is no such card.
    pub fn read(board: &Board, text: &str) -> Result<Played, NoCard> {
        Played::resolve(board, &CardText::parse(text)?)
    }

    /// Its class.
    pub fn class(&self) -> ClassId {
        match self {
            Played::Real(face) => face.class,
            Played::Made(made) => made.class,
        }
    }

    /// What is known of its class.
    pub fn class_data<'b>(&self, board: &'b Board) -> &'b Class {
        board.class(self.class())
    }

    /// QSanguosha's `isKindOf`.
    pub fn is_kind_of(&self, board: &Board, kind: &str) -> bool {
        self.class_data(board).is_kind_of(kind)
    }

    /// Whether it is a Slash of any nature.
    pub fn is_slash(&self) -> bool {
        matches!(self.class(), class::SLASH | class::FIRE_SLASH | class::THUNDER_SLASH)
    }

    /// Its type.
    pub fn kind(&self, board: &Board) -> Type {
        self.class_data(board).kind
    }

    /// Its suit.
    pub fn suit(&self, board: &Board) -> Suit {
        match self {
            Played::Real(face) => face.suit,
            Played::Made(made) => made.suit(board),
        }
    }

    /// Its number, 1 to 13 or 0.
    pub fn number(&self, board: &Board) -> u8 {
        match self {
            Played::Real(face) => face.number,
            Played::Made(made) => made.number(board),
        }
    }

    /// Its object name.
    pub fn name<'a>(&'a self, board: &'a Board) -> &'a str {
        match self {
            Played::Real(face) => board.object_name(*face),
            Played::Made(made) => &made.name,
        }
    }

    /// The skill that made it, or empty. A leading `_` is left out.
    pub fn skill<'a>(&'a self, board: &'a Board) -> &'a str {
        match self {
            Played::Real(face) => board.card_skill(*face),
            Played::Made(made) => made.skill.trim_start_matches('_'),
        }
    }

    /// The real cards in it.
    pub fn cards(&self) -> &[CardId] {
        match self {
            Played::Real(face) => std::slice::from_ref(&face.id),
            Played::Made(made) => &made.subcards,
        }
    }

    /// QSanguosha's `getEffectiveId`: its own id, or that of its first card, or −1.
    pub fn effective_id(&self) -> CardId {
        self.cards().first().copied().unwrap_or(-1)
    }

    /// Whether the card in that slot of somebody's equipment is part of it.
    pub fn holds(&self, board: &Board, player: usize, slot: Slot) -> bool {
        board.equip(player, slot).is_some_and(|face| self.cards().contains(&face.id))
    }

    /// Its card string.
    pub fn text(&self, board: &Board) -> String {
        match self {
            Played::Real(face) => face.id.to_string(),
            Played::Made(made) => made.text(board).to_string(),
        }
    }
}

fn made(form: Form, class: ClassId, name: &str, cards: &[CardId]) -> Played {
    Played::Made(Box::new(Made { form, subcards: cards.to_vec(), ..Made::of(class, name) }))
}

/// The class of an object or class name.
pub fn object_class(board: &Board, name: &str) -> Result<ClassId, NoCard> {
    let catalogue = board.catalogue();
    let found = catalogue.class_by_object(name).or_else(|| catalogue.class(name));
    let known = |class: &ClassId| board.class(*class).kind != Type::Skill;
    found.filter(known).ok_or_else(|| {
        let names = catalogue.classes().filter(|class| class.kind != Type::Skill);
        unknown("card", name, near::nearest(name, names.map(|class| class.object.as_str())))
    })
}

fn skill_class(board: &Board, name: &str) -> Result<ClassId, NoCard> {
    let catalogue = board.catalogue();
    let found = catalogue.class(name).filter(|class| board.class(*class).is_kind_of("SkillCard"));
    found.ok_or_else(|| {
        let names = catalogue.classes().filter(|class| class.is_kind_of("SkillCard"));
        unknown("skill card", name, near::nearest(name, names.map(|class| class.name.as_str())))
    })
}

fn unknown(what: &str, name: &str, near: Option<String>) -> NoCard {
    let hint = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
    NoCard(format!("there is no {what} {name}{hint}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Names;
    use crate::games::sgs::{Catalogue, Snapshot, admit};
    use serde_json::json;
    use std::sync::Arc;

    fn board() -> Board {
        let mut snapshot: Snapshot = serde_json::from_value(json!({"players": [
            {"name": "sgs1", "general": "zhenji", "hp": 3, "hand": {"known": [0, 1, 8, 24]}},
            {"name": "sgs2", "general": "sunquan", "hp": 4}]}))
        .unwrap();
        admit::admit(&mut snapshot, &Names::default()).unwrap();
        Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), None)
    }

    #[test]
    fn a_made_card_takes_suit_and_number_from_its_cards() {
        let board = board();
        let made = |cards: &[CardId]| Made { subcards: cards.to_vec(), ..Made::of(class::SLASH, "slash") };
        let face = |cards: &[CardId]| (made(cards).suit(&board), made(cards).number(&board));
        assert_eq!(face(&[]), (Suit::NoSuit, 0));
        assert_eq!(face(&[0]), (Suit::Spade, 7));
        assert_eq!(face(&[0, 8]), (Suit::NoSuitBlack, 10), "spade 7 and club 3");
        assert_eq!(face(&[0, 1]).1, 13, "never above 13");
        assert_eq!(face(&[0, 24]).0, Suit::NoSuit);
        let given = Made { suit: Some(Suit::Heart), number: Some(0), ..made(&[0]) };
        assert_eq!((given.suit(&board), given.number(&board)), (Suit::Heart, 0));
    }

    #[test]
    fn texts_become_cards_and_are_printed_with_what_their_cards_give() {
        let board = board();
        let printed = |text: &str| Played::read(&board, text).map(|card| card.text(&board));
        assert_eq!(printed("8").as_deref(), Ok("8"));
        assert_eq!(printed("$8").as_deref(), Ok("8"), "a bundle of one is that card");
        assert_eq!(printed("$8+0").as_deref(), Ok("$8+0"));
        assert_eq!(printed("slash:spear[to_be_decided:-]=0+8").as_deref(), Ok("slash:spear[no_suit_black:-]=0+8"));
        assert_eq!(printed("FireSlash:x[heart:3]=.").as_deref(), Ok("fire_slash:x[heart:3]=."));
        assert_eq!(printed("@ZhihengCard=0+1").as_deref(), Ok("@ZhihengCard=0+1"));
        assert_eq!(printed("#leap:0:word").as_deref(), Ok("#leap:0:word"));
        let skill = Played::read(&board, "@ZhihengCard=0").unwrap();
        assert_eq!((skill.skill(&board), skill.kind(&board), skill.effective_id()), ("zhiheng", Type::Skill, 0));
    }

    #[test]
    fn what_is_not_there_is_told_with_what_was_meant() {
        let board = board();
        let wrong = |text: &str| Played::read(&board, text).unwrap_err().0;
        assert!(wrong("5000").contains("no card 5000"));
        assert!(wrong("slahs:x[heart:3]=.").contains("did you mean slash"));
        assert!(wrong("@ZhihegnCard=.").contains("did you mean ZhihengCard"));
    }
}
