//! What came of loading the scripts: faults, overrides, names, mended source.

use std::collections::BTreeMap;

use serde::Serialize;

use super::fault::Fault;

/// The outcome of loading, for `check`, `doctor` and hosts that want to show it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct LoadReport {
    /// Files that were loaded, in order.
    pub files: Vec<FileReport>,
    /// Files and mods that were left out, and entries of the wrong kind.
    pub faults: Vec<Fault>,
    /// Which file replaced whose entry.
    pub overrides: Vec<Override>,
    /// Names that look like slips.
    pub slips: Vec<Slip>,
    /// Hooks for names that no catalogue has.
    pub new_names: Vec<NewName>,
}

/// One loaded file.
#[derive(Clone, Debug, Default, Serialize)]
pub struct FileReport {
    /// Id of the mod.
    #[serde(rename = "mod")]
    pub module: String,
    /// Path inside the mod.
    pub file: String,
    /// How many registry entries it added or replaced.
    pub entries: usize,
    /// The same by registry.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub registries: BTreeMap<String, usize>,
    /// What had to be mended in its text: line and what.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub mended: Vec<(u32, String)>,
}

/// An entry that was replaced.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Override {
    /// The entry, such as `ai_skill_invoke.yiji`.
    pub entry: String,
    /// Who replaced it: `mod/file:line`.
    pub by: String,
    /// Who had filled it: `mod/file:line`.
    pub over: String,
}

/// A key that looks like a misspelt name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Slip {
    /// The entry.
    pub entry: String,
    /// Where it was written: `mod/file:line`.
    pub by: String,
    /// What was probably meant.
    pub near: String,
}

/// A hook for a name that no catalogue has.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct NewName {
    /// Kind of the name (`skill`, `card` …).
    pub kind: String,
    /// The name.
    pub name: String,
    /// Where: `mod/file:line`.
    pub by: String,
}

impl LoadReport {
    /// Whether `check` should fail: a file was left out, or a name looks misspelt.
    pub fn is_bad(&self) -> bool {
        !self.faults.is_empty() || !self.slips.is_empty()
    }
}
