//! What the primitives of scripts keep: splitters under the script's values, the rules of the table that
//! is asked, and the advice that scripts have worked out.

use std::cell::RefCell;
use std::rc::Rc;

use mlua::Table;
use serde_json::Value;

use super::super::bidder::Bidder;
use super::super::cards::Cards;
use super::super::quick::Quick;
use super::super::recursive::Recursive;
use super::super::robot;
use super::super::rules::Rules;
use super::super::search::{Settings, Strong};
use super::super::split::{Split, Splitter};
use super::super::value::Values;
use super::parts::Parts;
use super::values;

/// The minds of one match.
pub(super) type Shared = Rc<RefCell<Minds>>;

/// Which way a hand is split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// The best there is.
    Exact,
    /// As the value series does.
    Recursive,
    /// As the rule robot does.
    Robot,
}

impl Mode {
    /// A mode by its name; `exact` where none is named.
    pub(super) fn named(name: Option<&str>) -> mlua::Result<Mode> {
        match name {
            None | Some("exact") => Ok(Mode::Exact),
            Some("recursive") => Ok(Mode::Recursive),
            Some("robot") => Ok(Mode::Robot),
            Some(other) => {
                Err(mlua::Error::runtime(format!("`{other}` is no mode: exact, recursive or robot")))
            }
        }
    }
}

/// Keeps what is costly to make; made when it is first needed.
pub(super) struct Minds {
    global: Table,
    parts: Parts,
    rules: Rules,
    values: Values,
    /// Whether the script's values have been read since the decision began.
    is_fresh: bool,
    /// Whether they have been read as they are.
    is_read: bool,
    exact: Option<Splitter>,
    recursive: Option<Recursive>,
    quick: Option<(Rules, Quick)>,
    counting: Option<Splitter>,
    strong: Option<(Rules, Settings, Strong)>,
    bidder: Option<(Rules, Bidder)>,
    advice: Option<Value>,
}

impl Minds {
    /// For the game's global table.
    pub(super) fn new(global: Table, parts: Parts) -> Minds {
        let (rules, values) = (Rules::default(), Values::seed().clone());
        let (exact, recursive, quick, counting) = (None, None, None, None);
        let (strong, bidder, advice) = (None, None, None);
        Minds {
            global,
            parts,
            rules,
            values,
            is_fresh: false,
            is_read: false,
            exact,
            recursive,
            quick,
            counting,
            strong,
            bidder,
            advice,
        }
    }

    /// A decision begins at a table with these rules.
    pub(super) fn begin(&mut self, rules: Rules) {
        self.rules = rules;
        self.is_fresh = false;
        self.advice = None;
    }

    /// The rules of the table.
    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What makes tables for scripts.
    pub(super) fn parts(&self) -> &Parts {
        &self.parts
    }

    /// The values of the scripts; looked at once a decision.
    pub(super) fn values(&mut self) -> mlua::Result<&Values> {
        if !self.is_fresh {
            let is_changed = self.parts.is_changed(self.global.raw_get("values")?)?;
            if is_changed || !self.is_read {
                self.is_read = false;
                let values = values::read(&self.global)?;
                self.is_read = true;
                self.take(values);
            }
            self.is_fresh = true;
        }
        Ok(&self.values)
    }

    /// Forgets what was made under other values.
    fn take(&mut self, values: Values) {
        if values != self.values {
            self.values = values;
            (self.exact, self.recursive, self.quick) = (None, None, None);
            (self.strong, self.bidder) = (None, None);
        }
    }

    /// The splitter for the best splits.
    pub(super) fn exact(&mut self) -> mlua::Result<&mut Splitter> {
        self.values()?;
        Ok(self.exact.get_or_insert_with(|| Splitter::new(self.values.table())))
    }

    /// F of the value series.
    pub(super) fn recursive(&mut self) -> mlua::Result<&mut Recursive> {
        self.values()?;
        Ok(self.recursive.get_or_insert_with(|| Recursive::new(&self.values)))
    }

    /// The quick player under the rules of the table.
    pub(super) fn quick(&mut self) -> mlua::Result<&mut Quick> {
        self.values()?;
        let rules = self.rules;
        let kept = self.quick.take().filter(|(under, _)| *under == rules);
        let made = || (rules, Quick::new(&self.values, rules));
        Ok(&mut self.quick.insert(kept.unwrap_or_else(made)).1)
    }

    /// The strong player under the rules of the table.
    pub(super) fn strong(&mut self, settings: Settings) -> mlua::Result<&mut Strong> {
        self.values()?;
        let rules = self.rules;
        let kept = self.strong.take().filter(|(under, with, _)| *under == rules && *with == settings);
        let made = || (rules, settings, Strong::new(&self.values, rules, settings));
        Ok(&mut self.strong.insert(kept.unwrap_or_else(made)).2)
    }

    /// The bidder under the rules of the table.
    pub(super) fn bidder(&mut self) -> mlua::Result<&mut Bidder> {
        self.values()?;
        let rules = self.rules;
        let kept = self.bidder.take().filter(|(under, _)| *under == rules);
        let made = || (rules, Bidder::new(&self.values, rules));
        Ok(&mut self.bidder.insert(kept.unwrap_or_else(made)).1)
    }

    /// The splitter that counts plays, wings allowed.
    pub(super) fn counting(&mut self) -> &mut Splitter {
        self.counting.get_or_insert_with(super::super::min_plays::counting_splitter)
    }

    /// A hand split in one of the ways.
    pub(super) fn split(&mut self, hand: Cards, mode: Mode) -> mlua::Result<Split> {
        match mode {
            Mode::Exact => Ok(self.exact()?.split(hand)),
            Mode::Recursive => Ok(self.recursive()?.split(hand)),
            Mode::Robot => {
                let values = self.values()?.table();
                Ok(robot::split(hand, &values))
            }
        }
    }

    /// Takes advice in place of what there was.
    pub(super) fn advise(&mut self, advice: Value) {
        self.advice = Some(advice);
    }

    /// Adds an option to the advice.
    pub(super) fn add_option(&mut self, option: Value) {
        const MOST: usize = 64;
        let advice = self.advice.get_or_insert_with(|| serde_json::json!({ "options": [] }));
        let options = advice.get_mut("options").and_then(Value::as_array_mut);
        if let Some(options) = options.filter(|options| options.len() < MOST) {
            options.push(option);
        }
    }

    /// The advice of the decision that ends.
    pub(super) fn take_advice(&mut self) -> Option<Value> {
        self.advice.take()
    }
}
