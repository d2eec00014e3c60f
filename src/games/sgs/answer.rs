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
        ];
        for (wire, answer) in cases {
            assert_eq!(serde_json::from_value::<Answer>(wire.clone()).unwrap(), answer);
            assert_eq!(serde_json::to_value(&answer).unwrap(), wire);
        }
        assert!(serde_json::from_value::<Answer>(json!({"up": []})).is_err());
    }
}
