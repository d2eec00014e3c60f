//! What skills and equipment change of the rules: as data, and sorted so that a query looks only at
//! the few that matter.
//!
//! Ours stand in `data/sgs/skill_rules.json`. A host, or a mod under `[provides]`, brings its own
//! with the names that it declares: `rules` of a skill or a piece of equipment, `use` of a skill
//! card. What a host says in the snapshot (`distances`, `in_range`, `max_cards`, `target_mods`,
//! `card_words` …) wins over all of them.
//!
//! ```
//! # use std::sync::Arc;
//! # use junshi::sgs::{Board, Catalogue, Snapshot, admit::admit, distance::distance};
//! let mut names = junshi::game::Names::default();
//! names.add("skill", "leap", serde_json::json!({"rules": [{"distance": {"from": "-mark:@leap"}}]}));
//! let mut snapshot: Snapshot = serde_json::from_str(r#"{"players":[
//!     {"name":"sgs1","general":"caopi","hp":3,"skills":["leap"],"marks":{"@leap":1}},
//!     {"name":"sgs2","general":"caopi","hp":3},{"name":"sgs3","general":"caopi","hp":3},
//!     {"name":"sgs4","general":"caopi","hp":3}]}"#).unwrap();
//! admit(&mut snapshot, &names).unwrap();
//! let board = Board::new(Arc::new(snapshot), Catalogue::with(&names).unwrap(), None);
//! assert_eq!((distance(&board, 0, 2, 0), distance(&board, 2, 0, 0)), (1, 2));
//! ```

mod expr;
mod row;
mod word;

pub use expr::{Expr, NoExpr};
pub use row::{
    AmountRule, Covered, DistanceRule, FilterRule, KeepRule, Of, ProhibitRule, Rule, TargetModRule, Targeted,
    UseCards, UseRule, UseTargets, ViewAsRule, When,
};
pub use word::{Matter, Named, Plain, Word};

use super::board::{Board, PlayerIndex};
use super::card::{Class, Slot};
use super::catalogue::{ClassId, Skill, SkillId};

/// Who has a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bearer {
    /// Those who have a skill.
    Skill(SkillId),
    /// Those whose lord skill is in effect.
    LordSkill(SkillId),
    /// Those who wear a piece of equipment.
    Equip(Slot, ClassId),
}

/// A rule with who has it.
#[derive(Clone, Debug)]
pub struct Borne<R> {
    /// Who has it.
    pub bearer: Bearer,
    /// Whether everybody has it, with or without the skill.
    pub anyone: bool,
    /// The rule.
    pub rule: R,
}

impl<R> Borne<R> {
    /// Whether the rule is in effect for a player.
    pub fn is_of(&self, board: &Board, player: PlayerIndex) -> bool {
        self.anyone || board.bears(player, self.bearer)
    }

    /// The skill that brings it.
    pub fn skill(&self) -> Option<SkillId> {
        match self.bearer {
            Bearer::Skill(skill) | Bearer::LordSkill(skill) => Some(skill),
            Bearer::Equip(..) => None,
        }
    }
}

/// All rules of a catalogue, by what they are asked for.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Added to the owner's distance to others.
    pub outward: Vec<Borne<Expr>>,
    /// Added to others' distance to the owner.
    pub inward: Vec<Borne<Expr>>,
    /// The owner's distance to others.
    pub fixed_distance: Vec<Borne<Expr>>,
    /// Attack ranges.
    pub attack_range: Vec<Borne<AmountRule>>,
    /// Hand limits.
    pub hand_limit: Vec<Borne<AmountRule>>,
    /// Prohibitions.
    pub prohibit: Vec<Borne<ProhibitRule>>,
    /// What cards may do beyond the rules.
    pub target_mods: Vec<Borne<TargetModRule>>,
    /// What may be made of cards.
    pub view_as: Vec<Borne<ViewAsRule>>,
    /// What cards are turned into.
    pub filters: Vec<Borne<FilterRule>>,
    /// Cards that others may not discard.
    pub keep: Vec<Borne<KeepRule>>,
}

impl Book {
    /// Adds the rules of a skill.
    pub fn add_skill(&mut self, id: SkillId, skill: &Skill) {
        let bearer = if skill.lord { Bearer::LordSkill(id) } else { Bearer::Skill(id) };
        skill.rules.iter().for_each(|rule| self.add(bearer, rule));
    }

    /// Adds the rules of a class of equipment.
    pub fn add_class(&mut self, id: ClassId, class: &Class) {
        if let Some(slot) = class.slot {
            class.rules.iter().for_each(|rule| self.add(Bearer::Equip(slot, id), rule));
        }
    }

    fn add(&mut self, bearer: Bearer, rule: &Rule) {
        match rule {
            Rule::Distance(rule) => self.add_distance(bearer, rule),
            Rule::AttackRange(rule) => self.attack_range.push(borne(bearer, rule.of, rule)),
            Rule::HandLimit(rule) => self.hand_limit.push(borne(bearer, rule.of, rule)),
            Rule::Prohibit(rule) => self.prohibit.push(borne(bearer, Of::Owner, rule)),
            Rule::TargetMod(rule) => self.target_mods.push(borne(bearer, rule.of, rule)),
            Rule::ViewAs(rule) => self.view_as.push(borne(bearer, Of::Owner, rule)),
            Rule::Filter(rule) => self.filters.push(borne(bearer, Of::Owner, rule)),
            Rule::Keep(rule) => self.keep.push(borne(bearer, Of::Owner, rule)),
        }
    }

    fn add_distance(&mut self, bearer: Bearer, rule: &DistanceRule) {
        let lists = [
            (&rule.from, &mut self.outward),
            (&rule.to, &mut self.inward),
            (&rule.fixed, &mut self.fixed_distance),
        ];
        for (amount, list) in lists {
            list.extend(amount.iter().map(|amount| borne(bearer, rule.of, amount)));
        }
    }
}

fn borne<R: Clone>(bearer: Bearer, of: Of, rule: &R) -> Borne<R> {
    Borne { bearer, anyone: of == Of::Anyone, rule: rule.clone() }
}
