//! Every general, skill and card that has a name: our data, plus what mods and the host declare.
//!
//! Names become small numbers here ([`SkillId`], [`ClassId`]), so that rules and sets are cheap. A
//! catalogue with added names shares the built-in lists and only holds its own additions.

mod interned;
pub mod named;
mod tables;

use std::collections::BTreeMap;
use std::sync::Arc;

use once_cell::sync::OnceCell;
use serde::de::DeserializeOwned;
use serde_json::Value;

pub use interned::{ClassId, SkillId, SkillSet};
pub(in crate::games::sgs) use tables::ClassRow;
pub use tables::{Frequency, General, Printed, Skill};

use super::card::Class;
use super::rules::Book;
use super::select::ratings::{self, Ratings};
use super::snapshot::CardId;
use crate::error::HostError;
use crate::kit::near;
use crate::game::Names;
use tables::Tables;

/// The names that a match knows.
#[derive(Clone, Debug)]
pub struct Catalogue {
    base: Arc<Tables>,
    added: Tables,
    masochism: SkillSet,
    book: Book,
    /// Ratings, where some are not ours.
    ratings: Option<Arc<Ratings>>,
}

/// The catalogue of the built-in names and `names`, made once for these.
///
/// # Errors
/// As [`Catalogue::with`].
pub fn of(names: &Names) -> Result<Arc<Catalogue>, HostError> {
    (*names.derive(Catalogue::with)).clone()
}

impl Catalogue {
    /// The built-in names.
    ///
    /// # Errors
    /// Our own data files are unreadable; tests keep that from being released.
    pub fn built_in() -> Result<Arc<Catalogue>, HostError> {
        static BUILT_IN: OnceCell<Arc<Catalogue>> = OnceCell::new();
        let made = BUILT_IN.get_or_try_init(|| {
            let base = Arc::new(Tables::built_in()?);
            Ok::<_, HostError>(Arc::new(Catalogue::over(base)))
        })?;
        Ok(Arc::clone(made))
    }

    /// The built-in names and those of `names`.
    ///
    /// # Errors
    /// A kind that is none of `general`, `skill`, `card`, `ratings`, or details that cannot be read.
    pub fn with(names: &Names) -> Result<Arc<Catalogue>, HostError> {
        let built_in = Catalogue::built_in()?;
        if names.kinds.values().all(|kind| kind.is_empty()) {
            return Ok(built_in);
        }
        let mut catalogue = Catalogue::over(Arc::clone(&built_in.base));
        for kind in names.kinds.keys() {
            check_kind(kind)?;
        }
        for (name, details) in names.of("skill") {
            catalogue.add_skill(name, details)?;
        }
        for (name, details) in names.of("card") {
            catalogue.add_class(name, details)?;
        }
        for (name, details) in names.of("general") {
            catalogue.add_general(name, details)?;
        }
        if names.of(ratings::KIND).next().is_some() {
            catalogue.ratings = Some(Ratings::with(names)?);
        }
        catalogue.check_rules()?;
        catalogue.sort();
        Ok(Arc::new(catalogue))
    }

    fn over(base: Arc<Tables>) -> Catalogue {
        let mut catalogue = Catalogue {
            base,
            added: Tables::default(),
            masochism: SkillSet::new(),
            book: Book::default(),
            ratings: None,
        };
        catalogue.sort();
        catalogue
    }

    /// Sorts skills into the lists that rules ask for.
    fn sort(&mut self) {
        self.masochism = self.tagged("masochism_skill");
        let mut book = Book::default();
        self.skills().zip(0u16..).for_each(|(skill, id)| book.add_skill(SkillId(id), skill));
        self.classes().zip(0u16..).for_each(|(class, id)| book.add_class(ClassId(id), class));
        self.book = book;
    }

    /// Checks that what declared rules make of cards is there.
    fn check_rules(&self) -> Result<(), HostError> {
        let skills = self.added.skills.iter().map(|skill| ("skill", &skill.name, &skill.rules));
        let classes = self.added.classes.iter().map(|class| ("card", &class.name, &class.rules));
        for (kind, name, rules) in skills.chain(classes) {
            for (place, rule) in rules.iter().enumerate() {
                let Some((field, object)) = rule.makes() else { continue };
                if self.class_by_object(object).is_none() {
                    let path = format!("names.{kind}.{name}.rules[{place}].{field}");
                    return Err(HostError::new(path, "the object name of a card", format!("\"{object}\"")));
                }
            }
        }
        Ok(())
    }

    /// How good generals are.
    ///
    /// # Errors
    /// Our own data file is unreadable; tests keep that from being released.
    pub fn ratings(&self) -> Result<Arc<Ratings>, HostError> {
        self.ratings.clone().map_or_else(Ratings::built_in, Ok)
    }

    /// What skills and equipment change of the rules.
    pub fn book(&self) -> &Book {
        &self.book
    }

    fn add_skill(&mut self, name: &str, details: &Value) -> Result<(), HostError> {
        if self.skill(name).is_none() {
            self.added.add_skill(name, self.base.skills.len(), read("skill", name, details)?);
        }
        Ok(())
    }

    fn add_class(&mut self, name: &str, details: &Value) -> Result<(), HostError> {
        if self.class(name).is_none() {
            let mut row: ClassRow = read("card", name, details)?;
            // a name that says no more is that of a skill card, as the game spells them
            if details.is_null() && name.ends_with("Card") {
                row.kinds = ["SkillCard", "Card"].map(str::to_owned).to_vec();
            }
            self.added.add_class(self.base.classes.len(), Class::of(name, row));
        }
        Ok(())
    }

    fn add_general(&mut self, name: &str, details: &Value) -> Result<(), HostError> {
        if details.is_null() && self.general(name).is_some() {
            return Ok(());
        }
        let general: General = read("general", name, details)?;
        for skill in general.skills.iter().chain(&general.gains) {
            let lord = general.lord_skills.contains(skill);
            self.add_skill(skill, &serde_json::json!({ "lord": lord }))?;
        }
        self.added.add_general(name, general);
        Ok(())
    }

    /// The skill of that name.
    pub fn skill(&self, name: &str) -> Option<SkillId> {
        let base = self.base.skill_ids.get(name);
        base.or_else(|| self.added.skill_ids.get(name)).copied()
    }

    /// What is known of a skill.
    pub fn skill_data(&self, skill: SkillId) -> Option<&Skill> {
        let place = usize::from(skill.0);
        let count = self.base.skills.len();
        if place < count { self.base.skills.get(place) } else { self.added.skills.get(place - count) }
    }

    /// The card class of that name.
    pub fn class(&self, name: &str) -> Option<ClassId> {
        let base = self.base.class_ids.get(name);
        base.or_else(|| self.added.class_ids.get(name)).copied()
    }

    /// What is known of a class; `Unknown` for a number that is none of ours.
    pub fn class_data(&self, class: ClassId) -> &Class {
        let place = usize::from(class.0);
        let count = self.base.classes.len();
        let found =
            if place < count { self.base.classes.get(place) } else { self.added.classes.get(place - count) };
        found.unwrap_or(&self.base.classes[0])
    }

    /// The class whose object name is `object`, such as `fire_slash`.
    pub fn class_by_object(&self, object: &str) -> Option<ClassId> {
        let mut all = self.base.classes.iter().chain(&self.added.classes).zip(0u16..);
        all.find(|(class, _)| class.object == object).map(|(_, place)| ClassId(place))
    }

    /// The display name of a skill, general or card (by class or object name), where one is known.
    pub fn display_name(&self, word: &str) -> Option<String> {
        let skill = self.skill(word).and_then(|skill| self.skill_data(skill)).map(|skill| &skill.zh);
        let general = || self.general(word).map(|general| &general.zh);
        let class = || self.class(word).or_else(|| self.class_by_object(word)).map(|c| &self.class_data(c).zh);
        skill.or_else(general).or_else(class).filter(|zh| !zh.is_empty()).cloned()
    }

    /// The scripts' lists of skills by effect: name of the list → names of the skills.
    pub fn categories(&self) -> BTreeMap<&str, Vec<&str>> {
        let mut lists: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for skill in self.skills() {
            for tag in &skill.tags {
                lists.entry(tag).or_default().push(&skill.name);
            }
        }
        lists
    }

    /// The general of that name.
    pub fn general(&self, name: &str) -> Option<&General> {
        let place = |tables: &Tables| tables.general_places.get(name).copied();
        let added = place(&self.added).and_then(|at| self.added.generals.get(at));
        added.or_else(|| place(&self.base).and_then(|at| self.base.generals.get(at)))
    }

    /// The printed card of that number.
    pub fn printed(&self, id: CardId) -> Option<&Printed> {
        usize::try_from(id).ok().and_then(|place| self.base.cards.get(place))
    }

    /// All printed cards, by id.
    pub fn deck(&self) -> &[Printed] {
        &self.base.cards
    }

    /// All skills.
    pub fn skills(&self) -> impl Iterator<Item = &Skill> {
        self.base.skills.iter().chain(&self.added.skills)
    }

    /// All generals.
    pub fn generals(&self) -> impl Iterator<Item = &General> {
        self.base.generals.iter().chain(&self.added.generals)
    }

    /// All card classes.
    pub fn classes(&self) -> impl Iterator<Item = &Class> {
        self.base.classes.iter().chain(&self.added.classes)
    }

    /// The skills of one of the scripts' lists, such as `priority_skill`.
    pub fn tagged(&self, tag: &str) -> SkillSet {
        let mut set = SkillSet::new();
        for (skill, place) in self.skills().zip(0u16..) {
            if skill.tags.iter().any(|name| name == tag) {
                set.insert(SkillId(place));
            }
        }
        set
    }

    /// Skills that gain from damage, `sgs.masochism_skill`.
    pub fn masochism(&self) -> &SkillSet {
        &self.masochism
    }

    /// Kingdoms of declared generals.
    pub fn declared_kingdoms(&self) -> impl Iterator<Item = &str> {
        self.added.generals.iter().filter_map(|general| general.kingdom.as_deref())
    }

    /// The names of a kind (`general`, `skill`, `card`).
    pub fn names(&self, kind: &str) -> Vec<&str> {
        match kind {
            "general" => self.generals().map(|general| general.name.as_str()).collect(),
            "skill" => self.skills().map(|skill| skill.name.as_str()).collect(),
            "card" => self.classes().map(|class| class.name.as_str()).collect(),
            _ => Vec::new(),
        }
    }

    /// The error of a name that is not here: how to declare it, and what it may have meant.
    pub fn unknown(&self, kind: &str, name: &str, path: impl Into<String>) -> HostError {
        let hint = near::nearest(name, self.names(kind)).map(|near| format!("; did you mean \"{near}\"?"));
        let expected = format!(
            "a known {kind} (a new one is declared in mod.toml under [provides], or in the names passed at open)"
        );
        HostError::new(path, expected, format!("\"{name}\"{}", hint.unwrap_or_default()))
    }
}

const KINDS: [&str; 4] = ["general", "skill", "card", ratings::KIND];

fn check_kind(kind: &str) -> Result<(), HostError> {
    if KINDS.contains(&kind) {
        return Ok(());
    }
    let expected = format!("one of {}", KINDS.join(", "));
    Err(HostError::new(format!("names.{kind}"), expected, format!("\"{kind}\"")))
}

fn read<T: DeserializeOwned + Default>(kind: &str, name: &str, details: &Value) -> Result<T, HostError> {
    if details.is_null() {
        return Ok(T::default());
    }
    serde_path_to_error::deserialize(details.clone()).map_err(|error| {
        let within = error.path().to_string();
        let found = HostError::new(within, format!("details of a {kind}"), error.inner().to_string());
        found.under(&format!("names.{kind}.{name}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn our_data_are_readable_and_complete() {
        let catalogue = Catalogue::built_in().unwrap();
        assert_eq!(catalogue.deck().len(), 163);
        assert_eq!(catalogue.generals().count(), 246);
        assert_eq!(catalogue.class("Unknown"), Some(named::class::UNKNOWN));
        assert_eq!(catalogue.skill("rende"), Some(named::skill::RENDE));
        assert_eq!(catalogue.general("nos_zhoutai").unwrap().skills, ["nosbuqu"]);
        assert!(catalogue.skills().count() < 512, "the rules' sets hold the built-in skills");
        for general in catalogue.generals() {
            for skill in general.skills.iter().chain(&general.gains) {
                assert!(catalogue.skill(skill).is_some(), "{}: {skill}", general.name);
            }
            assert!(general.kingdom.is_some() && general.max_hp.is_some() && general.gender.is_some());
        }
    }

    #[test]
    fn glued_names_are_two_skills() {
        let catalogue = Catalogue::built_in().unwrap();
        assert!(catalogue.skill("nosleijiqingjian").is_none());
        let tags = &catalogue.skill_data(catalogue.skill("qingjian").unwrap()).unwrap().tags;
        assert!(tags.iter().any(|tag| tag == "notActive_cardneed_skill"));
    }

    #[test]
    fn declared_names_are_found_and_bring_their_skills() {
        let mut names = Names::default();
        names.add(
            "general",
            "mod_hero",
            json!({"kingdom": "wei", "max_hp": 4, "gender": "male", "skills": ["leap"]}),
        );
        names.add("card", "Boulder", Value::Null);
        names.add("card", "HurlCard", Value::Null);
        let catalogue = Catalogue::with(&names).unwrap();
        assert_eq!(catalogue.general("mod_hero").unwrap().max_hp, Some(4));
        let leap = catalogue.skill("leap").unwrap();
        assert_eq!(catalogue.skill_data(leap).unwrap().name, "leap");
        assert_eq!(catalogue.class_data(catalogue.class("Boulder").unwrap()).name, "Boulder");
        let hurl = catalogue.class_data(catalogue.class("HurlCard").unwrap());
        assert!(hurl.is_kind_of("SkillCard"));
        assert!(catalogue.general("caopi").is_some());
    }

    #[test]
    fn an_unknown_name_says_how_to_declare_it() {
        let error = Catalogue::built_in().unwrap().unknown("general", "caopl", "players[0].general");
        let text = error.to_string();
        assert!(text.contains("mod.toml") && text.contains("did you mean \"caopi\""), "{text}");
    }

    fn declared(kind: &str, details: Value) -> Result<Arc<Catalogue>, HostError> {
        let mut names = Names::default();
        names.add(kind, "leap", details);
        Catalogue::with(&names)
    }

    #[test]
    fn declared_rules_join_ours() {
        let rules = json!([{"distance": {"from": "-mark:@leap"}}, {"view_as": {"as": "slash", "cards": ".|red", "when": ["play"]}}]);
        let catalogue = declared("skill", json!({"rules": rules})).unwrap();
        let ours = Catalogue::built_in().unwrap();
        assert_eq!(catalogue.book().outward.len(), ours.book().outward.len() + 1);
        assert_eq!(catalogue.book().view_as.len(), ours.book().view_as.len() + 1);
        let usage = json!({"type": "skill", "kinds": ["SkillCard", "Card"], "use": {"targets": {"most": 1}}});
        let catalogue = declared("card", usage).unwrap();
        assert!(catalogue.class_data(catalogue.class("leap").unwrap()).usage.is_some());
    }

    #[test]
    fn bad_rules_are_told_with_their_place() {
        let wrong = |kind: &str, details: Value| declared(kind, details).unwrap_err();
        let cases = [
            (json!({"distance": {"from": "hpp"}}), "rules[0].distance.from", "did you mean hp"),
            (json!({"distance": {"form": 1}}), "rules[0].distance.form", "unknown field `form`"),
            (json!({"prohibit": {"cards": ".|pink"}}), "rules[0].prohibit.cards", "pink"),
            (
                json!({"view_as": {"as": "slahs", "cards": ".", "when": ["play"]}}),
                "rules[0].view_as.as",
                "slahs",
            ),
        ];
        for (rule, path, found) in cases {
            let error = wrong("skill", json!({ "rules": [rule] }));
            assert_eq!(error.path, format!("names.skill.leap.{path}"));
            assert!(error.found.contains(found), "{}", error.found);
        }
        assert_eq!(wrong("card", json!({"use": {"limit": "1 +"}})).path, "names.card.leap.use.limit");
    }

    #[test]
    fn all_our_rules_make_cards_that_are_there() {
        let catalogue = Catalogue::built_in().unwrap();
        let made = catalogue.skills().flat_map(|skill| &skill.rules).filter_map(|rule| rule.makes());
        for (_, object) in made {
            assert!(catalogue.class_by_object(object).is_some(), "{object}");
        }
        for class in catalogue.classes().filter(|class| class.usage.is_some()) {
            let skill = class.usage.as_ref().and_then(|usage| usage.skill.as_ref()).unwrap_or(&class.object);
            assert!(catalogue.skill(skill).is_some(), "{}", class.name);
        }
    }

    #[test]
    fn bad_declarations_are_refused() {
        let mut names = Names::default();
        names.add("genral", "x", Value::Null);
        assert_eq!(Catalogue::with(&names).unwrap_err().path, "names.genral");
        let mut names = Names::default();
        names.add("general", "x", json!({"max_hp": "four"}));
        assert_eq!(Catalogue::with(&names).unwrap_err().path, "names.general.x.max_hp");
    }
}
