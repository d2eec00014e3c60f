//! Methods that scripts call and that nobody has: found in the texts, before any of it runs.
//!
//! Only calls with a colon are looked at. A name that the scripts define themselves, wherever, is known.

use std::collections::BTreeSet;

use serde::Serialize;

use super::lexer::{Kind, Token, tokens};
use super::program::Unit;
use crate::kit::near::nearest;

/// A call of a method that nobody has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StrangeCall {
    /// Id of the mod.
    #[serde(rename = "mod")]
    pub module: String,
    /// File inside the mod.
    pub file: String,
    /// First line with such a call.
    pub line: u32,
    /// How often it is called in the file.
    pub count: usize,
    /// The method.
    pub name: String,
    /// What was probably meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub near: Option<String>,
}

/// Methods of texts and of what `require` gives.
const OF_LUA: [&str; 23] = [
    "byte",
    "char",
    "find",
    "format",
    "gmatch",
    "gsub",
    "len",
    "lower",
    "match",
    "rep",
    "reverse",
    "sub",
    "upper",
    "split",
    "startsWith",
    "endsWith",
    "matchOne",
    "new",
    "initialize",
    "close",
    "read",
    "write",
    "lines",
];

/// The strange calls of some files, in their order.
pub(super) fn strange<'u>(
    units: impl Iterator<Item = &'u Unit> + Clone,
    known: &[String],
) -> Vec<StrangeCall> {
    let mut names: BTreeSet<&str> = known.iter().map(String::as_str).chain(OF_LUA).collect();
    for unit in units.clone() {
        defined(&unit.file.text, &mut names);
    }
    let mut found = Vec::new();
    for unit in units {
        let text = unit.file.text.as_str();
        let from = found.len();
        for (at, name) in called(text).filter(|(_, name)| !names.contains(name)) {
            let line = 1 + text[..at].matches('\n').count() as u32;
            note(&mut found, from, unit, line, name);
        }
    }
    for call in &mut found {
        call.near = nearest(&call.name, names.iter().copied());
    }
    found
}

fn note(found: &mut Vec<StrangeCall>, from: usize, unit: &Unit, line: u32, name: &str) {
    match found[from..].iter_mut().find(|call| call.name == name) {
        Some(call) => call.count += 1,
        None => found.push(StrangeCall {
            module: unit.file.module.clone(),
            file: unit.file.path.clone(),
            line,
            count: 1,
            name: name.to_owned(),
            near: None,
        }),
    }
}

/// `x:name(`, `x:name{`: where, and the name.
fn called(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let tokens = tokens(text);
    let calls: Vec<(usize, &str)> = tokens
        .windows(3)
        .filter(|three| three[0].is(text, ":") && three[1].kind == Kind::Name && opens(text, &three[2]))
        .map(|three| (three[1].start, three[1].text(text)))
        .collect();
    calls.into_iter()
}

fn opens(text: &str, token: &Token) -> bool {
    token.is(text, "(") || token.is(text, "{")
}

/// Names that a text gives to functions and fields.
fn defined<'t>(text: &'t str, names: &mut BTreeSet<&'t str>) {
    let tokens = tokens(text);
    for pair in tokens.windows(2) {
        if pair[0].kind == Kind::Name && pair[1].is(text, "=") {
            names.insert(pair[0].text(text));
        }
    }
    for at in 0..tokens.len() {
        if !tokens[at].is(text, "function") {
            continue;
        }
        let path = tokens[at + 1..].iter().take_while(|token| !token.is(text, "("));
        if let Some(last) = path.last().filter(|last| last.kind == Kind::Name) {
            names.insert(last.text(text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_found_and_definitions_too() {
        let text = "-- self:no()\nlocal s = 'a:b()' self:isFreind(x) x : y() f(a:c{ 1 }) a:d 'x'\n";
        assert_eq!(called(text).map(|(_, name)| name).collect::<Vec<_>>(), ["isFreind", "y", "c"]);
        let mut names = BTreeSet::new();
        defined("function A:b(x) end function c() end local d = 1 e.f = function() end", &mut names);
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["b", "c", "d", "f"]);
    }
}
