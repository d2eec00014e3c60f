//! Answers, told apart by their shape on the wire.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::snapshot::CardId;

/// An answer: what it means depends on the question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Answer {
    /// Nothing: declined, nobody, no card.
    Nothing,
    /// Yes or no.
    Yes(bool),
    /// The number of a card.
    Id(CardId),
    /// A player, a choice, a card string.
    Name(String),
    /// Numbers of cards.
    Ids(Vec<CardId>),
    /// A card that is given to somebody.
    Gift(Gift),
    /// Cards that are put back.
    Sorted(Sorted),
}

/// A card that is given to somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// To whom.
    pub player: String,
    /// Which card.
    pub card: CardId,
}

/// Cards that are put back, in the order from the top of the pile.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sorted {
    /// On top of the draw pile.
    pub up: Vec<CardId>,
    /// Under it.
    pub bottom: Vec<CardId>,
}

impl Answer {
    /// The answer as JSON text, for people.
    pub fn shown(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|_| format!("{self:?}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn shapes_tell_answers_apart() {
        let cases = [
            (json!(null), Answer::Nothing),
            (json!(true), Answer::Yes(true)),
            (json!(-1), Answer::Id(-1)),
            (json!("sgs2"), Answer::Name("sgs2".into())),
            (json!([1, 2]), Answer::Ids(vec![1, 2])),
            (json!([]), Answer::Ids(vec![])),
            (json!({"player": "sgs2", "card": 3}), Answer::Gift(Gift { player: "sgs2".into(), card: 3 })),
            (json!({"up": [1], "bottom": []}), Answer::Sorted(Sorted { up: vec![1], bottom: vec![] })),
        ];
        for (wire, answer) in cases {
            assert_eq!(serde_json::from_value::<Answer>(wire.clone()).unwrap(), answer);
            assert_eq!(serde_json::to_value(&answer).unwrap(), wire);
        }
        assert!(serde_json::from_value::<Answer>(json!({"up": []})).is_err());
    }
}
