//! Choosing generals: every candidate gets a score, and the highest is taken (选将AI).
//!
//! * **1v1** and **3v3**: the score stands in a list. A general that is not listed, or lies face down,
//!   counts 50 in 1v1 and 5 in 3v3.
//! * **The identity game**, first general: 5, times a factor by role and kingdom, times 1.1 to the power
//!   of the general's fitness for the role under any lord, and again under this lord. A lord draws lots.
//! * **The second general**: the value of the pair; where that is missing or 0, of the same pair the
//!   other way round, by default 50.
//!
//! Ties go to the earlier candidate. The setting `pick` = `later` takes one of the best six of the
//! identity game by lot, at 71, 15, 7, 3, 2 and 2 %.

pub(super) mod eval;
pub mod files;
pub mod ratings;
mod score;

#[cfg(test)]
mod tests;

use serde_json::{Value, json};

pub use ratings::Ratings;
pub use score::Scored;

use super::Catalogue;
use super::snapshot::{Player, Role, Snapshot};
use crate::error::HostError;
use crate::kit::rng::Rng;
use crate::trace::Step;

/// How candidates are scored.
#[derive(Clone, Debug, PartialEq)]
pub enum Rule {
    /// By the list for one against one.
    OneOnOne,
    /// By the list for three against three.
    ThreeOnThree,
    /// By how well they fit the first general.
    Second {
        /// The first general.
        first: String,
    },
    /// By role, kingdom and lord.
    First {
        /// The chooser's role, never a lord's.
        role: Role,
        /// The lord, where he has a general.
        lord: Option<Lord>,
    },
    /// A lord draws lots.
    Lot,
    /// Nothing is known that would tell them apart.
    Equal,
}

/// What is known of the lord.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lord {
    /// The general.
    pub general: String,
    /// The kingdom, empty where it is not known.
    pub kingdom: String,
    /// The skills, lord skills with them.
    pub skills: Vec<String>,
}

/// How one of the ranked candidates is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// The best.
    Best,
    /// In the identity game, one of the best six by lot.
    Lot,
}

/// A choice and how it came about.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The general that is taken.
    pub general: String,
    /// All candidates, the best first; empty where lots are drawn.
    pub ranked: Vec<Scored>,
    /// By which rule, and what happened after.
    pub notes: Vec<String>,
}

/// Whether this candidate lies face down.
pub fn is_hidden(name: &str) -> bool {
    matches!(name, "?" | "unknown")
}

/// The mode of the lists for one against one, and of those for three against three.
fn list_of(mode: &str) -> Option<Rule> {
    match mode {
        "02_1v1" => Some(Rule::OneOnOne),
        "06_3v3" | "06_XMode" => Some(Rule::ThreeOnThree),
        _ => None,
    }
}

/// Whether candidates may lie face down in this mode.
pub fn may_hide(mode: &str) -> bool {
    list_of(mode).is_some()
}

impl Rule {
    /// The rule for the first general of a seat.
    pub fn first(snapshot: &Snapshot, seat: &str) -> Rule {
        if let Some(rule) = list_of(&snapshot.mode) {
            return rule;
        }
        let player = snapshot.players.iter().find(|player| player.name == seat);
        let lord = snapshot.players.iter().find(|player| player.role == Some(Role::Lord));
        match player.and_then(|player| player.role) {
            None => Rule::Equal,
            Some(Role::Lord) => Rule::Lot,
            Some(role) => Rule::First { role, lord: lord.map(|lord| &**lord).and_then(Lord::seated) },
        }
    }

    fn told(&self) -> String {
        match self {
            Rule::OneOnOne => "by the list 1v1".to_owned(),
            Rule::ThreeOnThree => "by the list 3v3".to_owned(),
            Rule::Second { first } => format!("as second general of {first}, by the table pairs"),
            Rule::First { role, lord: None } => {
                format!("as {0}, by the table {0}; the lord has no general yet", role.name())
            }
            Rule::First { role, lord: Some(lord) } => {
                let kingdom = if lord.kingdom.is_empty() { "no kingdom" } else { &lord.kingdom };
                format!("as {0} under {1} ({kingdom}), by the table {0}", role.name(), lord.general)
            }
            Rule::Lot => "a lord draws lots".to_owned(),
            Rule::Equal => "the role is not told: all count the same".to_owned(),
        }
    }
}

impl Lord {
    /// A lord who sits at the table and has a general.
    fn seated(player: &Player) -> Option<Lord> {
        (!player.general.is_empty()).then(|| Lord {
            general: player.general.clone(),
            kingdom: player.kingdom.clone().unwrap_or_default(),
            skills: player.skills.iter().flatten().chain(&player.acquired).cloned().collect(),
        })
    }

    /// A lord of whom only the general is told.
    pub fn of(general: &str, catalogue: &Catalogue) -> Lord {
        let known = catalogue.general(general);
        Lord {
            general: general.to_owned(),
            kingdom: known.and_then(|known| known.kingdom.clone()).unwrap_or_default(),
            skills: known.map(|known| known.skills.clone()).unwrap_or_default(),
        }
    }
}

impl Rule {
    /// Chooses one of some candidates.
    ///
    /// # Errors
    /// Our own tables are unreadable.
    pub fn choose(
        &self,
        generals: &[String],
        catalogue: &Catalogue,
        pick: Pick,
        rng: &mut Rng,
    ) -> Result<Chosen, HostError> {
        let mut notes = vec![self.told()];
        if *self == Rule::Lot {
            let drawn = rng.below(generals.len() as u32) as usize;
            let general = generals.get(drawn).cloned().unwrap_or_default();
            return Ok(Chosen { general, ranked: Vec::new(), notes });
        }
        let ranked = self.ranked(generals, &*catalogue.ratings()?, catalogue);
        let place = match (self, pick) {
            (Rule::First { .. }, Pick::Lot) => lot(ranked.len(), rng, &mut notes),
            _ => 0,
        };
        let general = ranked.get(place).map(|scored| scored.general.clone()).unwrap_or_default();
        Ok(Chosen { general, ranked, notes })
    }

    /// All candidates with their scores, the best first; equal ones in the order given.
    pub fn ranked(&self, generals: &[String], ratings: &Ratings, catalogue: &Catalogue) -> Vec<Scored> {
        let mut scored = score::scores(self, generals, ratings, catalogue);
        scored.sort_by(|a, b| b.score.total_cmp(&a.score));
        scored
    }
}

/// The last lot, of 0 to 99, that takes each of the best six.
const LAST_LOTS: [u32; 6] = [70, 85, 92, 95, 97, 99];

/// One of the best six; where there are fewer, the last of them stands for those that are missing.
fn lot(count: usize, rng: &mut Rng, notes: &mut Vec<String>) -> usize {
    let drawn = rng.below(100);
    let place = LAST_LOTS.iter().position(|last| drawn <= *last).unwrap_or(0).min(count.saturating_sub(1));
    notes.push(format!("lot {drawn} of 0 to 99 takes place {}", place + 1));
    place
}

impl Chosen {
    /// The ranked list for hosts; none where lots were drawn.
    pub fn advice(&self) -> Option<Value> {
        let rows = self.ranked.iter();
        let rows: Vec<Value> = rows.map(|row| json!({"general": row.general, "score": row.score})).collect();
        (!rows.is_empty()).then(|| rows.into())
    }

    /// What was weighed, for the trace.
    pub fn steps(&self) -> Vec<Step> {
        let noted = self.notes.iter().map(|text| Step::Noted { text: text.clone() });
        let weighed = self.ranked.iter().map(|row| Step::Considered {
            option: Value::from(row.general.as_str()),
            score: Some(row.score),
            why: row.why.clone(),
        });
        let mut steps: Vec<Step> = noted.collect();
        let after = steps.split_off(1.min(steps.len()));
        steps.extend(weighed);
        steps.extend(after);
        steps
    }
}
