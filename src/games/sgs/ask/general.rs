//! Choose a general, or the kingdom of one that has none of its own.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Answer, HostError, Question, Refusal, Rng, Route, Scene, Sgs, Snapshot, any, central, words};
use super::{Catalogue, seated, wrong_shape};
use crate::games::sgs::catalogue;
use crate::games::sgs::select::{self, Chosen, Pick, Rule};
use crate::games::sgs::snapshot::{Player, Role};
use crate::trace::Step;

/// `askForGeneral(generals, default)`: the name of one of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralChosen {
    /// The seat that is asked.
    pub seat: String,
    /// The generals that may be chosen. In 1v1 and 3v3 one that lies face down is `?` or `unknown`, as
    /// often as there are such.
    pub generals: Vec<String>,
    /// Whether it is the player's first general or the second one.
    #[serde(default, skip_serializing_if = "Round::is_first")]
    pub round: Round,
    /// In the second round the player's first general; by default that of the snapshot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<String>,
    /// The one that is taken where the role is not told and nothing speaks for another.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<String>,
}

/// Which general of a player is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Round {
    /// The first, or the only one.
    #[default]
    First,
    /// The second of two.
    Second,
}

impl Round {
    fn is_first(&self) -> bool {
        *self == Round::First
    }
}

/// `askForKingdom()`: the name of a kingdom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Kingdom {
    /// The seat that is asked.
    pub seat: String,
    /// The kingdoms that may be chosen.
    #[serde(default = "four_kingdoms")]
    pub kingdoms: Vec<String>,
}

fn four_kingdoms() -> Vec<String> {
    ["wei", "shu", "wu", "qun"].map(str::to_owned).to_vec()
}

fn one_of(words: &[String], what: &str, answer: &Answer) -> Result<(), Refusal> {
    match answer {
        Answer::Name(name) if words.contains(name) => Ok(()),
        Answer::Name(name) => Err(Refusal::new(format!("{name} is not among {}", words.join(", ")))),
        other => Err(wrong_shape(what, other)),
    }
}

impl GeneralChosen {
    /// The candidates that lie open.
    fn open(&self) -> impl Iterator<Item = (usize, &str)> {
        let all = self.generals.iter().map(String::as_str).enumerate();
        all.filter(|(_, name)| !select::is_hidden(name))
    }

    /// Whether what is told of the rounds fits together.
    fn check_round(&self, player: &Player) -> Result<(), HostError> {
        match (self.round, &self.first) {
            (Round::First, Some(first)) => {
                Err(HostError::new("first", "none in the first round", format!("\"{first}\"")))
            }
            (Round::Second, None) if player.general.is_empty() => {
                Err(HostError::new("first", "the first general, as the player has none yet", "none"))
            }
            _ => Ok(()),
        }
    }

    fn rule(&self, snapshot: &Snapshot) -> Rule {
        let own = || snapshot.players.iter().find(|player| player.name == self.seat);
        match self.round {
            Round::First => Rule::first(snapshot, &self.seat),
            Round::Second => {
                let first = self.first.clone().or_else(|| own().map(|player| player.general.clone()));
                Rule::Second { first: first.unwrap_or_default() }
            }
        }
    }

    /// Whether a role decides who fits: the first general in the identity game, a lord's too.
    pub(in crate::games::sgs) fn is_by_role(&self, snapshot: &Snapshot) -> bool {
        matches!(self.rule(snapshot), Rule::First { .. } | Rule::Lot)
    }

    /// The choice, where our tables can be read.
    pub(in crate::games::sgs) fn chosen(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Option<Chosen> {
        let catalogue = catalogue::of(&scene.names).ok()?;
        let rule = self.rule(&scene.snapshot);
        let pick = if scene.settings.is("pick", "later") { Pick::Lot } else { Pick::Best };
        let mut chosen = rule.choose(&self.generals, &catalogue, pick, rng).ok()?;
        if let (Rule::Equal, Some(default)) = (rule, &self.default) {
            chosen.general.clone_from(default);
        }
        Some(chosen)
    }
}

impl Question for GeneralChosen {
    fn route(&self) -> Route {
        central("askForGeneral", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        self.check_round(seated(snapshot, "seat", &self.seat)?)?;
        let hidden = self.generals.iter().position(|name| select::is_hidden(name));
        if let Some(place) = hidden.filter(|_| !select::may_hide(&snapshot.mode)) {
            let expected = format!("an open candidate, as none lies face down in mode {}", snapshot.mode);
            let found = format!("\"{}\"", self.generals[place]);
            return Err(HostError::new(format!("generals[{place}]"), expected, found));
        }
        if hidden.is_none() || self.open().next().is_some() {
            words("generals", self.open().map(|(_, name)| name))?;
        }
        match &self.default {
            Some(name) if !self.generals.contains(name) => {
                Err(HostError::new("default", "one of the generals", format!("\"{name}\"")))
            }
            _ => Ok(()),
        }
    }

    fn check_names(&self, _: &Snapshot, catalogue: &Catalogue) -> Result<(), HostError> {
        let open = self.open().map(|(place, name)| (name, format!("generals[{place}]")));
        let first = self.first.iter().map(|name| (name.as_str(), "first".to_owned()));
        match open.chain(first).find(|(name, _)| catalogue.general(name).is_none()) {
            Some((name, path)) => Err(catalogue.unknown("general", name, path)),
            None => Ok(()),
        }
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        one_of(&self.generals, "the name of a general", answer)
    }

    fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        let chosen = self.chosen(scene, rng).map(|chosen| chosen.general);
        Answer::Name(chosen.or_else(|| any(&self.generals, rng).cloned()).unwrap_or_default())
    }

    fn weighed(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Vec<Step> {
        self.chosen(scene, rng).map(|chosen| chosen.steps()).unwrap_or_default()
    }

    fn advice(&self, scene: &Scene<Sgs>) -> Option<Value> {
        let by_measure = scene.settings.is("pick", "measured") && self.is_by_role(&scene.snapshot);
        if by_measure { None } else { self.chosen(scene, &mut scene.rng())?.advice() }
    }
}

impl Question for Kingdom {
    fn route(&self) -> Route {
        central("askForKingdom", &self.seat)
    }

    fn check_ask(&self, snapshot: &Snapshot) -> Result<(), HostError> {
        seated(snapshot, "seat", &self.seat)?;
        words("kingdoms", self.kingdoms.iter().map(String::as_str))
    }

    fn check(&self, _: &Scene<Sgs>, answer: &Answer) -> Result<(), Refusal> {
        one_of(&self.kingdoms, "the name of a kingdom", answer)
    }

    /// The lord's kingdom, or another where that would be paid for; without a lord any.
    fn last_resort(&self, scene: &Scene<Sgs>, rng: &mut Rng) -> Answer {
        let players = &scene.snapshot.players;
        let lord = players.iter().find(|player| player.role == Some(Role::Lord));
        let mine = players.iter().find(|player| player.name == self.seat).and_then(|player| player.role);
        let wished = lord.and_then(|lord| wished(lord, mine?));
        let drawn = wished.filter(|name| self.kingdoms.contains(name));
        Answer::Name(drawn.or_else(|| any(&self.kingdoms, rng).cloned()).unwrap_or_default())
    }
}

/// The kingdom that serves a role under this lord.
fn wished(lord: &Player, mine: Role) -> Option<String> {
    let has = |skill: &str| lord.skills.iter().flatten().any(|name| name == skill);
    match mine {
        Role::Lord => None,
        Role::Rebel if has("xueyi") => Some("wei".to_owned()),
        Role::Rebel | Role::Renegade if has("shichou") => Some("wei".to_owned()),
        _ => lord.kingdom.clone(),
    }
}
