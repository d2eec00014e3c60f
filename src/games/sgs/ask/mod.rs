//! The questions of Sanguosha, one file a kind, with the argument names of QSanguosha.
//!
//! Each kind says where it goes (its route), whether it makes sense on a snapshot, which
//! answers are legal, and what the built-in trust AI would say.

mod activate;
mod ag;
mod card;
mod card_chosen;
mod choice;
mod discard;
mod general;
mod guanxing;
mod nullification;
mod one_card;
mod peach;
mod player_chosen;
mod skill_invoke;
mod suit;
mod use_card;
mod yiji;

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use activate::Activate;
pub use ag::Ag;
pub use card::CardAsked;
pub use card_chosen::CardChosen;
pub use choice::Choice;
pub use discard::{Discard, Exchange};
pub use general::{GeneralChosen, Kingdom, Round};
pub use guanxing::{Guanxing, GuanxingType};
pub use nullification::Nullification;
pub use one_card::{CardShow, Pindian};
pub use peach::SinglePeach;
pub use player_chosen::PlayerChosen;
pub use skill_invoke::SkillInvoke;
pub use suit::SuitChosen;
pub(super) use suit::SUITS;
pub use use_card::UseCard;
pub use yiji::Yiji;

use super::Sgs;
use super::answer::Answer;
use super::board::{Board, PlayerIndex};
use super::catalogue::{self, Catalogue};
use super::pattern::{self, Pattern};
use super::played::Played;
use super::snapshot::{CardId, Method, Player, Snapshot, UseReason};
use crate::error::HostError;
use crate::game::{Refusal, Route, Scene};
use crate::kit::near;
use crate::kit::rng::Rng;
use crate::trace::Step;
use crate::wire;

/// Declares the kinds of question: their types and their names on the wire.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:literal => $kind:ident($type:ident)),* $(,)?) => {
        /// A question to one seat.
        ///
        /// ```
        /// use junshi::sgs::Ask;
        /// let ask: Ask = serde_json::from_str(
        ///     r#"{"kind":"askForSkillInvoke","seat":"sgs2","skill_name":"eight_diagram"}"#).unwrap();
        /// assert!(matches!(ask, Ask::SkillInvoke(_)));
        /// ```
        #[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(tag = "kind")]
        pub enum Ask {
            $($(#[$doc])* #[serde(rename = $name)] $kind($type)),*
        }

        impl Ask {
            pub(super) fn question(&self) -> &dyn Question {
                match self { $(Ask::$kind(question) => question),* }
            }
        }

        /// Reads the fields of a question as those of its kind; gives what is wrong.
        fn misread_kind(kind: &str, fields: Value) -> Option<Option<HostError>> {
            match kind {
                $($name => Some(wire::read_value::<$type>(fields).err()),)*
                _ => None,
            }
        }
    };
}

kinds! {
    /// Play a card in the play phase.
    "activate" => Activate(Activate),
    /// Use a card that matches a pattern.
    "askForUseCard" => UseCard(UseCard),
    /// Use a skill or not.
    "askForSkillInvoke" => SkillInvoke(SkillInvoke),
    /// Choose one of some words.
    "askForChoice" => Choice(Choice),
    /// Discard cards.
    "askForDiscard" => Discard(Discard),
    /// Put cards down in exchange for others.
    "askForExchange" => Exchange(Exchange),
    /// Nullify a trick.
    "askForNullification" => Nullification(Nullification),
    /// Choose a card of a player.
    "askForCardChosen" => CardChosen(CardChosen),
    /// Give a card that matches a pattern.
    "askForCard" => Card(CardAsked),
    /// Take one of some open cards.
    "askForAG" => Ag(Ag),
    /// Show a hand card.
    "askForCardShow" => CardShow(CardShow),
    /// Put down a hand card to compare.
    "askForPindian" => Pindian(Pindian),
    /// Choose a player.
    "askForPlayerChosen" => PlayerChosen(PlayerChosen),
    /// Save a dying player.
    "askForSinglePeach" => SinglePeach(SinglePeach),
    /// Name a suit.
    "askForSuit" => Suit(SuitChosen),
    /// Give one of some cards away.
    "askForYiji" => Yiji(Yiji),
    /// Put cards back on top of the draw pile or under it.
    "askForGuanxing" => Guanxing(Guanxing),
    /// Choose a kingdom.
    "askForKingdom" => Kingdom(Kingdom),
    /// Choose a general.
    "askForGeneral" => General(GeneralChosen),
}

impl Ask {
    /// Why a card is asked for, and by which pattern: what a host tells in the snapshot, if it tells.
    pub(super) fn reason(&self) -> (UseReason, &str) {
        match self {
            Ask::Activate(_) => (UseReason::Play, ""),
            Ask::UseCard(ask) => (UseReason::ResponseUse, &ask.pattern),
            Ask::Card(ask) if ask.method == Method::Use => (UseReason::ResponseUse, &ask.pattern),
            Ask::Card(ask) => (UseReason::Response, &ask.pattern),
            Ask::Nullification(_) => (UseReason::ResponseUse, "nullification"),
            Ask::SinglePeach(ask) if ask.seat == ask.dying => (UseReason::ResponseUse, "peach+analeptic"),
            Ask::SinglePeach(_) => (UseReason::ResponseUse, "peach"),
            _ => (UseReason::Unknown, ""),
        }
    }
}

/// What every kind of question can do.
pub(super) trait Question {
    fn route(&self) -> Route;
    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError>;
    /// Whether the cards and generals that it speaks of are known.
    fn check_names(&self, _: &Snapshot, _: &Catalogue) -> Result<(), HostError> {
        Ok(())
    }
    fn check(&self, scene: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal>;
    fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer;
    /// What the last resort weighs, for the trace.
    fn weighed(&self, _: &Scene<Sgs>, _: &mut Rng) -> Vec<Step> {
        Vec::new()
    }
    /// The options with their scores, for hosts.
    fn advice(&self, _: &Scene<Sgs>) -> Option<Value> {
        None
    }
}

/// What is wrong with a question that could not be read.
pub(super) fn misread(ask: &Value) -> Option<HostError> {
    let mut fields = ask.as_object()?.clone();
    let kind = fields.remove("kind")?;
    let Some(kind) = kind.as_str() else {
        return Some(HostError::new("kind", "a text", kind.to_string()));
    };
    misread_kind(kind, Value::Object(fields)).unwrap_or_else(|| {
        let kinds = super::schema::SCHEMA.asks.iter().map(|ask| ask.kind);
        let hint = near::nearest(kind, kinds.clone()).map(|near| format!("; did you mean \"{near}\"?"));
        let expected = format!("one of {}", kinds.collect::<Vec<_>>().join(", "));
        Some(HostError::new("kind", expected, format!("\"{kind}\"{}", hint.unwrap_or_default())))
    })
}

/// A route into a registry, whose keys are names.
fn route(kind: &'static str, registry: &'static str, name: &str, seat: &str) -> Route {
    Route { kind, registry, key: key(name), seat: seat.to_owned() }
}

/// The route of a question that only central rules answer.
fn central(kind: &'static str, seat: &str) -> Route {
    Route { kind, registry: super::schema::SCHEMA.defaults, key: kind.to_owned(), seat: seat.to_owned() }
}

/// A reason or skill name as a key of Lua tables: scripts write `_` for the `-` in names.
fn key(name: &str) -> String {
    name.replace('-', "_")
}

/// The table of a scene, nothing hidden.
fn board(scene: &Scene<Sgs>) -> Result<Board, Refusal> {
    let catalogue = catalogue::of(&scene.names).map_err(|error| Refusal::new(error.to_string()))?;
    Ok(Board::new(Arc::clone(&scene.snapshot), catalogue, None))
}

/// The table of a scene as the asked seat sees it, and its place there: what it may decide by.
pub(super) fn seen(scene: &Scene<Sgs>, seat: &str) -> Option<(Board, PlayerIndex)> {
    let catalogue = catalogue::of(&scene.names).ok()?;
    let board = Board::new(Arc::clone(&scene.snapshot), catalogue, Some(seat));
    let at = board.index(seat)?;
    Some((board, at))
}

/// The table of a scene and the place of the asked seat.
fn asked(scene: &Scene<Sgs>, seat: &str) -> Result<(Board, PlayerIndex), Refusal> {
    let board = board(scene)?;
    let at = board.index(seat).ok_or_else(|| Refusal::new("nobody sits there"))?;
    Ok((board, at))
}

/// The player of that name, dead or alive.
fn seated<'a>(snapshot: &'a Snapshot, path: &str, name: &str) -> Result<&'a Player, HostError> {
    snapshot.players.iter().map(|player| &**player).find(|player| player.name == name).ok_or_else(|| {
        let names: Vec<&str> = snapshot.players.iter().map(|player| player.name.as_str()).collect();
        HostError::new(path, format!("one of the players {}", names.join(", ")), format!("\"{name}\""))
    })
}

/// The living player of that name.
fn living<'a>(snapshot: &'a Snapshot, path: &str, name: &str) -> Result<&'a Player, HostError> {
    match seated(snapshot, path, name)? {
        player if player.alive => Ok(player),
        _ => Err(HostError::new(path, "a living player", format!("\"{name}\", who is dead"))),
    }
}

/// A pattern that a host has sent.
fn readable(path: &str, text: &str) -> Result<Pattern, HostError> {
    Pattern::parse(text).map_err(|error| HostError::new(path, pattern::EXPECTED, error.to_string()))
}

/// A list of cards that are offered: not empty, each once.
fn offered(path: &str, cards: &[CardId]) -> Result<(), HostError> {
    if cards.is_empty() {
        return Err(HostError::new(path, "at least one card", "none"));
    }
    for (place, id) in cards.iter().enumerate() {
        if *id < 0 || cards[..place].contains(id) {
            return Err(HostError::new(format!("{path}[{place}]"), "each card once, by its id", id.to_string()));
        }
    }
    Ok(())
}

/// Cards that are listed or printed.
fn faces(path: &str, cards: &[CardId], snapshot: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
    let known = |id: &CardId| snapshot.cards.contains_key(id) || catalogue.printed(*id).is_some();
    match cards.iter().position(|id| !known(id)) {
        None => Ok(()),
        Some(place) => {
            let found = format!("{}, which is neither there nor printed", cards[place]);
            Err(HostError::new(format!("{path}[{place}]"), "an id whose face is in snapshot.cards", found))
        }
    }
}

/// Words of which one is to be chosen: not empty, each once.
fn words<'a>(path: &str, words: impl Iterator<Item = &'a str>) -> Result<(), HostError> {
    let mut seen: Vec<&str> = Vec::new();
    for word in words {
        if word.is_empty() || seen.contains(&word) {
            return Err(HostError::new(path, "each choice once, none empty", format!("\"{word}\"")));
        }
        seen.push(word);
    }
    match seen.is_empty() {
        true => Err(HostError::new(path, "at least one choice", "none")),
        false => Ok(()),
    }
}

/// One of some things by chance.
fn any<'a, T>(things: &'a [T], rng: &mut Rng) -> Option<&'a T> {
    things.get(rng.below(things.len() as u32) as usize)
}

/// A card that an answer names: a card string, or the number of a card.
fn card_of(board: &Board, answer: &Answer) -> Result<Played, Refusal> {
    match answer {
        Answer::Name(text) => Played::read(board, text).map_err(|error| Refusal::new(error.to_string())),
        Answer::Id(id) if board.has_face(*id) => Ok(Played::Real(board.face(*id))),
        Answer::Id(id) => Err(Refusal::new(format!("there is no card {id}"))),
        other => Err(wrong_shape("a card string", other)),
    }
}

/// The refusal of an answer that has the wrong shape.
fn wrong_shape(expected: &str, answer: &Answer) -> Refusal {
    Refusal::new(format!("expected {expected}, got {}", answer.shown()))
}
