//! Card strings and use strings: how scripts, hosts and answers name a card and its targets.
//!
//! ```text
//! 23                                       a real card
//! jink:qingguo[spade:4]=33                 a card that a skill makes of others
//! @ZhihengCard=1+2   @GuhuoCard=5:slash    a skill card, perhaps with a word of its own
//! #leap:.:           #leap[heart:5]:3:word a skill card written in Lua
//! $12+33                                   several cards as one answer
//! 23->sgs2+sgs3      @ZhihengCard=1->.     a use: a card and its targets
//! ```
//! Text only: what the cards are is told by the table ([`super::played`]).

use std::fmt;

use super::card::number_name;
use super::snapshot::{CardId, Suit};

/// A card string, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardText {
    /// A real card.
    Real(CardId),
    /// A card by object name, made by a skill (or by none, where that is empty) of others.
    Virtual {
        /// Object name, such as `jink`.
        name: String,
        /// The skill; a leading `_` keeps it out of logs.
        skill: String,
        /// Suit and number.
        print: Print,
        /// The cards that it is made of.
        subcards: Vec<CardId>,
    },
    /// A skill card of the built-in kind, by class.
    Skill {
        /// Class, such as `ZhihengCard`.
        class: String,
        /// Suit and number, where they are said.
        print: Option<Print>,
        /// The cards that it is made of.
        subcards: Vec<CardId>,
        /// What the user says with it.
        user: Option<String>,
    },
    /// A skill card written in Lua.
    Lua {
        /// Its name.
        name: String,
        /// Suit and number, where they are said.
        print: Option<Print>,
        /// The cards that it is made of.
        subcards: Vec<CardId>,
        /// What the user says with it.
        user: String,
    },
    /// Cards that answer together.
    Bundle(Vec<CardId>),
}

/// What is printed on a card that is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Print {
    /// The suit; `None` where the cards decide that it is made of (`to_be_decided`).
    pub suit: Option<Suit>,
    /// 1 to 13, or 0 for none.
    pub number: u8,
}

/// A use string, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UseText {
    /// The card.
    pub card: CardText,
    /// The targets: none said, or those after `->` (`.` for no one).
    pub targets: Option<Vec<String>>,
}

/// Why a text is no card string.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoCard(pub String);

fn no(what: impl Into<String>) -> NoCard {
    NoCard(what.into())
}

impl CardText {
    /// Reads a card string.
    ///
    /// ```
    /// use junshi::sgs::card_string::CardText;
    /// let jink = CardText::parse("jink:qingguo[spade:4]=33").unwrap();
    /// assert_eq!(jink.to_string(), "jink:qingguo[spade:4]=33");
    /// assert!(CardText::parse("jink").is_err());
    /// ```
    ///
    /// # Errors
    /// The text has none of the forms above.
    pub fn parse(text: &str) -> Result<CardText, NoCard> {
        let text = text.trim();
        match text.chars().next() {
            None => Err(no("an empty text is no card")),
            Some('@') => skill_card(&text[1..]),
            Some('#') => lua_card(&text[1..]),
            Some('$') => Ok(CardText::Bundle(ids(&text[1..])?)),
            Some(first) if first.is_ascii_digit() => {
                text.parse().map(CardText::Real).map_err(|_| no(format!("\"{text}\" is no card id")))
            }
            Some(_) => virtual_card(text),
        }
    }

    /// The cards that it is made of, or the real card itself.
    pub fn cards(&self) -> &[CardId] {
        match self {
            CardText::Real(id) => std::slice::from_ref(id),
            CardText::Virtual { subcards, .. }
            | CardText::Skill { subcards, .. }
            | CardText::Lua { subcards, .. }
            | CardText::Bundle(subcards) => subcards,
        }
    }
}

impl UseText {
    /// Reads a use string.
    ///
    /// # Errors
    /// The card string in it is none, or a target has no name.
    pub fn parse(text: &str) -> Result<UseText, NoCard> {
        let Some((card, targets)) = text.split_once("->") else {
            return Ok(UseText { card: CardText::parse(text)?, targets: None });
        };
        let card = CardText::parse(card)?;
        let targets = match targets.trim() {
            "." | "" => Vec::new(),
            names => names.split('+').map(|name| name.trim().to_owned()).collect(),
        };
        if targets.iter().any(String::is_empty) {
            return Err(no(format!("a target in \"{text}\" has no name")));
        }
        Ok(UseText { card, targets: Some(targets) })
    }

    /// The targets that are said.
    pub fn targets(&self) -> &[String] {
        self.targets.as_deref().unwrap_or_default()
    }
}

/// `name:skill[suit:point]=sub`
fn virtual_card(text: &str) -> Result<CardText, NoCard> {
    let form = || no(format!("\"{text}\" has not the form name:skill[suit:point]=cards"));
    let (head, subcards) = text.split_once('=').ok_or_else(form)?;
    let (name, rest) = head.split_once(':').ok_or_else(form)?;
    let (skill, print) = rest.strip_suffix(']').and_then(|rest| rest.split_once('[')).ok_or_else(form)?;
    if !is_word(name) || !(skill.is_empty() || is_word(skill)) {
        return Err(form());
    }
    Ok(CardText::Virtual {
        name: name.to_owned(),
        skill: skill.to_owned(),
        print: print_of(print)?,
        subcards: ids(subcards)?,
    })
}

/// `Class=sub`, `Class[suit:point]=sub`, either with `:user` behind it.
fn skill_card(text: &str) -> Result<CardText, NoCard> {
    let form = || no(format!("\"@{text}\" has not the form @Class=cards or @Class[suit:point]=cards"));
    let (head, rest) = text.split_once('=').ok_or_else(form)?;
    let (class, print) = printed(head)?;
    if !is_word(class) {
        return Err(form());
    }
    let (subcards, user) = match rest.split_once(':') {
        Some((subcards, user)) => (subcards, Some(user.to_owned())),
        None => (rest, None),
    };
    Ok(CardText::Skill { class: class.to_owned(), print, subcards: ids(subcards)?, user })
}

/// `name:sub:user`, `name[suit:point]:sub:user`
fn lua_card(text: &str) -> Result<CardText, NoCard> {
    let form = || no(format!("\"#{text}\" has not the form #name:cards:word"));
    let (head, rest) = match text.find("]:") {
        Some(at) => (&text[..=at], &text[at + 2..]),
        None => text.split_once(':').ok_or_else(form)?,
    };
    let (name, print) = printed(head)?;
    if !is_word(name) {
        return Err(form());
    }
    let (subcards, user) = rest.split_once(':').unwrap_or((rest, ""));
    Ok(CardText::Lua { name: name.to_owned(), print, subcards: ids(subcards)?, user: user.to_owned() })
}

/// A name with or without `[suit:point]` behind it.
fn printed(head: &str) -> Result<(&str, Option<Print>), NoCard> {
    match head.strip_suffix(']').and_then(|head| head.split_once('[')) {
        Some((name, print)) => Ok((name, Some(print_of(print)?))),
        None => Ok((head, None)),
    }
}

fn print_of(text: &str) -> Result<Print, NoCard> {
    let (suit, point) = text.split_once(':').ok_or_else(|| no(format!("\"{text}\" is no suit:point")))?;
    let suit = match suit {
        "to_be_decided" => None,
        name => Some(Suit::named(name).ok_or_else(|| no(format!("\"{name}\" is no suit")))?),
    };
    Ok(Print { suit, number: point_of(point) })
}

/// A point; whatever is none counts as 0, as in the original.
fn point_of(text: &str) -> u8 {
    match text {
        "A" => 1,
        "J" => 11,
        "Q" => 12,
        "K" => 13,
        digits => digits.parse().ok().filter(|number| *number <= 13).unwrap_or(0),
    }
}

fn ids(text: &str) -> Result<Vec<CardId>, NoCard> {
    if text.is_empty() || text == "." {
        return Ok(Vec::new());
    }
    let id = |part: &str| {
        let id = part.trim().parse().ok().filter(|id| *id >= 0);
        id.ok_or_else(|| no(format!("\"{part}\" is no card id")))
    };
    text.split('+').map(id).collect()
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_alphanumeric() || letter == '_' || letter == '-')
}

/// Ids as they stand in a card string.
struct Sub<'a>(&'a [CardId]);

impl fmt::Display for Sub<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.0.split_first() else { return f.write_str(".") };
        write!(f, "{first}")?;
        rest.iter().try_for_each(|id| write!(f, "+{id}"))
    }
}

impl fmt::Display for Print {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suit = self.suit.map_or("to_be_decided", Suit::name);
        write!(f, "[{suit}:{}]", number_name(self.number))
    }
}

impl fmt::Display for CardText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |print: &Option<Print>| print.map(|print| print.to_string()).unwrap_or_default();
        match self {
            CardText::Real(id) => write!(f, "{id}"),
            CardText::Bundle(ids) => write!(f, "${}", Sub(ids)),
            CardText::Virtual { name, skill, print, subcards } => {
                write!(f, "{name}:{skill}{print}={}", Sub(subcards))
            }
            CardText::Skill { class, print, subcards, user } => {
                write!(f, "@{class}{}={}", shown(print), Sub(subcards))?;
                user.iter().try_for_each(|user| write!(f, ":{user}"))
            }
            CardText::Lua { name, print, subcards, user } => {
                write!(f, "#{name}{}:{}:{user}", shown(print), Sub(subcards))
            }
        }
    }
}

impl fmt::Display for UseText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card)?;
        match self.targets.as_deref() {
            None => Ok(()),
            Some([]) => f.write_str("->."),
            Some(names) => write!(f, "->{}", names.join("+")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn every_form_is_read_and_printed_back() {
        for text in [
            "23",
            "jink:qingguo[spade:4]=33",
            "duel:_lijian[no_suit:-]=.",
            "duel:[no_suit:-]=.",
            "archery_attack:luanji[no_suit_black:-]=104+90",
            "slash:spear[to_be_decided:-]=3+4",
            "@ZhihengCard=1+2->.",
            "@LijianCard=12->sgs3+sgs1",
            "@GuhuoCard=5:slash",
            "@GuhuoCard[heart:10]=5:normal_slash->sgs2",
            "@TuxiCard=.->sgs1",
            "#leap:.:->sgs1",
            "#leap[heart:K]:3+4:word",
            "$12+33",
        ] {
            assert_eq!(UseText::parse(text).map(|read| read.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn what_the_original_takes_is_taken() {
        let printed = |text: &str| UseText::parse(text).map(|read| read.to_string());
        assert_eq!(printed("slash:x[spade:0]=1"), Ok("slash:x[spade:-]=1".to_owned()));
        assert_eq!(printed("slash:x[spade:what]=1"), Ok("slash:x[spade:-]=1".to_owned()));
        assert_eq!(printed("#leap::"), Ok("#leap:.:".to_owned()));
        assert_eq!(printed("5->"), Ok("5->.".to_owned()));
    }

    #[test]
    fn nonsense_is_told_apart() {
        for text in [
            "", ".", "slash", "slash:x", "slash:x[spade]=1", "slash:x[pink:1]=1", "@", "@X", "@X[=1", "#",
            "#leap", "$x", "1+2", "99999999999", "@X=a", "5->sgs1++sgs2", "x y:z[spade:1]=1", "@X=-1",
        ] {
            assert!(UseText::parse(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic_and_what_is_read_is_stable(text in "[@#$]?[a-z:\\[\\]=+.>\\-0-9杀]{0,24}") {
            if let Ok(read) = UseText::parse(&text) {
                let printed = read.to_string();
                prop_assert_eq!(UseText::parse(&printed), Ok(read));
            }
        }
    }
}
