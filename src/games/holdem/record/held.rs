//! Two cards in hand of which one or both may be unknown: `AhKd`, `Ah??`, `????`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::super::card::{Card, CardError};
use super::super::dealt::Hole;

/// Two cards in hand, as far as they are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Held(pub [Option<Card>; 2]);

impl Held {
    /// Both cards, where they are known.
    pub fn known(self) -> Option<[Card; 2]> {
        Some([self.0[0]?, self.0[1]?])
    }

    /// The cards that are known.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().flatten()
    }

    /// What both tell together; none where they contradict each other. Their order is that of the first, where that
    /// knows a card.
    pub fn with(self, other: Held) -> Option<Held> {
        let fits = |first: [Option<Card>; 2], second: [Option<Card>; 2]| {
            let clash = first.iter().zip(&second).any(|(a, b)| a.is_some() && b.is_some() && a != b);
            (!clash).then(|| Held([first[0].or(second[0]), first[1].or(second[1])]))
        };
        fits(self.0, other.0).or_else(|| fits(self.0, [other.0[1], other.0[0]]))
    }
}

impl From<Hole> for Held {
    fn from(hole: Hole) -> Held {
        Held(hole.0.map(Some))
    }
}

impl fmt::Display for Held {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| match card {
            Some(card) => card.fmt(out),
            None => out.write_str("??"),
        })
    }
}

/// Cards one after the other, unknown ones as `??`.
///
/// # Errors
/// What is neither a card nor `??`.
pub(super) fn cards(text: &str) -> Result<Vec<Option<Card>>, CardError> {
    let letters: Vec<char> = text.chars().collect();
    let one = |pair: &[char]| match pair {
        ['?', '?'] => Ok(None),
        _ => pair.iter().collect::<String>().parse().map(Some),
    };
    letters.chunks(2).map(one).collect()
}

impl FromStr for Held {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Held, CardError> {
        let found = cards(text)?;
        match found[..] {
            [Some(one), Some(other)] if one == other => Err(CardError::Twice(one)),
            [one, other] => Ok(Held([one, other])),
            _ => Err(CardError::Count { found: found.len(), wanted: "two" }),
        }
    }
}

impl TryFrom<String> for Held {
    type Error = CardError;

    fn try_from(text: String) -> Result<Held, CardError> {
        text.parse()
    }
}

impl From<Held> for String {
    fn from(held: Held) -> String {
        held.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn held(text: &str) -> Held {
        text.parse().unwrap()
    }

    #[test]
    fn unknown_cards_are_read_and_written() {
        for text in ["AhKd", "Ah??", "??Kd", "????"] {
            assert_eq!(held(text).to_string(), text);
        }
        assert_eq!(held("AhKd").known(), Some([Card::new(12, 2), Card::new(11, 1)]));
        assert_eq!((held("Ah??").known(), held("????").cards().count()), (None, 0));
        for text in ["AhAh", "Ah", "AhK", "?h??", "AhKdQc", "A加Kd"] {
            assert!(text.parse::<Held>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_shown_is_added_to_what_was_dealt() {
        for (first, second, both) in [
            ("????", "AhKd", Some("AhKd")),
            ("AhKd", "????", Some("AhKd")),
            ("AhKd", "KdAh", Some("AhKd")),
            ("Ah??", "??Kd", Some("AhKd")),
            ("Ah??", "KdAh", Some("AhKd")),
            ("AhKd", "AhQd", None),
            ("Ah??", "QdKd", None),
        ] {
            assert_eq!(held(first).with(held(second)), both.map(held), "{first} {second}");
        }
    }
}
