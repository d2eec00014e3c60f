//! The pattern language of requests: which cards are asked for, allowed or forbidden.
//!
//! `names|suits|numbers|place`, alternatives parted by `#`; parts that are left out allow
//! everything. `Slash`, `TrickCard+^Nullification,EquipCard|.|.|hand`, `.|heart`, `.|spade|2~9`.
//! A pattern is read once and then matched in well under a microsecond.

use std::fmt;

use super::board::{Board, PlayerIndex};
use super::played::Played;
use super::snapshot::{CardId, Suit};

/// A pattern that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// As it was written.
    text: String,
    kind: Kind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    /// `@@tuxi`, `@axe`: a skill is asked for; no card matches by itself.
    Skill(String),
    /// One of these.
    Cards(Vec<Alternative>),
}

/// What one alternative asks for; an empty list allows everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Alternative {
    names: Vec<Vec<Term<Name>>>,
    suits: Vec<Term<Colour>>,
    numbers: Vec<(u8, u8)>,
    places: Vec<Place>,
}

/// Something asked for, or its opposite.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Term<T> {
    negated: bool,
    of: T,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Name {
    Any,
    Class(String),
    Object(String),
    Id(CardId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Colour {
    Any,
    Suit(Suit),
    Red,
    Black,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Place {
    Hand,
    Equipped,
    Pile(String),
    PileOfOthers(String),
}

/// Why a text is no pattern.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoPattern(pub String);

/// What a pattern consists of, for messages.
pub const EXPECTED: &str =
    "a pattern: names|suits|numbers|place, such as Slash,Jink or .|red|2~9|hand, or @@skill";

/// Patterns that have a name of their own.
const NAMED: [(&str, &str); 22] = [
    (".", ".|.|.|hand"),
    (".S", ".|spade|.|hand"),
    (".C", ".|club|.|hand"),
    (".H", ".|heart|.|hand"),
    (".D", ".|diamond|.|hand"),
    (".black", ".|black|.|hand"),
    (".red", ".|red|.|hand"),
    ("..", "."),
    ("..S", ".|spade"),
    ("..C", ".|club"),
    ("..H", ".|heart"),
    ("..D", ".|diamond"),
    (".Basic", "BasicCard"),
    (".Trick", "TrickCard"),
    (".Equip", "EquipCard"),
    (".Weapon", "Weapon"),
    ("slash", "Slash"),
    ("jink", "Jink"),
    ("peach", "Peach"),
    ("nullification", "Nullification"),
    ("analeptic", "Analeptic"),
    ("peach+analeptic", "Peach,Analeptic"),
];

impl Pattern {
    /// Reads a pattern. A `!` at its end (an answer is forced) and `$1` (for one turn) are left out.
    ///
    /// ```
    /// use junshi::sgs::pattern::Pattern;
    /// assert_eq!(Pattern::parse(".|red|2~9").unwrap().expression(), ".|red|2~9");
    /// assert!(Pattern::parse(".|pink").is_err());
    /// ```
    ///
    /// # Errors
    /// The text is no pattern.
    pub fn parse(text: &str) -> Result<Pattern, NoPattern> {
        let plain = text.trim_end_matches("$1").trim_end_matches("$0").trim_end_matches('!');
        if plain.is_empty() {
            return Err(NoPattern("an empty text is no pattern".to_owned()));
        }
        if plain.starts_with('@') {
            let skill = plain.trim_start_matches('@').to_owned();
            return match skill.is_empty() {
                true => Err(NoPattern(format!("\"{text}\" names no skill"))),
                false => Ok(Pattern { text: text.to_owned(), kind: Kind::Skill(skill) }),
            };
        }
        let named = NAMED.iter().find(|(name, _)| *name == plain);
        let alternatives =
            named.map_or(plain, |(_, meaning)| meaning).split('#').map(alternative).collect::<Result<_, _>>()?;
        Ok(Pattern { text: text.to_owned(), kind: Kind::Cards(alternatives) })
    }

    /// Any card of hand and equipment.
    pub fn of_own_cards() -> Pattern {
        let places = vec![Place::Hand, Place::Equipped];
        let cards = Alternative { places, ..Alternative::default() };
        Pattern { text: ".|.|.|hand,equipped".to_owned(), kind: Kind::Cards(vec![cards]) }
    }

    /// The skill that is asked for by `@@skill` or `@skill`, such as `tuxi`, `shensu1`.
    pub fn skill(&self) -> Option<&str> {
        match &self.kind {
            Kind::Skill(skill) => Some(skill),
            Kind::Cards(_) => None,
        }
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The pattern with names resolved and parts that allow everything left out.
    pub fn expression(&self) -> String {
        match &self.kind {
            Kind::Skill(_) => self.text.clone(),
            // a lonely "." has a meaning of its own
            Kind::Cards(alternatives) if alternatives[..] == [Alternative::default()] => "..".to_owned(),
            Kind::Cards(alternatives) => alternatives.iter().map(shown).collect::<Vec<_>>().join("#"),
        }
    }

    /// Whether a card matches, with its places; where it `is_hand` it is taken for a hand card,
    /// wherever it lies.
    pub fn matches_in(&self, board: &Board, player: PlayerIndex, card: &Played, is_hand: bool) -> bool {
        let Kind::Cards(alternatives) = &self.kind else { return false };
        let places = |one: &Alternative| (!is_hand || !one.places.contains(&Place::Hand)).then_some(player);
        alternatives.iter().any(|one| one.matches(board, places(one), card))
    }

    /// Whether a card matches; places are those of `player`, and not looked at without one.
    pub fn matches(&self, board: &Board, player: Option<PlayerIndex>, card: &Played) -> bool {
        match &self.kind {
            Kind::Skill(_) => false,
            Kind::Cards(alternatives) => alternatives.iter().any(|one| one.matches(board, player, card)),
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Alternative {
    fn matches(&self, board: &Board, player: Option<PlayerIndex>, card: &Played) -> bool {
        let named = |all: &Vec<Term<Name>>| all.iter().all(|term| term.of.is(board, card) != term.negated);
        (self.names.is_empty() || self.names.iter().any(named))
            && self.suit_matches(board, card)
            && self.number_matches(board, card)
            && player.is_none_or(|player| self.place_matches(board, player, card))
    }

    fn suit_matches(&self, board: &Board, card: &Played) -> bool {
        if self.suits.is_empty() {
            return true;
        }
        let suit = card.suit(board);
        self.suits.iter().any(|term| term.of.is(suit) != term.negated)
    }

    fn number_matches(&self, board: &Board, card: &Played) -> bool {
        if self.numbers.is_empty() {
            return true;
        }
        let number = card.number(board);
        self.numbers.iter().any(|(least, most)| (*least..=*most).contains(&number))
    }

    fn place_matches(&self, board: &Board, player: PlayerIndex, card: &Played) -> bool {
        let lies = |id: &CardId| self.places.iter().any(|place| place.holds(board, player, *id));
        self.places.is_empty() || card.cards().iter().all(lies)
    }
}

impl Name {
    fn is(&self, board: &Board, card: &Played) -> bool {
        match self {
            Name::Any => true,
            Name::Class(class) => card.is_kind_of(board, class),
            Name::Object(name) => card.name(board) == name,
            Name::Id(id) => card.effective_id() == *id,
        }
    }
}

impl Colour {
    fn is(self, suit: Suit) -> bool {
        match self {
            Colour::Any => true,
            Colour::Suit(wanted) => suit == wanted,
            Colour::Red => suit.is_red(),
            Colour::Black => suit.is_black(),
        }
    }
}

impl Place {
    fn holds(&self, board: &Board, player: PlayerIndex, id: CardId) -> bool {
        match self {
            Place::Hand => board.holds_in_hand(player, id),
            Place::Equipped => board.player(player).equips.contains(&id),
            Place::Pile(name) => board.seen_pile(player, name).contains(&id),
            Place::PileOfOthers(name) => board.living().iter().filter(|other| **other != player).any(|other| {
                board.seen_pile(*other, name).contains(&id)
            }),
        }
    }
}

fn alternative(text: &str) -> Result<Alternative, NoPattern> {
    let parts: Vec<&str> = text.split('|').collect();
    if parts.len() > 4 {
        return Err(NoPattern(format!("\"{text}\" has more than four parts")));
    }
    let part = |place: usize| parts.get(place).copied().filter(|part| *part != "." && !part.is_empty());
    let list = |place: usize| part(place).into_iter().flat_map(|part| part.split(','));
    Ok(Alternative {
        names: list(0).map(|all| all.split('+').map(name).collect()).collect::<Result<_, _>>()?,
        suits: list(1).map(colour).collect::<Result<_, _>>()?,
        numbers: list(2).map(range).collect::<Result<_, _>>()?,
        places: list(3).map(place).collect::<Result<_, _>>()?,
    })
}

fn name(text: &str) -> Result<Term<Name>, NoPattern> {
    let (negated, plain) = text.strip_prefix('^').map_or((false, text), |plain| (true, plain));
    let word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_alphanumeric() || "_-#".contains(c));
    let of = match plain {
        "." => Name::Any,
        _ => match (plain.strip_prefix('%'), plain.parse()) {
            (Some(object), _) if word(object) => Name::Object(object.to_owned()),
            (None, Ok(id)) => Name::Id(id),
            (None, _) if word(plain) => Name::Class(plain.to_owned()),
            _ => return Err(NoPattern(format!("\"{text}\" is no class, %object or card id"))),
        },
    };
    Ok(Term { negated, of })
}

fn colour(text: &str) -> Result<Term<Colour>, NoPattern> {
    let (negated, plain) = text.strip_prefix('^').map_or((false, text), |plain| (true, plain));
    let of = match plain {
        "." => Colour::Any,
        "red" => Colour::Red,
        "black" => Colour::Black,
        name => Colour::Suit(Suit::named(name).ok_or_else(|| NoPattern(format!("\"{text}\" is no suit")))?),
    };
    Ok(Term { negated, of })
}

fn range(text: &str) -> Result<(u8, u8), NoPattern> {
    let point = |text: &str, open: u8| match text {
        "" => Some(open),
        "A" => Some(1),
        "J" => Some(11),
        "Q" => Some(12),
        "K" => Some(13),
        digits => digits.parse().ok().filter(|number| *number <= 13),
    };
    let ends = match text.split_once('~') {
        _ if text == "." => Some((0, 13)),
        Some((least, most)) => point(least, 1).zip(point(most, 13)),
        None => point(text, 0).map(|number| (number, number)),
    };
    ends.ok_or_else(|| NoPattern(format!("\"{text}\" is no number or range")))
}

fn place(text: &str) -> Result<Place, NoPattern> {
    Ok(match text {
        "hand" => Place::Hand,
        "equipped" => Place::Equipped,
        _ => match text.strip_prefix('%') {
            Some("") => return Err(NoPattern("% names no pile".to_owned())),
            Some(pile) => Place::PileOfOthers(pile.to_owned()),
            None => Place::Pile(text.to_owned()),
        },
    })
}

fn shown(one: &Alternative) -> String {
    let sign = |negated: bool| if negated { "^" } else { "" };
    let name = |term: &Term<Name>| match &term.of {
        Name::Any => format!("{}.", sign(term.negated)),
        Name::Class(class) => format!("{}{class}", sign(term.negated)),
        Name::Object(object) => format!("{}%{object}", sign(term.negated)),
        Name::Id(id) => format!("{}{id}", sign(term.negated)),
    };
    let names = one.names.iter().map(|all| all.iter().map(name).collect::<Vec<_>>().join("+"));
    let suits = one.suits.iter().map(|term| {
        let suit = match term.of {
            Colour::Any => ".",
            Colour::Suit(suit) => suit.name(),
            Colour::Red => "red",
            Colour::Black => "black",
        };
        format!("{}{suit}", sign(term.negated))
    });
    let numbers = one.numbers.iter().map(|(least, most)| match least == most {
        true => least.to_string(),
        false => format!("{least}~{most}"),
    });
    let places = one.places.iter().map(|place| match place {
        Place::Hand => "hand".to_owned(),
        Place::Equipped => "equipped".to_owned(),
        Place::Pile(pile) => pile.clone(),
        Place::PileOfOthers(pile) => format!("%{pile}"),
    });
    let or_any = |list: Vec<String>| if list.is_empty() { ".".to_owned() } else { list.join(",") };
    let parts =
        [names.collect(), suits.collect(), numbers.collect(), places.collect::<Vec<_>>()].map(or_any).join("|");
    let short = parts.trim_end_matches("|.");
    if short.is_empty() { ".".to_owned() } else { short.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Names;
    use crate::games::sgs::{Catalogue, Snapshot, admit};
    use proptest::prelude::*;
    use serde_json::json;
    use std::sync::Arc;

    fn board() -> Board {
        // spade 7 Slash, heart 10 Slash, Jink, Lightning; equipped: Halberd
        let mut snapshot: Snapshot = serde_json::from_value(json!({"players": [
            {"name": "sgs1", "general": "zhenji", "hp": 3, "hand": {"known": [0, 21, 30, 103]}, "equips": [60],
             "piles": {"field": {"known": [1]}}},
            {"name": "sgs2", "general": "sunquan", "hp": 4, "piles": {"buqu": {"known": [2]}}}]}))
        .unwrap();
        admit::admit(&mut snapshot, &Names::default()).unwrap();
        Board::new(Arc::new(snapshot), Catalogue::built_in().unwrap(), None)
    }

    #[track_caller]
    fn check(pattern: &str, matching: &[CardId]) {
        let (board, read) = (board(), Pattern::parse(pattern).unwrap());
        let cards = [0, 21, 30, 103, 60, 1, 2];
        let found: Vec<CardId> = cards
            .into_iter()
            .filter(|id| read.matches(&board, Some(0), &Played::Real(board.face(*id))))
            .collect();
        assert_eq!(found, matching, "{pattern}");
    }

    #[test]
    fn every_part_says_what_matches() {
        check("slash", &[0, 21, 1, 2]);
        check(".", &[0, 21, 30, 103]);
        check("..", &[0, 21, 30, 103, 60, 1, 2]);
        check("Slash|black", &[0, 1, 2]);
        check(".H", &[21, 30]);
        check(".|spade|A", &[103]);
        check(".|spade|~7", &[0, 103]);
        check(".|.|8~", &[21, 60, 1, 2]);
        check("BasicCard+^Slash,EquipCard", &[30, 60]);
        check("^BasicCard", &[103, 60]);
        check("%lightning,30", &[30, 103]);
        check(".|.|.|equipped,field", &[60, 1]);
        check(".|.|.|%buqu", &[2]);
        check("Jink#.|.|.|equipped", &[30, 60]);
        check(".|^spade,heart|.|hand", &[21, 30]);
        check("@@tuxi", &[]);
        check(".|red|.|hand!", &[21, 30]);
    }

    #[test]
    fn a_made_card_lies_where_all_its_cards_lie() {
        let board = board();
        let card = |text: &str| Played::read(&board, text).unwrap();
        let slash = Pattern::parse("Slash|.|.|hand").unwrap();
        assert!(slash.matches(&board, Some(0), &card("slash:spear[to_be_decided:-]=30+103")));
        assert!(!slash.matches(&board, Some(0), &card("slash:spear[to_be_decided:-]=30+60")));
        assert!(slash.matches(&board, None, &card("slash:spear[to_be_decided:-]=30+60")));
    }

    #[test]
    fn what_is_no_pattern_is_refused() {
        for text in ["", "a|b|c|d|e", ".|pink", ".|.|15", ".|.|2~x", "@@", "a b", "a,,b", ".|.|.|%", "!"] {
            assert!(Pattern::parse(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_pattern_means_what_its_expression_means(text in "[.%^@#|,+A-Za-z0-9~!]{0,20}") {
            if let Ok(read) = Pattern::parse(&text) {
                prop_assert_eq!(read.to_string(), text);
                let again = Pattern::parse(&read.expression()).unwrap();
                prop_assert_eq!(again.expression(), read.expression());
            }
        }
    }
}
