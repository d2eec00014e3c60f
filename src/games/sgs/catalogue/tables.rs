//! The lists behind a catalogue, and how they are read from our data files.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::interned::{ClassId, NameMap, SkillId};
use super::named;
use crate::error::HostError;
use crate::games::sgs::card::{Class, Face, Type};
use crate::games::sgs::rules::{Rule, UseRule};
use crate::games::sgs::snapshot::{CardId, Gender, Suit};

/// A skill of the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct Skill {
    /// Name, as in scripts.
    #[serde(skip)]
    pub name: String,
    /// Display name, empty where none is known.
    pub zh: String,
    /// Whether only a lord has it.
    pub lord: bool,
    /// How it is triggered.
    pub frequency: Frequency,
    /// Whether a piece of equipment attaches it.
    pub equip: bool,
    /// Kinds of skill that it is, such as `FilterSkill`, `ViewAsSkill`.
    pub kinds: Vec<String>,
    /// The lists of QSanguosha's scripts that hold it, such as `masochism_skill`.
    pub tags: Vec<String>,
    /// What it changes of the rules.
    pub rules: Vec<Rule>,
}

impl Skill {
    /// QSanguosha's `inherits` for skills.
    pub fn is_kind_of(&self, kind: &str) -> bool {
        kind == "Skill" || self.kinds.iter().any(|own| own == kind)
    }
}

/// How a skill is triggered; numbers as in QSanguosha (`Skill_Frequent` = 0 …).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frequency {
    /// Asked, and mostly wanted.
    Frequent,
    /// Asked, and not always wanted.
    #[default]
    NotFrequent,
    /// Not asked.
    Compulsory,
    /// Once a game.
    Limited,
    /// Once a game, when its condition holds.
    Wake,
}

/// A general of the catalogue. Fields that a declaration leaves out are `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct General {
    /// Name, as in scripts.
    #[serde(skip)]
    pub name: String,
    /// Display name.
    pub zh: String,
    /// Kingdom.
    pub kingdom: Option<String>,
    /// Printed health.
    pub max_hp: Option<i32>,
    /// Gender.
    pub gender: Option<Gender>,
    /// Package.
    pub package: String,
    /// Whether it may be a lord by default.
    pub lord: bool,
    /// Whether it is left out of choices.
    pub hidden: bool,
    /// Visible skills.
    pub skills: Vec<String>,
    /// Those of them that only a lord has.
    pub lord_skills: Vec<String>,
    /// Skills gained in play.
    pub gains: Vec<String>,
}

/// A card of the printed deck.
#[derive(Clone, Debug, PartialEq)]
pub struct Printed {
    /// Its face.
    pub face: Face,
    /// Object name (`jueying` for one of the +1 horses).
    pub name: String,
    /// Package.
    pub package: String,
    /// Display name.
    pub zh: String,
}

/// Names with what is known of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    pub skills: Vec<Skill>,
    pub skill_ids: NameMap<SkillId>,
    pub classes: Vec<Class>,
    pub class_ids: NameMap<ClassId>,
    pub generals: Vec<General>,
    pub general_places: NameMap<usize>,
    pub cards: Vec<Printed>,
}

impl Tables {
    /// Reads our data files.
    pub fn built_in() -> Result<Tables, HostError> {
        let mut tables = Tables::default();
        let mut skills: SkillsFile = read("skills.json", include_str!("../../../../data/sgs/skills.json"))?;
        let mut classes: ClassesFile =
            read("classes.json", include_str!("../../../../data/sgs/classes.json"))?;
        let rules: RulesFile =
            read("skill_rules.json", include_str!("../../../../data/sgs/skill_rules.json"))?;
        rules.spread(&mut skills, &mut classes)?;
        let generals: GeneralsFile =
            read("generals.json", include_str!("../../../../data/sgs/generals.json"))?;
        let cards: CardsFile = read("cards.json", include_str!("../../../../data/sgs/cards.json"))?;
        for name in named::skill::NAMES {
            tables.add_skill(name, 0, skills.skills.remove(*name).unwrap_or_default());
        }
        for (name, skill) in skills.skills {
            tables.add_skill(&name, 0, skill);
        }
        for name in named::class::NAMES {
            tables.add_class(0, Class::of(name, classes.classes.remove(*name).unwrap_or_default()));
        }
        for (name, class) in classes.classes {
            tables.add_class(0, Class::of(&name, class));
        }
        for (name, general) in generals.generals {
            tables.add_general(&name, general);
        }
        for row in cards.cards {
            tables.add_card(row)?;
        }
        Ok(tables)
    }

    pub fn add_skill(&mut self, name: &str, first: usize, skill: Skill) {
        let id = SkillId((first + self.skills.len()) as u16);
        self.skill_ids.insert(name.into(), id);
        self.skills.push(Skill { name: name.to_owned(), ..skill });
    }

    pub fn add_class(&mut self, first: usize, class: Class) {
        let id = ClassId((first + self.classes.len()) as u16);
        self.class_ids.insert(class.name.as_str().into(), id);
        self.classes.push(class);
    }

    pub fn add_general(&mut self, name: &str, general: General) {
        self.general_places.insert(name.into(), self.generals.len());
        self.generals.push(General { name: name.to_owned(), ..general });
    }

    fn add_card(&mut self, row: CardRow) -> Result<(), HostError> {
        let CardRow(id, class, name, suit, number, package, zh) = row;
        let Some(class) = self.class_ids.get(class.as_str()).copied() else {
            return Err(HostError::new("data/sgs/cards.json", "a class of classes.json", class));
        };
        self.cards.push(Printed {
            face: Face { id, class, suit, number, changed: false },
            name,
            package,
            zh,
        });
        Ok(())
    }
}

fn read<'a, T: Deserialize<'a>>(file: &str, text: &'a str) -> Result<T, HostError> {
    let mut reader = serde_json::Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| HostError::new(format!("data/sgs/{file}"), "readable data", error.to_string()))
}

#[derive(Deserialize)]
struct SkillsFile {
    skills: BTreeMap<String, Skill>,
}

#[derive(Deserialize)]
struct ClassesFile {
    classes: BTreeMap<String, ClassRow>,
}

/// A card class as data files and declarations write it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::games::sgs) struct ClassRow {
    pub kinds: Vec<String>,
    #[serde(rename = "type")]
    pub kind: Type,
    pub name: String,
    pub zh: String,
    pub range: Option<i32>,
    pub damage: bool,
    pub view_as: Option<String>,
    pub rules: Vec<Rule>,
    #[serde(rename = "use")]
    pub usage: Option<UseRule>,
}

/// What skills, equipment and skill cards do to the rules.
#[derive(Deserialize)]
struct RulesFile {
    skills: BTreeMap<String, Vec<Rule>>,
    equips: BTreeMap<String, Vec<Rule>>,
    uses: BTreeMap<String, UseRule>,
}

impl RulesFile {
    fn spread(self, skills: &mut SkillsFile, classes: &mut ClassesFile) -> Result<(), HostError> {
        let stray = |name: &str| HostError::new("data/sgs/skill_rules.json", "a known name", name);
        for (name, rules) in self.skills {
            skills.skills.get_mut(&name).ok_or_else(|| stray(&name))?.rules = rules;
        }
        for (name, rules) in self.equips {
            classes.classes.get_mut(&name).ok_or_else(|| stray(&name))?.rules = rules;
        }
        for (name, usage) in self.uses {
            classes.classes.get_mut(&name).ok_or_else(|| stray(&name))?.usage = Some(usage);
        }
        Ok(())
    }
}

#[derive(Deserialize)]
struct GeneralsFile {
    generals: BTreeMap<String, General>,
}

#[derive(Deserialize)]
struct CardsFile {
    cards: Vec<CardRow>,
}

#[derive(Deserialize)]
struct CardRow(CardId, String, String, Suit, u8, String, String);
