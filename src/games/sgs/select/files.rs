//! The original's own rating files, which a user may supply (`etc/loyalist.txt` and the like).
//!
//! One entry a line, words parted by blanks; blank lines count for nothing. A file is read whole and
//! takes the place of our table, or its first bad line is told.

use serde_json::{Map, Value, json};

use super::ratings::{KIND, MOST};
use crate::error::HostError;
use crate::game::Names;

/// The files, and the table that each fills.
const FILES: [(&str, &str, Form); 6] = [
    ("loyalist.txt", "loyalist", Form::Fitness),
    ("rebel.txt", "rebel", Form::Fitness),
    ("renegade.txt", "renegade", Form::Fitness),
    ("double-generals.txt", "pairs", Form::Pair),
    ("1v1-priority.txt", "1v1", Form::Single),
    ("3v3-priority.txt", "3v3", Form::Single),
];

/// Their names.
pub const NAMES: &[&str] = &[FILES[0].0, FILES[1].0, FILES[2].0, FILES[3].0, FILES[4].0, FILES[5].0];

/// What a line holds.
#[derive(Clone, Copy)]
enum Form {
    /// A lord or `_`, a general, a number.
    Fitness,
    /// Two generals, a whole number.
    Pair,
    /// A general, a whole number, and perhaps a star.
    Single,
}

impl Form {
    fn expected(self) -> &'static str {
        match self {
            Form::Fitness => "a lord or _, a general and a number",
            Form::Pair => "two generals and a whole number from 0",
            Form::Single => "a general and a whole number from 0",
        }
    }

    fn value(self, text: &str) -> Option<Value> {
        match self {
            Form::Fitness => text.parse::<f64>().ok().filter(|value| value.abs() <= MOST).map(Value::from),
            Form::Pair | Form::Single => {
                text.parse::<u32>().ok().filter(|value| f64::from(*value) <= MOST).map(Value::from)
            }
        }
    }

    /// The names of a line, and its value.
    fn entry<'a>(self, words: &[&'a str]) -> Option<(Option<&'a str>, &'a str, Value)> {
        let (first, general, value) = match (self, words) {
            (Form::Single, [general, value] | [general, value, "*"]) => (None, *general, *value),
            (Form::Fitness | Form::Pair, [first, general, value]) => (Some(*first), *general, *value),
            _ => return None,
        };
        let is_name = |word: &&str| word.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
        let named = first.iter().chain([&general]).all(is_name);
        self.value(value).filter(|_| named).map(|value| (first, general, value))
    }
}

/// Reads one file; gives the table that it fills.
///
/// # Errors
/// A file that we do not know, or the first line that is no entry, with its number.
pub fn read(file: &str, text: &str) -> Result<Names, HostError> {
    let Some((_, table, form)) = FILES.iter().find(|(name, ..)| *name == file) else {
        return Err(HostError::new(file, format!("one of {}", NAMES.join(", ")), "another file"));
    };
    let mut rows = Map::new();
    for (line, number) in text.lines().zip(1..) {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let Some((first, general, value)) = form.entry(&words) else {
            let path = format!("{file}:{number}");
            return Err(HostError::new(path, form.expected(), format!("`{}`", line.trim())));
        };
        let rows = match first {
            None => &mut rows,
            Some(first) => match rows.entry(first).or_insert_with(|| json!({})).as_object_mut() {
                Some(inner) => inner,
                None => continue,
            },
        };
        rows.insert(general.to_owned(), value);
    }
    let mut names = Names::default();
    names.add(KIND, table, Value::Object(rows));
    Ok(names)
}
