//! A grammar of event trees, and a parser for the order in which events are told.
//!
//! An event is told when it is over, after what happened in it. Read backwards, an event therefore comes
//! before its parts, and the parts follow last to first: the parser goes backwards and follows all
//! alternatives at once. What it has found of an event at a place is kept, so that nothing is parsed twice.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::LazyLock;

/// A piece of a rule.
#[derive(Clone, Debug)]
enum Part {
    /// An event with what happens in it.
    Event(String),
    /// Another rule.
    Rule(String),
    Sequence(Vec<Part>),
    Either(Vec<Part>),
    /// At least so many times.
    Many(Box<Part>, usize),
    Maybe(Box<Part>),
}

/// The rules.
pub struct Grammar {
    rules: BTreeMap<String, Part>,
    /// Events in which the rules of the game act, without any skill.
    acting: BTreeSet<String>,
}

impl Grammar {
    /// Reads the text of a grammar.
    pub fn read(text: &str) -> Grammar {
        let mut grammar = Grammar { rules: BTreeMap::new(), acting: BTreeSet::new() };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some(events) = line.strip_prefix("acts:") {
                grammar.acting.extend(events.split_whitespace().map(str::to_owned));
                continue;
            }
            let cut = if line.starts_with('@') { " = " } else { ": " };
            let (name, parts) = line.split_once(cut).unwrap_or_else(|| panic!("a rule: {line}"));
            let mut words = words(parts).into_iter().peekable();
            let part = either(&mut words);
            assert!(words.next().is_none(), "{line}");
            assert!(grammar.rules.insert(name.trim().to_owned(), part).is_none(), "{name} twice");
        }
        grammar.check();
        grammar
    }

    fn check(&self) {
        let mut todo: Vec<&Part> = self.rules.values().collect();
        while let Some(part) = todo.pop() {
            match part {
                Part::Rule(name) => assert!(self.rules.contains_key(name), "no rule {name}"),
                Part::Event(_) => {}
                Part::Sequence(parts) | Part::Either(parts) => todo.extend(parts),
                Part::Many(part, _) | Part::Maybe(part) => todo.push(part),
            }
        }
    }
}

fn words(text: &str) -> Vec<String> {
    let mut spaced = String::new();
    for letter in text.chars() {
        match letter {
            '(' | ')' | '|' | '?' | '*' | '+' => spaced.extend([' ', letter, ' ']),
            _ => spaced.push(letter),
        }
    }
    spaced.split_whitespace().map(str::to_owned).collect()
}

type Words = std::iter::Peekable<std::vec::IntoIter<String>>;

fn either(words: &mut Words) -> Part {
    let mut ways = vec![sequence(words)];
    while words.next_if(|word| word == "|").is_some() {
        ways.push(sequence(words));
    }
    if ways.len() == 1 { ways.remove(0) } else { Part::Either(ways) }
}

fn sequence(words: &mut Words) -> Part {
    let mut parts = Vec::new();
    while let Some(word) = words.next_if(|word| word != "|" && word != ")") {
        let part = match word.as_str() {
            "(" => {
                let inner = either(words);
                assert_eq!(words.next().as_deref(), Some(")"));
                inner
            }
            "@none" => Part::Sequence(Vec::new()),
            rule if rule.starts_with('@') => Part::Rule(word),
            _ => Part::Event(word),
        };
        parts.push(match words.next_if(|word| ["?", "*", "+"].contains(&word.as_str())).as_deref() {
            Some("?") => Part::Maybe(Box::new(part)),
            Some("*") => Part::Many(Box::new(part), 0),
            Some(_) => Part::Many(Box::new(part), 1),
            None => part,
        });
    }
    if parts.len() == 1 { parts.remove(0) } else { Part::Sequence(parts) }
}

/// Whose acts may stand in an event.
#[derive(Clone, Copy, PartialEq)]
pub enum Acts {
    /// Skills act anywhere.
    OfSkills,
    /// Only the rules of the game and equipment act.
    OfRules,
}

/// A parser at work. A place is the number of tokens that are still to be read; what begins at one may end
/// at several, since acts may belong to the event that follows them or to the one around it.
struct Parser<'a> {
    grammar: &'a Grammar,
    told: &'a [String],
    acts: Acts,
    /// By name and place: where it may end.
    known: HashMap<(usize, &'a str), Rc<BTreeSet<usize>>>,
    furthest: usize,
}

impl<'a> Parser<'a> {
    fn part(&mut self, part: &'a Part, at: usize) -> BTreeSet<usize> {
        match part {
            Part::Event(name) => (*self.event(name, at)).clone(),
            Part::Rule(name) => (*self.rule(name, at)).clone(),
            Part::Sequence(parts) => self.sequence(parts, at),
            Part::Either(ways) => ways.iter().flat_map(|way| self.part(way, at)).collect(),
            Part::Maybe(part) => self.part(part, at).into_iter().chain([at]).collect(),
            Part::Many(part, 0) => self.closure(part, BTreeSet::from([at])),
            Part::Many(part, _) => {
                let once = self.part(part, at);
                self.closure(part, once)
            }
        }
    }

    fn sequence(&mut self, parts: &'a [Part], at: usize) -> BTreeSet<usize> {
        parts.iter().rev().fold(BTreeSet::from([at]), |ends, part| {
            ends.into_iter().flat_map(|end| self.part(part, end)).collect()
        })
    }

    /// All places that are reached by any number of repetitions.
    fn closure(&mut self, part: &'a Part, from: BTreeSet<usize>) -> BTreeSet<usize> {
        let (mut reached, mut todo) = (from.clone(), Vec::from_iter(from));
        while let Some(at) = todo.pop() {
            for end in self.part(part, at) {
                if reached.insert(end) {
                    todo.push(end);
                }
            }
        }
        reached
    }

    fn rule(&mut self, name: &'a str, at: usize) -> Rc<BTreeSet<usize>> {
        if let Some(known) = self.known.get(&(at, name)) {
            return known.clone();
        }
        let grammar = self.grammar;
        let found = Rc::new(self.part(&grammar.rules[name], at));
        self.known.insert((at, name), found.clone());
        found
    }

    /// The event told last before a place, its parts, and acts before and between them.
    fn event(&mut self, name: &'a str, at: usize) -> Rc<BTreeSet<usize>> {
        let Some(told) = at.checked_sub(1) else { return Rc::default() };
        let token = &self.told[told];
        if token != name && token.split_once(':').is_none_or(|(kind, _)| kind != name) {
            return Rc::default();
        }
        if let Some(known) = self.known.get(&(at, name)) {
            return known.clone();
        }
        self.furthest = self.furthest.min(told);
        let grammar = self.grammar;
        let mut ends = self.gap(name, told);
        if let Some(parts) = grammar.rules.get(name) {
            ends = ends.into_iter().flat_map(|end| self.part(parts, end)).collect();
        }
        let ends = Rc::new(ends);
        self.known.insert((at, name), ends.clone());
        ends
    }

    /// Any number of acts, where the event may have some.
    fn gap(&mut self, event: &str, at: usize) -> BTreeSet<usize> {
        let from = BTreeSet::from([at]);
        if self.acts == Acts::OfRules && !self.grammar.acting.contains(event) {
            return from;
        }
        self.closure(&ACT, from)
    }
}

static ACT: LazyLock<Part> = LazyLock::new(|| Part::Rule("@act".to_owned()));

/// Parses all that was told by a rule.
///
/// # Errors
/// The place of the token at which it went wrong.
pub fn parse(grammar: &Grammar, rule: &str, told: &[String], acts: Acts) -> Result<(), usize> {
    let mut parser = Parser { grammar, told, acts, known: HashMap::new(), furthest: told.len() };
    let (rule, _) = grammar.rules.get_key_value(rule).unwrap_or_else(|| panic!("no rule {rule}"));
    let ends = parser.rule(rule, told.len());
    if ends.contains(&0) { Ok(()) } else { Err(parser.furthest) }
}
