//! A script's failure, told to people: which mod, file and line, what was written there, and what
//! was probably meant.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use serde::Serialize;

use super::budget::Kill;
use super::misses::Misses;
use super::raised::message_and_trace;
use crate::kit::near::nearest;
use crate::trace::{Source, Step};

/// A failure of a script.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Fault {
    /// What went wrong.
    pub text: String,
    /// Id of the mod, empty where unknown.
    #[serde(rename = "mod")]
    pub module: String,
    /// File inside the mod.
    pub file: String,
    /// Line, 0 where unknown.
    pub line: u32,
    /// The line as it stands in the file.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub source: String,
    /// What was probably meant.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub suggestion: Option<String>,
    /// Whether the script was stopped by a limit.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub killed: bool,
}

impl Fault {
    /// A fault with no more than its text.
    pub(crate) fn bare(text: impl Into<String>) -> Fault {
        Fault { text: text.into(), ..Fault::default() }
    }

    /// The fault as a step of a trace.
    pub(crate) fn step(&self, source: Source) -> Step {
        Step::Fault {
            source,
            text: self.one_line(),
            module: self.module.clone(),
            file: self.file.clone(),
            line: self.line,
            code: self.source.clone(),
            hint: self.suggestion.clone(),
        }
    }

    /// The same fault, told as a kill where it was one.
    pub(crate) fn killed_by(mut self, kill: Option<Kill>) -> Fault {
        if let Some(kill) = kill {
            self.text = kill.describe();
            self.suggestion = None;
            self.killed = true;
        }
        self
    }

    /// `mod/file:line: text (did you mean …?)` on one line.
    pub fn one_line(&self) -> String {
        let place = match (self.file.as_str(), self.line) {
            ("", _) => String::new(),
            (file, 0) => format!("{}/{file}: ", self.module),
            (file, line) => format!("{}/{file}:{line}: ", self.module),
        };
        let hint = self.suggestion.as_ref().map(|hint| format!(" ({hint})")).unwrap_or_default();
        format!("{place}{}{hint}", self.text)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.source.is_empty() {
            return write!(f, "error: {}", self.one_line());
        }
        let path = format!("{}/{}", self.module, self.file);
        let snippet = Snippet::source(self.source.as_str())
            .line_start(self.line as usize)
            .path(path.as_str())
            .annotation(AnnotationKind::Primary.span(text_span(&self.source)));
        let mut group = Level::ERROR.primary_title(self.text.as_str()).element(snippet);
        if let Some(hint) = &self.suggestion {
            group = group.element(Level::HELP.message(hint.as_str()));
        }
        write!(f, "{}", Renderer::plain().render(&[group]))
    }
}

fn text_span(line: &str) -> std::ops::Range<usize> {
    let start = line.len() - line.trim_start().len();
    start..line.trim_end().len().max(start)
}

/// The text of every script, by the name that Luau reports.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sources(HashMap<String, Arc<ScriptFile>>);

/// Where a script comes from.
#[derive(Debug)]
pub(crate) struct ScriptFile {
    /// Id of the mod.
    pub(crate) module: String,
    /// Path inside the mod, with forward slashes.
    pub(crate) path: String,
    /// Text after mending.
    pub(crate) text: String,
}

impl ScriptFile {
    /// The name that Luau reports for this file.
    pub(crate) fn chunk(&self) -> String {
        format!("{}/{}", self.module, self.path)
    }

    fn line(&self, number: u32) -> &str {
        self.text.lines().nth((number as usize).saturating_sub(1)).unwrap_or_default()
    }
}

impl Sources {
    /// Adds a file.
    pub(crate) fn add(&mut self, file: Arc<ScriptFile>) {
        self.0.insert(file.chunk(), file);
    }

    /// The file of a chunk name.
    pub(crate) fn file(&self, chunk: &str) -> Option<&Arc<ScriptFile>> {
        self.0.get(chunk)
    }

    /// The first place of a known file that is named in `text`, and where the place ends.
    fn place(&self, text: &str) -> Option<(Arc<ScriptFile>, u32, usize)> {
        text.match_indices(".lua:").find_map(|(at, mark)| {
            let digits: String = text[at + mark.len()..].chars().take_while(char::is_ascii_digit).collect();
            let line: u32 = digits.parse().ok()?;
            let head = &text[..at + 4];
            let (file, _) = starts(head).find_map(|start| Some((self.0.get(&head[start..])?, start)))?;
            Some((file.clone(), line, at + mark.len() + digits.len()))
        })
    }

    /// Tells an engine error as a fault.
    /// `words` gives names that may have been meant.
    pub(crate) fn fault(
        &self,
        error: &mlua::Error,
        misses: &Misses,
        words: impl Fn() -> Vec<String>,
    ) -> Fault {
        let (message, trace) = message_and_trace(error);
        let own = self.place(&message);
        let text = without_addresses(match &own {
            Some((_, _, end)) => message[*end..].trim_start_matches([':', ' ']),
            None => &message,
        });
        let place = own.or_else(|| self.place(&trace));
        let text = bounded(&text);
        let mut fault = Fault { text, suggestion: suggestion(misses, &message, words), ..Fault::default() };
        if let Some((file, line, _)) = place {
            fault.module = file.module.clone();
            fault.file = file.path.clone();
            fault.line = line;
            fault.source = file.line(line).to_owned();
        }
        if fault.suggestion.is_none() {
            fault.suggestion = missing_library(&fault);
        }
        fault
    }
}

/// A script's text at a bearable length, without control characters other than line breaks.
fn bounded(text: &str) -> String {
    const LONGEST: usize = 2000;
    let plain = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
    let mut kept: String = text.chars().take(LONGEST).map(plain).collect();
    if text.chars().nth(LONGEST).is_some() {
        kept.push('…');
    }
    kept
}

/// Where a chunk name that ends at the end of `head` may begin.
fn starts(head: &str) -> impl Iterator<Item = usize> + '_ {
    let after_break = head.char_indices().filter(|(_, c)| matches!(c, ' ' | '\n' | '\t' | '"' | '(' | '['));
    std::iter::once(0).chain(after_break.map(|(at, c)| at + c.len_utf8()))
}

/// What was probably meant: by the last unknown name that was read, or one that the message quotes.
fn suggestion(misses: &Misses, message: &str, words: impl Fn() -> Vec<String>) -> Option<String> {
    let miss = misses.behind(message);
    if let Some((miss, near)) = miss.as_ref().and_then(|miss| Some((miss, miss.near()?))) {
        return Some(format!("there is no {} in {}; did you mean {near}?", miss.name, miss.place));
    }
    let name = miss.map(|miss| miss.name).or_else(|| quoted(message).map(str::to_owned))?;
    let words = words();
    if words.contains(&name) {
        return None;
    }
    let near = nearest(&name, words.iter().map(String::as_str))?;
    Some(format!("there is no {name}; did you mean {near}?"))
}

/// A library that scripts do not have, where the line uses it.
fn missing_library(fault: &Fault) -> Option<String> {
    let library = ["io", "package", "ffi"].into_iter().find(|name| {
        let call = format!("{name}.");
        fault.source.match_indices(&call).any(|(at, _)| {
            let before = fault.source[..at].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '.' || c == ':')
        })
    })?;
    let is_nil = fault.text.contains("nil");
    is_nil.then(|| format!("there is no library {library} here: scripts reach no files and no system"))
}

/// The first name between quotation marks.
fn quoted(message: &str) -> Option<&str> {
    let name = message.split('\'').nth(1)?;
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_');
    is_name.then_some(name)
}

/// `table: 0x55…` as `table`: what a script raises may be an object, and addresses differ between
/// runs.
fn without_addresses(text: &str) -> String {
    let mut parts = text.split(": 0x");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_hexdigit());
        if part.len() - rest.len() < 8 {
            kept.push_str(": 0x");
            kept.push_str(part);
        } else {
            kept.push_str(rest);
        }
    }
    kept
}
