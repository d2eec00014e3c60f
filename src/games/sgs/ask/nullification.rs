//! Nullify a trick, or the nullification of one.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, asked, card_of, central};
use super::{Catalogue, living, seated};
use crate::games::sgs::card_string::CardText;
use crate::games::sgs::legal;
use crate::games::sgs::pattern::Pattern;
use crate::games::sgs::snapshot::Method;

/// `askForNullification(trick, from, to, positive)`: a card string, or null for none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nullification {
    /// The seat that is asked.
    pub seat: String,
    /// The trick, as a card string.
    pub trick: String,
    /// Who uses it; nobody for a delayed trick.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// On whom it is about to take effect.
    pub to: String,
    /// Whether the trick would be nullified, and not a nullification of it.
    #[serde(default = "yes")]
    pub positive: bool,
}

fn yes() -> bool {
    true
}

impl Question for Nullification {
    fn route(&self) -> Route {
        central("askForNullification", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        living(snapshot, "seat", &self.seat)?;
        CardText::parse(&self.trick)
            .map_err(|error| HostError::new("trick", "a card string such as 93", error.to_string()))?;
        if let Some(from) = &self.from {
            seated(snapshot, "from", from)?;
        }
        living(snapshot, "to", &self.to).map(|_| ())
    }

    fn check_names(&self, snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
        let Ok(trick) = CardText::parse(&self.trick) else { return Ok(()) };
        let missing = trick.cards().iter().find(|id| {
            !snapshot.cards.contains_key(*id) && catalogue.printed(**id).is_none()
        });
        let found = match (missing, &trick) {
            (Some(id), _) => format!("{id}, which is neither there nor printed"),
            (None, CardText::Virtual { name, .. }) if catalogue.class_by_object(name).is_none() => {
                return Err(catalogue.unknown("card", name, "trick"));
            }
            (None, CardText::Skill { .. } | CardText::Lua { .. } | CardText::Bundle(_)) => {
                format!("\"{}\"", self.trick)
            }
            _ => return Ok(()),
        };
        Err(HostError::new("trick", "a trick card", found))
    }

    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        if *answer == Answer::Nothing {
            return Ok(());
        }
        let (board, me) = asked(scene, &self.seat)?;
        let pattern = Pattern::parse("nullification").map_err(|error| Refusal::new(error.to_string()))?;
        legal::check_given(&board, me, &card_of(&board, answer)?, &pattern, Method::Use)
    }

    fn last_resort(&self, _: &Scene<Sgs>, _: &mut Rng) -> Answer {
        Answer::Nothing
    }
}
