//! Cards and sets of cards. A card is `4 * rank + suit`; ranks run from 0 for the deuce to 12 for the ace,
//! suits are clubs, diamonds, hearts, spades. Written as `Ah`, `Td` or `10d`; lists with blanks or without.

use std::fmt;
use std::str::FromStr;

/// Letters of the ranks, low to high.
pub const RANKS: [char; 13] = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
/// Letters of the suits.
pub const SUITS: [char; 4] = ['c', 'd', 'h', 's'];

/// A card, by its number from 0 to 51.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// What is wrong with cards that were written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardError {
    /// Something that is no card.
    #[error("`{0}` is no card such as Ah or Td")]
    Unknown(String),
    /// A card that is there twice.
    #[error("{0} is there twice")]
    Twice(Card),
    /// Too few or too many.
    #[error("{found} cards where {wanted} are wanted")]
    Count {
        /// How many there are.
        found: usize,
        /// How many there should be, in words.
        wanted: &'static str,
    },
}

impl Card {
    /// The card of a rank (0 to 12) and a suit (0 to 3); larger numbers begin anew.
    pub const fn new(rank: u8, suit: u8) -> Card {
        Card(4 * (rank % 13) + suit % 4)
    }

    /// The card of that number; those from 52 on begin anew.
    pub const fn at(index: u8) -> Card {
        Card(index % 52)
    }

    /// Its number, from 0 to 51.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its rank, 0 for a deuce to 12 for an ace.
    pub const fn rank(self) -> u8 {
        self.0 / 4
    }

    /// Its suit: clubs, diamonds, hearts, spades from 0.
    pub const fn suit(self) -> u8 {
        self.0 % 4
    }

    /// All cards, low to high.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..52).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", RANKS[usize::from(self.rank())], SUITS[usize::from(self.suit())])
    }
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Card, CardError> {
        match parse(text)?[..] {
            [card] => Ok(card),
            _ => Err(CardError::Unknown(text.to_owned())),
        }
    }
}

/// The rank of a letter, in either case.
pub fn rank_of(letter: char) -> Option<u8> {
    let letter = letter.to_ascii_uppercase();
    RANKS.iter().position(|known| *known == letter).map(|rank| rank as u8)
}

/// Reads cards in their order: `AhKd`, `8h Ac 3s`, `10h, Jc`.
///
/// # Errors
/// The first text that is no card. Cards that are there twice are no matter here.
pub fn parse(text: &str) -> Result<Vec<Card>, CardError> {
    let mut cards = Vec::new();
    let mut rest = text.trim_start_matches(between);
    while !rest.is_empty() {
        let (card, length) = first(rest).ok_or_else(|| unknown(rest))?;
        cards.push(card);
        rest = rest[length..].trim_start_matches(between);
    }
    Ok(cards)
}

fn between(letter: char) -> bool {
    letter.is_whitespace() || letter == ','
}

/// The card at the beginning and how many bytes it takes.
fn first(text: &str) -> Option<(Card, usize)> {
    let (rank, taken) = match text.strip_prefix("10") {
        Some(_) => (8, 2),
        None => (rank_of(text.chars().next()?)?, 1),
    };
    let letter = text.get(taken..)?.chars().next()?.to_ascii_lowercase();
    let suit = SUITS.iter().position(|known| *known == letter)?;
    Some((Card::new(rank, suit as u8), taken + 1))
}

fn unknown(rest: &str) -> CardError {
    CardError::Unknown(rest.split(between).next().unwrap_or_default().chars().take(16).collect())
}

/// Cards in the order in which they were written, one after another.
pub fn written(cards: &[Card]) -> String {
    cards.iter().map(Card::to_string).collect()
}

/// A set of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);
    /// The deck.
    pub const DECK: Cards = Cards((1 << 52) - 1);

    /// The set of these cards.
    ///
    /// # Errors
    /// A card that is there twice.
    pub fn distinct(cards: &[Card]) -> Result<Cards, CardError> {
        cards.iter().try_fold(Cards::NONE, |set, card| match set.has(*card) {
            true => Err(CardError::Twice(*card)),
            false => Ok(set.with(*card)),
        })
    }

    /// The set with one more.
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// Whether a card is in it.
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Both together.
    pub const fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// What is in this one and not in the other.
    pub const fn minus(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Whether they have a card in common.
    pub const fn meets(self, other: Cards) -> bool {
        self.0 & other.0 != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One bit a card, by its number.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cards, low to high.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| Card(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| card.fmt(out))
    }
}

/// Reads cards that have to be different and of a certain number.
///
/// # Errors
/// What is no card or is there twice, or that there are too few or too many.
pub fn read(text: &str, fits: impl Fn(usize) -> bool, wanted: &'static str) -> Result<Vec<Card>, CardError> {
    let cards = parse(text)?;
    Cards::distinct(&cards)?;
    if fits(cards.len()) { Ok(cards) } else { Err(CardError::Count { found: cards.len(), wanted }) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_in_every_way_they_are_written() {
        for text in ["AhTd8c", "Ah Td 8c", "ah, 10d, 8C", " AH10D8c "] {
            assert_eq!(written(&parse(text).unwrap()), "AhTd8c", "{text}");
        }
        assert_eq!(Card::all().count(), 52);
        assert!(Card::all().all(|card| card.to_string().parse() == Ok(card)));
        assert_eq!("2c".parse::<Card>().unwrap().index(), 0);
        assert_eq!("As".parse::<Card>().unwrap(), Card::new(12, 3));
    }

    #[test]
    fn what_is_no_card_is_told() {
        for text in ["1h", "Ax", "A", "AhK", "100h", "??", "皇家"] {
            assert!(matches!(parse(text), Err(CardError::Unknown(_))), "{text}");
        }
        assert_eq!(read("7h7h", |count| count == 2, "two"), Err(CardError::Twice(Card::new(5, 2))));
        assert!(matches!(read("7h", |count| count == 2, "two"), Err(CardError::Count { found: 1, .. })));
    }

    #[test]
    fn sets_are_sets() {
        let set: Cards = parse("Ah2c").unwrap().into_iter().collect();
        assert_eq!((set.len(), set.to_string().as_str()), (2, "2cAh"));
        assert!(!Cards::DECK.minus(set).meets(set));
        assert_eq!(Cards::DECK.minus(set).union(set), Cards::DECK);
    }
}
