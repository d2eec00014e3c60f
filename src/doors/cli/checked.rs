//! What `check` tells of each file: whether it loads and why not, what it fills, which names in it
//! nobody knows.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::vm::{Fault, LoadReport, StrangeCall};

/// One file.
#[derive(Debug, Default, Serialize)]
pub(super) struct Row {
    /// Id of the mod.
    #[serde(rename = "mod")]
    pub(super) module: String,
    /// Path inside the mod.
    pub(super) file: String,
    /// Whether it loads.
    pub(super) loaded: bool,
    /// Whether it is loaded only because it was named: the AI that it lies beside does not load it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(super) unused: bool,
    /// Why it does not load, or what is wrong with its entries.
    pub(super) errors: Vec<Wrong>,
    /// What was mended in its text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) mended: Vec<Mended>,
    /// How many registry entries it adds or replaces.
    pub(super) entries: usize,
    /// The same by registry.
    pub(super) registries: BTreeMap<String, usize>,
    /// Names that it brings, `skill yongjue`.
    pub(super) new_names: Vec<String>,
    /// Registries that it fills and nothing reads.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) unread: Vec<String>,
    /// Names that look like slips.
    pub(super) unknown_names: Vec<Unknown>,
    /// Methods that it calls and nobody has.
    pub(super) unknown_methods: Vec<StrangeCall>,
}

/// An error of a file.
#[derive(Debug, Serialize)]
pub(super) struct Wrong {
    pub(super) line: u32,
    pub(super) text: String,
    /// The line as it stands there.
    pub(super) excerpt: String,
}

/// Something that was mended.
#[derive(Debug, Serialize)]
pub(super) struct Mended {
    pub(super) line: u32,
    pub(super) text: String,
}

/// A key that looks like a slip.
#[derive(Debug, Serialize)]
pub(super) struct Unknown {
    pub(super) line: u32,
    pub(super) entry: String,
    pub(super) near: String,
}

/// The files of some mods, in loading order, those that failed after the others.
pub(super) fn rows(report: &LoadReport, calls: &[StrangeCall], wanted: impl Fn(&str) -> bool) -> Vec<Row> {
    let loaded = report.files.iter().filter(|file| wanted(&file.module));
    let mut rows: Vec<Row> = loaded
        .map(|file| Row {
            module: file.module.clone(),
            file: file.file.clone(),
            loaded: true,
            entries: file.entries,
            registries: file.registries.clone(),
            mended: file
                .mended
                .iter()
                .map(|(line, text)| Mended { line: *line, text: text.clone() })
                .collect(),
            ..Row::default()
        })
        .collect();
    for fault in report.faults.iter().filter(|fault| wanted(&fault.module) && !fault.file.is_empty()) {
        row_of(&mut rows, &fault.module, &fault.file).errors.push(wrong(fault));
    }
    for slip in &report.slips {
        if let Some((row, line)) = row_at(&mut rows, &slip.by) {
            let (entry, near) = (slip.entry.clone(), slip.near.clone());
            row.unknown_names.push(Unknown { line, entry, near });
        }
    }
    for name in &report.new_names {
        if let Some((row, _)) = row_at(&mut rows, &name.by) {
            match name.kind.as_str() {
                "registry" => row.unread.push(name.name.clone()),
                kind => row.new_names.push(format!("{kind} {}", name.name)),
            }
        }
    }
    for call in calls {
        let own = rows.iter_mut().find(|row| row.module == call.module && row.file == call.file);
        own.into_iter().for_each(|row| row.unknown_methods.push(call.clone()));
    }
    rows
}

fn wrong(fault: &Fault) -> Wrong {
    let hint = fault.suggestion.as_ref().map(|hint| format!(" ({hint})")).unwrap_or_default();
    Wrong { line: fault.line, text: format!("{}{hint}", fault.text), excerpt: fault.source.trim().to_owned() }
}

/// The row of a file, made where there is none: then it has not been loaded.
fn row_of<'r>(rows: &'r mut Vec<Row>, module: &str, file: &str) -> &'r mut Row {
    let at = rows.iter().position(|row| row.module == module && row.file == file).unwrap_or_else(|| {
        rows.push(Row { module: module.to_owned(), file: file.to_owned(), ..Row::default() });
        rows.len() - 1
    });
    &mut rows[at]
}

/// The row of a place `mod/file:line`, and the line.
fn row_at<'r>(rows: &'r mut [Row], place: &str) -> Option<(&'r mut Row, u32)> {
    let (path, line) = place.rsplit_once(':')?;
    let (module, file) = path.split_once('/')?;
    let row = rows.iter_mut().find(|row| row.module == module && row.file == file)?;
    Some((row, line.parse().unwrap_or(0)))
}

/// The rows as a table for people, the wide column first.
pub(super) fn table(rows: &[Row]) -> Vec<String> {
    let widest = rows.iter().map(|row| row.file.chars().count()).max().unwrap_or(4).clamp(4, 48);
    let head = format!("{:widest$}  loads  entries  new  unknown names  unknown methods", "file");
    let lines = rows.iter().map(|row| {
        let loads = match (row.loaded, row.unused) {
            (true, false) => "yes",
            (true, true) => "alone",
            (false, _) => "no",
        };
        format!(
            "{:widest$}  {loads:5}  {:7}  {:3}  {:13}  {:15}",
            row.file,
            row.entries,
            row.new_names.len(),
            row.unknown_names.len(),
            row.unknown_methods.len()
        )
    });
    [head].into_iter().chain(lines.map(|line| line.trim_end().to_owned())).collect()
}
