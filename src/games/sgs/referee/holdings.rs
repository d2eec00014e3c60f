//! Generals and skills in a game that is over: who had them, how often each was seen in use, and which skill a
//! question was about.
//!
//! Rules do not say when a skill is used, so that is read off what everybody sees. A use leaves several signs (it
//! is invoked, then a player is chosen for it): the most frequent counts of the first kind that there is.

use std::collections::{BTreeMap, BTreeSet};

use super::Table;
use super::setup::{ONE_ON_ONE, THREE_ON_THREE};
use crate::game::Game;
use crate::games::sgs::answer::Answer;
use crate::games::sgs::ask::Ask;
use crate::games::sgs::card_string::{CardText, UseText};
use crate::games::sgs::catalogue::Catalogue;
use crate::games::sgs::event::{CardData, Data};
use crate::games::sgs::snapshot::{Player, Role};
use crate::games::sgs::{Event, Sgs};
use crate::referee::{Concern, Holding};

/// The kinds of holding.
pub(super) const KINDS: &[&str] = &[GENERAL, SKILL];

const GENERAL: &str = "general";
const SKILL: &str = "skill";

/// The marks that a skill leaves in what happens.
#[derive(Clone, Copy)]
enum Sign {
    /// It is invoked.
    Invoked,
    /// A card of it, or one that it made, is used or given.
    Card,
    /// A player is chosen for it.
    Player,
    /// Something else is chosen for it.
    Chosen,
    /// Cards move, or are judged by, for its sake, and nobody was asked.
    Unasked,
}

/// How often each sign of a skill was seen.
type Signs = [u64; 5];

/// A seat and a skill.
type Owned = (String, String);

/// One use may let its owner choose several times, and move cards more often still.
fn uses([invoked, card, player, chosen, unasked]: &Signs) -> u64 {
    match (*invoked.max(card).max(player), *chosen) {
        (0, 0) => *unasked,
        (0, chosen) => chosen,
        (most, _) => most,
    }
}

/// What every seat had.
pub(super) fn holdings(table: &Table) -> Vec<Holding> {
    let seen = Seen::of(table);
    let mut holdings = Vec::new();
    for (seat, general) in &seen.generals {
        let (name, seat) = (general.clone(), seat.clone());
        holdings.push(Holding { kind: GENERAL, name, seat, dealt: true, uses: 0 });
    }
    for (owned, dealt) in seen.skills {
        let uses = seen.signs.get(&owned).map_or(0, uses);
        let (seat, name) = owned;
        holdings.push(Holding { kind: SKILL, name, seat, dealt, uses });
    }
    holdings
}

/// With whom each seat wins.
pub(super) fn camps(table: &Table) -> BTreeMap<String, String> {
    let is_two_sided = matches!(table.deal.mode.as_str(), ONE_ON_ONE | THREE_ON_THREE);
    let camp = |role: Role| match role {
        Role::Lord | Role::Loyalist => "lord's side",
        _ if is_two_sided => "renegade's side",
        other => other.name(),
    };
    table.deal.seats.iter().map(|seat| (seat.name.clone(), camp(seat.role).to_owned())).collect()
}

/// What a game has shown.
#[derive(Default)]
struct Seen {
    /// Generals that have played, by seat.
    generals: BTreeSet<Owned>,
    /// Skills, and whether they came with a general.
    skills: BTreeMap<Owned, bool>,
    signs: BTreeMap<Owned, Signs>,
}

impl Seen {
    fn of(table: &Table) -> Seen {
        let (mut seen, catalogue) = (Seen::default(), table.stage.catalogue());
        let seated = table.stage.state_when(0);
        for player in seated.iter().flat_map(|state| &state.players) {
            seen.enters_as(&catalogue, player);
        }
        for (place, happening) in table.stage.happened().iter().enumerate() {
            let Some(event) = happening.told_to(&[]) else { continue };
            let Some(player) = event.player.as_deref() else { continue };
            match (event.event.as_str(), &event.data) {
                ("Debut", _) => {
                    let state = table.stage.state_when(place);
                    let entering = state.iter().flat_map(|state| &state.players).find(|other| other.name == player);
                    entering.into_iter().for_each(|other| seen.enters_as(&catalogue, other));
                }
                ("EventAcquireSkill", Data::Text(skill)) => {
                    seen.skills.entry((player.to_owned(), skill.clone())).or_insert(false);
                }
                _ => seen.look(player, &event),
            }
        }
        seen
    }

    fn enters_as(&mut self, catalogue: &Catalogue, player: &Player) {
        for general in [Some(&player.general), player.general2.as_ref()].into_iter().flatten() {
            self.enters(catalogue, (&player.name, general), player.role == Some(Role::Lord));
        }
    }

    /// A seat plays a general; the skills of lords are those of lords alone.
    fn enters(&mut self, catalogue: &Catalogue, (seat, general): (&str, &str), is_lord: bool) {
        self.generals.insert((seat.to_owned(), general.to_owned()));
        let Some(general) = catalogue.general(general) else { return };
        for skill in general.skills.iter().filter(|skill| is_lord || !general.lord_skills.contains(skill)) {
            self.skills.insert((seat.to_owned(), skill.clone()), true);
        }
    }

    fn look(&mut self, player: &str, event: &Event) {
        let found = match (event.event.as_str(), &event.data) {
            ("ChoiceMade", Data::Text(text)) => chosen(text),
            ("PreCardUsed", Data::CardUse(used)) => made(used.card.as_ref()),
            ("PreCardResponded", Data::Response(response)) => made(response.card.as_ref()),
            ("CardsMoveOneTime", Data::Move(moved)) if moved.reason.player == player => {
                Some((Sign::Unasked, moved.reason.skill.as_str()))
            }
            ("FinishJudge", Data::Judge(judge)) => Some((Sign::Unasked, judge.reason.as_str())),
            _ => None,
        };
        let Some((sign, skill)) = found.filter(|(_, skill)| !skill.is_empty()) else { return };
        self.signs.entry((player.to_owned(), skill.to_owned())).or_default()[sign as usize] += 1;
    }
}

/// The skill that a choice was made for.
fn chosen(text: &str) -> Option<(Sign, &str)> {
    let mut words = text.split(':');
    let (kind, skill) = (words.next()?, words.next()?);
    match kind {
        "skillInvoke" => text.ends_with(":yes").then_some((Sign::Invoked, skill)),
        "playerChosen" => Some((Sign::Player, skill)),
        "cardResponded" if !text.ends_with(":_nil_") => Some((Sign::Chosen, word(words.next()?))),
        "skillChoice" | "cardChosen" | "AGChosen" | "cardShow" | "cardDiscard" | "Yiji" | "pindian" => {
            Some((Sign::Chosen, skill))
        }
        _ => None,
    }
}

/// The skill that a card was made by; cards that follow from a use of it (their skill has a `_`) are none.
fn made(card: Option<&CardData>) -> Option<(Sign, &str)> {
    let skill = card?.skill.as_deref()?;
    (!skill.starts_with('_')).then_some((Sign::Card, skill))
}

/// The name in a prompt or pattern: `guidao` of `@guidao-card`.
fn word(prompt: &str) -> &str {
    prompt.trim_start_matches(['@', '#']).split(['-', '!']).next().unwrap_or_default()
}

/// The skill that a question was about: that in whose name it was asked, or else that of the answer.
pub(super) fn concern(table: &Table, ask: &Ask, answer: &Answer) -> Option<Concern> {
    let catalogue = table.stage.catalogue();
    let name = asked(&catalogue, &Sgs::route(ask).key).or_else(|| answered(&catalogue, answer))?;
    Some(Concern { kind: SKILL, name })
}

/// The skill in the key of a question, which may go on behind its name: `fankui`, `tuxi_from`, `@guidao-card`.
fn asked(catalogue: &Catalogue, key: &str) -> Option<String> {
    let mut name = word(key);
    loop {
        if catalogue.skill(name).is_some() {
            return Some(name.to_owned());
        }
        name = &name[..name.rfind('_')?];
    }
}

fn answered(catalogue: &Catalogue, answer: &Answer) -> Option<String> {
    let Answer::Name(text) = answer else { return None };
    let name = match UseText::parse(text).ok()?.card {
        CardText::Virtual { skill, .. } => skill,
        CardText::Skill { class, .. } => catalogue.class_data(catalogue.class(&class)?).object.clone(),
        CardText::Lua { name, .. } => name,
        _ => return None,
    };
    catalogue.skill(&name).map(|_| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_the_signs_of_a_use_the_most_frequent_of_the_first_kind_counts() {
        assert_eq!(uses(&[3, 0, 4, 12, 9]), 4);
        assert_eq!(uses(&[0, 0, 0, 2, 9]), 2);
        assert_eq!(uses(&[0, 0, 0, 0, 4]), 4);
        assert_eq!(uses(&[0; 5]), 0);
    }

    #[test]
    fn choices_tell_what_they_were_made_for() {
        let skill = |text| chosen(text).map(|(sign, skill)| (sign as usize, skill));
        assert_eq!(skill("skillInvoke:fankui:yes"), Some((0, "fankui")));
        assert_eq!(skill("skillInvoke:fankui:no"), None);
        assert_eq!(skill("playerChosen:fangzhu:sgs2"), Some((2, "fangzhu")));
        assert_eq!(skill("cardResponded:.|black:@guidao-card:sgs1::leiji:_12_"), Some((3, "guidao")));
        assert_eq!(skill("cardResponded:.|black:@guidao-card:sgs1::leiji:_nil_"), None);
        assert_eq!(skill("peach:sgs7:1:12"), None);
    }

    #[test]
    fn a_question_is_about_the_skill_in_its_key_or_in_the_answer() {
        let catalogue = Catalogue::built_in().unwrap();
        let key = |key| asked(&catalogue, key);
        assert_eq!(key("fankui").as_deref(), Some("fankui"));
        assert_eq!(key("@guidao-card").as_deref(), Some("guidao"));
        assert_eq!(key("@@rende").as_deref(), Some("rende"));
        assert_eq!((key("activate"), key("slash_jink")), (None, None));
        let of = |text: &str| answered(&catalogue, &Answer::Name(text.to_owned()));
        assert_eq!(of("@RendeCard=12+13->sgs2").as_deref(), Some("rende"));
        assert_eq!(of("slash:longdan[heart:2]=31->sgs2").as_deref(), Some("longdan"));
        assert_eq!((of("12->sgs2"), of("sgs2")), (None, None));
    }
}
