//! Discard cards, or put them down in exchange for others.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, asked, living, readable};
use super::{Board, PlayerIndex, route, wrong_shape};
use crate::games::sgs::legal;
use crate::games::sgs::limits;
use crate::games::sgs::pattern::Pattern;
use crate::games::sgs::played::Played;
use crate::games::sgs::snapshot::CardId;

/// Declares a question of this form.
macro_rules! putting_down {
    ($(#[$doc:meta])* $type:ident, $kind:literal, $jilei:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $type {
            /// The seat that is asked.
            pub seat: String,
            /// Why: the name of a skill, or `gamerule` at the end of a turn.
            pub reason: String,
            /// The most cards.
            pub discard_num: u32,
            /// The fewest.
            pub min_num: u32,
            /// Whether none at all may be put down.
            #[serde(default)]
            pub optional: bool,
            /// Whether equipment counts too.
            #[serde(default)]
            pub include_equip: bool,
            /// Which cards; by default any.
            #[serde(default = "any_card")]
            pub pattern: String,
        }

        impl $type {
            fn terms(&self) -> Terms<'_> {
                Terms {
                    most: self.discard_num as usize,
                    least: self.min_num as usize,
                    optional: self.optional,
                    include_equip: self.include_equip,
                    pattern: &self.pattern,
                    heeds_jilei: $jilei,
                }
            }
        }

        impl Question for $type {
            fn route(&self) -> Route {
                route($kind, "ai_skill_discard", &self.reason, &self.seat)
            }

            fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
                living(snapshot, "seat", &self.seat)?;
                self.terms().check_ask()
            }

            fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
                let (board, me) = asked(scene, &self.seat)?;
                self.terms().check(&board, me, answer)
            }

            fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer {
                match asked(scene, &self.seat) {
                    Ok((board, me)) => self.terms().last_resort(&board, me, rng),
                    Err(_) => Answer::Ids(Vec::new()),
                }
            }
        }
    };
}

putting_down! {
    /// `askForDiscard(reason, discard_num, min_num, optional, include_equip, pattern)`.
    Discard, "askForDiscard", true
}

putting_down! {
    /// `askForExchange`, with the arguments of `askForDiscard`; cards that may not be discarded count.
    Exchange, "askForExchange", false
}

fn any_card() -> String {
    ".".to_owned()
}

/// How many of which cards.
struct Terms<'a> {
    most: usize,
    least: usize,
    optional: bool,
    include_equip: bool,
    pattern: &'a str,
    heeds_jilei: bool,
}

impl Terms<'_> {
    fn check_ask(&self) -> Result<(), HostError> {
        readable("pattern", self.pattern)?;
        if self.most == 0 || self.least > self.most {
            let expected = format!("1 or more, and at least min_num, {}", self.least);
            return Err(HostError::new("discard_num", expected, self.most.to_string()));
        }
        Ok(())
    }

    /// The cards that may be put down.
    fn candidates(&self, board: &Board, me: PlayerIndex) -> Vec<CardId> {
        // The original passes "." for any card; as a pattern of its own it would mean the hand.
        let pattern = if self.pattern == "." { ".." } else { self.pattern };
        let Ok(pattern) = Pattern::parse(pattern) else { return Vec::new() };
        let fits = |id: &CardId| {
            let card = Played::Real(board.face(*id));
            let jilei = self.heeds_jilei && limits::is_jilei(board, me, &card);
            !jilei && pattern.matches(board, Some(me), &card)
        };
        legal::own_cards(board, me, self.include_equip).filter(fits).collect()
    }

    fn check(&self, board: &Board, me: PlayerIndex, answer: &Answer) -> Result<(), Refusal> {
        let chosen: &[CardId] = match answer {
            Answer::Ids(ids) => ids,
            Answer::Id(id) => std::slice::from_ref(id),
            Answer::Nothing => &[],
            other => return Err(wrong_shape("a list of card ids", other)),
        };
        if chosen.is_empty() && self.optional {
            return Ok(());
        }
        let candidates = self.candidates(board, me);
        for (place, id) in chosen.iter().enumerate() {
            if chosen[..place].contains(id) {
                return Err(Refusal::new(format!("card {id} is named twice")));
            }
            if !candidates.contains(id) {
                return Err(Refusal::new(format!("card {id} may not be put down here")));
            }
        }
        let least = self.least.min(candidates.len());
        if (least..=self.most).contains(&chosen.len()) {
            return Ok(());
        }
        Err(Refusal::new(format!("{least} to {} cards are asked for, not {}", self.most, chosen.len())))
    }

    fn last_resort(&self, board: &Board, me: PlayerIndex, rng: &mut Rng) -> Answer {
        let mut left = self.candidates(board, me);
        let wanted = if self.optional { 0 } else { self.least.min(left.len()) };
        let drawn = (0..wanted).map(|_| left.swap_remove(rng.below(left.len() as u32) as usize)).collect();
        Answer::Ids(drawn)
    }
}
